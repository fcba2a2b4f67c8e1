"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from astrolude.games.eclipse import questions
from astrolude.games.eclipse.advice.causes import NO_MISSILE, NOT_TIED, TURNED_AWAY
from astrolude.games.eclipse.advice.causes import OBSTACLES as OBSTACLES
from astrolude.games.eclipse.advice.obstacles_actions import (
    building_obstacles,
    drawn_obstacles,
    exploring_obstacles,
    flight_obstacles,
    influence_obstacles,
    moving_obstacles,
    put_obstacles,
    research_obstacles,
)
from astrolude.games.eclipse.advice.obstacles_combat import cube_obstacles as target_cube_obstacles
from astrolude.games.eclipse.advice.obstacles_combat import (
    population_obstacles,
    reputation_obstacles,
    reroll_obstacles,
    retreat_obstacles,
    return_obstacles,
    target_obstacles,
)
from astrolude.games.eclipse.advice.obstacles_free import FREE_STEPS, PAYMENT_STEPS, free_obstacles
from astrolude.games.eclipse.advice.obstacles_phases import (
    ancient_technology_obstacles,
    claim_obstacles,
    colonist_obstacles,
    cube_obstacles,
    cube_track_obstacles,
    discovery_obstacles,
    founding_obstacles,
    orbital_cube_obstacles,
    planet_obstacles,
    shrine_obstacles,
    species_obstacles,
    tile_place_obstacles,
    upkeep_obstacles,
)
from astrolude.games.eclipse.advice.obstacles_turn import STEPS, begin_obstacles, turn_obstacles
from astrolude.games.eclipse.advice.obstacles_upgrade import found_part_obstacles, upgrade_obstacles
from astrolude.games.eclipse.advice.warnings import (
    building_warnings,
    flight_warnings,
    influence_warnings,
    turn_warnings,
    upkeep_warnings,
)
from astrolude.games.eclipse.grammar import (
    ABANDON,
    ACCEPT,
    ACT,
    ACTIVATE,
    ATTACK,
    BEGIN,
    BOMBS,
    BUILD,
    CHOOSE_ALLIANCE,
    CHOOSE_CUBE,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_SHRINE,
    CHOOSE_SPECIES,
    CHOOSE_TARGET,
    CHOOSE_TYPE,
    COLONISE,
    DECLINE,
    DEVELOP,
    DISCARD,
    DRAW_AGAIN,
    EXPLORE,
    FIRE,
    FLIP,
    FLIP_FOR,
    FORCE,
    FROM_TRACK,
    FRONT,
    GIVE_UP,
    GO_ROUND,
    INSTALL,
    JUMP,
    KEEP,
    KEEP_PART,
    LAY,
    LEAVE,
    LIFT,
    LOAD,
    PASS,
    POINTS,
    PUT,
    REACT,
    REFUSE,
    REMOVE,
    REROLL,
    RESEARCH,
    RESEARCH_ON,
    RETREAT,
    RETURN_TILE,
    ROTATE,
    SHOOT_MISSILE,
    SHOW,
    STEP,
    STOP,
    TO_TRACK,
    TRADE,
    UNLOAD,
    WAIT,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.obstacles import Obstacle, otherwise


def after_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-5.4: free steps after the action."""
    return [] if STOP.holds(action) else free_obstacles(s, action)


def no_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """A question that takes whatever its verbs can say."""
    return []


OBSTACLES.question(
    questions.ASK_TURN,
    [PASS, ACT, REACT, LEAVE, GIVE_UP, SHOW, *FREE_STEPS, *PAYMENT_STEPS, *STEPS],
    turn_obstacles,
    main=True,
)
OBSTACLES.question(questions.ASK_BEGIN, [BEGIN, WAIT, FORCE], begin_obstacles)
OBSTACLES.question(questions.ASK_AFTER, [STOP, *FREE_STEPS], after_obstacles)

# Actions
OBSTACLES.question(questions.ASK_EXPLORE, [EXPLORE, STOP, *FREE_STEPS], exploring_obstacles)
OBSTACLES.question(questions.ASK_DRAWN, [LAY, DRAW_AGAIN, DISCARD, *FREE_STEPS], drawn_obstacles)
OBSTACLES.question(questions.ASK_INFLUENCE, [FROM_TRACK, LIFT, FLIP, STOP, *FREE_STEPS], influence_obstacles)
OBSTACLES.question(questions.ASK_PLACE_DISC, [PUT], put_obstacles)
OBSTACLES.question(questions.ASK_PUT_DOWN, [PUT, TO_TRACK], put_obstacles)
OBSTACLES.question(
    questions.ASK_RESEARCH,
    [RESEARCH, RESEARCH_ON, DEVELOP, STOP, *FREE_STEPS, *PAYMENT_STEPS],
    research_obstacles,
)
OBSTACLES.question(questions.ASK_BUILD, [BUILD, STOP, *FREE_STEPS, *PAYMENT_STEPS], building_obstacles)
OBSTACLES.question(questions.ASK_MOVE, [ACTIVATE, STOP, *FREE_STEPS], moving_obstacles)
OBSTACLES.question(questions.ASK_FLY, [STEP, JUMP, LOAD, UNLOAD, STOP, *FREE_STEPS], flight_obstacles)
OBSTACLES.question(questions.ASK_UPGRADE, [INSTALL, REMOVE, STOP, *FREE_STEPS], upgrade_obstacles)

# What follows an action
OBSTACLES.question(questions.ASK_CLAIM_HEX, [PUT, DECLINE], claim_obstacles)
OBSTACLES.question(questions.ASK_DISCOVERY, [FRONT, POINTS], discovery_obstacles)
OBSTACLES.question(questions.ASK_ANCIENT_PART, [INSTALL, REMOVE, KEEP_PART], found_part_obstacles)
OBSTACLES.question(questions.ASK_ANCIENT_TECHNOLOGY, [RESEARCH], ancient_technology_obstacles)
OBSTACLES.question(questions.ASK_PLACE_TILE, [PUT], tile_place_obstacles)
OBSTACLES.question(questions.ASK_ARTIFACT, [CHOOSE_RESOURCE], no_obstacles)
OBSTACLES.question(questions.ASK_CUBE_TRACK, [CHOOSE_RESOURCE], cube_track_obstacles)
OBSTACLES.question(questions.ASK_GRAVEYARD, [CHOOSE_RESOURCE], orbital_cube_obstacles)
OBSTACLES.question(questions.ASK_CONSENT, [ACCEPT, REFUSE], no_obstacles)
OBSTACLES.question(questions.ASK_MAKE_ROOM, [RETURN_TILE], return_obstacles)
OBSTACLES.question(questions.ASK_ENVOY_CUBE, [CHOOSE_RESOURCE], cube_obstacles)
OBSTACLES.question(questions.ASK_WHICH_ALLIANCE, [CHOOSE_ALLIANCE], founding_obstacles)

# Combat
OBSTACLES.question(questions.ASK_TYPE_ORDER, [CHOOSE_TYPE], otherwise(NOT_TIED))
OBSTACLES.question(questions.ASK_ATTACK_OR_RETREAT, [ATTACK, RETREAT], retreat_obstacles)
OBSTACLES.question(questions.ASK_STALEMATE, [DECLINE, RETREAT], retreat_obstacles)
OBSTACLES.question(questions.ASK_REROLL, [REROLL, STOP], reroll_obstacles)
OBSTACLES.question(questions.ASK_ASSIGN, [CHOOSE_TARGET], target_obstacles)
OBSTACLES.question(questions.ASK_POINT_DEFENCE, [FIRE, DECLINE], no_obstacles)
OBSTACLES.question(questions.ASK_SHOOT_MISSILE, [SHOOT_MISSILE], otherwise(NO_MISSILE))
OBSTACLES.question(questions.ASK_POPULATION, [FIRE, BOMBS, DECLINE], population_obstacles)
OBSTACLES.question(questions.ASK_CUBES, [CHOOSE_CUBE], target_cube_obstacles)
OBSTACLES.question(questions.ASK_REPUTATION, [KEEP, DECLINE], reputation_obstacles)
OBSTACLES.question(questions.ASK_DISPLACE, [RETURN_TILE], return_obstacles)

# Upkeep, Cleanup and set-up
OBSTACLES.question(questions.ASK_SHRINE, [CHOOSE_SHRINE, DECLINE, TRADE], shrine_obstacles)
OBSTACLES.question(questions.ASK_PLANET, [CHOOSE_PLANET], planet_obstacles)
OBSTACLES.question(questions.ASK_COLONISTS, [COLONISE, FLIP_FOR, STOP], colonist_obstacles)
OBSTACLES.question(questions.ASK_UPKEEP, [STOP, ABANDON, TRADE, FLIP_FOR], upkeep_obstacles)
OBSTACLES.question(questions.ASK_DIRECTION, [GO_ROUND], no_obstacles)
OBSTACLES.question(questions.ASK_SPECIES, [CHOOSE_SPECIES], species_obstacles)
OBSTACLES.question(questions.ASK_ROTATION, [ROTATE], otherwise(TURNED_AWAY))
OBSTACLES.question(questions.ASK_FIRST_CUBE, [CHOOSE_RESOURCE], cube_obstacles)
OBSTACLES.question(questions.ASK_ORBITAL_CUBE, [CHOOSE_RESOURCE], orbital_cube_obstacles)

# What is said before an answer is confirmed
OBSTACLES.warn(questions.ASK_TURN, turn_warnings)
OBSTACLES.warn(questions.ASK_FLY, flight_warnings)
OBSTACLES.warn(questions.ASK_BUILD, building_warnings)
OBSTACLES.warn(questions.ASK_INFLUENCE, influence_warnings)
OBSTACLES.warn(questions.ASK_UPKEEP, upkeep_warnings)
