"""EC-9, EC-23.5, EC-24.8, ER-5, ER-11.5 to ER-11.8: blueprints, the Upgrade action, and found ship parts."""

from __future__ import annotations

import pytest
from tests.games.eclipse.drawing_board import ANNA, drawing_board, figure, lay, slot_of

from astrolude.games.eclipse.grammar import GRAMMAR, INSTALL
from astrolude.games.eclipse.rules import upgrade
from astrolude.games.eclipse.rules.blueprints import are_legal, fits
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import SHIPS
from astrolude.games.eclipse.tables.parts import EMPTY, PARTS
from astrolude.games.eclipse.tables.species import (
    ACT_UPGRADE,
    OUTSIDE_SLOT,
    PRINTED,
    REACTION_TIMES,
    SHIP_SLOTS,
    SLOTS,
    SPECIES,
)
from astrolude.kernel.bits import has

EVERYTHING = [
    "plasma_cannon",
    "gluon_computer",
    "positron_computer",
    "fusion_source",
    "fusion_drive",
    "gauss_shield",
]


def offered(s: EclipseState, left: int = 2) -> list[str]:
    """What an Upgrade offers, as it is written."""
    answers: list[int] = []
    upgrade.add_upgrades(s, ANNA, left, answers)
    return [GRAMMAR.text(action) for action in answers]


def take(s: EclipseState, left: int, text: str) -> int:
    """One step of an Upgrade; how many parts may be installed afterwards."""
    assert text in offered(s, left), text
    action = GRAMMAR.parse(text)
    upgrade.take_upgrade(s, ANNA, left, action)
    s.stack = []
    return left - int(INSTALL.holds(action))


def tile(s: EclipseState, ship: str, number: int) -> str | None:
    """The tile that lies on a slot."""
    part = s.blueprints[ANNA][slot_of(ship, number)]
    return None if part == EMPTY else PARTS[part]


def slot_with(species: str, ship: str, part: str | None) -> int:
    """The number, from 1, of the first slot on which this is printed."""
    first = SPECIES.index(species) * SHIP_SLOTS + SHIPS.index(ship) * SLOTS
    printed = PRINTED[first : first + OUTSIDE_SLOT]
    return printed.index(EMPTY if part is None else PARTS.index(part)) + 1


# What counts on a blueprint


@pytest.mark.clauses("EC-9.1", "T-27")
def test_a_tile_hides_what_is_printed_until_it_is_removed() -> None:
    s = drawing_board(technologies=["plasma_cannon"])
    cannon = slot_with("terran_union", "interceptor", "ion_cannon")
    lay(s, "interceptor", cannon, "plasma_cannon")
    assert (figure(s, "interceptor", "cannons_yellow"), figure(s, "interceptor", "cannons_orange")) == (0, 1)
    take(s, 2, f"remove interceptor {cannon}")
    assert (figure(s, "interceptor", "cannons_yellow"), figure(s, "interceptor", "cannons_orange")) == (1, 0)
    lay(s, "interceptor", slot_with("terran_union", "interceptor", "nuclear_drive"), "fusion_drive")
    assert figure(s, "interceptor", "initiative") == 2 + 2, "what is printed outside the slots always counts"


@pytest.mark.clauses("EC-9.10", "T-86")
def test_equal_parts_add_up() -> None:
    s = drawing_board()
    before = figure(s, "cruiser", "energy")
    lay(s, "cruiser", slot_with("terran_union", "cruiser", None), "fusion_drive")
    lay(s, "cruiser", slot_with("terran_union", "cruiser", "nuclear_drive"), "fusion_drive")
    assert figure(s, "cruiser", "movement") == 4
    assert figure(s, "cruiser", "initiative") == 1 + 4
    assert figure(s, "cruiser", "energy") == before + 1 - 4


@pytest.mark.clauses("T-29")
def test_initiative_of_an_interceptor() -> None:
    s = drawing_board()
    assert figure(s, "interceptor", "initiative") == 3
    lay(s, "interceptor", slot_with("terran_union", "interceptor", "nuclear_drive"), "fusion_drive")
    assert figure(s, "interceptor", "initiative") == 4
    lay(s, "interceptor", slot_with("terran_union", "interceptor", None), "gluon_computer")
    assert figure(s, "interceptor", "initiative") == 6


