"""The generator: the same numbers everywhere, each value equally likely, copies independent."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from astrolude.kernel.generator import SEEDS, Generator

KNOWN_WORDS = {
    0: [300799810, 1695705705, 1560491283, 2386299552, 2429040697],
    7: [84346879, 2717724727, 1188099829, 638231551, 164562622],
    SEEDS - 1: [191782682, 1120320417, 597638344, 1514288473, 3869557221],
}
"""Frozen: compiled and uncompiled, on every machine, records depend on these."""


def chi_square(counts: Counter[int], values: int) -> float:
    """How far counts are from equal; with n values it is n - 1 on average, and hardly ever the double."""
    expected = counts.total() / values
    return sum((counts[value] - expected) ** 2 / expected for value in range(values))


def reference(seed: int, count: int) -> list[int]:
    """sfc32 written down a second time, as plain as its definition."""
    a, b, c, counter = seed % 2**32, seed // 2**32, 0x9E3779B9, 1
    words = []
    for _ in range(20 + count):
        result = (a + b + counter) % 2**32
        a, b, c = b ^ (b // 2**9), (9 * c) % 2**32, (c * 2**21 % 2**32 + c // 2**11 + result) % 2**32
        counter += 1
        words.append(result)
    return words[20:]


@pytest.mark.parametrize("seed", KNOWN_WORDS)
def test_known_answers(seed: int) -> None:
    rng = Generator(seed)
    assert [rng.word() for _ in range(5)] == KNOWN_WORDS[seed]


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63 + 12345, SEEDS - 1])
def test_words_follow_the_definition_of_sfc32(seed: int) -> None:
    rng = Generator(seed)
    assert [rng.word() for _ in range(2000)] == reference(seed, 2000)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*64 - 1"):
        Generator(seed)


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 10, 52])
def test_below_gives_every_value_equally_often(limit: int) -> None:
    rng = Generator(limit)
    counts = Counter(rng.below(limit) for _ in range(400 * limit))
    assert set(counts) == set(range(limit))
    assert chi_square(counts, limit) < 2 * limit + 12


def test_below_has_no_bias_where_a_plain_product_would() -> None:
    """Of 3 * 2**29 values a plain product gives some three shares and others two."""
    rng = Generator(1)
    limit = 3 << 29
    remainders = Counter(rng.below(limit) % 3 for _ in range(6000))
    thirds = Counter(rng.below(limit) // (1 << 29) for _ in range(6000))
    assert chi_square(remainders, 3) < 14
    assert chi_square(thirds, 3) < 14


@pytest.mark.parametrize("limit", [0, -1, (1 << 31) + 1])
def test_below_refuses_limits_it_cannot_serve(limit: int) -> None:
    with pytest.raises(ValueError, match="1 to 2\\*\\*31"):
        Generator(3).below(limit)


def test_below_one_is_nought() -> None:
    rng = Generator(3)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_die_has_six_fair_faces() -> None:
    rng = Generator(4)
    counts = Counter(rng.die() - 1 for _ in range(6000))
    assert set(counts) == set(range(6))
    assert chi_square(counts, 6) < 24


def test_dice_that_follow_each_other_are_independent() -> None:
    rng = Generator(5)
    pairs = Counter(rng.below(6) * 6 + rng.below(6) for _ in range(36 * 300))
    assert chi_square(pairs, 36) < 70


def test_neighbouring_seeds_give_unrelated_games() -> None:
    first = Counter(Generator(seed).below(6) for seed in range(6000))
    pairs = Counter(Generator(seed).below(6) * 6 + Generator(seed + 1).below(6) for seed in range(36 * 100))
    assert chi_square(first, 6) < 24
    assert chi_square(pairs, 36) < 70


def test_every_bit_of_a_word_is_balanced() -> None:
    rng = Generator(6)
    ones = [0] * 32
    for _ in range(4000):
        word = rng.word()
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(abs(count - 2000) < 160 for count in ones)


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = Generator(8)
    orders = list(permutations(range(4)))
    counts: Counter[int] = Counter()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[orders.index((items[0], items[1], items[2], items[3]))] += 1
    assert chi_square(counts, 24) < 50


def test_a_copy_goes_the_same_way_and_its_own() -> None:
    rng = Generator(9)
    rng.word()
    twin = rng.copy()
    assert twin.words() == rng.words()
    ahead = [twin.word() for _ in range(10)]
    assert twin.words() != rng.words()
    assert [rng.word() for _ in range(10)] == ahead


def test_a_seed_made_by_a_generator_starts_another_one() -> None:
    rng = Generator(10)
    seeds = [rng.seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert max(seeds) > 2**63
