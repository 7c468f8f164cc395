"""Records: they replay to the same bytes, and whatever is wrong with one is said, with the place where it is."""

import hashlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oldtricks as ot
from oldtricks.engine import records

from ..tables import TABLES, limited, play, random_play, table_id


def small() -> ot.Match:
    """A short match that is not over: Gasoline Alley for two."""
    match = ot.game("gasoline_alley", players=2).start(seed=6, names=["Ann", "Bjørn"])
    return play(match, "bid 18, sell, name tin-can, tin-can-13, tin-can-4")


def finished() -> ot.Match:
    """The hand in docs/records.md."""
    match = ot.game("gasoline_alley", players=2, hands=1).start(seed=6, names=["Ann", "Ben"])
    play(match, "bid 18, sell, name tin-can, tin-can-13, tin-can-4, tin-can-12, alley-3, tin-can-10, gasoline-6")
    return play(match, "tin-can-6, alley-13, gasoline-10, gasoline-13, back-fence-9, back-fence-4")


TEXT = small().record().dumps()
DATA = json.loads(TEXT)


def refusal(text: str) -> str:
    with pytest.raises(ot.RecordError) as error:
        ot.Record.loads(text)
    return str(error.value)


def signed(data: dict[str, Any]) -> str:
    """The record as JSON with a digest that fits, as somebody would write who means harm."""
    plain = {key: value for key, value in data.items() if key != "digest"}
    canonical = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return json.dumps({**plain, "digest": "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()})


def changed(**values: Any) -> str:
    return signed({**DATA, **values})


# What is right


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_kind_of_match_is_written_and_read_back(table: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    match = limited(*table, hands=2).start(seed=11)
    for _ in random_play(match, 11):
        pass
    record = match.record({"place": "Café", "tables": [1, {"two": None}]})
    record.save(tmp_path / "match.json")
    again = ot.Record.load(tmp_path / "match.json")
    assert again == record
    assert again.replay() == match
    assert again.notes == {"place": "Café", "tables": [1, {"two": None}]}
    assert (tmp_path / "match.json").read_text(encoding="utf-8") == record.dumps() == again.dumps()
    assert [*tmp_path.iterdir()] == [tmp_path / "match.json"]


def test_the_record_is_what_the_page_describes() -> None:
    match = finished()
    data = json.loads(match.record().dumps())
    assert list(data) == [
        "format", "version", "game", "rules", "players", "options", "dealer", "shuffle", "actions", "result", "notes",
        "digest",
    ]  # fmt: skip
    assert data["format"] == "oldtricks-record"
    assert data["version"] == data["rules"] == 1
    assert data["game"] == "gasoline_alley"
    assert data["players"] == ["Ann", "Ben"]
    assert data["options"] == {"passing": "reenter", "hands": 1}
    assert data["dealer"] is None
    assert data["shuffle"] == {"kind": "seeded", "seed": 6}
    assert data["actions"][:2] == [[2, "bid 18"], [1, "sell"]]
    assert data["result"]["scores"] == [40, 36]
    assert data["result"]["winners"] == [2]
    assert (data["result"]["over"], data["result"]["ended"]) == (True, "C6")
    assert data["digest"] == json.loads(signed(data))["digest"]


def test_a_finished_record_is_pinned() -> None:
    """The bytes on the page: if this changes, the rules' version has to change too."""
    data = json.loads(finished().record().dumps())
    assert data["result"]["state"] == "7a72d54d8a3dbb279ba65b8bebfb3a20f7969378f7ac7ddd1e20f795d02da7e2"
    assert data["digest"] == "sha256:555b0b000ec856636da14ef7c739f00d9175c02d03fdc64416f427ab66c1a0f7"


def test_the_fingerprint_of_the_state_is_what_the_page_describes() -> None:
    match = finished()
    fields = [f"{name}={getattr(match.state, name)}" for name in type(match.state).__dataclass_fields__]
    assert ";".join(fields).startswith("players=2;sides=2;limit=1;phase=0;turn=1;dealer=0;deals=1;scores=[40, 36, 0, ")
    assert hashlib.sha256(";".join(fields).encode("ascii")).hexdigest() == match.state_digest()


def test_white_space_and_the_order_of_keys_mean_nothing() -> None:
    backwards = dict(reversed(DATA.items()))
    for text in (json.dumps(backwards), json.dumps(DATA, indent=4), f"\n\t {TEXT} \r\n", json.dumps(DATA)):
        assert ot.Record.loads(text).dumps() == TEXT


def test_a_record_can_be_replayed_in_part() -> None:
    record = small().record()
    assert record.replay(0).history == ()
    assert [str(action) for _, action in record.replay(2).history] == ["bid 18", "sell"]
    assert record.replay() == small()


@pytest.mark.parametrize(
    "make",
    [
        lambda game: game.start(seed=2**64 - 1),
        lambda game: game.start(seed=3, dealer=2),
        lambda game: game.start(deck="key-5 key-10 WAGON-TRAIN", seed=9),
        lambda game: game.start(deck=["key-5", "key-10"], dealer=1),
        lambda game: game.start(deck=[["key-5", "key-10"], ["artillery-3"]]),
        lambda game: game.start(deck=["key-5 key-10", "artillery-3 key-20"]),
        lambda game: game.start(shuffler=ot.Fair(bytes(range(32)), ("Ann: 4711", "Bjørn 🎲"))),
        lambda game: game.start(
            shuffler=ot.Stacked(((51,),), (("key-20",),), ot.Fair(bytes(32), ("x",))),
        ),
    ],
    ids=["seed", "dealer", "deck", "list", "decks", "texts", "fair", "stacked then fair"],
)
def test_every_way_to_shuffle_is_recorded(make: Callable[[ot.Game], ot.Match]) -> None:
    match = make(ot.game("tactics", hands=3))
    for _ in random_play(match, 5):
        pass
    again = ot.Record.loads(match.record().dumps())
    assert again.replay() == match
    assert again.dumps() == match.record().dumps()


# Damage


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for end in range(len(TEXT) - 1):
        if TEXT[:end].rstrip() != TEXT.rstrip():
            said = refusal(TEXT[:end])
            assert "line " in said
            assert "not JSON" in said
    assert ot.Record.loads(TEXT[:-1]).dumps() == TEXT  # but for the last line end, which nobody misses


def test_a_record_cut_off_between_values_is_said_to_be_cut_off() -> None:
    assert refusal(TEXT[: TEXT.index('"result"')]).endswith("The file seems to be cut off.")
    assert refusal("").endswith("The file seems to be cut off.")
    assert refusal(TEXT.rstrip()[:-1]).endswith("The file seems to be cut off.")


def test_any_bit_of_a_record_that_changes_is_noticed(tmp_path: Path) -> None:
    raw = TEXT.encode()
    path = tmp_path / "flipped.json"
    for i in range(len(raw)):
        for bit in (1, 4, 32, 128):
            path.write_bytes(raw[:i] + bytes([raw[i] ^ bit]) + raw[i + 1 :])
            with pytest.raises(ot.RecordError) as error:
                ot.Record.load(path)
            assert str(error.value).startswith(f"{path}: ")


@pytest.mark.parametrize("key", list(DATA))
def test_a_missing_key_is_named(key: str) -> None:
    data = {name: value for name, value in DATA.items() if name != key}
    said = refusal(signed(data) if key != "digest" else json.dumps(data))
    assert f'"{key}"' in said


@pytest.mark.parametrize("key", list(DATA))
@pytest.mark.parametrize("value", [None, True, 1.5, "text", [], {}, -1, [[]], "1", 0], ids=repr)
def test_a_value_of_the_wrong_kind_is_refused_by_its_key(key: str, value: Any) -> None:
    if (key, value) in (("dealer", None), ("notes", {}), ("actions", []), ("players", []), ("players", [[]])):
        return  # of the right kind, or nearly so: see below
    said = refusal(json.dumps({**DATA, key: value}) if key == "digest" else changed(**{key: value}))
    assert f'"{key}"' in said or (key == "actions" and "action 1" in said), said


def test_no_actions_at_all_is_another_result() -> None:
    assert '"result"."' in refusal(changed(actions=[]))


def test_a_key_that_is_there_twice_is_refused() -> None:
    assert "the key 'game' is there twice" in refusal(TEXT.replace('"rules": 1', '"game": "tactics", "rules": 1'))
    inside = TEXT.replace('"seed": 6', '"seed": 6, "seed": 6')
    assert "the key 'seed' is there twice" in refusal(inside)


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ({"colour": "red"}, "records have no key 'colour'"),
        ({"note": {}}, "records have no key 'note'. Did you mean 'notes'"),
        ({"shuffle": {"kind": "seeded", "seed": 6, "salt": 1}}, "\"shuffle\": a seeded shuffle has no key 'salt'"),
        ({"shuffle": {"kind": "stacked", "decks": ["alley-1"], "then": {"kind": "seeded", "seed": 1}, "x": 1}},
         "a stacked shuffle has no key 'x'"),
        ({"result": {**DATA["result"], "extra": 1}}, "\"result\" has no key 'extra'"),
    ],
)  # fmt: skip
def test_an_unknown_key_is_refused(where: dict[str, Any], expected: str) -> None:
    assert expected in refusal(changed(**where))


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"format": "pgn"}, 'not a record: "format" is \'pgn\', not "oldtricks-record"'),
        ({"version": 0}, '"version" is 0, but this is version 3: there never was one'),
        ({"version": 4}, '"version" is 4, but this is version 3: a newer Old Tricks wrote it; update to read it'),
        ({"version": 2}, '"seating" is missing'),
        ({"version": "1"}, '"version" is a text, but should be a whole number'),
        ({"version": True}, '"version" is true or false, but should be a whole number'),
        ({"version": 1.0}, '"version" is a fraction, but should be a whole number'),
        ({"version": None}, '"version" is null, but should be a whole number'),
        ({"rules": 2}, '"rules" is version 2 of Gasoline Alley, but these are the rules of version 1'),
        ({"rules": 0}, '"rules" is version 0 of Gasoline Alley'),
        ({"game": "bridge"}, "\"game\": there is no game 'bridge'"),
        ({"game": "tactics"}, ": Tactics is for 4 players"),
        ({"game": "neutral"}, '"options" must name every option as the game does: sides'),
        ({"players": ["Ann"]}, ": Gasoline Alley is for 2, 3,"),
        ({"players": []}, ": Gasoline Alley is for 2, 3,"),
        ({"players": ["Ann", ""]}, '"players": a name is 1 to 40 printable characters'),
        ({"players": ["Ann", 7]}, '"players": a name is 1 to 40 printable characters'),
        ({"players": ["Ann", "x" * 41]}, '"players": a name is 1 to 40 printable characters'),
        ({"options": {"passing": "reenter"}}, '"options" must name every option as the game does: hands'),
        ({"options": {}}, '"options" must name every option as the game does: passing, hands'),
        ({"options": {"passing": "Reenter", "hands": None}}, "written differently"),
        ({"options": {"passing": "reenter", "hands": "none"}}, "written differently"),
        ({"options": {"passing": "reenter", "hands": 0}}, '"options": option hands is a whole number from 1'),
        ({"options": {"passing": "never", "hands": None}}, '"options": option passing is one of: reenter, final'),
        ({"options": {"passing": "reenter", "hands": None, "wild": 1}}, "has no option 'wild'"),
        ({"dealer": 0}, '"dealer" is null or a seat from 1 to 2, not 0'),
        ({"dealer": 3}, '"dealer" is null or a seat from 1 to 2, not 3'),
        ({"dealer": True}, '"dealer" is null or a seat from 1 to 2'),
        ({"shuffle": {"kind": "random"}}, '"shuffle": "kind" is "seeded", "fair" or "stacked", not \'random\''),
        ({"shuffle": {}}, '"shuffle": "kind" is "seeded"'),
        ({"shuffle": {"kind": "seeded"}}, '"shuffle": "seed" is missing'),
        ({"shuffle": {"kind": "seeded", "seed": -1}}, '"shuffle": a seed is a whole number from 0'),
        ({"shuffle": {"kind": "seeded", "seed": 2**64}}, '"shuffle": a seed is a whole number from 0'),
        ({"shuffle": {"kind": "seeded", "seed": "6"}}, '"shuffle": "seed" is a text'),
        ({"shuffle": {"kind": "seeded", "seed": 10**400}}, '"shuffle": a seed is a whole number from 0'),
        ({"shuffle": {"kind": "stacked", "decks": []}}, '"decks" is a list of texts'),
        ({"shuffle": {"kind": "stacked", "decks": [1], "then": {}}}, '"decks" is a list of texts'),
        ({"shuffle": {"kind": "stacked", "decks": ["joker"], "then": {"kind": "seeded", "seed": 1}}},
         "\"shuffle\": card 1 of the deck, 'joker', is not in the pack"),
        ({"shuffle": {"kind": "stacked", "decks": ["alley-1 alley-1"], "then": {"kind": "seeded", "seed": 1}}},
         '"shuffle": deck 1 has one alley-1 more'),
        ({"shuffle": {"kind": "stacked", "decks": ["alley-1"]}}, '"shuffle": "then" is missing'),
        ({"shuffle": {"kind": "stacked", "decks": ["alley-1"], "then": {"kind": "stacked"}}}, '"kind" is "seeded"'),
        ({"actions": [7]}, 'action 1 is 7, but an action is [seat, "text"]'),
        ({"actions": [[2, "bid 18"], [1]]}, "action 2 is '[1]', but an action is"),
        ({"actions": [[2, "bid 18", 3]]}, "action 1 is '[2, 'bid 18', 3]', but an action is"),
        ({"actions": [[2, None]]}, "action 1 is '[2, None]', but an action is"),
        ({"actions": [["2", "bid 18"]]}, "action 1: seats are numbered 1 to 2, not '2'"),
        ({"actions": [[0, "bid 18"]]}, "action 1: seats are numbered 1 to 2, not 0"),
        ({"actions": [[3, "bid 18"]]}, "action 1: seats are numbered 1 to 2, not 3"),
        ({"actions": [[True, "bid 18"]]}, "action 1: seats are numbered 1 to 2, not 'True'"),
        ({"actions": [[1, "bid 18"]]}, "action 1 ('bid 18' by seat 1): it is the turn of seat 2"),
        ({"actions": [[2, "bid 31"]]}, "action 1 ('bid 31' by seat 2): there is no action 'bid 31' here"),
        ({"actions": [[2, "sell"]]}, "action 1 ('sell' by seat 2): 'sell' is not possible now: it is time to bid"),
        ({"actions": [[2, "18"]]}, "action 1 ('18' by seat 2): records spell this action 'bid 18'"),
        ({"actions": [[2, "Bid 18"]]}, "action 1 ('Bid 18' by seat 2): records spell this action 'bid 18'"),
        ({"digest": "sha256:0"}, '"digest" does not match'),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_said(values: dict[str, Any], expected: str) -> None:
    text = json.dumps({**DATA, **values}) if "digest" in values else changed(**values)
    assert expected in refusal(text)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    actions = [*DATA["actions"][:-1], [1, "play alley-3"]]
    said = refusal(changed(actions=actions))
    assert said.startswith("action 5 ('play alley-3' by seat 1): play alley-3: GA10: If you hold the suit led, ")
    unheld = [*DATA["actions"][:-1], [1, "play tin-can-12"]]
    said = refusal(changed(actions=unheld))
    assert said.startswith("action 5 ('play tin-can-12' by seat 1): play tin-can-12: you do not hold tin-can-12")
    assert "GA3" in said


