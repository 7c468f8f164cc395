"""Whole hands in the notation of the sample hands of docs/games: read from text, replayed, and compared.

    players 4, dealt by 4            options may follow: `players 6, dealt by 6, sides pairs`
    1: card card ...                 each player's hand
    centre: card ...                 where cards lie in the centre
    side: card ...                   where there is a side pack
    bid: 1 pass, 2 bid 7, ...        `phase: SEAT action-or-card, ...`; discard, call, sell and name likewise
    trick 1: 2 card, 3 card, ... -> 3
    score: 1 and 3 +11, 2 and 4 -2   what the hand does to the score of each of these players

Words in parentheses are remarks.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

import oldtricks as ot
from oldtricks.words import pages


class SampleHand(NamedTuple):
    game: ot.Game
    deck: list[str]
    actions: list[tuple[int, str]]  # seats from 0
    winners: list[int]  # of the tricks, by seat
    scores: list[int]  # the change of each seat's score
    dealer: int


def sample_hand(game_name: str) -> SampleHand:
    """The sample hand of a game's page."""
    section = pages.page(game_name).split("## A sample hand\n", 1)[1].split("\n## ", 1)[0]
    blocks = re.findall(r"^```text\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1, f"the page of {game_name} has {len(blocks)} sample hands, not one"
    return read_hand(game_name, blocks[0])


def read_hand(game_name: str, text: str) -> SampleHand:
    """A hand from its notation."""
    lines = [line for raw in text.splitlines() if (line := re.sub(r"\(.*?\)", "", raw).strip())]
    game, dealer = read_table(game_name, lines[0])
    hands = [""] * game.players
    extra: dict[str, str] = {}
    actions: list[tuple[int, str]] = []
    winners: list[int] = []
    scores: list[int] | None = None
    for line in lines[1:]:
        head, rest = (part.strip() for part in line.split(":", 1))
        assert scores is None, f"after the score: {line}"
        if head.isdigit():
            hands[int(head) - 1] = rest
        elif head in ("centre", "side"):
            extra[head] = rest
        elif head == "score":
            scores = read_scores(rest, game.players)
        elif head.startswith("trick"):
            assert head == f"trick {len(winners) + 1}", f"tricks are numbered in turn: {line}"
            cards, winner = rest.split("->")
            actions += read_actions(cards)
            winners.append(int(winner) - 1)
        else:
            actions += read_actions(rest)
    assert scores is not None, "the hand has no score"
    deck = game.stack(hands, **extra, dealer=dealer)
    dealt = game.start(deck=deck, dealer=dealer)
    for seat, hand in enumerate(hands):
        assert sorted(dealt.view(seat).hand) == sorted(hand.split()), f"the hand of {seat + 1} is not complete"
    return SampleHand(game, deck, actions, winners, scores, dealer)


def read_table(game_name: str, line: str) -> tuple[ot.Game, int]:
    """`players 4, dealt by 4`, and any options."""
    words = dict(part.strip().rsplit(" ", 1) for part in line.split(","))
    dealer = int(words.pop("dealt by")) - 1
    players = int(words.pop("players"))
    return ot.game(game_name, players=players, **words), dealer


def read_actions(text: str) -> list[tuple[int, str]]:
    """`1 pass, 2 bid 7`: seat and action, in turn."""
    pairs = [part.strip().split(" ", 1) for part in text.split(",")]
    return [(int(seat) - 1, action.strip()) for seat, action in pairs]


def read_scores(text: str, players: int) -> list[int]:
    """`1 and 3 +11, 2 and 4 -2`, by seat; every player is named once."""
    scores: dict[int, int] = {}
    entries = re.findall(r"([\d, and]+?) ([+-]\d+)(?:, |$)", text)
    assert ", ".join(f"{who} {points}" for who, points in entries) == text, f"not a score: {text}"
    for who, points in entries:
        for seat in map(int, re.findall(r"\d+", who)):
            assert seat not in scores, f"player {seat} scores twice: {text}"
            scores[seat] = int(points)
    assert sorted(scores) == list(range(1, players + 1)), f"not the score of {players} players: {text}"
    return [scores[seat + 1] for seat in range(players)]


def replay(*hands: SampleHand) -> ot.Match:
    """Play the hands of one match, one after the other, and see that turns, winners and scores are as written."""
    match = hands[0].game.start(deck=[hand.deck for hand in hands], dealer=hands[0].dealer)
    for number, hand in enumerate(hands, 1):
        assert (match.view().deal, match.view().dealer) == (number, hand.dealer)
        before, tricks = match.scores, len(trick_winners(match))
        for seat, text in hand.actions:
            assert match.turn == seat, f"{text} is not the next turn"
            match.play(text)
        assert match.over or match.view().deal == number + 1, "the hand is not played out"
        assert trick_winners(match)[tricks:] == hand.winners
        side_of = {seat: side for side, seats in enumerate(match.sides) for seat in seats}
        changes = [match.scores[side_of[seat]] - before[side_of[seat]] for seat in range(hand.game.players)]
        assert changes == hand.scores
    return match


def cards(text: str) -> str:
    """`britain 8 7, us 1` for `britain-8 britain-7 us-1`."""
    names: list[str] = []
    for group in filter(None, text.split(",")):
        suit, *numbers = group.split()
        names += [f"{suit}-{number}" for number in numbers]
    return " ".join(names)


def play_out(match: ot.Match, hands: Sequence[str]) -> ot.Match:
    """Play the rest of this hand: everybody plays the first card of his hand, as written, that he may."""
    deal = match.view().deal
    while not match.over and match.view().deal == deal:
        assert match.turn is not None
        may = [action.card for action in match.legal()]
        match.play(next(card for card in hands[match.turn].split() if card in may))
    return match


def trick_winners(match: ot.Match) -> list[int]:
    """The seats that took the tricks so far, in turn."""
    return [event.seat for event in match.events() if event.kind == "trick" and event.seat is not None]
