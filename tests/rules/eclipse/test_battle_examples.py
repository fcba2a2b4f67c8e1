"""The long battles of the two rule books, question by question, and Point Defense and rerolls in play."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, EAST, NORTH_EAST, SOUTH_WEST, Fight
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS

from astrolude.games.eclipse.rules.combat.volley import reaches
from astrolude.games.eclipse.tables.sectors import sector

IAIN, VERNOR = ANNA, BEN


def rule_book() -> Fight:
    """Page 22: Vernor attacks Iain's hex with one money cube (an advanced square of the arena here)."""
    table = Fight(*TERRANS[:2]).neighbours().own(IAIN, ARENA).own(VERNOR, EAST)
    table.learn(IAIN, "advanced_economy").cube(IAIN, ARENA, "money_advanced", "money")
    table.fit(IAIN, "interceptor", "plasma_missile")
    table.fit(
        IAIN, "cruiser", "ion_cannon", "fusion_source/nuclear_source", "positron_computer/electron_computer"
    )
    table.fit(VERNOR, "interceptor", "plasma_missile", "fusion_source/nuclear_source")
    table.fit(VERNOR, "interceptor", "fusion_drive/nuclear_drive")
    table.fit(VERNOR, "cruiser", "plasma_missile", "plasma_cannon/ion_cannon", "improved_hull/hull")
    table.fit(VERNOR, "cruiser", "gauss_shield/electron_computer", "fusion_source/nuclear_source")
    table.fit(VERNOR, "cruiser", "fusion_drive/nuclear_drive")
    table.ships(IAIN, ARENA, "interceptor", 3).ships(IAIN, ARENA, "cruiser")
    return table.ships(VERNOR, ARENA, "interceptor", 3).ships(VERNOR, ARENA, "cruiser")


IAINS_INTERCEPTORS, IAINS_CRUISER, VERNORS_INTERCEPTORS, VERNORS_CRUISER = (0, 1, 2), 3, (4, 5, 6), 7


@pytest.mark.clauses("T-107", "T-109", "EC-16.5")
def test_the_initiatives_of_the_rule_books_battle() -> None:
    table = rule_book()
    figures = [
        (VERNOR, "interceptor", 4),
        (IAIN, "interceptor", 3),
        (IAIN, "cruiser", 3),
        (VERNOR, "cruiser", 3),
    ]
    for seat, ship, initiative in figures:
        assert table.figure(seat, ship, "initiative") == initiative
    assert table.figure(VERNOR, "cruiser", "hull") == 2
    assert table.figure(IAIN, "cruiser", "hull") == 1
    assert table.figure(IAIN, "cruiser", "computer") == 2


def after_missiles() -> Fight:
    """T-107: the missile step."""
    table = rule_book().combat()
    assert (table.prompt, table.seat) == ("type_order", IAIN)
    table.dice(6, 6, 5, 4, 3, 2).play("type interceptor")
    assert (table.prompt, table.seat) == ("assign", VERNOR)
    assert table.answers == ["target 0", "target 3"]
    table.play("target 0")
    assert table.answers == ["target 0", "target 1", "target 3"]
    table.dice(6, 6).play("target 1")
    assert table.destroyed() == ["interceptor", "interceptor"]
    assert (table.prompt, table.seat) == ("assign", IAIN)
    table.play(f"target {VERNORS_INTERCEPTORS[0]}").dice(3, 2).play(f"target {VERNORS_CRUISER}")
    assert table.destroyed() == ["interceptor"] * 3
    assert table.state.battle.damage[VERNORS_CRUISER] == 2
    return table


@pytest.mark.clauses("T-107", "EC-16.6", "EC-16.9", "EC-26")
def test_the_missile_step_of_the_rule_books_battle() -> None:
    table = after_missiles()
    assert [ship for _, ship in table.fired()] == ["interceptor", "interceptor", "cruiser"]
    assert [seat for seat, _ in table.fired()] == [VERNOR, IAIN, VERNOR]
    assert (table.state.battle.round, table.prompt, table.seat) == (1, "attack_or_retreat", VERNOR)


