"""Hex geometry: distances, rings and turns as on a real map."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrolude.kernel.hexes import (
    DIRECTIONS,
    OUTSIDE,
    Hex,
    Region,
    add,
    disc,
    distance,
    label,
    neighbours,
    ring,
    rotate,
)

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(places, places, places)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places)
def test_six_different_neighbours_at_distance_one(center: Hex) -> None:
    around = neighbours(center)
    assert len(set(around)) == 6
    assert all(distance(center, place) == 1 for place in around)


def test_directions_run_clockwise_and_opposites_differ_by_three() -> None:
    for turn, step in enumerate(DIRECTIONS):
        assert rotate(step, 1) == DIRECTIONS[(turn + 1) % 6]
        assert add(step, DIRECTIONS[(turn + 3) % 6]) == (0, 0)


@given(places, st.integers(1, 5))
def test_a_ring_holds_exactly_the_hexes_at_its_radius(center: Hex, radius: int) -> None:
    found = ring(center, radius)
    assert len(found) == len(set(found)) == 6 * radius
    assert all(distance(center, place) == radius for place in found)
    assert all(distance(a, b) == 1 for a, b in zip(found, found[1:] + found[:1], strict=True))


@given(places, st.integers(0, 5))
def test_a_disc_holds_all_hexes_within_its_radius(center: Hex, radius: int) -> None:
    found = disc(center, radius)
    assert len(set(found)) == len(found) == 1 + 3 * radius * (radius + 1)
    assert found[0] == center
    assert [distance(center, place) for place in found] == sorted(distance(center, place) for place in found)


@given(places, places, places, st.integers(-7, 7))
def test_turning_keeps_distances(a: Hex, b: Hex, center: Hex, turns: int) -> None:
    assert distance(rotate(a, turns, center), rotate(b, turns, center)) == distance(a, b)
    assert rotate(rotate(a, turns, center), -turns, center) == a
    assert rotate(a, turns + 6, center) == rotate(a, turns, center)


@pytest.mark.parametrize(("turns", "expected"), [(0, (2, -1)), (1, (1, 1)), (3, (-2, 1)), (6, (2, -1))])
def test_a_turn_worked_out_by_hand(turns: int, expected: Hex) -> None:
    assert rotate((2, -1), turns) == expected


def test_a_region_knows_neighbours_distances_and_its_edge() -> None:
    region = Region(disc((0, 0), 1))
    center, east = region.indices[0, 0], region.indices[1, 0]
    assert OUTSIDE not in region.around[center]
    assert region.around[east].count(OUTSIDE) == 3
    assert region.around[center][0] == east
    assert sorted(region.neighbours[center]) == [1, 2, 3, 4, 5, 6]
    assert len(region.neighbours[east]) == 3
    assert region.distances[east][region.indices[-1, 0]] == 2
    assert region.within(east, 0) == [east]
    assert region.within(center, 1) == list(range(7))


def test_a_region_with_a_hole_counts_distance_as_the_crow_flies() -> None:
    region = Region([(0, 0), (2, 0)])
    assert region.neighbours == [[], []]
    assert region.distances[0][1] == 2


def test_labels_are_coordinates() -> None:
    assert label((3, -2)) == "3,-2"
    assert Region([(0, 0), (-1, 4)]).labels() == ["0,0", "-1,4"]


def test_a_hex_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="hex twice"):
        Region([(0, 0), (0, 0)])
