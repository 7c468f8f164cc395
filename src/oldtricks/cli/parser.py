"""argparse in any language: its own words come from the catalogue too."""

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

from ..engine.errors import OldTricksError, listed_texts, quoted
from ..words import LANGUAGES, Reader, known, language_of, say

WRONG = 2  # the exit code of wrong usage or input
T = TypeVar("T")


class Parser(argparse.ArgumentParser):
    """Errors are one line; the help keeps the examples as they are written."""

    def __init__(self, reader: Reader, **arguments: Any) -> None:
        self.reader = reader
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **arguments)
        languages = reader.t("command-lang")
        self.add_argument("--lang", metavar=reader.t("command-meta-lang"), type=self.kind(language), help=languages)

    def error(self, message: str) -> NoReturn:
        help_with = f"{self.prog} --help"
        self.exit(WRONG, f"{self.reader.t('command-error', program=self.prog, message=message, help=help_with)}\n")

    def kind(self, read: Callable[[str], T]) -> Callable[[str], T]:
        """A kind of argument, whose refusals are said in the reader's language."""

        def reads(text: str) -> T:
            try:
                return read(text)
            except OldTricksError as error:
                raise argparse.ArgumentTypeError(self.reader.say(error.said)) from None

        return reads


def language(text: str) -> str:
    """A language that there is a catalogue for."""
    found = language_of(text)
    if not text.lower().startswith(found):
        raise OldTricksError(say("command-no-language", given=quoted(text), languages=listed_texts(LANGUAGES)))
    return found


@contextmanager
def speaking(reader: Reader) -> Iterator[None]:
    """While this lasts, argparse says what it says in the reader's language.

    It asks a function `_` for all of it, by its own English text; our keys are made of that text, so that what
    another Python says otherwise is said in English at least.
    """
    words: dict[str, Any] = vars(argparse)
    before = words["_"]

    def translate(text: str | None) -> str | None:
        if text is None:  # it asks for a description too that is not there
            return None
        key = f"command-argparse-{re.sub('[^a-z]+', '-', text.lower()).strip('-')}"
        space = text[len(text.rstrip()) :]
        return f"{reader.t(key)}{space}" if known(key, reader.language) else text

    words["_"] = translate
    try:
        yield
    finally:
        words["_"] = before
