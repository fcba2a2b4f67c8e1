"""EC-16.1 to EC-16.7, ER-12.7, ER-12.8: which battles take place, and who acts when in them."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, EAST, Fight
from tests.games.eclipse.lines import Line, names
from tests.games.eclipse.positions import ANNA, BEN, CLEO, DAN, TERRANS

from astrolude.games.eclipse.rules.combat.engagement import act_first, next_turn, tied_types
from astrolude.games.eclipse.tables.sectors import SECTOR_NUMBER

DRACO = "descendants_of_draco"
NPCS = 0


def three() -> Fight:
    return Fight(*TERRANS[:3])


def four() -> Fight:
    return Fight(*TERRANS[:4], alliances="on")


# Which battles


@pytest.mark.clauses("EC-16.1", "ER-17.2", "ER-17.3")
def test_hexes_are_resolved_in_descending_order_of_their_numbers() -> None:
    table = Fight(*TERRANS[:2]).lay(201, 20, 0).lay(318, 25, 0)
    for number in (201, 318, ARENA):
        table.ships(ANNA, number).ships(BEN, number)
    table.ships(ANNA, 1).combat().finish_combat()
    hexes = [
        values[1] if event == "battle_began" else values[0]
        for event, _, values in table.happened("battle_began", "npc_battle_began")
    ]
    assert [SECTOR_NUMBER[index] for index in hexes] == [ARENA, 318, 201, 1]


@pytest.mark.clauses("EC-16.2")
def test_a_battle_needs_two_parties_that_are_enemies() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA).ships(ANNA, ARENA, "cruiser").combat()
    assert table.battles() == []
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA).ancients(ARENA, 2).combat()
    assert table.battles() == [(ANNA, "npc")]


@pytest.mark.clauses("EC-16.3", "T-61")
def test_newcomers_fight_first_and_non_player_ships_are_met_last() -> None:
    table = three().ancients(ARENA, 2)
    for seat in (ANNA, BEN, CLEO):
        table.ships(seat, ARENA, "cruiser")
    table.combat().finish_combat()
    battles = table.battles()
    assert battles[0] == (CLEO, BEN)
    survivor = battles[1][0]
    assert battles[1] == (survivor, ANNA)
    assert survivor in (BEN, CLEO)
    assert battles[2][1] == "npc"


@pytest.mark.clauses("EC-16.3", "EC-16.17", "T-62", "T-69b", "EC-18.1", "EC-28.31")
def test_the_controller_defends_although_the_ships_came_last_but_draws_in_the_order_of_entry() -> None:
    table = three().own(ANNA, ARENA)
    table.ships(BEN, ARENA).ships(CLEO, ARENA).ships(ANNA, ARENA, "starbase")
    table.combat().finish_combat()
    assert table.battles()[0] == (CLEO, BEN)
    assert table.battles()[1][1] == ANNA
    assert [seat for seat, _ in table.draws()] == [BEN, CLEO, ANNA]


@pytest.mark.clauses("T-101", "EC-16.3", "EC-16.17")
def test_without_a_disc_the_earlier_party_defends() -> None:
    table = three()
    for seat in (ANNA, BEN, CLEO):
        table.ships(seat, ARENA)
    table.combat().finish_combat()
    assert table.battles()[0] == (CLEO, BEN)
    assert table.battles()[1][1] == ANNA


@pytest.mark.clauses("EC-16.3", "T-63", "EC-24.5", "EC-4.5")
@pytest.mark.parametrize("winner", [ANNA, BEN])
def test_draco_never_fights_ancients_on_nobodys_initiative(winner: int) -> None:
    table = Fight(DRACO, TERRANS[0]).own(ANNA, ARENA).ancients(ARENA)
    table.ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "cruiser")
    table.harmless(BEN if winner == ANNA else ANNA, "cruiser")
    table.combat().finish_combat()
    assert table.battles() == ([(BEN, ANNA)] if winner == ANNA else [(BEN, ANNA), (BEN, "npc")])


@pytest.mark.clauses("EC-16.3", "EC-24.5")
def test_draco_beside_ancients_alone_sees_no_battle() -> None:
    table = Fight(DRACO, TERRANS[0]).ancients(ARENA, 2).ships(ANNA, ARENA).combat()
    assert table.battles() == []
    assert table.here(ANNA) == 1


@pytest.mark.clauses("ER-7.7", "ER-8.4", "ER-T48", "EC-4.5")
@pytest.mark.parametrize("guard", ["ancient_cruiser_3", "ancient_dreadnought_a", "gcds"])
def test_draco_must_fight_the_guards(guard: str) -> None:
    table = Fight(DRACO, TERRANS[0]).guard(ARENA, guard).ships(ANNA, ARENA).combat()
    assert table.battles() == [(ANNA, "npc")]


@pytest.mark.clauses("ER-9.4", "ER-T53")
def test_ancients_defend_even_in_a_hex_that_a_player_controls() -> None:
    table = Fight(*TERRANS[:2], ancient_hives="on").own(ANNA, ARENA).ancients(ARENA)
    table.ships(ANNA, ARENA, "cruiser").combat()
    assert table.battles() == [(ANNA, "npc")]
    assert table.fired()[0] == (None, "ancient")


@pytest.mark.clauses("EC-16.4", "EC-17.10")
def test_damage_stays_from_battle_to_battle_and_is_repaired_at_the_end_of_the_phase() -> None:
    table = three().ships(ANNA, ARENA).ships(BEN, ARENA).ships(CLEO, ARENA, "dreadnought")
    table.harmless(ANNA, "interceptor")
    table.combat(6, 6, 6)
    assert table.battles() == [(CLEO, BEN), (CLEO, ANNA)]
    damages = [values for _, seat, values in table.happened("ship_damaged") if seat == CLEO]
    assert damages[0][2] == 1
    table.finish_combat()
    assert table.here(CLEO) == 1
    assert table.state.battle.damage == []


# Alliances


@pytest.mark.clauses("ER-12.7", "ER-T93", "ER-R12", "ER-T66", "ER-12.8")
def test_an_ally_of_the_defender_defends_too() -> None:
    table = four().alliance("nova", ANNA, CLEO).own(ANNA, ARENA)
    table.ships(ANNA, ARENA, "starbase").ships(BEN, ARENA).ships(CLEO, ARENA)
    table.harmless(BEN, "interceptor").combat()
    assert table.battles() == [(BEN, ANNA)]
    assert [seat for seat, _ in table.fired()][:2] == [ANNA, CLEO]


@pytest.mark.clauses("ER-12.7", "ER-T94")
def test_sides_stand_at_the_place_of_their_first_member() -> None:
    table = four().alliance("nova", ANNA, CLEO).alliance("flare", BEN, DAN).ancients(ARENA)
    for seat in (ANNA, BEN, CLEO, DAN):
        table.ships(seat, ARENA, "cruiser")
    table.harmless(BEN, "cruiser").harmless(DAN, "cruiser")
    table.combat().finish_combat()
    assert table.battles() == [(BEN, ANNA), (ANNA, "npc")]


@pytest.mark.clauses("ER-12.7", "ER-R38", "ER-T133")
def test_an_ally_defends_the_controllers_hex_without_a_ship_of_his() -> None:
    table = four().alliance("nova", ANNA, CLEO).own(ANNA, ARENA)
    table.ships(BEN, ARENA).ships(CLEO, ARENA).harmless(BEN, "interceptor").combat()
    assert table.battles() == [(BEN, CLEO)], "Ben came first and attacks all the same"
    assert table.fired()[0] == (CLEO, "interceptor"), "the defender wins the tie of initiative"


@pytest.mark.clauses("ER-12.7", "ER-R38", "ER-T133", "EC-16.3")
def test_the_controllers_allies_fight_last() -> None:
    table = four().alliance("nova", ANNA, CLEO).own(ANNA, ARENA)
    table.ships(BEN, ARENA).ships(DAN, ARENA).ships(CLEO, ARENA)
    table.harmless(BEN, "interceptor").combat().finish_combat()
    assert table.battles() == [(DAN, BEN), (DAN, CLEO)]
    stranger = four().alliance("nova", ANNA, DAN).own(ANNA, ARENA).ships(BEN, ARENA).ships(CLEO, ARENA)
    stranger.harmless(BEN, "interceptor").combat()
    assert stranger.battles() == [(CLEO, BEN)], "nobody of the alliance is there: the order of entry"


@pytest.mark.clauses("ER-12.7", "ER-12.6")
def test_allies_do_not_fight_each_other() -> None:
    table = four().alliance("nova", ANNA, BEN).ships(ANNA, ARENA).ships(BEN, ARENA).combat()
    assert table.battles() == []


@pytest.mark.clauses("ER-R26")
def test_former_allies_are_enemies_by_the_state_of_the_tiles() -> None:
    table = four().alliance("nova", ANNA, BEN)
    table.state.alliance[BEN] = -1
    table.ships(ANNA, ARENA).ships(BEN, ARENA).combat()
    assert table.battles() == [(BEN, ANNA)]


@pytest.mark.clauses("ER-12.16", "ER-T81", "ER-T99")
def test_draco_takes_no_part_when_an_ally_fights_ancient_ships() -> None:
    table = Fight(DRACO, *TERRANS[:1], TERRANS[2], TERRANS[4], alliances="on").alliance("nova", ANNA, BEN)
    table.ancients(ARENA, 2).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "cruiser", 2)
    table.combat().finish_combat()
    assert table.battles() == [(BEN, "npc")]
    assert ANNA not in [seat for seat, _ in table.fired()]
    assert table.here(ANNA) == 1
    assert [seat for seat, _ in table.draws()] == [BEN]


@pytest.mark.clauses("ER-12.16", "ER-9.7", "ER-7.9")
def test_beside_an_ancient_cruiser_both_allies_are_in_the_battle() -> None:
    table = Fight(DRACO, *TERRANS[:1], TERRANS[2], TERRANS[4], alliances="on").alliance("nova", ANNA, BEN)
    table.ancients(ARENA).guard(ARENA, "ancient_cruiser_3")
    table.ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "cruiser").combat().finish_combat()
    assert table.battles() == [(ANNA, "npc")]
    assert {ANNA, BEN} <= {seat for seat, _ in table.fired()}


# The order of ship types


@pytest.mark.clauses("EC-16.5", "T-52")
def test_at_equal_initiative_the_defender_acts_first() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "cruiser").ancients(ARENA)
    assert table.figure(ANNA, "cruiser", "initiative") == 2
    table.combat()
    assert table.fired()[:2] == [(None, "ancient"), (ANNA, "cruiser")]


@pytest.mark.clauses("EC-16.5", "T-29", "T-102")
def test_initiative_is_the_printed_number_and_that_of_the_parts() -> None:
    table = Fight(*TERRANS[:2])
    assert table.figure(ANNA, "interceptor", "initiative") == 3
    table.fit(ANNA, "interceptor", "fusion_drive/nuclear_drive")
    assert table.figure(ANNA, "interceptor", "initiative") == 4
    table.fit(ANNA, "interceptor", "gluon_computer")
    assert table.figure(ANNA, "interceptor", "initiative") == 6
    table.fit(BEN, "dreadnought", "nuclear_drive", "nuclear_drive/hull")
    assert table.figure(BEN, "dreadnought", "initiative") == 3


@pytest.mark.clauses("EC-16.5", "T-102")
def test_all_ships_of_a_type_act_together() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "interceptor", 3).ships(BEN, ARENA, "dreadnought", 2)
    table.fit(BEN, "dreadnought", "plasma_cannon/ion_cannon", "fusion_source/nuclear_source")
    table.combat(1, 1, 1, 1, 1, 1, 1)
    rolled = [values[1:] for _, _, values in table.happened("cannons_fired")]
    assert [len(faces) for faces in rolled[:2]] == [3, 4]


@pytest.mark.clauses("EC-16.5", "T-53", "ER-T11", "ER-12.8")
def test_initiative_then_defence_then_entry() -> None:
    line = Line().ships(ANNA, "orbital_ship", side=1, initiative=1, cannons="y")
    line.ships(BEN, "cruiser", side=2, initiative=5).ships(CLEO, "cruiser", side=1, initiative=5)
    assert names(line.begin(1, 2)) == ["2 cruiser", "1 cruiser", "0 orbital_ship"]
    line = Line().ships(ANNA, "cruiser", side=1).ships(BEN, "cruiser", side=1).ships(CLEO, "cruiser", side=2)
    assert names(line.begin(2, 1)) == ["2 cruiser", "0 cruiser", "1 cruiser"]


@pytest.mark.clauses("ER-7.9")
def test_of_two_kinds_of_non_player_ships_the_larger_acts_first_at_equality() -> None:
    line = Line().npc("ancient").npc("ancient_cruiser_5").ships(ANNA, "cruiser", initiative=2)
    assert names(line.begin(NPCS, ANNA + 1)) == ["npc ancient_cruiser_5", "npc ancient", "0 cruiser"]


@pytest.mark.clauses("EC-16.5")
def test_an_owner_settles_ties_among_the_own_types() -> None:
    line = Line().ships(ANNA, "interceptor", initiative=2).ships(ANNA, "cruiser", initiative=2)
    battle = line.ships(ANNA, "dreadnought", initiative=2).ships(BEN, "cruiser", initiative=2).begin(1, 2)
    assert tied_types(battle) == 3
    act_first(battle, 2)
    assert tied_types(battle) == 2
    act_first(battle, 1)
    assert tied_types(battle) == 0
    assert names(battle) == ["0 dreadnought", "0 cruiser", "0 interceptor", "1 cruiser"]


@pytest.mark.clauses("EC-16.5")
def test_the_owner_of_tied_types_is_asked() -> None:
    table = Fight("planta", TERRANS[0]).ships(ANNA, ARENA).ships(ANNA, ARENA, "cruiser")
    table.ships(BEN, ARENA).combat()
    assert (table.prompt, table.seat) == ("type_order", ANNA)
    assert table.answers == ["type interceptor", "type cruiser"]
    table.harmless(BEN, "interceptor").play("type cruiser")
    assert [ship for seat, ship in table.fired() if seat == ANNA][:2] in (
        ["cruiser", "interceptor"],
        ["cruiser"],
    )


# Missiles and rounds


@pytest.mark.clauses("EC-16.6", "T-58")
def test_missiles_fire_once_then_only_cannons() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA, "dreadnought")
    table.fit(ANNA, "cruiser", "plasma_missile", "plasma_missile/hull")
    table.combat(1, 1, 1, 1, 1, 1, 1, 1)
    missiles = [values[1:] for _, _, values in table.happened("missiles_fired")]
    assert [len(faces) for faces in missiles] == [4]
    assert (ANNA, "cruiser") in table.fired()[1:]


@pytest.mark.clauses("EC-16.6", "ER-17.7")
def test_ships_destroyed_before_their_turn_do_not_fire() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA).ships(BEN, ARENA, "cruiser")
    table.fit(ANNA, "interceptor", "plasma_missile").fit(BEN, "cruiser", "plasma_missile")
    table.combat(6, 1)
    assert table.fired() == [(ANNA, "interceptor")]
    assert table.destroyed() == ["cruiser"]


@pytest.mark.clauses("EC-16.6")
def test_a_second_battle_in_the_hex_begins_with_missiles_again() -> None:
    table = three().ships(ANNA, ARENA).ships(BEN, ARENA).ships(CLEO, ARENA, "cruiser")
    table.fit(CLEO, "cruiser", "plasma_missile")
    table.combat(6, 1, 6, 1)
    assert table.fired() == [(CLEO, "cruiser"), (CLEO, "cruiser")]
    assert table.destroyed() == ["interceptor", "interceptor"]
    assert table.battles() == [(CLEO, BEN), (CLEO, ANNA)]


@pytest.mark.clauses("EC-16.6", "ER-17.7")
def test_nobody_retreats_in_the_missile_step() -> None:
    table = Fight(*TERRANS[:2]).neighbours().own(ANNA, EAST).ships(ANNA, ARENA).ships(BEN, ARENA, "cruiser")
    table.fit(ANNA, "interceptor", "plasma_missile").combat(1, 1)
    assert table.prompt == "attack_or_retreat"
    assert table.state.battle.round == 1


@pytest.mark.clauses("EC-16.7")
def test_rounds_are_repeated_until_a_side_is_gone() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="y").ships(BEN, "cruiser", cannons="y")
    battle = line.begin(1, 2)
    turns = [(next_turn(battle), battle.round) for _ in range(4)]
    assert turns == [(0, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.clauses("EC-16.11")
def test_destroyed_ships_return_to_the_supply_and_ancients_leave_the_game() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, ARENA, "cruiser", 2).ancients(ARENA)
    before = table.state.supply[1]
    table.fit(ANNA, "cruiser", "plasma_cannon/ion_cannon", "fusion_source/nuclear_source")
    table.combat(6, 6, 6, 6).finish_combat()
    assert table.destroyed() == ["cruiser", "ancient"]
    assert table.state.supply[1] == before + 1
    assert table.ancients_here() == 0


@pytest.mark.clauses("EC-16.2", "EC-11.9")
def test_the_gcds_is_a_party_of_its_own() -> None:
    table = Fight(*TERRANS[:2]).ships(ANNA, 1, "cruiser", 2).combat(1, 1, 1, 1, 1, 1)
    assert table.battles() == [(ANNA, "npc")]
    assert (None, "gcds") in table.fired()
