"""What can go wrong at the engine's face. Every message says what was wrong and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class OldTricksError(ValueError):
    """The base of all errors that a caller's input can cause."""


class UnknownGame(OldTricksError):
    """There is no game of that name."""


class OptionError(OldTricksError):
    """An option, or its value, that the game does not know."""


class DeckError(OldTricksError):
    """A stacked deck that the pack cannot yield."""


class ShuffleError(OldTricksError):
    """A seed, secret or contribution that cannot be used."""


class NotationError(OldTricksError):
    """Text that is no action of the game, or none that is possible now."""


class IllegalAction(OldTricksError):
    """An action that the rules refuse; `rule` is the citation of the rule that does."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class RecordError(OldTricksError):
    """A record that is malformed, damaged, or not of a game that these rules can play."""


def text_of(value: object) -> str:
    """As text, even if it is a number that Python refuses to write out."""
    if isinstance(value, int) and abs(value) >= 10**40:
        return "a number that is far too long"
    return str(value)


def quoted(text: object, length: int = 40) -> str:
    """Somebody's input, safe to show in a message: printable, short and, but for numbers, in quotes."""
    if isinstance(text, int) and not isinstance(text, bool):
        return text_of(text)
    shown = "".join(c if c.isprintable() else "?" for c in str(text)[: length + 1])
    return f"'{shown[:length]}…'" if len(shown) > length else f"'{shown}'"


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """A sentence with the nearest choices, or an empty string."""
    near = get_close_matches(word[:80], list(choices), n=3, cutoff=0.5)
    return f" Did you mean {' or '.join(f'{c!r}' for c in near)}?" if near else ""
