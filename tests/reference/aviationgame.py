"""Aviationgame, naively, from the rules AV1 to AV21 and the rulings AV-Q1 to AV-Q8."""

from __future__ import annotations

from .common import Base, rank_of, suit_of

# AV6: what each trick above five (three) is worth.
VALUE = {"balloon": 100, "dirigible": 200, "biplane": 300, "monoplane": 400}


def craft_of(card: str, trump: str) -> str:
    """AV-Q2: A and B belong to the trump suit for every purpose."""
    return trump if card in ("a", "b") else suit_of(card)


def height(card: str) -> int:
    """AV2: the high number wins; A and B are the two highest trumps, A above B."""
    if card == "a":
        return 13
    if card == "b":
        return 12
    return rank_of(card)


def miles_on(side_card: str) -> int:
    """What a side card counts: Gain plus, Loss minus, No Count nothing (AV3)."""
    if side_card == "no-count":
        return 0
    miles = rank_of(side_card)
    return miles if suit_of(side_card) == "gain" else -miles


class Reference(Base):
    """One Meet."""

    def __init__(self, players: int, *, perfect_flight: str = "net-gain", hands: int | None = None) -> None:
        # AV1: four or six, two teams seated alternately.
        if players not in (4, 6) or perfect_flight not in ("net-gain", "no-loss", "every-trick"):
            raise ValueError
        super().__init__(players, 2, 0, hands)
        self.perfect_flight = perfect_flight
        # AV4: cards in the hand and in the centre. AV6: tricks that count for nothing.
        self.hand_size = 11 if players == 4 else 7
        self.base = 5 if players == 4 else 3
        self.centre: list[str] = []
        self.side_pack: list[str] = []
        self.maker = -1
        self.miles = 0
        self.trump = ""

    def loose(self) -> list[str]:
        """AV2: the 46 suit cards."""
        return [f"{craft}-{number}" for craft in VALUE for number in range(1, 12)] + ["a", "b"]

    def deal(self, deck: list[str]) -> None:
        """AV4: one at a time from the left, the rest to the centre; AV-Q8: a freshly shuffled side pack."""
        assert len(deck) == 67
        assert sorted(deck[:46]) == sorted(self.loose())
        self.start_hand()
        dealt = self.players * self.hand_size
        self.deal_packets(deck[:dealt], 1)
        self.centre = deck[dealt:46]
        self.side_pack = deck[46:]
        self.maker = -1
        self.miles = 0
        self.trump = ""
        # AV5: bidding starts at the dealer's left.
        self.turn = self.left(self.dealer)
        self.phase = "bid"

    def all_bids(self) -> list[tuple[int, str]]:
        """AV-Q1: a whole number of tricks above five (three), times the value of the type."""
        most = self.hand_size - self.base
        return [(tricks * VALUE[craft], craft) for tricks in range(1, most + 1) for craft in VALUE]

    def playable(self, hand: list[str]) -> list[str]:
        """AV12 to AV15, AV-Q2: follow the type led if able (A and B call for trumps), otherwise any card."""
        if not self.trick:
            return hand
        led = craft_of(self.trick[0][1], self.trump)
        same = [card for card in hand if craft_of(card, self.trump) == led]
        return same if same else hand

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        hand = self.hands[self.turn]
        if self.phase == "bid":
            # AV-Q1, AV7: only a bid of more miles than the standing one.
            raises = {f"bid {miles} {craft}" for miles, craft in self.all_bids() if miles > self.miles}
            return raises | {"no flight"}
        if self.phase == "discard":
            # AV10: any cards he likes.
            return {f"discard {card}" for card in hand}
        return {f"play {card}" for card in self.playable(hand)}

    def play(self, text: str) -> None:
        """Do what the text says."""
        assert text in self.legal(), text
        if self.phase == "bid":
            self.call(text)
        elif self.phase == "discard":
            self.hands[self.turn].remove(text.removeprefix("discard "))
            # AV10: back to 11 (7). AV12: the bidder leads to the first trick.
            if len(self.hands[self.turn]) == self.hand_size:
                self.phase = "play"
        elif self.lay_card(text.removeprefix("play ")):
            self.score_flight()

    def call(self, text: str) -> None:
        """AV5: the bidding goes once round; a bid that cannot be raised ends it."""
        if text == "no flight":
            self.calls.append((self.turn, 0))
        else:
            _, miles, craft = text.split()
            self.calls.append((self.turn, int(miles)))
            # AV8: the type of craft that was bid is trump.
            self.maker, self.miles, self.trump = self.turn, int(miles), craft
        highest = max(miles for miles, _ in self.all_bids())
        if len(self.calls) < self.players and self.miles < highest:
            self.turn = self.left(self.turn)
        elif self.maker == -1:
            # AV9: nobody bids, the next Aviator deals.
            self.next_deal()
        else:
            # AV10: the bidder takes up the centre cards.
            self.hands[self.maker] += self.centre
            self.centre = []
            self.turn = self.maker
            self.phase = "discard"

    def winner_of(self, trick: list[tuple[int, str]]) -> int:
        """AV16: the highest trump, otherwise the highest card of the type led."""
        led = craft_of(trick[0][1], self.trump)
        crafts = [craft_of(card, self.trump) for _, card in trick]
        wanted = self.trump if self.trump in crafts else led
        best_seat, best_height = -1, 0
        for seat, card in trick:
            if craft_of(card, self.trump) == wanted and height(card) > best_height:
                best_seat, best_height = seat, height(card)
        return best_seat

    def score_flight(self) -> None:
        """AV17 to AV20: score the flight."""
        bidders = self.side_of(self.maker)
        value = VALUE[self.trump]
        took = [0, 0]
        side_cards: list[list[str]] = [[], []]
        # AV11, AV16: the first card of the side pack went with the first trick, and so on.
        for number, (winner, _) in enumerate(self.tricks):
            took[self.side_of(winner)] += 1
            side_cards[self.side_of(winner)].append(self.side_pack[number])
        # AV17: the contract is judged by tricks alone.
        made = (took[bidders] - self.base) * value >= self.miles
        for team in (0, 1):
            net = sum(miles_on(card) for card in side_cards[team])
            if team == bidders:
                # AV18, AV19: the miles bid, won or lost.
                score = self.miles if made else -self.miles
            elif made:
                # AV18: the other team scores its side cards only.
                score = 0
            else:
                # AV19: the other team scores each of its tricks above five (three).
                score = max(0, took[team] - self.base) * value
            score += net
            # AV20, AV-Q3: Perfect Flight.
            no_loss = not any(card.startswith("loss-") for card in side_cards[team])
            no_penalties = {"net-gain": net >= 0, "no-loss": no_loss, "every-trick": True}[self.perfect_flight]
            if took[team] == len(self.tricks) and no_penalties:
                score += 500
            self.scores[team] += score
        # AV21, AV-Q6: 2,000 miles; both there: the higher total; level: another flight.
        there = [team for team in (0, 1) if self.scores[team] >= 2000]
        if len(there) == 1:
            self.finish(there, "AV21")
        elif len(there) == 2 and self.scores[0] != self.scores[1]:
            self.finish([0] if self.scores[0] > self.scores[1] else [1], "AV21")
        else:
            # AV-Q4: the deal passes to the left.
            self.next_deal()
