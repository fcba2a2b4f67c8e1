"""EC-2, EC-4, EC-8.6, EC-9.7, EC-24.9, EC-30: what is in the box of the base game."""

from __future__ import annotations

import pytest
from tests.rules.eclipse.printed import described, numbers_of, squares_of, wormholes_of

from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.tables.common import (
    ACTIONS,
    CUBES,
    DICE,
    DIE_DAMAGE,
    DISCS,
    NONE,
    PRODUCTION,
    REACTIONS,
    REPUTATION_TILES,
    RESOURCES,
    SHIP_SUPPLY,
    SHIPS,
    TRACK_CAPACITY,
    UPKEEP,
    upkeep_of,
)
from astrolude.games.eclipse.tables.discoveries import DISCOVERIES, DISCOVERY_COPIES, DISCOVERY_GAIN
from astrolude.games.eclipse.tables.npcs import (
    ANCIENT,
    GCDS,
    NPC_CANNONS,
    NPC_COMPUTER,
    NPC_HULL,
    NPC_INITIATIVE,
    NPC_MISSILES,
    NPC_REGENERATION,
    NPC_SHIELD,
    NPCS,
)
from astrolude.games.eclipse.tables.parts import PART_IS_UNIQUE, PART_MISSILES, PART_TECH, PARTS
from astrolude.games.eclipse.tables.sectors import (
    SECTOR_ARTIFACT,
    SECTOR_COUNT,
    SECTOR_DISCOVERY,
    SECTOR_MODULE,
    SECTOR_NUMBER,
    SECTOR_VP,
)
from astrolude.games.eclipse.tables.species import OTHER_SIDE, PIECE_COST, SPECIES, SPECIES_HOME
from astrolude.games.eclipse.tables.technologies import (
    RARE,
    TECH_COPIES,
    TECH_COST,
    TECH_MIN,
    TECH_TRACK,
    TECHNOLOGIES,
    TRACK_SLOTS,
    TRACKS,
)
from astrolude.kernel.data import read_data


@pytest.mark.clauses("EC-2.1", "ER-2.2")
def test_every_colour_has_the_same_pieces() -> None:
    assert dict(zip(SHIPS, SHIP_SUPPLY, strict=True)) == {
        "interceptor": 8,
        "cruiser": 4,
        "dreadnought": 2,
        "starbase": 4,
        "orbital_ship": 0,
    }
    assert (CUBES, DISCS) == (33, 16)
    new = read_data("eclipse", "rise_components")["per_new_colour"]
    assert [new[ship] for ship in SHIPS[:4]] == SHIP_SUPPLY[:4]
    assert (new["population_cubes"], new["influence_discs"], new["ambassador_tiles"]) == (CUBES, DISCS, 3)


@pytest.mark.clauses("EC-2.2", "EC-28.1", "ER-0.1", "ER-R15")
def test_french_ship_names_stand_for_the_next_smaller_class() -> None:
    french = read_data("eclipse", "base_components")["french_terms"]
    assert (french["cruiser"], french["dreadnought"]) == ("Frégate", "Croiseur")
    ancients = read_data("eclipse", "rise_ancients")
    assert all(row["name_fr"].startswith("Frégate ancienne") for row in ancients["cruisers"])
    assert all(row["name_fr"].startswith("Croiseur ancien") for row in ancients["dreadnought_sides"])
    found = next(
        row
        for row in read_data("eclipse", "base_discoveries")["discoveries"]
        if row["id"] == "ancient_cruiser"
    )
    assert found["ship"] == "cruiser"


@pytest.mark.clauses("EC-2.3")
def test_hexes_of_the_base_game() -> None:
    assert numbers_of("center") == [1]
    assert numbers_of("inner") == list(range(101, 109))
    assert numbers_of("middle") == list(range(201, 212))
    assert numbers_of("outer") == list(range(301, 319))
    assert numbers_of("starting") == list(range(221, 233))
    terran = [SECTOR_NUMBER[SPECIES_HOME[species]] for species in range(6)]
    assert terran == [221, 223, 225, 227, 229, 231]
    assert [SECTOR_NUMBER[SPECIES_HOME[OTHER_SIDE[species]]] for species in range(6)] == [
        number + 1 for number in terran
    ]


@pytest.mark.clauses("EC-2.4", "EC-28.32")
def test_tiles_of_the_base_game() -> None:
    box = read_data("eclipse", "base_components")
    assert sum(TECH_COPIES[:RARE]) == box["tiles"]["technology"] == 96
    assert RARE == box["tile_kinds"]["technology"] == 24
    standard = read_data("eclipse", "base_ship_parts")["standard_parts"]
    assert sum(row["copies"] for row in standard) == box["tiles"]["ship_part"] == 154
    assert len(standard) == 17
    assert sum(DISCOVERY_COPIES[:11]) == box["tiles"]["discovery"] == 21
    assert sum(REPUTATION_TILES) == box["tiles"]["reputation"] == 32
    assert box["tiles"]["orbital_monolith"] == 22
    assert [box["dice"][colour] for colour in DICE] == [8, 6, 4]


