"""What comes in a game's box beside its rules: the names of cards and actions, the options, the facts about the game.

A `Box` never decides anything: it names what the rules did, as keys of the catalogue with arguments. Each game fills
in one subclass in `engine/boxes/`; what it says stands in `words/`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from .. import words
from ..rules import table
from ..rules.table import (
    BID,
    CALL,
    DEAL,
    DISCARD,
    DRAW,
    LUCKY,
    NAME,
    OVER,
    PLAY,
    RULING,
    SELL,
    RaceTable,
    Table,
    TrickTable,
)
from ..words import Either, Reader, Rule, Said, Seat, Seats, Signed, pages, say
from .errors import DeckError, NotationError, OptionError, did_you_mean, listed_texts, quoted, text_of
from .gauge import Gauge
from .sheet import Result

if TYPE_CHECKING:
    from .view import View

Value: TypeAlias = str | int | bool | None
State: TypeAlias = TrickTable | RaceTable  # any game's own
S = TypeVar("S", bound=Table)


def trick_table(s: State) -> TrickTable:
    """The state of a game that has tricks."""
    if not isinstance(s, TrickTable):
        raise TypeError(type(s))
    return s


PHASE_NAMES = {
    OVER: "over",
    DEAL: "deal",
    BID: "bid",
    SELL: "sell",
    NAME: "name",
    DISCARD: "discard",
    CALL: "call",
    DRAW: "draw",
    PLAY: "play",
    LUCKY: "lucky",
}
PHASES = {name: phase for phase, name in PHASE_NAMES.items()}


def time_to(phase: int) -> Said:
    """What it is time to do: "bid", "play on" ..."""
    return say(f"phase-{PHASE_NAMES[phase]}")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that players make before they start. What it is about stands in the catalogue, under `about`."""

    name: str
    field: str  # of the rules' state
    about: str
    rule: str
    values: tuple[Value, ...]  # () for a number of deals, or none
    allowed: Callable[[int], tuple[Value, ...]] | None = None  # by number of players, the default first
    since: int = 1  # the version of the game's rules that brought it,
    later: tuple[tuple[Value, int], ...] = ()  # and values that later ones brought

    def choices(self, players: int) -> tuple[Value, ...]:
        """The values at this number of players, the default first; none if the option does not apply."""
        return self.allowed(players) if self.allowed else self.values

    def read(self, value: object, players: int) -> Value:
        """The value meant, which may also come as text."""
        if not self.values:
            return self._read_count(value)
        choices = self.choices(players)
        if not choices:
            raise OptionError(say("option-not-for", option=self.name, players=players, rule=self.rule))
        text = option_text(value)
        for choice in choices:
            if text == option_text(choice):
                return choice
        named = listed_texts(option_text(choice) for choice in choices)
        raise OptionError(say("option-is-one-of", option=self.name, choices=named, players=players, given=quoted(text)))

    def _read_count(self, value: object) -> Value:
        if value is None or value == "none":
            return None
        text = text_of(value)
        fits = text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= 10**6
        if isinstance(value, bool) or not fits:
            raise OptionError(say("option-is-a-number", option=self.name, given=quoted(value)))
        return int(text)

    def version(self, value: Value, players: int) -> int:
        """The oldest version of the rules that knows the value; one without the option plays its default."""
        if value == next(iter(self.choices(players)), None):
            return 1
        return dict(self.later).get(value, self.since)

    def code(self, value: Value) -> int:
        """The value as the rules know it."""
        return self.values.index(value) if isinstance(value, str) else int(value or 0)


def option_text(value: object) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    text = text_of(value).strip().lower()
    return {"true": "on", "yes": "on", "false": "off", "no": "off"}.get(text, text)


VERBS = ("play", "discard", "call", "name", "bid")  # in this order, if only their object is typed
LONGEST_TEXT = 200  # of an action that somebody types