@pytest.mark.clauses("T-108", "EC-16.8")
def test_what_the_shots_of_the_rule_books_battle_need() -> None:
    battle = after_missiles().state.battle
    needed = {
        (shooter, target): min(
            face
            for face in range(1, 7)
            if reaches(
                face,
                battle.squadron_at(shooter).design.computer,
                battle.squadron_at(target),
                missile=False,
            )
        )
        for shooter, target in [(3, 5), (3, 7), (2, 5), (2, 7), (5, 2), (5, 3), (7, 2), (7, 3)]
    }
    assert needed == {
        (IAINS_CRUISER, 5): 4,
        (IAINS_CRUISER, VERNORS_CRUISER): 5,
        **dict.fromkeys([(2, 5), (2, 7), (5, 2), (5, 3), (7, 2), (7, 3)], 6),
    }


@pytest.mark.clauses("T-109", "EC-16.13", "EC-16.7")
def test_the_engagement_rounds_of_the_rule_books_battle() -> None:
    table = after_missiles().dice(3, 4, 2).play(f"retreat {EAST}")
    assert table.destroyed()[3:] == ["interceptor"]
    assert (table.prompt, table.seat) == ("attack_or_retreat", VERNOR)
    table.dice(6).play("attack")
    assert (table.prompt, table.seat) == ("assign", VERNOR)
    assert table.answers == ["target 2", "target 3"]
    table.dice(1, 2).play("target 2")
    assert table.destroyed()[3:] == ["interceptor", "interceptor"]
    assert table.count(VERNOR, EAST, "interceptor") == 1
    assert (table.prompt, table.seat, table.state.battle.round) == ("attack_or_retreat", VERNOR, 2)
    table.dice(6).play("attack")
    assert table.destroyed()[5:] == ["cruiser"]
    assert (table.prompt, table.seat) == ("population", VERNOR)


@pytest.mark.clauses("T-110", "T-111", "EC-17.8", "EC-18.2")
def test_population_and_reputation_of_the_rule_books_battle() -> None:
    table = after_missiles().dice(3, 4, 2).play(f"retreat {EAST}").dice(6).play("attack")
    table.dice(1, 2).play("target 2").dice(6).play("attack")
    discs = table.state.discs[IAIN]
    table.dice(6).play("fire")
    assert table.graveyard(IAIN) == [1, 0, 0]
    assert table.draws() == [(IAIN, 3)]
    table.play(table.answers[0])
    assert table.draws() == [(IAIN, 3), (VERNOR, 5)]
    assert table.state.battle.earned[VERNOR] == 5
    table.play(table.answers[0])
    assert (table.prompt, table.seat) == ("claim_hex", VERNOR)
    assert table.state.discs[IAIN] == discs + 1


# The example of the expansion

ALASTAIR, KEN, SYNDICATE, EXILE = 0, 1, 2, 3


def expansion() -> Fight:
    """The Syndicate attacks a hex of the Exiles; the Enlightened have come to help their allies."""
    table = Fight(
        "enlightened_of_lyra",
        TERRANS[0],
        "rho_indi_syndicate",
        "exiles",
        alliances="on",
        rare_technologies="on",
    )
    table.alliance("vortex", ALASTAIR, EXILE).own(EXILE, ARENA).structure(ARENA, "orbital")
    table.cube(EXILE, ARENA, "orbital", "money").cube(EXILE, ARENA, "science").cube(EXILE, ARENA, "materials")
    table.learn(EXILE, "advanced_mining").cube(EXILE, ARENA, "materials_advanced", "materials")
    table.learn(EXILE, "neutron_absorber", track="grid").learn(SYNDICATE, "neutron_bombs")
    table.learn(ALASTAIR, "point_defense", "antimatter_splitter", track="military")
    table.fit(EXILE, "orbital_ship", "positron_computer/hull")
    table.fit(ALASTAIR, "cruiser", "antimatter_cannon/ion_cannon", "positron_computer/electron_computer")
    table.fit(ALASTAIR, "cruiser", "tachyon_source/nuclear_source", "tachyon_drive/nuclear_drive")
    table.fit(SYNDICATE, "cruiser", "plasma_cannon/ion_cannon", "flux_missile")
    table.ships(SYNDICATE, ARENA, "cruiser", 3)
    return table.ships(ALASTAIR, ARENA, "cruiser")