@pytest.mark.clauses("EC-2.5", "ER-R22")
def test_resources_have_their_colours() -> None:
    assert read_data("eclipse", "base_components")["resource_colors"] == dict(
        zip(RESOURCES, ["orange", "pink", "brown"], strict=True)
    )


@pytest.mark.clauses("EC-2.7")
def test_a_player_board() -> None:
    assert len(ACTIONS) == 6
    assert REACTIONS == ["upgrade", "build", "move"]
    assert (len(TRACKS), TRACK_SLOTS) == (3, 7)
    assert TRACK_CAPACITY == 12
    assert len(UPKEEP) == 13
    assert SHIPS[:4] == ["interceptor", "cruiser", "dreadnought", "starbase"]
    assert read_data("eclipse", "base_tracks")["graveyard"]["boxes"] == RESOURCES


@pytest.mark.clauses("EC-2.8")
def test_tiles_without_effect_are_no_part_of_the_game() -> None:
    assert read_data("eclipse", "base_components")["tiles"]["crowded_hex"] == 2
    named = {word for verb in GRAMMAR.verbs for word in [verb.name, *[slot.kind.name for slot in verb.slots]]}
    assert not named & {"crowded", "crowded_hex", "blank"}


@pytest.mark.clauses("EC-28.30")
def test_slips_of_the_rule_book_are_not_followed() -> None:
    mechanema = SPECIES.index("mechanema")
    assert PIECE_COST[6 * mechanema : 6 * mechanema + 2] == [2, 4], "not 3 and 5, as one picture has it"


@pytest.mark.clauses("EC-2.9")
def test_dice_and_their_damage() -> None:
    assert dict(zip(DICE, DIE_DAMAGE, strict=True)) == {"yellow": 1, "orange": 2, "red": 4}


@pytest.mark.clauses("EC-4.6", "T-01", "T-114")
def test_upkeep_by_discs_on_the_track() -> None:
    assert [upkeep_of(discs) for discs in (13, 12, 11, 10, 9, 5, 1, 0)] == [0, 0, 0, 1, 2, 10, 25, 30]
    assert [upkeep_of(discs) for discs in range(14)] == [30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0]
    assert [upkeep_of(discs) for discs in (15, 13)] == [0, 0]


@pytest.mark.clauses("EC-4.7", "T-02")
def test_production_by_cubes_on_the_track() -> None:
    assert [PRODUCTION[cubes] for cubes in (12, 11, 10, 8, 4, 0)] == [0, 2, 3, 6, 15, 28]
    assert PRODUCTION == [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0]


@pytest.mark.clauses("T-79")
def test_the_rule_book_reads_the_tracks_like_this() -> None:
    assert [PRODUCTION[cubes] for cubes in (5, 2, 4)] == [12, 21, 15]
    assert upkeep_of(9) == 2


@pytest.mark.clauses("EC-8.6", "EC-28.3")
def test_technologies_of_three_categories() -> None:
    for track in range(3):
        own = [technology for technology in range(RARE) if TECH_TRACK[technology] == track]
        assert [TECH_COST[technology] for technology in own] == [2, 4, 6, 8, 10, 12, 14, 16]
        assert [TECH_MIN[technology] for technology in own] == [2, 3, 4, 5, 6, 6, 7, 8]
        assert [TECH_COPIES[technology] for technology in own] == [5, 5, 5, 4, 4, 3, 3, 3]
    rows = [
        "neutron_bombs gauss_shield nanorobots",
        "starbase improved_hull fusion_drive",
        "plasma_cannon fusion_source advanced_robotics",
        "phase_shield positron_computer orbital",
        "advanced_mining advanced_economy advanced_labs",
        "tachyon_source tachyon_drive monolith",
        "plasma_missile antimatter_cannon artifact_key",
        "gluon_computer quantum_grid wormhole_generator",
    ]
    for row, names in enumerate(rows):
        assert [TECHNOLOGIES[8 * track + row] for track in range(3)] == names.split()


@pytest.mark.clauses("EC-28.23", "EC-23.1")
def test_discovery_tiles_of_the_base_game() -> None:
    base = dict(zip(DISCOVERIES[:11], DISCOVERY_COPIES[:11], strict=True))
    assert base == {
        **dict.fromkeys(["money_8", "science_5", "materials_6", "ancient_technology", "ancient_cruiser"], 3),
        **dict.fromkeys(
            [f"part_{PARTS[part]}" for part in range(17, 23)],
            1,
        ),
    }
    assert "part_ion_missile" not in DISCOVERIES
    gains = [DISCOVERY_GAIN[3 * kind : 3 * kind + 3] for kind in range(3)]
    assert gains == [[8, 0, 0], [0, 5, 0], [0, 0, 6]]
    symbols = sum(SECTOR_DISCOVERY[index] for index in range(SECTOR_COUNT) if SECTOR_MODULE[index] == NONE)
    assert symbols == sum(base.values()) == 21


