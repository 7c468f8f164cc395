"""The rules on a GPU with numba-cuda: one thread a match, the same functions as everywhere."""

import types
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from ..words import say
from .cpu import MissingBackend

try:
    from .arrays import np
except MissingBackend as error:
    raise MissingBackend(say("needs-numba-cuda")) from error  # which brings the rest

from ..engine.game import Game
from ..engine.observations import encode, length
from ..engine.observations.history import WIDTH, most_actions
from ..engine.sfc32 import WORD, seed
from ..rules.table import has
from . import build, kernels
from .batch import (
    Out,
    Rows,
    action_count,
    check_actions,
    check_count,
    check_limit,
    check_row_number,
    check_seed,
    refusal,
)
from .kernels import CHOICES, advance, advance_seated, advice, pick, random_match
from .seats import NO_BOTS, Bot, Seatings, levels, offers, sitter
from .snapshots import Kept
from .surface import declared, reset

THREADS = 128  # in a block
ROWS = 32  # in a block that steps: a warp
MOST_CARDS = 208


class Device(Protocol):
    """numba-cuda, and the types and sizes of a game's arrays on the GPU, see `_types`."""

    cuda: Any
    RECORD: Any
    TABLE: Any
    DECK: Any
    SEAT: Any
    WORDS: Any
    LONG: Any
    INT: Any
    BYTE: Any
    STATE: int  # words of 64 bits in a state,
    APART: int  # and from one to the next in shared memory


_device: Device = declared(Device)
cuda = _device.cuda
RECORD, TABLE, DECK, SEAT, WORDS = _device.RECORD, _device.TABLE, _device.DECK, _device.SEAT, _device.WORDS
LONG, INT, BYTE, STATE, APART = _device.LONG, _device.INT, _device.BYTE, _device.STATE, _device.APART

# The kernels below are compiled, one for each game.


def play_matches(start: Any, first: int, matches: int, plies: Any, states: Any, side_cards: int) -> None:
    """Whole random matches, each thread one after another; the final states too, if there is room for them."""
    table = cuda.local.array(1, RECORD)
    deck = cuda.local.array(MOST_CARDS, DECK)
    drew = cuda.local.array(MOST_CARDS, SEAT)
    g = cuda.local.array(4, WORDS)
    c = cuda.local.array(4, WORDS)
    s = table[0]
    made = 0
    thread = cuda.grid(1)
    i = thread
    while i < matches:
        made += random_match(s, start[0], deck, drew, g, c, first + i, side_cards)
        if i < states.shape[0]:
            reset(states[i], s)
        i += cuda.gridsize(1)
    if thread < plies.shape[0]:
        plies[thread] = made


def check_row(masks: Any, actions: Any, illegal: Any) -> None:
    """The first row whose action is not legal, if any."""
    i = cuda.grid(1)
    if i < masks.shape[0] and not has(masks[i], actions[i]):
        cuda.atomic.min(illegal, 0, i)


def fetch(states: Any, words: Any, first: int) -> None:
    """The states of a block's rows, into shared memory: neighbouring threads at neighbouring places.

    A thread that went about its own row would move 32 bytes for each one that it needs.
    """
    for k in range(cuda.threadIdx.x, STATE, ROWS):
        for row in range(0, ROWS, 8):
            at = (first + row) * STATE + k
            to = row * APART + k
            one, two = states[at], states[at + STATE]  # all eight are under way before the first one is needed
            three, four = states[at + 2 * STATE], states[at + 3 * STATE]
            five, six = states[at + 4 * STATE], states[at + 5 * STATE]
            seven, eight = states[at + 6 * STATE], states[at + 7 * STATE]
            words[to], words[to + APART] = one, two
            words[to + 2 * APART], words[to + 3 * APART] = three, four
            words[to + 4 * APART], words[to + 5 * APART] = five, six
            words[to + 6 * APART], words[to + 7 * APART] = seven, eight


