"""Bit-mask sets, piles with a hidden order, and counted resources."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrolude.kernel import bits
from astrolude.kernel.generator import Generator
from astrolude.kernel.piles import NOTHING, draw, redraw
from astrolude.kernel.pools import covers, gain_up_to, move, pay

sets = st.sets(st.integers(0, 59))
amounts = st.lists(st.integers(0, 20), min_size=3, max_size=3)


@given(sets)
def test_a_mask_is_a_set(members: set[int]) -> None:
    mask = bits.mask_of(members)
    assert bits.members(mask) == sorted(members)
    assert bits.count(mask) == len(members)
    assert bits.lowest(mask) == min(members, default=-1)
    assert {member for member in range(60) if bits.has(mask, member)} == members


@given(sets, sets)
def test_masks_combine_like_sets(left: set[int], right: set[int]) -> None:
    assert bits.members(bits.mask_of(left) | bits.mask_of(right)) == sorted(left | right)
    assert bits.members(bits.mask_of(left) & bits.mask_of(right)) == sorted(left & right)


def test_draw_takes_the_top_which_is_the_last() -> None:
    pile = [4, 5, 6]
    assert draw(pile, [], Generator(0)) == 6
    assert pile == [4, 5]


def test_an_empty_pile_is_made_anew_from_the_discard() -> None:
    pile: list[int] = []
    discard = list(range(20))
    top = draw(pile, discard, Generator(0))
    assert sorted([*pile, top]) == list(range(20))
    assert [*pile, top] != list(range(20))
    assert discard == []


def test_the_discard_rests_while_the_pile_lasts() -> None:
    rng = Generator(0)
    before = rng.words()
    assert draw([1], [2, 3], rng) == 1
    assert rng.words() == before


def test_nothing_is_drawn_from_nothing() -> None:
    assert draw([], [], Generator(0)) == NOTHING


def test_redraw_keeps_lengths_and_cards_and_reaches_every_deal() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        hidden = [[0], [], [1, 2]]
        redraw(hidden, Generator(seed))
        assert [len(cards) for cards in hidden] == [1, 0, 2]
        assert sorted(card for cards in hidden for card in cards) == [0, 1, 2]
        seen[tuple(card for cards in hidden for card in cards)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 25


@given(amounts, amounts, st.integers(0, 2), st.integers(-5, 30))
def test_moving_never_makes_or_loses_anything(
    source: list[int], target: list[int], kind: int, amount: int
) -> None:
    before = [sum(pair) for pair in zip(source, target, strict=True)]
    there = source[kind]
    assert move(source, target, kind, amount) == max(0, min(amount, there))
    assert [sum(pair) for pair in zip(source, target, strict=True)] == before
    assert min(source) >= 0


@given(amounts, amounts)
def test_a_pool_pays_exactly_what_it_covers(pool: list[int], cost: list[int]) -> None:
    bank = [0, 0, 0]
    if covers(pool, cost):
        before = pool[:]
        pay(pool, bank, cost)
        assert bank == cost
        assert [left + paid for left, paid in zip(pool, bank, strict=True)] == before
        assert min(pool) >= 0
    else:
        before = pool[:]
        with pytest.raises(ValueError, match="does not cover"):
            pay(pool, bank, cost)
        assert (pool, bank) == (before, [0, 0, 0])


def test_what_exceeds_the_limit_is_lost() -> None:
    pool = [3, 0]
    assert gain_up_to(pool, 0, 5, 6) == 3
    assert gain_up_to(pool, 0, 5, 6) == 0
    assert gain_up_to(pool, 1, 2, 6) == 2
    assert pool == [6, 2]


def test_a_pool_above_the_limit_keeps_what_it_has() -> None:
    pool = [9]
    assert gain_up_to(pool, 0, 1, 6) == 0
    assert pool == [9]
