"""What one visitor can do at the server's doors, in numbers: functions that take a server's address and measure.

`python -m tests.stress.gates http://127.0.0.1:1911` runs them against a server that somebody has started, and prints
what they found. Nothing is judged here: `test_gates` and the campaign do that.
"""

import argparse
import asyncio
import json
import multiprocessing
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
BEGUN = {  # what an idle connection has sent
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\n{",
    "one request": HEAD + b"\r\n",
}
LARGE = b"GET /print/aviationgame HTTP/1.1\r\nHost: x\r\n\r\n"
PATIENCE = 60.0  # seconds after which somebody who waits gives up


def place(base: str) -> tuple[str, int]:
    found = urlsplit(base)
    return found.hostname or "127.0.0.1", found.port or 80


@asynccontextmanager
async def line_to(base: str, source: str | None = None) -> AsyncIterator[Line]:
    """A connection, from another address of this machine if that is asked for."""
    host, port = place(base)
    reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0) if source else None)
    try:
        yield reader, writer
    finally:
        writer.close()


async def status_of(base: str, request: bytes, source: str | None = None) -> int:
    """The status of a request as it stands; 0 if the line is closed without an answer."""
    async with line_to(base, source) as (reader, writer):
        writer.write(request)
        answer = await reader.readline()
        return int(answer.split()[1]) if answer else 0


async def until_answered(base: str, path: str) -> float:
    """How long a newcomer waits until he is answered with 200, trying again all the while."""
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        try:
            async with asyncio.timeout(2):
                if await status_of(base, request) == 200:
                    break
        except (OSError, TimeoutError):
            await asyncio.sleep(0.05)
    return time.monotonic() - begun


# Connections


async def locked_out(base: str, begun: str = "nothing", many: int = 1100, source: str | None = None) -> dict[str, Any]:
    """How long newcomers wait while somebody holds connections that have sent what `begun` says."""
    async with AsyncExitStack() as held:
        opened = 0
        for _ in range(many):
            try:
                async with asyncio.timeout(2):
                    _, writer = await held.enter_async_context(line_to(base, source))
                writer.write(BEGUN[begun])
                opened += 1
            except (OSError, TimeoutError):
                break
        return {"opened": opened, **await newcomers(base)}


async def stormed(base: str, begun: str = "half a head", many: int = 1100) -> dict[str, Any]:
    """The same, while somebody comes back at once for each of his connections that is closed."""
    opened = 0

    async def insist() -> None:
        nonlocal opened
        while True:
            try:
                async with line_to(base) as (reader, writer):
                    opened += 1
                    writer.write(BEGUN[begun])
                    await reader.read()
            except OSError:
                await asyncio.sleep(0.05)

    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn")
    ) as elsewhere:  # which the storm does not slow down
        await asyncio.wrap_future(elsewhere.submit(time.sleep, 0))
        storm = [asyncio.create_task(insist()) for _ in range(many)]
        await asyncio.sleep(3)
        found = await asyncio.wrap_future(elsewhere.submit(ask_newcomers, base))
        for one in storm:
            one.cancel()
        await asyncio.gather(*storm, return_exceptions=True)
    return {"opened": opened, **found}


def ask_newcomers(base: str) -> dict[str, float]:
    return asyncio.run(newcomers(base))


async def newcomers(base: str) -> dict[str, float]:
    """How long they wait: who wants to know whether the server is well, and the unluckiest of five others."""
    health, *others = await asyncio.gather(
        until_answered(base, "/healthz"), *(until_answered(base, "/api/games") for _ in range(5))
    )
    return {"newcomer_s": max(others), "health_s": health}