def bring_back(words: Any, quads: Any, states: Any, observations: Any, first: int, length: int) -> None:
    """A block's states and observations, from shared memory."""
    for k in range(cuda.threadIdx.x, STATE, ROWS):
        for row in range(ROWS):
            states[(first + row) * STATE + k] = words[row * APART + k]
    for k in range(cuda.threadIdx.x, ROWS * length // 4, ROWS):
        observations[first * length // 4 + k] = quads[k]


def step_rows(
    states: Any,
    start: Any,
    seats: Any,
    seeds: Any,
    stride: int,
    actions: Any,
    out: Any,
    observations: Any,
    side_cards: int,
    redeal: int,
) -> None:
    """`advance` in every row, a block's rows at once; meanwhile their states and observations lie in shared memory."""
    table = cuda.shared.array(0, TABLE)
    words = cuda.shared.array(0, LONG)  # the same places: there is one shared memory
    quads = cuda.shared.array(0, INT)[ROWS * APART * 2 :]
    shown = cuda.shared.array(0, BYTE)[ROWS * APART * 8 :]
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * ROWS
    length = out.observations.shape[1]
    fetch(states, words, first)
    for k in range(thread, ROWS * length // 4, ROWS):
        quads[k] = 0
    cuda.syncthreads()
    i = first + thread
    if i < actions.shape[0]:
        deck = cuda.local.array(MOST_CARDS, DECK)
        drew = cuda.local.array(MOST_CARDS, SEAT)
        g = cuda.local.array(4, WORDS)
        spare = cuda.local.array(1, RECORD)
        s = table[thread]
        seen = shown[thread * length : (thread + 1) * length]
        advance(
            s, start[0], spare[0], seats, seeds, stride, i, actions[i], out, seen, deck, drew, g, side_cards, redeal
        )
    cuda.syncthreads()
    bring_back(words, quads, states, observations, first, length)


def advise_row(states: Any, seeds: Any, level: int, out: Any, actions: Any) -> None:
    """What a bot of this level would do in every row."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        c = cuda.local.array(4, WORDS)
        spare = cuda.local.array(1, RECORD)
        actions[i] = advice(states[i], spare[0], level, i, out, c, seeds[i])


def seed_row(generators: Any, number: int) -> None:
    """A generator for every row."""
    i = cuda.grid(1)
    if i < generators.shape[0]:
        seed(generators[i], number & WORD, i, CHOICES)


def pick_row(masks: Any, generators: Any, actions: Any) -> None:
    """A random legal action for every row."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        actions[i] = pick(masks[i], generators[i])


def gather_row(source: Any, rows: Any, target: Any) -> None:
    """Line after line of the target from these rows of the source."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        for k in range(source.shape[1]):
            target[i, k] = source[rows[i], k]


def scatter_row(source: Any, rows: Any, target: Any) -> None:
    """Line after line of the source into these rows of the target."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        for k in range(source.shape[1]):
            target[rows[i], k] = source[i, k]


def popcount(mask: Any) -> Any:
    """How many bits are set."""
    return cuda.popc(mask)


KERNELS = (play_matches, check_row, step_rows, seed_row, pick_row, gather_row, scatter_row)
SEATED = (step_rows, advise_row)


@cache
def loaded() -> Any:
    """numba-cuda with a GPU to run on (or its simulator), or an error that says what is missing."""
    for name, newer in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, name):  # numba-cuda 0.30 still looks for what NumPy 2.4 and 2.5 took out
            setattr(np, name, getattr(np, newer))
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise MissingBackend(say("needs-numba-cuda")) from None
    if not cuda.is_available():
        raise MissingBackend(say("no-gpu"))
    return cuda


@cache
def kernels_of(game_name: str) -> types.SimpleNamespace:
    """The kernels of a game; machine code is made on the first launch of each."""
    return _bound(game_name, KERNELS, {}, {})


def seated(game_name: str, offers: build.Offers) -> types.SimpleNamespace:
    """Those for tables where these bots sit."""
    key = game_name, *(source for by in offers.values() for source in by)
    if key not in _SEATED:
        _SEATED[key] = _bound(game_name, SEATED, offers, {advance: advance_seated})
    return _SEATED[key]


_SEATED: dict[tuple[object, ...], types.SimpleNamespace] = {}


def _bound(
    game_name: str,
    kernels: tuple[Callable[..., None], ...],
    offers: build.Offers,
    instead: dict[Callable[..., Any], object],
) -> types.SimpleNamespace:
    cuda = loaded()
    device = types.SimpleNamespace(cuda=cuda, **_types(build.rules_of(game_name)))
    # One instruction, which the CPU's compiler makes of the loop by itself.
    counted = {} if _simulated() else {encode.bits: popcount}
    binder = build.bind(game_name, cuda.jit(device=True), {Device: (device,), **offers}, {**counted, **instead})
    return types.SimpleNamespace(**{each.__name__: binder(each, cuda.jit) for each in kernels})


def _types(rules: types.ModuleType) -> dict[str, object]:
    """The types and sizes of a thread's own arrays and of the shared ones.

    Cards are small, but not where NumPy would calculate in them.
    """
    from numba import int8, int32, int64
    from numba.np.numpy_support import from_dtype

    dtype = build.record_type(rules, all_wide=_simulated())
    places = {name: place for name, (_, place) in dtype.fields.items()}
    kinds = [dtype[name] for name in places]
    spaced: Any = {"names": [*places], "formats": kinds, "offsets": [*places.values()], "itemsize": 8 * _apart(dtype)}
    table = np.dtype((np.record, np.dtype(spaced)))
    known = {
        "STATE": dtype.itemsize // 8,
        "APART": _apart(dtype),
        "LONG": int64,
        "INT": int32,
        "BYTE": int8,
    }
    if _simulated():
        return {**known, "RECORD": dtype, "TABLE": table, "DECK": np.int64, "SEAT": np.int64, "WORDS": np.int64}
    records = {"RECORD": from_dtype(dtype), "TABLE": from_dtype(table)}
    return {**known, **records, "DECK": np.int16, "SEAT": np.int8, "WORDS": np.int64}


def _apart(dtype: Any) -> int:
    """How many words states lie apart in shared memory.

    An odd number, so that threads that read the same field of theirs do not wait for the same bank of it.
    """
    return int(dtype.itemsize) // 8 | 1


def shared_bytes(dtype: Any, observation: int) -> int:
    """What a block that steps has in shared memory, of which there are 48 kB: its states and observations."""
    return ROWS * (8 * _apart(dtype) + observation)


def _simulated() -> bool:
    import numba

    return bool(getattr(numba.config, "ENABLE_CUDASIM", False))


class CudaBatch(Kept):
    """`Batch` on a GPU: the same rows, seeds and arrays, but the arrays stay on the device.

    They speak `__cuda_array_interface__`, so PyTorch, CuPy and others take them without a copy; actions may come
    from such a library too.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        seed: int = 0,
        observe: bool = True,
        seats: Seatings | None = None,
        redeal: bool = False,
        history: bool = False,
    ) -> None:
        check_count("size", size, 1 << 24)
        self.game = game
        self.size = size
        self.redeal = redeal
        self.actions = action_count(game)
        self._cuda = loaded()
        self._kernels = kernels_of(game.name)
        self._start = self._cuda.to_device(build.template(game, all_wide=_simulated()))
        self._blocks = -(-size // ROWS)
        states = self._cuda.device_array(self._blocks * ROWS, self._start.dtype)
        self.states, self._words = states[:size], states.view(np.int64)
        wide = length(game) if observe else 0
        seen = self._cuda.to_device(np.zeros(max(4, self._blocks * ROWS * wide), np.int8))
        self._quads = seen.view(np.int32)
        self._shared = shared_bytes(self._start.dtype, wide)
        room = most_actions(game) if history else 0
        shapes = {
            "masks": ((size,), np.int64),
            "turns": ((size,), np.int64),
            "rewards": ((size, game.players), np.float32),
            "done": ((size,), np.bool_),
            "scores": ((size, len(game.start(seed=0).scores)), np.int64),
            "gains": ((size, game.players), np.float32),
            "plies": ((size,), np.int64),
            "history": ((size, room, WIDTH), np.int8),
        }
        arrays = {name: self._cuda.to_device(np.zeros(*shape)) for name, shape in shapes.items()}
        none = np.zeros((size, 0), np.int8)
        shown = seen[: size * wide].reshape(size, wide) if observe else self._cuda.to_device(none)
        self.rows = Rows(shown, **arrays)
        log, noted = np.zeros((size, room, WIDTH), np.int8), np.zeros(size, np.int64)
        self._out = Out(*self.rows, self._cuda.to_device(log), self._cuda.to_device(noted))
        self.seats: Any = None
        self._no_bots = self._cuda.to_device(NO_BOTS)
        if seats is not None:
            self.sit(seats)
        self.reset(seed)

    def sit(self, seats: Seatings, which: Any = None) -> None:
        """Who sits where, as in a `Batch`."""
        found, by = levels(self.game, self.size, seats, which), offers(self.game, seats)
        self.seats = self._cuda.to_device(found) if by else None
        if by:
            self._seated = seated(self.game.name, by)

    def advice(self, bot: Bot) -> Any:
        """What the bot would do in every row, on the device: a teacher. The next call writes over it."""
        found = sitter(bot)
        if not hasattr(self, "_advice"):
            self._advice = self._cuda.device_array(self.size, np.int64)
        by = seated(self.game.name, found.offers(self.game.name))
        by.advise_row[self._grid()](self.states, self._seeds, found.level, self._out, self._advice)
        return self._advice

    def _grid(self) -> tuple[int, int]:
        return (self.size + THREADS - 1) // THREADS, THREADS

    def reset(self, seed: int = 0) -> "Rows":
        """Start all matches anew, from this seed on."""
        check_seed(seed)
        self._seeds = self._cuda.to_device(np.arange(self.size, dtype=np.int64) + seed)
        scores: Any = self.rows.scores
        scores.copy_to_device(np.zeros(scores.shape, scores.dtype))
        return self._advance(self._cuda.to_device(np.full(self.size, kernels.FRESH, np.int64)))

    def step(self, actions: Any) -> "Rows":
        """Make one action in every row, all of them or, if any is illegal, none."""
        made = self._read(actions)
        illegal = self._cuda.to_device(np.array([self.size], np.int64))
        self._kernels.check_row[self._grid()](self.rows.masks, made, illegal)
        row = int(illegal.copy_to_host()[0])
        if row < self.size:
            raise refusal(self.game, row, int(made[row : row + 1].copy_to_host()[0]), self.state(row))
        return self._advance(made)

    def _advance(self, made: Any) -> "Rows":
        kernels, seats = (self._kernels, self._no_bots) if self.seats is None else (self._seated, self.seats)
        kernels.step_rows[self._blocks, ROWS, 0, self._shared](
            self._words, self._start, seats, self._seeds, self.size, made, self._out, self._quads,
            self.game.box.side_packs, int(self.redeal),
        )  # fmt: skip
        return self.rows

    def _read(self, actions: Any) -> Any:
        if hasattr(actions, "copy_to_host"):  # numba's own
            made = actions
        elif hasattr(actions, "__cuda_array_interface__"):
            made = self._cuda.as_cuda_array(actions)
        else:
            made = np.asarray(actions)
        check_actions(made, self.size)
        return self._cuda.to_device(made.astype(np.int64)) if isinstance(made, np.ndarray) else made

    def random_actions(self, seed: int = 0) -> Any:
        """A uniformly random legal action for every row, on the device; the seed counts on the first call."""
        if not hasattr(self, "_generators"):
            self._generators = self._cuda.device_array((self.size, 4), np.int64)
            self._kernels.seed_row[self._grid()](self._generators, seed)
            self._chosen = self._cuda.device_array(self.size, np.int64)
        self._kernels.pick_row[self._grid()](self.rows.masks, self._generators, self._chosen)
        return self._chosen

    def state(self, row: int) -> Any:
        """The state of one row, as the interpreted rules know it."""
        check_row_number(row, self.size)
        return build.read_state(self.states[row : row + 1].copy_to_host()[0], self.game.rules)

    def _arrays(self) -> dict[str, Any]:
        shown = {name: array for name, array in self._out._asdict().items() if array.size}
        words = self._words.reshape(self._blocks * ROWS, -1)
        return {"states": words, "seeds": self._seeds, **shown, **({} if self.seats is None else {"seats": self.seats})}

    def _gather(self, array: Any, rows: Any) -> Any:
        source = _lines(array)
        found = self._cuda.device_array((len(rows), source.shape[1]), np.int8)
        self._kernels.gather_row[-(-len(rows) // THREADS), THREADS](source, self._cuda.to_device(rows), found)
        return found

    def _scatter(self, array: Any, rows: Any, found: Any) -> None:
        lines = found if hasattr(found, "copy_to_host") else self._cuda.to_device(np.ascontiguousarray(found))
        self._kernels.scatter_row[-(-len(rows) // THREADS), THREADS](lines, self._cuda.to_device(rows), _lines(array))

    def __repr__(self) -> str:
        return f"<CudaBatch of {self.size} x {self.game!r}>"


def _lines(array: Any) -> Any:
    """An array as bytes, a line for each row."""
    return array.reshape(array.size).view(np.int8).reshape(array.shape[0], -1)


def cuda_playouts(game: Game, matches: int, *, seed: int = 0, threads: int = 0, keep: bool = False) -> tuple[int, Any]:
    """Whole matches by uniformly random players, match i with the seed `seed + i`.

    How many actions they took and, if they are to be kept, the final states.
    """
    check_count("matches", matches, 1 << 40)
    check_limit(game)
    cuda = loaded()
    made = kernels_of(game.name)
    blocks = -(-min(threads or matches, matches) // THREADS)
    start = cuda.to_device(build.template(game, all_wide=_simulated()))
    plies = cuda.device_array(blocks * THREADS, np.int64)
    states = cuda.device_array(matches if keep else 1, start.dtype)
    made.play_matches[blocks, THREADS](start, seed, matches, plies, states, game.box.side_packs)
    return int(plies.copy_to_host().sum()), states.copy_to_host() if keep else None
