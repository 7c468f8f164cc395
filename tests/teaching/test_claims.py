"""Claims are judged by the rules: each kind of fact, where it is so and where it is not."""

import pytest

import oldtricks as ot
from oldtricks.teaching import checks, claims
from oldtricks.teaching.courses import LessonError
from oldtricks.words import Card, Rule, Seat, Seats, Signed, Suit

HANDS = [
    "russia-8 russia-7 britain-1 france-1",
    "russia-1 us-8 britain-8",
    "russia-2 us-1 france-8 france-7",
    "germany-1 germany-2 germany-3 us-2 us-3 us-4",
]


@pytest.fixture
def match() -> ot.Match:
    """Neutral: seat 1 makes Russia trump with a bid of 3, and takes the first trick but for a Neutral of seat 4."""
    game = ot.game("neutral", hands=1)
    full = [*HANDS[:3], f"{HANDS[3]} austria-1 austria-2 austria-3 austria-4 austria-5 austria-6"]
    started = game.start(deck=game.stack(full))
    claims.actions(started, "1: bid 3, 2: pass, pass, 4: pass, russia-8, russia-1, russia-2, 4: us-2")
    return started


TRUE = [
    "score 1 = 0", "target = 50", "lead-by 1 2 = 0", "phase = play", "turn = 4", "dealer = 4", "deal = 1",
    "players = 4", "bid = bid 3", "bidder = 1", "calls 2 = pass", "maker = 1", "goal = 3", "toward = 0", "made 4 = 3",
    "contract = open", "trump = russia", "led = none", "winner = 4", "holder = 4", "won-with = us-2",
    "why = neutral-over-trump", "last-trick = us-2, russia-1, russia-2, russia-8", "tricks 4 = 1", "tricks 1 = 0",
    "tricks = 1", "holds 2 us-8", "not holds 1 russia-8", "count 1 = 11", "count 1 russia >= 1", "same-side 1 3",
    "not same-side 1 2", "legal play germany-1", "not legal play us-3", "refused play us-3 = NE9",
    "refused play germany-1 = none", "not over", "not won 1", "scored 1 = 0", "neutralised-tricks 2 = 1",
    "rulers 4 = 1", "after play germany-1: holder = 4", "after 4: germany-1: trick = germany-1",
    "after germany-1: turn = 1", "after rest: over", "after rest: contract != open", "count 4 < 12", "count 4 > 10",
    "score 1 <= 0", "hand 4 = austria-1, austria-2, austria-3, austria-4, austria-5, austria-6, germany-1, germany-2, "
    "germany-3, us-3, us-4",
]  # fmt: skip


@pytest.mark.parametrize("claim", TRUE)
def test_what_is_true_is_true_and_its_opposite_is_not(claim: str, match: ot.Match) -> None:
    before = match.state_digest()
    assert claims.true(match, claim)
    assert not claims.true(match, f"not {claim}")
    assert match.state_digest() == before


@pytest.mark.parametrize(
    "claim",
    [
        "score 1 = 5", "why = trump", "winner = 1", "maker = 2", "trump = france", "last-trick = us-2", "holds 1 us-8",
        "calls 2 = bid 3", "phase = bid", "contract = made", "toward = 1", "after germany-1: holder = 1",
        "rulers 1 = 1",
    ],
)  # fmt: skip
def test_what_is_not_so_is_not_true(claim: str, match: ot.Match) -> None:
    assert not claims.true(match, claim)


@pytest.mark.parametrize(
    "claim",
    [
        "nonsense = 1", "score 9 = 0", "score = 0", "holds 1 ace-of-spades", "count 1 spades = 1", "legal fly paris",
        "line 1 nonsense = 3", "after play us-8: over", "after 2: germany-1: over", "score 1 = many", "piles 1 weather",
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_an_error_in_words(claim: str, match: ot.Match) -> None:
    with pytest.raises(LessonError) as error:
        claims.true(match, claim)
    assert len(str(error.value).split()) > 2


def test_facts_become_arguments_of_sentences(match: ot.Match) -> None:
    expected = {
        "maker": Seat(0), "winner": Seat(3), "seat 3": Seat(2), "side 2": Seats((1, 3)), "trump": Suit("russia"),
        "won-with": Card("us-2"), "card us-8": Card("us-8"), "suit us": Suit("us"), "rule NE7": Rule("NE7"), "goal": 3,
        "signed score 1": Signed(0), "target": 50,
    }  # fmt: skip
    for expression, argument in expected.items():
        assert claims.argument(match, expression) == argument


def test_the_score_of_a_hand_can_be_claimed(match: ot.Match) -> None:
    claims.actions(match, "rest")
    lines = match.sheet().lines
    assert lines
    for line in lines:
        seat, end = line.seats[0] + 1, line.said.key.removeprefix("neutral-score-")
        assert claims.true(match, f"line {seat} {end} = {line.points}")
    for side, points in enumerate(match.scores):
        assert claims.true(match, f"scored {side + 1} = {points}")


def right(match: ot.Match, check: str) -> set[str]:
    return {action.text.split()[-1] for action in match.legal() if checks.right(match, action, check)}


def test_checks_are_by_the_rules() -> None:
    game = ot.game("neutral")
    match = game.start(deck=game.stack(["russia-8", "france-3", "france-8 france-1", "russia-1 germany-1 germany-8"]))
    claims.actions(match, "bid 3, pass, pass, pass, russia-8")
    follow = {card for card in match.view(1).hand if card.startswith("russia")}
    assert right(match, "follows") == (follow or set())
    assert right(match, "legal") == {action.text.split()[-1] for action in match.legal()}
    assert right(match, "wins") | right(match, "loses") == right(match, "legal")
    assert not right(match, "wins") & right(match, "loses")
    for card in right(match, "legal"):
        later = match.copy()
        later.play(card)
        assert (card in right(match, "wins")) == (later.state.winning == 1)
        assert (card in right(match, "then holder = 2")) == (later.state.winning == 1)
        assert (card in right(match, "ours")) == (later.state.winning in (1, 3))
    assert right(match, "trumps") | right(match, "throws-off") | right(match, "follows") == right(match, "legal")
    with pytest.raises(LessonError, match="there is no check 'clever'"):
        right(match, "clever")
