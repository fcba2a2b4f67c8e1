"""EC-8, EC-23.4, ER-4, ER-6: technologies, rare ones, and developments."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules.reputation import has_room_for_ambassador, has_room_for_reputation
from astrolude.games.eclipse.rules.supply import draw_technologies, price
from astrolude.games.eclipse.scoring import development_points
from astrolude.games.eclipse.tables.common import SHELLWORLD, WARP_PORTAL
from astrolude.games.eclipse.tables.developments import DEVELOPMENT_BIT, DEVELOPMENTS
from astrolude.games.eclipse.tables.sectors import sector
from astrolude.games.eclipse.tables.technologies import RARE, TECH_TRACK, TECHNOLOGIES, TRACKS

MILITARY = ["neutron_bombs", "starbase", "plasma_cannon", "phase_shield", "advanced_mining", "tachyon_source"]
GRID = ["gauss_shield", "improved_hull", "fusion_source", "positron_computer", "advanced_economy"]
NANO = ["nanorobots", "fusion_drive", "advanced_robotics", "orbital", "advanced_labs", "monolith"]


def price_of(table: Table, name: str, track: str | None = None) -> int:
    technology = TECHNOLOGIES.index(name)
    place = TECH_TRACK[technology] if track is None else TRACKS.index(track)
    return price(table.state, ANNA, technology, place)


def holding(*technologies: str, species: str = "descendants_of_draco") -> Table:
    """Draco have no technology of their own."""
    return Table(species, "terran_union").learn(ANNA, *technologies)


@pytest.mark.clauses("EC-8.2", "T-15")
def test_the_track_gives_a_discount() -> None:
    table = Table(*TERRANS[:2]).market("plasma_cannon").store(ANNA, 0, 5, 0).turn(ANNA)
    table.play("act research", "research plasma_cannon")
    assert table.stored(ANNA)[1] == 0, "6 − 1 = 5"
    assert table.seat == BEN


@pytest.mark.clauses("EC-8.2", "T-16", "T-17", "T-18", "T-85")
def test_prices() -> None:
    assert price_of(holding(*MILITARY[:3]), "phase_shield") == 5
    assert price_of(holding(*MILITARY[:3], "advanced_mining"), "phase_shield") == 5
    assert price_of(holding(*MILITARY), "gluon_computer") == 16 - 8
    assert price_of(holding(*MILITARY[:5]), "gluon_computer") == 16 - 6
    assert price_of(holding(*GRID[1:]), "gauss_shield") == 2
    assert price_of(holding("monolith", "orbital"), "fusion_drive") == max(3, 4 - 2) == 3


@pytest.mark.clauses("EC-8.1", "T-94")
def test_the_hydran_research_twice() -> None:
    table = Table("hydran_progress", "terran_union").learn(ANNA, "nanorobots", "advanced_robotics", "orbital")
    table.market("fusion_drive", "wormhole_generator").store(ANNA, 0, 13, 0).turn(ANNA)
    table.play("act research", "research fusion_drive")
    assert table.stored(ANNA)[1] == 10
    assert "stop" in table.answers, "the second one is optional"
    table.play("research wormhole_generator")
    assert table.stored(ANNA)[1] == 0
    assert table.seat == BEN


@pytest.mark.clauses("T-19", "ER-T01")
def test_a_rare_tile_as_the_fourth_of_a_track() -> None:
    table = holding(*MILITARY[:3])
    assert price_of(table, "zero_point_source", "military") == 15 - 3
    table.learn(ANNA, "zero_point_source", track="military")
    assert len(table.state.tiles[0]) == 4


@pytest.mark.clauses("EC-8.3", "EC-8.4", "T-20")
def test_no_technology_twice_and_no_eighth_tile() -> None:
    planta = Table("planta", "terran_directorate").market("starbase", "gauss_shield").store(ANNA, 0, 20, 0)
    planta.turn(ANNA).play("act research")
    assert planta.offers("research") == ["research gauss_shield"]
    full = holding(*MILITARY, "plasma_missile").market("gluon_computer", "gauss_shield", "nanorobots")
    full.store(ANNA, 0, 30, 0).turn(ANNA).play("act research")
    assert full.offers("research") == ["research gauss_shield", "research nanorobots"]


@pytest.mark.clauses("EC-8.5", "EC-2.6")
def test_bought_tiles_are_gone() -> None:
    table = holding().market("gauss_shield").store(ANNA, 0, 30, 0).turn(ANNA)
    bag = table.state.bag[TECHNOLOGIES.index("gauss_shield")]
    table.play("act research", "research gauss_shield")
    assert table.state.market[TECHNOLOGIES.index("gauss_shield")] == 0
    assert table.state.bag[TECHNOLOGIES.index("gauss_shield")] == bag


@pytest.mark.clauses("EC-8.8", "EC-10.3")
def test_structures_need_their_technology() -> None:
    table = Table("hydran_progress", "terran_union").store(ANNA, 0, 0, 50).turn(ANNA).play("act build")
    assert {text.split()[1] for text in table.offers("build")} == {"interceptor", "cruiser", "dreadnought"}
    table.learn(ANNA, "starbase", "orbital", "monolith").turn(ANNA).play("act build")
    assert {"build starbase 224", "build orbital 224", "build monolith 224"} <= set(table.answers)


@pytest.mark.clauses("EC-8.10", "T-22")
def test_discs_from_technologies() -> None:
    table = holding().market("quantum_grid").store(ANNA, 0, 16, 0).discs(ANNA, 4).turn(ANNA)
    table.play("act research", "research quantum_grid")
    assert table.state.discs[ANNA] == 4 - 1 + 2
    robots = holding().market("advanced_robotics").store(ANNA, 0, 16, 0).discs(ANNA, 4).turn(ANNA)
    robots.play("act research", "research advanced_robotics")
    assert robots.state.discs[ANNA] == 4 - 1 + 1
    full = holding().market("quantum_grid").store(ANNA, 0, 16, 0).turn(ANNA)
    full.play("act research", "research quantum_grid")
    assert full.state.discs[ANNA] == 12 - 1 + 2, "more than the track has circles, and they count"


@pytest.mark.clauses("EC-8.11")
def test_nanorobots_build_one_more() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "nanorobots").store(ANNA, 0, 0, 9).turn(ANNA).play("act build")
    table.play(*["build interceptor 221"] * 3)
    assert table.count(ANNA, 221, "interceptor") == 4
    assert not table.offers("build")


@pytest.mark.clauses("EC-8.13", "T-21", "ER-6.7")
def test_the_artifact_key() -> None:
    table = holding().market("artifact_key").store(ANNA, 0, 14, 0)
    table.lay(102, 1, -1).own(ANNA, 102).structure(102, "orbital", "ancient_orbital").turn(ANNA)
    table.play("act research", "research artifact_key")
    table.play("resource money", "resource science", "resource science")
    assert table.stored(ANNA) == [5, 10, 0], "home, 102, and the Ancient Orbital on it"
    bare = holding().market("artifact_key").store(ANNA, 0, 14, 0).ships(ANNA, 1).disown(228).turn(ANNA)
    bare.play("act research", "research artifact_key")
    assert bare.stored(ANNA) == [0, 0, 0], "nothing, and still legal"


@pytest.mark.clauses("EC-23.4", "T-23", "ER-4.5", "ER-T38")
def test_ancient_technology_gives_the_cheapest() -> None:
    orion = Table("orion_hegemony", "terran_union", rare_technologies="on").lay(103, 1, -1)
    orion.market("neutron_bombs", "gauss_shield", "starbase", "sentient_hull")
    orion.discovery(103, "ancient_technology").turn(ANNA)
    orion.play("act influence", "from_track", "front")
    assert orion.state.technologies[ANNA] >> TECHNOLOGIES.index("starbase") & 1, "has the first two"
    terran = Table(*TERRANS[:2]).lay(103, 1, -1).market("neutron_bombs", "gauss_shield", "starbase")
    terran.discovery(103, "ancient_technology").turn(ANNA).play("act influence", "from_track", "front")
    assert terran.answers == ["research neutron_bombs", "research gauss_shield"]
    rare = (
        Table(*TERRANS[:2], rare_technologies="on").lay(103, 1, -1).market("sentient_hull", "plasma_cannon")
    )
    rare.discovery(103, "ancient_technology").turn(ANNA).play("act influence", "from_track", "front")
    assert rare.state.technologies[ANNA] >> TECHNOLOGIES.index("plasma_cannon") & 1, "rare tiles are ignored"


# Rare technologies


@pytest.mark.clauses("ER-4.1", "ER-4.4")
def test_rare_tiles_are_in_the_bag_once() -> None:
    table = Table(*TERRANS[:2], rare_technologies="on")
    tiles = [table.state.market[tile] + table.state.bag[tile] for tile in range(RARE, len(TECHNOLOGIES))]
    assert tiles == [1] * 10
    without = Table(*TERRANS[:2])
    assert sum(without.state.market[RARE:]) + sum(without.state.bag[RARE:]) == 0


@pytest.mark.clauses("ER-4.2", "ER-T37")
def test_rare_tiles_come_on_top_of_the_number() -> None:
    for seed in range(1, 6):
        table = Table(*TERRANS[:3], rare_technologies="on", seed=seed)
        assert sum(table.state.market[:RARE]) == 14
    s = Table(*TERRANS[:3], rare_technologies="on").state
    s.bag = [0] * RARE + [1] * 10
    assert sorted(draw_technologies(s, 6)) == list(range(RARE, len(TECHNOLOGIES))), "the bag is empty: stop"
    s.bag = [0] * len(TECHNOLOGIES)
    s.bag[0], s.bag[RARE] = 1, 1
    assert draw_technologies(s, 1)[-1] == 0, "the draw stops with the last normal tile"


@pytest.mark.clauses("ER-4.3", "ER-T40", "ER-T41")
def test_a_rare_tile_goes_on_any_track() -> None:
    table = holding(*MILITARY[:4]).market("sentient_hull", "point_defense").store(ANNA, 0, 30, 0).turn(ANNA)
    assert price_of(table, "sentient_hull", "military") == 5
    assert price_of(table, "point_defense", "military") == max(8, 11 - 4) == 8
    table.play("act research")
    assert table.offers("research_on sentient_hull") == [
        f"research_on sentient_hull {track}" for track in TRACKS
    ]
    table.play("research_on point_defense military")
    assert table.stored(ANNA)[1] == 22
    assert len(table.state.tiles[0]) == 5


@pytest.mark.clauses("ER-4.3")
def test_full_tracks_take_no_rare_tile() -> None:
    table = holding(*MILITARY, "plasma_missile").market("sentient_hull", "gauss_shield").store(ANNA, 0, 30, 0)
    table.turn(ANNA).play("act research")
    assert table.offers("research_on") == ["research_on sentient_hull grid", "research_on sentient_hull nano"]


@pytest.mark.clauses("ER-4.4", "ER-T39", "ER-1.4")
def test_a_printed_rare_technology_is_not_bought_again() -> None:
    table = Table("exiles", "terran_union").market("cloaking_device", "gauss_shield").store(ANNA, 0, 30, 0)
    table.store(BEN, 0, 30, 0).turn(ANNA).play("act research")
    assert table.offers("research") == ["research gauss_shield"]
    assert not table.offers("research_on"), "they have it from the start, without the module too"
    table.turn(BEN).play("act research")
    assert table.offers("research_on cloaking_device")


@pytest.mark.clauses("ER-18.1", "ER-T27", "ER-T28", "ER-15.2.2")
def test_technologies_without_use_may_be_researched() -> None:
    exiles = Table("exiles", "terran_union").market("starbase").store(ANNA, 0, 30, 30).turn(ANNA)
    exiles.play("act research", "research starbase").turn(ANNA).play("act build")
    assert not exiles.offers("build starbase")
    planta = (
        Table("planta", "terran_directorate").market("neutron_absorber", "nanorobots").store(ANNA, 0, 30, 0)
    )
    assert planta.turn(ANNA).play("act research").offers("research_on neutron_absorber")
    lyra = Table("enlightened_of_lyra", "terran_union").market("wormhole_generator", "nanorobots")
    lyra.state.bonuses = 1
    assert lyra.store(ANNA, 0, 30, 0).turn(ANNA).play("act research").offers("research wormhole_generator")


# Developments


def with_development(*names: str, species: str = "hydran_progress") -> Table:
    table = Table(species, "terran_union", developments="on", warp_portals="on")
    table.state.developments_left = sum(DEVELOPMENT_BIT[DEVELOPMENTS.index(name)] for name in names)
    return table.market("gluon_computer").store(ANNA, 30, 0, 30)


@pytest.mark.clauses("ER-6.1", "ER-T43")
@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_how_many_developments_are_drawn(players: int, tiles: int) -> None:
    table = Table(*TERRANS[:players], developments="on", warp_portals="on")
    assert table.state.developments_left.bit_count() == tiles
    drawn = {
        Table(*TERRANS[:2], developments="on", seed=seed).state.developments_left for seed in range(5, 60, 9)
    }
    assert len(drawn) > 1, "at random"


@pytest.mark.clauses("ER-6.1", "ER-T43", "ER-1.4")
def test_without_portals_seven_developments_are_left() -> None:
    nine = [*TERRANS, "wardens_of_magellan", "keepers_of_magellan", "sentinels_of_magellan"]
    table = Table(*nine, developments="on", extra_sectors="on")
    assert table.state.developments_left.bit_count() == 7
    assert not table.state.developments_left & DEVELOPMENT_BIT[DEVELOPMENTS.index("warp_portal")]
    full = Table(*nine, developments="on", extra_sectors="on", warp_portals="on")
    assert full.state.developments_left.bit_count() == 8


@pytest.mark.clauses("ER-6.2", "ER-T42", "ER-T24")
def test_a_development_in_place_of_a_technology() -> None:
    table = with_development("research_station", "ancient_monument").store(ANNA, 5, 0, 5)
    table.turn(ANNA).play("act research", "develop research_station")
    assert table.stored(ANNA) == [0, 12, 0]
    assert table.prompt == "research", "the Hydran may buy a technology as well"
    assert table.state.developments[ANNA].bit_count() == 1
    assert not table.state.developments_left >> DEVELOPMENTS.index("research_station") & 1, "unique"
    assert sum(len(row) for row in table.state.tiles[:3]) == 1, "it is no technology"


@pytest.mark.clauses("ER-6.4", "ER-6.6", "ER-6.8", "ER-T80")
def test_the_shellworld() -> None:
    table = with_development("shellworld").lay(103, 1, -1).own(ANNA, 103).turn(ANNA)
    table.play("act research", "develop shellworld")
    assert table.answers == ["put 103", "put 224"]
    table.play("put 103")
    assert table.stored(ANNA)[2] == 10
    assert table.state.structures[sector(103)] & SHELLWORLD
    assert "colonise shellworld 103" in table.answers
    table.play("colonise shellworld 103")
    assert development_points(table.state, ANNA) == 5
    table.state.stack = []
    table.disown(103).own(BEN, 103)
    assert (development_points(table.state, ANNA), development_points(table.state, BEN)) == (0, 5)


@pytest.mark.clauses("ER-6.5", "ER-T03", "ER-10.1", "ER-T80")
def test_the_warp_portal() -> None:
    table = Table("exiles", "terran_union", developments="on", warp_portals="on")
    table.state.developments_left = DEVELOPMENT_BIT[DEVELOPMENTS.index("warp_portal")]
    table.market("gluon_computer").store(ANNA, 0, 0, 8).lay(103, 1, -1).own(ANNA, 103).turn(ANNA)
    table.play("act research", "develop warp_portal", "put 103")
    assert table.stored(ANNA) == [0, 0, 0]
    assert table.state.structures[sector(103)] & WARP_PORTAL
    assert table.state.portals == [sector(103)]
    assert development_points(table.state, ANNA) == 1
    table.state.stack = []
    table.disown(103).own(BEN, 103)
    assert development_points(table.state, BEN) == 1, "the conqueror scores"


@pytest.mark.clauses("ER-6.6")
def test_tiles_for_hexes_need_a_hex() -> None:
    table = with_development("shellworld", "warp_portal", "ancient_monument").ships(ANNA, 1).disown(224)
    table.turn(ANNA).play("act research")
    assert table.offers("develop") == ["develop ancient_monument"]


@pytest.mark.clauses("ER-6.7", "ER-T88")
def test_the_artifact_link() -> None:
    table = with_development("artifact_link").lay(102, 1, -1).lay(324, 3, -3).own(ANNA, 102, 324)
    table.structure(324, "orbital", "ancient_orbital")
    table.state.developments[ANNA] = DEVELOPMENT_BIT[DEVELOPMENTS.index("artifact_link")]
    assert development_points(table.state, ANNA) == 4


@pytest.mark.clauses("ER-6.3")
def test_the_monument_and_resources_at_once() -> None:
    table = with_development("mining_colony", "ancient_monument").store(ANNA, 18, 5, 0).turn(ANNA)
    table.play("act research", "develop mining_colony")
    assert table.stored(ANNA) == [13, 0, 12]
    table.play("develop ancient_monument")
    assert development_points(table.state, ANNA) == 3


@pytest.mark.clauses("ER-6.9", "ER-T130")
def test_a_development_alone_makes_research_possible() -> None:
    table = with_development("ancient_monument").store(ANNA, 13, 0, 0).turn(ANNA)
    assert "act research" in table.answers
    table.store(ANNA, 12, 0, 2).turn(ANNA)
    assert "act research" not in table.answers
    table.store(ANNA, 12, 0, 3).turn(ANNA)
    assert "act research" in table.answers, "after trading"
    table.ships(BEN, 224).store(ANNA, 13, 0, 0).turn(ANNA).play("act research", "develop ancient_monument")
    assert table.state.developments_left == 0, "bought, and nothing replaces it"


@pytest.mark.clauses("ER-T86", "ER-6.3")
def test_the_diplomatic_fleet_is_one_more_space() -> None:
    table = Table("descendants_of_draco", "terran_union").reputation(ANNA, 1, 1, 2, 3)
    assert not has_room_for_ambassador(table.state, ANNA)
    table.state.developments[ANNA] = DEVELOPMENT_BIT[DEVELOPMENTS.index("diplomatic_fleet")]
    assert has_room_for_ambassador(table.state, ANNA)
    assert has_room_for_reputation(table.state, ANNA)
