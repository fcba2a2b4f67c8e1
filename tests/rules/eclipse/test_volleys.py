"""EC-16.8 to EC-16.12, ER-4.8 to ER-4.10, ER-7.5 to ER-7.9: dice, hits, targets and damage."""

from __future__ import annotations

import pytest
from tests.games.eclipse.lines import ANNA, BEN, CLEO, Line, volley

from astrolude.games.eclipse.rules.combat.battle import DESTROYED, NPC, Battle
from astrolude.games.eclipse.rules.combat.engagement import next_turn, regenerate
from astrolude.games.eclipse.rules.combat.point_defence import (
    can_defend,
    count_hits,
    defending_owner,
    missiles_at,
    shoot_by_rule,
)
from astrolude.games.eclipse.rules.combat.targets import aim_by_rule
from astrolude.games.eclipse.rules.combat.volley import choices, hits, inflict, next_shot, reaches
from astrolude.games.eclipse.tables.common import NONE
from astrolude.kernel.state import NOBODY

NPCS = 0
"""The side of non-player ships; a seat's side is its number + 1."""


def hit(battle: Battle, *places: int) -> list[int]:
    """Aim the shots at these places in order and let them do their damage."""
    for place in places:
        assert place in choices(battle)
        battle.volley.targets[next_shot(battle)] = place
    return inflict(battle)


def by_rule(battle: Battle) -> list[int]:
    aim_by_rule(battle)
    return battle.volley.targets


# Hits


@pytest.mark.clauses("EC-16.8", "T-54", "T-103")
@pytest.mark.parametrize(
    ("face", "computer", "shield", "hit"),
    [
        *[(5, 1, 1, False), (6, 1, 1, True)],
        *[(3, 3, 0, True), (2, 3, 0, False)],
        *[(1, 6, 0, False), (6, 0, 3, True), (5, 0, 3, False)],
        *[(4, 3, 1, True), (4, 2, 1, False), (2, 4, 0, True)],
    ],
)
def test_six_hits_one_misses_and_the_rest_is_arithmetic(
    face: int, computer: int, shield: int, hit: bool
) -> None:
    target = Line().ships(ANNA, "cruiser", shield=shield).battle.squadrons[0]
    assert reaches(face, computer, target, missile=False) == hit
    assert reaches(face, computer, target, missile=True) == hit


@pytest.mark.clauses("EC-16.10", "T-55", "T-103")
@pytest.mark.parametrize(("npc", "survives"), [("ancient", 1), ("gcds", 7)])
def test_a_ship_is_destroyed_when_its_damage_exceeds_its_hull(npc: str, survives: int) -> None:
    line = Line().ships(ANNA, "dreadnought", cannons="y" * survives).npc(npc)
    battle = volley(line.begin(NPCS, ANNA + 1), 0, [6] * survives)
    assert hit(battle, *[1] * survives) == []
    assert battle.damage[1] == survives
    assert hit(volley(battle, 0, [6] + [1] * (survives - 1)), 1) == [1]
    assert battle.damage[1] == DESTROYED


@pytest.mark.clauses("EC-16.10", "T-55", "T-103")
def test_hull_is_what_a_ship_survives() -> None:
    line = Line().ships(ANNA, "dreadnought", cannons="ry").ships(BEN, "interceptor", 2)
    battle = line.ships(BEN, "cruiser", hull=4).begin(BEN + 1, ANNA + 1)
    assert hit(volley(battle, 0, [1, 6]), 3) == []
    assert hit(volley(battle, 0, [6, 1]), 3) == [3]
    assert hit(volley(battle, 0, [6, 1]), 1) == [1]


@pytest.mark.clauses("EC-16.9", "T-56")
def test_the_damage_of_a_die_is_not_split_and_overkill_is_lost() -> None:
    battle = Line().ships(ANNA, "cruiser", cannons="o").ships(BEN, "interceptor", 2).begin(BEN + 1, ANNA + 1)
    volley(battle, 0, [6])
    assert choices(battle) == [1]
    assert hit(battle, 1) == [1]
    assert battle.alive[1] == 1


@pytest.mark.clauses("EC-16.9")
def test_each_die_goes_to_a_ship_that_it_hits_and_a_die_that_hits_nothing_is_lost() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="yyy", computer=1)
    battle = line.ships(BEN, "interceptor").ships(BEN, "cruiser", shield=1).begin(BEN + 1, ANNA + 1)
    volley(battle, 0, [4, 6, 5])
    assert battle.volley.faces == [5, 6]
    assert choices(battle) == [1]
    battle.volley.targets[0] = 1
    assert choices(battle) == [1, 2]


