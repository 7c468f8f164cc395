"""What comes in a game's box beside its rules: the names of cards and actions, the options, the words of the log.

A `Box` never decides anything: it names what the rules did. Each game fills in one subclass in `engine/boxes/`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, TypeAlias

from ..rules import table
from ..rules.table import BID, CALL, DEAL, DISCARD, DRAW, LUCKY, NAME, NOBODY, OVER, PLAY, RULING, SELL
from . import pages
from .errors import DeckError, NotationError, OptionError, did_you_mean, quoted, text_of

Value: TypeAlias = str | int | bool | None
State: TypeAlias = Any  # each game's own; boxes know their fields

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


PHASE_VERBS = {**PHASE_NAMES, LUCKY: "play on"}  # "it is time to ..."


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that players make before they start."""

    name: str
    field: str  # of the rules' state
    about: str
    rule: str
    values: tuple[Value, ...]  # () for a number of deals, or none
    allowed: Callable[[int], tuple[Value, ...]] | None = None  # by number of players, the default first

    def choices(self, players: int) -> tuple[Value, ...]:
        """The values at this number of players, the default first; none if the option does not apply."""
        return self.allowed(players) if self.allowed else self.values

    def read(self, value: object, players: int) -> Value:
        """The value meant, which may also come as text."""
        if not self.values:
            return self._read_count(value)
        choices = self.choices(players)
        if not choices:
            raise OptionError(f"option {self.name} is not for {players} players ({self.rule})")
        text = option_text(value)
        for choice in choices:
            if text == option_text(choice):
                return choice
        named = ", ".join(option_text(choice) for choice in choices)
        raise OptionError(f"option {self.name} is one of: {named} (with {players} players), not {quoted(text)}")

    def _read_count(self, value: object) -> Value:
        if value is None or value == "none":
            return None
        text = text_of(value)
        fits = text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= 10**6
        if isinstance(value, bool) or not fits:
            raise OptionError(f"option {self.name} is a whole number from 1 to 1000000, or none; not {quoted(value)}")
        return int(text)

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

PASSING = Option(
    "passing", "passing", "may a player who passed bid again (reenter), or is a pass for good (final)?", "C3",
    ("reenter", "final"),
)  # fmt: skip
HANDS = Option("hands", "limit", "end after this many deals, the best score wins", "C6", ())


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player can do in a phase; prints as people type it."""

    phase: int
    number: int
    text: str
    card: str | None = None  # the card it moves, if it moves one

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in words and for programs.

    `data` holds what a program needs beside the text. An event with an `owner` is what he alone saw; everybody else
    saw `public` instead.
    """

    kind: str
    seat: int | None
    text: str
    data: Mapping[str, Any] = field(default_factory=dict)
    owner: int | None = None
    public: "Event | None" = None

    def seen_by(self, seat: int | None) -> "Event":
        if self.public is None or (seat is not None and seat == self.owner):
            return self
        return self.public

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "text": self.text, **self.data}


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
            raise NotationError(f"an action is text such as {self._example(phase, legal)}, not {quoted(text)}")
        words = " ".join(text.lower().replace("_", "-").split())
        words = " ".join(self._words.get(word, word) for word in words.split(" "))
        words = self._aliases.get(words, words)
        here = self.by_text.get(phase, {})
        if words in here:
            return here[words]
        bare = [a for verb in VERBS for a in here.values() if words and a.text == f"{verb} {words}"]
        if bare:  # a card, a suit or a number alone
            return bare[0]
        for other, texts in self.by_text.items():
            if words in texts and other != phase:
                raise NotationError(
                    f"{quoted(words)} is not possible now: it is time to {PHASE_VERBS[phase]}, "
                    f"for example {self._example(phase, legal)}."
                )
        near = did_you_mean(words, [a.text for a in legal]) or did_you_mean(words, here)
        raise NotationError(f"there is no action {quoted(text)} here.{near or f' Try {self._example(phase, legal)}.'}")

    def _example(self, phase: int, legal: Sequence[Action]) -> str:
        shown = legal or list(self.actions.get(phase, {}).values())
        return " or ".join(f"'{action}'" for action in shown[:2]) or "nothing: the match is over"


