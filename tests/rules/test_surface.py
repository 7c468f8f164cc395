"""What ties the five games' surfaces together, over random play at every table that the rules allow."""

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field, fields
from typing import Any

import pytest

import oldtricks as ot
from oldtricks import rules
from oldtricks.engine.box import unpack_line
from oldtricks.rules import aviationgame, gasoline_alley, neutral, new_york_to_paris, tactics
from oldtricks.rules.table import BID, DEAL, NOBODY, OVER, PLAY, TrickTable, Wide
from oldtricks.words import pages

from ..tables import TABLES, limited, numbers, table_id

Table = tuple[str, dict[str, Any]]

SEEDS = range(3)
ENDINGS = {
    "aviationgame": {"AV21"},
    "gasoline_alley": {"GA15", "GA-Q4"},
    "neutral": {"NE15"},
    "new_york_to_paris": {"NY11", "NY-Q8"},
    "tactics": {"TA15"},
}
LONGEST = 20_000  # plies: far more than any of these matches takes


@dataclass
class Hand:
    """What a hand was dealt from, and its tricks so far."""

    deck: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # before it
    tricks: list[list[int]] = field(default_factory=list)

    @property
    def side_cards(self) -> list[int]:
        """AV3: the miles of the side cards, in the order of the deck."""
        return [card - aviationgame.NO_COUNT for card in self.deck[aviationgame.CARDS :]]


def steps(game: ot.Game, seed: int) -> Iterator[tuple[Any, Hand]]:
    """The state after every deal and every action of random play, with no engine between us and the rules."""
    rules, chance = game.rules, random.Random(seed)
    s = game.new_state()

    def shuffled() -> list[int]:
        deck = [0] * 256
        packs = game.box.packs(deck[: rules.pack(s, deck)])
        return [card for pack in packs for card in chance.sample(pack, len(pack))]

    rules.draw_for_deal(s, shuffled() + [0] * 64, [0] * 256)
    hand = Hand()
    while s.phase != OVER:
        if s.phase == DEAL:
            hand = Hand(shuffled(), s.scores[:])
            rules.deal(s, hand.deck)
        else:
            choices = numbers(rules.legal(s))
            if s.phase == BID and seed % 3:  # some tables bid low, so that contracts are made and matches won
                choices = choices[: seed % 3 + 1]
            action = chance.choice(choices)
            if s.phase == PLAY and game.name != "new_york_to_paris" and s.count == s.players - 1:
                hand.tricks.append([*s.trick[: s.count], action])
            rules.apply(s, action)
        yield s, hand


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_an_action_is_refused_exactly_where_it_is_not_legal_and_the_refusal_can_be_read(table: Table) -> None:
    game = limited(*table, hands=3)
    rules, codes = game.rules, set()
    for seed in SEEDS:
        for s, _ in steps(game, seed):
            mask = rules.legal(s)
            assert (mask == 0) == (s.phase in (OVER, DEAL))
            assert 0 <= mask < 1 << 62
            for action in range(-2, 71):
                code = rules.why_illegal(s, action)
                assert (code == 0) == (action >= 0 and mask >> action & 1 == 1), action
                codes.add(code)
    codes.add(rules.why_illegal(game.new_state(), 0))  # before the first deal
    for code in codes - {0}:
        citation = game.box.cite(code)
        assert len(game.box.rule_text(citation)) > 20, citation


SURFACE = ("setup", "pack", "draw_for_deal", "deal", "legal", "apply", "why_illegal", "hide")


@pytest.mark.parametrize("name", ot.GAMES)
def test_every_game_offers_the_same_surface_and_the_package_says_so(name: str) -> None:
    assert rules.__doc__ is not None
    for function in SURFACE:
        assert callable(getattr(ot.game(name).rules, function))
        assert f"    {function}(s" in rules.__doc__


