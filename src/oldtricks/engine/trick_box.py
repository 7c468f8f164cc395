"""What the four trick games say alike: calls, contracts, tricks and their reasons."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .. import words
from ..rules import table
from ..rules.table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    CALL,
    DEAL,
    DISCARD,
    NAME,
    NOBODY,
    OVER,
    PLAY,
    SELL,
    TrickTable,
)
from ..words import Card, Cards, Either, Listed, Reader, Said, Seat, Seats, say, sent
from .box import PHASE_NAMES, Action, Box, Event, cards_of
from .gauge import FREE, LOST, OPEN, SAFE, Gauge, standing_of
from .sheet import Note, Result

if TYPE_CHECKING:
    from .view import View

T = TypeVar("T", bound=TrickTable)


@lru_cache(maxsize=1 << 14)
def named(box: Box[Any], mask: int) -> tuple[str, ...]:
    """The names of some cards. Everybody at a table is shown the same ones over and over."""
    return tuple(box.card_name(card) for card in cards_of(mask))


@lru_cache(maxsize=1 << 10)
def _call_said(box: "TrickBox[Any]", call: int) -> Said:
    return box.bid_said(call) if call else say(box.own("action-pass"))


@lru_cache(maxsize=1 << 10)
def _call_text(box: "TrickBox[Any]", call: int) -> str | None:
    if call < 0:
        return None
    return box.bid_text(call) if call else box.pass_text


@lru_cache(maxsize=1 << 10)
def _call_sent(box: "TrickBox[Any]", call: int) -> dict[str, object] | None:
    return _call_said(box, call).to_json() if call >= 0 else None


@lru_cache(maxsize=1 << 10)
def _in_english(box: "TrickBox[Any]", contract: Said) -> str:
    return Reader(game=box.name).say(contract)


@lru_cache(maxsize=1 << 12)
def _gauge_at(made_of: str, seats: tuple[int, ...], goal: int, made: int, still: int) -> Gauge:
    """How far a contract is; `made_of` is what it is counted in."""
    side = Seats(seats)
    if not goal:
        said = say("gauge-free", side=side, made=made)
        return Gauge(seats, made, goal, still, FREE, say("gauge-free-short", made=made), said)
    short = say(f"gauge-{made_of}", made=made, goal=goal)
    standing = standing_of(made, goal, still)
    open_key = f"gauge-{'all' if goal - made == still else 'open'}-{made_of}"
    said = {
        OPEN: say(open_key, side=side, more=goal - made, still=still),
        SAFE: say("gauge-safe", side=side),
        LOST: say(f"gauge-lost-{made_of}", side=side, more=goal - made, still=still),
    }[standing]
    return Gauge(seats, made, goal, still, standing, short, said)


TRICKS_SHOWN: dict[str, object] = {
    "calls": list[str | None],
    "calls_said": list[sent.Said | None],
    "maker": int | None,
    "contract": str | None,
    "trump": str | None,
    "trick": list[tuple[int, str]],
    "led": str | None,
    "tricks": list[int],
    "goal": int | None,
    "toward": int | None,
    "made": list[int],
    "played": list[list[str]],
    "centre": int,
    "discards": list[str] | None,
    "discarded": int,
}


class TrickBox(Box[T]):
    """What the four trick games say alike."""

    ranks: ClassVar[int]
    pass_text: ClassVar[str] = "pass"
    auction: ClassVar[str] = "numbers"  # what is bid: numbers, or so much of a suit
    reasons: ClassVar[tuple[str, ...]] = ()  # why a trick was won, from GAME_REASONS on
    made_of: ClassVar[str] = "points"  # what a contract is made of: points or tricks
    contract_rules: ClassVar[tuple[str, str]]  # of a contract that was made, and of one that failed

    def card_name(self, card: int) -> str:
        return f"{self.suits[card // self.ranks].name}-{card % self.ranks + 1}"

    @abstractmethod
    def bid_text(self, bid: int) -> str:
        """A bid as typed, from its action number."""

    @abstractmethod
    def bid_said(self, bid: int) -> Said:
        """The same as something that a player does."""

    def call_said(self, call: int) -> Said:
        return _call_said(self, call)

    def hand(self, s: T, seat: int) -> tuple[str, ...]:
        return named(self, s.hands[seat])

    def pack_names(self, s: T) -> Iterable[tuple[str, int]]:
        return [(self.card_name(card), card) for card in range(self.rules.CARDS)]

    def layout(self, s: T) -> list[int]:
        deck = [0] * 256
        self.rules.pack(s, deck)
        self.rules.deal(s, deck)  # an unshuffled deck: card i lies at place i
        owners = {card: seat for seat in range(s.players) for card in cards_of(s.hands[seat])}
        return [owners.get(card, -1) for card in range(self.rules.CARDS)]

    def card_actions(self, phase: int, verb: str) -> list[Action]:
        """An action for every card of the pack."""
        names = [self.card_name(card) for card in range(self.rules.CARDS)]
        said = [say(f"action-{verb}", card=Card(name)) for name in names]
        return [Action(phase, card, f"{verb} {name}", said[card], name) for card, name in enumerate(names)]

    def bid_actions(self, highest: int) -> list[Action]:
        bids = [Action(BID, n, self.bid_text(n), self.bid_said(n)) for n in range(1, highest + 1)]
        return [Action(BID, 0, self.pass_text, self.call_said(0)), *bids]

    def name_actions(self) -> list[Action]:
        """A suit to be named."""
        return [
            Action(NAME, i, f"name {suit}", say(self.own("action-name"), suit=words.Suit(suit)))
            for i, suit in enumerate(self.suit_names)
        ]

    def holds(self, s: T, action: Action) -> bool:
        return s.phase == CALL or action.card is None or bool(s.hands[s.turn] >> action.number & 1)

    def suit_said(self, suit: int) -> words.Suit:
        return words.Suit(self.suits[suit].name)

    def trump_said(self, s: T) -> Said:
        return say("suit", suit=self.suit_said(s.trump)) if s.trump >= 0 else say("no-trump")

    def trick(self, s: T) -> list[tuple[int, str]]:
        """The cards on the trick with their seats, in the order of play."""
        first = s.turn - s.count
        return [((first + i) % s.players, self.card_name(s.trick[i])) for i in range(s.count)]

    def on_the_table(self, s: T) -> dict[str, object]:
        playing = s.phase == PLAY
        decided = s.maker != NOBODY and (playing or s.phase == OVER)
        return {
            "calls": [_call_text(self, call) for call in s.calls[: s.players]],
            "calls_said": [_call_sent(self, call) for call in s.calls[: s.players]],
            "maker": s.maker if s.maker != NOBODY else None,
            "contract": _in_english(self, self.owed(s)) if s.maker != NOBODY else None,
            "trump": self.suits[s.trump].name if s.trump >= 0 else None,
            "trick": [list(card) for card in self.trick(s)] if playing else [],
            "led": self.suits[s.led].name if playing and s.count and s.led >= 0 else None,
            "tricks": s.taken[: s.sides],
            "goal": self.rules.goal(s) if decided else None,
            "toward": self.rules.toward(s) if decided else None,
            "made": [self.rules.made(s, side) for side in range(s.sides)],
            "played": [list(named(self, s.played[i])) for i in range(s.players)],
            "centre": self.centre_size(s),
            "discards": None,
            "discarded": s.discards.bit_count(),
        }

    def laid_away(self, s: T, seat: int | None) -> dict[str, object]:
        return {"discards": list(named(self, s.discards))} if seat == s.maker else {}

    def bidders(self, s: T) -> int:
        """How many players may bid."""
        return s.players

    def most_calls(self, s: T) -> int:
        """How long an auction can be (C3): every bid is made, and before each of them as many pass as may."""
        bidders, highest = self.bidders(s), len(self.phases(s)[BID]) - 1
        if bidders == 1:
            return 1
        return highest + bidders - 2 if s.passing else highest * (bidders - 1) + 1

    def most_choices(self, s: T) -> int:
        """How many decisions there can be between the auction and the first lead."""
        return 0

    @abstractmethod
    def owed(self, s: T) -> Said:
        """What the maker has to make."""

    def contract(self, s: T) -> Said | None:
        return self.owed(s) if s.maker != NOBODY else None

    def makers(self, s: T) -> tuple[int, ...]:
        """The seats that play for the contract, as far as everybody knows."""
        return self.seats_of(s, s.maker % s.sides)

    def gauges(self, s: T) -> Iterator[Gauge]:
        if s.maker != NOBODY and s.phase not in (DEAL, OVER):
            yield self._gauge(s)

    def _gauge(self, s: T) -> Gauge:
        rules = self.rules
        return _gauge_at(self.made_of, self.makers(s), rules.goal(s), rules.toward(s), rules.still(s))

    def promise(self, s: T) -> Said | None:
        if s.phase not in (BID, SELL) or not s.bid:
            return None
        side = self.side(s, s.bidder % s.sides)
        return say(self.own("promise"), seat=Seat(s.bidder), side=side, **self.promised(s))

    def promised(self, s: T) -> dict[str, words.Arg]:
        """What the standing bid promises, for its sentence."""
        return {"call": self.bid_said(s.bid)}

    def counts(self, s: T) -> Said | None:
        key = f"{self.key}-counts"
        return say(key, players=s.players) if s.phase in (BID, SELL) and words.known(key) else None

    def result(self, s: T) -> Result | None:
        outcome = self.rules.contract_made(s)
        if outcome < 0:
            return None
        goal, made, seats = self.rules.goal(s), self.rules.toward(s), self.makers(s)
        by = say("result-made", by=made - goal) if outcome else say("result-failed", by=goal - made)
        given: dict[str, words.Arg] = {
            "maker": Seat(s.maker),
            "side": Seats(seats),
            "goal": goal,
            "made": made,
            "by": by,
        }
        said = say(self.own(f"result-{self.made_of}"), **given)
        return Result(s.deals, outcome == 1, said, self.contract_rules[1 - outcome], tuple(self.notes(s)))

    def notes(self, s: T) -> Iterator[Note]:
        """What was not scored in this hand, and why."""
        yield from ()

    def centre_size(self, s: T) -> int:
        """How many cards lie unseen in the centre."""
        return s.centre.bit_count()

    def follow_task(self, s: T, lead: Said) -> Said:
        """What to play, in a sentence: only what this hand can do."""
        if s.count == 0:
            return lead
        if s.led < 0:
            return say("task-play-any")
        suit = self.suit_said(s.led)
        if s.hands[s.turn] & s.follow:
            return say("task-follow", suit=suit)
        return say("task-cannot-follow", suit=suit, choices=Either(tuple(self.free_choices(s))))

    def free_choices(self, s: T) -> Iterator[Said]:
        """What a player can do who cannot follow."""
        legal, trumps = self.rules.legal(s), self.rules.trumps(s)
        if legal & trumps:
            yield say(self.own("task-trump"))
        if legal & ~trumps:
            yield say("task-throw-off")

    def tell(self, before: T, action: Action, after: T, reader: Reader) -> Iterator[Event]:
        seat = before.turn
        if before.phase == BID:
            data = {"call": action.text, "call_said": action.said.to_json()}
            yield Event("call", seat, self._call_told(seat, action.number), reader, data)
            yield from self._tell_auction(before, after, reader)
        elif before.phase == DISCARD:
            public = Event("discard", seat, say("event-discard-unseen", seat=Seat(seat)), reader)
            said = say("event-discard", seat=Seat(seat), card=Card(str(action.card)))
            yield Event("discard", seat, said, reader, {"card": action.card}, seat, public)
        elif before.phase == PLAY:
            said = say("event-play", seat=Seat(seat), card=Card(str(action.card)))
            yield Event("play", seat, said, reader, {"card": action.card})
            if before.count == before.players - 1:
                yield self._tell_trick(before, action, after, reader)
        else:
            yield from self.tell_choice(before, action, after, reader)
        if before.centre and not after.centre:
            yield self._tell_take_up(before, after, reader)
        if after.phase in (DEAL, OVER) and (result := self.result(after)):
            yield Event("result", after.maker, result.said, reader, {"rule": result.rule})
        yield from self.tell_score(after, before.lines, reader)
        yield from self.tell_end(after, reader)

    def _call_told(self, seat: int, call: int) -> Said:
        """A call with its caller: not every language sets the name before what he does, unchanged."""
        given = dict(self.call_said(call).args)
        return say(self.own("event-bid" if call else "event-pass"), seat=Seat(seat), **given)

    def _tell_take_up(self, before: T, after: T, reader: Reader) -> Event:
        maker = after.maker
        cards = [self.card_name(card) for card in cards_of(before.centre)]
        unseen = say("event-take-up-unseen", seat=Seat(maker), centre=say(f"{self.key}-centre"))
        public = Event("take-up", maker, unseen, reader, {"count": len(cards)})
        said = say("event-take-up", seat=Seat(maker), cards=Cards(tuple(cards)))
        return Event("take-up", maker, said, reader, {"count": len(cards), "cards": cards}, maker, public)

    def tell_choice(self, before: T, action: Action, after: T, reader: Reader) -> Iterator[Event]:
        """Naming, selling, calling: public and said aloud."""
        seat = before.turn
        said = say("event-call", seat=Seat(seat), call=action.said)
        yield Event(PHASE_NAMES[before.phase], seat, said, reader, {"choice": action.text})

    def _tell_auction(self, before: T, after: T, reader: Reader) -> Iterator[Event]:
        if after.maker != NOBODY:
            contract = self.owed(after)
            said = say("event-maker", seat=Seat(after.maker), contract=contract)
            yield Event("maker", after.maker, said, reader, {"contract": reader.say(contract)})
        elif after.phase != BID and after.phase != SELL:
            yield Event("thrown-in", None, say("event-thrown-in"), reader)

    def _tell_trick(self, before: T, action: Action, after: T, reader: Reader) -> Event:
        first = before.turn - before.count
        cards = [self.card_name(before.trick[i]) for i in range(before.count)] + [str(action.card)]
        trick = [[(first + i) % before.players, card] for i, card in enumerate(cards)]
        winner = after.winning
        won_by = next(card for seat, card in trick if seat == winner)
        said = say(
            "event-trick",
            seat=Seat(winner),
            card=Card(str(won_by)),
            reason=self.why_taken(before, action.number),
            gain=self.trick_gain(before, after) or say("nothing"),
        )
        return Event("trick", winner, said, reader, {"trick": trick, "card": won_by, **self.trick_data(before, after)})

    def why_taken(self, before: T, card: int) -> Said:
        """Why the trick is won that this card completes."""
        reason = self.rules.why_taken(before, card)
        if reason in (BY_SUIT, BY_TRUMP):
            suit = self.suit_said(before.led if reason == BY_SUIT else before.trump)
            return say("reason-suit" if reason == BY_SUIT else self.own("reason-trump"), suit=suit)
        return say(f"{self.key}-reason-{self.reasons[reason - table.GAME_REASONS]}")

    def trick_gain(self, before: T, after: T) -> Said | None:
        """What came along with the trick."""
        return None

    def trick_data(self, before: T, after: T) -> dict[str, object]:
        return {}

    def in_hand(self, s: T, side: int) -> Iterator[Said]:
        if s.phase == PLAY or s.phase == OVER:
            yield say("in-hand-tricks", tricks=s.taken[side])

    def describe(self, view: "View") -> Iterator[Said]:
        on = view.table
        if view.contract is None:
            calls = [say("line-call", seat=Seat(seat), call=call) for seat, call in enumerate(on["calls"]) if call]
            if calls:
                yield say("line-calls", calls=Listed(tuple(calls)))
        else:
            yield say("line-contract", seat=Seat(on["maker"]), contract=view.contract)
        if on["trick"]:
            cards = tuple(say("line-card", seat=Seat(seat), card=Card(card)) for seat, card in on["trick"])
            yield say("line-trick", cards=Listed(cards))
        if any(on["tricks"]):
            counts = zip(view.sides, on["tricks"], strict=True)
            sides = tuple(say("line-count", side=Seats(seats), n=count) for seats, count in counts)
            yield say("line-tricks", sides=Listed(sides))
        if on["discards"]:
            yield say("line-discards", cards=" ".join(on["discards"]))
