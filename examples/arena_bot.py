"""A bot that comes to an arena by HTTP and learns how good it is: any legal action, until all boards are played.

    oldtricks arena tactics stranger steady --deals 100 --port 1912
    python examples/arena_bot.py http://localhost:1912

It needs nothing but Python. Put your own idea into `choose`; docs/bots.md describes what is said.
"""

import argparse
import http.client
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

Message = dict[str, Any]

NAME, VERSION = "Example bot", "1"  # what the result will be known by: state a new version when you change anything


def choose(message: Message) -> str:
    """One of the legal actions. `message["view"]` is all that this seat may know."""
    legal: list[str] = message["view"]["legal"]
    return random.choice(legal)


class Arena:
    """What is said to it, over one connection."""

    def __init__(self, address: str) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self.token = ""

    def ask(self, path: str, body: Message) -> Message:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        found: Message = json.load(answer)
        if answer.status != 200:
            raise SystemExit(found["detail"])
        return found


def play(arena: Arena) -> Message:
    """Sit down, and decide whatever there is to decide: what came of it."""
    arena.token = arena.ask("/sit", {"name": NAME, "version": VERSION})["token"]
    message = arena.ask("/turn", {})
    while not message["over"]:
        answer = {} if message["number"] is None else {"number": message["number"], "action": choose(message)}
        message = arena.ask("/turn", answer)
    arena.connection.close()
    result: Message = message["result"]
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena", help="its address, such as http://localhost:1912")
    try:
        result = play(Arena(parser.parse_args().arena))
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    for pair in result["pairs"]:
        one, other = pair["bots"]
        figure = pair[pair["headline"]]
        print(f"{one} against {other}: {figure['value']:.1%} ({figure['low']:.1%} to {figure['high']:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