# What is hidden from a seat, by field; everything else is in sight of all.
SECRETS = {"hands", "centre", "discards", "side", "drawing"}


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_hide_leaves_what_a_seat_may_know_and_nothing_else(table: Table) -> None:
    game = limited(*table, hands=3)
    rules, hidden = game.rules, set()
    for s, _ in steps(game, 1):
        for seat in range(NOBODY, s.players):
            known = deepcopy(s)
            rules.hide(known, seat)
            for other, hand in enumerate(known.hands):
                assert hand == (s.hands[other] if other == seat else 0)
            changed = {f.name for f in fields(s) if getattr(known, f.name) != getattr(s, f.name)}
            hidden |= changed
            assert changed <= SECRETS
            assert "discards" not in changed or (isinstance(s, TrickTable) and seat != s.maker)
            if seat == s.turn and s.phase not in (OVER, DEAL):
                assert rules.legal(known) == rules.legal(s)
                assert all(rules.why_illegal(known, n) == rules.why_illegal(s, n) for n in range(-2, 63))
            twice = deepcopy(known)
            rules.hide(twice, seat)
            assert twice == known
    race = game.name == "new_york_to_paris"
    assert hidden >= ({"hands", "drawing"} if race else {"hands"})


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_legal_action_has_a_name_and_every_name_a_number_of_its_phase(table: Table) -> None:
    game = limited(*table, hands=3)
    for s, _ in steps(game, 1):
        if s.phase not in (OVER, DEAL):
            assert set(numbers(game.rules.legal(s))) <= set(game.grammar.actions[s.phase])
    for phase, actions in game.grammar.actions.items():
        assert all(0 <= number < 62 and action.phase == phase for number, action in actions.items())


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_states_hold_nothing_but_integers_of_their_width_in_rows_that_keep_their_length(table: Table) -> None:
    game = limited(*table, hands=3)
    shape = {f.name: shape_of(getattr(game.new_state(), f.name)) for f in fields(game.new_state())}
    bits = {f.name: 64 if f.type in (Wide, list[Wide]) else 32 for f in fields(game.new_state())}
    for seed in SEEDS:
        for s, _ in steps(game, seed):
            for name, length in shape.items():
                value = getattr(s, name)
                assert shape_of(value) == length, name
                for number in value if isinstance(value, list) else [value]:
                    assert type(number) is int, name
                    assert -(1 << bits[name] - 1) <= number < 1 << bits[name] - 1, name


def shape_of(value: Any) -> int | None:
    return len(value) if type(value) is list else None


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_cards_are_conserved(table: Table) -> None:
    game = limited(*table, hands=3)
    for seed in SEEDS:
        for s, hand in steps(game, seed):
            if game.name == "new_york_to_paris":
                assert race_cards(s) == Counter({kind: new_york_to_paris.copies(s, kind) for kind in range(10)})
            else:
                places = [*s.hands, *s.played, s.centre, s.discards]
                assert sum(place.bit_count() for place in places) == game.rules.CARDS
                assert sorted(card for place in places for card in numbers(place)) == list(range(game.rules.CARDS))
                on_tricks = sorted(card for trick in hand.tricks for card in trick)
                under_way = s.trick[: s.count] if s.phase == PLAY else []
                assert sorted(on_tricks + under_way) == sorted(c for cards in s.played for c in numbers(cards))
                assert s.hands[s.players :] == [0] * (8 - s.players)
            if game.name == "aviationgame":
                size = aviationgame.hand_size(s)
                assert s.side[:size] == hand.side_cards[:size]
                assert Counter(hand.side_cards) == Counter(aviationgame.SIDE_PACK)


