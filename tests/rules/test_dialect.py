"""The compilable dialect: what rules may be written in, and that numba compiles and runs them just as they stand."""

import ast
import importlib
import inspect
import random
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import oldtricks as ot
from oldtricks import rules
from oldtricks.compiled.surface import Declared
from oldtricks.engine import sfc32
from oldtricks.engine.match import copy_state
from oldtricks.rules import table
from oldtricks.rules.table import DEAL, OVER

from ..tables import numbers

GAMES = [importlib.import_module(f"oldtricks.rules.{name}") for name in ot.GAMES]
DIALECT = [table, *GAMES, sfc32]

SMALLEST, LARGEST = -(1 << 63), (1 << 63) - 1
NOT_A_RULE = {"row"}  # makes the fields of a state, before any rule runs

SCALARS = {"int", "bool", "Seat", "Card", "Mask", "Action", "Rule"}
STATES = {"State", "Table", "TrickTable"}
ARITHMETIC = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.LShift,
    ast.RShift,
    ast.BitAnd,
    ast.BitOr,
    ast.BitXor,
)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Dialect:
    """What a module's functions may speak of."""

    fields: Mapping[str, bool]  # of the state; whether it is a row
    constants: frozenset[str] = frozenset()  # integers of the module
    tables: frozenset[str] = frozenset()  # its tuples of integers
    functions: frozenset[str] = frozenset()

    @classmethod
    def of(cls, module: ModuleType) -> "Dialect":
        state = getattr(module, "State", getattr(module, "TrickTable", None))
        known = vars(module)
        return cls(
            {f.name: isinstance(getattr(state(), f.name), list) for f in fields(state)} if state else {},
            frozenset(name for name, value in known.items() if type(value) is int),
            frozenset(name for name, value in known.items() if type(value) is tuple),
            frozenset(name for name, value in known.items() if inspect.isfunction(value) or isinstance(value, Declared))
            - NOT_A_RULE
            - {"dataclass"},
        )

    def offences(self, source: str) -> list[str]:
        """Everything in a module that is not in the dialect."""
        found: list[str] = []
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef):
                if node.name not in NOT_A_RULE:
                    found += Function(self, node).offences()
            elif isinstance(node, ast.ImportFrom):
                if node.level == 0 and node.module not in ("dataclasses", "typing"):
                    found.append(f"line {node.lineno}: imports {node.module}")
            elif isinstance(node, ast.ClassDef):
                found += [f"line {n.lineno}: a method" for n in ast.walk(node) if isinstance(n, ast.FunctionDef)]
            elif not (is_text(node) or is_constant(node)):
                found.append(f"line {node.lineno}: {type(node).__name__} in a module")
        return found


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def is_constant(node: ast.stmt) -> bool:
    """A name in capitals gets a value, or a type another name; whether it is a number is seen at run time."""
    match node:
        case ast.Assign(targets=targets):
            names = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
            return all(name.id.isupper() for name in names)
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case _:
            return False


