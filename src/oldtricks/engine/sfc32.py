"""The generator behind seeded shuffles: Chris Doty-Humphrey's sfc32, and Fisher and Yates on top of it.

Written in the dialect of the rules (64-bit signed integers only), so that compiled and GPU runs can shuffle with
this very code. The state is a list of four 32-bit numbers. See docs/shuffles.md for the definition in words.
"""

WORD = (1 << 32) - 1
WARM_UP = 15


def seed(g: list[int], low: int, high: int, stream: int) -> None:
    """Start the generator: the two halves of a 64-bit seed and the number of the shuffle.

    `step` is written out here, over local names, as in `shuffle`.
    """
    a = low
    b = high
    c = stream
    for counter in range(1, 1 + WARM_UP):
        out = a + b + counter & WORD
        a = b ^ b >> 9
        b = c + (c << 3) & WORD
        c = (c << 21 & WORD | c >> 11) + out & WORD
    g[0] = a
    g[1] = b
    g[2] = c
    g[3] = 1 + WARM_UP


def step(g: list[int]) -> int:
    """The next 32 bits."""
    out = g[0] + g[1] + g[3] & WORD
    g[3] = g[3] + 1 & WORD
    g[0] = g[1] ^ g[1] >> 9
    g[1] = g[2] + (g[2] << 3) & WORD
    g[2] = ((g[2] << 21 | g[2] >> 11) & WORD) + out & WORD
    return out


def below(g: list[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely: the high word of 32 random bits times n.

    A product whose low word is below 2**32 modulo n would tip the balance and is thrown away; that modulus is below
    n, so it is not even calculated unless the low word is.
    """
    product = step(g) * n
    if product & WORD < n:
        biased = (WORD + 1) % n
        while product & WORD < biased:
            product = step(g) * n
    return product >> 32


def shuffle(g: list[int], cards: list[int], start: int, end: int) -> None:
    """Shuffle cards[start:end] in place, from the end down: the last card changes places with one below, and so on.

    `step` and `below` are written out here, over local names: most of the time of an interpreted deal is spent here.
    """
    a = g[0]
    b = g[1]
    c = g[2]
    counter = g[3]
    for i in range(end - 1, start, -1):
        n = i - start + 1
        product = -1
        while product < 0 or (product & WORD < n and product & WORD < (WORD + 1) % n):
            out = a + b + counter & WORD
            counter = counter + 1 & WORD
            a = b ^ b >> 9
            b = c + (c << 3) & WORD
            c = (c << 21 & WORD | c >> 11) + out & WORD
            product = out * n
        j = start + (product >> 32)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    g[0] = a
    g[1] = b
    g[2] = c
    g[3] = counter