PASSING = Option("passing", "passing", "option-about-passing", "C3", ("reenter", "final"))
HANDS = Option("hands", "limit", "option-about-hands", "C6", ())


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit's name as typed, and how it is told from the others: never by its ink alone."""

    name: str
    letter: str  # on the card
    code: str  # two letters, where there is no room for more
    mark: str  # one character
    ink: str  # in print
    pen: str  # dark enough to write with


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player can do in a phase; prints as people type it."""

    phase: int
    number: int
    text: str
    said: Said  # as something that a player does: "play the 8 of Austria"
    card: str | None = None  # the card it moves, if it moves one
    told: dict[str, object] = field(init=False, repr=False, compare=False)  # what is said, for JSON: it never changes

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", self.said.to_json())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for people and for programs.

    `data` holds what a program needs beside what is said. An event with an `owner` is what he alone saw; everybody
    else saw `public` instead.
    """

    kind: str
    seat: int | None
    said: Said
    reader: Reader = field(repr=False, compare=False)
    data: Mapping[str, Any] = field(default_factory=dict)
    owner: int | None = None
    public: "Event | None" = None

    @property
    def text(self) -> str:
        """In plain English."""
        return self.reader.sentence(self.said)

    def seen_by(self, seat: int | None) -> "Event":
        if self.public is None or (seat is not None and seat == self.owner):
            return self
        return self.public

    def to_dict(self, *, english: bool = True) -> dict[str, object]:
        text = {"text": self.text} if english else {}
        return {"kind": self.kind, "seat": self.seat, **text, "said": self.said.to_json(), **self.data}


