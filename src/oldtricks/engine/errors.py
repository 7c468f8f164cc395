"""What can go wrong at the engine's face. Every error says what was wrong and what would be right, in any language."""

from collections.abc import Iterable
from difflib import get_close_matches

from ..words import Either, Listed, Reader, Said, say
from ..words.said import texts


class OldTricksError(ValueError):
    """The base of all errors that a caller's input can cause; `said` is what a reader of any language is told."""

    def __init__(self, said: Said | str, reader: Reader | None = None) -> None:
        self.said = said if isinstance(said, Said) else say("text", text=said)
        self.reader = reader or Reader()
        super().__init__(said, reader)

    def __str__(self) -> str:
        return self.reader.say(self.said)


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

    def __init__(self, said: Said | str, rule: str, reader: Reader | None = None) -> None:
        super().__init__(said, reader)
        self.args = (said, rule, reader)
        self.rule = rule


class RecordError(OldTricksError):
    """A record that is malformed, damaged, or not of a game that these rules can play."""


def text_of(value: object) -> str:
    """As text, even if it is a number that Python refuses to write out."""
    if isinstance(value, int) and abs(value) >= 10**40:
        return Reader().t("number-too-long")
    return str(value)


def quoted(text: object, length: int = 40) -> str:
    """Somebody's input, safe to show in a message: printable, short and, but for numbers, in quotes."""
    if isinstance(text, int) and not isinstance(text, bool):
        return text_of(text)
    shown = "".join(c if c.isprintable() else "?" for c in str(text)[: length + 1])
    return f"'{shown[:length]}…'" if len(shown) > length else f"'{shown}'"


def did_you_mean(word: str, choices: Iterable[str]) -> Said | None:
    """A sentence with the nearest choices, after a space; None if nothing is near."""
    near = get_close_matches(word[:80], list(choices), n=3, cutoff=0.5)
    return say("did-you-mean", choices=Either(texts(repr(choice) for choice in near))) if near else None


def nearest(word: str, choices: Iterable[str]) -> Said:
    """The same, to stand at the end of a sentence."""
    return did_you_mean(word, choices) or say("nothing")


def listed_texts(words: Iterable[str]) -> Listed:
    """Words that are what they are, with commas."""
    return Listed(texts(words))
