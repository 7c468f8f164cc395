"""The sixth game goes through every layer: the tests of the others, run over its tables, and what a person would try."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks import art
from oldtricks.art import printing
from oldtricks.bots import BOTS, Budget, bot
from oldtricks.bots.hint import hints
from oldtricks.engine.boxes import BOXES
from oldtricks.words import LANGUAGES, Reader, pages

from .. import test_reference
from ..bots import test_novice, test_policies, test_sharp, test_steady, test_worlds
from ..compiled import differential, test_gpu, test_hide, test_observations
from ..engine import test_knowledge, test_noninterference, test_records, test_told
from ..envs import test_open_spiel, test_pettingzoo, test_vector
from ..rules import test_contracts, test_dialect, test_surface
from ..tables import limited, random_play, table_id
from ..words import keys
from . import NAME, PACKAGES, ROOT, TABLES

Table = tuple[str, dict[str, Any]]

# What is tested at every table.
EVERYWHERE: list[Callable[[Table], None]] = [
    test_surface.test_an_action_is_refused_exactly_where_it_is_not_legal_and_the_refusal_can_be_read,
    test_surface.test_hide_leaves_what_a_seat_may_know_and_nothing_else,
    test_surface.test_every_legal_action_has_a_name_and_every_name_a_number_of_its_phase,
    test_surface.test_states_hold_nothing_but_integers_of_their_width_in_rows_that_keep_their_length,
    test_surface.test_cards_are_conserved,
    test_contracts.test_a_contract_is_made_unless_the_sheet_has_it_as_lost,
    test_reference.test_random_matches_go_as_in_the_reference,
    test_noninterference.test_nothing_that_a_seat_is_shown_depends_on_what_is_hidden_from_it,
    test_knowledge.test_it_is_the_state_but_for_what_is_hidden_and_how_that_came_about,
    test_told.test_a_trick_is_won_for_the_reason_that_is_told,
    test_policies.test_they_choose_legally_and_alike_whatever_is_hidden,
    test_worlds.test_a_world_shows_the_seat_what_it_has_seen,
    test_novice.test_it_plays_whole_matches_at_every_table,
    test_steady.test_it_plays_whole_matches_at_every_table,
    test_sharp.test_every_phase_of_every_table_is_played,
    test_hide.test_compiled_and_interpreted_hide_agree,
    test_observations.test_every_place_belongs_to_a_field_that_says_what_it_means,
    test_gpu.test_a_block_of_every_table_fits_into_shared_memory,
    test_pettingzoo.test_api,
    test_pettingzoo.test_rendering,
    test_pettingzoo.test_winners_share_one_and_the_others_minus_one,
]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: f"{check.__module__.split('.')[-1]}-{check.__name__}")
def test_what_holds_for_the_five_games_holds_for_it(check: Callable[[Table], None], table: Table) -> None:
    check(table)
