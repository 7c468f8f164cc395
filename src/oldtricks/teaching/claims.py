"""What a sentence of a lesson claims, checked by the rules in the position where it is said.

A claim compares a fact with a value, `score 1 = 0`, or is a fact that is or is not so, `holds 2 us-8`. Seats are
numbered from 1, lists have commas. `after ACTION, ACTION: CLAIM` is about the position that would follow, `not CLAIM`
is its opposite. docs/lessons.md lists the facts; whatever lies on the table is one too, by its name.
"""

import re
from collections.abc import Callable, Sequence
from operator import eq, ge, gt, le, lt, ne
from typing import Any, TypeAlias

from ..engine.box import Event, trick_table
from ..engine.errors import OldTricksError
from ..engine.match import MOST_CARDS, Match
from ..rules.table import BID, NOBODY
from ..words import Arg, Card, Rule, Seat, Seats, Signed, Suit
from .courses import LessonError

Fact: TypeAlias = int | str | bool | tuple[str, ...]
COMPARED = {"=": eq, "!=": ne, "<=": le, ">=": ge, "<": lt, ">": gt}
_COMPARISON = re.compile(r"\s(=|!=|<=|>=|<|>)\s")
NONE = "none"


def actions(match: Match, text: str) -> None:
    """Play some actions, written with commas; `3: pass` says who acts, `rest` plays the hand out somehow."""
    for part in filter(None, (part.strip() for part in text.split(","))):
        seat, _, action = part.rpartition(":")
        if seat and match.turn != int(seat) - 1:
            raise LessonError(f"{part}: it is the turn of seat {_seat(match.turn)}")
        if action.strip() == "rest":
            _play_out(match)
            continue
        try:
            match.play(action.strip())
        except OldTricksError as error:
            raise LessonError(f"seat {_seat(match.turn)}, {part}: {error}") from error


def _play_out(match: Match) -> None:
    deal = match.state.deals
    while not match.over and match.state.deals == deal:
        match.play(match.legal()[0])


def true(match: Match, claim: str) -> bool:
    """Whether the claim is true in this position."""
    claim = claim.strip()
    if claim.startswith("not "):
        return not true(match, claim.removeprefix("not "))
    if claim.startswith("after "):
        played, _, rest = claim.removeprefix("after ").rpartition(": ")
        later = match.copy()
        actions(later, played)
        return true(later, rest)
    found = _COMPARISON.search(claim)
    if not found:
        return bool(fact(match, claim))
    left = fact(match, claim[: found.start()])
    right = _read(claim[found.end() :].strip(), left)
    return bool(COMPARED[found[1]](left, right))


def _read(text: str, like: Fact) -> Fact:
    """The value that a fact is compared with."""
    if isinstance(like, tuple):
        return tuple(sorted(part.strip() for part in text.split(",") if part.strip()))
    if isinstance(like, bool):
        return text == "yes"
    if isinstance(like, int):
        try:
            return int(text)
        except ValueError:
            raise LessonError(f"{text} is no number") from None
    return text


