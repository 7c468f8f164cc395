"""Files of arrays that say what they were made for: a header in JSON, and arrays; nothing in them is ever run."""

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..engine.errors import OldTricksError
from ..words import say
from .arrays import np, npt

Arrays = dict[str, npt.NDArray[Any]]


def write(path: str | Path, header: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write a file, compressed; the name is taken as it stands."""
    told = np.frombuffer(json.dumps(header).encode(), np.uint8)
    with Path(path).open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, header=told, **arrays)


def read(path: str | Path, form: str) -> tuple[dict[str, Any], Arrays]:
    """Header and arrays of a file that says it has this format."""
    try:
        with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        header = json.loads(arrays.pop("header").tobytes())
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise OldTricksError(say("arrays-unreadable", file=str(path), form=form, error=str(error))) from None
    if not isinstance(header, dict) or header.get("format") != form:
        raise OldTricksError(say("arrays-unreadable", file=str(path), form=form, error=str(header)[:80]))
    return header, arrays
