"""EC-16.13 to EC-16.16: retreat and stalemate."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, EAST, NORTH_EAST, NORTH_WEST, SOUTH_WEST, WEST, Fight
from tests.games.eclipse.lines import Line
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS

from astrolude.games.eclipse.rules.combat.engagement import MOST_ROUNDS, STALEMATE, is_stalemate, next_turn


def two() -> Fight:
    return Fight(*TERRANS[:2]).neighbours()


@pytest.mark.clauses("EC-16.13", "T-105")
def test_a_retreat_goes_to_a_connected_own_hex_without_enemies() -> None:
    table = two().own(ANNA, EAST, SOUTH_WEST, NORTH_WEST).own(BEN, ARENA)
    table.ships(ANNA, WEST).ships(ANNA, SOUTH_WEST).ships(BEN, SOUTH_WEST)
    table.ships(BEN, ARENA).ships(ANNA, ARENA)
    table.combat(1)
    assert (table.prompt, table.seat) == ("attack_or_retreat", ANNA)
    assert table.answers == ["attack", f"retreat {EAST}"]


@pytest.mark.clauses("EC-16.13", "EC-8.14")
def test_with_the_wormhole_generator_half_a_connection_is_enough() -> None:
    table = two().own(ANNA, NORTH_WEST).learn(ANNA, "wormhole_generator").ships(ANNA, ARENA).ships(BEN, ARENA)
    table.combat()
    assert table.answers == ["attack", f"retreat {NORTH_WEST}"]


@pytest.mark.clauses("ER-10.2", "ER-T54")
def test_a_retreat_through_a_warp_portal() -> None:
    table = two().lay(201, 20, 0).own(ANNA, 201).structure(201, "warp_portal").structure(ARENA, "warp_portal")
    table.ships(ANNA, ARENA).ships(BEN, ARENA).combat()
    assert table.answers == ["attack", "retreat 201"]


@pytest.mark.clauses("EC-16.13", "EC-4.4", "ER-15.2.4")
def test_starbases_and_orbital_ships_do_not_retreat() -> None:
    table = Fight("exiles", TERRANS[0], new_species="on").neighbours().own(ANNA, ARENA, EAST)
    table.structure(ARENA, "orbital").cube(ANNA, ARENA, "orbital", "money")
    table.ships(BEN, ARENA, "dreadnought").combat(1, 1, 1, 1)
    assert (ANNA, "orbital_ship") in table.fired()
    assert not table.happened("retreat_declared")
    table = two().own(ANNA, ARENA, EAST).ships(ANNA, ARENA, "starbase").ships(BEN, ARENA, "dreadnought")
    table.combat(1, 1, 1, 1)
    assert (ANNA, "starbase") in table.fired()


@pytest.mark.clauses("EC-16.13", "EC-28.13", "T-120")
def test_a_type_decides_as_a_whole_and_each_type_by_itself() -> None:
    table = two().own(ANNA, EAST, WEST).ships(ANNA, ARENA, "interceptor", 3).ships(ANNA, ARENA, "cruiser")
    table.ships(BEN, ARENA, "dreadnought").combat(1, 1, 1)
    assert table.answers == ["attack", f"retreat {WEST}", f"retreat {EAST}"]
    table.play(f"retreat {EAST}")
    assert (table.prompt, table.seat) == ("attack_or_retreat", ANNA)
    assert table.state.battle.squadrons[table.state.battle.order[table.state.battle.turn]].ship == 1
    table.play(f"retreat {WEST}")
    table.finish_combat()
    assert table.count(ANNA, EAST, "interceptor") + table.destroyed().count("interceptor") == 3


@pytest.mark.clauses("EC-16.13", "T-64")
def test_ships_on_the_border_may_be_shot_and_the_survivors_leave_on_their_next_turn() -> None:
    table = two().own(ANNA, EAST).ships(ANNA, ARENA, "interceptor", 2).ships(BEN, ARENA, "dreadnought")
    table.combat().dice(6, 1).play(f"retreat {EAST}")
    assert table.destroyed() == ["interceptor"]
    assert table.count(ANNA, EAST, "interceptor") == 1
    assert [ship for seat, ship in table.fired()] == ["dreadnought"]
    assert table.here(BEN) == 1


@pytest.mark.clauses("EC-16.13")
def test_a_declared_retreat_is_not_taken_back() -> None:
    table = two().own(ANNA, EAST).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "interceptor")
    table.combat(1).play(f"retreat {EAST}")
    told = table.happened("retreat_declared", "retreated")
    assert [event for event, _, _ in told] == ["retreat_declared", "retreated"]
    assert table.count(ANNA, EAST, "cruiser") == 1


@pytest.mark.clauses("EC-16.14")
def test_ships_that_have_retreated_take_no_further_part() -> None:
    table = two().own(ANNA, EAST).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.combat(1).dice(1).play(f"retreat {EAST}")
    assert table.count(ANNA, EAST, "interceptor") == 1
    assert len(table.battles()) == 1
    table.finish_combat()
    assert table.here(ANNA) == 0


def three_meet() -> Fight:
    """Anna holds the arena; Ben and Cleo meet there and can both retreat."""
    table = Fight(*TERRANS[:3]).neighbours().own(ANNA, ARENA).own(BEN, EAST).own(CLEO, WEST)
    table.no_ships(BEN, table.home(BEN)).no_ships(CLEO, table.home(CLEO))
    return table.ships(ANNA, ARENA, "starbase").ships(BEN, ARENA, "cruiser").ships(CLEO, ARENA)


@pytest.mark.clauses("EC-16.15", "EC-28.14", "T-65", "EC-16.7", "EC-18.3")
def test_both_parties_may_retreat_from_the_same_battle() -> None:
    table = three_meet().combat()
    assert table.seat == CLEO
    table.play(f"retreat {WEST}")
    assert table.seat == BEN
    table.play(f"retreat {EAST}")
    assert table.battles() == [(CLEO, BEN)]
    assert table.count(BEN, EAST, "cruiser") == 1
    assert table.count(CLEO, WEST, "interceptor") == 1
    assert table.draws() == []


@pytest.mark.clauses("EC-16.15", "T-65b")
def test_a_retreat_declared_in_the_last_round_does_not_happen() -> None:
    table = three_meet().ships(CLEO, ARENA, "cruiser").fit(BEN, "cruiser", "gauss_shield/ion_cannon")
    table.fit(CLEO, "cruiser", "plasma_cannon/ion_cannon", "fusion_source/nuclear_source")
    table.combat(1, 1).play("attack", "attack", "attack")
    assert (table.seat, table.state.battle.round) == (CLEO, 2)
    table.play(f"retreat {WEST}", "attack").dice(6, 1).play("attack")
    assert table.destroyed() == ["cruiser"]
    assert table.battles() == [(CLEO, BEN), (CLEO, ANNA)]
    assert (table.prompt, table.seat) == ("attack_or_retreat", CLEO)
    assert table.count(CLEO, ARENA, "interceptor") == 1


# Stalemate


@pytest.mark.clauses("EC-16.16", "T-66")
def test_in_a_stalemate_the_attacker_retreats_or_is_destroyed() -> None:
    table = two().own(BEN, EAST).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.harmless(ANNA, "interceptor").harmless(BEN, "interceptor").combat()
    assert (table.prompt, table.seat) == ("stalemate", BEN)
    assert table.answers == ["decline", f"retreat {EAST}"]
    away = table.play(f"retreat {EAST}")
    assert away.count(BEN, EAST, "interceptor") == 1
    assert away.here(ANNA) == 1


@pytest.mark.clauses("EC-16.16", "T-66")
def test_an_attacker_who_stays_in_a_stalemate_counts_as_destroyed_by_the_defender() -> None:
    table = two().own(BEN, EAST).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.harmless(ANNA, "interceptor").harmless(BEN, "interceptor").combat().play("decline")
    assert table.destroyed() == ["interceptor"]
    assert table.draws()[0] == (ANNA, 2)


@pytest.mark.clauses("EC-16.16", "EC-18.3")
def test_a_retreat_in_a_stalemate_costs_the_tile_for_taking_part() -> None:
    table = two().own(BEN, EAST).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.harmless(ANNA, "interceptor").harmless(BEN, "interceptor").combat().play(f"retreat {EAST}")
    table.finish_combat()
    assert table.draws() == [(ANNA, 1)]


@pytest.mark.clauses("EC-16.16", "T-66")
def test_without_a_hex_to_retreat_to_nobody_is_asked() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.harmless(ANNA, "interceptor").harmless(BEN, "interceptor").combat()
    assert table.destroyed() == ["interceptor"]
    assert table.here(BEN) == 0


@pytest.mark.clauses("EC-16.16")
def test_missiles_alone_do_not_prevent_a_stalemate() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "cruiser")
    table.harmless(ANNA, "cruiser").harmless(BEN, "cruiser").fit(
        BEN, "cruiser", "plasma_missile/electron_computer"
    )
    table.combat(1, 1)
    assert [values[0] for _, _, values in table.happened("stalemate")]
    assert table.here(ANNA) == 1


@pytest.mark.clauses("EC-16.16", "ER-11.8", "EC-28.37")
def test_a_battle_in_which_all_damage_is_repaired_is_a_stalemate_too() -> None:
    line = Line().ships(ANNA, "cruiser", hull=2, regeneration=1).ships(BEN, "interceptor", cannons="y")
    battle = line.begin(1, 2)
    assert is_stalemate(battle)
    assert next_turn(battle) == STALEMATE
    battle.damage[0] = 2
    assert not is_stalemate(battle)
    line = Line().ships(ANNA, "cruiser", hull=2, regeneration=1).ships(BEN, "interceptor", 2, cannons="y")
    assert not is_stalemate(line.begin(1, 2))


@pytest.mark.clauses("EC-28.37")
def test_a_battle_without_hope_of_an_end_is_a_stalemate_after_a_thousand_rounds() -> None:
    line = Line().ships(ANNA, "cruiser", hull=9, regeneration=1).ships(BEN, "interceptor", 2, cannons="y")
    battle = line.begin(1, 2)
    while (turn := next_turn(battle)) >= 0:
        assert battle.round <= MOST_ROUNDS
    assert turn == STALEMATE


# Retreat and the guard of the centre


@pytest.mark.clauses("EC-11.6", "ER-8.2")
def test_the_gcds_holds_every_ship_but_lets_it_retreat() -> None:
    table = Fight(*TERRANS[:2])
    table.lay(102, 0, -1, 0).own(ANNA, 102).ships(ANNA, 1, "cruiser", 2).combat(1, 1, 1, 1, 1, 1)
    assert table.offers("retreat") == ["retreat 102"]


@pytest.mark.clauses("ER-12.8", "ER-T95", "ER-12.11")
def test_a_retreat_binds_no_ally_and_is_judged_for_each_by_himself() -> None:
    table = Fight(*TERRANS[:4], alliances="on").neighbours().alliance("nova", ANNA, CLEO)
    table.own(ANNA, ARENA).own(CLEO, NORTH_EAST)
    table.ships(ANNA, ARENA, "starbase").ships(BEN, ARENA, "cruiser").ships(CLEO, ARENA)
    table.harmless(BEN, "cruiser").combat(1)
    assert (table.prompt, table.seat) == ("attack_or_retreat", CLEO)
    table.dice(1, 6, 6, 6).play(f"retreat {NORTH_EAST}").finish_combat()
    assert table.count(CLEO, NORTH_EAST, "interceptor") == 1
    assert table.destroyed() == ["cruiser"]
    assert table.draws() == [(ANNA, 3), (BEN, 1)]
