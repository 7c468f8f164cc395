"""Golden playthroughs: whole hands of every game at every number of seats, as text that a person can read.

A golden pins, it does not verify: read it against the rules before you keep it. `python -m tests.test_goldens
--update` writes them all anew.
"""

import difflib
import json
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

import pytest

import oldtricks as ot

FOLDER = Path(__file__).parent / "goldens"
RACE = "new_york_to_paris"
LARGEST = 60_000
LARGEST_TOGETHER = 1_000_000


class Golden(NamedTuple):
    """A playthrough: the table, the seed of cards and players, and how many turns of a race to show (0: all)."""

    name: str
    options: dict[str, Any]
    seed: int
    turns: int = 0

    @property
    def path(self) -> Path:
        variant = [str(value) for key, value in self.options.items() if key not in ("hands", "lucky_lindy")]
        return FOLDER / f"{'-'.join([self.name, *variant])}.txt"


# Seeds of which hands are played, some bids made and some lost, and of which races see luck and a new deal.
GOLDENS = [
    Golden("aviationgame", {"players": 4, "hands": 2}, 12),
    Golden("aviationgame", {"players": 6, "hands": 2}, 9),
    Golden("gasoline_alley", {"players": 2, "hands": 2}, 3),
    Golden("gasoline_alley", {"players": 3, "hands": 2}, 6),
    Golden("gasoline_alley", {"players": 4, "hands": 2}, 8),
    Golden("gasoline_alley", {"players": 5, "hands": 2}, 7),
    Golden("gasoline_alley", {"players": 6, "hands": 1}, 5),
    Golden("gasoline_alley", {"players": 7, "hands": 1}, 3),
    Golden("gasoline_alley", {"players": 8, "hands": 1}, 12),
    Golden("neutral", {"players": 2, "hands": 2}, 9),
    Golden("neutral", {"players": 3, "hands": 1}, 7),
    Golden("neutral", {"players": 4, "hands": 1}, 11),
    Golden("neutral", {"players": 4, "sides": "singles", "hands": 1}, 9),
    Golden("neutral", {"players": 5, "hands": 2}, 10),
    Golden("neutral", {"players": 6, "hands": 1}, 8),
    Golden("neutral", {"players": 6, "sides": "pairs", "hands": 1}, 10),
    Golden("neutral", {"players": 6, "sides": "singles", "hands": 1}, 12),
    Golden(RACE, {"players": 2}, 10),
    Golden(RACE, {"players": 3}, 10, turns=40),
    Golden(RACE, {"players": 4}, 8, turns=40),
    Golden(RACE, {"players": 4, "sides": "partners"}, 3),
    Golden(RACE, {"players": 5}, 11, turns=40),
    Golden(RACE, {"players": 6}, 1, turns=40),
    Golden(RACE, {"players": 7}, 4, turns=40),
    Golden(RACE, {"players": 8}, 10, turns=40),
    Golden("tactics", {"players": 4, "hands": 2}, 1),
    Golden("tactics", {"players": 4, "name_trump": "after", "hands": 1}, 2),
]


def playthrough(golden: Golden) -> str:
    return "\n".join(tell(golden)) + "\n"


def tell(golden: Golden) -> Iterator[str]:
    """The playthrough, paragraph by paragraph."""
    game = ot.game(golden.name, **golden.options)
    match = game.start(seed=golden.seed)
    chance = random.Random(golden.seed)
    yield f"{game.box.title}, {game.players} players, {', '.join(game.describe_options())}, seed {golden.seed}"
    yield ""
    yield from tell_events(match, 0)
    yield from tell_views(match, "before the first action")
    turns = 0
    shown = set()
    while not match.over and (not golden.turns or turns < golden.turns):
        seat = match.turn
        assert seat is not None
        action = choose(match, chance)
        yield f"{len(match.history) + 1}. seat {seat + 1}, {match.phase}"
        yield wrapped(f"legal: {short([a.text for a in match.legal()])}")
        yield f"    > {action}"
        told = len(match.events())
        match.play(action)
        yield from tell_events(match, told)
        turns += match.turn != seat
        moment = moment_of_the_race(match, turns) if golden.name == RACE else moment_of_the_hand(match)
        if moment and moment not in shown:
            shown.add(moment)
            yield from tell_views(match, moment)
    yield from tell_views(match, "the end" if match.over else f"after {golden.turns} turns")
    yield "Score sheet"
    yield ""
    yield str(match.sheet())


def choose(match: ot.Match, chance: random.Random) -> ot.Action:
    """Random, but bidding seldom and low, so that hands get played and bids are made now and then."""
    legal = match.legal()
    if match.phase == "bid":
        speak = chance.random() < (0.2 if match.state.bid else 0.5)
        legal = legal[1:4] if speak else legal[:1]
    if match.game.name == RACE:
        legal = choose_in_the_race(match, chance)
    return chance.choice(legal)


