"""Writes docs/observations.md from `oldtricks.engine.observations.layout`: `python docs/make_observations.py`."""

import re
import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path

import oldtricks as ot
from oldtricks.engine.box import PHASE_NAMES
from oldtricks.engine.boxes import BOXES
from oldtricks.engine.observations import Field, describe, layout, length, observe

PAGE = Path(__file__).with_name("observations.md")

INTRO = """\
# Observations

What a seat may know, as a row of small whole numbers, for programs that learn. A batch writes one row for
every match and step ([docs/compiled.md](compiled.md)); for a single match there is `observe`, and every
player's view has its own, `view.observe()`:

```python
>>> import oldtricks as ot
>>> from oldtricks.engine.observations import decode, describe, layout, length, observe
>>> match = ot.game("gasoline_alley").start(seed=7)
>>> match.play("bid 9")
>>> seen = observe(match, match.turn)
>>> len(seen) == length(match.game) == 570
True
>>> print(describe(match.game, seen))
{described}
>>> decode(match.game, seen)["calls"]                       # the last call was made by the seat 3 to the left
[0, 0, 0, 10]
>>> layout(match.game)[0]
Field(name='phase', length=6, about='bid, sell, name, discard, call or play', kind='phase')

```

`decode` turns an observation back into names, field by field; `describe` does the same as text and leaves
out what is empty; `layout` lists the fields in order.

## How it is written

- **Numbers** are from -128 to 127 (`int8`), and whatever is larger or smaller is clipped. Everything is
  zero unless something is said. Nothing is scaled: divide as your network likes it.
- **The observer comes first.** Players and sides are counted from the observer to the left: place 0 is the
  observer (or its own side), place 1 its left neighbour. So one network can sit at any seat. Action numbers
  are not turned round that way: in New York to Paris `storm on 2` is the same number for everybody.
- **Nothing hidden is in it.** `observe` encodes a state that has been through the rules' `hide`; a batch
  encodes whole states, to the same result. A test compares it with what the seat's view shows; another
  shuffles whatever the seat cannot see and finds the same bytes.
- **It is the moment, not the story.** Cards played are there by player, but not the order of earlier
  tricks, and of the auction only everybody's last call. Options (`passing`, `name_trump` ...) are not in
  it: train for a table.
- **Legal actions** are not in it either. They come beside it as a mask: bit *n* is set if action *n* is
  legal.

| read as | how it is encoded |
|---|---|
| phase | one place for each phase named; the one that is due is 1, none when the match is over |
| seat | one place for each player; the one meant is 1, none if there is none |
| cards | one place for each card of the pack; 1 if it is among them |
| card | likewise; one place at most is 1 |
| counts | one place for each kind of card; how many there are |
| suit | one place for each suit; 1 for the one meant, none if there is none (no trump, a Key led) |
| piles | for one side: the top of its weather pile and the top of its flight pile, each as a card; then three counts |
| numbers | one number in each place |

The layout depends on the game, the number of players and the number of sides, and on nothing else. The
places below are those of the usual table; **length** says how it goes at the others. Cards, suits and
actions are numbered as in the tables under each game.

This page is written by `python docs/make_observations.py`, and a test fails if it is not up to date.
"""

FORMULAS: list[tuple[str, Callable[[int, int], int]]] = [
    ("players", lambda players, sides: players),
    ("sides", lambda players, sides: sides),
    ("3 x sides", lambda players, sides: 3 * sides),
]
SHAPES = ((4, 2), (5, 2), (5, 5), (7, 3))  # enough to tell the formulas apart


def families(fields: list[Field]) -> dict[str, list[Field]]:
    """Fields that are numbered through, such as `played 0`, `played 1` ..., under one name."""
    return {name: list(group) for name, group in groupby(fields, lambda field: re.sub(r" \d+$", "", field.name))}


def formula(values: list[int]) -> str:
    """How a number depends on players and sides, as found out by asking for several tables."""
    if len(set(values)) == 1:
        return str(values[0])
    for text, rule in FORMULAS:
        if values == [rule(*shape) for shape in SHAPES]:
            return text
    raise ValueError(f"no formula for {values}")


