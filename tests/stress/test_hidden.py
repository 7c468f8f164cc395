"""Nobody is sent what he may not know: a few hundred games in little, see hidden.py for thousands."""

from collections import Counter

import orjson
import pytest

import oldtricks as ot
from oldtricks.server.outbox import Outbox, Seen
from oldtricks.words import say

from ..tables import table_id
from .hidden import Options, compare, scan

TABLES: list[tuple[Options, int]] = [  # each with how many games of one hand
    (("aviationgame", {"players": 4}), 24),
    (("aviationgame", {"players": 6}), 16),
    (("gasoline_alley", {"players": 2}), 40),
    (("gasoline_alley", {"players": 4}), 32),
    (("gasoline_alley", {"players": 8}), 8),
    (("neutral", {"players": 3}), 24),
    (("neutral", {"players": 4}), 24),
    (("neutral", {"players": 5}), 16),
    (("new_york_to_paris", {"players": 2}), 8),
    (("new_york_to_paris", {"players": 4, "sides": "partners"}), 4),
    (("tactics", {"players": 4}), 24),
]
IDS = [table_id(table) for table, _ in TABLES]


@pytest.mark.parametrize(("table", "games"), TABLES, ids=IDS)
def test_no_message_names_a_card_that_its_reader_may_not_know(table: Options, games: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(games):
        scan(table, seed, counts, hands=1)
    assert counts["games"] == games
    assert counts["messages"] == counts["moves"] * (table[1]["players"] + 1) > 20 * games


@pytest.mark.parametrize("table", [table for table, _ in TABLES[::2]], ids=IDS[::2])
def test_nothing_that_is_sent_depends_on_what_is_hidden(table: Options) -> None:
    tally = compare(table, 11)
    assert tally.leaks == 0
    assert tally.differed > tally.tried * 0.5
    assert tally.at_turn >= 3


# And both can catch a leak.


def left_hand(match: ot.Match) -> list[str]:
    """What the neighbour of the player at turn holds."""
    assert match.turn is not None
    return list(match.view((match.turn + 1) % match.game.players).hand)


def test_the_scan_catches_one_card_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Outbox._look

    def leaky(outbox: Outbox, seat: int | None) -> Seen:
        match = outbox._table.match
        assert match is not None
        held = left_hand(match) if seat is None and len(match.history) == 12 else []
        seen = honest(outbox, seat)
        return seen._replace(view=seen.view + b',"also":' + orjson.dumps(held[:1]))

    monkeypatch.setattr(Outbox, "_look", leaky)
    with pytest.raises(AssertionError, match="seat None"):
        scan(("tactics", {}), 1, Counter())


def test_other_worlds_catch_a_refusal_that_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    peeking = lambda match, action: say("text", text=f"{action}: {'us-8' in left_hand(match)}")  # noqa: E731
    monkeypatch.setattr(ot.Match, "explanation", peeking)
    assert compare(("neutral", {"players": 4}), 11).leaks > 0
