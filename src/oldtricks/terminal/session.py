"""A match from the first deal to the last: bots act, the person decides, everything is saved at once."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Group
from rich.text import Text

from ..bots import Budget
from ..engine.box import Event, listed
from ..engine.errors import OldTricksError
from ..engine.shuffles import Fair
from ..engine.view import View
from . import home
from .commands import ABOUT, WORDS, Leave, command_of, obey
from .desk import Desk
from .lines import lines_of, score_table
from .reading import completions, read_action
from .screen import Scene, message_room
from .seats import Sitting
from .table import Trick

REMATCH = "Another match, with other cards? Enter for yes, n for no: "
TRICK_BEATS = 4  # how long a won trick lies on the table


class Session:
    """One person's match at one desk."""

    def __init__(self, desk: Desk, sitting: Sitting, path: Path) -> None:
        self.desk = desk
        self.sitting = sitting
        self.path = path
        self.message = ""  # to be shown with the next screen
        self.trick = Trick()  # likewise
        self._told = 0  # how many events have been told
        self._budget = Budget()
        self.save()

    # The match

    def play(self) -> None:
        """On to the end of the match; Leave if the person leaves before."""
        match, me = self.sitting.match, self.sitting.me
        self._tell()
        while not match.over:
            seat = match.turn
            assert seat is not None
            before = match.view(me)
            if seat == me:
                match.play(self._decide(before))
            else:
                if self.desk.screen:
                    self._draw(before)
                self.desk.pause(1)
                match.play(self.sitting.bots[seat].choose(match.view(seat), self._budget))
            self.save()
            self._show_what_happened(before)
        self.path = home.finish(self.path, self.sitting.record())

    def save(self) -> None:
        """After every action, so that nothing is lost whatever happens."""
        try:
            self.sitting.record().save(self.path)
        except OSError as error:
            self.message = f"! The game could not be saved: {self.path}: {error.strerror or error}"

    def undo(self) -> None:
        """Back to the person's last decision."""
        match = self.sitting.match
        actions = self.sitting.to_undo()
        if not actions:
            raise OldTricksError("there is nothing of yours to take back")
        taken = next(action for seat, action in reversed(match.history) if seat == self.sitting.me)
        match.undo(actions)
        self.save()
        self._told = len(match.events(self.sitting.me))
        self.message = f"Taken back: {taken}."

    # The person

    def _decide(self, view: View) -> str:
        """Ask until there is a legal action."""
        desk, match = self.desk, self.sitting.match
        fresh = True
        while True:
            if desk.screen:
                self._draw(view)
            else:
                desk.say(*([self.message] if self.message else []), *(lines_of(view) if fresh else ()))
            self.message, self.trick, fresh = "", Trick(), False
            typed = self._ask()
            command, rest = command_of(typed)
            try:
                if command:
                    obey(self, command, rest, typed)
                elif typed.strip():
                    return match.check(read_action(match, typed)).text
                else:
                    self.message = "! Type one of your choices; ? explains them."
            except OldTricksError as error:
                self.message = f"! {error}"
            except EOFError:  # while reading a page
                raise Leave from None
            if self.message and desk.screen and message_room(view, self.message, *desk.size) < 0:
                desk.page(self.message)
                self.message = ""
            if command == "undo":
                view, fresh = match.view(self.sitting.me), True

    def _ask(self) -> str:
        match = self.sitting.match
        try:
            return self.desk.ask("> ", lambda line: completions(match, WORDS))
        except EOFError:
            raise Leave from None

    # Showing

    def _log(self) -> tuple[str, ...]:
        return tuple(event.text for event in self.sitting.match.events(self.sitting.me))

    def _draw(self, view: View, trick: Trick | None = None, task: str = "") -> None:
        self.desk.show(view, Scene(self._log(), self.message, trick or self.trick, task))

    def _tell(self) -> Sequence[Event]:
        """What happened since the last time; on a screen the log shows it."""
        events = self.sitting.match.events(self.sitting.me)
        news = events[self._told :]
        self._told = len(events)
        if not self.desk.screen:
            self.desk.say(*(event.text for event in news))
        return news

    def _show_what_happened(self, before: View) -> None:
        news = self._tell()
        view = self.sitting.match.view(self.sitting.me)
        swept = view.deal != before.deal or view.over
        won = next((event for event in news if event.kind == "trick"), None)
        if won and self.desk.screen:
            cards = tuple((at, card) for at, card in won.data["trick"])
            lay = _as_it_lay(before, cards) if swept else replace(view, legal=())
            self._draw(lay, Trick(cards, won.seat), won.text)
            self.desk.pause(TRICK_BEATS)
        if swept and not view.over and self.desk.screen:
            self._show_score(before.deal)

    def _show_score(self, deal: int) -> None:
        """The new lines of the score sheet, at the end of a hand."""
        lines = tuple(line for line in self.sitting.match.sheet() if line.deal == deal)
        if not lines:
            return
        view = self.sitting.match.view(self.sitting.me)
        totals = [
            f"{listed([view.players[seat] for seat in side])}: {score:,}"
            for side, score in zip(view.sides, view.scores, strict=True)
        ]
        table = score_table(lines, f"Deal {deal}", self.desk.ascii)
        try:
            self.desk.page(Group(table, "Scores now: " + "; ".join(totals)), "Enter deals the next hand: ")
        except EOFError:
            raise Leave from None

    def show_end(self) -> str:
        """Who won and by which rule, the whole sheet, and where the record is; returns what a rematch was answered."""
        match = self.sitting.match
        rule = match.ended or ""
        ended = match.events(self.sitting.me)[-1].text
        text = f"{rule}: {match.game.box.rule_text(rule)}"
        saved = f"The record: {self.path}"
        if isinstance(match.shuffler, Fair):
            saved += f"\nCheck the shuffle: oldtricks verify {self.path} --commitment {match.shuffler.commitment}"
        table = score_table(match.sheet().lines, "Score sheet", self.desk.ascii)
        page = Group(Text(ended, "bold"), text, "", table, saved)
        if self.desk.screen:
            return self.desk.page(page, REMATCH)
        self.desk.page(page)
        return self.desk.ask(REMATCH)


def _as_it_lay(before: View, trick: Sequence[tuple[int, str]]) -> View:
    """The table as the last trick of a hand was won, when the next hand may already be dealt."""
    mine = [card for seat, card in trick if seat == before.seat]
    hand = tuple(card for card in before.hand if card not in mine)
    return replace(before, hand=hand, legal=(), turn=None)


def opening(desk: Desk, sitting: Sitting) -> None:
    """For terminals without a screen: who plays, and how to get help."""
    if not desk.screen:
        names = sitting.match.names
        desk.say(f"{sitting.match.game.box.title}: {listed(list(names))}. You are {names[sitting.me]}.")
        desk.say(f"'?' tells {ABOUT['?']}; 'quit' leaves and saves.")
