"""What a seat may know is a security boundary: nothing that it is shown depends on what is hidden from it.

At many points of random play we build another world: cards that the seat has not seen change places, hidden actions
(other players' discards) move with the cards, everything public stays. A world counts only if the rules allow every
action in it and the turns go as they went, so that the seat cannot tell the two apart by the rules of the game. Then
it must not be able to tell them apart by anything that we show it either, byte for byte.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest

import oldtricks as ot
from oldtricks.bots import BOTS, Budget, bot
from oldtricks.engine.box import State
from oldtricks.engine.knowledge import Dealing
from oldtricks.engine.match import MOST_CARDS, copy_state
from oldtricks.engine.observations import length, observe
from oldtricks.engine.shuffles import Stacked
from oldtricks.rules.table import BID, DEAL, DISCARD, OVER
from oldtricks.words import say

from ..tables import TABLES, limited, table_id

Table = tuple[str, dict[str, Any]]
Seat = int | None
Look = Callable[[ot.Match, Seat], bytes]

SWAPS = {"new_york_to_paris": 6}  # how often two cards change places, and see whether that is possible


LONG = 400  # plies: a race can take many more, but is no different then

# What happened in each deal, by the rules alone


@dataclass
class Dealt:
    """One deal of a match: the table before it, its deck, and what was done with it so far."""

    before: State
    deck: list[int]
    owners: list[set[int]]  # by position in the deck: who was dealt it, took it up or drew it
    played: set[int]  # positions of cards that everybody saw played
    actions: list[tuple[int, ot.Action]]
    turns: list[tuple[int, int]]  # phase and turn after each action
    after: State


def deals_of(match: ot.Match) -> list[Dealt]:
    game, rules = match.game, match.game.rules
    race = game.name == "new_york_to_paris"
    s = game.new_state()
    draw = match._decks[0]
    rules.draw_for_deal(s, draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS)
    actions = iter(match.history)
    deals = []
    for deck in match._decks[1:]:
        before = copy_state(s)
        positions = len(deck) - game.box.side_packs
        rules.deal(s, deck)
        if race:  # NY2: one at a time, from the dealer's left; NY-Q5: in a lucky turn from himself
            first = before.dealer + 1 - before.lucky
            owners = [{(first + i) % s.players} if i < 5 * s.players else set() for i in range(positions)]
        else:
            owners = [{seat for seat in range(s.players) if s.hands[seat] >> card & 1} for card in deck[:positions]]
        owners += [set() for _ in deck[positions:]]
        deal = Dealt(before, deck, owners, set(), [], [], s)
        first = 5 * s.players if race else 0
        while s.phase not in (DEAL, OVER) and (step := next(actions, None)):
            seat, drawn = s.turn, s.drawn if race else 0
            rules.apply(s, step[1].number)
            deal.actions.append(step)
            deal.turns.append((s.phase, s.turn))
            for i in range(first + drawn, first + s.drawn if race else 0):
                owners[i].add(seat)
        if not race:
            if s.centre == 0:  # the maker has taken it up
                for i in range(positions):
                    owners[i] = owners[i] or {s.maker}
            deal.played = {i for i in range(positions) if any(cards >> deck[i] & 1 for cards in s.played)}
            turned_up = s.tricks if game.box.side_packs else 0  # side cards
            deal.played |= set(range(positions, positions + turned_up))
        deal.after = copy_state(s)
        deals.append(deal)
    return deals


def hidden(deal: Dealt, seat: Seat) -> list[int]:
    """The positions of the deck that a seat has not seen."""
    return [i for i, owners in enumerate(deal.owners) if seat not in owners and i not in deal.played]


def deck_of(match: ot.Match, deal: Dealt) -> list[int]:
    """The deck without its side cards."""
    return deal.deck[: len(deal.deck) - match.game.box.side_packs]


# Another world


def same_to_the_eye(match: ot.Match, deal: Dealt, seat: Seat, deck: list[int]) -> list[tuple[int, ot.Action]] | None:
    """The deal's actions with another deck, or None if they cannot all have been made with it."""
    rules, known = match.game.rules, match.game.grammar.actions
    s = copy_state(deal.before)
    rules.deal(s, deck)
    where = {card: i for i, card in enumerate(deck_of(match, deal))}
    made = []
    for (who, action), turn in zip(deal.actions, deal.turns, strict=True):
        number = action.number
        if action.phase == DISCARD and who != seat:
            number = deck[where[number]]  # laid away face down: it is whatever card now lies in that place
        if not rules.legal(s) >> number & 1:
            return None
        rules.apply(s, number)
        if (s.phase, s.turn) != turn:
            return None
        made.append((who, known[action.phase][number]))
    return made