async def unread(base: str) -> dict[str, Any]:
    """How long somebody may go on who asks for much and reads nothing of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(place(base))
    begun = time.monotonic()
    with line:
        line.sendall(LARGE * 10)
        while time.monotonic() - begun < PATIENCE:
            await asyncio.sleep(0.2)
            try:
                line.send(b"\r\n")  # which nobody minds, unless he has hung up
            except OSError:
                break
    return {"let_go_s": time.monotonic() - begun}


async def piled_up(base: str, many: int = 100_000) -> dict[str, Any]:
    """How many requests somebody can send without waiting for answers until the server has enough of him."""
    async with line_to(base) as (_, writer):
        begun, sent = time.monotonic(), 0
        try:
            async with asyncio.timeout(10):
                for _ in range(many // 100):
                    writer.write((HEAD + b"\r\n") * 100)
                    await writer.drain()
                    sent += 100
        except (OSError, TimeoutError):
            pass
    return {
        "sent": sent,
        "seconds": time.monotonic() - begun,
        "newcomer_s": await until_answered(base, "/api/games"),
    }


# Odd requests


async def odd_requests(base: str) -> dict[str, int]:
    """The statuses of requests that no browser sends."""
    host = urlsplit(base).netloc
    async with guest(base) as eve:
        cookie = eve.cookies["oldtricks"]
    body = b'{"name": "Eve"}'

    def get(path: str) -> bytes:
        return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()

    def put(*headers: str) -> bytes:
        lines = [f"Host: {host}", f"Cookie: oldtricks={cookie}", "Content-Type: application/json", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *headers]
        return ("PUT /api/me HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n").encode() + body

    asked = {
        "a zero in a file's name": get("/static/%00"),
        "a long file name": get("/static/" + "x" * 1500),
        "a deep path": get("/static/" + "x/" * 900),
        "a zero in a picture's name": get("/art/tactics/%00.svg"),
        "a zero in a table's name": get("/api/tables/%00"),
        "an empty token beside a cookie": put("Authorization: Bearer "),
        "no token beside a cookie": put("Authorization: Bearer"),
        "a malformed origin": put("Origin: http://[::1"),
        "an origin with another scheme": put(f"Origin: https://{host}"),
        "an origin elsewhere": put("Origin: https://evil.example"),
        "the own origin": put(f"Origin: http://{host}"),
    }
    return {name: await status_of(base, request) for name, request in asked.items()}


NAMES = {
    "a letter that is not seen": "Ann\u3164",
    "nothing that is seen": "\u3164\ufe0f",
    "a variation": "Ann\ufe0f",
    "a Cyrillic A": "\u0410nn",
    "all Cyrillic, and like Ada": "\u0410\u0501\u0430",
    "a tower of marks": "Z" + "\u0301" * 100,
}


async def strange_names(base: str) -> dict[str, str]:
    """What people are called who ask for such names, or the status; then at one table with somebody called Ada."""
    found = {}
    for what, name in NAMES.items():
        async with guest(base) as eve:
            answer = await eve.put("/api/me", json={"name": name})
            found[what] = answer.json()["name"] if answer.status_code == 200 else str(answer.status_code)
    async with guest(base) as ada, guest(base) as eve:
        await ada.put("/api/me", json={"name": "Ada"})
        await eve.put("/api/me", json={"name": NAMES["all Cyrillic, and like Ada"]})
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.post("/api/tables", json={"game": "gasoline_alley", "players": 2, "seats": seats})
        table = (await eve.post(f"/api/tables/{made.json()['id']}/sit", json={})).json()["table"]
        found["beside Ada"] = table["seats"][1]["name"]
    return found


# Budgets


@asynccontextmanager
async def guest(base: str, name: str = "Ann") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody new, with a browser."""
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE) as http:
        while (await http.put("/api/me", json={"name": name})).status_code == 429:
            await asyncio.sleep(0.5)
        yield http


async def guesses(base: str, many: int = 300) -> dict[str, Any]:
    """How often somebody may guess tokens: the statuses, by how often each came."""
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        statuses: Counter[str] = Counter()
        for _ in range(many):
            answer = await http.get("/api/me", headers={"Authorization": f"Bearer {uuid4().hex}"})
            statuses[str(answer.status_code)] += 1
    return {**statuses, "seconds": time.monotonic() - begun}


