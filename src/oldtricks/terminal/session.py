"""A match from the first deal to the last: bots act, the person decides, everything is saved at once."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Group
from rich.text import Text

from ..bots import BOTS, USUAL, Budget
from ..bots.net import has_learned
from ..engine.box import Event
from ..engine.errors import OldTricksError
from ..engine.gauge import Gauge
from ..engine.shuffles import Fair
from ..engine.view import View
from ..words import Listed, Reader, Rule, Said, Seats, said_of, say
from . import home
from .commands import WORDS, Leave, command_of, obey
from .desk import Desk
from .lines import lines_of, score_table
from .reading import completions, read_action
from .rest import Rest
from .screen import Scene, message_room
from .seats import Sitting
from .table import Trick
from .words import side_scores

TRICK_BEATS = 4  # how long a won trick lies on the table


class Session:
    """One person's match at one desk."""

    def __init__(self, desk: Desk, sitting: Sitting, path: Path) -> None:
        self.desk = desk
        self.sitting = sitting
        match = sitting.match
        self.reader = Reader(desk.reader.language, match.game.name, match.names, match.sides, sitting.me, typed=True)
        self.path = path
        self.message = ""  # to be shown with the next screen
        self.trick = Trick()  # likewise
        self.rest: Rest | None = None  # what plays the person's cards to the end of a hand
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
                match.play(self._by_itself(before) or self._decide(before))
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
            self._refuse(say("terminal-not-saved", file=str(self.path), error=error.strerror or str(error)))

    def _refuse(self, why: Said) -> None:
        self.message = self.reader.t("terminal-refused", why=why)

    def undo(self) -> None:
        """Back to the person's last decision."""
        match = self.sitting.match
        actions = self.sitting.to_undo()
        if not actions:
            raise OldTricksError(say("terminal-nothing-to-take-back"))
        taken = next(action for seat, action in reversed(match.history) if seat == self.sitting.me)
        self.sitting.take_back(actions)
        self.rest = None
        self.save()
        self._told = len(match.events(self.sitting.me))
        self.message = self.reader.t("terminal-taken-back", action=taken.text)

    # The person

    def _by_itself(self, view: View) -> str | None:
        """What is played because the person has claimed the rest of this hand, or left it to a bot."""
        return self.rest.card(view) if self.rest and self.rest.deal == view.deal and view.phase == "play" else None

    def _decide(self, view: View) -> str:
        """Ask until there is a legal action."""
        desk, match = self.desk, self.sitting.match
        fresh = True
        while True:
            if desk.screen:
                self._draw(view)
            else:
                desk.say(*([self.message] if self.message else []), *(lines_of(view, self.reader) if fresh else ()))
            self.message, self.trick, fresh = "", Trick(), False
            typed = self._ask()
            command, rest = command_of(typed)
            try:
                if command:
                    obey(self, command, rest, typed)
                elif typed.strip():
                    return match.check(read_action(match, typed)).text
                else:
                    self._nothing_typed()
            except OldTricksError as error:
                self._refuse(error.said)
            except EOFError:  # while reading a page
                raise Leave from None
            self._page_long_message(view)
            if rested := self._by_itself(view):
                return rested
            if command == "undo":
                view, fresh = match.view(self.sitting.me), True

    def _page_long_message(self, view: View) -> None:
        """What does not fit on the table is a page of its own."""
        if self.message and self.desk.screen and message_room(view, self.reader, self.message, *self.desk.size) < 0:
            try:
                self.desk.page(self.message)
            except EOFError:
                raise Leave from None
            self.message = ""

    def why(self) -> Said:
        """The reason for nothing in particular."""
        raise OldTricksError(say("terminal-why-what", action=self.sitting.match.legal()[0].text))

    def _nothing_typed(self) -> None:
        self._refuse(say("terminal-type-a-choice"))

    def _ask(self) -> str:
        match = self.sitting.match
        try:
            return self.desk.ask("> ", lambda line: completions(match, WORDS))
        except EOFError:
            raise Leave from None

    # Showing

    def _log(self) -> tuple[str, ...]:
        return tuple(self.reader.sentence(event.said) for event in self.sitting.match.events(self.sitting.me))

    def _draw(self, view: View, trick: Trick | None = None, task: str = "", untold: int = 0) -> None:
        """`untold` of the latest events come afterwards."""
        self.desk.show(view, Scene(self._log()[: -untold or None], self.message, trick or self.trick, task))

    def _tell(self) -> Sequence[Event]:
        """What happened since the last time; on a screen the log shows it."""
        events = self.sitting.match.events(self.sitting.me)
        news = events[self._told :]
        self._told = len(events)
        if not self.desk.screen:
            self.desk.say(*(self.reader.sentence(event.said) for event in news))
        return news

    def _show_what_happened(self, before: View) -> None:
        news = self._tell()
        view = self.sitting.match.view(self.sitting.me)
        swept = view.deal != before.deal or view.over
        won = next((event for event in news if event.kind == "trick"), None)
        if won and self.desk.screen:
            cards = tuple((at, card) for at, card in won.data["trick"])
            lay = _as_it_lay(before, won) if swept else replace(view, legal=())
            untold = len(news) - news.index(won) - 1  # what came of it
            self._draw(lay, Trick(cards, won.seat), self.reader.sentence(won.said), untold)
            self.desk.pause(TRICK_BEATS)
        if swept and not view.over and self.desk.screen:
            self._show_score(before.deal)

    def _show_score(self, deal: int) -> None:
        """The new lines of the score sheet, at the end of a hand."""
        sheet = self.sitting.match.sheet().of(deal)
        if not sheet.lines:
            return
        view = self.sitting.match.view(self.sitting.me)
        totals = self.reader.t("terminal-scores-now", sides=Listed(side_scores(view, self.reader)))
        title = self.reader.t("terminal-sheet-of-deal", deal=deal)
        table = score_table(sheet, title, self.reader, self.desk.ascii)
        try:
            self.desk.page(Group(table, totals), "terminal-next-hand")
        except EOFError:
            raise Leave from None

    def show_end(self) -> str:
        """Who won and by which rule, the whole sheet, and where the record is; returns what a rematch was answered."""
        match, reader = self.sitting.match, self.reader
        ended = reader.sentence(match.events(self.sitting.me)[-1].said)
        text = reader.t("rule-quoted", rule=Rule(match.ended or ""))
        saved = [reader.t("terminal-record", file=str(self.path))]
        if isinstance(match.shuffler, Fair):
            command = f"oldtricks verify {self.path} --commitment {match.shuffler.commitment}"
            saved.append(reader.t("terminal-check-shuffle", command=command))
        table = score_table(match.sheet(), reader.t("terminal-sheet"), reader, self.desk.ascii)
        page = Group(Text(ended, "bold"), text, "", table, *saved)
        if self.desk.screen:
            return self.desk.page(page, "terminal-rematch")
        self.desk.page(page)
        return self.desk.ask(self.desk.prompt("terminal-rematch"))


def _as_it_lay(before: View, won: Event) -> View:
    """The table as the last trick of a hand was won, when the next hand may already be dealt."""
    mine = [card for seat, card in won.data["trick"] if seat == before.seat]
    hand = tuple(card for card in before.hand if card not in mine)
    standing = won.data["standing"]
    in_hand = tuple(tuple(map(said_of, side)) for side in standing["in_hand"])
    gauges = tuple(map(Gauge.from_dict, standing["gauges"]))
    return replace(before, hand=hand, legal=(), turn=None, in_hand=in_hand, gauges=gauges)


def opening(desk: Desk, sitting: Sitting) -> None:
    """For terminals without a screen: who plays, and how to get help."""
    if not desk.screen:
        match = sitting.match
        reader = Reader(desk.reader.language, match.game.name, match.names)  # everybody by name
        players = Seats(tuple(range(match.game.players)))
        name = match.names[sitting.me]
        desk.say(reader.t("terminal-opening", game=match.game.box.title, players=players, name=name))
        levels = {level for level, _ in sitting.levels.values() if BOTS[level].learned}
        for level in levels if not has_learned(match.game) else ():
            desk.say(reader.t("bot-not-learned", bot=level, like=USUAL))
        desk.say(reader.t("terminal-opening-help"))
