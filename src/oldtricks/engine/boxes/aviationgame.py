"""Aviationgame: names, options and words."""

from collections.abc import Iterable, Iterator
from typing import Any

from ...rules import aviationgame as rules
from ...rules.table import BID, DISCARD, PLAY
from ..box import HANDS, Action, Option, State, TrickBox, listed, plural


class Aviationgame(TrickBox):
    name = "aviationgame"
    title = "Aviationgame"
    prefix = "AV"
    year = "1911"
    maker = "L. S. Thomson"
    about = "Two teams bid miles by balloon, dirigible, biplane or monoplane, with the wind in every trick."
    length = "a Meet takes half an hour"
    seats = (4, 6)
    default_seats = 4
    rules = rules
    options = (
        Option("perfect_flight", "perfect_flight", "what spoils a Perfect Flight: a net loss, or any Loss card",
               "AV-Q3", ("net-gain", "no-loss")),
        HANDS,
    )  # fmt: skip
    suits = ("balloon", "dirigible", "biplane", "monoplane")
    suit_titles = ("Balloon", "Dirigible", "Biplane", "Monoplane")
    ranks = rules.NUMBERS
    pass_text = "no flight"
    aliases = {"pass": "no flight", "no-flight": "no flight"}  # noqa: RUF012
    side_packs = rules.SIDE_CARDS

    def card_name(self, card: int) -> str:
        if card > rules.A:  # a side card of the deck
            return self.side_card_name(card - rules.NO_COUNT)
        if card >= rules.B:
            return "a" if card == rules.A else "b"
        return super().card_name(card)

    def side_card_name(self, miles: int) -> str:
        if not miles:
            return "no-count"
        return f"gain-{miles}" if miles > 0 else f"loss-{-miles}"

    def pack_names(self, s: State) -> Iterable[tuple[str, int]]:
        return [
            *super().pack_names(s),
            *((self.side_card_name(miles), rules.NO_COUNT + miles) for miles in rules.SIDE_PACK),
        ]

    def bid_text(self, bid: int) -> str:
        craft = (bid - 1) % 4
        return f"bid {((bid - 1) // 4 + 1) * rules.value(craft)} {self.suits[craft]}"

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(24),
            DISCARD: self.card_actions(DISCARD, "discard"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def contract(self, s: State) -> str:
        needed = rules.base(s) + s.miles // rules.value(s.trump)
        return f"{s.miles} miles by {self.trump_title(s)} ({plural(needed, 'trick')})"

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        on = super().on_the_table(s, seat)
        return {
            **on,
            "miles": s.miles,
            "wind": s.wind[:2],
            "turned_up": [*map(self.side_card_name, s.side[: s.tricks])],
        }

    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        if s.phase == BID:
            return "Bid more miles in a type of craft, or no flight.", ("AV5", "AV6", "AV-Q1")
        if s.phase == DISCARD:
            return f"Discard {plural(s.excess, 'card')} more.", ("AV10",)
        if s.count == 0:
            return "Lead any card.", ("AV12",)
        return self.follow_task(s, ""), ("AV13", "AV14", "AV15") if s.led == s.trump else ("AV13",)

    def meaning(self, s: State, action: Action) -> str:
        if action.phase == BID and action.number:
            level = (action.number - 1) // 4 + 1
            craft = (action.number - 1) % 4
            return (
                f"your team takes {rules.base(s) + level} of the {rules.hand_size(s)} tricks with "
                f"{self.suit_titles[craft]} as trump"
            )
        return ""

    def describe(self, view: Any) -> Iterator[str]:
        yield from super().describe(view)
        if view.table["turned_up"]:
            teams = zip(view.sides, view.table["wind"], strict=True)
            yield "Side cards: " + ", ".join(f"{listed([view.players[i] for i in t])}: {m:+d}" for t, m in teams)

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        return (
            (f"flew the distance with {plural(count, 'trick')}", "AV18"),
            (f"failed with {plural(count, 'trick')}", "AV19"),
            ("side cards", "AV18"),
            ("side cards", "AV19"),
            (f"{plural(count, 'trick')} above {rules.base(s)}", "AV19"),
            ("Perfect Flight", "AV20"),
        )[line]

    def match_name(self, s: State) -> str:
        return "Meet"

    def trick_gain(self, before: State, after: State) -> str:
        return f" with {self.side_card_name(before.side[before.tricks])}"

    def trick_data(self, before: State, after: State) -> dict[str, Any]:
        return {"side_card": self.side_card_name(before.side[before.tricks])}