def lengths(name: str) -> dict[str, str]:
    """How long every field is, and how many there are of it."""
    fields = import_module(f"oldtricks.engine.observations.{name}").fields
    at = [families(fields(*shape)) for shape in SHAPES]
    found = {}
    for family in at[0]:
        many = formula([len(shape[family]) for shape in at])
        long = formula([shape[family][0].length for shape in at])
        found[family] = long if many == "1" else f"{many} x {long}"
    return found


def field_rows(name: str) -> Iterator[str]:
    """The fields at the usual table, with their places."""
    long = lengths(name)
    at = 0
    for family, fields in families(layout(ot.game(name))).items():
        first = at
        at += sum(field.length for field in fields)
        places = str(first) if at == first + 1 else f"{first} to {at - 1}"
        title, about = f"`{family}`", fields[0].about
        if fields[0].name != family:
            title = f"`{fields[0].name}` to `{fields[-1].name}`"
            about = about.replace("by the seat 0 to the left", "by each player, the observer first")
            about = about.replace("of the seat 0 to the left", "of each player, the observer first")
            about = f"of each side, the observer's first: {about}" if family == "piles" else about
        yield f"| {title} | {places} | {long[family]} | {fields[0].kind} | {about} |"


def runs(texts: dict[int, str]) -> str:
    """Numbered texts in short: `0 play us-1 to 7 play us-8`."""

    def stem(number: int) -> tuple[str, int]:
        """Texts that end in a number which goes on with theirs belong together."""
        found = re.fullmatch(r"(.*\D)(\d+)", texts[number])
        return (found[1], int(found[2]) - number) if found else (texts[number], -number)

    parts = []
    for _, group in groupby(sorted(texts), stem):
        numbers = list(group)
        ends = [f"{number} `{texts[number]}`" for number in (numbers[0], numbers[-1])]
        parts.append(ends[0] if len(numbers) == 1 else " to ".join(ends))
    return ", ".join(parts)


def action_rows(name: str) -> Iterator[str]:
    """The numbers of the actions by phase; phases with the same actions share a line."""
    game = ot.game(name)
    phases: dict[str, list[str]] = {}
    for phase, actions in game.grammar.actions.items():
        texts = {number: action.text for number, action in actions.items()}
        verb = texts[0].split()[0]
        of_cards = hasattr(game.box, "suits") and all(text == f"{verb} {actions[n].card}" for n, text in texts.items())
        said = f"the card's number: `{texts[0]}` is 0" if of_cards else runs(texts)
        phases.setdefault(said, []).append(PHASE_NAMES[phase])
    for said, names in phases.items():
        yield f"| {', '.join(names)} | {said} |"


def table_lengths(name: str) -> str:
    """The length at every table, by players and sides."""
    found: dict[int, list[str]] = {}
    for players in BOXES[name].seats:
        option = next((option for option in BOXES[name].options if option.name == "sides"), None)
        choices = option.choices(players) if option else ()
        for sides in choices or (None,):
            game = ot.game(name, players, **({"sides": sides} if sides else {}))
            label = f"{players} players" + (f" ({sides})" if len(choices) > 1 else "")
            found.setdefault(length(game), []).append(label)
    return "; ".join(f"{', '.join(labels)}: {places}" for places, labels in found.items())


def fill(text: str) -> str:
    return textwrap.fill(text, 110, break_on_hyphens=False)


def section(name: str) -> str:
    box = BOXES[name]
    game = ot.game(name)
    rules = game.rules
    cards = {number: box.card_name(number) for number in range(getattr(rules, "CARDS", 0) or rules.KINDS)}
    lines = [
        f"## {box.title}",
        "",
        fill(f"Places: {table_lengths(name)}. Below, the usual table: {game.players} players."),
        "",
        "| field | places | length | read as | what it says |",
        "|---|---|---|---|---|",
        *field_rows(name),
        "",
        fill(f"{'Kinds of cards' if hasattr(rules, 'KINDS') else 'Cards'}: {runs(cards)}."),
    ]
    if box.suits:
        lines += ["", f"Suits: {runs(dict(enumerate(box.suit_names)))}."]
    lines += ["", "| phase | actions |", "|---|---|", *action_rows(name)]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    match = ot.game("gasoline_alley").start(seed=7)
    match.play("bid 9")
    assert match.turn is not None
    described = describe(match.game, observe(match, match.turn))
    return "\n".join([INTRO.replace("{described}", described), *[section(name) + "\n" for name in ot.GAMES]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
