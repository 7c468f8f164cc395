"""Every lesson of every course that there is, played through in right and wrong ways."""

from collections.abc import Iterator

import pytest

import oldtricks as ot
from oldtricks.engine.errors import OldTricksError
from oldtricks.teaching import courses, lesson
from oldtricks.teaching.courses import FIRST, Written
from oldtricks.teaching.faults import BUBBLES, LESSONS, LONGEST, faults, lesson_faults
from oldtricks.words import LANGUAGES, Reader, Said

EVERY = [(game, written.id) for game, course in courses().items() for written in course.lessons]


def written(game: str, id: str) -> Written:
    return courses()[game][id]


@pytest.mark.parametrize("game", ot.GAMES)
def test_every_game_has_a_guided_hand_and_lessons(game: str) -> None:
    ids = [each.id for each in courses()[game].lessons]
    assert ids[0] == FIRST
    assert LESSONS[0] <= len(ids) - 1 <= LESSONS[1]
    assert [str(fault) for fault in faults(courses()[game])] == []


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_nothing_is_wrong_with_a_lesson(game: str, id: str) -> None:
    """Every claim is true, everything that is pointed at is there, every legal action is answered."""
    assert [str(fault) for fault in lesson_faults(written(game, id))] == []


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_the_right_way_leads_from_scene_to_scene(game: str, id: str) -> None:
    """A learner who does what the lesson wants arrives at each of its positions."""
    scenes = lesson(game, id).scenes
    match = scenes[0].match.copy()
    for scene in scenes:
        while match.history != scene.match.history:
            match.play(scene.match.history[len(match.history)][1])
        assert match.state_digest() == scene.match.state_digest()
        assert scene.view.legal == match.view(scene.seat).legal
        if scene.question:
            assert match.turn == scene.seat
            for action in scene.question.do:
                assert scene.question.answers[action].right
                match.play(action)
    assert match.history == scenes[-1].match.history
    news = [event for scene in scenes for event in scene.news]
    assert [event.said for event in news] == [event.said for event in match.events(scenes[0].seat)[scenes[0].seen :]]


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_wrong_way_is_answered_and_changes_nothing(game: str, id: str) -> None:
    for scene in lesson(game, id).scenes:
        if scene.question is None:
            continue
        before = scene.match.state_digest()
        assert list(scene.question.answers) == [action.text for action in scene.match.legal()]
        for answer in scene.question.answers.values():
            assert answer.right or answer.said
        assert any(answer.right for answer in scene.question.answers.values())
        for action in scene.match.game.grammar.actions[scene.match.state.phase].values():
            if action.text not in scene.question.answers:
                with pytest.raises(OldTricksError):  # which the table answers itself, by the rule
                    scene.match.check(action)
        assert scene.match.state_digest() == before


def sentences(game: str, id: str) -> Iterator[tuple[Reader, Said]]:
    """Everything that a lesson says, with its learner in every language."""
    played = lesson(game, id)
    for language in LANGUAGES:
        for scene in played.scenes:
            reader = Reader(language, game, scene.match.names, scene.match.sides, scene.seat, typed=False)
            yield reader, played.title
            answers = scene.question.answers.values() if scene.question else ()
            yield from ((reader, said) for said in (scene.bubble, *(answer.said for answer in answers)) if said)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_what_is_said_is_short_and_in_every_language(game: str, id: str) -> None:
    said: dict[str, list[str]] = {}
    for reader, each in sentences(game, id):
        text = reader.sentence(each)
        assert 0 < len(text.split()) <= LONGEST, text
        assert text[0].isupper() or not text[0].isalpha(), text
        assert text[-1] in ".!?:…”“«" or each.key.endswith("-title"), text
        said.setdefault(each.key, []).append(text)
    for key, texts in said.items():
        assert len(set(texts)) > 1 or key.endswith("-title"), f"{key} is the same in every language"


@pytest.mark.parametrize("game", courses())
def test_a_guided_hand_is_short(game: str) -> None:
    scenes = lesson(game, FIRST).scenes
    bubbles = [scene for scene in scenes if scene.bubble]
    assert BUBBLES[0] <= len(bubbles) <= BUBBLES[1]
    first = next(i for i, scene in enumerate(scenes) if scene.question)
    assert first <= 2  # somebody who came to play acts at once
