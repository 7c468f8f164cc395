"""What clients are sent is looked through for what they may not know.

`python -m tests.stress.hidden --games 2000` plays as many games by bots and prints what it looked at. The games go
through the server's own code, without a network: the log is applied, and the message of every seat and of a spectator
is made after every move.

1. The scan. Every message is read for the names of cards that its reader may not know then: those in other hands, in
   the centre, not dealt, or laid away face down. (Not in the race, where cards of a kind are alike.)
2. Other worlds. At some points of a game, cards that a reader has not seen change places (tests/engine's
   noninterference): every byte that he is sent, refusals of all he could try included, has to stay the same. So do
   what comes of a claim, the line of the table in lists, what other processes are told, and what he may take along.
"""

import argparse
import multiprocessing
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any
from unittest.mock import patch

import orjson

import oldtricks as ot
from oldtricks.bots import Budget, bot
from oldtricks.bots.rest import prove
from oldtricks.engine.box import cards_of
from oldtricks.rules.table import CALL
from oldtricks.server import again, conduct, noticeboard, rest, summaries
from oldtricks.server.answers import refusal
from oldtricks.server.house_rules import HouseRules
from oldtricks.server.leaving import own_part
from oldtricks.server.live import Live
from oldtricks.server.opening import USUAL, Entry, chair_entry, opening
from oldtricks.server.problems import Problem
from oldtricks.server.table import Table

from ..engine.test_noninterference import Seat, Tally, interference
from ..tables import TABLES, limited, table_id

Options = tuple[str, dict[str, Any]]  # a game and its options

NOW = 1_911_000_000.0
NOBODY = "somebody who watches"
PATIENCE = 200  # cards laid in the search for a proof of a claim
WORDS = bytes(c if chr(c).isalnum() or chr(c) == "-" else 32 for c in range(256))  # what is not in a word is a space


class Room:
    """A table of people as the server has it, with a shuffle of ours; nothing is stored and nobody is connected."""

    def __init__(self, game: ot.Game, shuffler: Any, house: HouseRules = USUAL) -> None:
        class Stacked(Table):
            def _start(self, entry: Entry) -> None:
                self.match = self.game.start(shuffler=shuffler, names=[chair.name for chair in self.chairs])

        self.table = Stacked("0123456789ab", bytes(32), NOW)
        self.people = [f"person {seat}" for seat in range(game.players)]
        chairs = [chair_entry("person", f"Player {seat + 1}", person) for seat, person in enumerate(self.people)]
        self.table.apply(opening(game, self.people[0], chairs, None, 60, house=house))
        self.live = Live(self.table)
        self.log: list[Entry] = []
        self.append({"kind": "start"})

    @property
    def match(self) -> ot.Match:
        assert self.table.match is not None
        return self.table.match

    def play(self, action: str) -> None:
        turn = self.table.turn
        assert turn is not None
        self.append(conduct.move(self.table, self.people[turn], action, f"key {self.table.version}"))

    def append(self, entry: Entry) -> None:
        self.log.append(entry)
        self.live.apply(entry)

    def taken_along(self, person: str) -> list[Entry]:
        """What somebody gets of the log who asks for all that is kept about him."""
        return [own_part(entry, person) for entry in self.log if person.encode() in orjson.dumps(entry)]

    def sent(self, seat: Seat, since: int | None) -> bytes:
        return self.live.outbox.message(NOBODY if seat is None else self.people[seat], since)


# The scan


def unknown(match: ot.Match, seat: Seat) -> set[bytes]:
    """The names of the cards that a seat may not know where they are now."""
    s = match.state
    seen = 0
    for cards in s.played:
        seen |= cards
    if seat is not None:
        seen |= s.hands[seat] | (s.discards if seat == s.maker else 0)
    if getattr(s, "called", -1) >= 0:
        seen |= 1 << s.called  # NE10: named aloud, whoever has it
    everything = (1 << match.game.rules.CARDS) - 1
    return {match.game.box.card_name(card).encode() for card in cards_of(everything & ~seen)}


def of_this_deal(told: dict[str, Any], phase: int) -> dict[str, Any]:
    """The message without what names cards rightly: earlier deals, the draw for the deal, cards that can be called."""
    news = told["news"]
    first = max((i for i, event in enumerate(news) if event["kind"] == "deal"), default=0)
    view = dict(told["view"])
    view["events"] = [event for event in view["events"] if event["kind"] != "draw-for-deal"]
    kept = {**told, "news": [event for event in news[first:] if event["kind"] != "draw-for-deal"], "view": view}
    if phase == CALL:
        del kept["meanings"], kept["said"], view["legal"]
    return kept


def named(sent: bytes, names: set[bytes]) -> set[bytes]:
    """The names that occur in a message. A card of one letter counts only where it stands alone."""
    words = sent.translate(WORDS).split()
    return {name for name in names.intersection(words) if len(name) > 1 or b'"%b"' % name in sent}


