"""Who has to wait for whom, measured from outside: bots that search, while others ask for hints and at many tables.

`python -m tests.stress.queues http://127.0.0.1:1911` prints all of it, for a server with its usual settings but
`OLDTRICKS_GUESTS_A_MINUTE=1000`. Each function takes the address of a server and returns figures, so that
the campaign can ask for them one by one.
"""

import argparse
import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import httpx

import oldtricks as ot

GAME = "gasoline_alley"  # short hands, and many moves that are forced
LATE = 2.0  # seconds after which a move is late, by a bot that acts after one
GIVEN_UP = 3.5  # by then a quick bot has answered, where a server does not tell
PATIENCE = 180  # seconds that compiling may take
QUIET = 11  # seconds after which tables stand still that nobody looks at any more


class Answer(NamedTuple):
    """A bot's move as somebody saw it who looked on."""

    version: int
    seconds: float  # since the move before
    hurried: bool


@asynccontextmanager
async def somebody(url: str, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_connections=None)) as client:
        answer = await client.post("/api/tokens", json={"name": name}, headers={"Origin": url})
        client.headers["Authorization"] = f"Bearer {answer.raise_for_status().json()['token']}"
        yield client


async def make(client: httpx.AsyncClient, bots: int, *, mine: bool = False) -> str:
    """A table of sharp bots, and its maker, who begins, if he plays."""
    seats = [{"kind": "me"}] * mine + [{"kind": "bot", "level": "sharp"}] * bots
    plan = {"game": GAME, "players": len(seats), "seats": seats, "options": {"hands": 1}, "start": True}
    made: str = (await client.post("/api/tables", json=plan)).raise_for_status().json()["id"]
    return made


async def watch(client: httpx.AsyncClient, table: str) -> AsyncIterator[Answer]:
    """The moves of a table of bots, to the end; the first of them is only what the others are counted from."""
    before = None
    async with client.stream("GET", f"/api/tables/{table}/events") as stream:
        async for line in stream.aiter_lines():
            if not line.startswith("data: "):
                continue
            told, now = json.loads(line[6:]), time.monotonic()
            if before and told["version"] == before[0] + 1:
                seats = [event["seat"] for event in told["news"] if event["seat"] is not None]
                chairs = told["table"]["seats"]
                hurried = bool(seats) and chairs[seats[0]].get("hurried", now - before[1] > GIVEN_UP)
                yield Answer(told["version"], now - before[1], hurried)
            if before is None or told["version"] != before[0]:
                before = (told["version"], now)
            if told["table"]["status"] == "over":
                return


async def my_turn(client: httpx.AsyncClient) -> str:
    """A table where the maker is at turn."""
    while True:
        table = await make(client, 1, mine=True)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            seen = (await client.get(f"/api/tables/{table}")).json()
            if seen["view"]["turn"] == seen["table"]["my_seat"]:
                return table
            await asyncio.sleep(0.2)


async def get_ready(url: str) -> None:
    """Wait until bots are compiled, for moves and for advice."""
    async with somebody(url, "Warm-up") as client:
        table = await my_turn(client)
        end = time.monotonic() + PATIENCE
        while (await client.post(f"/api/tables/{table}/hint", json={})).status_code != 200:
            assert time.monotonic() < end, "no hint"
        while True:
            async for answer in watch(client, await make(client, 2)):
                assert time.monotonic() < end, "no bot has time"
                if not answer.hurried:
                    return


async def quiet() -> None:
    """Nobody's bots think any more."""
    await asyncio.sleep(QUIET)


@asynccontextmanager
async def spam(url: str, at_once: int) -> AsyncIterator[list[float]]:
    """Somebody who asks for hints all the time, so many at once; how long each answered one took."""
    took: list[float] = []

    async def ask(client: httpx.AsyncClient, table: str) -> None:
        while True:
            begun = time.monotonic()
            answer = await client.post(f"/api/tables/{table}/hint", json={})
            if answer.status_code == 200:
                took.append(time.monotonic() - begun)
            else:
                await asyncio.sleep(0.05)

    async with somebody(url, "Eve") as eve:
        table = await my_turn(eve)
        asking = [asyncio.create_task(ask(eve, table)) for _ in range(at_once)]
        try:
            yield took
        finally:
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)


def told(answers: list[Answer]) -> dict[str, float]:
    return {
        "moves": len(answers),
        "late": sum(answer.seconds > LATE for answer in answers),
        "by_steady": sum(answer.hurried for answer in answers),
        "worst_seconds": round(max((answer.seconds for answer in answers), default=0), 3),
    }