def test_an_action_after_the_end_is_refused() -> None:
    data = json.loads(finished().record().dumps())
    data["actions"].append([2, "play alley-1"])
    assert refusal(signed(data)) == ("action 16 ('play alley-1' by seat 2): the match was over before it (C6)")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("over", True),
        ("scores", [60, 43]),
        ("scores", [42, 60, 0]),
        ("scores", None),
        ("winners", [1]),
        ("ended", "GA15"),
        ("state", "0" * 64),
        ("state", None),
        ("over", 0),
    ],
)
def test_a_result_that_the_actions_do_not_lead_to_is_refused(key: str, value: Any) -> None:
    said = refusal(changed(result={**DATA["result"], key: value}))
    assert said.startswith(f'"result"."{key}" is ')
    assert "but the actions lead to " in said


@pytest.mark.parametrize("key", ["over", "scores", "winners", "ended", "state"])
def test_a_result_without_one_of_its_keys_is_refused(key: str) -> None:
    result = {name: value for name, value in DATA["result"].items() if name != key}
    assert f'"result"."{key}" is missing' in refusal(changed(result=result))


def test_another_action_that_is_just_as_legal_is_another_match() -> None:
    """Found out by the state's fingerprint; and by the digest, if somebody forged that too."""
    legal = small().record().replay(4).legal()
    assert [str(action) for action in legal] == ["play tin-can-4"]
    other = TEXT.replace('[2, "bid 18"]', '[2, "bid 17"]')
    assert refusal(other).startswith('"result"."')
    forged = json.loads(other)
    forged["result"] = records.result_of(records.Record.replay(ot.Record(
        ot.game("gasoline_alley", players=2), ("Ann", "Bjørn"), None, ot.Seeded(6),
        tuple((seat - 1, text) for seat, text in forged["actions"]), {},
    )))  # fmt: skip
    assert refusal(json.dumps(forged)) == '"digest" does not match: the record was changed after it was written'
    assert ot.Record.loads(signed(forged)).replay() != small()


