"""A proxy before PostgreSQL that cuts lines at the worst moment."""

import socket
import threading
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

COMMIT = b"COMMIT"


class Cutter:
    """Lines to a PostgreSQL that listens at a socket in a folder.

    `lose` says what is lost, the line included, of the COMMIT after something is written `about` which it is: its
    "question", or its "answer" after it was made.
    """

    def __init__(self, url: str) -> None:
        self._to = parse_qs(urlsplit(url).query)["host"][0] + "/.s.PGSQL.5432"
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://oldtricks@127.0.0.1:{self._listening.getsockname()[1]}/postgres?sslmode=disable"
        self.lose: str | None = None
        self.about = b""
        self.lost = 0
        self._away = False
        self._lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if self._away:
                    here.close()
                    continue
                there = socket.socket(socket.AF_UNIX)
                there.connect(self._to)
                self._lines += [here, there]
                meant = threading.Event()  # it is this line
                threading.Thread(target=self._pass, args=(here, there, "question", meant), daemon=True).start()
                threading.Thread(target=self._pass, args=(there, here, "answer", meant), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, what: str, meant: threading.Event) -> None:
        with suppress(OSError):
            while piece := source.recv(65536):
                if self.lose and what == "question" and self.about in piece:
                    meant.set()
                if self.lose == what and meant.is_set() and COMMIT in piece:
                    self.lose, self.lost = None, self.lost + 1
                    break
                target.sendall(piece)
        for line in (source, target):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def go_away(self) -> None:
        self._away = True
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def come_back(self) -> None:
        self._away = False

    def close(self) -> None:
        self.go_away()
        self._listening.close()
        for line in self._lines:
            line.close()
