"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    NO_MISSILE,
    NOT_TIED,
    TURNED_AWAY,
)
from astrolude.games.eclipse.advice.causes import (
    OBSTACLES as OBSTACLES,
)
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
from astrolude.games.eclipse.advice.obstacles_combat import (
    cube_obstacles as target_cube_obstacles,
)
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
from astrolude.games.eclipse.questions import (
    ASK_AFTER,
    ASK_ANCIENT_PART,
    ASK_ANCIENT_TECHNOLOGY,
    ASK_ARTIFACT,
    ASK_ASSIGN,
    ASK_ATTACK_OR_RETREAT,
    ASK_BEGIN,
    ASK_BUILD,
    ASK_CLAIM_HEX,
    ASK_COLONISTS,
    ASK_CONSENT,
    ASK_CUBE_TRACK,
    ASK_CUBES,
    ASK_DIRECTION,
    ASK_DISCOVERY,
    ASK_DISPLACE,
    ASK_DRAWN,
    ASK_ENVOY_CUBE,
    ASK_EXPLORE,
    ASK_FIRST_CUBE,
    ASK_FLY,
    ASK_GRAVEYARD,
    ASK_INFLUENCE,
    ASK_MAKE_ROOM,
    ASK_MOVE,
    ASK_ORBITAL_CUBE,
    ASK_PLACE_DISC,
    ASK_PLACE_TILE,
    ASK_PLANET,
    ASK_POINT_DEFENCE,
    ASK_POPULATION,
    ASK_PUT_DOWN,
    ASK_REPUTATION,
    ASK_REROLL,
    ASK_RESEARCH,
    ASK_ROTATION,
    ASK_SHOOT_MISSILE,
    ASK_SHRINE,
    ASK_SPECIES,
    ASK_STALEMATE,
    ASK_TURN,
    ASK_TYPE_ORDER,
    ASK_UPGRADE,
    ASK_UPKEEP,
    ASK_WHICH_ALLIANCE,
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
    ASK_TURN,
    [PASS, ACT, REACT, LEAVE, GIVE_UP, SHOW, *FREE_STEPS, *PAYMENT_STEPS, *STEPS],
    turn_obstacles,
    main=True,
)
OBSTACLES.question(ASK_BEGIN, [BEGIN, WAIT, FORCE], begin_obstacles)
OBSTACLES.question(ASK_AFTER, [STOP, *FREE_STEPS], after_obstacles)

# Actions
OBSTACLES.question(ASK_EXPLORE, [EXPLORE, STOP, *FREE_STEPS], exploring_obstacles)
OBSTACLES.question(ASK_DRAWN, [LAY, DRAW_AGAIN, DISCARD, *FREE_STEPS], drawn_obstacles)
OBSTACLES.question(ASK_INFLUENCE, [FROM_TRACK, LIFT, FLIP, STOP, *FREE_STEPS], influence_obstacles)
OBSTACLES.question(ASK_PLACE_DISC, [PUT], put_obstacles)
OBSTACLES.question(ASK_PUT_DOWN, [PUT, TO_TRACK], put_obstacles)
OBSTACLES.question(
    ASK_RESEARCH, [RESEARCH, RESEARCH_ON, DEVELOP, STOP, *FREE_STEPS, *PAYMENT_STEPS], research_obstacles
)
OBSTACLES.question(ASK_BUILD, [BUILD, STOP, *FREE_STEPS, *PAYMENT_STEPS], building_obstacles)
OBSTACLES.question(ASK_MOVE, [ACTIVATE, STOP, *FREE_STEPS], moving_obstacles)
OBSTACLES.question(ASK_FLY, [STEP, JUMP, LOAD, UNLOAD, STOP, *FREE_STEPS], flight_obstacles)
OBSTACLES.question(ASK_UPGRADE, [INSTALL, REMOVE, STOP, *FREE_STEPS], upgrade_obstacles)