@pytest.mark.clauses("T-102")
def test_initiative_and_dice_of_the_rule_book() -> None:
    s = drawing_board()
    lay(s, "interceptor", slot_with("terran_union", "interceptor", None), "gluon_computer")
    lay(s, "interceptor", slot_with("terran_union", "interceptor", "nuclear_drive"), "fusion_drive")
    assert figure(s, "interceptor", "initiative") == 2 + 2 + 2
    assert 3 * figure(s, "interceptor", "cannons_yellow") == 3
    empty = slot_with("terran_union", "dreadnought", None)
    lay(s, "dreadnought", empty, "nuclear_drive")
    lay(s, "dreadnought", slot_with("terran_union", "dreadnought", "hull"), "nuclear_drive")
    lay(s, "dreadnought", slot_with("terran_union", "dreadnought", "ion_cannon"), "plasma_cannon")
    assert figure(s, "dreadnought", "initiative") == 0 + 3
    assert 2 * figure(s, "dreadnought", "cannons_yellow") == 2
    assert 2 * figure(s, "dreadnought", "cannons_orange") == 2


@pytest.mark.clauses("T-103")
def test_two_improved_hulls_bear_four_points() -> None:
    s = drawing_board()
    lay(s, "interceptor", slot_with("terran_union", "interceptor", None), "improved_hull")
    lay(s, "interceptor", slot_with("terran_union", "interceptor", "ion_cannon"), "improved_hull")
    assert figure(s, "interceptor", "hull") == 4


SHIP_FIGURES = """
terran_union interceptor 4 3 0 0 0 1 1
terran_union cruiser 6 2 1 0 1 1 1
terran_union dreadnought 8 1 1 0 2 1 0
terran_union starbase 5 4 1 0 2 0 2
eridani_empire dreadnought 8 1 1 0 2 1 1
planta interceptor 3 1 1 0 0 1 3
planta cruiser 5 1 1 0 1 1 3
planta dreadnought 7 1 1 0 2 1 2
planta starbase 4 2 2 0 2 0 4
orion_hegemony interceptor 4 4 0 1 0 1 2
orion_hegemony cruiser 6 3 1 1 1 1 3
orion_hegemony dreadnought 8 2 1 1 2 1 3
orion_hegemony starbase 5 5 1 1 2 0 2
rho_indi_syndicate interceptor 4 4 0 1 0 1 1
rho_indi_syndicate cruiser 6 3 1 1 1 1 1
rho_indi_syndicate starbase 5 4 1 1 2 0 2
exiles orbital_ship 3 0 0 0 3 0 3
"""


@pytest.mark.clauses("EC-24", "EC-24.8", "ER-15.3.3")
def test_unmodified_ships() -> None:
    lines = SHIP_FIGURES.strip().split("\n")
    found = []
    for line in lines:
        species, ship = line.split()[:2]
        s = drawing_board(species)
        first = SPECIES.index(species) * SHIP_SLOTS + SHIPS.index(ship) * SLOTS
        slots = sum(part >= EMPTY for part in PRINTED[first : first + OUTSIDE_SLOT])
        names = ["initiative", "computer", "shield", "hull", "movement", "energy"]
        figures = [slots, *[figure(s, ship, name) for name in names]]
        found.append(" ".join([species, ship, *[str(number) for number in figures]]))
    assert found == lines


@pytest.mark.clauses("ER-T12")
def test_a_syndicate_cruiser_with_a_flux_missile() -> None:
    s = drawing_board("rho_indi_syndicate")
    lay(s, "cruiser", slot_with("rho_indi_syndicate", "cruiser", None), "flux_missile")
    lay(s, "cruiser", slot_with("rho_indi_syndicate", "cruiser", "ion_cannon"), "plasma_cannon")
    assert figure(s, "cruiser", "energy") == 3 - 2 - 1 == 0
    assert are_legal(s, ANNA)
    assert 3 * figure(s, "cruiser", "missiles_yellow") == 6


