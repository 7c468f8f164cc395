"""Your hand along the bottom: overlapping cards, a number under each that may be played."""

from collections.abc import Mapping, Sequence

from rich.style import Style

from ..engine.view import View
from .canvas import Canvas
from .faces import face

ROWS = 3  # of cards; their lower edge is in your hand
STEP = 4


def numbers(view: View) -> dict[str, int]:
    """The number to type for each card of the hand, where a card has just one legal action."""
    cards = [text.split()[-1] for text in view.legal]
    return {card: i for i, card in enumerate(cards, 1) if card in view.hand and cards.count(card) == 1}


def draw_hand(canvas: Canvas, x: int, y: int, width: int, view: View, chosen: Mapping[str, int]) -> None:
    """The hand of a trick game, by suits, with the numbers below."""
    groups: list[list[str]] = []
    for card in view.hand:
        suit = face(view.game, card).suit
        if not groups or face(view.game, groups[-1][-1]).suit != suit:
            groups.append([])
        groups[-1].append(card)
    at = x + (width - len(view.hand) * STEP - 2 * len(groups) + 1) // 2
    for cards in groups:
        _draw_suit(canvas, at, y, view, cards, chosen)
        at += len(cards) * STEP + 2


def _draw_suit(canvas: Canvas, at: int, y: int, view: View, cards: Sequence[str], chosen: Mapping[str, int]) -> None:
    style = Style()
    for card in cards:
        printed = face(view.game, card)
        style = printed.style(card in chosen or view.turn != view.seat or not chosen)
        canvas.put(at, y, "╭───", style)
        canvas.put(at, y + 1, f"│{printed.rank:>2} ", style)
        canvas.put(at, y + 2, f"│{printed.suit.mark}{printed.suit.code}", style)
        if card in chosen:
            canvas.put(at, y + 3, f"{chosen[card]:>3}", "bold")
        at += STEP
    for row, edge in enumerate("╮││"):
        canvas.put(at, y + row, edge, style)
