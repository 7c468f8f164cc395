"""What a seat can conclude from its view, and worlds that it cannot tell from the real one.

A world is a deck that may have been dealt, and the cards that others may have laid away face down. Replayed by the
rules it yields a whole state, and the seat would have seen all that it has seen. Nothing but the view goes in.

Who can hold what follows from what was legal: a card that would have forbidden what its holder did is barred from
his hand. That covers voids, NE7, NE9, AV14 and everything like them without naming any of them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine import sfc32
from ..engine.box import PHASE_NAMES, Event, State, cards_of
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError
from ..engine.game import Game
from ..engine.match import MOST_CARDS, copy_state
from ..engine.view import View
from ..rules import new_york_to_paris as race
from ..rules.table import BID, CALL, DISCARD, NAME, NOBODY, PLAY, SELL
from . import binding, thinking
from .thinking import BAR, GET, HIDDEN, HOLDERS, TAKE, USE, WORLDS, Bench, Knowledge


class World(NamedTuple):
    """One way in which everything may have been."""

    state: State
    deck: list[int]
    actions: list[int]  # of this deal
    weight: float  # it was drawn less often than others by this factor


class Worlds:
    """Everything that the seat of a view can conclude about this deal, and worlds that fit it."""

    def __init__(self, view: View) -> None:
        if view.seat is None or view.over:
            raise OldTricksError("worlds are for a player whose match is not over")
        self.view = view
        self.seat = view.seat
        self.game = Game(BOXES[view.game], len(view.players), view.options)
        reader = Race if view.game == "new_york_to_paris" else Tricks
        self.reading = reader(self.game, view)
        self.before: State = self.reading.before  # the table before the deal
        self.knowledge = self.reading.knowledge()

    def draw(self, seed: int, count: int) -> Iterator[World]:
        """So many worlds, each of which would have shown the seat what it has seen; not weighed."""
        world = binding.bind(self.game.name)(thinking.world)
        bench = Bench.of_lists()
        g = [0, 0, 0, 0]
        sfc32.seed(g, seed & sfc32.WORD, seed >> 32, WORLDS)
        for _ in range(count):
            s = self.game.new_state()
            weight = world(s, self.before, self.knowledge, bench, g, 0)
            if not weight:
                raise OldTricksError("found no world that fits this view")
            cards = len(self.knowledge.deck) + len(self.knowledge.side)
            yield World(s, bench.deck[:cards], bench.made[: len(self.knowledge.script)], weight)

    def sample(self, seed: int, count: int) -> list[State]:
        """The states of such worlds."""
        return [world.state for world in self.draw(seed, count)]


def phase_of(view: View) -> int:
    return next(phase for phase, name in PHASE_NAMES.items() if name == view.phase)


class Tricks:
    """A deal of a trick game."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.seat: int = view.seat  # type: ignore[assignment]
        self.rules = game.rules
        self.numbers = {game.box.card_name(card): card for card in range(self.rules.CARDS)}
        self.before = self._before()
        self.script = [self._action(event) for event in view.events if event.kind in self.ACTIONS]
        self.barred = [0] * HOLDERS
        self.s = self._watch()

    ACTIONS = {  # noqa: RUF012 - the events that are actions: their phase, and where the action is written
        "call": (BID, "call", ""),
        "sell": (SELL, "", "sell"),
        "keep": (SELL, "", "keep"),
        "name": (NAME, "choice", ""),
        "discard": (DISCARD, "card", "discard "),
        "call-partner": (CALL, "card", "call "),
        "play": (PLAY, "card", "play "),
    }

    def _before(self) -> State:
        """The table before the deal."""
        view, s = self.view, self.game.new_state()
        s.dealer = view.dealer
        s.deals = view.deal - 1
        s.scores[: s.sides] = view.scores
        for event in view.events:
            if event.kind == "sell":  # GA8: the only points that count at once
                s.scores[view.dealer] += event.data["bid"]
        if "engagements" in view.table:
            s.engagements[:] = view.table["engagements"]
        return s

    def _action(self, event: Event) -> tuple[int, int, int]:
        """Seat, phase and number of an action."""
        phase, key, verb = self.ACTIONS[event.kind]
        if key and key not in event.data:
            return event.seat, phase, HIDDEN  # type: ignore[return-value]
        text = verb + (event.data[key] if key else "")
        return event.seat, phase, self.game.grammar.by_text[phase][text].number  # type: ignore[return-value]

    def _mask(self, names: Sequence[str]) -> int:
        return sum(1 << self.numbers[name] for name in names)

    def _watch(self) -> State:
        """Replay what happened, in every hand but the card that is played, and note who cannot hold what."""
        view, rules = self.view, self.rules
        s = copy_state(self.before)
        deck = [0] * MOST_CARDS
        rules.pack(s, deck)
        rules.deal(s, deck)
        self.owners = [HOLDERS - 1] * rules.CARDS  # of the places of the deck
        for seat in range(s.players):
            for card in cards_of(s.hands[seat]):  # an unshuffled deck: card i lies at place i
                self.owners[card] = seat
            s.hands[seat] = 0
        self.in_centre = s.centre.bit_count()
        s.centre = 0
        unseen = (1 << rules.CARDS) - 1 & ~self._mask(view.hand)
        for cards in view.table["played"]:
            unseen &= ~self._mask(cards)
        for seat, phase, number in self.script:
            if seat == self.seat:
                s.hands[seat] = -1  # whatever he did, he could
            elif number == HIDDEN:
                self.barred[HOLDERS - 2] |= self._barred(s, unseen, None)
                number = 0
                s.hands[seat] = 1
            elif phase == CALL:
                self.barred[seat] |= 1 << number  # NE-Q6
                self.barred[HOLDERS - 2] |= 1 << number
            elif phase == PLAY:
                self.barred[seat] |= self._barred(s, unseen, number)
                s.hands[seat] = 1 << number
            rules.apply(s, number)
            s.hands[seat] = 0
        s.hands[self.seat] = self._mask(view.hand)
        return s

    def _barred(self, s: State, unseen: int, number: int | None) -> int:
        """The unseen cards that nobody can hold to whom the action was open: the rules are asked about each.

        An action is a card played, or (None) the card itself laid away.
        """
        legal, turn, barred = self.rules.legal, s.turn, 0
        for card in cards_of(unseen):
            action = card if number is None else number
            s.hands[turn] = 1 << card | 1 << action
            if not legal(s) >> action & 1:
                barred |= 1 << card
        s.hands[turn] = 0
        return barred

    def knowledge(self) -> Knowledge:
        view, s, me, players = self.view, self.s, self.seat, self.game.players
        on = view.table
        played = [self._mask(cards) for cards in on["played"]]
        discards = self._mask(on["discards"] or ())
        taken_up = s.maker != NOBODY and self.in_centre > 0 and on["centre"] == 0
        known = [0] * HOLDERS
        known[:players] = played
        known[me] |= self._mask(view.hand) | discards
        room = [0] * HOLDERS
        room[:players] = view.hand_sizes
        room[me] = 0
        if not taken_up:
            room[HOLDERS - 1] = self.in_centre
        elif s.maker == me:
            known[HOLDERS - 1] = self._mask(next(e.data["cards"] for e in view.events if e.kind == "take-up"))
            known[me] &= ~known[HOLDERS - 1]
        else:
            room[HOLDERS - 2] = on["discarded"]
        unseen = (1 << self.rules.CARDS) - 1
        for cards in known:
            unseen &= ~cards
        holders = [h for h in range(HOLDERS) if room[h]]
        rows = [[card, sum(1 << h for h in holders if not self.barred[h] >> card & 1)] for card in cards_of(unseen)]
        rows.sort(key=lambda row: (row[1].bit_count(), row[1]))
        side_pack = list(getattr(self.rules, "SIDE_PACK", ()))
        turned_up = [self._miles(event.data["side_card"]) for event in view.events if "side_card" in event.data]
        for miles in turned_up:
            side_pack.remove(miles)
        side = [self.rules.NO_COUNT + miles for miles in turned_up + side_pack]
        unseen_maker = s.maker if taken_up and s.maker != me else NOBODY
        facts = [me, unseen_maker, self.in_centre, self.rules.CARDS, len(turned_up), phase_of(view), view.turn]
        script = [[seat, number] for seat, _, number in self.script]
        return Knowledge(script, rows, room, known, self.owners, side, facts)

    def _miles(self, name: str) -> int:
        kind, _, miles = name.partition("-")
        return {"gain": 1, "loss": -1}.get(kind, 0) * int(miles if miles.isdigit() else 0)


