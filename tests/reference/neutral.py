"""Neutral, naively, from the rules NE1 to NE16 and the rulings NE-Q1 to NE-Q9."""

from __future__ import annotations

from .common import Base, next_bidder, rank_of, suit_of

# NE1: the Belligerents; 'us' are the Neutrals.
BELLIGERENTS = ["britain", "france", "germany", "russia", "austria"]
# NE2: cards dealt to each player.
DEALT = {2: 12, 3: 13, 4: 12, 5: 9, 6: 8}
# NE-Q1: the most that can be bid.
MOST = {2: 26, 3: 27, 4: 26, 5: 23, 6: 22}


def is_neutral(card: str) -> bool:
    """NE1: a United States card."""
    return suit_of(card) == "us"


def neutralised(cards: list[str]) -> bool:
    """NE11: a trick with a Neutral in it."""
    return any(is_neutral(card) for card in cards)


def trick_points(cards: list[str]) -> int:
    """NE11: neutralised 2 and 1 for each Ruler, President Wilson too; a Belligerent trick 1."""
    if neutralised(cards):
        return 2 + len([card for card in cards if rank_of(card) == 8])
    return 1


def count_sides(players: int, sides: str | None) -> int:
    """NE-Q5: how many sides there are; five play by the seat (NE14)."""
    if sides is None:
        return 2 if players in (4, 6) else players
    if sides == "teams" and players in (4, 6):
        return 2
    if sides == "pairs" and players == 6:
        return 3
    if sides == "singles" and players != 5:
        return players
    raise ValueError(sides)


