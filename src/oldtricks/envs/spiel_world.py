"""A match in which chance deals, as OpenSpiel wants it, made of the rules and the engine; OpenSpiel itself is not here.

Who deals first is one chance node, every seat equally likely: that is what drawing cards for it comes to (C2). Then
chance deals card by card, to the hands only; what it leaves over is the centre. Piles that nobody sees are drawn from
when somebody does see the card: the race's drawing pile and the side cards of Aviationgame, which are turned up as a
trick ends (AV16). Cards of one kind are one outcome, as probable as they are many.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import repeat
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..engine.box import State, Value, cards_of, unpack_line
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.knowledge import Dealing, Sight, copy_state
from ..engine.match import MOST_CARDS
from ..engine.trick_box import TrickBox
from ..rules.table import (
    BID,
    CALL,
    DEAL,
    DISCARD,
    DRAW,
    HIDDEN,
    LUCKY,
    NAME,
    OVER,
    PLAY,
    SELL,
    RaceTable,
    TrickTable,
    side_of,
)

if TYPE_CHECKING:
    from .spiel_guesses import Guess

CHANCE, TERMINAL = -1, -4  # OpenSpiel's players beside the seats

# Bids come last: how many there are depends on the number of players, and no other number should.
PHASES = (PLAY, DISCARD, CALL, NAME, SELL, DRAW, BID)

Entry: TypeAlias = str | tuple[str, ...]  # of the log: the same for all, or one text for each player and the public


class Kit:
    """What all states of a game with its options share: its numbering, its names and how long it can last."""

    def __init__(self, name: str, players: int, options: Mapping[str, Value]) -> None:
        self.game = Game(BOXES[name], players, options)
        self.rules = self.game.rules
        self.players = players
        self.hands = int(self.game.options.get("hands") or 0)
        self.race = not isinstance(self.game.box, TrickBox)
        self._number_actions()
        self._number_chances()
        owners = [self.game.layout(dealer) for dealer in range(players)]  # of the deck's places, -1 for nobody
        self.order = [[seat for seat in each if seat >= 0] for each in owners]  # who is dealt to; by dealer
        self.start = World(self)
        self.guesses: dict[int, Guess] = {}  # by player, about the match that was asked about last

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled states name their kit, and find it again."""
        return kit_of, (self.game.name, self.players, tuple(self.game.options.items()))

    def _number_actions(self) -> None:
        """Phase by phase; a lucky turn has the actions of any other."""
        actions = self.game.grammar.actions
        self.offsets: dict[int, int] = {}
        self.texts: list[str] = []
        for phase in PHASES:
            if phase in actions:
                self.offsets[phase] = len(self.texts)
                most = 1 + max(actions[phase])
                if self.race and phase == PLAY:  # however many sides there are
                    most = self.rules.HINDER + 8 * self.rules.HAZARDS
                self.texts += [str(actions[phase].get(number, "")) for number in range(most)]
        if self.race:
            self.offsets[LUCKY] = self.offsets[PLAY]
        self.spoken = [[f"{seat + 1}: {text}" for text in self.texts] for seat in range(self.players)]

    def _number_chances(self) -> None:
        """Cards, then side cards, then seats."""
        box = self.game.box
        self.cards: int = self.rules.KINDS if self.race else self.rules.CARDS
        self.card_names = [box.card_name(card) for card in range(self.cards)]
        self.chance_texts = [f"deal {card}" for card in self.card_names]
        deck = [0] * MOST_CARDS
        _, *side = box.packs(deck[: self.rules.pack(self.game.new_state(), deck)])
        self.side_pack = side[0] if side else []
        self.side_cards = sorted(set(self.side_pack), reverse=True)
        self.chance_texts += [f"turn up {box.card_name(card)}" for card in self.side_cards]
        self.first_seat = len(self.chance_texts)
        self.chance_texts += [f"seat {seat + 1} deals" for seat in range(self.players)]

    # How long it can last

    def most_actions(self) -> int:
        """No match has more decisions than this; one hand of a trick game can have as many."""
        if self.race:
            return self._longest_race()
        return self.hands * self._longest_hand()

    def most_chances(self) -> int:
        """No match has more chance nodes than this: the first dealer, the cards dealt, those drawn or turned up."""
        dealt = len(self.order[0])
        if self.race:
            s = self.start.s
            assert not isinstance(s, TrickTable)
            drawn = self.most_actions()  # no action draws more than one card
            stock = self.rules.pack_size(s) - 16 * s.sides - dealt - s.lucky_new_deal  # the least
            return 1 + drawn + (1 + drawn // int(stock)) * dealt
        tricks = dealt // self.players
        return 1 + self.hands * (dealt + (tricks if self.side_cards else 0))

    def most_points(self) -> int:
        """No match brings a side more, or costs it more."""
        return max(self.hands, 1) * self.game.box.most_points

    def _longest_hand(self) -> int:
        box, s = self.game.box, self.start.s
        assert isinstance(box, TrickBox)
        return box.most_calls(s) + box.most_choices(s) + len(self.order[0])

    def _longest_race(self) -> int:
        """NY-Q8: less than fifty rounds from one mileage card to the next, and 14 of them on a side that has not won.

        A turn is a draw and a play. If every turn were lucky, it would have Favorable Weather, Forced Landing and
        Take-Off beside, and two hindrances for each of the others; and mileage, which there is only so much of.
        """
        sides = self.start.s.sides
        mileage = 14 * sides + 1
        turns = self.rules.QUIET_ROUNDS * self.players * mileage
        return int(turns * (2 + 3 + 2 * (sides - 1)) + mileage)


@cache
def kit_of(name: str, players: int, options: tuple[tuple[str, Value], ...]) -> Kit:
    """One kit for each game with its options."""
    return Kit(name, players, dict(options))


class Finished(NamedTuple):
    """A deal that is over."""

    dealing: Dealing
    s: State
    moves: int  # of the match until then, chance's too


class World:
    """A match in which chance deals: the rules' state, and what OpenSpiel has to know beside it."""

    __slots__ = (
        "dealing", "dealt", "drawn", "finished", "kit", "log", "missing", "moves", "pending", "player", "pool", "s",
    )  # fmt: skip

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.s: State = kit.game.new_state()
        self.player = CHANCE
        self.pool = [0] * kit.first_seat + [1] * kit.players  # how many there are of each outcome of chance
        self.dealt: list[int] | None = None  # during a deal
        self.pending = -1  # the action that waits for cards, by its number in the rules
        self.missing = 0  # how many
        self.drawn = 0  # those that have come
        self.log: list[Entry] = []
        self.dealing: Dealing | None = None  # the deal that is being played
        self.finished: list[Finished] = []
        self.moves = 0

    def copy(self) -> "World":
        twin = object.__new__(World)
        twin.kit, twin.s = self.kit, copy_state(self.s)
        twin.player, twin.pending, twin.missing, twin.drawn = self.player, self.pending, self.missing, self.drawn
        twin.pool, twin.log = self.pool[:], self.log[:]
        twin.dealt = None if self.dealt is None else self.dealt[:]
        twin.dealing = None if self.dealing is None else self.dealing.copy()
        twin.finished, twin.moves = self.finished[:], self.moves
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        return self.copy()

    def legal(self) -> list[int]:
        offset = self.kit.offsets[self.s.phase]
        return [offset + number for number in cards_of(self.kit.rules.legal(self.s))]

    def _range(self) -> tuple[int, int]:
        """The outcomes that chance now chooses from: cards, side cards or seats."""
        kit = self.kit
        if self.missing and not kit.race:
            return kit.cards, kit.first_seat
        return (0, kit.cards) if self.missing or self.dealt is not None else (kit.first_seat, len(self.pool))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely it is."""
        first, last = self._range()
        total = sum(self.pool[first:last])
        return [(i, self.pool[i] / total) for i in range(first, last) if self.pool[i]]

    def apply(self, action: int) -> None:
        self.moves += 1
        if self.player != CHANCE:
            self._act(action)
        elif self.missing:
            self._draw(action)
        elif self.dealt is not None:
            self._deal(action)
        else:
            self.s.dealer = action - self.kit.first_seat
            self._gather()

    # Dealing

    def _gather(self) -> None:
        """All cards that are due for shuffling go back into the pool."""
        kit, deck = self.kit, [0] * MOST_CARDS
        pack = kit.game.box.packs(deck[: kit.rules.pack(self.s, deck)])[0]
        self.pool[: kit.first_seat] = [0] * kit.cards + [kit.side_pack.count(card) for card in kit.side_cards]
        for card in pack:
            self.pool[card] += 1
        self.dealt = []
        self.player = CHANCE
        self.log.append(f"{self.s.dealer + 1} deals")

    def _deal(self, card: int) -> None:
        kit, s, dealt = self.kit, self.s, self.dealt
        assert dealt is not None
        self.pool[card] -= 1
        dealt.append(card)
        if len(dealt) < len(kit.order[0]):
            return
        cards = iter(dealt)
        over = repeat(HIDDEN) if kit.race else (card for card in range(kit.cards) if self.pool[card])
        deck = [next(cards if seat >= 0 else over) for seat in kit.game.layout_of(s)]
        room = kit.rules.pack(s, [0] * MOST_CARDS)
        deck = deck[:room] + [HIDDEN] * (room - len(deck))
        self.dealing = Dealing(kit.game, s, deck)
        kit.rules.deal(s, [max(card, 0) for card in deck])  # piles are filled as they are drawn from
        self.dealt = None
        hands = [f"hand: {' '.join(kit.game.box.hand(s, seat))}" for seat in range(s.players)]
        self.log.append((*hands, ""))
        self._go_on()

    def _draw(self, outcome: int) -> None:
        """A card comes for the pending action: off the drawing pile, or a side card that is turned up (AV16)."""
        kit, s = self.kit, self.s
        self.pool[outcome] -= 1
        dealing = self.dealing
        assert dealing is not None
        if isinstance(s, RaceTable):
            place = s.drawn + self.drawn
            dealing.deck[len(dealing.deck) - s.stock + place] = outcome
            dealing.drew.append(s.turn)
            s.drawing[place // kit.rules.PER_WORD] |= outcome << 4 * (place % kit.rules.PER_WORD)
            self._whisper(s.turn, f"{s.turn + 1} gets {kit.card_names[outcome]}", "")
        else:
            card = dealing.deck[kit.cards + s.tricks] = kit.side_cards[outcome - kit.cards]
            kit.rules.lay_side_card(s, s.tricks, card)
            self.log.append(kit.chance_texts[outcome])
        self.drawn += 1
        self.missing -= 1
        if not self.missing:
            kit.rules.apply(s, self.pending)
            self.pending = -1
            self._go_on()

    # Playing

    def _act(self, action: int) -> None:
        kit, s = self.kit, self.s
        seat, number = s.turn, action - kit.offsets[s.phase]
        assert self.dealing is not None
        self.dealing.note(s, number)
        if s.phase == DISCARD:
            self._whisper(seat, kit.spoken[seat][action], f"{seat + 1}: discard")
        else:
            self.log.append(kit.spoken[seat][action])
        self.missing = self._draws(number)
        if self.missing:
            self.pending, self.drawn, self.player = number, 0, CHANCE
            return
        centre = s.centre if isinstance(s, TrickTable) else 0
        kit.rules.apply(s, number)
        if isinstance(s, TrickTable) and centre and not s.centre:
            cards = " ".join(kit.card_names[card] for card in cards_of(centre))
            self._whisper(s.maker, f"{s.maker + 1} takes up {cards}", "")
        self._go_on()

    def _draws(self, number: int) -> int:
        """How many cards the action draws or turns up."""
        kit, s = self.kit, self.s
        if isinstance(s, TrickTable):
            return 1 if kit.side_cards and s.phase == PLAY and s.count == s.players - 1 else 0
        if s.phase == DRAW:
            return 1 if number == kit.rules.FROM_DRAWING else 0
        if s.phase == LUCKY or number == kit.rules.LINDY:
            twin = copy_state(s)
            kit.rules.apply(twin, number)  # how many they are does not depend on which they are (NY-Q6)
            return twin.drawn - s.drawn
        return 0

    def _whisper(self, seat: int, secret: str, public: str) -> None:
        """What only one player sees."""
        self.log.append((*(secret if i == seat else public for i in range(self.kit.players)), public))

    def _go_on(self) -> None:
        """Whose turn it is now, if it is not chance's."""
        if self.s.phase == DEAL:
            assert self.dealing is not None
            self.finished.append(Finished(self.dealing, copy_state(self.s), self.moves))
            self.dealing = None
            self._gather()
        else:
            self.player = TERMINAL if self.s.phase == OVER else self.s.turn

    # What a player may know

    def sight(self, player: int) -> Sight:
        """The deal that is being played as a player has seen it; what a card to come will do is HIDDEN."""
        assert self.dealing is not None
        if not self.missing:
            return self.dealing.seen_by(self.s, player)
        s = copy_state(self.s)
        self.kit.rules.apply(s, self.pending)
        sight = self.dealing.seen_by(s, player)
        sight.known.phase = HIDDEN
        return sight

    def card_to_come(self, deck: Sequence[int]) -> int:
        """The outcome of chance that is due if this was the deck."""
        kit, s = self.kit, self.s
        if isinstance(s, RaceTable):
            return deck[len(deck) - s.stock + s.drawn + self.drawn]
        return kit.cards + kit.side_cards.index(deck[kit.cards + s.tricks])

    def returns(self) -> list[float]:
        """As in `compiled.Batch`: the winners share 1, the others share -1; nothing if all win."""
        s = self.s
        won = s.winners.bit_count()
        if s.phase != OVER or won == s.players:
            return [0.0] * s.players
        return [1 / won if s.winners >> seat & 1 else -1 / (s.players - won) for seat in range(s.players)]

    def gains(self) -> list[float]:
        """What the whole match brought each one's side in points, good ones above 0; nothing before its end."""
        s = self.s
        if s.phase != OVER:
            return [0.0] * s.players
        gained = list(s.scores) if self.kit.race else self._on_the_sheet()
        return [float(gained[side_of(s, seat)]) for seat in range(s.players)]

    def _on_the_sheet(self) -> list[int]:
        """By side what all deals came to; scores alone may start anew (TA15), or go down to nothing (GA12)."""
        gained, sign = [0] * self.s.sides, -1 if self.kit.game.box.fewer_wins else 1
        for s in (*(deal.s for deal in self.finished), self.s):
            for side, _, _, points in map(unpack_line, s.sheet[: s.lines]):
                gained[side] += sign * points
        return gained

    def told(self, player: int, public: bool = True, private: bool = True) -> str:
        """All that a player has seen happen, in its order; only what all have seen, or only what he alone has."""
        if not private:
            seen = [entry if isinstance(entry, str) else entry[-1] for entry in self.log]
        elif not public:
            seen = [entry[player] for entry in self.log if not isinstance(entry, str) and entry[player] != entry[-1]]
        else:
            seen = [entry if isinstance(entry, str) else entry[player] for entry in self.log]
        if private and self.dealt:
            order = self.kit.order[self.kit.game.box.dealt_after(self.s)]
            places = zip(self.dealt, order, strict=False)
            mine = sorted(card for card, seat in places if seat == player)
            seen.append(" ".join(self.kit.card_names[card] for card in mine))
        return "; ".join(filter(None, seen))

    def __str__(self) -> str:
        whole = [entry if isinstance(entry, str) else " / ".join(dict.fromkeys(entry)) for entry in self.log]
        dealt = [self.kit.card_names[card] for card in self.dealt or ()]
        return "\n".join([repr(self.kit.game), *whole, *([f"dealt: {' '.join(dealt)}"] if dealt else [])])
