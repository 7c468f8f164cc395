"""Neutral: names, options and facts."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ... import words
from ...rules import neutral as rules
from ...rules.neutral import State
from ...rules.table import BID, CALL, DISCARD, OVER, PLAY
from ...words import Arg, Card, Reader, Said, Seat, Seats, say
from ..box import HANDS, PASSING, Action, Event, Option, Suit, Value
from ..gauge import OPEN, Gauge
from ..sheet import Note
from ..trick_box import TRICKS_SHOWN, TrickBox, named

if TYPE_CHECKING:
    from ..view import View

RANK_KEYS = ("corporal", "sergeant", "lieutenant", "captain", "major", "colonel", "general")  # and the Ruler


def sides(players: int) -> tuple[Value, ...]:
    """NE-Q5: the ways to divide the table, the usual one first."""
    return {4: ("teams", "singles"), 5: (), 6: ("teams", "pairs", "singles")}.get(players, ("singles",))


class Neutral(TrickBox[State]):
    name = "neutral"
    title = "Neutral"
    prefix = "NE"
    year = "1914"
    publisher = "V. E. Morrill"
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    rules = rules
    options = (
        Option("sides", "partnership", "neutral-option-sides", "NE-Q5", ("teams", "pairs", "singles"), sides),
        PASSING,
        HANDS,
    )
    since = {"face_up": 2}  # noqa: RUF012
    target = rules.GAME
    longest_hand = 13
    most_points = 35  # 13 neutral tricks, six Rulers and what was left over
    felt = "#1b2d48"
    shown = {  # noqa: RUF012
        **TRICKS_SHOWN, "called": str | None, "belligerent_tricks": list[int], "neutralised_tricks": list[int],
        "rulers": list[int], "face_up": list[list[list[str]]],
    }  # fmt: skip
    suits = (
        Suit("britain", "B", "Br", "▲", "#A3243B", "#a3243b"),
        Suit("france", "F", "Fr", "●", "#1F3554", "#1f4f9a"),
        Suit("germany", "G", "Ge", "■", "#573A1F", "#23262b"),
        Suit("russia", "R", "Ru", "◆", "#2E5B43", "#1f5f3a"),
        Suit("austria", "A", "Au", "▼", "#5B4573", "#7a5200"),
        Suit("us", "U", "US", "★", "#B58B35", "#6a2f8a"),
    )
    ranks = rules.RANKS
    contract_rules = ("NE12", "NE12")
    reasons = ("neutral-over-trump", "neutral", "higher-neutral")
    words = {"wilson": "us-8", "president-wilson": "us-8"}  # noqa: RUF012

    def bid_text(self, bid: int) -> str:
        return f"bid {bid}"

    def bid_said(self, bid: int) -> Said:
        return say("action-bid", points=bid)

    def phases(self, s: State) -> dict[int, list[Action]]:
        return {
            BID: self.bid_actions(rules.HIGHEST_BID[s.players]),
            DISCARD: self.card_actions(DISCARD, "discard"),
            CALL: self.card_actions(CALL, "call"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def most_choices(self, s: State) -> int:
        return rules.LEFT_OVER + 1 if s.players == 5 else 0  # NE14

    def owed(self, s: State) -> Said:
        said = say("neutral-contract", points=s.bid)
        if s.trump >= 0:
            said = say("neutral-contract-trump", contract=said, suit=self.suit_said(s.trump))
        elif s.tricks or s.count:
            said = say("neutral-contract-no-trump", contract=said)
        if s.called >= 0:
            said = say("neutral-contract-with", contract=said, card=Card(self.card_name(s.called)))
        return said

    def on_the_table(self, s: State) -> dict[str, object]:
        return {
            **super().on_the_table(s),
            "called": self.card_name(s.called) if s.called >= 0 else None,
            "belligerent_tricks": s.plain[: s.sides],
            "neutralised_tricks": s.neutralised[: s.sides],
            "rulers": s.rulers[: s.sides],
            "face_up": [self.face_up(s, side) for side in range(s.sides)],
        }

    def face_up(self, s: State, side: int) -> list[list[str]]:
        """NE16: the cards of each neutralised trick before a side, for all to look at."""
        mark = 1 << rules.CARDS + side
        return [list(named(self, cards ^ mark)) for cards in s.face_up if cards & mark]

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == BID:
            return say("neutral-task-bid"), ("NE4", "NE-Q1")
        if s.phase == DISCARD:
            return say("task-discard", cards=s.excess), ("NE-Q6",)
        if s.phase == CALL:
            return say("neutral-task-call"), ("NE14", "NE-Q6")
        if s.count == 0:
            return self._lead_task(s)
        if s.led == rules.UNITED_STATES:
            return say("neutral-task-neutral-led"), ("NE9", "NE-Q3")
        follows = s.hands[s.turn] & s.follow
        return self.follow_task(s, say("nothing")), ("NE6",) if follows else ("NE6", "NE7", "NE8")

    def _lead_task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.hands[s.turn] & rules.BELLIGERENTS:
            if s.tricks == 0:
                return say("neutral-task-lead-trump"), ("NE5",)
            return say("neutral-task-lead"), ("NE9",)
        if s.tricks == 0:
            return say("neutral-task-lead-no-trump"), ("NE-Q7",)
        return say("neutral-task-lead-neutral"), ("NE9",)

    def free_choices(self, s: State) -> Iterator[Said]:
        legal = rules.legal(s)
        if legal & rules.trumps(s):
            yield say("task-trump")
        if legal & rules.BELLIGERENTS & ~rules.trumps(s):
            yield say("task-throw-off")
        if legal & rules.NEUTRALS:
            yield say("neutral-task-neutralise")

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == BID:
            return say("neutral-means-bid", points=action.number) if action.number else None
        return self.caption(str(action.card))

    def caption(self, card: str) -> Said:
        nation, _, rank = card.rpartition("-")
        if int(rank) == rules.RULER + 1:
            return say(f"neutral-ruler-{nation}")
        return say("neutral-means-neutral" if nation == "us" else f"neutral-rank-{RANK_KEYS[int(rank) - 1]}")

    def promised(self, s: State) -> dict[str, Arg]:
        return {"points": s.bid}

    def makers(self, s: State) -> tuple[int, ...]:
        making = rules.making_sides(s)
        return tuple(seat for seat in range(s.players) if making >> seat % s.sides & 1)

    def _gauge(self, s: State) -> Gauge:
        gauge = super()._gauge(s)
        if s.players != 5 or len(gauge.seats) > 1 or gauge.standing != OPEN:
            return gauge
        return replace(gauge, said=say("neutral-gauge-silent", said=gauge.said))

    def does(self, card: str) -> tuple[Said, str]:
        nation, _, rank = card.rpartition("-")
        ruler = int(rank) == rules.RULER + 1
        if nation == "us":
            return say("neutral-does-wilson" if ruler else "neutral-does-neutral"), "NE7"
        if ruler:
            return say("neutral-does-ruler", suit=words.Suit(nation)), "NE11"
        return say("neutral-does-belligerent", suit=words.Suit(nation)), "NE10"

    def notes(self, s: State) -> Iterator[Note]:
        making, lost = rules.making_sides(s), rules.contract_made(s) == 0
        rule = "NE14" if s.players == 5 else "NE13"
        for side in range(s.sides):
            if not making >> side & 1 and s.plain[side]:
                yield Note(side, say("neutral-note-others", tricks=s.plain[side]), rule)
        if lost and rules.toward(s):
            yield Note(s.maker % s.sides, say("neutral-note-lost", points=rules.toward(s)), "NE12")

    def in_hand(self, s: State, side: int) -> Iterator[Said]:
        yield from super().in_hand(s, side)
        if s.phase == PLAY or s.phase == OVER:
            yield say("in-hand-points", points=rules.made(s, side))

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        making = rules.making_sides(s) >> side & 1
        rule = ("NE14" if s.players == 5 else "NE12") if making else "NE13"
        what = (
            say("neutral-score-belligerent", tricks=count),
            say("neutral-score-neutralised", tricks=count),
            say("neutral-score-rulers", rulers=count),
            say("neutral-score-lost", bid=s.bid, points=count),
        )
        return what[line], rule

    def describe(self, view: "View") -> Iterator[Said]:
        yield from super().describe(view)
        for side, tricks in zip(view.sides, view.table["face_up"], strict=True):
            if tricks:
                yield say("line-face-up", side=Seats(side), tricks=" | ".join(map(" ".join, tricks)))

    def tell_choice(self, before: State, action: Action, after: State, reader: Reader) -> Iterator[Event]:
        said = say("neutral-event-call", seat=Seat(before.turn), card=Card(str(action.card)))
        yield Event("call-partner", before.turn, said, reader, {"card": action.card})

    def trick_gain(self, before: State, after: State) -> Said | None:
        side = after.winning % after.sides
        if after.neutralised[side] == before.neutralised[side]:
            return None
        return say("neutral-gain", rulers=after.rulers[side] - before.rulers[side])
