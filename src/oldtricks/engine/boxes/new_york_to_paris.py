"""New York to Paris: names, options and words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...rules import new_york_to_paris as rules
from ...rules.table import DRAW, LUCKY, PLAY
from ..box import Action, Box, Event, Option, State, Value, listed, plural

CARD_NAMES = (
    "favorable-weather", "take-off", "500", "300", "100", "lucky-lindy", "storm", "heavy-fog", "motor-trouble",
    "forced-landing",
)  # fmt: skip
CARD_TITLES = (
    "Favorable Weather", "Take-Off", "500 miles", "300 miles", "100 miles", "Lucky Lindy", "Storm", "Heavy Fog",
    "Motor Trouble", "Forced Landing",
)  # fmt: skip


def sides(players: int) -> tuple[Value, ...]:
    """NY-Q7."""
    return ("singles", "partners") if players == 4 else ("singles",)


def packs(players: int) -> tuple[Value, ...]:
    """NY1, NY-Q7."""
    return (1, 2) if players <= 4 else (2,)


class NewYorkToParis(Box):
    name = "new_york_to_paris"
    title = "New York to Paris"
    prefix = "NY"
    year = "1927"
    maker = "Paul K. Guillow"
    about = "A race of 3,300 miles through storm, fog, motor trouble and forced landings."
    length = "a quarter of an hour"
    seats = (2, 3, 4, 5, 6, 7, 8)
    default_seats = 2
    rules = rules
    options = (
        Option("sides", "partnership", "everybody singly, or partners who share their piles (four players)", "NY-Q7",
               ("singles", "partners"), sides),
        Option("packs", "packs", "one pack, or two (always from five players on)", "NY-Q7", (1, 2), packs),
        Option("lucky_lindy", "lucky_lindy", "keep the Lucky Lindy card in the pack", "NY-Q7", (True, False)),
    )  # fmt: skip
    words = {  # noqa: RUF012
        "favorable": "favorable-weather", "weather": "favorable-weather", "takeoff": "take-off", "lindy": "lucky-lindy",
        "fog": "heavy-fog", "motor": "motor-trouble", "trouble": "motor-trouble", "landing": "forced-landing",
    }  # fmt: skip

    def card_name(self, card: int) -> str:
        return CARD_NAMES[card]

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
        moves = [Action(PLAY, kind, f"play {name}", name) for kind, name in enumerate(CARD_NAMES)]
        moves += [Action(PLAY, rules.DISCARD_ONE + k, f"discard {name}", name) for k, name in enumerate(CARD_NAMES)]
        for hazard in range(rules.HAZARDS):
            name = CARD_NAMES[rules.STORM + hazard]
            for side in range(s.sides):
                moves.append(Action(PLAY, rules.HINDER + 8 * hazard + side, f"{name} on {side + 1}", name))
        lucky = [Action(LUCKY, move.number, move.text, move.card) for move in moves]
        draws = [Action(DRAW, rules.FROM_DRAWING, "draw"), Action(DRAW, rules.FROM_DISCARDS, "take")]
        return {DRAW: draws, PLAY: moves, LUCKY: lucky}

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

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        return {
            "piles": [
                {
                    "weather": CARD_NAMES[s.weather[side]] if s.weather[side] >= 0 else None,
                    "flight": CARD_NAMES[s.flight[side]] if s.flight[side] >= 0 else None,
                    "500": s.miles[3 * side],
                    "300": s.miles[3 * side + 1],
                    "100": s.miles[3 * side + 2],
                    "miles": s.scores[side],
                }
                for side in range(s.sides)
            ],
            "drawing": s.stock - s.drawn,
            "discards": s.discarded,
            "discard_top": CARD_NAMES[rules.top_discard(s)] if s.discarded else None,
            "aside": {CARD_NAMES[kind]: count for kind, count in enumerate(s.buried) if count},
            "taken": CARD_NAMES[s.taken] if s.taken >= 0 else None,
            "lucky": s.phase == LUCKY,
            "quiet_turns": max(0, s.quiet),
        }

    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        if s.phase == DRAW:
            if s.discarded:
                return f"Draw a card, or take the {CARD_TITLES[rules.top_discard(s)]}.", ("NY3", "NY-Q4")
            return "Draw a card.", ("NY3",)
        if s.phase == LUCKY:
            return "Lucky turn: play on while you can.", ("NY13", "NY-Q6")
        return "Play a card, hinder somebody, or discard.", ("NY3", "NY10", "NY-Q1")

    def meaning(self, s: State, action: Action) -> str:
        if action.text == "take":
            return f"the {CARD_TITLES[rules.top_discard(s)]}, which you may not discard in this turn"
        return ""

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        return f"{count} x {rules.MILES[line]} miles", "NY11"

    def match_name(self, s: State) -> str:
        return "race"

    def tell(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        seat = before.turn
        who = names[seat]
        card = action.card
        if before.phase == DRAW:
            yield self._tell_draw(before, action, after, who)
            return
        if action.number >= rules.HINDER:
            side = (action.number - rules.HINDER) % 8
            title = CARD_TITLES[CARD_NAMES.index(str(card))]
            text = f"{who} lays {title} on {self.side_name(before, side, names)}."
            yield Event("hinder", seat, text, {"card": card, "side": side})
        elif action.number >= rules.DISCARD_ONE:
            yield Event("discard", seat, f"{who} discards {card}.", {"card": card})
        else:
            yield Event("play", seat, f"{who} plays {CARD_TITLES[action.number]}.", {"card": card})
        drawn = after.drawn - before.drawn
        if drawn:
            got = [self._drawn(before, i) for i in range(drawn)]
            public = Event("fill", seat, f"{who} fills up with {plural(drawn, 'card')}.", {"count": drawn})
            text = f"{who} fills up with {listed(got)}."
            yield Event("fill", seat, text, {"count": drawn, "cards": got}, seat, public)
        lucky = before.phase == LUCKY or action.number == rules.LINDY
        if lucky and after.phase != LUCKY:
            yield Event("lucky-end", seat, f"The lucky turn of {who} is over.")
        yield from self.tell_score(after, before.lines, names)
        yield from self.tell_end(after, names)

    def _tell_draw(self, before: State, action: Action, after: State, who: str) -> Event:
        seat = before.turn
        if action.number == rules.FROM_DISCARDS:
            card = CARD_NAMES[after.taken]
            return Event("take", seat, f"{who} takes {card} from the discard pile.", {"card": card})
        card = self._drawn(before, 0)
        public = Event("draw", seat, f"{who} draws.")
        return Event("draw", seat, f"{who} draws {card}.", {"card": card}, seat, public)

    def _drawn(self, before: State, i: int) -> str:
        """The i-th of the cards drawn from here."""
        at = before.drawn + i
        return CARD_NAMES[before.drawing[at // rules.PER_WORD] >> 4 * (at % rules.PER_WORD) & 15]

    def describe(self, view: Any) -> Iterator[str]:
        for seats, piles in zip(view.sides, view.table["piles"], strict=True):
            flown = " ".join(f"{mark}x{piles[mark]}" for mark in ("500", "300", "100"))
            who = listed([view.players[seat] for seat in seats])
            yield f"{who}: {piles['weather'] or 'no weather'}, {piles['flight'] or 'on the ground'}, {flown}"
        on = view.table
        yield f"Drawing pile {on['drawing']}, discard pile {on['discards']} (top: {on['discard_top'] or 'none'})"
