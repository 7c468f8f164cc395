"""What is concluded from boards, on boards made up by hand."""

from pathlib import Path

import pytest

import oldtricks as ot
from oldtricks.arena import MATCHES, Board, Plan, TableResult, plots, run, told
from oldtricks.arena.standings import standings
from oldtricks.words import Reader

from .test_duplicate import plan


def board(pair: int, number: int, *margins: float) -> Board:
    """A board on which the first bot of the pair was so many points ahead at each table."""
    tables = [
        TableResult((margin, 0.0), (1.0, 0.0) if margin > 0 else (0.0, 1.0), 1, (10, 20), (1.0, 1.0), (0.5, 0.25))
        for margin in margins
    ]
    return Board(pair, number, tuple(tables))


def three(*bots: str) -> Plan:
    return Plan(ot.game("tactics", hands=1), bots, boards=4)


def test_a_pair() -> None:
    made = Plan(ot.game("tactics", hands=1), ("steady", "random"))
    boards = [board(0, 0, 10, 2), board(0, 1, 5, -5), board(0, 2, -8, 2), board(0, 3, 4, 4)]
    (pair,) = standings(made, boards)["pairs"]
    assert pair["difference"]["value"] == (6 + 0 - 3 + 4) / 4
    assert (pair["decided"]["boards"], pair["decided"]["won"]) == (3, 2)  # one board came out alike at both tables
    assert pair["decided"]["value"] == pytest.approx(2 / 3)
    assert pair["wins"]["value"] == (1 + 0.5 + 0.5 + 1) / 4
    assert pair["wins"]["fair"] == 0.5
    assert pair["thinking"][0] == {"bot": "steady", "moves": 80, "seconds_a_move": 0.1, "slowest": 0.5}


def test_ratings_put_the_winner_first() -> None:
    made = three("random", "novice", "steady")
    boards = [
        one
        for n in range(20)
        for one in (board(0, n, -30, -30), board(1, n, -60, -60), board(2, n, -5 if n % 4 else 5, -5 if n % 4 else 5))
    ]
    found = standings(made, boards)["ratings"]
    assert [row["bot"] for row in found] == ["steady", "novice", "random"]
    assert all(row["ordinal"] == pytest.approx(row["mu"] - 3 * row["sigma"]) for row in found)
    assert standings(Plan(made.game, ("random", "steady")), [])["ratings"] == []


@pytest.mark.parametrize("order", [("novice", "steady", "oracle"), ("oracle", "steady", "novice")])
def test_the_gap_closed_is_the_share_of_the_oracles_lead(order: tuple[str, ...]) -> None:
    made = three(*order)
    lead = {"novice": (4.0, 2.0, 6.0), "oracle": (8.0, 8.0, 14.0)}
    boards = []
    for pair, (one, other) in enumerate(made.pairs):
        if "steady" in (one, other):
            bot, sign = (one, 1) if other == "steady" else (other, -1)
            boards += [board(pair, n, sign * ahead, sign * ahead) for n, ahead in enumerate(lead[bot])]
    (gap,) = standings(made, boards)["gap_closed"]
    assert (gap["bot"], gap["boards"]) == ("novice", 3)
    assert gap["value"] == pytest.approx(12 / 30)
    assert gap["low"] < 0.4 < gap["high"]


def test_without_an_oracle_that_is_clearly_ahead_there_is_no_gap() -> None:
    made = three("random", "novice", "steady")
    assert standings(made, [board(1, 0, 3, 3)])["gap_closed"] == []
    made = three("novice", "steady", "oracle")
    doubtful = [board(0, 0, 3, 3), board(0, 1, 3, 3), board(2, 0, -9, -9), board(2, 1, 1, 1)]
    assert standings(made, doubtful)["gap_closed"] == []


def test_whole_matches_are_rated_by_wins() -> None:
    """Many points in one match do not make up for two matches lost."""
    made = Plan(ot.game("tactics"), ("random", "novice", "steady"), MATCHES)
    lost = Board(1, 0, (*board(1, 0, 500).tables, *board(1, 0, -1).tables, *board(1, 0, -1).tables))
    found = {row["bot"]: row["mu"] for row in standings(made, [lost])["ratings"]}
    assert lost.margin > 0
    assert found["steady"] > found["random"]


def test_the_better_bot_wins_and_the_text_says_so() -> None:
    result = run(plan("gasoline_alley", "random", "novice", "steady", boards=12))
    pairs = {tuple(pair["bots"]): pair for pair in result["pairs"]}
    assert pairs["random", "steady"]["difference"]["high"] < 0
    assert pairs["random", "steady"]["decided"]["high"] < 0.5
    said = told(result)
    assert "random against steady: 12 boards, 24 hands, 24 deals" in said
    assert "points a hand: −" in said
    assert "fair would be 50%" in said
    assert "openskill, one game a board:\n  " in said
    german = told(result, Reader("de"))
    assert " against " not in german
    assert Reader("de").decimal(pairs["random", "steady"]["difference"]["value"], 2, signed=True) in german


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_results_are_drawn(suffix: str, tmp_path: Path) -> None:
    result = run(plan("gasoline_alley", "random", "steady", boards=5, lone=True))
    path = tmp_path / f"result{suffix}"
    plots.plot_result(result, path)
    if suffix == ".svg":
        text = path.read_text()
        assert "random among steady" in text
        assert "Gasoline Alley, 4 players, seed 0" in text
        plots.plot_result(result, path)
        assert path.read_text() == text  # the same figures give the same file
    else:
        assert path.read_bytes().startswith(b"\x89PNG")


def test_pictures_are_svg_or_png(tmp_path: Path) -> None:
    result = run(plan("gasoline_alley", "random", "steady", boards=2))
    with pytest.raises(ot.OldTricksError, match=r"pictures are \.svg or \.png"):
        plots.plot_result(result, tmp_path / "result.doc")
    with pytest.raises(ot.OldTricksError, match="nothing to draw"):
        plots.plot_result({**result, "pairs": []}, tmp_path / "result.svg")
