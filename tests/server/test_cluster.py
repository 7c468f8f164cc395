"""Thinking on a Ray cluster: one queue for all servers, the same slots, and a table goes on without it."""

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.server import bots, cluster, messenger, slots
from oldtricks.server.bots import Bots
from oldtricks.server.cluster import Cluster
from oldtricks.server.limits import Asker
from oldtricks.server.metrics import Metrics
from oldtricks.server.problems import Problem
from oldtricks.server.reviews import Reviews
from oldtricks.server.settings import Settings
from oldtricks.server.slots import length

from . import clockwork
from .house import free_port
from .test_bots import endless_search, quick_hints, quick_prepare, quick_search
from .test_slots import SETTINGS, Takes, Town, as_cards_demand, beyond_all_bounds, know, live_for, none_at_all, when

if not os.environ.get("CI"):
    pytest.importorskip("ray", reason="Ray is not installed here: pip install 'oldtricks[cluster]'")
from oldtricks.server import pool
from oldtricks.server.pool import FarWorker, Pool

MATCH = ot.game("tactics").start(seed=1)
VIEW = MATCH.view(MATCH.turn)


# Two servers at one pool, in a world without machines


class Near(Cluster):
    """A cluster that is in this very process."""

    def __init__(self, there: Pool) -> None:
        super().__init__("", 1, 1)
        self._pool = there

    async def ask(self, method: str, *arguments: Any) -> Any:
        return await getattr(self._pool, method)(*arguments)


class Towns:
    """Servers of one pool, each with tables and people of its own."""

    def __init__(self, patch: pytest.MonkeyPatch, takes: Takes, many: int = 2) -> None:
        there = Pool(1, 1)
        for lane in there._lanes.values():
            know(lane)
        patch.setattr(bots, "Cluster", lambda *plan: Near(there))
        patch.setattr(FarWorker, "drop", lambda worker: None)
        self.servers = [Town(patch, takes, SETTINGS_THERE, FarWorker) for _ in range(many)]
        for server in self.servers:
            assert server.bots.cluster
            server.bots.cluster.state = messenger.State({which: lane.ready for which, lane in there._lanes.items()}, {})

    def thought(self) -> Counter[str]:
        return sum((server.thought() for server in self.servers), Counter[str]())


SETTINGS_THERE = Settings(think=0.8, pace=0.7, advice=1e6, advice_burst=1e6, cluster="near")


def test_who_floods_one_server_starves_nobody_at_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> Towns:
        towns = Towns(monkeypatch, as_cards_demand)
        one, two = towns.servers
        for number in range(15):
            one.open_table("eve", number)
        two.open_table("ben", 15)
        await live_for(30, *(one.spam("eve", 0.1) for _ in range(3)), two.probe("ben", 0.5))
        return towns

    one, two = clockwork.run(monkeypatch, live()).servers
    assert one.hurried()["eve"] > 0  # she waits behind herself
    assert not two.hurried()
    hints = [at for name, at in two.advice if name == "ben"]
    assert len(hints) > 30 / (0.5 + 2 * length(SETTINGS.think))


def test_hosts_share_alike_however_many_a_server_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """If each server had its share, those of the second would have four times as much as those of the first."""

    async def live() -> Towns:
        towns = Towns(monkeypatch, as_cards_demand)
        for number in range(20):
            towns.servers[number >= 16].open_table(f"host {number}", number)
        await live_for(60)
        return towns

    thought = clockwork.run(monkeypatch, live()).thought()
    assert len(thought) == 20
    assert max(thought.values()) - min(thought.values()) <= 3


