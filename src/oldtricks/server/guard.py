"""At the door of every request: size, origin and kind of what comes in; headers of what goes out."""

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import log
from .metrics import Metrics
from .people import COOKIE
from .problems import Problem
from .settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
WRITING = ("POST", "PUT", "DELETE", "PATCH")
YEAR = 365 * 24 * 3600


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(scope, MutableHeaders(raw=message.setdefault("headers", [])))
            await send(message)

        try:
            if scope["method"] in WRITING:
                self._check(scope)
            await self.app(scope, receive, watch)
            if stream := scope.get("oldtricks.stream"):
                await stream.run(receive, watch)
        except Problem as problem:
            await problem.response()(scope, receive, watch)
        finally:
            method = scope["method"] if scope["method"] in ("GET", "HEAD", *WRITING) else "other"
            self.metrics.requests[method, status] += 1
            if log.isEnabledFor(10):
                ms = round((time.perf_counter() - begun) * 1000, 1)
                line = {"method": method, "path": scope["path"][:100], "status": status, "ms": ms}
                log.debug("request", extra=line)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            raise Problem(411, "length", "say how long the body is (Content-Length)")
        if not length.isascii() or not length.isdigit():
            raise Problem(400, "length", "Content-Length is no number")
        if len(length) > 9 or int(length) > self.settings.largest_body:
            raise Problem(413, "too-large", f"a body has at most {self.settings.largest_body} bytes")
        if int(length) and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json", "bodies are JSON: say so with Content-Type: application/json")
        if not headers.get("authorization", "").lower().startswith("bearer ") and not self._same_origin(headers):
            raise Problem(403, "origin", "changes come from a page of this server (Origin), or with a token")

    def _same_origin(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "same-origin"
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host")

    def _dress(self, scope: Scope, headers: MutableHeaders) -> None:
        headers.setdefault("content-security-policy", POLICY)
        headers["x-content-type-options"] = "nosniff"
        headers["referrer-policy"] = "same-origin"
        headers["cross-origin-opener-policy"] = "same-origin"
        headers.setdefault("cache-control", "no-store")
        secret = scope.get("oldtricks.secret")
        if secret:
            secure = "; Secure" if scope.get("scheme") == "https" else ""
            headers.append("set-cookie", f"{COOKIE}={secret}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}")
