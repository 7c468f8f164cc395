"""`oldtricks site`: the page with Python in it, as files that any web server can serve, in any folder."""

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ... import art
from ...art import printing
from ...bots import net
from ...compiled.cpu import cache_folder
from ...engine.boxes import BOXES
from ...engine.errors import OldTricksError
from ...teaching import courses
from ...teaching.puzzles import books
from ...words import ENGLISH, LANGUAGES, Reader, say
from .. import bundle, catalogue, deck, drawings, exercises, installable, levels, pages, vocabulary
from ..cover import cover, head
from ..files import WEB
from ..packing import dumps, loads
from . import runtime

Files = dict[str, bytes]
Report = Callable[[int, int], None]

STILL = ("icon*.svg", "fonts/*.woff2", "icons/*.png", "previews/*.jpg")
KINDS = (  # of pages that are about no game
    "", "me", "stats", "settings", "bots", "learn", "puzzles", "people", "boards", "continue", "t", "t/replay",
)  # fmt: skip
# What is not kept before somebody looks at it, and of the art what is.
LATER = re.compile(r"(print|art|alone/nets|static/\w+/previews)/|.*/index\.html|404\.html")
KEPT = re.compile(r"art/\w+/(pack\.json|box\.svg|board\.svg|plane\.svg|avatar-[\w-]+\.svg)")


