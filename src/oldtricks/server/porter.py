"""Who is let in: connections in all and of each address, and who leaves when there is no room for newcomers."""

from typing import Protocol

from ..words import say
from .problems import Problem

SPARE = 16  # places beyond the last, for whoever asks whether the server is well
SOON = {"Retry-After": "5"}


class Caller(Protocol):
    """A connection."""

    address: str
    is_proxy: bool  # it speaks for many, so there may be as many of it as there is room for

    def hang_up(self) -> None: ...


class Porter:
    """Where there is no room, who has asked for nothing for longest makes room: one of the largest crowd."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.open = 0
        self._here: dict[str, set[Caller]] = {}  # by address
        self._idle: dict[str, dict[Caller, None]] = {}  # of these, who has asked for nothing: the first for longest

    def enter(self, caller: Caller) -> bool:
        """Let somebody in; False if only to ask whether the server is well. A Problem if not even that."""
        crowd = len(self._here.get(caller.address, ()))
        if crowd >= self.per_address and not caller.is_proxy and not self._dismiss(caller.address):
            raise Problem(429, "connections", say("problem-connections"), SOON)
        room = self.open < self.most or self._dismiss(max(self._idle, key=lambda one: len(self._idle[one]), default=""))
        if not room and self.open >= self.most + SPARE:
            raise full()
        self.open += 1
        self._here.setdefault(caller.address, set()).add(caller)
        self.idle(caller)
        return room

    def leave(self, caller: Caller) -> None:
        """Somebody is gone; it does no harm to say so twice, or of who never came in."""
        here = self._here.get(caller.address, set())
        if caller in here:
            self.open -= 1
            here.remove(caller)
            self.busy(caller)
            if not here:
                del self._here[caller.address]

    def idle(self, caller: Caller) -> None:
        """He has been answered, or has not asked yet."""
        if caller in self._here.get(caller.address, ()):
            self._idle.setdefault(caller.address, {})[caller] = None

    def busy(self, caller: Caller) -> None:
        """He has asked for something, and waits for it."""
        idle = self._idle.get(caller.address, {})
        idle.pop(caller, None)
        if not idle:
            self._idle.pop(caller.address, None)

    def _dismiss(self, address: str) -> bool:
        """Whether somebody of that address could be sent away."""
        caller = next(iter(self._idle.get(address, ())), None)
        if caller is None:
            return False
        self.leave(caller)
        caller.hang_up()
        return True


def full() -> Problem:
    return Problem(503, "connections", say("problem-connections-all"), SOON)
