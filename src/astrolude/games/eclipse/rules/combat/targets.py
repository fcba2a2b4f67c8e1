"""EC-16.12, ER-7.8, ER-12.9: how dice are assigned by rule.

Non-player ships destroy the largest ship that they can. The odds calculator lets players aim in the same way,
but in another order of ships.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.combat.battle import OWNERS, Battle, Squadron, are_enemies
from astrolude.games.eclipse.rules.combat.volley import can_hit
from astrolude.games.eclipse.tables.common import NONE

PLACES: Final = 256
"""More than any line has."""
MOST_DAMAGE: Final = 64
"""More than any ship survives."""


def aim_by_rule(battle: Battle) -> None:
    """EC-16.12: the largest ship first; of equals the last to enter, then the most damaged."""
    allot(battle, _ships_by_size(battle))


def _ships_by_size(battle: Battle) -> list[int]:
    """The enemy ships of the volley in the order in which non-player ships go through them."""
    keys: list[int] = []
    for squadron in shot_at(battle):
        rank = (squadron.size * OWNERS + squadron.entry) * MOST_DAMAGE
        keys += [
            first_by(rank + battle.damage[place], place)
            for place in range(squadron.first, squadron.first + squadron.count)
            if battle.damage[place] >= 0
        ]
    return places_in_order(keys)


def shot_at(battle: Battle) -> list[Squadron]:
    """The enemies of whoever fires, in the order of battle."""
    shooter = battle.squadrons[battle.shooter]
    found: list[Squadron] = []
    for index in battle.order:
        squadron = battle.squadrons[index]
        if battle.alive[index] and are_enemies(shooter, squadron):
            found.append(squadron)
    return found


def first_by(rank: int, place: int) -> int:
    """A key for sorting ships: the highest rank first, then the lower place. Tuples would be slow."""
    return -rank * PLACES + place


def places_in_order(keys: list[int]) -> list[int]:
    keys.sort()
    return [key % PLACES for key in keys]


def allot(battle: Battle, ships: list[int]) -> None:
    """Give each ship in order just enough free shots to destroy it, if there are enough; then use the rest.

    ER-7.8: where several sets of shots would do, the lowest are used.
    """
    survivors = [place for place in ships if not _destroy_with_free_shots(battle, place)]
    targets = battle.volley.targets
    for shot in range(len(targets)):
        if targets[shot] == NONE:
            targets[shot] = _first_hit(battle, shot, survivors)


def _destroy_with_free_shots(battle: Battle, place: int) -> bool:
    """Aim at a ship if free shots can destroy it: large ones that fit, then the smallest that ends it."""
    volley = battle.volley
    index = battle.members[place]
    needed = battle.squadrons[index].design.hull + 1 - battle.damage[place]
    chosen: list[int] = []
    spare = NONE
    for shot in range(len(volley.targets)):
        if volley.targets[shot] == NONE and can_hit(battle, volley.faces[shot], index):
            if volley.powers[shot] <= needed:
                chosen.append(shot)
                needed -= volley.powers[shot]
                if not needed:
                    break
            elif spare == NONE or volley.powers[shot] < volley.powers[spare]:
                spare = shot
    if needed:
        if spare == NONE:
            return False
        chosen.append(spare)
    for shot in chosen:
        volley.targets[shot] = place
    return True


def _first_hit(battle: Battle, shot: int, places: list[int]) -> int:
    for place in places:
        if can_hit(battle, battle.volley.faces[shot], battle.members[place]):
            return place
    return NONE
