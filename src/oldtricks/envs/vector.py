"""Many matches at once for Gymnasium, in compiled code.

Row i plays the matches with the seeds `seed + i`, `seed + i + num_envs` and so on. A row whose match ends shows the
next one in the same step (`AutoresetMode.SAME_STEP`), or makes no action in the next (`NEXT_STEP`); matches are never
truncated.
"""

from operator import index
from typing import Any, NamedTuple

from ..compiled.cpu import MissingBackend
from ..words import say

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingBackend(say("needs-gymnasium")) from error

from ..compiled import Batch, Rows
from ..compiled.batch import Out, Part, check_actions, lines, refusal
from ..compiled.seats import Bot, Seatings
from ..engine import sfc32
from ..engine.errors import OptionError, quoted
from ..engine.game import Game
from ..engine.observations.encode import LEAST, MOST
from . import REWARDS, check_choice, read_game
from .frozen import NOBODY, Frozen, Numbers, Observations, Policy

AUTORESET = {"same_step": AutoresetMode.SAME_STEP, "next_step": AutoresetMode.NEXT_STEP}
OTHERS = 1 << 30  # the stream of a seed that random opponents draw from; shuffles use 0, 1, 2 ...


class OldTricksVectorEnv(VectorEnv[Observations, npt.ArrayLike, npt.NDArray[Any]]):
    """`num_envs` matches, stepped together.

    Every step makes one action in every row and shows what the player then at turn may know. The reward is that of the
    seat that acted; the rewards of all seats are in the info.

    With `learner_seat` every step is a decision of that seat. The others are played by `opponents`: a bot such as
    `oldtricks.bots.Steady`, in compiled code; a function of the observations, the action masks and the seats of those
    rows where it has to act; or, if there is none, uniformly random players. `seats` says it for every seat and, if
    you like, row by row, see `sit`.

    `reward` is "win" (at the end the winners share 1 and the others -1) or "score" (what each step adds to the score of
    the seat's side). `redeal` deals a single hand again that everybody passes. `autoreset` is "same_step" or
    "next_step". With `history` observations go on with all that happened in the deal.
    """

    def __init__(
        self,
        game: str | Game = "tactics",
        num_envs: int = 1,
        *,
        learner_seat: int | None = None,
        opponents: Policy | Bot | None = None,
        seats: Seatings | None = None,
        reward: str = "win",
        redeal: bool = False,
        autoreset: str = "same_step",
        history: bool = False,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game = read_game(game, options)
        check_choice("reward", reward, REWARDS)
        check_choice("autoreset", autoreset, tuple(AUTORESET))
        self._check_seats(learner_seat, opponents, seats)
        if learner_seat is not None:
            others: Any = at_random if opponents is None else opponents
            seats = [None if seat == learner_seat else others for seat in range(self.game.players)]
        self.metadata = {"autoreset_mode": AUTORESET[autoreset], "render_modes": []}
        self.learner_seat = learner_seat
        self.num_envs = num_envs
        self.reward = reward
        self._frozen = Frozen(self.game, num_envs, seats or [None] * self.game.players)
        self._batch = Tables(
            self.game, num_envs, threads=threads, seats=self._frozen.for_batch, redeal=redeal, history=history
        )
        self._copy = copy
        self._ready = False
        self._waiting = np.zeros(num_envs, np.bool_)  # with "next_step": rows whose next step makes no action
        self._chance = np.zeros(4, np.int64)  # the generator of random opponents
        width = self._observations().shape[1]
        self.single_observation_space = spaces.Box(LEAST, MOST, (width,), np.int8)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _check_seats(self, learner_seat: Any, opponents: object, seats: object) -> None:
        places = range(self.game.players)
        if learner_seat is not None and (isinstance(learner_seat, bool) or learner_seat not in places):
            raise OptionError(say("learner-seat-is", last=places[-1], given=quoted(learner_seat)))
        if opponents is not None and learner_seat is None:
            raise OptionError(say("opponents-need-a-learner"))
        if seats is not None and learner_seat is not None:
            raise OptionError(say("seats-or-learner-seat"))

    def sit(self, seats: Seatings, which: npt.ArrayLike | None = None) -> None:
        """Who sits where in the matches of the next `reset`: learners (None), bots, and functions as `opponents` are.

        One seating is for all rows. Several take turns, row by row, unless `which` gives every row the number of its
        own. So a pool of policies that learn no more can grow while somebody learns.
        """
        frozen = Frozen(self.game, self.num_envs, seats, which)
        self._batch.sit(frozen.for_batch, which)
        self._frozen, self.learner_seat, self._ready = frozen, None, False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, dict[str, object]]:
        """Start all matches anew; `options` is not used.

        Without a seed one is drawn: after a reset with a seed always the same one.
        """
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else index(seed)
        self._batch.reset(number)
        generator = [0, 0, 0, 0]
        sfc32.seed(generator, number & sfc32.WORD, number >> 32, OTHERS)
        self._chance[:] = generator
        nothing = self._end()
        nothing.rewards[:] = 0
        self._let_others_play(nothing._replace(done=np.ones(self.num_envs, np.bool_)))
        self._waiting[:] = False
        return self._observations(), self._infos(nothing)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, object]]:
        """One action in every row, all of them or, if any is illegal, none."""
        if not self._ready:
            raise ResetNeeded(str(say("env-reset-before-step")))
        acted = self._batch.rows.turns.copy()
        end = self._step(actions)
        self._let_others_play(end)
        own = end.rewards[np.arange(self.num_envs), acted]
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            self._waiting = end.done.copy()
        return self._observations(), own, end.done, np.zeros(self.num_envs, np.bool_), self._infos(end)

    def _step(self, actions: npt.ArrayLike) -> "End":
        """Make the actions, but in rows that wait: those show their new match once more."""
        if not self._waiting.any():
            self._batch.step(actions)
            return self._end()
        made = np.asarray(actions)
        check_actions(made, self.num_envs)
        rows, shown = np.flatnonzero(~self._waiting), self._batch.rows
        for array in (shown.done, shown.rewards, shown.gains):
            array[self._waiting] = 0
        if rows.size:
            self._batch.step_some(rows, made[rows])
        return self._end()

    def _end(self) -> "End":
        """What the batch's last step ended, and what it brought."""
        rows = self._batch.rows
        return End(rows.done.copy(), self._rewards(rows).copy(), np.where(rows.done[:, None], rows.scores, 0))

    def _rewards(self, rows: Rows) -> npt.NDArray[np.float32]:
        return rows.rewards if self.reward == "win" else rows.gains

    def _let_others_play(self, end: "End") -> None:
        """Go on until a learner is at turn in every row.

        A match that ends meanwhile is written into `end`, unless one has ended in that row already: then the learner
        had no decision in it, and it is passed over.
        """
        if self._frozen.policies:
            self._ready = False  # and so it stays if the opponents make a mistake
            rows = self._not_learners(np.arange(self.num_envs))
            while rows.size:
                made = self._batch.step_some(rows, self._choose(rows))
                first = made.done & ~end.done[rows]
                ended = rows[first]
                going_on = ~end.done[rows] if self.reward == "score" else first
                end.rewards[rows[going_on]] += self._rewards(made)[going_on]
                end.done[ended] = True
                end.scores[ended] = made.scores[first]
                rows = self._not_learners(rows)
        self._ready = True

    def _not_learners(self, rows: Numbers) -> Numbers:
        """Those of these rows in which it is the turn of a policy that learns no more."""
        found: Numbers = rows[self._frozen.at(rows, self._batch.rows.turns[rows]) != NOBODY]
        return found

    def _choose(self, rows: Numbers) -> npt.ArrayLike:
        """What the policies at turn do in these rows."""
        now, policies = self._frozen.at(rows, self._batch.rows.turns[rows]), self._frozen.policies
        if len(policies) == 1:
            return self._ask(policies[0], rows)
        chosen = np.zeros(len(rows), np.int64)
        for number in np.unique(now):
            asked = rows[now == number]
            made = np.asarray(self._ask(policies[number], asked))
            check_actions(made, len(asked))
            chosen[now == number] = made
        return chosen

    def _ask(self, policy: Any, rows: Numbers) -> npt.ArrayLike:
        if policy is at_random:
            return self._batch.pick_some(rows, self._chance)
        shown = self._batch.rows
        made: npt.ArrayLike = policy(self._observations(rows), self._legal(shown.masks[rows]), shown.turns[rows])
        return made

    def _legal(self, masks: Numbers) -> npt.NDArray[np.int8]:
        """Legal actions as a matrix of 0 and 1, in the type that Gymnasium's spaces take."""
        return (masks[:, None] >> np.arange(self._batch.actions) & 1).astype(np.int8)

    def _observations(self, rows: Numbers | slice = slice(None)) -> Observations:
        """Of these rows, with their history behind them if that was asked for."""
        shown = self._batch.rows
        if shown.history.size:
            past = shown.history[rows]
            return np.concatenate([shown.observations[rows], past.reshape(len(past), -1)], 1)
        found = shown.observations if isinstance(rows, slice) else shown.observations[rows]
        return found.copy() if self._copy else found

    def _infos(self, end: "End") -> dict[str, object]:
        """Gymnasium pairs every key with a mask of the rows that have it."""
        rows = self._batch.rows
        told = {"action_mask": self._legal(rows.masks), "turn": rows.turns.copy(), "rewards": end.rewards}
        everywhere = {f"_{key}": np.ones(self.num_envs, np.bool_) for key in told}
        return {**told, **everywhere, "final_scores": end.scores, "_final_scores": end.done.copy()}


