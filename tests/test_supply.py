"""What we build on: bounds, versions to install again, vendored files and the bill of materials agree."""

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, packages_distributions, requires, version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import oldtricks

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
LINES = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINNED = {canonicalize_name(name): Version(version) for name, version in (
    line.split("==") for line in LINES if not line.startswith("#")
)}  # fmt: skip
BILL = json.loads((ROOT / "bill-of-materials.json").read_text(encoding="utf-8"))
VENDORED = sorted((ROOT / "src").rglob("VENDORED.toml"))
OURS = {"VENDORED.toml", "README.md", "fonts.css", "lettering.css", "fluent.d.ts", "standalone.module.d.ts"}


def wanted(extra: str | None = None) -> Iterator[Requirement]:
    """What we ask for, with what our other extras ask for that an extra brings along."""
    for text in PROJECT["dependencies"] if extra is None else EXTRAS[extra]:
        one = Requirement(text)
        if one.name == "oldtricks":
            for other in one.extras:
                yield from wanted(other)
        else:
            yield one


DIRECT = sorted({*wanted(), *(one for extra in EXTRAS for one in wanted(extra))}, key=str)


@pytest.mark.parametrize("one", DIRECT, ids=str)
def test_every_dependency_has_a_lower_and_an_upper_bound(one: Requirement) -> None:
    signs = sorted(each.operator for each in one.specifier)
    assert signs == ["<", ">="]


IMPORTED = re.compile(r"^\s*(?:from|import) (\w+)", re.MULTILINE)
BROUGHT = {"llvmlite"}  # by numba, which takes one version of it only


def test_whatever_we_import_we_ask_for() -> None:
    modules = {name for path in (ROOT / "src").rglob("*.py") for name in IMPORTED.findall(_code(path))}
    asked = {canonicalize_name(one.name) for one in DIRECT} | BROUGHT
    offered = packages_distributions()
    for name in modules - set(sys.stdlib_module_names) - {"oldtricks"}:
        assert {canonicalize_name(each) for each in offered[name]} & asked, name


def _code(path: Path) -> str:
    """Without texts, where a line may begin with such a word too."""
    return re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_constraints_are_plain_versions_within_our_bounds() -> None:
    assert all(line.startswith("#") or re.fullmatch(r"[a-z0-9.-]+==[0-9][a-z0-9.+!]*", line) for line in LINES)
    assert "://" not in "".join(LINES)
    for one in [*wanted(), *wanted("play"), *wanted("dev")]:
        assert one.specifier.contains(PINNED[canonicalize_name(one.name)]), one


def _other(name: str) -> bool:
    try:
        return Version(version(name)) != PINNED[canonicalize_name(name)]
    except PackageNotFoundError:
        return False


def needed(roots: list[Requirement]) -> set[str]:
    """What has to be installed for these, by the metadata of what is installed here."""
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = list(roots)
    while waiting:
        one = waiting.pop()
        if one.name in PINNED and _other(one.name):
            pytest.skip(f"{one.name} is installed in another version than constraints.txt has")
        key = (canonicalize_name(one.name), frozenset(one.extras))
        if key in found:
            continue
        found.add(key)
        try:
            metadata = requires(one.name) or []
        except PackageNotFoundError:  # nor is it for another system than this
            found.remove(key)
            continue
        extras = [{"extra": extra} for extra in one.extras] or [{"extra": ""}]
        for text in metadata:
            more = Requirement(text)
            if more.marker is None or any(more.marker.evaluate(extra) for extra in extras):
                waiting.append(more)
    return {name for name, _ in found}


@pytest.mark.xdist_group("together")
def test_tests_that_belong_together_stay_together(request: pytest.FixtureRequest) -> None:
    """Some versions of pytest and pytest-xdist do not go together and say nothing: all is compiled several times."""
    if getattr(request.config.option, "loadgroup", False):
        assert request.node.nodeid.endswith("@together")


@pytest.mark.parametrize("extra", ["play", "dev"])
def test_constraints_name_whatever_an_install_brings(extra: str) -> None:
    assert needed([*wanted(), *wanted(extra)]) <= set(PINNED)


def vendored(manifest: Path) -> list[dict[str, str]]:
    files: list[dict[str, str]] = tomllib.loads(manifest.read_text(encoding="utf-8"))["file"]
    return files


@pytest.mark.parametrize("manifest", VENDORED, ids=lambda path: path.parent.relative_to(ROOT / "src").as_posix())
def test_vendored_files_are_those_whose_version_is_stated(manifest: Path) -> None:
    folder, files = manifest.parent, vendored(manifest)
    for file in files:
        assert hashlib.sha256((folder / file["name"]).read_bytes()).hexdigest() == file["sha256"], file["name"]
        assert Version(file["version"])
        assert (folder / file["licence_file"]).is_file()
    known = {file[key] for file in files for key in ("name", "licence_file")} | OURS | {"LICENSE-preact"}
    assert {path.name for path in folder.iterdir()} <= known


def test_nothing_vendored_lies_elsewhere() -> None:
    """Fonts and minified scripts come from somewhere."""
    folders = {manifest.parent for manifest in VENDORED}
    assert {path.parent for path in (ROOT / "src").rglob("*.woff2")} <= folders
    for path in (ROOT / "src").rglob("*.js"):
        longest = max(map(len, path.read_text(encoding="utf-8").splitlines()))
        assert longest < 400 or path.parent in folders, path


def components(kind: str) -> dict[str, dict[str, Any]]:
    return {each["name"]: each for each in BILL["components"] if each["type"] == kind}


def test_the_bill_has_every_vendored_file() -> None:
    found = {name: (each["version"], each["hashes"][0]["content"]) for name, each in components("file").items()}
    assert found == {
        (manifest.parent / file["name"]).relative_to(ROOT).as_posix(): (file["version"], file["sha256"])
        for manifest in VENDORED
        for file in vendored(manifest)
    }


def test_the_bill_has_whatever_is_installed_for_those_who_play() -> None:
    found = {canonicalize_name(name): Version(each["version"]) for name, each in components("library").items()}
    assert found == {name: PINNED[name] for name in needed([*wanted(), *wanted("play")])}
    about = BILL["metadata"]["component"]
    assert (about["name"], about["version"]) == (PROJECT["name"], oldtricks.__version__)


def test_the_bill_is_plain() -> None:
    text = json.dumps(BILL)
    assert "://" not in text
    assert str(ROOT) not in text
