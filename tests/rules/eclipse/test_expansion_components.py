"""ER-2 to ER-8, ER-11, ER-13.1: what is in the box of the expansion."""

from __future__ import annotations

import pytest
from tests.rules.eclipse.printed import described, described_hex, described_npc, numbers_of

from astrolude.games.eclipse.tables.common import (
    EXTRA_REPUTATION_TILES,
    MODULES,
    MOST_MEMBERS,
    NONE,
    SHIPS,
    SHRINE_COST,
    SHRINE_RESOURCE,
    SHRINES,
)
from astrolude.games.eclipse.tables.developments import (
    DEVELOPMENT_COST,
    DEVELOPMENT_GAIN,
    DEVELOPMENTS,
    DEVELOPMENTS_IN_PLAY,
    LINK_VP,
    MONUMENT_VP,
    PORTAL_VP,
    SHELLWORLD_VP,
)
from astrolude.games.eclipse.tables.discoveries import (
    ANCIENT_PORTAL_VP,
    DISCOVERIES,
    DISCOVERY_COPIES,
    DISCOVERY_MODULE,
    DISCOVERY_PART,
)
from astrolude.games.eclipse.tables.npcs import (
    ANCIENT_CRUISERS,
    ANCIENT_DREADNOUGHTS,
    NPC_HOLDS_ALL,
    NPC_REPUTATION,
    NPC_VP,
)
from astrolude.games.eclipse.tables.parts import (
    PART_BAY,
    PART_FORBIDDEN,
    PART_IS_UNIQUE,
    PART_JUMPS,
    PART_MISSILES,
    PART_REGENERATION,
    PART_USES_SLOT,
    PARTS,
)
from astrolude.games.eclipse.tables.sectors import (
    EDGES,
    HIVE_EXIT,
    HIVES,
    HOMEWORLDS,
    SECTOR_ANCIENTS,
    SECTOR_COUNT,
    SECTOR_MODULE,
    SECTOR_NUMBER,
    SECTOR_PORTAL,
)
from astrolude.games.eclipse.tables.setup import OUTER_HEXES
from astrolude.games.eclipse.tables.species import COLOURS, OTHER_SIDE, SPECIES, SPECIES_COLOUR
from astrolude.games.eclipse.tables.technologies import (
    DISCOUNT,
    RARE,
    TECH_COST,
    TECH_EXTRA,
    TECH_MIN,
    TECHNOLOGIES,
    TRACK_VP,
)
from astrolude.kernel.bits import members
from astrolude.kernel.data import read_data


@pytest.mark.clauses("ER-2.1")
def test_components_of_the_expansion() -> None:
    box = read_data("eclipse", "rise_components")["counts"]
    assert (
        len({row["physical_hex"] for row in read_data("eclipse", "rise_sectors")["sectors"]})
        == box["sector_hexes"]
        == 18
    )
    assert [len(HOMEWORLDS), len(HIVES), sum(SECTOR_PORTAL)] == [4, 2, 3]
    assert len(numbers_of("starting", base=False)) == 6
    normal = [
        SECTOR_NUMBER[index]
        for index in range(SECTOR_COUNT)
        if SECTOR_MODULE[index] != NONE and MODULES[SECTOR_MODULE[index]] == "extra_sectors"
    ]
    assert normal == [213, 320, 321, 322, 323, 324]
    assert len(TECHNOLOGIES) - RARE == box["rare_technology_tiles"] == 10
    assert sum(TECH_EXTRA) == box["extra_technology_tiles"] == 18
    assert len(DEVELOPMENTS) == box["development_tiles"] == 8
    assert sum(DISCOVERY_COPIES[11:]) == box["discovery_tiles"] == 9
    assert len(ANCIENT_CRUISERS) == box["ancient_cruiser_tiles"] == 8
    assert len(ANCIENT_DREADNOUGHTS) == 2 * box["ancient_dreadnought_tile"]
    assert sum(EXTRA_REPUTATION_TILES) == box["extra_reputation_tiles"] == 9
    assert len(SHRINES) == box["shrine_tiles"] == 9
    assert box["alliance_tiles"] == 9


@pytest.mark.clauses("ER-2.4")
def test_boards_of_the_expansion_have_two_faces() -> None:
    pairs = {
        ("wardens_of_magellan", "exiles", "magenta"),
        ("keepers_of_magellan", "rho_indi_syndicate", "grey"),
        ("sentinels_of_magellan", "enlightened_of_lyra", "natural"),
    }
    found = {
        (SPECIES[species], SPECIES[OTHER_SIDE[species]], COLOURS[SPECIES_COLOUR[species]])
        for species in range(12, 15)
    }
    assert found == pairs
    assert all(OTHER_SIDE[OTHER_SIDE[species]] == species for species in range(len(SPECIES)))
    assert all(
        SPECIES_COLOUR[OTHER_SIDE[species]] == SPECIES_COLOUR[species] for species in range(len(SPECIES))
    )


