"""Attacks and faults that once worked, tried again on a server that is started here, in numbers.

    python -m tests.stress.campaign                           everything in little
    python -m tests.stress.campaign --only heads --only reviews
    python -m tests.stress.campaign --source ../old/src       the same on another version: before and after
    python -m tests.stress.beside before.json after.json      what both wrote with --out, side by side
    python -m tests.stress.campaign --long                    1,000 kills on each database, a million other worlds

While somebody attacks, two people play elsewhere, from an address of their own, a move every tenth of a second; how
long their moves take, how long the health check takes and how much memory the server took is told of every attack.
Everything stays on this machine, is limited in number and time, and ends by itself.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from ..server.cutter import Cutter
from ..server.test_postgres import hang_up_on_listeners
from ..tables import TABLES
from . import delayed, gates, hidden, kill, queues, sealed
from .kill import Server, database_of, progress

Found = dict[str, Any]
ELSEWHERE = "127.0.0.9"  # the address of those who only play
PAUSE = 0.1  # seconds between their moves
QUIET = {"LOG": "warning"}
FEW_FILES = 1024  # as many as many systems let a server open
BOTS = [{"kind": "bot", "level": "steady"}] * 4
FREE = {"RATE": 10**6, "BURST": 10**6, "GUESTS_A_MINUTE": 10**6, "PACE": 0, **QUIET}


# Two who only play


def person(base: str, source: str = "127.0.0.1") -> httpx.AsyncClient:
    """A client at an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=60, headers={"Origin": base})


async def come_in(http: httpx.AsyncClient, name: str) -> None:
    token = (await http.post("/api/tokens", json={"name": name})).json()["token"]
    http.headers["Authorization"] = f"Bearer {token}"


class Elsewhere:
    """Two people at a table of their own, and somebody who asks for the server's health."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.chance = random.Random(1)
        self.moves: list[float] = []
        self.health: list[float] = []
        self.acknowledged = 0
        self.refused: Counter[str] = Counter()

    async def play(self) -> None:
        async with person(self.server.address, ELSEWHERE) as ann, person(self.server.address, ELSEWHERE) as ben:
            for http, name in ((ann, "Ann"), (ben, "Ben")):
                await come_in(http, name)
            while True:
                await self.game((ann, ben))

    async def game(self, people: tuple[httpx.AsyncClient, httpx.AsyncClient]) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        plan = {"game": "gasoline_alley", "players": 2, "seats": seats, "options": {"hands": 9}}
        path = f"/api/tables/{(await people[0].post('/api/tables', json=plan)).json()['id']}"
        await people[1].post(f"{path}/sit", json={})
        told = (await people[0].post(f"{path}/start", json={})).json()
        while (seat := told["view"]["turn"]) is not None:
            seen = await people[seat].get(path)
            if seen.status_code == 200:
                told = seen.json()
                action = self.chance.choice(told["view"]["legal"])
                body = {"action": action, "version": told["version"], "key": uuid4().hex}
                begun = time.perf_counter()
                seen = await people[seat].post(f"{path}/moves", json=body)
                self.moves.append(time.perf_counter() - begun)
                self.acknowledged += seen.status_code == 200
            if seen.status_code == 200:
                told = seen.json()
            else:
                self.refused[str(seen.status_code)] += 1
            await asyncio.sleep(PAUSE)

    async def ask_for_health(self) -> None:
        async with person(self.server.address, ELSEWHERE) as http:
            while True:
                begun = time.perf_counter()
                await http.get("/healthz")
                self.health.append(time.perf_counter() - begun)
                await asyncio.sleep(PAUSE)

    def told(self) -> Found:
        """So far, in milliseconds; and begin anew."""
        found = {
            "moves elsewhere": self.acknowledged,
            "p50 ms": milliseconds(self.moves, 0.5),
            "p99 ms": milliseconds(self.moves, 0.99),
            "longest ms": milliseconds(self.moves, 1),
            "health, longest ms": milliseconds(self.health, 1),
            "refused": dict(self.refused),
        }
        self.moves, self.health, self.acknowledged, self.refused = [], [], 0, Counter()
        return found


def milliseconds(times: list[float], share: float) -> float | None:
    if not times:
        return None
    return round(1000 * sorted(times)[min(int(share * len(times)), len(times) - 1)], 1)


@asynccontextmanager
async def watched(server: Server) -> AsyncIterator[Elsewhere]:
    """Somebody plays elsewhere all the while; what stops him is an error here."""
    elsewhere = Elsewhere(server)
    tasks = [asyncio.create_task(elsewhere.play()), asyncio.create_task(elsewhere.ask_for_health())]
    try:
        yield elsewhere
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def most_memory(server: Server) -> float:
    """Megabytes that the process had at most."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return round(int(next(line.split()[1] for line in lines if line.startswith("VmHWM"))) / 1024)


