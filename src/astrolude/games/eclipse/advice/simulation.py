"""A whole battle without questions: the rules of combat with a policy in place of every choice."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.combat.battle import NPC, Battle
from astrolude.games.eclipse.rules.combat.engagement import OVER, STALEMATE, destroy, next_turn
from astrolude.games.eclipse.rules.combat.point_defence import (
    can_defend,
    count_hits,
    defending_owner,
    roll_defence,
    shoot_by_rule,
)
from astrolude.games.eclipse.rules.combat.targets import (
    aim_by_rule,
    allot,
    first_by,
    places_in_order,
    shot_at,
)
from astrolude.games.eclipse.rules.combat.volley import (
    aim,
    hits,
    hits_something,
    inflict,
    roll_cannons,
    roll_missiles,
)
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import NOBODY

FINE: Final = 1000
"""Threats are compared in thousandths."""


def fight(battle: Battle, rerolls: list[int], rng: Generator) -> None:
    """Fight a battle that has begun to its end. Nobody retreats; `rerolls` by owner are used up.

    A stalemate destroys the attacker, who does not retreat (EC-16.16).
    """
    while True:
        index = next_turn(battle)
        if index == OVER:
            return
        if index == STALEMATE:
            _lose_stalemate(battle)
            return
        if not battle.round:
            roll_missiles(battle, index, rng)
        elif battle.squadrons[index].design.firepower:
            roll_cannons(battle, index, rng)
        else:
            continue
        owner = battle.squadrons[index].owner
        if rerolls[owner]:
            _reroll_misses(battle, owner, rerolls, rng)
        aim(battle)
        if owner == NPC:
            aim_by_rule(battle)
        else:
            allot(battle, ships_by_threat(battle))
        if battle.missiles:
            _defend(battle, rerolls, rng)
        inflict(battle)


def ships_by_threat(battle: Battle) -> list[int]:
    """The policy of players: enemy ships by how much firepower each point of damage would take from them."""
    keys: list[int] = []
    for squadron in shot_at(battle):
        design = squadron.design
        threat = FINE * (1 + design.firepower * (1 + design.computer))
        for place in range(squadron.first, squadron.first + squadron.count):
            if battle.damage[place] >= 0:
                needed = design.hull + 1 - battle.damage[place]
                keys.append(first_by(threat // needed, place))
    return places_in_order(keys)


def _reroll_misses(battle: Battle, owner: int, rerolls: list[int], rng: Generator) -> None:
    """ER-15.4.4: the Enlightened roll again what hits nothing, as long as they have colony ships."""
    volley = battle.volley
    for die in range(len(volley.faces)):
        while rerolls[owner] and not hits_something(battle, volley.faces[die]):
            rerolls[owner] -= 1
            volley.faces[die] = rng.die()


def _defend(battle: Battle, rerolls: list[int], rng: Generator) -> None:
    """ER-4.12: whoever can shoots at missiles, the strongest first."""
    owner = defending_owner(battle)
    if owner == NOBODY or not can_defend(battle, owner):
        return
    roll_defence(battle, owner, rng)
    defence = battle.defence
    for die in range(len(defence.faces)):
        while rerolls[owner] and not hits(defence.faces[die], defence.computers[die]):
            rerolls[owner] -= 1
            defence.faces[die] = rng.die()
    count_hits(battle, owner)
    shoot_by_rule(battle, owner)


def _lose_stalemate(battle: Battle) -> None:
    for index in battle.order:
        squadron = battle.squadrons[index]
        if squadron.side == battle.attacker:
            for place in range(squadron.first, squadron.first + squadron.count):
                if battle.damage[place] >= 0:
                    destroy(battle, place, NPC)