HEXES = """
212 Lambda Fornacis;middle;2;111111;money science* materials materials*;discovery hive 3
213 Iota Bootis;middle;1;110101;science materials;
291 Delta Corvi;middle;2;101101;money;discovery portal
319 Upsilon Hydrae;outer;2;111111;money* science materials materials*;discovery hive 3
320 Nu Ophiuchi;outer;1;001110;money science;discovery 1
321 Beta Delphini;outer;1;100101;money money*;
322 Lambda Tauri;outer;1;110100;science science*;
323 Zeta Andromedae;outer;1;110101;;discovery
324 Epsilon Carinae;outer;2;101101;grey;artifact
393 Delta Sextantis;outer;2;100110;science;discovery portal
394 Zeta Chamaeleontis;outer;2;101100;materials;discovery portal
271 Omega Fornacis;homeworld;3;110110;money science materials*;discovery artifact world
272 Sigma Hydrae;homeworld;3;110110;money science* materials;discovery artifact world
273 Theta Ophiuchi;homeworld;3;110110;money materials materials*;discovery artifact world
274 Alpha Lyncis;homeworld;3;110110;money science science*;discovery artifact world
233 47 Ursae Majoris;starting;3;110110;money money* science science* materials;artifact
235 Mu Arae;starting;3;110110;money money* science science* materials;artifact
237 55 Cancri;starting;3;110110;money money* science science* materials;artifact
234 Eta Geminorum;starting;3;110110;money* materials materials*;artifact
236 Rho Indi;starting;0;110110;money money* science* materials;artifact
238 Beta Lyrae;starting;3;110110;money money* science science* materials materials*;artifact
"""


@pytest.mark.clauses("ER-3.1", "ER-R23", "ER-R27")
def test_hexes_of_the_expansion() -> None:
    lines = HEXES.strip().split("\n")
    assert [described_hex(int(line[:3])) for line in lines] == lines
    assert len(lines) == sum(module != NONE for module in SECTOR_MODULE) == 21


@pytest.mark.clauses("ER-3.3")
def test_ancient_tiles_are_enough() -> None:
    assert (
        sum(SECTOR_ANCIENTS) == 14 + 1 + 6 == read_data("eclipse", "base_components")["tiles"]["ancient_ship"]
    )


@pytest.mark.clauses("ER-4.7")
def test_rare_technologies() -> None:
    found = {
        TECHNOLOGIES[technology]: (TECH_COST[technology], TECH_MIN[technology])
        for technology in range(RARE, len(TECHNOLOGIES))
    }
    assert found == {
        **dict.fromkeys(
            ["antimatter_splitter", "neutron_absorber", "conifold_field", "sentient_hull"], (5, 5)
        ),
        **dict.fromkeys(["distortion_shield", "cloaking_device"], (7, 6)),
        "interceptor_bay": (9, 7),
        **dict.fromkeys(["point_defense", "flux_missile"], (11, 8)),
        "zero_point_source": (15, 10),
    }


@pytest.mark.clauses("ER-5.1")
def test_parts_of_rare_technologies() -> None:
    first = PARTS.index("conifold_field")
    assert [described(part) for part in range(first, first + 5)] == [
        "conifold_field -2 hull 3",
        "sentient_hull 0 hull 1 computer 1",
        "interceptor_bay -2 hull 1",
        "flux_missile 0 initiative 2 missile",
        "zero_point_source 12",
    ]
    bay, missile = PARTS.index("interceptor_bay"), PARTS.index("flux_missile")
    assert PART_BAY[bay] == 2
    assert [SHIPS[ship] for ship in members(PART_FORBIDDEN[bay])] == [
        "interceptor",
        "starbase",
        "orbital_ship",
    ]
    assert PART_MISSILES[3 * missile : 3 * missile + 3] == [2, 0, 0]


@pytest.mark.clauses("ER-11.5")
def test_found_parts_of_the_expansion() -> None:
    first = PARTS.index("jump_drive")
    assert [described(part) for part in range(first, first + 4)] == [
        "jump_drive -2",
        "muon_source 2 initiative 1",
        "morph_shield 0 shield 1 initiative 2",
        "ion_disruptor 0 initiative 3 yellow",
    ]
    assert PART_JUMPS[first] == 1
    assert not PART_USES_SLOT[PARTS.index("muon_source")]
    assert PART_REGENERATION[PARTS.index("morph_shield")] == 1
    assert all(PART_IS_UNIQUE[part] for part in range(first, first + 4))


@pytest.mark.clauses("ER-6.3")
def test_development_tiles() -> None:
    prices = dict(
        zip(DEVELOPMENTS, [DEVELOPMENT_COST[3 * tile : 3 * tile + 3] for tile in range(8)], strict=True)
    )
    assert prices == {
        "ancient_monument": [13, 0, 0],
        "artifact_link": [0, 7, 7],
        "diplomatic_fleet": [0, 0, 6],
        "mining_colony": [5, 5, 0],
        "research_station": [5, 0, 5],
        "trade_fleet": [0, 5, 5],
        "shellworld": [0, 0, 20],
        "warp_portal": [0, 0, 8],
    }
    gains = {DEVELOPMENTS[tile]: DEVELOPMENT_GAIN[3 * tile : 3 * tile + 3] for tile in range(8)}
    assert gains["mining_colony"] == [0, 0, 12]
    assert gains["research_station"] == [0, 12, 0]
    assert gains["trade_fleet"] == [12, 0, 0]
    assert [MONUMENT_VP, LINK_VP, SHELLWORLD_VP, PORTAL_VP] == [3, 1, 5, 1]
    assert DEVELOPMENTS_IN_PLAY[2:] == [3, 4, 5, 6, 7, 8, 8, 8]


