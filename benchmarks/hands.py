"""Hand for hand: single hands of ours beside OpenSpiel's native loop, both dealing, in the same run.

`python benchmarks/hands.py` takes about a minute. A match of five hands draws for the deal once in five and is up to a
third faster a decision; that is what benchmarks/compiled.py measures.
"""

import argparse

from common import SEATS, Spread, table
from compiled import SPIEL, Contestant, compiled, race, ratio, spiel_bots


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    tricks = [(name, players) for name, seats in SEATS.items() for players in seats if name != "new_york_to_paris"]
    ours = [Contestant("hands", f"{name} {n}", compiled(table(name, n, hands=1), 20_000)) for name, n in tricks]
    theirs = [Contestant("spiel", name, spiel_bots(name)) for name in SPIEL]
    race([*ours, *theirs], chosen.rounds, chosen.seconds)
    print("| game | M decisions/s |", *(f"{other.name} |" for other in theirs))
    print("|---|---|" + "---|" * len(theirs))
    for one in ours:
        rate = Spread.of([rate / 1e6 for rate in one.rates])
        print(f"| {one.name} | {rate} |", *(f"{ratio(one, other)} |" for other in theirs))


if __name__ == "__main__":
    main()
