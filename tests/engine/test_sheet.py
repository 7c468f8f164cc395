"""The score sheet as people read it."""

import oldtricks as ot
from oldtricks.words import say

from ..tables import play


def sold_out() -> ot.Match:
    """Gasoline Alley for two: Ben sells for 30, twice."""
    match = ot.game("gasoline_alley", players=2).start(seed=1, dealer=1, names=["Ann", "Ben"])
    return play(match, "bid 30, sell")


def test_nothing_scored_is_said_in_words() -> None:
    match = ot.game("tactics").start(seed=1)
    assert len(match.sheet()) == 0
    assert list(match.sheet()) == []
    assert str(match.sheet()) == "Nothing has been scored yet."


def test_a_line_has_its_deal_its_points_its_rule_and_the_score() -> None:
    match = sold_out()
    assert match.scores == (60, 30)
    (line,) = match.sheet()
    assert line == ot.Line(1, 1, (1,), say("gasoline-alley-score-sold", points=30), -30, "GA8", 30, match.reader)
    assert match.sheet().to_list() == [
        {
            "deal": 1,
            "side": 1,
            "who": "Ben",
            "what": "sold the Master Suit for 30",
            "points": -30,
            "rule": "GA8",
            "total": 30,
            "said": {"key": "gasoline-alley-score-sold", "args": {"points": 30}},
        }
    ]
    assert str(match.sheet()) == (
        "deal  who  for                          points  score  rule\n"
        "   1  Ben  sold the Master Suit for 30     -30     30  GA8"
    )


def test_lines_of_later_deals_follow_and_totals_go_on() -> None:
    match = sold_out()
    while match.state.deals == 1:
        match.play(match.legal()[0])
    lines = match.sheet().lines
    assert lines[0] == sold_out().sheet().lines[0]
    assert [line.deal for line in lines] == [1] * len(lines)
    assert len(lines) == 3
    assert {line.side: line.total for line in lines} == dict(enumerate(match.scores))
    while match.state.deals == 2 and not match.over:
        match.play(match.legal()[-1])
    assert match.sheet().lines[: len(lines)] == lines
    assert match.sheet().lines[-1].deal == 2


def test_ta15_an_engagement_is_a_line_without_points_and_totals_start_again() -> None:
    match = ot.game("tactics", hands=40).start(seed=1)
    for _ in range(5000):
        if match.over or any(line.rule == "TA15" for line in match.sheet()):
            break
        match.play(match.legal()[1 if match.phase == "bid" and match.state.bid == 0 else 0])
    won = next(line for line in match.sheet() if line.rule == "TA15")
    assert "Engagement" in won.what
    assert won.points == 0
    assert won.total >= 150
    assert f"  {won.what}  " in str(match.sheet())
    assert match.scores == (0, 0)
    while match.state.deals == won.deal + 1 and not match.over:
        match.play(match.legal()[1 if match.phase == "bid" and match.state.bid == 0 else 0])
    after = [line for line in match.sheet() if line.deal > won.deal]
    assert after
    assert after[0].total == after[0].points


def test_sides_are_named_by_their_players() -> None:
    match = ot.game("neutral", players=6, sides="pairs", hands=1).start(seed=4, names=list("ABCDEF"))
    while not match.over:
        match.play(match.legal()[-1 if match.phase == "bid" else 0])
    assert {line.who for line in match.sheet()} <= {"A and D", "B and E", "C and F"}
    assert len(match.sheet()) > 0
