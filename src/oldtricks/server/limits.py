"""How much anybody may ask for: size, rate, work, streams."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict, defaultdict
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from ..words import say
from .problems import Problem

MOST_BUCKETS = 50_000


@lru_cache(10_000)
def household(host: str) -> str:
    """An address as limits count it: of IPv6 the first 64 bits, all of which one household has."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Rates:
    """A bucket of tokens for each name: `burst` at once, `rate` a second for long."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted
        self.spent: defaultdict[str, float] | None = None  # what other servers do not know of, if there are any

    def take(self, name: str, price: float = 1) -> None:
        """Take so many, or none if there are not enough."""
        tokens = self._count(name)
        if tokens < price:
            wait = math.ceil((price - tokens) / self.rate) if self.rate else 60
            raise too_often(wait)
        self.spend(name, price)

    def spend(self, name: str, price: float) -> None:
        """Take so many, even if there are not enough: then nothing can be taken for a while."""
        self.hear(name, price)
        if self.spent is not None:
            self.spent[name] += price

    def hear(self, name: str, price: float) -> None:
        """So many were taken, here or at another server."""
        self._buckets[name] = (self._count(name) - price, time.monotonic())

    def report(self, seconds: float) -> list[tuple[str, float]]:
        """Who has taken how much in these seconds, if it is enough to matter elsewhere."""
        enough = self.rate * seconds / 4
        found = [(name, price) for name, price in (self.spent or {}).items() if price > enough]
        self.spent = defaultdict(float)
        return found

    def _count(self, name: str) -> float:
        now = time.monotonic()
        tokens, then = self._buckets.pop(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        self._buckets[name] = (tokens, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return tokens


class Spaced:
    """What is done under one name is done one after the other, with a gap between each two."""

    def __init__(self, gap: float) -> None:
        self._gap = gap
        self._next: OrderedDict[str, float] = OrderedDict()  # when it may go on under each name

    def take(self, name: str) -> float:
        """Take the next moment; in how many seconds it comes."""
        now = time.monotonic()
        moment = max(self._next.pop(name, now), now)
        self._next[name] = moment + self._gap
        if len(self._next) > MOST_BUCKETS:
            self._next.popitem(last=False)
        return moment - now


class Asker(NamedTuple):
    """Whose budget a request is on: a person's, or else his address's; and the address that he comes from."""

    name: str
    address: str


class Budgets:
    """Buckets for each person, and for each address whoever comes from it: `crowd` times as large."""

    def __init__(self, rate: float, burst: float, crowd: float) -> None:
        self._each = Rates(rate, burst)
        self._crowds = Rates(rate * crowd, burst * crowd)
        self._places = max(int(crowd), 1)

    def place(self, asker: Asker) -> str:
        """The name under which he waits for his turn: all of one address have no more than `crowd` of them."""
        return f"{asker.address} {crc32(asker.name.encode()) % self._places}"

    def parts(self, name: str) -> dict[str, Rates]:
        """The buckets by name, for other servers."""
        return {name: self._each, f"{name}-address": self._crowds}

    def take(self, asker: Asker, price: float = 1) -> None:
        self._each.take(asker.name, price)
        self._crowds.take(asker.address, price)

    def spend(self, asker: Asker, price: float) -> None:
        self._each.spend(asker.name, price)
        self._crowds.spend(asker.address, price)


def too_often(wait: int) -> Problem:
    return Problem(429, "rate", say("problem-rate", seconds=wait), {"Retry-After": str(wait)})


class Streams:
    """How many streams are open: in all, for each person and for each address."""

    def __init__(self, most: int, per_person: int, per_address: int) -> None:
        self.most = most
        self.per_person = per_person
        self.per_address = per_address
        self.open = 0
        self._open: Counter[str] = Counter()

    def enter(self, person: str | None, address: str) -> list[str]:
        """Count one more; the names to give to `leave`."""
        names = [f"address {address}"] + ([f"person {person}"] if person else [])
        if self.open >= self.most:
            raise Problem(503, "streams", say("problem-streams"), {"Retry-After": "10"})
        for name, most in zip(names, (self.per_address, self.per_person), strict=False):
            if self._open[name] >= most:
                raise Problem(429, "streams", say("problem-streams-own"), {"Retry-After": "10"})
        self.open += 1
        self._open.update(names)
        return names

    def leave(self, names: list[str]) -> None:
        self.open -= 1
        self._open.subtract(names)
        for name in names:
            if not self._open[name]:
                del self._open[name]
