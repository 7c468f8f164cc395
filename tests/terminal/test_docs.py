"""The screens that docs/terminal.md and README.md show are those that the program draws."""

import json
import re
import shlex
from pathlib import Path

import pytest

import oldtricks as ot

from .person import Person

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / "terminal.md", ROOT / "README.md"]
SCREENS = re.findall(
    r"<!-- screen: oldtricks play (.*?), 80 x 24(?:; typed: (.*?))? -->\n```text\n(.*?)```",
    "".join(page.read_text(encoding="utf-8") for page in PAGES),
    re.DOTALL,
)


def keys(typed: str) -> list[str]:
    """`9, pass` as it is; `1, 61 times` sixty-one times."""
    repeated = re.fullmatch(r"(\w+), (\d+) times", typed)
    return [repeated[1]] * int(repeated[2]) if repeated else [key for key in typed.split(", ") if key]


@pytest.mark.parametrize(("arguments", "typed", "shown"), SCREENS, ids=[screen[0].split()[0] for screen in SCREENS])
def test_screen(arguments: str, typed: str, shown: str, tmp_path: Path) -> None:
    (tmp_path / "learning.json").write_text(f'{{"done": {{}}, "left": {{}}, "told": {json.dumps(ot.GAMES)}}}', "utf-8")
    person = Person(tmp_path, *shlex.split(arguments), "--pace", "0")
    for key in keys(typed):
        assert person.type(key) == "> "
    assert person.text.rstrip() == shown.rstrip()
    person.kill()


def test_there_are_screens() -> None:
    assert len(SCREENS) == 4
