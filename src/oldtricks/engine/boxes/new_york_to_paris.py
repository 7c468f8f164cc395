"""New York to Paris: names, options and facts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from ...rules import new_york_to_paris as rules
from ...rules.new_york_to_paris import State
from ...rules.table import DRAW, LUCKY, PLAY
from ...words import Card, Cards, Listed, Reader, Said, Seat, Seats, say
from ..box import Action, Box, Event, Option, Value
from ..gauge import SAFE, Gauge, standing_of

if TYPE_CHECKING:
    from ..view import View

CARD_NAMES = (
    "favorable-weather", "take-off", "500", "300", "100", "lucky-lindy", "storm", "heavy-fog", "motor-trouble",
    "forced-landing",
)  # fmt: skip

Piles = TypedDict(  # of a side
    "Piles",
    {"weather": str | None, "flight": str | None, "500": int, "300": int, "100": int, "miles": int, "state": str},
)


def sides(players: int) -> tuple[Value, ...]:
    """NY-Q7."""
    return ("singles", "partners") if players == 4 else ("singles",)


def packs(players: int) -> tuple[Value, ...]:
    """NY1, NY-Q7."""
    return (1, 2) if players <= 4 else (2,)


@lru_cache(maxsize=1 << 12)
def _gauge_at(seats: tuple[int, ...], made: int, flown: tuple[int, ...], state: str) -> Gauge:
    """How far a side is: the cards on its piles of miles, and how its flight stands."""
    to_go = rules.DISTANCE - made
    standing = standing_of(made, rules.DISTANCE, to_go)
    said = say("gauge-flown", side=Seats(seats))
    if standing != SAFE:
        wanted, waits = Listed(tuple(_wanted(flown))), say(f"race-state-{state}")
        said = say("gauge-flight", side=Seats(seats), miles=to_go, wanted=wanted, waits=waits)
    short = say("gauge-miles", made=made, goal=rules.DISTANCE)
    return Gauge(seats, made, rules.DISTANCE, to_go, standing, short, said)


def _wanted(flown: tuple[int, ...]) -> Iterator[Said]:
    """The mileage cards that a side has still to fly (NY11)."""
    for miles, full, cards in zip(rules.MILES, rules.FLIGHT, flown, strict=True):
        if cards < full:
            yield say("gauge-wanted", cards=full - cards, miles=miles)


class NewYorkToParis(Box[State]):
    name = "new_york_to_paris"
    title = "New York to Paris"
    prefix = "NY"
    year = "1927"
    publisher = "Paul K. Guillow"
    seats = (2, 3, 4, 5, 6, 7, 8)
    default_seats = 2
    rules = rules
    options = (
        Option("sides", "partnership", "new-york-to-paris-option-sides", "NY-Q7", ("singles", "partners"), sides),
        Option("packs", "packs", "new-york-to-paris-option-packs", "NY-Q7", (1, 2), packs),
        Option("lucky_lindy", "lucky_lindy", "new-york-to-paris-option-lucky-lindy", "NY-Q7", (True, False)),
        Option("opening", "opening", "new-york-to-paris-option-opening", "NY-Q1", ("free", "weather-first"), since=2),
        Option("lucky_new_deal", "lucky_new_deal", "new-york-to-paris-option-lucky-new-deal", "NY-Q5",
               ("play-out", "go-on"), since=2),
    )  # fmt: skip
    rules_version = 2
    since = {"opening": 2, "lucky_new_deal": 2, "lucky": 2}  # noqa: RUF012
    shared_rules = False
    screen = "race"
    target = rules.DISTANCE
    unit = "miles"
    single_hands = False
    longest_hand = rules.HAND + 1
    most_points = rules.DISTANCE
    felt = "#14213d"
    shown = {  # noqa: RUF012
        "piles": list[Piles], "drawing": int, "discards": int, "discard_top": str | None, "aside": dict[str, int],
        "laid": dict[str, int], "full": dict[str, int], "taken": str | None, "lucky": bool, "quiet_turns": int,
    }  # fmt: skip
    words = {  # noqa: RUF012
        "favorable": "favorable-weather", "weather": "favorable-weather", "takeoff": "take-off", "lindy": "lucky-lindy",
        "fog": "heavy-fog", "motor": "motor-trouble", "trouble": "motor-trouble", "landing": "forced-landing",
    }  # fmt: skip

    def card_name(self, card: int) -> str:
        return CARD_NAMES[card]

    def rank_of(self, card: str) -> str:
        return card if card.isdigit() else ""

    def pack_names(self, s: State) -> Iterable[tuple[str, int]]:
        return [(name, kind) for kind, name in enumerate(CARD_NAMES) if rules.copies(s, kind)]

    def layout(self, s: State) -> list[int]:
        cards = rules.pack_size(s)
        places = []
        for place in range(cards):
            deck = [rules.FAVORABLE] * cards
            deck[place] = rules.TAKE_OFF
            rules.deal(s, deck)
            found = (seat for seat in range(s.players) if s.hands[seat] >> rules.TAKE_OFF & 1)
            places.append(next(found, -1))
        return places

    def phases(self, s: State) -> dict[int, list[Action]]:
        moves = self._moves(s)
        lucky = [Action(LUCKY, move.number, move.text, move.said, move.card) for move in moves]
        draw = Action(DRAW, rules.FROM_DRAWING, "draw", say("new-york-to-paris-draw"))
        take = Action(DRAW, rules.FROM_DISCARDS, "take", say("new-york-to-paris-take"))
        return {DRAW: [draw, take], PLAY: moves, LUCKY: lucky}

    def _moves(self, s: State) -> list[Action]:
        moves = []
        for verb, first in (("play", 0), ("discard", rules.DISCARD_ONE)):
            for kind, name in enumerate(CARD_NAMES):
                moves.append(Action(PLAY, first + kind, f"{verb} {name}", say(f"action-{verb}", card=Card(name)), name))
        for hazard in range(rules.HAZARDS):
            name = CARD_NAMES[rules.STORM + hazard]
            for side in range(s.sides):
                said = say("new-york-to-paris-hinder", card=Card(name), side=self.side(s, side))
                moves.append(Action(PLAY, rules.HINDER + 8 * hazard + side, f"{name} on {side + 1}", said, name))
        return moves

    def hand(self, s: State, seat: int) -> tuple[str, ...]:
        held = []
        for kind, name in enumerate(CARD_NAMES):
            layers = s.hands[seat] >> kind
            while layers & 1:
                held.append(name)
                layers >>= rules.KINDS
        return tuple(held)

    def holds(self, s: State, action: Action) -> bool:
        return action.card is None or bool(s.hands[s.turn] >> CARD_NAMES.index(action.card) & 1)

    def on_the_table(self, s: State) -> dict[str, object]:
        return {
            "piles": [
                {
                    "weather": CARD_NAMES[s.weather[side]] if s.weather[side] >= 0 else None,
                    "flight": CARD_NAMES[s.flight[side]] if s.flight[side] >= 0 else None,
                    "500": s.miles[3 * side],
                    "300": s.miles[3 * side + 1],
                    "100": s.miles[3 * side + 2],
                    "miles": s.scores[side],
                    "state": self.state_of(s, side),
                }
                for side in range(s.sides)
            ],
            "drawing": s.stock - s.drawn,
            "discards": s.discarded,
            "discard_top": CARD_NAMES[rules.top_discard(s)] if s.discarded else None,
            "aside": {CARD_NAMES[kind]: count for kind, count in enumerate(s.buried) if count},
            "laid": {CARD_NAMES[rules.LINDY]: s.buried[rules.LINDY]} if s.buried[rules.LINDY] else {},
            "full": {str(miles): cards for miles, cards in zip(rules.MILES, rules.FLIGHT, strict=True)},
            "taken": CARD_NAMES[s.taken] if s.taken >= 0 else None,
            "lucky": s.phase == LUCKY,
            "quiet_turns": max(0, s.quiet),
        }

    def pile_of(self, card: str) -> str:
        """Where a card is laid: on one of a side's five piles, or aside."""
        kind = CARD_NAMES.index(card)
        if rules.MILEAGE >> kind & 1:
            return card
        return "weather" if rules.WEATHER >> kind & 1 else "aside" if kind == rules.LINDY else "flight"

    def state_of(self, s: State, side: int) -> str:
        """How the side's flight stands, as a key of the catalogue."""
        if not rules.mileage_wanted(s, side):
            return "arrived"
        if s.flight[side] == rules.MOTOR:
            return "motor"
        if s.weather[side] == rules.NOTHING:
            return "unopened"
        fair = s.weather[side] == rules.FAVORABLE
        if s.flight[side] == rules.TAKE_OFF:
            return "flying" if fair else "rough"
        if not fair:
            return "closed"
        return "down" if s.flight[side] == rules.FORCED else "ready"

    def gauges(self, s: State) -> Iterator[Gauge]:
        for side in range(s.sides):
            flown = tuple(s.miles[3 * side : 3 * side + 3])
            yield _gauge_at(self.seats_of(s, side), s.scores[side], flown, self.state_of(s, side))

    def does(self, card: str) -> tuple[Said, str]:
        if card.isdigit():
            pile = rules.MILES.index(int(card))
            return say("new-york-to-paris-does-miles", miles=int(card), cards=rules.FLIGHT[pile]), "NY11"
        rule = {"lucky-lindy": "NY13", "favorable-weather": "NY5", "take-off": "NY7", "motor-trouble": "NY9",
                "forced-landing": "NY9"}.get(card, "NY10")  # fmt: skip
        return say(f"new-york-to-paris-does-{card}"), rule

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == DRAW:
            if s.discarded:
                top = Card(CARD_NAMES[rules.top_discard(s)])
                return say("new-york-to-paris-task-draw-or-take", card=top), ("NY3", "NY-Q4")
            return say("new-york-to-paris-task-draw"), ("NY3",)
        if s.phase == LUCKY:
            return say("new-york-to-paris-task-lucky"), ("NY13", "NY-Q6")
        held = s.hands[s.turn] & rules.LAYER
        fits = rules.playable(s, held)
        if s.opening == rules.WEATHER_FIRST and s.weather[s.turn % s.sides] == rules.NOTHING and fits:
            return say("new-york-to-paris-task-open"), ("NY3", "NY5", "NY-Q1")
        key = "new-york-to-paris-task-play" if fits else "new-york-to-paris-task-discard"
        return say(key), ("NY3", "NY10", "NY-Q1")

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == DRAW:
            if action.number == rules.FROM_DRAWING:
                return None
            return say("new-york-to-paris-means-take", card=Card(CARD_NAMES[rules.top_discard(s)]))
        if action.number >= rules.HINDER:
            return say(f"new-york-to-paris-means-{action.card}-on")
        if action.number >= rules.DISCARD_ONE:
            return say("new-york-to-paris-means-discard")
        if rules.MILEAGE >> action.number & 1:
            return self._flown(s, action.number)
        return say(f"new-york-to-paris-means-{action.card}")

    def _flown(self, s: State, kind: int) -> Said:
        """How far one is with one more card of these miles."""
        side = s.turn % s.sides
        pile = kind - rules.MILES_500
        miles = rules.MILES[pile]
        flown = s.scores[side] + miles
        more = rules.FLIGHT[pile] - s.miles[3 * side + pile] - 1
        return say("new-york-to-paris-means-miles", flown=flown, left=rules.DISTANCE - flown, miles=miles, more=more)

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        return say("new-york-to-paris-score", cards=count, miles=rules.MILES[line]), "NY11"

    def tell(self, before: State, action: Action, after: State, reader: Reader) -> Iterator[Event]:
        seat = before.turn
        if before.phase == DRAW:
            yield self._tell_draw(before, action, after, reader)
            return
        card = Card(str(action.card))
        data = {"card": action.card, "pile": self.pile_of(str(action.card))}
        if action.number >= rules.HINDER:
            side = (action.number - rules.HINDER) % 8
            said = say("new-york-to-paris-event-hinder", seat=Seat(seat), card=card, side=self.side(before, side))
            yield Event("hinder", seat, said, reader, {**data, "side": side})
        elif action.number >= rules.DISCARD_ONE:
            said = say("event-discard", seat=Seat(seat), card=card)
            yield Event("discard", seat, said, reader, {"card": action.card})
        else:
            yield Event("play", seat, say("event-play", seat=Seat(seat), card=card), reader, data)
        drawn = after.drawn - before.drawn
        if drawn:
            yield self._tell_fill(before, drawn, reader)
        lucky = before.phase == LUCKY or action.number == rules.LINDY
        if lucky and after.phase != LUCKY and not after.lucky:
            yield self._lucky_end(seat, reader)
        yield from self.tell_score(after, before.lines, reader)
        yield from self.tell_end(after, reader)

    def _lucky_end(self, seat: int, reader: Reader) -> Event:
        return Event("lucky-end", seat, say("new-york-to-paris-event-lucky-end", seat=Seat(seat)), reader)

    def dealt_after(self, s: State) -> int:
        return (s.dealer - s.lucky) % s.players  # NY-Q5

    def tell_deal(self, before: State, after: State, reader: Reader) -> Iterator[Event]:
        yield from super().tell_deal(before, after, reader)
        if before.lucky and after.phase != LUCKY:  # NY-Q5: there was nothing to go on with
            yield self._lucky_end(before.turn, reader)
        yield from self.tell_score(after, 0, reader)
        yield from self.tell_end(after, reader)

    def _tell_fill(self, before: State, drawn: int, reader: Reader) -> Event:
        seat = before.turn
        got = [self._drawn(before, i) for i in range(drawn)]
        unseen = say("new-york-to-paris-event-fill-unseen", seat=Seat(seat), cards=drawn)
        public = Event("fill", seat, unseen, reader, {"count": drawn})
        said = say("new-york-to-paris-event-fill", seat=Seat(seat), cards=Cards(tuple(got)))
        return Event("fill", seat, said, reader, {"count": drawn, "cards": got}, seat, public)

    def _tell_draw(self, before: State, action: Action, after: State, reader: Reader) -> Event:
        seat = before.turn
        if action.number == rules.FROM_DISCARDS:
            card = CARD_NAMES[after.taken]
            said = say("new-york-to-paris-event-take", seat=Seat(seat), card=Card(card))
            return Event("take", seat, said, reader, {"card": card})
        card = self._drawn(before, 0)
        public = Event("draw", seat, say("new-york-to-paris-event-draw-unseen", seat=Seat(seat)), reader)
        said = say("new-york-to-paris-event-draw", seat=Seat(seat), card=Card(card))
        return Event("draw", seat, said, reader, {"card": card}, seat, public)

    def _drawn(self, before: State, i: int) -> str:
        """The i-th of the cards drawn from here."""
        at = before.drawn + i
        return CARD_NAMES[before.drawing[at // rules.PER_WORD] >> 4 * (at % rules.PER_WORD) & 15]

    def describe(self, view: "View") -> Iterator[Said]:
        for seats, piles in zip(view.sides, view.table["piles"], strict=True):
            yield say(
                "new-york-to-paris-line-side",
                side=Seats(seats),
                weather=_pile(piles["weather"], "weather"),
                flight=_pile(piles["flight"], "flight"),
                flown=" ".join(f"{mark}x{piles[mark]}" for mark in ("500", "300", "100")),
            )
        on = view.table
        top = say("card", card=Card(on["discard_top"])) if on["discard_top"] else say("none")
        yield say("new-york-to-paris-line-piles", drawing=on["drawing"], discards=on["discards"], top=top)


def _pile(card: str | None, pile: str) -> Said:
    return say("card", card=Card(card)) if card else say(f"new-york-to-paris-no-{pile}")
