"""Server-sent events: nothing is missed, nothing is hidden twice, and the server can stop."""

import time
from pathlib import Path

import pytest

from oldtricks.server.settings import Settings

from .conftest import FREE
from .house import House, wait_until


def test_a_reconnect_misses_nothing(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "mb")
    seen = ann.wait_for_turn(table)
    for _ in range(3):
        ann.move(table)
    now = ann.wait_for_turn(table)
    with ann.listen(table, since=seen["version"]) as stream:
        told = stream.next()
    everything = ann.see(table, 0)["news"]
    assert told["version"] == now["version"]
    assert told["news"] == [event for event in everything if event["ply"] > seen["view"]["ply"]]
    assert everything[: len(everything) - len(told["news"])] == ann.see(table, 0)["news"][: -len(told["news"])]
    with ann.listen(table) as stream:
        assert stream.next()["news"] == []
    with ann.listen(table, since=10**8) as stream:  # of another table, perhaps
        assert stream.next()["version"] == now["version"]


def test_every_change_is_told_with_its_news(house: House) -> None:
    ann, watcher = house.guest("Ann"), house.guest()
    table = ann.make("gasoline_alley", "mb")
    with watcher.listen(table, since=0) as stream:
        told = [stream.next()]
        while not told[-1]["view"]["over"]:
            if ann.see(table)["view"]["turn"] == 0:
                ann.move(table)
            told.append(stream.next())
    news = [event for message in told for event in message["news"]]
    assert news == watcher.see(table, 0)["news"]
    assert news[-1]["kind"] == "end"
    versions = [message["version"] for message in told]
    assert versions == sorted(versions)


def test_who_is_here_is_shown(house: House) -> None:
    ann, watcher = house.guest("Ann"), house.guest()
    table = ann.make("gasoline_alley", "mb")
    assert not ann.see(table)["table"]["seats"][0]["connected"]
    with ann.listen(table) as stream:
        assert stream.next()["table"]["seats"][0]["connected"]
        with watcher.listen(table):
            stream.until(lambda told: told["table"]["spectators"] == 1)
        stream.until(lambda told: told["table"]["spectators"] == 0)
    wait_until(lambda: not watcher.see(table)["table"]["seats"][0]["connected"])


def test_a_spectator_who_sits_down_sees_his_own_cards(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.make("gasoline_alley", "mo")
    with ben.listen(table) as stream:
        assert stream.next()["table"]["my_seat"] is None
        ben.post(f"/api/tables/{table}/sit", {})
        stream.until(lambda told: told["table"]["my_seat"] == 1)
        ann.post(f"/api/tables/{table}/start")
        assert len(stream.until(lambda told: told["view"] is not None)["view"]["hand"]) > 0


def test_the_server_says_that_it_is_still_there_and_lets_go_when_it_stops(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), heartbeat=0.05, **FREE))  # type: ignore[arg-type]
    ann = house.guest()
    table = ann.make()
    ann.wait_for_turn(table)
    with ann.listen(table) as stream:
        stream.next()
        time.sleep(0.2)
        begun = time.monotonic()
        house.stop()
        with pytest.raises(EOFError):
            stream.next()
        assert time.monotonic() - begun < 4
        assert stream.comments >= 2


def test_after_a_restart_the_table_is_the_same_and_bots_go_on(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "test.db"), **{**FREE, "pace": 60})  # type: ignore[arg-type]
    house = House(settings)
    ann = house.guest("Ann")
    table = ann.make("gasoline_alley", "bmb")
    while ann.see(table)["view"]["turn"] == 1:  # hers: we want a table that waits for a bot
        table = ann.make("gasoline_alley", "bmb")
    before = ann.see(table)
    cookies = ann.http.cookies
    house.stop()
    house = House(Settings(database=str(tmp_path / "test.db"), **FREE))  # type: ignore[arg-type]
    try:
        ann = house.guest()
        ann.http.cookies = cookies
        after = ann.wait_for_turn(table)
        assert after["view"]["players"] == before["view"]["players"]
        assert after["table"]["commitment"] == before["table"]["commitment"]
        assert after["view"]["hand"] == before["view"]["hand"]
        assert after["version"] >= before["version"]
        assert ann.play_to_the_end(table)["view"]["over"]
    finally:
        house.stop()