class Function:
    """Reads one function: every kind of node is refused unless it is listed here."""

    def __init__(self, dialect: Dialect, node: ast.FunctionDef) -> None:
        self.dialect = dialect
        self.node = node
        self.states: set[str] = set()
        self.rows: set[str] = set()
        self.numbers = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    def offences(self) -> list[str]:
        return [f"line {node.lineno}: {self.node.name}: {what}" for node, what in self.function()]

    def function(self) -> Iterator[tuple[Any, str]]:
        node, given = self.node, self.node.args
        if node.decorator_list:
            yield node, "is decorated"
        if given.defaults or given.kwonlyargs or given.vararg or given.kwarg or given.posonlyargs:
            yield node, "takes more than plain parameters"
        for parameter in given.args:
            kind = ast.unparse(parameter.annotation) if parameter.annotation else ""
            if kind in STATES:
                self.states.add(parameter.arg)
            elif kind in SCALARS:
                self.numbers.add(parameter.arg)
            elif kind.startswith("list[") and kind[5:-1] in SCALARS:
                self.rows.add(parameter.arg)
            else:
                yield parameter, f"{parameter.arg} is neither a state, a number nor a list of numbers"
        yield from self.block(node.body[1:] if is_text(node.body[0]) else node.body)

    def block(self, body: list[ast.stmt]) -> Iterator[tuple[Any, str]]:
        for node in body:
            yield from self.statement(node)

    def statement(self, node: ast.stmt) -> Iterator[tuple[Any, str]]:
        match node:
            case ast.Assign(targets=[target], value=value):
                yield from self.target(target)
                yield from self.value(value)
            case ast.AugAssign(target=target, op=op, value=value):
                yield from self.target(target)
                yield from self.operator(node, op)
                yield from self.value(value)
            case ast.If(test=test, body=body, orelse=other):
                yield from self.value(test)
                yield from self.block(body)
                yield from self.block(other)
            case ast.While(test=test, body=body, orelse=[]):
                yield from self.value(test)
                yield from self.block(body)
            case ast.For(target=ast.Name(), iter=counting, body=body, orelse=[]):
                match counting:
                    case ast.Call(func=ast.Name(id="range"), args=[_, *_] as bounds, keywords=[]):
                        for bound in bounds:
                            yield from self.value(bound)
                    case _:
                        yield node, f"a loop over {ast.unparse(counting)}"
                yield from self.block(body)
            case ast.Return(value=None) | ast.Break() | ast.Continue():
                pass
            case ast.Return(value=ast.expr() as value):
                yield from self.value(value)
            case ast.Expr(value=ast.Call() as call):
                yield from self.value(call)
            case _:
                yield node, f"{type(node).__name__} is not in the dialect"

    def target(self, node: ast.expr) -> Iterator[tuple[Any, str]]:
        match node:
            case ast.Name(id=name):
                if name in self.states | self.rows:
                    yield node, f"replaces {name}"
            case ast.Attribute(value=ast.Name()):
                yield from self.value(node)
            case ast.Subscript(value=row, slice=index):
                if isinstance(row, ast.Name) and row.id in self.dialect.tables:
                    yield node, f"writes to the constant {row.id}"
                yield from self.row(row)
                yield from self.value(index)
            case _:
                yield node, f"assigns to {type(node).__name__}"

    def row(self, node: ast.expr) -> Iterator[tuple[Any, str]]:
        match node:
            case ast.Name(id=name) if name in self.rows or name in self.dialect.tables:
                pass
            case ast.Attribute(value=ast.Name(id=state), attr=name) if state in self.states:
                if not self.dialect.fields.get(name, False):
                    yield node, f"{state}.{name} is no row of the state"
            case _:
                yield node, f"{ast.unparse(node)} is no row"

    def operator(self, node: Any, op: ast.operator) -> Iterator[tuple[Any, str]]:
        if not isinstance(op, ARITHMETIC):
            yield node, f"{type(op).__name__} is not in the dialect"

    def value(self, node: ast.expr) -> Iterator[tuple[Any, str]]:
        match node:
            case ast.Constant(value=bool() | int() as number):
                if not SMALLEST <= number <= LARGEST:
                    yield node, f"{number} has more than 64 bits"
            case ast.Constant(value=other):
                yield node, f"{type(other).__name__} is not in the dialect"
            case ast.Name(id=name):
                if name not in self.numbers and name not in self.dialect.constants:
                    yield node, f"{name} is no number"
            case ast.Attribute(value=ast.Name(id=state), attr=name) if state in self.states:
                if self.dialect.fields.get(name, True):
                    yield node, f"{state}.{name} is no number of the state"
            case ast.Subscript(value=row, slice=index):
                yield from self.row(row)
                yield from self.value(index)
            case ast.BinOp(left=left, op=op, right=right):
                yield from self.operator(node, op)
                yield from self.value(left)
                yield from self.value(right)
            case ast.UnaryOp(op=ast.USub() | ast.Invert() | ast.Not(), operand=operand):
                yield from self.value(operand)
            case ast.BoolOp(values=values):
                for value in values:
                    yield from self.value(value)
            case ast.Compare(left=left, ops=ops, comparators=others):
                for comparison in ops:
                    if not isinstance(comparison, COMPARISONS):
                        yield node, f"{type(comparison).__name__} is not in the dialect"
                for value in (left, *others):
                    yield from self.value(value)
            case ast.IfExp(test=test, body=body, orelse=other):
                for value in (test, body, other):
                    yield from self.value(value)
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]) if name in self.dialect.functions:
                for argument in given:
                    if not (isinstance(argument, ast.Name) and argument.id in self.states | self.rows):
                        yield from self.value(argument)
            case ast.Call(func=called):
                yield node, f"calls {ast.unparse(called)} in a way that is not in the dialect"
            case _:
                yield node, f"{type(node).__name__} is not in the dialect"


