"""How far somebody is with the lessons: a small file beside the games."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..teaching import courses
from ..words import Said, say
from .home import home


@dataclass(slots=True)
class Progress:
    """What is done, what was left in the middle, and which games have been told that they can be learned."""

    done: dict[str, list[str]] = field(default_factory=dict)  # lessons, by game
    left: dict[str, tuple[str, int]] = field(default_factory=dict)  # lesson and scene, by game
    told: list[str] = field(default_factory=list)

    def is_done(self, game: str, lesson: str) -> bool:
        return lesson in self.done.get(game, ())

    def reach(self, game: str, lesson: str, scene: int) -> None:
        """The learner is at this scene now."""
        self.left[game] = (lesson, scene)
        self.save()

    def finish(self, game: str, lesson: str) -> None:
        self.left.pop(game, None)
        if not self.is_done(game, lesson):
            self.done.setdefault(game, []).append(lesson)
        self.save()

    def scene(self, game: str, lesson: str, scenes: int) -> int:
        """Where to go on with a lesson, which may have become shorter."""
        left, at = self.left.get(game, ("", 0))
        return at if left == lesson and at < scenes else 0

    def tell_once(self, game: str) -> bool:
        """Whether nobody has been told before that the game can be learned."""
        if game in self.told:
            return False
        self.told.append(game)
        self.save()
        return True

    def save(self) -> None:
        """Whole or not at all; where nothing can be written, a lesson goes on all the same."""
        path = _path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
            fresh.replace(path)
        except OSError:
            return

    @classmethod
    def load(cls) -> "Progress":
        """What was saved; a file that cannot be understood counts as none."""
        try:
            read: dict[str, Any] = json.loads(_path().read_text(encoding="utf-8"))
            done = {str(game): [str(lesson) for lesson in lessons] for game, lessons in read["done"].items()}
            left = {str(game): (str(lesson), max(0, int(at))) for game, (lesson, at) in read["left"].items()}
            return cls(done, left, [str(game) for game in read["told"]])
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return cls()


def _path() -> Path:
    return home() / "learning.json"


def mention(game: str) -> Said | None:
    """Once, before the first game of its kind: it can be learned."""
    if game not in courses():
        return None
    progress = Progress.load()
    if progress.done.get(game) or not progress.tell_once(game):
        return None
    return say("terminal-learn-mention", command=f"oldtricks learn {game}")