@pytest.mark.clauses("ER-T11", "ER-T12", "ER-15.3.3", "ER-15.2.3")
def test_the_blueprints_of_the_expansions_battle() -> None:
    table = expansion()
    assert table.figure(ALASTAIR, "cruiser", "initiative") == 5
    assert table.figure(SYNDICATE, "cruiser", "initiative") == 5
    assert table.figure(EXILE, "orbital_ship", "initiative") == 1
    assert table.figure(SYNDICATE, "cruiser", "energy") == 0
    assert table.figure(SYNDICATE, "cruiser", "missiles_yellow") == 2
    assert table.figure(EXILE, "orbital_ship", "hull") == 2
    table.combat(1, 1, 1, 1, 1, 1, 1)
    order = [table.state.battle.squadrons[index].owner for index in table.state.battle.order]
    assert order == [ALASTAIR, SYNDICATE, EXILE]


def missiles_assigned() -> Fight:
    """ER-T13 to T15: six missile dice, three at the orbital ship, two at the cruiser, one misses."""
    table = expansion().combat(6, 6, 5, 5, 5, 4)
    orbital, cruiser = 0, 4
    assert (table.prompt, table.seat) == ("assign", SYNDICATE)
    assert table.state.battle.volley.faces == [5, 5, 5, 6, 6]
    while table.prompt == "assign":
        if len(table.offers("target")) == 1:
            table.play(f"target {orbital}")
        else:
            table.play(f"target {cruiser}")
    assert table.state.battle.volley.targets.count(orbital) == 3
    assert table.state.battle.volley.targets.count(cruiser) == 2
    return table


@pytest.mark.clauses("ER-T13", "ER-T14", "ER-T15", "ER-15.2.4", "ER-4.12", "ER-17.7", "ER-R16")
def test_point_defence_saves_the_cruiser_but_not_the_ally() -> None:
    table = missiles_assigned()
    assert (table.prompt, table.seat) == ("point_defence", ALASTAIR)
    assert table.answers == ["fire", "decline"]
    table.dice(4).play("fire", "stop")
    assert table.destroyed() == ["orbital_ship"]
    assert table.count(ALASTAIR, ARENA, "cruiser") == 1
    assert (table.prompt, table.seat) == ("graveyard", EXILE)
    table.play("resource money")
    assert table.graveyard(EXILE) == [1, 0, 0]
    assert table.state.structures[sector(ARENA)] == 1


def engaged() -> Fight:
    """ER-T16: the Enlightened miss, reroll twice and hit."""
    table = missiles_assigned().dice(4).play("fire", "stop").dice(2).play("resource money")
    assert (table.prompt, table.seat) == ("reroll", ALASTAIR)
    return table


@pytest.mark.clauses("ER-T16", "ER-15.4.4", "ER-4.8", "ER-17.8")
def test_the_enlightened_reroll_and_split() -> None:
    table = engaged()
    ready = table.state.ready[ALASTAIR]
    table.dice(4).play("reroll 0").dice(5).play("reroll 0")
    assert table.state.ready[ALASTAIR] == ready - 2
    table.play("stop")
    assert (table.prompt, table.seat) == ("assign", ALASTAIR)
    table.play("target 1", "target 2").dice(5).play("target 2")
    assert table.destroyed() == ["orbital_ship", "cruiser", "cruiser", "cruiser"]
    assert table.here(ALASTAIR) == 0


