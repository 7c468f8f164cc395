"""Thousands of matches side by side, one row each."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

from ..engine import sfc32
from ..engine.box import Action
from ..engine.errors import IllegalAction, OldTricksError, quoted
from ..engine.game import Game
from ..engine.observations import length
from ..engine.observations.history import WIDTH, most_actions
from ..words import Reader, Rule, Said, say
from . import build, cpu, kernels
from .arrays import np, npt
from .seats import NO_BOTS, Bot, Levels, Seatings, levels, offers, sitter
from .snapshots import Kept

LEAST = 4096  # rows that are worth a thread: handing them out takes a tenth of a millisecond


class Rows(NamedTuple):
    """What every step says of every row. The arrays are the batch's own and are written over by the next step."""

    observations: npt.NDArray[np.int8]  # what the player at turn may know; no columns if not asked for
    masks: npt.NDArray[np.int64]  # the legal actions, one bit each
    turns: npt.NDArray[np.int64]  # the seat to act
    rewards: npt.NDArray[np.float32]  # by seat, in the step that ended a match: the winners share 1, the others -1
    done: npt.NDArray[np.bool_]  # whether that step ended the row's match; the row now shows the next one
    scores: npt.NDArray[np.int64]  # by side, of the match that the row finished last
    gains: npt.NDArray[np.float32]  # by seat: the points that this step brought its side, good ones above 0
    plies: npt.NDArray[np.int64]  # how many actions the row's match has had
    history: npt.NDArray[np.int8]  # if asked for, this deal action by action: who, phase and number


class Out(NamedTuple):
    """What a step writes: the rows, and what it needs to write their history the next time."""

    observations: Any
    masks: Any
    turns: Any
    rewards: Any
    done: Any
    scores: Any
    gains: Any
    plies: Any
    history: Any
    log: Any  # as `history`, but as it was, and with seats as they are
    noted: Any  # how many lines it has


