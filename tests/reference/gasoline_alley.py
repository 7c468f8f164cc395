"""Gasoline Alley, naively, from the rules GA1 to GA15 and the rulings GA-Q1 to GA-Q6."""

from __future__ import annotations

from .common import Base, next_bidder, rank_of, suit_of

# GA2
SUITS = ["gasoline", "alley", "back-fence", "tin-can"]
# GA4 with the reconstruction's table: Phyliss 13, Doc 12, Avery 11, Skeezix 10, Walt 6, Pal 2.
COUNTS = {13: 2, 12: 2, 11: 2, 10: 10, 6: 6, 2: 2}


class Reference(Base):
    """One game, every player for himself."""

    def __init__(self, players: int, *, passing: str = "reenter", hands: int | None = None) -> None:
        # GA1: two to eight; everybody starts at 60.
        if players not in range(2, 9):
            raise ValueError
        super().__init__(players, players, 60, hands, passing)
        self.maker = -1
        self.owed = 0
        self.master = ""

    def loose(self) -> list[str]:
        """GA2: 52 cards."""
        return [f"{suit}-{number}" for suit in SUITS for number in range(1, 14)]

    def deal(self, deck: list[str]) -> None:
        """GA3: six each, three at a time; the rest lie unseen."""
        assert sorted(deck) == sorted(self.loose())
        self.start_hand()
        self.deal_packets(deck[: 6 * self.players], 3)
        self.maker = -1
        self.owed = 0
        self.master = ""
        # GA5: the player at the dealer's left bids first.
        self.turn = self.left(self.dealer)
        self.phase = "bid"

    def playable(self, hand: list[str]) -> list[str]:
        """What may be played to the trick."""
        if not self.trick and not self.tricks:
            # GA6, GA-Q1: the first lead is a card of the Master Suit.
            return [card for card in hand if suit_of(card) == self.master]
        if not self.trick:
            return hand
        # GA10: follow the suit led if able, otherwise any card.
        same = [card for card in hand if suit_of(card) == suit_of(self.trick[0][1])]
        return same if same else hand

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        hand = self.hands[self.turn]
        if self.phase == "bid":
            # GA-Q2: whole points, 1 to 30, each higher than the last.
            highest = self.standing_bid()[1]
            return {"pass"} | {f"bid {points}" for points in range(1, 31) if points > highest}
        if self.phase == "sell":
            # GA7
            return {"sell", "keep"}
        if self.phase == "name":
            # GA-Q1: only a suit that the maker holds.
            return {f"name {suit_of(card)}" for card in hand}
        return {f"play {card}" for card in self.playable(hand)}

    def play(self, text: str) -> None:
        """Do what the text says."""
        assert text in self.legal(), text
        if self.phase == "bid":
            self.call(0 if text == "pass" else int(text.removeprefix("bid ")))
        elif self.phase == "sell":
            self.sell_or_keep(text)
        elif self.phase == "name":
            # GA-Q1: the maker leads to the first trick.
            self.master = text.removeprefix("name ")
            self.phase = "play"
        elif self.lay_card(text.removeprefix("play ")):
            self.score_hand()

    def call(self, bid: int) -> None:
        """GA5: bidding goes on to the left, as C3 says; the dealer does not bid."""
        self.calls.append((self.turn, bid))
        bidders = [seat for seat in self.round_from_left(self.dealer) if seat != self.dealer]
        following = next_bidder(bidders, self.calls, self.passing, 30)
        if following is not None:
            self.turn = following
            return
        self.turn = self.dealer
        if self.standing_bid()[1] > 0:
            self.phase = "sell"
        else:
            # GA6: no bid, the dealer names the Master Suit and owes nothing.
            self.maker = self.dealer
            self.owed = 0
            self.phase = "name"

    def sell_or_keep(self, text: str) -> None:
        """GA7: the dealer sells to the highest bidder or keeps the right himself."""
        bidder, bid = self.standing_bid()
        self.owed = bid
        if text == "keep":
            # GA9: he must make as many points as the highest bid.
            self.maker = self.dealer
        else:
            # GA8: the points come off the dealer's score at once.
            self.maker = bidder
            self.scores[self.dealer] -= bid
            if self.scores[self.dealer] <= 0:
                # GA-Q4: that can put the dealer out, and the game ends there.
                self.finish([self.dealer], "GA-Q4")
                return
        self.turn = self.maker
        self.phase = "name"

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """GA11: the highest Master Suit card, otherwise the highest of the suit led."""
        masters = [(rank_of(card), seat) for seat, card in trick if suit_of(card) == self.master]
        led = [(rank_of(card), seat) for seat, card in trick if suit_of(card) == suit_of(trick[0][1])]
        return max(masters)[1] if masters else max(led)[1]

    def points_of(self, seat: int) -> int:
        """GA4: 1 for each trick, and the counting cards of the Master Suit in one's tricks."""
        points = 0
        for winner, cards in self.tricks:
            if winner != seat:
                continue
            points += 1
            for card in cards:
                if suit_of(card) == self.master:
                    points += COUNTS.get(rank_of(card), 0)
        return points

    def score_hand(self) -> None:
        """GA12 to GA15: score the hand."""
        for seat in range(self.players):
            points = self.points_of(seat)
            if seat == self.maker and points < self.owed:
                # GA13: set; the bid is added and his points do not count.
                self.scores[seat] += self.owed
            else:
                # GA12, GA14
                self.scores[seat] -= points
        # GA15, GA-Q3: 0 or below has reached 0.
        out = [seat for seat in range(self.players) if self.scores[seat] <= 0]
        if not out:
            # GA-Q6: the deal passes to the left.
            self.next_deal()
            return
        # GA-Q5: the maker counts first; otherwise the lowest, then the one nearest the maker's left.
        if self.maker in out:
            self.finish([self.maker], "GA15")
            return
        lowest = min(self.scores[seat] for seat in out)
        for seat in self.round_from_left(self.maker):
            if seat in out and self.scores[seat] == lowest:
                self.finish([seat], "GA15")
                return

    def best_sides(self) -> list[int]:
        """C6: the best score is the lowest, since scores count down (GA15); level scores share."""
        return [seat for seat in range(self.players) if self.scores[seat] == min(self.scores)]
