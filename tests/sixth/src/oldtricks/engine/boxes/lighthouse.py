"""Lighthouse: names, options and facts."""

from typing import Any

from ...rules import lighthouse as rules
from ...rules.lighthouse import State
from ...rules.table import BID, PLAY
from ...words import Said, say
from ..box import HANDS, PASSING, Action, Suit
from ..trick_box import TRICKS_SHOWN, TrickBox


class Lighthouse(TrickBox[State]):
    name = "lighthouse"
    title = "Lighthouse"
    prefix = "LH"
    year = "2026"
    publisher = "never printed"
    seats = (3, 4)
    default_seats = 4
    rules = rules
    options = (PASSING, HANDS)
    target = rules.GAME
    longest_hand = 8
    felt = "#12303a"
    suits = (
        Suit("rock", "R", "Ro", "▲", "#8A3324", "#8a3324"),
        Suit("sand", "S", "Sa", "●", "#B58B35", "#7a5c00"),
        Suit("tide", "T", "Ti", "◆", "#1F4F8A", "#1f4f8a"),
    )
    ranks = rules.RANKS
    reasons = ("lowest", "light")
    made_of = "tricks"
    contract_rules = ("LH8", "LH8")
    shown = {**TRICKS_SHOWN, "lit": bool}  # noqa: RUF012

    def card_name(self, card: int) -> str:
        return "light" if card == rules.LIGHT else super().card_name(card)

    def rank_of(self, card: str) -> str:
        return "L" if card == "light" else super().rank_of(card)

    def bid_text(self, bid: int) -> str:
        return f"bid {bid}"

    def bid_said(self, bid: int) -> Said:
        return say("action-bid", points=bid)

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {BID: self.bid_actions(rules.HAND_SIZE[s.players]), PLAY: self.card_actions(PLAY, "play")}

    def owed(self, s: State) -> Said:
        return say("lighthouse-contract", tricks=rules.goal(s))

    def on_the_table(self, s: State) -> dict[str, Any]:
        return {**super().on_the_table(s), "lit": bool(s.lit)}

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == BID:
            return say("lighthouse-task-bid"), ("LH3", "LH-Q1")
        if s.count == 0:
            return self._lead_task(s), ("LH6", "LH7")
        return self.follow_task(s, say("nothing")), ("LH5",) if s.led >= 0 else ("LH-Q2",)

    def _lead_task(self, s: State) -> Said:
        light = s.hands[s.turn] & rules.trumps(s)
        if s.hands[s.turn] == light:
            return say("lighthouse-task-lead-light")
        wins = say("lighthouse-wins-high" if s.lit else "lighthouse-wins-low")
        return say("lighthouse-task-lead" if light else "lighthouse-task-lead-any", wins=wins)

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == BID:
            return say("lighthouse-means-bid", tricks=action.number) if action.number else None
        return self.caption(str(action.card))

    def caption(self, card: str) -> Said | None:
        return say("lighthouse-means-light") if card == "light" else None

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        return (
            (say("score-tricks", tricks=count), "LH8"),
            (say("lighthouse-score-kept", tricks=count), "LH8"),
            (say("lighthouse-score-lost", bid=s.bid, tricks=count), "LH8"),
        )[line]
