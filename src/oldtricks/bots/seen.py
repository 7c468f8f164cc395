"""A state of the rules from what a seat sees: everything public and its own cards; what is hidden stays zero.

Hidden are, in a trick game, the other hands, the cards in the centre, another maker's discards and the side cards
that are still face down; in the race, the other hands and the order of the drawing pile. Lines that earlier hands
left on the rules' own scrap of the score sheet are not there either: no rule reads them.
"""

from functools import lru_cache
from typing import Any

from ..engine.box import Event, State, Value
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.match import MOST_CARDS, copy_state
from ..engine.view import View
from ..rules import new_york_to_paris as race
from ..rules.aviationgame import NO_COUNT
from ..rules.table import DRAW, LUCKY, PLAY

PHASES = {"draw": DRAW, "play": PLAY, "lucky": LUCKY}  # of the race
ENDINGS = {"NY11": race.NY11, "NY-Q8": race.NY_Q8}


def state_of(view: View) -> State:
    """The table as the seat knows it."""
    played = game_of(view)
    return _race(view, played) if played.rules is race else _tricks(view, played)


def game_of(view: View) -> Game:
    """The game that is being played."""
    return _game(view.game, len(view.players), tuple(view.options.items()))


@lru_cache(maxsize=256)
def _game(name: str, players: int, options: tuple[tuple[str, Value], ...]) -> Game:
    return Game(BOXES[name], players, dict(options))


# The trick games: the hand is played once more from its events, by the rules themselves.


@lru_cache(maxsize=256)
def _dealt(played: Game) -> State:
    """A table after a deal of which nobody has seen a card."""
    s = played.new_state()
    deck = [0] * MOST_CARDS
    played.rules.pack(s, deck)
    played.rules.deal(s, deck)
    return s


@lru_cache(maxsize=256)
def _cards(played: Game) -> dict[str, int]:
    return dict(played.box.pack_names(played.new_state()))


def _tricks(view: View, played: Game) -> State:
    s = copy_state(_dealt(played))
    cards = _cards(played)
    s.deals, s.dealer = view.deal, view.dealer
    s.turn = (view.dealer + 1) % s.players
    if view.game == "gasoline_alley":
        s.bidding = (1 << s.players) - 1 & ~(1 << view.dealer)  # GA5
    s.scores[: s.sides] = view.scores
    for line in view.sheet:
        if line.deal == view.deal:
            s.scores[line.side] -= line.points
    if view.game == "aviationgame":
        s.side = [0] * len(s.side)
        for i, name in enumerate(view.table["turned_up"]):
            s.side[i] = cards[name] - NO_COUNT
    if view.game == "tactics":
        s.engagements = view.table["engagements"][:]
        if view.over and view.ended == "TA15":
            s.engagements[view.winners[0] % 2] -= 1  # the last one is won again below
    number, apply = played.grammar.by_text, played.rules.apply
    for event in view.events:
        text = _done(event)
        if text:
            apply(s, number[s.phase][text].number)
        elif event.kind == "discard":
            apply(s, 0)  # unseen; what it did to the cards is put right below
    s.hands = [0] * len(s.hands)
    if view.seat is not None:
        for name in view.hand:
            s.hands[view.seat] |= 1 << cards[name]
    s.centre = 0
    s.discards = 0
    for name in view.table["discards"] or ():
        s.discards |= 1 << cards[name]
    return s


def _done(event: Event) -> str:
    """The action that an event tells of, as text; empty if it tells of none, or of a card that was not seen."""
    data: Any = event.data
    match event.kind:
        case "play":
            return f"play {data['card']}"
        case "call":
            return str(data["call"])
        case "sell" | "keep":
            return event.kind
        case "name":
            return str(data["choice"])
        case "call-partner":
            return f"call {data['card']}"
        case "discard" if data:
            return f"discard {data['card']}"
    return ""


# The race: everything lies on the table but the order of the discards.


def _race(view: View, played: Game) -> State:
    s, on, cards = played.new_state(), view.table, _cards(played)
    s.deals, s.dealer = view.deal, view.dealer
    for side, piles in enumerate(on["piles"]):
        s.weather[side] = cards.get(piles["weather"], race.NOTHING)
        s.flight[side] = cards.get(piles["flight"], race.NOTHING)
        s.miles[3 * side : 3 * side + 3] = piles["500"], piles["300"], piles["100"]
        s.scores[side] = piles["miles"]
    for name, count in on["aside"].items():
        s.buried[cards[name]] = count
    s.taken = cards.get(on["taken"], race.NOTHING)
    s.quiet = on["quiet_turns"]
    flown = False
    for event in view.events:
        kind, data = event.kind, event.data
        if kind in ("draw", "take"):
            s.turn = event.seat  # which stays so if the race is over
            flown = False
        if kind == "draw":
            s.drawn += 1
        elif kind == "fill":
            s.drawn += data["count"]
        elif kind == "take":
            s.discarded -= 1
            s.discards[s.discarded // race.PER_WORD] &= (1 << 4 * (s.discarded % race.PER_WORD)) - 1
        elif kind == "discard":
            race.discard(s, cards[data["card"]])
        elif kind == "play":
            flown |= race.MILEAGE >> cards[data["card"]] & 1 == 1
    s.stock = on["drawing"] + s.drawn
    if view.seat is not None:
        for name in view.hand:
            race.take_in(s, view.seat, cards[name])
    if view.over:
        race.close(s, sum(1 << side for side, seats in enumerate(view.sides) if seats[0] in view.winners),
                   ENDINGS[str(view.ended)])  # fmt: skip
    else:
        s.turn, s.phase = view.turn, PHASES[view.phase]
    if flown and (s.phase == LUCKY or view.ended == "NY11"):
        s.quiet = -1  # the turn that ended the silence is not over
    return s
