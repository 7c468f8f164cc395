"""Nobody learns anything of a board before having played it: every answer of the server is compared.

`python -m tests.stress.sealed --games 20` does it as often for every game, with players who choose at random.

Somebody who has not played asks for everything that there is to ask for, by the server's own list of addresses: lists,
pages, the rounds, the tables of others, their streams, and all that could be done at these. What he is answered has to
be the same before others have played and afterwards, half-way through, and at the tables of two who played
differently. In none of it, nor in what he may take along, is a secret from which cards follow.
"""

import argparse
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from oldtricks.engine.boxes import BOXES
from oldtricks.server.rounds import Board, Round
from oldtricks.server.settings import Settings

from ..server.conftest import FREE
from ..server.house import Guest, House
from ..server.test_boards import Choose, begin, finish, play, today

Answers = dict[str, tuple[int, bytes]]  # by what was asked

HEX = re.compile(rb"[0-9a-f]{64}|[0-9a-f]{12}")  # commitments, and the names of tables and rounds
APART = ("/api/me", "/api/tokens")  # what is one's own says when something was
APART += ("/api/games", "/api/learn", "/api/puzzles", "/api/pages", "/api/avatars")  # and this is the same for ever
BODIES: dict[str, dict[str, Any]] = {
    "moves": {"action": "pass", "version": 9, "key": "a key"},
    "rest": {"how": "claim"},
    "again": {"ply": 3},
    "talk": {"text": "Hello"},
}
PAGES = ("/boards", "/boards/{round}", "/t/{id}", "/replay/{id}")


def at_random(seed: int) -> Choose:
    chance = random.Random(seed)
    return lambda match: chance.choice(match.legal()).text


def asked(house: House, tables: Iterable[str], rounds: Iterable[str], day: str) -> list[tuple[str, str, Any]]:
    """Everything that can be asked for about these: method, address and body."""
    found: list[tuple[str, str, Any]] = []
    paths = house.app.openapi()["paths"] | {page: {"get": {}} for page in PAGES}
    filled = {"{id}": list(tables), "{round}": list(rounds), "{day}": [day], "{seat}": ["0"]}
    for path, methods in paths.items():
        names = re.findall(r"\{\w+\}", path)
        if path.startswith(APART) or not set(names) <= set(filled):
            continue
        for address in _fill(path, names, filled):
            if "get" in methods:
                found.append(("GET", address, None))
            if "post" in methods and "{id}" in path:
                found.append(("POST", address, BODIES.get(path.rsplit("/", 1)[-1], {})))
    return found


def _fill(path: str, names: list[str], filled: dict[str, list[str]]) -> list[str]:
    if not names:
        return [path]
    return [one for value in filled[names[0]] for one in _fill(path.replace(names[0], value), names[1:], filled)]


def answers(house: House, guest: Guest, tables: Iterable[str], rounds: Iterable[str], day: str) -> Answers:
    return {
        f"{method} {path}": ask(guest, method, path, body) for method, path, body in asked(house, tables, rounds, day)
    }


def ask(guest: Guest, method: str, path: str, body: Any) -> tuple[int, bytes]:
    """Status and body; of a stream its first event."""
    with guest.http.stream(method, path, json=body) as answer:
        if answer.status_code == 200 and answer.headers["content-type"].startswith("text/event-stream"):
            return 200, next(line for line in answer.iter_lines() if line.startswith("data: ")).encode()
        return answer.status_code, answer.read()


def alike(found: Answers) -> list[tuple[str, int, bytes]]:
    """Without what is a name or a commitment."""
    return [
        (HEX.sub(b"#", what.encode()).decode(), status, HEX.sub(b"#", body)) for what, (status, body) in found.items()
    ]


def same(one: Answers, other: Answers) -> None:
    """An AssertionError names the first address that tells something."""
    for before, after in zip(alike(one), alike(other), strict=True):
        assert before == after, f"{before[0]} tells something: {before[1:]} {after[1:]}"


def secret(found: Answers, boards: Iterable[Board]) -> None:
    """No answer has what cards follow from."""
    words = [word for board in boards for word in (board.secret.hex(), board.record) if word]
    for what, (_, body) in found.items():
        assert not [word for word in words if word.encode() in body], f"{what} tells a secret"


