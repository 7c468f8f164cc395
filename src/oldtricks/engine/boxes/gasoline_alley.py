"""Gasoline Alley: names, options and words."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...rules import gasoline_alley as rules
from ...rules.table import BID, NAME, NOBODY, PLAY, SELL
from ..box import HANDS, PASSING, Action, Event, State, TrickBox, plural

# Reconstructed: the characters by number.
CHARACTERS = {13: "Phyliss", 12: "Doc", 11: "Avery", 10: "Skeezix", 9: "Rachael", 8: "Bill", 6: "Walt", 2: "Pal"}


class GasolineAlley(TrickBox):
    name = "gasoline_alley"
    title = "Gasoline Alley"
    prefix = "GA"
    year = "1927"
    maker = "Milton Bradley"
    about = "The dealer auctions the Master Suit and may sell it or keep it; scores count down from 60."
    length = "half an hour"
    seats = (2, 3, 4, 5, 6, 7, 8)
    default_seats = 4
    rules = rules
    options = (PASSING, HANDS)
    suits = ("gasoline", "alley", "back-fence", "tin-can")
    suit_titles = ("Gasoline", "Alley", "Back Fence", "Tin Can")
    ranks = rules.NUMBERS
    trump_verb = "play the Master Suit"
    aliases = {"name back fence": "name back-fence", "name tin can": "name tin-can"}  # noqa: RUF012

    def bid_text(self, bid: int) -> str:
        return f"bid {bid}"

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(rules.HIGHEST_BID),
            SELL: [Action(SELL, rules.SELL_IT, "sell"), Action(SELL, rules.KEEP_IT, "keep")],
            NAME: [Action(NAME, i, f"name {suit}") for i, suit in enumerate(self.suits)],
            PLAY: self.card_actions(PLAY, "play"),
        }

    def contract(self, s: State) -> str:
        owed = plural(s.contract, "point") if s.contract else "nothing owed"
        return f"{owed}, Master Suit {self.trump_title(s)}" if s.trump >= 0 else owed

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        high = s.bidder if s.bidder != NOBODY else None
        return {**super().on_the_table(s, seat), "bid": s.bid or None, "bidder": high, "points": s.points[: s.players]}

    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        if s.phase == BID:
            return "Bid for the Master Suit, or pass.", ("GA5", "GA-Q2")
        if s.phase == SELL:
            return f"Sell for {plural(s.bid, 'point')}, or keep it and make as many.", ("GA7", "GA8", "GA9")
        if s.phase == NAME:
            return "Name the Master Suit; you have to lead it.", ("GA-Q1",)
        lead = "Lead a card of the Master Suit." if s.tricks == 0 else "Lead any card."
        return self.follow_task(s, lead), ("GA10",) if s.count else ("GA11", "GA-Q1")

    def meaning(self, s: State, action: Action) -> str:
        if action.phase == BID and action.number:
            return f"if the dealer sells, he takes {action.number} off and you must make as many, or are set"
        if action.phase == SELL:
            if action.number == rules.SELL_IT:
                return f"{s.bid} off your score at once, and the bidder names the Master Suit"
            return f"you name the Master Suit and must make {s.bid}, or {s.bid} are added to your score"
        return self.character(action.number) if action.card else ""

    def character(self, card: int) -> str:
        """Who is on the card, and what it counts in the Master Suit."""
        number = card % rules.NUMBERS + 1
        points = rules.POINTS[number - 1]
        return CHARACTERS.get(number, "") + (f", counts {points} in the Master Suit" if points else "")

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        return (
            (f"sold the Master Suit for {count}", "GA8"),
            (f"made {plural(count, 'point')}", "GA12" if s.contract else "GA14"),
            (f"set, made only {count}", "GA13"),
            (f"took {plural(count, 'point')}", "GA14"),
        )[line]

    def tell_choice(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        seat = before.turn
        who = names[seat]
        if before.phase == SELL:
            sold = action.number == rules.SELL_IT
            text = f"{who} sells to {names[before.bidder]} for {before.bid}." if sold else f"{who} keeps it."
            yield Event("sell" if sold else "keep", seat, text, {"bid": before.bid, "bidder": before.bidder})
        else:
            yield Event("name", seat, f"{who} names {self.trump_title(after)}.", {"choice": action.text})

    def trick_gain(self, before: State, after: State) -> str:
        points = after.points[after.winning] - before.points[after.winning]
        return f", {plural(points, 'point')}"