@pytest.mark.clauses("EC-16.9")
def test_several_dice_may_go_to_the_same_ship_even_more_than_it_needs() -> None:
    battle = (
        Line().ships(ANNA, "cruiser", cannons="yyy").ships(BEN, "interceptor", 3).begin(BEN + 1, ANNA + 1)
    )
    volley(battle, 0, [6, 6, 6])
    assert choices(battle) == [1]
    battle.volley.targets[0] = 1
    assert choices(battle) == [1, 2]
    battle.volley.targets[1] = 2
    assert choices(battle) == [2, 3]
    assert hit(battle, 2) == [1, 2]


@pytest.mark.clauses("EC-16.9")
def test_where_every_target_is_doomed_the_choice_is_spared_but_not_with_missiles() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="ooy", missiles="ooy")
    battle = line.ships(BEN, "interceptor").ships(BEN, "cruiser").begin(BEN + 1, ANNA + 1)
    for missiles, offered in [(False, [1]), (True, [1, 2])]:
        volley(battle, 0, [6, 6, 6], missiles=missiles)
        battle.volley.targets[:2] = [1, 2]
        assert choices(battle) == offered


@pytest.mark.clauses("EC-16.9")
def test_dice_that_hit_the_same_ships_are_equal_whatever_they_show() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="yy", computer=1)
    battle = volley(line.ships(BEN, "interceptor", 2).begin(BEN + 1, ANNA + 1), 0, [5, 6])
    battle.volley.targets[0] = 2
    assert choices(battle) == [2]


@pytest.mark.clauses("ER-4.10", "ER-T44", "ER-T14", "ER-T85")
@pytest.mark.parametrize(
    ("face", "computer", "shield", "missile", "hit"),
    [
        *[(5, 3, 1, True, False), (5, 3, 1, False, True)],
        *[(6, 1, 0, True, True), (5, 1, 0, True, False), (1, 9, 0, True, False)],
        *[(5, 2, 0, True, False), (6, 2, 0, True, True), (5, 2, 0, False, True)],
    ],
)
def test_a_distortion_shield_takes_two_from_missiles(
    face: int, computer: int, shield: int, missile: bool, hit: bool
) -> None:
    target = Line().ships(ANNA, "cruiser", shield=shield, abilities="distortion").battle.squadrons[0]
    assert reaches(face, computer, target, missile) == hit


@pytest.mark.clauses("ER-7.6", "ER-T85")
def test_ancient_cruiser_five_has_a_distortion_shield() -> None:
    cruiser = Line().npc("ancient_cruiser_5").battle.squadrons[0]
    assert not reaches(5, 2, cruiser, missile=True)
    assert reaches(6, 2, cruiser, missile=True)


# The Antimatter Splitter


@pytest.mark.clauses("ER-4.8", "ER-T16")
def test_split_damage_destroys_several_ships() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="r", computer=2, abilities="splitter")
    battle = line.ships(BEN, "cruiser", 3, hull=1, shield=1).begin(BEN + 1, ANNA + 1)
    assert volley(battle, 0, [2]).volley.powers == []
    assert volley(battle, 0, [4]).volley.powers == []
    assert volley(battle, 0, [5]).volley.powers == [1, 1, 1, 1]
    assert hit(battle, 1, 1, 2, 2) == [1, 2]
    assert battle.earned[ANNA] == 4


@pytest.mark.clauses("ER-4.8", "ER-T92")
def test_a_split_die_must_hit_every_target_with_its_own_shield() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="r", computer=1, abilities="splitter")
    battle = (
        line.ships(BEN, "interceptor").ships(CLEO, "cruiser", side=BEN + 1, shield=1).begin(BEN + 1, ANNA + 1)
    )
    assert choices(volley(battle, 0, [5])) == [1]
    assert choices(volley(battle, 0, [6])) == [1, 2]


@pytest.mark.clauses("ER-4.8", "ER-17.8")
def test_the_splitter_works_neither_for_missiles_nor_for_other_cannons() -> None:
    line = Line().ships(ANNA, "cruiser", cannons="or", missiles="r", abilities="splitter")
    battle = line.ships(BEN, "cruiser").begin(BEN + 1, ANNA + 1)
    assert volley(battle, 0, [6, 1]).volley.powers == [2]
    assert volley(battle, 0, [6], missiles=True).volley.powers == [4]


