"""Worlds dealt, replayed and played out: loops over the rules and the policies, in the rules' own dialect.

What they call of a game is declared in `surface` and `compiled.surface`; `binding.bind` puts in a game's own. These
very functions run interpreted and compiled. `g` and `c` are generators' states.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from ..compiled.surface import SIGN, apply, contract_made, deal, legal, observe, pack, reset
from ..engine.observations.encode import bits
from ..engine.sfc32 import WORD, below, seed, shuffle
from ..rules.table import BID, DEAL, HIDDEN, OVER, PLAY, Table, has
from .surface import SPAN, TO_THE_END, ending_value, note_result, policy, redeal, settle_result, standing

HOLDERS = 10  # up to eight hands, then the maker's discards and the centre
GET, TAKE, USE, BAR = range(4)  # what the race's cards do, see `worlds.Race`
TRIES = 200  # to deal a world
ADVISED, AS_DRAWN = 1, 2  # ways to infer from what others did, see `replay`
WORLDS, PLAYOUT = 1 << 30, (1 << 30) + 1  # streams of a seed
STANDINGS = 1 << 14  # how many scores of the match are remembered with their chances
MIX = 0x0A5E9F34D12C6B37  # any large odd number
REMEMBERED = 8  # places that a score may take there


Rows: TypeAlias = Sequence[Sequence[int]]


class Knowledge(NamedTuple):
    """What is known, as numbers for `thinking.redeal`; lists, or arrays for compiled code."""

    script: Rows  # seat and action number of all that happened in this deal; HIDDEN for others' discards
    cards: Rows  # by threes: unseen cards, see `worlds.Tricks`; or what was done with cards, see `worlds.Race`
    room: list[int]  # how many unseen cards each holder has; or how many there are of each kind
    known: list[int]  # the cards that a holder is known to have been dealt or to have taken up, beside those of `deck`
    owners: list[int]  # who is dealt each place of the deck
    deck: Sequence[int]  # the cards that were seen there, HIDDEN elsewhere
    side: list[int]  # the side cards that are still face down
    facts: list[int]  # seat, maker who took up unseen cards, centre cards, cards, side cards turned up, phase, turn,
    # and a phase in which what others did is not compared with the policies, HIDDEN if there is none


class Bench(NamedTuple):
    """Room to work in; lists, or arrays for compiled code."""

    deck: list[int]
    room: list[int]
    got: list[int]
    made: list[int]  # the script with what was hidden filled in
    barred: list[int]
    places: list[int]
    choices: list[int]  # by seat: choices that are compared with the policy's
    departures: list[int]
    fit: list[float]  # how well the last replay fits the policies
    chance: list[int]  # a generator's state

    @classmethod
    def of_lists(cls) -> "Bench":
        deck, room, got, barred, places = ([0] * 256 for _ in range(5))
        return cls(deck, room, got, [0] * 1024, barred, places, [0] * 8, [0] * 8, [1.0], [0] * 4)


# Worlds


def redeal_tricks(k: Knowledge, b: Bench, g: list[int]) -> float:
    """A deck that may have been dealt in a trick game, and cards laid away: how much it counts, 0 if there is none.

    Each unseen card goes to one of those who can hold it, as likely as he has room. With nobody barred from anything
    all decks are equally likely; otherwise some are drawn too often, and count less: if one is kept as often as it
    counts, at most 1, all of those kept are equally likely.
    """
    for holder in range(HOLDERS):
        b.room[holder] = k.room[holder]
        b.got[holder] = k.known[holder]
    weight = 1.0
    for i in range(len(k.cards)):
        allowed = k.cards[i][1]
        total = 0
        for holder in range(HOLDERS):
            if allowed >> holder & 1:
                total += b.room[holder]
        if total == 0:
            return 0.0
        weight *= total / k.cards[i][2]
        chosen = below(g, total)
        holder = 0
        while True:
            if allowed >> holder & 1:
                chosen -= b.room[holder]
                if chosen < 0:
                    break
            holder += 1
        b.room[holder] -= 1
        b.got[holder] |= 1 << k.cards[i][0]
    for i in range(len(k.script)):
        b.made[i] = k.script[i][1]
        if b.made[i] == HIDDEN:
            cards = b.got[HOLDERS - 2]
            for _ in range(below(g, bits(cards))):
                cards &= cards - 1
            b.made[i] = bits((cards & -cards) - 1)
            b.got[HOLDERS - 2] ^= cards & -cards
            b.got[k.facts[1]] |= cards & -cards
    if k.facts[1] >= 0:  # any of the maker's cards may have come from the centre
        for _ in range(k.facts[2]):
            cards = b.got[k.facts[1]]
            for _ in range(below(g, bits(cards))):
                cards &= cards - 1
            b.got[HOLDERS - 1] |= cards & -cards
            b.got[k.facts[1]] ^= cards & -cards
    for place in range(k.facts[3]):
        b.deck[place] = k.deck[place]
        if b.deck[place] == HIDDEN:
            cards = b.got[k.owners[place]]
            b.deck[place] = bits((cards & -cards) - 1)
            b.got[k.owners[place]] = cards & (cards - 1)
    turned_up = k.facts[3] + k.facts[4]
    for place in range(k.facts[3], turned_up):
        b.deck[place] = k.deck[place]
    for i in range(len(k.side)):
        b.deck[turned_up + i] = k.side[i]
    shuffle(g, b.deck, turned_up, turned_up + len(k.side))
    return weight


def replay(s: Table, before: Table, k: Knowledge, b: Bench, c: list[int], inferring: int) -> float:
    """Deal the deck and do what was done: how well that fits the policies, 0 if the rules forbid any of it.

    Everybody else is a player who departs from the policy now and then, see `likelihood`. With ADVISED, cards laid
    away unseen are the policy's choice.
    """
    reset(s, before)
    deal(s, b.deck)
    b.fit[0] = 0.0
    for seat in range(8):
        b.choices[seat] = 0
        b.departures[seat] = 0
    fit = 1.0
    for i in range(len(k.script)):
        if s.turn != k.script[i][0]:
            return 0.0
        action = b.made[i]
        possible = moves(s)
        if inferring and s.turn != k.facts[0] and s.phase != k.facts[7] and possible & (possible - 1):
            chosen = policy(s, c)
            if k.script[i][1] == HIDDEN and inferring == ADVISED:
                action = chosen
            fit *= likelihood(b, s.turn, chosen == action, bits(possible) - 1)
        if not has(possible, action):
            return 0.0
        make(s, action)
    if k.facts[5] != HIDDEN and (s.phase != k.facts[5] or s.turn != k.facts[6]):
        return 0.0
    b.fit[0] = fit
    return fit


def likelihood(b: Bench, seat: int, agrees: bool, others: int) -> float:
    """How likely a player's next choice was: the policy's, or a given one of the others.

    How often he departs from the policy is not known: Beta(1, 2) before anything is seen, so that a player who keeps
    to the policy is soon read like a book, and one who does not tells little. Who departs does not do so blindly, so a
    choice out of many is not as unlikely as they are many: the square root of that.
    """
    choices: int = b.choices[seat]
    departures: int = b.departures[seat]
    b.choices[seat] += 1
    if agrees:
        return (2 + choices - departures) / (3 + choices)
    b.departures[seat] += 1
    some_other: float = (1 + departures) / ((3 + choices) * others**0.5)
    return some_other


def world(s: Table, before: Table, k: Knowledge, b: Bench, g: list[int], inferring: int) -> float:
    """A state that the seat cannot tell from the real one, and its weight; 0 if none was found."""
    for _ in range(TRIES):
        weight = redeal(k, b, g)
        if weight > 0:
            fit = replay(s, before, k, b, g, inferring)
            if fit == 0 and inferring:  # the policy would have laid away a card that was played
                fit = replay(s, before, k, b, g, AS_DRAWN)
            if fit > 0:
                return weight * fit
    return 0.0


def moves(s: Table) -> int:
    return legal(s)


def make(s: Table, action: int) -> None:
    apply(s, action)


# Playouts


def play_on(s: Table, b: Bench, c: list[int]) -> None:
    """The policies play the hand to its end; the race to the end of the match."""
    while goes_on(s, b, c):
        make(s, policy(s, c))


def goes_on(s: Table, b: Bench, c: list[int]) -> bool:
    """Whether somebody is at turn; where playouts go to the end of the match, cards that are due are dealt."""
    if TO_THE_END and s.phase == DEAL:
        cards = pack(s, b.deck)
        shuffle(c, b.deck, 0, cards)
        deal(s, b.deck)
    return s.phase != OVER and s.phase != DEAL


def hand_points(s: Table, side: int) -> int:
    """What the side scored in the hand that is over, by its score sheet."""
    points = 0
    for i in range(s.lines):
        if s.sheet[i] & 15 == side:
            points += s.sheet[i] >> 24
    return points


def margin(s: Table, side: int) -> int:
    """The side's points of this hand less those of the best other side."""
    best = -(1 << 30)
    for other in range(s.sides):
        if other != side:
            best = max(best, SIGN * hand_points(s, other))
    return SIGN * hand_points(s, side) - best


