"""ER-4.12: cannons that shoot at missiles before these inflict their damage."""

from __future__ import annotations

from astrolude.games.eclipse.rules.combat.battle import (
    DEFENDING,
    NPC,
    POINT_DEFENCE,
    SPLITTER,
    Battle,
    Squadron,
)
from astrolude.games.eclipse.rules.combat.volley import hits, roll_dice
from astrolude.games.eclipse.tables.common import DIE_DAMAGE, NONE, RED
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import NOBODY


def defending_owner(battle: Battle) -> int:
    """ER-4.12 a: the owner with Point Defense at whose ships missiles of this volley are aimed, or NOBODY.

    The technology exists once, and one Ancient Cruiser shows it: no side has it twice.
    """
    if battle.missiles:
        for place in battle.volley.targets:
            if place != NONE:
                squadron = battle.squadron_at(place)
                if squadron.abilities & POINT_DEFENCE:
                    return squadron.owner
    return NOBODY


def _fires(squadron: Squadron, owner: int) -> bool:
    return squadron.owner == owner and bool(squadron.abilities & POINT_DEFENCE)


def can_defend(battle: Battle, owner: int) -> bool:
    """ER-4.12 h: whether any of the owner's ships has a cannon."""
    for index in battle.order:
        squadron = battle.squadrons[index]
        if battle.alive[index] and _fires(squadron, owner) and squadron.design.firepower:
            return True
    return False


def roll_defence(battle: Battle, owner: int, rng: Generator) -> None:
    """ER-4.12 b: every ship that the owner has in this battle rolls all its cannon dice."""
    battle.stage = DEFENDING
    battle.defence.clear()
    for index in battle.order:
        squadron = battle.squadrons[index]
        if _fires(squadron, owner):
            design = squadron.design
            roll_dice(battle.defence, design.cannons, battle.alive[index], design.computer, rng)


def count_hits(battle: Battle, owner: int) -> None:
    """ER-4.12 c, d: each hit destroys one missile, of a splitting antimatter cannon up to four.

    Shields and distortion do not matter.
    """
    defence = battle.defence
    splits = False
    for index in battle.order:
        squadron = battle.squadrons[index]
        if squadron.owner == owner and squadron.abilities & SPLITTER:
            splits = True
    battle.hits = 0
    for die in range(len(defence.faces)):
        if hits(defence.faces[die], defence.computers[die]):
            battle.hits += DIE_DAMAGE[RED] if splits and defence.colours[die] == RED else 1


def missiles_at(battle: Battle, owner: int) -> list[int]:
    """ER-4.12 d, g: the shots aimed at the owner's own ships, one of those that do not differ."""
    volley = battle.volley
    shots: list[int] = []
    seen: list[int] = []
    for shot in range(len(volley.targets)):
        place = volley.targets[shot]
        if place != NONE and _fires(battle.squadron_at(place), owner):
            condition = place * 8 + volley.powers[shot]
            if condition not in seen:
                seen.append(condition)
                shots.append(shot)
    return shots


def shoot(battle: Battle, shot: int) -> None:
    """A missile is destroyed: it hits nobody."""
    battle.volley.targets[shot] = NONE
    battle.hits -= 1


def shoot_by_rule(battle: Battle, owner: int) -> None:
    """ER-7.6: the missiles with the highest damage first. Shots stand in this order already."""
    for shot in range(len(battle.volley.targets)):
        place = battle.volley.targets[shot]
        aimed_here = place != NONE and _fires(battle.squadron_at(place), owner)
        if battle.hits and aimed_here:
            shoot(battle, shot)


def defend_by_rule(battle: Battle, rng: Generator) -> None:
    """ER-7.6: non-player ships always use it."""
    roll_defence(battle, NPC, rng)
    count_hits(battle, NPC)
    shoot_by_rule(battle, NPC)
