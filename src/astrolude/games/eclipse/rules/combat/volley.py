"""EC-16.8 to EC-16.10: one volley: dice, hits, aim, damage.

A squadron's dice are rolled (`roll_cannons`, `roll_missiles`), perhaps some again (`reroll`), then made into
shots (`aim`), which get their targets from their owner or by rule, and inflict their damage (`inflict`).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.combat.battle import (
    AIMING,
    DISTORTION,
    NO_DICE,
    SPLITTER,
    Battle,
    Squadron,
    Volley,
    are_enemies,
)
from astrolude.games.eclipse.rules.combat.engagement import destroy
from astrolude.games.eclipse.tables.common import DIE_DAMAGE, NONE, ORANGE, RED, YELLOW
from astrolude.kernel.generator import Generator

TO_HIT: Final = 6
"""What a roll must reach; it is also the face that always hits."""
FACES: Final = TO_HIT + 1
COLOURS: Final = 3
MISS: Final = 1
"""The face that always misses."""
DISTORTED: Final = 2
"""ER-4.10: what a Distortion Shield takes from missiles."""


def hits(face: int, bonus: int) -> bool:
    """EC-16.8: a natural 6 hits, a natural 1 misses, otherwise the roll with all bonuses must reach 6."""
    return face == TO_HIT or (face != MISS and face + bonus >= TO_HIT)


def reaches(face: int, computer: int, target: Squadron, missile: bool) -> bool:
    """EC-16.8, ER-4.10: whether a die hits a ship of the target squadron."""
    bonus = computer - target.design.shield
    if missile and target.abilities & DISTORTION:
        bonus -= DISTORTED
    return hits(face, bonus)


def roll_dice(volley: Volley, dice: list[int], ships: int, computer: int, rng: Generator) -> None:
    """EC-27.4: the dice of several ships together, yellow, then orange, then red."""
    for colour in range(len(dice)):
        for _ in range(dice[colour] * ships):
            volley.add(colour, rng.die(), computer)


def roll_missiles(battle: Battle, index: int, rng: Generator) -> None:
    """EC-16.6: all missile dice of a type's surviving ships."""
    begin_volley(battle, index, True)
    design = battle.squadrons[index].design
    roll_dice(battle.volley, design.missiles, battle.alive[index], design.computer, rng)


def roll_cannons(battle: Battle, index: int, rng: Generator) -> None:
    """EC-16.7 c: all cannon dice of a type's surviving ships."""
    begin_volley(battle, index, False)
    design = battle.squadrons[index].design
    roll_dice(battle.volley, design.cannons, battle.alive[index], design.computer, rng)


def begin_volley(battle: Battle, index: int, missiles: bool) -> None:
    battle.stage = AIMING
    battle.shooter = index
    battle.missiles = missiles
    battle.defended = False
    battle.volley.clear()


def aim(battle: Battle) -> None:
    """Make shots of the dice that hit something, the strongest and then the lowest first.

    EC-16.9: a die that hits nothing is lost. ER-4.8: with the Antimatter Splitter the points of an antimatter
    cannon die are shots of their own, which hit what the die hits.
    """
    volley = battle.volley
    shooter = battle.squadrons[battle.shooter]
    split = not battle.missiles and bool(shooter.abilities & SPLITTER)
    rolled = [0] * (COLOURS * FACES)
    for die in range(len(volley.faces)):
        rolled[volley.colours[die] * FACES + volley.faces[die]] += 1
    volley.clear()
    for colour in (RED, ORANGE, YELLOW):
        power = DIE_DAMAGE[colour]
        shots = 1
        if split and colour == RED:
            shots, power = power, 1
        for face in range(MISS + 1, FACES):
            dice = rolled[colour * FACES + face]
            if not dice or not hits_something(battle, face):
                continue
            for _ in range(dice * shots):
                volley.add(colour, face, shooter.design.computer)
                volley.powers.append(power)
                volley.targets.append(NONE)


def hits_something(battle: Battle, face: int) -> bool:
    """Whether a die of the volley hits any enemy ship."""
    return any(battle.alive[index] and can_hit(battle, face, index) for index in battle.order)


def can_hit(battle: Battle, face: int, index: int) -> bool:
    """Whether a die of the volley hits the ships of a squadron."""
    shooter = battle.squadrons[battle.shooter]
    target = battle.squadrons[index]
    return are_enemies(shooter, target) and reaches(face, shooter.design.computer, target, battle.missiles)


def next_shot(battle: Battle) -> int:
    """The first shot without a target, NONE when all have one."""
    targets = battle.volley.targets
    for shot in range(len(targets)):
        if targets[shot] == NONE:
            return shot
    return NONE


def choices(battle: Battle) -> list[int]:
    """EC-16.9: the places that the next shot may be aimed at, one for ships that do not differ.

    Equal shots are aimed in rising order, so that hardly any assignment is offered twice. Where all targets
    are doomed already it does not matter which one is shot at, unless missiles may be shot down.
    """
    shot = next_shot(battle)
    face = battle.volley.faces[shot]
    least = battle.volley.targets[shot - 1] if shot and _are_equal(battle, shot - 1, shot) else 0
    places: list[int] = []
    for index in battle.order:
        if battle.alive[index] and can_hit(battle, face, index):
            _add_distinct(battle, index, least, places)
    places.sort()
    if not battle.missiles and all(_is_doomed(battle, place) for place in places):
        return places[:1]
    return places


def _are_equal(battle: Battle, one: int, other: int) -> bool:
    """Whether two shots do the same damage to the same ships."""
    volley = battle.volley
    if volley.powers[one] != volley.powers[other]:
        return False
    return not any(
        battle.alive[index]
        and can_hit(battle, volley.faces[one], index) != can_hit(battle, volley.faces[other], index)
        for index in battle.order
    )


def _is_doomed(battle: Battle, place: int) -> bool:
    """Whether the shots on the way to a ship destroy it."""
    return battle.damage[place] + sum(_incoming(battle, place)) > battle.squadron_at(place).design.hull


def _add_distinct(battle: Battle, index: int, least: int, places: list[int]) -> None:
    """The ships of a squadron from a place on, one for each damage and each set of shots on the way to it."""
    squadron = battle.squadrons[index]
    seen: list[list[int]] = []
    for place in range(max(least, squadron.first), squadron.first + squadron.count):
        if battle.damage[place] >= 0:
            condition = [battle.damage[place], *_incoming(battle, place)]
            if condition not in seen:
                seen.append(condition)
                places.append(place)


def _incoming(battle: Battle, place: int) -> list[int]:
    volley = battle.volley
    return [power for power, target in zip(volley.powers, volley.targets, strict=True) if target == place]


def inflict(battle: Battle) -> list[int]:
    """EC-16.10: the shots do their damage; the places of the ships that are destroyed, in order.

    What exceeds a ship's hull is lost (EC-16.9).
    """
    destroyed: list[int] = []
    volley = battle.volley
    owner = battle.squadrons[battle.shooter].owner
    for shot in range(len(volley.targets)):
        place = volley.targets[shot]
        if place != NONE and battle.damage[place] >= 0:
            battle.damage[place] += volley.powers[shot]
            if battle.damage[place] > battle.squadron_at(place).design.hull:
                destroy(battle, place, owner)
                destroyed.append(place)
    volley.clear()
    battle.stage = NO_DICE
    return destroyed
