"""The games for PettingZoo: one agent a seat, acting in turn.

Agents are `player_0`, `player_1` ... by seat. An observation has two parts: `observation` is what that seat may know,
encoded by `engine.observations`; `action_mask` marks the legal actions of the agent at turn and is zero for everybody
else. An action is its number in the rules, and what that means depends on the phase.
"""

import random
from importlib import import_module
from operator import index
from typing import Any, TypeAlias

from ..compiled.cpu import MissingBackend
from ..words import say

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise MissingBackend(say("needs-pettingzoo")) from error

from ..compiled import kernels
from ..compiled.batch import illegal
from ..engine import observations
from ..engine.box import cards_of
from ..engine.errors import IllegalAction, listed_texts
from ..engine.game import Game
from ..engine.match import Match
from ..engine.observations.encode import LEAST, MOST
from ..engine.observations.history import told
from ..engine.trick_box import TrickBox
from ..engine.view import View
from ..rules.table import TrickTable
from . import REWARDS, check_choice, read_game
from .drawing import draw

Observation: TypeAlias = dict[str, npt.NDArray[np.int8]]

RENDER_MODES = ("human", "ansi", "svg")


def env(game: str | Game = "tactics", *, illegal_reward: float = -1.0, **settings: Any) -> Any:
    """The environment in the usual wrappers: an illegal action ends the episode and costs `illegal_reward`.

    Everything else is as in `raw_env`.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(
    game: str | Game = "tactics",
    *,
    render_mode: str | None = None,
    viewer: str = "turn",
    reward: str = "win",
    legal_texts: bool = False,
    redeal: bool = False,
    history: bool = False,
    **options: Any,
) -> "OldTricksEnv":
    """The environment without wrappers; an illegal action is an `IllegalAction` and changes nothing.

    `game` is a name, with `players` and the game's options by keyword, or a `Game`. See `OldTricksEnv` for the rest.
    """
    return OldTricksEnv(
        read_game(game, options),
        render_mode=render_mode,
        viewer=viewer,
        reward=reward,
        legal_texts=legal_texts,
        redeal=redeal,
        history=history,
    )


class OldTricksEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match of any of the games, one action a step.

    `viewer` is whose view is rendered: "turn" for the agent at turn, "spectator", or an agent. `reward` is "win" (at
    the end the winners share 1 and the others -1) or "score" (what each step adds to the score of the agent's side).
    With `legal_texts` the agent at turn finds its legal actions as text in its info, under "legal". With `redeal` a
    match of one hand that everybody passes is dealt anew, with the next seed that is drawn, and goes on. With `history`
    observations go on with all that happened in the deal.
    """

    def __init__(
        self,
        game: Game,
        *,
        render_mode: str | None = None,
        viewer: str = "turn",
        reward: str = "win",
        legal_texts: bool = False,
        redeal: bool = False,
        history: bool = False,
    ) -> None:
        super().__init__()
        self.game = game
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("viewer", viewer, ("turn", "spectator", *self.possible_agents))
        check_choice("reward", reward, REWARDS)
        self.render_mode = render_mode
        self.viewer = viewer
        self.reward = reward
        self.legal_texts = legal_texts
        self.redeal = redeal
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.match: Match | None = None
        self._seeds = random.Random()
        self._encode = import_module(f"{observations.__name__}.{game.name}").observe
        self.history = history
        self._length = sum(field.length for field in observations.layout(game, history=history))
        self._actions = 1 + max(number for phase in game.grammar.actions.values() for number in phase)
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LEAST, MOST, (self._length,), np.int8),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new match, the one that `game.start(seed=seed)` deals; `options` is not used.

        Without a seed the next one is drawn: after a reset with a seed always the same ones.
        """
        if seed is None:
            seed = self._seeds.getrandbits(64)
        else:
            self._seeds = random.Random(index(seed))
        self.match = self.game.start(seed=index(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._pass_turn(self.match)

    def _pass_turn(self, match: Match) -> None:
        """On to the agent at turn; when the match is over, all agents leave in the order of their seats."""
        self.agent_selection = self.possible_agents[match.turn or 0]
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        if self.legal_texts and not match.over:
            self.infos[self.agent_selection]["legal"] = [action.text for action in match.legal()]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        match = self._at_the_table()
        seat = self.possible_agents.index(agent)
        observation, action_mask = [0] * observations.length(self.game), [0] * self._actions
        self._encode(match.state, seat, observation)
        if self.history:
            sight = match.sight(seat)
            observation += told(self.game, seat, sight.script, sight.phases)
        if seat == match.turn and not self.terminations.get(agent):
            for number in cards_of(self.game.rules.legal(match.state)):
                action_mask[number] = 1
        return {"observation": np.array(observation, np.int8), "action_mask": np.array(action_mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the action of the agent at turn; an agent whose match is over leaves with None."""
        match = self._at_the_table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = _number(match, action)
        before, lines = match.scores, len(match.sheet())
        match.play(number)
        if self.redeal and match.over and thrown_in(match):
            match = self.match = self.game.start(seed=self._seeds.getrandbits(64))
            before, lines = match.scores, 0
        self._cumulative_rewards[agent] = 0.0
        if self.reward == "score":
            self.rewards = dict(zip(self.agents, _gains(match, before, lines), strict=True))
        elif match.over:
            self.rewards = dict(zip(self.agents, _spoils(match), strict=True))
        self.terminations = dict.fromkeys(self.agents, match.over)
        self._accumulate_rewards()
        self._pass_turn(match)

    def render(self) -> str | None:
        """The viewer's view: printed, as text, or as an SVG drawing."""
        if self.render_mode is None:
            gymnasium.logger.warn(str(say("env-no-render-mode", modes=listed_texts(RENDER_MODES))))
            return None
        view = self._view(self._at_the_table())
        if self.render_mode == "svg":
            return draw(view)
        if self.render_mode == "ansi":
            return str(view)
        print(view, end="\n\n")
        return None

    def _view(self, match: Match) -> View:
        if self.viewer == "turn":
            return match.view(match.turn)
        return match.view() if self.viewer == "spectator" else match.view(self.possible_agents.index(self.viewer))

    def close(self) -> None:
        """There is nothing to close."""

    def _at_the_table(self) -> Match:
        if self.match is None:
            raise gymnasium.error.ResetNeeded(str(say("env-reset-first")))
        return self.match


