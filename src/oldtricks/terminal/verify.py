"""`oldtricks verify`: is a record what it says, and was its shuffle fair?"""

from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any

from ..engine.errors import OldTricksError
from ..engine.records import Proof, Record
from ..engine.shuffles import Seeded
from ..words import ENGLISH, Each, Reader, Said, Seat, Seats, say


@dataclass
class Report:
    """What was found, to be told in any language."""

    file: str
    record: Record | None = None
    proof: Proof | None = None
    found: list[Said] = field(default_factory=list)
    failures: list[Said] = field(default_factory=list)
    deals: list[list[str]] = field(default_factory=list)  # the draw for the deal first
    confirmed: bool = False  # the commitment is one that was known beforehand

    def reader(self, language: str = ENGLISH) -> Reader:
        record = self.record
        return Reader(language, record.game.name, record.names) if record else Reader(language)

    def to_dict(self) -> dict[str, Any]:
        """For programs; what was found is in plain English."""
        reader, taken_back = self.reader(), self.record.taken_back if self.record else ()
        return {
            "file": self.file,
            "valid": not self.failures,
            "game": self.record.game.name if self.record else None,
            "shuffle": self.proof.shuffle if self.proof else None,
            "provably_fair": self.confirmed and not self.failures,
            "result": self.record.result if self.record else None,
            "taken_back": [{**each.to_json(), "seen": each.seen} for each in taken_back],
            "found": [reader.say(said) for said in self.found],
            "failures": [reader.say(said) for said in self.failures],
            **({"deals": self.deals} if self.deals else {}),
        }

    def told(self, language: str = ENGLISH) -> str:
        """For people."""
        reader = self.reader(language)
        said = [*self.found, *(say("terminal-failed", why=failure) for failure in self.failures)]
        said += [_deck(deal, " ".join(cards)) for deal, cards in enumerate(self.deals)]
        return "\n".join(map(reader.say, said))


def _deck(deal: int, cards: str) -> Said:
    """The cards of a shuffle; the first is the draw for the first deal."""
    if deal:
        return say("terminal-deck", deal=deal, cards=cards)
    return say("terminal-draw", cards=cards) if cards else say("terminal-no-draw")


def check(file: str, commitment: str | None, contributions: list[str], deals: bool) -> Report:
    """Everything that can be checked about a record. Loading it replays every action and compares the result."""
    report = Report(file)
    try:
        record = Record.load(Path(file))
    except OldTricksError as error:
        report.failures.append(error.said)
        return report
    report.record, report.proof = record, (proof := record.verify())
    if proof.failure:
        report.failures.append(proof.failure)
    report.found.append(_outcome(file, record))
    if proof.commitment:
        _check_fair(report, proof, proof.commitment, commitment, contributions)
    else:
        _tell_unproved(report, record, commitment is not None or bool(contributions))
    _tell_taken_back(report, record)
    if deals:
        report.deals = list(proof.deals)
    return report


def _outcome(file: str, record: Record) -> Said:
    result, game = record.result, record.game.box.title
    first, *others = (say("number", n=points) for points in result["scores"])
    scores = reduce(lambda rest, last: say("terminal-versus", rest=rest, last=last), others, first)
    if not result["over"]:
        return say("terminal-valid-unfinished", file=file, game=game, actions=len(record.actions), scores=scores)
    winners = Seats(tuple(seat - 1 for seat in result["winners"]))
    rule, actions = str(result["ended"]), len(record.actions)
    return say("terminal-valid", file=file, game=game, actions=actions, rule=rule, scores=scores, winners=winners)


def _check_fair(report: Report, proof: Proof, committed: str, commitment: str | None, contributions: list[str]) -> None:
    report.found.append(say("terminal-fair", contributions=len(proof.contributions)))
    if names := _contributors(report.record):
        report.found.append(say("terminal-shares", names=Each(names)))
    given = (commitment or "").strip().lower()
    if commitment is None:
        report.found.append(say("terminal-fair-commitment", commitment=committed))
    elif given == committed:
        report.confirmed = True
        report.found.append(say("terminal-fair-confirmed"))
    else:
        report.failures.append(say("terminal-fair-other", commitment=committed, given=given))
    for text in contributions:
        if text in proof.contributions:
            report.found.append(say("terminal-contribution-there", given=repr(text)))
        else:
            report.failures.append(say("terminal-contribution-missing", given=repr(text)))


def _contributors(record: Record | None) -> tuple[Said, ...]:
    """Whose contributions they are, if the server's notes say so."""
    noted = record.notes.get("shares") if record else None
    try:
        return tuple(say("text", text=str(name)) for _, name in noted or () if name)
    except (TypeError, ValueError):  # notes of somebody else
        return ()


def _tell_taken_back(report: Report, record: Record) -> None:
    for seat in range(record.game.players):
        taken = [each for each in record.taken_back if each.seat == seat]
        if taken:
            seen = sum(each.seen for each in taken)
            report.found.append(say("terminal-record-taken-back", seat=Seat(seat), n=len(taken), seen=seen))


def _tell_unproved(report: Report, record: Record, asked: bool) -> None:
    if isinstance(record.shuffler, Seeded):
        report.found.append(say("terminal-seeded", seed=str(record.shuffler.seed)))
    else:
        report.found.append(say("terminal-stacked"))
    if asked:
        report.failures.append(say("terminal-not-fair"))
