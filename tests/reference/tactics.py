"""Tactics, naively, from the rules TA1 to TA15 and the rulings TA-Q1 to TA-Q9."""

from __future__ import annotations

from .common import Base, next_bidder, rank_of, suit_of

# TA1; in the order of TA12: of equal ranks the first in this list wins.
CORPS = ["engineer", "artillery", "cavalry", "infantry"]
KEYS = ["key-5", "key-10", "key-15", "key-20"]


def is_key(card: str) -> bool:
    """TA1: a Key (Joker) card."""
    return card in KEYS


class Reference(Base):
    """One Campaign, or one Engagement."""

    def __init__(
        self,
        players: int = 4,
        *,
        passing: str = "reenter",
        name_trump: str = "before",
        length: str = "campaign",
        hands: int | None = None,
    ) -> None:
        # TA2: four players in partnerships.
        if players != 4 or name_trump not in ("before", "after") or length not in ("campaign", "engagement"):
            raise ValueError
        super().__init__(players, 2, 0, hands, passing)
        self.name_trump = name_trump
        self.length = length
        self.engagements = [0, 0]
        self.reinforcements: list[str] = []
        self.maker = -1
        self.bid = 0
        self.trump = ""
        self.engagement_running = True

    def loose(self) -> list[str]:
        """TA1: 52 cards."""
        return [f"{corps}-{rank}" for corps in CORPS for rank in range(1, 13)] + KEYS

    def deal(self, deck: list[str]) -> None:
        """TA2: four at a time, the Reinforcements after the first round."""
        assert sorted(deck) == sorted(self.loose())
        self.start_hand()
        self.deal_packets(deck[:16] + deck[20:], 4)
        self.reinforcements = deck[16:20]
        self.maker = -1
        self.bid = 0
        self.trump = ""
        self.engagement_running = True
        # TA3: the player left of the dealer bids or passes first.
        self.turn = self.left(self.dealer)
        self.phase = "bid"

    def playable(self, hand: list[str]) -> list[str]:
        """TA9: follow suit if able, otherwise any card; TA11: a Key may be led, nobody has to follow it."""
        if not self.trick or is_key(self.trick[0][1]):
            return hand
        same = [card for card in hand if suit_of(card) == suit_of(self.trick[0][1])]
        return same if same else hand

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        hand = self.hands[self.turn]
        if self.phase == "bid":
            # TA4, TA-Q1: multiples of 5 from 60 to 110, each higher than the last.
            highest = self.standing_bid()[1]
            return {"pass"} | {f"bid {points}" for points in range(60, 111, 5) if points > highest}
        if self.phase == "name":
            # TA6
            return {f"name {corps}" for corps in CORPS} | {"name no-trump"}
        if self.phase == "discard":
            # TA7: never a Key.
            return {f"discard {card}" for card in hand if not is_key(card)}
        return {f"play {card}" for card in self.playable(hand)}

    def play(self, text: str) -> None:
        """Do what the text says."""
        assert text in self.legal(), text
        if self.phase == "bid":
            self.call(0 if text == "pass" else int(text.removeprefix("bid ")))
        elif self.phase == "name":
            self.trump = text.removeprefix("name ")
            if self.name_trump == "before":
                # TA-Q2: trump is named, then the Reinforcements are taken up.
                self.take_up()
            self.phase = "discard"
        elif self.phase == "discard":
            self.hands[self.turn].remove(text.removeprefix("discard "))
            # TA7: four cards; TA8: the bidder leads first.
            if len(self.hands[self.turn]) == 12:
                self.phase = "play"
        elif self.lay_card(text.removeprefix("play ")):
            self.score_hand()

    def call(self, bid: int) -> None:
        """TA5, TA-Q7: closed when three players in order fail to raise, or by a bid of 110."""
        self.calls.append((self.turn, bid))
        following = next_bidder(self.round_from_left(self.dealer), self.calls, self.passing, 110)
        if following is not None:
            self.turn = following
            return
        self.maker, self.bid = self.standing_bid()
        if self.bid == 0:
            # C4: thrown in.
            self.next_deal()
            return
        self.turn = self.maker
        self.phase = "name"
        if self.name_trump == "after":
            # TA-Q2, option after: taken up, named, then discarded.
            self.take_up()

    def take_up(self) -> None:
        """TA7, TA-Q2: the bidder takes up the Reinforcements."""
        self.hands[self.maker] += self.reinforcements
        self.reinforcements = []

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """Who takes the trick."""
        # TA10: all four Keys together, the wagon train (the 20) takes it.
        if all(is_key(card) for _, card in trick):
            return next(seat for seat, card in trick if card == "key-20")
        # TA10, TA-Q4: otherwise a Key takes no trick.
        others = [(seat, card) for seat, card in trick if not is_key(card)]
        led = trick[0][1]
        trumps = [(seat, card) for seat, card in others if suit_of(card) == self.trump]
        if trumps:
            # TA11, TA-Q4: the highest trump.
            contenders = trumps
        elif is_key(led):
            # TA12, TA-Q3: a Key led, the highest card of any suit.
            contenders = others
        else:
            # TA-Q4: the highest of the suit led.
            contenders = [(seat, card) for seat, card in others if suit_of(card) == suit_of(led)]
        highest = max(rank_of(card) for _, card in contenders)
        for corps in CORPS:
            # TA12: equal ranks, Engineer Corps before Artillery before Cavalry before Infantry.
            for seat, card in contenders:
                if suit_of(card) == corps and rank_of(card) == highest:
                    return seat
        raise AssertionError("no winner")

    def points_of(self, side: int) -> int:
        """TA13: each trick 5, each Key its figure for the side that captures it."""
        points = 0
        for winner, cards in self.tricks:
            if self.side_of(winner) == side:
                points += 5 + sum(rank_of(card) for card in cards if is_key(card))
        return points

    def score_hand(self) -> None:
        """TA14, TA15: score the hand."""
        bidders = self.side_of(self.maker)
        others = 1 - bidders
        # TA-Q5: made, all that was captured; failed, the bid is lost; the opponents always add.
        captured = self.points_of(bidders)
        self.scores[bidders] += captured if captured >= self.bid else -self.bid
        self.scores[others] += self.points_of(others)
        # TA15, TA-Q6: 150 or more wins the Engagement; both: the bidders.
        if self.scores[bidders] >= 150:
            self.win_engagement(bidders)
        elif self.scores[others] >= 150:
            self.win_engagement(others)
        else:
            self.next_deal()

    def win_engagement(self, side: int) -> None:
        """TA15, TA-Q8: two Engagements make a Campaign; TA-Q6: back to zero only when another one follows."""
        self.engagements[side] += 1
        self.engagement_running = False
        if self.length == "engagement" or self.engagements[side] == 2:
            self.finish([side], "TA15")
            return
        # TA-Q9: the deal goes on to the left.
        self.next_deal()
        if not self.over:
            self.scores = [0, 0]

    def best_sides(self) -> list[int]:
        """C6: more Engagements won; level: the higher score in the running one, if any; level: shared."""
        if self.engagements[0] != self.engagements[1]:
            return [0] if self.engagements[0] > self.engagements[1] else [1]
        if self.engagement_running and self.scores[0] != self.scores[1]:
            return [0] if self.scores[0] > self.scores[1] else [1]
        return [0, 1]
