"""Whole matches of uniformly random play, straight on the rules: no names, no views, no history."""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..engine.box import State
from ..engine.errors import OptionError
from ..engine.game import Game, game
from ..engine.match import MOST_CARDS
from ..engine.shuffles import Seeded
from ..rules.table import DEAL, OVER

SEEDS = 1 << 64
HANDS = 20


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

    def to_dict(self) -> dict[str, Any]:
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
        played = self.game
        lines = [
            f"{played.box.title}, {played.players} players, {', '.join(played.describe_options())}, seed {self.seed}",
            f"{self.games:,} games, {self.hands:,} hands, {self.plies:,} plies, uniformly random",
            f"{self.hands / self.games:.1f} hands and {self.plies / self.games:.0f} plies a game",
            "How they ended:",
        ]
        for rule, count in self.endings.most_common():
            lines.append(f"  {count:>7,}  {count / self.games:>4.0%}  {rule}: {played.box.rule_text(rule)}")
        lines.append("Mean score by side: " + ", ".join(f"{total / self.games:,.1f}" for total in self.scores))
        lines.append("Games won by seat, shared ones for each: " + ", ".join(f"{wins:,}" for wins in self.wins))
        lines.append(f"{self.seconds:.2f} seconds, {self.plies / max(self.seconds, 1e-9):,.0f} plies per second")
        return "\n".join(lines)


def limited(name: str, players: object, options: dict[str, object], hands: int | None) -> Game:
    """The game with a limit on deals, without which random bidding practically never ends (C6)."""
    box = game(name).box
    if all(option.name != "hands" for option in box.options):
        if hands:
            raise OptionError(f"{box.title} has no limit on hands; every game ends by itself (NY-Q8)")
        return Game(box, players, options)
    played = Game(box, players, {"hands": hands or HANDS, **options})
    if played.options["hands"] is None:
        raise OptionError("random bidding practically never ends: hands has to be a number here (C6)")
    return played


def simulate(played: Game, games: int, seed: int, progress: Callable[[Tally], None] | None = None) -> Tally:
    """Play so many matches; the n-th, from 0, is shuffled and played by seed + n.

    `progress` is called after every match.
    """
    tally = Tally(played, seed)
    tally.wins = [0] * played.players
    begun = time.perf_counter()
    for number in range(games):
        s = _play_out(played, (seed + number) % SEEDS, tally)
        tally.games += 1
        tally.hands += s.deals
        tally.endings[played.box.cite(s.ending)] += 1
        tally.scores = [a + b for a, b in zip(tally.scores or [0] * s.sides, s.scores, strict=False)]
        for seat in range(played.players):
            tally.wins[seat] += s.winners >> seat & 1
        tally.seconds = time.perf_counter() - begun
        if progress:
            progress(tally)
    return tally


def _play_out(played: Game, seed: int, tally: Tally) -> State:
    """One match to its end, counting its plies."""
    legal, apply, deal = played.rules.legal, played.rules.apply, played.rules.deal
    shuffler, chance = Seeded(seed), random.Random(seed).random
    s = played.new_state()
    draw = played.shuffle(s, shuffler, 0)
    played.rules.draw_for_deal(s, draw + [0] * (MOST_CARDS - len(draw)), [0] * MOST_CARDS)
    plies = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            deal(s, played.shuffle(s, shuffler, s.deals + 1))
        mask = legal(s)
        for _ in range(int(chance() * mask.bit_count())):
            mask &= mask - 1
        apply(s, (mask & -mask).bit_length() - 1)
        plies += 1
    tally.plies += plies
    return s


def progress_line(games: int) -> Callable[[Tally], None] | None:
    """A line that counts the games on stderr, when somebody is looking and it takes longer than a second."""
    if not sys.stderr.isatty():
        return None
    shown = 0.0

    def report(tally: Tally) -> None:
        nonlocal shown
        last = tally.games == games
        if tally.seconds - shown >= 1 or (last and shown):
            shown = tally.seconds
            line = (
                ""
                if last
                else f"{tally.games:,} of {games:,} games, {tally.plies / tally.seconds:,.0f} plies per second"
            )
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return report
