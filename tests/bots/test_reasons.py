"""Reasons are never false: each one said is checked against the whole truth, by a predicate of its own.

Any two legal actions with any numbers are a choice to be explained, so no search is needed, and none is run.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import Budget, Steady
from oldtricks.bots.reasons import reason
from oldtricks.bots.sharp import Weighed
from oldtricks.engine.view import View
from oldtricks.words import Reader, Said

from ..tables import TABLES, limited, play, table_id
from ..words.keys import messages

CHOICES = 100  # at every table
MOST_PLAYS = 200  # ways in which a trick goes on that are looked at
TARGET = {"aviationgame": 2000, "gasoline_alley": 0, "neutral": 50, "tactics": 150}
MILES = {"500": 500, "300": 300, "100": 100}


@dataclass
class Case:
    """A reason that was given, and all there is to know."""

    match: ot.Match
    view: View
    best: Weighed
    rival: Weighed
    said: Said

    @property
    def args(self) -> dict[str, Any]:
        return dict(self.said.args)

    @property
    def me(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def card(self, one: Weighed | None = None) -> str:
        return (one or self.best).action.split(" ")[-1]

    # By names alone

    def rank(self, card: str) -> int:
        return {"a": 99, "b": 98}.get(card) or int(card.rpartition("-")[2])

    def suit(self, card: str) -> str | None:
        if card in ("a", "b"):
            return self.view.table["trump"]
        return None if card.startswith("key-") else card.rpartition("-")[0]

    def trump(self, card: str) -> bool:
        return self.view.table["trump"] is not None and self.suit(card) == self.view.table["trump"]

    def pack(self) -> set[str]:
        return {self.match.game.box.card_name(card) for card in range(self.match.game.rules.CARDS)}

    def unseen(self) -> set[str]:
        mine = set(self.view.hand) | set(self.view.table["discards"] or ())
        return self.pack() - mine - {card for cards in self.view.table["played"] for card in cards}

    def in_hand(self, suit: str | None) -> list[str]:
        return sorted((card for card in self.view.hand if self.suit(card) == suit), key=self.rank)

    def legal_cards(self) -> list[str]:
        return [text.split(" ")[-1] for text in self.view.legal]

    def counts(self, card: str) -> int:
        if self.view.game == "tactics":
            return int(card[4:]) if card.startswith("key-") else 0
        if self.view.game == "gasoline_alley":
            return {2: 2, 6: 6, 10: 10, 11: 2, 12: 2, 13: 2}.get(self.rank(card), 0) if self.trump(card) else 0
        if self.view.game == "neutral":
            neutralised = any(each.startswith("us-") for _, each in self.view.table["trick"])
            return 1 if self.rank(card) == 8 and neutralised else 0
        return 0

    # By what would come of it

    def after(self, text: str) -> ot.Match:
        then = self.match.copy()
        then.play(text)
        return then

    def has(self, text: str | None = None) -> int:
        """Who has the trick: now, or after an action."""
        return self.match.state.winning if text is None else self.after(text).state.winning

    def mates(self, seat: int) -> bool:
        """Whether two play together, by all that the table has seen or the seat itself holds."""
        if any(seat in side and self.me in side for side in self.view.sides):
            return seat != self.me
        called = self.view.table.get("called")
        holder = [i for i, cards in enumerate(self.view.table["played"]) if called in cards]
        if called in self.view.hand:
            holder = [self.me]
        return seat != self.me and {seat, self.me} == {self.view.table["maker"], *holder}

    def ends(self, text: str) -> Iterator[tuple[int, str]]:
        """Who wins the trick, with which card, in every way (or in many) in which it may go on with the real cards."""
        chance = random.Random(1)
        waiting, looked_at = [self.after(text)], 0
        tricks = self.match.state.tricks
        while waiting and looked_at < MOST_PLAYS:
            looked_at += 1
            then = waiting.pop(chance.randrange(len(waiting)))
            if then.state.tricks != tricks or then.state.deals != self.match.state.deals or then.over:
                won = [event for event in then.events() if event.kind == "trick"][-1]
                assert won.seat is not None
                yield won.seat, won.data["card"]
                continue
            for action in then.legal():
                on = then.copy()
                on.play(action)
                waiting.append(on)

    def ours(self, seat: int) -> bool:
        return seat == self.me or self.mates(seat)

    def takers(self) -> list[str]:
        return [text for text in self.view.legal if self.has(text) == self.me]

    def following(self) -> bool:
        return bool(self.view.table["trick"])

    @property
    def ahead(self) -> bool:
        return self.best.behind < self.rival.behind


def lowest_legal(c: Case) -> bool:
    fellows = [card for card in c.legal_cards() if c.suit(card) == c.suit(c.card())]
    return len(fellows) > 1 and min(fellows, key=c.rank) == c.card()


def safe(c: Case) -> bool:
    return all(c.ours(seat) for seat, _ in c.ends(c.best.action))


def last(c: Case) -> bool:
    return len(c.view.table["trick"]) == len(c.view.players) - 1


def on_the_trick(c: Case) -> int:
    return sum(c.counts(card) for _, card in c.view.table["trick"])


def strengths(c: Case) -> list[str]:
    """The cards that would take the trick, the weakest first: by kind, then by rank (and corps among equals)."""
    order = ["infantry", "cavalry", "artillery", "engineer"]

    def strength(text: str) -> tuple[int, int, int]:
        card = text.split(" ")[-1]
        kind = 2 if card.startswith("us-") else 1 if c.trump(card) else -1 if card.startswith("key-") else 0
        suit = c.suit(card)
        return kind, c.rank(card), order.index(suit) if suit in order else 0

    return sorted(c.takers(), key=strength)


def bid_points(text: str) -> int:
    return int(next(iter(re.findall(r"\d+", text)), 0))


def bids(c: Case, match: ot.Match | None = None) -> list[int]:
    return [bid_points(action.text) for action in (match or c.match).legal() if bid_points(action.text)]


def longest(c: Case) -> int:
    suits = Counter(c.suit(card) for card in c.view.hand if c.suit(card) and card not in ("a", "b"))
    return max(suits.values())


def piles(c: Case, side: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = c.view.table["piles"][c.me % len(c.view.sides) if side is None else side]
    return found


def rough(c: Case) -> bool:
    return piles(c)["weather"] in ("storm", "heavy-fog")


def fits(c: Case, card: str, side: int) -> bool:
    """NY5 to NY11, once more in words."""
    mine = piles(c, side)
    fair, flying = mine["weather"] == "favorable-weather", mine["flight"] == "take-off"
    if card in MILES:
        return flying and mine[card] < {"500": 2, "300": 5, "100": 8}[card] and (fair or card == "100")
    if card == "favorable-weather":
        return not fair
    if card == "take-off":
        return fair and not flying and mine["flight"] != "motor-trouble"
    return card == "forced-landing" and mine["flight"] == "motor-trouble"


def sent(c: Case, card: str, by: int) -> bool:
    """NY6, NY8: whether somebody else's piles admit it; by NY-Q1 not before one's own weather, if that is agreed."""
    if c.view.options.get("opening") == "weather-first" and piles(c, by)["weather"] is None:
        return False
    others = [side for side in range(len(c.view.sides)) if side != by]
    if card in ("storm", "heavy-fog"):
        return any(piles(c, side)["weather"] == "favorable-weather" for side in others)
    return card in ("motor-trouble", "forced-landing") and any(
        piles(c, side)["flight"] == "take-off" for side in others
    )


def mine_now(c: Case) -> int:
    return c.me % len(c.view.sides)


def next_side(c: Case) -> int:
    return (c.me + 1) % len(c.view.players) % len(c.view.sides)


def the_card(c: Case) -> str:
    """That which the reason speaks of."""
    return str(c.args["card"].card)


def price(c: Case) -> bool:
    return c.args["n"] == min(bids(c, c.after(c.best.action))) > bid_points(c.best.action)


def takes_over(c: Case) -> bool:
    """Whether the hand has something to play on a suit that it lacks: trumps, or Neutrals."""
    return any(c.trump(card) or card.startswith("us-") for card in c.view.hand)


def target_of(c: Case) -> int:
    return int(c.best.action.rpartition(" ")[2]) - 1


TRUE: dict[str, Callable[[Case], bool]] = {
    # Tricks
    "makes-bid": lambda c: last(c) and c.after(c.best.action).game.rules.toward(c.after(c.best.action).state)
    >= c.view.table["goal"] > c.view.table["toward"],
    "draws-trumps": lambda c: c.trump(c.card()) and c.args["n"] == sum(c.trump(card) for card in c.unseen()) > 0,
    "unbeatable": safe,
    "nobody-after": lambda c: c.following() and safe(c),
    "highest-left": lambda c: not any(
        c.suit(card) == c.suit(c.card()) and c.rank(card) > c.rank(c.card()) for card in c.unseen()
    ),
    "only-these-beat": lambda c: all(
        c.ours(seat) or card in c.args["cards"].cards for seat, card in c.ends(c.best.action)
    ),
    "partner-has-it": lambda c: c.mates(c.has()) and c.has(c.best.action) == c.has(),
    "partner-keeps-it": lambda c: c.mates(c.has()) and c.has(c.best.action) == c.has() and safe(c),
    "feeds-partner": lambda c: c.mates(c.has()) and c.args["n"] == c.counts(c.card()) > 0,
    "feeds-partner-safely": lambda c: c.mates(c.has()) and c.args["n"] == c.counts(c.card()) > 0 and safe(c),
    "over-partner": lambda c: c.mates(c.has()) and c.has(c.best.action) == c.me and safe(c),
    "wins-points": lambda c: not c.mates(c.has()) and c.args["n"] == on_the_trick(c) > 0 and safe(c),
    "for-points": lambda c: c.args["n"] == on_the_trick(c) > 0 and c.has(c.best.action) == c.me,
    "only-taker": lambda c: c.takers() == [c.best.action],
    "cheapest": lambda c: len(c.takers()) > 1 and not last(c) and strengths(c)[0] == c.best.action,
    "last-cheapest": lambda c: len(c.takers()) > 1 and last(c) and strengths(c)[0] == c.best.action,
    "trumps-in": lambda c: c.trump(c.card()) and c.has(c.best.action) == c.me and not c.in_hand(c.args["suit"].suit),
    "saves-trump": lambda c: c.ahead and c.rival.action in c.takers() and c.trump(c.card(c.rival))
    and the_card(c) == c.card(c.rival) and not c.trump(c.card()),
    "too-dear": lambda c: c.ahead and c.rival.action in c.takers() and c.best.action not in c.takers()
    and the_card(c) == c.card(c.rival),
    "cannot-win": lambda c: c.following() and not c.takers() and lowest_legal(c),
    "keeps-rival": lambda c: c.ahead and not c.takers() and the_card(c) == c.card(c.rival),
    "keeps-points-from-them": lambda c: not c.ours(c.has()) and c.args["n"] == c.counts(the_card(c))
    > c.counts(c.card()) and f"play {the_card(c)}" not in c.takers() and the_card(c) in c.legal_cards(),
    "keeps-points-home": lambda c: not c.following() and c.args["n"] == c.counts(the_card(c)) > 0
    and the_card(c) in c.legal_cards() and the_card(c) != c.card(),
    "guards": lambda c: c.ahead and c.args["guard"].card == c.card(c.rival)
    and c.in_hand(c.suit(c.card(c.rival)))[-1] == the_card(c)
    and sum(c.suit(card) == c.suit(c.card(c.rival)) and c.rank(card) > c.rank(the_card(c))
            for card in c.unseen()) == len(c.in_hand(c.suit(c.card(c.rival)))) - 1 > 0,
    "void": lambda c: c.in_hand(c.args["suit"].suit) == [c.card()] and any(map(c.trump, c.view.hand)),
    "lead-low": lambda c: not c.following() and c.in_hand(c.args["suit"].suit)[0] == c.card() != the_card(c)
    and the_card(c) in c.view.hand,
    "lowest": lowest_legal,
    "keeps-trumps": lambda c: not c.trump(c.card()) and any(map(c.trump, c.view.hand)),
    "long-suit": lambda c: not c.following() and not c.trump(c.card())
    and c.args["n"] == len(c.in_hand(c.args["suit"].suit))
    == max(len(c.in_hand(c.suit(card))) for card in c.view.hand if not c.trump(card) and c.suit(card)),
    # Bids
    "partner-bid": lambda c: c.mates(c.match.state.bidder) and not bid_points(c.best.action),
    "they-fail": lambda c: not c.mates(c.match.state.bidder) and c.args["seat"].seat == c.match.state.bidder
    and c.after(c.best.action).phase != "bid" and c.args["n"] == round(100 * c.best.made) < 51,
    "you-make": lambda c: c.after(c.best.action).phase != "bid" and c.args["n"] == round(100 * c.best.made) > 49,
    "last-word": lambda c: c.after(c.best.action).phase != "bid" and bid_points(c.best.action) > 0,
    "least-bid": lambda c: bid_points(c.best.action) == min(bids(c)),
    "raises-the-price-points": price,
    "raises-the-price-miles": price,
    "outbids": lambda c: c.args["seat"].seat == c.match.state.bidder and not c.ours(c.match.state.bidder),
    "leaves-it": lambda c: c.args["seat"].seat == c.match.state.bidder and not c.ours(c.match.state.bidder)
    and not bid_points(c.best.action),
    "normal": lambda c: Steady(0).choose(c.view, Budget()) == c.best.action and bid_points(c.best.action) > 0
    and c.args["n"] == longest(c) == len(c.in_hand(c.args["suit"].suit)),
    "normal-pass": lambda c: Steady(0).choose(c.view, Budget()) == c.best.action and not bid_points(c.best.action)
    and c.args["n"] == longest(c) == len(c.in_hand(c.args["suit"].suit)),
    "enough": lambda c: (
        c.view.scores[c.me % len(c.view.sides)] - bid_points(c.best.action) <= 0 if c.view.game == "gasoline_alley"
        else c.view.scores[c.me % len(c.view.sides)] + bid_points(c.best.action) >= TARGET[c.view.game]
    ),
    "craft": lambda c: c.args["n"] == longest(c) == len(c.in_hand(c.args["craft"].suit)) and not c.args["cards"].cards,
    "craft-with": lambda c: c.args["n"] == longest(c) == len(c.in_hand(c.args["craft"].suit))
    and set(c.args["cards"].cards) == {"a", "b"} & set(c.view.hand),
    # Naming, selling, laying away, calling
    "longest": lambda c: c.args["n"] == longest(c) == len(c.in_hand(c.card())),
    "longest-with": lambda c: c.args["n"] == longest(c) == len(c.in_hand(c.card()))
    and set(c.args["cards"].cards) <= set(c.in_hand(c.card())),
    "strong": lambda c: set(c.args["cards"].cards) <= set(c.in_hand(c.card())),
    "no-trump": lambda c: c.args["n"] == longest(c),
    "names": lambda c: all(c.suit(card) == c.card() and c.rank(card) in (6, 10) for card in c.args["cards"].cards)
    and c.args["points"] == sum(c.rank(card) for card in c.args["cards"].cards),
    "sale-wins": lambda c: c.after("sell").over and c.me in c.after("sell").winners,
    "sale": lambda c: c.after("sell").scores[c.me] == c.view.scores[c.me] - c.args["n"],
    "keep": lambda c: c.args["n"] == round(100 * c.best.made),
    "no-gift": lambda c: c.args["seat"].seat == c.match.state.bidder and c.args["n"] == c.match.state.bid,
    "away-void": lambda c: c.in_hand(c.args["suit"].suit) == [c.card()] and not c.trump(c.card()) and takes_over(c),
    "away-toward-void": lambda c: 1 < len(c.in_hand(c.args["suit"].suit)) <= c.match.state.excess and takes_over(c),
    "away-loser": lambda c: c.in_hand(c.args["suit"].suit)[0] == c.card(),
    "calls-highest": lambda c: c.card() not in c.view.hand and not any(
        c.suit(card) == c.suit(c.card()) and c.rank(card) > c.rank(c.card()) for card in c.unseen()
    ),
    # Neutral
    "keeps-higher": lambda c: c.suit(c.card(c.rival)) == c.suit(c.card()) and c.rank(c.card(c.rival)) > c.rank(c.card())
    and the_card(c) == c.card(c.rival),
    "keeps-neutrals": lambda c: not c.card().startswith("us-") and c.args["n"] == len(c.in_hand("us")) > 0,
    "calls-neutral": lambda c: c.card().startswith("us-") and c.card() not in c.view.hand,
    "calls-longest": lambda c: c.args["n"] == len(c.in_hand(c.args["suit"].suit))
    == max(len(c.in_hand(suit)) for suit in ("britain", "france", "germany", "russia", "austria")),
    "calls-lacking": lambda c: c.args["suit"].suit == c.suit(c.card()) and not c.in_hand(c.suit(c.card())),
    "makes-trump": lambda c: c.args["n"] == len(c.in_hand(c.args["suit"].suit))
    == max(len(c.in_hand(c.suit(card))) for card in c.view.hand if not card.startswith("us-"))
    and c.after(c.best.action).view(c.me).table["trump"] == c.args["suit"].suit,
    "over-trump": lambda c: c.card().startswith("us-") and any(c.trump(card) for _, card in c.view.table["trick"])
    and c.args["n"] == 2 + sum(c.rank(card) == 8 for card in [c.card(), *(x for _, x in c.view.table["trick"])]),
    "neutralises": lambda c: c.card().startswith("us-") and c.has(c.best.action) == c.me
    and c.args["n"] == 2 + sum(c.rank(card) == 8 for card in [c.card(), *(x for _, x in c.view.table["trick"])]),
    "saves-neutral": lambda c: c.ahead and c.card(c.rival).startswith("us-") and not c.card().startswith("us-"),
    # The race
    "no-use-now": lambda c: not fits(c, the_card(c), mine_now(c)) and not sent(c, the_card(c), mine_now(c)),
    "held-already": lambda c: c.view.table["discard_top"] == the_card(c) and the_card(c) in c.view.hand,
    "few-miles": lambda c: c.view.table["discard_top"] == the_card(c) in MILES,
    "needed-now": lambda c: c.view.table["discard_top"] == the_card(c) and fits(c, the_card(c), mine_now(c)),
    "flies-now": lambda c: c.args["n"] == MILES[c.view.table["discard_top"]]
    and fits(c, c.view.table["discard_top"], mine_now(c)),
    "sends-now": lambda c: c.view.table["discard_top"] == the_card(c) and sent(c, the_card(c), mine_now(c)),
    "denies": lambda c: next_side(c) != mine_now(c) and fits(c, c.view.table["discard_top"], next_side(c))
    and c.args["seat"].seat == (c.me + 1) % len(c.view.players),
    "answer": lambda c: the_card(c) in ("favorable-weather", "take-off", "forced-landing")
    and c.view.table["discard_top"] == the_card(c) not in c.view.hand,
    "lucky": lambda c: c.card() == "lucky-lindy"
    and c.args["n"] == len({card for card in c.view.hand if fits(c, card, mine_now(c))}),
    "opens": lambda c: c.card() == "favorable-weather" and piles(c)["weather"] is None,
    "clears": lambda c: c.card() == "favorable-weather" and rough(c),
    "starts": lambda c: c.card() == "take-off" and piles(c)["flight"] is None,
    "starts-again": lambda c: c.card() == "take-off" and piles(c)["flight"] == "forced-landing",
    "mends": lambda c: c.card() == "forced-landing" and piles(c)["flight"] == "motor-trouble",
    "arrives": lambda c: c.after(c.best.action).over and c.me in c.after(c.best.action).winners,
    "flies-most": lambda c: c.args["n"] == MILES[c.card()]
    == max(MILES[card] for card in c.view.hand if card in MILES and fits(c, card, mine_now(c))),
    "flies": lambda c: c.args["n"] == MILES[c.card()] and not rough(c),
    "rough": lambda c: c.card() == "100" and rough(c),
    "fills": lambda c: c.args["n"] == MILES[c.card()]
    and piles(c)[c.card()] + 1 == {"500": 2, "300": 5, "100": 8}[c.card()],
    "blocks-leader": lambda c: c.args["n"] == piles(c, target_of(c))["miles"]
    == max(piles(c, side)["miles"] for side in range(len(c.view.sides)) if side != mine_now(c)),
    "sends-storm": lambda c: c.best.action.startswith("storm on"),
    "sends-heavy-fog": lambda c: c.best.action.startswith("heavy-fog on"),
    "sends-motor-trouble": lambda c: c.best.action.startswith("motor-trouble on"),
    "sends-forced-landing": lambda c: c.best.action.startswith("forced-landing on"),
    "pile-full": lambda c: c.args["n"] == MILES[c.card()]
    and piles(c)[c.card()] == {"500": 2, "300": 5, "100": 8}[c.card()],
    "keeps-answer": lambda c: c.rival.action == f"discard {the_card(c)}"
    and c.view.hand.count(the_card(c)) == 1
    and the_card(c) in ("favorable-weather", "take-off", "forced-landing"),
    "has-another": lambda c: c.view.hand.count(the_card(c)) > 1,
    "fewest-miles": lambda c: c.card() == next(card for card in ("100", "300", "500") if card in c.view.hand)
    and not any(fits(c, card, mine_now(c)) or sent(c, card, mine_now(c)) for card in c.view.hand),
    "gives-nothing": lambda c: not fits(c, c.card(), next_side(c)) and not sent(c, c.card(), next_side(c)),
    # Numbers
    "makes-more": lambda c: c.args["n"] > c.args["m"] and c.args["n"] == round(100 * c.best.made),
    "breaks-more": lambda c: c.args["n"] > c.args["m"] and c.args["n"] == round(100 * (1 - c.best.made)),
    "average-points": lambda c: c.args["n"] == round(c.best.points) - round(c.rival.points) > 0 and c.ahead,
    "average-miles": lambda c: c.args["n"] == round(c.best.points) - round(c.rival.points) > 0 and c.ahead,
    "no-difference": lambda c: abs(c.best.behind - c.rival.behind) < 0.0005,
}  # fmt: skip


def stem(key: str) -> str:
    return key.partition("because-")[2]


def weighed(view: View, action: str, chance: random.Random, *, best: bool) -> Weighed:
    """Any numbers; now and then no difference at all."""
    behind = 0.0 if best else chance.choice([0.0, 0.0001, 0.02, 0.2])
    made = chance.random() if "maker" in view.table else None
    worlds, points = chance.choice([64, 1024]), chance.uniform(-40, 40)
    return Weighed(action, chance.random(), 0.01, points, worlds, made, behind, 0.01)


def cases(table: tuple[str, dict[str, Any]], choices: int) -> Iterator[Case | None]:
    """Decisions of many matches, by players of whom some are sound and some are not; None where no reason is found."""
    name, options = table
    game = limited(name, options, 5) if name != "new_york_to_paris" else ot.game(name, **options)
    chance = random.Random(table_id(table))
    given = 0
    while given < choices:
        match = game.start(seed=chance.randrange(1 << 30))
        while not match.over and given < choices:
            view = match.view(match.turn)
            sound = Steady(0).choose(view, Budget())
            if len(view.legal) > 1 and chance.random() < 0.35:
                given += 1
                best = sound if chance.random() < 0.7 else chance.choice(view.legal)
                rival = chance.choice([text for text in view.legal if text != best])
                one, other = weighed(view, best, chance, best=True), weighed(view, rival, chance, best=False)
                said = reason(view, one, other)
                yield Case(match.copy(), view, one, other, said) if said else None
            match.play(sound if chance.random() < 0.8 else chance.choice(view.legal))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_reason_is_true_and_most_choices_have_one(table: tuple[str, dict[str, Any]]) -> None:
    found = 0
    for case in cases(table, CHOICES):
        if case is None:
            continue
        found += 1
        told = Reader("en", case.view.game, case.view.players, case.view.sides, case.me, typed=False).say(case.said)
        where = f"{case.best.action} rather than {case.rival.action}: {told}\n{case.view}"
        assert TRUE[stem(case.said.key)](case), where
    assert found >= 0.8 * CHOICES


NUMBERS = {"makes-more", "breaks-more", "average-points", "average-miles", "no-difference"}


@pytest.mark.parametrize(("name", "players"), [("aviationgame", 4), ("neutral", 5), ("tactics", 4)])
def test_what_is_laid_away_or_called_has_a_reason_in_the_games_own_terms(name: str, players: int) -> None:
    chance = random.Random(name)
    found: list[bool] = []
    while len(found) < 100:
        match = ot.game(name, players=players).start(seed=chance.randrange(1 << 30))
        while match.phase != "play" and match.state.deals == 1:
            view = match.view(match.turn)
            best = Steady(0).choose(view, Budget())
            if match.phase in ("discard", "call"):
                rival = chance.choice([text for text in view.legal if text != best])
                one, other = weighed(view, best, chance, best=True), weighed(view, rival, chance, best=False)
                given = reason(view, one, other)
                found.append(given is not None and stem(given.key) not in NUMBERS)
            match.play(best)
    assert sum(found) >= 0.85 * len(found)


def test_every_reason_of_the_catalogue_has_its_predicate() -> None:
    keys = {stem(key) for key in messages("en") if re.search(r"(^|-)because-", key)}
    assert keys == set(TRUE)


def said(match: ot.Match, best: str, rival: str, *, made: tuple[float, float] | None = None) -> str:
    """What is said for one action beside another, to the player at turn."""
    one = Weighed(best, 0.6, 0.01, 3.0, 400, made[0] if made else None)
    other = Weighed(rival, 0.5, 0.01, 1.0, 400, made[1] if made else None, 0.1, 0.01)
    view = match.view(match.turn)
    found = reason(view, one, other)
    assert found is not None
    return Reader("en", view.game, view.players, view.sides, view.seat, typed=False).say(found)


def test_ta13_the_twenty_goes_on_the_partners_trick() -> None:
    game = ot.game("tactics", hands=1)
    cavalry = " ".join(f"cavalry-{rank}" for rank in range(1, 12))
    match = game.start(deck=game.stack(["infantry-12", "infantry-1", f"key-20 {cavalry}", "infantry-2"]))
    play(match, "bid 60, pass, pass, pass, name infantry")
    while match.phase == "discard":
        match.play(next(action for action in match.legal() if action.text != "discard infantry-12"))
    play(match, "infantry-12, infantry-1")
    words = "Partner has this trick for certain, and Key 20, the wagon train brings 20 home."
    assert said(match, "play key-20", "play cavalry-1") == words
    words = "Partner has this trick for certain: a cheap card will do."
    assert said(match, "play cavalry-1", "play cavalry-11") == words


def test_ne7_a_neutral_goes_over_the_trump() -> None:
    game = ot.game("neutral", hands=1)
    hands = [
        "britain-8",
        "us-3 france-1 france-2 france-3 germany-1 germany-2 germany-3 russia-1 russia-2 russia-3 us-4 us-5",
    ]
    match = game.start(deck=game.stack(hands))
    play(match, "bid 1, pass, pass, pass, britain-8")
    words = "A Neutral goes over the trump: neutralised, the trick is worth 3 points so far."
    assert said(match, "play us-3", "play france-1") == words


def test_av_the_last_player_takes_the_trick_with_the_cheapest_card() -> None:
    game = ot.game("aviationgame", hands=1)
    match = game.start(deck=game.stack(["biplane-5", "biplane-3", "biplane-2", "biplane-6 biplane-9 biplane-11"]))
    play(match, "bid 100 balloon, no flight, no flight, no flight")
    while match.phase == "discard":
        match.play(next(action for action in match.legal() if action.text != "discard biplane-5"))
    play(match, "biplane-5, biplane-3, biplane-2")
    words = "Last to play: this is the cheapest card that wins the trick."
    assert said(match, "play biplane-6", "play biplane-11") == words


def test_a_reason_is_for_a_choice() -> None:
    match = ot.game("tactics").start(seed=1)
    one = Weighed("pass", 0.5, 0.01, 0.0, 400, None)
    assert reason(match.view(match.turn), one, None) is None