async def identities(base: str, people: int = 20, each: int = 60) -> dict[str, Any]:
    """What one address gets by being many people: requests and tables, as many as it likes in a moment."""

    async def asks(http: httpx.AsyncClient) -> tuple[int, int]:
        seen = [(await http.get("/api/me")).status_code for _ in range(each)]
        made = [(await http.post("/api/tables", json={"game": "tactics"})).status_code for _ in range(each)]
        return seen.count(200), made.count(201)

    async with AsyncExitStack() as all_of_them:
        guests = [await all_of_them.enter_async_context(guest(base)) for _ in range(people)]
        begun = time.monotonic()
        found = await asyncio.gather(*map(asks, guests))
        seconds = time.monotonic() - begun
    requests, tables = (sum(counts) for counts in zip(*found, strict=True))
    return {"people": people, "requests": requests, "tables": tables, "of_each": people * each, "seconds": seconds}


# Two processes at one PostgreSQL


async def stale_for(one: str, two: str, hang_up: Callable[[], Awaitable[Any]], moves: int = 6) -> dict[str, Any]:
    """The longest until somebody at one process hears of a move at the other, made while nobody listened.

    `hang_up` ends the connections by which the processes listen to the database.
    """
    async with guest(one) as ann, guest(two, "Ben") as ben:
        plan = {"game": "gasoline_alley", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        path = f"/api/tables/{(await ann.post('/api/tables', json=plan)).json()['id']}"
        await ben.post(f"{path}/sit", json={})
        await ann.post(f"{path}/start", json={})
        waits = []
        for _ in range(moves):
            told = [(await http.get(path)).json() for http in (ann, ben)]
            seat = told[0]["view"]["turn"]
            mover, other = (ann, ben) if seat == 0 else (ben, ann)
            async with other.stream("GET", f"{path}/events") as stream:
                lines = stream.aiter_lines()
                await version_after(lines, -1)
                await hang_up()
                body = {"action": told[seat]["view"]["legal"][0], "version": told[seat]["version"], "key": uuid4().hex}
                assert (await mover.post(f"{path}/moves", json=body)).status_code == 200
                begun = time.monotonic()
                await version_after(lines, told[seat]["version"])
                waits.append(time.monotonic() - begun)
    return {"moves": moves, "longest_s": max(waits)}


async def version_after(lines: AsyncIterator[str], version: int) -> int:
    """The first version that a stream tells after this one; -1 if it tells none for too long."""
    try:
        async with asyncio.timeout(PATIENCE):
            async for line in lines:
                if line.startswith("data: ") and (told := json.loads(line[6:])["version"]) > version:
                    return int(told)
    except TimeoutError:
        pass
    return -1


async def lost_commit(base: str, lose: Callable[[bytes], None]) -> dict[str, Any]:
    """What a move is answered whose COMMIT is lost, what when it is asked for again, and by how much the table grew.

    `lose` is told the key by which the COMMIT can be known.
    """
    async with guest(base) as ann:
        plan = {"game": "gasoline_alley", "players": 2, "start": True, "options": {"hands": 1}}
        path = f"/api/tables/{(await ann.post('/api/tables', json=plan)).json()['id']}"
        while not (seen := (await ann.get(path)).json())["view"]["legal"]:
            await asyncio.sleep(0.05)
        body = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": uuid4().hex}
        lose(body["key"].encode())
        first = await ann.post(f"{path}/moves", json=body)
        again = await ann.post(f"{path}/moves", json=body)
        moves = [event for event in again.json().get("news", []) if event.get("seat") == seen["table"]["my_seat"]]
    return {
        "first": first.status_code,
        "kind": first.json().get("type"),
        "again": again.status_code,
        "moves": len(moves),
    }


async def everything(base: str) -> dict[str, Any]:
    """All that needs one server alone."""
    found: dict[str, Any] = {f"locked out by {begun}": await locked_out(base, begun) for begun in BEGUN}
    found["stormed"] = await stormed(base)
    found["reads nothing"] = await unread(base)
    found["piles up requests"] = await piled_up(base)
    found["odd requests"] = await odd_requests(base)
    found["strange names"] = await strange_names(base)
    found["guesses of tokens"] = await guesses(base)
    found["many people of one address"] = await identities(base)
    return found


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    arguments.add_argument("base", help="the address of a running server, such as http://127.0.0.1:1911")
    print(json.dumps(asyncio.run(everything(arguments.parse_args().base)), indent=2, ensure_ascii=False))
