"""Whether all tricks to come belong to a player's side, whatever lies where and whatever the others do.

It is asked of what the player knows, and of nothing else: his view, and what follows from it about who can hold what
(see `worlds`). The others, a partner too, may play any card that they can hold and that is legal from some hand of
theirs; the player has to find an answer to everything that he sees. So a proof holds in every world, it tells nobody
anything that he could not work out himself, and it finds the cards to play.

First it is tried without counting the cards that can do no harm: they are taken to lie wherever they are needed, as
often as they are needed. That is more than the others can do, and quickly looked through. If it proves nothing, every
card is counted, as far as the patience goes.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from itertools import chain, combinations
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from ..engine.box import cards_of
from ..engine.gauge import LOST, SAFE
from ..engine.knowledge import copy_state
from ..engine.view import Public, View
from ..rules.surface import TrickRules
from ..rules.table import PLAY, TrickTable, lead_next, side_of
from .worlds import concluded, of_tricks

PATIENCE = 4000  # cards laid in the search for a proof
LATER = 4  # times as many where one was found before, and a card of it is to be played

Verdict = Literal["sure", "unsure", "undecided"]  # unsure: some world, or some play, would be against it


class Proof(NamedTuple):
    """What came of it; if it is sure, the card to play and the cards that have to be counted for it."""

    verdict: Verdict
    card: int = -1
    counted: int = 0


class TooLong(Exception):
    """The patience is over."""


def prove(view: View, patience: int = PATIENCE) -> Proof:
    """Whether the player at turn takes every trick to come with his side."""
    if not claimable(view):
        return Proof("unsure")
    question = Question(view)
    for counted in dict.fromkeys((question.harmful(), question.unseen)):
        found = question.answer(counted, patience)
        if found.verdict == "sure":
            break
    return found


def go_on(view: View, counted: int) -> str:
    """The card that a proof plays which counted these cards."""
    question = Question(view)
    found = question.answer(counted & question.unseen, LATER * PATIENCE)
    card = found.card if found.verdict == "sure" else view.legal_numbers[0]
    return view.legal[view.legal_numbers.index(card)]


def claimable(view: View) -> bool:
    """Whether there is anything to ask: tricks are played, it is the player's turn, and not his last card."""
    return of_tricks(view) and view.known.phase == PLAY and bool(view.legal) and len(view.hand) > 1


def decided(public: Public) -> bool:
    """Whether it is settled that the contract is made, or that it is not."""
    return any(gauge.standing in (SAFE, LOST) for gauge in public.gauges)


def given(s: TrickTable, rules: TrickRules[TrickTable], seat: int) -> int:
    """A card after which all tricks go to a seat's side if everybody lets it have them, as they have agreed; or -1.

    This is for whoever holds the cards of all, when the hand is given up and nobody plays for himself any more.
    """
    side, left = side_of(s, seat), PATIENCE
    seen: set[tuple[int, ...]] = set()  # where no way was found

    def leads_there(s: TrickTable, card: int) -> bool:
        nonlocal left
        left -= 1
        then = copy_state(s)
        rules.apply(then, card)
        if then.tricks > s.tricks and then.taken[side] == s.taken[side]:
            return False
        key = (then.turn, then.count, then.winning, *then.hands)
        if then.phase != PLAY:
            return True
        if left < 0 or key in seen:
            return False
        seen.add(key)
        return any(leads_there(then, card) for card in in_order(then))

    def in_order(s: TrickTable) -> list[int]:
        """Who is to win plays high, the others low."""
        cards = [*cards_of(rules.legal(s))]
        return cards[::-1] if side_of(s, s.turn) == side else cards

    return next((card for card in in_order(s) if leads_there(s, card)), -1)


class Held(NamedTuple):
    """What is known of the cards that nobody has shown."""

    loose: int  # those that are somewhere
    can: tuple[int, ...]  # by holder: those that he may have
    room: tuple[int, ...]  # by holder: how many he has


