"""Games by name, with players and options; names, dealers and decks at the start of a match."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oldtricks as ot
from oldtricks.engine.boxes import BOXES

from ..tables import TABLES, table_id

SEATS = {
    "aviationgame": (4, 6),
    "gasoline_alley": (2, 3, 4, 5, 6, 7, 8),
    "neutral": (2, 3, 4, 5, 6),
    "new_york_to_paris": (2, 3, 4, 5, 6, 7, 8),
    "tactics": (4,),
}
EVERY_GAME = [(name, players) for name, seats in SEATS.items() for players in seats]


def refusal(*arguments: Any, **options: Any) -> str:
    with pytest.raises(ot.OptionError) as error:
        ot.game(*arguments, **options)
    return str(error.value)


def test_the_five_games() -> None:
    assert tuple(SEATS) == ot.GAMES
    for name, seats in SEATS.items():
        box = BOXES[name]
        assert (box.name, box.seats) == (name, seats)
        assert box.default_seats in seats
        assert all((box.title, box.year, box.publisher, box.target >= 0, box.longest_hand > 4, box.felt))
        assert all(str(box.about(what)) for what in ("about", "special", "length", "goal"))
        assert ot.game(name).players == box.default_seats


@pytest.mark.parametrize(
    "typed", ["New York to Paris", "new-york-to-paris", " NEW_YORK_TO_PARIS ", "new_york to-paris"]
)
def test_a_game_is_found_by_any_spelling_of_its_name(typed: str) -> None:
    assert ot.game(typed) == ot.game("new_york_to_paris")


def test_an_unknown_game_is_answered_with_the_nearest_and_the_list() -> None:
    with pytest.raises(ot.UnknownGame, match=r"no game 'neutrl'\. Did you mean 'neutral'\? Games: aviationgame, "):
        ot.game("neutrl")
    with pytest.raises(ot.UnknownGame, match=r"no game 'bridge'\. Games: "):
        ot.game("bridge")
    for odd in ("", "\x00", None, 7, "x" * 10**6):
        with pytest.raises(ot.UnknownGame) as error:
            ot.game(odd)  # type: ignore[arg-type]
        assert len(str(error.value)) < 300
        assert str(error.value).isprintable()


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_players_may_be_given_as_a_number_or_as_text(name: str, players: int) -> None:
    assert ot.game(name, players=players) == ot.game(name, players=str(players))  # type: ignore[arg-type]
    assert ot.game(name, players=players).players == players


@pytest.mark.parametrize("players", [0, 1, 3, 5, 7, -4, True, 4.0, "four", "", "4 ", "٤", [4], 10**30])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: Any) -> None:
    said = refusal("aviationgame", players=players)
    assert said.startswith("Aviationgame is for 4, 6 players, not ")
    assert len(said) < 120


def test_no_players_given_is_the_usual_number() -> None:
    assert ot.game("tactics", players=None).players == 4


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_table_has_every_option_of_its_game_and_prints_as_it_was_made(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    game = ot.game(name, **options)
    for key, value in options.items():
        assert key == "players" or game.options[key] == value
    expected = [option.name for option in game.box.options if option.choices(game.players) or not option.values]
    assert list(game.options) == expected
    assert eval(repr(game), {"game": ot.game}) == game
    assert hash(eval(repr(game), {"game": ot.game})) == hash(game)
    typed = dict(text.split("=") for text in game.describe_options())
    assert ot.game(name, players=game.players, **typed) == game  # what it prints can be typed


def test_games_differ_by_name_players_and_options() -> None:
    games = {ot.game(name, **options) for name, options in TABLES}
    assert len(games) == len({table_id(table) for table in TABLES})
    assert ot.game("tactics") == ot.game("tactics", length="campaign", name_trump="before")
    assert ot.game("tactics") != ot.game("tactics", hands=1)
    assert ot.game("tactics") != "tactics"


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        (
            "tactics",
            {"lenght": "campaign"},
            "Tactics has no option 'lenght'. Did you mean 'length'? Options: name_trump,",
        ),
        ("tactics", {"sides": "teams"}, "Tactics has no option 'sides'."),
        ("aviationgame", {"passing": "final"}, "Aviationgame has no option 'passing'."),
        ("tactics", {"length": "war"}, "option length is one of: campaign, engagement (with 4 players), not 'war'"),
        ("neutral", {"players": 5, "sides": "teams"}, "option sides is not for 5 players (NE-Q5)"),
        ("neutral", {"players": 4, "sides": "pairs"}, "option sides is one of: teams, singles (with 4 players)"),
        ("neutral", {"players": 3, "sides": "teams"}, "option sides is one of: singles (with 3 players)"),
        ("new_york_to_paris", {"sides": "partners"}, "option sides is one of: singles (with 2 players)"),
        ("new_york_to_paris", {"players": 5, "packs": 1}, "option packs is one of: 2 (with 5 players), not "),
        ("new_york_to_paris", {"packs": True}, "option packs is one of: 1, 2 (with 2 players), not 'on'"),
        ("new_york_to_paris", {"lucky_lindy": "maybe"}, "option lucky_lindy is one of: on, off"),
        ("new_york_to_paris", {"lucky_lindy": None}, "option lucky_lindy is one of: on, off"),
        ("tactics", {"length": "x" * 10**6}, "not 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"),
    ],
)
def test_an_option_or_value_that_does_not_exist_is_refused(name: str, options: dict[str, Any], expected: str) -> None:
    assert expected in refusal(name, **options)


@pytest.mark.parametrize("value", ["on", "ON", " yes ", True, "true"])
def test_on_has_many_spellings(value: Any) -> None:
    assert ot.game("new_york_to_paris", lucky_lindy=value).options["lucky_lindy"] is True


@pytest.mark.parametrize("value", ["off", "No", False, "FALSE"])
def test_off_has_many_spellings(value: Any) -> None:
    assert ot.game("new_york_to_paris", lucky_lindy=value).options["lucky_lindy"] is False


@pytest.mark.parametrize(("given", "meant"), [(None, None), ("none", None), (1, 1), ("7", 7), (10**6, 10**6)])
def test_hands_is_a_number_of_deals_or_none(given: Any, meant: int | None) -> None:
    game = ot.game("tactics", hands=given)
    assert game.options["hands"] == meant
    assert game.new_state().limit == (meant or 0)


@pytest.mark.parametrize(
    "given", [0, -1, True, 1.0, 10**6 + 1, "many", "", "1e3", " 3", "٣", "²", [3], 10**30, "0" * 20]
)
def test_hands_is_nothing_else(given: Any) -> None:
    assert refusal("tactics", hands=given).startswith("option hands is a whole number from 1 to 1000000, or none; not ")


def test_hands_with_leading_zeros_is_no_way_around_the_limit() -> None:
    refusal("tactics", hands="0000000199999999999999999999")


@pytest.mark.parametrize(
    ("what", "number"),
    [
        pytest.param("hands", 10**5000, id="hands"),
        pytest.param("hands", -(10**5000), id="hands below zero"),
        pytest.param("players", 10**5000, id="players"),
        pytest.param("length", 10**5000, id="another option"),
    ],
)
def test_a_number_too_long_to_be_written_is_refused_like_any_other(what: str, number: int) -> None:
    with pytest.raises(ot.OptionError) as error:
        ot.game("tactics", **{what: number})
    assert len(str(error.value)) < 200


@given(st.sampled_from(EVERY_GAME), st.data())
@settings(max_examples=200)
def test_any_value_of_an_option_is_taken_or_refused_as_an_option(seats: tuple[str, int], data: st.DataObject) -> None:
    name, players = seats
    known = [option.name for option in BOXES[name].options]
    key = data.draw(st.sampled_from(known) | st.text(min_size=1))
    odd = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers(), max_size=3)
    usual = [value for option in BOXES[name].options for value in option.values]
    value = data.draw(odd | st.sampled_from(usual))
    try:
        game = ot.game(name, players, **{key: value})
    except ot.OptionError:
        return
    assert key in game.options
    game.start(seed=1)


# Names, dealers and decks


def test_players_have_plain_names_unless_given_others() -> None:
    assert ot.game("tactics").start(seed=1).names == ("Player 1", "Player 2", "Player 3", "Player 4")
    match = ot.game("gasoline_alley", players=2).start(seed=1, names=["Ann", "Józef 🎲"])
    assert match.view(0).players == ("Ann", "Józef 🎲")
    assert match.events()[-1].text in ("Ann deals.", "Józef 🎲 deals.")


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb", "a\x1b[1m", "\u202e", 7, None])
def test_a_name_has_to_be_printable_and_short(name: Any) -> None:
    with pytest.raises(ot.OldTricksError, match="a name is 1 to 40 printable characters"):
        ot.game("gasoline_alley", players=2).start(seed=1, names=["Ann", name])


def test_there_are_as_many_names_as_players() -> None:
    with pytest.raises(ot.OldTricksError, match="2 players need 2 names, not 3"):
        ot.game("gasoline_alley", players=2).start(seed=1, names=["Ann", "Ben", "Cleo"])


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_may_be_given_and_then_nobody_draws(dealer: int) -> None:
    match = ot.game("tactics").start(seed=1, dealer=dealer)
    assert match.state.dealer == dealer
    assert match.turn == (dealer + 1) % 4
    assert [event.kind for event in match.events()] == ["deal"]


@pytest.mark.parametrize("dealer", [-1, 4, True, "1", 10**30])
def test_a_dealer_who_does_not_sit_here_is_refused(dealer: Any) -> None:
    with pytest.raises(ot.OldTricksError, match="the dealer is a seat from 0 to 3"):
        ot.game("tactics").start(seed=1, dealer=dealer)


def test_c2_without_a_dealer_the_draw_is_told_card_by_card() -> None:
    for seed in range(30):
        match = ot.game("tactics").start(seed=seed)
        *draws, _ = match.events()
        assert {event.kind for event in draws} == {"draw-for-deal"}
        assert {event.seat for event in draws} == {0, 1, 2, 3}
        counting = [event for event in draws if not event.data["card"].startswith("key")]
        first_round = {event.seat: int(event.data["card"].rsplit("-")[-1]) for event in counting[:4]}
        best = [seat for seat, rank in first_round.items() if rank == max(first_round.values())]
        assert match.state.dealer in best


def test_a_match_gets_its_cards_from_one_source() -> None:
    for other in ({"seed": 1}, {"deck": "key-5"}):
        with pytest.raises(ot.ShuffleError, match="give a shuffler, or a seed and decks, but not both"):
            ot.game("tactics").start(shuffler=ot.Seeded(1), **other)


def test_without_a_seed_there_is_one_and_the_record_knows_it() -> None:
    one, other = ot.game("tactics").start(), ot.game("tactics").start()
    assert one != other
    assert ot.Record.loads(one.record().dumps()).replay() == one


def test_a_stacked_deck_deals_what_it_says() -> None:
    game = ot.game("tactics")
    hands = ["key-5 key-10", "artillery-12", "", "infantry-1 infantry-2"]
    match = game.start(deck=game.stack(hands, centre="key-20"))
    for seat, cards in enumerate(hands):
        assert set(cards.split()) <= set(match.view(seat).hand)
    assert match.state.centre >> 51 & 1
    assert match.turn == 0
    again = game.start(deck=" ".join(game.stack(hands, centre="key-20")))
    assert again == match


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_stacked_deck_of_any_table_is_the_whole_pack(table: tuple[str, dict[str, Any]]) -> None:
    game = ot.game(table[0], **table[1])
    for dealer in range(game.players):
        names = game.stack(dealer=dealer)
        match = game.start(deck=names, dealer=dealer)
        assert match.turn == (dealer + 1) % game.players
        deck = [0] * 256
        assert sorted(match._decks[1]) == sorted(deck[: game.rules.pack(game.new_state(), deck)])


@pytest.mark.parametrize(
    ("hands", "centre", "expected"),
    [
        (["key-5", "key-5"], "", "key-5 is stacked more often than the pack has it"),
        (["key-7"], "", "card 1 of the deck, 'key-7', is not in the pack. Did you mean 'key-5'"),
        ([""] * 5, "", "5 hands for 4 players"),
        ([" ".join(f"cavalry-{n}" for n in range(1, 13)) + " key-5"], "", "hand 1 has room for 12 cards, not 13"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(hands: list[str], centre: str, expected: str) -> None:
    with pytest.raises(ot.DeckError) as error:
        ot.game("tactics").stack(hands, centre)
    assert expected in str(error.value)


def test_a_centre_too_large_is_refused() -> None:
    with pytest.raises(ot.DeckError, match="the centre has room for 4 cards, not 5"):
        ot.game("tactics").stack(centre="key-5 key-10 key-15 key-20 infantry-1")


@pytest.mark.parametrize("typed", ["wilson", "US-8"])
def test_cards_are_stacked_by_any_name_that_a_deck_may_use(typed: str) -> None:
    game = ot.game("neutral")
    assert game.start(deck=typed).view(0).hand[-1] == "us-8"
    assert game.start(deck=game.stack(["", typed])).view(1).hand[-1] == "us-8"


def test_a_deck_with_a_card_too_many_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(ot.DeckError, match="deck 1 has one key-5 more than the cards that are shuffled for it"):
        ot.game("tactics").start(deck="key-5 key-10 key-5")
    with pytest.raises(ot.DeckError, match="card 2 of the deck, 'joker', is not in the pack"):
        ot.game("tactics").start(deck=["key-5", "joker"])


def test_a_later_deck_that_cannot_be_dealt_takes_the_action_back() -> None:
    """In the race a second deck can only order what is loose by then."""
    game = ot.game("gasoline_alley", players=2, hands=5)
    match = game.start(deck=[game.stack(), ["alley-1", "alley-1"]])
    while match.state.tricks < 5 or match.state.count < 1:
        match.play(match.legal()[0])
    before = match.copy()
    with pytest.raises(ot.DeckError, match="deck 2 has one alley-1 more"):
        match.play(match.legal()[0])
    assert match == before
    assert (match.sheet(), match.events()) == (before.sheet(), before.events())


def test_a_stacked_side_card_stays_a_side_card() -> None:
    match = ot.game("aviationgame").start(deck="no-count gain-300")
    assert match.state.side[:2] == [0, 300]


def test_c6_a_match_is_limited_where_nothing_else_limits_it() -> None:
    assert ot.game("neutral", 5).limited(3) == ot.game("neutral", 5, hands=3)
    assert ot.game("neutral", 5).limited().options["hands"] == 8
    chosen = ot.game("neutral", 6, sides="pairs", hands=2)
    assert chosen.limited(3) is chosen
    race = ot.game("new_york_to_paris")
    assert race.limited(3) is race  # NY-Q8