@pytest.mark.parametrize("module", DIALECT, ids=lambda module: module.__name__)
def test_every_function_keeps_to_the_dialect(module: ModuleType) -> None:
    assert Dialect.of(module).offences(Path(str(module.__file__)).read_text(encoding="utf-8")) == []


def test_no_module_of_the_rules_escapes_the_lint() -> None:
    files = {path.name for path in Path(rules.__path__[0]).glob("*.py")}
    assert files - {"__init__.py", "surface.py"} == {
        Path(str(module.__file__)).name for module in DIALECT if module is not sfc32
    }
    body = ast.parse(Path(str(rules.__file__)).read_text(encoding="utf-8")).body
    assert len(body) == 1
    assert is_text(body[0])


@pytest.mark.parametrize("module", DIALECT, ids=lambda module: module.__name__)
def test_constants_and_fields_are_64_bit_integers(module: ModuleType) -> None:
    for name, value in vars(module).items():
        if name.isupper():
            for number in value if isinstance(value, tuple) else [value]:
                assert type(number) is int, name
                assert SMALLEST <= number <= LARGEST, name
    for kind in (k for k in vars(module).values() if inspect.isclass(k) and issubclass(k, table.Table)):
        state = kind()
        assert not hasattr(state, "__dict__")
        for field in fields(state):
            value = getattr(state, field.name)
            kinds = (list[int], list[table.Wide]) if isinstance(value, list) else (int, table.Wide)
            assert field.type in kinds, field.name
            assert all(type(number) is int for number in (value if isinstance(value, list) else [value])), field.name


TOY = Dialect(
    {"turn": False, "hands": True},
    frozenset({"CARDS", "ANY_CARD"}),
    frozenset({"POINTS"}),
    frozenset({"left", "pack"}),
)

SPOKEN = '''
"""A module."""
from dataclasses import dataclass
from typing import TypeAlias
from .table import left

CARDS = 3
POINTS = tuple(sum(i for i in range(n)) for n in range(4))


@dataclass(slots=True)
class State:
    turn: int = 0


def deal(s: State, deck: list[Card], i: int) -> Mask:
    """Everything that the dialect has."""
    s.turn = left(s, s.turn)
    s.hands[s.turn] |= 1 << deck[i] | -1 & ~CARDS
    deck[i] = POINTS[i % 4] // 2 * 3 - 1 ^ 5 >> 1
    for seat in range(1, CARDS, 2):
        while not s.hands[seat] & 1 and seat != 4:
            seat += 1
            if seat >= 0:
                break
            elif 0 < seat <= 2:
                continue
            else:
                enough = True
    pack(s, deck)
    if i:
        return s.hands[0] or i
    return 1 if i == 2 else 0
'''