def fact(match: Match, expression: str) -> Fact:
    """A fact of this position."""
    name, _, rest = expression.strip().partition(" ")
    try:
        if name in FACTS:
            return FACTS[name](match, rest.strip())
        return _on_the_table(match, name, rest.split())
    except (IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise LessonError(f"{expression}: no such fact here ({error!r})") from error
    except OldTricksError as error:
        raise LessonError(f"{expression}: {error}") from error


def argument(match: Match, expression: str) -> Arg:
    """A fact as something that a sentence can speak of: `seat 3`, `card us-8`, `maker`, `score 1` ..."""
    name, _, rest = expression.strip().partition(" ")
    made: dict[str, Callable[[str], Arg]] = {
        "seat": lambda text: Seat(int(text) - 1),
        "side": lambda text: Seats(match.sides[_side(match, text)]),
        "card": Card,
        "suit": Suit,
        "rule": Rule,
        "signed": lambda text: Signed(int(fact(match, text))),  # type: ignore[arg-type]
    }
    if name in made:
        return made[name](rest)
    found = fact(match, expression)
    if name in SEATS and isinstance(found, int):
        return Seat(found - 1)
    if isinstance(found, str) and found in match.game.box.suit_names:
        return Suit(found)
    if isinstance(found, str) and found in dict(match.game.box.pack_names(match.state)):
        return Card(found)
    return found if isinstance(found, int | str) else ", ".join(found)


# The facts


def _seat(seat: int | None) -> int | str:
    return NONE if seat is None or seat == NOBODY else seat + 1


def _side(match: Match, seat: str) -> int:
    if not 1 <= int(seat) <= match.game.players:
        raise ValueError(seat)
    return (int(seat) - 1) % len(match.sides)


def _hand(match: Match, seat: str) -> tuple[str, ...]:
    if not 1 <= int(seat) <= match.game.players:
        raise ValueError(seat)
    return match.game.box.hand(match.state, int(seat) - 1)


def _holds(match: Match, rest: str) -> bool:
    seat, card = rest.split()
    match.game.box.deck(match.state, card)  # a card that is not in the pack is an error
    return card in _hand(match, seat)


def _count(match: Match, rest: str) -> int:
    """How many cards a seat holds, how many of a suit, or how often a card."""
    seat, *of = rest.split()
    held = _hand(match, seat)
    if not of:
        return len(held)
    if of[0] not in match.game.box.suit_names:
        match.game.box.deck(match.state, of[0])  # neither a suit nor a card is an error
        return held.count(of[0])
    return sum(match.game.box.suit_of(card) == of[0] for card in held)


def _in_the_pack(match: Match, card: str) -> int:
    """How many cards the pack has, or how often a card is in it."""
    deck = [0] * MOST_CARDS
    s = match.game.new_state()
    whole = [match.game.box.card_name(number) for number in deck[: match.game.rules.pack(s, deck)]]
    if card:
        match.game.box.deck(s, card)
    return whole.count(card) if card else len(whole)


def last_trick(match: Match) -> Event | None:
    """The trick that was finished last, in this match."""
    return next((event for event in reversed(match.events()) if event.kind == "trick"), None)


def _trick(match: Match) -> Event:
    found = last_trick(match)
    if found is None:
        raise ValueError(NONE)
    return found


def _holder(match: Match, rest: str) -> int | str:
    """Who has the trick so far; of one that is complete, who took it."""
    s = trick_table(match.state)
    return _seat(s.winning if s.count else _trick(match).seat)


def _why(match: Match, rest: str) -> str:
    """Why the last trick was won: suit, trump, or a reason of the game."""
    return str(dict(_trick(match).said.args)["reason"].key).rpartition("reason-")[2]  # type: ignore[union-attr]


def _bid(match: Match, rest: str) -> str:
    """The standing bid, as typed."""
    s = trick_table(match.state)
    return match.game.grammar.actions[BID][s.bid].text if s.bid else NONE


def _tricks(match: Match, seat: str) -> int:
    """How many a side has taken; without one, how many were played."""
    s = trick_table(match.state)
    return s.taken[_side(match, seat)] if seat else s.tricks


def _contract(match: Match, rest: str) -> str:
    return ("failed", "made", "open")[match.game.rules.contract_made(match.state)]


def _legal(match: Match, rest: str) -> Fact:
    """Whether an action is legal; without one, all that are."""
    if rest:
        return match.read(rest) in match.legal()
    return tuple(sorted(action.text for action in match.legal()))


def _refused(match: Match, rest: str) -> str:
    """The rule that forbids an action."""
    refused = match.game.rules.why_illegal(match.state, match.read(rest).number)
    return match.game.box.cite(refused) if refused else NONE


def _scored(match: Match, seat: str) -> int:
    """What a side scored in the last deal that was."""
    lines = match.sheet().lines
    last = max((line.deal for line in lines), default=0)
    return sum(line.points for line in lines if line.deal == last and line.side == _side(match, seat))


def _line(match: Match, rest: str) -> int:
    """The points of the last line of a side on the score sheet whose key ends so."""
    seat, key = rest.split()
    lines = [x for x in match.sheet() if x.side == _side(match, seat) and x.said.key.endswith(f"-{key}")]
    return lines[-1].points


def _on_the_table(match: Match, name: str, rest: Sequence[str]) -> Fact:
    """What the table shows the player at turn, by name; lists by seat, piles by their names."""
    found: Any = match.view(match.turn).table[name.replace("-", "_")]
    for word in rest:
        found = found[word] if isinstance(found, dict) else found[_place(match, found, word)]
    if isinstance(found, list | tuple):
        return tuple(sorted(each[1] if isinstance(each, list | tuple) else str(each) for each in found))
    return NONE if found is None else found if isinstance(found, int) else str(found)


def _place(match: Match, found: Sequence[Any], seat: str) -> int:
    return int(seat) - 1 if len(found) == match.game.players else _side(match, seat)


SEATS = ("dealer", "turn", "maker", "holder", "winner", "bidder")
FACTS: dict[str, Callable[[Match, str], Fact]] = {
    "score": lambda match, seat: match.scores[_side(match, seat)],
    "target": lambda match, _: match.game.box.target,
    "players": lambda match, _: match.game.players,
    "deal": lambda match, _: match.state.deals,
    "phase": lambda match, _: match.phase,
    "dealer": lambda match, _: match.state.dealer + 1,
    "turn": lambda match, _: _seat(match.turn),
    "maker": lambda match, _: _seat(trick_table(match.state).maker),
    "bidder": lambda match, _: _seat(trick_table(match.state).bidder),
    "bid": _bid,
    "goal": lambda match, _: match.game.rules.goal(match.state),
    "toward": lambda match, _: match.game.rules.toward(match.state),
    "made": lambda match, seat: match.game.rules.made(match.state, _side(match, seat)),
    "contract": _contract,
    "tricks": _tricks,
    "hand": lambda match, seat: tuple(sorted(_hand(match, seat))),
    "holds": _holds,
    "count": _count,
    "pack": _in_the_pack,
    "same-side": lambda match, seats: len({_side(match, seat) for seat in seats.split()}) == 1,
    "holder": _holder,
    "winner": lambda match, _: _seat(_trick(match).seat),
    "won-with": lambda match, _: str(_trick(match).data["card"]),
    "last-trick": lambda match, _: tuple(sorted(card for _, card in _trick(match).data["trick"])),
    "side-card": lambda match, _: str(_trick(match).data["side_card"]),
    "why": _why,
    "legal": _legal,
    "refused": _refused,
    "scored": _scored,
    "line": _line,
    "over": lambda match, _: match.over,
    "won": lambda match, seat: int(seat) - 1 in match.winners,
    "lead-by": lambda match, seats: _ahead(match, *seats.split()),
}


def _ahead(match: Match, seat: str, other: str) -> int:
    """By how much one side's score is above another's."""
    return match.scores[_side(match, seat)] - match.scores[_side(match, other)]
