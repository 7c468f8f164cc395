"""The page's files, under the name of their edition for ever."""

import gzip
import hashlib
import mimetypes
import os
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import brotli  # type: ignore[import-untyped]
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .. import art
from ..compiled.cpu import cache_folder
from ..words import LANGUAGES, files_of

WEB = Path(str(files("oldtricks") / "web"))
DRAWERS = Path(str(art.__file__)).parent
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed
PRIVATE = "no-store"
MOST_KEPT = 1000  # files: an edition has some four hundred, with all pictures
NO_MORE: Mapping[str, str] = {}
QUICK = 5  # of 9 or 11: three milliseconds for a hand of pictures

for suffix, kind in {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}.items():
    mimetypes.add_type(kind, suffix)  # systems disagree about these


def edition() -> str:
    """A name for the files as they are now: whatever lies under it can be kept for ever."""
    return _edition(int(time.time()))


@lru_cache(1)
def _edition(second: int) -> str:
    found = [path for path in sorted(WEB.rglob("*")) if path.is_file()]
    found += [path for language in LANGUAGES for path in files_of(language)]
    found += [*sorted(DRAWERS.glob("*.py")), *sorted(DRAWERS.glob("fonts/*.json"))]
    stamps = [f"{path}{path.stat().st_mtime_ns}" for path in found]
    return hashlib.sha256("\n".join(stamps).encode()).hexdigest()[:12]


@lru_cache(512)
def _tag(text: str) -> str:
    return f'"{_digest(text)[:16]}"'


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(512)
def _small(text: str, coding: str) -> bytes:
    """As small as can be, since it is made once."""
    return _brotli(text) if coding == "br" else gzip.compress(text.encode(), 9, mtime=0)


def _brotli(text: str) -> bytes:
    """Half a second's work for a large one, so it is kept for the next start, where that is allowed."""
    with suppress(OSError, RuntimeError):  # not everybody has a home, or may write there
        kept = cache_folder() / "packed" / f"{_digest(text)}.br"
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as file:
                file.write(_pressed(text))
            Path(file.name).replace(kept)
            _tidy(kept.parent)
        os.utime(kept)
        return kept.read_bytes()
    return _pressed(text)


def _tidy(folder: Path) -> None:
    """Of what was kept, only what was used last: the rest is of editions that nobody has any more."""
    found = sorted(folder.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for each in found[MOST_KEPT:]:
        each.unlink(missing_ok=True)


def _pressed(text: str) -> bytes:
    return bytes(brotli.compress(text.encode(), mode=brotli.MODE_TEXT))


def packed(text: str, kind: str, asked: Headers, keep: str, more: Mapping[str, str] = NO_MORE) -> Response:
    """Text that is made once and sent often: packed in advance, and not at all to whoever has it."""
    tag = _tag(text)
    headers = {"Cache-Control": keep, "ETag": tag, "Vary": "Accept-Encoding", **more}
    if asked.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    coding = _coding(asked)
    if not coding:
        return Response(text, headers=headers, media_type=kind)
    return Response(_small(text, coding), headers={**headers, "Content-Encoding": coding}, media_type=kind)


def small(text: str, kind: str, asked: Headers, keep: str, status: int = 200) -> Response:
    """Text that is made for one answer: packed as well as a moment allows."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Language, Accept-Encoding"}
    data, coding = text.encode(), _coding(asked)
    if coding:
        headers["Content-Encoding"] = coding
        data = brotli.compress(data, brotli.MODE_TEXT, QUICK) if coding == "br" else gzip.compress(data, QUICK, mtime=0)
    return Response(data, status, headers=headers, media_type=kind)


def _coding(asked: Headers) -> str:
    """How a browser would have it packed, if at all."""
    understood = [each.partition(";")[0].strip() for each in asked.get("accept-encoding", "").split(",")]
    return next((coding for coding in ("br", "gzip") if coding in understood), "")


class Files(StaticFiles):
    """`/js/app.js`, or `/0123456789ab/js/app.js` with the name of an edition before it."""

    def __init__(self, made: Callable[[str], tuple[str, str] | None]) -> None:
        super().__init__(directory=WEB)
        self._made = made  # what is no file, but made of several

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition("/")
        kept = ASK_AGAIN
        if len(first) == 12 and not (WEB / first).exists():
            path = rest
            kept = FOR_EVER if first == edition() else ASK_AGAIN
        if path.startswith("bundle/") and (found := self._made(path.removeprefix("bundle/"))):
            return await run_in_threadpool(packed, *found, Headers(scope=scope), kept)
        try:
            answer = await super().get_response(path, scope)
        except (ValueError, OSError):  # no file can be called that: there is a zero in it, or it is far too long
            raise HTTPException(404) from None
        answer.headers["cache-control"] = kept
        return answer
