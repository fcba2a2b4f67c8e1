"""SG-1, SG-2, SG-21: what is in the box, and the data files that say so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, Table

from astrolude.games.space_gate.rules.base import VOID, corridors_facing
from astrolude.games.space_gate.tables.components import (
    ANY_DOMAIN,
    AUTOMATON,
    AUTOMATON_ROOM,
    CAPACITY,
    CORRIDORS,
    DOMAINS,
    ENGINEERS,
    GATE_MODULE,
    GATES,
    IMPROVEMENT,
    KINDS,
    MODULE_DOMAIN,
    MODULE_GATE,
    MODULE_KIND,
    MODULE_PILE,
    MODULES,
    NOTHING,
    ODYSSEY_MODULE,
    PILES,
    PROMOTION,
    RECRUIT,
    ROBOTS,
    ROOM_DOMAIN,
    ROOMS,
    SETTLERS,
    START_MODULE,
    STARTS_OPEN,
    SUITS,
    TOKENS,
)
from astrolude.games.space_gate.tables.exoplanets import (
    CLOSURES,
    PLACEMENTS,
    PLANETS,
    SCORINGS,
    SIDE_GROUPS,
    SIDE_SITES,
    SIDES,
    SITE_LINKS,
    SITE_REQUIRES,
    SITES,
)
from astrolude.kernel.bits import count
from astrolude.kernel.data import read_data

FILES = ["components", "exoplanets", "hawking", "modules", "odyssey_board"]


def modules(kind: str) -> list[int]:
    return [module for module in range(len(MODULES)) if KINDS[MODULE_KIND[module]] == kind]


@pytest.mark.clauses("SG-1.4", "SG-1.12", "SG-2.1", "SG-3.4")
def test_boards_and_tokens() -> None:
    assert sorted(ROOMS) == ["airlock", "energy", "new_modules", "vegetation", "water"]
    assert [ROOMS[room] for room, domain in enumerate(ROOM_DOMAIN) if domain == NOTHING] == [
        "airlock",
        "new_modules",
    ]
    assert TOKENS == ["water", "vegetation", "energy", "balance", "void"]
    assert PLANETS == ["bose", "collins", "dirac", "fermi", "planck", "russell", "susskind", "turing"]
    assert len(SIDES) == 2 * len(PLANETS)
    assert len(GATES) == 3
    assert len(PILES) == 9


@pytest.mark.clauses("SG-2.2", "SG-1.7", "SG-2.3", "SG-21.2", "SG-21.8")
def test_modules_by_kind_domain_and_gate() -> None:
    assert {kind: len(modules(kind)) for kind in KINDS} == {
        "gate": 36, "odyssey": 27, "airlock": 18, "start_airlock": 4
    }  # fmt: skip
    for module in modules("start_airlock"):
        assert (CAPACITY[module], STARTS_OPEN[module], MODULE_DOMAIN[module]) == (5, 1, ANY_DOMAIN)
    assert Counter(PILES[pile] for pile in MODULE_PILE if pile != NOTHING) == {
        f"{kind}_{domain}": number
        for kind, number in (("gate", 12), ("odyssey", 9), ("airlock", 6))
        for domain in DOMAINS
    }
    pairs = Counter((MODULE_DOMAIN[module], MODULE_GATE[module]) for module in modules("gate"))
    assert set(pairs.values()) == {4}
    assert len(set(MODULES)) == 85
    for row in read_data("space_gate", "modules")["modules"]:
        closed, opened = row["corridors"]["closed"], row["corridors"]["open"]
        assert closed is None or closed == opened


@pytest.mark.clauses("SG-2.4", "SG-21.3")
@pytest.mark.parametrize(
    ("kind", "expected"), [("gate", [9, 18, 9]), ("odyssey", [12, 9, 6]), ("airlock", [6, 6, 6])]
)
def test_capacities(kind: str, expected: list[int]) -> None:
    found = Counter(CAPACITY[module] for module in modules(kind))
    assert [found[capacity] for capacity in (2, 3, 4)] == expected


@pytest.mark.clauses("SG-2.5", "SG-21.3")
def test_improvements() -> None:
    for domain in range(len(DOMAINS)):
        own = [module for module in modules("odyssey") if MODULE_DOMAIN[module] == domain]
        found = Counter(IMPROVEMENT[module] for module in own)
        assert [found[kind] for kind in (RECRUIT, PROMOTION, AUTOMATON)] == [2, 2, 5]
        rooms = sorted(AUTOMATON_ROOM[module] for module in own if IMPROVEMENT[module] == AUTOMATON)
        assert rooms == list(range(len(ROOMS)))
    others = [module for module in range(len(MODULES)) if MODULE_KIND[module] != ODYSSEY_MODULE]
    assert all(IMPROVEMENT[module] == NOTHING for module in others)
    assert all((MODULE_GATE[module] != NOTHING) == (MODULE_KIND[module] == GATE_MODULE) for module in others)


@pytest.mark.clauses("SG-2.6", "SG-2.7")
def test_pieces_and_colours() -> None:
    assert [SETTLERS, ROBOTS, ENGINEERS, SUITS] == [36, 5, 7, 4]
    colours = {row["id"]: row["colour"] for row in read_data("space_gate", "odyssey_board")["rooms"]}
    assert colours == {
        "room_airlock": "gold",
        "room_new_modules": "white",
        "room_water": "blue",
        "room_energy": "pink",
        "room_vegetation": "green",
    }


@pytest.mark.clauses("SG-21.3", "SG-21.4")
def test_corridors() -> None:
    tiles = [module for module in range(len(MODULES)) if MODULE_KIND[module] != START_MODULE]
    shapes = Counter(
        row["shape"]
        for row in read_data("space_gate", "modules")["modules"]
        if row["kind"] != "start_airlock"
    )
    assert shapes == {"dead_end": 6, "straight": 18, "corner": 21, "tee": 30, "cross": 6}
    assert round(sum(count(CORRIDORS[module]) for module in tiles) / len(tiles), 2) == 2.44


@pytest.mark.clauses("SG-21.4")
def test_void_corridors_of_a_base_without_loops() -> None:
    tiles = ["airlock_water_1@0,1r0 closed", "gate_water_sun_3@0,2r2 closed", "airlock_water_6@1,0r3 closed"]
    table = Table().base(ANNA, *tiles)
    laid = table.state.bases[ANNA][1:]
    assert corridors_facing(table.state, ANNA, VOID) == 4 + sum(
        count(CORRIDORS[module]) - 2 for module in laid
    )


@pytest.mark.clauses("SG-21.6", "SG-21.8", "SG-21.10")
def test_sites() -> None:
    assert len(set(SITES)) == len(SITES)
    for side, row in enumerate(
        row for planet in read_data("space_gate", "exoplanets")["exoplanets"] for row in planet["sides"]
    ):
        assert row["placement"]["kind"] in PLACEMENTS
        assert row["closure"]["kind"] in CLOSURES
        assert row["scoring"]["kind"] in SCORINGS
        sites = SIDE_SITES[side]
        assert all(site in sites for group in SIDE_GROUPS[side] for site in group)
        assert all(other in sites for site in sites for other in [*SITE_LINKS[site], *SITE_REQUIRES[site]])
        filled: list[int] = []
        while len(filled) < len(sites):
            free = [site for site in sites if site not in filled]
            supported = [site for site in free if set(SITE_REQUIRES[site]) <= set(filled)]
            assert supported
            filled += supported
    for planet in read_data("space_gate", "exoplanets")["exoplanets"]:
        assert sorted(players for row in planet["sides"] for players in row["players"]) == [2, 3, 4]


def provenances(value: Any) -> list[str]:
    """Every `kind` below a provenance."""
    if isinstance(value, list):
        return [kind for item in value for kind in provenances(item)]
    if not isinstance(value, dict):
        return []
    if isinstance(value.get("kind"), str) and "note" in value:
        return [value["kind"]]
    return [kind for item in value.values() for kind in provenances(item)]


@pytest.mark.clauses("SG-21.1", "SG-21.9")
@pytest.mark.parametrize("name", FILES)
def test_every_file_says_where_its_values_come_from(name: str) -> None:
    content = read_data("space_gate", name)
    kinds = provenances(content)
    assert kinds
    assert set(kinds) <= {"seed", "public", "reconstructed"}
    if name == "modules":
        assert all(provenances(row["provenance"]) for row in content["modules"])
        reconstructed = [
            row for row in content["modules"] if "reconstructed" in provenances(row["provenance"])
        ]
        assert len(reconstructed) == 85