def two_of(places: list[int], deal: Dealt, chance: random.Random) -> tuple[int, int]:
    """Two places with different cards, the first of them preferably a card that came to somebody lately."""
    lately = [i for i in places if deal.owners[i]][-12:]
    for _ in range(10):
        i, j = chance.choice(lately or places), chance.choice(places)
        if deal.deck[i] != deal.deck[j]:
            break
    return i, j


def other_world(match: ot.Match, deals: list[Dealt], at: int, seat: Seat, chance: random.Random) -> ot.Match | None:
    """The match with what the seat has not seen of one deal in other places; None if no other way was found."""
    deal, box = deals[at], match.game.box
    unseen = hidden(deal, seat)
    side_cards = len(deal.deck) - box.side_packs
    deck, found = deal.deck, None
    for attempt in range(SWAPS.get(match.game.name, 12)):
        tried = deck[:]
        groups = [[i for i in unseen if i < side_cards], [i for i in unseen if i >= side_cards]]
        for group in groups:
            if attempt == 0:  # everything at once: early in a hand that is often possible
                cards = [tried[i] for i in group]
                chance.shuffle(cards)
                for i, card in zip(group, cards, strict=True):
                    tried[i] = card
            elif len(group) > 1:
                i, j = two_of(group, deal, chance)
                tried[i], tried[j] = tried[j], tried[i]
        actions = same_to_the_eye(match, deal, seat, tried)
        if actions is not None and tried != deal.deck:
            deck, found = tried, actions
    if found is None:
        return None
    decks = [dealt.deck for dealt in deals]
    decks[at] = deck
    history = [action for i, dealt in enumerate(deals) for _, action in (found if i == at else dealt.actions)]
    names = tuple(tuple(box.card_name(card) for card in cards) for cards in decks)
    shuffler = Stacked(tuple(map(tuple, decks)), names, match.shuffler)
    world = match.game.start(shuffler=shuffler, names=match.names)
    for action in history:
        world.play(action)
    return world


def secrets_of(match: ot.Match, deal: Dealt) -> dict[str, Any]:
    """What is hidden from somebody in a deal, as it stands at its end (or now)."""
    s = deal.after
    secrets: dict[str, Any] = {"hands": s.hands, "dealt": [[], *([] for _ in range(s.players))]}
    for card, owners in zip(deal.deck, deal.owners, strict=True):
        secrets["dealt"][max(owners, default=-1)].append(card)
    if match.game.name == "new_york_to_paris":
        return {**secrets, "drawing": deal.deck[len(deal.deck) - s.stock + s.drawn :]}
    secrets |= {
        "dealt": [sorted(cards) for cards in secrets["dealt"]],
        "centre": s.centre,
        "discards": s.discards,
        "laid away": [action.text for _, action in deal.actions if action.phase == DISCARD],  # in their order
    }
    return {**secrets, "side": deal.deck[len(deal.deck) - 21 + s.tricks :]} if match.game.box.side_packs else secrets


# What a seat is shown


def observed(match: ot.Match, seat: Seat) -> bytes:
    """Everything that a seat (or a spectator) can get to see, as bytes; and what bots would do there."""
    at_turn = seat is not None and seat == match.turn
    choices = [bot(level, seed=7).choose(match.view(seat), Budget(playouts=4)) for level in BOTS if at_turn]
    return shown_to(match, seat) + json.dumps(choices).encode()