FORBIDDEN = {
    "a text": ("x = 'a'", "str is not"),
    "a docstring in the wrong place": ("x = 1\n'a'", "Expr is not"),
    "a float": ("x = 1.0", "float is not"),
    "None": ("x = None", "NoneType is not"),
    "bytes": ("x = b'a'", "bytes is not"),
    "more than 64 bits": ("x = 9223372036854775808", "more than 64 bits"),
    "true division": ("x = i / 2", "Div is not"),
    "true division in place": ("i /= 2", "Div is not"),
    "a power": ("x = 2 ** i", "Pow is not"),
    "matrix multiplication": ("x = i @ i", "MatMult is not"),
    "a list": ("x = [i]", "List is not"),
    "a tuple": ("x = (i, i)", "Tuple is not"),
    "a set": ("x = {i}", "Set is not"),
    "a dict": ("x = {i: i}", "Dict is not"),
    "a list comprehension": ("x = [i for i in range(3)]", "ListComp is not"),
    "a set comprehension": ("x = {i for i in range(3)}", "SetComp is not"),
    "a dict comprehension": ("x = {i: i for i in range(3)}", "DictComp is not"),
    "a generator": ("x = left(s, (j for j in range(3)))", "GeneratorExp is not"),
    "an f-string": ("x = f'{i}'", "JoinedStr is not"),
    "a lambda": ("x = lambda: i", "Lambda is not"),
    "a nested function": ("def inner() -> int:\n    return 1", "FunctionDef is not"),
    "a nested class": ("class Inner:\n    pass", "ClassDef is not"),
    "yield": ("yield i", "Expr is not"),
    "await": ("x = await i", "Await is not"),
    "raise": ("raise ValueError", "Raise is not"),
    "try": ("try:\n    i = 1\nexcept ValueError:\n    i = 2", "Try is not"),
    "assert": ("assert i", "Assert is not"),
    "with": ("with s:\n    i = 1", "With is not"),
    "import": ("import math", "Import is not"),
    "import from": ("from math import pi", "ImportFrom is not"),
    "global": ("global CARDS", "Global is not"),
    "delete": ("del i", "Delete is not"),
    "pass": ("pass", "Pass is not"),
    "match": ("match i:\n    case 1:\n        return 1", "Match is not"),
    "an annotated assignment": ("x: int = 1", "AnnAssign is not"),
    "a chained assignment": ("x = y = 1", "Assign is not"),
    "unpacking": ("x, y = i, i", "assigns to Tuple"),
    "a walrus": ("x = (y := i)", "NamedExpr is not"),
    "a slice": ("x = deck[1:2]", "Slice is not"),
    "two indexes": ("x = deck[1, 2]", "Tuple is not"),
    "a nested index": ("x = deck[0][1]", "deck[0] is no row"),
    "an attribute chain": ("x = s.turn.real", "Attribute is not"),
    "assigning to an attribute chain": ("s.turn.x = 1", "assigns to Attribute"),
    "an attribute of a number": ("x = i.real", "Attribute is not"),
    "a method": ("x = i.bit_count()", "calls i.bit_count"),
    "a method of the state": ("s.deal()", "calls s.deal"),
    "an unknown field": ("x = s.score", "s.score is no number"),
    "a new field": ("s.score = 1", "s.score is no number"),
    "a row taken for a number": ("x = s.hands", "s.hands is no number"),
    "a row replaced": ("s.hands = 1", "s.hands is no number"),
    "a number taken for a row": ("x = s.turn[0]", "s.turn is no row"),
    "an unknown row": ("x = s.scores[0]", "s.scores is no row"),
    "a whole list": ("x = deck", "deck is no number"),
    "another state": ("s = 1", "replaces s"),
    "another list": ("deck = 1", "replaces deck"),
    "a whole state": ("x = s", "s is no number"),
    "a constant table as a number": ("x = POINTS", "POINTS is no number"),
    "writing to a constant": ("POINTS[0] = 1", "writes to the constant"),
    "an unknown name": ("x = WHO", "WHO is no number"),
    "a function as a value": ("x = left", "left is no number"),
    "a builtin": ("x = len(deck)", "calls len"),
    "range as a value": ("x = range(3)", "calls range"),
    "print": ("print(i)", "calls print"),
    "a keyword argument": ("x = left(s, seat=i)", "calls left"),
    "a starred argument": ("x = left(*deck)", "Starred is not"),
    "a called call": ("x = left(s, i)()", "calls left(s, i)"),
    "identity": ("x = i is i", "Is is not"),
    "membership": ("x = i in deck", "In is not"),
    "unary plus": ("x = +i", "UnaryOp is not"),
    "a loop over a list": ("for x in deck:\n    i = 1", "a loop over deck"),
    "a loop over a call": ("for x in left(s, i):\n    i = 1", "a loop over left(s, i)"),
    "a loop over an empty range": ("for x in range():\n    i = 1", "a loop over range()"),
    "a loop with two names": ("for x, y in range(3):\n    i = 1", "For is not"),
    "a loop into the state": ("for s.turn in range(3):\n    i = 1", "For is not"),
    "for with else": ("for x in range(3):\n    i = 1\nelse:\n    i = 2", "For is not"),
    "while with else": ("while i:\n    i = 1\nelse:\n    i = 2", "While is not"),
    "an expression as a statement": ("i + 1", "Expr is not"),
}  # fmt: skip

