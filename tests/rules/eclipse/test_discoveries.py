"""EC-23, ER-11: discovery tiles."""

from __future__ import annotations

import pytest
from tests.games.eclipse.drawing_board import drawing_board, figure, lay
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules.discovery import draw_discovery
from astrolude.games.eclipse.scoring import score_parts
from astrolude.games.eclipse.tables.common import ANCIENT_ORBITAL, ANCIENT_PORTAL, NONE, ORBITAL
from astrolude.games.eclipse.tables.discoveries import DISCOVERIES
from astrolude.games.eclipse.tables.sectors import sector


def finding(kind: str, species: str = "terran_directorate", **options: str) -> Table:
    """Anna has just claimed a tile on 103 and may decide about it."""
    table = Table(species, "terran_union", **options).lay(103, 1, -1).discovery(103, kind).turn(ANNA)
    return table.play("act influence", "from_track")


@pytest.mark.clauses("EC-23.2")
def test_the_finder_decides_at_once() -> None:
    table = finding("money_8")
    assert (table.prompt, table.seat) == ("discovery", ANNA)
    assert table.answers == ["front", "points"]
    assert table.told("found")[-1][0] == DISCOVERIES.index("money_8"), "all see what it is"


@pytest.mark.clauses("EC-23.2", "EC-23.8")
def test_a_tile_kept_for_points() -> None:
    table = finding("money_8").play("points")
    assert table.state.kept[ANNA] == 1
    assert table.stored(ANNA)[0] == 2
    assert table.state.found_discards == []
    assert score_parts(table.state, ANNA, 0)[3] == 2
    assert table.state.view(BEN)["seats"][ANNA] == table.state.view(None)["seats"][ANNA]  # type: ignore[index]


@pytest.mark.clauses("EC-23.3", "ER-11.2", "ER-11.9")
def test_resources_are_taken_and_the_tile_is_used_up() -> None:
    assert finding("money_8").play("front").stored(ANNA) == [10, 3, 3]
    assert finding("science_5").play("front").stored(ANNA) == [2, 8, 3]
    assert finding("materials_6").play("front").stored(ANNA) == [2, 3, 9]
    table = finding("money_3_science_2_materials_2", new_discoveries="on").play("front")
    assert table.stored(ANNA) == [5, 5, 5]
    assert table.state.found_discards == [DISCOVERIES.index("money_3_science_2_materials_2")]


@pytest.mark.clauses("EC-23.6")
def test_an_ancient_cruiser_is_a_free_cruiser() -> None:
    table = finding("ancient_cruiser").play("front")
    assert table.count(ANNA, 103, "cruiser") == 1
    none_left = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 221, "cruiser", 4)
    none_left.discovery(103, "ancient_cruiser").turn(ANNA).play("act influence", "from_track")
    assert none_left.state.kept[ANNA] == 1, "without a cruiser it is kept for points"


@pytest.mark.clauses("EC-23.2", "EC-23.4")
def test_a_front_without_use_is_kept() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).market().discovery(103, "ancient_technology").turn(ANNA)
    table.play("act influence", "from_track")
    assert table.state.kept[ANNA] == 1


@pytest.mark.clauses("EC-23.7")
def test_a_tile_claimed_after_a_battle() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 103).discovery(103, "part_shard_hull")
    table.state.passed = [ANNA, BEN]
    table.end_actions()
    assert table.prompt == "claim_hex"
    table.play("put 103", "front")
    assert table.prompt == "ancient_part"
    table.play("install shard_hull interceptor 1")
    assert table.state.beside[ANNA] == 0


@pytest.mark.clauses("ER-11.3")
def test_the_ancient_warp_portal() -> None:
    table = finding("ancient_warp_portal", new_discoveries="on", warp_portals="on").play("front")
    assert table.state.structures[sector(103)] == ANCIENT_PORTAL
    assert table.state.portals == [sector(103)]
    assert score_parts(table.state, ANNA, 0)[8] == 2


@pytest.mark.clauses("ER-11.4")
def test_the_ancient_orbital() -> None:
    table = finding("ancient_orbital", new_discoveries="on").play("front")
    assert table.state.structures[sector(103)] == ORBITAL | ANCIENT_ORBITAL
    assert "colonise orbital_money 103" in table.answers, "no Orbital technology is needed"
    second = Table(*TERRANS[:2], new_discoveries="on").lay(103, 1, -1).structure(103, "orbital")
    second.discovery(103, "ancient_orbital").turn(ANNA).play("act influence", "from_track")
    assert second.state.kept[ANNA] == 1, "a hex never has two orbitals"


