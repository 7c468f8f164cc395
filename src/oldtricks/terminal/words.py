"""The short texts around the table: what is played for, and how everybody stands."""

from collections.abc import Iterator

from rich.cells import cell_len

from ..engine.box import Box, State, trick_table
from ..engine.boxes import BOXES
from ..engine.trick_box import TrickBox
from ..engine.view import View
from ..rules.table import TrickTable
from ..words import ENGLISH, Reader, Said, Seat, Seats, known, say
from ..words.reader import find, joined, number

RACE = "race"


def reader_of(view: View, language: str = ENGLISH) -> Reader:
    """Whoever looks at this view: he is "you", and cards are called what he types."""
    return Reader(language, view.game, view.players, view.sides, view.seat, typed=True)


def box_of(view: View) -> Box[State]:
    return BOXES[view.game]


def trick_box(view: View) -> TrickBox[TrickTable]:
    """The box of a game that has tricks."""
    box = BOXES[view.game]
    assert isinstance(box, TrickBox)
    return box


def races(view: View) -> bool:
    """Whether there are piles to race on instead of tricks."""
    return box_of(view).screen == RACE


def score(reader: Reader, points: int) -> str:
    return number(reader.language, points)


def in_short(reader: Reader, said: Said) -> str:
    """What is said where there is little room."""
    return reader.say(Said(shorter(reader, said.key), said.args))


def shorter(reader: Reader, key: str) -> str:
    """A key's shorter form, if the catalogue that says the long one has any."""
    short = f"{key}.short"
    if not known(short, reader.language):
        return key
    return short if find(reader.language, short)[0] is find(reader.language, key)[0] else key


def heading(view: View, reader: Reader, goal: bool = True) -> str:
    """Game, target and deal."""
    box, limit = box_of(view), view.options.get("hands")
    deal = say("terminal-deal-number", deal=view.deal)
    if isinstance(limit, int):
        deal = say("terminal-deal-of", deal=view.deal, deals=limit)
    if not goal:
        return reader.t("terminal-heading-short", game=box.title, deal=deal)
    return reader.t("terminal-heading", game=box.title, goal=box.about("goal"), deal=deal)


def contract(view: View, reader: Reader) -> str:
    """Who has to make what, or how far the bidding is."""
    if view.contract is not None:
        owed = in_short(reader, view.contract)
        return reader.t("terminal-contract", seat=Seat(view.table["maker"]), contract=owed)
    if view.phase in ("bid", "sell"):
        highest = highest_bid(view)
        return reader.t("terminal-highest", call=highest) if highest else reader.t("terminal-bidding")
    return ""


def gauged(view: View, reader: Reader, owed: str) -> Iterator[str]:
    """The contract with how far it is, where there is room for that."""
    if view.gauges and not races(view):
        yield f"{owed} · {reader.say(view.gauges[0].short)}"


def highest_bid(view: View) -> Said | None:
    """The standing bid, if there is one."""
    bid = trick_table(view.known).bid
    return trick_box(view).bid_said(bid) if bid else None


def side_name(view: View, reader: Reader, side: int) -> str:
    """We and They where there are two teams, otherwise names."""
    seats = view.sides[side]
    if len(view.sides) == 2 and len(seats) > 1 and view.seat is not None:
        return reader.t("terminal-we" if view.seat in seats else "terminal-they")
    return "+".join(view.players[seat] for seat in seats)


def side_scores(view: View, reader: Reader) -> tuple[Said, ...]:
    """Every side with its score."""
    sides = zip(view.sides, view.scores, strict=True)
    return tuple(say("terminal-side-score", side=Seats(side), score=score(reader, points)) for side, points in sides)


def standing(view: View, reader: Reader, side: int, room: int) -> str:
    """What a side has made in this hand so far; where there is little room, only the last word of it."""
    parts = [reader.say(said) for said in view.in_hand[side]]
    while len(parts) > 1 and cell_len(_listed(reader, parts)) > room:
        parts.pop(0)
    return _listed(reader, parts) if parts else ""


def _listed(reader: Reader, parts: list[str]) -> str:
    return joined(reader.language, "list-comma", parts)


def scoreboard(view: View, reader: Reader, width: int) -> list[tuple[str, bool]]:
    """A text for each side and whether it is one's own, that one first, where several seats share a score.

    Otherwise the plates carry it.
    """
    if len(view.sides) == len(view.players):
        return []
    room = width // len(view.sides) - 2
    texts = []
    for side in sorted(range(len(view.sides)), key=lambda side: view.seat not in view.sides[side]):
        text = f"{side_name(view, reader, side)} {score(reader, view.scores[side])}"
        if any(view.table.get("engagements", ())):
            text += f" · {reader.t('terminal-engagements', n=view.table['engagements'][side])}"
        made = standing(view, reader, side, room - cell_len(text) - 3)
        texts.append((f"{text} · {made}" if made else text, view.seat in view.sides[side]))
    return texts
