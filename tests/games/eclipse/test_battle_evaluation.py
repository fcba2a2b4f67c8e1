"""Bots judge a battle while it is fought: they see damage, retreats and the tiles that were earned."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, EAST, Fight
from tests.games.eclipse.positions import ANNA, BEN, TERRANS

from astrolude.bots import make_bot
from astrolude.games.eclipse.advice.current_battle import draws_to_come, fighting
from astrolude.games.eclipse.advice.forces import Force
from astrolude.games.eclipse.advice.terms_fleets import kills
from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.tables.npcs import ANCIENT


def duel(own: str, amount: int, other: str) -> Fight:
    """Anna's turn in a battle against Ben; she could retreat."""
    table = Fight(*TERRANS[:2]).neighbours().own(ANNA, EAST)
    table.ships(ANNA, ARENA, own, amount).ships(BEN, ARENA, other)
    table.combat()
    while (table.prompt, table.seat) != ("attack_or_retreat", ANNA):
        table.dice(1).play("attack")
    return table


def worth(table: Fight) -> float:
    return GAME.evaluate(table.state)[ANNA]


def test_whoever_declares_retreat_fights_no_more() -> None:
    table = duel("cruiser", 2, "interceptor")
    before = fighting(table.state, ANNA, True)
    assert before.ships == 2
    table.play(f"retreat {EAST}")
    assert fighting(table.state, ANNA, True).ships == 0
    assert fighting(table.state, BEN, False).ships == 0


def test_a_battle_that_is_as_good_as_won_is_worth_more_than_to_leave_it() -> None:
    table = duel("cruiser", 3, "interceptor")
    staying = worth(table)
    bot = make_bot("greedy", GAME, 1)
    assert GAME.grammar.text(bot.choose(table.state)) == "attack"
    table.play(f"retreat {EAST}")
    assert worth(table) < staying


def test_damage_makes_a_force_weaker() -> None:
    table = duel("dreadnought", 1, "cruiser")
    battle = table.state.battle
    whole = fighting(table.state, ANNA, True)
    place = next(place for place in range(len(battle.damage)) if battle.squadron_at(place).owner == ANNA)
    battle.damage[place] = 1
    worn = fighting(table.state, ANNA, True)
    assert worn.endurance == whole.endurance - 1
    assert worn.cannons == whole.cannons


def test_missiles_fly_once() -> None:
    table = duel("dreadnought", 1, "cruiser")
    force = fighting(table.state, ANNA, True)
    force.missiles = 2.0
    force.aim = 4.0
    cannons = force.cannons
    force.fire_missiles()
    assert force.missiles == 0.0
    assert force.aim == pytest.approx(4.0 * cannons / (cannons + 2.0))


@pytest.mark.clauses("EC-18.2", "EC-18.3")
def test_earned_tiles_count_until_they_are_chosen_from() -> None:
    table = duel("dreadnought", 2, "interceptor")
    assert draws_to_come(table.state, ANNA) == 1
    table.dice(6, 6, 6, 6, 6, 6).play("attack")
    while table.prompt == "assign":
        table.play(table.answers[0])
    while table.prompt != "reputation":
        table.play(table.answers[0])
    drawing, other = table.seat, 1 - table.seat
    assert draws_to_come(table.state, drawing) == len(table.state.battle.looked)
    table.play(table.answers[0])
    assert draws_to_come(table.state, drawing) == 0
    if table.prompt == "reputation":
        assert table.seat == other


def test_of_one_enemy_nothing_is_destroyed_in_a_lost_battle() -> None:
    enemies = Force()
    enemies.add_npc(ANCIENT, 1)
    assert kills(enemies, 0.0) == 0
    assert kills(enemies, 1.0) == enemies.draws
    enemies.add_npc(ANCIENT, 2)
    assert 0 < kills(enemies, 0.0) < enemies.draws
