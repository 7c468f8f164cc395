"""Tactics: names, options and facts."""

from collections.abc import Iterator

from ... import words
from ...rules import tactics as rules
from ...rules.table import BID, DISCARD, NAME, OVER, PLAY
from ...rules.tactics import State
from ...words import Arg, Reader, Said, Seat, say
from ..box import HANDS, PASSING, Action, Event, Option, Suit, cards_of
from ..sheet import Note
from ..trick_box import TRICKS_SHOWN, TrickBox

RANK_KEYS = (
    "private", "corporal", "sergeant", "second-lieutenant", "first-lieutenant", "captain", "major",
    "lieutenant-colonel", "colonel", "brigadier-general", "major-general", "lieutenant-general",
)  # fmt: skip


class Tactics(TrickBox[State]):
    name = "tactics"
    title = "Tactics"
    prefix = "TA"
    year = "c. 1910"
    publisher = "National Military Tactics Co."
    seats = (4,)
    default_seats = 4
    rules = rules
    seats_drawn = True
    options = (
        Option("name_trump", "name_trump", "tactics-option-name-trump", "TA-Q2", ("before", "after")),
        Option("length", "length", "tactics-option-length", "TA-Q8", ("campaign", "engagement")),
        PASSING,
        HANDS,
    )
    target = rules.ENGAGEMENT
    longest_hand = rules.HAND + rules.REINFORCEMENTS
    most_points = 110  # twelve tricks and all Keys
    felt = "#33381f"
    shown = {**TRICKS_SHOWN, "keys": list[int], "captured": list[int], "engagements": list[int]}  # noqa: RUF012
    suits = (
        Suit("infantry", "I", "In", "▲", "#33567F", "#1f4f8a"),
        Suit("cavalry", "C", "Ca", "◆", "#C9971C", "#7a5c00"),
        Suit("artillery", "A", "Ar", "●", "#A8322A", "#a8322a"),
        Suit("engineer", "E", "En", "■", "#3F6B3F", "#2a5f2a"),
    )
    ranks = rules.RANKS
    contract_rules = ("TA-Q5", "TA-Q5")
    reasons = ("rank", "precedence", "wagon-train")
    aliases = {"name none": "name no-trump", "no-trump": "name no-trump", "no trump": "name no-trump"}  # noqa: RUF012
    words = {"wagon-train": "key-20", "engineers": "engineer"}  # noqa: RUF012

    def card_name(self, card: int) -> str:
        return f"key-{rules.key_points(card)}" if card >= rules.KEY_5 else super().card_name(card)

    def suit_of(self, card: str) -> str | None:
        return card.rpartition("-")[0]

    def bid_text(self, bid: int) -> str:
        return f"bid {rules.points_of(bid)}"

    def bid_said(self, bid: int) -> Said:
        return say("action-bid", points=rules.points_of(bid))

    def phases(self, s: State) -> dict[int, list[Action]]:
        none = Action(NAME, rules.NO_TRUMP, "name no-trump", say("action-name-no-trump"))
        return {
            BID: self.bid_actions(rules.HIGHEST_BID),
            NAME: [*self.name_actions(), none],
            DISCARD: self.card_actions(DISCARD, "discard"),
            PLAY: self.card_actions(PLAY, "play"),
        }

    def most_choices(self, s: State) -> int:
        return 1 + rules.REINFORCEMENTS

    def owed(self, s: State) -> Said:
        points = say("tactics-contract", points=rules.goal(s))
        if s.phase in (BID, NAME):
            return points
        return say("tactics-contract-trump", contract=points, trump=self.trump_said(s))

    def on_the_table(self, s: State) -> dict[str, object]:
        on = super().on_the_table(s)
        return {**on, "keys": s.keys[:2], "captured": on["made"], "engagements": s.engagements[:2]}

    def task(self, s: State) -> tuple[Said, tuple[str, ...]]:
        if s.phase == BID:
            return say("tactics-task-bid", points=rules.points_of(s.bid + 1)), ("TA4", "TA5")
        if s.phase == NAME:
            return say("tactics-task-name"), ("TA6",)
        if s.phase == DISCARD:
            return say("tactics-task-discard", cards=s.excess), ("TA7",)
        if s.count == 0:
            keys = s.hands[s.turn] & rules.KEYS
            return say("tactics-task-lead" if keys else "task-lead-any"), ("TA8", "TA11") if keys else ("TA8",)
        if s.led < 0:
            return say("tactics-task-key-led"), ("TA11",)
        return self.follow_task(s, say("nothing")), ("TA9",)

    def meaning(self, s: State, action: Action) -> Said | None:
        if action.phase == BID:
            return say("tactics-means-bid", points=rules.points_of(action.number)) if action.number else None
        if action.card and action.number >= rules.KEY_5:
            return say("tactics-means-key", points=rules.key_points(action.number))
        return self.caption(action.card) if action.card else None

    def caption(self, card: str) -> Said | None:
        suit, _, rank = card.rpartition("-")
        return say(f"tactics-rank-{RANK_KEYS[int(rank) - 1]}") if suit in self.suit_names else None

    def target_said(self, s: State) -> Said:
        key = "tactics-target" if s.length == rules.CAMPAIGN_LENGTH else "tactics-target-engagement"
        return say(key, target=self.target)

    def ahead(self, s: State) -> tuple[int, ...]:
        """C6: Engagements come before points."""
        won = rules.ahead(s)
        return super().ahead(s) if won == 3 else tuple(cards_of(won))

    def promised(self, s: State) -> dict[str, Arg]:
        return {"points": rules.points_of(s.bid)}

    def does(self, card: str) -> tuple[Said, str]:
        suit, _, rank = card.rpartition("-")
        if suit in self.suit_names:
            return say("tactics-does-corps", suit=words.Suit(suit)), "TA9"
        key = "tactics-does-wagon-train" if int(rank) == rules.key_points(rules.WAGON_TRAIN) else "tactics-does-key"
        return say(key, points=int(rank)), "TA10"

    def notes(self, s: State) -> Iterator[Note]:
        if rules.contract_made(s) == 0 and rules.toward(s):
            yield Note(s.maker % 2, say("tactics-note-lost", points=rules.toward(s)), "TA-Q5")

    def in_hand(self, s: State, side: int) -> Iterator[Said]:
        yield from super().in_hand(s, side)
        if s.phase == PLAY or s.phase == OVER:
            yield say("tactics-in-hand-captured", points=rules.made(s, side))

    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[Said, str]:
        return (
            (say("score-tricks", tricks=count), "TA13"),
            (say("tactics-score-keys"), "TA13"),
            (say("tactics-score-lost", points=count), "TA-Q5"),
            (say("tactics-score-engagement", engagements=count), "TA15"),
        )[line]

    def match_name(self, s: State) -> Said:
        return say("tactics-match" if s.length == rules.CAMPAIGN_LENGTH else "tactics-match-engagement")

    def tell_choice(self, before: State, action: Action, after: State, reader: Reader) -> Iterator[Event]:
        key = "event-name" if after.trump >= 0 else "event-name-no-trump"
        said = say(key, seat=Seat(before.turn), suit=self.trump_said(after))
        yield Event("name", before.turn, said, reader, {"choice": action.text})

    def trick_gain(self, before: State, after: State) -> Said | None:
        side = after.winning % 2
        keys = after.keys[side] - before.keys[side]
        return say("tactics-gain", points=keys) if keys else None
