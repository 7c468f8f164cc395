"""A puzzle: a match up to a decision, by the seed that the cards came from and every action, deal by deal.

Whatever is shown of it comes from the rules, by replay.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...bots.sharp import Weighed
from ...engine.box import PHASES, Value
from ...engine.game import Game, game
from ...engine.match import Match
from ...engine.view import View
from ...rules.table import DRAW, PLAY, TrickTable
from ...words import Said, said_of

if TYPE_CHECKING:
    from .searching import Solved, Verdict

MOVE = "play "  # left out of actions: a card alone is played
SHOWN = 3  # decimals
ENDING = 12  # cards in all hands, or fewer, that are an ending


def theme_of(view: View, best: str) -> str:
    """What a decision is about; in a race, by what the best action does."""
    s = view.known
    if s.phase == DRAW or (s.phase < PLAY and s.phase in PHASES.values()):
        return view.phase
    if not isinstance(s, TrickTable):
        rules, number = view.played.rules, view.played.grammar.by_text[s.phase][best].number
        return "hinder" if number >= rules.HINDER else "save" if number >= rules.DISCARD_ONE else "play"
    if sum(view.hand_sizes) <= ENDING:
        return "ending"
    return "follow" if s.count else "lead"


def code(*parts: object) -> str:
    """A short name for something."""
    drawn = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    letters = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
    return "".join(letters[byte % len(letters)] for byte in drawn[:5])


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of an action."""

    action: str
    behind: float  # how much of the chance to win the match it gives away
    points: float  # of this hand, ahead of the best other side; in a race, miles
    made: float | None  # how often the maker's contract is made

    def to_json(self) -> list[Any]:
        made = None if self.made is None else round(self.made, SHOWN)
        return [self.action, round(self.behind, SHOWN), round(self.points, 1), made]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision and what is best there."""

    game: str
    id: str
    theme: str
    players: int
    options: Mapping[str, Value]  # those that are not as usual
    seed: int  # of the cards
    deals: tuple[str, ...]  # the actions before, a text for each deal
    seat: int
    value: float  # the chance to win the match, with the best action
    outcomes: tuple[Outcome, ...]  # the best first, then the runner-up
    doubt: float  # the standard error of the gap between these two
    worlds: int  # that both were tried in
    solved: tuple[int, float, float] | None  # an ending: in how many deals, the gap, the share where nothing is better
    missed: Mapping[str, float]  # by level: how often it is missed
    reason: Said | None = None  # why the best action is best

    @classmethod
    def of(
        cls,
        match: Match,
        theme: str,
        verdict: "Verdict",
        solved: "Solved | None",
        missed: Mapping[str, float],
    ) -> "Puzzle":
        assert match.turn is not None
        played = match.game
        plain = Game(played.box, played.players).options
        seed = match.shuffler.to_json()["seed"]
        return cls(
            played.name,
            code(played.name, played.players, seed, len(match.history)),
            theme,
            played.players,
            {name: value for name, value in played.options.items() if value != plain[name]},
            seed,
            tuple(deals_of(match)),
            match.turn,
            verdict.best.value,
            tuple(Outcome(one.action, one.behind, one.points, one.made) for one in verdict.weighed),
            verdict.rival.doubt,
            verdict.rival.worlds,
            (solved.deals, solved.gap, solved.never_worse) if solved else None,
            missed,
        )

    @property
    def best(self) -> str:
        return self.outcomes[0].action

    @property
    def rival(self) -> str:
        return self.outcomes[1].action

    @property
    def gap(self) -> float:
        return self.outcomes[1].behind

    @property
    def difficulty(self) -> int:
        """From 1 to 3, by how often novice and steady miss it."""
        lost = (self.missed["novice"] + self.missed["steady"]) / 2
        return 1 if lost < 0.25 else 2 if lost < 0.7 else 3

    def weighed(self) -> list[Weighed]:
        """The outcomes as a search tells them."""
        return [
            Weighed(one.action, self.value - one.behind, 0.0, one.points, self.worlds, one.made, one.behind, self.doubt)
            for one in self.outcomes
        ]

    def table(self) -> Game:
        return game(self.game, players=self.players, **self.options)

    def replay(self, names: Sequence[str] | None = None) -> Match:
        """The match up to the decision."""
        match = self.table().start(seed=self.seed, names=names)
        for deal in self.deals:
            for text in filter(None, deal.split(", ")):
                match.play(text)
        return match

    def view(self) -> View:
        """What the seat may know when it has to decide."""
        return self.replay().view(self.seat)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "theme": self.theme,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "seat": self.seat + 1,
            "best": self.best,
            "rival": self.rival,
            "value": round(self.value, SHOWN),
            "doubt": round(self.doubt, SHOWN + 1),
            "worlds": self.worlds,
            "solved": None if self.solved is None else [round(each, SHOWN) for each in self.solved],
            "missed": dict(self.missed),
            "reason": self.reason.to_json() if self.reason else None,
            "outcomes": [one.to_json() for one in self.outcomes],
            "deals": list(self.deals),
        }

    @classmethod
    def from_json(cls, game_name: str, row: Mapping[str, Any]) -> "Puzzle":
        solved = row["solved"]
        return cls(
            game_name,
            row["id"],
            row["theme"],
            row["players"],
            row["options"],
            row["seed"],
            tuple(row["deals"]),
            row["seat"] - 1,
            row["value"],
            tuple(Outcome(*one) for one in row["outcomes"]),
            row["doubt"],
            row["worlds"],
            None if solved is None else (int(solved[0]), solved[1], solved[2]),
            row["missed"],
            said_of(row["reason"]) if row["reason"] else None,
        )


def deals_of(match: Match) -> list[str]:
    """The actions of a match as text, deal by deal."""
    again = Match(match.game, match.shuffler, match.names, match.dealer)
    deals: list[list[str]] = [[]]
    for _, action in match.history:
        deal = again.state.deals
        again.play(action)
        deals[-1].append(action.text.removeprefix(MOVE))
        if again.state.deals != deal:
            deals.append([])
    return [", ".join(deal) for deal in deals]