FORBIDDEN_OUTSIDE = {
    "a plain import": ("import random", "Import in a module"),
    "an absolute import": ("from random import choice", "imports random"),
    "future": ("from __future__ import annotations", "imports __future__"),
    "code in a module": ("if True:\n    X = 1", "If in a module"),
    "a variable in a module": ("turn = 1", "Assign in a module"),
    "an annotated variable": ("TURN: int = 1", "AnnAssign in a module"),
    "a loop in a module": ("for i in range(3):\n    X = i", "For in a module"),
    "an async function": ("async def f(s: State) -> None:\n    s.turn = 1", "AsyncFunctionDef in a module"),
    "a method": ("class State:\n    def f(self) -> int:\n        return 1", "a method"),
    "a decorator": ("@cache\ndef f(s: State) -> None:\n    s.turn = 1", "is decorated"),
    "a default": ("def f(s: State, i: int = 0) -> None:\n    s.turn = 1", "more than plain parameters"),
    "any number of parameters": ("def f(*s: State) -> None:\n    return", "more than plain parameters"),
    "keywords": ("def f(**s: State) -> None:\n    return", "more than plain parameters"),
    "keyword-only": ("def f(*, i: int) -> None:\n    return", "more than plain parameters"),
    "a parameter of no kind": ("def f(s) -> None:\n    return", "s is neither"),
    "a parameter of another kind": ("def f(s: dict[int, int]) -> None:\n    return", "s is neither"),
    "a list of texts": ("def f(s: list[str]) -> None:\n    return", "s is neither"),
    "the maker of fields called by a rule": ("def f(i: int) -> int:\n    return row(i)", "calls row"),
}


def test_the_lint_knows_the_whole_dialect() -> None:
    assert TOY.offences(SPOKEN) == []


@pytest.mark.parametrize(("body", "expected"), FORBIDDEN.values(), ids=FORBIDDEN)
def test_the_lint_catches_in_a_function(body: str, expected: str) -> None:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    found = TOY.offences(f"def rule(s: State, deck: list[int], i: int) -> None:\n    s.turn = 0\n{lines}")
    assert any(expected in offence for offence in found), found


@pytest.mark.parametrize(("source", "expected"), FORBIDDEN_OUTSIDE.values(), ids=FORBIDDEN_OUTSIDE)
def test_the_lint_catches_in_a_module(source: str, expected: str) -> None:
    found = TOY.offences(source)
    assert any(expected in offence for offence in found), found


# numba is in the dev extra, and imported without any net: where it is missing, this fails and does not skip.


def compiled(module: ModuleType) -> dict[str, Any]:
    """A game's functions, compiled just as they stand; each finds the names of the module that it was written in."""
    import numba

    spaces: dict[str, dict[str, Any]] = {}
    for home in (table, module):
        known = {name: value for name, value in vars(home).items() if type(value) in (int, tuple)}
        spaces[home.__name__] = known
        for name, value in vars(home).items():
            if not inspect.isfunction(value) or name in NOT_A_RULE or value.__module__ not in spaces:
                continue
            if value.__module__ == home.__name__:
                known[name] = numba.njit(types.FunctionType(value.__code__, known, name))
            else:
                known[name] = spaces[value.__module__][name]
    return spaces[module.__name__]


