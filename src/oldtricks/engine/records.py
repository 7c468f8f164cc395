"""Records: a match on paper. docs/records.md describes the format for people and other programs."""

import hashlib
import json
import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any, NoReturn

from ..rules.table import DEAL
from ..words import Said, say
from .errors import OldTricksError, RecordError, listed_texts, nearest, quoted
from .game import Game, game
from .match import Match, draw_first
from .shuffles import Fair, Seeded, Shuffler
from .taken_back import TakenBack, branches

FORMAT = "oldtricks-record"
VERSION = 3  # the latest: a record is written in the oldest version that can tell it
DRAWN_SEATS = 2  # the version that brought `seating`
TAKING_BACK = 3  # the version that brought `taken_back`
LARGEST = 8 * 1024 * 1024

_KEYS = ("format", "version", "game", "rules", "players", "options", "dealer", "shuffle", "actions", "result", "notes")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record shows to somebody who trusts nobody."""

    failure: Said | None  # why it is not what it says; None if every action and the result hold
    shuffle: str  # "fair", "seeded" or "stacked"
    commitment: str | None  # of a fair shuffle: what was published before anybody sat down
    contributions: tuple[str, ...]  # and the players' shares in it
    deals: tuple[list[str], ...]  # every shuffle computed again, the draw for the deal first

    @property
    def fair(self) -> bool:
        """Whether every deal follows from a secret that was committed to beforehand."""
        return self.failure is None and self.commitment is not None


@dataclass(frozen=True)
class Record:
    """A match as it can be saved: who played what, how the cards were shuffled, every action, and how it stands.

    Seats are numbered from 1 here, as in everything that people read.
    """

    game: Game
    names: tuple[str, ...]
    dealer: int | None  # the first dealer's index, if nobody drew for it
    shuffler: Shuffler
    actions: tuple[tuple[int, str], ...]  # seat index and text
    result: dict[str, Any]
    notes: dict[str, Any] = field(default_factory=dict)
    seating: tuple[int, ...] | None = None  # the seats drawn, in the order in which the players came
    taken_back: tuple[TakenBack, ...] = ()  # in the order in which it was

    @classmethod
    def of(cls, match: Match, notes: dict[str, Any] | None = None, taken_back: Sequence[TakenBack] = ()) -> "Record":
        try:
            notes = json.loads(json.dumps(notes or {}, allow_nan=False))
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(say("record-notes", error=str(error))) from None
        return cls(
            match.game,
            match.names,
            match.dealer,
            match.shuffler,
            tuple((seat, action.text) for seat, action in match.history),
            result_of(match),
            notes or {},
            match.seating,
            tuple(taken_back),
        )

    def begin(self) -> Match:
        """The match before its first action."""
        return Match(self.game, self.shuffler, self.names, self.dealer, self.seating)

    def replay(self, actions: int | None = None) -> Match:
        """The match again, or its first `actions` actions."""
        match = self.begin()
        for seat, text in self.actions[:actions]:
            _make(match, seat, text)
        return match

    def retrace(self) -> tuple[TakenBack, ...]:
        """Play again what was taken back, too: what it showed to whom."""
        match, told = self.begin(), [0]  # by ply: how many events there were
        found = []
        for number, (taken, played) in enumerate(zip(self.taken_back, self._branches(), strict=True), 1):
            try:
                for seat, text in played:
                    told[match.ply :] = [match.told()]
                    _make(match, seat, text)
            except RecordError as error:
                raise RecordError(say("record-taken-back", number=number, error=error.said), error.reader) from None
            events = match.events(taken.seat, first=told[taken.ply])
            found.append(TakenBack.of(match, taken.seat, len(taken.actions), events))
            match.undo(len(taken.actions))
        return tuple(found)

    def _branches(self) -> list[tuple[tuple[int, str], ...]]:
        try:
            return branches(self.taken_back, self.actions)
        except ValueError as error:
            nowhere = say("record-taken-back-nowhere")
            raise RecordError(say("record-taken-back", number=error.args[0], error=nowhere)) from None

    def deals(self) -> Iterator[list[str]]:
        """The cards of every shuffle by name, computed again: the draw for the deal, then deal by deal."""
        rules = self.game.rules
        s = self.game.new_state()
        if self.dealer is None:
            draw = self.game.shuffle(s, self.shuffler, 0)
            draw_first(self.game, s, draw, self.seating)
            yield self.game.named(draw)
        else:
            s.dealer = self.dealer
            yield []
        actions = iter(self.actions)
        while s.phase == DEAL:
            deck = self.game.shuffle(s, self.shuffler, s.deals + 1)
            yield self.game.named(deck)
            rules.deal(s, deck)
            for _, text in actions:
                rules.apply(s, self.game.grammar.read(text, s.phase).number)
                if s.phase == DEAL:
                    break

    def verify(self, played: Match | None = None) -> Proof:
        """Write the record, read it again and compute everything anew; compare it with the match itself, if given."""
        failure = None
        deals: tuple[list[str], ...] = ()
        try:
            again = Record.loads(self.dumps())
            deals = tuple(again.deals())
            if played is not None and again.replay() != played:
                failure = say("record-another-match")
        except OldTricksError as error:
            failure = error.said
        fair = self.shuffler if isinstance(self.shuffler, Fair) else None
        return Proof(
            failure,
            self.shuffler.to_json()["kind"],
            fair.commitment if fair else None,
            fair.contributions if fair else (),
            deals,
        )

    # As JSON

    def to_json(self) -> dict[str, Any]:
        version = TAKING_BACK if self.taken_back else 1 if self.seating is None else DRAWN_SEATS
        seating = None if self.seating is None else [seat + 1 for seat in self.seating]
        data = {
            "format": FORMAT,
            "version": version,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": list(self.names),
            "options": self.game.known_options(self.game.rules_version),
            "dealer": None if self.dealer is None else self.dealer + 1,
            **({"seating": seating} if version >= DRAWN_SEATS else {}),
            "shuffle": self.shuffler.to_json(),
            "actions": [[seat + 1, text] for seat, text in self.actions],
            **({"taken_back": [taken.to_json() for taken in self.taken_back]} if version >= TAKING_BACK else {}),
            "result": self.result,
            "notes": self.notes,
        }
        return {**data, "digest": digest(data)}

    def dumps(self) -> str:
        """The record as text: one action a line."""
        parts = []
        for key, value in self.to_json().items():
            if key in ("actions", "taken_back") and value:
                rows = ",\n".join("    " + _json(row) for row in value)
                parts.append(f'  "{key}": [\n{rows}\n  ]')
            else:
                parts.append(f'  "{key}": {_json(value)}')
        return "{\n" + ",\n".join(parts) + "\n}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record; a crash leaves the old file or the new one, never half of one."""
        target = Path(path)
        temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """Read a record and check everything in it, replaying it to the end."""
        source = Path(path)
        try:
            found = source.stat()
            if found.st_size > LARGEST:
                raise _at(source, say("record-too-large", mebibytes=LARGEST // 2**20))
            if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)):
                raise _at(source, say("record-no-file"))
            text = source.read_text(encoding="utf-8")
        except RecordError:
            raise
        except UnicodeDecodeError as error:
            raise _at(source, say("record-no-text", byte=error.start)) from None
        except OSError as error:
            raise _at(source, say("text", text=str(error.strerror or error))) from None
        except ValueError as error:  # no path at all
            raise _at(quoted(source), say("text", text=str(error))) from None
        try:
            return cls.loads(text)
        except RecordError as error:
            raise RecordError(say("at", where=str(source), error=error.said), error.reader) from None

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Like `load`, from text."""
        try:
            return _read(_parse(text))
        except RecursionError:
            raise RecordError(say("record-nested")) from None


def _at(where: object, error: Said) -> RecordError:
    return RecordError(say("at", where=str(where), error=error))


def _make(match: Match, seat: int, text: str) -> None:
    """The next action of a record."""
    where = say("record-action", number=match.ply + 1, action=quoted(text), seat=seat + 1)
    if match.turn is None:
        raise RecordError(say("record-action-after-the-end", where=where, rule=str(match.ended)))
    if seat != match.turn:
        raise RecordError(say("record-action-out-of-turn", where=where, seat=match.turn + 1))
    try:
        action = match.read(text)
        match.play(action)
    except OldTricksError as error:
        raise RecordError(say("at", where=where, error=error.said), error.reader) from None
    if action.text != text:
        raise RecordError(say("record-action-spelling", where=where, action=repr(action.text)))


def result_of(match: Match) -> dict[str, Any]:
    """How the match stands, and the fingerprint of its state."""
    return {
        "over": match.over,
        "scores": list(match.scores),
        "winners": [seat + 1 for seat in match.winners],
        "ended": match.ended,
        "state": match.state_digest(),
    }


def digest(data: dict[str, Any]) -> str:
    """SHA-256 over the record without its digest: keys sorted, no spaces, ASCII."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()


