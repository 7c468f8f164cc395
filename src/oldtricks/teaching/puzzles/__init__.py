"""Puzzles: decisions from bots' games in which one action is clearly best, from what that seat may know."""

from .book import Book, books, of_the_day
from .puzzle import Puzzle
from .telling import exercise, title_of

__all__ = ["Book", "Puzzle", "books", "exercise", "of_the_day", "title_of"]
