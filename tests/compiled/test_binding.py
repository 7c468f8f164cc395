"""A name means what it means where it was written: no game can put anything in the place of a loop's own functions."""

import dis
import importlib.util
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import numpy as np
import pytest

import oldtricks as ot
from oldtricks.bots import binding, policies, thinking
from oldtricks.bots.judging import RESULT
from oldtricks.bots.sharp import bench
from oldtricks.bots.surface import Policy
from oldtricks.bots.thinking import Bench
from oldtricks.compiled import build, cpu, kernels, playouts, surface
from oldtricks.compiled.surface import BindingError, declared
from oldtricks.engine import observations
from oldtricks.engine.boxes import BOXES
from oldtricks.rules import tactics
from oldtricks.rules.surface import Rules, S

GAME = ot.game("gasoline_alley", players=3, hands=2)
# Functions of Gasoline Alley, of its encoder and its policy, called as the loops around them call theirs.
RENAMED = {
    "suits_held": "pick",
    "settle": "begin",
    "lowest_scores": "world",
    "name": "act",
    "sell": "show",
    "best_sale": "moves",
    "best_master": "make",
    "pressed": "play_on",
    "counting": "bits",
}


def renamed(text: str) -> str:
    for old, new in RENAMED.items():
        text = (
            text.replace(f"def {old}(", f"def {new}(").replace(f" {old}(", f" {new}(").replace(f"({old}(", f"({new}(")
        )
        text = text.replace(f"    {old},\n", f"    {new},\n")
    return text.replace("rules.gasoline_alley", "rules.garage")


@pytest.fixture
def garage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Gasoline Alley under another name, with other names in it."""
    for package in ("oldtricks.rules", observations.__name__, policies.__name__):
        source = Path(str(import_module(f"{package}.gasoline_alley").__file__)).read_text(encoding="utf-8")
        path = tmp_path / f"{package}.py"
        path.write_text(renamed(source), encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"{package}.garage", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, spec.name, module)
        spec.loader.exec_module(module)
    monkeypatch.setenv("OLDTRICKS_CACHE", str(tmp_path))
    monkeypatch.setitem(BOXES, "garage", BOXES["gasoline_alley"])
    rules, policy = sys.modules["oldtricks.rules.garage"], sys.modules[f"{policies.__name__}.garage"]
    assert {"pick", "begin", "world", "act", "show"} <= set(vars(rules))
    assert {"moves", "make", "play_on", "bits"} <= set(vars(policy))
    return "garage"


def test_a_game_s_names_do_not_disturb_the_loops(garage: str) -> None:
    random_match = build.bind(garage)(kernels.random_match)
    expected = playouts(GAME, 20, seed=5)
    for i in range(20):
        s = GAME.new_state()
        plies = random_match(s, GAME.new_state(), [0] * 256, [0] * 256, [0] * 4, [0] * 4, 5 + i, 0)
        assert plies == expected.plies[i]
        assert s == build.read_state(expected.states[i], GAME.rules)


@pytest.mark.xdist_group("compiled-gasoline_alley")
def test_a_game_s_names_do_not_disturb_the_compiled_loops(garage: str) -> None:
    expected = playouts(GAME, 50, seed=5)
    states, plies = np.zeros_like(expected.states), np.zeros(50, np.int64)
    seeds = np.arange(5, 55)
    cpu.compiled.__wrapped__(garage).play_rows(states, build.template(GAME), seeds, plies, 0, 50, 0)
    assert plies.tolist() == expected.plies.tolist()
    assert np.array_equal(states, expected.states)


@pytest.mark.xdist_group("sharp-gasoline_alley")
def test_a_game_s_names_do_not_disturb_the_search(garage: str) -> None:
    def hands(name: str) -> list[list[int]]:
        results = [[0] * RESULT for _ in range(20)]
        spare = [GAME.new_state(), GAME.new_state()]
        binding.bind(name)(thinking.play_hands)(results, [GAME.new_state()], spare, Bench.of_lists(), 0, 0)
        return results

    expected = hands("gasoline_alley")
    assert any(map(any, expected))
    assert hands(garage) == expected
    start = build.template(GAME)
    results = np.zeros((20, RESULT), np.int64)
    compiled = binding.compiled.__wrapped__(garage)
    compiled.play_hands(results, start, np.zeros(2, start.dtype), bench(), 0, 0)
    assert results.tolist() == expected


def test_free_names_are_those_that_python_looks_up_outside() -> None:
    many = "".join(f"    a{i}.b{i} = N{i}\n" for i in range(300))
    loop = written(f"def far(s):\n{many}    return [N_inside for _ in range(3)]\n")
    binder = binding.bind("neutral")
    binder.follow(*binding.ENTRIES, *cpu.ENTRIES[:1])
    for function in (loop.far, *binder._names):
        steps = dis.get_instructions(function.__code__)
        expected = {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}
        assert set(build.free_names(function.__code__)) == expected | ({"N_inside"} if function is loop.far else set())
    assert len(build.free_names(loop.far.__code__)) == 602


def written(source: str, **names: Any) -> ModuleType:
    module = ModuleType("a_loop")
    vars(module).update(names)
    exec(source, vars(module))
    return module


def test_a_name_that_its_module_does_not_know_is_an_error_at_once() -> None:
    loop = written(
        "def count(s):\n    return legal(s) + inner(s)\ndef inner(s):\n    return leagl(s)\n", legal=surface.legal
    )
    with pytest.raises(BindingError, match=r"a_loop\.inner says leagl, which its module neither defines nor imports"):
        build.bind("tactics")(loop.count)


def test_what_is_neither_a_function_nor_a_number_is_an_error_at_once() -> None:
    loop = written("def count(s):\n    return CARDS[0]\n", CARDS=[1, 2])
    with pytest.raises(BindingError, match=r"a_loop\.count says CARDS, which is neither a function nor a number"):
        build.bind("tactics")(loop.count)


def test_what_a_game_does_not_offer_is_an_error_at_once(garage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys.modules["oldtricks.rules.garage"], "legal")
    with pytest.raises(BindingError, match=r"Rules declares legal, which oldtricks\.rules\.garage does not offer"):
        build.bind(garage)(kernels.play_out)


def test_what_a_game_offers_takes_what_is_declared(garage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["oldtricks.rules.garage"], "legal", tactics.apply)
    with pytest.raises(BindingError, match=r"legal takes \(s, action\); Rules declares \(s\)"):
        build.bind(garage)(kernels.play_out)


def test_a_surface_declares_what_it_lists_and_nothing_else() -> None:
    with pytest.raises(AttributeError, match="Rules declares no shuffle"):
        _ = declared(Rules).shuffle
    with pytest.raises(BindingError, match="legal of Rules is declared only"):
        surface.legal(GAME.new_state())


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_game_offers_everything_as_it_is_declared(name: str) -> None:
    binder = binding.bind(name)
    for listed in (Rules, Policy):
        for each in (n for n in {*vars(listed), *listed.__annotations__} if not n.startswith("_")):
            value = binder.meaning(getattr(declared(listed), each))
            if each.isupper():
                assert type(value) is int
                continue
            wanted, found = get_type_hints(vars(listed)[each]), get_type_hints(value)
            assert wanted.keys() == found.keys()
            for what, kind in wanted.items():
                if kind == S:
                    assert issubclass(build.rules_of(name).State, found[what])
                else:
                    assert kind in (found[what], Any), f"{each}: {what}"