@pytest.mark.clauses("ER-T17", "ER-T18", "ER-T19", "ER-4.9", "ER-12.11", "ER-R29", "T-68", "ER-T21", "T-73")
def test_the_end_of_the_expansions_battle() -> None:
    table = engaged().dice(4).play("reroll 0").dice(5).play("reroll 0")
    table.play("stop", "target 1", "target 2").dice(5).play("target 2")
    assert (table.prompt, table.seat) == ("population", SYNDICATE)
    assert table.answers == ["decline", "fire"]
    money = table.stored(SYNDICATE)[0]
    table.dice(5).play("fire", "cube science", "cube materials")
    assert table.squares(ARENA) == {"materials_advanced": 1}
    while table.prompt == "reputation":
        table.play(table.answers[0])
    assert table.draws() == [(EXILE, 1), (SYNDICATE, 4), (ALASTAIR, 5)]
    assert table.stored(SYNDICATE)[0] == money + 3
    table.finish_combat()
    assert table.controller(ARENA) == EXILE
    while table.state.phase == 3 and table.seat != EXILE:
        table.play(table.answers[0])
    colonies = [answer for answer in table.offers("colonise") if answer.endswith(str(ARENA))]
    assert colonies == []


# Point Defense in play


def defended() -> Fight:
    """Ben has Point Defense; Anna fires missiles."""
    table = Fight(*TERRANS[:2], rare_technologies="on").learn(BEN, "point_defense", track="grid")
    table.fit(ANNA, "cruiser", "plasma_missile").fit(ANNA, "interceptor", "plasma_missile")
    return table


@pytest.mark.clauses("ER-4.12", "ER-T36", "ER-T90", "ER-18.9", "ER-R09")
def test_point_defence_answers_each_type_with_missiles_by_one_volley_of_all_cannons() -> None:
    table = defended().ships(ANNA, ARENA).ships(ANNA, ARENA, "cruiser")
    table.ships(BEN, ARENA, "cruiser").ships(BEN, ARENA)
    table.combat(6, 6)
    assert (table.prompt, table.seat) == ("assign", ANNA)
    table.play(table.offers("target")[0]).play(table.offers("target")[-1])
    assert (table.prompt, table.seat) == ("point_defence", BEN)
    table.dice(6, 1, 6, 6).play("fire")
    assert [len(values) for _, _, values in table.happened("point_defence_fired")] == [2]
    assert (table.prompt, table.seat) == ("shoot_missile", BEN)
    assert len(table.offers("missile")) == 2
    table.play(table.offers("missile")[0])
    table.until("point_defence")
    assert len(table.happened("missiles_fired")) == 2


@pytest.mark.clauses("ER-4.12", "ER-T90")
def test_hits_may_be_used_on_missiles_at_any_own_ship_and_those_left_do_their_damage() -> None:
    table = defended().ships(ANNA, ARENA).ships(BEN, ARENA, "cruiser").ships(BEN, ARENA)
    table.combat(6, 6).play("target 1", "target 2").dice(6, 1).play("fire")
    interceptor_shot = table.state.battle.volley.targets.index(1)
    table.play(f"missile {interceptor_shot}")
    assert table.destroyed()[:1] == ["cruiser"]


@pytest.mark.clauses("ER-4.12")
def test_point_defence_is_optional() -> None:
    table = defended().ships(ANNA, ARENA).ships(BEN, ARENA)
    table.combat(6, 1)
    assert table.prompt == "point_defence"
    table.play("decline")
    assert table.destroyed() == ["interceptor"]
    assert table.happened("point_defence_fired") == []


@pytest.mark.clauses("ER-4.12")
def test_without_a_cannon_or_without_a_missile_at_the_own_ships_nothing_is_asked() -> None:
    table = defended().ships(ANNA, ARENA).ships(BEN, ARENA).harmless(BEN, "interceptor")
    table.combat(6, 1)
    assert table.destroyed() == ["interceptor"]
    table = defended().ships(ANNA, ARENA).ships(BEN, ARENA, "dreadnought").combat(1, 1)
    assert table.happened("point_defence_fired") == []