# Fair matches

SECRET = bytes(range(32))
FAIR = json.loads(
    ot.game("gasoline_alley", players=2).start(shuffler=ot.Fair(SECRET, ("Ann: 1", "Ben: 2"))).record().dumps()
)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"commitment": "0" * 64}, '"shuffle": "commitment" is not the SHA-256 of "secret"'),
        ({"commitment": None}, '"shuffle": "commitment" is null'),
        ({"secret": bytes(32).hex()}, '"commitment" is not the SHA-256 of "secret"'),
        ({"secret": "00"}, '"shuffle": the secret of a fair shuffle is 32 bytes'),
        ({"secret": "zz" * 32}, '"shuffle": non-hexadecimal number found'),
        ({"secret": 7}, '"shuffle": "secret" is a whole number, but should be a text'),
        ({"contributions": ["Ann: 1"]}, '"result"."'),
        ({"contributions": ["Ben: 2", "Ann: 1"]}, '"result"."'),
        ({"contributions": ["Ann: 1", "Ben: 3"]}, '"result"."'),
        ({"contributions": ["Ann: 1", ""]}, '"shuffle": contribution 2 of a fair shuffle has to be a text'),
        ({"contributions": ["Ann: 1", 2]}, '"shuffle": contribution 2 of a fair shuffle has to be a text'),
        ({"contributions": "Ann: 1"}, '"shuffle": "contributions" is a text, but should be a list'),
        ({"salt": 1}, "\"shuffle\": a fair shuffle has no key 'salt'"),
    ],
)
def test_a_fair_record_that_was_tampered_with_is_refused(values: dict[str, Any], expected: str) -> None:
    assert expected in refusal(signed({**FAIR, "shuffle": {**FAIR["shuffle"], **values}}))


