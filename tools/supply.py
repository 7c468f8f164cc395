"""What Old Tricks builds on: versions that are tried, versions to install again, and the bill of materials.

    python tools/supply.py constraints              write constraints.txt: the newest versions within our bounds
    python tools/supply.py bounds [lowest|newest]   run the tests with the oldest or the newest versions, or with both
    python tools/supply.py bill                     write bill-of-materials.json (CycloneDX)

It needs the extra [supply]. `bounds` hands everything after `--` to pytest, in place of the tests that it would run.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
BILL = ROOT / "bill-of-materials.json"
FACE = ROOT / "src" / "oldtricks" / "__init__.py"  # where the version stands
VENDORED = [ROOT / "src" / "oldtricks" / folder for folder in ("art/fonts", "web/fonts", "web/vendor")]
PYTHON = "3.11"  # the oldest that we run on
HEAD = """\
# The versions that Old Tricks was tested with, for installs that can be repeated: pip install -c constraints.txt ...
# Written by `python tools/supply.py constraints` for Python {python}.
"""
RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
LEFT_OUT = {"$schema", "externalReferences", "serialNumber", "timestamp"}  # of the bill
TESTS = ["tests", "--ignore=tests/web", "--ignore=tests/stress"]


def uv(*arguments: str) -> str:
    command = [sys.executable, "-m", "uv", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def constraints() -> None:
    plain = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--strip-extras"]
    extras = ["--extra", "dev", "--extra", "play"]
    found = uv("pip", "compile", "--quiet", "--python-version", PYTHON, *plain, *extras, "pyproject.toml")
    CONSTRAINTS.write_text(HEAD.format(python=PYTHON) + found, encoding="utf-8")


def environment(folder: Path, wanted: str, *options: str, python: str = PYTHON) -> Path:
    """A new virtual environment with Old Tricks in it; its Python."""
    uv("venv", "--quiet", "--python", python, str(folder))
    found = folder / "bin" / "python"
    uv("pip", "install", "--quiet", "--python", str(found), *options, wanted)
    return found


def bounds(which: str, tests: Sequence[str]) -> bool:
    """Whether the tests pass with the oldest, or the newest, versions that pyproject.toml allows."""
    with tempfile.TemporaryDirectory() as folder:
        resolution = ["--resolution", RESOLUTIONS[which]]
        python = environment(Path(folder) / "venv", ".[dev]", *resolution, "--editable")
        print(f"{which}: {', '.join(uv('pip', 'freeze', '--python', str(python)).split())}", flush=True)
        apart = {**os.environ, "OLDTRICKS_CACHE": folder}
        return subprocess.run([str(python), "-m", "pytest", "-q", *tests], cwd=ROOT, env=apart).returncode == 0


def vendored() -> Iterator[dict[str, str]]:
    """What lies among our files and is not ours, with its path."""
    for folder in VENDORED:
        for file in tomllib.loads((folder / "VENDORED.toml").read_text(encoding="utf-8"))["file"]:
            yield {**file, "path": (folder / file["name"]).relative_to(ROOT).as_posix()}


def bill() -> None:
    from cyclonedx.model import HashAlgorithm, HashType, Property
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.model.license import DisjunctiveLicense
    from cyclonedx.output.json import JsonV1Dot6
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator
    from packageurl import PackageURL

    bom = Bom.from_json(data=json.loads(_installed()))
    bom.metadata.component.version = re.search(r'^__version__ = "(.+)"$', FACE.read_text("utf-8"), re.MULTILINE)[1]
    for file in vendored():
        scope, _, name = file["package"].rpartition("/")
        more = [Property(name=f"oldtricks:{key}", value=file[key]) for key in ("made", "bundles") if key in file]
        found = Component(
            name=file["path"],
            version=file["version"],
            type=ComponentType.FILE,
            bom_ref=file["path"],
            purl=PackageURL("npm", scope or None, name, file["version"], subpath=file["source"]),
            licenses=[DisjunctiveLicense(id=file["licence"])],
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=file["sha256"])],
            properties=more,
        )
        bom.components.add(found)
        bom.register_dependency(bom.metadata.component, [found])
    data = _plain(json.loads(JsonV1Dot6(bom).output_as_string()))
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong:
        raise SystemExit(f"not CycloneDX: {wrong}")
    BILL.write_text(text, encoding="utf-8")


def _plain(data: Any) -> Any:
    """Without addresses and times, so that the same things make the same bill."""
    if isinstance(data, list):
        return [_plain(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {key: _plain(each) for key, each in data.items() if key not in LEFT_OUT}


def _installed() -> str:
    """What is installed for those who play, as the CycloneDX tool for Python sees it."""
    with tempfile.TemporaryDirectory() as folder:
        python = environment(Path(folder) / "venv", ".[play]", "--constraint", str(CONSTRAINTS))
        tool = ["environment", "--output-reproducible", "--pyproject", "pyproject.toml", "--mc-type", "application"]
        command = [sys.executable, "-m", "cyclonedx_py", *tool, "--spec-version", "1.6", str(python)]
        return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["constraints", "bounds", "bill"])
    parser.add_argument("which", nargs="?", choices=list(RESOLUTIONS))
    own, tests = sys.argv[1:], TESTS
    if "--" in own:
        own, tests = own[: own.index("--")], own[own.index("--") + 1 :]
    chosen = parser.parse_args(own)
    if chosen.what == "bounds":
        passed = [bounds(which, tests) for which in RESOLUTIONS if chosen.which in (None, which)]
        return 0 if all(passed) else 1
    {"constraints": constraints, "bill": bill}[chosen.what]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
