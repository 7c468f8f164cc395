"""What a table's page brings along, so that nobody has to ask and wait once more.

The answers to what it would ask first, what stands on the lid of the game, and the pictures of the cards that lie
there. Those of the other cards come when these can be seen.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError

from .. import art
from ..engine.boxes import BOXES
from .api.asking import anybody, asker, hall_of, live_table, look_in
from .api.games import cards
from .api.people import me
from .catalogue import games
from .drawings import pictures
from .files import edition
from .people import COOKIE
from .problems import Problem
from .tables import NAME

OUT_OF_SIGHT = {"played"}  # what lay on the table once


@dataclass
class Along:
    answers: dict[str, bytes] = field(default_factory=dict)  # by the paths of the protocol
    game: str | None = None
    view: dict[str, Any] | None = None  # of a table where cards were dealt
    pictures: bool = False  # whether those of its cards come along: not to who keeps all of them

    @property
    def cards_first(self) -> bool:
        """Whether cards can be seen before all styles are there: a race has a board too."""
        return self.view is not None and self.game is not None and BOXES[self.game].screen != "race"

    def html(self) -> str:
        """As a part of the page that shows nothing and does nothing."""
        if not self.answers:
            return ""
        answers = {path: orjson.Fragment(body) for path, body in self.answers.items()}
        given: dict[str, Any] = {"answers": answers, "lid": next(lid for lid in games() if lid["name"] == self.game)}
        if self.pictures and self.game and self.view:
            given["pictures"] = {"game": self.game, **pictures(self.game, shown(self.game, self.view))}
        text = orjson.dumps(given).decode().replace("<", r"\u003c")  # a name may say anything
        return f'<script type="application/json" id="given">{text}</script>'


async def along(request: Request, table: str, game: str, language: str) -> Along:
    """With a table of a game."""
    found = Along({f"/games/{game}/deck": bytes((await cards(game, language)).body)}, game)
    if COOKIE in request.cookies and NAME.fullmatch(table):  # who comes for the first time is made a guest when he asks
        with suppress(Problem, SQLAlchemyError):  # the page will ask, and say what is wrong
            await _look_in(request, table, found)
    return found


async def _look_in(request: Request, table: str, found: Along) -> None:
    person, hall = await anybody(request), hall_of(request)
    if person is None:
        return
    found.answers["/me"] = bytes((await me(request, person, hall)).body)
    seen = bytes(look_in(await live_table(table, hall, person, await asker(request, person)), person).body)
    found.answers[f"/tables/{table}"] = seen
    found.view = orjson.loads(seen)["view"]
    found.pictures = found.view is not None and request.cookies.get(f"pictures-{found.game}") != edition()


def shown(game: str, view: dict[str, Any]) -> list[str]:
    """The cards that somebody sees."""
    lying = [found for key, found in view["table"].items() if key not in OUT_OF_SIGHT]
    seen = set(_words([view.get("hand"), *lying]))
    return [card for card in art.cards(game) if card in seen]


def _words(found: Any) -> list[str]:
    within = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return [found] if isinstance(found, str) else [word for each in within for word in _words(each)]
