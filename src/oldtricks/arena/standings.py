"""What the boards say: paired differences, win rates, ratings, and how much of the oracle's lead is closed."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from ..bots.net import has_learned
from ..engine.errors import listed_texts
from ..engine.game import game as named
from ..words import Listed, Reader, Said, say
from . import journal, workers
from .duplicate import DEALS, Board, Plan
from .statistics import Interval, clustered, mean, ratio, wilson
from .stranger import STRANGER

STEADY, ORACLE = "steady", "oracle"
LEARNED = {"net": STEADY, "sharp+net": "sharp"}  # and like whom they play where they have learned nothing
DECIDED, WINS = "decided", "wins"  # the figure that says who is stronger: for single hands, for matches

Progress = Callable[[int, int], None]  # boards done, boards in all


def run(
    plan: Plan,
    cores: int = 1,
    *,
    ray: str | None = None,
    out: Path | None = None,
    seconds: float = math.inf,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play whatever has not been played yet, and say what came of it: plain data, ready for JSON.

    With `out` every board is on disk as soon as it is over, and the same call goes on after a kill. `ray` is the
    address of a Ray cluster, empty for one that is started here. After `seconds` no board is begun; those in play
    are finished, so that slow boards count as much as quick ones.
    """
    if out:
        journal.check(plan)
    boards = journal.load(out, plan) if out else []
    left = still_to_play(plan, boards)
    end = time.monotonic() + seconds
    jobs = takewhile(lambda _: time.monotonic() < end, left)
    total = len(boards) + len(left)
    if ray is not None:
        playing = workers.on_ray(jobs, ray)
    elif cores == 1:
        playing = workers.here(jobs)
    else:
        playing = workers.processes(jobs, min(cores, len(left)) or 1)
    if progress:
        progress(len(boards), total)
    with journal.writing(out, plan) if out else nullcontext() as file, journal.failures(out):
        for _, board in playing:
            if file:
                journal.write(file, board.to_dict())
            boards.append(board)
            if progress:
                progress(len(boards), total)
    result = concluded(plan, boards)
    if out:
        journal.finish(out, result)
    return result


def still_to_play(plan: Plan, boards: Sequence[Board]) -> list[workers.Job]:
    """The boards of a plan that are not among these."""
    known = {(board.pair, board.number) for board in boards}
    return [(plan, *job) for job in plan.jobs() if job not in known]


def concluded(plan: Plan, boards: Sequence[Board]) -> dict[str, Any]:
    """The whole result."""
    in_order = sorted(boards, key=lambda board: (board.number, board.pair))
    return {
        **journal.identity(plan),
        **journal.circumstances(),
        **standings(plan, in_order),
        "boards": [board.to_dict() for board in in_order],
    }


def standings(plan: Plan, boards: Sequence[Board]) -> dict[str, Any]:
    """Everything that is concluded from the boards, which come in the order of their numbers."""
    of_pair = [[board for board in boards if board.pair == i] for i in range(len(plan.pairs))]
    return {
        "pairs": [_pair(plan, bots, found) for bots, found in zip(plan.pairs, of_pair, strict=True) if found],
        "ratings": ratings(plan, boards) if len(plan.bots) > 2 else [],
        "gap_closed": gaps(plan, of_pair),
    }


def _pair(plan: Plan, bots: tuple[str, str], boards: Sequence[Board]) -> dict[str, Any]:
    tables = [table for board in boards for table in board.tables]
    decided = [board for board in boards if board.margin]
    ahead = sum(board.margin > 0 for board in decided)
    return {
        "bots": list(bots),
        "headline": DECIDED if plan.kind == DEALS else WINS,
        "boards": len(boards),
        "tables": len(tables),
        "deals": sum(table.deals for table in tables),
        "difference": asdict(mean([board.margin for board in boards])),
        "decided": {
            "boards": len(decided),
            "won": ahead,
            **asdict(wilson(ahead, len(decided)) if decided else Interval(0.5, None, None)),
        },
        "wins": {"fair": plan.fair, **asdict(clustered([board.won for board in boards], len(tables)))},
        "thinking": [
            {
                "bot": bot,
                "moves": (moves := sum(table.moves[i] for table in tables)),
                "seconds_a_move": sum(table.seconds[i] for table in tables) / max(moves, 1),
                "slowest": max(table.slowest[i] for table in tables),
            }
            for i, bot in enumerate(bots)
        ],
    }


def outcome(plan: Plan, board: Board) -> float:
    """Whether the first bot did better on a board (above 0) or the second: by points, or by matches won."""
    return board.margin if plan.kind == DEALS else board.won - plan.fair