@pytest.mark.clauses("ER-4.8")
def test_without_the_splitter_a_red_die_has_one_target() -> None:
    battle = Line().ships(ANNA, "cruiser", cannons="r").ships(BEN, "cruiser", 2).begin(BEN + 1, ANNA + 1)
    assert volley(battle, 0, [6]).volley.powers == [4]


# Targets of non-player ships


@pytest.mark.clauses("EC-16.12", "T-59", "T-60")
def test_ancients_destroy_the_largest_ship_they_can() -> None:
    line = Line().npc("ancient", 2).ships(ANNA, "dreadnought", hull=2).ships(ANNA, "interceptor")
    battle = line.begin(NPCS, ANNA + 1)
    dreadnought, interceptor = 2, 3
    assert by_rule(volley(battle, 0, [5, 6, 1, 1])) == [interceptor, dreadnought]
    assert by_rule(volley(battle, 0, [5, 5, 6, 1])) == [dreadnought] * 3


@pytest.mark.clauses("EC-16.12", "T-104")
def test_the_rule_book_shows_an_ancient_choosing() -> None:
    line = Line().npc("ancient").ships(ANNA, "interceptor").ships(ANNA, "cruiser", hull=2)
    battle = volley(line.ships(ANNA, "dreadnought", hull=2).begin(NPCS, ANNA + 1), 0, [5, 6])
    assert by_rule(battle) == [1, 3]


@pytest.mark.clauses("EC-16.12", "EC-28.21")
def test_a_starbase_comes_between_cruiser_and_interceptor_and_damaged_ships_first() -> None:
    line = Line().npc("ancient").ships(ANNA, "interceptor").ships(ANNA, "starbase").ships(ANNA, "cruiser")
    battle = line.begin(NPCS, ANNA + 1)
    assert by_rule(volley(battle, 0, [1, 6])) == [3]
    line = Line().npc("ancient").ships(ANNA, "interceptor").ships(ANNA, "starbase")
    assert by_rule(volley(line.begin(NPCS, ANNA + 1), 0, [1, 6])) == [2]
    line = Line().npc("ancient").ships(ANNA, "cruiser", 2, hull=3, damage=[0, 2])
    assert by_rule(volley(line.begin(NPCS, ANNA + 1), 0, [1, 6])) == [2]


@pytest.mark.clauses("ER-15.2.3", "ER-R31", "ER-T124")
@pytest.mark.parametrize(("damage", "target"), [(2, 2), (3, 1)])
def test_an_orbital_ship_has_the_place_of_a_starbase(damage: int, target: int) -> None:
    line = (
        Line().npc("ancient").ships(ANNA, "orbital_ship", hull=3, damage=[damage]).ships(ANNA, "interceptor")
    )
    assert by_rule(volley(line.begin(NPCS, ANNA + 1), 0, [1, 6])) == [target]


@pytest.mark.clauses("ER-7.8", "ER-T97")
@pytest.mark.parametrize(("faces", "targets"), [([6, 5], [1, 1]), ([6, 2], [2])])
def test_dice_of_several_points_destroy_with_as_few_as_needed(faces: list[int], targets: list[int]) -> None:
    line = Line().npc("ancient_cruiser_6").ships(ANNA, "dreadnought", hull=2).ships(ANNA, "cruiser", hull=1)
    assert by_rule(volley(line.begin(NPCS, ANNA + 1), 0, faces)) == targets


@pytest.mark.clauses("ER-7.8")
def test_the_lowest_dice_are_used_so_that_high_ones_stay_for_shielded_ships() -> None:
    line = Line().npc("ancient").ships(ANNA, "dreadnought").ships(ANNA, "interceptor", shield=1)
    battle = volley(line.begin(NPCS, ANNA + 1), 0, [6, 5])
    assert by_rule(battle) == [1, 2]
    assert battle.volley.faces == [5, 6]


@pytest.mark.clauses("ER-7.8", "ER-7.3")
def test_missiles_of_non_player_ships_are_assigned_in_the_same_way() -> None:
    line = Line().npc("ancient_cruiser_2").ships(ANNA, "interceptor").ships(ANNA, "cruiser", hull=1)
    assert by_rule(volley(line.begin(NPCS, ANNA + 1), 0, [6, 1], missiles=True)) == [2]