CRUISERS = """
1 4 2 0 2 3,0,0 0,0,0
2 1 2 0 1 2,0,0 0,2,0
3 0 1 1 2 4,0,0 0,0,0
4 2 2 0 4 2,0,0 0,0,0 point_defense
5 2 2 0 1 0,1,0 0,0,1 distortion
6 3 1 0 2 0,2,0 0,0,0
7 0 3 0 4 0,0,1 0,0,0
8 0 1 3 2 3,0,0 0,0,0
"""


@pytest.mark.clauses("ER-7.5", "ER-R28")
def test_ancient_cruisers() -> None:
    assert [described_npc(npc) for npc in ANCIENT_CRUISERS] == CRUISERS.strip().split("\n")
    assert {NPC_REPUTATION[npc] for npc in ANCIENT_CRUISERS} == {2}
    assert {NPC_VP[npc] for npc in ANCIENT_CRUISERS} == {1}


@pytest.mark.clauses("ER-R06", "ER-R07")
def test_the_ancient_dreadnought_has_two_sides() -> None:
    assert [described_npc(npc) for npc in ANCIENT_DREADNOUGHTS] == [
        "a 3 2 0 5 0,2,0 0,0,0 regeneration",
        "b 4 2 0 3 0,0,1 4,0,0",
    ]
    assert all(
        NPC_HOLDS_ALL[npc] and NPC_REPUTATION[npc] == 3 and NPC_VP[npc] == 1 for npc in ANCIENT_DREADNOUGHTS
    )


@pytest.mark.clauses("ER-11.1")
def test_new_discovery_tiles() -> None:
    found = dict(zip(DISCOVERIES[11:], DISCOVERY_COPIES[11:], strict=True))
    assert found == {
        "money_3_science_2_materials_2": 2,
        "ancient_warp_portal": 1,
        "ancient_orbital": 2,
        "part_jump_drive": 1,
        "part_muon_source": 1,
        "part_morph_shield": 1,
        "part_ion_disruptor": 1,
    }
    assert {MODULES[module] for module in DISCOVERY_MODULE[11:]} == {"new_discoveries", "warp_portals"}
    assert MODULES[DISCOVERY_MODULE[DISCOVERIES.index("ancient_warp_portal")]] == "warp_portals"
    assert ANCIENT_PORTAL_VP == 2
    parts = [PARTS[part] for part in DISCOVERY_PART[11:] if part != NONE]
    assert [f"part_{name}" for name in parts] == DISCOVERIES[14:]


@pytest.mark.clauses("ER-R01", "ER-17.3")
def test_portal_hexes_go_by_the_numbers_of_the_rulebook() -> None:
    portals = [SECTOR_NUMBER[index] for index in range(SECTOR_COUNT) if SECTOR_PORTAL[index]]
    assert portals == [291, 393, 394]
    assert sorted(SECTOR_NUMBER) == SECTOR_NUMBER
    printed = {
        row["number"]: row["printed_number"] for row in read_data("eclipse", "rise_sectors")["sectors"]
    }
    assert [printed[number] for number in portals] == [281, 381, 382]


def test_the_exits_of_a_hive_are_numbered_clockwise() -> None:
    for hive in HIVES:
        assert HIVE_EXIT[hive * EDGES : hive * EDGES + EDGES] == [1, 2, 3, 4, 5, 6]


def test_shrines_are_three_costs_times_three_colours() -> None:
    assert [(cost, resource) for cost, resource in zip(SHRINE_COST, SHRINE_RESOURCE, strict=True)] == [
        (cost, resource) for cost in (2, 4, 6) for resource in range(3)
    ]


def test_members_of_an_alliance_by_players() -> None:
    assert MOST_MEMBERS[2:] == [0, 0, 2, 2, 3, 3, 3, 3]


def test_outer_hexes_by_players() -> None:
    assert OUTER_HEXES[2:] == [5, 10, 14, 16, 18, 22, 24, 24]


@pytest.mark.clauses("ER-13.1")
def test_extra_tiles_for_seven_to_nine_players() -> None:
    without = {TECHNOLOGIES[technology] for technology in range(RARE) if not TECH_EXTRA[technology]}
    assert without == {
        "neutron_bombs",
        "starbase",
        "gauss_shield",
        "tachyon_drive",
        "nanorobots",
        "artifact_key",
    }
    assert max(TECH_EXTRA) == 1
    assert not any(TECH_EXTRA[RARE:])
    assert EXTRA_REPUTATION_TILES == [0, 2, 2, 3, 2]


def test_discounts_and_points_of_a_track() -> None:
    assert DISCOUNT == [0, 1, 2, 3, 4, 6, 8]
    assert TRACK_VP == [0, 0, 0, 0, 1, 2, 3, 5]
