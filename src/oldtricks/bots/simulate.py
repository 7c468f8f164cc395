"""Whole matches of uniformly random play, straight on the rules: no names, no views, no history."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..compiled import build, kernels
from ..engine.errors import OptionError, listed_texts
from ..engine.game import Game, game
from ..engine.match import MOST_CARDS
from ..words import Reader, Rule, say

SEEDS = 1 << 64
PART = 1000
HANDS = 20


class Finished(NamedTuple):
    """A match that is over: how many actions it took, and what its state says."""

    plies: int
    deals: int
    ending: int
    winners: int
    scores: list[int]


@dataclass(slots=True)
class Tally:
    """What came of the matches."""

    game: Game
    seed: int
    games: int = 0
    plies: int = 0
    hands: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)  # by the rule that ended the match
    scores: list[int] = field(default_factory=list)  # by side, added up
    wins: list[int] = field(default_factory=list)  # by seat; a shared win counts for each

    def to_dict(self) -> dict[str, object]:
        rules = {rule: self.game.box.rule_text(rule) for rule in sorted(self.endings)}
        return {
            "game": self.game.name,
            "players": self.game.players,
            "options": dict(self.game.options),
            "seed": self.seed,
            "games": self.games,
            "hands": self.hands,
            "plies": self.plies,
            "endings": [{"rule": rule, "text": text, "games": self.endings[rule]} for rule, text in rules.items()],
            "mean_scores": [total / self.games for total in self.scores],
            "wins": self.wins,
            "seconds": round(self.seconds, 3),
            "plies_per_second": round(self.plies / self.seconds) if self.seconds else None,
        }

    def __str__(self) -> str:
        return self.told()

    def told(self, reader: Reader | None = None) -> str:
        """For people."""
        played = self.game
        reader = replace(reader or Reader(), game=played.name)
        t, decimal = reader.t, reader.decimal
        options = listed_texts(played.describe_options())
        lines = [
            t("tally-heading", game=played.box.title, players=played.players, options=options, seed=str(self.seed)),
            t("tally-counts", games=self.games, hands=self.hands, plies=self.plies),
            t("tally-means", hands=decimal(self.hands / self.games, 1), plies=round(self.plies / self.games)),
            t("tally-endings"),
        ]
        for rule, count in self.endings.most_common():
            share = reader.percent(count / self.games)
            lines.append(f"  {t('number', n=count):>7}  {share:>4}  {t('rule-quoted', rule=Rule(rule))}")
        scores = "; ".join(decimal(total / self.games, 1) for total in self.scores)  # a comma may be their point
        wins = listed_texts(t("number", n=wins) for wins in self.wins)
        speed = round(self.plies / max(self.seconds, 1e-9))
        lines += [
            t("tally-scores", scores=scores),
            t("tally-wins", wins=wins),
            t("tally-speed", seconds=decimal(self.seconds, 2), speed=speed),
        ]
        return "\n".join(lines)


def limited(name: str, players: object, options: dict[str, object], hands: int | None) -> Game:
    """The game with a limit on deals, without which random bidding practically never ends (C6)."""
    box = game(name).box
    if all(option.name != "hands" for option in box.options):
        if hands:
            raise OptionError(say(box.own("hands-without-limit"), game=box.title))
        return Game(box, players, options)
    played = Game(box, players, options)
    if "hands" in options and played.options["hands"] is None:
        raise OptionError(say("hands-at-random"))
    return played.limited(hands or HANDS)


def simulate(
    played: Game, games: int, seed: int, progress: Callable[[Tally], None] | None = None, *, fast: bool = False
) -> Tally:
    """Play so many matches; the n-th, from 0, is shuffled and played by seed + n, compiled (`fast`) or not.

    `progress` is called after every match, or after every thousand if they are compiled.
    """
    tally = Tally(played, seed, scores=[0] * played.new_state().sides, wins=[0] * played.players)
    begun = time.perf_counter()
    for finished in _compiled(played, games, seed) if fast else _interpreted(played, games, seed):
        for match in finished:
            tally.games += 1
            tally.plies += match.plies
            tally.hands += match.deals
            tally.endings[played.box.cite(match.ending)] += 1
            tally.scores = [a + b for a, b in zip(tally.scores, match.scores, strict=False)]
            for seat in range(played.players):
                tally.wins[seat] += match.winners >> seat & 1
        tally.seconds = time.perf_counter() - begun
        if progress:
            progress(tally)
    return tally


def _interpreted(played: Game, games: int, seed: int) -> Iterator[list[Finished]]:
    """Each match by itself."""
    random_match = build.bind(played.name)(kernels.random_match)
    start, deck, drew = played.new_state(), [0] * MOST_CARDS, [0] * MOST_CARDS
    for number in range(seed, seed + games):
        s = played.new_state()
        plies = random_match(s, start, deck, drew, [0] * 4, [0] * 4, number % SEEDS, played.box.side_packs)
        yield [Finished(plies, s.deals, s.ending, s.winners, s.scores)]


def _compiled(played: Game, games: int, seed: int) -> Iterator[list[Finished]]:
    """A thousand at a time."""
    from ..compiled import playouts

    for first in range(0, games, PART):
        done = playouts(played, min(PART, games - first), seed=seed + first)
        columns = [done.states[name].tolist() for name in Finished._fields[1:]]
        yield list(map(Finished, done.plies.tolist(), *columns))


def progress_line(games: int, reader: Reader | None = None) -> Callable[[Tally], None] | None:
    """A line that counts the games on stderr, when somebody is looking and it takes longer than a second."""
    if not sys.stderr.isatty():
        return None
    shown, t = 0.0, (reader or Reader()).t

    def report(tally: Tally) -> None:
        nonlocal shown
        last = tally.games == games
        if tally.seconds - shown >= 1 or (last and shown):
            shown = tally.seconds
            speed = round(tally.plies / tally.seconds)
            line = "" if last else t("tally-progress", games=tally.games, of=games, speed=speed)
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return report
