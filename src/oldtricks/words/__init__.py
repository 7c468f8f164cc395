"""The book of words: one catalogue a language, for the page, the terminal, the command line and every error.

Whatever is said to a person is a key with arguments (`said`), made where the fact is known; a `Reader` turns it into
a sentence. The sentences lie in `en/`, `de/` ... as Fluent files; the page reads the very same ones.
"""

from .pages import ENGLISH, LANGUAGES
from .reader import Reader, files_of, known, language_of
from .said import Arg, Card, Cards, Each, Either, Listed, Rule, Said, Seat, Seats, Signed, Suit, said_of, say

__all__ = [
    "ENGLISH", "LANGUAGES", "Arg", "Card", "Cards", "Each", "Either", "Listed", "Reader", "Rule", "Said", "Seat",
    "Seats", "Signed", "Suit", "files_of", "known", "language_of", "said_of", "say",
]  # fmt: skip
