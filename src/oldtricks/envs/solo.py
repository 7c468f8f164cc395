"""One learner among bots, for Gymnasium: `gymnasium.make("oldtricks/Tactics-v1")`.

Importing this module puts the games on Gymnasium's list, each under the version of its rules. `gymnasium.make_vec`
makes the vector environment of the same id.
"""

from typing import Any

from ..compiled.cpu import MissingBackend
from ..words import say

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise MissingBackend(say("needs-gymnasium")) from error

from ..bots import Steady
from ..engine.boxes import BOXES
from ..engine.game import Game
from ..engine.game import game as named
from .frozen import Observations
from .vector import OldTricksVectorEnv


class OldTricksSoloEnv(gymnasium.Env[Observations, np.int64]):
    """A match of one learner, at `learner_seat`; `opponents` are as in `OldTricksVectorEnv`, and `steady` if not given.

    The legal actions are in the info, as `action_mask`.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's own name, and its type

    def __init__(
        self,
        game: str | Game,
        *,
        learner_seat: int = 0,
        opponents: Any = Steady,
        render_mode: None = None,
        **settings: Any,
    ) -> None:
        self._table = OldTricksVectorEnv(game, 1, learner_seat=learner_seat, opponents=opponents, **settings)
        self.game = self._table.game
        self.render_mode = render_mode
        self.observation_space = self._table.single_observation_space
        self.action_space = self._table.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new match; `options` is not used."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else seed
        observations, infos = self._table.reset(seed=number)
        return observations[0], self._info(infos)

    def step(self, action: Any) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        observations, rewards, done, _, infos = self._table.step(np.asarray([action]))
        return observations[0], float(rewards[0]), bool(done[0]), False, self._info(infos)

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Of the only row; scores when there are any."""
        told = {key: infos[key][0] for key in ("action_mask", "turn", "rewards")}
        return {**told, "final_scores": infos["final_scores"][0]} if infos["_final_scores"][0] else told


def id_of(game_name: str) -> str:
    """What Gymnasium calls a game."""
    title = "".join(word.capitalize() for word in game_name.split("_"))
    return f"oldtricks/{title}-v{named(game_name).rules_version}"


def register(game_name: str) -> None:
    """Put a game on Gymnasium's list."""
    gymnasium.register(
        id_of(game_name),
        entry_point=f"{__name__}:OldTricksSoloEnv",
        vector_entry_point=f"{OldTricksVectorEnv.__module__}:OldTricksVectorEnv",
        kwargs={"game": game_name},
    )


for name in BOXES:
    register(name)
