"""What runs in the browser: Python itself (Pyodide), from the npm registry, and our package with its libraries."""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from ...engine.errors import OldTricksError
from ...words import LANGUAGES, say

PACKAGE = Path(__file__).parents[2]
PINNED: dict[str, Any] = tomllib.loads(Path(__file__).with_name("pyodide.toml").read_text(encoding="utf-8"))
PATIENCE = 300  # seconds for npm

# All in plain Python; of some only a part is wanted.
LIBRARIES = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing-extensions", "confusable-homoglyphs")
LOCALES = {f"{name}.dat" for name in ("root", "global", *LANGUAGES)}
NOT_WANTED = ("babel/messages/", "pytz/zoneinfo/", "confusable_homoglyphs/cli.py")
OURS = {"rules", "words", "engine", "compiled", "bots", "teaching", "server", "art"}
KINDS = {".py", ".ftl", ".toml", ".json", ".md"}
NOT_OURS = ("art/fonts/", "compiled/gpu.py", "server/api/", "server/alone/build.py", "server/alone/runtime.py")

# Of the standard library what no table needs.
LEFT_OUT = (
    "_pyrepl/", "unittest/", "xml/", "xmlrpc/", "multiprocessing/", "pydoc_data/", "turtledemo/", "tkinter/",
    "idlelib/", "ensurepip/", "venv/", "curses/", "dbm/", "wsgiref/", "sqlite3/", "pdb.py", "doctest.py", "pydoc.py",
    "turtle.py", "mailbox.py", "imaplib.py", "smtplib.py", "ftplib.py", "poplib.py", "optparse.py",
    "cProfile.py", "pstats.py",
)  # fmt: skip
CODECS = {
    "__init__", "aliases", "ascii", "latin_1", "utf_8", "utf_16", "utf_16_le", "utf_16_be", "utf_32", "utf_8_sig",
    "cp437", "idna", "punycode", "raw_unicode_escape", "unicode_escape", "hex_codec",
}  # fmt: skip

# Where Pyodide puts a memory back that was kept; it has to be as large first.
RESTORING = b"return Module.HEAP8.set(t),l}"
ROOM_FIRST = (
    b"if(Module.HEAP8.length<t.length){wasmMemory.grow((t.length-Module.HEAP8.length)/65536);updateMemoryViews()}"
    + RESTORING
)


def fetch(cache: Path) -> bytes:
    """Pyodide's package, from the cache or by npm; checked either way."""
    kept = cache / f"{PINNED['package']}-{PINNED['version']}.tgz"
    if not kept.is_file() or not _right(kept.read_bytes()):
        _pack(kept)
    data = kept.read_bytes()
    if not _right(data):
        kept.unlink()
        raise OldTricksError(say("site-wrong-checksum", package=f"{PINNED['package']} {PINNED['version']}"))
    return data


def _right(data: bytes) -> bool:
    return hashlib.sha256(data).hexdigest() == str(PINNED["sha256"])


def _pack(kept: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise OldTricksError(say("site-no-npm"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{PINNED['package']}@{PINNED['version']}"
        command = [npm, "pack", wanted, "--silent", "--pack-destination", folder]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE)
        except (subprocess.SubprocessError, OSError) as error:
            lines = (getattr(error, "stderr", "") or str(error)).strip().splitlines()
            reason = next((line for line in lines if "code" in line or "rror" in line), lines[-1] if lines else "?")
            raise OldTricksError(say("site-npm-failed", package=wanted, reason=reason)) from None
        [found] = Path(folder).glob("*.tgz")
        shutil.move(found, kept)


def pyodide(package: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of Pyodide, by name. Modules end in .js, which every web server knows; the largest file is packed."""
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        for name in PINNED["files"]:
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            data = member.read()
            if name.endswith(".mjs"):
                assert data.count(RESTORING) == name.count(".asm.")
                yield name.replace(".mjs", ".js"), data.replace(b".asm.mjs", b".asm.js").replace(RESTORING, ROOM_FIRST)
            elif name.endswith(".wasm"):
                yield f"{name}.packed", gzip.compress(data, 9, mtime=0)
            elif name.endswith("-lock.json"):  # there are no packages beside it
                yield name, json.dumps({**json.loads(data), "packages": {}}).encode()
            else:
                yield name, _cut(data)
    yield "README.txt", PINNED["notice"].encode()


def _cut(library: bytes) -> bytes:
    """The standard library without what is never imported."""
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        return zipped((info.filename, archive.read(info)) for info in archive.infolist() if _wanted(info.filename))


def _wanted(name: str) -> bool:
    if name.startswith("encodings/"):
        return name == "encodings/" or Path(name).stem in CODECS
    return not name.startswith(LEFT_OUT)


def ours() -> bytes:
    """Our package without what only servers need, and the libraries."""
    return zipped([*_package(), *_libraries()])


def _package() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        part = name.split("/")[0]
        if path.suffix in KINDS and (part in OURS or name == "__init__.py") and not name.startswith(NOT_OURS):
            yield f"oldtricks/{name}", path.read_bytes()
    pages = next(each for each in (PACKAGE / "pages", PACKAGE.parents[1] / "docs" / "games") if each.is_dir())
    for path in sorted(pages.rglob("*.md")):
        yield f"oldtricks/pages/{path.relative_to(pages).as_posix()}", path.read_bytes()


def _libraries() -> Iterator[tuple[str, bytes]]:
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            name = file.as_posix()
            licence = ".dist-info/" in name and "licen" in name.lower()
            data = file.suffix in (".py", ".json") or file.name in LOCALES
            if licence or (data and not name.startswith(NOT_WANTED) and ".dist-info/" not in name):
                yield name, Path(str(file.locate())).read_bytes()


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive that depends on what is in it and on nothing else."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return made.getvalue()
