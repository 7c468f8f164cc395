"""`oldtricks play`: sit down, play, and perhaps once more."""

import signal
from pathlib import Path
from types import FrameType
from typing import NoReturn

from ..bots import USUAL
from ..engine.errors import OldTricksError
from ..engine.records import Record
from ..engine.shuffles import Fair
from ..words import say
from . import home
from .commands import Leave
from .desk import Desk
from .progress import mention
from .seats import Plan, Sitting
from .session import Session, opening
from .setup import choose


def play(desk: Desk, plan: Plan, resumed: tuple[Path, Record] | None, *, ask: bool, seat: int | None) -> int:
    """Play what is resumed or planned; where `ask`, the plan is still to be chosen. Returns an exit code."""
    end_on_signals()
    session: Session | None = None
    try:
        if ask and resumed is None:
            chosen = choose(desk, plan)
            plan, resumed = (chosen, None) if isinstance(chosen, Plan) else (plan, chosen)
        while True:
            session = sit_down(desk, plan) if resumed is None else sit_down_again(desk, *resumed, seat)
            opening(desk, session.sitting)
            told = None if desk.piped else mention(session.sitting.match.game.name)
            session.message = desk.reader.say(told) if told else session.message
            session.play()
            if session.show_end().strip().lower() not in ("", "y", "yes"):
                return 0
            plan, resumed = (plan if resumed is None else rematch(session)).again(), None
    except (Leave, EOFError):
        farewell(desk, session)
        return 0
    except KeyboardInterrupt:
        desk.say("")
        farewell(desk, session)
        return 130


def find_unfinished(name: str) -> tuple[Path, Record]:
    """The record in this file, or without a name the latest unfinished game."""
    if not name:
        waiting = home.unfinished()
        if not waiting:
            raise OldTricksError(say("terminal-no-unfinished", command="oldtricks play"))
        return waiting[0]
    record = Record.load(name)
    if record.result["over"]:
        raise OldTricksError(say("terminal-match-over", file=name, command=f"oldtricks replay {name}"))
    return Path(name), record


def sit_down(desk: Desk, plan: Plan) -> Session:
    shuffler = commit(desk) if plan.fair else None
    sitting = plan.start(shuffler)
    return Session(desk, sitting, home.new_path(plan.game.name))


def sit_down_again(desk: Desk, path: Path, record: Record, seat: int | None) -> Session:
    """Go on in the same file if it is one of ours; a file from elsewhere is left as it is."""
    sitting = Sitting.resume(record, seat)
    return Session(desk, sitting, path if home.is_ours(path) else home.new_path(record.game.name))


def rematch(session: Session) -> Plan:
    """The same table again, after a game that was resumed."""
    sitting = session.sitting
    level = next((level for level, _ in sitting.levels.values()), USUAL)
    return Plan(sitting.match.game, sitting.me, sitting.match.names[sitting.me], level)


def commit(desk: Desk) -> Fair:
    """A fair shuffle: the commitment comes first, then the player's own randomness."""
    shuffler = Fair()
    desk.clear()
    t = desk.reader.t
    desk.say(t("terminal-commitment"), f"  {shuffler.commitment}", t("terminal-commitment-and"))
    typed = desk.ask(desk.prompt("terminal-contribution")).strip()[:200]
    return shuffler.with_contribution(typed) if typed else shuffler


def farewell(desk: Desk, session: Session | None) -> None:
    """Where the game is, if one was begun and is not over."""
    if session is None or session.sitting.match.over:
        return
    command = "oldtricks play --resume"
    desk.say(desk.reader.t("terminal-farewell", command=command, file=str(session.path)))


def end_on_signals() -> None:
    """A closed or ended terminal ends the program in good order; every action is saved already."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)