@pytest.mark.parametrize("key", ["commitment", "secret", "contributions"])
def test_a_fair_record_without_one_of_its_keys_is_refused(key: str) -> None:
    shuffle = {name: value for name, value in FAIR["shuffle"].items() if name != key}
    assert f'"shuffle": "{key}" is missing' in refusal(signed({**FAIR, "shuffle": shuffle}))


# Files


def load_refusal(path: Path) -> str:
    with pytest.raises(ot.RecordError) as error:
        ot.Record.load(path)
    assert str(error.value).startswith(f"{path}: ")
    return str(error.value)


def test_a_file_that_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    assert "No such file" in load_refusal(tmp_path / "nothing.json")
    assert "irectory" in load_refusal(tmp_path)
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    assert "symbolic links" in load_refusal(loop)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    assert "No such file" in load_refusal(tmp_path / "dangling")
    assert "Not a directory" in load_refusal(Path(__file__) / "x.json")


def test_a_file_of_9_mib_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(9 * 1024 * 1024)
    with pytest.raises(ot.RecordError, match="larger than 8 MiB"):
        ot.Record.load(path)
    assert "larger than 8 MiB" in refusal(" " * (8 * 1024 * 1024 + 1))


def test_the_path_of_a_file_too_large_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(9 * 1024 * 1024)
    assert load_refusal(path) == f"{path}: larger than 8 MiB, which no record is"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "not JSON"),
        (b"\x00\x01\x02", "not JSON"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text (byte 0)"),
        (TEXT.encode("utf-16"), "not UTF-8 text (byte 0)"),
        (TEXT.encode("utf-16-le"), "not UTF-8 text"),
        (TEXT.encode("utf-8-sig"), "not JSON"),
        (TEXT.encode("latin-1"), "not UTF-8 text"),
        (b"\xff" * 100, "not UTF-8 text (byte 0)"),
        (b"[]", "a record is a JSON object, not a list"),
        (b"null", "a record is a JSON object, not null"),
        (b'"record"', "a record is a JSON object, not a text"),
        (b"1.5", "a record is a JSON object, not a fraction"),
        (b"{}", "not a record: \"format\" is 'None'"),
        (b"{'format': 1}", "line 1, column 2: not JSON"),
        (b'{"a": NaN}', "NaN is not a number that records use"),
        (b'{"a": -Infinity}', "-Infinity is not a number that records use"),
        (b'{"version": 1' + b"0" * 5000 + b"}", "not readable as JSON"),
        (b"[" * 100_000, "not readable as JSON"),
        (b'{"a":' * 100_000, "not readable as JSON"),
    ],
    ids=range(19),
)
def test_a_file_that_is_no_record_is_refused(raw: bytes, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(raw)
    assert expected in load_refusal(path)


def test_a_number_is_not_taken_for_infinite() -> None:
    assert '"version" is a fraction' in refusal(TEXT.replace('"version": 1', '"version": 1e999'))


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    small().record().save(path)

    def full(*arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patched:
            patched.setattr(os, name, full)
            with pytest.raises(OSError, match="No space left"):
                finished().record().save(path)
        assert path.read_text(encoding="utf-8") == TEXT
        assert [*tmp_path.iterdir()] == [path]
    finished().record().save(path)
    assert ot.Record.load(path).replay() == finished()
    assert [*tmp_path.iterdir()] == [path]


def test_a_save_into_a_folder_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        small().record().save(tmp_path / "nowhere" / "match.json")
    assert [*tmp_path.iterdir()] == []


# Anything at all

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)


def load_anything(text: str) -> None:
    """Either it is a record, or a RecordError says in a few printable words why not."""
    said = ""
    try:
        ot.Record.loads(text)
    except ot.RecordError as error:
        said = str(error)
    assert len(said) < 1500


@given(st.text())
@settings(max_examples=200)
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    load_anything(text)


@given(JSON)
@settings(max_examples=200)
def test_any_json_is_a_record_or_a_record_error(data: Any) -> None:
    load_anything(json.dumps(data))


@given(st.sampled_from(list(DATA)), JSON)
@settings(max_examples=400)
def test_any_value_in_a_record_is_fine_or_a_record_error(key: str, value: Any) -> None:
    load_anything(json.dumps({**DATA, key: value}))


@given(st.sampled_from(["shuffle", "result", "options"]), st.data())
@settings(max_examples=200)
def test_any_value_inside_a_record_is_fine_or_a_record_error(key: str, data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([DATA, FAIR]))
    inner = data.draw(st.sampled_from(list(base[key])))
    load_anything(json.dumps({**base, key: {**base[key], inner: data.draw(JSON)}}))


@given(st.integers(0, len(DATA["actions"]) - 1), st.integers(0, 1), JSON)
@settings(max_examples=200)
def test_any_value_in_an_action_is_a_record_error(i: int, place: int, value: Any) -> None:
    actions = [list(action) for action in DATA["actions"]]
    actions[i][place] = value
    load_anything(json.dumps({**DATA, "actions": actions}))


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3), st.integers(0, 3))
@settings(max_examples=400)
def test_any_edit_of_a_record_is_fine_or_a_record_error(place: int, put: str, cut: int) -> None:
    load_anything(TEXT[:place] + put + TEXT[place + cut :])


