"""The sixth game is on the shelf for the tests of this folder, and for no others."""

from collections.abc import Iterator

import pytest

from . import install, remove


@pytest.fixture(scope="package", autouse=True)
def _sixth_game() -> Iterator[None]:
    install()
    yield
    remove()
