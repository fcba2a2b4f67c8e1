"""EC-10, EC-11, ER-0.3, ER-5.2, ER-11.6: building, moving, pinning, jumps and interceptor bays."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table

from astrolude.games.eclipse.rules import blueprints, presence
from astrolude.games.eclipse.tables.common import MONOLITH, ORBITAL, SHIPS
from astrolude.games.eclipse.tables.parts import PARTS
from astrolude.games.eclipse.tables.sectors import sector
from astrolude.games.eclipse.tables.species import ACT_MOVE, SLOTS, SPECIES, TERRAN


def fit(table: Table, seat: int, ship: str, *parts: str) -> Table:
    """Tiles on the first slots of a blueprint, whatever the rules say."""
    for number, part in enumerate(parts):
        blueprints.put(table.state, seat, SHIPS.index(ship) * SLOTS + number, PARTS.index(part))
    return table


def corridor(*species: str, **options: str) -> Table:
    """Fully connected: Anna's home (221 or the like), 103 towards the centre, 001, and 105 beyond it."""
    table = Table(*(species or TERRANS[:2]), **options)
    return table.lay(103, 1, -1, 1).guard(1, None)


def steps(table: Table) -> list[int]:
    return [int(text.split()[1]) for text in table.offers("step")]


# Building


@pytest.mark.clauses("EC-10.1", "T-91")
def test_two_pieces_in_any_mix() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "orbital").store(ANNA, 0, 0, 20).discs(ANNA, 10).turn(ANNA)
    table.play("act build", "build cruiser 221", "build orbital 221")
    assert table.stored(ANNA)[2] == 10
    assert table.state.discs[ANNA] == 9
    assert not table.offers("build"), "two at most"


@pytest.mark.clauses("EC-10.4", "T-30")
def test_ships_run_out() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "nanorobots").store(ANNA, 0, 0, 16).turn(ANNA)
    table.play("act build", "build dreadnought 221", "build dreadnought 221")
    assert table.stored(ANNA)[2] == 0
    assert not table.offers("build")
    table.store(ANNA, 0, 0, 30).turn(ANNA).play("act build")
    assert not table.offers("build dreadnought"), "there are two"


@pytest.mark.clauses("EC-10.5", "T-31")
def test_one_orbital_and_one_monolith_on_a_hex() -> None:
    table = Table("mechanema", "terran_union").learn(ANNA, "orbital", "monolith").store(ANNA, 0, 0, 30)
    table.turn(ANNA).play("act build", "build orbital 230", "build monolith 230")
    assert table.stored(ANNA)[2] == 30 - 4 - 8
    assert table.state.structures[sector(230)] == ORBITAL | MONOLITH
    assert not table.offers("build orbital 230")
    assert not table.offers("build monolith 230")


@pytest.mark.clauses("EC-10.6", "EC-10.8")
def test_the_disc_alone_counts_for_building() -> None:
    table = (
        Table(*TERRANS[:2]).learn(ANNA, "orbital").lay(315, 3, -3).own(ANNA, 315).ships(BEN, 315, amount=2)
    )
    table.store(ANNA, 0, 0, 20).ships(ANNA, 1).turn(ANNA).play("act build")
    assert "build interceptor 315" in table.answers, "beside enemy ships"
    assert "build orbital 315" in table.answers, "without planets"
    assert not table.offers("build interceptor 001"), "a ship alone is not enough"


@pytest.mark.clauses("EC-10.7")
def test_structures_serve_whoever_controls_the_hex() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).structure(103, "orbital", "monolith")
    table.disown(103).own(BEN, 103).turn(BEN)
    assert "colonise orbital_money 103" in table.answers


# Moving


@pytest.mark.clauses("EC-11.1", "ER-0.3")
def test_activations_by_species() -> None:
    moves = {SPECIES[species]: ACT_MOVE[species] for species in range(len(SPECIES))}
    assert {moves[name] for name in SPECIES if TERRAN[SPECIES.index(name)]} == {3}
    assert moves["rho_indi_syndicate"] == 4
    others = [name for name in SPECIES if not name.startswith("terran") and name != "rho_indi_syndicate"]
    assert {moves[name] for name in others} == {2}