def shown_to(match: ot.Match, seat: Seat) -> bytes:
    view = match.view(seat)
    shown: list[Any] = [view.to_dict(), str(view), repr(view), [event.to_dict() for event in match.events(seat)]]
    shown += [repr(match.events(seat)), repr(match), match.sheet().to_list()]
    shown += [str(view.known), str(view.before), view.script, view.deck]
    if seat is not None:
        shown += [observe(match, seat), view.observe(), compiled_observation(match, seat)]
    if seat is not None and seat == match.turn:
        shown.append([str(action) for action in match.legal()])
        shown += [match.explain(action) for action in match.game.grammar.actions[match.state.phase].values()]
        with pytest.raises(ot.NotationError) as refusal:
            match.explain("play nothing of the kind")
        shown.append(str(refusal.value))
    return json.dumps(shown).encode()


def compiled_observation(match: ot.Match, seat: int) -> list[int]:
    """As compiled code has it: its encoder is handed the whole state."""
    out = [0] * length(match.game)
    import_module(f"oldtricks.engine.observations.{match.game.name}").observe(match.state, seat, out)
    return out


@dataclass
class Tally:
    tried: int = 0
    differed: int = 0
    leaks: int = 0
    players: int = 0  # worlds seen by a player, not by a spectator
    at_turn: int = 0
    earlier: int = 0  # worlds that differ in a deal before the present one
    secrets: Counter[str] = field(default_factory=Counter)  # what differed


def looks(table: Table, seed: int, points: int) -> Iterator[ot.Match]:
    """A match at some points of random play, early and late, and at its end."""
    chance = random.Random(seed)
    match = limited(*table, hands=4).start(seed=seed)
    while not match.over:
        choices = match.legal()
        if match.state.phase == BID:
            choices = choices[:4]  # some modesty, so that hands are played
        match.play(chance.choice(choices))
    history = match.history
    again = match.game.start(seed=seed)
    for ply in sorted(chance.sample(range(min(len(history), LONG)), points - 1)):
        for _, action in history[len(again.history) : ply]:
            again.play(action)
        yield again
    yield match


def observers(match: ot.Match, chance: random.Random) -> list[Seat]:
    """A spectator and everybody at the table; of a large one, who is at turn and some others."""
    seats = range(match.game.players)
    if len(seats) > 4:
        others = [seat for seat in seats if seat != match.turn]
        return [None, match.turn or 0, *chance.sample(others, 3)]
    return [None, *seats]


def differences(match: ot.Match, world: ot.Match, deals: list[Dealt], at: int) -> list[str]:
    """Which secrets of a deal are others there."""
    here, there = secrets_of(match, deals[at]), secrets_of(world, deals_of(world)[at])
    return [name for name in here if here[name] != there[name]]


def interference(table: Table, look: Look, seeds: Iterable[int] = (1, 2), worlds: int = 1) -> Tally:
    """Look at random play from every seat and from outside, in this world and each time in so many others."""
    tally = Tally()
    chance = random.Random(3)
    points = 8 if table[0] == "new_york_to_paris" else 14
    for match in (match for seed in seeds for match in looks(table, seed, points)):
        deals = deals_of(match)
        for seat in observers(match, chance):
            here = b""
            for _ in range(worlds):
                at = len(deals) - 1
                if at and chance.random() < 0.25:
                    at = chance.randrange(at)
                tally.tried += 1
                world = other_world(match, deals, at, seat, chance)
                different = differences(match, world, deals, at) if world else []
                if not world or not different:
                    continue
                tally.secrets.update(different)
                tally.differed += 1
                tally.players += seat is not None
                tally.at_turn += seat is not None and seat == match.turn
                tally.earlier += at < len(deals) - 1
                here = here or look(match, seat)
                tally.leaks += here != look(world, seat)
    return tally