# The rest of the match


def mixed(key: int, number: int) -> int:
    """The key with a number stirred in; both are below 2**62."""
    key = (key ^ number) * MIX & (1 << 62) - 1
    return key ^ key >> 29


def standing_of(s: Table) -> int:
    """A number for the score of the match."""
    key = mixed(s.deals if s.limit else 0, s.dealer)
    for side in range(s.sides):
        key = mixed(key, s.scores[side] + (1 << 20))
    return mixed(key, standing(s))


def share_wins(s: Table, chances: Any, first: int, part: float) -> None:
    """The match is over: its winning sides share the part."""
    won = 0
    for side in range(s.sides):
        won += s.winners >> side & 1
    for side in range(s.sides):
        if s.winners >> side & 1:
            chances[first + side] += part / won


def finish_match(s: Table, t: Table, results: Any, chances: Any, first: int, futures: int, lot: int) -> None:
    """Chances to win the match after a finished hand, by playing on with results of hands from the policies' play.

    In a lot the same results are drawn whatever the score is, so that scores compare well.
    """
    for side in range(8):
        chances[first + side] = 0.0
    for i in range(lot * futures, (lot + 1) * futures):
        reset(t, s)
        hands = 0
        while t.phase != OVER and hands < 200:
            x = i * 2654435761 + hands * 374761393 + 668265263 & WORD
            x = (x ^ x >> 15) * 2246822519 & WORD
            x = (x ^ x >> 13) * 3266489917 & WORD
            t.deals += 1
            settle_result(t, results[(x ^ x >> 16) % len(results)])
            hands += 1
        if t.phase == OVER:
            share_wins(t, chances, first, 1 / futures)
        else:
            for side in range(t.sides):
                chances[first + side] += 1 / futures / t.sides