@pytest.mark.clauses("ER-12.9", "ER-T65", "ER-T96")
def test_within_a_class_the_ships_of_the_player_who_entered_last_come_first() -> None:
    both = Line().npc("ancient").ships(ANNA, "dreadnought", side=1).ships(BEN, "dreadnought", side=1)
    assert by_rule(volley(both.begin(NPCS, 1), 0, [1, 6])) == [2]
    line = Line().npc("ancient").ships(ANNA, "interceptor", side=1).ships(ANNA, "cruiser", side=1, hull=1)
    battle = line.ships(BEN, "interceptor", side=1).begin(NPCS, 1)
    assert by_rule(volley(battle, 0, [5, 6])) == [2, 2]
    assert by_rule(volley(battle, 0, [1, 6])) == [3]


@pytest.mark.clauses("ER-9.7", "ER-7.9")
def test_dice_of_an_ancient_ship_and_of_draco_never_meet() -> None:
    line = (
        Line().npc("ancient_cruiser_1").npc("ancient").ships(ANNA, "cruiser", cannons="y", abilities="draco")
    )
    battle = line.ships(BEN, "interceptor", side=ANNA + 1, cannons="y").begin(NPCS, ANNA + 1)
    assert by_rule(volley(battle, 1, [6, 6])) == [3, NONE]
    assert choices(volley(battle, 2, [6])) == [0]
    assert choices(volley(battle, 3, [6])) == [0, 1]
    assert by_rule(volley(battle, 0, [6, 6, 6]))[0] == 2


# Point Defense


def missiles_flying(defender: Line, faces: list[int], *targets: int) -> Battle:
    """Missiles of the first squadron are aimed at places."""
    battle = volley(defender.begin(BEN + 1, ANNA + 1), 0, faces, missiles=True)
    for place in targets:
        battle.volley.targets[next_shot(battle)] = place
    return battle


def defend(battle: Battle, owner: int, *dice: tuple[int, int, int]) -> None:
    """Dice of Point Defense as (colour, face, computer)."""
    battle.defence.clear()
    for colour, face, computer in dice:
        battle.defence.add(colour, face, computer)
    count_hits(battle, owner)


@pytest.mark.clauses("ER-4.12", "ER-T89")
def test_every_hit_of_point_defence_destroys_one_missile() -> None:
    line = Line().ships(ANNA, "cruiser", missiles="yy").ships(BEN, "cruiser", abilities="point_defence")
    battle = missiles_flying(line.ships(BEN, "interceptor", 2, abilities="point_defence"), [6, 6], 1, 1)
    defend(battle, BEN, (2, 4, 2), (0, 6, 0), (0, 3, 0))
    assert battle.hits == 2
    shoot_by_rule(battle, BEN)
    assert battle.volley.targets == [NONE, NONE]


@pytest.mark.clauses("ER-4.12", "ER-4.8", "ER-T15", "ER-18.6", "ER-17.8")
@pytest.mark.parametrize(("abilities", "left"), [("point_defence splitter", 0), ("point_defence", 1)])
def test_a_splitting_die_destroys_up_to_four_missiles(abilities: str, left: int) -> None:
    line = (
        Line().ships(ANNA, "cruiser", missiles="yy").ships(BEN, "cruiser", cannons="r", abilities=abilities)
    )
    battle = missiles_flying(line, [6, 6], 1, 1)
    defend(battle, BEN, (2, 4, 2))
    shoot_by_rule(battle, BEN)
    assert sum(1 for place in battle.volley.targets if place != NONE) == left


@pytest.mark.clauses("ER-4.12", "ER-4.8")
def test_only_antimatter_cannons_split_in_point_defence() -> None:
    line = Line().ships(ANNA, "cruiser", missiles="yyyy")
    line.ships(BEN, "cruiser", cannons="yo", abilities="point_defence splitter")
    battle = missiles_flying(line, [6] * 4, 1, 1, 1, 1)
    defend(battle, BEN, (0, 6, 0), (1, 6, 0))
    assert battle.hits == 2


@pytest.mark.clauses("ER-4.12")
def test_point_defence_is_personal() -> None:
    line = Line().ships(ANNA, "cruiser", missiles="yy").ships(BEN, "cruiser", abilities="point_defence")
    line.ships(CLEO, "cruiser", side=BEN + 1, cannons="y", abilities="point_defence")
    battle = missiles_flying(line, [6, 6], 1, 2)
    assert missiles_at(battle, BEN) == [0]
    assert not can_defend(battle, BEN)
    assert can_defend(battle, CLEO)