def secrets_at(table: Table) -> set[str]:
    """What is there to be hidden at a table."""
    name, options = table
    taken_up = name in ("aviationgame", "tactics") or (name == "neutral" and options["players"] == 5)
    return {
        "hands",
        "dealt",
        *(["drawing"] if name == "new_york_to_paris" else []),
        *(["discards", "laid away"] if taken_up else []),
        *(["centre"] if name != "new_york_to_paris" and -1 in limited(*table).layout(0) else []),
        *(["side"] if name == "aviationgame" else []),
    }


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_nothing_that_a_seat_is_shown_depends_on_what_is_hidden_from_it(table: Table) -> None:
    tally = interference(table, observed)
    assert tally.leaks == 0
    # And this proves something: there were other worlds enough, and every secret of the table was different in some.
    assert tally.secrets["dealt"] > tally.tried * 0.5
    assert tally.secrets["hands"] > tally.tried * 0.25
    assert tally.players > tally.differed * 0.5
    assert tally.at_turn >= 5
    assert {name for name, count in tally.secrets.items() if count >= 3} == secrets_at(table)
    if "discards" in secrets_at(table):
        assert tally.earlier >= 3


# And the proof that this test can catch a leak: each of these shows a little too much, and is found out.


def leaking(leak: Callable[[State, int], Any]) -> Look:
    """What is shown, and one thing more out of the state."""

    def look(match: ot.Match, seat: Seat) -> bytes:
        return observed(match, seat) + repr(leak(match.state, -1 if seat is None else seat)).encode()

    return look


def next_hand(s: State, seat: int) -> int:
    return int(s.hands[(seat + 1) % s.players])


def partner_has_a_key(s: State, seat: int) -> bool:
    return seat >= 0 and s.hands[(seat + 2) % 4] >> 48 > 0


def silent_partner(s: State, seat: int) -> list[bool]:
    return [s.called >= 0 and hand >> s.called & 1 == 1 for hand in s.hands]


def top_of_the_pile(s: State, seat: int) -> int:
    return int(s.drawing[s.drawn // 15] >> 4 * (s.drawn % 15) & 15) if s.drawn < s.stock else -1


LEAKS: dict[str, tuple[Table, Callable[[State, int], Any]]] = {
    "a hand": (("gasoline_alley", {"players": 4}), next_hand),
    "one card of a hand": (("neutral", {"players": 4}), lambda s, seat: next_hand(s, seat) & 255),
    "a hand in the race": (("new_york_to_paris", {"players": 3}), next_hand),
    "whether a partner holds a Key": (("tactics", {}), partner_has_a_key),
    "the centre": (("tactics", {}), lambda s, seat: s.centre),
    "cards that were not dealt": (("gasoline_alley", {"players": 8}), lambda s, seat: s.centre),
    "the discards": (("neutral", {"players": 5}), lambda s, seat: s.discards),
    "the silent partner": (("neutral", {"players": 5}), silent_partner),
    "the side card of the trick": (("aviationgame", {"players": 4}), lambda s, seat: s.side[s.tricks % 11]),
    "the top of the drawing pile": (("new_york_to_paris", {"players": 2}), top_of_the_pile),
    "a fingerprint of everything": (("aviationgame", {"players": 6}), lambda s, seat: hash(str(s))),
}


@pytest.mark.parametrize(("table", "leak"), LEAKS.values(), ids=LEAKS)
def test_a_leak_is_caught(table: Table, leak: Callable[[State, int], Any]) -> None:
    assert interference(table, leaking(leak), seeds=[1]).leaks > 0


@pytest.mark.parametrize("name", ["aviationgame", "tactics", "new_york_to_paris"])
def test_a_leak_in_the_events_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ot.Event, "seen_by", lambda event, seat: event)
    assert interference((name, {"players": 4}), shown_to, seeds=[1]).leaks > 0


def test_a_leak_in_the_events_of_an_earlier_deal_is_caught() -> None:
    def look(match: ot.Match, seat: Seat) -> bytes:
        story = match._story or match.events(seat)
        assert match._story is not None, story
        earlier = [event.text for event in match._story.events[: match._story.last_deal]]
        return json.dumps(earlier).encode()

    assert interference(("tactics", {}), look, seeds=[1]).leaks > 0


# Where `hide` has been, there is nothing left to leak; so `hide` itself has to be beyond doubt.

CARELESS: dict[str, tuple[Table, str]] = {  # what somebody forgot to hide
    "the hands": (("neutral", {"players": 4}), "hands"),
    "the hands of the race": (("new_york_to_paris", {"players": 4, "sides": "partners"}), "hands"),
    "the centre": (("gasoline_alley", {"players": 3}), "centre"),
    "the Reinforcements": (("tactics", {}), "centre"),
    "the discards": (("tactics", {}), "discards"),
    "the discards of five": (("neutral", {"players": 5}), "discards"),
    "the side cards": (("aviationgame", {"players": 4}), "side"),
    "the drawing pile": (("new_york_to_paris", {"players": 3}), "drawing"),
}


@pytest.mark.parametrize(("table", "forgotten"), CARELESS.values(), ids=CARELESS)
def test_a_card_that_hide_forgot_is_caught(table: Table, forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ot.game(table[0]).rules
    honest = rules.hide

    def careless(s: State, seat: int) -> None:
        kept = getattr(s, forgotten)
        kept = kept[:] if isinstance(kept, list) else kept
        honest(s, seat)
        setattr(s, forgotten, kept)

    monkeypatch.setattr(rules, "hide", careless)
    assert interference(table, lambda match, seat: str(match.view(seat).known).encode(), seeds=[1]).leaks > 0


def test_an_action_that_nobody_saw_is_caught_in_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealing, "script", lambda dealing, seat: tuple(dealing.made))
    assert interference(("tactics", {}), shown_to, seeds=[1]).leaks > 0


@pytest.mark.parametrize("name", ["tactics", "new_york_to_paris"])
def test_a_deck_that_lies_open_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealing, "_deck", lambda dealing, known, seat: dealing.deck)
    assert interference((name, {"players": 4}), shown_to, seeds=[1]).leaks > 0


