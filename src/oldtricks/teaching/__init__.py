"""Teaching: guided first hands and lessons, played by the real rules.

A lesson is a replay with questions. It is written as data (`courses/<game>.toml`), its sentences stand in the book of
words, and `lessons` plays it: the page and the terminal show the scenes that come out.
"""

from .courses import Course, courses
from .lessons import Answer, Lesson, Question, Scene, lesson, lessons

__all__ = ["Answer", "Course", "Lesson", "Question", "Scene", "courses", "lesson", "lessons"]
