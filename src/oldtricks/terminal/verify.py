"""`oldtricks verify`: is a record what it says, and was its shuffle fair?"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine.box import listed, plural
from ..engine.errors import OldTricksError
from ..engine.records import Proof, Record
from ..engine.shuffles import Seeded


@dataclass
class Report:
    """What was found. It prints for people."""

    file: str
    record: Record | None = None
    proof: Proof | None = None
    found: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    deals: list[list[str]] = field(default_factory=list)  # the draw for the deal first
    confirmed: bool = False  # the commitment is one that was known beforehand

    def to_dict(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "valid": not self.failures,
            "game": self.record.game.name if self.record else None,
            "shuffle": self.proof.shuffle if self.proof else None,
            "provably_fair": self.confirmed and not self.failures,
            "result": self.record.result if self.record else None,
            "found": self.found,
            "failures": self.failures,
            **({"deals": self.deals} if self.deals else {}),
        }

    def __str__(self) -> str:
        lines = [*self.found, *(f"FAILED: {failure}" for failure in self.failures)]
        for number, deck in enumerate(self.deals):
            name = f"Deal {number}" if number else "Draw for the first deal"
            lines.append(f"{name}: {' '.join(deck) if deck else 'none, the first dealer was given'}")
        return "\n".join(lines)


def check(file: str, commitment: str | None, contributions: list[str], deals: bool) -> Report:
    """Everything that can be checked about a record. Loading it replays every action and compares the result."""
    report = Report(file)
    try:
        record = Record.load(Path(file))
    except OldTricksError as error:
        report.failures.append(str(error))
        return report
    report.record, report.proof = record, (proof := record.verify())
    if proof.failure:
        report.failures.append(proof.failure)
    report.found.append(_outcome(file, record))
    if proof.commitment:
        _check_fair(report, proof, proof.commitment, commitment, contributions)
    else:
        _tell_unproved(report, record, commitment is not None or bool(contributions))
    if deals:
        report.deals = list(proof.deals)
    return report


def _outcome(file: str, record: Record) -> str:
    result = record.result
    text = f"{file}: a valid record of {record.game.box.title}, {plural(len(record.actions), 'action')}"
    scores = " : ".join(map(str, result["scores"]))
    if not result["over"]:
        return f"{text}, unfinished at {scores}."
    winners = [record.names[seat - 1] for seat in result["winners"]]
    return f"{text}, ended by {result['ended']} at {scores}; won by {listed(winners)}."


def _check_fair(report: Report, proof: Proof, committed: str, commitment: str | None, contributions: list[str]) -> None:
    added = plural(len(proof.contributions), "contribution")
    report.found.append(f"A fair shuffle: every deal follows from the secret and {added}.")
    if commitment is None:
        report.found.append(
            f"The secret's commitment is {committed}. Compare it with what was published before the game."
        )
    elif commitment.strip().lower() == committed:
        report.confirmed = True
        report.found.append("The commitment is the one that you gave.")
    else:
        report.failures.append(f"the commitment of this record is {committed}, not {commitment.strip().lower()}")
    for text in contributions:
        if text in proof.contributions:
            report.found.append(f"The contribution {text!r} is in it.")
        else:
            report.failures.append(f"the contribution {text!r} is not among those of this record")


def _tell_unproved(report: Report, record: Record, asked: bool) -> None:
    how = f"seeded with {record.shuffler.seed}" if isinstance(record.shuffler, Seeded) else "stacked"
    report.found.append(
        f"The shuffle is {how}: the record can be replayed, but nothing proves that nobody knew the cards beforehand."
    )
    if asked:
        report.failures.append("the shuffle is not a fair one, so it has neither commitment nor contributions")