def test_a_record_of_random_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    chance = random.Random(1)
    for size in (1, 10, 1000, 10_000):
        path.write_bytes(chance.randbytes(size))
        load_refusal(path)


# What an attacker would try next


def test_deep_nesting_is_refused_at_every_depth() -> None:
    for depth in (*range(sys.getrecursionlimit() + 10), 5000, 9000, 20_000, 100_000):
        for key, text in (("notes", '{"a": %s}'), ("options", '{"hands": %s}'), ("version", "%s"), ("actions", "%s")):
            nested = text % ("[" * depth + "]" * depth)
            data = json.dumps({**DATA, key: "@"})
            load_anything(data.replace('"@"', nested))


def test_a_contribution_that_is_no_text_is_refused() -> None:
    load_anything(signed({**FAIR, "shuffle": {**FAIR["shuffle"], "contributions": ["\ud800", "b"]}}))


def test_a_number_of_hands_written_out_at_length_is_refused() -> None:
    load_anything(changed(options={"passing": "reenter", "hands": "00000001" + "9" * 5000}))


def test_what_was_loaded_can_be_saved(tmp_path: Path) -> None:
    ot.Record.loads(changed(notes={"a": "\ud800"})).save(tmp_path / "match.json")


@pytest.mark.parametrize("thing", [float("nan"), float("-inf"), object(), b"bytes", {1, 2}, {"a": {(1, 2): 3}}])
def test_notes_that_records_cannot_hold_are_refused_when_they_are_given(thing: Any) -> None:
    with pytest.raises(ot.RecordError, match="notes have to be plain JSON"):
        small().record({"a": thing})


