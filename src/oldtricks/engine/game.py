"""A game with its options chosen: what people sit down to play."""

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from ..words import Reader, say
from .box import Action, Box, Grammar, Option, State, Value, option_text
from .boxes import BOXES
from .errors import (
    DeckError,
    OldTricksError,
    OptionError,
    ShuffleError,
    UnknownGame,
    listed_texts,
    nearest,
    quoted,
    text_of,
)
from .match import MOST_CARDS, Match, is_seat
from .shuffles import Seeded, Shuffler, Stacked

LONGEST_NAME = 40
HANDS = 8  # C6: with players who bid at random a match would hardly ever end


def game(name: str, players: int | None = None, **options: object) -> "Game":
    """A game by name, with the number of players and its options.

    >>> game("neutral", players=6, sides="pairs")
    game('neutral', players=6, sides='pairs')
    """
    key = str(name).strip().lower().replace(" ", "_").replace("-", "_")
    if key not in BOXES:
        raise UnknownGame(say("game-unknown", given=quoted(name), near=nearest(key, BOXES), games=listed_texts(BOXES)))
    return Game(BOXES[key], players, options)


@lru_cache
def plain_names(players: int) -> tuple[str, ...]:
    """Of players who have no others."""
    return tuple(Reader().t("player", n=seat + 1) for seat in range(players))


