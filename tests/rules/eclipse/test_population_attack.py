"""EC-17, ER-4.9, ER-9.5, ER-12.17: attacks on population, and control at the end of the Combat phase."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, Fight
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS

from astrolude.games.eclipse.tables.sectors import sector

DRACO = "descendants_of_draco"


def besieged(**options: str) -> Fight:
    """Anna's hex with three cubes, an interceptor of Ben in it."""
    table = Fight(*TERRANS[:2], seed=1, **options)
    table.own(ANNA, ARENA).learn(ANNA, "advanced_economy")
    table.cube(ANNA, ARENA, "science").cube(ANNA, ARENA, "materials").cube(
        ANNA, ARENA, "money_advanced", "money"
    )
    return table.ships(BEN, ARENA)


# The attack


@pytest.mark.clauses("EC-17.1")
def test_population_may_be_attacked_without_a_battle() -> None:
    table = besieged().combat()
    assert (table.prompt, table.seat) == ("population", BEN)
    assert table.answers == ["decline", "fire"]
    assert table.battles() == []


@pytest.mark.clauses("EC-17.1")
def test_population_is_safe_while_an_enemy_ship_is_left() -> None:
    table = Fight(*TERRANS[:3]).own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ships(BEN, ARENA, "dreadnought").ancients(ARENA)
    table.fit(BEN, "dreadnought", "hull/ion_cannon").combat()
    while table.state.battle.sector == sector(ARENA) and table.ancients_here():
        if table.prompt == "population":
            pytest.fail("the Ancient is still there")
        table.play(table.answers[0])


@pytest.mark.clauses("EC-17.2", "EC-17.3", "T-106")
def test_each_point_of_damage_destroys_one_cube_of_the_attackers_choice() -> None:
    table = besieged().ships(BEN, ARENA, "interceptor", 2).fit(BEN, "interceptor", "gluon_computer")
    table.fit(BEN, "interceptor", "fusion_source/nuclear_source").combat().dice(6, 3, 2).play("fire")
    assert (table.prompt, table.seat) == ("cubes", BEN)
    assert table.answers == ["cube money_advanced", "cube science", "cube materials"]
    table.play("cube science", "cube materials")
    assert table.squares(ARENA) == {"money_advanced": 1}
    table.finish_combat()
    assert table.controller(ARENA) == ANNA


@pytest.mark.clauses("EC-17.3", "T-57", "ER-17.8")
def test_the_damage_of_a_die_is_split_freely_among_cubes() -> None:
    table = besieged().fit(BEN, "interceptor", "plasma_cannon/ion_cannon").combat().dice(6).play("fire")
    table.play("cube money_advanced", "cube science")
    assert table.squares(ARENA) == {"materials": 1}


@pytest.mark.clauses("EC-17.2")
def test_missiles_do_not_fire_at_population_and_a_one_misses() -> None:
    table = besieged().fit(BEN, "interceptor", "plasma_missile").combat().dice(1).play("fire")
    assert [values[2:] for _, _, values in table.happened("population_attacked")] == [[1]]
    assert sum(table.squares(ARENA).values()) == 3
    table = besieged().fit(BEN, "interceptor", "plasma_missile/ion_cannon").combat()
    assert table.prompt != "population"


@pytest.mark.clauses("EC-17.4", "T-09", "EC-20.2")
def test_destroyed_cubes_lie_in_the_graveyard_until_cleanup() -> None:
    table = besieged().learn(BEN, "neutron_bombs").combat()
    before = table.track(ANNA)
    table.play("bombs")
    assert table.graveyard(ANNA) == [1, 1, 1]
    assert table.track(ANNA) == before
    while table.state.round == 1:
        table.play(table.answers[0])
    assert table.graveyard(ANNA) == [0, 0, 0]
    assert table.track(ANNA) == [cubes + 1 for cubes in before]


@pytest.mark.clauses("EC-17.4", "EC-28.18")
def test_the_owner_chooses_the_graveyard_of_grey_cubes() -> None:
    table = Fight(*TERRANS[:2]).lay(318, 20, 0).own(ANNA, 318).cube(ANNA, 318, "grey", "science")
    table.ships(BEN, 318).learn(BEN, "neutron_bombs").combat().play("bombs")
    assert (table.prompt, table.seat) == ("graveyard", ANNA)
    assert table.answers == ["resource money", "resource science", "resource materials"]
    table.play("resource materials")
    assert table.graveyard(ANNA) == [0, 0, 1]