@pytest.mark.clauses("ER-T11")
def test_initiatives_of_the_combat_example() -> None:
    lyra = drawing_board("enlightened_of_lyra")
    lay(
        lyra, "cruiser", slot_with("enlightened_of_lyra", "cruiser", "electron_computer"), "positron_computer"
    )
    lay(lyra, "cruiser", slot_with("enlightened_of_lyra", "cruiser", "nuclear_drive"), "tachyon_drive")
    assert figure(lyra, "cruiser", "initiative") == 1 + 1 + 3
    syndicate = drawing_board("rho_indi_syndicate")
    lay(syndicate, "cruiser", slot_with("rho_indi_syndicate", "cruiser", None), "flux_missile")
    assert figure(syndicate, "cruiser", "initiative") == 2 + 2 + 1
    exiles = drawing_board("exiles")
    lay(exiles, "orbital_ship", slot_with("exiles", "orbital_ship", "hull"), "positron_computer")
    assert figure(exiles, "orbital_ship", "initiative") == 0 + 1


# The Upgrade action


@pytest.mark.clauses("EC-9.5", "T-24")
def test_energy_must_suffice_in_the_end() -> None:
    s = drawing_board(technologies=EVERYTHING)
    cannon = slot_with("terran_union", "interceptor", "ion_cannon")
    empty = slot_with("terran_union", "interceptor", None)
    left = take(s, 2, f"install plasma_cannon interceptor {cannon}")
    assert figure(s, "interceptor", "energy") == 0
    assert are_legal(s, ANNA)
    last = offered(s, left)
    assert f"install gluon_computer interceptor {empty}" not in last
    assert f"install gauss_shield interceptor {empty}" in last


@pytest.mark.clauses("T-25", "EC-28.10")
def test_two_parts_may_be_legal_together_only() -> None:
    s = drawing_board(technologies=EVERYTHING)
    computer = slot_with("terran_union", "dreadnought", "electron_computer")
    source = slot_with("terran_union", "dreadnought", "nuclear_source")
    assert f"install positron_computer dreadnought {computer}" not in offered(s, 1)
    left = take(s, 2, f"install positron_computer dreadnought {computer}")
    assert not are_legal(s, ANNA)
    assert "stop" not in offered(s, left)
    take(s, left, f"install fusion_source dreadnought {source}")
    assert figure(s, "dreadnought", "energy") == 2


@pytest.mark.clauses("T-26")
def test_mobile_ships_need_a_drive_and_starbases_take_none() -> None:
    s = drawing_board(technologies=EVERYTHING)
    drive = slot_with("terran_union", "cruiser", "nuclear_drive")
    assert f"install hull cruiser {drive}" not in offered(s, 1)
    assert f"install hull cruiser {drive}" in offered(s, 2), "with a drive elsewhere"
    assert not [text for text in offered(s) if "_drive starbase" in text]


@pytest.mark.clauses("EC-9.2", "EC-5.5", "EC-28.35")
def test_tiles_are_returned_first_and_any_number_of_them() -> None:
    s = drawing_board(technologies=EVERYTHING)
    lay(s, "interceptor", 1, "gauss_shield")
    lay(s, "cruiser", slot_with("terran_union", "cruiser", None), "hull")
    assert "stop" in offered(s), "an Upgrade may be nothing at all"
    left = take(s, 2, "remove interceptor 1")
    left = take(s, left, f"remove cruiser {slot_with('terran_union', 'cruiser', None)}")
    assert left == 2
    lay(s, "starbase", slot_with("terran_union", "starbase", None), "hull")
    left = take(s, left, "install hull interceptor 1")
    assert not [text for text in offered(s, left) if text.startswith("remove")], "no returning after laying"
    assert "install gauss_shield interceptor 1" not in offered(s, left), "what was just laid stays"
    take(s, left, f"install gauss_shield starbase {slot_with('terran_union', 'starbase', None)}")
    assert tile(s, "starbase", slot_with("terran_union", "starbase", None)) == "gauss_shield"


@pytest.mark.clauses("T-28")
def test_how_many_parts_an_upgrade_takes() -> None:
    assert ACT_UPGRADE[SPECIES.index("mechanema")] == 3
    assert {ACT_UPGRADE[species] for species in range(len(SPECIES)) if SPECIES[species] != "mechanema"} == {2}
    assert REACTION_TIMES == 1


