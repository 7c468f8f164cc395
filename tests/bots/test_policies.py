"""The policies: legal everywhere, blind to what is hidden, in the dialect, and the same compiled."""

import importlib
import random
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import binding, judging, policies, seated, thinking
from oldtricks.bots.judging import RESULT
from oldtricks.bots.policies import habits
from oldtricks.bots.sharp import bench
from oldtricks.bots.thinking import Bench
from oldtricks.compiled import build
from oldtricks.engine.box import cards_of
from oldtricks.engine.match import copy_state
from oldtricks.rules import new_york_to_paris as race
from oldtricks.rules import table
from oldtricks.rules.table import TrickTable

from ..rules.test_dialect import LARGEST, SMALLEST, Dialect
from ..tables import TABLES, limited, table_id

Table = tuple[str, dict[str, Any]]
MODULES = [habits, seated, *(importlib.import_module(f"oldtricks.bots.policies.{name}") for name in ot.GAMES)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_they_keep_to_the_dialect_of_the_rules(module: ModuleType) -> None:
    dialect = Dialect.of(module)
    if module in (habits, seated):
        dialect = replace(dialect, fields=Dialect.of(table).fields)
    assert dialect.offences(Path(str(module.__file__)).read_text(encoding="utf-8")) == []
    for name, value in vars(module).items():
        if name.isupper():
            for number in value if isinstance(value, tuple) else [value]:
                assert type(number) is int
                assert SMALLEST <= number <= LARGEST


def elsewhere(s: Any, chance: random.Random) -> Any:
    """The same state for the player at turn, with everything that he cannot see shuffled."""
    twin = copy_state(s)
    others = [seat for seat in range(s.players) if seat != s.turn]
    if not isinstance(s, TrickTable):
        twin.drawing = [chance.getrandbits(60) for _ in s.drawing]
        for seat in others:
            twin.hands[seat] = 0
            for _ in range(s.hands[seat].bit_count()):
                race.take_in(twin, seat, chance.randrange(race.LINDY))
        return twin
    hidden = s.centre | (s.discards if s.turn != s.maker else 0)
    for seat in others:
        hidden |= s.hands[seat]
    cards = list(cards_of(hidden))
    chance.shuffle(cards)
    for seat in others:
        twin.hands[seat] = sum(1 << cards.pop() for _ in range(s.hands[seat].bit_count()))
    twin.centre = sum(1 << cards.pop() for _ in range(s.centre.bit_count()))
    if s.turn != s.maker:
        twin.discards = sum(1 << card for card in cards)
    if hasattr(s, "side"):
        to_come = s.side[s.tricks :]
        chance.shuffle(to_come)
        twin.side[s.tricks :] = to_come
    return twin


@pytest.mark.parametrize("seats", TABLES, ids=table_id)
def test_they_choose_legally_and_alike_whatever_is_hidden(seats: Table) -> None:
    policy = binding.advice(seats[0])
    chance = random.Random(5)
    other_worlds = 0
    for seed in (1, 2):
        match = limited(*seats, hands=4).start(seed=seed)
        while not match.over:
            s = match.state
            before = copy_state(s)
            chosen = policy(s, [1, 2, 3, 4])
            assert s == before  # it looks on
            assert match.game.rules.legal(s) >> chosen & 1
            other = elsewhere(s, chance)
            other_worlds += other != s
            assert policy(other, [1, 2, 3, 4]) == chosen
            assert policy(match.view(match.turn).known, [1, 2, 3, 4]) == chosen
            # Some wild play too, so that the policy sees what it would not have done itself.
            match.play(chosen if chance.random() < 0.8 else chance.choice(match.legal()))
    assert other_worlds > 20


def test_a_policy_that_peeks_would_be_caught() -> None:
    s = ot.game("tactics").start(seed=1).state
    chance = random.Random(1)
    assert len({elsewhere(s, chance).hands[(s.turn + 2) % 4] for _ in range(10)}) == 10


@pytest.mark.parametrize("name", ot.GAMES)
def test_compiled_they_play_the_same_hands(name: str) -> None:
    game = limited(name, {}, hands=2)
    start, spare = build.template(game), np.zeros(2, build.template(game).dtype)
    slow, play_hands = [game.new_state(), game.new_state()], binding.bind(name)(thinking.play_hands)
    for first in range(20):
        side_cards = game.box.side_packs
        binding.compiled(name).play_hands(np.zeros((1, RESULT), np.int64), start, spare, bench(), side_cards, first)
        play_hands([[0] * RESULT], [game.new_state()], slow, Bench.of_lists(), side_cards, first)
        assert build.read_state(spare[0], game.rules) == slow[0]


def fingerprint(name: str) -> str:
    binder = binding.bind(name)
    binder.follow(*binding.ENTRIES)
    return binder.digest()


def test_the_fingerprint_follows_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = fingerprint("tactics")
    assert before != fingerprint("neutral")
    for module in (habits, judging, thinking, table, policies.of("tactics")):
        changed = tmp_path / "changed.py"
        changed.write_text("SURE = 1000\n")
        with monkeypatch.context() as patch:
            patch.setattr(module, "__file__", str(changed))
            assert fingerprint("tactics") != before, module.__name__
    with monkeypatch.context() as patch:
        patch.setattr(policies.of("neutral"), "__file__", str(changed))
        assert fingerprint("tactics") == before
    with monkeypatch.context() as patch:
        patch.setattr(thinking, "TRIES", 201)  # numbers count, wherever they come from
        assert fingerprint("tactics") != before
    assert fingerprint("tactics") == before
