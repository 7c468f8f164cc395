"""The page's files, under the name of their edition for ever."""

import hashlib
import mimetypes
import time
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..words import LANGUAGES, files_of

WEB = Path(str(files("oldtricks") / "web"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed

for suffix, kind in {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}.items():
    mimetypes.add_type(kind, suffix)  # systems disagree about these


def edition() -> str:
    """A name for the files as they are now: whatever lies under it can be kept for ever."""
    return _edition(int(time.time()))


@lru_cache(1)
def _edition(second: int) -> str:
    found = [path for path in sorted(WEB.rglob("*")) if path.is_file()]
    found += [path for language in LANGUAGES for path in files_of(language)]
    stamps = [f"{path}{path.stat().st_mtime_ns}" for path in found]
    return hashlib.sha256("\n".join(stamps).encode()).hexdigest()[:12]


class Files(StaticFiles):
    """`/js/app.js`, or `/0123456789ab/js/app.js` with the name of an edition before it."""

    def __init__(self) -> None:
        super().__init__(directory=WEB)

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition("/")
        kept = ASK_AGAIN
        if len(first) == 12 and not (WEB / first).exists():
            path = rest
            kept = FOR_EVER if first == edition() else ASK_AGAIN
        try:
            answer = await super().get_response(path, scope)
        except (ValueError, OSError):  # no file can be called that: there is a zero in it, or it is far too long
            raise HTTPException(404) from None
        answer.headers["cache-control"] = kept
        return answer
