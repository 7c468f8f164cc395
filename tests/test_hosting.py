"""What those who host get: each part is started as far as this machine can, and held to the code where it cannot.

Nothing here builds an image: that wants a container engine and the images that ours is made from. What the image
promises (nobody is root, nothing but its folder is written) is tried with the kernel's own means; nginx is started in
front of real servers at a real PostgreSQL.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from oldtricks.cli import build_parser

from .server.conftest import database, good_bye, postgres
from .server.house import Guest, free_port, wait_until
from .server.test_serve import SOURCE, Started

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "hosting"
PORT = "1911"
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
UNITS = sorted([*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")])
MOST_EXPOSED = 20  # tenths, of 100

__all__ = ["database", "good_bye", "postgres"]


def needs(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here")
    return found


# systemd


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there."""
    for path in UNITS:
        text = path.read_text(encoding="utf-8").replace("/opt/oldtricks/bin/oldtricks", sys.executable)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path


def test_systemd_understands_the_units(units: Path) -> None:
    command = [needs("systemd-analyze"), "verify", *(str(units / path.name) for path in UNITS)]
    told = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "SYSTEMD_UNIT_PATH": f"{units}:"})
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("unit", [path.name for path in UNITS if path.suffix == ".service"])
def test_a_service_may_do_next_to_nothing(units: Path, unit: str) -> None:
    options = ["security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager"]
    told = subprocess.run([needs("systemd-analyze"), *options, str(units / unit)], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout[-200:]


def test_what_the_units_call_is_what_we_have() -> None:
    for path in UNITS:
        for line in re.findall(r"^ExecStart=\S+/oldtricks (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert hasattr(build_parser().parse_args(line.split()), "run")


# The container


def instructions() -> list[tuple[str, str]]:
    text = (HOSTING / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def test_the_image_is_made_of_what_is_there() -> None:
    ours = [line.split()[:-1] for word, line in instructions() if word == "COPY" and not line.startswith("--from")]
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (name for names in ours for name in names):
        assert (ROOT / name).exists()
        assert f"!{name}" in allowed
    (extras,) = re.findall(r"'\.\[(.*?)\]'", " ".join(line for word, line in instructions() if word == "RUN"))
    assert set(extras.split(",")) <= set(EXTRAS)


def test_the_image_runs_as_nobody_special_and_starts_a_server() -> None:
    last = dict(instructions())  # of each instruction the last one counts
    assert last["USER"] == "1911:1911"
    assert yaml.safe_load(last["ENTRYPOINT"]) == ["oldtricks"]
    chosen = build_parser().parse_args(yaml.safe_load(last["CMD"]))
    assert (chosen.host, str(chosen.port), last["EXPOSE"]) == ("0.0.0.0", PORT, PORT)
    assert f"127.0.0.1:{PORT}/healthz" in last["HEALTHCHECK"]


IN_A_BOX = """
mount --make-rprivate /
mount -t tmpfs -o mode=0700,uid=1911,gid=1911 tmpfs "$1"
mount -t tmpfs -o mode=1777 tmpfs /dev/shm
mount -o remount,bind,ro /
cd "$1"; shift
exec setpriv --reuid=1911 --regid=1911 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"
"""


def test_a_server_wants_to_write_nowhere_but_in_its_folder(tmp_path: Path) -> None:
    """As in the container: not root, without any capability, all read-only but its folder and /dev/shm."""
    data = Path("/srv")
    box = [needs("unshare"), "--mount", "--pid", "--fork", "sh", "-ec", IN_A_BOX, "-", str(data)]
    needs("setpriv")
    if subprocess.run([*box, "true"], capture_output=True).returncode:
        pytest.skip("no namespaces can be made here")
    python = for_everybody(box)
    probe = [*box, python, "-c", "import pathlib; pathlib.Path('/srv/x').touch(); open('/x', 'w')"]
    assert "Read-only file system: '/x'" in subprocess.run(probe, capture_output=True, text=True).stderr
    given = dict(line.split("=", 1) for line in dict(instructions())["ENV"].split())
    environment = {name: value.replace("/data", str(data)) for name, value in given.items() if name != "PATH"}
    path = os.pathsep.join([str(SOURCE), *(one for one in sys.path if "site-packages" in one)])
    port = free_port()
    command = [*box, python, "-m", "oldtricks", "serve", "--port", str(port)]
    environment["PYTHONPATH"] = path
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until(lambda: answers(address) == 200, 30)
            ann = Guest(address, "Ann")
            table = ann.make("gasoline_alley", "ms")
            assert ann.move(table)["version"] > 1
        finally:
            os.killpg(server.pid, signal.SIGKILL)


def for_everybody(box: list[str]) -> str:
    """A Python like this one that not only root may run."""
    name = f"python3.{sys.version_info.minor}"
    for found in (str(Path(sys.executable).resolve()), f"/usr/bin/{name}", f"/usr/local/bin/{name}"):
        if not subprocess.run([*box, found, "-c", ""], capture_output=True).returncode:
            return found
    pytest.skip(f"only root may run {name} here")


def answers(address: str) -> int:
    try:
        return httpx.get(f"{address}/healthz").status_code
    except httpx.TransportError:
        return 0


# Several servers and a proxy


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
    return found


def servers() -> list[str]:
    return [name for name in compose()["services"] if name.startswith("server")]


def test_the_parts_of_the_composition_fit() -> None:
    services = compose()["services"]
    proxy = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"server (\w+):(\d+) ", proxy) == [(name, PORT) for name in servers()]
    assert len(servers()) > 1
    for name in (*servers(), "proxy"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
    for name in servers():
        assert (HOSTING / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
        told = services[name]["environment"]["FORWARDED_ALLOW_IPS"]
        assert told == services["proxy"]["networks"]["inside"]["ipv4_address"]
        assert services["proxy"]["depends_on"][name] == {"condition": "service_healthy"}
    assert "healthcheck" in services["database"]
    assert "healthcheck" in services["proxy"]


@contextmanager
def proxied(folder: Path, ports: list[str]) -> Iterator[str]:
    """nginx with our configuration, but for where things are."""
    program, port = needs("nginx"), str(free_port())
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8").replace("/tmp/", f"{folder}/")
    text = text.replace("worker_rlimit_nofile 65536;", "").replace("worker_connections 16384", "worker_connections 200")
    text = text.replace("listen 8080", f"listen 127.0.0.1:{port}")
    for name, there in zip(servers(), ports, strict=True):
        text = text.replace(f"{name}:{PORT}", f"127.0.0.1:{there}")
    path = folder / "nginx.conf"
    path.write_text(text, encoding="utf-8")
    command = [program, "-c", str(path), "-p", str(folder), "-e", "/dev/stderr", "-g", "daemon off;"]
    with subprocess.Popen(command) as proxy:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until(lambda: answers(address) == 200)
            yield address
        finally:
            proxy.terminate()


@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_people_play_at_several_servers_behind_the_proxy(tmp_path: Path, database: str) -> None:
    needs("nginx")
    with ExitStack() as stack:
        started = [stack.enter_context(Started(tmp_path, "--db", database)) for _ in servers()]
        address = stack.enter_context(proxied(tmp_path, [one.address.rsplit(":", 1)[1] for one in started]))
        ann, ben = Guest(address, "Ann"), Guest(address, "Ben")
        made: list[str] = []
        for _ in range(6):  # which are spread over the servers
            table = ann.make("gasoline_alley", "mo")
            made.append(table)
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            with ann.listen(table), ben.listen(table) as heard:
                heard.until(lambda told: all(seat["connected"] for seat in told["table"]["seats"]))  # wherever they are
                ann.post(f"/api/tables/{table}/start")
                heard.until(lambda told: told["table"]["status"] == "playing")
        started[0].stop(signal.SIGKILL)
        for table in made:  # the others have them too
            assert ann.see(table)["table"]["status"] == "playing"
