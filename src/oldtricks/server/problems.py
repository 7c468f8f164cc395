"""What somebody is told when something cannot be done, and what would be right: never a stack trace."""

from typing import Any

from ..words import Reader, Said, known, say


class Problem(Exception):
    """An answer that is no success. `kind` is its name in the protocol."""

    def __init__(
        self,
        status: int,
        kind: str,
        said: Said,
        headers: dict[str, str] | None = None,
        *,
        reader: Reader | None = None,
        **more: Any,
    ) -> None:
        super().__init__(said)
        self.status = status
        self.kind = kind
        self.said = said
        self.headers = headers
        self.reader = reader or Reader()
        self.more = more

    @property
    def detail(self) -> str:
        """In plain English."""
        return self.reader.say(self.said)

    def to_dict(self) -> dict[str, Any]:
        """As RFC 9457 has it."""
        return {
            "type": f"/bots#{self.kind}",
            "title": self.reader.t(f"status-{self.status}" if known(f"status-{self.status}") else "status-other"),
            "status": self.status,
            "detail": self.detail,
            "said": self.said.to_json(),
            **self.more,
        }


def missing(what: str) -> Problem:
    """There is no such words, picture, game or table."""
    return Problem(404, "not-found", say(f"problem-no-{what}"))


def closed() -> Problem:
    return Problem(410, "closed", say("problem-closed"))


def unknown() -> Problem:
    return Problem(503, "unknown", say("problem-unknown"), {"Retry-After": "1"})


def stale(version: int) -> Problem:
    return Problem(409, "stale", say("problem-stale", version=version), version=version)