@pytest.mark.parametrize("players", [[], [[]], ["Ann"]], ids=repr)
def test_a_wrong_number_of_players_is_said_of_the_players(players: list[Any]) -> None:
    assert refusal(changed(players=players)).startswith('"players": Gasoline Alley is for 2, 3,')


@pytest.mark.parametrize("result", [{"extra": None}, {"winners": [], "scores": [42.0, 60]}], ids=repr)
def test_a_result_is_exact(result: dict[str, Any]) -> None:
    refusal(changed(result={**DATA["result"], **result}))


@pytest.mark.parametrize(
    "values",
    [{"actions": [[2, "x" * 10**6]]}, {"version": 10**4000}, {"rules": 10**4000}],
    ids=["action", "version", "rules"],
)
def test_a_huge_value_is_not_echoed(values: dict[str, Any]) -> None:
    assert len(refusal(changed(**values))) < 1500


def test_a_huge_key_is_not_echoed() -> None:
    assert len(refusal(changed(result={**DATA["result"], "x" * 10**6: 1}))) < 1500


def test_many_keys_do_not_take_for_ever() -> None:
    """8 MiB of them would take hours."""
    begun = time.process_time()
    refusal("{" + ",".join(f'"{i}":0' for i in range(12_000)) + "}")
    few = time.process_time() - begun
    assert few < 0.5