def test_no_time_tells_anything_there_either(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live(takes: Takes) -> list[Any]:
        towns = Towns(monkeypatch, takes)
        one, two = towns.servers
        for number, host in enumerate(("ann", "ben", "cleo")):
            towns.servers[number % 2].open_table(host, number)
        await live_for(30, one.probe("eve", 0.01), two.probe("mallory", 0.13))
        return [(server.moves, server.advice) for server in (one, two)]

    usual = clockwork.run(monkeypatch, live(as_cards_demand))
    assert all(moves and advice for moves, advice in usual)
    for takes in (none_at_all, beyond_all_bounds):
        assert clockwork.run(monkeypatch, live(takes)) == usual


def test_a_worker_for_whom_there_is_no_room_keeps_no_game_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        room: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        learned: list[str] = []

        class Worker(FarWorker):
            async def arrive(self) -> None:
                if self is lane._workers[0]:
                    await room

            def submit(self, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
                learned.append(*arguments)
                return asyncio.ensure_future(asyncio.sleep(1))

        lane = slots.Lane(2, set(), Worker)
        while not lane.prepared("tactics"):
            await asyncio.sleep(0.1)
        assert learned == ["tactics"]
        assert lane.busy == 1

    clockwork.run(monkeypatch, live())


def test_without_a_cluster_bots_play_in_haste_and_nobody_waits_for_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        towns = Towns(monkeypatch, none_at_all, 1)
        house = towns.servers[0].bots
        assert house.cluster
        house.cluster.state = None
        monkeypatch.setattr(Near, "ask", Cluster.ask)
        begun = when()
        assert await house.choose("sharp", 1, VIEW, "ann") == (VIEW.legal[-1], True)
        with pytest.raises(Problem, match="cannot be reached") as refused:
            await house.hints(Asker("ann", "ann"), VIEW, 1)
        assert (refused.value.status, refused.value.kind) == (503, "no-hints")
        assert await house.doubts(Asker("ann", "ann"), VIEW, 1) == []
        assert when() == begun

    clockwork.run(monkeypatch, live())


def test_how_far_a_review_is_comes_from_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        far = Near(Pool(1, 1))
        far.state = messenger.State({}, {"a table": (3, 9)})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(Near, "ask", lambda *asked: answer)
        reviews, ann = Reviews(far), Asker("ann", "ann")
        assert reviews.ask("a table", MATCH.record(), ann) == (0, 0)
        await asyncio.sleep(1)
        assert reviews.ask("a table", MATCH.record(), ann) == (3, 9)
        answer.set_result({"decisions": []})
        await asyncio.sleep(1)
        assert reviews.ask("a table", MATCH.record(), ann) == {"decisions": []}

    clockwork.run(monkeypatch, live())


# Where there is none


def test_who_has_no_ray_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ot.OldTricksError, match=r"pip install 'oldtricks\[cluster\]'"):
        messenger.join("auto")


def test_a_server_does_not_start_without_its_cluster() -> None:
    with pytest.raises(ot.OldTricksError, match=r"no Ray cluster at 127\.0\.0\.1:9: .*refused"):
        Bots(Settings(cluster="127.0.0.1:9"), Metrics()).prepare()


# With a real one


CLUSTER = """
import sys
import ray
from ray.cluster_utils import Cluster
from oldtricks.server.messenger import named
from tests.server.test_cluster import Quick

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 3, "gcs_server_port": int(sys.argv[1])})
if sys.argv[2] == "quick":
    ray.init(cluster.address, namespace="oldtricks", log_to_driver=False, logging_level="ERROR")
    options = {"lifetime": "detached", "num_cpus": 0, "max_concurrency": 100}
    pool = ray.remote(Quick).options(name=named(1, 1), **options).remote(1, 1)
    ray.get([pool.expect.remote(lane, "tactics") for lane in ("moves", "advice")])
print("AT", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""
SECRET = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "of-a-cluster-that-lasts-for-a-test"}
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


class Quick(Pool):
    """Whose workers have nothing to compile."""

    def __init__(self, workers: int, advisers: int) -> None:
        slots.prepare = quick_prepare
        pool.reviewed = quick_review
        super().__init__(workers, advisers)


def quick_review(pool: Any, text: str, key: str) -> dict[str, Any]:
    return {"decisions": [], "actions": len(ot.Record.loads(text).actions)}


@contextmanager
def a_cluster(port: int, whose: str) -> Iterator[str]:
    """Its address; it may have a quick pool already."""
    path = f"{Path(ot.__file__).parents[1]}{os.pathsep}{Path(__file__).parents[2]}"
    command = [sys.executable, "-c", CLUSTER, str(port), whose]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=os.environ | QUIET | {"PYTHONPATH": path}, **pipes) as running:  # type: ignore[call-overload]
        for line in running.stdout:
            if line.startswith("AT "):
                break
        else:
            pytest.fail(running.stderr.read())
        yield line.split()[1]
        running.communicate()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while not true():
            await asyncio.sleep(0.05)


@pytest.mark.xdist_group("ray")
def test_a_cluster_thinks_and_stops_and_goes_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SECRET.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(cluster, "AGAIN", 0.5)
    monkeypatch.setattr(bots, "hints", quick_hints)
    port = free_port()

    async def thinks(house: Bots) -> None:
        await until(lambda: house.moves.prepared("tactics") and house.prepared("tactics"))
        monkeypatch.setattr(bots, "search", endless_search)
        dropped = asyncio.create_task(house.choose("sharp", 1, VIEW, "ann"))
        await until(lambda: house.moves.busy == 1)
        dropped.cancel()
        monkeypatch.setattr(bots, "search", quick_search)
        monkeypatch.setattr(bots, "LATE", 60)
        assert await house.choose("sharp", 1, VIEW, "ann") == ("found", False)  # or nobody would be free again
        assert [hint["action"] for hint in await house.hints(Asker("ann", "ann"), VIEW, 1)] == list(VIEW.legal)

    async def reviews(house: Bots) -> None:
        record, ann = MATCH.record(), Asker("ann", "ann")
        made = Reviews(house.cluster)
        await until(lambda: isinstance(made.ask("a table", record, ann), dict))
        assert made.ask("a table", record, ann) == {"decisions": [], "actions": 0}

    async def live() -> None:
        with a_cluster(port, "quick") as address:
            house = Bots(Settings(cluster=address, think=0.3), Metrics())
            house.prepare()
            house.open()
            await thinks(house)
            await reviews(house)
        try:
            await until(lambda: not house.moves.here)
            assert (await house.choose("sharp", 1, VIEW, "ann")).hurried
            with a_cluster(port, "empty"):
                await until(lambda: house.moves.here)
        finally:
            house.close()

    asyncio.run(live())
