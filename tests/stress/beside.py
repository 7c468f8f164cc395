"""Two campaigns side by side, as a table: `python -m tests.stress.beside before.json now.json`."""

import json
import sys
from pathlib import Path
from typing import Any

Figures = dict[str, dict[str, Any]]
TIMES = {"p99 ms": "a move elsewhere, p99 ms", "health, longest ms": "health, longest ms", "most MB": "memory, MB"}
LEFT_OUT = {*TIMES, "before", "moves elsewhere", "p50 ms", "longest ms"}


def beside(before: Figures, now: Figures) -> str:
    """A row for each attack that both have, with what came of it where that differs."""
    titles = ["", *(f"{title}: before, now" for title in TIMES.values()), "what came of it before", "now"]
    rows = [titles, ["---"] * len(titles)]
    for name in (name for name in now if name in before):
        old, new = before[name], now[name]
        times = [f"{number(old.get(what))}, {number(new.get(what))}" if what in new else "" for what in TIMES]
        rows.append([name, *times, came_of(old, new), came_of(new, old)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def came_of(found: dict[str, Any], other: dict[str, Any]) -> str:
    differ = {what: value for what, value in found.items() if what not in LEFT_OUT and value != other.get(what)}
    said = {what: told(value) for what, value in differ.items() if not isinstance(value, list)}
    return "; ".join(f"{what}: {value}" for what, value in said.items() if value)


def told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{many} × {what}" for what, many in sorted(value.items()))
    return number(value) if isinstance(value, float) else str(value)


def number(value: Any) -> str:
    return "none" if value is None else f"{value:.3g}" if value < 100 else f"{value:,.0f}"


if __name__ == "__main__":
    print(beside(*(json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3])))
