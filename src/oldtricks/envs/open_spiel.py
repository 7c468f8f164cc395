"""The five games in OpenSpiel (extra [envs]). Importing this module registers them.

>>> import pyspiel
>>> import oldtricks.envs.open_spiel
>>> game = pyspiel.load_game("oldtricks_neutral(players=5,hands=2)")

An action has the same number wherever it can be made: the offset of its phase plus its number in the rules; the offset
of playing a card is 0. The winners share +1 and the others share -1, as in `compiled.Batch`; with `reward=score`,
returns are the points of each one's side. Strings use our notation and count seats from 1. How chance deals is said in
`spiel_world`, how hidden cards are guessed in `spiel_guesses`.
"""

import functools
import random
from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import accumulate
from typing import Any, ClassVar, TypeAlias

from ..compiled.cpu import MissingBackend
from ..words import say

try:
    import numpy as np
    import numpy.typing as npt
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise MissingBackend(say("needs-open-spiel")) from error

from ..engine.box import Box
from ..engine.boxes import BOXES
from ..engine.errors import OldTricksError, quoted
from ..engine.game import Game
from ..engine.observations import describe, layout, length
from ..engine.trick_box import TrickBox
from . import REWARDS, check_choice, spiel_memory, spiel_small
from .spiel_guesses import Guess
from .spiel_world import CHANCE, TERMINAL, Kit, kit_of

Parameter: TypeAlias = str | int | bool


class OldTricksState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: "OldTricksGame") -> None:
        super().__init__(game)
        self.world = game.kit.start  # shared until the first action
        self.by_score = game.by_score

    def current_player(self) -> int:
        return self.world.player

    def is_terminal(self) -> bool:
        return self.world.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.world.outcomes()

    def _apply_action(self, action: int) -> None:
        if not self.world.log:
            self.world = self.world.copy()
        self.world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        kit = self.world.kit
        return kit.chance_texts[action] if player == CHANCE else kit.texts[action]

    def returns(self) -> list[float]:
        return self.world.gains() if self.by_score else self.world.returns()

    def __str__(self) -> str:
        return str(self.world)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "OldTricksState":
        """A state that the player cannot tell from this one: his information state is the same.

        Hidden cards lie in any way that fits what he has seen, one as likely as another. Nothing is concluded from
        what others bid or chose to play.
        """
        kit, history = self.world.kit, self.history()
        if player_id not in range(kit.players):
            raise OldTricksError(say("players-are-numbered", last=kit.players - 1, given=quoted(player_id)))
        guess = kit.guesses.get(player_id)
        if guess is None or not guess.read_on(self.world, history):
            guess = kit.guesses[player_id] = Guess(self.get_game(), player_id)
            guess.read_on(self.world, history)
        return guess.other_state(self.world, random.Random(int(probability_sampler() * (1 << 53))))


class OldTricksGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    box: ClassVar[Box[Any]]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        given = {**parameters(self.box), **(params or {})}
        check_choice("reward", given["reward"], REWARDS)
        self.by_score = given["reward"] == "score"
        options = {key: value for key, value in given.items() if key not in OURS and value != USUAL.get(key)}
        game = Game(self.box, given["players"], options)
        self.kit = kit_of(game.name, game.players, tuple(game.options.items()))
        most = self.kit.most_points() if self.by_score else self.kit.start.s.sides / game.players  # a side shares 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kit.texts),
            max_chance_outcomes=len(self.kit.chance_texts),
            num_players=game.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if self.by_score else 0.0,
            max_game_length=self.kit.most_actions(),
        )
        super().__init__(kind_of(self.box, self.by_score), info, given)

    def new_initial_state(self) -> OldTricksState:
        return OldTricksState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.kit.most_chances()

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """What a player may know of a state.

    Without `perfect_recall` our encoder's observation (`engine.observations`), whose fields are in `dict`, and the same
    in words. With it a text of everything that he has seen happen; and as numbers the observation followed by every
    deal, see `spiel_memory`, but not of a race, which has no bound. Public or private information alone comes as text
    only.
    """

    def __init__(self, kit: Kit, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise OldTricksError(say("observer-no-parameters", given=quoted(params)))
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OldTricksError(say("observer-one-player"))
        self._kit = kit
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self._encode = import_module(f"oldtricks.engine.observations.{kit.game.name}").observe
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public and self._private and not (self._recalls and kit.race):
            fields = layout(kit.game) + (spiel_memory.fields(kit) if self._recalls else [])
            ends = list(accumulate(field.length for field in fields))
            self.tensor = np.zeros(ends[-1], np.float32)
            for field, end in zip(fields, ends, strict=True):
                self.dict[field.name] = self.tensor[end - field.length : end]

    def set_from(self, state: OldTricksState, player: int) -> None:
        if self.tensor is None:
            if self._recalls and self._public and self._private:
                raise OldTricksError(say("observer-no-tensor", game=self._kit.game.box.title))
            return
        out = [0] * length(self._kit.game)
        self._encode(state.world.s, player, out)
        self.tensor[:] = out + spiel_memory.recalled(state.world, player) if self._recalls else out

    def string_from(self, state: OldTricksState, player: int) -> str:
        if self.tensor is not None and not self._recalls:
            self.set_from(state, player)
            return f"seat: {player + 1}\n{describe(self._kit.game, [int(n) for n in self.tensor])}"
        told = state.world.told(player, self._public, self._private)
        return f"seat {player + 1}; {told}" if self._private and self._public else told


# OpenSpiel's own bots in C++: they let go of the interpreter's lock, or want what a state in Python cannot give.


def refuse(bot: Any, method: str, why: str) -> None:
    """Let a method of a bot refuse our states in words, where it would take Python down with it."""
    original = getattr(bot, method)

    def guarded(self: Any, state: Any, *rest: Any) -> Any:
        if isinstance(state, OldTricksState):
            raise OldTricksError(say(why, bot=bot.__name__, method=method))
        return original(self, state, *rest)

    setattr(bot, method, functools.wraps(original)(guarded))


for method in ("step", "step_with_policy", "get_policy"):
    refuse(pyspiel.ISMCTSBot, method, "no-search-in-c")
for method in ("step", "step_with_policy"):
    refuse(pyspiel.MCTSBot, method, "no-step-in-c")


# In OpenSpiel's list of games

OURS = ("players", "reward")  # parameters that are no options of a game
USUAL: dict[str, Parameter] = {"sides": "usual", "packs": 0}  # options whose default depends on the number of players


def parameters(box: Box[Any]) -> dict[str, Parameter]:
    """A game's parameters and their defaults: players, reward, the hands (C6) and every option of the game."""
    found: dict[str, Parameter] = {"players": box.default_seats, "reward": REWARDS[0]}
    for option in box.options:
        default = option.values[0] if option.values else 1
        assert default is not None
        found[option.name] = USUAL[option.name] if option.allowed else default
    return found


@functools.cache
def kind_of(box: Box[Any], by_score: bool) -> Any:
    """What OpenSpiel has to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"oldtricks_{box.name}",
        long_name=f"{box.title} ({box.year})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if by_score else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=isinstance(box, TrickBox),  # a race has no bound
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(box),
    )


def register(box: Box[Any]) -> None:
    """Put a game on OpenSpiel's list."""
    # OpenSpiel lets go of what makes its games after Python has finished: a class survives that, a function crashes.
    kind = type(type(box).__name__, (OldTricksGame,), {"box": box, "__module__": __name__})
    globals()[kind.__name__] = kind  # where a pickled game looks for it
    pyspiel.register_game(kind_of(box, by_score=False), kind)


for box in BOXES.values():
    register(box)
    spiel_small.register(box)
