"""Tactics: names, options and words."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...rules import tactics as rules
from ...rules.table import BID, DISCARD, NAME, PLAY
from ..box import HANDS, PASSING, Action, Event, Option, State, TrickBox, plural

RANK_NAMES = (
    "Private", "Corporal", "Sergeant", "Second Lieutenant", "First Lieutenant", "Captain", "Major",
    "Lieutenant Colonel", "Colonel", "Brigadier General", "Major General", "Lieutenant General",
)  # fmt: skip


class Tactics(TrickBox):
    name = "tactics"
    title = "Tactics"
    prefix = "TA"
    year = "c. 1910"
    maker = "National Military Tactics Co."
    about = "Partners bid for trumps, pick up Reinforcements and fight over four Key cards."
    length = "an Engagement takes 20 minutes, a Campaign an hour"
    seats = (4,)
    default_seats = 4
    rules = rules
    options = (
        Option("name_trump", "name_trump", "name trump before or after taking up the Reinforcements", "TA-Q2",
               ("before", "after")),
        Option("length", "length", "a Campaign (two Engagements out of three) or a single Engagement", "TA-Q8",
               ("campaign", "engagement")),
        PASSING,
        HANDS,
    )  # fmt: skip
    suits = ("infantry", "cavalry", "artillery", "engineer")
    suit_titles = ("Infantry", "Cavalry", "Artillery", "Engineer Corps")
    ranks = rules.RANKS
    centre_title = "the Reinforcements"
    aliases = {"name none": "name no-trump", "no-trump": "name no-trump", "no trump": "name no-trump"}  # noqa: RUF012
    words = {"wagon-train": "key-20", "engineers": "engineer"}  # noqa: RUF012

    def card_name(self, card: int) -> str:
        return f"key-{5 * (card - rules.KEY_5 + 1)}" if card >= rules.KEY_5 else super().card_name(card)

    def bid_text(self, bid: int) -> str:
        return f"bid {55 + 5 * bid}"

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(rules.HIGHEST_BID),
            NAME: [Action(NAME, i, f"name {suit}") for i, suit in enumerate((*self.suits, "no-trump"))],
            DISCARD: self.card_actions(DISCARD, "discard"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def contract(self, s: State) -> str:
        return f"{rules.points_bid(s)} points" + (f", {self.trump_title(s)}" if s.phase not in (BID, NAME) else "")

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        on = super().on_the_table(s, seat)
        captured = [5 * s.taken[side] + s.keys[side] for side in range(2)]
        return {**on, "keys": s.keys[:2], "captured": captured, "engagements": s.engagements[:2]}

    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        if s.phase == BID:
            return f"Bid {rules.points_bid(s) + 5} or more, or pass.", ("TA4", "TA5")
        if s.phase == NAME:
            return "Name trumps, or no trump.", ("TA6",)
        if s.phase == DISCARD:
            return f"Discard {plural(s.excess, 'card')} more, but never a Key.", ("TA7",)
        return self.follow_task(s, "Lead any card, a Key too."), ("TA9",) if s.count else ("TA8", "TA11")

    def meaning(self, s: State, action: Action) -> str:
        if action.phase == BID and action.number:
            points = 55 + 5 * action.number
            return f"your side takes {points} of the hand's 110 points, or loses {points}"
        if action.card and not action.card.startswith("key"):
            return RANK_NAMES[action.number % rules.RANKS]
        return ""

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        return (
            (plural(count, "trick"), "TA13"),
            ("Key cards", "TA13"),
            (f"bid lost with {count} captured", "TA-Q5"),
            ("Engagement won" if count == 1 else "second Engagement won", "TA15"),
        )[line]

    def match_name(self, s: State) -> str:
        return "Campaign" if s.length == rules.CAMPAIGN_LENGTH else "Engagement"

    def tell_choice(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        who = names[before.turn]
        text = f"{who} names {self.trump_title(after)}" + ("." if after.trump >= 0 else ": the hand has no trump.")
        yield Event("name", before.turn, text, {"choice": action.text})

    def trick_gain(self, before: State, after: State) -> str:
        side = after.winning % 2
        keys = after.keys[side] - before.keys[side]
        return f" and {keys} points in Keys" if keys else ""
