"""At the door: size, origin and kind of what comes in, and how much somebody reads."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..words import say
from .answers import refusal
from .limits import Rates, household
from .people import bearer
from .problems import Problem
from .settings import Settings

WRITING = ("POST", "PUT", "DELETE", "PATCH")
COUNTED = ("/api/", "/healthz", "/metrics")  # elsewhere, or not at all: whoever asks for health must be answered


class Guard:
    """Lets a request that would change something in, or answers why not."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in WRITING:
            try:
                self._check(Headers(scope=scope), scope["scheme"])
            except Problem as problem:
                await refusal(problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _check(self, headers: Headers, scheme: str) -> None:
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            raise Problem(411, "length", say("problem-length"))
        if not length.isascii() or not length.isdigit():
            raise Problem(400, "length", say("problem-length-no-number"))
        if len(length) > 9 or int(length) > self.settings.largest_body:
            raise Problem(413, "too-large", say("problem-too-large", bytes=self.settings.largest_body))
        if int(length) and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json", say("problem-not-json-said"))
        if not bearer(headers) and not self._same_origin(headers, scheme):
            raise Problem(403, "origin", say("problem-origin"))

    def _same_origin(self, headers: Headers, scheme: str) -> bool:
        """Whether a page of this server asks. No page can write the header by which a browser says so itself."""
        origin = headers.get("origin")
        said = headers.get("sec-fetch-site") == "same-origin"
        if origin is None or origin in self.settings.origins:
            return said or origin is not None
        kind, _, host = origin.partition("://")
        return host == headers.get("host") and (kind == scheme or said)


class Turnstile:
    """Counts pages, files and pictures, which anybody may read: so many for each address."""

    def __init__(self, app: ASGIApp, pages: Rates) -> None:
        self.app = app
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(COUNTED):
            try:
                self.pages.take(household(scope["client"][0] if scope.get("client") else "nowhere"))
            except Problem as problem:
                await refusal(problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)