class Game:
    """A game, its number of players and its options. Immutable; equal if all of these are."""

    def __init__(self, box: Box[Any], players: object = None, options: Mapping[str, object] | None = None) -> None:
        self.box = box
        self.rules = box.rules
        self.players = self._read_players(players)
        self.options = self._read_options(options or {})

    def _read_players(self, players: object) -> int:
        if players is None:
            return self.box.default_seats
        text = text_of(players)
        if isinstance(players, bool) or not text.isdigit() or text not in map(str, self.box.seats):
            seats = listed_texts(map(str, self.box.seats))
            raise OptionError(say("players-not", game=self.box.title, seats=seats, given=quoted(players)))
        return int(text)

    def _read_options(self, given: Mapping[str, object]) -> Mapping[str, Value]:
        known = {option.name: option for option in self.box.options}
        for name in given:
            if name not in known:
                near, options = nearest(str(name), known), listed_texts(known)
                raise OptionError(
                    say("option-unknown", game=self.box.title, given=quoted(name), near=near, options=options)
                )
        chosen: dict[str, Value] = {}
        for name, option in known.items():
            choices = option.choices(self.players)
            if name in given:
                chosen[name] = option.read(given[name], self.players)
            elif choices:
                chosen[name] = choices[0]
            elif not option.values:
                chosen[name] = None
        return MappingProxyType(chosen)

    @property
    def name(self) -> str:
        return self.box.name

    def limited(self, hands: int = HANDS) -> "Game":
        """The same game, over after so many deals if nothing else limits it (C6); a race ends by itself."""
        if self.options.get("hands", hands) is not None:
            return self
        return Game(self.box, self.players, {**self.options, "hands": hands})

    @cached_property
    def grammar(self) -> Grammar:
        """How actions are written."""
        return self.box.grammar(self.new_state())

    def actions(self, s: State) -> list[Action]:
        """The legal actions of the player at turn."""
        mask = self.rules.legal(s)
        actions = self.grammar.by_bit.get(s.phase, {})
        found = []
        while mask:
            low = mask & -mask
            found.append(actions[low])
            mask ^= low
        return found

    def new_state(self) -> State:
        """A table with the options set and nobody's cards on it."""
        s: State = self.rules.State()
        s.players = self.players
        for option in self.box.options:
            if option.name in self.options:
                setattr(s, option.field, option.code(self.options[option.name]))
        self.rules.setup(s)
        return s

    @cached_property
    def rules_version(self) -> int:
        """The oldest version of the rules that plays this game as it is played here."""
        return max(option.version(value, self.players) for option, value in self._chosen())

    def known_options(self, version: int) -> dict[str, Value]:
        """The options chosen, as far as that version of the rules has them."""
        return {option.name: value for option, value in self._chosen() if option.since <= version}

    def _chosen(self) -> list[tuple[Option, Value]]:
        return [(option, self.options[option.name]) for option in self.box.options if option.name in self.options]

    def layout_of(self, before: State) -> tuple[int, ...]:
        """Which seat each place of the deck is dealt to, from the table before the deal; -1 for nobody."""
        return self.layout(self.box.dealt_after(before))

    def layout(self, dealer: int) -> tuple[int, ...]:
        """Which seat each place of the deck is dealt to by this dealer, -1 for nobody."""
        if dealer not in self._layouts:
            s = self.new_state()
            s.dealer = dealer
            self._layouts[dealer] = tuple(self.box.layout(s))
        return self._layouts[dealer]

    @cached_property
    def _layouts(self) -> dict[int, tuple[int, ...]]:
        return {}

    def shuffle(self, s: State, shuffler: Shuffler, shuffle: int) -> list[int]:
        """The cards due for shuffling, in the shuffler's order."""
        deck = [0] * MOST_CARDS
        cards = self.rules.pack(s, deck)
        return shuffler.order(shuffle, self.box.packs(deck[:cards]))

    def start(
        self,
        seed: int | None = None,
        deck: str | Sequence[str] | Sequence[Sequence[str]] | None = None,
        shuffler: Shuffler | None = None,
        *,
        dealer: int | None = None,
        names: Sequence[str] | None = None,
        draw_seats: bool = False,
    ) -> Match:
        """Sit down and deal.

        The cards come from a seed, from a stacked deck (or several, one for each deal; then from the seed), or from
        a shuffler; with none of them, from a seed drawn at random. Players draw for the first deal, unless `dealer`
        names a seat; a stacked deck is dealt by the last seat, so that seat 0 comes first, unless `dealer` says
        otherwise. With `draw_seats` they draw for their seats, too (C2), and `names` are in the order in which they
        draw.
        """
        if shuffler is not None:
            if seed is not None or deck is not None:
                raise ShuffleError(say("deck-or-shuffler"))
        elif deck is not None:
            shuffler = self.stacked(deck, Seeded(0 if seed is None else seed))
            dealer = self.players - 1 if dealer is None and not draw_seats else dealer
        else:
            shuffler = Seeded(secrets.randbits(64) if seed is None else seed)
        if dealer is not None and not is_seat(dealer, self.players):
            raise OldTricksError(say("dealer-is-a-seat", last=self.players - 1, given=quoted(dealer)))
        names = self.read_names(names)
        if not draw_seats:
            return Match(self, shuffler, names, dealer)
        if dealer is not None:
            raise OldTricksError(say("dealer-or-draw"))
        seating = self.drawn_seats(shuffler)
        seated = [names[seating.index(seat)] for seat in range(self.players)]
        return Match(self, shuffler, seated, seating=seating)

    def drawn_seats(self, shuffler: Shuffler) -> tuple[int, ...]:
        """C2: the seats that the players draw, in the order in which they came."""
        if not self.box.seats_drawn:
            raise OldTricksError(say("no-draw-for-seats", game=self.box.title))
        s = self.new_state()
        draw, seats = self.shuffle(s, shuffler, 0), [0] * self.players
        self.rules.draw_for_seats(s, draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS, seats)
        return tuple(seats)

    def read_names(self, names: Sequence[str] | None) -> tuple[str, ...]:
        """The players' names, or plain ones."""
        if names is None:
            return plain_names(self.players)
        if len(names) != self.players:
            raise OldTricksError(say("names-needed", players=self.players, given=len(names)))
        for name in names:
            if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise OldTricksError(say("name-is", longest=LONGEST_NAME, given=quoted(name)))
        return tuple(names)

    def stacked(self, deck: str | Sequence[str] | Sequence[Sequence[str]], then: Shuffler) -> Stacked:
        """One stacked deck, or several."""
        if isinstance(deck, str) or all(isinstance(card, str) and " " not in card.strip() for card in deck):
            deck = [deck]  # type: ignore[list-item]
        s = self.new_state()
        decks = [self.box.deck(s, cards) for cards in deck]
        shuffler = Stacked(tuple(cards for cards, _ in decks), tuple(names for _, names in decks), then)
        self.shuffle(s, shuffler, 1)  # a first deck that cannot be dealt is refused at once
        return shuffler

    def named(self, deck: Sequence[int]) -> list[str]:
        """A deck by the names of its cards."""
        names = [*self.box.pack_names(self.new_state())]
        side = {number: name for name, number in names}  # a side pack comes last and has numbers of its own
        main = {number: name for name, number in reversed(names)}
        cut = len(deck) - self.box.side_packs
        return [main[card] for card in deck[:cut]] + [side[card] for card in deck[cut:]]

    def stack(
        self, hands: Sequence[str] = (), centre: str = "", side: str = "", dealer: int | None = None
    ) -> list[str]:
        """A deck that deals these hands: one text of card names for each seat, shorter hands are filled up.

        `centre` names the cards that are dealt to nobody (in the race, the drawing pile from the top), `side` those
        of the side pack. Whatever is not named follows in the order of the pack.
        """
        s = self.new_state()
        s.dealer = self.players - 1 if dealer is None else dealer
        if len(hands) > self.players:
            raise DeckError(say("deck-too-many-hands", hands=len(hands), players=self.players))
        named = [self.box.deck(s, text)[1] for text in (*hands, *[""] * (self.players - len(hands)), centre, side)]
        deck = [0] * MOST_CARDS
        packs = self.box.packs(deck[: self.rules.pack(s, deck)])
        rest = [self.box.card_name(card) for card in packs[0]]
        for name in (name for cards in named[:-1] for name in cards):
            if name not in rest:
                raise DeckError(say("deck-too-often", card=name))
            rest.remove(name)
        piles = [list(cards) for cards in named]
        layout = self.box.layout(s)
        ordered = [piles[seat if seat >= 0 else self.players] for seat in layout]
        room = {i: layout.count(i) for i in range(self.players)} | {self.players: layout.count(-1)}
        for i, pile in enumerate(piles[:-1]):
            if len(pile) > room[i]:
                whose = "deck-no-room-hand" if i < self.players else "deck-no-room-centre"
                raise DeckError(say(whose, hand=i + 1, room=room[i], cards=len(pile)))
        for i, pile in enumerate(piles[:-1]):
            while len(pile) < room[i]:
                pile.append(rest.pop(0))
        return [pile.pop(0) for pile in ordered] + list(named[-1])

    def __reduce__(self) -> tuple[Any, ...]:
        """Where it arrives, a game of the shelf is the same one every time: views carry theirs to other processes."""
        if BOXES.get(self.name) is self.box:
            return _from_the_shelf, (self.name, self.players, tuple(self.options.items()))
        return Game, (self.box, self.players, dict(self.options))

    def _key(self) -> tuple[Any, ...]:
        return self.name, self.players, *self.options.items()

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        plain = Game(self.box, self.players).options
        changed = [f", {name}={value!r}" for name, value in self.options.items() if value != plain[name]]
        return f"game({self.name!r}, players={self.players}{''.join(changed)})"

    def describe_options(self) -> list[str]:
        """The options chosen, as people write them."""
        return [f"{name}={option_text(value)}" for name, value in self.options.items()]


@lru_cache(maxsize=256)
def _from_the_shelf(name: str, players: int, options: tuple[tuple[str, Value], ...]) -> Game:
    return Game(BOXES[name], players, dict(options))
