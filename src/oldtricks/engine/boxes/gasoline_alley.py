"""Gasoline Alley: names, options and facts."""

from collections.abc import Iterator

from ...rules import gasoline_alley as rules
from ...rules.gasoline_alley import State
from ...rules.table import BID, NAME, NOBODY, OVER, PLAY, SELL
from ...words import Arg, Reader, Said, Seat, say
from ..box import HANDS, PASSING, Action, Event, Suit
from ..sheet import Note, Result
from ..trick_box import TRICKS_SHOWN, TrickBox

# Reconstructed: the characters by number.
CHARACTERS = {13: "Phyliss", 12: "Doc", 11: "Avery", 10: "Skeezix", 9: "Rachael", 8: "Bill", 6: "Walt", 2: "Pal"}


class GasolineAlley(TrickBox[State]):
    name = "gasoline_alley"
    title = "Gasoline Alley"
    prefix = "GA"
    year = "1927"
    publisher = "Milton Bradley"
    seats = (2, 3, 4, 5, 6, 7, 8)
    default_seats = 4
    rules = rules
    options = (PASSING, HANDS)
    target = 0
    fewer_wins = True
    longest_hand = rules.HAND
    most_points = 126  # all that counts, and a sale
    felt = "#2b2b33"
    shown = {**TRICKS_SHOWN, "bid": int | None, "bidder": int | None, "points": list[int]}  # noqa: RUF012
    suits = (
        Suit("gasoline", "G", "Ga", "▼", "#C8352B", "#b3261c"),
        Suit("alley", "A", "Al", "◆", "#E9B824", "#7a5c00"),
        Suit("back-fence", "B", "Bf", "╫", "#2F62A3", "#2554a0"),
        Suit("tin-can", "T", "Tc", "●", "#1E1E1E", "#1e1e1e"),
    )
    ranks = rules.NUMBERS
    contract_rules = ("GA12", "GA13")
    aliases = {"name back fence": "name back-fence", "name tin can": "name tin-can"}  # noqa: RUF012

    def bid_text(self, bid: int) -> str:
        return f"bid {bid}"

    def bid_said(self, bid: int) -> Said:
        return say("action-bid", points=bid)

    def phases(self, s: State) -> dict[int, list[Action]]:
        sell = Action(SELL, rules.SELL_IT, "sell", say("gasoline-alley-sell"))
        keep = Action(SELL, rules.KEEP_IT, "keep", say("gasoline-alley-keep"))
        return {
            BID: self.bid_actions(rules.HIGHEST_BID),
            SELL: [sell, keep],
            NAME: self.name_actions(),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def bidders(self, s: State) -> int:
        return s.players - 1  # GA5

    def most_choices(self, s: State) -> int:
        return 2  # GA7, GA8: to sell or to keep, and to name

    def owed(self, s: State) -> Said:
        points = say("gasoline-alley-owed", points=s.contract) if s.contract else say("gasoline-alley-nothing-owed")
        if s.trump < 0:
            return points
        return say("gasoline-alley-contract-trump", contract=points, suit=self.suit_said(s.trump))

    def on_the_table(self, s: State) -> dict[str, object]:
        high = s.bidder if s.bidder != NOBODY else None
        return {**super().on_the_table(s), "bid": s.bid or None, "bidder": high, "points": s.points[: s.players]}

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == BID:
            return say("gasoline-alley-task-bid"), ("GA5", "GA-Q2")
        if s.phase == SELL:
            return say("gasoline-alley-task-sell", points=s.bid), ("GA7", "GA8", "GA9")
        if s.phase == NAME:
            return say("gasoline-alley-task-name"), ("GA-Q1",)
        if s.count:
            return self.follow_task(s, say("nothing")), ("GA10",)
        if s.tricks == 0:
            return say("gasoline-alley-task-lead-master"), ("GA-Q1",)
        return say("task-lead-any"), ("GA11",)

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == BID:
            return say("gasoline-alley-means-bid", points=action.number) if action.number else None
        if action.phase == SELL:
            key = "gasoline-alley-means-sell" if action.number == rules.SELL_IT else "gasoline-alley-means-keep"
            return say(key, points=s.bid, seat=Seat(s.bidder))
        return self.character(action.number) if action.card else None

    def caption(self, card: str) -> Said | None:
        who = CHARACTERS.get(int(self.rank_of(card)))
        return say("gasoline-alley-means-character", who=who) if who else None

    def character(self, card: int) -> Said | None:
        """Who is on the card, and what it counts in the Master Suit."""
        number = card % rules.NUMBERS + 1
        who = CHARACTERS.get(number)
        if who is None:
            return None
        points = rules.POINTS[number - 1]
        if points:
            return say("gasoline-alley-means-counting", who=who, points=points)
        return say("gasoline-alley-means-character", who=who)

    def promised(self, s: State) -> dict[str, Arg]:
        return {"points": s.bid, "dealer": Seat(s.dealer)}

    def does(self, card: str) -> tuple[Said, str]:
        number = int(self.rank_of(card))
        points = rules.POINTS[number - 1]
        if points:
            return say("gasoline-alley-does-counting", points=points), "GA4"
        key = "gasoline-alley-does-character" if number in CHARACTERS else "gasoline-alley-does-plain"
        return say(key), "GA11"

    def result(self, s: State) -> Result | None:
        if s.tricks == rules.HAND and not s.contract:  # GA6
            said = say("gasoline-alley-result-free", maker=Seat(s.maker), made=rules.toward(s))
            return Result(s.deals, True, said, "GA6", ())
        return super().result(s)

    def notes(self, s: State) -> Iterator[Note]:
        if rules.contract_made(s) == 0 and s.points[s.maker]:
            yield Note(s.maker, say("gasoline-alley-note-set", points=s.points[s.maker]), "GA13")

    def in_hand(self, s: State, side: int) -> Iterator[Said]:
        yield from super().in_hand(s, side)
        if s.phase == PLAY or s.phase == OVER:
            yield say("in-hand-points", points=rules.made(s, side))

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        return (
            (say("gasoline-alley-score-sold", points=count), "GA8"),
            (say("gasoline-alley-score-made", points=count), "GA12" if s.contract else "GA14"),
            (say("gasoline-alley-score-set", points=count), "GA13"),
            (say("gasoline-alley-score-took", points=count), "GA14"),
        )[line]

    def tell_choice(self, before: State, action: Action, after: State, reader: Reader) -> Iterator[Event]:
        seat = before.turn
        if before.phase == SELL:
            kind = "sell" if action.number == rules.SELL_IT else "keep"
            said = say(f"gasoline-alley-event-{kind}", seat=Seat(seat), buyer=Seat(before.bidder), points=before.bid)
            yield Event(kind, seat, said, reader, {"bid": before.bid, "bidder": before.bidder})
        else:
            said = say(self.own("event-name"), seat=Seat(seat), suit=self.trump_said(after))
            yield Event("name", seat, said, reader, {"choice": action.text})

    def trick_gain(self, before: State, after: State) -> Said:
        return say("gain-points", points=after.points[after.winning] - before.points[after.winning])
