"""What the five naive games share: card names, the auction of C3, tricks and the end of a hand."""

from __future__ import annotations


def suit_of(card: str) -> str:
    """The suit of a card such as 'back-fence-12'."""
    return card.rsplit("-", 1)[0]


def rank_of(card: str) -> int:
    """The number of a card such as 'back-fence-12'."""
    return int(card.rsplit("-", 1)[1])


def next_bidder(order: list[int], calls: list[tuple[int, int]], passing: str, top: int) -> int | None:
    """Who speaks next in an auction, or None when it is closed (C3).

    order: the seats that may bid, first bidder first. calls: (seat, bid) so far, 0 for a pass. top: the
    highest bid that there is.
    """
    if not calls:
        return order[0]
    bids = [(seat, bid) for seat, bid in calls if bid > 0]
    # C3: a bid that cannot be raised closes the auction at once.
    if bids and bids[-1][1] == top:
        return None
    place = order.index(calls[-1][0])
    following = [order[(place + step) % len(order)] for step in range(1, len(order) + 1)]
    if passing == "final":
        # C3, option final: a pass is for good.
        passed = {seat for seat, bid in calls if bid == 0}
        still_in = [seat for seat in following if seat not in passed]
        if not still_in:
            return None
        if bids and still_in == [bids[-1][0]]:
            return None
        return still_in[0]
    # C3, option reenter: everybody else has passed in succession since the last bid (C4: or all did).
    passes_at_the_end = 0
    for _, bid in reversed(calls):
        if bid > 0:
            break
        passes_at_the_end += 1
    needed = len(order) - 1 if bids else len(order)
    if passes_at_the_end >= needed:
        return None
    return following[0]


class Base:
    """Seats, sides, scores, tricks and the limit on hands."""

    def __init__(
        self, players: int, sides: int, start: int, hands: int | None = None, passing: str = "reenter"
    ) -> None:
        if passing not in ("reenter", "final"):
            raise ValueError(passing)
        self.players = players
        self.sides = sides
        self.limit = hands
        self.passing = passing
        self.dealer = 0
        self.deals = 0
        self.over = False
        self.winners: set[int] = set()
        self.ended = ""
        self.scores = [start] * sides
        self.needs_deal = True
        self.turn = 0
        self.phase = ""
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.calls: list[tuple[int, int]] = []
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[str]]] = []

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return list(self.hands[seat])

    def left(self, seat: int, steps: int = 1) -> int:
        """C1: seats are numbered clockwise and left is the next seat."""
        return (seat + steps) % self.players

    def round_from_left(self, seat: int) -> list[int]:
        """All seats, the one at the left of the given seat first, that seat last (C1)."""
        return [self.left(seat, step) for step in range(1, self.players + 1)]

    def side_of(self, seat: int) -> int:
        """The side of a seat: teams and pairs sit alternately."""
        return seat % self.sides

    def seats_of(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.players) if self.side_of(seat) == side]

    def start_hand(self) -> None:
        """Clear the table for a deal."""
        assert self.needs_deal
        assert not self.over
        self.needs_deal = False
        self.deals += 1
        self.hands = [[] for _ in range(self.players)]
        self.calls = []
        self.trick = []
        self.tricks = []

    def deal_packets(self, cards: list[str], packet: int) -> None:
        """Deal all these cards round the table from the dealer's left, so many at a time (C1)."""
        order = self.round_from_left(self.dealer)
        for number in range(len(cards) // packet):
            seat = order[number % self.players]
            self.hands[seat] += cards[number * packet : (number + 1) * packet]

    def standing_bid(self) -> tuple[int, int]:
        """The last bid as (seat, bid); (-1, 0) when there is none."""
        for seat, bid in reversed(self.calls):
            if bid > 0:
                return seat, bid
        return -1, 0

    def lay_card(self, card: str) -> bool:
        """Play a card to the trick; the winner leads the next trick. True when the last trick is complete."""
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < self.players:
            self.turn = self.left(self.turn)
            return False
        winner = self.winner_of(self.trick)
        self.tricks.append((winner, [laid for _, laid in self.trick]))
        self.trick = []
        self.turn = winner
        return all(not held for held in self.hands)

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """The seat that takes a complete trick: every trick game has its own rule."""
        raise NotImplementedError

    def best_sides(self) -> list[int]:
        """C6: the best score, level scores share."""
        return [side for side in range(self.sides) if self.scores[side] == max(self.scores)]

    def finish(self, sides: list[int], rule: str) -> None:
        """The match is over and every seat of these sides has won."""
        self.over = True
        self.needs_deal = False
        self.ended = rule
        self.winners = {seat for side in sides for seat in self.seats_of(side)}

    def next_deal(self) -> None:
        """The deal passes to the left (C1), unless the limit on hands has been reached (C6)."""
        if self.limit is not None and self.deals >= self.limit:
            self.finish(self.best_sides(), "C6")
            return
        self.dealer = self.left(self.dealer)
        self.needs_deal = True
