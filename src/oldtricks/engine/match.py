"""A match being played: the rules with names, a memory and manners."""

import hashlib
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.table import DEAL, NOBODY, OVER, PLAY
from ..words import Card, Listed, Reader, Rule, Said, Seat, say
from .box import PHASE_NAMES, Action, Event, State, cards_of, time_to, unpack_line
from .errors import DeckError, IllegalAction, NotationError, OldTricksError, quoted
from .knowledge import Dealing, Sight, hidden
from .knowledge import copy_state as copy_state
from .sheet import Line, Result, Sheet
from .shuffles import Shuffler
from .view import Public, View

if TYPE_CHECKING:
    from .game import Game
    from .records import Record
    from .taken_back import TakenBack

MOST_CARDS = 256  # room for the largest deck
MARKED = 64  # every so many actions a place is marked to go back to, so that an undo costs the same in a long match
CLOSED = (DEAL, OVER)  # a hand is over
GROWING = ("_history", "_decks", "_sheet", "_results")  # what only gets longer while a match is played


class Mark(NamedTuple):
    """A place in a match: the state there, and how long was then what only gets longer."""

    state: State
    standing: tuple[int, ...]
    seen: int
    lengths: tuple[int, ...]


class Match:
    """One match of a game, from the draw for the first deal to its end.

    Cards are dealt whenever they are due, so a match that is not over always waits for the player at `turn`.
    """

    __slots__ = (
        "_decks", "_history", "_marks", "_public", "_results", "_seen", "_sheet", "_standing", "_story", "dealer",
        "game", "names", "reader", "seating", "shuffler", "state",
    )  # fmt: skip

    def __init__(
        self,
        game: "Game",
        shuffler: Shuffler,
        names: Sequence[str],
        dealer: int | None = None,
        seating: tuple[int, ...] | None = None,
    ) -> None:
        self.game = game
        self.shuffler = shuffler
        self.names = tuple(names)
        self.dealer = dealer  # the first dealer, if nobody drew for it
        self.seating = seating  # the seats that the players drew, in the order in which they came; None if they chose
        self._begin()

    def _begin(self) -> None:
        self._history: list[tuple[int, Action]] = []
        self._decks: list[list[int]] = []
        self._sheet: list[Line] = []
        self._results: list[Result] = []
        self._story: Story | None = None
        self._public: Public | None = None
        self.state: State = self.game.new_state()
        self._standing: list[int] = list(self.state.scores)
        self.reader = Reader(game=self.game.name, names=self.names, sides=self.sides)  # in plain English
        if self.dealer is None:
            draw = self.game.shuffle(self.state, self.shuffler, 0)
            self._decks.append(draw)
            draw_first(self.game, self.state, draw, self.seating)
        else:
            self._decks.append([])
            self.state.dealer = self.dealer
        self._deal()
        self._marks = [self._mark()]

    def _deal(self) -> None:
        deck = self.game.shuffle(self.state, self.shuffler, self.state.deals + 1)
        self._decks.append(deck)
        self.game.rules.deal(self.state, deck)
        self._seen = 0
        if self.state.lines:
            self._write_lines()

    def _mark(self) -> Mark:
        lengths = len(self._history), len(self._decks), len(self._sheet), len(self._results)  # as GROWING names them
        return Mark(copy_state(self.state), tuple(self._standing), self._seen, lengths)

    # At the table

    @property
    def over(self) -> bool:
        return bool(self.state.phase == OVER)

    @property
    def turn(self) -> int | None:
        """The seat to act, from 0; None when the match is over."""
        return None if self.state.phase == OVER else self.state.turn

    @property
    def phase(self) -> str:
        """What kind of decision is due: bid, name, discard, play ..."""
        return PHASE_NAMES[self.state.phase]

    @property
    def history(self) -> tuple[tuple[int, Action], ...]:
        """Every action so far, with its seat."""
        return tuple(self._history)

    @property
    def ply(self) -> int:
        """How many actions there were so far."""
        return len(self._history)

    def ago(self, seat: int) -> int:
        """How many actions ago a seat acted last; 0 if it has not acted yet."""
        return next((ago for ago, (at, _) in enumerate(reversed(self._history), 1) if at == seat), 0)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, in the order of `scores`."""
        return tuple(self.game.box.seats_of(self.state, side) for side in range(self.state.sides))

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side."""
        return tuple(self.state.scores[: self.state.sides])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the match is over."""
        return tuple(cards_of(self.state.winners))

    @property
    def ended(self) -> str | None:
        """The rule that ended the match."""
        return self.game.box.cite(self.state.ending) if self.state.phase == OVER else None

    def legal(self) -> list[Action]:
        """The legal actions of the player at turn."""
        return self.game.actions(self.state)

    def check(self, action: Action | str | int) -> Action:
        """The action that is meant, if the player at turn may make it; otherwise the error that `play` would raise."""
        s, rules = self.state, self.game.rules
        made = self.read(action)
        if not rules.legal(s) >> made.number & 1:
            raise self._refusal(made)
        return made

    def play(self, action: Action | str | int) -> None:
        """Make an action for the player at turn; an error changes nothing."""
        s, rules, history = self.state, self.game.rules, self._history
        made = self.read(action)
        if not rules.legal(s) >> made.number & 1:  # as `check` has it: a call would cost every action of a long run
            raise self._refusal(made)
        self._public = None
        history.append((s.turn, made))
        rules.apply(s, made.number)
        if s.lines > self._seen:
            self._write_lines()
        if s.phase in CLOSED:
            self._close_hand()
        if len(history) % MARKED == 0:
            self._marks.append(self._mark())

    def _refusal(self, made: Action) -> IllegalAction:
        rule = self.game.box.cite(self.game.rules.why_illegal(self.state, made.number))
        return IllegalAction(self.explanation(made), rule, self.reader)

    def _close_hand(self) -> None:
        """Note how it came out, and deal the next one if there is one."""
        if result := self.game.box.result(self.state):
            self._results.append(result)
        if self.state.phase == DEAL:
            try:
                self._deal()
            except DeckError:
                self.undo()
                raise

    def _write_lines(self) -> None:
        s, box = self.state, self.game.box
        for raw in s.sheet[self._seen : s.lines]:
            side, line, count, points = unpack_line(raw)
            self._standing[side] += points
            what, rule = box.score_line(s, side, line, count)
            seats, total = self.reader.sides[side], self._standing[side]
            self._sheet.append(Line(s.deals, side, seats, what, points, rule, total, self.reader))
        self._seen = s.lines
        self._standing = list(s.scores)

    def read(self, action: Action | str | int) -> Action:
        """The action of the present phase that is meant by an action, its text or its number."""
        phase = self.state.phase
        if phase == OVER:
            raise NotationError(say("match-is-over", rule=str(self.ended)))
        if isinstance(action, Action):
            known = self.game.grammar.actions[phase].get(action.number)
            if known is not action and known != action:
                raise NotationError(say("no-action-of-this-moment", given=quoted(action), phase=time_to(phase)))
            return action
        if isinstance(action, int) and not isinstance(action, bool):
            known = self.game.grammar.actions[phase].get(action)
            if known is None:
                raise NotationError(say("no-action-number", given=quoted(action), phase=time_to(phase)))
            return known
        return self.game.grammar.read(str(action) if isinstance(action, bool) else action, phase, self.legal())

    def explain(self, action: Action | str | int) -> str:
        """Why the player at turn may, or may not, do this now: the rule and its words, in plain English."""
        return self.reader.say(self.explanation(action))

    def explanation(self, action: Action | str | int) -> Said:
        """The same for a reader of any language."""
        made = self.read(action)
        box, s = self.game.box, self.state
        refused = self.game.rules.why_illegal(s, made.number)
        if refused:
            rule = Rule(box.cite(refused))
            if not box.holds(s, made):
                return say("explain-not-held", action=made.text, card=Card(str(made.card)), rule=rule)
            return say("explain-refused", action=made.text, rule=rule)
        quoted_rules = [say("rule-quoted", rule=Rule(rule)) for rule in box.task(s)[1]]
        rules = quoted_rules[0]
        for each in quoted_rules[1:]:
            rules = say("sentences", first=rules, next=each)
        meaning = box.meaning(s, made)
        if meaning is None:
            return say("explain-allowed", action=made.text, rules=rules)
        return say("explain-allowed-meaning", action=made.text, meaning=meaning, rules=rules)

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, by going back to a mark before them and playing again what followed it."""
        if not 0 <= actions <= len(self._history):
            raise OldTricksError(say("cannot-take-back", actions=actions, played=len(self._history)))
        ply = len(self._history) - actions
        self._public = None
        del self._marks[ply // MARKED + 1 :]
        mark = self._marks[-1]
        again = self._history[mark.lengths[0] : ply]
        for name, length in zip(GROWING, mark.lengths, strict=True):
            del getattr(self, name)[length:]
        self.state, self._standing, self._seen = copy_state(mark.state), list(mark.standing), mark.seen
        for _, action in again:
            self.play(action)
        if self._story:
            self._story.go_back(ply)

    # What people see

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None and not is_seat(seat, self.state.players):
            raise OldTricksError(say("seats-are-numbered", last=self.state.players - 1, given=quoted(seat)))
        return View.of(self, seat)

    def public(self) -> Public:
        """What everybody may know."""
        if self._public is None:
            self._public = Public.at(self)
        return self._public

    def known(self, seat: int | None) -> State:
        """The state without what is hidden from a seat: a copy."""
        return hidden(self.game, self.state, NOBODY if seat is None else seat)

    def sight(self, seat: int | None = None) -> Sight:
        """What a seat may know of this deal, in numbers."""
        return self._told().dealing.seen_by(self.state, seat)

    def dealing(self) -> Dealing:
        """This deal as it was, with everybody's cards: for those who set up positions, not for players."""
        return self._told().dealing.copy()

    def events(self, seat: int | None = None, *, this_deal: bool = False, first: int = 0) -> tuple[Event, ...]:
        """What happened, as a seat (or a spectator) saw it; of this deal alone, or from an event on."""
        story = self._told()
        if this_deal:
            first = story.last_deal
        return tuple([event if event.public is None else event.seen_by(seat) for event in story.events[first:]])

    def told(self) -> int:
        """How many events there were so far."""
        return len(self._told().events)

    def told_before(self) -> int:
        """How many of them there were before this deal."""
        return self._told().last_deal

    def _told(self) -> "Story":
        if self._story is None:
            self._story = Story(self)
        return self._story.read_on(self)

    def sheet(self) -> Sheet:
        """The score sheet."""
        return Sheet(tuple(self._sheet), tuple(self._results))

    def record(self, notes: dict[str, object] | None = None, taken_back: Sequence["TakenBack"] = ()) -> "Record":
        """The match as a record that can be saved and replayed, with what was taken back on the way."""
        from .records import Record

        return Record.of(self, notes or {}, taken_back)

    # As a value

    def copy(self) -> "Match":
        """A match of its own that goes on from here."""
        twin = object.__new__(Match)
        twin.game, twin.shuffler, twin.names, twin.dealer = self.game, self.shuffler, self.names, self.dealer
        twin.reader, twin.seating = self.reader, self.seating
        twin.state = copy_state(self.state)
        twin._history, twin._decks, twin._sheet = self._history[:], self._decks[:], self._sheet[:]
        twin._results = self._results[:]
        twin._standing, twin._seen, twin._story = self._standing[:], self._seen, None
        twin._marks, twin._public = self._marks[:], self._public
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self.game, self.names, self.seating, self._history, self._decks, self.state)
        return mine == (other.game, other.names, other.seating, other._history, other._decks, other.state)

    __hash__ = None  # type: ignore[assignment]

    def state_digest(self) -> str:
        """SHA-256 of the whole state, as the version of the rules that is played knows it.

        Equal digests are equal states: what a later version added does not vary, or follows from the play.
        """
        since, version = self.game.box.since, self.game.rules_version
        names = [f.name for f in fields(self.state) if since.get(f.name, 1) <= version]
        values = [f"{name}={getattr(self.state, name)}" for name in names]
        return hashlib.sha256(";".join(values).encode()).hexdigest()

    def __repr__(self) -> str:
        if self.turn is None:
            now = f"over ({self.ended})"
        else:
            now = f"deal {self.state.deals}, {self.names[self.turn]} to {self.reader.say(time_to(self.state.phase))}"
        scores = " ".join(str(score) for score in self.scores)
        return f"<Match {self.game.name}, {self.state.players} players, {now}, scores {scores}>"