@pytest.mark.clauses("EC-17.7", "EC-17.4", "EC-10.7")
def test_the_cube_on_an_orbital_is_population_and_the_orbital_stays() -> None:
    table = Fight(*TERRANS[:2]).own(ANNA, ARENA).structure(ARENA, "orbital")
    table.cube(ANNA, ARENA, "orbital", "science").ships(BEN, ARENA).combat().dice(6).play("fire")
    assert table.answers == ["resource money", "resource science"]
    table.play("resource money")
    assert table.squares(ARENA) == {}
    assert table.state.structures[sector(ARENA)] == 1


@pytest.mark.clauses("EC-17.5", "EC-8.12")
def test_neutron_bombs_destroy_everything_without_a_roll() -> None:
    table = besieged().learn(BEN, "neutron_bombs").combat()
    assert table.answers == ["decline", "fire", "bombs"]
    table.play("bombs")
    assert table.squares(ARENA) == {}
    assert table.told("population_attacked") == []


@pytest.mark.clauses("ER-4.9")
def test_neutron_absorbers_leave_only_the_cannons() -> None:
    table = besieged(rare_technologies="on").learn(BEN, "neutron_bombs")
    table.learn(ANNA, "neutron_absorber", track="grid").combat()
    assert table.answers == ["decline", "fire"]


@pytest.mark.clauses("EC-17.6")
def test_ancients_and_the_gcds_leave_population_alone_without_hives() -> None:
    table = Fight(*TERRANS[:2]).own(ANNA, ARENA).cube(ANNA, ARENA, "science").ancients(ARENA, 2).combat()
    assert table.squares(ARENA) == {"science": 1}


@pytest.mark.clauses("EC-18.6")
def test_attacking_population_gives_no_tiles() -> None:
    table = besieged().learn(BEN, "neutron_bombs").combat().play("bombs").finish_combat()
    assert table.draws() == []


@pytest.mark.clauses("EC-28.16", "EC-16.1")
def test_population_is_attacked_before_the_reputation_draw() -> None:
    table = besieged().ships(ANNA, ARENA, "cruiser").harmless(ANNA, "cruiser")
    table.combat().until("population")
    assert table.draws() == []
    table.play("decline")
    assert [seat for seat, _ in table.draws()] != []


# Planta


@pytest.mark.clauses("EC-17.5", "T-72", "EC-24.4", "EC-17.8")
def test_plantas_population_dies_beside_an_enemy_ship() -> None:
    table = Fight("planta", TERRANS[0]).own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.cube(ANNA, ARENA, "materials").ships(BEN, ARENA).combat().play("decline")
    assert table.graveyard(ANNA) == [0, 1, 1]
    assert table.controller(ARENA) != ANNA


@pytest.mark.clauses("T-127", "EC-17.5")
def test_plantas_population_lives_where_its_ship_survives_alone() -> None:
    table = Fight("planta", TERRANS[0]).own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA).harmless(
        BEN, "interceptor"
    ).combat().finish_combat()
    assert table.squares(ARENA) == {"science": 1}
    assert table.controller(ARENA) == ANNA


@pytest.mark.clauses("EC-28.19")
def test_ancients_do_plantas_population_no_harm() -> None:
    table = Fight("planta", TERRANS[0]).own(ANNA, ARENA).cube(ANNA, ARENA, "science").ancients(ARENA).combat()
    assert table.squares(ARENA) == {"science": 1}


@pytest.mark.clauses("ER-T26", "ER-4.9", "ER-17.8")
def test_a_neutron_absorber_does_not_help_planta_against_their_own_weakness() -> None:
    table = Fight("planta", TERRANS[0], rare_technologies="on").own(ANNA, ARENA)
    table.learn(ANNA, "neutron_absorber", track="grid").cube(ANNA, ARENA, "science")
    table.ships(BEN, ARENA).combat().play("decline")
    assert table.graveyard(ANNA) == [0, 1, 0]


