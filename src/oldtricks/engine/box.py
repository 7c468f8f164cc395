"""What comes in a game's box beside its rules: the names of cards and actions, the options, the facts about the game.

A `Box` never decides anything: it names what the rules did, as keys of the catalogue with arguments. Each game fills
in one subclass in `engine/boxes/`; what it says stands in `words/`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from .. import words
from ..rules import table
from ..rules.table import (
    BID,
    BY_SUIT,
    BY_TRUMP,
    CALL,
    DEAL,
    DISCARD,
    DRAW,
    LUCKY,
    NAME,
    NOBODY,
    OVER,
    PLAY,
    RULING,
    SELL,
    RaceTable,
    Table,
    TrickTable,
)
from ..words import Card, Cards, Either, Listed, Reader, Rule, Said, Seat, Seats, Signed, pages, say, sent
from .errors import DeckError, NotationError, OptionError, did_you_mean, listed_texts, quoted, text_of
from .gauge import FREE, LOST, OPEN, SAFE, Gauge, standing_of
from .sheet import Note, Result

if TYPE_CHECKING:
    from .view import View

Value: TypeAlias = str | int | bool | None
State: TypeAlias = TrickTable | RaceTable  # any game's own
S = TypeVar("S", bound=Table)
T = TypeVar("T", bound=TrickTable)


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
    """Every action of a game, by phase and number and by text."""

    def __init__(self, phases: Mapping[int, Iterable[Action]], aliases: Mapping[str, str], words: Mapping[str, str]):
        self.actions = {phase: {a.number: a for a in actions} for phase, actions in phases.items()}
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
    def on_the_table(self, s: S, seat: int | None) -> dict[str, object]:
        """What lies on the table, as this seat sees it."""

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


@lru_cache(maxsize=1 << 14)
def named(box: Box[Any], mask: int) -> tuple[str, ...]:
    """The names of some cards. Everybody at a table is shown the same ones over and over."""
    return tuple(box.card_name(card) for card in cards_of(mask))


@lru_cache(maxsize=1 << 10)
def _call_said(box: "TrickBox[Any]", call: int) -> Said:
    return box.bid_said(call) if call else say(box.own("action-pass"))


@lru_cache(maxsize=1 << 10)
def _call_text(box: "TrickBox[Any]", call: int) -> str | None:
    if call < 0:
        return None
    return box.bid_text(call) if call else box.pass_text


@lru_cache(maxsize=1 << 10)
def _call_sent(box: "TrickBox[Any]", call: int) -> dict[str, object] | None:
    return _call_said(box, call).to_json() if call >= 0 else None


@lru_cache(maxsize=1 << 10)
def _in_english(box: "TrickBox[Any]", contract: Said) -> str:
    return Reader(game=box.name).say(contract)


TRICKS_SHOWN: dict[str, object] = {
    "calls": list[str | None],
    "calls_said": list[sent.Said | None],
    "maker": int | None,
    "contract": str | None,
    "trump": str | None,
    "trick": list[tuple[int, str]],
    "led": str | None,
    "tricks": list[int],
    "goal": int | None,
    "toward": int | None,
    "made": list[int],
    "played": list[list[str]],
    "centre": int,
    "discards": list[str] | None,
    "discarded": int,
}


class TrickBox(Box[T]):
    """What the four trick games say alike."""

    ranks: ClassVar[int]
    pass_text: ClassVar[str] = "pass"
    auction: ClassVar[str] = "numbers"  # what is bid: numbers, or so much of a suit
    reasons: ClassVar[tuple[str, ...]] = ()  # why a trick was won, from GAME_REASONS on
    made_of: ClassVar[str] = "points"  # what a contract is made of: points or tricks
    contract_rules: ClassVar[tuple[str, str]]  # of a contract that was made, and of one that failed

    def card_name(self, card: int) -> str:
        return f"{self.suits[card // self.ranks].name}-{card % self.ranks + 1}"

    @abstractmethod
    def bid_text(self, bid: int) -> str:
        """A bid as typed, from its action number."""

    @abstractmethod
    def bid_said(self, bid: int) -> Said:
        """The same as something that a player does."""

    def call_said(self, call: int) -> Said:
        return _call_said(self, call)

    def hand(self, s: T, seat: int) -> tuple[str, ...]:
        return named(self, s.hands[seat])

    def pack_names(self, s: T) -> Iterable[tuple[str, int]]:
        return [(self.card_name(card), card) for card in range(self.rules.CARDS)]

    def layout(self, s: T) -> list[int]:
        deck = [0] * 256
        self.rules.pack(s, deck)
        self.rules.deal(s, deck)  # an unshuffled deck: card i lies at place i
        owners = {card: seat for seat in range(s.players) for card in cards_of(s.hands[seat])}
        return [owners.get(card, -1) for card in range(self.rules.CARDS)]

    def card_actions(self, phase: int, verb: str) -> list[Action]:
        """An action for every card of the pack."""
        names = [self.card_name(card) for card in range(self.rules.CARDS)]
        said = [say(f"action-{verb}", card=Card(name)) for name in names]
        return [Action(phase, card, f"{verb} {name}", said[card], name) for card, name in enumerate(names)]

    def bid_actions(self, highest: int) -> list[Action]:
        bids = [Action(BID, n, self.bid_text(n), self.bid_said(n)) for n in range(1, highest + 1)]
        return [Action(BID, 0, self.pass_text, self.call_said(0)), *bids]

    def name_actions(self) -> list[Action]:
        """A suit to be named."""
        return [
            Action(NAME, i, f"name {suit}", say(self.own("action-name"), suit=words.Suit(suit)))
            for i, suit in enumerate(self.suit_names)
        ]

    def holds(self, s: T, action: Action) -> bool:
        return s.phase == CALL or action.card is None or bool(s.hands[s.turn] >> action.number & 1)

    def suit_said(self, suit: int) -> words.Suit:
        return words.Suit(self.suits[suit].name)

    def trump_said(self, s: T) -> Said:
        return say("suit", suit=self.suit_said(s.trump)) if s.trump >= 0 else say("no-trump")

    def trick(self, s: T) -> list[tuple[int, str]]:
        """The cards on the trick with their seats, in the order of play."""
        first = s.turn - s.count
        return [((first + i) % s.players, self.card_name(s.trick[i])) for i in range(s.count)]

    def on_the_table(self, s: T, seat: int | None) -> dict[str, object]:
        playing = s.phase == PLAY
        decided = s.maker != NOBODY and (playing or s.phase == OVER)
        return {
            "calls": [_call_text(self, call) for call in s.calls[: s.players]],
            "calls_said": [_call_sent(self, call) for call in s.calls[: s.players]],
            "maker": s.maker if s.maker != NOBODY else None,
            "contract": _in_english(self, self.owed(s)) if s.maker != NOBODY else None,
            "trump": self.suits[s.trump].name if s.trump >= 0 else None,
            "trick": [list(card) for card in self.trick(s)] if playing else [],
            "led": self.suits[s.led].name if playing and s.count and s.led >= 0 else None,
            "tricks": s.taken[: s.sides],
            "goal": self.rules.goal(s) if decided else None,
            "toward": self.rules.toward(s) if decided else None,
            "made": [self.rules.made(s, side) for side in range(s.sides)],
            "played": [list(named(self, s.played[i])) for i in range(s.players)],
            "centre": self.centre_size(s),
            "discards": list(named(self, s.discards)) if seat == s.maker else None,
            "discarded": s.discards.bit_count(),
        }

    def bidders(self, s: T) -> int:
        """How many players may bid."""
        return s.players

    def most_calls(self, s: T) -> int:
        """How long an auction can be (C3): every bid is made, and before each of them as many pass as may."""
        bidders, highest = self.bidders(s), len(self.phases(s)[BID]) - 1
        if bidders == 1:
            return 1
        return highest + bidders - 2 if s.passing else highest * (bidders - 1) + 1

    def most_choices(self, s: T) -> int:
        """How many decisions there can be between the auction and the first lead."""
        return 0

    @abstractmethod
    def owed(self, s: T) -> Said:
        """What the maker has to make."""

    def contract(self, s: T) -> Said | None:
        return self.owed(s) if s.maker != NOBODY else None

    def makers(self, s: T) -> tuple[int, ...]:
        """The seats that play for the contract, as far as everybody knows."""
        return self.seats_of(s, s.maker % s.sides)

    def gauges(self, s: T) -> Iterator[Gauge]:
        if s.maker != NOBODY and s.phase not in (DEAL, OVER):
            yield self._gauge(s)

    def _gauge(self, s: T) -> Gauge:
        seats, goal, made, still = self.makers(s), self.rules.goal(s), self.rules.toward(s), self.rules.still(s)
        side = Seats(seats)
        if not goal:
            said = say("gauge-free", side=side, made=made)
            return Gauge(seats, made, goal, still, FREE, say("gauge-free-short", made=made), said)
        short = say(f"gauge-{self.made_of}", made=made, goal=goal)
        standing = standing_of(made, goal, still)
        open_key = f"gauge-{'all' if goal - made == still else 'open'}-{self.made_of}"
        said = {
            OPEN: say(open_key, side=side, more=goal - made, still=still),
            SAFE: say("gauge-safe", side=side),
            LOST: say(f"gauge-lost-{self.made_of}", side=side, more=goal - made, still=still),
        }[standing]
        return Gauge(seats, made, goal, still, standing, short, said)

    def promise(self, s: T) -> Said | None:
        if s.phase not in (BID, SELL) or not s.bid:
            return None
        side = self.side(s, s.bidder % s.sides)
        return say(self.own("promise"), seat=Seat(s.bidder), side=side, **self.promised(s))

    def promised(self, s: T) -> dict[str, words.Arg]:
        """What the standing bid promises, for its sentence."""
        return {"call": self.bid_said(s.bid)}

    def counts(self, s: T) -> Said | None:
        key = f"{self.key}-counts"
        return say(key, players=s.players) if s.phase in (BID, SELL) and words.known(key) else None

    def result(self, s: T) -> Result | None:
        outcome = self.rules.contract_made(s)
        if outcome < 0:
            return None
        goal, made, seats = self.rules.goal(s), self.rules.toward(s), self.makers(s)
        by = say("result-made", by=made - goal) if outcome else say("result-failed", by=goal - made)
        given: dict[str, words.Arg] = {
            "maker": Seat(s.maker),
            "side": Seats(seats),
            "goal": goal,
            "made": made,
            "by": by,
        }
        said = say(self.own(f"result-{self.made_of}"), **given)
        return Result(s.deals, outcome == 1, said, self.contract_rules[1 - outcome], tuple(self.notes(s)))

    def notes(self, s: T) -> Iterator[Note]:
        """What was not scored in this hand, and why."""
        yield from ()

    def centre_size(self, s: T) -> int:
        """How many cards lie unseen in the centre."""
        return s.centre.bit_count()

    def follow_task(self, s: T, lead: Said) -> Said:
        """What to play, in a sentence: only what this hand can do."""
        if s.count == 0:
            return lead
        if s.led < 0:
            return say("task-play-any")
        suit = self.suit_said(s.led)
        if s.hands[s.turn] & s.follow:
            return say("task-follow", suit=suit)
        return say("task-cannot-follow", suit=suit, choices=Either(tuple(self.free_choices(s))))

    def free_choices(self, s: T) -> Iterator[Said]:
        """What a player can do who cannot follow."""
        legal, trumps = self.rules.legal(s), self.rules.trumps(s)
        if legal & trumps:
            yield say(self.own("task-trump"))
        if legal & ~trumps:
            yield say("task-throw-off")

    def tell(self, before: T, action: Action, after: T, reader: Reader) -> Iterator[Event]:
        seat = before.turn
        if before.phase == BID:
            data = {"call": action.text, "call_said": action.said.to_json()}
            yield Event("call", seat, self._call_told(seat, action.number), reader, data)
            yield from self._tell_auction(before, after, reader)
        elif before.phase == DISCARD:
            public = Event("discard", seat, say("event-discard-unseen", seat=Seat(seat)), reader)
            said = say("event-discard", seat=Seat(seat), card=Card(str(action.card)))
            yield Event("discard", seat, said, reader, {"card": action.card}, seat, public)
        elif before.phase == PLAY:
            said = say("event-play", seat=Seat(seat), card=Card(str(action.card)))
            yield Event("play", seat, said, reader, {"card": action.card})
            if before.count == before.players - 1:
                yield self._tell_trick(before, action, after, reader)
        else:
            yield from self.tell_choice(before, action, after, reader)
        if before.centre and not after.centre:
            yield self._tell_take_up(before, after, reader)
        if after.phase in (DEAL, OVER) and (result := self.result(after)):
            yield Event("result", after.maker, result.said, reader, {"rule": result.rule})
        yield from self.tell_score(after, before.lines, reader)
        yield from self.tell_end(after, reader)

    def _call_told(self, seat: int, call: int) -> Said:
        """A call with its caller: not every language sets the name before what he does, unchanged."""
        given = dict(self.call_said(call).args)
        return say(self.own("event-bid" if call else "event-pass"), seat=Seat(seat), **given)

    def _tell_take_up(self, before: T, after: T, reader: Reader) -> Event:
        maker = after.maker
        cards = [self.card_name(card) for card in cards_of(before.centre)]
        unseen = say("event-take-up-unseen", seat=Seat(maker), centre=say(f"{self.key}-centre"))
        public = Event("take-up", maker, unseen, reader, {"count": len(cards)})
        said = say("event-take-up", seat=Seat(maker), cards=Cards(tuple(cards)))
        return Event("take-up", maker, said, reader, {"count": len(cards), "cards": cards}, maker, public)

    def tell_choice(self, before: T, action: Action, after: T, reader: Reader) -> Iterator[Event]:
        """Naming, selling, calling: public and said aloud."""
        seat = before.turn
        said = say("event-call", seat=Seat(seat), call=action.said)
        yield Event(PHASE_NAMES[before.phase], seat, said, reader, {"choice": action.text})

    def _tell_auction(self, before: T, after: T, reader: Reader) -> Iterator[Event]:
        if after.maker != NOBODY:
            contract = self.owed(after)
            said = say("event-maker", seat=Seat(after.maker), contract=contract)
            yield Event("maker", after.maker, said, reader, {"contract": reader.say(contract)})
        elif after.phase != BID and after.phase != SELL:
            yield Event("thrown-in", None, say("event-thrown-in"), reader)

    def _tell_trick(self, before: T, action: Action, after: T, reader: Reader) -> Event:
        first = before.turn - before.count
        cards = [self.card_name(before.trick[i]) for i in range(before.count)] + [str(action.card)]
        trick = [[(first + i) % before.players, card] for i, card in enumerate(cards)]
        winner = after.winning
        won_by = next(card for seat, card in trick if seat == winner)
        said = say(
            "event-trick",
            seat=Seat(winner),
            card=Card(str(won_by)),
            reason=self.why_taken(before, action.number),
            gain=self.trick_gain(before, after) or say("nothing"),
        )
        return Event("trick", winner, said, reader, {"trick": trick, "card": won_by, **self.trick_data(before, after)})

    def why_taken(self, before: T, card: int) -> Said:
        """Why the trick is won that this card completes."""
        reason = self.rules.why_taken(before, card)
        if reason in (BY_SUIT, BY_TRUMP):
            suit = self.suit_said(before.led if reason == BY_SUIT else before.trump)
            return say("reason-suit" if reason == BY_SUIT else self.own("reason-trump"), suit=suit)
        return say(f"{self.key}-reason-{self.reasons[reason - table.GAME_REASONS]}")

    def trick_gain(self, before: T, after: T) -> Said | None:
        """What came along with the trick."""
        return None

    def trick_data(self, before: T, after: T) -> dict[str, object]:
        return {}

    def in_hand(self, s: T, side: int) -> Iterator[Said]:
        if s.phase == PLAY or s.phase == OVER:
            yield say("in-hand-tricks", tricks=s.taken[side])

    def describe(self, view: "View") -> Iterator[Said]:
        on = view.table
        if view.contract is None:
            calls = [say("line-call", seat=Seat(seat), call=call) for seat, call in enumerate(on["calls"]) if call]
            if calls:
                yield say("line-calls", calls=Listed(tuple(calls)))
        else:
            yield say("line-contract", seat=Seat(on["maker"]), contract=view.contract)
        if on["trick"]:
            cards = tuple(say("line-card", seat=Seat(seat), card=Card(card)) for seat, card in on["trick"])
            yield say("line-trick", cards=Listed(cards))
        if any(on["tricks"]):
            counts = zip(view.sides, on["tricks"], strict=True)
            sides = tuple(say("line-count", side=Seats(seats), n=count) for seats, count in counts)
            yield say("line-tricks", sides=Listed(sides))
        if on["discards"]:
            yield say("line-discards", cards=" ".join(on["discards"]))