@pytest.mark.parametrize("name", ["aviationgame", "tactics"])
def test_a_table_that_tells_of_all_discards_has_none_to_tell_of(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    box = type(ot.game(name).box)
    honest = box.laid_away
    monkeypatch.setattr(box, "laid_away", lambda box, s, seat: honest(box, s, s.maker))
    assert interference((name, {"players": 4}), shown_to, seeds=[1]).leaks == 0


def test_words_of_a_task_that_peek_find_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    box = type(ot.game("neutral").box)
    honest = box.task

    def told(box: Any, s: State) -> Any:
        task, rules = honest(box, s)
        return (say("text", text="Your left holds President Wilson.") if next_hand(s, s.turn) >> 47 else task), rules

    monkeypatch.setattr(box, "task", told)
    assert interference(("neutral", {"players": 4}), observed, seeds=[1]).leaks == 0


def test_a_leak_in_an_explanation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    box = type(ot.game("gasoline_alley").box)
    monkeypatch.setattr(box, "meaning", lambda box, s, action: say("number", n=next_hand(s, s.turn) >> 39))
    assert interference(("gasoline_alley", {"players": 3}), observed, seeds=[1]).leaks > 0


def test_a_leak_in_the_encoded_observation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from oldtricks.engine.observations import tactics

    honest = tactics.observe

    def leaky(s: State, seat: int, out: Any) -> int:
        end = honest(s, seat, out)
        out[end - 1] += next_hand(s, seat) & 1
        return end

    monkeypatch.setattr(tactics, "observe", leaky)
    assert interference(("tactics", {}), observed, seeds=[1]).leaks > 0


def test_a_bot_that_peeks_is_caught() -> None:
    def peeking(match: ot.Match, seat: Seat) -> bytes:
        if seat is None or seat != match.turn:
            return b""
        return str(random.Random(str(match.state)).choice(match.legal())).encode()

    assert interference(("gasoline_alley", {"players": 4}), peeking, seeds=[1]).leaks > 0


def test_what_a_seat_sees_does_depend_on_what_it_may_see() -> None:
    """Not everything is alike: after another deal nearly every seat sees other cards."""
    one, other = (ot.game("tactics").start(seed=seed, dealer=0) for seed in (1, 2))
    for seat in range(4):
        assert observed(one, seat) != observed(other, seat)
    assert observed(one, None) == observed(other, None)  # but a spectator has seen nothing yet
