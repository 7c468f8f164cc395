"""Thinking in slots: nobody waits for somebody else's questions, and no time of an answer tells of cards."""

import asyncio
import multiprocessing
import pickle
import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.engine.view import View
from oldtricks.server import slots
from oldtricks.server.bots import Bots, search
from oldtricks.server.driver import Driver
from oldtricks.server.house_rules import PACES, HouseRules, Pace
from oldtricks.server.limits import Asker
from oldtricks.server.live import Live
from oldtricks.server.metrics import Metrics
from oldtricks.server.opening import Entry, chair_entry, opening
from oldtricks.server.problems import Problem
from oldtricks.server.settings import Settings
from oldtricks.server.slots import Lane, Worker, length, unpacked
from oldtricks.server.table import Table

from . import clockwork

Takes = Callable[[View, float], float]  # how long thinking about a view takes that may take so many seconds
SETTINGS = Settings(think=0.8, pace=0.7, advice=1e6, advice_burst=1e6)


class Onlooker:
    """Somebody listens, so bots play."""

    person = None

    def tell(self) -> None: ...

    def close(self) -> None: ...


class Town:
    """Tables of sharp bots, and people who ask for hints, in a world without threads, processes and a database."""

    def __init__(
        self, patch: pytest.MonkeyPatch, takes: Takes, settings: Settings = SETTINGS, hired: type[Any] = Worker
    ) -> None:
        def begin(worker: Any, seconds: float, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
            loop = asyncio.get_running_loop()
            answer: asyncio.Future[Any] = loop.create_future()
            if work is unpacked:
                work, arguments = pickle.loads(arguments[0])
            view = next(one for one in arguments if isinstance(one, View))
            found = view.legal[-1] if work is search else []
            duration = takes(view, seconds) if work is search else 0
            loop.call_later(duration, lambda: answer.done() or answer.set_result(found))
            return answer

        async def quick(house: Bots, level: str, seed: int, view: View) -> str:
            return view.legal[-1]

        patch.setattr(hired, "begin", begin)
        patch.setattr(Bots, "_quick", quick)
        self.bots = Bots(settings, Metrics())
        for lane in (self.bots.moves, self.bots.advice):
            if isinstance(lane, Lane):
                know(lane)
        self.driver = Driver(self.bots, settings, self.change)
        self.moves: list[tuple[str, float, bool, bool]] = []  # whose table, when, whether hurried, whether forced
        self.advice: list[tuple[str, float]] = []  # to whom, when

    async def change(self, live: Live, entry: Entry) -> None:
        assert live.table.match is not None
        forced = len(live.table.match.legal()) == 1
        self.moves.append((live.table.host, when(), entry.get("hurried", False), forced))
        live.apply(entry)
        self.driver.drive(live)

    def open_table(self, host: str, number: int = 0, level: str = "sharp", pace: Pace = "normal") -> Live:
        seats = [chair_entry("bot", name, level=level) for name in "ABCD"]
        table = Table(f"{number:012x}", number.to_bytes(32), 0.0)
        table.apply(opening(ot.game("tactics", hands=40), host, seats, None, 60, house=HouseRules(pace)))
        table.apply({"kind": "start"})
        live = Live(table)
        live.wake = lambda: self.driver.drive(live)
        live.enter(Onlooker())
        self.driver.drive(live)
        return live

    async def spam(self, name: str, every: float) -> None:
        """Hints, one after the other, whether answered or not."""
        match = ot.game("gasoline_alley").start(seed=1)
        view = match.view(match.turn)
        asking = set()
        while True:
            asking.add(asyncio.create_task(self.ask(name, view)))
            await asyncio.sleep(every)

    async def probe(self, name: str, pause: float) -> None:
        """A hint, and after its answer the next, to see how long each takes."""
        match = ot.game("gasoline_alley").start(seed=1)
        while True:
            await self.ask(name, match.view(match.turn))
            await asyncio.sleep(pause)

    async def ask(self, name: str, view: View) -> None:
        try:
            await self.bots.hints(Asker(name, name), view, 1)
        except Problem:
            return
        self.advice.append((name, when()))

    def thought(self) -> Counter[str]:
        """How many moves were thought about, by host."""
        return Counter(host for host, _, hurried, _ in self.moves if not hurried)

    def hurried(self) -> Counter[str]:
        return Counter(host for host, _, hurried, _ in self.moves if hurried)


def know(lane: Lane) -> None:
    """Its workers have loaded some games."""
    for worker in lane._workers:
        worker.ready |= {"tactics", "gasoline_alley"}


def when() -> float:
    return round(time.monotonic(), 6)


async def live_for(seconds: float, *work: Any) -> None:
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()


def none_at_all(view: View, seconds: float) -> float:
    return 0.0


def as_cards_demand(view: View, seconds: float) -> float:
    """Much like the real ones: a forced move takes no time, others more or less of what they may."""
    return 0.001 if len(view.legal) == 1 else seconds * random.Random(repr(view)).random()


def beyond_all_bounds(view: View, seconds: float) -> float:
    return 0.0 if len(view.legal) == 1 else 2 * length(seconds)


def lived(patch: pytest.MonkeyPatch, takes: Takes) -> Town:
    """Four tables of three hosts, and two people who ask for hints all the time, for two minutes."""

    async def live() -> Town:
        town = Town(patch, takes)
        for number, host in enumerate(("ann", "ben", "cleo", "cleo")):
            town.open_table(host, number)
        await live_for(120, town.probe("eve", 0.01), town.probe("mallory", 0.13))
        return town

    return clockwork.run(patch, live())


def test_no_time_tells_how_much_there_was_to_think_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not that of a bot's move, nor that of anybody's hint: all are the same, to the microsecond."""
    usual = lived(monkeypatch, as_cards_demand)
    assert {forced for _, _, _, forced in usual.moves} == {True, False}
    assert len(usual.moves) > 100
    assert len(usual.advice) > 50
    for takes in (none_at_all, beyond_all_bounds):
        other = lived(monkeypatch, takes)
        assert other.moves == usual.moves
        assert other.advice == usual.advice


@pytest.mark.parametrize("pace", PACES)
def test_at_any_pace_quick_bots_take_the_same_time_for_everything(monkeypatch: pytest.MonkeyPatch, pace: Pace) -> None:
    async def live() -> Town:
        town = Town(monkeypatch, as_cards_demand)
        town.open_table("ann", level="steady", pace=pace)
        await live_for(60)
        return town

    moves = clockwork.run(monkeypatch, live()).moves
    assert {forced for _, _, _, forced in moves} == {True, False}
    times = [when for _, when, _, _ in moves]
    assert {round(b - a, 3) for a, b in pairwise(times)} == {round(SETTINGS.pace * PACES[pace], 3)}


def test_hints_of_one_do_not_make_moves_elsewhere_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live(*, spam: bool) -> Town:
        town = Town(monkeypatch, as_cards_demand)
        town.open_table("ann")
        await live_for(60, *(town.spam("eve", 0.05) for _ in range(10 if spam else 0)))
        return town

    quiet = clockwork.run(monkeypatch, live(spam=False))
    noisy = clockwork.run(monkeypatch, live(spam=True))
    assert not noisy.hurried()
    assert noisy.moves == quiet.moves
    assert len(noisy.moves) == int(60 / length(SETTINGS.think))
    assert len(noisy.advice) <= 60 / length(SETTINGS.think)


def test_many_hosts_share_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> Town:
        town = Town(monkeypatch, as_cards_demand)
        for number in range(50):
            town.open_table(f"host {number}", number)
        await live_for(120)
        return town

    town = clockwork.run(monkeypatch, live())
    thought, hurried = town.thought(), town.hurried()
    assert len(thought) == 50
    assert max(thought.values()) - min(thought.values()) <= 3
    assert thought.total() > hurried.total()  # slots are shorter where many wait


def test_who_has_many_tables_waits_behind_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> Town:
        town = Town(monkeypatch, as_cards_demand)
        for number in range(50):
            town.open_table("ann", number)
        town.open_table("ben", 50)
        await live_for(60)
        return town

    town = clockwork.run(monkeypatch, live())
    assert town.hurried()["ann"] > 0
    assert town.hurried()["ben"] == 0
    ben = [at for host, at, _, _ in town.moves if host == "ben"]
    waits = [later - sooner for sooner, later in pairwise(ben)]
    assert max(waits) < 2 * length(SETTINGS.think)


def test_many_hosts_of_one_address_wait_behind_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> Town:
        town = Town(monkeypatch, as_cards_demand)
        for number in range(100):
            host = Asker(f"host {number}", "192.0.2.1")
            town.open_table(host.name, number).place = town.bots.budgets.place(host)
        town.open_table("ben", 100).place = town.bots.budgets.place(Asker("ben", "192.0.2.2"))
        await live_for(60)
        return town

    town = clockwork.run(monkeypatch, live())
    assert town.hurried().total() > 0
    assert town.hurried()["ben"] == 0
    assert town.thought()["ben"] > 60 / (2 * length(SETTINGS.think))


def test_who_looks_on_at_many_tables_of_quick_bots_slows_down_his_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast they may act: every act is work for the server, and is told to whoever looks on."""
    seconds, fastest = 20, SETTINGS.pace * PACES["instant"]

    async def live(tables: int) -> Counter[str]:
        town = Town(monkeypatch, none_at_all)
        for number in range(tables):
            town.open_table("ann", number, "steady", "instant")
        town.open_table("ben", tables, "steady", "instant")
        await live_for(seconds)
        return Counter(host for host, *_ in town.moves)

    two, many = (clockwork.run(monkeypatch, live(tables)) for tables in (2, 50))
    assert two["ann"] == pytest.approx(2 * seconds / fastest, rel=0.05)
    assert many["ann"] == pytest.approx(two["ann"], rel=0.05)
    assert many["ben"] == two["ben"] == pytest.approx(seconds / fastest, rel=0.01)


def test_a_hint_takes_the_place_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ot.game("gasoline_alley").start(seed=1)
    view = match.view(match.turn)

    async def live() -> None:
        town = Town(monkeypatch, none_at_all)
        first = asyncio.create_task(town.bots.hints(Asker("eve", "eve"), view, 1))
        await asyncio.sleep(0.1)
        second = asyncio.create_task(town.bots.hints(Asker("eve", "eve"), view, 1))
        with pytest.raises(Problem) as replaced:
            await first
        assert (replaced.value.status, replaced.value.kind) == (409, "replaced")
        await town.bots.hints(Asker("ben", "ben"), view, 1)
        assert not second.done()  # it waits behind those who have not asked so often
        assert await second == []

    clockwork.run(monkeypatch, live())


def test_advice_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ot.game("gasoline_alley").start(seed=1)
    view = match.view(match.turn)

    async def live() -> None:
        town = Town(monkeypatch, none_at_all, Settings(think=0.8, advice=0.1, advice_burst=2.0))
        await town.bots.hints(Asker("eve", "eve"), view, 1)
        await town.bots.doubts(Asker("eve", "eve"), view, 1)
        await town.bots.doubts(Asker("eve", "eve"), view, 1)
        for asked in (town.bots.hints, town.bots.doubts):
            with pytest.raises(Problem) as refused:
                await asked(Asker("eve", "eve"), view, 1)
            assert (refused.value.status, refused.value.kind) == (429, "rate")
            assert int((refused.value.headers or {})["Retry-After"]) > 0
        assert await town.bots.hints(Asker("ben", "ben"), view, 1) == []

    clockwork.run(monkeypatch, live())


def test_a_slot_lasts_even_if_nobody_needs_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ot.game("gasoline_alley").start(seed=1)
    view = match.view(match.turn)

    async def live() -> None:
        town = Town(monkeypatch, as_cards_demand)
        begun = when()
        dropped = asyncio.create_task(town.bots.choose("sharp", 1, view, "ann"))
        await asyncio.sleep(0.1)
        dropped.cancel()
        assert await town.bots.choose("sharp", 1, view, "ben") == (view.legal[-1], False)
        assert when() == pytest.approx(begun + 2 * length(0.8))

    clockwork.run(monkeypatch, live())


def test_a_bot_whose_game_is_not_ready_answers_in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ot.game("neutral").start(seed=1)
    view = match.view(match.turn)

    async def live() -> None:
        town = Town(monkeypatch, none_at_all)
        learned: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(Worker, "submit", lambda worker, work, *arguments: learned)
        assert await town.bots.choose("sharp", 1, view, "ann") == (view.legal[-1], True)
        advice = asyncio.create_task(town.bots.hints(Asker("ann", "ann"), view, 1))
        await asyncio.sleep(5)
        assert town.bots.moves.busy == 1  # and not a second process that compiles the same
        assert town.bots.advice.busy == 0
        learned.set_result(None)
        assert await advice == []
        assert await town.bots.choose("sharp", 1, view, "ann") == (view.legal[-1], False)

    clockwork.run(monkeypatch, live())


# In the process


def quick_work(result: str, seconds: float) -> str:
    return f"{result} {seconds}"


def test_a_process_is_as_busy_with_nothing_as_with_much(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = multiprocessing.RawValue("q", 7)
    monkeypatch.setattr(slots, "wanted", wanted)
    begun, used = time.perf_counter(), time.process_time()
    assert slots.occupied(7, 0.3, quick_work, "done") == "done 0.3"
    assert time.perf_counter() - begun >= 0.3
    assert time.process_time() - used > 0.03  # busy, however many others want the processor
    begun = time.perf_counter()
    slots.occupied(6, 30, quick_work, "dropped")
    assert time.perf_counter() - begun < 5


def test_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "prepare", quick_prepare)

    async def live() -> list[Any]:
        lane = Lane(1, set())
        try:
            found = []
            for work in (die, quick_search):
                while not lane.prepared("tactics"):
                    await asyncio.sleep(0.05)
                try:
                    found.append(await lane.think("ann", "tactics", 60, 2, work))
                except Exception as error:
                    found.append(type(error).__name__)
            return found
        finally:
            lane.close()

    assert asyncio.run(live()) == ["BrokenProcessPool", "found"]


def quick_prepare(name: str) -> None:
    pass


def die(seconds: float) -> None:
    import os

    os._exit(1)


def quick_search(seconds: float) -> str:
    return "found"
