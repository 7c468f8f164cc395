"""What the policies' constants are worth: each beside its neighbours, on duplicate deals, in compiled code.

    python benchmarks/tune.py tactics                        every constant of the game, a quarter less and more
    python benchmarks/tune.py tactics OVER_PARTNER LENGTH[4] --boards 100000 --by 0.1 0.5
    python benchmarks/tune.py gasoline_alley BEHIND --matches

Half of the sides play with the value in the code, half with another one; then they change places, with the same cards.
What is shown is how much better the other value does: points a deal, or with `--matches` the part of the matches that
it wins more. An interval that does not reach zero is a reason to look closer, with other boards (`--seed`): of twenty
values that are as good as those in the code, one looks better or worse by chance.

The policy is compiled once: wherever it says a constant, it here looks at the dials of the player at turn instead.
"""

import argparse
import ast
import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, make_dataclass
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from common import rows

from oldtricks.bots import binding, policies
from oldtricks.bots.surface import Policy, Worth, policy
from oldtricks.bots.thinking import hand_points
from oldtricks.compiled import build, cpu
from oldtricks.compiled.kernels import begin, deal_next
from oldtricks.compiled.surface import SIGN, Copier, apply
from oldtricks.engine.boxes import BOXES
from oldtricks.engine.game import Game
from oldtricks.rules.table import DEAL, OVER, Table, row, side_of

FIXED = {"SPAN", "TO_THE_END"}  # say what a hand is about, not how to play it
BOARDS, QUICK = 20_000, 40
MOST_DEALS = 1000
SURELY = 1.96  # standard errors: 95%


class Dials(NamedTuple):
    """The constants of a policy, one after another."""

    places: dict[str, range]
    values: list[int]

    @classmethod
    def of(cls, module: ModuleType) -> "Dials":
        places: dict[str, range] = {}
        values: list[int] = []
        for name in literals(ast.parse(source(module))):
            numbers = vars(module)[name]
            numbers = numbers if isinstance(numbers, tuple) else (numbers,)
            places[name] = range(len(values), len(values) + len(numbers))
            values += numbers
        return cls(places, values)

    def chosen(self, text: str) -> range:
        """The places of a constant, or of a part of it: NAME or NAME[3]."""
        name, _, part = text.rstrip("]").partition("[")
        if name not in self.places:
            raise SystemExit(f"there is no constant {name}; there are {', '.join(self.places)}")
        return self.places[name][int(part) :][:1] if part else self.places[name]


def source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def literals(tree: ast.Module) -> Iterator[str]:
    """The names at the top of a policy that stand for written numbers."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            try:
                ast.literal_eval(node.value)
            except ValueError:
                continue  # calculated from the rules
            names = [each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
            yield from (name for name in names if name not in FIXED)


class Dialled(ast.NodeTransformer):
    """Looks at the dials instead of the constants."""

    def __init__(self, places: dict[str, range]) -> None:
        self.places = places

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.places:
            return self.dial(f"{self.places[node.value.id].start} + ({ast.unparse(self.visit(node.slice))})")
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        read = isinstance(node.ctx, ast.Load) and node.id in self.places
        return self.dial(str(self.places[node.id].start)) if read else node

    def dial(self, place: str) -> ast.AST:
        return ast.parse(f"s.dials[s.shift[s.turn] + {place}]", mode="eval").body


def dialled(module: ModuleType, places: dict[str, range]) -> ModuleType:
    """The policy, with dials."""
    tree = ast.parse(source(module))
    tree.body = [Dialled(places).visit(node) if isinstance(node, ast.FunctionDef) else node for node in tree.body]
    twin = ModuleType(module.__name__)
    twin.__file__, twin.__package__ = module.__file__, module.__package__
    exec(compile(ast.fix_missing_locations(tree), str(module.__file__), "exec"), vars(twin))
    return twin


def play_boards(
    gains: Any, seatings: Any, start: Any, spare: Any, room: Any, first: int, side_cards: int, whole: int
) -> None:
    """How much more the sides with other dials got, on each board; at its tables they sit where a seating has 1.

    Rows of `room`: cards, who drew them, and two generators.
    """
    s = spare[0]
    for i in range(len(gains)):
        gains[i] = 0
        for t in range(len(seatings)):
            begin(s, start[0], room[0], room[1], room[2], first + i, 0, side_cards)
            for seat in range(s.players):
                s.shift[seat] = seatings[t][seat]
            while s.phase != OVER and s.deals < MOST_DEALS and (whole or s.phase != DEAL):
                if s.phase == DEAL:
                    deal_next(s, room[0], room[2], first + i, 0, side_cards)
                else:
                    apply(s, policy(s, room[3]))
            gains[i] += difference(s, whole) / len(seatings)


def difference(s: Any, whole: int) -> float:
    """What a side with other dials got more than one with those of the code, on average."""
    got = 0.0
    usual = 0.0
    others = 0
    for side in range(s.sides):
        points = won(s, side) if whole else float(SIGN * hand_points(s, side))
        if s.shift[side]:
            got += points
            others += 1
        else:
            usual += points
    return got / others - usual / (s.sides - others)


def won(s: Table, side: int) -> float:
    """The side's part of a match that it won, or shared."""
    winners = 0
    for seat in range(s.sides):
        winners += s.winners >> seat & 1
    return (s.winners >> side & 1) / winners if winners else 0.0