class Batch(Kept):
    """Many matches of one game, stepped together in compiled code.

    Row i plays the matches with the seeds `seed + i`, `seed + i + size`, `seed + i + 2 * size` ...: the same ones
    whatever the number of threads, and the same that `game.start(seed=...)` deals.

    With `seats` bots sit at the tables, see `sit`: every step then goes on until a learner is at turn. With `redeal` a
    match of one hand that everybody passes is no match: the row goes on to the next in the same step. With `history`
    the rows have all that happened in their deals.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
        seats: Seatings | None = None,
        redeal: bool = False,
        history: bool = False,
    ) -> None:
        check_count("size", size, 1 << 24)
        check_count("threads", threads, 256)
        self.game = game
        self.size = size
        self.redeal = redeal
        self.actions = action_count(game)
        self._threads = threads
        self._least = LEAST if observe else 4 * LEAST
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._compiled = cpu.compiled(game.name)
        self._start = build.template(game)
        self.states = np.zeros(size, self._start.dtype)
        self.rows = Rows(
            np.zeros((size, length(game) if observe else 0), np.int8),
            np.zeros(size, np.int64),
            np.zeros(size, np.int64),
            np.zeros((size, game.players), np.float32),
            np.zeros(size, np.bool_),
            np.zeros((size, self._start["sides"][0]), np.int64),
            np.zeros((size, game.players), np.float32),
            np.zeros(size, np.int64),
            np.zeros((size, most_actions(game) if history else 0, WIDTH), np.int8),
        )
        self._out = Out(*self.rows, np.zeros_like(self.rows.history), np.zeros(size, np.int64))
        self.seats: Levels | None = None
        if seats is not None:
            self.sit(seats)
        self.reset(seed)

    def sit(self, seats: Seatings, which: npt.ArrayLike | None = None) -> None:
        """Who sits where, from the next action on: bots, or learners (None), whose actions come from `step`.

        One seating is for all rows. Several take turns, row by row, unless `which` gives every row the number of its
        own.
        """
        found, by = levels(self.game, self.size, seats, which), offers(self.game, seats)
        self.seats = found if by else None
        if by:
            self._seated = cpu.seated(self.game.name, by)

    def advice(self, bot: Bot) -> npt.NDArray[np.int64]:
        """What the bot would do in every row, in the place of whoever is at turn: a teacher."""
        found = sitter(bot)
        seated = cpu.seated(self.game.name, found.offers(self.game.name))
        actions = np.zeros(self.size, np.int64)
        self._share(
            lambda first, last: seated.advise_rows(
                self.states, self._start, self._seeds, found.level, self._out, actions, first, last
            ),
            self.size,
        )
        return actions

    def reset(self, seed: int = 0) -> Rows:
        """Start all matches anew, from this seed on."""
        check_seed(seed)
        self._seeds = np.arange(self.size, dtype=np.int64) + seed
        self.rows.scores[:] = 0
        return self._advance(np.full(self.size, kernels.FRESH, np.int64))

    def step(self, actions: npt.ArrayLike) -> Rows:
        """Make one action in every row, all of them or, if any is illegal, none."""
        return self._advance(self._read(actions))

    def _advance(self, made: npt.NDArray[np.int64]) -> Rows:
        self._step(Part(self.states, self._seeds, self.seats, made, self._out))
        return self.rows

    def _step(self, part: "Part") -> None:
        """Make an action in each of these rows."""
        settings = self.game.box.side_packs, int(self.redeal)
        entries, seats = (self._compiled, NO_BOTS) if part.seats is None else (self._seated, part.seats)
        given = part.states, self._start, seats, part.seeds, self.size, part.actions, part.out
        self._share(lambda first, last: entries.step_rows(*given, first, last, *settings), len(part.actions))

    def _read(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        made = np.asarray(actions)
        check_actions(made, self.size)
        made = np.ascontiguousarray(made, np.int64)
        row = self._compiled.first_illegal(self.rows.masks, made)
        if row >= 0:
            raise refusal(self.game, row, int(made[row]), self.state(row))
        return made

    def random_actions(self, seed: int = 0) -> npt.NDArray[np.int64]:
        """A uniformly random legal action for every row."""
        check_seed(seed)
        start = [0, 0, 0, 0]
        sfc32.seed(start, seed & sfc32.WORD, seed >> 32, kernels.CHOICES)
        generator = np.array(start, np.int64)
        chosen = np.zeros(self.size, np.int64)
        self._compiled.pick_rows(self.rows.masks, generator, chosen)
        return chosen

    def legal(self) -> npt.NDArray[np.uint8]:
        """The legal actions as a matrix of 0 and 1, rows by actions."""
        return (self.rows.masks[:, None] >> np.arange(self.actions) & 1).astype(np.uint8)

    def state(self, row: int) -> Any:
        """The state of one row, as the interpreted rules know it."""
        check_row_number(row, self.size)
        return build.read_state(self.states[row], self.game.rules)

    def _share(self, work: Callable[[int, int], None], size: int) -> None:
        """Do the rows' work, on as many threads as it is worth."""
        share(work, size, min(self._threads, size // self._least), self._pool)

    def _arrays(self) -> dict[str, Any]:
        seats = {} if self.seats is None else {"seats": self.seats}
        return {"states": self.states, "seeds": self._seeds, **self._out._asdict(), **seats}

    def _gather(self, array: Any, rows: npt.NDArray[np.int64]) -> Any:
        return lines(array)[rows]

    def _scatter(self, array: Any, rows: npt.NDArray[np.int64], found: Any) -> None:
        lines(array)[rows] = found

    def __repr__(self) -> str:
        return f"<Batch of {self.size} x {self.game!r}>"


class Part(NamedTuple):
    """Rows to be stepped, all of a batch or some."""

    states: npt.NDArray[np.void]
    seeds: npt.NDArray[np.int64]
    seats: Levels | None
    actions: npt.NDArray[np.int64]
    out: Out


def lines(array: npt.NDArray[Any]) -> npt.NDArray[np.int8]:
    """An array as bytes, a line for each row: NumPy copies records field by field, and slowly."""
    width = array.dtype.itemsize * int(np.prod(array.shape[1:], dtype=np.int64))
    found: npt.NDArray[np.int8] = array.reshape(-1).view(np.int8).reshape(len(array), width)
    return found


class Playouts(NamedTuple):
    """Random matches, played to their ends."""

    plies: npt.NDArray[np.int64]
    states: npt.NDArray[np.void]  # the final ones


def playouts(game: Game, matches: int, *, seed: int = 0, threads: int = 1) -> Playouts:
    """Whole matches by uniformly random players, match i with the seed `seed + i`.

    The four trick games need a limit on hands (C6): random bidding practically never ends a match.
    """
    check_count("matches", matches, 1 << 24)
    check_count("threads", threads, 256)
    check_seed(seed)
    check_limit(game)
    compiled = cpu.compiled(game.name)
    start = build.template(game)
    states = np.zeros(matches, start.dtype)
    seeds = np.arange(matches, dtype=np.int64) + seed
    plies = np.zeros(matches, np.int64)
    pool = ThreadPoolExecutor(threads) if threads > 1 else None
    side_cards = game.box.side_packs
    share(
        lambda first, last: compiled.play_rows(states, start, seeds, plies, first, last, side_cards),
        matches,
        threads,
        pool,
    )
    if pool:
        pool.shutdown()
    return Playouts(plies, states)


def share(work: Callable[[int, int], None], size: int, threads: int, pool: ThreadPoolExecutor | None) -> None:
    """Do work on rows 0 to size, cut into one part for each thread."""
    if pool is None or threads < 2:
        work(0, size)
        return
    cuts = [size * i // threads for i in range(threads + 1)]
    for done in [pool.submit(work, first, last) for first, last in pairwise(cuts)]:
        done.result()


def action_count(game: Game) -> int:
    """How many action numbers a policy for the game needs."""
    return 1 + max(number for phase in game.grammar.actions.values() for number in phase)


def refusal(game: Game, row: int, number: int, s: Any) -> IllegalAction:
    """The error for an illegal action in a row that is in state s."""
    rule = game.box.cite(game.rules.why_illegal(s, number))
    known = game.grammar.actions[s.phase].get(number)
    said = say("row", row=row, said=illegal(number, known, rule))
    return IllegalAction(said, rule, Reader(game=game.name))


def illegal(number: int, known: Action | None, rule: str) -> Said:
    """Why an action is refused, by its number and, if it has one here, its name."""
    if known is None:
        return say("action-illegal", number=number, rule=Rule(rule))
    return say("action-illegal-named", number=number, action=known.text, rule=Rule(rule))


def check_actions(made: Any, size: int) -> None:
    if made.shape != (size,) or made.dtype.kind not in "iu":
        raise OldTricksError(say("batch-actions", size=size, shape=str(made.shape), type=str(made.dtype)))


def check_count(what: str, count: int, most: int) -> None:
    """Of a size, threads or matches."""
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= most:
        raise OldTricksError(say(f"batch-{what}", most=most, given=quoted(count)))


def check_row_number(row: int, size: int) -> None:
    if not 0 <= row < size:
        raise OldTricksError(say("batch-rows", last=size - 1, given=quoted(row)))


def check_seed(seed: int) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 62:
        raise OldTricksError(say("batch-seed", given=quoted(seed)))


def check_limit(game: Game) -> None:
    """C6: random bidding practically never ends a match of the trick games."""
    if "hands" in game.options and game.options["hands"] is None:
        raise OldTricksError(say("random-needs-hands"))
