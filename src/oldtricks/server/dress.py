"""The headers of every answer: what a browser may do with it, and a new guest's cookie."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .people import COOKIE, SECRET

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
YEAR = 365 * 24 * 3600


class Dress:
    """Nothing goes out without."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _dress(scope, MutableHeaders(raw=message.setdefault("headers", [])))
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)


def _dress(scope: Scope, headers: MutableHeaders) -> None:
    headers.setdefault("content-security-policy", POLICY)
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "same-origin"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers.setdefault("cache-control", "no-store")
    if SECRET in scope:
        secret = scope[SECRET]  # an empty one takes the cookie away
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        age = YEAR if secret else 0
        headers.append("set-cookie", f"{COOKIE}={secret}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}")
