"""When a game is over: its replay, and the proof of its shuffle."""

from collections.abc import Sequence
from typing import Any

from ..engine.box import Event
from ..engine.match import Match
from ..engine.records import Record
from ..engine.shuffles import Fair
from ..engine.view import View
from ..words import Said, Seat, say
from .finished import Remark
from .messages import shown


def replay(record: Record, plies: Sequence[int], eyes: str) -> dict[str, Any]:
    """Every position of a finished match, to a seat's eyes, to the public's, or with all hands open.

    `plies` has the ply of every event.
    """
    seat = int(eyes) if eyes.isdigit() else None
    match = record.replay(0)
    frames = [_frame(match, seat, eyes == "all")]
    for _, action in record.actions:
        match.play(action)
        frames.append(_frame(match, seat, eyes == "all"))
    seats = range(match.game.players) if eyes == "all" else (seat,)
    told = [_fullest(seen) for seen in zip(*map(match.events, seats), strict=True)]
    return {
        "plies": len(record.actions),
        "frames": frames,
        "events": [{"ply": ply, **event.to_dict()} for ply, event in zip(plies, told, strict=True)],
        "sheet": match.sheet().to_list(),
        "results": [result.to_dict() for result in match.sheet().results],
        "decisions": [
            {"ply": ply, "seat": at, "action": made.text, "said": made.said.to_json()}
            for ply, (at, made) in enumerate(match.history)
        ],
        "remarks": remarks(record),
    }


def remarks(record: Record) -> list[Remark]:
    """What was taken back, and for whom a bot has played, in the order of the plies."""
    found: list[Remark] = [
        {"ply": taken.ply, "seat": taken.seat, "kind": "taken-back", "seen": taken.seen, "said": _sent(taken.said)}
        for taken in record.taken_back
    ]
    for seat, numbers in record.notes.get("played_for", {}).items():
        said = say("played-for", seat=Seat(int(seat) - 1), n=len(numbers))
        ply = numbers[0] - 1
        found.append({"ply": ply, "seat": int(seat) - 1, "kind": "played-for", "seen": False, "said": _sent(said)})
    return sorted(found, key=lambda remark: remark["ply"])


def _sent(said: Said) -> Any:
    return said.to_json()


def decisions(record: Record, deal: int | None, seat: int) -> list[tuple[View, str]]:
    """The choices that a seat made in a deal, or in all of them, each with what it knew then.

    What a bot has played for it was none.
    """
    match = record.replay(0)
    played_for = record.notes.get("played_for", {}).get(str(seat + 1), ())
    found = []
    for number, (at, action) in enumerate(record.actions, 1):
        mine = at == seat and number not in played_for
        if mine and deal in (None, match.state.deals) and len(match.legal()) > 1:
            found.append((match.view(seat), action))
        match.play(action)
    return found


def _frame(match: Match, seat: int | None, all_hands: bool) -> dict[str, Any]:
    plain = shown(match.view(seat))
    if all_hands:
        box, s = match.game.box, match.state
        plain["hands"] = {str(at): box.hand(s, at) for at in range(match.game.players)}
    return plain


def _fullest(seen: Sequence[Event]) -> Event:
    """An event as its owner saw it."""
    return next((event for event in seen if event.owner is not None), seen[0])


def verify(record: Record, match: Match | None = None) -> dict[str, Any]:
    """Every deal computed again from the secret and the shares, and compared with what was played.

    The record alone has the fingerprint of the last state; the match itself has all cards.
    """
    proof = record.verify(match)
    assert isinstance(record.shuffler, Fair)
    deals = [{"deal": number, "ok": proof.fair, "deck": deck} for number, deck in enumerate(proof.deals)]
    secret = record.shuffler.secret.hex()
    return {"fair": proof.fair, "commitment": proof.commitment, "secret": secret, "deals": deals}