class Grammar:
    """Every action of a game, by phase and number, by its bit in a mask of them, and by text."""

    def __init__(self, phases: Mapping[int, Iterable[Action]], aliases: Mapping[str, str], words: Mapping[str, str]):
        self.actions = {phase: {a.number: a for a in actions} for phase, actions in phases.items()}
        self.by_bit = {phase: {1 << n: a for n, a in known.items()} for phase, known in self.actions.items()}
        self.by_text = {phase: {a.text: a for a in known.values()} for phase, known in self.actions.items()}
        self._aliases = aliases  # whole actions
        self._words = words  # single cards

    def read(self, text: str, phase: int, legal: Sequence[Action] = ()) -> Action:
        """The action of this phase that the text means."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise NotationError(say("no-action-text", example=self._example(phase, legal), given=quoted(text)))
        words = " ".join(text.lower().replace("_", "-").split())
        words = " ".join(self._words.get(word, word) for word in words.split(" "))
        words = self._aliases.get(words, words)
        here = self.by_text.get(phase, {})
        if words in here:
            return here[words]
        bare = [a for verb in VERBS for a in here.values() if words and a.text == f"{verb} {words}"]
        if bare:  # a card, a suit or a number alone
            return bare[0]
        example = self._example(phase, legal)
        for other, texts in self.by_text.items():
            if words in texts and other != phase:
                raise NotationError(say("action-not-now", given=quoted(words), phase=time_to(phase), example=example))
        near = did_you_mean(words, [a.text for a in legal]) or did_you_mean(words, here)
        raise NotationError(say("no-such-action", given=quoted(text), near=near or say("try-this", example=example)))

    def _example(self, phase: int, legal: Sequence[Action]) -> Said | Either:
        shown = legal or list(self.actions.get(phase, {}).values())
        if not shown:
            return say("nothing-to-play")
        return Either(tuple(say("text", text=f"'{action}'") for action in shown[:2]))


class Box(ABC, Generic[S]):
    """One game's names and facts. The class attributes say what is on the lid."""

    name: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule numbers
    year: ClassVar[str]
    publisher: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    default_seats: ClassVar[int]
    rules: ModuleType
    rules_version: ClassVar[int] = 1  # the latest; see `Game.rules_version`
    since: ClassVar[Mapping[str, int]] = {}  # fields of the state that a later version of the rules brought
    options: ClassVar[tuple[Option, ...]]
    aliases: ClassVar[Mapping[str, str]] = {}
    words: ClassVar[Mapping[str, str]] = {}
    side_packs: ClassVar[int] = 0  # how many cards at the end of the deck are a pack of their own
    shared_rules: ClassVar[bool] = True  # whether the rulings that the trick games share hold here
    seats_drawn: ClassVar[bool] = False  # whether players may draw for their seats (C2): `draw_for_seats` of the rules

    # Facts
    screen: ClassVar[str] = "tricks"  # what a table of it looks like: tricks, or piles to race on
    target: ClassVar[int]  # the score that wins
    unit: ClassVar[str] = "points"  # what is counted: points or miles
    fewer_wins: ClassVar[bool] = False  # whether scores go down to the target
    single_hands: ClassVar[bool] = True  # whether a deal by itself has a result
    longest_hand: ClassVar[int]
    most_points: ClassVar[int] = 10_000  # no hand brings a side more or costs it more, and no match without hands
    felt: ClassVar[str]  # the table's ground
    shown: ClassVar[Mapping[str, Any]]  # what `on_the_table` tells, with types
    suits: ClassVar[tuple[Suit, ...]] = ()

    @property
    def key(self) -> str:
        """Where its words stand in the catalogue."""
        return self.name.replace("_", "-")

    def own(self, key: str) -> str:
        """The game's own words for a key, if it has any."""
        return f"{self.key}-{key}" if words.known(f"{self.key}-{key}") else key

    def about(self, what: str = "about") -> Said:
        """A line for the lid: about, special, length, goal."""
        return say(f"{self.key}-{what}")

    # Names

    @abstractmethod
    def card_name(self, card: int) -> str:
        """The card as people type it."""

    @abstractmethod
    def phases(self, s: S) -> dict[int, list[Action]]:
        """Every action of every phase."""

    @abstractmethod
    def hand(self, s: S, seat: int) -> tuple[str, ...]:
        """The cards in a hand, sorted."""

    @abstractmethod
    def pack_names(self, s: S) -> Iterable[tuple[str, int]]:
        """The name and the number of every card that can lie in a deck."""

    def suit_of(self, card: str) -> str | None:
        """The suit of a card, both as typed."""
        suit = card.rpartition("-")[0]
        return suit if any(suit == each.name for each in self.suits) else None

    def rank_of(self, card: str) -> str:
        """What stands in the card's corner."""
        return card.rpartition("-")[2]

    @cached_property
    def suit_names(self) -> tuple[str, ...]:
        return tuple(suit.name for suit in self.suits)

    def grammar(self, s: S) -> Grammar:
        """How actions are written at this table."""
        return _grammar(self, s.players, s.sides)

    def deck(self, s: S, names: Sequence[str] | str) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """A stacked deck's cards, from their names; their numbers, and the names as the pack has them."""
        cards = dict(self.pack_names(s))
        found: list[str] = []
        for i, name in enumerate(names.split() if isinstance(names, str) else names):
            word = self.words.get(str(name).lower(), str(name).lower())
            if word not in cards:
                near = did_you_mean(word, cards) or say("nothing")
                raise DeckError(say("deck-not-in-the-pack", place=i + 1, card=quoted(name), near=near))
            found.append(word)
        return tuple(cards[word] for word in found), tuple(found)

    def packs(self, cards: list[int]) -> list[list[int]]:
        """The packs that are shuffled apart from each other."""
        cut = len(cards) - self.side_packs
        return [cards[:cut], cards[cut:]] if self.side_packs else [cards]

    @abstractmethod
    def layout(self, s: S) -> list[int]:
        """Which seat each card of the deck is dealt to, -1 for nobody; found out by dealing."""

    def dealt_after(self, s: S) -> int:
        """The seat at whose left dealing begins: that of the dealer."""
        return s.dealer

    def cite(self, rule: int) -> str:
        """A rule number as people cite it: AV13, AV-Q2, C6."""
        if rule >= table.COMMON:
            return f"C{rule - table.COMMON}"
        return f"{self.prefix}-Q{rule - RULING}" if rule >= RULING else f"{self.prefix}{rule}"

    def rule_text(self, citation: str) -> str:
        """What the rules page says there, in English."""
        return pages.rule_text(self.name, citation)

    def seats_of(self, s: S, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.players) if seat % s.sides == side)

    def side(self, s: S, side: int) -> Seats:
        """A side, to be named."""
        return Seats(self.seats_of(s, side))

    # What is said

    @abstractmethod
    def holds(self, s: S, action: Action) -> bool:
        """Whether the player at turn holds the card that the action moves."""

    @abstractmethod
    def score_line(self, s: S, side: int, line: int, count: int) -> tuple[Said, str]:
        """What a line of the score sheet is for, and its rule."""

    @abstractmethod
    def on_the_table(self, s: S) -> dict[str, object]:
        """What lies on the table for everybody to see."""

    def laid_away(self, s: S, seat: int | None) -> dict[str, object]:
        """What lies there that this seat alone may look at."""
        return {}

    @abstractmethod
    def task(self, s: S) -> tuple[Said, tuple[str, ...]]:
        """What the player at turn has to do, in a sentence, and the rules about it."""

    def caption(self, card: str) -> Said | None:
        """What is written on a card beside its number."""
        return None

    def meaning(self, s: S, action: Action) -> Said | None:
        """What a legal action would mean, if its text does not say so."""
        return None

    def contract(self, s: S) -> Said | None:
        """What the maker has to make, once there is one."""
        return None

    def in_hand(self, s: S, side: int) -> Iterator[Said]:
        """How far a side is in this hand, in a few words each."""
        yield from ()

    def does(self, card: str) -> tuple[Said, str] | None:
        """What a card is good for, in a sentence, and the rule."""
        return None

    def gauges(self, s: S) -> Iterator[Gauge]:
        """How far the contract is, or every side that has something to make."""
        yield from ()

    def wins(self, s: S) -> Said:
        """What the sides play for, and which way the score goes."""
        said = self.target_said(s)
        if not s.limit:
            return said
        return say("target-or-deals", target=said, deals=s.limit)

    def target_said(self, s: S) -> Said:
        return say("target-fewer" if self.fewer_wins else f"target-{self.unit}", target=self.target)

    def ahead(self, s: S) -> tuple[int, ...]:
        """The sides with the best score."""
        best = (min if self.fewer_wins else max)(s.scores[: s.sides])
        return tuple(side for side in range(s.sides) if s.scores[side] == best)

    def promise(self, s: S) -> Said | None:
        """What the standing bid promises, while there is an auction."""
        return None

    def counts(self, s: S) -> Said | None:
        """What is counted, for those who bid for it."""
        return None

    def result(self, s: S) -> Result | None:
        """How the contract came out, if a hand with one has just ended."""
        return None

    @abstractmethod
    def describe(self, view: "View") -> Iterator[Said]:
        """The lines of a view that are peculiar to the game."""

    @abstractmethod
    def tell(self, before: S, action: Action, after: S, reader: Reader) -> Iterator[Event]:
        """What happened, from the state before and after an action."""

    def tell_deal(self, before: S, after: S, reader: Reader) -> Iterator[Event]:
        """What happened, from the state before and after the cards were dealt."""
        yield Event("deal", after.dealer, say("event-deals", seat=Seat(after.dealer)), reader, {"deal": after.deals})

    def tell_score(self, s: S, first: int, reader: Reader) -> Iterator[Event]:
        """The lines written on the score sheet since `first`."""
        for raw in s.sheet[first : s.lines]:
            side, line, count, points = unpack_line(raw)
            what, rule = self.score_line(s, side, line, count)
            key = "event-score" if points else "event-score-nothing"
            said = say(key, side=self.side(s, side), what=what, points=Signed(points), rule=Rule(rule))
            data = {"side": side, "what": reader.say(what), "points": points, "rule": rule}
            yield Event("score", None, said, reader, data)

    def tell_end(self, s: S, reader: Reader) -> Iterator[Event]:
        if s.phase == OVER:
            seats = tuple(seat for seat in range(s.players) if s.winners >> seat & 1)
            rule = self.cite(s.ending)
            key = "event-end-agreed" if s.ending == table.C6 else "event-end"
            said = say(key, winners=Seats(seats), match=self.match_name(s), rule=Rule(rule))
            yield Event("end", None, said, reader, {"winners": list(seats), "rule": rule})

    def match_name(self, s: S) -> Said:
        """What is won in the end."""
        return say(f"{self.key}-match")


@cache
def _grammar(box: Box[Any], players: int, sides: int) -> Grammar:
    s = box.rules.State()
    s.players = players
    s.sides = sides
    aliases = dict(box.aliases)
    for seat in range(players):  # "storm on 3" means the side of seat 3
        for action in box.phases(s).get(PLAY, []):
            if action.text.endswith(f" on {seat % sides + 1}"):
                aliases[f"{action.text.rsplit(' ', 1)[0]} {seat + 1}"] = action.text
    return Grammar(box.phases(s), aliases, box.words)


def unpack_line(raw: int) -> tuple[int, int, int, int]:
    """Side, line, count and points of a line of the score sheet, see `rules.table.write`."""
    return raw & 15, raw >> 4 & 63, raw >> 10 & 0x3FFF, raw >> 24


def cards_of(mask: int) -> Iterator[int]:
    """The numbers of the bits set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
