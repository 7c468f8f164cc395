"""Properties of matches, over random legal play at a table that Hypothesis chooses."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oldtricks as ot
from oldtricks.engine.view import SHOWN

from ..tables import TABLES, limited

Table = tuple[str, dict[str, Any]]

EXAMPLES = 300


def play_on(match: ot.Match, plies: int, chance: random.Random) -> None:
    """Play at random, some players with more modesty in their bids than others."""
    modest = chance.randrange(2, 30)
    for _ in range(plies):
        if match.over:
            return
        choices = match.legal()
        match.play(chance.choice(choices[:modest] if match.phase == "bid" else choices))


@st.composite
def matches(draw: st.DrawFn, over: bool = False) -> ot.Match:
    """A match at any table, some way on (or over)."""
    table: Table = draw(st.sampled_from(TABLES))
    game = limited(*table, hands=draw(st.integers(1, 4)))
    dealer = draw(st.none() | st.integers(0, game.players - 1))
    match = game.start(seed=draw(st.integers(0, 2**64 - 1)), dealer=dealer)
    play_on(match, 10_000 if over else draw(st.integers(0, 400)), random.Random(draw(st.integers(0, 2**32))))
    return match


@given(matches(), st.integers(0, 2**32))
@settings(max_examples=EXAMPLES)
def test_a_record_replays_to_an_equal_match(match: ot.Match, seed: int) -> None:
    text = match.record().dumps()
    again = ot.Record.loads(text).replay()
    assert again == match
    assert again.state_digest() == match.state_digest()
    assert again.record().dumps() == text
    assert again.sheet() == match.sheet()
    for seat in (None, *range(match.game.players)):
        assert again.view(seat) == match.view(seat)
        assert again.events(seat) == match.events(seat)
    play_on(match, 40, random.Random(seed))
    play_on(again, 40, random.Random(seed))
    assert again == match


@given(matches(), st.integers(0, 2**32), st.sampled_from([ot.Match.copy, copy.copy, copy.deepcopy]))
@settings(max_examples=EXAMPLES)
def test_a_copy_goes_its_own_way(match: ot.Match, seed: int, make: Any) -> None:
    before = match.record().dumps(), match.view(0), match.sheet(), match.events(), match.history
    twin = make(match)
    assert twin == match
    assert twin is not match
    assert (twin.record().dumps(), twin.view(0), twin.sheet(), twin.events(), twin.history) == before
    play_on(twin, 60, random.Random(seed))
    assert (match.record().dumps(), match.view(0), match.sheet(), match.events(), match.history) == before
    assert match.over or twin != match
    again = match.copy()
    play_on(again, 60, random.Random(seed))
    assert again == twin
    assert again.sheet() == twin.sheet()


@given(matches(), st.integers(0, 60), st.integers(0, 2**32))
@settings(max_examples=EXAMPLES)
def test_undo_returns_to_an_equal_match(match: ot.Match, plies: int, seed: int) -> None:
    before, digest, seen = match.copy(), match.state_digest(), match.view(0)
    events, sheet = match.events(), match.sheet()
    played = len(match.history)
    play_on(match, plies, random.Random(seed))
    match.events()  # a story once told must be told anew
    match.undo(len(match.history) - played)
    assert match == before
    assert match.state_digest() == digest
    assert (match.view(0), match.events(), match.sheet()) == (seen, events, sheet)


@given(matches())
@settings(max_examples=EXAMPLES)
def test_equality_is_a_matter_of_every_action(match: ot.Match) -> None:
    assert match == match.copy()
    assert match != match.record()
    assert match != match.game.start(seed=5, names=[f"Another {seat}" for seat in range(match.game.players)])
    with pytest.raises(TypeError):
        hash(match)
    if match.history:
        shorter = match.copy()
        shorter.undo()
        assert shorter != match


@given(matches())
@settings(max_examples=EXAMPLES)
def test_a_match_and_its_parts_print_for_people(match: ot.Match) -> None:
    name = match.game.name
    assert repr(match).startswith(f"<Match {name}, {match.game.players} players, ")
    assert ("over" in repr(match)) == match.over
    assert eval(repr(match.game), {"game": ot.game}) == match.game
    for seat in (None, *range(match.game.players)):
        text = str(match.view(seat))
        assert text.replace("\n", "").isprintable()
        assert match.game.box.title in text
    for event in match.events():
        assert event.text.endswith(".")
        assert event.text.isprintable()
    for action in match.legal():
        assert f"<{action}>" == repr(action)
    assert str(match.sheet()).replace("\n", "").isprintable()


@given(matches())
@settings(max_examples=EXAMPLES)
def test_views_are_plain_data(match: ot.Match) -> None:
    for seat in (None, *range(match.game.players)):
        view = match.view(seat)
        data = view.to_dict()
        assert json.loads(json.dumps(data)) == data
        assert data.keys() == {*SHOWN, "task_said", "results"}
        assert data["seat"] == seat
        assert data["legal"] == ([str(action) for action in match.legal()] if seat == match.turn else [])
        assert bool(data["task"]) == (seat is not None and seat == match.turn)
        assert data["hand"] == ([] if seat is None else list(match.game.box.hand(match.state, seat)))
        assert data["ply"] == len(match.history)
        if seat is not None:
            assert len(view.hand) == view.hand_sizes[seat]
        assert json.loads(json.dumps([event.to_dict() for event in match.events(seat)]))


@given(matches(), st.integers(0, 2**32))
@settings(max_examples=EXAMPLES)
def test_what_has_happened_does_not_change(match: ot.Match, seed: int) -> None:
    seats = (None, *range(match.game.players))
    told = {seat: match.events(seat) for seat in seats}
    lines = match.sheet().lines
    play_on(match, 30, random.Random(seed))
    for seat in seats:
        assert match.events(seat)[: len(told[seat])] == told[seat]
        assert match.events(seat)[len(match.events(seat)) - len(match.events(seat, this_deal=True)) :] == match.events(
            seat, this_deal=True
        )
        assert match.events(seat, this_deal=True)[0].kind == "deal"
    assert match.sheet().lines[: len(lines)] == lines


@given(matches())
@settings(max_examples=EXAMPLES)
def test_every_action_leaves_an_event_by_its_seat(match: ot.Match) -> None:
    alone = ("maker", "take-up", "trick", "fill", "lucky-end", "deal", "draw-for-deal", "draw-for-seat", "result")
    seats = [event.seat for event in match.events() if event.seat is not None and event.kind not in alone]
    assert seats == [seat for seat, _ in match.history]
    assert len([event for event in match.events() if event.kind == "deal"]) == match.state.deals
    assert [event.kind for event in match.events()].count("end") == int(match.over)


@given(matches(over=True))
@settings(max_examples=EXAMPLES)
def test_a_match_that_is_over_is_over(match: ot.Match) -> None:
    assert match.over
    assert match.turn is None
    assert match.legal() == []
    assert match.phase == "over"
    assert match.winners
    assert set(match.winners) <= set(range(match.game.players))
    assert match.events()[-1].text.endswith(f" ({match.ended}).")
    assert match.view(0).winners == match.winners
    before = match.copy()
    for action in ("pass", "draw", 0, before.history[-1][1]):
        with pytest.raises(ot.NotationError, match="over"):
            match.play(action)
    assert match == before
    assert all(set(match.winners) >= set(side) or not set(match.winners) & set(side) for side in match.sides)


@given(matches())
@settings(max_examples=EXAMPLES)
def test_the_score_sheet_adds_up_to_the_scores(match: ot.Match) -> None:
    game = match.game.name
    standing = [60 if game == "gasoline_alley" else 0] * len(match.sides)
    won_in = 0  # the deal in which an Engagement was won
    for line in match.sheet():
        if won_in and line.deal > won_in:
            standing, won_in = [0, 0], 0  # TA15
        standing[line.side] += line.points
        assert line.total == standing[line.side]
        assert line.who == match.reader.side(match.sides[line.side])
        assert match.game.box.rule_text(line.rule)
        if game == "tactics" and line.rule == "TA15":
            won_in = line.deal
    if won_in and match.state.deals > won_in:
        standing = [0, 0]
    if game != "new_york_to_paris" or match.over:
        assert tuple(standing) == match.scores
    scored = [event for event in match.events() if event.kind == "score"]
    assert [(e.data["side"], e.data["points"], e.data["rule"]) for e in scored] == [
        (line.side, line.points, line.rule) for line in match.sheet()
    ]


@given(matches(), st.data())
@settings(max_examples=EXAMPLES)
def test_a_refused_action_changes_nothing(match: ot.Match, data: st.DataObject) -> None:
    if match.over:
        return
    known = match.game.grammar.actions[match.state.phase]
    legal = match.legal()
    refused = [action for action in known.values() if action not in legal]
    if not refused:
        return
    action = data.draw(st.sampled_from(refused))
    before = match.copy()
    with pytest.raises(ot.IllegalAction) as error:
        match.play(action)
    assert match == before
    citation = error.value.rule
    assert citation in str(error.value)
    assert match.game.box.rule_text(citation) in str(error.value) or "you do not hold" in str(error.value)
    assert str(error.value) == match.explain(action)
    for allowed in legal:
        assert "is allowed" in match.explain(allowed)


@given(matches())
@settings(max_examples=EXAMPLES)
def test_an_action_its_text_and_its_number_mean_the_same(match: ot.Match) -> None:
    for action in match.legal():
        assert match.read(action) == match.read(action.text) == match.read(action.number) == action
        assert match.read(action.text.upper()) == action
    for action in match.legal()[:3]:
        results = []
        for form in (action, action.text, action.number):
            twin = match.copy()
            twin.play(form)
            results.append(twin)
        assert results[0] == results[1] == results[2]
