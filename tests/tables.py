"""Every table that the rules allow, and how tests set one up and play at it from text."""

import random
from collections.abc import Iterator
from typing import Any

import oldtricks as ot
from oldtricks.engine.box import cards_of

# Every game at every seat count with every option that changes the rules.
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[
        ("aviationgame", {"players": n, "perfect_flight": p})
        for n in (4, 6)
        for p in ("net-gain", "no-loss", "every-trick")
    ],
    *[("gasoline_alley", {"players": n, "passing": p}) for n in range(2, 9) for p in ("reenter", "final")],
    *[("neutral", {"players": n, "passing": p}) for n in (2, 3, 4, 5, 6) for p in ("reenter", "final")],
    ("neutral", {"players": 4, "sides": "singles"}),
    ("neutral", {"players": 6, "sides": "pairs"}),
    ("neutral", {"players": 6, "sides": "singles"}),
    *[("new_york_to_paris", {"players": n}) for n in range(2, 9)],
    *[("new_york_to_paris", {"players": n, "lucky_lindy": False}) for n in (2, 4, 8)],
    ("new_york_to_paris", {"players": 4, "sides": "partners"}),
    ("new_york_to_paris", {"players": 3, "packs": 2}),
    ("new_york_to_paris", {"players": 2, "opening": "weather-first"}),
    ("new_york_to_paris", {"players": 4, "sides": "partners", "opening": "weather-first"}),
    *[("new_york_to_paris", {"players": n, "lucky_new_deal": "go-on"}) for n in (2, 4)],
    ("new_york_to_paris", {"players": 8, "opening": "weather-first", "lucky_new_deal": "go-on"}),
    *[
        ("tactics", {"name_trump": t, "length": n, "passing": p})
        for t in ("before", "after")
        for n in ("campaign", "engagement")
        for p in ("reenter", "final")
    ],
]


def table_id(table: tuple[str, dict[str, Any]]) -> str:
    name, options = table
    return "-".join([name, *(str(value) for value in options.values())])


def limited(name: str, options: dict[str, Any], hands: int = 6) -> ot.Game:
    """The game with a limit on hands, without which random bidding never ends (C6)."""
    return ot.game(name, **options).limited(hands)


def random_play(match: ot.Match, seed: int) -> Iterator[ot.Match]:
    """The match before every action of uniformly random legal play."""
    chance = random.Random(seed)
    while not match.over:
        yield match
        match.play(chance.choice(match.legal()))


def play(match: ot.Match, script: str) -> ot.Match:
    """Play actions written one after another, separated by commas or line ends."""
    for text in script.replace("\n", ",").split(","):
        if text.strip():
            match.play(text.strip())
    return match


def legal(match: ot.Match) -> list[str]:
    return [action.text for action in match.legal()]


def refused(match: ot.Match, text: str) -> str:
    """The rule that refuses an action of this phase; an empty string if it is legal."""
    rule = match.game.rules.why_illegal(match.state, match.read(text).number)
    return match.game.box.cite(rule) if rule else ""


def numbers(mask: int) -> list[int]:
    return list(cards_of(mask))


def hoarding(match: ot.Match, chance: random.Random) -> ot.Action:
    """In the race: keep Lucky Lindy for the end of the drawing pile, so that lucky turns run through it (NY-Q5)."""
    s, choices = match.state, match.legal()
    by_text = {action.text: action for action in choices}
    if match.phase == "draw":
        return choices[0]
    if match.phase == "play" and s.stock - s.drawn <= s.players and "play lucky-lindy" in by_text:
        return by_text["play lucky-lindy"]
    kept = ("lucky-lindy", "100", "300", "take-off")
    given = [a for a in choices if a.text.startswith("discard") and a.card not in kept]
    opened = [by_text[text] for text in ("play favorable-weather", "play take-off") if text in by_text]
    return chance.choice(choices if match.phase == "lucky" else opened or given or choices)