@pytest.mark.clauses("ER-4.12", "ER-T35", "ER-18.8")
def test_missiles_at_an_ally_are_not_shot() -> None:
    table = Fight(*TERRANS[:4], rare_technologies="on", alliances="on").alliance("nova", BEN, CLEO)
    table.learn(BEN, "point_defense", track="grid").fit(ANNA, "interceptor", "plasma_missile")
    table.ships(BEN, ARENA, "cruiser").ships(CLEO, ARENA).ships(ANNA, ARENA)
    table.combat(6, 1)
    cleo = next(place for place in range(3) if table.state.battle.squadron_at(place).owner == CLEO)
    table.play(f"target {cleo}")
    assert table.destroyed()[0] == "interceptor"
    assert table.here(CLEO) == 0
    assert table.happened("point_defence_fired") == []


@pytest.mark.clauses("ER-4.12", "ER-7.6")
def test_ancient_cruiser_four_always_defends_itself() -> None:
    table = Fight(*TERRANS[:2]).guard(ARENA, "ancient_cruiser_4").ships(ANNA, ARENA)
    table.fit(ANNA, "interceptor", "plasma_missile").combat(6, 6, 6, 1)
    assert [len(values) - 1 for _, _, values in table.happened("npc_point_defence_fired")] == [2]
    assert table.told("missiles_shot_down")[0][0] == 1


# Rerolls


@pytest.mark.clauses("ER-15.4.4", "ER-R24")
def test_rerolls_cost_a_colony_ship_each_and_end_with_them() -> None:
    table = (
        Fight("enlightened_of_lyra", TERRANS[0])
        .ships(ANNA, ARENA, "cruiser")
        .ships(BEN, ARENA, "dreadnought")
    )
    table.harmless(BEN, "dreadnought").combat(2)
    assert (table.prompt, table.answers) == ("reroll", ["stop", "reroll 0"])
    for face in (1, 2, 1):
        table.dice(face, 1).play("reroll 0")
    assert table.state.ready[ANNA] == 0
    assert table.prompt != "reroll"
    assert [values[:2] for _, _, values in table.happened("rerolled")] == [[2, 1], [1, 2], [2, 1]]


@pytest.mark.clauses("ER-15.4.4")
def test_rerolls_apply_to_attacks_on_population_and_equal_dice_are_offered_once() -> None:
    table = Fight("enlightened_of_lyra", TERRANS[0]).own(BEN, ARENA).cube(BEN, ARENA, "science")
    table.ships(ANNA, ARENA, "interceptor", 3).combat().dice(2, 2, 3).play("fire")
    assert (table.prompt, table.answers) == ("reroll", ["stop", "reroll 0", "reroll 2"])
    table.dice(6).play("reroll 2", "stop")
    assert table.squares(ARENA) == {}


@pytest.mark.clauses("ER-15.4.4", "ER-17.8")
def test_a_colony_ship_used_for_a_reroll_is_not_available_afterwards() -> None:
    table = Fight("enlightened_of_lyra", TERRANS[0]).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA)
    table.harmless(BEN, "interceptor").combat(2).dice(6).play("reroll 0")
    assert table.state.ready[ANNA] == 2


# Other parts of the map


@pytest.mark.clauses("ER-T54", "ER-10.2")
def test_the_neighbours_of_the_arena_are_what_the_tests_think() -> None:
    table = Fight(*TERRANS[:2]).neighbours().own(ANNA, EAST, NORTH_EAST, SOUTH_WEST).ships(ANNA, ARENA)
    table.ships(BEN, ARENA).combat()
    assert table.offers("retreat") == [f"retreat {number}" for number in (EAST, NORTH_EAST, SOUTH_WEST)]