# What follows an action
OBSTACLES.question(ASK_CLAIM_HEX, [PUT, DECLINE], claim_obstacles)
OBSTACLES.question(ASK_DISCOVERY, [FRONT, POINTS], discovery_obstacles)
OBSTACLES.question(ASK_ANCIENT_PART, [INSTALL, REMOVE, KEEP_PART], found_part_obstacles)
OBSTACLES.question(ASK_ANCIENT_TECHNOLOGY, [RESEARCH], ancient_technology_obstacles)
OBSTACLES.question(ASK_PLACE_TILE, [PUT], tile_place_obstacles)
OBSTACLES.question(ASK_ARTIFACT, [CHOOSE_RESOURCE], no_obstacles)
OBSTACLES.question(ASK_CUBE_TRACK, [CHOOSE_RESOURCE], cube_track_obstacles)
OBSTACLES.question(ASK_GRAVEYARD, [CHOOSE_RESOURCE], orbital_cube_obstacles)
OBSTACLES.question(ASK_CONSENT, [ACCEPT, REFUSE], no_obstacles)
OBSTACLES.question(ASK_MAKE_ROOM, [RETURN_TILE], return_obstacles)
OBSTACLES.question(ASK_ENVOY_CUBE, [CHOOSE_RESOURCE], cube_obstacles)
OBSTACLES.question(ASK_WHICH_ALLIANCE, [CHOOSE_ALLIANCE], founding_obstacles)

# Combat
OBSTACLES.question(ASK_TYPE_ORDER, [CHOOSE_TYPE], otherwise(NOT_TIED))
OBSTACLES.question(ASK_ATTACK_OR_RETREAT, [ATTACK, RETREAT], retreat_obstacles)
OBSTACLES.question(ASK_STALEMATE, [DECLINE, RETREAT], retreat_obstacles)
OBSTACLES.question(ASK_REROLL, [REROLL, STOP], reroll_obstacles)
OBSTACLES.question(ASK_ASSIGN, [CHOOSE_TARGET], target_obstacles)
OBSTACLES.question(ASK_POINT_DEFENCE, [FIRE, DECLINE], no_obstacles)
OBSTACLES.question(ASK_SHOOT_MISSILE, [SHOOT_MISSILE], otherwise(NO_MISSILE))
OBSTACLES.question(ASK_POPULATION, [FIRE, BOMBS, DECLINE], population_obstacles)
OBSTACLES.question(ASK_CUBES, [CHOOSE_CUBE], target_cube_obstacles)
OBSTACLES.question(ASK_REPUTATION, [KEEP, DECLINE], reputation_obstacles)
OBSTACLES.question(ASK_DISPLACE, [RETURN_TILE], return_obstacles)

# Upkeep, Cleanup and set-up
OBSTACLES.question(ASK_SHRINE, [CHOOSE_SHRINE, DECLINE, TRADE], shrine_obstacles)
OBSTACLES.question(ASK_PLANET, [CHOOSE_PLANET], planet_obstacles)
OBSTACLES.question(ASK_COLONISTS, [COLONISE, FLIP_FOR, STOP], colonist_obstacles)
OBSTACLES.question(ASK_UPKEEP, [STOP, ABANDON, TRADE, FLIP_FOR], upkeep_obstacles)
OBSTACLES.question(ASK_DIRECTION, [GO_ROUND], no_obstacles)
OBSTACLES.question(ASK_SPECIES, [CHOOSE_SPECIES], species_obstacles)
OBSTACLES.question(ASK_ROTATION, [ROTATE], otherwise(TURNED_AWAY))
OBSTACLES.question(ASK_FIRST_CUBE, [CHOOSE_RESOURCE], cube_obstacles)
OBSTACLES.question(ASK_ORBITAL_CUBE, [CHOOSE_RESOURCE], orbital_cube_obstacles)

# What is said before an answer is confirmed
OBSTACLES.warn(ASK_TURN, turn_warnings)
OBSTACLES.warn(ASK_FLY, flight_warnings)
OBSTACLES.warn(ASK_BUILD, building_warnings)
OBSTACLES.warn(ASK_INFLUENCE, influence_warnings)
OBSTACLES.warn(ASK_UPKEEP, upkeep_warnings)
