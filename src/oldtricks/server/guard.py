"""At the door: size, origin and kind of what comes in."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..words import say
from .answers import refusal
from .problems import Problem
from .settings import Settings

WRITING = ("POST", "PUT", "DELETE", "PATCH")


class Guard:
    """Lets a request that would change something in, or answers why not."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in WRITING:
            try:
                self._check(Headers(scope=scope))
            except Problem as problem:
                await refusal(problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _check(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            raise Problem(411, "length", say("problem-length"))
        if not length.isascii() or not length.isdigit():
            raise Problem(400, "length", say("problem-length-no-number"))
        if len(length) > 9 or int(length) > self.settings.largest_body:
            raise Problem(413, "too-large", say("problem-too-large", bytes=self.settings.largest_body))
        if int(length) and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json", say("problem-not-json-said"))
        if not headers.get("authorization", "").lower().startswith("bearer ") and not self._same_origin(headers):
            raise Problem(403, "origin", say("problem-origin"))

    def _same_origin(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "same-origin"
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host")