class Bench:
    """A game with dials to turn."""

    def __init__(self, game: Game, *, fast: bool = True) -> None:
        self.game = game
        module = policies.of(game.name)
        self.dials = Dials.of(module)
        two = 2 * len(self.dials.values)  # those of the code, then others
        more = [("dials", list[int], row(two)), ("shift", list[int], row(8))]
        self.state = make_dataclass("State", more, bases=(game.rules.State,), slots=True)
        self.shape: Any = SimpleNamespace(State=self.state)
        said = (dialled(module, self.dials.places), *binding.offered(game.name)[Policy][1:])
        reset = build.resetter(self.shape)
        offers = {Policy: said, Worth: said, Copier: (SimpleNamespace(reset=reset),)}
        self.fast = fast
        if fast:
            self.bind = cpu.bind(game.name, cpu.function(), offers)
            self.play = cpu.entries(f"{game.name}-tune", [play_boards], self.bind).play_boards
        else:
            self.bind = build.bind(game.name, offers=offers)
            self.play = self.bind(play_boards)

    def start(self, values: Sequence[int]) -> Any:
        """A table with the code's dials and these."""
        s, plain = self.state(), self.game.new_state()
        for name, _ in build.fields(self.game.rules):
            setattr(s, name, getattr(plain, name))
        s.dials = [*self.dials.values, *values]
        return s

    def seatings(self) -> list[list[int]]:
        """Every other side has other dials, then those between."""
        s, shift = self.game.new_state(), len(self.dials.values)
        return [[(side_of(s, seat) + change) % 2 * shift for seat in range(8)] for change in range(2)]

    def gains(self, values: Sequence[int], boards: int, seed: int, whole: bool) -> list[float]:
        """What other values gain, board by board."""
        start, side_cards = self.start(values), self.game.box.side_packs
        gains: Any = [0.0] * boards
        if not self.fast:
            room = [[0] * 256, [0] * 256, [0] * 4, [0] * 4]
            self.play(gains, self.seatings(), [start], [self.state()], room, seed, side_cards, int(whole))
            return list(gains)
        import numpy as np

        states = np.zeros(2, build.record_type(self.shape))
        build.write_state(states[0], start, self.shape)
        gains, room = np.array(gains), np.zeros((4, 256), np.int64)
        self.play(gains, np.array(self.seatings()), states[:1], states[1:], room, seed, side_cards, int(whole))
        return list(map(float, gains))

    def turned(self, places: range, part: float) -> list[int]:
        """The code's values, but for these: so much more or less of each; of a single one, at least by 1."""
        values = self.dials.values[:]
        for place in places:
            least = 0 if len(places) > 1 else 1 if part > 0 else -1
            values[place] += round(part * values[place]) or least
        return values


@dataclass(frozen=True)
class Found:
    """What another value came to."""

    name: str
    usual: list[int]
    other: list[int]
    gains: list[float] = field(repr=False)

    @property
    def mean(self) -> float:
        return statistics.fmean(self.gains)

    @property
    def error(self) -> float:
        return SURELY * statistics.stdev(self.gains) / math.sqrt(len(self.gains))

    @property
    def verdict(self) -> str:
        if abs(self.mean) <= self.error:
            return ""
        return "better" if self.mean > 0 else "worse"

    def cells(self, digits: int) -> list[str]:
        low, high = self.mean - self.error, self.mean + self.error
        gain, bounds = f"{self.mean:+.{digits}f}", f"{low:+.{digits}f} to {high:+.{digits}f}"
        return [self.name, numbers(self.usual), numbers(self.other), gain, bounds, self.verdict]


def numbers(values: list[int]) -> str:
    return ", ".join(map(str, values)) if len(values) <= 4 else f"{values[0]}, {values[1]}, …, {values[-1]}"


def measure(bench: Bench, names: Sequence[str], options: argparse.Namespace) -> Iterator[Found]:
    for name in names:
        places = bench.dials.chosen(name)
        usual = [bench.dials.values[place] for place in places]
        for part in sorted({sign * by for by in options.by for sign in (-1, 1)}):
            values = bench.turned(places, part)
            gains = bench.gains(values, options.boards, options.seed, options.matches)
            yield Found(name, usual, [values[place] for place in places], gains)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("constants", nargs="*", help="NAME or NAME[3]; all of the game's without any")
    parser.add_argument("--players", type=int, help="the game's usual number without it")
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--by", type=float, nargs="+", default=[0.25], help="how much more and less, in parts")
    parser.add_argument("--seed", type=int, default=1_927_000, help="the first board")
    parser.add_argument("--matches", action="store_true", help="whole matches; a race has no other")
    parser.add_argument("--quick", action="store_true", help="two constants on a few boards, to see whether it runs")
    options = parser.parse_args(arguments)
    game = Game(BOXES[options.game], options.players)
    options.matches |= not game.box.single_hands
    bench = Bench(game)
    names = options.constants or list(bench.dials.places)
    if options.quick:
        names, options.boards = names[:2], QUICK
    what = "part of the matches won more" if options.matches else f"{game.box.unit} a deal more"
    table = f"{game.box.title}, {game.players} players, {options.boards:,} boards"
    print(f"{table}: {what} than with the value in the code\n", flush=True)
    heading = ["constant", "in the code", "instead", "gain", "95%", ""]
    found = (each.cells(4 if options.matches else 3) for each in measure(bench, names, options))
    print("\n".join(rows(heading, *found)))


if __name__ == "__main__":
    main()