def ratings(plan: Plan, boards: Sequence[Board]) -> list[dict[str, Any]]:
    """openskill's Plackett-Luce, one game for every board; the best first. Nothing where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return []
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in plan.bots}
    for board in boards:
        one, other = plan.pairs[board.pair]
        better = outcome(plan, board)
        ranks = [better < 0, better > 0]  # whole numbers: openskill cuts fractions off
        (rated[one],), (rated[other],) = model.rate([[rated[one]], [rated[other]]], ranks=[int(rank) for rank in ranks])
    table = [{"bot": bot, "mu": r.mu, "sigma": r.sigma, "ordinal": r.ordinal()} for bot, r in rated.items()]
    return sorted(table, key=lambda row: -row["ordinal"])


def gaps(plan: Plan, of_pair: Sequence[Sequence[Board]]) -> list[dict[str, Any]]:
    """(bot - steady) / (oracle - steady), each measured against steady on the same boards.

    Nothing as long as it is not clear that the oracle is ahead at all.
    """
    lead = {}  # over steady, by board
    for (one, other), boards in zip(plan.pairs, of_pair, strict=True):
        if STEADY in (one, other):
            sign = 1 if other == STEADY else -1
            lead[other if one == STEADY else one] = {board.number: sign * outcome(plan, board) for board in boards}
    oracle = lead.pop(ORACLE, {})
    least = mean(list(oracle.values())).low if oracle else None
    if least is None or least <= 0:
        return []
    found = []
    for bot, margins in lead.items():
        both = [number for number in margins if number in oracle]
        if both:
            closed = ratio([margins[number] for number in both], [oracle[number] for number in both])
            found.append({"bot": bot, "boards": len(both), **asdict(closed)})
    return found


def told(result: dict[str, Any], reader: Reader | None = None) -> str:
    """The result for people."""
    reader = reader or Reader()
    t = reader.t
    options = listed_texts(f"{name}={value}" for name, value in result["options"].items() if value is not None)
    found = {"game": result["game"], "players": result["players"], "options": options, "seed": str(result["seed"])}
    lines = [
        t("arena-heading", **found, limit=_limit(result["budget"])),
        t("arena-where", commit=result["commit"], python=result["python"], machine=result["machine"]),
    ]
    if STRANGER in result["bots"]:
        lines.append(t("stranger-is", who=result["strangers"][STRANGER]))
    if not has_learned(named(result["game"], players=result["players"], **result["options"])):
        lines += [t("bot-not-learned", bot=bot, like=like) for bot, like in LEARNED.items() if bot in result["bots"]]
    for pair in result["pairs"]:
        lines += ["", *_told_pair(pair, result, reader)]
    if result["ratings"]:
        lines += ["", t("arena-ratings")]
        for row in result["ratings"]:
            mu, sigma = (reader.decimal(row[key], 2) for key in ("mu", "sigma"))
            lines.append(f"  {row['bot']:<12} {mu:>6} ± {sigma}")
    for row in result["gap_closed"]:
        share = _interval(row, reader, partial(reader.percent, digits=1))
        lines += ["", t("arena-gap", bot=row["bot"], share=share, boards=row["boards"])]
    return "\n".join(lines)


def _limit(budget: dict[str, Any]) -> Said:
    """How long a bot may think."""
    if budget["seconds"] is not None:
        return say("arena-seconds", seconds=f"{budget['seconds']:g}")
    return say("arena-playouts", playouts=budget["playouts"])


def _told_pair(pair: dict[str, Any], result: dict[str, Any], reader: Reader) -> Iterator[str]:
    t, kind = reader.t, result["kind"]
    one, other = pair["bots"]
    percent, points = partial(reader.percent, digits=1), partial(reader.decimal, digits=2, signed=True)
    met = say("arena-among" if result["lone"] else "arena-against", one=one, other=other)
    counts = [say("arena-boards", n=pair["boards"]), say(f"arena-tables-{kind}", n=pair["tables"])]
    yield t("arena-pair", met=met, counts=Listed((*counts, say("arena-deals", n=pair["deals"]))))
    decided, wins = pair[DECIDED], pair[WINS]
    yield f"  {t(f'arena-headline-{verdict(pair)}', one=one, other=other)}"
    thinking = [
        t(
            "arena-thinking-bot",
            bot=row["bot"],
            mean=milliseconds(row["seconds_a_move"], reader),
            slowest=milliseconds(row["slowest"], reader),
        )
        for row in pair["thinking"]
    ]
    for line in (
        t(f"arena-points-{kind}", points=_interval(pair["difference"], reader, points)),
        t("arena-decided", share=_interval(decided, reader, percent), boards=decided["boards"]),
        t(f"arena-won-{kind}", share=_interval(wins, reader, percent), fair=reader.percent(wins["fair"])),
        t("arena-thinking", bots="; ".join(thinking)),
    ):
        yield f"  {line}"


def verdict(pair: dict[str, Any]) -> str:
    """What the headline figure says of the first bot: stronger or weaker beyond doubt, or open."""
    figure = pair[pair["headline"]]
    fair = figure.get("fair", 0.5)
    if figure["low"] is None or figure["low"] <= fair <= figure["high"]:
        return "open"
    return "stronger" if figure["low"] > fair else "weaker"


def milliseconds(seconds: float, reader: Reader | None = None) -> str:
    """Two digits that count."""
    reader = reader or Reader()
    milli = 1000 * seconds
    digits = 0 if milli >= 10 or not milli else 1 - math.floor(math.log10(milli))
    return reader.decimal(milli, min(digits, 3))


def _interval(row: dict[str, Any], reader: Reader, form: Callable[[float], str]) -> str:
    """A value with its bounds, as far as there are any."""
    if row["low"] is None:
        return form(row["value"])
    return reader.t("arena-interval", value=form(row["value"]), low=form(row["low"]), high=form(row["high"]))
