"""EC-16 to EC-18: what stands in the way of an answer in the Combat phase."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    ABSORBED,
    ENEMIES,
    EQUAL_DIE,
    EQUAL_TARGET,
    IMMOBILE,
    MISSES,
    NEEDS_TECHNOLOGY,
    NO_CANNONS,
    NO_CUBE_THERE,
    NO_DIE,
    NO_ENEMY,
    NO_REPUTATION,
    NO_TARGET,
    NOT_CONTROLLED,
    NOT_DRAWN,
    NOT_LAID,
    ROOM_FOR_TILE,
    UNCONNECTED,
)
from astrolude.games.eclipse.grammar import (
    BOMBS,
    CHOOSE_CUBE,
    CHOOSE_TARGET,
    DECLINE,
    FIRE,
    KEEP,
    REROLL,
    RETREAT,
    RETURN_TILE,
    STOP,
)
from astrolude.games.eclipse.rules.combat.battle import are_enemies
from astrolude.games.eclipse.rules.combat.gunnery import assign_answers, dice_on_the_table, reroll_answers
from astrolude.games.eclipse.rules.combat.population_attack import attack_answers
from astrolude.games.eclipse.rules.combat.volley import can_hit, next_shot
from astrolude.games.eclipse.rules.galaxy import exits, is_laid
from astrolude.games.eclipse.rules.presence import enemies
from astrolude.games.eclipse.rules.reputation import has_room_for_reputation
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MOBILE
from astrolude.games.eclipse.tables.technologies import T_NEUTRON_BOMBS
from astrolude.kernel.bits import has
from astrolude.kernel.obstacles import Obstacle


def retreat_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-16.13: a ship that moves, and a connected own hex without enemies."""
    if not RETREAT.holds(action):
        return []
    battle, seat, sector = s.battle, s.seat, RETREAT.of(action)
    ship = battle.squadrons[battle.order[battle.turn]].ship
    if ship >= MOBILE:
        return [IMMOBILE.obstacle(ship)]
    if not is_laid(s, sector):
        return [NOT_LAID.obstacle(sector)]
    found: list[Obstacle] = []
    if s.controller[sector] != seat:
        found.append(NOT_CONTROLLED.obstacle(sector))
    if sector not in exits(s, seat, battle.sector):
        found.append(UNCONNECTED.obstacle(sector))
    if enemies(s, seat, sector):
        found.append(ENEMIES.obstacle(sector, enemies(s, seat, sector)))
    return found


def reroll_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-15.4.4: one answer for dice that do not differ."""
    if STOP.holds(action) or action in reroll_answers(s):
        return []
    dice = dice_on_the_table(s.battle)
    return [NO_DIE.obstacle() if REROLL.of(action) >= len(dice.faces) else EQUAL_DIE.obstacle()]


def target_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-16.9: an enemy ship that the die hits; one answer for ships that do not differ."""
    battle, place = s.battle, CHOOSE_TARGET.of(action)
    if action in assign_answers(s):
        return []
    if place >= len(battle.damage) or battle.damage[place] < 0:
        return [NO_TARGET.obstacle()]
    if not are_enemies(battle.squadrons[battle.shooter], battle.squadron_at(place)):
        return [NO_ENEMY.obstacle()]
    face = battle.volley.faces[next_shot(battle)]
    if not can_hit(battle, face, battle.members[place]):
        return [MISSES.obstacle(face)]
    return [EQUAL_TARGET.obstacle()]


def population_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-17.2, EC-17.5, ER-4.9."""
    if action in attack_answers(s, s.seat):
        return []
    if FIRE.holds(action):
        return [NO_CANNONS.obstacle()]
    if BOMBS.holds(action) and not has(s.technologies[s.seat], T_NEUTRON_BOMBS):
        return [NEEDS_TECHNOLOGY.obstacle(T_NEUTRON_BOMBS)]
    return [ABSORBED.obstacle(s.controller[s.battle.sector])]


def cube_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-17.3."""
    kind = CHOOSE_CUBE.of(action)
    return [] if s.cubes[s.battle.sector][kind] else [NO_CUBE_THERE.obstacle(kind)]


def reputation_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-18.4."""
    if DECLINE.holds(action):
        return [ROOM_FOR_TILE.obstacle()] if has_room_for_reputation(s, s.seat) else []
    value = KEEP.of(action) + 1
    return [] if value in s.battle.looked else [NOT_DRAWN.obstacle(value)]


def return_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-15.5, EC-18.4: a tile on the track."""
    value = RETURN_TILE.of(action) + 1
    return [] if value in s.reputation[s.seat] else [NO_REPUTATION.obstacle(value)]