def test_a_path_that_cannot_be_is_refused() -> None:
    with pytest.raises(ot.RecordError):
        ot.Record.load("a\0b")


def test_a_proof_holds_everything_that_somebody_can_check() -> None:
    fair = ot.Fair(bytes(32), ("ab" * 8,))
    match = ot.game("gasoline_alley", players=2, hands=1).start(shuffler=fair)
    for _ in random_play(match, 3):
        pass
    record = match.record()
    proof = record.verify(match)
    assert proof.fair
    assert (proof.failure, proof.shuffle, proof.commitment) == (None, "fair", fair.commitment)
    assert proof.contributions == ("ab" * 8,)
    assert list(proof.deals) == list(record.deals())
    other = match.copy()
    other.undo()
    assert str(record.verify(other).failure) == "the match that was played is another one"


def test_a_proof_names_what_is_wrong() -> None:
    match = small()
    record = match.record()
    assert record.verify(match).failure is None
    assert not record.verify(match).fair  # nothing was committed to
    forged = replace(record, result={**record.result, "scores": [99, 99]})
    assert "actions lead to" in str(forged.verify().failure)


# Versions

OLD = sorted((Path(__file__).parent / "records").glob("*.json"))  # written before there was any version but 1


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_of_version_1_load_verify_and_are_written_to_the_same_bytes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = ot.Record.load(path)
    assert record.verify(record.replay()).failure is None
    assert record.dumps() == text
    assert record.replay().record(record.notes).dumps() == text


