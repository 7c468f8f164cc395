"""What the reason of a hint costs, beside the hint's own search: a ratio, measured in one run.

python -m benchmarks.reasons [SECONDS]
"""

import sys
import time

import oldtricks as ot
from oldtricks.bots import Budget, Steady
from oldtricks.bots.hint import weigh
from oldtricks.bots.reasons import reason

DECISIONS = 12


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    for name in ot.GAMES:
        match = ot.game(name).start(seed=1)
        weigh(match.view(match.turn), Budget(playouts=1))  # compiles
        searching = explaining = worst = 0.0
        made = 0
        while made < DECISIONS and not match.over:
            view = match.view(match.turn)
            if len(view.legal) > 1:
                made += 1
                begun = time.perf_counter()
                best, rival, *_ = weigh(view, Budget(seconds=seconds))
                found = time.perf_counter()
                reason(view, best, rival)
                spent = time.perf_counter() - found
                searching, explaining, worst = searching + found - begun, explaining + spent, max(worst, spent)
            match.play(Steady(1).choose(view, Budget()))
        share = explaining / searching
        print(f"{name:20} {share:7.2%} more time for a reason; {1000 * worst:5.1f} ms at worst, {made} decisions")


if __name__ == "__main__":
    main()
