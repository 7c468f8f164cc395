"""What a bot plays with: all that it holds, and what its code uses of modules and classes, weights above all.

As bytes, which are the same in every process. Code itself is named only: its source is read by whoever asks.
"""

import pickle
from collections.abc import Callable, Iterator
from io import BytesIO
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

INTERNAL = ("__", "_abc_impl")  # how names begin that Python gives to a class by itself


class Packer(pickle.Pickler):
    """Packs data, and keeps the functions and classes that it comes by."""

    def __init__(self) -> None:
        self.packed = BytesIO()
        self.code: list[Any] = []
        super().__init__(self.packed, protocol=5)

    def persistent_id(self, thing: Any) -> list[bytes] | None:
        """A set in an order of its own: the usual one differs from process to process."""
        if isinstance(thing, set | frozenset):
            return sorted(_alone(each) for each in thing)
        if isinstance(thing, type | FunctionType):
            self.code.append(thing)
        return None


def _alone(thing: Any) -> bytes:
    packer = Packer()
    packer.dump(thing)
    return packer.packed.getvalue()


IsOwn = Callable[[str], bool]  # whether a module is neither ours nor from any library


def holdings(roots: list[Any], is_own: IsOwn) -> tuple[bytes, set[str]]:
    """What these hold, and the modules of their owner's that they go by; whatever cannot be pickled is an error."""
    packer, todo, seen = Packer(), roots[::-1], dict[int, Any]()
    while todo or packer.code:
        thing = packer.code.pop() if packer.code else todo.pop()
        if not isinstance(thing, type | FunctionType):
            packer.dump(thing)
        elif id(thing) not in seen and is_own(thing.__module__):
            seen[id(thing)] = thing
            values, names = _of_class(thing) if isinstance(thing, type) else _of_function(thing)
            todo.extend(used for value in values for used in _used(value, names, is_own))
    return packer.packed.getvalue(), {thing.__module__ for thing in seen.values()}


def _of_class(kind: type) -> tuple[list[Any], list[str]]:
    return [*kind.__bases__, *(value for name, value in vars(kind).items() if not name.startswith(INTERNAL))], []


def _of_function(function: FunctionType) -> tuple[list[Any], list[str]]:
    """All that it is given, and the names that it calls things by."""
    names = sorted(_names(function.__code__))
    called = [function.__globals__[name] for name in names if name in function.__globals__]
    bound = [cell.cell_contents for cell in function.__closure__ or ()]
    return [*called, *bound, *(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()], names


def _names(code: CodeType) -> set[str]:
    """What a function calls by name, and those inside it."""
    inner = (_names(const) for const in code.co_consts if isinstance(const, CodeType))
    return set(code.co_names).union(*inner)


def _used(value: Any, names: list[str], is_own: IsOwn) -> Iterator[Any]:
    """A value as it can be packed: of a module these names, of a method the function below it; no library's."""
    if isinstance(value, ModuleType):
        for name in names if is_own(value.__name__) else ():
            if name in vars(value):
                yield from _used(vars(value)[name], [other for other in names if other != name], is_own)
    elif isinstance(value, property):
        yield from filter(None, (value.fget, value.fset, value.fdel))
    elif isinstance(value, MethodType):
        yield from (value.__func__, value.__self__) if is_own(value.__func__.__module__) else ()
    elif isinstance(value, type | FunctionType) or not hasattr(type(value), "__get__"):
        yield from () if isinstance(value, BuiltinFunctionType) else (value,)
    elif wrapped := getattr(value, "__wrapped__", getattr(value, "py_func", None)):
        yield wrapped
