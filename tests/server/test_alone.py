"""The tables of one person without a server: the same answers, and nothing is shown before it is kept."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, net, thumb
from oldtricks.bots.rest import decided
from oldtricks.engine.errors import OldTricksError
from oldtricks.server.alone import runtime
from oldtricks.server.alone.build import _bots, _pages, build
from oldtricks.server.alone.requests import answer
from oldtricks.server.alone.room import Room
from oldtricks.server.alone.shelf import Taken
from oldtricks.server.alone.worker import Listener
from oldtricks.server.avatars import all_avatars
from oldtricks.server.logbook import Row, entry_of
from oldtricks.server.opening import Entry, chair_entry, opening
from oldtricks.server.settings import Settings
from oldtricks.server.table import Table

from .house import House
from .test_protocol import check
from .test_rest import SURE, position

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import icons

SOURCE = Path(__file__).parents[2] / "src"
GAMES = {"aviationgame": 4, "gasoline_alley": 2, "neutral": 5, "new_york_to_paris": 2, "tactics": 4}


class Board:
    """A shelf for tests; `full` refuses everything."""

    def __init__(self) -> None:
        self.person: Row | None = None
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, list[Row]] = {}
        self.full = False
        self.nets: dict[str, bytes] = {}  # within reach
        self.fetched: list[str] = []

    async def me(self) -> Row | None:
        return self.person

    async def call(self, me: Row) -> None:
        self.person = me

    async def tables(self) -> list[Row]:
        return [{**row, "newest": len(self.logs[name])} for name, row in self.rows.items()]

    async def table(self, name: str) -> Row | None:
        return self.rows.get(name)

    async def entries(self, name: str, after: int) -> list[Entry]:
        return [entry_of(row) for row in self.logs[name][after:]]

    async def append(self, entries: list[Row], table: Row | None = None) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no room")
        for row in entries:
            log = self.logs.setdefault(row["table_id"], [])
            if row["sequence"] <= len(log):
                raise Taken
            log.append(row)
        if table:
            self.rows[table["id"]] = table

    async def sum_up(self, table: Row) -> None:
        self.rows[table["id"]] = table

    async def learned(self, game: str) -> bytes | None:
        self.fetched.append(game)
        return self.nets.get(game)


class Player:
    """Asks as the page does."""

    def __init__(self, board: Board) -> None:
        self.room = Room(board, Settings(pace=0))

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found, data = await answer(self.room, method, path, json.dumps(body) if body is not None else "")
        assert found == status, data
        return json.loads(data)

    async def open(self, game: str, level: str = "steady", **more: Any) -> str:
        """A table that is dealt."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (GAMES[game] - 1)]
        options = {} if game == "new_york_to_paris" else {"hands": 1}
        plan = {"game": game, "players": GAMES[game], "seats": seats, "options": options, "start": True, **more}
        made: str = (await self.ask("POST", "/tables", plan))["id"]
        return made

    async def lay(self, match: ot.Match) -> Table:
        """A table that goes on from a position, with bots beside me."""
        seats = [chair_entry("bot", f"Bot {i}", level="steady") for i in range(match.game.players)]
        seats[0] = chair_entry("person", "Ann", person=self.room.person)
        first = opening(match.game, self.room.person, seats, None, 60)
        start = {"kind": "start", "record": match.record().dumps(), "ply": match.ply}
        return (await self.room.create(first, False, start)).table

    async def move(self, table: str) -> Any:
        """Once it is my turn."""
        while True:
            seen = await self.ask("GET", f"/tables/{table}")
            if seen["table"]["status"] == "over":
                return seen
            if seen["view"]["legal"]:
                body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": uuid4().hex}
                return await self.ask("POST", f"/tables/{table}/moves", body)
            await asyncio.sleep(0)

    async def play(self, table: str) -> Any:
        while (seen := await self.move(table))["table"]["status"] != "over":
            pass
        return seen


