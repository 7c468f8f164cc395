"""A measurement in one call."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..bots import Bot, Budget
from ..engine.game import game as named
from .duplicate import DEALS, MATCHES, Plan, arrange
from .players import name_of
from .standings import Progress, run

Entrant = str | Callable[[int], Bot]  # a level, `my.module:Bot`, or the class itself


def compare(
    game: str,
    *bots: Entrant,
    deals: int | None = None,
    matches: int | None = None,
    players: int | None = None,
    lone: bool = False,
    against: Entrant = "",
    seed: int = 0,
    budget: Budget | None = None,
    workers: int = 1,
    ray: str | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> dict[str, Any]:
    """What `oldtricks arena` does: bots by level, by `my.module:Bot`, or as classes that can be imported.

    Single hands, `deals` for each pair (100 if nothing is said), or whole `matches`; the race has only these.
    """
    names = tuple(name_of(bot) for bot in bots)
    kind = DEALS if deals or (named(game).box.single_hands and not matches) else MATCHES
    played = arrange(game, players, options, names, kind)
    boards = deals or matches or 100
    plan = Plan(played, names, kind, boards, lone, name_of(against), seed, budget or Budget())
    return run(plan, workers, ray=ray, out=Path(out) if out else None, progress=progress)