class Box(ABC):
    """One game's names and words. The class attributes say what is on the lid."""

    name: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule numbers
    year: ClassVar[str]
    maker: ClassVar[str]
    about: ClassVar[str]
    length: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    default_seats: ClassVar[int]
    rules: ModuleType
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]]
    aliases: ClassVar[Mapping[str, str]] = {}
    words: ClassVar[Mapping[str, str]] = {}
    side_packs: ClassVar[int] = 0  # how many cards at the end of the deck are a pack of their own

    # Names

    @abstractmethod
    def card_name(self, card: int) -> str:
        """The card as people type it."""

    @abstractmethod
    def phases(self, s: State) -> dict[int, list[Action]]:
        """Every action of every phase."""

    @abstractmethod
    def hand(self, s: State, seat: int) -> tuple[str, ...]:
        """The cards in a hand, sorted."""

    @abstractmethod
    def pack_names(self, s: State) -> Iterable[tuple[str, int]]:
        """The name and the number of every card that can lie in a deck."""

    def grammar(self, s: State) -> Grammar:
        """How actions are written at this table."""
        return _grammar(self, s.players, s.sides)

    def deck(self, s: State, names: Sequence[str] | str) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """A stacked deck's cards, from their names; their numbers, and the names as the pack has them."""
        cards = dict(self.pack_names(s))
        found: list[str] = []
        for i, name in enumerate(names.split() if isinstance(names, str) else names):
            word = self.words.get(str(name).lower(), str(name).lower())
            if word not in cards:
                near = did_you_mean(word, cards)
                raise DeckError(f"card {i + 1} of the deck, {quoted(name)}, is not in the pack.{near}")
            found.append(word)
        return tuple(cards[word] for word in found), tuple(found)

    def packs(self, cards: list[int]) -> list[list[int]]:
        """The packs that are shuffled apart from each other."""
        cut = len(cards) - self.side_packs
        return [cards[:cut], cards[cut:]] if self.side_packs else [cards]

    @abstractmethod
    def layout(self, s: State) -> list[int]:
        """Which seat each card of the deck is dealt to, -1 for nobody; found out by dealing."""

    def cite(self, rule: int) -> str:
        """A rule number as people cite it: AV13, AV-Q2, C6."""
        if rule >= table.COMMON:
            return f"C{rule - table.COMMON}"
        return f"{self.prefix}-Q{rule - RULING}" if rule >= RULING else f"{self.prefix}{rule}"

    def rule_text(self, citation: str) -> str:
        """What the rules page says there."""
        return pages.rules_of("common" if citation.startswith("C") else self.name)[citation]

    def seats_of(self, s: State, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.players) if seat % s.sides == side)

    # Words

    @abstractmethod
    def holds(self, s: State, action: Action) -> bool:
        """Whether the player at turn holds the card that the action moves."""

    @abstractmethod
    def score_line(self, s: State, side: int, line: int, count: int) -> tuple[str, str]:
        """What a line of the score sheet is for, and its rule."""

    @abstractmethod
    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        """What lies on the table, as this seat sees it."""

    @abstractmethod
    def task(self, s: State) -> tuple[str, tuple[str, ...]]:
        """What the player at turn has to do, in a sentence, and the rules about it."""

    def meaning(self, s: State, action: Action) -> str:
        """What a legal action would mean, if its text does not say so."""
        return ""

    @abstractmethod
    def describe(self, view: Any) -> Iterator[str]:
        """The lines of a view that are peculiar to the game, as plain text."""

    @abstractmethod
    def tell(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        """What happened, from the state before and after an action."""

    def tell_score(self, s: State, first: int, names: Sequence[str]) -> Iterator[Event]:
        """The lines written on the score sheet since `first`."""
        for raw in s.sheet[first : s.lines]:
            side, line, count, points = unpack_line(raw)
            what, rule = self.score_line(s, side, line, count)
            who = self.side_name(s, side, names)
            text = f"{who}: {what}" + (f", {points:+d}" if points else "") + f" ({rule})."
            yield Event("score", None, text, {"side": side, "what": what, "points": points, "rule": rule})

    def tell_end(self, s: State, names: Sequence[str]) -> Iterator[Event]:
        if s.phase == OVER:
            seats = [seat for seat in range(s.players) if s.winners >> seat & 1]
            rule = self.cite(s.ending)
            verb = "wins" if len(seats) == 1 else "win"
            how = "after the agreed number of deals" if s.ending == table.C6 else f"the {self.match_name(s)}"
            text = f"{listed([names[seat] for seat in seats])} {verb} {how} ({rule})."
            yield Event("end", None, text, {"winners": seats, "rule": rule})

    def match_name(self, s: State) -> str:
        return "game"

    def side_name(self, s: State, side: int, names: Sequence[str]) -> str:
        return listed([names[seat] for seat in self.seats_of(s, side)])


@cache
def _grammar(box: Box, players: int, sides: int) -> Grammar:
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


def listed(words: Sequence[str], last: str = "and") -> str:
    """a, b and c."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "nobody"


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


def cards_of(mask: int) -> Iterator[int]:
    """The numbers of the bits set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class TrickBox(Box):
    """What the four trick games say alike."""

    suits: ClassVar[tuple[str, ...]]  # as typed
    suit_titles: ClassVar[tuple[str, ...]]
    ranks: ClassVar[int]
    pass_text: ClassVar[str] = "pass"
    trump_verb: ClassVar[str] = "trump"
    centre_title: ClassVar[str] = "the centre cards"

    def card_name(self, card: int) -> str:
        return f"{self.suits[card // self.ranks]}-{card % self.ranks + 1}"

    @abstractmethod
    def bid_text(self, bid: int) -> str:
        """A bid as typed, from its action number."""

    @abstractmethod
    def contract(self, s: State) -> str:
        """What has to be made, in words."""

    def hand(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(self.card_name(card) for card in cards_of(s.hands[seat]))

    def pack_names(self, s: State) -> Iterable[tuple[str, int]]:
        return [(self.card_name(card), card) for card in range(self.rules.CARDS)]

    def layout(self, s: State) -> list[int]:
        deck = [0] * 256
        self.rules.pack(s, deck)
        self.rules.deal(s, deck)  # an unshuffled deck: card i lies at place i
        owners = {card: seat for seat in range(s.players) for card in cards_of(s.hands[seat])}
        return [owners.get(card, -1) for card in range(self.rules.CARDS)]

    def card_actions(self, phase: int, verb: str) -> list[Action]:
        """An action for every card of the pack."""
        names = [self.card_name(card) for card in range(self.rules.CARDS)]
        return [Action(phase, card, f"{verb} {name}", name) for card, name in enumerate(names)]

    def bid_actions(self, highest: int) -> list[Action]:
        return [Action(BID, 0, self.pass_text)] + [Action(BID, n, self.bid_text(n)) for n in range(1, highest + 1)]

    def holds(self, s: State, action: Action) -> bool:
        return s.phase == CALL or action.card is None or bool(s.hands[s.turn] >> action.number & 1)

    def trump_title(self, s: State) -> str:
        return self.suit_titles[s.trump] if s.trump >= 0 else "no trump"

    def trick(self, s: State) -> list[tuple[int, str]]:
        """The cards on the trick with their seats, in the order of play."""
        first = s.turn - s.count
        return [((first + i) % s.players, self.card_name(s.trick[i])) for i in range(s.count)]

    def on_the_table(self, s: State, seat: int | None) -> dict[str, Any]:
        playing = s.phase == PLAY
        return {
            "calls": [self._call(s, i) for i in range(s.players)],
            "maker": s.maker if s.maker != NOBODY else None,
            "contract": self.contract(s) if s.maker != NOBODY else None,
            "trump": self.suits[s.trump] if s.trump >= 0 else None,
            "trick": [list(card) for card in self.trick(s)] if playing else [],
            "led": self.suits[s.led] if playing and s.count and s.led >= 0 else None,
            "tricks": s.taken[: s.sides],
            "played": [[self.card_name(c) for c in cards_of(s.played[i])] for i in range(s.players)],
            "centre": s.centre.bit_count(),
            "discards": [self.card_name(c) for c in cards_of(s.discards)] if seat == s.maker else None,
            "discarded": s.discards.bit_count(),
        }

    def _call(self, s: State, seat: int) -> str | None:
        if s.calls[seat] < 0:
            return None
        return self.bid_text(s.calls[seat]) if s.calls[seat] else self.pass_text

    def follow_task(self, s: State, lead: str) -> str:
        """What to play, in a sentence."""
        if s.count == 0:
            return lead
        if s.led < 0:
            return "Play any card."
        suit = self.suit_titles[s.led]
        if s.hands[s.turn] & s.follow:
            return f"Follow with {suit}."
        trump = "" if s.led == s.trump or s.trump < 0 else f"{self.trump_verb} or "
        return f"You have no {suit}: {trump}throw any card."

    def tell(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        seat = before.turn
        who = names[seat]
        if before.phase == BID:
            yield Event("call", seat, f"{who}: {action}.", {"call": action.text})
            yield from self._tell_auction(before, after, names)
        elif before.phase == DISCARD:
            public = Event("discard", seat, f"{who} discards a card.")
            yield Event("discard", seat, f"{who} discards {action.card}.", {"card": action.card}, seat, public)
        elif before.phase == PLAY:
            yield Event("play", seat, f"{who} plays {action.card}.", {"card": action.card})
            if before.count == before.players - 1:
                yield self._tell_trick(before, action, after, names)
        else:
            yield from self.tell_choice(before, action, after, names)
        if before.centre and not after.centre:
            yield self._tell_take_up(before, after, names)
        yield from self.tell_score(after, before.lines, names)
        yield from self.tell_end(after, names)

    def _tell_take_up(self, before: State, after: State, names: Sequence[str]) -> Event:
        maker = after.maker
        cards = [self.card_name(card) for card in cards_of(before.centre)]
        public = Event("take-up", maker, f"{names[maker]} takes up {self.centre_title}.", {"count": len(cards)})
        text = f"{names[maker]} takes up {listed(cards)}."
        return Event("take-up", maker, text, {"count": len(cards), "cards": cards}, maker, public)

    def tell_choice(self, before: State, action: Action, after: State, names: Sequence[str]) -> Iterator[Event]:
        """Naming, selling, calling: public and said aloud."""
        seat = before.turn
        yield Event(PHASE_NAMES[before.phase], seat, f"{names[seat]}: {action}.", {"choice": action.text})

    def _tell_auction(self, before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
        if after.maker != NOBODY:
            text = f"{names[after.maker]} is the maker: {self.contract(after)}."
            yield Event("maker", after.maker, text, {"contract": self.contract(after)})
        elif after.phase != BID and after.phase != SELL:
            yield Event("thrown-in", None, "Nobody bid: the cards are thrown in.")

    def _tell_trick(self, before: State, action: Action, after: State, names: Sequence[str]) -> Event:
        first = before.turn - before.count
        cards = [self.card_name(before.trick[i]) for i in range(before.count)] + [str(action.card)]
        trick = [[(first + i) % before.players, card] for i, card in enumerate(cards)]
        winner = after.winning
        text = f"{names[winner]} takes the trick{self.trick_gain(before, after)}."
        return Event("trick", winner, text, {"trick": trick, **self.trick_data(before, after)})

    def trick_gain(self, before: State, after: State) -> str:
        return ""

    def trick_data(self, before: State, after: State) -> dict[str, Any]:
        return {}

    def describe(self, view: Any) -> Iterator[str]:
        on = view.table
        if on["maker"] is None:
            calls = [f"{name}: {call}" for name, call in zip(view.players, on["calls"], strict=True) if call]
            if calls:
                yield f"Calls: {', '.join(calls)}"
        else:
            yield f"Contract: {view.players[on['maker']]}, {on['contract']}"
        if on["trick"]:
            yield "Trick: " + ", ".join(f"{view.players[seat]} {card}" for seat, card in on["trick"])
        if any(on["tricks"]):
            yield "Tricks: " + ", ".join(
                f"{listed([view.players[seat] for seat in seats])}: {count}"
                for seats, count in zip(view.sides, on["tricks"], strict=True)
            )
        if on["discards"]:
            yield f"You discarded: {' '.join(on['discards'])}"