def alone(test: Callable[[Player, Board], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        board = Board()
        player = Player(board)
        await player.room.open("de")
        assert player.room.name.startswith("Gast ")
        await test(player, board)

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_all_that_comes_after_it(game: str) -> None:
    async def test(player: Player, board: Board) -> None:
        table = await player.open(game)
        told: list[Any] = []
        live = await player.room.get(table)
        live.enter(Listener(live, player.room.person, 0, lambda text: told.append(json.loads(text))))
        seen = await player.play(table)
        await asyncio.sleep(0.01)
        assert told[-1]["version"] == seen["version"] == len(board.logs[table])
        for message in (seen, *told):
            check("Message", message)
        check("Replay", replay := await player.ask("GET", f"/tables/{table}/replay?seat=all"))
        assert replay["review"] == "thumb"
        proof = await player.ask("GET", f"/tables/{table}/verify")
        check("Verification", proof)
        assert proof["fair"]
        [listed] = (await player.ask("GET", "/me/tables"))["tables"]
        assert listed["status"] == "over"
        assert listed["id"] == table
        stats = await player.ask("GET", "/stats")
        check("Stats", stats)
        assert [line["played"] for line in stats["mine"]] == [1]
        again = await player.ask("POST", f"/tables/{table}/again", {"ply": 0})
        assert (await player.ask("GET", f"/tables/{again['id']}"))["table"]["practice"]
        following = await player.ask("POST", f"/tables/{table}/rematch")
        assert (await player.ask("GET", f"/tables/{following['id']}"))["table"]["status"] == "playing"

    alone(test)


def test_what_was_played_is_there_again_when_the_page_is() -> None:
    async def test(player: Player, board: Board) -> None:
        table = await player.open("tactics")
        seen = await player.move(table)
        later = Player(board)
        await later.room.open()
        assert later.room.person == player.room.person
        listed = (await later.ask("GET", "/me/tables"))["tables"]
        assert [each["id"] for each in listed] == [table]
        assert (await later.ask("GET", f"/tables/{table}"))["version"] >= seen["version"]
        await later.play(table)

    alone(test)


def test_what_cannot_be_kept_is_not_shown() -> None:
    async def test(player: Player, board: Board) -> None:
        table = await player.open("gasoline_alley")
        while not (seen := await player.ask("GET", f"/tables/{table}"))["view"]["legal"]:
            await asyncio.sleep(0)
        board.full = True
        body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": "k"}
        assert (await player.ask("POST", f"/tables/{table}/moves", body, 500))["said"]["key"] == "problem-mistake"
        assert (await player.ask("GET", f"/tables/{table}"))["version"] == seen["version"]
        board.full = False
        assert (await player.ask("POST", f"/tables/{table}/moves", body))["version"] > seen["version"]

    alone(test)


def test_two_tabs_play_one_game() -> None:
    async def test(player: Player, board: Board) -> None:
        table = await player.open("gasoline_alley")
        other = Player(board)
        await other.room.open()
        while not (seen := await player.ask("GET", f"/tables/{table}"))["view"]["legal"]:
            await asyncio.sleep(0)
        body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": "k"}
        assert (await other.ask("GET", f"/tables/{table}"))["version"] == seen["version"]
        await player.ask("POST", f"/tables/{table}/moves", body)
        await other.ask("POST", f"/tables/{table}/moves", {**body, "key": "other"}, 409)
        await other.room.heard(table)
        assert (await other.ask("GET", f"/tables/{table}"))["version"] > seen["version"]

    alone(test)


def test_a_hint_is_a_rule_of_thumb_with_its_reason() -> None:
    async def test(player: Player, board: Board) -> None:
        reasons = 0
        for game in GAMES:
            table = await player.open(game)
            for _ in range(12):
                seen = await player.ask("GET", f"/tables/{table}")
                if seen["table"]["can"]["hint"]:
                    found = await player.ask("POST", f"/tables/{table}/hint")
                    check("Hints", found)
                    [hint] = found["hints"]
                    assert hint["action"] in seen["view"]["legal"]
                    reasons += hint["reason"] is not None
                await player.move(table)
        assert reasons > 5

    alone(test)


def test_a_review_is_of_ones_own_decisions_by_rule_of_thumb() -> None:
    """The very action that a hint would have named, and why; what a bot played for somebody is not his."""

    async def test(player: Player, board: Board) -> None:
        other: list[Any] = []
        for game in GAMES:
            table = await player.open(game)
            hinted: dict[int, str] = {}
            while (seen := await player.ask("GET", f"/tables/{table}"))["table"]["status"] != "over":
                if len(seen["view"]["legal"]) > 1:
                    [hint] = (await player.ask("POST", f"/tables/{table}/hint"))["hints"]
                    hinted[seen["view"]["ply"]] = hint["action"]
                await (player.move(table) if seen["view"]["legal"] else asyncio.sleep(0))
            check("Review", found := await player.ask("GET", f"/tables/{table}/review"))
            made = found["decisions"]
            seat = seen["table"]["my_seat"]
            assert [one["ply"] for one in made] == sorted(hinted)
            assert {one["seat"] for one in made} == {seat}
            assert all(one["lost"] is None for one in made)
            for one in made:
                assert one["best"] == hinted[one["ply"]] or one["action"].startswith("discard")  # those in any order
                assert (one["action"] != one["best"]) == (one["said"]["key"] == "thumb-other")
            other += [one for one in made if one["action"] != one["best"]]
        assert sum(one["reason"] is not None for one in other) > 3

    alone(test)


def test_the_order_of_cards_laid_away_is_no_matter() -> None:
    match = ot.game("neutral", players=5).start(seed=3)
    while match.turn is not None and match.view(match.turn).phase != "discard":
        match.play(thumb.hint(match.view(match.turn))["action"])
    sound, made = [], []
    first = match.view(match.turn)
    while (view := match.view(match.turn)).phase == "discard":
        sound.append(thumb.hint(view)["action"])
        match.play(sound[-1])
    assert len(sound) > 1
    match.undo(len(sound))
    assert match.view(match.turn).legal == first.legal
    for action in reversed(sound):
        made.append((match.view(match.turn), action))
        match.play(action)
    assert [one["best"] for one in thumb.review(made)["decisions"]] == sound[::-1]


def test_a_claim_is_no_decision() -> None:
    async def test(player: Player, board: Board) -> None:
        match = position(SURE, "infantry")
        table = await player.lay(match)
        await player.ask("POST", f"/tables/{table.id}/rest", {"how": "claim"})
        while table.status != "over":
            await asyncio.sleep(0)
        made = (await player.ask("GET", f"/tables/{table.id}/review"))["decisions"]
        assert made
        assert all(one["ply"] < match.ply for one in made)

    alone(test)


@pytest.fixture
def unlearned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bytes]]:
    """As in a browser: nothing is there that was not fetched. What could be."""
    nets = {game: net.file_of(game).read_bytes() for game in GAMES}
    monkeypatch.setattr(net, "NETS", tmp_path / "nets")
    net.layers.cache_clear()
    yield nets
    net.layers.cache_clear()


