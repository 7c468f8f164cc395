"""How cards get their order: seeded, stacked or provably fair.

A shuffler is a function of the number of the shuffle and the packs to be shuffled, and keeps nothing else: shuffle
0 is the draw for the first deal, shuffle n the n-th deal. docs/shuffles.md defines all three for other programs.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..words import say
from . import sfc32
from .errors import DeckError, ShuffleError, quoted

Packs = Sequence[Sequence[int]]


class Shuffler(Protocol):
    """Anything that can order packs. Records keep what `to_json` says of it."""

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        """The packs' cards, each pack shuffled by itself, one after the other."""

    def to_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Seeded:
    """The same seed gives the same cards, on every machine and every version of Python."""

    seed: int

    def __post_init__(self) -> None:
        if isinstance(self.seed, bool) or not isinstance(self.seed, int) or not 0 <= self.seed < 1 << 64:
            raise ShuffleError(say("seed-is", given=quoted(self.seed)))

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        generator = [0, 0, 0, 0]
        sfc32.seed(generator, self.seed & sfc32.WORD, self.seed >> 32, shuffle)
        cards: list[int] = []
        for pack in packs:
            start = len(cards)
            cards += pack
            sfc32.shuffle(generator, cards, start, len(cards))
        return cards

    def to_json(self) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Stacked:
    """Decks that somebody laid in order; `then` shuffles once they are used up.

    A deck lists cards in the order in which they are dealt, and may stop early: the rest of the pack follows in
    its own order. A deck for several packs just names the cards of each.
    """

    decks: tuple[tuple[int, ...], ...]
    names: tuple[tuple[str, ...], ...]  # the same decks, as people write them
    then: Shuffler = field(default_factory=lambda: Seeded(0))

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        if not 0 < shuffle <= len(self.decks):
            return self.then.order(shuffle, packs)
        deck, names = self.decks[shuffle - 1], self.names[shuffle - 1]
        left = [Counter(pack) for pack in packs]
        chosen: list[list[int]] = [[] for _ in packs]
        for card, name in zip(deck, names, strict=True):
            pile = next((i for i, cards in enumerate(left) if cards[card]), None)
            if pile is None:
                raise DeckError(say("deck-one-more", deck=shuffle, card=str(name)))
            left[pile][card] -= 1
            chosen[pile].append(card)
        ordered: list[int] = []
        for pack, cards, rest in zip(packs, chosen, left, strict=True):
            ordered += cards
            for card in pack:
                if rest[card]:
                    rest[card] -= 1
                    ordered.append(card)
        return ordered

    def to_json(self) -> dict[str, Any]:
        decks = [" ".join(deck) for deck in self.names]
        return {"kind": "stacked", "decks": decks, "then": self.then.to_json()}


@dataclass(frozen=True, slots=True)
class Fair:
    """A shuffle that nobody can bend: the host commits to a secret before the players add their randomness.

    Publish `commitment` before you ask for contributions, and the secret when the game is over. Deals come from
    HMAC-SHA256 under the secret, over the contributions and the number of the shuffle.
    """

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    contributions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes) or len(self.secret) != 32:
            raise ShuffleError(say("secret-is"))
        for i, text in enumerate(self.contributions):
            if not isinstance(text, str) or not 0 < len(text) <= 200 or not _is_unicode(text):
                raise ShuffleError(say("contribution-is", number=i + 1))

    @property
    def commitment(self) -> str:
        """What the host publishes first: the SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def with_contribution(self, text: str) -> "Fair":
        """The same secret with one participant's randomness added."""
        return Fair(self.secret, (*self.contributions, text))

    def order(self, shuffle: int, packs: Packs) -> list[int]:
        stream = self._stream(shuffle)
        cards: list[int] = []
        for pack in packs:
            start = len(cards)
            cards += pack
            for i in range(len(cards) - 1, start, -1):
                j = start + _below(stream, i - start + 1)
                cards[i], cards[j] = cards[j], cards[i]
        return cards

    def _stream(self, shuffle: int) -> Iterator[int]:
        """32-bit numbers, most significant byte first."""
        joined = b"".join(hashlib.sha256(text.encode()).digest() for text in self.contributions)
        table = hashlib.sha256(joined).digest()
        block = 0
        while True:
            message = b"oldtricks fair shuffle 1" + table + shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")
            digest = hmac.digest(self.secret, message, "sha256")
            for i in range(0, 32, 4):
                yield int.from_bytes(digest[i : i + 4], "big")
            block += 1

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "fair",
            "commitment": self.commitment,
            "contributions": list(self.contributions),
            "secret": self.secret.hex(),
        }


def _is_unicode(text: str) -> bool:
    """Whether it has bytes in UTF-8; half a surrogate pair has not."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _below(stream: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1 by rejection: words at or above the largest multiple of n are skipped."""
    ceiling = (1 << 32) // n * n
    return next(word for word in stream if word < ceiling) % n