def race_cards(s: Any) -> Counter[int]:
    """NY12: every card of the race, wherever it is."""
    found: Counter[int] = Counter()
    for hand in s.hands:
        for bit in numbers(hand):
            found[bit % 10] += 1
            assert bit < 10 or hand >> bit - 10 & 1, "a kind fills its layers from below"
    for pile, first, end in ((s.drawing, s.drawn, s.stock), (s.discards, 0, s.discarded)):
        for i in range(first, end):
            found[pile[i // 15] >> 4 * (i % 15) & 15] += 1
    for side in range(s.sides):
        for top in (s.weather[side], s.flight[side]):
            if top >= 0:
                found[top] += 1
        for pile in range(3):
            found[2 + pile] += s.miles[3 * side + pile]
    if s.phase == DEAL:  # laid aside still
        assert s.drawn == s.stock
    return found + Counter(dict(enumerate(s.buried)))


def tables_of(name: str) -> list[Table]:
    return [table for table in TABLES if table[0] == name]


@pytest.mark.parametrize("table", tables_of("tactics"), ids=table_id)
def test_ta13_a_hand_of_tactics_holds_110_points(table: Table) -> None:
    finished = 0
    for s, hand in (step for seed in SEEDS for step in steps(limited(*table), seed)):
        on_tricks = [card for trick in hand.tricks for card in trick if card >= tactics.KEY_5]
        assert sum(s.keys) == sum(5 * (card - tactics.KEY_5 + 1) for card in on_tricks)
        assert sum(s.taken) == s.tricks == len(hand.tricks)
        if s.tricks == tactics.HAND:
            assert 5 * sum(s.taken) + sum(s.keys) == 110
            finished += 1
    assert finished > 5


@pytest.mark.parametrize("table", tables_of("gasoline_alley"), ids=table_id)
def test_ga4_a_hand_of_gasoline_alley_yields_six_points_and_the_counting_master_cards_in_play(table: Table) -> None:
    finished = 0
    for s, hand in (step for seed in SEEDS for step in steps(limited(*table), seed)):
        masters = [card for trick in hand.tricks for card in trick if card // gasoline_alley.NUMBERS == s.trump]
        counting = sum(gasoline_alley.POINTS[card % gasoline_alley.NUMBERS] for card in masters)
        assert sum(s.points) == s.tricks + counting <= 30
        assert s.tricks == sum(s.taken) == len(hand.tricks)
        if s.tricks == gasoline_alley.HAND:
            dealt = [numbers(cards) for cards in s.played]
            in_play = [card for cards in dealt for card in cards if card // gasoline_alley.NUMBERS == s.trump]
            assert sum(s.points) == 6 + sum(gasoline_alley.POINTS[card % 13] for card in in_play)
            finished += 1
    assert finished > 3


@pytest.mark.parametrize("table", tables_of("neutral"), ids=table_id)
def test_ne11_tricks_neutralised_tricks_and_rulers_of_neutral_add_up(table: Table) -> None:
    finished = 0
    for s, hand in (step for seed in SEEDS for step in steps(limited(*table), seed)):
        neutralised = [trick for trick in hand.tricks if max(trick) >= neutral.UNITED_STATES * neutral.RANKS]
        rulers = [card for trick in neutralised for card in trick if card % neutral.RANKS == neutral.RULER]
        assert sum(s.neutralised) == len(neutralised) <= 8
        assert sum(s.plain) == len(hand.tricks) - len(neutralised)
        assert sum(s.rulers) == len(rulers) <= 6
        for side in range(s.sides):
            assert s.plain[side] + s.neutralised[side] == s.taken[side]
        assert s.tricks == len(hand.tricks)
        if s.tricks == neutral.HAND_SIZE[s.players]:
            made = sum(s.plain) + 2 * sum(s.neutralised) + sum(s.rulers)
            assert s.tricks <= made <= neutral.HIGHEST_BID[s.players]
            finished += 1
    assert finished > 5


@pytest.mark.parametrize("table", tables_of("aviationgame"), ids=table_id)
def test_av16_a_flight_has_eleven_or_seven_tricks_and_a_side_card_for_each(table: Table) -> None:
    finished = 0
    for s, hand in (step for seed in SEEDS for step in steps(limited(*table), seed)):
        assert sum(s.taken) == s.tricks == len(hand.tricks)
        turned_up = hand.side_cards[: s.tricks]
        assert sum(s.wind) == sum(turned_up)
        assert sum(s.losses) == sum(miles < 0 for miles in turned_up)
        if s.tricks == (11 if s.players == 4 else 7):
            finished += 1
    assert finished > 5


@pytest.mark.parametrize("table", tables_of("new_york_to_paris"), ids=table_id)
def test_ny3_ny11_hands_hold_five_between_turns_and_miles_are_what_lies_on_the_piles(table: Table) -> None:
    for s, _ in (step for seed in SEEDS for step in steps(limited(*table), seed)):
        sizes = [hand.bit_count() for hand in s.hands[: s.players]]
        for seat, size in enumerate(sizes):
            if seat == s.turn and s.phase == PLAY:
                assert size == 6
            elif s.phase not in (DEAL, OVER) and not (seat == s.turn and s.drawn == s.stock):
                assert size == 5
        for side in range(s.sides):
            flown = s.miles[3 * side : 3 * side + 3]
            assert all(cards <= most for cards, most in zip(flown, (2, 5, 8), strict=True))
            assert s.scores[side] == sum(n * miles for n, miles in zip(flown, (500, 300, 100), strict=True)) <= 3300


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_play_ends_and_the_lines_of_each_hand_are_what_its_scores_moved_by(table: Table) -> None:
    game = limited(*table)
    endings = set()
    for seed in SEEDS:
        for ply, (s, hand) in enumerate(steps(game, seed)):
            assert ply < LONGEST
            assert s.deals <= (s.limit or LONGEST)
            assert s.lines <= len(s.sheet)
            if s.phase not in (DEAL, OVER):
                continue
            lines = [unpack_line(raw) for raw in s.sheet[: s.lines]]
            moved = [sum(points for side, _, _, points in lines if side == i) for i in range(8)]
            won = game.name == "tactics" and any(line == tactics.ENGAGEMENT_WON for _, line, _, _ in lines)
            if won and s.phase == DEAL:
                assert s.scores == [0] * 8  # TA15: a new Engagement starts at zero
            elif game.name == "new_york_to_paris":
                assert moved == ([0] * 8 if s.phase == DEAL else s.scores)
            else:
                assert [old + points for old, points in zip(hand.scores, moved, strict=True)] == s.scores
        assert s.phase == OVER
        assert 0 < s.winners < 1 << s.players
        endings.add(game.box.cite(s.ending))
    assert endings <= ENDINGS.get(game.name, pages.rules_of(game.name).keys()) | {"C6"}
