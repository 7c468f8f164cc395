"""Shuffles, against implementations written here from docs/shuffles.md alone."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oldtricks as ot
from oldtricks.engine import sfc32, shuffles

# Seeded


def sfc(seed: int, shuffle: int) -> Iterator[int]:
    """sfc32 as the page has it, on unsigned 32-bit words that wrap by themselves."""
    import numpy as np

    word = np.uint32
    with np.errstate(over="ignore"):
        a, b, c, counter = word(seed & 0xFFFFFFFF), word(seed >> 32), word(shuffle), word(1)
        thrown_away = 15
        while True:
            out = a + b + counter
            counter = counter + word(1)
            a = b ^ (b >> word(9))
            b = c + (c << word(3))
            c = ((c << word(21)) | (c >> word(11))) + out
            if thrown_away:
                thrown_away -= 1
            else:
                yield int(out)


def lemire(words: Iterator[int], m: int) -> int:
    while True:
        product = next(words) * m
        if product % 2**32 >= 2**32 % m:
            return product // 2**32


def fisher_yates(packs: Any, number: Any) -> list[int]:
    """`number(m)` is a random number from 0 to m - 1."""
    joined: list[int] = []
    for pack in packs:
        cards = list(pack)
        for i in range(len(cards) - 1, 0, -1):
            j = number(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        joined += cards
    return joined


@pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
@given(st.integers(0, 2**64 - 1), st.integers(0, 2**31), st.lists(st.integers(0, 120), max_size=3))
@settings(max_examples=50)
def test_a_seeded_shuffle_is_what_the_page_defines(seed: int, shuffle: int, sizes: list[int]) -> None:
    words = sfc(seed, shuffle)
    packs = [range(size) for size in sizes]
    assert ot.Seeded(seed).order(shuffle, packs) == fisher_yates(packs, lambda m: lemire(words, m))


@pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**63, 2**64 - 1])
def test_the_words_of_the_generator_are_those_of_sfc32(seed: int) -> None:
    g = [0, 0, 0, 0]
    sfc32.seed(g, seed & 0xFFFFFFFF, seed >> 32, 3)
    words = sfc(seed, 3)
    for _ in range(100):
        assert sfc32.step(g) == next(words)
        assert all(0 <= word < 2**32 for word in g)


def test_the_numbers_on_the_page() -> None:
    g = [0, 0, 0, 0]
    sfc32.seed(g, 7, 0, 1)
    assert [f"{word:08x}" for word in g] == ["0a33db35", "a1a9c10c", "070cd6e4", "00000010"]
    assert [f"{sfc32.step(g):08x}" for _ in range(3)] == ["abdd9c51", "e16ca401", "0abea518"]
    assert ot.Seeded(7).order(1, [range(5), [10, 11, 12]]) == [1, 2, 0, 4, 3, 11, 10, 12]
    assert ot.Seeded(2**64 - 1).order(3, [range(10)]) == [9, 1, 2, 5, 4, 7, 8, 6, 3, 0]


# Pinned: these decks may never change, or no record would replay. The first five cards, and a hash of them all.
DECKS = {
    "aviationgame": ("a dirigible-10 dirigible-1 dirigible-8 monoplane-6", "ccebccf2ad3eff80"),
    "gasoline_alley": ("back-fence-12 gasoline-2 alley-12 alley-8 alley-3", "69f30365fdf47a2b"),
    "neutral": ("germany-7 us-3 france-6 france-3 france-8", "4a968a9496908de8"),
    "new_york_to_paris": ("100 take-off take-off favorable-weather favorable-weather", "75e3486c2ddef9ef"),
    "tactics": ("engineer-2 infantry-2 artillery-1 cavalry-9 cavalry-4", "69f30365fdf47a2b"),
}


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_of_seed_7_are_the_same_for_ever(name: str) -> None:
    game = ot.game(name)
    deck = game.shuffle(game.new_state(), ot.Seeded(7), 1)
    first, fingerprint = DECKS[name]
    assert [game.box.card_name(card) for card in deck[:5]] == first.split()
    assert hashlib.sha256(repr(deck).encode()).hexdigest()[:16] == fingerprint


def test_every_shuffle_of_every_seed_is_another() -> None:
    orders = [tuple(ot.Seeded(seed).order(n, [range(52)])) for seed in (*range(8), 1 << 32, 1 << 63) for n in range(8)]
    assert len(set(orders)) == len(orders)
    assert ot.Seeded(3).order(5, [range(52)]) == ot.Seeded(3).order(5, [range(52)])


def test_packs_are_shuffled_apart() -> None:
    for shuffler in (ot.Seeded(5), ot.Fair(bytes(32))):
        order = shuffler.order(1, [range(46), range(100, 121)])
        assert sorted(order[:46]) == list(range(46))
        assert sorted(order[46:]) == list(range(100, 121))


def test_a_biased_word_is_drawn_again() -> None:
    """2**32 is 1 more than a multiple of 3: just the word 0 would make 0 more likely than 1 and 2."""
    g = [0, 0, 0, 0]  # the next word is a + b + counter = 0
    twin = g[:]
    assert sfc32.step(twin) == 0
    after_one = twin[:]
    second = sfc32.step(twin)
    assert sfc32.below(g, 3) == second * 3 >> 32
    assert g == twin != after_one
    g = [0, 0, 0, 0]
    assert sfc32.below(g, 4) == 0  # 4 divides 2**32: nothing to draw again
    assert g == after_one


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_all_orders_of_a_small_pack_are_about_equally_likely(kind: str) -> None:
    """Chi-square over the 24 orders of four cards; the bound is passed by chance once in 10,000 times, but the
    seeds are fixed."""
    times = 4800
    found: Counter[tuple[int, ...]] = Counter()
    for n in range(times):
        shuffler: Any = ot.Seeded(n) if kind == "seeded" else ot.Fair(n.to_bytes(32, "big"))
        found[tuple(shuffler.order(1, [range(4)]))] += 1
    assert len(found) == 24
    expected = times / 24
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 56


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_every_card_comes_to_every_place_about_equally_often(kind: str) -> None:
    times, cards = 2000, 13
    places = [Counter[int]() for _ in range(cards)]
    for n in range(times):
        shuffler: Any = ot.Seeded(12345) if kind == "seeded" else ot.Fair(b"x" * 32)
        for place, card in enumerate(shuffler.order(n, [range(cards)])):  # the shuffles of one match
            places[place][card] += 1
    expected = times / cards
    chi = [sum((count - expected) ** 2 / expected for count in place.values()) for place in places]
    assert max(chi) < 40  # 12 degrees of freedom
    assert min(chi) > 1  # nor are they more even than chance


@pytest.mark.parametrize("seed", [-1, 2**64, True, None, "7", 7.0, 10**30])
def test_a_seed_is_a_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(ot.ShuffleError, match=r"a seed is a whole number from 0 to 2\*\*64 - 1, not "):
        ot.Seeded(seed)


def test_a_seed_too_long_to_be_written_is_refused() -> None:
    with pytest.raises(ot.ShuffleError):
        ot.Seeded(10**5000)


# Fair

SECRET = bytes(range(32))
CONTRIBUTIONS = ("Ann: 4711", "Ben: the tide is out")


def fair_words(secret: bytes, contributions: tuple[str, ...], shuffle: int) -> Iterator[int]:
    """The words of a fair shuffle as the page has them."""
    table = hashlib.sha256(b"".join(hashlib.sha256(c.encode("utf-8")).digest() for c in contributions)).digest()
    block = 0
    while True:
        message = b"oldtricks fair shuffle 1" + table + shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")
        assert len(message) == 64
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def rejecting(words: Iterator[int], m: int) -> int:
    while (word := next(words)) >= 2**32 - 2**32 % m:
        pass
    return word % m


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(alphabet=st.characters(exclude_categories=["Cs"]), min_size=1, max_size=200), max_size=4),
    st.integers(0, 2**32 - 1),
)
@settings(max_examples=50)
def test_a_fair_shuffle_is_what_the_page_defines(secret: bytes, contributions: list[str], shuffle: int) -> None:
    words = fair_words(secret, tuple(contributions), shuffle)
    packs = [range(46), range(21)]
    ordered = ot.Fair(secret, tuple(contributions)).order(shuffle, packs)
    assert ordered == fisher_yates(packs, lambda m: rejecting(words, m))


def test_the_fair_numbers_on_the_page() -> None:
    fair = ot.Fair(SECRET, CONTRIBUTIONS)
    assert fair.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fair.commitment == hashlib.sha256(SECRET).hexdigest()
    assert fair.order(1, [range(5)]) == [2, 1, 4, 3, 0]
    first = b"".join(word.to_bytes(4, "big") for _, word in zip(range(8), fair_words(SECRET, CONTRIBUTIONS, 1)))  # noqa: B905
    assert first.hex() == "fe83abe5130c10afb7820bed65a3ebb59f98cdbec8c64c56faa6612b91ec5472"


def test_words_that_would_bias_a_fair_shuffle_are_skipped() -> None:
    words = [2**32 - 1, 2**32 - 4, 2**32 - 6, 5]
    assert shuffles._below(iter(words), 10) == 5  # 2**32 - 6 is the largest multiple of 10, and skipped too
    assert shuffles._below(iter(words), 3) == (2**32 - 4) % 3
    assert shuffles._below(iter(words), 4) == 3  # 4 divides 2**32: nothing to skip
    counted = Counter(shuffles._below(iter([word]), 3) for word in range(999))
    assert set(counted.values()) == {333}


def test_the_secret_and_every_contribution_matter_and_so_does_their_order() -> None:
    one = ot.Fair(SECRET, CONTRIBUTIONS)
    others = [
        ot.Fair(bytes(32), CONTRIBUTIONS),
        ot.Fair(SECRET),
        ot.Fair(SECRET, CONTRIBUTIONS[:1]),
        ot.Fair(SECRET, CONTRIBUTIONS[::-1]),
        ot.Fair(SECRET, ("Ann: 4711Ben: the tide is out",)),
        ot.Fair(SECRET, (*CONTRIBUTIONS, "Cleo: !")),
    ]
    orders = [tuple(fair.order(n, [range(52)])) for fair in (one, *others) for n in range(5)]
    assert len(set(orders)) == len(orders)
    assert ot.Fair(SECRET).with_contribution("Ann: 4711").with_contribution("Ben: the tide is out") == one


def test_a_fair_shuffle_draws_its_own_secret_and_does_not_print_it() -> None:
    one, other = ot.Fair(), ot.Fair()
    assert one.secret != other.secret
    assert one.commitment != other.commitment
    assert one.secret.hex() not in repr(one)
    assert repr(one.secret) not in repr(one)
    assert repr(one) == "Fair(contributions=())"


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33), "x" * 32, None, bytearray(32)])
def test_a_secret_is_32_bytes(secret: Any) -> None:
    with pytest.raises(ot.ShuffleError, match="the secret of a fair shuffle is 32 bytes"):
        ot.Fair(secret)


@pytest.mark.parametrize("text", ["", "x" * 201, None, 7, b"bytes"])
def test_a_contribution_is_a_text_of_1_to_200_characters(text: Any) -> None:
    with pytest.raises(
        ot.ShuffleError, match="contribution 2 of a fair shuffle has to be a text of 1 to 200 characters"
    ):
        ot.Fair(SECRET, ("fine", text))
    with pytest.raises(ot.ShuffleError, match="contribution 1 "):
        ot.Fair(SECRET).with_contribution(text)


def test_a_contribution_has_to_be_text_that_can_be_hashed() -> None:
    with pytest.raises(ot.ShuffleError):
        ot.Fair(SECRET, ("\ud800",)).order(1, [range(5)])


def test_a_match_of_a_fair_shuffle_can_be_recomputed_by_anybody() -> None:
    fair = ot.Fair(SECRET, CONTRIBUTIONS)
    match = ot.game("gasoline_alley", players=3, hands=3).start(shuffler=fair)
    while not match.over:
        match.play(match.legal()[0])
    assert len(match._decks) == 4
    for shuffle, deck in enumerate(match._decks):
        words = fair_words(SECRET, CONTRIBUTIONS, shuffle)
        assert deck == fisher_yates([range(52)], lambda m, words=words: rejecting(words, m))


# Stacked


def test_a_stacked_deck_is_followed_by_the_rest_of_the_pack_and_then_by_the_shuffler() -> None:
    stacked = ot.Stacked(((3, 1), (4,)), (("three", "one"), ("four",)), ot.Seeded(9))
    assert stacked.order(1, [range(6)]) == [3, 1, 0, 2, 4, 5]
    assert stacked.order(2, [range(6)]) == [4, 0, 1, 2, 3, 5]
    for shuffle in (0, 3, 4):
        assert stacked.order(shuffle, [range(6)]) == ot.Seeded(9).order(shuffle, [range(6)])


def test_a_stacked_deck_serves_several_packs() -> None:
    stacked = ot.Stacked(((12, 3, 10),), (("twelve", "three", "ten"),))
    assert stacked.order(1, [range(4), range(10, 13)]) == [3, 0, 1, 2, 12, 10, 11]


def test_a_stacked_deck_may_have_twins_but_not_more_than_there_are() -> None:
    assert ot.Stacked(((5, 5),), (("five", "five"),)).order(1, [[4, 5, 5]]) == [5, 5, 4]
    with pytest.raises(ot.DeckError, match="deck 1 has one five more than the cards that are shuffled for it"):
        ot.Stacked(((5, 5, 5),), (("five",) * 3,)).order(1, [[4, 5, 5]])
    with pytest.raises(ot.DeckError, match="deck 2 has one six more"):
        ot.Stacked(((4,), (6,)), (("four",), ("six",))).order(2, [[4, 5, 5]])


def test_shufflers_do_not_touch_the_packs_they_are_given() -> None:
    pack = list(range(20))
    for shuffler in (ot.Seeded(1), ot.Fair(SECRET), ot.Stacked(((3,),), (("three",),))):
        shuffler.order(1, [pack])
        assert pack == list(range(20))


def test_an_empty_pack_and_a_single_card_are_shuffled_too() -> None:
    for shuffler in (ot.Seeded(1), ot.Fair(SECRET), ot.Stacked(((),), ((),))):
        assert shuffler.order(1, [[], [7], []]) == [7]
