"""New York to Paris, naively, from the rules NY1 to NY13 and the rulings NY-Q1 to NY-Q9."""

from __future__ import annotations

from .common import Base

# The reconstruction's pack of 100.
PACK = {
    "500": 8,
    "300": 20,
    "100": 32,
    "favorable-weather": 12,
    "take-off": 14,
    "storm": 3,
    "heavy-fog": 3,
    "motor-trouble": 3,
    "forced-landing": 4,
    "lucky-lindy": 1,
}
# NY11: two 500s, five 300s and eight 100s.
NEEDED = {"500": 2, "300": 5, "100": 8}
BAD_WEATHER = ("storm", "heavy-fog")


class Piles:
    """NY4: the five piles of one side; the last card of a list lies on top."""

    def __init__(self) -> None:
        self.weather: list[str] = []
        self.flight: list[str] = []
        self.mileage: dict[str, int] = {"500": 0, "300": 0, "100": 0}

    def weather_top(self) -> str:
        """The top card of the weather pile, '' when it is empty."""
        return self.weather[-1] if self.weather else ""

    def flight_top(self) -> str:
        """The top card of the flight pile, '' when it is empty."""
        return self.flight[-1] if self.flight else ""

    def miles(self) -> int:
        """The miles flown."""
        return sum(int(kind) * count for kind, count in self.mileage.items())