def is_seat(seat: object, players: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players


def draw_first(game: "Game", s: State, draw: list[int], seating: tuple[int, ...] | None) -> list[tuple[int, int]]:
    """C2: set who deals first, by the draw for it or for seats; the cards drawn, with the seats of those who drew."""
    deck, drew = draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS
    if seating is None:
        count = game.rules.draw_for_deal(s, deck, drew)
        seats = drew[:count]
    else:
        count = game.rules.draw_for_seats(s, deck, drew, [0] * game.players)
        seats = [seating[player] if player != NOBODY else NOBODY for player in drew[:count]]
    pack = draw[: len(draw) - game.box.side_packs]
    cards = pack * (1 + count // len(pack))  # a draw for seats may go through the pack again
    return [(seat, card) for seat, card in zip(seats, cards, strict=False) if seat != NOBODY]


class Story:
    """What happened in a match, told on demand by playing it once more beside the match itself."""

    __slots__ = ("_marks", "_next", "_state", "dealing", "events", "last_deal")

    def __init__(self, match: Match) -> None:
        self.events: list[Event] = []
        self.last_deal = 0
        self._next = 0
        self._state: State = match.game.new_state()
        self._draw(match)
        self._deal(match)
        self._marks = [self._mark()]

    def _mark(self) -> tuple[int, int, State, Dealing]:
        return len(self.events), self.last_deal, copy_state(self._state), self.dealing.copy()

    def go_back(self, ply: int) -> None:
        """The match went back to this ply: forget what came after the mark before it."""
        if ply < self._next:
            del self._marks[ply // MARKED + 1 :]
            self._next = ply // MARKED * MARKED
            told, self.last_deal, state, dealing = self._marks[-1]
            del self.events[told:]
            self._state, self.dealing = copy_state(state), dealing.copy()

    def _draw(self, match: Match) -> None:
        box, s, draw = match.game.box, self._state, match._decks[0]
        if match.dealer is not None:
            s.dealer = match.dealer
            return
        kind = "draw-for-deal" if match.seating is None else "draw-for-seat"
        for seat, card in draw_first(match.game, s, draw, match.seating):
            name = box.card_name(card)
            said = say("event-draws-for-deal", seat=Seat(seat), card=Card(name))
            self.events.append(Event(kind, seat, said, match.reader, {"card": name}))
        if match.seating is not None:
            seats = Listed(tuple(say("drawn-seat", seat=Seat(seat)) for seat in range(s.players)))
            self.events.append(Event("seats", None, say("event-seats-drawn", seats=seats), match.reader))

    def _deal(self, match: Match) -> None:
        s = self._state
        self.last_deal = len(self.events)
        deck = match._decks[s.deals + 1]
        self.dealing = Dealing(match.game, s, deck)
        before = copy_state(s)
        match.game.rules.deal(s, deck)
        self.events += match.game.box.tell_deal(before, s, match.reader)

    def read_on(self, match: Match) -> "Story":
        """Tell what was played since the last time."""
        while self._next < len(match._history):
            before = copy_state(self._state)
            action = match._history[self._next][1]
            self.dealing.note(before, action.number)
            match.game.rules.apply(self._state, action.number)
            self.dealing.note_drawn(self._state)
            told = match.game.box.tell(before, action, self._state, match.reader)
            if self._state.phase in (DEAL, OVER):
                told = (closing(match.game, self._state, event) for event in told)
            self.events += told
            if self._state.phase == DEAL:
                self._deal(match)
            self._next += 1
            if self._next % MARKED == 0:
                self._marks.append(self._mark())
        return self


def closing(game: "Game", s: State, event: Event) -> Event:
    """A hand's last trick says how the hand stands with it: whoever looks at the table sees the next deal already."""
    if event.kind != "trick":
        return event
    known = hidden(game, s, NOBODY)
    known.phase = PLAY  # it belongs to the play
    box, sides = game.box, range(s.sides)
    standing = {
        "in_hand": [[said.to_json() for said in box.in_hand(known, side)] for side in sides],
        "gauges": [gauge.to_dict() for gauge in box.gauges(known)],
        "tricks": box.on_the_table(known)["tricks"],
    }
    return replace(event, data={**event.data, "standing": standing})
