"""A bot that plays over HTTP: any legal action, to the end of the game.

    python examples/http_bot.py http://localhost:1911 --game gasoline_alley
    python examples/http_bot.py http://localhost:1911 --join http://localhost:1911/t/0123456789ab

It needs nothing but Python. Put your own idea into `choose`; docs/protocol.md describes what it gets.
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]


def choose(message: Message) -> str:
    """One of the legal actions. `message["view"]` is all that this seat may know."""
    legal: list[str] = message["view"]["legal"]
    return random.choice(legal)


class Server:
    """The protocol, as far as a bot needs it."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""
        self.token = self.ask("POST", "/api/tokens", {"name": name})["token"]

    def _request(self, method: str, path: str, body: Message | None = None) -> urllib.request.Request:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        else:  # a request that changes something needs a token, or comes from a page of the server
            request.add_header("Origin", self.address)
        request.add_header("Content-Type", "application/json")
        return request

    def ask(self, method: str, path: str, body: Message | None = None) -> Message:
        with urllib.request.urlopen(self._request(method, path, body), timeout=30) as answer:
            found: Message = json.load(answer)
            return found

    def messages(self, table: str) -> Iterator[Message]:
        """The table whenever it changes; comes back by itself if the connection is lost."""
        version = 0
        while True:
            request = self._request("GET", f"/api/tables/{table}/events")
            request.add_header("Last-Event-ID", str(version))
            try:
                with urllib.request.urlopen(request, timeout=60) as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            message: Message = json.loads(line[6:])
                            version = message["version"]
                            yield message
            except urllib.error.HTTPError:
                raise
            except OSError:
                pass
            time.sleep(1)


def play(server: Server, table: str) -> Message:
    """Play whenever it is our turn; the last message."""
    for message in server.messages(table):
        if message["table"]["status"] == "over":
            return message
        if message["view"] and message["view"]["legal"]:
            move = {"action": choose(message), "version": message["version"], "key": secrets.token_hex(16)}
            try:
                server.ask("POST", f"/api/tables/{table}/moves", move)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # stale: the next message says how the table is now
                    raise
    raise AssertionError("messages never end before the game does")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="its address, such as http://localhost:1911")
    parser.add_argument("--join", metavar="LINK", help="sit down at this table, instead of making one")
    parser.add_argument("--game", default="gasoline_alley", help="of a new table (default gasoline_alley)")
    parser.add_argument("--name", default="Example bot", help="as others see it")
    chosen = parser.parse_args()
    try:
        server = Server(chosen.server, chosen.name)
        if chosen.join:
            table = chosen.join.rstrip("/").rsplit("/", 1)[-1]
            server.ask("POST", f"/api/tables/{table}/sit", {"randomness": secrets.token_hex(16)})
        else:
            plan: Message = {"game": chosen.game, "start": True, "randomness": secrets.token_hex(16)}
            if chosen.game != "new_york_to_paris":
                plan["options"] = {"hands": 2}  # who bids at random would play for ever
            table = server.ask("POST", "/api/tables", plan)["id"]
        print(f"At {server.address}/t/{table}", flush=True)
        view = play(server, table)["view"]
    except urllib.error.HTTPError as error:
        print(json.load(error).get("detail", error), file=sys.stderr)
        return 1
    except urllib.error.URLError as error:
        print(f"{chosen.server}: {error.reason}", file=sys.stderr)
        return 1
    winners = " and ".join(view["players"][seat] for seat in view["winners"])
    print(f"Scores {view['scores']}: {winners} won ({view['ended']}).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