class Reference(Base):
    """One race."""

    def __init__(
        self,
        players: int,
        *,
        sides: str = "singles",
        lucky_lindy: bool = True,
        packs: int | None = None,
        opening: str = "free",
        lucky_new_deal: str = "play-out",
    ) -> None:
        # NY1, NY-Q7: up to four with one pack or two, five to eight with two; partners only with four.
        if packs is None:
            packs = 1 if players <= 4 else 2
        if players not in range(2, 9) or packs not in (1, 2) or (players > 4 and packs == 1):
            raise ValueError
        if sides not in ("singles", "partners") or (sides == "partners" and players != 4):
            raise ValueError
        if opening not in ("free", "weather-first") or lucky_new_deal not in ("play-out", "go-on"):
            raise ValueError
        super().__init__(players, 2 if sides == "partners" else players, 0)
        self.opening = opening
        self.lucky_new_deal = lucky_new_deal
        self.card_needed = False
        self.pack = [kind for kind, count in PACK.items() for _ in range(count * packs)]
        if not lucky_lindy:
            self.pack = [kind for kind in self.pack if kind != "lucky-lindy"]
        self.piles = [Piles() for _ in range(self.sides)]
        self.drawing: list[str] = []
        self.discards: list[str] = []
        self.aside: list[str] = []
        self.taken = ""
        self.lucky = False
        self.flew = False
        self.quiet_turns = 0

    def loose(self) -> list[str]:
        """NY12: at a new deal hands, discard pile and all but the top of every weather and flight pile.

        NY13: and Lucky Lindy. NY2: for the first deal the whole pack.
        """
        if self.deals == 0:
            return list(self.pack)
        # NY-Q5: the Lucky Lindy of a lucky turn that goes on stays aside.
        cards = self.drawing + self.discards + self.aside[1 if self.card_needed else 0 :]
        for held in self.hands:
            cards = cards + held
        for piles in self.piles:
            cards = cards + piles.weather[:-1] + piles.flight[:-1]
        return cards

    def deal(self, deck: list[str]) -> None:
        """NY2, NY12, NY-Q5: five each, one at a time from the left, the rest is the drawing pile."""
        assert sorted(deck) == sorted(self.loose())
        self.start_hand()
        for piles in self.piles:
            piles.weather = piles.weather[-1:]
            piles.flight = piles.flight[-1:]
        self.discards = []
        self.drawing = deck[5 * self.players :]
        if self.card_needed:
            # NY-Q5, literally: the player on turn deals and is dealt to first, and his lucky turn goes on.
            self.card_needed = False
            self.aside = ["lucky-lindy"]
            for i, card in enumerate(deck[: 5 * self.players]):
                self.hands[(self.dealer + i) % self.players].append(card)
            self.turn = self.dealer
            if not self.legal():
                self.end_turn()
            return
        self.aside = []
        self.deal_packets(deck[: 5 * self.players], 1)
        # NY2: the player left of the dealer begins.
        self.start_turn(self.left(self.dealer))

    def start_turn(self, seat: int) -> None:
        """NY3: a turn starts with drawing."""
        self.turn = seat
        self.phase = "draw"
        self.taken = ""
        self.lucky = False
        self.flew = False

    def plays_of(self, kind: str) -> set[str]:
        """All ways of playing one card of this kind, as the piles lie."""
        own_side = self.side_of(self.turn)
        own = self.piles[own_side]
        texts: set[str] = set()
        # NY-Q1, the narrower reading: nothing but Favorable Weather before the first of them.
        if self.opening == "weather-first" and not own.weather and kind != "favorable-weather":
            return texts
        # NY5, NY6, NY-Q2: on an empty weather pile, or on Storm or Heavy Fog.
        if kind == "favorable-weather" and own.weather_top() in ("", *BAD_WEATHER):
            texts.add("play favorable-weather")
        # NY7, NY9, NY-Q2: Favorable Weather on top; flight pile empty or Forced Landing on top.
        ready = own.weather_top() == "favorable-weather" and own.flight_top() in ("", "forced-landing")
        if kind == "take-off" and ready:
            texts.add("play take-off")
        # NY9: one's own Forced Landing on Motor Trouble.
        if kind == "forced-landing" and own.flight_top() == "motor-trouble":
            texts.add("play forced-landing")
        # NY10: Take-Off on top; in bad weather 100s only. NY-Q3: no more than 2, 5 and 8.
        if kind in NEEDED and own.flight_top() == "take-off" and own.mileage[kind] < NEEDED[kind]:
            if own.weather_top() == "favorable-weather":
                texts.add(f"play {kind}")
            if own.weather_top() in BAD_WEATHER and kind == "100":
                texts.add(f"play {kind}")
        # NY13, NY-Q1, NY-Q6: Lucky Lindy at any time, but no second one in a lucky turn.
        if kind == "lucky-lindy" and not self.lucky:
            texts.add("play lucky-lindy")
        for side in range(self.sides):
            if side == own_side:
                continue
            # NY6, NY-Q1: Storm and Heavy Fog only on Favorable Weather.
            if kind in BAD_WEATHER and self.piles[side].weather_top() == "favorable-weather":
                texts.add(f"{kind} on {side + 1}")
            # NY8, NY-Q1: Motor Trouble and Forced Landing only on Take-Off.
            if kind in ("motor-trouble", "forced-landing") and self.piles[side].flight_top() == "take-off":
                texts.add(f"{kind} on {side + 1}")
        return texts

    def legal(self) -> set[str]:
        """Everything that the seat to act may do."""
        if self.over or self.needs_deal:
            return set()
        texts: set[str] = set()
        if self.phase == "draw":
            # NY3, NY-Q4: from the drawing pile, or the top of the discard pile.
            if self.drawing:
                texts.add("draw")
            if self.discards:
                texts.add("take")
            return texts
        hand = self.hands[self.turn]
        for kind in hand:
            texts |= self.plays_of(kind)
            # NY3: or discard one; NY-Q4: not the card just taken; NY-Q6: no discard in a lucky turn.
            own_twins = hand.count(kind) - (1 if kind == self.taken else 0)
            if not self.lucky and own_twins > 0:
                texts.add(f"discard {kind}")
        return texts

    def play(self, text: str) -> None:
        """Do what the text says."""
        assert text in self.legal(), text
        hand = self.hands[self.turn]
        own = self.piles[self.side_of(self.turn)]
        if text == "draw":
            hand.append(self.drawing.pop(0))
            self.phase = "play"
            return
        if text == "take":
            self.taken = self.discards.pop()
            hand.append(self.taken)
            self.phase = "play"
            return
        if text.startswith("discard "):
            kind = text.removeprefix("discard ")
            hand.remove(kind)
            self.discards.append(kind)
            self.end_turn()
            return
        if text.startswith("play "):
            kind = text.removeprefix("play ")
            hand.remove(kind)
            if kind in NEEDED:
                own.mileage[kind] += 1
                self.flew = True
            elif kind == "favorable-weather":
                own.weather.append(kind)
            elif kind == "lucky-lindy":
                # NY-Q6: set aside until the next new deal.
                self.aside.append(kind)
                self.lucky = True
            else:
                own.flight.append(kind)
        else:
            kind, number = text.split(" on ")
            hand.remove(kind)
            target = self.piles[int(number) - 1]
            (target.weather if kind in BAD_WEATHER else target.flight).append(kind)
        self.scores = [piles.miles() for piles in self.piles]
        # NY11: exactly two 500s, five 300s and eight 100s.
        if own.mileage == NEEDED:
            self.finish([self.side_of(self.turn)], "NY11")
            return
        if self.lucky:
            # NY13, NY-Q6: the hand is filled up to five; NY-Q5: as long as the drawing pile lasts.
            while len(hand) < 5 and self.drawing:
                hand.append(self.drawing.pop(0))
            if len(hand) < 5 and self.lucky_new_deal == "go-on":
                # NY13 to the letter, NY-Q5: the new deal is made there and then.
                self.card_needed = True
                self.dealer = self.turn
                self.needs_deal = True
                return
            if self.legal():
                return
        self.end_turn()

    def out_of_reach(self, side: int) -> bool:
        """NY-Q8: too few mileage cards are left for this side to complete the flight."""
        for kind, needed in NEEDED.items():
            on_the_table = sum(piles.mileage[kind] for piles in self.piles)
            if self.pack.count(kind) - on_the_table < needed - self.piles[side].mileage[kind]:
                return True
        return False

    def end_turn(self) -> None:
        """The turn is over: NY-Q8, then a new deal (NY12, NY-Q5) or the next player (C1)."""
        self.quiet_turns = 0 if self.flew else self.quiet_turns + 1
        fifty_rounds = self.quiet_turns >= 50 * self.players
        if fifty_rounds or all(self.out_of_reach(side) for side in range(self.sides)):
            # NY-Q8: the most miles win, level sides share.
            self.finish(self.best_sides(), "NY-Q8")
        elif not self.drawing:
            # NY-Q5: the player who has just played deals.
            self.dealer = self.turn
            self.needs_deal = True
        else:
            self.start_turn(self.left(self.turn))