@pytest.mark.clauses("EC-11.2", "T-47", "T-87")
def test_the_same_ship_may_be_activated_again() -> None:
    table = corridor().turn(ANNA).play("act move")
    table.play("activate interceptor 221", "step 103")
    table.play("activate interceptor 103", "step 001")
    table.play("activate interceptor 001", "step 103")
    assert table.count(ANNA, 103, "interceptor") == 1
    assert not table.offers("activate"), "a fourth activation is refused"
    fast = fit(corridor(), ANNA, "interceptor", "nuclear_drive").turn(ANNA)
    fast.play("act move", "activate interceptor 221", "step 103", "step 001")
    assert fast.count(ANNA, 1, "interceptor") == 1, "two Nuclear Drives: two hexes"


@pytest.mark.clauses("EC-11.3", "T-89", "EC-4.4")
def test_steps_need_a_connection() -> None:
    table = Table(*TERRANS[:2]).lay(201, 1, -2, 1).lay(103, 1, -1).ships(ANNA, 221, "starbase").turn(ANNA)
    table.play("act move")
    assert table.offers("activate") == ["activate interceptor 221"], "starbases do not move"
    table.play("activate interceptor 221")
    assert steps(table) == [103], "201 answers with no wormhole"
    half = Table(*TERRANS[:2]).lay(201, 1, -2, 1).lay(103, 1, -1).learn(ANNA, "wormhole_generator").turn(ANNA)
    half.play("act move", "activate interceptor 221")
    assert sorted(steps(half)) == [103, 201]


@pytest.mark.clauses("EC-11.4")
def test_foreign_discs_and_cubes_do_not_hinder() -> None:
    table = corridor().own(BEN, 103).cube(BEN, 103, "grey", "money")
    fit(table, ANNA, "interceptor", "nuclear_drive").turn(ANNA)
    table.play("act move", "activate interceptor 221", "step 103")
    assert 1 in steps(table)


@pytest.mark.clauses("EC-11.5", "T-44", "T-45")
def test_pinning() -> None:
    table = corridor().ancients(103).ships(ANNA, 103, amount=2).turn(ANNA).play("act move")
    table.play("activate interceptor 103", "step 221")
    assert "activate interceptor 103" not in table.answers, "one must stay for the Ancient"
    base = corridor().ships(ANNA, 103, "starbase").ships(ANNA, 103, "cruiser").ships(BEN, 103).turn(ANNA)
    assert "activate cruiser 103" in base.play("act move").answers, "the starbase counts as pinned"
    lone = corridor().ships(ANNA, 103).ships(BEN, 103).turn(ANNA)
    assert "activate interceptor 103" not in lone.play("act move").answers


@pytest.mark.clauses("EC-11.6", "T-44")
def test_the_gcds_holds_every_ship() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 1, amount=3).turn(ANNA).play("act move")
    assert not table.offers("activate interceptor 001")


@pytest.mark.clauses("EC-11.7", "T-46")
def test_pinning_is_tested_at_every_step() -> None:
    def entering(*beside: str) -> Table:
        table = corridor().ancients(103)
        for ship in beside:
            table.ships(ANNA, 103, ship)
        table.ships(ANNA, 221, "cruiser").turn(ANNA)
        fit(table, ANNA, "cruiser", "nuclear_drive").play("act move", "activate cruiser 221", "step 103")
        return table

    assert 1 in steps(entering("interceptor")), "two against one"
    assert steps(entering()) == [], "it has to stop"


@pytest.mark.clauses("T-88")
def test_a_second_ship_may_go_on() -> None:
    table = corridor().ships(BEN, 103).ships(ANNA, 221)
    fit(table, ANNA, "interceptor", "nuclear_drive").turn(ANNA).play("act move")
    table.play("activate interceptor 221", "step 103")
    assert table.prompt == "move", "the first has to stop there"
    table.play("activate interceptor 221", "step 103", "step 001", "stop")
    assert table.count(ANNA, 1, "interceptor") == 1