def record_of(state: Any) -> Any:
    """The state as one NumPy record of 64-bit integers, its layout taken from the dataclass."""
    import numpy as np

    shapes = [(f.name, getattr(state, f.name)) for f in fields(state)]
    dtype = np.dtype([(n, np.int64, (len(v),)) if isinstance(v, list) else (n, np.int64) for n, v in shapes])
    record = np.zeros(1, dtype)[0]
    for name, value in shapes:
        record[name] = value
    return record


def state_of(record: Any) -> dict[str, Any]:
    return {name: record[name].tolist() for name in record.dtype.names}


PLAYED = {
    "aviationgame": {"players": 6, "hands": 2},
    "gasoline_alley": {"players": 5, "hands": 3},
    "neutral": {"players": 5, "hands": 3},
    "new_york_to_paris": {"players": 3},
    "tactics": {"hands": 2},
}


@pytest.mark.parametrize("name", ot.GAMES)
def test_numba_compiles_the_rules_unchanged_and_agrees_after_every_action(name: str) -> None:
    import numpy as np

    game = ot.game(name, **PLAYED.get(name, {"hands": 6}))
    plain, fast = game.rules, compiled(game.rules)
    chance = random.Random(7)
    s = game.new_state()
    record = record_of(type(s)())
    for option in ("players", *(option.field for option in game.box.options)):
        record[option] = getattr(s, option)
    fast["setup"](record)
    assert state_of(record) == state_of(record_of(s))

    def shuffled() -> list[int]:
        deck, slow_deck = np.zeros(256, np.int64), [0] * 256
        cards = plain.pack(s, slow_deck)
        assert fast["pack"](record, deck) == cards
        assert deck.tolist() == slow_deck
        packs = game.box.packs(slow_deck[:cards])
        return [card for pack in packs for card in chance.sample(pack, len(pack))]

    draw = shuffled() + [0] * 64
    drew, fast_drew = [0] * 256, np.zeros(256, np.int64)
    assert fast["draw_for_deal"](record, np.array(draw), fast_drew) == plain.draw_for_deal(s, draw[:], drew)
    assert fast_drew.tolist() == drew
    plies = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            deck = shuffled()
            plain.deal(s, deck)
            fast["deal"](record, np.array(deck))
        else:
            legal = plain.legal(s)
            assert fast["legal"](record) == legal
            if plies % 8 == 0:
                for action in range(-2, 70):
                    assert fast["why_illegal"](record, action) == plain.why_illegal(s, action)
                seat = chance.randrange(-1, s.players)
                known, seen = record_of(s), copy_state(s)
                fast["hide"](known, seat)
                plain.hide(seen, seat)
                assert state_of(known) == state_of(record_of(seen))
            action = chance.choice(numbers(legal))
            plain.apply(s, action)
            fast["apply"](record, action)
            plies += 1
        assert state_of(record) == state_of(record_of(s))
    assert plies > 50


def test_numba_compiles_the_shuffle_unchanged_and_agrees() -> None:
    import numba
    import numpy as np

    space: dict[str, Any] = {"WORD": sfc32.WORD, "WARM_UP": sfc32.WARM_UP}
    for function in (sfc32.step, sfc32.seed, sfc32.below, sfc32.shuffle):
        space[function.__name__] = numba.njit(types.FunctionType(function.__code__, space, function.__name__))
    for seed in (0, 1, sfc32.WORD):
        g, cards = [0] * 4, list(range(100))
        fast_g, fast_cards = np.zeros(4, np.int64), np.arange(100)
        sfc32.seed(g, seed, seed ^ 5, 3)
        space["seed"](fast_g, seed, seed ^ 5, 3)
        sfc32.shuffle(g, cards, 10, 90)
        space["shuffle"](fast_g, fast_cards, 10, 90)
        assert fast_cards.tolist() == cards
        assert fast_g.tolist() == g