class Race:
    """A deal of New York to Paris.

    Cards of a kind are alike. A seat GETs the card at a place of the deck, TAKEs one from the discard pile, which all
    saw, or USEs one; a lucky turn that ended BARs the kinds that he could have played from the cards that he then held.
    """

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.seat: int = view.seat  # type: ignore[assignment]
        self.kinds = {game.box.card_name(kind): kind for kind in range(race.KINDS)}
        self.script = [(event.seat, number) for event in view.events if (number := self._number(event)) is not None]
        self.before = self._before()
        self._watch()

    def _number(self, event: Event) -> int | None:
        """The number of the action that the event tells of, if it does."""
        card = self.kinds.get(event.data.get("card", ""), 0)
        if event.kind == "hinder":
            return race.HINDER + 8 * (card - race.STORM) + int(event.data["side"])
        return {
            "draw": race.FROM_DRAWING,
            "take": race.FROM_DISCARDS,
            "play": card,
            "discard": race.DISCARD_ONE + card,
        }.get(event.kind)

    def _laid(self) -> Iterator[tuple[int, int]]:
        """The cards laid on piles in this deal: kind and side, Lucky Lindys left out."""
        for event in self.view.events:
            if event.kind in ("play", "hinder"):
                kind = self.kinds[event.data["card"]]
                if kind != race.LINDY:
                    yield kind, event.data.get("side", self._side(event))

    def _side(self, event: Event) -> int:
        """The side of whoever did it."""
        return (event.seat or 0) % len(self.view.sides)

    def _before(self) -> State:
        """The table before the deal: what was laid since is taken off the piles again.

        What lay under the first card laid on a pile follows from the rules, but for an empty pile, a Storm and a Fog
        (or an empty pile and a Forced Landing). Which of them it was changes nothing for anybody; how many of each
        there were, the cards aside say.
        """
        view, s = self.view, self.game.new_state()
        s.dealer = view.dealer
        s.deals = view.deal - 1
        aside = Counter({self.kinds[name]: count for name, count in view.table["aside"].items()})
        tops: dict[tuple[str, int], int] = {}
        first: dict[tuple[str, int], int] = {}
        flown = 0
        for kind, side in self._laid():
            if race.MILEAGE >> kind & 1:
                s.miles[3 * side + kind - race.MILES_500] -= 1
                flown += 1
                continue
            pile = ("weather" if race.WEATHER >> kind & 1 else "flight", side)
            if pile in tops:
                aside[tops[pile]] -= 1
            first.setdefault(pile, kind)
            tops[pile] = kind
        open_piles = []
        for side, piles in enumerate(view.table["piles"]):
            for i, name in enumerate(("500", "300", "100")):
                s.miles[3 * side + i] += piles[name]
                s.scores[side] += s.miles[3 * side + i] * race.MILES[i]
            for name, row in (("weather", s.weather), ("flight", s.flight)):
                laid = first.get((name, side))
                if laid is None:
                    row[side] = race.NOTHING if piles[name] is None else self.kinds[piles[name]]
                elif laid in (race.STORM, race.FOG):
                    row[side] = race.FAVORABLE
                elif laid == race.MOTOR or (laid == race.FORCED and self._hindered(side)):
                    row[side] = race.TAKE_OFF
                elif laid == race.FORCED:
                    row[side] = race.MOTOR
                else:
                    open_piles.append((row, side, (race.STORM, race.FOG) if laid == race.FAVORABLE else (race.FORCED,)))
                    continue
                if laid is not None:
                    aside[row[side]] -= 1
        for row, side, kinds in open_piles:
            found = next((kind for kind in kinds if aside[kind] > 0), race.NOTHING)
            aside[found] -= 1
            row[side] = found
        turns = sum(event.kind in ("draw", "take") for event in view.events)
        if view.phase != "draw":
            turns -= 1
        s.quiet = 0 if flown else view.table["quiet_turns"] - turns
        return s

    def _hindered(self, side: int) -> bool:
        """Whether the first card on the side's flight pile came from an opponent."""
        for event in self.view.events:
            if event.kind == "hinder" and event.data["side"] == side and event.data["card"] in FLIGHT_NAMES:
                return True
            if event.kind == "play" and event.data["card"] in FLIGHT_NAMES and self._side(event) == side:
                return False
        return False

    def _watch(self) -> None:
        """Note what each seat got, took and used, and what lay on the piles then."""
        me, players = self.seat, self.game.players
        s = copy_state(self.before)
        pack = [0] * MOST_CARDS
        self.cards = race.pack(s, pack)
        self.loose = [pack[: self.cards].count(kind) for kind in range(race.KINDS)]
        self.seen = [HIDDEN] * self.cards
        dealt = race.HAND * players
        self.rows = [[(s.dealer + 1 + place) % players, GET, place] for place in range(dealt)]
        mine = Counter(self.kinds[name] for name in self.view.hand)  # what I was dealt, once all else is reckoned back
        drawn, taken = dealt, HIDDEN
        for event in self.view.events:
            seat, kind = event.seat, self.kinds.get(event.data.get("card", ""), HIDDEN)
            if event.kind in ("draw", "fill"):
                got = [kind] if event.kind == "draw" else [self.kinds[name] for name in event.data.get("cards", ())]
                for i in range(event.data.get("count", 1)):
                    self.rows.append([seat, GET, drawn])
                    if seat == me:
                        self.seen[drawn] = got[i]
                        mine[got[i]] -= 1
                    drawn += 1
                taken = HIDDEN
            elif event.kind == "take":
                self.rows.append([seat, TAKE, kind])
                mine[kind] -= seat == me
                taken = kind
            elif event.kind in ("play", "hinder", "discard"):
                barred = event.kind == "discard" and kind == taken  # NY-Q4
                self.rows.append([seat, USE, kind + barred * race.KINDS])
                mine[kind] += seat == me
                s.turn = seat
                if event.kind == "play":
                    race.play(s, kind)
                elif event.kind == "hinder":
                    race.cover(s, event.data["side"], kind)
            elif event.kind == "lucky-end":  # NY13: nothing that he holds can be played
                s.turn = seat
                unplayable = sum(1 << kind for kind in range(race.KINDS) if race.playable(s, 1 << kind))
                self.rows.append([seat, BAR, unplayable])
        own_places = [place for seat, _, place in self.rows[:dealt] if seat == me]
        for place, kind in zip(own_places, mine.elements(), strict=True):
            self.seen[place] = kind
        for kind in self.seen:
            if kind != HIDDEN:
                self.loose[kind] -= 1

    def knowledge(self) -> Knowledge:
        view = self.view
        facts = [self.seat, NOBODY, 0, self.cards, 0, phase_of(view), view.turn]
        script = [[seat, number] for seat, number in self.script]
        rows = [row for row in self.rows if row[0] != self.seat]
        return Knowledge(script, rows, self.loose, [0] * HOLDERS, self.seen, [], facts)


FLIGHT_NAMES = ("take-off", "motor-trouble", "forced-landing")