@pytest.mark.clauses("EC-11.8")
def test_ancients_do_not_pin_draco() -> None:
    table = corridor("descendants_of_draco", "terran_union").ancients(103, 2).ships(ANNA, 103).turn(ANNA)
    assert "activate interceptor 103" in table.play("act move").answers


@pytest.mark.clauses("EC-11.9")
def test_nobody_fights_before_the_combat_phase() -> None:
    table = corridor().ships(BEN, 103).turn(ANNA).play("act move", "activate interceptor 221", "step 103")
    assert table.count(ANNA, 103, "interceptor") == table.count(BEN, 103, "interceptor") == 1


@pytest.mark.clauses("EC-11.10")
def test_the_order_of_entry() -> None:
    table = corridor(*TERRANS[:3]).ships(CLEO, 103).ships(ANNA, 103).ships(BEN, 103).ships(CLEO, 103)
    assert table.state.entered[sector(103)] == [CLEO, ANNA, BEN]
    table.no_ships(ANNA, 103).ships(ANNA, 103)
    assert table.state.entered[sector(103)] == [CLEO, BEN, ANNA]


@pytest.mark.clauses("T-100")
def test_a_reaction_into_a_contested_hex() -> None:
    table = corridor("mechanema", "terran_union").ships(ANNA, 230, "cruiser").ships(BEN, 103)
    table.state.passed = [ANNA]
    table.turn(ANNA).play("react move", "activate cruiser 230", "step 103")
    assert table.count(ANNA, 103, "cruiser") == 1
    assert table.state.spent[6 + 2] == 1, "the disc lies on the summary card"
    assert table.seat == BEN


# Cloaking


@pytest.mark.clauses("ER-4.11", "ER-T08", "ER-T09", "ER-R21")
def test_cloaked_ships_need_two_enemies_each() -> None:
    def two_dreadnoughts(cloaked: bool) -> Table:
        table = corridor().ships(ANNA, 103, "dreadnought", 2).ships(BEN, 103, amount=2)
        if cloaked:
            table.learn(ANNA, "cloaking_device", track="nano")
        return table.turn(ANNA).play("act move")

    cloaked = two_dreadnoughts(cloaked=True)
    cloaked.play("activate dreadnought 103", "step 221")
    assert "activate dreadnought 103" not in cloaked.answers, "one is pinned"
    assert "activate dreadnought 103" not in two_dreadnoughts(cloaked=False).answers, "both are pinned"


@pytest.mark.clauses("ER-4.11", "ER-8.2")
def test_cloaking_does_not_help_against_what_holds_everything() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).learn(ANNA, "cloaking_device", track="nano").ships(ANNA, 1)
    assert not presence.may_leave(table.state, ANNA, sector(1))
    table.guard(1, "ancient_dreadnought_a")
    assert not presence.may_leave(table.state, ANNA, sector(1))
    table.guard(1, None).ancients(1)
    assert presence.may_leave(table.state, ANNA, sector(1)), "it works against Ancient Ships"
    table.ancients(1, 0).guard(1, "ancient_cruiser_3")
    assert presence.may_leave(table.state, ANNA, sector(1)), "and Ancient Cruisers"


# Jumps


def jumper(*species: str) -> Table:
    """Cruisers with a Jump Drive and a Fusion Drive."""
    table = corridor(*species)
    home = table.home(ANNA)
    table.ships(ANNA, home, "cruiser")
    return fit(
        table,
        ANNA,
        "cruiser",
        "jump_drive",
        "fusion_drive",
        "nuclear_source",
        "nuclear_source",
        "hull",
        "hull",
    )


