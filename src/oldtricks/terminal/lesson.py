"""A lesson at the terminal's own table: bubbles below the hand, and an answer to everything that the learner does."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Group
from rich.text import Text

from ..engine.box import Event
from ..engine.errors import OldTricksError
from ..engine.match import Match
from ..engine.view import View
from ..teaching import Lesson, Question, Scene
from ..words import Rule, Said, say
from .commands import Leave
from .desk import Desk
from .lines import score_table
from .screen import message_room
from .seats import Sitting
from .session import Session
from .table import Trick

NO_TASK = " "  # where a bubble needs the room


class Learning(Session):
    """A session in which the others follow a script, and the learner's actions are answered."""

    def __init__(self, desk: Desk, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.at = at  # which scene
        self.bubble = ""
        match = lesson.scenes[at].match.copy()
        super().__init__(desk, Sitting(match, lesson.seat, {}), Path())
        self._told = len(match.events())

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def view(self) -> View:
        return self.match.view(self.sitting.me)

    def save(self) -> None:
        """Of a lesson only the scene is kept, see `teach`."""

    def undo(self) -> None:
        raise OldTricksError(say("terminal-learn-no-undo"))

    def why(self) -> Said:
        """The rule behind what is said."""
        rule = self.lesson.scenes[self.at].rule
        return say("rule-quoted", rule=Rule(rule)) if rule else super().why()

    def teach(self, keep: Callable[[int], None]) -> None:
        """On to the end of the lesson, each scene kept as it is reached; Leave if the person leaves before."""
        for at, scene in list(enumerate(self.lesson.scenes))[self.at :]:
            keep(at)
            self.at = at
            self._catch_up(scene.match)
            self.bubble = self.reader.sentence(scene.bubble) if scene.bubble else ""
            if scene.question:
                self._ask_for(scene, scene.question)
            elif self.bubble:
                self._read(self.bubble, scene.trick, sheet=scene.at == "sheet")

    def _catch_up(self, match: Match) -> None:
        """What the script does up to this position, action by action."""
        for _, action in match.history[len(self.match.history) :]:
            before = self.view
            if self.desk.screen and before.turn != before.seat:
                self._draw(before)
                self.desk.pause(1)
            self._play(action.text)

    def _play(self, action: str) -> None:
        before = self.view
        self.match.play(action)
        self._show_what_happened(before)

    # The learner acts

    def _ask_for(self, scene: Scene, question: Question) -> None:
        """Ask until everything is right, then go on as the script does."""
        real = self.match
        self.sitting.match = real.copy()  # several cards are laid away one by one, and may be others than the script's
        said: Said | None = None
        for _ in question.do:
            self.message, self.trick = self.bubble, _lying(scene.trick)
            said = self._ask_until_right(question)
        self.sitting.match = real
        for action in question.do:
            self._play(action)
        if said:
            last = [event for event in self.match.events() if event.kind not in ("score", "end")][-1]
            self._read(self.reader.sentence(said), last if last.kind == "trick" else None)

    def _ask_until_right(self, question: Question) -> Said | None:
        """What is said to the action that is right; to all others it is said at once."""
        while True:
            action = self._decide(self.view)
            answer = question.answers[action]
            if answer.right:
                self.match.play(action)
                return answer.said
            self.message = self.reader.sentence(answer.said) if answer.said else self.bubble

    def _nothing_typed(self) -> None:
        """Enter alone says the bubble again."""
        self.message = self.bubble

    # What is said

    def _read(self, text: str, trick: Event | None, *, sheet: bool = False) -> None:
        """Something to be read, with the score sheet where it is spoken of; Enter goes on."""
        if sheet:
            scored = self.match.sheet()
            self.desk.clear()
            self.desk.say(Group("", Text(text, "bold"), score_table(scored, "", self.reader, self.desk.ascii)))
        elif self.desk.screen:
            self.message, self.trick = text, _lying(trick)
            self._draw(replace(self.view, legal=()), task=NO_TASK)
            self.message, self.trick = "", Trick()
        else:
            self.desk.say("", Text(text, "bold"))
        while True:
            try:
                typed = self.desk.ask(self.desk.prompt("terminal-learn-goes-on")).strip().lower()
            except EOFError:
                raise Leave from None
            if typed in ("q", "quit"):
                raise Leave
            if typed != "why":
                return
            self.desk.say(self.reader.sentence(self.why()))

    def _draw(self, view: View, trick: Trick | None = None, task: str = "", untold: int = 0) -> None:
        """A bubble that does not fit above the task stands in its place."""
        if self.message and not task and message_room(view, self.reader, self.message, *self.desk.size) < 0:
            task = NO_TASK
        super()._draw(view, trick, task, untold)


def _lying(trick: Event | None) -> Trick:
    """A complete trick, as it lies on the table."""
    if trick is None:
        return Trick()
    return Trick(tuple((seat, card) for seat, card in trick.data["trick"]), trick.seat)
