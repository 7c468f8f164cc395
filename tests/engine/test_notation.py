"""How actions are written: every one reads back as itself, people are understood, and nonsense is answered."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import oldtricks as ot
from oldtricks.engine.box import PHASE_NAMES

from ..tables import TABLES, legal, limited, play, table_id

Table = tuple[str, dict[str, Any]]

# The phases before play, reached from the deal; play comes by itself after the last of them.
REACHED = {
    "aviationgame": {"bid": "", "discard": "bid 100 balloon, pass, pass, pass"},
    "gasoline_alley": {"bid": "", "sell": "bid 3, pass, pass", "name": "bid 3, pass, pass, keep"},
    "neutral": {"bid": "", "play": "bid 3, pass, pass, pass"},
    "new_york_to_paris": {"draw": "", "play": "draw"},
    "tactics": {"bid": "", "name": "bid 60, pass, pass, pass", "discard": "bid 60, pass, pass, pass, name none"},
}


def at(name: str, phase: str, **options: Any) -> ot.Match:
    """A match in this phase."""
    match = ot.game(name, **options).start(seed=1)
    *_, last = REACHED[name].values()
    play(match, REACHED[name].get(phase, last))
    for _ in range(10):
        if match.phase != phase:
            match.play(match.legal()[0])
    assert match.phase == phase
    return match


def answer(match: ot.Match, text: Any) -> str:
    """What is said to somebody who wrote something that is no action."""
    with pytest.raises(ot.NotationError) as error:
        match.read(text)
    return str(error.value)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_action_of_every_phase_reads_back_as_itself(table: Table) -> None:
    grammar = limited(*table).grammar
    assert grammar.actions
    for phase, actions in grammar.actions.items():
        assert len({action.text for action in actions.values()}) == len(actions)
        for number, action in actions.items():
            assert (action.phase, action.number) == (phase, number)
            assert grammar.read(str(action), phase) is action
            assert grammar.read(f"  {action.text.upper().replace(' ', '   ')}\t\n", phase) is action
            assert grammar.read(action.text.replace("-", "_"), phase) is action


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_object_of_an_action_stands_for_it_and_a_card_alone_is_played(table: Table) -> None:
    grammar = limited(*table).grammar
    for phase, actions in grammar.actions.items():
        texts = {action.text: action for action in actions.values()}
        for action in actions.values():
            verb, _, bare = action.text.partition(" ")
            if f"play {bare}" in texts:
                assert grammar.read(bare, phase) is texts[f"play {bare}"]
            elif bare and verb in ("discard", "call", "name", "bid"):
                assert grammar.read(bare, phase) is action
            elif bare:  # "flight" alone is not "no flight", "on 2" not "storm on 2"
                with pytest.raises(ot.NotationError):
                    grammar.read(bare, phase)


ALIASES = [
    ("aviationgame", "bid", "pass", "no flight"),
    ("aviationgame", "bid", "No_Flight", "no flight"),
    ("aviationgame", "bid", "900 biplane", "bid 900 biplane"),
    ("aviationgame", "discard", "a", "discard a"),
    ("aviationgame", "play", "B", "play b"),
    ("gasoline_alley", "name", "name back fence", "name back-fence"),
    ("gasoline_alley", "name", "name Tin Can", "name tin-can"),
    ("gasoline_alley", "name", "alley", "name alley"),
    ("gasoline_alley", "bid", "7", "bid 7"),
    ("neutral", "play", "wilson", "play us-8"),
    ("neutral", "play", "play president-wilson", "play us-8"),
    ("neutral", "bid", "26", "bid 26"),
    ("new_york_to_paris", "draw", "DRAW", "draw"),
    ("new_york_to_paris", "play", "play weather", "play favorable-weather"),
    ("new_york_to_paris", "play", "discard takeoff", "discard take-off"),
    ("new_york_to_paris", "play", "fog on 2", "heavy-fog on 2"),
    ("new_york_to_paris", "play", "motor on 2", "motor-trouble on 2"),
    ("new_york_to_paris", "play", "trouble on 1", "motor-trouble on 1"),
    ("new_york_to_paris", "play", "landing on 2", "forced-landing on 2"),
    ("new_york_to_paris", "play", "play lindy", "play lucky-lindy"),
    ("tactics", "name", "name none", "name no-trump"),
    ("tactics", "name", "no trump", "name no-trump"),
    ("tactics", "name", "engineers", "name engineer"),
    ("tactics", "play", "wagon-train", "play key-20"),
    ("tactics", "discard", "Cavalry_3", "discard cavalry-3"),
]


@pytest.mark.parametrize(("name", "phase", "typed", "meant"), ALIASES)
def test_second_names_and_short_forms(name: str, phase: str, typed: str, meant: str) -> None:
    assert at(name, phase).read(typed).text == meant


def test_the_partner_of_five_is_called_by_a_card() -> None:
    match = ot.game("neutral", players=5).start(seed=1)
    play(match, "bid 3, pass, pass, pass, pass")
    for _ in range(3):
        held = match.view(match.turn).hand[0]
        assert match.read(held).text == f"discard {held}"
        match.play(held)
    assert match.read("wilson").text == "call us-8"
    assert match.read("germany-7").text == "call germany-7"
    assert answer(match, "play germany-7").startswith("'play germany-7' is not possible now: it is time to call")


def test_partners_share_their_piles_so_either_seat_may_be_named() -> None:
    match = at("new_york_to_paris", "play", players=4, sides="partners")
    for seat, side in ((1, 1), (2, 2), (3, 1), (4, 2)):
        assert match.read(f"storm on {seat}").text == f"storm on {side}"
    assert "storm on 5" in answer(match, "storm on 5")
    singles = at("new_york_to_paris", "play", players=4)
    assert [singles.read(f"storm on {seat}").number for seat in (1, 2, 3, 4)] == [20, 21, 22, 23]
    assert "storm on 5" in answer(singles, "storm on 5")


@pytest.mark.parametrize(
    ("name", "phase", "typed", "meant"),
    [
        ("tactics", "bid", "bd 60", "bid 60"),
        ("tactics", "bid", "pas", "pass"),
        ("tactics", "name", "name cavlry", "name cavalry"),
        ("gasoline_alley", "sell", "sel", "sell"),
        ("gasoline_alley", "bid", "bidd 17", "bid 17"),
        ("neutral", "play", "play germny-4", "play germany-4"),
        ("new_york_to_paris", "draw", "drew", "draw"),
        ("new_york_to_paris", "play", "play favorable weather", "play favorable-weather"),
        ("aviationgame", "bid", "bid 900 biplnae", "bid 900 biplane"),
        ("aviationgame", "discard", "discard monoplan-11", "discard monoplane-11"),
    ],
)
def test_a_near_miss_gets_a_suggestion(name: str, phase: str, typed: str, meant: str) -> None:
    said = answer(at(name, phase), typed)
    assert said.startswith(f"there is no action '{typed}' here. Did you mean ")
    assert f"'{meant}'" in said


def test_suggestions_are_legal_if_any_that_is_near_is_legal() -> None:
    match = at("tactics", "play")
    suit = next(card for card in match.view(match.turn).hand if not card.startswith("key")).rsplit("-", 1)[0]
    held = [text for text in legal(match) if suit in text]
    said = answer(match, f"play {suit[:-1]}-1")
    assert any(text in said for text in held)


@pytest.mark.parametrize(
    ("name", "phase", "typed"),
    [
        ("tactics", "bid", "play key-5"),
        ("tactics", "bid", "name cavalry"),
        ("tactics", "name", "bid 60"),
        ("tactics", "discard", "play infantry-1"),
        ("tactics", "play", "discard infantry-1"),
        ("gasoline_alley", "sell", "pass"),
        ("gasoline_alley", "bid", "keep"),
        ("neutral", "bid", "play us-1"),
        ("neutral", "play", "call us-1"),
        ("new_york_to_paris", "draw", "play 100"),
        ("new_york_to_paris", "play", "draw"),
        ("aviationgame", "discard", "no flight"),
    ],
)
def test_an_action_of_another_phase_is_told_what_it_is_time_for(name: str, phase: str, typed: str) -> None:
    match = at(name, phase)
    said = answer(match, typed)
    assert said.startswith(f"'{typed}' is not possible now: it is time to {phase}, for example '{legal(match)[0]}'")


def test_nonsense_gets_an_example_of_what_is_legal() -> None:
    match = at("tactics", "name")
    assert answer(match, "xyzzy").endswith("Try 'name infantry' or 'name cavalry'.")
    assert answer(match, "") == "there is no action '' here. Try 'name infantry' or 'name cavalry'."
    assert answer(match, "   ").endswith("Try 'name infantry' or 'name cavalry'.")
    over = ot.game("gasoline_alley", players=2, hands=1).start(seed=1)
    while not over.over:
        over.play(over.legal()[0])
    assert answer(over, "play alley-3") == "the match is over (C6); nothing can be played"


@pytest.mark.parametrize("thing", [None, 1.5, b"pass", ["pass"], object(), ("bid", 60)])
def test_what_is_no_text_at_all_is_refused_as_notation(thing: Any) -> None:
    assert "an action is text such as 'pass' or 'bid 60'" in answer(at("tactics", "bid"), thing)


@pytest.mark.parametrize("number", [-1, 12, 62, 10**30])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    assert answer(at("tactics", "bid"), number) == f"there is no action number {number} when it is time to bid"


def test_an_action_of_another_phase_or_game_is_refused() -> None:
    match = at("tactics", "bid")
    assert "it is time to bid" in answer(match, at("tactics", "name").legal()[0])
    assert "it is time to bid" in answer(match, at("neutral", "bid").legal()[3])


def test_a_huge_text_is_not_echoed() -> None:
    for match in (at("tactics", "bid"), at("new_york_to_paris", "play")):
        for text in ("x" * 10**6, "bid " * 10**5, "play " + "9" * 10**5, "\x00" * 10**5, "🂡" * 10**5):
            assert len(answer(match, text)) < 300


def test_what_is_shown_of_a_text_is_printable() -> None:
    match = at("tactics", "bid")
    for text in ("\x1b[31mred", "a\x00b", "line\u2028end", "\u202eabc", "\ud800"):
        said = answer(match, text)
        assert said.isprintable()
        assert "?" in said


def test_nothing_that_was_typed_is_ignored() -> None:
    answer(at("tactics", "bid"), "bid 60" + " " * 250 + "no, pass")


ANYTHING = st.text() | st.text(alphabet="abdeilnopst -_0123456789", max_size=30)
PHASES = [(name, phase) for name, reached in REACHED.items() for phase in {**reached, "play": ""}]


@pytest.mark.parametrize(("name", "phase"), PHASES)
@given(text=ANYTHING)
@example(text="bid")
@example(text="on")
@example(text="play")
@example(text="-")
@example(text="İ" * 300)
@settings(max_examples=60)
def test_any_text_is_an_action_or_a_notation_error(name: str, phase: str, text: str) -> None:
    match = at(name, phase)
    said = ""
    try:
        action = match.read(text)
    except ot.NotationError as error:
        said = str(error)
    else:
        assert PHASE_NAMES[action.phase] == phase
        assert match.read(action.text) == action
    assert len(said) < 300
    assert said.isprintable()


@given(st.sampled_from(PHASES), st.data())
@settings(max_examples=300)
def test_a_mangled_action_is_an_action_or_a_notation_error(where: tuple[str, str], data: st.DataObject) -> None:
    """A letter lost, doubled or changed: never another exception, and mostly a suggestion."""
    match = at(*where)
    action = data.draw(st.sampled_from(list(match.game.grammar.actions[match.state.phase].values())))
    place = data.draw(st.integers(0, len(action.text) - 1))
    letter = data.draw(st.sampled_from(["", "x", action.text[place] * 2]))
    text = action.text[:place] + letter + action.text[place + 1 :]
    said = "Did you mean"
    try:
        match.read(text)
    except ot.NotationError as error:
        said = str(error)
    assert "Did you mean" in said or "Try" in said or "it is time to" in said