class Siege:
    """One game: today's board, an event and a challenge, three who play and somebody who has not."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.house, self.seed = house, seed
        house.hall.boards.models = ()  # the bots of the house would take their time
        now = time.time()
        house.hall.boards.clock = lambda: now
        self.eve, self.nobody = house.guest("Eve"), Guest(house.address)
        event = {"game": game, "boards": 2, "level": "steady", "title": "An event", "public": True}
        self.event: str = self.eve.post("/api/events", event, 201)["id"]  # whoever opens one knows no more
        self.day = today(house, game)
        self.rounds = (self.day, self.event)
        self.counts: Counter[str] = Counter()

    def learns(self, guest: Guest, tables: Iterable[str] = ()) -> Answers:
        found = answers(self.house, guest, tables, self.rounds, self.day[:10])
        secret(found, self.boards)
        self.counts["answers"] += len(found)
        return found

    @property
    def boards(self) -> list[Board]:
        found = [self.house.run(self._found(name)) for name in self.rounds]
        return [board for made in found for board in made.boards]

    async def _found(self, name: str) -> Round:
        return await self.house.hall.boards.find(name, None)

    def plays(self, name: str, turn: int) -> list[str]:
        """Somebody plays both rounds to the end; his tables."""
        guest, choose = self.house.guest(name), at_random(self.seed + turn)
        boards = [self.house.run(self._found(name)).boards for name in self.rounds]
        return [
            table
            for name, some in zip(self.rounds, boards, strict=True)
            for table in play(self.house, guest, name, len(some), choose)
        ]

    def lay(self) -> Counter[str]:
        """All of it."""
        self.looks_on()
        self.half_way()
        self.challenges()
        self.counts["sieges"] += 1
        return self.counts

    def looks_on(self) -> None:
        """Somebody who has not played, and somebody whom nobody knows; others play."""
        before = [self.learns(guest) for guest in (self.eve, self.nobody)]
        ann, ben = (self.plays(name, turn)[::4] for turn, name in enumerate(("Ann", "Ben")))
        for guest, known in zip((self.eve, self.nobody), before, strict=True):
            same(known, self.learns(guest))
            one, other = self.learns(guest, ann), self.learns(guest, ben)
            same(one, other)
            here = [
                status for what, (status, _) in one.items() if "/api" in what and any(table in what for table in ann)
            ]
            assert set(here) <= {403, 404, 409, 422}, "somebody may look on"
            assert here.count(403) > 20

    def half_way(self) -> None:
        """Somebody who has finished one board knows nothing of the others."""
        mine = begin(self.eve, self.event)
        self.house.run(finish(self.house.hall, mine, at_random(self.seed)))
        begin(self.eve, self.event)
        known = self.learns(self.eve)
        self.plays("Cid", 3)
        same(known, self.learns(self.eve))
        taken = {"what she may take along": ask(self.eve, "GET", "/api/me/data", None)}
        secret(taken, self.boards)

    def challenges(self) -> None:
        """Two who played differently send links; nobody can tell which is whose."""
        found: list[Answers] = []
        for turn in range(2):
            ann, eve = self.house.guest("Ann"), self.house.guest("Eve")
            game = self.house.run(self._found(self.event)).game
            table = ann.make(game, "ms" if 2 in BOXES[game].seats else "m" + "s" * (BOXES[game].default_seats - 1))
            self.house.run(finish(self.house.hall, table, at_random(self.seed + turn)))
            name = ann.post(f"/api/tables/{table}/challenge", {}, 201)["id"]
            boards = self.house.run(self._found(name)).boards
            heard = answers(self.house, eve, (), [name], self.day[:10])
            begin(eve, name)
            taken = ask(eve, "GET", "/api/me/data", None)
            secret({**heard, "what he may take along": taken}, boards)
            found.append({what: heard[what] for what in heard if name in what})
        same(*found)


def besiege(games: int) -> Counter[str]:
    """Every game so often; an AssertionError at whatever tells something."""
    counts: Counter[str] = Counter()
    for game in BOXES:
        with tempfile.TemporaryDirectory() as folder:
            house = House(Settings(database=str(Path(folder) / "sealed.db"), **FREE))  # type: ignore[arg-type]
            try:
                for seed in range(games):
                    counts += Siege(house, game, seed).lay()
            finally:
                house.stop()
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="sieges of every game (default 3)")
    print(dict(besiege(parser.parse_args().games)))
