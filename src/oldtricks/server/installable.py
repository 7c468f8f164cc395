"""What makes the page an app of a telephone, and keeps it for when there is no network."""

import json
from collections.abc import Sequence
from typing import Any

from ..words import Reader
from .bundle import BOOKS, SHEETS
from .files import WEB

PLAIN = (192, 512)  # pixels
MASKED = 512
INK, PAPER = "#2b3036", "#f6eedc"


def manifest(root: str, static: str) -> str:
    """For a page at an address, with its files at another."""
    t = Reader().t
    icons = [_icon(static, str(size), size, "any") for size in PLAIN]
    found: dict[str, Any] = {
        "name": t("brand"),
        "short_name": t("brand"),
        "description": t("preview-house"),
        "id": root,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "background_color": INK,
        "theme_color": INK,
        "categories": ["games"],
        "icons": [*icons, _icon(static, "masked", MASKED, "maskable")],
    }
    return json.dumps(found, ensure_ascii=False)


def _icon(static: str, name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": f"{static}icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def kept(static: str) -> list[str]:
    """The files of the page that every visit needs."""
    books = [f"bundle/{name}" for name in (*(f"{book}.js" for book in BOOKS), *SHEETS)]
    fonts = [path.relative_to(WEB).as_posix() for path in sorted(WEB.glob("fonts/*.woff2"))]
    return [f"{static}{name}" for name in (*books, "icon.svg", "icon-turn.svg", *fonts)]


def service(edition: str, files: Sequence[str], *, alone: bool = False) -> str:
    """The script that keeps them."""
    told = {"edition": edition, "files": list(files), "alone": alone}
    source = (WEB / "service.js").read_text(encoding="utf-8")
    return source.replace("const KEEP = NOTHING;", f"const KEEP = {json.dumps(told)};")
