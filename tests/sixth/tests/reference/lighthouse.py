"""Lighthouse, naively, from the rules LH1 to LH9 and the rulings LH-Q1 and LH-Q2."""

from __future__ import annotations

from .common import Base, next_bidder, rank_of, suit_of

SUITS = ["rock", "sand", "tide"]
LIGHT = "light"


class Reference(Base):
    """A match, everybody for himself."""

    def __init__(self, players: int = 4, *, passing: str = "reenter", hands: int | None = None) -> None:
        # LH2: three or four, and as many sides.
        super().__init__(players, players, 0, hands, passing)
        self.size = {3: 8, 4: 6}[players]
        self.keeper = -1
        self.bid = 0

    def loose(self) -> list[str]:
        """LH1: 25 cards."""
        return [f"{suit}-{rank}" for suit in SUITS for rank in range(1, 9)] + [LIGHT]

    def deal(self, deck: list[str]) -> None:
        """LH2: one at a time, the last card is left over."""
        self.start_hand()
        self.deal_packets(deck[: self.players * self.size], 1)
        self.phase = "bid"
        self.turn = self.left(self.dealer)

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        if self.phase == "bid":
            # LH3, LH-Q1
            highest = self.standing_bid()[1]
            return {"pass"} | {f"bid {tricks}" for tricks in range(highest + 1, self.size + 1)}
        return {f"play {card}" for card in self.playable(self.hands[self.turn])}

    def playable(self, hand: list[str]) -> list[str]:
        """LH5, LH6, LH-Q2."""
        if not self.trick:
            return hand if hand == [LIGHT] else [card for card in hand if card != LIGHT]
        led = self.trick[0][1]
        if led == LIGHT:
            return hand
        same = [card for card in hand if card != LIGHT and suit_of(card) == suit_of(led)]
        return same if same else hand

    def play(self, text: str) -> None:
        """One legal action."""
        assert text in self.legal()
        verb, _, rest = text.partition(" ")
        if verb != "play":
            self.calls.append((self.turn, int(rest) if rest else 0))
            following = next_bidder(self.round_from_left(self.dealer), self.calls, self.passing, self.size)
            if following is not None:
                self.turn = following
            elif self.standing_bid()[1] == 0:
                # C4: thrown in.
                self.next_deal()
            else:
                # LH3, LH4: the keeper leads.
                self.keeper, self.bid = self.standing_bid()
                self.turn = self.keeper
                self.phase = "play"
        elif self.lay_card(rest):
            self.score_hand()

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """LH6, LH7."""
        for seat, card in trick:
            if card == LIGHT:
                return seat
        in_the_light = any(LIGHT in cards for _, cards in self.tricks)
        followed = [(rank_of(card), seat) for seat, card in trick if suit_of(card) == suit_of(trick[0][1])]
        return max(followed)[1] if in_the_light else min(followed)[1]

    def score_hand(self) -> None:
        """LH8, LH9, C5."""
        for seat in range(self.players):
            tricks = len([1 for winner, _ in self.tricks if winner == seat])
            if seat != self.keeper:
                self.scores[seat] += tricks
            elif tricks >= self.bid:
                self.scores[seat] += tricks + self.bid
            else:
                self.scores[seat] -= self.bid
        if max(self.scores) < 20:
            self.next_deal()
        elif self.keeper in self.best_sides():
            self.finish([self.keeper], "LH9")
        else:
            self.finish(self.best_sides(), "LH9")
