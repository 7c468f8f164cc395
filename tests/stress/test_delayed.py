"""Those who watch with a delay are sent nothing that is younger; see delayed.py for thousands of games."""

from collections import Counter

import pytest

from oldtricks.server import gallery
from oldtricks.server.live import Live
from oldtricks.server.outbox import Outbox

from ..tables import table_id
from .delayed import compare, scan
from .hidden import Options

TABLES: list[Options] = [
    ("gasoline_alley", {"players": 3}),
    ("tactics", {"players": 4}),
    ("new_york_to_paris", {"players": 2}),
]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_nothing_younger_is_sent(table: Options) -> None:
    counts: Counter[str] = Counter()
    scan(table, 1, counts)
    assert counts["messages"] > 20


def test_a_claim_is_told_as_late_as_everything_else() -> None:
    counts: Counter[str] = Counter()
    for seed in range(3):
        scan(("gasoline_alley", {"players": 2}), seed, counts)
    assert counts["claims"]


@pytest.mark.parametrize("table", TABLES[:2], ids=table_id)
def test_whoever_watches_from_a_seat_sees_no_more_than_it_does(table: Options) -> None:
    tally = compare(table, 11)
    assert tally.leaks == 0
    assert tally.differed > tally.tried * 0.4
    assert tally.earlier or table != TABLES[1]  # there, what was laid away stays hidden


# And both can catch a leak.


def test_a_gallery_that_is_in_a_hurry_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "LAG", 100.0)
    with pytest.raises(AssertionError, match="too early"):
        scan(TABLES[0], 1, Counter())


def test_a_stream_that_is_not_held_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "outbox_of", lambda live, person: live.outbox)
    with pytest.raises(AssertionError, match="something of hand"):
        scan(TABLES[0], 1, Counter())


def test_eyes_that_see_the_neighbours_cards_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Outbox._seen_by
    beside = lambda outbox, seat: honest(outbox, None if seat is None else (seat + 1) % 3)  # noqa: E731
    monkeypatch.setattr(Outbox, "_seen_by", beside)
    monkeypatch.setattr(gallery.Gallery, "_wait", lambda gallery: 0.0)
    assert compare(TABLES[0], 11).leaks > 0
