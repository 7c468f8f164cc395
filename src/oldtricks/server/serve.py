"""`oldtricks serve`: the server on this machine, until it is told to stop."""

import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from ..engine.errors import OldTricksError
from ..words import Reader, say
from .app import create_app
from .door import Door
from .hall import Hall
from .logs import set_up
from .settings import Settings
from .storage import is_file, read_url, shown

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

PORT = 1911
PORTS = 50  # how many are tried from there on
GRACE = 5  # seconds that requests in progress get when the server stops
RESERVED = 128  # files for the database and for bots
MOST_FILES = 65_536
COLLECTION = (20_000, 20, 50)  # garbage is looked for seldom: what tables and streams leave behind is rarely cyclic


class Server(uvicorn.Server):
    """Ends the streams before it waits for requests to finish."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.stop_streams()
        await super().shutdown(sockets)


def configured(app: FastAPI, files: int = MOST_FILES) -> uvicorn.Config:
    """How uvicorn is to serve it."""
    return uvicorn.Config(
        app,
        http=Door,
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=backlog(files),
    )


def open_files() -> int:
    """How many files the server may have open, once it has asked for as many as it can get."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def backlog(files: int) -> int:
    """How many connections the system lets wait for us; all of them may come in at once."""
    return min(2048, files // 4)


def fitted(settings: Settings, files: int) -> Settings:
    """As many connections as there are files for, and some of them for others than those who listen."""
    connections = min(settings.connections, max(files - RESERVED - backlog(files), files // 2))
    return replace(settings, connections=connections, streams=min(settings.streams, connections * 3 // 4))


def bind(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the first that is free from 1911 on.

    It listens at once: until then another server could bind the same port, and both would tell the same address.
    """
    tried = range(PORT, PORT + PORTS) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in tried:
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # said, so that asyncio sets TCP_NODELAY
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen()
        except (OSError, OverflowError) as error:
            found.close()
            if port is not None or getattr(error, "errno", None) != errno.EADDRINUSE:
                reason = getattr(error, "strerror", None) or str(error)
                raise OldTricksError(say("server-cannot-listen", host=host, port=str(number), reason=reason)) from None
            continue
        found.set_inheritable(True)
        return found
    raise OldTricksError(say("server-ports-taken", first=str(PORT), last=str(PORT + PORTS - 1)))


def serve(settings: Settings, host: str, port: int | None, *, browse: bool, reader: Reader | None = None) -> None:
    """Serve until interrupted; `reader` is who started it."""
    t = (reader or Reader()).t
    url = read_url(settings.database)
    if url.database and is_file(url):
        settings = replace(settings, database=str(Path(url.database).expanduser().absolute()))
    set_up(settings.log)
    files = open_files()
    app = create_app(fitted(settings, files))
    listening = bind(host, port)
    try:
        app.state.hall.prepare()
    except OldTricksError:
        listening.close()
        raise
    named = f"[{host}]" if ":" in host else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{named}:{listening.getsockname()[1]}/"
    print(t("server-at", address=address))
    print(t("server-database", database=shown(read_url(settings.database))), flush=True)
    if browse:
        threading.Timer(1, webbrowser.open, [address]).start()
    gc.collect()
    gc.freeze()  # what lasts as long as the server need not be looked at again
    gc.set_threshold(*COLLECTION)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it once more when everything is closed
    Server(configured(app, files), app.state.hall).run([listening])
