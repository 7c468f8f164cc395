"""What the processor does in place of the kernels is what the kernels say."""

import os
import subprocess
import sys
from random import Random

import numba
import pytest

from oldtricks.compiled import kernels, machine

CODE = """
import hashlib
import oldtricks as ot
from oldtricks.compiled import kernels, machine, playouts
done = playouts(ot.game("gasoline_alley", players=3, hands=2), 200, seed=7)
print(kernels.nth_bit in machine.instructions(), done.plies.sum(), hashlib.sha256(done.states.tobytes()).hexdigest())
"""


def test_a_bit_found_by_the_processor_is_the_one_that_the_kernel_finds() -> None:
    found = machine.instructions().get(kernels.nth_bit)
    if found is None:
        pytest.skip("this processor has no instruction for it")
    nth_bit = numba.njit(lambda mask, n: found(mask, n))
    chance = Random(1911)
    for _ in range(300):
        mask = chance.getrandbits(62) & chance.getrandbits(62) | 1 << chance.randrange(62)
        for n in range(mask.bit_count()):
            assert nth_bit(mask, n) == kernels.nth_bit(mask, n)


def test_a_local_array_holds_what_is_put_into_it_and_is_the_caller_s_own() -> None:
    @numba.njit  # type: ignore[untyped-decorator]
    def squares(n: int) -> int:
        seen = machine.local_array(8, n)
        others = machine.local_array(8, n)
        for i in range(8):
            seen[i] = i * n
            others[i] = -1
        return int(seen[3] + seen[7] + len(seen) * 1000 + others[7])

    assert squares(5) == 15 + 35 + 8000 - 1


@pytest.mark.xdist_group("compiled-gasoline_alley")
def test_a_processor_without_the_instruction_plays_the_same_games() -> None:
    def run(**more: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", CODE], capture_output=True, text=True, check=True, env={**os.environ, **more}
        )
        return done.stdout.split()

    plain = run(NUMBA_CPU_NAME="generic")
    assert plain[0] == "False"
    assert plain[1:] == run()[1:]