def test_what_a_bot_has_learned_is_fetched_once_and_only_when_it_plays(unlearned: dict[str, bytes]) -> None:
    async def test(player: Player, board: Board) -> None:
        board.nets = unlearned
        await player.open("tactics")
        await player.open("neutral", "net", players=5)  # nothing was learned at such a table
        assert not board.fetched
        table = await player.open("tactics", "net")
        await player.open("tactics", "net")
        assert board.fetched == ["tactics"]
        assert net.has_learned(ot.game("tactics"))
        await player.play(table)

    alone(test)


@pytest.mark.parametrize("within_reach", [None, b"<!doctype html>"])
def test_without_what_it_has_learned_no_table_is_opened(
    unlearned: dict[str, bytes], within_reach: bytes | None
) -> None:
    """There is no network, or something else lies there. Nor is one opened again that was begun elsewhere."""

    async def test(player: Player, board: Board) -> None:
        board.nets = {"tactics": within_reach} if within_reach else {}
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "net"}] * 3]
        await player.ask("POST", "/tables", {"game": "tactics", "seats": seats}, status=409)
        assert not board.rows
        board.nets = unlearned
        table = await player.open("tactics", "net")
        net.file_of("tactics").unlink()
        board.nets = {}
        later = Player(board)
        await later.room.open()
        refused = await later.ask("GET", f"/tables/{table}", status=409)
        assert refused["said"] == {"key": "problem-not-learned", "args": {"game": "Tactics"}}
        assert len((await later.ask("GET", "/me/tables"))["tables"]) == 1
        await later.ask("DELETE", f"/tables/{table}")

    alone(test)


def test_of_a_game_that_nobody_has_learned_there_is_nothing_to_fetch(unlearned: dict[str, bytes]) -> None:
    async def test(player: Player, board: Board) -> None:
        board.nets = {"tactics": b""}
        await player.open("tactics", "net")
        assert not net.has_learned(ot.game("tactics"))

    alone(test)


def test_the_site_says_which_bots_play_there() -> None:
    assert {bot["level"] for bot in _bots() if bot["available"]} == set(BOTS) - {"sharp"}


@pytest.mark.parametrize("how", ["claim", "finish"])
def test_the_rest_of_a_hand_is_played_out(how: str) -> None:
    """A claim that is proven, and a contract that is made already."""

    async def test(player: Player, board: Board) -> None:
        match = position(SURE, "infantry", 110 if how == "claim" else 60)
        while how == "finish" and not (match.turn == 0 and decided(match.public())):
            match.play(match.legal()[-1])
        table = await player.lay(match)
        check("Message", seen := await player.ask("POST", f"/tables/{table.id}/rest", {"how": how}))
        assert seen["table"]["rest"] == {"seat": 0, "how": how}
        assert await player.ask("POST", f"/tables/{table.id}/rest", {"how": how}, 409)
        while table.status != "over":
            await asyncio.sleep(0)

    alone(test)


