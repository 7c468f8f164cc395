"""Neutral: names, options and words."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...rules import neutral as rules
from ...rules.table import BID, CALL, DISCARD, PLAY
from ..box import HANDS, PASSING, Action, Event, Option, State, TrickBox, Value, listed, plural

RANK_NAMES = ("Corporal", "Sergeant", "Lieutenant", "Captain", "Major", "Colonel", "General", "Ruler")
# Reconstructed from the period, but for the President.
RULERS = ("George V", "Poincaré", "Wilhelm II", "Nicholas II", "Franz Joseph I", "President Wilson")


def sides(players: int) -> tuple[Value, ...]:
    """NE-Q5: the ways to divide the table, the usual one first."""
    return {4: ("teams", "singles"), 5: (), 6: ("teams", "pairs", "singles")}.get(players, ("singles",))


class Neutral(TrickBox):
    name = "neutral"
    title = "Neutral"
    prefix = "NE"
    year = "1914"
    maker = "V. E. Morrill"
    about = "A suit above trumps that may enter only at certain openings, and a silent partner when five play."
    length = "half an hour"
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    rules = rules
    options = (
        Option("sides", "partnership", "two teams, three pairs of opposite seats, or everybody singly", "NE-Q5",
               ("teams", "pairs", "singles"), sides),
        PASSING,
        HANDS,
    )  # fmt: skip
    suits = ("britain", "france", "germany", "russia", "austria", "us")
    suit_titles = ("Britain", "France", "Germany", "Russia", "Austria", "the United States")
    ranks = rules.RANKS
    centre_title = "the three cards left over"
    words = {"wilson": "us-8", "president-wilson": "us-8"}  # noqa: RUF012

    def bid_text(self, bid: int) -> str:
        return f"bid {bid}"

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(rules.HIGHEST_BID[s.players]),
            DISCARD: self.card_actions(DISCARD, "discard"),
            CALL: self.card_actions(CALL, "call"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def contract(self, s: State) -> str:
        text = plural(s.bid, "point")
        if s.trump >= 0:
            text += f", {self.trump_title(s)} is trump"
        elif s.tricks or s.count:
            text += ", no trump"
        return text + (f", with the holder of {self.card_name(s.called)}" if s.called >= 0 else "")

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        return {
            **super().on_the_table(s, seat),
            "called": self.card_name(s.called) if s.called >= 0 else None,
            "belligerent_tricks": s.plain[: s.sides],
            "neutralised_tricks": s.neutralised[: s.sides],
            "rulers": s.rulers[: s.sides],
        }

    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        if s.phase == BID:
            return "Bid the points that you will make, or pass.", ("NE4", "NE-Q1")
        if s.phase == DISCARD:
            return f"Discard {plural(s.excess, 'card')} more.", ("NE-Q6",)
        if s.phase == CALL:
            return "Name a card that you neither hold nor discarded: its holder is your partner.", ("NE14", "NE-Q6")
        if s.count == 0:
            return self._play_task(s), ("NE5",) if s.tricks == 0 else ("NE9",)
        return self._play_task(s), ("NE6",) if s.hands[s.turn] & s.follow else ("NE6", "NE7", "NE8")

    def _play_task(self, s: State) -> str:
        if s.count == 0:
            return "Lead a Belligerent; its country will be trump." if s.tricks == 0 else "Lead a Belligerent."
        if s.led == rules.UNITED_STATES:
            return "A Neutral was led: play any card."
        if s.hands[s.turn] & s.follow:
            return f"Follow with {self.suit_titles[s.led]}."
        choices = ["throw off"] if s.led == s.trump or s.trump < 0 else ["trump", "throw off"]
        if rules.neutrals_admitted(s, s.hands[s.turn]):
            choices.append("neutralise")
        return f"You have no {self.suit_titles[s.led]}: {listed(choices, 'or')}."

    def meaning(self, s: State, action: Action) -> str:
        if action.phase == BID and action.number:
            return f"your side makes {plural(action.number, 'point')}, or loses as many"
        if action.card is None:
            return ""
        nation, rank = divmod(action.number, rules.RANKS)
        if rank == rules.RULER:
            return RULERS[nation]
        return "Neutral" if nation == rules.UNITED_STATES else RANK_NAMES[rank]

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        making = rules.making_sides(s) >> side & 1
        rule = ("NE14" if s.players == 5 else "NE12") if making else "NE13"
        what = (
            plural(count, "Belligerent trick"),
            plural(count, "neutralised trick"),
            f"{plural(count, 'Ruler')} in neutralised tricks",
            f"bid of {s.bid} not made, only {count}",
        )
        return what[line], rule

    def tell_choice(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        text = f"{names[before.turn]} calls {action.card}: its holder is the partner."
        yield Event("call-partner", before.turn, text, {"card": action.card})

    def trick_gain(self, before: State, after: State) -> str:
        side = after.winning % after.sides
        rulers = after.rulers[side] - before.rulers[side]
        if after.neutralised[side] == before.neutralised[side]:
            return ""
        return ", neutralised" + (f", with {plural(rulers, 'Ruler')}" if rulers else "")