def thrown_in(match: Match) -> bool:
    """Whether the match was a single hand that everybody passed."""
    s = match.state
    return isinstance(s, TrickTable) and kernels.no_maker(s)


def _number(match: Match, action: Any) -> int:
    """A legal action's number, or an error that cites the rule against it."""
    number = index(action)
    rules, box = match.game.rules, match.game.box
    refused = rules.why_illegal(match.state, number)
    if refused:
        known = match.game.grammar.actions[match.state.phase].get(number)
        rule = box.cite(refused)
        raise IllegalAction(illegal(number, known, rule), rule, match.reader)
    return number


def _spoils(match: Match) -> list[float]:
    """By seat: the winners share 1, the others share -1; nobody gets anything if all win."""
    won, players = len(match.winners), match.game.players
    if won == players:
        return [0.0] * players
    return [1 / won if seat in match.winners else -1 / (players - won) for seat in range(players)]


def _gains(match: Match, before: tuple[int, ...], lines: int) -> list[float]:
    """By seat: what the last action added to the score of its side.

    In the trick games that stands on the score sheet, since the scores of Tactics start anew with every Engagement
    (TA15). Where scores count down, what comes off is the gain (GA12).
    """
    gains = [after - score for after, score in zip(match.scores, before, strict=True)]
    if isinstance(match.game.box, TrickBox):
        gains = [0] * len(gains)
        for line in match.sheet().lines[lines:]:
            gains[line.side] += -line.points if match.game.box.fewer_wins else line.points
    return [float(gains[seat % len(gains)]) for seat in range(match.game.players)]