def test_an_unfinished_game_is_removed_and_counts_as_left() -> None:
    async def test(player: Player, board: Board) -> None:
        table = await player.open("tactics")
        assert await player.ask("DELETE", f"/tables/{table}") == {"id": table}
        assert (await player.ask("GET", f"/tables/{table}", status=410))["said"]["key"] == "problem-closed"
        later = Player(board)
        await later.room.open()
        for one in (player, later):
            assert (await one.ask("GET", "/me/tables"))["tables"] == []
            assert (await one.ask("GET", "/stats"))["left"] == [{"game": "tactics", "mine": 1, "everybody": 1}]
        over = await player.open("gasoline_alley")
        await player.play(over)
        await player.ask("DELETE", f"/tables/{over}", status=409)

    alone(test)


def test_somebody_has_a_picture_and_takes_it_to_his_tables() -> None:
    async def test(player: Player, board: Board) -> None:
        check("Me", me := await player.ask("GET", "/me"))
        other = next(each for each in all_avatars() if each != me["avatar"])
        check("Me", now := await player.ask("PUT", "/me", {"avatar": other}))
        assert now == {**me, "avatar": other, "new": False}
        await player.ask("PUT", "/me", {"avatar": "nothing"}, 422)
        seen = await player.ask("GET", f"/tables/{await player.open('tactics')}")
        assert [seat["avatar"] for seat in seen["table"]["seats"]] == [other, None, None, None]
        later = Player(board)
        await later.room.open()
        assert await later.ask("GET", "/me") == now

    alone(test)


def test_the_log_knows_when_everything_happened() -> None:
    """In memory, from the shelf, and in another browser: by that a slow clock runs."""

    async def test(player: Player, board: Board) -> None:
        table = await player.open("gasoline_alley", clock=86_400)
        await player.move(table)
        since = (await player.room.get(table)).table.since
        later, other = Player(board), Player(Board())
        for one in (later, other):
            await one.room.open()
        await other.ask("POST", "/kept", await player.ask("GET", "/kept"))
        assert [(await one.room.get(table)).table.since for one in (later, other)] == [since, since]
        assert board.logs[table][0]["at"] < since

    alone(test)


def test_friends_need_a_server_and_names_have_to_be_names() -> None:
    async def test(player: Player, board: Board) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = await player.ask("POST", "/tables", {"game": "gasoline_alley", "players": 2, "seats": seats}, 409)
        assert refused["said"]["key"] == "problem-needs-server"
        assert (await player.ask("PUT", "/me", {"name": " Ann\u200b "}))["name"] == "Ann"
        await player.ask("PUT", "/me", {"name": "\u200b"}, 422)
        assert (await player.ask("GET", "/nowhere", status=404))["status"] == 404

    alone(test)


def test_all_games_go_into_a_file_and_into_another_browser() -> None:
    async def test(player: Player, board: Board) -> None:
        await player.play(await player.open("tactics"))
        await player.open("neutral")
        carried = await player.ask("GET", "/kept")
        other = Player(Board())
        await other.room.open()
        assert await other.ask("POST", "/kept", carried) == {"new": 2, "of": 2}
        assert await other.ask("POST", "/kept", carried) == {"new": 0, "of": 2}
        mine, his = [(await one.ask("GET", "/me/tables"))["tables"] for one in (player, other)]
        assert sorted(each["id"] for each in mine) == sorted(each["id"] for each in his)
        assert (await other.ask("GET", "/stats"))["mine"] == (await player.ask("GET", "/stats"))["mine"]
        await other.play(next(each["id"] for each in his if each["status"] == "playing"))
        table, log = carried["tables"][0], carried["tables"][0]["log"]
        for wrong in ({}, {**carried, "tables": [{**table, "log": [*log, {"kind": "x"}]}]}, {**carried, "tables": 1}):
            refused = await other.ask("POST", "/kept", wrong, 422)
            assert refused["said"]["key"] == "problem-no-games"

    alone(test)


def test_lessons_and_puzzles_are_told_in_the_language_asked_for() -> None:
    async def test(player: Player, board: Board) -> None:
        lesson = await player.ask("GET", "/learn/neutral/first?lang=de")
        assert "Du" in lesson["scenes"][0]["message"]["view"]["players"]
        check("Puzzles", found := await player.ask("GET", "/puzzles"))
        book = found["books"][0]
        check("PuzzleLesson", await player.ask("GET", f"/puzzles/{book['game']}/{book['puzzles'][0]['id']}"))
        await player.ask("GET", "/learn/neutral/nowhere", status=404)

    alone(test)