@pytest.mark.clauses("ER-11.9", "ER-T79", "EC-25.1")
def test_used_tiles_are_shuffled_anew() -> None:
    table = Table("keepers_of_magellan", "terran_union", new_discoveries="on").lay(103, 1, -1)
    table.state.found_stack = []
    table.state.found_discards = [DISCOVERIES.index("money_8")] * 5
    assert draw_discovery(table.state) == DISCOVERIES.index("money_8")
    assert len(table.state.found_stack) == 4
    table.discovery(103, "science_5").turn(ANNA).play("act influence", "from_track", "front")
    assert table.state.found_discards == [], "Magellan keep theirs"
    assert table.state.beside[ANNA] == 1
    base = Table(*TERRANS[:2])
    base.state.found_stack = []
    base.state.found_discards = [0] * 5
    assert draw_discovery(base.state) == NONE, "in the base game used tiles leave the game"


@pytest.mark.clauses("ER-11.9", "ER-R40")
@pytest.mark.parametrize(
    "options",
    [
        {"ancient_hives": "on"},
        {"warp_portals": "on"},
        {"extra_sectors": "on"},
        {"ancient_homeworlds": "on"},
        {"secret_world": "2"},
        {"new_species": "on"},
    ],
)
def test_whatever_can_ask_for_more_tiles_has_used_ones_shuffled_anew(options: dict[str, str]) -> None:
    table = Table(*TERRANS[:2], **options)
    table.state.found_stack = []
    table.state.found_discards = [DISCOVERIES.index("money_8")] * 2
    assert draw_discovery(table.state) == DISCOVERIES.index("money_8")


@pytest.mark.clauses("ER-11.10", "ER-T119")
def test_without_any_tile_nothing_is_found() -> None:
    table = Table("keepers_of_magellan", "terran_union", new_discoveries="on")
    table.state.found_stack = []
    assert draw_discovery(table.state) == NONE
    table.learn(ANNA, "gauss_shield", "improved_hull").market("positron_computer").store(ANNA, 0, 20, 0)
    table.turn(ANNA).play("act research", "research positron_computer")
    assert table.state.revelations == 1, "the Revelation gives nothing and is used up"
    assert table.prompt != "discovery"


@pytest.mark.clauses("EC-28.2", "ER-R02", "ER-R03", "ER-15.1.2")
def test_a_revelation_is_a_discovery() -> None:
    table = Table("keepers_of_magellan", "terran_union").learn(ANNA, "gauss_shield", "improved_hull")
    table.next_discovery("ancient_cruiser").market("positron_computer", "neutron_bombs").store(ANNA, 0, 20, 0)
    table.turn(ANNA).play("act research", "research positron_computer")
    assert table.prompt == "discovery"
    table.play("front")
    assert table.count(ANNA, 235, "cruiser") == 1, "the free cruiser, in the starting sector"


@pytest.mark.clauses("ER-15.1.2", "ER-T120", "ER-T119")
def test_revelation_once_in_a_game() -> None:
    table = Table("keepers_of_magellan", "terran_union").learn(ANNA, "gauss_shield", "improved_hull")
    table.learn(ANNA, "neutron_bombs", "starbase", "plasma_cannon").next_discovery("ancient_technology")
    table.market("positron_computer", "phase_shield").store(ANNA, 0, 20, 0).turn(ANNA)
    table.play("act research", "research positron_computer", "front")
    assert len(table.state.tiles[0]) == 4, "the free technology is the fourth of its track"
    assert table.prompt != "discovery", "no second Revelation"
    assert len(table.told("revealed")) == 1


@pytest.mark.clauses("ER-15.1.2", "ER-T02", "ER-T31", "ER-18.4")
def test_what_a_revelation_places_goes_to_the_starting_sector() -> None:
    def revealed(*structures: str, lost: bool = False) -> Table:
        table = Table("keepers_of_magellan", "terran_union", new_discoveries="on")
        table.learn(ANNA, "gauss_shield", "improved_hull").structure(235, *structures)
        if lost:
            table.ships(ANNA, 1).disown(235)
        table.next_discovery("ancient_orbital").market("positron_computer").store(ANNA, 0, 20, 0)
        return table.turn(ANNA).play("act research", "research positron_computer")

    table = revealed().play("front")
    assert table.state.structures[sector(235)] == ORBITAL | ANCIENT_ORBITAL
    assert table.state.beside[ANNA] == 0, "a tile that lies on a hex does not count"
    assert revealed("orbital").state.kept[ANNA] == 1, "only 2 VP"
    assert revealed(lost=True).state.kept[ANNA] == 1, "without control of the starting sector too"


@pytest.mark.clauses("ER-11.8")
def test_the_morph_shield_repairs() -> None:
    s = drawing_board()
    lay(s, "cruiser", 2, "morph_shield")
    assert figure(s, "cruiser", "regeneration") == 1
