"""What deeper endings are worth: bots for the arena that are `steady` until few cards are left, `sharp` from there on.

`PYTHONPATH=benchmarks oldtricks arena neutral deeper:Twenty deeper:Twelve --deals 300 --seconds 0.05 --seed 50000`
They differ in nothing but the number of cards in all hands from which `sharp` solves the rest.
"""

from typing import ClassVar

from oldtricks.bots import Budget, Steady, sharp
from oldtricks.engine.view import View

FEW = 20  # cards in all hands


class Twelve:
    cards: ClassVar = 12

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> str:
        if view.phase != "play" or sum(view.hand_sizes) > FEW:
            return Steady(self.seed).choose(view, budget)
        sharp.ENDING = sharp.ENDING_OF_MORE = self.cards
        return sharp.Sharp(self.seed).choose(view, budget)


class Sixteen(Twelve):
    cards = 16


class Twenty(Twelve):
    cards = 20