async def under_hints(url: str, moves: int = 15, at_once: int = 20) -> dict[str, float]:
    """Moves of sharp bots at somebody's table while another asks for hints, so many at once."""
    answers: list[Answer] = []
    await quiet()
    async with spam(url, at_once) as took, somebody(url, "Ann") as ann:
        while len(answers) < moves:
            async for answer in watch(ann, await make(ann, 2)):
                answers.append(answer)
                if len(answers) == moves:
                    break
    return {**told(answers), "hints": len(took)}


async def one_hint(url: str, seconds: float = 20, at_once: int = 20, bots: int = 7) -> dict[str, float]:
    """How long somebody waits for a hint, alone, and while another asks for many and a table of sharp bots plays.

    For a server with OLDTRICKS_ADVICE and OLDTRICKS_ADVICE_BURST so large that nobody is refused.
    """

    async def ask(client: httpx.AsyncClient, table: str) -> list[float]:
        waits: list[float] = []
        end = time.monotonic() + seconds
        while (begun := time.monotonic()) < end:
            (await client.post(f"/api/tables/{table}/hint", json={})).raise_for_status()
            waits.append(round(time.monotonic() - begun, 3))
        return sorted(waits)

    async def look_on(client: httpx.AsyncClient) -> None:
        while True:
            async for _ in watch(client, await make(client, bots)):
                pass

    async with somebody(url, "Ben") as ben, somebody(url, "Host") as host:
        table = await my_turn(ben)
        alone = await ask(ben, table)
        looking = asyncio.create_task(look_on(host))
        async with spam(url, at_once) as took:
            crowded = await ask(ben, table)
        looking.cancel()
    return {
        "alone_median": alone[len(alone) // 2],
        "crowded_median": crowded[len(crowded) // 2],
        "crowded_worst": crowded[-1],
        "hints_a_second": round((len(took) + len(crowded)) / seconds, 2),
        "own_hints_a_second": round(len(crowded) / seconds, 2),
    }


async def many_tables(url: str, tables: int = 50, seconds: float = 30, bots: int = 7) -> dict[str, float]:
    """Tables of sharp bots, each of another host: how many moves they thought about, and how evenly that was shared."""
    thought: list[int] = [0] * tables
    answers: list[Answer] = []

    async def look_on(number: int) -> None:
        async with somebody(url, f"Host {number}") as host:
            while True:
                async for answer in watch(host, await make(host, bots)):
                    answers.append(answer)
                    thought[number] += not answer.hurried

    await quiet()
    looking = [asyncio.create_task(look_on(number)) for number in range(tables)]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*looking)
    await asyncio.gather(*looking, return_exceptions=True)
    return {**told(answers), "fewest_thought": min(thought), "most_thought": max(thought)}


async def forced_and_free(url: str, decisions: int = 120, at_once: int = 1) -> dict[str, Any]:
    """How long bots took for forced and for free moves, while another asks for hints, and what that tells."""
    forced: list[float] = []
    free: list[float] = []
    await quiet()
    async with spam(url, at_once), somebody(url, "Ann") as ann:
        while len(forced) + len(free) < decisions:
            table = await make(ann, 4)
            answers = [answer async for answer in watch(ann, table)]
            record = ot.Record.loads((await ann.get(f"/api/tables/{table}/record")).text)
            for answer in answers:
                choices = len(record.replay(answer.version - 3).legal())  # after opening and start, a move a version
                (forced if choices == 1 else free).append(round(answer.seconds, 4))
    return {
        "forced": sorted(forced),
        "free": sorted(free),
        "later_than_any_forced": sum(one > max(forced) for one in free),
        "distance": round(distance(forced, free), 3),
        "usual_distance": round(1.36 * (1 / len(forced) + 1 / len(free)) ** 0.5, 3),
    }


def distance(one: list[float], other: list[float]) -> float:
    """Of Kolmogorov and Smirnov; alike distributions are nearer than `usual_distance` in 19 of 20 cases."""
    return max(abs(share(one, at) - share(other, at)) for at in (*one, *other))


def share(times: list[float], at: float) -> float:
    return sum(time <= at for time in times) / len(times)


async def all_of_it(url: str) -> dict[str, Any]:
    await get_ready(url)
    return {
        "under hints": await under_hints(url),
        "forced and free": await forced_and_free(url),
        "many tables": await many_tables(url),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure who has to wait for whom at a server.")
    parser.add_argument("url")
    print(json.dumps(asyncio.run(all_of_it(parser.parse_args().url)), indent=1))