class Reference(Base):
    """One game to fifty."""

    def __init__(
        self, players: int, *, sides: str | None = None, passing: str = "reenter", hands: int | None = None
    ) -> None:
        # NE2: two to six.
        if players not in DEALT:
            raise ValueError
        super().__init__(players, count_sides(players, sides), 0, hands, passing)
        self.left_over: list[str] = []
        self.discarded: list[str] = []
        self.maker = -1
        self.partner = -1
        self.bid = 0
        self.trump = ""

    def loose(self) -> list[str]:
        """NE1: 48 cards."""
        return [f"{suit}-{rank}" for suit in [*BELLIGERENTS, "us"] for rank in range(1, 9)]

    def deal(self, deck: list[str]) -> None:
        """NE2, NE3: one at a time from the dealer's left; the end of the deck stays out or is left over."""
        assert sorted(deck) == sorted(self.loose())
        self.start_hand()
        dealt = self.players * DEALT[self.players]
        self.deal_packets(deck[:dealt], 1)
        self.left_over = deck[dealt:]
        self.discarded = []
        self.maker = self.partner = -1
        self.bid = 0
        self.trump = ""
        # NE4: the player at the dealer's left bids first.
        self.turn = self.left(self.dealer)
        self.phase = "bid"

    def playable(self, hand: list[str]) -> list[str]:
        """What may be played to the trick."""
        belligerents = [card for card in hand if not is_neutral(card)]
        if not self.trick:
            # NE5, NE9, NE-Q7: a Neutral is led only without any Belligerent.
            return belligerents if belligerents else hand
        led = suit_of(self.trick[0][1])
        if led == "us":
            # NE9, NE-Q3: on a Neutral lead any card.
            return hand
        # NE6: follow the suit led if able.
        same = [card for card in hand if suit_of(card) == led]
        if same:
            return same
        lying = [card for _, card in self.trick]
        trumps_lying = [rank_of(card) for card in lying if suit_of(card) == self.trump]
        neutrals_lying = [rank_of(card) for card in lying if is_neutral(card)]
        # NE7: only trumps that do not beat a trump already on the trick is "cannot trump".
        can_trump = False
        for card in hand:
            if suit_of(card) == self.trump and all(rank_of(card) > rank for rank in trumps_lying):
                can_trump = True
        # NE6, NE-Q4: trump, high or low, or throw off.
        allowed = list(belligerents)
        for card in hand:
            if not is_neutral(card):
                continue
            if not can_trump:
                # NE7, NE-Q2: any Neutral, higher or lower.
                allowed.append(card)
            elif neutrals_lying and rank_of(card) > max(neutrals_lying):
                # NE8, NE-Q2: a higher Neutral than those that lie there, even if he could trump.
                allowed.append(card)
        return allowed

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        hand = self.hands[self.turn]
        if self.phase == "bid":
            # NE4, NE-Q1: whole points, rising.
            highest = self.standing_bid()[1]
            most = MOST[self.players]
            return {"pass"} | {f"bid {points}" for points in range(1, most + 1) if points > highest}
        if self.phase == "discard":
            # NE-Q6: any three.
            return {f"discard {card}" for card in hand}
        if self.phase == "call":
            # NE-Q6: any card that the maker neither holds nor discarded.
            return {f"call {card}" for card in self.loose() if card not in hand + self.discarded}
        return {f"play {card}" for card in self.playable(hand)}

    def play(self, text: str) -> None:
        """Do what the text says."""
        assert text in self.legal(), text
        if self.phase == "bid":
            self.call(0 if text == "pass" else int(text.removeprefix("bid ")))
        elif self.phase == "discard":
            card = text.removeprefix("discard ")
            self.hands[self.turn].remove(card)
            self.discarded.append(card)
            if len(self.discarded) == 3:
                self.phase = "call"
        elif self.phase == "call":
            # NE14: the holder of the card is the silent partner.
            card = text.removeprefix("call ")
            self.partner = next(seat for seat in range(5) if card in self.hands[seat])
            self.phase = "play"
        else:
            card = text.removeprefix("play ")
            if not self.trick and not self.tricks and not is_neutral(card):
                # NE5: the country of the first lead is trump; NE-Q7: a Neutral lead means no trump.
                self.trump = suit_of(card)
            if self.lay_card(card):
                self.score_hand()

    def call(self, bid: int) -> None:
        """NE4 and C3: round and round until the highest bid is reached."""
        self.calls.append((self.turn, bid))
        order = self.round_from_left(self.dealer)
        following = next_bidder(order, self.calls, self.passing, MOST[self.players])
        if following is not None:
            self.turn = following
            return
        self.maker, self.bid = self.standing_bid()
        if self.bid == 0:
            # C4: thrown in.
            self.next_deal()
            return
        self.turn = self.maker
        self.phase = "play"
        if self.players == 5:
            # NE14, NE-Q6: the maker takes up the three cards.
            self.hands[self.maker] += self.left_over
            self.left_over = []
            self.phase = "discard"

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """NE10: the highest Neutral, otherwise the highest trump, otherwise the highest of the suit led."""
        for suit in ("us", self.trump, suit_of(trick[0][1])):
            of_suit = [(rank_of(card), seat) for seat, card in trick if suit_of(card) == suit]
            if of_suit:
                return max(of_suit)[1]
        raise AssertionError("no card of the suit led")

    def face_up(self, side: int) -> list[list[str]]:
        """NE16: the neutralised tricks that lie before a side, for all to see."""
        return [sorted(cards) for winner, cards in self.tricks if self.side_of(winner) == side and neutralised(cards)]

    def makers(self) -> set[int]:
        """The seats of the making side (NE12), for five players the maker and his partner (NE14)."""
        if self.players == 5:
            return {self.maker, self.partner}
        return set(self.seats_of(self.side_of(self.maker)))

    def score_hand(self) -> None:
        """NE12 to NE15: score the hand."""
        makers = self.makers()
        made = sum(trick_points(cards) for winner, cards in self.tricks if winner in makers)
        for side in range(self.sides):
            seats = self.seats_of(side)
            if seats[0] in makers:
                # NE12: all its tricks or minus the bid; NE14: for each of the two.
                self.scores[side] += made if made >= self.bid else -self.bid
            else:
                # NE13, NE14: neutralised tricks only.
                for winner, cards in self.tricks:
                    if winner in seats and neutralised(cards):
                        self.scores[side] += trick_points(cards)
        # NE15: fifty points.
        there = [side for side in range(self.sides) if self.scores[side] >= 50]
        if not there:
            self.next_deal()
            return
        # C5, NE-Q8: the highest; level: the making side (both of a level pair); otherwise shared.
        level = [side for side in there if self.scores[side] == max(self.scores)]
        making = [side for side in level if self.seats_of(side)[0] in makers]
        self.finish(making if making else level, "NE15")
