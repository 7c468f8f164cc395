"""What somebody is told when something cannot be done, and what would be right: never a stack trace."""

from typing import Any

TITLES = {
    400: "Bad request",
    401: "Not known",
    403: "Not allowed",
    404: "Not found",
    405: "Not that way",
    409: "Not now",
    413: "Too large",
    415: "Not JSON",
    422: "Not possible",
    429: "Too often",
    500: "Our mistake",
    503: "Not available now",
}


class Problem(Exception):
    """An answer that is no success. `kind` is its name in the protocol."""

    def __init__(self, status: int, kind: str, detail: str, headers: dict[str, str] | None = None, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.headers = headers
        self.more = more

    def to_dict(self) -> dict[str, Any]:
        """As RFC 9457 has it."""
        return {
            "type": f"/bots#{self.kind}",
            "title": TITLES.get(self.status, "Not possible"),
            "status": self.status,
            "detail": self.detail,
            **self.more,
        }


def missing(what: str) -> Problem:
    return Problem(404, "not-found", f"there is no {what} here")


def stale(version: int) -> Problem:
    return Problem(409, "stale", f"the table has changed: it is at version {version} now", version=version)
