"""What one seat may know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .box import Event, Value, listed
from .sheet import Sheet

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat (`seat` is None for a spectator): all that it may know, and nothing else."""

    game: str
    options: dict[str, Value]
    players: tuple[str, ...]  # their names
    sides: tuple[tuple[int, ...], ...]  # the seats of each side
    seat: int | None
    ply: int  # how many actions were played before
    deal: int
    dealer: int
    phase: str
    turn: int | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    legal: tuple[str, ...]  # if this seat is at turn
    task: str  # likewise
    table: dict[str, Any]
    scores: tuple[int, ...]  # by side
    sheet: Sheet
    events: tuple[Event, ...]  # since the last deal
    over: bool
    winners: tuple[int, ...]
    ended: str | None  # the rule that ended the match

    @classmethod
    def of(cls, match: "Match", seat: int | None) -> "View":
        s, box = match.state, match.game.box
        mine = seat is not None and seat == match.turn
        return cls(
            game=box.name,
            options=dict(match.game.options),
            players=match.names,
            sides=match.sides,
            seat=seat,
            ply=len(match.history),
            deal=s.deals,
            dealer=s.dealer,
            phase=match.phase,
            turn=match.turn,
            hand=() if seat is None else box.hand(s, seat),
            hand_sizes=tuple(s.hands[i].bit_count() for i in range(s.players)),
            legal=tuple(action.text for action in match.legal()) if mine else (),
            task=box.task(s)[0] if mine else "",
            table=box.on_the_table(s, seat),
            scores=match.scores,
            sheet=match.sheet(),
            events=match.events(seat, this_deal=True),
            over=match.over,
            winners=match.winners,
            ended=match.ended,
        )

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data, ready for JSON."""
        plain = {name: getattr(self, name) for name in self.__slots__}
        plain["players"], plain["winners"] = list(self.players), list(self.winners)
        plain["sides"] = [list(side) for side in self.sides]
        for name in ("hand", "hand_sizes", "legal", "scores"):
            plain[name] = list(plain[name])
        plain["sheet"] = self.sheet.to_list()
        plain["events"] = [event.to_dict() for event in self.events]
        return plain

    def __str__(self) -> str:
        from . import boxes

        box = boxes.BOXES[self.game]
        name = "spectator" if self.seat is None else self.players[self.seat]
        lines = [f"{box.title}, deal {self.deal}, dealt by {self.players[self.dealer]}; seen by {name}"]
        sides = zip(self.sides, self.scores, strict=True)
        lines.append("Scores: " + ", ".join(f"{listed([self.players[i] for i in side])}: {n}" for side, n in sides))
        lines += box.describe(self)
        if self.seat is not None:
            lines.append(f"Hand: {' '.join(self.hand) or 'empty'}")
        if self.over:
            verb = "wins" if len(self.winners) == 1 else "win"
            lines.append(f"Over: {listed([self.players[i] for i in self.winners])} {verb} ({self.ended})")
        elif self.turn is not None and self.turn == self.seat:
            lines.append(f"Your turn. {self.task}")
            lines.append(f"Legal: {', '.join(self.legal)}")
        elif self.turn is not None:
            verb = "play on" if self.phase == "lucky" else self.phase
            lines.append(f"{self.players[self.turn]} is to {verb}.")
        return "\n".join(lines)