# Attacks: each gets the server's address and says what came of it


async def tables_of_bots(base: str) -> Found:
    """1: six people make tables of bots alone, as many as they can in ten seconds."""
    statuses: Counter[str] = Counter()
    plan = {"game": "tactics", "start": True, "seats": BOTS, "options": {"hands": 50}}

    async def makes(until: float) -> None:
        async with person(base) as eve:
            await come_in(eve, "Eve")
            while time.monotonic() < until:
                statuses[str((await eve.post("/api/tables", json=plan)).status_code)] += 1

    await asyncio.gather(*[makes(time.monotonic() + 10) for _ in range(6)])
    return {"tables": statuses["201"], "answers": dict(statuses)}


async def heads(base: str) -> Found:
    """3: 64 MB of headers, and a path without an end."""

    async def pours(begun: bytes, part: bytes, most: int) -> int:
        async with gates.line_to(base) as (_, writer):
            sent = 0
            try:
                async with asyncio.timeout(20):
                    writer.write(begun)
                    while sent < most:
                        writer.write(part)
                        await writer.drain()
                        sent += len(part)
            except (OSError, TimeoutError):
                pass
        return sent

    header = b"X-Long: " + b"x" * 60_000 + b"\r\n"
    return {
        "MB of headers taken": round(await pours(b"GET / HTTP/1.1\r\nHost: x\r\n", header, 64_000_000) / 1e6, 1),
        "MB of path taken": round(await pours(b"GET /", b"x" * 65_536, 64_000_000) / 1e6, 1),
    }


async def old_versions(base: str) -> Found:
    """9: the same table since every version that it had, again and again."""
    async with person(base) as eve:
        await come_in(eve, "Eve")
        path = await finished_table(eve)
        versions = (await eve.get(path)).json()["version"]
        statuses: Counter[str] = Counter()
        for number in range(600):
            statuses[str((await eve.get(f"{path}?since={number % versions}")).status_code)] += 1
    return {"requests": 600, "answers": dict(statuses)}


async def replays(base: str) -> Found:
    """9: replays of a finished game, by somebody whom nobody knows, eight at a time for ten seconds."""
    async with person(base) as eve:
        await come_in(eve, "Eve")
        path = await finished_table(eve)
    return await asked_by_nobody(base, f"{path}/replay")


async def readings(base: str) -> Found:
    """9: what anybody may read, the longest that there is, likewise."""
    return await asked_by_nobody(base, "/print/tactics", "/docs", "/openapi.json", "/")


async def asked_by_nobody(base: str, *paths: str) -> Found:
    """Eight whom nobody knows ask for these, again and again, for ten seconds."""
    statuses: Counter[str] = Counter()

    async def asks(until: float) -> None:
        async with person(base) as nobody:
            while time.monotonic() < until:
                for path in paths:
                    statuses[str((await nobody.get(path)).status_code)] += 1

    await asyncio.gather(*[asks(time.monotonic() + 10) for _ in range(8)])
    return {"requests": statuses.total(), "answers": dict(statuses)}


