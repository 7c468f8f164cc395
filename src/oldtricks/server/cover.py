"""What a link looks like where it is shared: a title, a line and a picture, and nothing that only players know."""

from dataclasses import dataclass
from html import escape

import orjson
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ..engine.boxes import BOXES
from ..words import Reader
from .files import WEB, edition
from .schema import rounds, tables
from .storage import Storage

TITLES = {  # of the pages that are about a game, by how their address begins
    "new": "preview-game",
    "t": "lobby-title",
    "replay": "replay-of",
    "rules": "rules-of",
    "learn": "preview-learn",
    "puzzles": "preview-puzzles",
    "boards": "preview-boards",
}
WIDTH, HEIGHT = 1200, 630  # as those who show previews want them


@dataclass(frozen=True)
class Cover:
    title: str
    about: str
    picture: str


def cover(kind: str, game: str | None, language: str) -> Cover:
    """The cover of a page about a game, or of the whole house."""
    reader = Reader(language)
    if game not in BOXES or kind not in TITLES:
        return Cover(reader.t("brand"), reader.t("preview-house"), _picture("house"))
    box = BOXES[game]
    title = reader.t(TITLES[kind], game=box.title)
    return Cover(title, f"{reader.say(box.about())} ({box.publisher}, {box.year})", _picture(game))


def _picture(name: str) -> str:
    """A game from outside may have none of its own."""
    return f"/static/{edition()}/previews/{name if (WEB / 'previews' / f'{name}.jpg').is_file() else 'house'}.jpg"


async def game_at(storage: Storage, table: str) -> str | None:
    """The game that is played at a table; all that a preview may say of it."""
    try:
        found = await storage.read(
            lambda db: db.execute(select(tables.c.game).where(tables.c.id == table)).scalar_one_or_none()
        )
    except SQLAlchemyError:  # the page itself will say what is wrong
        return None
    return str(found) if found is not None else None


async def game_of_round(storage: Storage, name: str) -> str | None:
    """The game of a round of boards: of a day it stands in the address."""
    if "-" in name:
        return name[11:]
    wanted = select(rounds.c.spec).where(rounds.c.id == name)
    try:
        found = await storage.read(lambda db: db.execute(wanted).scalar_one_or_none())
    except SQLAlchemyError:
        return None
    return str(orjson.loads(found)["game"]) if found is not None else None


def head(found: Cover, address: str, origin: str, language: str) -> str:
    """The title and what previews are made of, as HTML; no previews without an origin: they want whole addresses."""
    brand = Reader(language).t("brand")
    title = found.title if found.title == brand else f"{found.title} · {brand}"
    properties = {
        "og:type": "website",
        "og:site_name": brand,
        "og:locale": {"en": "en_GB", "de": "de_DE"}.get(language, language),
        "og:title": found.title,
        "og:description": found.about,
        "og:url": address,
        "og:image": origin + found.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": found.title,
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(found.about)}">']
    if not origin:
        return "\n    ".join(lines)
    lines += [f'<meta property="{name}" content="{escape(content)}">' for name, content in properties.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
