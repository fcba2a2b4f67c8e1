"""T-80 to T-84, T-89: the drawings of the rule book, laid with hexes that show exactly those wormholes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.grammar import LAY
from astrolude.games.eclipse.rules.explore import drawn_answers
from astrolude.games.eclipse.rules.galaxy import exits
from astrolude.games.eclipse.rules.influence import targets
from astrolude.games.eclipse.tables.sectors import EDGES, SECTOR_NUMBER, WORMHOLE_MASK, sector

Printed = Callable[[int, str], None]

PLACES = {
    "X": (0, 0),
    "G": (0, -1),
    "A": (-1, 0),
    "B": (0, 1),
    "C": (1, 0),
    "D": (1, -1),
    "E": (-1, 1),
    "F": (-1, -1),
}
FLAGS = {"X": "011001", "A": "100100", "B": "010001", "C": "110000", "D": "100100"}
HEXES = {name: 301 + index for index, name in enumerate(PLACES)}
MIDST = (9, -4)
"""Where X lies: far from everything else."""


@pytest.fixture
def printed() -> Iterator[Printed]:
    """Prints other wormholes on a hex, until the test is over."""
    before = WORMHOLE_MASK[:]

    def change(number: int, flags: str) -> None:
        for rotation in range(EDGES):
            mask = sum(1 << edge for edge in range(EDGES) if flags[(edge - rotation) % EDGES] == "1")
            WORMHOLE_MASK[sector(number) * EDGES + rotation] = mask

    yield change
    WORMHOLE_MASK[:] = before


def place_of(name: str) -> tuple[int, int]:
    return MIDST[0] + PLACES[name][0], MIDST[1] + PLACES[name][1]


def explored(printed: Printed, generator: bool) -> set[str]:
    """The hexes that may be laid as drawn: own disc on X, own interceptor on G."""
    flags = {**FLAGS, "G": "001100", "E": "001000"}
    legal = set()
    for name in "ABCDE":
        table = Table(*TERRANS[:2])
        for hex_name in ("X", "G", name):
            printed(HEXES[hex_name], flags[hex_name])
        table.lay(HEXES["X"], *place_of("X")).lay(HEXES["G"], *place_of("G"))
        table.own(ANNA, HEXES["X"]).ships(ANNA, HEXES["G"]).stack(3, HEXES[name])
        if generator:
            table.learn(ANNA, "wormhole_generator")
        s = table.state
        s.hand = [s.stacks[2][-1]]
        s.zone_q, s.zone_r = place_of(name)
        if LAY.at(0, 0) in drawn_answers(s, ANNA):
            legal.add(name)
    return legal


@pytest.mark.clauses("T-80", "EC-6.5")
def test_hexes_that_may_be_laid(printed: Printed) -> None:
    assert explored(printed, generator=False) == {"A", "B"}


@pytest.mark.clauses("T-81", "EC-8.14")
def test_hexes_that_may_be_laid_with_the_wormhole_generator(printed: Printed) -> None:
    assert explored(printed, generator=True) == {"A", "B", "C", "D"}


def influenced(printed: Printed, generator: bool) -> set[str]:
    """The hexes that a disc may go to: own disc on X, own ship on G, an enemy ship on F."""
    flags = {**FLAGS, "G": "001110", "E": "001100", "F": "010000"}
    table = Table(*TERRANS[:2])
    for name, number in HEXES.items():
        printed(number, flags[name])
        table.lay(number, *place_of(name))
    table.own(ANNA, HEXES["X"]).ships(ANNA, HEXES["G"]).ships(BEN, HEXES["F"])
    if generator:
        table.learn(ANNA, "wormhole_generator")
    found = {SECTOR_NUMBER[index] for index in targets(table.state, ANNA)}
    return {name for name, number in HEXES.items() if number in found}


@pytest.mark.clauses("T-82", "EC-7.2")
def test_hexes_within_the_reach_of_influence(printed: Printed) -> None:
    assert influenced(printed, generator=False) == {"A", "B", "G"}


@pytest.mark.clauses("T-83", "EC-8.14")
def test_hexes_within_the_reach_of_influence_with_the_wormhole_generator(printed: Printed) -> None:
    assert influenced(printed, generator=True) == {"A", "B", "C", "D", "G"}


@pytest.mark.clauses("T-89", "EC-11.3")
def test_edges_over_which_a_ship_moves(printed: Printed) -> None:
    table = Table(*TERRANS[:2])
    for number, flags in [(301, "011000"), (302, "000100"), (303, "000000"), (304, "000001")]:
        printed(number, flags)
    table.lay(301, *MIDST).lay(302, MIDST[0] + 1, MIDST[1] - 1).lay(303, MIDST[0] + 1, MIDST[1])
    table.lay(304, MIDST[0], MIDST[1] + 1)
    assert exits(table.state, ANNA, sector(301)) == [sector(304)], "edge 2 alone is answered"
    table.learn(ANNA, "wormhole_generator")
    assert exits(table.state, ANNA, sector(301)) == [sector(302), sector(303), sector(304)]
