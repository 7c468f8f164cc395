"""What the benchmarks share: tables, spreads, circumstances, a page with markers, and pgx."""

import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stderr
from dataclasses import asdict, dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any
from unittest.mock import MagicMock

import numpy as np

import oldtricks as ot

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results.md"

HANDS = 5  # C6: random bidding practically never ends a match by itself
SEATS = {  # the usual table, then another one
    "aviationgame": (4, 6),
    "gasoline_alley": (4, 8),
    "neutral": (4, 5),
    "new_york_to_paris": (2, 4),
    "tactics": (4,),
}


def table(name: str, players: int, hands: int = HANDS) -> ot.Game:
    """The game at its usual options, limited where only good bidding would end it."""
    return ot.game(name, players).limited(hands)


@dataclass
class Spread:
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        return cls(median(values), min(values), max(values))

    def __str__(self) -> str:
        return f"{figure(self.median)} ({figure(self.low)} to {figure(self.high)})"

    def thousands(self) -> str:
        return f"{self.median / 1000:.0f} ({self.low / 1000:.0f} to {self.high / 1000:.0f})"

    def millions(self) -> str:
        return str(Spread(self.median / 1e6, self.low / 1e6, self.high / 1e6))


def figure(number: float) -> str:
    """Three digits that count: 26.1, 0.0481, 21,300."""
    if number >= 1000:
        digits = len(str(int(number))) - 3
        return f"{round(number / 10**digits) * 10**digits:,}"
    if number >= 100 or number == 0:
        return f"{number:.0f}"
    places = 1 if number >= 10 else 2 if number >= 1 else 3 if number >= 0.1 else 4
    return f"{number:.{places}f}"


class Clock:
    """Seconds spent inside `with clock:`, by the wall and by the processor."""

    def __init__(self) -> None:
        self.wall = self.processor = 0.0

    def __enter__(self) -> None:
        self._from = time.perf_counter(), time.process_time()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.wall += time.perf_counter() - self._from[0]
        self.processor += time.process_time() - self._from[1]


def circumstances(packages: tuple[str, ...], device: str = "") -> dict[str, str]:
    """Where and with what this is measured."""

    def git(*arguments: str) -> str:
        try:
            return subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True).stdout.strip()
        except OSError:
            return ""

    measured = ("src/oldtricks/rules", "src/oldtricks/engine", "src/oldtricks/compiled")
    changed = " with uncommitted changes" if git("status", "--porcelain", "--", *measured) else ""
    load = os.getloadavg()[0]
    noise = "shared, noisy machine: trust the ratios, not the rates" if load > 0.3 else "quiet machine"
    where = {
        "commit": (git("rev-parse", "--short", "HEAD") or "unknown") + changed,
        "machine": f"{processor()}, {os.cpu_count()} cores, load {load:.1f} before: {noise}",
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}",
        "packages": ", ".join([f"oldtricks {ot.__version__}", *filter(None, map(named, packages))]),
        "date": date.today().isoformat(),
    }
    return where | ({"device": device} if device else {})


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def named(package: str) -> str:
    """The package with its version; nothing if it is not there."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return ""


def reason(error: BaseException) -> str:
    """What went wrong in one line, without the machine's own paths."""
    said = f"{type(error).__name__}: {error}".splitlines()[0]
    return re.sub(r"(?:/[\w.+-]+){2,}", "...", said)[:300]


def write_between_markers(section: str, text: str, path: Path = RESULTS) -> None:
    """Put the report between the section's markers, and leave the rest of the page alone."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    head, found, rest = path.read_text().partition(begin)
    tail = rest.partition(end)[2]
    if not found or end not in rest:
        raise SystemExit(f"{path.name} has no place for the section {section}: {begin} and {end} are missing")
    path.write_text(f"{head}{begin}\n{text}\n{end}{tail}")


def rows(*cells: list[str]) -> list[str]:
    """A table in Markdown, the first row its head."""
    head, *rest = cells
    if not rest:
        return ["Not measured."]
    lines = ["| " + " | ".join(line) + " |" for line in cells]
    return [lines[0], "|" + "---|" * len(head), *lines[1:]]


def plain(spreads: dict[str, Spread]) -> dict[str, dict[str, float]]:
    return {name: {key: float(f"{n:.5g}") for key, n in asdict(spread).items()} for name, spread in spreads.items()}


def bar(what: str, least: str, found: str, passed: bool) -> list[str]:
    return [what, least, found, "pass" if passed else "**fail**"]


BARS = ["bar", "wanted", "measured", ""]


# pgx


def made_up_deals(path: Path, deals: int = 4096) -> None:
    """A table in the form that pgx reads for bridge: random deals and made-up numbers of tricks.

    The real one is a large download; what stands in the table does not change what a step costs.
    """
    chance = np.random.default_rng(1927)
    owners = np.stack([chance.permutation(52) // 13 for _ in range(deals)]).reshape(deals, 4, 13)
    tricks = chance.integers(0, 14, (deals, 4, 5))
    keys = (owners << np.arange(24, -1, -2)).sum(axis=2)
    values = (tricks << 4 * np.arange(5)).sum(axis=2)
    np.save(path, np.stack([keys, values]).astype(np.int32))


def pgx_environment(name: str) -> Any:
    if "svgwrite" not in sys.modules and not named("svgwrite"):
        sys.modules["svgwrite"] = MagicMock()  # pgx draws boards with it, and asks for it when imported
    import pgx

    if name != "bridge_bidding":
        return pgx.make(name)
    from pgx.bridge_bidding import BridgeBidding

    with tempfile.TemporaryDirectory() as folder, redirect_stderr(StringIO()):  # it tells which file it reads
        made_up_deals(Path(folder) / "deals.npy")
        return BridgeBidding(str(Path(folder) / "deals.npy"))


def pgx_play(name: str, batch: int, steps: int, observe: bool) -> Callable[[], int]:
    """Random play of a batch in pgx: each call makes so many steps in one compiled loop and says how many in all.

    Actions are drawn from the masks inside the loop, and games that end give way to new ones by pgx's own
    `auto_reset`. Without observations the loop carries the first ones along, so that XLA leaves the others out.
    """
    environment = pgx_environment(name)
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choices, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choices, jnp.where(state.legal_action_mask, 0.0, -1e9))
        following = step(state, actions, jax.random.split(chance, batch))
        if not observe:
            following = following.replace(observation=state.observation)
        return (following, key), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps)[0])
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(1911), batch))
    at = jax.block_until_ready(play(state, jax.random.PRNGKey(1927)))

    def run() -> int:
        nonlocal at
        at = jax.block_until_ready(play(*at))
        return batch * steps

    return run
