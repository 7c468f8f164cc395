"""Everything that is sent has the shape that the protocol describes: no key more, and none less."""

import copy
import subprocess
import sys
from functools import cache
from typing import Any

import jsonschema_rs
import orjson
import pytest

import oldtricks as ot
from oldtricks.bots import Budget, bot
from oldtricks.bots.coach import Lines
from oldtricks.bots.hint import Hint
from oldtricks.bots.review import Decision, Review
from oldtricks.engine.shuffles import Fair
from oldtricks.server import afterwards, types
from oldtricks.server.conduct import move
from oldtricks.server.live import Live
from oldtricks.server.opening import chair_entry, opening
from oldtricks.server.table import Table
from oldtricks.words import Reader, say

from ..tables import TABLES, limited, table_id
from .house import House


@cache
def validator(name: str) -> Any:
    """Against one of the protocol's schemas, with nothing beside what it names."""
    known = {each: closed(schema) for each, schema in types.schemas().items()}
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": known})


def closed(schema: dict[str, Any]) -> dict[str, Any]:
    strict = copy.deepcopy(schema)
    strict["additionalProperties"] = False
    return strict


def check(name: str, sent: Any) -> None:
    validator(name).validate(orjson.loads(orjson.dumps(sent)))


def table_of_people(game: ot.Game) -> Live:
    chairs = [chair_entry("person", f"Player {seat + 1}", f"person {seat}") for seat in range(game.players)]
    table = Table("0123456789ab", bytes(32), 0.0)
    table.apply(opening(game, "person 0", chairs, None, 60))
    return Live(table)


FIRST = {table[0]: table for table in reversed(TABLES)}  # of each game
LAST = {table[0]: table for table in TABLES}


@pytest.mark.parametrize("table", [*FIRST.values(), *LAST.values()], ids=table_id)
def test_every_message_of_a_whole_game_is_described(table: tuple[str, dict[str, Any]]) -> None:
    live = table_of_people(limited(*table, hands=2))
    people = [None, *live.table.people()]
    players = [bot("steady" if seat % 2 else "novice", seat) for seat in range(len(people) - 1)]
    check("Message", orjson.loads(live.outbox.message(None, None)))
    live.apply({"kind": "start"})
    while live.table.status == "playing":
        match = live.table.match
        assert match is not None
        assert match.turn is not None
        action = players[match.turn].choose(match.view(match.turn), Budget())
        if live.table.version == 8:  # and what is taken back
            seat = match.history[-1][0]
            live.apply({"kind": "undo", "seat": seat, "plies": 1, "waiting": [], "person": f"person {seat}"})
            action = match.view(match.turn).legal[0]
        live.apply(move(live.table, f"person {match.turn}", action, None))
        for person in (None, f"person {match.turn}", f"person {live.table.version % len(players)}"):
            check("Message", orjson.loads(live.outbox.message(person, live.table.version - 1)))
    for person in people:
        check("Message", orjson.loads(live.outbox.message(person, 0)))
    record, about = live.table.record(), live.outbox.about((0, True))
    for eyes in ("all", "public", "0"):
        found = afterwards.replay(record, live.table.plies, eyes)
        check("Replay", {"table": about, "review": "search", **found})
    assert isinstance(record.shuffler, Fair)
    proof = afterwards.verify(record, live.table.finished())
    check("Verification", {**proof, "shares": [], "words": "", "said": say("server-proof", shares=0).to_json()})


def test_hints_and_reviews_are_described() -> None:
    check("Hint", Hint("pass", say("action-pass"), 0.5, 0.1, -3.0, None, 32, say("action-pass"), Reader()).to_dict())
    check("CoachLines", Lines(say("coach-nothing-costly"), say("coach-nothing-costly"), None).to_dict())
    passing, bidding = say("action-pass"), say("action-bid", points=60)
    said = say("review-as-good", action=passing, best=bidding)
    decision = Decision(4, 1, "pass", passing, "bid 60", bidding, 0.1, True, said, Reader())
    check("Doubts", {"doubts": [decision.to_dict()]})
    check("Review", Review([decision], [(4, [0.5, 0.5])], [(4, [0.4, 0.6])]).to_dict())


def test_all_other_answers_are_described(house: House) -> None:
    ann = house.guest("Ann")
    check("Me", ann.get("/api/me"))
    check("Games", ann.get("/api/games"))
    check("Learn", ann.get("/api/learn"))
    check("Puzzles", ann.get("/api/puzzles"))
    for game in ot.GAMES:
        check("Deck", ann.get(f"/api/games/{game}/deck"))
        check("RulesPage", ann.get(f"/api/games/{game}/rules"))
    table = ann.make("gasoline_alley", "ms")
    check("MyTables", ann.get("/api/me/tables"))
    ann.play_to_the_end(table)
    for path, name in (("me/tables", "MyTables"), ("stats", "Stats")):
        check(name, ann.get(f"/api/{path}"))
    assert ann.get("/api/stats")["mine"][0]["days"]
    for what in ("replay", "verify"):
        check({"replay": "Replay", "verify": "Verification"}[what], ann.get(f"/api/tables/{table}/{what}"))
    check("ProblemDetail", ann.post(f"/api/tables/{table}/moves", {"action": "x", "version": 0, "key": "k"}, 409))
    check("Health", ann.get("/healthz"))
    check("Token", ann.ask("POST", "/api/tokens", {"name": "Program"}, 201))


def test_a_key_too_many_and_a_key_too_few_are_noticed() -> None:
    live = table_of_people(ot.game("tactics"))
    live.apply({"kind": "start"})
    sent = orjson.loads(live.outbox.message("person 0", None))
    check("Message", sent)
    for change in (
        lambda told: told.update(secret=1),
        lambda told: told["view"].update(deck=[]),
        lambda told: told["view"]["table"].update(deck=[]),
        lambda told: told["view"]["events"][0].update(hidden="key-20"),
        lambda told: told["table"]["seats"][0].pop("away"),
        lambda told: told["view"].update(hand="all"),
    ):
        wrong = copy.deepcopy(sent)
        change(wrong)
        with pytest.raises(jsonschema_rs.ValidationError):
            check("Message", wrong)


def test_the_types_of_the_page_are_up_to_date() -> None:
    """`python -m oldtricks.server.types` writes them."""
    assert types.FILE.read_text(encoding="utf-8") == types.declarations()
    alone = "export interface TableInfo extends AboutMe, Moment {\n  now: number;\n}"
    assert alone in types.declarations()  # nothing twice


def test_answers_are_described_when_somebody_asks_for_the_description() -> None:
    """Reading the types of all answers took a second at every start."""
    code = (
        "from oldtricks.server import api\n"
        "fields = [route.response_field for route in api.ROUTES if getattr(route, 'response_field', None)]\n"
        "print(len(fields), sum(field._type_adapter.pydantic_complete for field in fields))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    fields, described = map(int, done.stdout.split())
    assert fields > 20
    assert described == 0