class Question:
    """One position, as the player at turn sees it."""

    def __init__(self, view: View) -> None:
        assert of_tricks(view)
        assert view.seat is not None
        self.rules = view.played.rules
        self.me = view.seat
        self.state = view.known
        known = concluded(view, view.seat)
        self.unseen = sum(1 << card for card, _, _ in known.cards)
        can = [0] * len(known.room)
        for card, mask, _ in known.cards:
            for holder in cards_of(mask):
                can[holder] |= 1 << card
        self.held = Held(self.unseen, tuple(can), tuple(known.room))
        holders = {holder for holder, room in enumerate(known.room) if room}
        some = chain.from_iterable(combinations(sorted(holders), n) for n in range(len(holders)))
        self.groups = [(chosen, tuple(holders.difference(chosen))) for chosen in some]
        plain = [f.name for f in fields(self.state) if not isinstance(getattr(self.state, f.name), list)]
        self.scalars: Callable[[TrickTable], tuple[Any, ...]] = attrgetter(*plain)
        self.bars: dict[tuple[Any, ...], int] = {}
        self.effects: dict[tuple[Any, ...], tuple[Any, ...]] = {}

    def harmful(self) -> int:
        """The unseen cards that beat one that the player holds, if he leads it."""
        found = 0
        for mine in cards_of(self.state.hands[self.me]):
            led = copy_state(self.state)
            led.winning = self.me
            lead_next(led)
            led.tricks = max(led.tricks, 1)
            self.rules.apply(led, mine)
            for card in cards_of(self.unseen & ~found):
                s = copy_state(led)
                s.hands[s.turn] = 1 << card
                self.rules.apply(s, card)
                found |= (s.winning != self.me) << card
        return found

    def answer(self, counted: int, patience: int) -> Proof:
        self.counted = counted
        self.exact = counted == self.unseen
        self.left = patience
        self.known: dict[tuple[Any, ...], bool] = {}
        try:
            card = next((card for card in self.mine(self.state) if self.after(self.state, card, self.held)), -1)
        except TooLong:
            return Proof("undecided")
        if card >= 0:
            return Proof("sure", card, counted)
        return Proof("unsure" if self.exact else "undecided")

    def sure(self, s: TrickTable, held: Held) -> bool:
        """Whether the side takes every trick from here."""
        if s.phase != PLAY:
            return True
        key = (self.scalars(s), s.trick[0] if s.count else -1, s.hands[self.me], held)
        if key not in self.known:
            if s.turn == self.me:
                self.known[key] = any(self.after(s, card, held) for card in self.mine(s))
            else:
                self.known[key] = all(self.after(s, card, left) for card, left in self.theirs(s, held))
        return self.known[key]

    def mine(self, s: TrickTable) -> Iterator[int]:
        """The cards that the player can play: trumps first, and high ones."""
        legal = self.rules.legal(s)
        trumps = legal & self.rules.trumps(s)
        yield from [*cards_of(trumps)][::-1]
        yield from [*cards_of(legal & ~trumps)][::-1]

    def theirs(self, s: TrickTable, held: Held) -> Iterator[tuple[int, Held]]:
        """The cards that somebody else may play, those that count first, and what is known then."""
        turn = s.turn
        could = held.loose & held.can[turn]
        for card, barred in (*self._told_apart(s, could & self.counted), *self._alike(s, could & ~self.counted)):
            can, room = [*held.can], [*held.room]
            can[turn] &= ~barred
            room[turn] -= self.exact
            left = Held(held.loose & ~(1 << card & self.counted), tuple(can), tuple(room))
            if not self.exact or self._fits(left):
                yield card, left

    def _told_apart(self, s: TrickTable, cards: int) -> Iterator[tuple[int, int]]:
        """These cards, and what somebody cannot have who plays them."""
        return ((card, self._barred(s, card)) for card in cards_of(cards))

    def _alike(self, s: TrickTable, cards: int) -> Iterable[tuple[int, int]]:
        """The same, but of those that come to the same only one."""
        return {(self._effect(s, card), barred): (card, barred) for card, barred in self._told_apart(s, cards)}.values()

    def _effect(self, s: TrickTable, card: int) -> tuple[Any, ...]:
        """What lies there when somebody else has played a card, but for the card itself."""
        key = (self.scalars(s), s.trick[0], card)
        if key not in self.effects:
            then = copy_state(s)
            then.hands[s.turn] = 1 << card
            self.rules.apply(then, card)
            self.effects[key] = (self.scalars(then), then.trick[0] if s.count == 0 else -1)
        return self.effects[key]

    def after(self, s: TrickTable, card: int, held: Held) -> bool:
        """The same when the player at turn has laid a card."""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        then = copy_state(s)
        if s.turn != self.me:
            then.hands[s.turn] = 1 << card
        self.rules.apply(then, card)
        side = side_of(s, self.me)
        if then.tricks > s.tricks and then.taken[side] == s.taken[side]:
            return False
        return self.sure(then, held)

    def _barred(self, s: TrickTable, card: int) -> int:
        """The cards that somebody cannot have who plays this one: the rules are asked about each."""
        key = (*s.trick[: s.count], s.trump, s.tricks == 0, s.turn, card)
        if key not in self.bars:
            asked, barred = copy_state(s), 0
            for other in cards_of(self.unseen):
                asked.hands[s.turn] = 1 << card | 1 << other
                barred |= (not self.rules.legal(asked) >> card & 1) << other
            self.bars[key] = barred
        return self.bars[key]

    def _fits(self, held: Held) -> bool:
        """Whether all loose cards can lie somewhere (Hall's theorem: no holders have to hold more than they can)."""
        for chosen, others in self.groups:
            elsewhere = 0
            for holder in others:
                elsewhere |= held.can[holder]
            if (held.loose & ~elsewhere).bit_count() > sum(held.room[holder] for holder in chosen):
                return False
        return True
