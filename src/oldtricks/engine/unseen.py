"""The first actions of a match of tricks, as a seat may know them: what it never saw lies anyhow, later deals are new.

Whoever plays on from there learns nothing about the match itself: not what another laid away, or held when a hand was
thrown in, nor what will be dealt next. Everything that the seat did see is as it was.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ..rules.table import DEAL, DISCARD, HIDDEN, OVER
from .box import Action, State, trick_table
from .game import Game
from .knowledge import Dealing, copy_state, hidden
from .match import Match, draw_first
from .records import Record
from .shuffles import Shuffler

SWAPS = 24  # of two cards in a deal, where all that were not seen cannot be shuffled together


def as_seen(match: Match, seat: int, ply: int, then: Shuffler, chance: Random) -> Record:
    """The match up to an action of a deal that is over; `then` shuffles for the deals after that one."""
    decks: list[list[str]] = []
    made: list[Action] = []
    first = match.game.new_state()
    if match.dealer is None:
        draw_first(match.game, first, match._decks[0], match.seating)
    else:
        first.dealer = match.dealer
    for dealt in _deals(match, copy_state(first)):
        deck, actions = _relaid(dealt, seat, chance)
        decks.append(match.game.named(deck))
        made += actions
        if len(made) > ply:
            break
    again = Match(match.game, match.game.stacked(decks, then), match.names, first.dealer)
    for action in made[:ply]:
        again.play(action)
    return again.record()


class Dealt(NamedTuple):
    """The table before a deal that is over, its deck, and what was done with it."""

    played: Game
    before: State
    deck: list[int]
    made: list[Action]


def _deals(match: Match, s: State) -> Iterator[Dealt]:
    left = iter([action for _, action in match.history])
    for deck in match._decks[1:]:
        dealt = Dealt(match.game, copy_state(s), deck, [])
        match.game.rules.deal(s, deck)
        while s.phase not in (DEAL, OVER):
            dealt.made.append(next(left))
            match.game.rules.apply(s, dealt.made[-1].number)
        yield dealt


def _relaid(dealt: Dealt, seat: int, chance: Random) -> tuple[list[int], list[Action]]:
    """The deck with what the seat never saw in other places, where that can be, and the actions with it."""
    known, unseen = _seen(dealt, seat)
    found = dealt.deck, dealt.made
    for attempt in range(SWAPS):
        deck = found[0][:]
        for places in unseen:
            moved = places if attempt == 0 else chance.sample(places, min(2, len(places)))
            for place, card in zip(moved, chance.sample([deck[i] for i in moved], len(moved)), strict=True):
                deck[place] = card
        made = _made_with(dealt, deck, seat, known)
        if made is not None:
            found = deck, made
            if attempt == 0:
                break
    return found


def _seen(dealt: Dealt, seat: int) -> tuple[list[State], tuple[list[int], list[int]]]:
    """What the seat knew after each action; and the places of the cards that it never saw, by pack."""
    played, s = dealt.played, copy_state(dealt.before)
    dealing = Dealing(played, s, dealt.deck)
    played.rules.deal(s, dealt.deck)
    known = []
    for action in dealt.made:
        played.rules.apply(s, action.number)
        known.append(hidden(played, s, seat))
    cards = len(dealt.deck) - played.box.side_packs
    shown = sum(trick_table(s).played)
    unseen = [i for i, card in enumerate(dealing.seen_by(s, seat).deck) if card == HIDDEN]
    main = [i for i in unseen if i < cards and not shown >> dealt.deck[i] & 1]
    return known, (main, [i for i in unseen if i >= cards])


def _made_with(dealt: Dealt, deck: list[int], seat: int, known: list[State]) -> list[Action] | None:
    """The actions with another deck; None if the rules, or the seat's own eyes, would tell it from the real one."""
    played, s = dealt.played, copy_state(dealt.before)
    cards = len(deck) - played.box.side_packs
    instead = dict(zip(dealt.deck[:cards], deck[:cards], strict=True))  # what lies in a card's place
    played.rules.deal(s, deck)
    made = []
    for action, then in zip(dealt.made, known, strict=True):
        unseen = s.phase == DISCARD and s.turn != seat
        number = instead[action.number] if unseen else action.number
        if not played.rules.legal(s) >> number & 1:
            return None
        made.append(played.grammar.actions[s.phase][number])
        played.rules.apply(s, number)
        if hidden(played, s, seat) != then:
            return None
    return made