@pytest.mark.clauses("ER-11.6", "ER-T22")
def test_one_jump_in_each_activation() -> None:
    table = jumper("keepers_of_magellan", "terran_union").lay(105, 1, 0).lay(106, 2, -1)
    table.turn(ANNA).play("act move", "activate cruiser 235")
    assert "jump 106" in table.answers, "whatever the wormholes"
    table.play("step 103", "step 001")
    assert not table.offers("step"), "two hexes with the Fusion Drive"
    table.play("jump 105")
    assert (table.prompt, table.count(ANNA, 105, "cruiser")) == ("move", 1), "one jump only"
    table.play("activate cruiser 105")
    assert table.offers("jump"), "once again in the next activation"


@pytest.mark.clauses("ER-11.6", "ER-T117")
def test_a_jump_is_a_step_for_pinning() -> None:
    table = jumper().lay(106, 2, -1).ships(BEN, 106).turn(ANNA)
    table.play("act move", "activate cruiser 221", "jump 106")
    assert not table.offers("step")
    assert table.count(ANNA, 106, "cruiser") == 1
    step = jumper().lay(106, 2, -1).ships(BEN, 103).turn(ANNA)
    step.play("act move", "activate cruiser 221", "step 103")
    assert not step.offers("jump"), "pinned ships cannot jump"


@pytest.mark.clauses("ER-T05", "ER-0.3")
def test_four_activations_of_the_syndicate() -> None:
    table = corridor("rho_indi_syndicate", "terran_union").lay(106, 2, -1).own(BEN, 106)
    table.ships(ANNA, 236, "cruiser", 2)
    fit(
        table,
        ANNA,
        "cruiser",
        "jump_drive",
        "nuclear_drive",
        "nuclear_source",
        "nuclear_source",
        "hull",
        "hull",
    )
    table.turn(ANNA).play("act move")
    for _ in range(2):
        table.play("activate cruiser 236", "step 103", "jump 106")
    table.play("activate interceptor 236", "step 103", "activate interceptor 236", "step 103")
    assert table.count(ANNA, 106, "cruiser") == 2
    assert table.count(ANNA, 103, "interceptor") == 2
    assert not table.offers("activate"), "a fifth is refused"


# Interceptor bays


def carrier(table: Table, *drives: str) -> Table:
    """Anna's cruisers carry two interceptors."""
    fit(table, ANNA, "cruiser", "interceptor_bay", *drives, "zero_point_source")
    return table.ships(ANNA, table.home(ANNA), "cruiser")


@pytest.mark.clauses("ER-5.2", "ER-T83")
def test_a_carrier_takes_interceptors_along() -> None:
    table = carrier(corridor(), "nuclear_drive").ships(ANNA, 221)
    table.state.passed = [ANNA]
    table.turn(ANNA).play("react move", "activate cruiser 221", "load 2", "step 103")
    while table.seat == ANNA and table.prompt in ("fly", "move"):
        table.play("stop")
    assert table.count(ANNA, 103, "cruiser") == 1
    assert table.count(ANNA, 103, "interceptor") == 2, "one activation, all three arrive"


@pytest.mark.clauses("ER-5.2")
def test_the_capacity_of_a_bay() -> None:
    table = carrier(corridor(), "nuclear_drive").ships(ANNA, 221, amount=3).turn(ANNA)
    table.play("act move", "activate cruiser 221")
    assert table.offers("load") == ["load 1", "load 2"]
    table.play("load 2")
    assert not table.offers("load")
    assert table.count(ANNA, 221, "interceptor") == 2, "aboard they are in no hex"


@pytest.mark.clauses("ER-R36", "ER-5.2")
def test_of_two_carriers_the_loaded_one_flies_on() -> None:
    table = carrier(corridor(), "nuclear_drive").ships(ANNA, 221).ships(ANNA, 103, "cruiser").turn(ANNA)
    table.play("act move", "activate cruiser 221", "load 2", "step 103", "stop")
    assert table.count(ANNA, 103, "cruiser") == 2
    assert table.count(ANNA, 103, "interceptor") == 0, "both interceptors wait aboard"
    table.play("activate cruiser 103")
    assert table.offers("unload") == ["unload 1", "unload 2"]