@pytest.mark.clauses("T-93")
def test_mechanema_upgrades_as_in_the_rule_book() -> None:
    s = drawing_board("mechanema", technologies=["plasma_missile", "positron_computer"])
    empty = slot_with("mechanema", "interceptor", None)
    lay(s, "interceptor", empty, "electron_computer")
    lay(s, "cruiser", slot_with("mechanema", "cruiser", "nuclear_source"), "fusion_source")
    left = take(s, 3, f"remove interceptor {empty}")
    left = take(s, left, f"install plasma_missile interceptor {empty}")
    computer = slot_with("mechanema", "cruiser", "electron_computer")
    left = take(s, left, f"install positron_computer cruiser {computer}")
    left = take(s, left, f"install ion_cannon cruiser {slot_with('mechanema', 'cruiser', None)}")
    assert left == 0
    assert figure(s, "cruiser", "energy") == 6 - 1 - 1 - 1 - 1
    assert are_legal(s, ANNA)


@pytest.mark.clauses("EC-8.7", "T-117")
def test_the_better_technology_does_not_give_the_weaker_part() -> None:
    s = drawing_board(technologies=["gluon_computer"])
    parts = {text.split()[1] for text in offered(s) if text.startswith("install")}
    assert "gluon_computer" in parts
    assert "positron_computer" not in parts
    assert {"ion_cannon", "hull", "nuclear_drive", "electron_computer", "nuclear_source"} <= parts


@pytest.mark.clauses("EC-9.6")
def test_blueprints_of_ships_that_nobody_has_may_be_changed() -> None:
    s = drawing_board("hydran_progress")
    assert [text for text in offered(s) if " starbase " in text], "the Hydran cannot build starbases yet"


@pytest.mark.clauses("EC-9.9", "EC-28.11", "ER-4.6", "ER-1.5", "ER-17.8")
def test_parts_never_run_out() -> None:
    s = drawing_board("mechanema", technologies=["zero_point_source"])
    for ship in ("interceptor", "cruiser", "dreadnought"):
        source = slot_with("mechanema", ship, "nuclear_source")
        take(s, 1, f"install zero_point_source {ship} {source}")
        s.refitted = 0
    empty = slot_with("mechanema", "cruiser", None)
    assert f"install zero_point_source cruiser {empty}" in offered(s), "several on one blueprint too"
    assert not [text for text in offered(drawing_board()) if "zero_point" in text]


@pytest.mark.clauses("EC-9.3")
def test_a_removed_ancient_part_is_gone() -> None:
    s = drawing_board(spare=["shard_hull"])
    left = take(s, 2, "install shard_hull interceptor 1")
    assert not has(s.spare[ANNA], PARTS.index("shard_hull"))
    assert not [text for text in offered(s, left) if "shard_hull" in text]
    s.refitted = 0
    take(s, 2, "remove interceptor 1")
    assert not [text for text in offered(s) if "shard_hull" in text]


# Found parts


def found(s: EclipseState, part: str) -> list[str]:
    return [GRAMMAR.text(action) for action in upgrade.ancient_part_answers(s, ANNA, PARTS.index(part))]


def take_found(s: EclipseState, part: str, text: str) -> None:
    assert text in found(s, part), text
    upgrade.take_ancient_part(s, ANNA, PARTS.index(part), GRAMMAR.parse(text))
    s.stack = []


@pytest.mark.clauses("EC-23.5", "EC-28.22")
def test_a_found_part_is_installed_at_once_or_kept_for_an_upgrade() -> None:
    s = drawing_board()
    assert "install conformal_drive interceptor 4" in found(s, "conformal_drive")
    take_found(s, "conformal_drive", "keep_part")
    assert has(s.spare[ANNA], PARTS.index("conformal_drive"))
    left = take(s, 2, "install conformal_drive interceptor 4")
    assert left == 1, "it counts against the number"
    assert tile(s, "interceptor", 4) == "conformal_drive"
    assert figure(s, "interceptor", "movement") == 4


@pytest.mark.clauses("EC-23.5", "EC-28.36")
def test_tiles_may_be_removed_to_make_a_found_part_fit() -> None:
    s = drawing_board(technologies=EVERYTHING)
    cannon = slot_with("terran_union", "interceptor", "ion_cannon")
    lay(s, "interceptor", cannon, "plasma_cannon")
    assert "install flux_shield interceptor 1" not in found(s, "flux_shield"), "no energy is left"
    take_found(s, "flux_shield", f"remove interceptor {cannon}")
    after = found(s, "flux_shield")
    assert "keep_part" not in after, "whoever has made room goes on"
    assert {text.split()[2] for text in after if text.startswith("install")} == {"interceptor"}
    take_found(s, "flux_shield", f"install flux_shield interceptor {cannon}")
    assert figure(s, "interceptor", "shield") == 3
    assert are_legal(s, ANNA)