def scan(table: Options, seed: int, counts: Counter[str], hands: int = 2) -> None:
    """One game by bots; an AssertionError names the first card that was told to somebody who may not know it."""
    game = limited(*table, hands=hands)
    room = Room(game, ot.Seeded(seed))
    players = [bot("steady" if (seed + seat) % 3 else "novice", seed + seat) for seat in range(game.players)]
    race = game.name == "new_york_to_paris"
    counts["games"] += 1
    while not room.match.over:
        version, turn = room.table.version, room.match.turn
        assert turn is not None
        for seat in (None, *range(game.players)):
            sent = room.sent(seat, version - 1)
            counts["messages"] += 1
            counts["bytes"] += len(sent)
            told = orjson.loads(sent)
            view = told["view"]
            assert view["seat"] == seat
            assert bool(view["legal"]) == bool(told["view"]["task"]) == (seat == turn)
            assert seat == turn or not (told["meanings"] or told["refusals"])
            if seat is None:
                assert view["hand"] == []
            if not race and named(sent, names := unknown(room.match, seat)):
                leaked = named(orjson.dumps(of_this_deal(told, room.match.state.phase)), names)
                assert not leaked, f"{table_id(table)}, seed {seed}, version {version}, seat {seat}: {leaked}"
        counts["moves"] += 1
        room.play(players[turn].choose(room.match.view(turn), Budget()))


# Other worlds


def everything_sent(match: ot.Match, seat: Seat) -> bytes:
    """Every byte that a seat, or a spectator, can get out of the server about a game that is going on."""
    if match.over:
        return b""  # then everybody may see everything
    with patch("time.time", lambda: NOW), patch("time.monotonic", lambda: NOW):
        room = Room(match.game, match.shuffler)
        table = room.table
        for _, action in match.history:
            room.play(action.text)
        version = table.version
        sent = [room.sent(seat, since) for since in (None, 0, version // 2, version - 1)]
        person = NOBODY if seat is None else room.people[seat]
        lists = [summaries.stand(table)["summary"], noticeboard.shown(room.live), room.live.presence.told()]
        sent.append(repr([*lists, room.taken_along(person)]).encode())
    actions = match.game.grammar.actions[match.state.phase].values()
    tries: list[Any] = [lambda text=action.text: conduct.move(table, person, text, "a key") for action in actions]
    tries += [
        lambda: conduct.move(table, person, "play nothing of the kind", "a key"),
        lambda: conduct.undo(table, person, (), None),
        lambda: conduct.answer(table, person, True),
        lambda: conduct.start(table, person),
        lambda: conduct.stand(table, person),
        lambda: conduct.check_rematch(table, person),
        lambda: conduct.check_coach(table, person),
        lambda: again.opening_of_practice(table, person, "Eve", 0),
        table.record,
        table.finished,
        *([] if seat is None else [lambda: claimed(table, seat), lambda: repr(rest.finish(table, seat))]),
    ]
    for attempt in tries:
        try:
            outcome = attempt()
        except Problem as problem:
            answer = refusal(problem)
            sent += [bytes(answer.body), repr(answer.raw_headers).encode()]
        else:
            sent.append(b"" if isinstance(outcome, dict) else repr(outcome).encode())
    return b"\n".join(sent)


def claimed(table: Table, seat: int) -> str:
    """What comes of a claim: the question that others are asked, or that it is accepted; a Problem if it is neither."""
    rest.check_claim(table, seat)
    assert table.match is not None
    found = prove(table.match.view(seat), PATIENCE)  # from the view alone: so its time tells no more than that
    return repr(rest.claim(table, seat, (found.verdict == "sure", found.counted), ()))


def compare(table: Options, seed: int, worlds: int = 1) -> Tally:
    return interference(table, everything_sent, seeds=[seed], worlds=worlds)


# By the thousand


def part(table: Options, seeds: range, every: int, worlds: int = 1) -> tuple[Counter[str], Tally]:
    counts: Counter[str] = Counter()
    total = Tally()
    for seed in seeds:
        scan(table, seed, counts)
        if seed % every:
            continue
        found = compare(table, seed, worlds)
        for name in ("tried", "differed", "leaks", "at_turn"):
            setattr(total, name, getattr(total, name) + getattr(found, name))
    return counts, total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="in all, at every table in turn (default 2000)")
    parser.add_argument("--every", type=int, default=5, help="look at other worlds in one of so many games (default 5)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game at each table (default 0)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    options = parser.parse_args()
    began = time.monotonic()
    each, more = divmod(options.games, len(TABLES))
    counts: Counter[str] = Counter()
    worlds = leaks = 0
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        parts = [
            (table, pool.submit(part, table, range(options.seed, options.seed + each + (i < more)), options.every))
            for i, table in enumerate(TABLES)
        ]
        for table, done in parts:
            found, tally = done.result()
            counts += found
            worlds += tally.differed
            leaks += tally.leaks
            spent = time.monotonic() - began
            print(f"{table_id(table)}: {found['games']} games, {tally.leaks} leaks; {spent:.0f} s", flush=True)
    megabytes = counts["bytes"] / 1e6
    print(
        f"{counts['games']} games, {counts['moves']} moves, {counts['messages']} messages ({megabytes:.0f} MB) scanned;"
    )
    print(f"{worlds} other worlds compared byte for byte: {leaks} leaks")
    raise SystemExit(leaks > 0)


if __name__ == "__main__":
    main()