def test_there_are_old_records_of_every_game() -> None:
    assert {json.loads(path.read_text(encoding="utf-8"))["game"] for path in OLD} == set(ot.GAMES)


NEWER: list[tuple[str, dict[str, Any]]] = [
    ("aviationgame", {"perfect_flight": "every-trick"}),
    ("new_york_to_paris", {"opening": "weather-first"}),
    ("new_york_to_paris", {"lucky_new_deal": "go-on"}),
]


@pytest.mark.parametrize(("name", "options"), NEWER)
def test_a_record_is_written_in_the_oldest_version_of_the_rules_that_plays_it(
    name: str, options: dict[str, Any]
) -> None:
    plain, newer = (json.loads(ot.game(name, **chosen).start(seed=1).record().dumps()) for chosen in ({}, options))
    assert (plain["rules"], newer["rules"]) == (1, 2)
    assert newer["options"].items() >= options.items()
    assert plain["result"]["state"] != newer["result"]["state"]
    for data in (plain, newer):
        assert ot.Record.loads(signed(data)).to_json()["rules"] == data["rules"]
    with pytest.raises(ot.RecordError, match="version 1 of"):
        ot.Record.loads(signed({**newer, "rules": 1}))
    with pytest.raises(ot.RecordError, match="version 2 of"):
        ot.Record.loads(signed({**plain, "rules": 2}))


def test_an_option_of_a_later_version_is_not_in_a_record_of_an_earlier_one() -> None:
    data = json.loads(ot.game("new_york_to_paris").start(seed=1).record().dumps())
    assert set(data["options"]) == {"sides", "packs", "lucky_lindy"}
    with pytest.raises(ot.RecordError):
        ot.Record.loads(signed({**data, "options": {**data["options"], "opening": "free"}}))


@pytest.mark.parametrize("name", ["aviationgame", "tactics"])
def test_c2_drawn_seats_are_recorded_and_checked(name: str) -> None:
    names = ["Ann", "Ben", "Cleo", "Dot"]
    match = ot.game(name, hands=1).start(shuffler=ot.Fair(bytes(32), ("a", "b")), names=names, draw_seats=True)
    data = json.loads(match.record().dumps())
    assert (data["version"], data["dealer"]) == (2, None)
    assert [data["players"][seat - 1] for seat in data["seating"]] == names
    record = ot.Record.loads(match.record().dumps())
    assert record.replay() == match
    assert record.verify(match).fair
    moved = [data["seating"][-1], *data["seating"][:-1]]
    for wrong, why in (
        ({"seating": moved}, "the shuffle gives"),
        ({"dealer": 1}, "no dealer"),
        ({"version": 1}, "seating"),
    ):
        with pytest.raises(ot.RecordError, match=why):
            ot.Record.loads(signed({**data, **wrong}))


@pytest.mark.parametrize("name", ["gasoline_alley", "neutral", "new_york_to_paris"])
def test_c2_other_games_have_no_draw_for_seats(name: str) -> None:
    with pytest.raises(ot.OldTricksError, match="nobody draws for seats"):
        ot.game(name).start(seed=1, draw_seats=True)


def test_c2_who_draws_for_seats_names_no_dealer() -> None:
    with pytest.raises(ot.OldTricksError, match="no dealer can be given"):
        ot.game("tactics").start(seed=1, dealer=0, draw_seats=True)