def build(folder: Path, server: str = "", report: Report | None = None, *, address: str = "") -> int:
    """Write the site into an empty folder; how many bytes it has. At its address, if that is known, it has previews."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise OldTricksError(say("site-not-empty", folder=str(folder)))
    tell = report or (lambda done, of: None)
    package = runtime.fetch(cache_folder())
    tell(1, 4)
    python = {f"alone/{name}": data for name, data in _python(package).items()}
    tell(2, 4)
    files = {**_still(), **_told(), **_art(), **_learned(), **python}
    edition = hashlib.sha256(b"".join(f"{name}\n".encode() + files[name] for name in sorted(files))).hexdigest()[:12]
    files = {name.replace("static/", f"static/{edition}/", 1): data for name, data in files.items()}
    weight = sum(len(data) for data in python.values())
    files |= _pages(edition, server, weight, address)
    files |= _service(edition, files)
    tell(3, 4)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    tell(4, 4)
    return sum(map(len, files.values()))


def _python(package: bytes) -> Files:
    found = {f"pyodide/{name}": data for name, data in runtime.pyodide(package)}
    return {**found, "oldtricks.zip": runtime.ours(), "worker.js": (WEB / "alone" / "worker.js").read_bytes()}


def _learned() -> Files:
    """What bots have learned of each game: much, so it is fetched when one of them is to play it."""
    return {f"alone/nets/{file.name}": file.read_bytes() for file in map(net.file_of, BOXES) if file.exists()}


def _still() -> Files:
    """What the page is made of."""
    books = [*(f"{book}.js" for book in bundle.BOOKS), *bundle.SHEETS]
    found = {f"static/bundle/{name}": made[0].encode() for name in books if (made := bundle.book(name))}
    for path in (path for pattern in STILL for path in sorted(WEB.glob(pattern))):
        found[f"static/{path.relative_to(WEB).as_posix()}"] = path.read_bytes()
    return found | {f"words/{name}.ftl": vocabulary.book_of_words(name, "").encode() for name in vocabulary.names()}


def _told() -> Files:
    """What a server would answer, always alike."""
    found: dict[str, Any] = {
        "games": {"games": catalogue.games(), "bots": _bots()},
        "learn": loads(exercises.courses()),
        "avatars": {"avatars": {game: art.avatars(game) for game in BOXES}},
        "pages/bots": pages.document("protocol"),
    }
    for game in BOXES:
        for language in LANGUAGES:
            found[f"games/{game}/deck.{language}"] = deck.deck(game, language)
            found[f"games/{game}/rules.{language}"] = pages.rules(game, language)
    return {f"api/{name}.json": dumps(data) for name, data in found.items()}


def _bots() -> list[Any]:
    """Those that need nothing but Python."""
    return [{**bot, "available": not levels.needs(bot["level"])} for bot in levels.described()]


def _art() -> Files:
    found: Files = {}
    for game in BOXES:
        found[f"art/{game}/pack.json"] = drawings.pack(game).encode()
        names = ["back", "box", *(f"mark-{suit}" for suit in art.suits(game)), *art.cards(game)]
        names += [f"avatar-{name}" for name in art.avatars(game)]
        if art.route_of(game):
            names += ["board", "plane"]
        found |= {f"art/{game}/{name}.svg": drawings.picture(game, name).encode() for name in names}
        found[f"print/{game}/index.html"] = printing.sheets(game).encode()
        for language in LANGUAGES:
            found[f"print/{game}/summary/{language}/index.html"] = printing.summary(game, language).encode()
    return found


def _addresses() -> Iterator[tuple[str, str, str | None]]:
    """Every address of the page that is known in advance: the kind of page, and its game."""
    for kind in KINDS:
        yield kind, kind, None
    for game in BOXES:
        for kind in ("new", "rules", "learn", "puzzles"):
            yield f"{kind}/{game}", kind, game
    for game, course in courses().items():
        yield from ((f"learn/{game}/{lesson.id}", "learn", game) for lesson in course.lessons)
    for game, book in books().items():
        yield from ((f"puzzles/{game}/{puzzle.id}", "puzzles", game) for puzzle in book.puzzles)


def _pages(edition: str, server: str, weight: int, home: str) -> Files:
    """A copy of the page for every address: it lies where it is asked for, so no web server has to know anything."""
    text = bundle.bound((WEB / "index.html").read_text(encoding="utf-8"))
    text = text.replace('content="en"', f'content="{" ".join(LANGUAGES)}"')
    text = text.replace('"/static/', f'"./static/{edition}/').replace('"/manifest.json"', '"./manifest.json"')
    facts = {"edition": edition, "weight": str(weight), "server": server}
    told = " ".join(f'data-{name}="{escape(value)}"' for name, value in facts.items())
    text = text.replace("<title>", f'<meta name="site" content="./" {told}>\n    <title>', 1)
    found = {}
    for address, kind, game in _addresses():
        at = text.replace("<title>Old Tricks</title>", _head(kind, game, address, edition, home))
        depth = address.count("/") + 1 if address else 0
        found[f"{address}/index.html".lstrip("/")] = at.replace('"./', f'"{"../" * depth or "./"}').encode()
    return {**found, "404.html": _lost().encode()}


def _head(kind: str, game: str | None, path: str, edition: str, home: str) -> str:
    found, at = cover(kind, game, ENGLISH), f"{home.rstrip('/')}/" if home else ""
    there = found.picture.rsplit("/", 1)[1]
    return head(replace(found, picture=f"static/{edition}/previews/{there}"), f"{at}{path}", at, ENGLISH)


def _lost() -> str:
    """For an address that leads nowhere: all in one file, since nobody can tell from there where the site lies."""
    readers = [Reader(language) for language in LANGUAGES]
    parts = {
        "title": escape(readers[0].t("missing-title")),
        "brand": escape(readers[0].t("brand")),
        "icon": f"data:image/svg+xml,{quote((WEB / 'icon.svg').read_text(encoding='utf-8'))}",
        "style": (WEB / "css" / "base.css").read_text(encoding="utf-8"),
        "told": "".join(map(_lost_in, readers)),
    }
    page = (WEB / "alone" / "lost.html").read_text(encoding="utf-8")
    return re.sub(r"\{(title|brand|icon|style|told)\}", lambda found: parts[found[1]], page)


def _lost_in(reader: Reader) -> str:
    title, text, home = (escape(reader.t(key)) for key in ("missing-title", "missing-text", "nav-home"))
    back = f'<p><a class="button main" hidden>{home}</a></p>'
    return f'<section class="stack" lang="{reader.language}"><h1>{title}</h1><p>{text}</p>{back}</section>'


def _service(edition: str, files: Files) -> Files:
    """What makes it work without a network, and what a telephone wants to know of it."""
    kept = sorted(name for name in files if name == "index.html" or not LATER.match(name) or KEPT.fullmatch(name))
    return {
        "service.js": installable.service(edition, kept, alone=True).encode(),
        "manifest.json": installable.manifest("./", f"./static/{edition}/").encode(),
    }
