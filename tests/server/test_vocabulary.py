"""The page's words in parts: each has what its screens say, and not much else."""

import gzip
import os
from pathlib import Path
from typing import Any

import brotli
import pytest

import oldtricks as ot
from oldtricks.engine.boxes import BOXES
from oldtricks.server import files, vocabulary
from oldtricks.words import LANGUAGES
from oldtricks.words.reader import ENTRY, entries
from tests.server.house import House


def keys(*names: str) -> set[str]:
    return {key for name in names for key in ENTRY.findall(vocabulary.book_of_words(name, ""))}


def said(found: Any) -> set[str]:
    """Every key in a message."""
    if isinstance(found, list):
        return {key for each in found for key in said(each)}
    if not isinstance(found, dict):
        return set()
    own = {found["key"]} if isinstance(found.get("key"), str) and set(found) <= {"key", "args"} else set()
    return own | said(list(found.values()))


@pytest.mark.parametrize("game", ot.GAMES)
def test_whatever_a_table_tells_is_among_its_words(house: House, game: str) -> None:
    """To somebody who plays it against bots, legal move by legal move, from the first card to the end."""
    ann = house.guest("Ann")
    table = ann.make(game, "m" + "b" * (BOXES[game].default_seats - 1))
    there, told = keys("en-front", f"en-{game}"), set()
    while (seen := ann.wait_for_turn(table))["table"]["status"] != "over":
        told |= said(seen) | said(ann.move(table))
    told |= said(seen)
    assert len(told) > 20
    assert not told - there


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_are_small_whole_and_apart(language: str) -> None:
    front, home = keys(f"{language}-front"), keys(f"{language}-home")
    assert {"brand", "loading", "error-offline"} <= front
    assert {"home-title", "neutral-special", "tactics-length", "bot-about-steady"} <= home
    assert not front & home
    everything = keys(language)
    for game in BOXES:
        own = keys(f"{language}-{game}")
        others = [each for each in BOXES if each != game]
        assert front | home | own <= everything
        assert not any(key.startswith(f"{other.replace('_', '-')}-") for key in own for other in others)
        assert len(front) + len(own) < len(everything) / 2


def test_what_a_language_lacks_its_parts_have_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody has to read two languages' words."""
    german = {key: text for key, text in entries("de").items() if key != "brand"}
    monkeypatch.setattr(vocabulary, "entries", lambda language: german if language == "de" else entries(language))
    vocabulary.book_of_words.cache_clear()
    try:
        part = vocabulary.book_of_words("de-front", "")
    finally:
        vocabulary.book_of_words.cache_clear()
    assert "brand = Old Tricks" in part
    assert entries("de")["loading"].strip() in part


def test_keys_are_found_in_the_sources_whole_or_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        't("a-key"); t(open ? "this-one" : "that-one.short"); t(`bot-${level.name}-word`); `${game}-${key}`; `/a/${b}`'
    )
    monkeypatch.setattr(vocabulary.bundle, "closure", lambda names: names)
    monkeypatch.setattr(vocabulary.bundle, "source", lambda name: text)
    wanted = {"a-key", "this-one", "that-one", "bot-steady-word"}
    assert vocabulary.asked_for(["js/x.js"], wanted | {"another", "bot-steady", "game-key"}) == wanted
    assert vocabulary.with_mentioned({"a"}, {"a": "a = { b }!", "b": "b = { $x } { c }", "c": "c = ", "d": "d ="}) == {
        "a", "b", "c",
    }  # fmt: skip


def test_what_is_packed_is_kept_and_does_without_a_place_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLDTRICKS_CACHE", str(tmp_path))
    text = " ".join(map(str, range(400)))
    small = files._brotli(text)
    assert brotli.decompress(small).decode() == text
    [kept] = (tmp_path / "oldtricks" / "packed").iterdir()
    kept.write_bytes(b"as it was kept")
    assert files._brotli(text) == b"as it was kept"
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("OLDTRICKS_CACHE", str(tmp_path / "file"))
    assert files._brotli(text) == small


def test_of_what_is_packed_only_what_was_used_last_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDTRICKS_CACHE", str(tmp_path))
    monkeypatch.setattr(files, "MOST_KEPT", 2)
    folder = tmp_path / "oldtricks" / "packed"

    def kept() -> set[str]:
        return {brotli.decompress(path.read_bytes()).decode() for path in folder.iterdir()}

    def age(seconds: int) -> None:
        for path in folder.iterdir():
            os.utime(path, (path.stat().st_atime, path.stat().st_mtime - seconds))

    for text in ("one", "two", "one", "three"):
        files._brotli(text)
        assert text in kept()
        age(10)
    assert kept() == {"one", "three"}


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=1.0, gzip;q=0.8", "br"), ("abracadabra", None)],
)
def test_words_come_as_small_as_the_browser_understands(house: House, accepted: str, coding: str | None) -> None:
    with house.guest().http.stream("GET", "/words/en-front.ftl", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    text = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding](raw)
    assert text.decode() == vocabulary.book_of_words("en-front", files.edition())
