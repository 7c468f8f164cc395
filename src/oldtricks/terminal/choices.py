"""The choices that are not a card of your hand: bids, suits, partners, the race's moves."""

from collections.abc import Iterable

from rich.style import Style

from ..engine.game import Game
from ..engine.view import View
from ..rules.table import BID
from ..words import Either, Reader
from ..words.reader import joined
from ..words.said import texts
from .canvas import Canvas
from .faces import PAPER, SHADE
from .words import box_of, races, trick_box


def auction_of(view: View) -> str:
    """What is bid now: numbers, or so much of a suit; nothing if it is not time to."""
    return trick_box(view).auction if view.phase == "bid" else ""


def bids_numbers(view: View) -> bool:
    """Whether a bare number means a bid, so that it cannot also choose from a list."""
    return auction_of(view) == "numbers"


def in_order(legal: Iterable[str]) -> list[str]:
    """The legal actions in the order of their numbers: what plays a card comes before what throws one away."""
    return sorted(legal, key=lambda text: text.startswith("discard "))


def listed_choices(view: View) -> list[str]:
    """Every choice as it is listed, with the number that picks it."""
    if bids_numbers(view):
        return list(view.legal)
    return [f"{i} {text}" for i, text in enumerate(in_order(view.legal), 1)]


def choice_lines(view: View, reader: Reader, width: int, rows: int) -> list[str]:
    """The choices in so many lines; what does not fit is left to the help."""
    if view.phase == "bid":
        return [_bids(view, reader)]
    if view.phase == "call":
        cards = Either(texts(text.split()[1] for text in view.legal[-2:]))
        return [reader.t("terminal-type-a-card", cards=cards)]
    items, more = listed_choices(view), reader.t("terminal-more-choices")
    wide = max(len(item) for item in items) + 3
    lines = [""]
    for item in items:
        room = item if len(lines) < rows else item.ljust(wide) + more
        if len(lines[-1]) + len(room) > width:
            if len(lines) == rows:
                lines[-1] += more
                break
            lines.append("")
        lines[-1] += item + "   "
    return [line.rstrip() for line in lines]


def _bids(view: View, reader: Reader) -> str:
    """What can be said: pass, or which bids, as they are typed."""
    bids = [text.removeprefix("bid ") for text in view.legal if text.startswith("bid ")]
    words = [text for text in view.legal if not text.startswith("bid ")]
    if bids:
        words.append(_range(reader, bids) if bids_numbers(view) else reader.t("terminal-or-such-as", bid=bids[0]))
    return joined(reader.language, "list-comma", words)


def _range(reader: Reader, bids: list[str]) -> str:
    first, last = bids[0], bids[-1]
    if len(bids) == 1:
        return reader.t("terminal-or-bid", bid=first)
    step = int(bids[1]) - int(first)
    if step == 1:
        return reader.t("terminal-or-bid-range", first=first, last=last)
    return reader.t("terminal-or-bid-steps", first=first, last=last, step=step)


def draw_box(canvas: Canvas, middle: int, y: int, view: View, reader: Reader) -> None:
    """What the empty middle of the table can show of the choices."""
    if view.seat != view.turn or races(view):
        return
    if auction_of(view) == "suits":
        draw_bidding_box(canvas, middle - 18, y, view, reader)
    elif view.phase == "call":
        draw_partners(canvas, middle - 18, y, view)


def on_felt(felt: str) -> tuple[Style, Style]:
    """How to write on the table: what matters, and what matters less."""
    return Style(color=PAPER, bgcolor=felt, bold=True), Style(color=SHADE, bgcolor=felt)


def draw_bidding_box(canvas: Canvas, x: int, y: int, view: View, reader: Reader) -> None:
    """What so many tricks with each suit are worth; what can be bid stands out."""
    box = trick_box(view)
    bright, faint = on_felt(box.felt)
    columns = {suit.name: 10 + 7 * i for i, suit in enumerate(box.suits)}
    for suit in box.suits:
        style = Style(color=suit.pen, bgcolor=PAPER, bold=True)
        canvas.put(x + columns[suit.name], y, f" {suit.mark} {suit.code} ", style)
    for row, (tricks, bids) in enumerate(sorted(_bids_by_tricks(view).items()), 1):
        canvas.right(x + 9, y + row, reader.t("in-hand-tricks", tricks=tricks), faint)
        for text in bids:
            _, worth, suit_name = text.split(" ")
            possible = text in view.legal
            at = x + columns[suit_name] + 5
            canvas.right(at, y + row, worth if possible else "·", bright if possible else faint)


def _bids_by_tricks(view: View) -> dict[int, list[str]]:
    """Every bid that there is, by the tricks that it takes; none takes more than a hand has."""
    game = Game(box_of(view), len(view.players), view.options)
    s, found = game.new_state(), dict[int, list[str]]()
    for action in game.grammar.actions[BID].values():
        meaning = game.box.meaning(s, action)
        args = dict(meaning.args) if meaning else {}
        tricks, of = args.get("tricks"), args.get("of")
        if isinstance(tricks, int) and isinstance(of, int) and tricks <= of:
            found.setdefault(tricks, []).append(action.text)
    return found


def draw_partners(canvas: Canvas, x: int, y: int, view: View) -> None:
    """Neutral for five: the cards that can be called (NE14)."""
    box = trick_box(view)
    bright, faint = on_felt(box.felt)
    for row, suit in enumerate(box.suits):
        style = Style(color=suit.pen, bgcolor=PAPER, bold=True)
        canvas.put(x, y + row, f" {suit.mark} {suit.name:<8}", style)
        for rank in range(1, box.ranks + 1):
            possible = f"call {suit.name}-{rank}" in view.legal
            canvas.put(x + 10 + 3 * rank, y + row, str(rank) if possible else "·", bright if possible else faint)
