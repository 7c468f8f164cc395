"""What the server counts, as Prometheus reads it."""

from collections import Counter
from collections.abc import Callable

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Histogram:
    """How often something took so long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[next((i for i, most in enumerate(SECONDS) if seconds <= most), len(SECONDS))] += 1

    def lines(self, name: str) -> list[str]:
        total = 0
        found = [f"# TYPE {name} histogram"]
        for most, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{most}"}} {total}')
        return [*found, f"{name}_sum {self.sum}", f"{name}_count {total}"]


class Metrics:
    """Counters, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.commit_seconds = Histogram()
        self.move_seconds = Histogram()

    def committed(self, jobs: int, seconds: float) -> None:
        self.counts["commits"] += 1
        self.counts["writes"] += jobs
        self.commit_seconds.add(seconds)

    def __str__(self) -> str:
        lines = ["# TYPE oldtricks_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'oldtricks_requests_total{{method="{method}",status="{status}"}} {count}')
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE oldtricks_{name}_total counter", f"oldtricks_{name}_total {count}"]
        for name, gauge in sorted(self.gauges.items()):
            lines += [f"# TYPE oldtricks_{name} gauge", f"oldtricks_{name} {gauge()}"]
        lines += self.commit_seconds.lines("oldtricks_commit_seconds")
        lines += self.move_seconds.lines("oldtricks_move_seconds")
        return "\n".join(lines) + "\n"
