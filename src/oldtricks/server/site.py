"""The page: its files, the card art, and the addresses that all show the same page."""

import hashlib
import time
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from .. import art
from ..engine.errors import OldTricksError
from .problems import missing

WEB = Path(str(files("oldtricks") / "web"))
WORDS = Path(str(files("oldtricks") / "words"))  # a folder of Fluent files for each language
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed
FOR_A_WHILE = "public, max-age=600"
KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".css": "text/css"}

router = APIRouter(include_in_schema=False)


def edition() -> str:
    """A name for the files as they are now: whatever lies under it can be kept for ever."""
    return _edition(int(time.time()))


@lru_cache(1)
def _edition(second: int) -> str:
    found = [path for folder in (WEB, WORDS) for path in sorted(folder.rglob("*")) if path.is_file()]
    stamps = [f"{path}{path.stat().st_mtime_ns}" for path in found]
    return hashlib.sha256("\n".join(stamps).encode()).hexdigest()[:12]


@router.get("/static/{path:path}")
def static(path: str, request: Request) -> Response:
    """A file of the page; under its edition's name it never changes."""
    first, _, rest = path.partition("/")
    kept = ASK_AGAIN
    if len(first) == 12 and not (WEB / first).exists():
        path = rest
        kept = FOR_EVER if first == edition() else ASK_AGAIN
    file = (WEB / path).resolve()
    if not file.is_relative_to(WEB.resolve()) or not file.is_file():
        raise missing("such file")
    found = file.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"Cache-Control": kept, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return FileResponse(file, headers=headers, media_type=KINDS.get(file.suffix))


def languages() -> list[str]:
    """Those that there are words for."""
    return sorted({path.parent.name for path in WORDS.glob("*/*.ftl")})


@router.get("/words/{language}.ftl")
@router.get("/words/{language}/{name}.ftl")
def words(language: str, request: Request, name: str = "") -> Response:
    """A catalogue of words, or all of a language in one; asked for by its edition it never changes."""
    found = [path for path in sorted(WORDS.glob("*/*.ftl")) if path.parent.name == language]
    text = "\n".join(path.read_text(encoding="utf-8") for path in found if name in ("", path.stem))
    if not text:
        raise missing("such words")
    headers = {"Cache-Control": FOR_EVER if request.url.query == edition() else ASK_AGAIN}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def picture(game: str, name: str) -> tuple[str, str]:
    """A drawing, and its tag."""
    try:
        if name.startswith("mark-"):
            svg = art.mark(game, name.removeprefix("mark-"))
        elif name in ("back", "box", "board"):
            svg = {"back": art.back, "box": art.box, "board": art.board}[name](game)
        else:
            svg = art.plane() if name == "plane" else art.face(game, name)
    except OldTricksError:
        raise missing("such picture") from None
    return svg, f'"{hashlib.sha256(svg.encode()).hexdigest()[:16]}"'


@router.get("/art/{game}/{name}.svg")
def drawing(game: str, name: str, request: Request) -> Response:
    svg, tag = picture(game, name)
    headers = {"Cache-Control": FOR_A_WHILE, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(svg, headers=headers, media_type="image/svg+xml")


@router.get("/")
@router.get("/new/{game}")
@router.get("/t/{id}")
@router.get("/t/{id}/replay")
@router.get("/me")
@router.get("/stats")
@router.get("/rules/{game}")
@router.get("/bots")
@router.get("/settings")
def page() -> Response:
    """The page, which finds out by its address what to show."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    text = text.replace('"/static/', f'"/static/{edition()}/')
    text = text.replace('content="en"', f'content="{" ".join(languages())}"')
    return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/html")


@router.get("/favicon.ico")
def icon() -> Response:
    return FileResponse(WEB / "icon.svg", media_type="image/svg+xml", headers={"Cache-Control": FOR_A_WHILE})
