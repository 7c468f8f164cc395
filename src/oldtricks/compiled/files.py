"""Files of arrays that say what they were made for: a header in JSON, and arrays; nothing in them is ever run."""

import ast
import json
import math
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from ..engine.errors import OldTricksError
from ..words import say
from .cpu import MissingBackend

if TYPE_CHECKING:
    from .arrays import npt

Arrays = dict[str, Any]  # of NumPy, or rows of numbers

PLAIN = b"\x93NUMPY\x01\x00"  # the first version of NumPy's format
DAMAGED = (ValueError, KeyError, EOFError, AttributeError, RuntimeError, struct.error, zipfile.BadZipFile, zlib.error)
MOST_SAID = 80  # characters of what is wrong: it may quote the file
LETTERS = {"|u1": "B", "<f2": "e"}  # of NumPy's types those that are read without it, as `struct` calls them


def write(path: str | Path, header: Mapping[str, Any], arrays: "Mapping[str, npt.NDArray[Any]]") -> None:
    """Write a file, compressed, and whole or not at all; the name is taken as it stands."""
    from .arrays import np

    told = np.frombuffer(json.dumps(header).encode(), np.uint8)
    new = Path(path).with_name(f".{Path(path).name}.new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, header=told, **arrays)
    new.replace(path)


def by_numpy(file: IO[bytes]) -> Arrays:
    from .arrays import np

    with np.load(file, allow_pickle=False) as found:
        return {name: found[name] for name in found.files}


def in_rows(file: IO[bytes]) -> Arrays:
    """The same without NumPy: an array is a tuple of numbers, or of rows."""
    with zipfile.ZipFile(file) as archive:
        return {name.removesuffix(".npy"): _rows(archive.read(name)) for name in archive.namelist()}


def _rows(data: bytes) -> Any:
    at = len(PLAIN) + 2
    start = at + int.from_bytes(data[at - 2 : at], "little")
    about = ast.literal_eval(data[at:start].decode()) if data.startswith(PLAIN) else {}
    if about.get("descr") not in LETTERS or about["fortran_order"]:
        raise ValueError(about)
    *rows, wide = about["shape"]
    numbers = struct.unpack_from(f"<{math.prod(rows) * wide}{LETTERS[about['descr']]}", data, start)
    return tuple(numbers[i : i + wide] for i in range(0, len(numbers), wide)) if rows else numbers


def read(
    path: str | Path, form: str, arrays_of: Callable[[IO[bytes]], Arrays] = by_numpy
) -> tuple[dict[str, Any], Arrays]:
    """Header and arrays of a file that says it has this format."""
    file = BytesIO(Path(path).read_bytes())  # a damaged one may point to before its beginning, which no disk knows
    try:
        arrays = arrays_of(file)
        header = json.loads(bytes(arrays.pop("header")))
    except MissingBackend:
        raise
    except DAMAGED as error:
        raise OldTricksError(
            say("arrays-unreadable", file=str(path), form=form, error=str(error)[:MOST_SAID])
        ) from None
    if not isinstance(header, dict) or header.get("format") != form:
        raise OldTricksError(say("arrays-unreadable", file=str(path), form=form, error=str(header)[:MOST_SAID]))
    return header, arrays
