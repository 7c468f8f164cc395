"""What a release says of itself: one version, a README whose links work on a package index, addresses that are true."""

import re
import runpy
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import oldtricks

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PYPROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]
ADDRESS = re.compile(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$", re.MULTILINE)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The module, without the build tool that calls it."""
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace())
    monkeypatch.setitem(
        sys.modules, "hatchling.metadata.plugin.interface", SimpleNamespace(MetadataHookInterface=object)
    )
    return runpy.run_path(str(ROOT / HOOK["path"]))


def addresses(text: str) -> list[str]:
    return [one or other for one, other in ADDRESS.findall(text)]


def relative(text: str) -> list[str]:
    return [address for address in addresses(text) if "://" not in address and not address.startswith("#")]


def test_the_version_stands_in_one_place() -> None:
    assert "version" in PYPROJECT["project"]["dynamic"]
    assert PYPROJECT["tool"]["hatch"]["version"]["path"] == "src/oldtricks/__init__.py"
    newest = re.search(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == oldtricks.__version__


def test_every_link_of_the_readme_leads_into_the_repository_of_that_version(hook: dict[str, Any]) -> None:
    assert len(relative(README)) > 20
    there = {**HOOK, "repository": "https://example.org/tricks"}
    text = hook["shown"](README, there, "1.2.3")
    assert relative(text) == []
    assert len(addresses(text)) == len(addresses(README))
    assert "![Tactics, c. 1910, in the browser](https://example.org/tricks/raw/v1.2.3/docs/pictures/table.png)" in text
    assert "[Neutral]: https://example.org/tricks/blob/v1.2.3/docs/games/neutral.md\n" in text
    assert "](https://example.org/tricks/blob/v1.2.3/docs/bots.md#how-strong-they-are)" in text
    for address in addresses(text):
        path = re.fullmatch(r"https://example.org/tricks/(?:raw|blob)/v1.2.3/([^#]+)(?:#.*)?", address)
        assert path is None or (ROOT / path[1]).exists()
    urls = hook["addresses"](there, "1.2.3")
    assert urls["Source"] == "https://example.org/tricks"
    assert urls["Changelog"] == "https://example.org/tricks/blob/v1.2.3/CHANGELOG.md"


def test_without_an_address_there_are_no_links_rather_than_wrong_ones(hook: dict[str, Any]) -> None:
    nowhere = {**HOOK, "repository": ""}
    text = hook["shown"](README, nowhere, "1.2.3")
    assert relative(text) == []
    assert "![" not in text
    assert "| Neutral | 1914 |" in text
    assert "(docs/" not in text
    assert hook["addresses"](nowhere, "1.2.3") == {}


def test_code_in_the_readme_stays_as_it_is(hook: dict[str, Any]) -> None:
    blocks = re.findall(r"^```.*?^```", README, re.MULTILINE | re.DOTALL)
    for repository in ("", "https://example.org/tricks"):
        text = hook["shown"](README, {**HOOK, "repository": repository}, "1.2.3")
        assert re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL) == blocks


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return runpy.run_path(str(ROOT / "tools" / "release.py"))


def test_of_a_python_that_is_not_there_the_release_says_so(
    release: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(release["try_on"].__globals__, "interpreter", lambda python: None)
    assert release["try_on"]("3.13", Path("a.whl"), "1.2.3") == (True, "not here, so NOT TRIED")
    tried: list[Path] = []

    def in_pyodide(wheel: Path, version: str) -> tuple[bool, str]:
        tried.append(wheel)
        return True, ""

    monkeypatch.setitem(release["try_on"].__globals__, "try_in_pyodide", in_pyodide)
    monkeypatch.setattr(release["shutil"], "which", lambda program: f"/usr/bin/{program}")
    release["try_on"]("3.14", Path("a.whl"), "1.2.3")
    release["try_on"]("3.13", Path("a.whl"), "1.2.3")
    assert tried == [Path("a.whl")]  # Pyodide 314 is Python 3.14
    said = [name.removeprefix("Programming Language :: Python :: ") for name in PYPROJECT["project"]["classifiers"]]
    assert [python for python in release["PYTHONS"] if python not in said] == []