def choose_in_the_race(match: ot.Match, chance: random.Random) -> list[ot.Action]:
    """Draw rather than take, play rather than discard, and discard mileage rather than what mends."""
    legal = match.legal()
    if match.phase == "draw":
        return legal[:1] if chance.random() < 0.8 else legal
    playable = [action for action in legal if not action.text.startswith("discard")]
    miles = [action for action in legal if action.text in ("discard 500", "discard 300", "discard 100")]
    return playable or miles or legal


def moment_of_the_hand(match: ot.Match) -> str:
    """The moments of the first hand that is played at which all views are shown."""
    s = match.state
    if match.phase != "play" or match.over:
        return ""
    if s.tricks == 0 and s.count == 0:
        return "before the first lead"
    held = sum(cards.bit_count() for cards in s.hands[: s.players])
    played = sum(cards.bit_count() for cards in s.played[: s.players])
    return "in the middle of the hand" if s.count and played >= held else ""


def moment_of_the_race(match: ot.Match, turns: int) -> str:
    if match.phase == "lucky":
        return "in the lucky turn"
    if match.state.deals == 2:
        return "after the new deal"
    return "after 20 turns" if turns == 20 else ""


def tell_events(match: ot.Match, told: int) -> Iterator[str]:
    """What everybody saw, and below it what single seats saw instead."""
    public = match.events()[told:]
    private = [match.events(seat)[told:] for seat in range(match.game.players)]
    for i, event in enumerate(public):
        yield f"    {event.text}"
        for seat, events in enumerate(private):
            if events[i] != event:
                yield f"        to seat {seat + 1}: {events[i].text}"


def tell_views(match: ot.Match, moment: str) -> Iterator[str]:
    """The spectator's view with all that lies on the table, then every seat's, and the table only where it differs."""
    yield ""
    yield f"---- Views: {moment} ----"
    yield ""
    spectator = match.view()
    yield from str(spectator).splitlines()
    yield "The table, as programs see it (seats from 0):"
    for key, value in spectator.table.items():
        yield wrapped(f"{key}: {json.dumps(value)}")
    for seat in range(match.game.players):
        view = match.view(seat)
        yield ""
        for line in str(view).splitlines():
            yield f"Legal: {short(view.legal)}" if line.startswith("Legal: ") else line
        for key, value in view.table.items():
            if value != spectator.table[key]:
                yield wrapped(f"{key}: {json.dumps(value)}")
    yield ""
    yield "----"
    yield ""


def wrapped(text: str) -> str:
    return fill(text, 118, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False)


def short(texts: Sequence[str]) -> str:
    """Actions, said together: "pass, bid 3 to 30", "play alley-2 -9, tin-can-1"."""
    told = []
    for verb, group in groupby(texts, key=lambda text: text.split(" ")[0] if text.split(" ")[1:] else ""):
        rest = [text.removeprefix(verb).strip() for text in group]
        if not verb:
            told += rest
        elif len(rest) > 2 and all(word.isdigit() for word in rest) and verb == "bid":
            told.append(f"{verb} {rest[0]} to {rest[-1]}")
        else:
            told.append(
                f"{verb} {' '.join(suited(rest)) if all(' ' not in word for word in rest) else ', '.join(rest)}"
            )
    return ", ".join(told)


def suited(cards: Sequence[str]) -> Iterator[str]:
    """Cards, the suit named once."""
    last = ""
    for card in cards:
        suit, dash, number = card.rpartition("-")
        yield f"-{number}" if dash and suit == last and number.isdigit() else card
        last = suit


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_the_playthrough_is_the_golden_one(golden: Golden) -> None:
    now = playthrough(golden)
    kept = golden.path.read_text(encoding="utf-8")
    difference = difflib.unified_diff(kept.splitlines(), now.splitlines(), golden.path.name, "now", lineterm="", n=2)
    assert kept == now, "\n".join(["a golden playthrough changed:", *difference])


def test_every_golden_file_is_checked_and_small_enough_to_read() -> None:
    files = sorted(FOLDER.glob("*"))
    assert files == sorted(golden.path for golden in GOLDENS)
    sizes = [file.stat().st_size for file in files]
    assert max(sizes) < LARGEST
    assert sum(sizes) < LARGEST_TOGETHER


def update() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for golden in GOLDENS:
        golden.path.write_text(playthrough(golden), encoding="utf-8", newline="\n")
        print(golden.path.name)


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit("usage: python -m tests.test_goldens --update")
    update()