async def finished_table(http: httpx.AsyncClient) -> str:
    """A game of bots that is over."""
    plan = {"game": "tactics", "start": True, "seats": BOTS, "options": {"hands": 2}}
    path = f"/api/tables/{(await http.post('/api/tables', json=plan)).json()['id']}"
    async with asyncio.timeout(120):
        while (await http.get(path)).json()["table"]["status"] != "over":
            await asyncio.sleep(1)
    return path


def ready(attack: Callable[[str], Awaitable[Found]]) -> Callable[[str], Awaitable[Found]]:
    """An attack on bots that search, which are compiled before: until then all of them act in haste."""

    async def once_ready(base: str) -> Found:
        await queues.get_ready(base)
        return await attack(base)

    return once_ready


ATTACKS: dict[str, tuple[Callable[[str], Awaitable[Found]], Mapping[str, object]]] = {  # with the server's settings
    "tables of bots": (tables_of_bots, QUIET),
    "heads": (heads, QUIET),
    "old versions": (old_versions, {**QUIET, "PACE": 0}),
    "replays": (replays, {**QUIET, "PACE": 0}),
    "readings": (readings, QUIET),
    **{f"locked out by {what}": (lambda base, what=what: gates.locked_out(base, what), QUIET) for what in gates.BEGUN},
    "reads nothing": (gates.unread, QUIET),
    "piles up requests": (gates.piled_up, QUIET),
    "odd requests": (gates.odd_requests, QUIET),
    "strange names": (gates.strange_names, QUIET),
    "guesses of tokens": (gates.guesses, QUIET),
    "many people of one address": (gates.identities, QUIET),
    "hints without end": (ready(queues.under_hints), {**QUIET, "GUESTS_A_MINUTE": 1000}),
    "50 tables of seven sharp": (ready(queues.many_tables), {**QUIET, "GUESTS_A_MINUTE": 1000}),
    "forced and free": (ready(queues.forced_and_free), {**QUIET, "GUESTS_A_MINUTE": 1000}),
}


async def attacked(name: str, source: Path | None) -> Found:
    """A server of its own, left alone for two seconds and then attacked."""
    attack, settings = ATTACKS[name]
    with database_of("sqlite") as (database, log):
        server = Server(database, log, settings, source, FEW_FILES if name.startswith("locked out") else None)
        await server.start()
        try:
            async with watched(server) as elsewhere:
                await asyncio.sleep(2)
                calm = elsewhere.told()
                found = await attack(server.address)
                during = elsewhere.told()
            return {**found, "before": calm["p99 ms"], **during, "most MB": most_memory(server)}
        finally:
            await server.end(signal.SIGKILL)


# Faults


async def long_log(source: Path | None, entries: int = 2400) -> Found:
    """2: a table with many moves and take-backs, and the first who asks for it after a restart."""
    with database_of("sqlite") as (database, log):
        server = Server(database, log, FREE, source)
        await server.start()
        async with person(server.address) as ann:
            await come_in(ann, "Ann")
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
            plan = {"game": "aviationgame", "seats": seats, "start": True, "options": {"hands": 400}}
            path, taken = f"/api/tables/{(await ann.post('/api/tables', json=plan)).json()['id']}", Counter[str]()
            chance = random.Random(1)
            while (told := (await ann.get(path)).json())["version"] < entries and not told["view"]["over"]:
                if not told["view"]["legal"]:
                    await asyncio.sleep(0.01)
                    continue
                body = {"action": chance.choice(told["view"]["legal"]), "version": told["version"], "key": uuid4().hex}
                await ann.post(f"{path}/moves", json=body)
                if chance.random() < 0.4:
                    taken[str((await ann.post(f"{path}/undo", json={})).status_code)] += 1
        await server.end(signal.SIGKILL)
        await server.start()
        try:
            async with watched(server) as elsewhere, person(server.address) as nobody:
                begun = time.perf_counter()
                await nobody.get(path)
                seconds = time.perf_counter() - begun
                await asyncio.sleep(1)
                during = elsewhere.told()
        finally:
            await server.end(signal.SIGKILL)
    asked = {"entries": told["version"], "take-backs": dict(taken), "first GET ms": round(1000 * seconds, 1)}
    return {**asked, **during}


