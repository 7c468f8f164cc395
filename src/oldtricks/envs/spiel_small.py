"""The small worlds in OpenSpiel: games of two players, small enough for exact values. `open_spiel` registers them.

>>> import pyspiel
>>> import oldtricks.envs.open_spiel
>>> game = pyspiel.load_game("oldtricks_small_tactics")

Players are sides; actions are numbered as in the whole game. Chance deals first, an outcome for each deal of
`SmallWorld.deals`, and draws later what the whole game would draw. The side that wins has 1, the other -1. With the
parameter `deal` all lies open: there is that one deal.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]

from ..engine.box import Box
from ..engine.errors import OldTricksError, quoted
from ..rules.table import side_of
from ..words import say
from .small_world import FOLDER, SmallWorld, small_world
from .spiel_world import CHANCE, TERMINAL, World

ANY = -1  # of the deals


class SmallState(pyspiel.State):  # type: ignore[misc]
    """A state of a small world."""

    def __init__(self, game: "SmallGame") -> None:
        super().__init__(game)
        self.small = game.small
        self.only = game.only
        self.world: World | None = None  # before the deal

    def current_player(self) -> int:
        world = self.world
        if world is None or world.player == CHANCE:
            return CHANCE
        return TERMINAL if world.player == TERMINAL else side_of(world.s, world.player)

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return self.world.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.world is not None:
            return self.world.outcomes()
        if self.only != ANY:
            return [(self.only, 1.0)]
        ways = [deal.ways for deal in self.small.deals]
        return [(number, each / sum(ways)) for number, each in enumerate(ways)]

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            self.world = self.small.deals[action].world.copy()
        else:
            self.world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.world is None:
            return f"deal {action + 1}"
        kit = self.small.kit
        return kit.chance_texts[action] if player == CHANCE else kit.texts[action]

    def returns(self) -> list[float]:
        if self.world is None:
            return [0.0, 0.0]
        paid = self.world.returns()
        return [sum(paid[seat] for seat in seats) for seats in self.small.sides]

    def __str__(self) -> str:
        return str(self.world) if self.world else repr(self.small.kit.game)


class SmallGame(pyspiel.Game):  # type: ignore[misc]
    """The small world of a game."""

    box: ClassVar[Box[Any]]

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        given = {"deal": ANY, **(params or {})}
        self.small: SmallWorld = small_world(self.box.name)
        self.only = given["deal"]
        deals, kit = len(self.small.deals), self.small.kit
        if not ANY <= self.only < deals:
            raise OldTricksError(say("small-world-deal", last=deals - 1, given=quoted(self.only)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(kit.texts),
            max_chance_outcomes=max(deals, len(kit.chance_texts)),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=kit.most_actions(),
        )
        super().__init__(TYPES[self.box.name], info, given)

    def new_initial_state(self) -> SmallState:
        return SmallState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.small.kit.most_chances()

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "SmallObserver":
        return SmallObserver()


class SmallObserver:
    """What a player has seen of a small world, as text: his cards, and all that was done since."""

    tensor: Any = None
    dict: ClassVar[Mapping[str, np.ndarray[Any, Any]]] = {}

    def set_from(self, state: SmallState, player: int) -> None:
        """There are no numbers, and nobody is to learn from none."""
        raise OldTricksError(say("small-world-no-tensor"))

    def string_from(self, state: SmallState, player: int) -> str:
        return state.small.told(state.world, player) if state.world else ""


TYPES: dict[str, object] = {}


def register(box: Box[Any]) -> None:
    """Put the small world of a game, if it has one, on OpenSpiel's list."""
    if not (FOLDER / f"{box.name}.toml").exists():
        return
    TYPES[box.name] = pyspiel.GameType(
        short_name=f"oldtricks_small_{box.name}",
        long_name=f"{box.title} ({box.year}), a small world",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"deal": ANY},
    )
    kind = type(f"Small{type(box).__name__}", (SmallGame,), {"box": box, "__module__": __name__})
    globals()[kind.__name__] = kind  # where a pickled game looks for it
    pyspiel.register_game(TYPES[box.name], kind)
