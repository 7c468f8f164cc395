"""Everything that a release is made of, checked, in dist/: make release. It publishes nothing.

    python tools/release.py [--python 3.12 ...]

1. sdist and wheel (the wheel from the sdist, so that nothing is missing there), the same bytes for the same commit;
2. `twine check`, and no link on the index's page that works only in the repository;
3. each Python that we are for: where it is here, a clean environment, the wheel with [play], tools/smoke.py; where it
   is not and Pyodide is of that version, the wheel there, without what Pyodide cannot do; it says what was tried where;
4. the table without a server (`oldtricks site`) as the wheel makes it, in an archive; without npm it is left out;
5. the bill of materials and SHA256SUMS.

It needs the extra [supply].
"""

import argparse
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from email import message_from_bytes
from pathlib import Path

import supply

from oldtricks.server.alone import runtime

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
KEPT = os.environ.get("OLDTRICKS_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
NOT_HERE = "not here, so NOT TRIED"
RELATIVE = re.compile(r"\]\((?!\w+:|#)|^\[[^\]]+\]: (?!\w+:)", re.MULTILINE)


def build() -> tuple[Path, Path]:
    """The sdist and the wheel, dated like the commit."""
    shutil.rmtree(DIST, ignore_errors=True)
    shown = ["git", "log", "-1", "--format=%ct"]
    dated = subprocess.run(shown, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    os.environ["SOURCE_DATE_EPOCH"] = dated
    supply.uv("build", "--quiet", "--out-dir", str(DIST))
    (DIST / ".gitignore").unlink(missing_ok=True)
    (sdist,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    return sdist, wheel


def check(sdist: Path, wheel: Path) -> str:
    """What an index and its readers get; the version."""
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel)], check=True)
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(opened.read(name))
    found = RELATIVE.findall(str(metadata.get_payload()))
    if found:
        raise SystemExit(f"{len(found)} links on the index's page work only in the repository")
    if not metadata.get_all("Project-URL"):
        print("no addresses: `repository` is empty in pyproject.toml, so the README's links are plain text", flush=True)
    version = metadata["Version"]
    newest = re.search(r"^## \[(.+?)\] - (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if newest is None or newest[1] != version:
        raise SystemExit(f"CHANGELOG.md does not begin with {version}")
    if newest[2] == "unreleased":
        print(f"CHANGELOG.md calls {version} unreleased: give it its date before you publish", flush=True)
    return str(version)


def interpreter(python: str) -> str | None:
    """Where this Python is, on the path or among those of pyenv, whose stand-ins on the path need not work."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for found in (shutil.which(f"python{python}"), *map(str, sorted(pyenv.glob(f"{python}.*/bin/python")))):
        if found and subprocess.run([found, "-c", ""], capture_output=True).returncode == 0:
            return found
    return None


def try_on(python: str, wheel: Path, version: str) -> tuple[bool, str]:
    """Whether nothing went wrong there, and in words what was tried."""
    there = interpreter(python)
    if there is None and in_pyodide(python):
        return try_in_pyodide(wheel, version)
    if there is None:
        return True, NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        found = supply.environment(Path(folder) / "venv", f"oldtricks[play] @ {wheel.as_uri()}", python=there)
        command = [str(found), "-I", str(ROOT / "tools" / "smoke.py"), version]
        apart = {**os.environ, "OLDTRICKS_CACHE": folder}
        works = subprocess.run(command, cwd=folder, env=apart).returncode == 0
    return works, f"{'works' if works else 'DOES NOT WORK'} ({there})"


def in_pyodide(python: str) -> bool:
    """Whether the Python of the static site is this one, and can be tried here."""
    return python.replace(".", "") == runtime.PINNED["version"].split(".")[0] and bool(shutil.which("node"))


def try_in_pyodide(wheel: Path, version: str) -> tuple[bool, str]:
    named = f"{runtime.PINNED['package']} {runtime.PINNED['version']}"
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(runtime.fetch(Path(KEPT) / "oldtricks"))) as package:
            package.extractall(folder, filter="data")
        packages = f"{folder}/packages"
        supply.uv("pip", "install", "--quiet", "--target", packages, str(wheel))
        command = ["node", str(ROOT / "tools" / "smoke.mjs"), f"{folder}/package", packages, version]
        works = subprocess.run(command, cwd=folder).returncode == 0
    said = "games and command line work" if works else "games and command line DO NOT WORK"
    return works, f"not here; in {named} {said}, server and compiled code NOT TRIED"


def site(wheel: Path, version: str) -> None:
    """The static site, of which the same commit makes the same bytes."""
    if not shutil.which("npm"):
        print("npm is not here, so the static site was NOT MADE", flush=True)
        return
    dated = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with tempfile.TemporaryDirectory() as folder:
        found = supply.environment(
            Path(folder) / "venv", f"oldtricks[server] @ {wheel.as_uri()}", python=sys.executable
        )
        made = Path(folder) / f"oldtricks-{version}-site"
        command = [str(found.with_name("oldtricks")), "site", str(made)]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with zipfile.ZipFile(DIST / f"{made.name}.zip", "w") as archive:
            for path in sorted(path for path in made.rglob("*") if path.is_file()):
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), dated)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def bill(version: str) -> None:
    supply.bill()
    shutil.copy(supply.BILL, DIST / f"oldtricks-{version}.cdx.json")


def sums() -> None:
    files = sorted(path for path in DIST.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", help="try this one; may be repeated")
    chosen = parser.parse_args()
    sdist, wheel = build()
    version = check(sdist, wheel)
    tried = {}
    for python in chosen.python or PYTHONS:
        tried[python] = try_on(python, wheel, version)
        print(f"Python {python}: {tried[python][1]}", flush=True)
    site(wheel, version)
    bill(version)
    sums()
    print(*(f"dist/{path.name}" for path in sorted(DIST.iterdir())), sep="\n")
    print(*(f"Python {python}: {said}" for python, (_, said) in tried.items()), sep="\n")
    works = any(said != NOT_HERE for _, said in tried.values()) and all(good for good, _ in tried.values())
    return 0 if works else 1


if __name__ == "__main__":
    sys.exit(main())