@pytest.mark.clauses("ER-4.12", "ER-T91", "ER-T35", "ER-18.8")
def test_only_missiles_at_the_own_ships_may_be_shot() -> None:
    line = Line().ships(ANNA, "cruiser", missiles="yyyyy")
    line.ships(BEN, "cruiser", cannons="r", abilities="point_defence splitter")
    battle = missiles_flying(line.ships(CLEO, "cruiser", side=BEN + 1), [6] * 5, 1, 1, 1, 2, 2)
    assert missiles_at(battle, BEN) == [0]
    defend(battle, BEN, (2, 6, 0))
    shoot_by_rule(battle, BEN)
    assert battle.volley.targets == [NONE, NONE, NONE, 2, 2]
    assert battle.hits == 1


@pytest.mark.clauses("ER-4.12")
def test_shields_and_distortion_do_not_matter_to_point_defence() -> None:
    assert hits(4, 2)
    assert not hits(3, 2)
    assert not hits(1, 9)
    line = Line().ships(ANNA, "cruiser", missiles="y", shield=3, abilities="distortion")
    battle = missiles_flying(line.ships(BEN, "cruiser", abilities="point_defence"), [6], 1)
    defend(battle, BEN, (0, 4, 2))
    assert battle.hits == 1


@pytest.mark.clauses("ER-7.6", "ER-T46")
def test_ancient_cruiser_four_shoots_at_the_strongest_missiles() -> None:
    line = Line().npc("ancient_cruiser_4").ships(ANNA, "cruiser", missiles="yoo")
    battle = volley(line.begin(NPCS, ANNA + 1), 1, [6, 6, 6], missiles=True)
    battle.volley.targets = [0, 0, 0]
    defend(battle, NPC, (0, 6, 0), (0, 1, 0))
    shoot_by_rule(battle, NPC)
    assert [battle.volley.powers[shot] for shot in range(3) if battle.volley.targets[shot] == 0] == [2, 1]


@pytest.mark.clauses("ER-R35")
def test_an_ancient_cruiser_defends_only_itself() -> None:
    line = Line().npc("ancient_cruiser_4").npc("ancient").ships(ANNA, "cruiser", missiles="oo")
    battle = volley(line.begin(NPCS, ANNA + 1), 2, [6, 6], missiles=True)
    battle.volley.targets = [1, 1]
    assert defending_owner(battle) == NOBODY
    battle.volley.targets = [0, 1]
    defend(battle, NPC, (0, 6, 0), (0, 6, 0))
    shoot_by_rule(battle, NPC)
    assert battle.volley.targets == [NONE, 1]


# Regeneration


@pytest.mark.clauses("ER-7.6", "ER-8.1", "ER-R07", "ER-T45")
def test_the_ancient_dreadnought_regenerates_one_point() -> None:
    battle = Line().npc("ancient_dreadnought_a", damage=5).ships(ANNA, "cruiser").begin(NPCS, ANNA + 1)
    regenerate(battle)
    assert battle.damage[0] == 4


@pytest.mark.clauses("ER-T45", "ER-11.8")
def test_nothing_regenerates_after_the_missile_step() -> None:
    line = Line().ships(ANNA, "cruiser", hull=3, regeneration=1, cannons="y", damage=[3])
    battle = line.ships(BEN, "cruiser", missiles="y").begin(ANNA + 1, BEN + 1)
    assert (next_turn(battle), battle.round) == (1, 0)
    assert (next_turn(battle), battle.round, battle.damage[0]) == (0, 1, 3)
    assert (next_turn(battle), battle.round) == (1, 1)
    assert (next_turn(battle), battle.round, battle.damage[0]) == (0, 2, 2)


@pytest.mark.clauses("ER-11.8", "ER-T84", "ER-17.8")
def test_a_morph_shield_repairs_down_to_nothing_and_brings_nobody_back() -> None:
    line = Line().ships(ANNA, "cruiser", 3, hull=2, regeneration=1, damage=[2, 0, DESTROYED])
    battle = line.ships(BEN, "cruiser").begin(ANNA + 1, BEN + 1)
    regenerate(battle)
    assert battle.damage[:3] == [1, 0, DESTROYED]
    battle.damage[0] += 1
    regenerate(battle)
    assert battle.damage[0] == 1
