"""A decision as its seat sees it, and what the rules say about each way out of it."""

from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ...engine.box import Action, S, State, cards_of, trick_table
from ...engine.knowledge import copy_state
from ...engine.view import View
from ...rules.table import NOBODY, Card, Mask, TrickTable, side_of
from ...words import Card as CardSaid
from ...words import Cards, Suit
from ..sharp import Weighed
from ..worlds import Worlds


class Position:
    """What a seat knows of its decision. A state that a rule is tried on is always a copy of what it knows."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.s: State = view.known
        self.box: Any = view.played.box
        self.rules = view.played.rules
        self.tried: dict[int, State] = {}

    def state(self, kind: type[S]) -> S:
        """The state, which is of this kind."""
        assert isinstance(self.s, kind)
        return self.s

    @property
    def t(self) -> TrickTable:
        return trick_table(self.s)

    def action(self, one: Weighed) -> Action:
        return self.view.played.grammar.by_text[self.s.phase][one.action]

    def number(self, one: Weighed) -> int:
        return self.action(one).number

    def after(self, action: int) -> State:
        """What the seat would know then."""
        if action not in self.tried:
            twin = copy_state(self.s)
            self.rules.apply(twin, action)
            self.tried[action] = twin
        return self.tried[action]

    # Cards and suits

    @property
    def hand(self) -> Mask:
        return self.s.hands[self.seat]

    @cached_property
    def legal(self) -> Mask:
        return int(self.rules.legal(self.s))

    @cached_property
    def trumps(self) -> Mask:
        return int(self.rules.trumps(self.s))

    @cached_property
    def suits(self) -> dict[str, Mask]:
        """The cards of each suit, by its name; what is always a trump is with the trumps."""
        found = {}
        for name in self.box.suit_names:
            cards = range(self.rules.CARDS)
            found[name] = sum(1 << card for card in cards if self.box.suit_of(self.box.card_name(card)) == name)
        if self.trumps and self.t.trump >= 0:
            found[self.box.suit_names[self.t.trump]] |= self.trumps
        return found

    def suit(self, card: Card) -> str | None:
        """The suit that a card belongs to in this hand."""
        return next((name for name, cards in self.suits.items() if cards >> card & 1), None)

    def suit_of(self, card: Card) -> Mask:
        """The cards of the same suit."""
        name = self.suit(card)
        return self.suits[name] if name else 0

    def is_trump(self, card: Card) -> bool:
        return bool(self.trumps >> card & 1)

    def lowest(self, card: Card) -> bool:
        """Whether a card is the lowest of its suit among the legal ones, and not the only one."""
        fellows = self.legal & self.suit_of(card)
        return bool(fellows & ~(1 << card)) and fellows & -fellows == 1 << card

    def cheap(self, card: Card) -> bool:
        """Whether no more than half of the legal cards have a lower rank; what is always a trump is dear."""
        ranks = sorted(other % self.box.ranks for other in cards_of(self.legal))
        suited = card < self.box.ranks * len(self.box.suits)
        return bool(suited and card % self.box.ranks <= ranks[len(ranks) // 2])

    def counts(self, card: Card) -> int:
        """What a card counts for who wins it, in this trick; most cards nothing."""
        counts = getattr(own(self.view.game), "counts", None)
        return int(counts(self.s, card)) if counts else 0

    def brings(self, bid: int) -> int:
        """What a bid brings at least, once it is made."""
        brings = getattr(own(self.view.game), "brings", None)
        return int(brings(bid)) if brings else bid

    @cached_property
    def longest(self) -> tuple[str, int]:
        """The longest suit in hand, and how many cards it has."""
        return max(((name, (self.hand & cards).bit_count()) for name, cards in self.suits.items()), key=lambda x: x[1])

    def named(self, card: Card) -> CardSaid:
        return CardSaid(self.box.card_name(card))

    def all_named(self, mask: Mask) -> Cards:
        return Cards(tuple(self.box.card_name(card) for card in cards_of(mask)))

    def suit_named(self, card: Card) -> Suit:
        return Suit(str(self.suit(card)))

    # Who sits with whom

    @cached_property
    def makes(self) -> bool:
        """Whether the seat plays for the contract: with the maker, or by the card that the maker called (NE14)."""
        view, on = self.view, self.view.table
        maker = on["maker"] if on["maker"] is not None else self.seat  # the dealer decides whether to sell
        called = on.get("called")
        return any(self.seat in side and maker in side for side in view.sides) or (
            called is not None and (called in view.hand or called in on["played"][self.seat])
        )

    def partner(self, seat: int) -> bool:
        """Whether somebody else is known to play on the same side."""
        if seat in (NOBODY, self.seat):
            return False
        if side_of(self.s, seat) == side_of(self.s, self.seat):
            return True
        return {seat, self.seat} == {self.t.maker, self._called()}

    def _called(self) -> int:
        """Who is known to play with the maker by the card that he called (NE14)."""
        called = self.view.table.get("called")
        if called in self.view.hand:
            return self.seat
        shown = enumerate(self.view.table["played"])
        return next((seat for seat, cards in shown if called in cards), NOBODY)

    # The trick

    @property
    def last(self) -> bool:
        return self.t.count == self.t.players - 1

    @property
    def holder(self) -> int:
        """Who has the trick so far."""
        return self.t.winning if self.t.count else NOBODY

    @property
    def best_card(self) -> Card:
        """The card that has the trick so far."""
        s = self.t
        first = (s.turn - s.count) % s.players
        return s.trick[(self.holder - first) % s.players]

    def takes(self, card: Card) -> bool:
        """Whether it has the trick, once played."""
        return trick_table(self.after(card)).winning == self.seat

    @cached_property
    def takers(self) -> Mask:
        """The legal cards that would have the trick."""
        return sum(1 << card for card in cards_of(self.legal) if self.takes(card))

    def cheapest(self, card: Card) -> bool:
        """Whether no weaker card of the hand has the trick too."""
        return all(self._power(card) <= self._power(other) for other in cards_of(self.takers))

    def _power(self, card: Card) -> int:
        """How strong the trick is with this card on it."""
        twin = self._laid(self.t, card)
        return twin.best if twin else 0

    @cached_property
    def holders(self) -> dict[Card, Mask]:
        """Who can hold each card that the seat has not seen."""
        return {row[0]: row[1] for row in Worlds(self.view).knowledge.cards}

    @property
    def unseen(self) -> Mask:
        return sum(1 << card for card in self.holders)

    def to_come(self) -> list[int]:
        """Who plays to this trick after the seat."""
        return [(self.seat + i) % self.s.players for i in range(1, self.t.players - self.t.count)]

    def beaters(self, card: Card | None) -> Mask:
        """The unseen cards that beat this card, or (None) the one that lies, if an opponent yet to play has them."""
        if self.last:
            return 0
        found = 0
        against = [seat for seat in self.to_come() if not self.partner(seat)]
        then = self.t if card is None else trick_table(self.after(card))
        for other, holders in self.holders.items():
            if any(holders >> seat & 1 for seat in against) and self._beats(then, other):
                found |= 1 << other
        return found

    def _beats(self, then: TrickTable, card: Card) -> bool:
        """Whether an unseen card would have the trick, were it all that somebody holds."""
        twin = self._laid(then, card)
        return twin is not None and twin.best > then.best

    def _laid(self, then: TrickTable, card: Card) -> TrickTable | None:
        """The trick with one card more, were that all that its player holds; None if it may not be played."""
        twin = copy_state(then)
        twin.players += 1  # so that the trick goes on, and tells who has it
        twin.hands[twin.turn] = 1 << card
        if not self.rules.legal(twin) >> card & 1:
            return None
        self.rules.apply(twin, card)
        return twin


@cache
def own(game: str) -> ModuleType | None:
    """What only this game knows, if it knows anything."""
    name = f"{__package__}.{game}"
    return import_module(name) if find_spec(name) else None