def _json(value: Any) -> str:
    """Readable, but escaped where UTF-8 has no bytes for it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.encode(errors="replace").decode() == text else json.dumps(value)


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise RecordError(say("record-too-large", mebibytes=LARGEST // 2**20))
    try:
        data = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        key = "record-cut-off" if error.pos >= len(text.rstrip()) else "record-no-json"
        raise RecordError(say(key, line=error.lineno, column=error.colno, error=error.msg)) from None
    except OldTricksError as error:
        raise RecordError(say("record-unreadable", error=error.said)) from None
    except (RecursionError, ValueError) as error:
        raise RecordError(say("record-unreadable", error=str(error))) from None
    if not isinstance(data, dict):
        raise RecordError(say("record-is-an-object", given=_kind(data)))
    return data


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError(say("record-key-twice", key=quoted(name)))
        found[name] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise RecordError(say("record-no-number", given=name))


def _read(data: dict[str, Any]) -> Record:
    if data.get("format") != FORMAT:
        raise RecordError(say("record-format", given=quoted(data.get("format")), format=FORMAT))
    version = _get(data, "version", int)
    if not 1 <= version <= VERSION:
        key = "record-version-newer" if version > VERSION else "record-version-never"
        raise RecordError(say(key, given=quoted(version), version=VERSION))
    keys = _KEYS + ("seating",) * (version >= DRAWN_SEATS) + ("taken_back",) * (version >= TAKING_BACK)
    for key in data:
        if key not in (*keys, "digest"):
            raise RecordError(say("record-no-key", key=quoted(key), near=nearest(key, keys)))
    played = _read_game(data)
    names = _get(data, "players", list)
    shuffler = _within("shuffle", _read_shuffler, _get(data, "shuffle", dict), played)
    record = Record(
        played,
        _within("players", played.read_names, names),
        _read_dealer(data, played),
        shuffler,
        tuple(_read_action(row, i, played) for i, row in enumerate(_get(data, "actions", list), 1)),
        _get(data, "result", dict),
        _get(data, "notes", dict),
        _read_seating(data, played, shuffler) if version >= DRAWN_SEATS else None,
        _read_taken_back(data, played) if version >= TAKING_BACK else (),
    )
    _check_result(record)
    if record.taken_back:
        record = replace(record, taken_back=record.retrace())
    stated = _get(data, "digest", str)
    if stated != digest({key: value for key, value in data.items() if key != "digest"}):
        raise RecordError(say("record-digest"))
    return record


def _check_result(record: Record) -> None:
    """The actions must lead to the very result that the record claims."""
    result = result_of(record.replay())
    for key in record.result:
        if key not in result:
            raise RecordError(say("record-result-no-key", key=quoted(key)))
    for key, value in result.items():
        if key not in record.result:
            raise RecordError(say("record-result-missing", key=key))
        if json.dumps(record.result[key]) != json.dumps(value):
            stated = quoted(record.result[key])
            raise RecordError(say("record-result-differs", key=key, stated=stated, found=repr(value)))


def _read_game(data: dict[str, Any]) -> Game:
    name = _get(data, "game", str)
    options = _get(data, "options", dict)
    players = len(_get(data, "players", list))
    played: Game = _within("game", lambda: game(name))
    _within("players", lambda: Game(played.box, players))
    played = _within("options", lambda: Game(played.box, players, options))
    known = played.known_options(played.rules_version)
    if known != options:
        missing = [key for key in known if key not in options]
        key = "record-options-missing" if missing else "record-options-written"
        raise RecordError(say(key, missing=listed_texts(missing)))
    rules = _get(data, "rules", int)
    if rules != played.rules_version:
        ours = played.rules_version
        raise RecordError(say("record-rules", given=quoted(rules), game=played.box.title, version=ours))
    return played


def _read_dealer(data: dict[str, Any], played: Game) -> int | None:
    dealer = data.get("dealer", "missing")
    if dealer is None:
        return None
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 1 <= dealer <= played.players:
        raise RecordError(say("record-dealer", players=played.players, given=quoted(dealer)))
    return dealer - 1


def _read_seating(data: dict[str, Any], played: Game, shuffler: Shuffler) -> tuple[int, ...] | None:
    """The seats must be those that the shuffle gave."""
    if data["version"] >= TAKING_BACK and data.get("seating", "missing") is None:
        return None
    stated = _get(data, "seating", list)
    if data["dealer"] is not None:
        raise _at('"seating"', say("dealer-or-draw"))
    seating: tuple[int, ...] = _within("seating", played.drawn_seats, shuffler)
    drawn = [seat + 1 for seat in seating]
    if json.dumps(stated) != json.dumps(drawn):
        raise RecordError(say("record-seating", stated=quoted(stated), drawn=repr(drawn)))
    return seating


def _read_shuffler(data: dict[str, Any], played: Game, nested: bool = False) -> Shuffler:
    kind = data.get("kind")
    if kind == "seeded":
        _only(data, "seed")
        return Seeded(_get(data, "seed", int))
    if kind == "fair":
        _only(data, "commitment", "contributions", "secret")
        secret = _get(data, "secret", str)
        try:
            fair = Fair(bytes.fromhex(secret), tuple(_get(data, "contributions", list)))
        except OldTricksError as error:
            raise RecordError(error.said) from None
        except ValueError as error:
            raise RecordError(str(error)) from None
        if _get(data, "commitment", str) != fair.commitment:
            raise RecordError(say("record-commitment"))
        return fair
    if kind == "stacked" and not nested:
        _only(data, "decks", "then")
        decks = _get(data, "decks", list)
        if not decks or not all(isinstance(deck, str) for deck in decks):
            raise RecordError(say("record-decks"))
        then = _read_shuffler(_get(data, "then", dict), played, nested=True)
        return played.stacked([deck.split() for deck in decks], then)
    raise RecordError(say("record-kind", given=quoted(kind)))


def _read_taken_back(data: dict[str, Any], played: Game) -> tuple[TakenBack, ...]:
    rows = _get(data, "taken_back", list)
    if not rows:
        raise RecordError(say("record-taken-back-none"))
    return tuple(_taken_back(row, number, played) for number, row in enumerate(rows, 1))


def _taken_back(row: Any, number: int, played: Game) -> TakenBack:
    """Whoever takes back begins with an action of his own."""
    try:
        if not isinstance(row, dict) or set(row) != {"after", "seat", "actions"}:
            raise RecordError(say("record-taken-back-shape", given=quoted(row)))
        made = tuple(_read_action(each, i, played) for i, each in enumerate(_get(row, "actions", list), 1))
        after, seat = _get(row, "after", int), _get(row, "seat", int) - 1
        if after < 0 or not made or made[0][0] != seat:
            raise RecordError(say("record-taken-back-own"))
        return TakenBack(after, seat, made)
    except RecordError as error:
        raise RecordError(say("record-taken-back", number=number, error=error.said)) from None


def _read_action(row: Any, number: int, played: Game) -> tuple[int, str]:
    if not isinstance(row, list) or len(row) != 2 or not isinstance(row[1], str):
        raise RecordError(say("record-action-shape", number=number, given=quoted(row)))
    seat, text = row
    if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= played.players:
        raise RecordError(say("record-action-seat", number=number, players=played.players, given=quoted(seat)))
    return seat - 1, text


def _within(key: str, read: Any, *arguments: Any) -> Any:
    """Call `read`, and say of any error where in the record it was."""
    try:
        return read(*arguments)
    except OldTricksError as error:
        raise RecordError(say("at", where=f'"{key}"', error=error.said), error.reader) from None


def _only(data: dict[str, Any], *keys: str) -> None:
    for key in data:
        if key != "kind" and key not in keys:
            raise RecordError(say("record-shuffle-no-key", kind=data["kind"], key=quoted(key)))


def _get(data: dict[str, Any], key: str, kind: type) -> Any:
    if key not in data:
        raise RecordError(say("record-missing", key=key))
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(say("record-wrong-kind", key=key, given=_kind(value), wanted=_kind(kind())))
    return value


def _kind(value: Any) -> Said:
    kinds = {dict: "object", list: "list", str: "text", int: "number", bool: "boolean", type(None): "null"}
    return say(f"kind-{kinds.get(type(value), 'fraction')}")
