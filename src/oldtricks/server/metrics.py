"""What the server counts, as Prometheus reads it."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """One server's figures: two servers in one process count apart."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "Requests that were answered.", "method", "status")
        self.moves = self._counter("moves", "Moves that were made.")
        self.tables_made = self._counter("tables_made", "Tables that were made.")
        self.hurried = self._counter("bots_hurried", "Moves that a quick bot made for one that had no time to think.")
        self.overrun = self._counter("bots_overrun", "Moves that a quick bot made for one that did not stop in time.")
        self.reports = self._counter("reports", "Words to a host about what somebody said.")
        self.commits = self._counter("commits", "Transactions.")
        self.writes = self._counter("writes", "What was written in them.")
        self.commit_seconds = self._histogram("commit_seconds", "How long a commit took.")
        self.move_seconds = self._histogram("move_seconds", "How long a move took from its arrival to its commit.")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="oldtricks", registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, namespace="oldtricks", registry=self.registry, buckets=SECONDS)

    def gauge(self, name: str, about: str, ask: Callable[[], float]) -> None:
        """A figure that is asked for when somebody looks."""
        Gauge(name, about, namespace="oldtricks", registry=self.registry).set_function(ask)

    def committed(self, jobs: int, seconds: float) -> None:
        self.commits.inc()
        self.writes.inc(jobs)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