@pytest.mark.clauses("ER-5.2", "ER-T82", "ER-T115")
def test_those_who_stay_must_hold_the_enemy() -> None:
    few = carrier(corridor()).no_ships(ANNA, 221).ships(ANNA, 103, "cruiser").ships(ANNA, 103).ships(BEN, 103)
    few.turn(ANNA).play("act move", "activate cruiser 103")
    assert not few.offers("load"), "nobody would stay"
    assert few.offers("step")
    more = carrier(corridor()).no_ships(ANNA, 221).ships(ANNA, 103, "cruiser").ships(ANNA, 103, amount=3)
    more.ships(BEN, 103).turn(ANNA).play("act move", "activate cruiser 103")
    assert more.offers("load") == ["load 1", "load 2"]
    more.play("load 2", "step 221")
    assert more.count(ANNA, 103, "interceptor") == 1
    cloaked = carrier(corridor()).no_ships(ANNA, 221).ships(ANNA, 103, "cruiser").ships(ANNA, 103, amount=2)
    cloaked.learn(ANNA, "cloaking_device", track="nano").ships(BEN, 103).turn(ANNA)
    cloaked.play("act move", "activate cruiser 103")
    assert cloaked.offers("load") == ["load 1", "load 2"], "with Cloaking nobody need stay"


@pytest.mark.clauses("ER-5.2", "ER-T116", "ER-R10")
def test_interceptors_aboard_neither_pin_nor_are_pinned() -> None:
    table = carrier(corridor(), "fusion_drive").ships(ANNA, 221).ships(BEN, 103).turn(ANNA)
    table.play("act move", "activate cruiser 221", "load 2", "step 103")
    assert not table.offers("step"), "the carrier alone is checked"
    table.play("unload 2")
    assert presence.ships_of(table.state, ANNA, sector(103)) == 3
    table.play("activate interceptor 103", "step 001")
    assert table.count(ANNA, 1, "interceptor") == 1, "two of the three may go on"


@pytest.mark.clauses("ER-T33", "ER-18.7")
def test_a_jump_with_a_full_bay() -> None:
    table = corridor().lay(106, 2, -1).ships(ANNA, 221, "cruiser").ships(ANNA, 221)
    fit(table, ANNA, "cruiser", "interceptor_bay", "jump_drive", "hull", "zero_point_source", "hull", "hull")
    table.turn(ANNA).play("act move", "activate cruiser 221")
    assert not table.offers("step"), "no movement of its own"
    table.play("load 2", "jump 106", "unload 2")
    assert (table.count(ANNA, 106, "cruiser"), table.count(ANNA, 106, "interceptor")) == (1, 2)


@pytest.mark.clauses("ER-5.2", "ER-T10")
def test_a_carrier_goes_through_a_portal() -> None:
    table = carrier(corridor(warp_portals="on"), "tachyon_drive").ships(ANNA, 221)
    table.structure(103, "warp_portal").structure(table.home(BEN), "warp_portal").no_ships(
        BEN, table.home(BEN)
    )
    table.turn(ANNA).play("act move", "activate cruiser 221", "load 2", "step 103")
    table.play(f"step {table.home(BEN)}", "stop", "stop")
    assert table.count(ANNA, table.home(BEN), "cruiser") == 1
    assert table.count(ANNA, table.home(BEN), "interceptor") == 2, "all disembark at the end of the action"
    assert table.state.carriers == []


@pytest.mark.clauses("ER-5.2")
def test_the_order_of_entry_of_carried_interceptors() -> None:
    table = carrier(corridor(), "nuclear_drive").ships(ANNA, 221).turn(ANNA)
    table.play("act move", "activate cruiser 221", "load 1", "step 103", "stop")
    assert table.state.carriers[2] == 1, "it stays aboard between activations"
    table.play("activate cruiser 103", "unload 1")
    assert table.count(ANNA, 103, "interceptor") == 1