@pytest.mark.clauses("ER-T131", "ER-9.5", "ER-17.8", "EC-17.5")
@pytest.mark.parametrize("absorber", [False, True])
def test_planta_lose_their_population_to_ancients_of_a_hive_in_any_case(absorber: bool) -> None:
    table = Fight("planta", TERRANS[0], ancient_hives="on", rare_technologies="on").own(ANNA, ARENA)
    table.learn(ANNA, "advanced_economy").cube(ANNA, ARENA, "money_advanced", "money")
    table.cube(ANNA, ARENA, "science").cube(ANNA, ARENA, "materials").ancients(ARENA)
    if absorber:
        table.learn(ANNA, "neutron_absorber", track="grid")
    table.combat(1, 1)
    assert table.squares(ARENA) == {}, "both dice miss, their own weakness remains"
    assert table.controller(ARENA) == ANNA, "the disc stays"


# Control


@pytest.mark.clauses("EC-17.8", "T-71", "T-42")
@pytest.mark.parametrize("answer", ["decline", f"put {ARENA}"])
def test_a_disc_without_population_goes_whether_or_not_another_is_placed(answer: str) -> None:
    table = Fight(*TERRANS[:2]).own(ANNA, ARENA).ships(BEN, ARENA)
    discs = table.state.discs[ANNA]
    table.combat()
    assert (table.prompt, table.seat) == ("claim_hex", BEN)
    assert table.state.discs[ANNA] == discs + 1
    table.play(answer)
    assert table.controller(ARENA) == (BEN if answer != "decline" else -1)


@pytest.mark.clauses("EC-17.8")
def test_a_vacant_hex_may_be_taken_by_the_one_who_holds_it() -> None:
    table = Fight(*TERRANS[:2]).ships(BEN, ARENA).combat()
    assert (table.prompt, table.seat) == ("claim_hex", BEN)


@pytest.mark.clauses("EC-17.8")
def test_nobody_takes_a_hex_with_enemies_or_without_a_disc() -> None:
    table = Fight(*TERRANS[:2]).ships(BEN, ARENA, "dreadnought").ancients(ARENA).own(ANNA, ARENA)
    table.ships(BEN, ARENA, "cruiser").discs(BEN, 0).combat().finish_combat()
    assert table.controller(ARENA) in (ANNA, -1)
    assert "disc_placed" not in [event for event, _, _ in table.happened("disc_placed")]


@pytest.mark.clauses("EC-17.9", "EC-6.8", "EC-23.7")
def test_a_disc_placed_after_a_battle_claims_the_discovery() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "cruiser").ancients(ARENA).discovery(ARENA, "money_8")
    table.fit(ANNA, "cruiser", "plasma_cannon/ion_cannon", "fusion_source/nuclear_source")
    table.combat(1, 1, 6).until("claim_hex").play(f"put {ARENA}")
    assert (table.prompt, table.seat) == ("discovery", ANNA)


@pytest.mark.clauses("EC-17.9", "T-116", "EC-28.17")
def test_a_standing_disc_of_draco_claims_nothing_when_the_ancients_are_destroyed() -> None:
    table = Fight(DRACO, TERRANS[0]).own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ancients(ARENA).discovery(ARENA, "money_8").ships(BEN, ARENA, "cruiser")
    table.fit(BEN, "cruiser", "plasma_cannon/ion_cannon", "fusion_source/nuclear_source")
    table.combat(1, 1, 6).finish_combat()
    assert table.destroyed() == ["ancient"]
    assert table.controller(ARENA) == ANNA
    assert table.told("found") == []


# Hives


@pytest.mark.clauses("ER-9.5", "ER-9.6", "ER-T51", "ER-R11")
def test_ancients_of_a_hive_bomb_the_population_but_leave_the_disc() -> None:
    table = besieged(ancient_hives="on").no_ships(BEN, ARENA).ancients(ARENA).combat()
    assert table.graveyard(ANNA) == [1, 1, 1]
    assert table.controller(ARENA) == ANNA


@pytest.mark.clauses("ER-9.5", "ER-T52")
def test_against_a_neutron_absorber_the_ancients_roll_and_take_money_first() -> None:
    table = besieged(ancient_hives="on", rare_technologies="on").no_ships(BEN, ARENA)
    table.learn(ANNA, "neutron_absorber", track="grid").ancients(ARENA).combat(6, 4)
    assert table.graveyard(ANNA) == [1, 0, 0]
    assert table.squares(ARENA) == {"science": 1, "materials": 1}