def chances_of(s: Table, t: Table, rest: Any, world: int) -> int:
    """Where in the chances of `rest` those to win are, after a hand or the match is over.

    A world has its lot of futures: one lot is a few only, but over many worlds they even out.
    """
    if s.phase == OVER:
        first = 8 * STANDINGS
        for side in range(8):
            rest.chances[first + side] = 0.0
        share_wins(s, rest.chances, first, 1.0)
        return first
    lot = world % rest.lots
    key = mixed(standing_of(s), lot)
    place = key % (STANDINGS - REMEMBERED)
    for i in range(REMEMBERED):
        if rest.keys[place + i] == key:
            return 8 * (place + i)
        if rest.keys[place + i] == HIDDEN:
            place += i
            break
    rest.keys[place] = key
    finish_match(s, t, rest.results, rest.chances, 8 * place, rest.futures, lot)
    return 8 * place


# Entries: what compiled code is called for


def deal_worlds(
    states: Any,
    weights: Any,
    fits: Any,
    first: int,
    last: int,
    before: Any,
    k: Knowledge,
    b: Bench,
    low: int,
    high: int,
) -> None:
    """Fill rows with worlds, their weights, and how much of those is due to how they fit the policies."""
    g = b.chance
    for i in range(first, last):
        seed(g, low, high + i & WORD, WORLDS)
        weights[i] = world(states[i], before[0], k, b, g, ADVISED)
        fits[i] = b.fit[0]


def watch_calls(
    first: int, last: int, seen: Any, masks: Any, before: Any, k: Knowledge, b: Bench, spare: Any, low: int, high: int
) -> None:
    """What the others saw in these worlds whenever they called, and what they could have called: a row for each."""
    g = b.chance
    s = spare[0]
    for i in range(first, last):
        seed(g, low, high + i & WORD, WORLDS)
        world(s, before[0], k, b, g, ADVISED)  # the same world again: its deck is wanted
        reset(s, before[0])
        deal(s, b.deck)
        call = 0
        for j in range(len(k.script)):
            if s.phase != BID:
                break
            if s.turn != k.facts[0]:
                observe(s, s.turn, seen[i - first, call])
                masks[i - first, call] = moves(s)
                call += 1
            make(s, k.script[j][1])


def try_actions(
    states: Any, order: Any, first: int, last: int, actions: Any, out: Any, spare: Any, b: Bench, rest: Any, e: Any,
    exact: float, side: int, low: int,
) -> None:  # fmt: skip
    """Each action in each of these worlds, played out: chance to win, points and whether the contract was made.

    The chance to win is `exact` parts of the solved ending's, and for the rest what the policies make of it.
    """
    c = b.chance
    s = spare[0]
    for i in range(first, last):
        for j in range(len(actions)):
            seed(c, low, i, PLAYOUT)
            reset(s, states[order[i]])
            make(s, actions[j][1])
            play_on(s, b, c)
            row = actions[j][0]
            at = chances_of(s, spare[1], rest, order[i])
            value = rest.chances[at + side]
            if exact > 0:
                reset(e.stack[0], states[order[i]])
                make(e.stack[0], actions[j][1])
                if e.stack[0].phase == PLAY:
                    value += exact * (ending_value(e, spare[1], rest, side, order[i]) - value)
            out.values[row, i] = value
            out.points[row, i] = margin(s, side)
            out.merits[row, i] = value
            if TO_THE_END:  # a win by many miles tells more of the action than one by a card
                out.merits[row, i] = 0.5 * value + 0.5 * (0.5 + out.points[row, i] / (2 * SPAN))
            out.made[row, i] = contract_made(s)


def play_hands(results: Any, start: Any, spare: Any, b: Bench, side_cards: int, first: int) -> None:
    """What hands come to when the policies play them, seat 0 dealing."""
    c = b.chance
    s = spare[0]
    for i in range(len(results)):
        seed(c, first + i, 0, PLAYOUT)
        reset(s, start[0])
        s.dealer = 0
        cards = pack(s, b.deck)
        shuffle(c, b.deck, 0, cards - side_cards)
        shuffle(c, b.deck, cards - side_cards, cards)
        deal(s, b.deck)
        play_on(s, b, c)
        note_result(s, results[i])