async def two_servers(source: Path | None) -> Found:
    """7: a second server on the same file."""
    with database_of("sqlite") as (database, log):
        first, second = (Server(database, log, QUIET, source) for _ in range(2))
        await first.start()
        try:
            await second.start()
        except AssertionError as refused:
            return {"the second": "refused", "it says": str(refused).strip().splitlines()[-1][:300]}
        else:
            await second.end(signal.SIGKILL)
            return {"the second": "runs too"}
        finally:
            await first.end(signal.SIGKILL)


async def lost_file(source: Path | None) -> Found:
    """13: the database file is deleted under a server that people play at."""
    with database_of("sqlite") as (database, log):
        server = Server(database, log, QUIET, source)
        await server.start()
        mode = oct(os.stat(database).st_mode & 0o777)
        try:
            async with watched(server) as elsewhere:
                await asyncio.sleep(2)
                elsewhere.told()
                for path in Path(database).parent.glob(Path(database).name + "*"):
                    path.unlink()
                await asyncio.sleep(3)
                found = elsewhere.told()
                async with person(server.address, ELSEWHERE) as http:
                    health = (await http.get("/healthz")).status_code
        finally:
            await server.end(signal.SIGKILL)
    acknowledged = {"acknowledged afterwards": found["moves elsewhere"], "refused": found["refused"]}
    return {"file's mode": mode, **acknowledged, "health": health}


async def many_results(source: Path | None, results: int = 600_000) -> Found:
    """13: the health check with many finished games, while some look at the figures of all."""
    with database_of("sqlite") as (database, log):
        server = Server(database, log, QUIET, source)
        await server.start()
        await server.end(signal.SIGTERM)
        with sqlite3.connect(database) as file:
            columns = [row[1:3] for row in file.execute("pragma table_info(results)")]
            row = [f"'{name}' || n" if "CHAR" in kind or kind == "TEXT" else "n" for name, kind in columns]
            counted = "with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)"
            file.execute(f"{counted} insert into results select {', '.join(row)} from c", (results,))
        await server.start()
        try:
            async with person(server.address) as http:
                looking = [asyncio.create_task(http.get("/api/stats")) for _ in range(8)]
                times = []
                for _ in range(5):
                    begun = time.perf_counter()
                    with suppress(httpx.TimeoutException):
                        await http.get("/healthz")
                    times.append(time.perf_counter() - begun)
                    await asyncio.sleep(PAUSE)
                await asyncio.gather(*looking, return_exceptions=True)
        finally:
            await server.end(signal.SIGKILL)
    return {"results": results, "health, longest ms": milliseconds(times, 1)}


async def lost_lines(source: Path | None) -> Found:
    """6: two servers at one PostgreSQL, whose lines to it are lost: those by which they listen, and one at a COMMIT."""
    with database_of("postgresql") as (database, log):
        cutter = Cutter(database)
        one, two = (Server(url, log, FREE, source) for url in (cutter.url, database))

        async def hang_up() -> None:
            await asyncio.to_thread(hang_up_on_listeners, database)

        def lose(key: bytes) -> None:
            cutter.about, cutter.lose = key, "answer"

        for server in (one, two):
            await server.start()
        try:
            stale = await gates.stale_for(one.address, two.address, hang_up)
        except AssertionError:
            stale = {"longest_s": "nobody can move any more"}
        try:
            return {**{f"unheard, {what}": found for what, found in stale.items()}, **await commit(one.address, lose)}
        finally:
            for server in (one, two):
                await server.end(signal.SIGKILL)
            cutter.close()


