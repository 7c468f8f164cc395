"""The benchmarks run, and the pages that are made by code are up to date. Nothing here is about speed."""

import json
import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import binding
from oldtricks.compiled import build, cpu
from oldtricks.compiled.kernels import act, deal_next
from oldtricks.rules.table import OVER
from oldtricks.teaching import courses

ROOT = Path(__file__).parents[1]

compiles = pytest.mark.xdist_group("compiled-gasoline_alley")


def script(path: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A file outside the package as a module; those beside it can be imported from it."""
    monkeypatch.syspath_prepend(str((ROOT / path).parent))
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_the_page_on_lessons_has_the_words_before_the_first_action(monkeypatch: pytest.MonkeyPatch) -> None:
    count = script("benchmarks/first_action.py", monkeypatch).words
    page = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| [\d.]+ \|$", page, re.MULTILINE)
    told = {game: (int(english), int(german)) for game, english, german in rows}
    assert told == {game: (count(game, "en"), count(game, "de")) for game in courses()}
    assert max(max(each) for each in told.values()) <= 35  # one bubble, and it asks for something


def test_the_page_on_observations_is_what_the_layouts_say(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = script("docs/make_observations.py", monkeypatch)
    page: str = maker.PAGE.read_text(encoding="utf-8")
    assert page == maker.page(), "run python docs/make_observations.py"


@compiles
def test_the_compiled_benchmark_runs(tmp_path: Path) -> None:
    results = (ROOT / "benchmarks" / "results.md").read_bytes()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "benchmarks/compiled.py", "--quick", "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    for heading in ("The bars", "Whole hands", "Beside OpenSpiel", "Stepping", "Size of a batch", "Start-up"):
        assert f"### {heading}\n" in done.stdout
    figures = json.loads((tmp_path / "figures.json").read_text())
    ours = {
        entry["group"]: entry["rate"]["median"] for entry in figures["speed"] if entry["name"] == "gasoline_alley 4"
    }
    assert set(ours) == {"interpreted", "playouts", "step", "step bare"}
    assert all(rate > 0 for rate in ours.values())
    assert figures["bytes"]["gasoline_alley 4"]["observation"] == 570
    assert {(point["size"], point["threads"]) for point in figures["sizes"]} == {(1, 1), (1, 2), (64, 1), (64, 2)}
    assert (ROOT / "benchmarks" / "results.md").read_bytes() == results


@compiles
def test_rollouts_play_one_hand_from_a_dealt_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop that the benchmark adds to ours, interpreted."""
    benchmark = script("benchmarks/compiled.py", monkeypatch)
    game = benchmark.table("gasoline_alley", 4, hands=1)
    dealt, s = game.start(seed=5).state, game.new_state()

    def local_array(length: int, like: Any) -> list[Any]:
        return [0] * length if isinstance(like, int) else [s]

    machine = SimpleNamespace(local_array=local_array)
    roll_out = build.bind(game.name, offers={cpu.Machine: (machine,)})(benchmark.roll_out)
    plies = roll_out([dealt], 1911, 10, 0)
    assert s.phase == 0
    assert (s.deals, dealt.deals, dealt.phase) == (1, 1, game.start(seed=5).state.phase)
    assert 10 * 4 * 6 < plies < 10 * (4 * 6 + 60)  # six tricks, an auction and a sale


def spread(rate: float) -> dict[str, float]:
    return {"median": rate, "low": rate, "high": rate}


def gpu_figures() -> dict[str, Any]:
    tables = ("aviationgame 4", "gasoline_alley 4", "neutral 4", "new_york_to_paris 2", "tactics 4")
    step = {"rate": spread(4e9), "with_picking": spread(3e9), "bytes_a_row": 1000}
    pgx = {"first_call": 9.0, "on": "gpu"}
    return {
        "where": {"device": "a GPU"},
        "playouts": {
            at: {"rate": spread(2.5e9 if at[0] != "t" else 2e10), "threads": 8, "matches": 9, "first_call": 5.0}
            for at in tables
        },
        "checks": {at: {"matches": 20_000, "plies": 5, "fields": 30} for at in tables},
        "step": {f"{at}, 1024 rows, with observations": step for at in tables},
        "torch": {"tactics 4": {"rows": 4096, "steps": 20, "shared": True, "illegal_actions_refused": True}},
        "pgx": {
            "backgammon, 64 games, without observations": {"rate": spread(2e7), **pgx},
            "backgammon, 64 games, with observations": {"rate": spread(1e7), **pgx},
        },
        "trouble": {},
    }


def verdicts(data: dict[str, Any], gpu: ModuleType) -> list[str]:
    return [row[-1] for row in gpu.bars(data)[1:]]


def test_the_gpu_report_tells_what_misses_its_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = script("benchmarks/gpu.py", monkeypatch)
    data = gpu_figures()
    assert verdicts(data, gpu) == ["pass"] * 6
    assert "| tactics | 4 | 20,000 (20,000 to 20,000) |" in gpu.report(data)

    data["playouts"]["neutral 4"]["rate"] = spread(0.9e9)  # too slow, and below 50 times pgx
    data["checks"].pop("tactics 4")
    data["torch"].clear()
    assert verdicts(data, gpu) == ["pass", "**fail**", "**fail**", "pass", "**fail**", "**fail**"]

    for figures in data["pgx"].values():
        figures["on"] = "cpu"  # no match for a GPU: there is nothing to compare
    assert len(verdicts(data, gpu)) == 4


def test_a_section_of_the_page_is_replaced_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    common = script("benchmarks/common.py", monkeypatch)
    page = tmp_path / "results.md"
    page.write_text("before\n<!-- gpu: begin -->\nold\n<!-- gpu: end -->\nafter\n")
    common.write_between_markers("gpu", "new", page)
    assert page.read_text() == "before\n<!-- gpu: begin -->\nnew\n<!-- gpu: end -->\nafter\n"
    with pytest.raises(SystemExit, match="no place for the section compiled"):
        common.write_between_markers("compiled", "new", page)
    for section in ("compiled", "gpu"):
        text = (ROOT / "benchmarks" / "results.md").read_text(encoding="utf-8")
        assert text.count(f"<!-- {section}: begin -->") == text.count(f"<!-- {section}: end -->") == 1


@pytest.mark.parametrize(
    ("number", "text"), [(26.123, "26.1"), (0.04812, "0.0481"), (21_345.6, "21,300"), (3.456, "3.46"), (0, "0")]
)
def test_figures_have_three_digits_that_count(number: float, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert script("benchmarks/common.py", monkeypatch).figure(number) == text


def test_tables_are_those_that_the_games_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    common = script("benchmarks/common.py", monkeypatch)
    assert tuple(common.SEATS) == ot.GAMES
    for name, seats in common.SEATS.items():
        assert seats[0] == ot.game(name).players
        assert [common.table(name, players).players for players in seats] == list(seats)


def test_the_curve_of_one_s_own_net_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With whatever examples/train_net.py writes: of the imitation it knows no share."""
    plots = script("benchmarks/plots.py", monkeypatch)
    lines = [
        {"game": "tactics", "agreed": 0.9, "decisions": 4096},
        {"game": "tactics", "share": 0.5, "decisions": 8192},
    ]
    (tmp_path / "curve.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    plots.nets(tmp_path / "curve.jsonl", tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text()
    assert "Tactics" in drawn
    assert "Neutral" not in drawn


def test_a_policy_with_dials_plays_as_its_constants_say(monkeypatch: pytest.MonkeyPatch) -> None:
    tune = script("benchmarks/tune.py", monkeypatch)
    for name in ot.GAMES:
        bench = tune.Bench(ot.game(name), fast=False)
        assert len(bench.dials.places) > 8
        assert not {"SPAN", "LAYERS", "TO_THE_END", "SURE"} & set(bench.dials.places)
        plain, turned, go_on = binding.advice(name), bench.bind(tune.policy), bench.bind(act)
        s, deck, g, side_cards = bench.start(bench.dials.values), [0] * 256, [0] * 4, bench.game.box.side_packs
        bench.bind(deal_next)(s, deck, g, 5, 0, side_cards)
        while s.phase != OVER and s.deals < 4:
            chosen = plain(s, [1, 2, 3, 4])
            for shift in (0, len(bench.dials.values)):
                s.shift = [shift] * 8
                assert turned(s, [1, 2, 3, 4]) == chosen
            go_on(s, chosen, deck, g, 5, 0, side_cards)
    bench = tune.Bench(ot.game("gasoline_alley"), fast=False)
    places = bench.dials.chosen("BID_MARGIN")
    never = [1000 if place in places else value for place, value in enumerate(bench.dials.values)]
    assert any(bench.gains(never, 6, 5, False))
    assert bench.turned(bench.dials.chosen("HURT"), 0.5)[bench.dials.chosen("HURT[1]")[0]] == 378 + 189
    assert bench.turned(bench.dials.chosen("DRAW_MASTERS"), 0.1)[bench.dials.chosen("DRAW_MASTERS")[0]] == -1


@compiles
def test_the_tuner_runs_compiled_and_counts_as_interpreted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "benchmarks/tune.py", "gasoline_alley", "HURT", "HOPED_FOR", "--quick"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    assert "Gasoline Alley, 4 players, 40 boards: points a deal more than with the value in the code" in done.stdout
    found = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| HURT")]
    assert [row[1:3] for row in found] == [["1333, 378", "1000, 284"], ["1333, 378", "1666, 472"]]
    bench = script("benchmarks/tune.py", monkeypatch).Bench(ot.game("gasoline_alley"), fast=False)
    gains = bench.gains(bench.turned(bench.dials.chosen("HURT"), 0.25), 40, 1_927_000, False)
    assert found[1][3] == f"{sum(gains) / 40:+.3f}"