@pytest.mark.clauses("ER-9.5", "ER-T113")
def test_an_orbital_comes_after_the_money_squares() -> None:
    table = Fight(*TERRANS[:2], ancient_hives="on", rare_technologies="on").own(ANNA, ARENA)
    table.learn(ANNA, "advanced_economy").cube(ANNA, ARENA, "money_advanced", "money")
    table.structure(ARENA, "orbital").cube(ANNA, ARENA, "orbital", "science").cube(ANNA, ARENA, "materials")
    table.learn(ANNA, "neutron_absorber", track="grid").ancients(ARENA).combat(5, 6)
    assert (table.prompt, table.seat) == ("graveyard", ANNA)
    assert table.answers == ["resource money", "resource science"]
    table.play("resource science")
    assert table.graveyard(ANNA) == [1, 1, 0]
    assert table.squares(ARENA) == {"materials": 1}


@pytest.mark.clauses("ER-9.7", "ER-T114", "ER-T81")
def test_draco_is_never_bombed_and_protects_nobody() -> None:
    table = Fight(DRACO, TERRANS[0], ancient_hives="on").own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ancients(ARENA).combat()
    assert table.squares(ARENA) == {"science": 1}
    table = Fight(TERRANS[0], DRACO, ancient_hives="on").own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ancients(ARENA).ships(BEN, ARENA).combat()
    while table.state.battle.sector == sector(ARENA) and table.prompt == "population":
        table.play("decline")
    assert table.graveyard(ANNA) == [0, 1, 0]


@pytest.mark.clauses("ER-9.3")
def test_an_ancient_that_came_from_a_hive_is_fought_like_any_other() -> None:
    table = besieged(ancient_hives="on").no_ships(BEN, ARENA).ships(ANNA, ARENA, "cruiser").ancients(ARENA)
    table.combat()
    assert table.battles() == [(ANNA, "npc")]


# Allies and partners


@pytest.mark.clauses("ER-12.17", "ER-12.6")
def test_allies_attack_population_in_the_order_of_entry() -> None:
    table = Fight(*TERRANS[:4], alliances="on").alliance("nova", BEN, CLEO).own(ANNA, ARENA)
    table.cube(ANNA, ARENA, "science").cube(ANNA, ARENA, "materials").ships(CLEO, ARENA).ships(BEN, ARENA)
    table.combat()
    assert (table.prompt, table.seat) == ("population", CLEO)
    table.dice(6).play("fire", "cube science")
    assert (table.prompt, table.seat) == ("population", BEN)
    table.dice(6).play("fire")
    assert table.squares(ARENA) == {}


@pytest.mark.clauses("ER-12.6", "ER-T98")
def test_an_allys_population_is_not_attacked_and_the_disc_stays() -> None:
    table = Fight(*TERRANS[:4], alliances="on").alliance("nova", ANNA, BEN).own(ANNA, ARENA)
    table.ships(BEN, ARENA, "cruiser").combat()
    assert table.prompt not in ("population", "claim_hex")
    assert table.controller(ARENA) == ANNA


@pytest.mark.clauses("ER-12.12")
def test_the_ally_who_entered_first_may_place_a_disc_first() -> None:
    table = (
        Fight(*TERRANS[:4], alliances="on").alliance("nova", ANNA, BEN).ships(BEN, ARENA).ships(ANNA, ARENA)
    )
    table.combat()
    assert (table.prompt, table.seat) == ("claim_hex", BEN)
    table.play("decline")
    assert (table.prompt, table.seat) == ("claim_hex", ANNA)
    table.play(f"put {ARENA}")
    assert table.controller(ARENA) == ANNA


@pytest.mark.clauses("ER-12.19", "ER-T103", "ER-R13")
def test_a_partner_who_was_an_ally_leaves_population_and_disc_alone() -> None:
    table = Fight(*TERRANS[:4]).relations(ANNA, BEN).own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    table.ships(BEN, ARENA).combat()
    assert table.prompt not in ("population", "claim_hex")
    table = Fight(*TERRANS[:4]).relations(ANNA, BEN).own(ANNA, ARENA).ships(BEN, ARENA).combat()
    assert table.controller(ARENA) == ANNA