async def commit(base: str, lose: Callable[[bytes], None]) -> Found:
    """How a move was answered whose COMMIT was lost, and how when it was asked for again."""
    found = await gates.lost_commit(base, lose)
    return {f"a lost COMMIT, {what}": answer for what, answer in found.items()}


FAULTS: dict[str, Callable[[Path | None], Awaitable[Found]]] = {
    "a long log": long_log,
    "two servers on one file": two_servers,
    "a file that is gone": lost_file,
    "many results": many_results,
    "lost lines to PostgreSQL": lost_lines,
}


# Kills and worlds


def kills(kind: str, often: int) -> Found:
    """A server is killed and stopped while people play; an AssertionError if anything is lost."""
    hows = [signal.SIGKILL] * often + [signal.SIGTERM] * (often // 10)
    random.Random(1).shuffle(hows)
    with database_of(kind) as (database, log):
        return dict(asyncio.run(kill.torment(database, log, hows, tables=10, seed=1)))


def worlds(games: int, each: int, workers: int) -> Found:
    """Every message of these games is scanned, and at every look compared with those of so many other worlds; an
    AssertionError at a leak."""
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        seeds = range(max(games // len(TABLES), 1))
        parts = [pool.submit(hidden.part, table, range(i, i + 1), 1, each) for i in seeds for table in TABLES]
        for done, part in enumerate(as_completed(parts), 1):
            found, tally = part.result()
            counts += found
            counts["other worlds"] += tally.differed
            counts["leaks"] += tally.leaks
            progress(f"{done} of {len(parts)} games, {counts['other worlds']} other worlds, {counts['leaks']} leaks")
    assert not counts["leaks"], f"{counts['leaks']} leaks"
    return dict(counts)


def steps(options: argparse.Namespace) -> dict[str, Callable[[], Found]]:
    """Everything, by name."""
    source: Path | None = options.source and options.source.resolve()
    found: dict[str, Callable[[], Found]] = {}
    for name in ATTACKS:
        found[name] = lambda name=name: asyncio.run(attacked(name, source))
    for name, fault in FAULTS.items():
        found[name] = lambda fault=fault: asyncio.run(fault(source))
    if source is None:  # these know the inside of this version
        often, games, each = (1000, 2_200, 8) if options.long else (10, 100, 1)
        for kind in ("sqlite", "postgresql"):
            found[f"kills on {kind}"] = lambda kind=kind: kills(kind, often)
        found["other worlds"] = lambda: worlds(games, each, options.workers)
        found["boards before they are played"] = lambda: dict(sealed.besiege(100 if options.long else 1))
        found["watching with a delay"] = lambda: dict(delayed.besiege(2_000 if options.long else 10))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="NAME", help="only this; may be repeated")
    parser.add_argument("--list", action="store_true", help="what there is")
    parser.add_argument("--source", type=Path, help="the folder of another version's package, to compare with")
    parser.add_argument("--long", action="store_true", help="1,000 kills on each database, a million other worlds")
    parser.add_argument("--workers", type=int, default=1, help="processes that compare worlds (default 1)")
    parser.add_argument("--out", type=Path, help="write the figures there too, as JSON")
    options = parser.parse_args()
    every = steps(options)
    if options.list:
        raise SystemExit("\n".join(every))
    if unknown := set(options.only or ()) - set(every):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(every)}")
    figures: dict[str, Found] = {}
    for name, step in every.items():
        if options.only and name not in options.only:
            continue
        begun = time.monotonic()
        figures[name] = step()
        print(f"{name} ({time.monotonic() - begun:.0f} s)", flush=True)
        for what, value in figures[name].items():
            print(f"    {what}: {json.dumps(value, ensure_ascii=False)}", flush=True)
        if options.out:
            options.out.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
