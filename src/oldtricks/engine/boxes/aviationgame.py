"""Aviationgame: names, options and facts."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ... import words
from ...rules import aviationgame as rules
from ...rules.aviationgame import State
from ...rules.table import BID, DISCARD, OVER, PLAY
from ...words import Arg, Card, Listed, Said, Seats, Signed, say
from ..box import HANDS, Action, Option, Suit
from ..sheet import Note
from ..trick_box import TRICKS_SHOWN, TrickBox

if TYPE_CHECKING:
    from ..view import View


class Aviationgame(TrickBox[State]):
    name = "aviationgame"
    title = "Aviationgame"
    prefix = "AV"
    year = "1911"
    publisher = "L. S. Thomson"
    seats = (4, 6)
    default_seats = 4
    rules = rules
    rules_version = 2
    seats_drawn = True
    options = (
        Option("perfect_flight", "perfect_flight", "aviationgame-option-perfect-flight", "AV-Q3",
               ("net-gain", "no-loss", "every-trick"), later=(("every-trick", 2),)),
        HANDS,
    )  # fmt: skip
    target = rules.MEET
    unit = "miles"
    longest_hand = 13  # with the two of the centre
    most_points = 4_000  # 2,400 flown, 1,100 of wind, a perfect flight
    felt = "#1c3b33"
    shown = {**TRICKS_SHOWN, "miles": int, "wind": list[int], "turned_up": list[str], "face_down": bool}  # noqa: RUF012
    suits = (
        Suit("balloon", "Ba", "Ba", "●", "#B4452F", "#a33a24"),
        Suit("dirigible", "Di", "Di", "◆", "#D79B2E", "#1f5f8b"),
        Suit("biplane", "Bi", "Bi", "‡", "#2F5D50", "#7a5200"),
        Suit("monoplane", "Mo", "Mo", "▲", "#7FA9B8", "#1d5c40"),
    )
    ranks = rules.NUMBERS
    pass_text = "no flight"
    auction = "suits"
    reasons = ("a", "b")
    made_of = "tricks"
    contract_rules = ("AV18", "AV19")
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

    def rank_of(self, card: str) -> str:
        kind, _, rank = card.rpartition("-")
        if card == "no-count":
            return "0"
        return {"gain": "+", "loss": "−"}.get(kind, "") + (rank if kind else card.upper())

    def pack_names(self, s: State) -> Iterable[tuple[str, int]]:
        return [
            *super().pack_names(s),
            *((self.side_card_name(miles), rules.NO_COUNT + miles) for miles in rules.SIDE_PACK),
        ]

    def bid_text(self, bid: int) -> str:
        craft = (bid - 1) % 4
        return f"bid {rules.miles_of(bid)} {self.suits[craft].name}"

    def bid_said(self, bid: int) -> Said:
        return say("aviationgame-bid", miles=rules.miles_of(bid), craft=self.suit_said((bid - 1) % 4))

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(rules.HIGHEST_BID),
            DISCARD: self.card_actions(DISCARD, "discard"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def most_calls(self, s: State) -> int:
        return s.players  # AV5: once round the table

    def most_choices(self, s: State) -> int:
        return rules.CARDS - s.players * rules.hand_size(s)  # AV10

    def owed(self, s: State) -> Said:
        return say("aviationgame-contract", miles=s.miles, craft=self.suit_said(s.trump), tricks=rules.goal(s))

    def on_the_table(self, s: State) -> dict[str, object]:
        return {
            **super().on_the_table(s),
            "miles": s.miles,
            "wind": s.wind[:2],
            "turned_up": [*map(self.side_card_name, s.side[: s.tricks])],
            "face_down": s.phase == PLAY,
        }

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == BID:
            key = "aviationgame-task-bid" if rules.legal(s) > 1 else "task-only-pass"
            return say(key), ("AV5", "AV6", "AV-Q1")
        if s.phase == DISCARD:
            return say("task-discard", cards=s.excess), ("AV10",)
        if s.count == 0:
            return say("task-lead-any"), ("AV12",)
        return self.follow_task(s, say("nothing")), ("AV13", "AV14", "AV15") if s.led == s.trump else ("AV13",)

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == BID and action.number:
            level, craft = divmod(action.number - 1, 4)
            return say(
                "aviationgame-means-bid",
                tricks=rules.base(s) + level + 1,
                of=rules.hand_size(s),
                craft=self.suit_said(craft),
                miles=rules.miles_of(action.number),
            )
        return None

    def promised(self, s: State) -> dict[str, Arg]:
        level, craft = divmod(s.bid - 1, 4)
        tricks, of = rules.base(s) + level + 1, rules.hand_size(s)
        return {"tricks": tricks, "of": of, "craft": self.suit_said(craft), "miles": s.miles}

    def does(self, card: str) -> tuple[Said, str]:
        kind, _, miles = card.rpartition("-")
        if card in ("a", "b"):
            return say(f"aviationgame-does-{card}"), "AV14"
        if kind in ("gain", "loss"):
            return say(f"aviationgame-does-{kind}", miles=int(miles)), "AV16"
        if card == "no-count":
            return say("aviationgame-does-no-count"), "AV16"
        worth = rules.value(self.suit_names.index(kind))
        return say("aviationgame-does-craft", suit=words.Suit(kind), miles=worth), "AV6"

    def notes(self, s: State) -> Iterator[Note]:
        makers, others = s.maker % 2, 1 - s.maker % 2
        if rules.contract_made(s) == 0:
            return
        if s.taken[makers] > rules.goal(s):
            extra = s.taken[makers] - rules.goal(s)
            yield Note(makers, say("aviationgame-note-extra", tricks=extra), "AV18")
        if s.taken[others]:
            yield Note(others, say("aviationgame-note-others", tricks=s.taken[others]), "AV18")

    def in_hand(self, s: State, side: int) -> Iterator[Said]:
        yield from super().in_hand(s, side)
        if s.tricks and (s.phase == PLAY or s.phase == OVER):
            yield say("aviationgame-in-hand-wind", miles=Signed(s.wind[side]))

    def describe(self, view: "View") -> Iterator[Said]:
        yield from super().describe(view)
        if view.table["turned_up"]:
            teams = zip(view.sides, view.table["wind"], strict=True)
            winds = tuple(say("line-count-signed", side=Seats(team), n=Signed(miles)) for team, miles in teams)
            yield say("aviationgame-line-side-cards", sides=Listed(winds))

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        return (
            (say("aviationgame-score-flown", tricks=count), "AV18"),
            (say("aviationgame-score-failed", tricks=count), "AV19"),
            (say("aviationgame-score-side-cards"), "AV18"),
            (say("aviationgame-score-side-cards"), "AV19"),
            (say("aviationgame-score-above", tricks=count, base=rules.base(s)), "AV19"),
            (say("aviationgame-score-perfect"), "AV20"),
        )[line]

    def trick_gain(self, before: State, after: State) -> Said:
        miles = before.side[before.tricks]
        wind = "gain" if miles > 0 else "loss" if miles else "none"
        return say("aviationgame-gain", card=Card(self.side_card_name(miles)), wind=wind, miles=abs(miles))

    def trick_data(self, before: State, after: State) -> dict[str, object]:
        return {"side_card": self.side_card_name(before.side[before.tricks])}