def at_random(observations: Observations, action_masks: npt.NDArray[np.int8], seats: Numbers) -> npt.ArrayLike:
    """Any legal action, for `opponents` and `seats`; the environment itself draws it from its seed, in machine code."""
    lots = (1.0 - np.random.default_rng().random(action_masks.shape)) * action_masks
    drawn: Numbers = lots.argmax(1)
    return drawn


class End(NamedTuple):
    """Of every row: whether a match ended in it, with which rewards by seat and scores by side; else 0."""

    done: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float32]
    scores: Numbers


class Tables(Batch):
    """A batch whose rows can also be stepped apart from one another."""

    def step_some(self, rows: Numbers, actions: npt.ArrayLike) -> Rows:
        """Make an action in each of these rows; what came of it, for these rows only."""
        made = np.asarray(actions)
        check_actions(made, len(rows))
        made = np.ascontiguousarray(made, np.int64)
        shown = Out._make(array[rows] for array in self._out)
        wrong = self._compiled.first_illegal(shown.masks, made)
        if wrong >= 0:
            row = int(rows[wrong])
            raise refusal(self.game, row, int(made[wrong]), self.state(row))
        states = lines(self.states)[rows].view(self.states.dtype).reshape(-1)
        seats = None if self.seats is None else self.seats[rows]
        part = Part(states, self._seeds[rows], seats, made, shown)
        self._step(part)
        lines(self.states)[rows], self._seeds[rows] = lines(states), part.seeds
        for i in range(len(shown)):
            self._out[i][rows] = shown[i]
        return Rows._make(shown[: len(Rows._fields)])

    def pick_some(self, rows: Numbers, generator: Numbers) -> Numbers:
        """A uniformly random legal action for each of these rows."""
        chosen = np.zeros(len(rows), np.int64)
        self._compiled.pick_rows(self.rows.masks[rows], generator, chosen)
        return chosen
