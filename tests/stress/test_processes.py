"""Three servers behind a proxy, one of them killed, twice: see processes.py for hundreds of times."""

from pathlib import Path

import pytest

from ..test_hosting import needs
from .processes import trouble


@pytest.mark.xdist_group("postgresql")
def test_people_of_one_table_at_any_server_go_on_when_one_is_killed(tmp_path: Path) -> None:
    needs("nginx")
    counts = trouble(tmp_path, kills=2, tables=4)
    assert counts["kills"] == 2
    assert counts["moves in the logs"] >= counts["acknowledged moves"] > 0