@pytest.mark.clauses("EC-23.5")
def test_a_found_part_may_replace_a_tile() -> None:
    s = drawing_board()
    lay(s, "cruiser", slot_with("terran_union", "cruiser", None), "hull")
    place = slot_with("terran_union", "cruiser", None)
    take_found(s, "shard_hull", f"install shard_hull cruiser {place}")
    assert tile(s, "cruiser", place) == "shard_hull"


@pytest.mark.clauses("ER-11.7", "ER-T76")
def test_the_muon_source_takes_no_slot() -> None:
    s = drawing_board()
    lay(s, "cruiser", slot_with("terran_union", "cruiser", None), "hull")
    energy, initiative = figure(s, "cruiser", "energy"), figure(s, "cruiser", "initiative")
    answers = found(s, "muon_source")
    assert not [text for text in answers if text.startswith("remove")]
    ships = [text.split()[2] for text in answers if text.startswith("install")]
    assert ships == ["interceptor", "cruiser", "dreadnought", "starbase"]
    take_found(s, "muon_source", "install muon_source cruiser 9")
    assert figure(s, "cruiser", "energy") == energy + 2
    assert figure(s, "cruiser", "initiative") == initiative + 1
    s.refitted = 0
    take(s, 2, "remove cruiser 9")
    assert not [text for text in offered(s) if "muon_source" in text], "once removed it is gone"


@pytest.mark.clauses("ER-11.7")
def test_the_muon_source_of_the_exiles_may_serve_orbital_ships() -> None:
    assert "install muon_source orbital_ship 9" in found(drawing_board("exiles"), "muon_source")
    kept = drawing_board(spare=["muon_source"])
    assert take(kept, 2, "install muon_source starbase 9") == 1, "it counts as one part of an Upgrade"


@pytest.mark.clauses("ER-T34", "ER-18.7", "ER-11.6")
def test_the_jump_drive_is_a_drive() -> None:
    s = drawing_board("exiles")
    answers = found(s, "jump_drive")
    ships = {text.split()[2] for text in answers if text.startswith("install")}
    assert ships == {"interceptor", "cruiser"}, "the dreadnought has no energy to spare"
    assert not [text for text in answers if "orbital_ship" in text]
    assert not [text for text in found(drawing_board(), "jump_drive") if "starbase" in text]
    drive = slot_with("exiles", "interceptor", "nuclear_drive")
    take_found(s, "jump_drive", f"install jump_drive interceptor {drive}")
    assert are_legal(s, ANNA), "it may be the only drive"
    assert (figure(s, "interceptor", "movement"), figure(s, "interceptor", "jumps")) == (0, 1)


@pytest.mark.clauses("ER-5.1")
def test_where_an_interceptor_bay_may_be() -> None:
    s = drawing_board("exiles", technologies=["interceptor_bay", "fusion_source"])
    lay(s, "cruiser", slot_with("exiles", "cruiser", "nuclear_source"), "fusion_source")
    ships = {text.split()[2] for text in offered(s) if text.startswith("install interceptor_bay")}
    assert ships == {"cruiser", "dreadnought"}
    terran = SPECIES.index("terran_union")
    bay = PARTS.index("interceptor_bay")
    assert not any(fits(terran, bay, slot_of("starbase", number)) for number in range(1, 10))


@pytest.mark.clauses("ER-17.8")
def test_hull_parts_of_rare_technologies_fit_every_blueprint() -> None:
    s = drawing_board("exiles", technologies=["conifold_field", "sentient_hull"])
    for part in ("conifold_field", "sentient_hull"):
        ships = {text.split()[2] for text in offered(s) if text.startswith(f"install {part}")}
        assert ships == {"interceptor", "cruiser", "dreadnought", "orbital_ship"}


@pytest.mark.clauses("ER-15.1.4")
def test_magellan_count_a_found_part_once_it_is_installed() -> None:
    s = drawing_board("keepers_of_magellan")
    take_found(s, "shard_hull", "keep_part")
    assert s.beside[ANNA] == 0
    take(s, 2, "install shard_hull interceptor 1")
    assert s.beside[ANNA] == 1
    s.refitted = 0
    take(s, 2, "remove interceptor 1")
    assert s.beside[ANNA] == 1