STANDARD = """
ion_cannon -1 yellow
plasma_cannon -2 orange
antimatter_cannon -4 red
plasma_missile 0 missile
hull 0 hull 1
improved_hull 0 hull 2
gauss_shield 0 shield 1
phase_shield -1 shield 2
nuclear_source 3
fusion_source 6
tachyon_source 9
nuclear_drive -1 move 1 initiative 1
fusion_drive -2 move 2 initiative 2
tachyon_drive -3 move 3 initiative 3
electron_computer 0 computer 1
positron_computer -1 computer 2 initiative 1
gluon_computer -2 computer 3 initiative 2
"""


@pytest.mark.clauses("EC-9.7")
def test_standard_parts() -> None:
    assert sorted(described(part) for part in range(17)) == sorted(STANDARD.split("\n")[1:-1])
    missile = PARTS.index("plasma_missile")
    assert PART_MISSILES[3 * missile : 3 * missile + 3] == [0, 2, 0]


@pytest.mark.clauses("EC-9.4")
def test_parts_that_need_no_technology() -> None:
    free = {PARTS[part] for part in range(len(PARTS)) if PART_TECH[part] == NONE and not PART_IS_UNIQUE[part]}
    assert free == {"ion_cannon", "hull", "nuclear_drive", "electron_computer", "nuclear_source"}
    for part, technology in enumerate(PART_TECH):
        assert technology == NONE or TECHNOLOGIES[technology] == PARTS[part]


@pytest.mark.clauses("EC-9.8")
def test_ancient_parts() -> None:
    assert [described(part) for part in range(17, 23)] == [
        "axion_computer 0 computer 3",
        "hypergrid_source 11",
        "shard_hull 0 hull 3",
        "ion_turret -1 2xyellow",
        "conformal_drive -2 move 4 initiative 2",
        "flux_shield -2 shield 3",
    ]
    assert all(PART_IS_UNIQUE[part] for part in range(17, 23))


@pytest.mark.clauses("EC-16.12", "EC-28.24")
def test_the_ships_of_the_ancients() -> None:
    assert [NPC_INITIATIVE[ANCIENT], NPC_COMPUTER[ANCIENT], NPC_SHIELD[ANCIENT], NPC_HULL[ANCIENT]] == [
        2,
        1,
        0,
        1,
    ]
    assert [NPC_INITIATIVE[GCDS], NPC_COMPUTER[GCDS], NPC_SHIELD[GCDS], NPC_HULL[GCDS]] == [0, 1, 0, 7]
    assert NPC_CANNONS[3 * ANCIENT : 3 * ANCIENT + 3] == [2, 0, 0]
    assert NPC_CANNONS[3 * GCDS : 3 * GCDS + 3] == [4, 0, 0]
    assert not any(NPC_MISSILES[: 3 * GCDS + 3])
    assert not NPC_REGENERATION[GCDS]


@pytest.mark.clauses("EC-24.9")
def test_home_hexes_are_alike() -> None:
    for species in range(12):
        home = SPECIES_HOME[species]
        assert SECTOR_VP[home] == 3
        assert SECTOR_ARTIFACT[home]
        assert wormholes_of(SECTOR_NUMBER[home]) == "110110"


@pytest.mark.clauses("EC-28.25")
def test_squares_on_which_the_sources_differ() -> None:
    assert squares_of(102) == ["science", "science_advanced"]
    assert len(squares_of(107)) == 3
    assert len(squares_of(202)) == 2
    assert wormholes_of(201) == "010101"


@pytest.mark.clauses("EC-30")
def test_nothing_of_the_second_edition() -> None:
    assert read_data("eclipse", "base_tracks")["rounds"]["count"] == 9
    cost = dict(zip(TECHNOLOGIES, TECH_COST, strict=True))
    assert [cost[name] for name in ("improved_hull", "orbital", "advanced_robotics", "gluon_computer")] == [
        4,
        8,
        6,
        16,
    ]
    assert [cost[name] for name in ("wormhole_generator", "artifact_key")] == [16, 14]
    assert not any("soliton" in part for part in PARTS)
    assert not any("guardian" in npc for npc in NPCS)
    assert NPC_COMPUTER[GCDS] == 1
    advanced_grey = [
        row["id"]
        for row in [
            *read_data("eclipse", "base_sectors")["sectors"],
            *read_data("eclipse", "rise_sectors")["sectors"],
        ]
        for square in row["squares"]
        if square["resource"] == "any" and square["advanced"]
    ]
    assert advanced_grey == []