# Writing the site


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(OldTricksError) as found:
        do()
    return found.value.said.key


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("")
    assert refused(lambda: build(tmp_path)) == "site-not-empty"
    assert refused(lambda: build(tmp_path / "mine")) == "site-not-empty"


def test_links_to_a_site_whose_address_is_known_have_a_picture() -> None:
    pages = _pages("e1", "", 1, "https://example.org/cards")
    rules = pages["rules/neutral/index.html"].decode()
    picture = "https://example.org/cards/static/e1/previews/neutral.jpg"
    assert f'<meta property="og:image" content="{picture}">' in rules
    assert '<meta property="og:url" content="https://example.org/cards/rules/neutral">' in rules
    anywhere = _pages("e1", "", 1, "")["rules/neutral/index.html"].decode()
    assert "og:" not in anywhere
    title = re.compile(r"<title>.*?<meta name=.description. [^>]+>", re.DOTALL)
    assert title.findall(rules) == title.findall(anywhere)
    assert "Neutral" in title.findall(rules)[0]


def npm(folder: Path, script: str) -> None:
    (folder / "npm").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "npm").chmod(0o755)


def test_what_npm_cannot_fetch_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache, path = tmp_path / "cache", tmp_path / "bin"
    path.mkdir()
    monkeypatch.setenv("PATH", f"{path}:/usr/bin:/bin")
    monkeypatch.setattr(shutil, "which", lambda name: str(path / name) if (path / name).exists() else None)
    assert refused(lambda: runtime.fetch(cache)) == "site-no-npm"
    npm(path, "echo 'npm error code ENOTFOUND' >&2; exit 1")
    with pytest.raises(OldTricksError, match="ENOTFOUND"):
        runtime.fetch(cache)
    npm(path, 'echo something else > "$5/pyodide.tgz"')
    assert refused(lambda: runtime.fetch(cache)) == "site-wrong-checksum"
    assert not list(cache.iterdir())


def test_the_icons_are_of_the_drawing() -> None:
    told = {name: icons.digest(drawing) for name, (_, drawing) in icons.drawings().items()}
    assert json.loads(icons.DRAWN.read_text()) == told


def test_a_server_tells_what_to_keep(house: House) -> None:
    http = house.guest().http
    manifest = http.get("/manifest.json").json()
    assert manifest["start_url"] == "/"
    assert all(http.get(icon["src"]).status_code == 200 for icon in manifest["icons"])
    script = http.get("/service.js")
    assert script.headers["cache-control"] == "no-cache"
    [told] = re.findall(r"const KEEP = (\{.*\});", script.text)
    files = json.loads(told)["files"]
    assert all(http.get(file).status_code == 200 for file in files)
    assert not [file for file in files if file.startswith("/api")]


NEEDED = {"fluent", "babel", "attr", "attrs", "pytz", "typing_extensions", "confusable_homoglyphs", "oldtricks"}


def test_a_browser_can_load_it() -> None:
    """Nothing beside the standard library and what the site takes along, which is all in plain Python."""
    lacking = {name.rstrip("/").removesuffix(".py"): None for name in (*runtime.LEFT_OUT, "orjson", "numpy", "numba")}
    code = (
        f"import sys; before = set(sys.modules); sys.modules.update({lacking!r})\n"
        f"sys.path.insert(0, {str(SOURCE)!r})\n"
        "import oldtricks.server.alone.ready\n"
        "print(*{name.split('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    strange = {name for name in run.stdout.split() if not name.startswith("_")}
    assert strange <= NEEDED | lacking.keys()


FIRST_MINUTE = """
import asyncio, sys
sys.modules["numpy"] = None
import oldtricks.server.alone.ready
from tests.server.test_alone import GAMES, Board, Player
before = set(sys.modules)

async def begin():
    for game in GAMES:
        player = Player(Board())
        await player.room.open()
        table = await player.open(game)
        await player.ask("GET", f"/tables/{table}")
        await player.ask("GET", "/me/tables")
    await player.move(await player.open("tactics", "net"))

asyncio.run(begin())
print(*sorted(name for name in set(sys.modules) - before if name.startswith("oldtricks.")))
"""


def test_the_kept_memory_has_all_that_the_first_minute_needs() -> None:
    """A second visit begins in it, before our files are unpacked again."""
    command = [sys.executable, "-c", FIRST_MINUTE]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, cwd=SOURCE.parent)
    assert run.stdout.split() == []
