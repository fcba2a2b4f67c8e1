"""What stands in the way on the planets, of a spy, and where crystals are paid or turned."""

from __future__ import annotations

from astrolude.games.federation.advice.causes import (
    ABOVE_MARKER,
    BUILT,
    INERT_GONE,
    MAGE_AT_END,
    MUST_CONVERT,
    NEVER_BY_SPY,
    NEVER_LEFT_OUT,
    NO_COEFFICIENT,
    NO_EFFECT,
    NO_ROBOT,
    NO_STEP_UP,
    NOT_BUILT,
    NOT_CONVERTED,
    NOT_DUE,
    NOT_IN_COST,
    NOT_LINKED,
    NOT_ON_MOON,
    NOTHING_DUE,
    OTHER_REWARD,
    OTHER_SIDE,
    STALL_USED,
    TWO_PLANETS,
    purse_of,
    shortages,
)
from astrolude.games.federation.grammar import (
    ADVANCE_MAGE,
    BUILD,
    CONVERT,
    COPY,
    DECLINE,
    ENTER_STALL,
    FREE,
    LEAVE_OUT,
    MOVE_MINER,
    PAID,
    PAY_LEVEL,
    REWARD,
    TAKE_INCOME,
    TAKE_INERT,
    TAKE_TOKEN,
    UPGRADE,
    VISIT,
)
from astrolude.games.federation.rules.crystals import payment_answers
from astrolude.games.federation.rules.e81216 import CONVERSIONS, without
from astrolude.games.federation.rules.planets import planet_possible
from astrolude.games.federation.rules.senate import copy_answers
from astrolude.games.federation.rules.six_moon import tokens_here
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    ASTEROID_NEXT,
    BUILDING_COST,
    COEFFICIENTS,
    COPPERNIUM,
    COPYABLE,
    DEGREE_LEVEL,
    FREE_LEVEL,
    GOLD,
    KINDS,
    LAVANDIUM,
    LEVEL_UPKEEP,
    MOONS,
    NEO,
    OCEANIUM,
    PRODUCTIONS,
    SIX_MOON,
    STALL_BARGAINS,
    STALL_COST,
    WORLDS,
)
from astrolude.kernel.obstacles import Obstacle


def asteroid_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.1 (1)."""
    asteroid = MOVE_MINER.of(action)
    return [] if asteroid in ASTEROID_NEXT[s.miner[s.seat]] else [NOT_LINKED.obstacle(asteroid)]


def inert_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.1 (4)."""
    token = TAKE_INERT.of(action)
    return [] if token in s.inert else [INERT_GONE.obstacle(token)]


def moon_token_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.2 (2)."""
    token = TAKE_TOKEN.of(action)
    return [] if token in tokens_here(s, s.seat) else [NOT_ON_MOON.obstacle(token)]


def teleport_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.6."""
    if ADVANCE_MAGE.holds(action):
        return [] if s.mage[s.seat] < MOONS else [MAGE_AT_END.obstacle(MOONS)]
    return asteroid_obstacles(s, action)


def stall_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.4 (1): another stall in each action, and its cost, unless a tile saves it."""
    stall, mode = ENTER_STALL.of(action), s.decision.argument
    found: list[Obstacle] = []
    if mode in (PAID, FREE) and s.stalls_used >> stall & 1:
        found.append(STALL_USED.obstacle(stall))
    if mode == PAID:
        found += shortages(purse_of(s, s.seat), STALL_COST[stall])
    return found


def reward_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.4 (3)."""
    stall, level = s.decision.argument, s.decision.second
    if REWARD.of(action) in STALL_BARGAINS[2 * stall + level]:
        return []
    return [OTHER_REWARD.obstacle(stall, level + 1)]


def building_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.5 (1), (3), (4)."""
    seat, building, mode = s.seat, BUILD.of(action), s.decision.argument
    found: list[Obstacle] = []
    if s.built[seat] >> building & 1:
        found.append(BUILT.obstacle(building))
    elif building < PRODUCTIONS and building not in s.sites:
        found.append(OTHER_SIDE.obstacle(building))
    elif building >= PRODUCTIONS and s.places[building - PRODUCTIONS] >= len(COEFFICIENTS):
        found.append(NO_COEFFICIENT.obstacle(building))
    if not s.robots[seat]:
        found.append(NO_ROBOT.obstacle())
    if mode == PAID:
        found += shortages(purse_of(s, seat), BUILDING_COST[building])
    elif mode == FREE:
        found += least_shortages(purse_of(s, seat), BUILDING_COST[building])
    return found


def least_shortages(purse: list[int], cost: list[int]) -> list[Obstacle]:
    """1E2: what is short if the crystal is left out that helps most."""
    least: list[Obstacle] | None = None
    for kind in (LAVANDIUM, COPPERNIUM, OCEANIUM):
        if cost[kind]:
            found = shortages(purse, without(cost, kind))
            if least is None or len(found) < len(least):
                least = found
    return least or []


def leave_out_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """1E2: a crystal of the cost, not gold, the rest being payable."""
    kind, cost = LEAVE_OUT.of(action), BUILDING_COST[s.decision.argument]
    if kind == GOLD:
        return [NEVER_LEFT_OUT.obstacle(kind)]
    if not cost[kind]:
        return [NOT_IN_COST.obstacle(kind)]
    return shortages(purse_of(s, s.seat), without(cost, kind))


def structure_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """1E3."""
    structure = TAKE_INCOME.of(action)
    return [] if s.built[s.seat] >> structure & 1 else [NOT_BUILT.obstacle(structure)]


def copy_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-12.1, FD-12.2: what a spy may copy, can pay, and would carry out with effect."""
    copied = COPY.of(action)
    if copied not in COPYABLE:
        return [NEVER_BY_SPY.obstacle(copied)]
    if action in copy_answers(s, s.seat):
        return []
    return shortages(purse_of(s, s.seat), ACTION_COST[copied]) or [NO_EFFECT.obstacle(copied)]


def visit_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """Deep Space 8; the planets are the first of the Senate's actions."""
    planet = VISIT.of(action)
    if planet not in (NEO, SIX_MOON):
        return [TWO_PLANETS.obstacle()]
    return [] if planet_possible(s, s.seat, planet) else [NO_EFFECT.obstacle(planet)]


def payment_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """D-06."""
    due = s.decision.argument
    return [] if action in payment_answers(s, s.seat, due) else [NOT_DUE.obstacle(due)]


def convert_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """1D3: Lavandium or Coppernium into Oceanium, at least one."""
    if DECLINE.holds(action):
        return [MUST_CONVERT.obstacle()] if s.decision.argument + 1 == CONVERSIONS else []
    kind = CONVERT.of(action)
    return crystal_obstacles(s, kind) if kind in (LAVANDIUM, COPPERNIUM) else [NOT_CONVERTED.obstacle(kind)]


def upgrade_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.8."""
    if DECLINE.holds(action):
        return []
    kind = UPGRADE.of(action)
    return crystal_obstacles(s, kind) if kind < GOLD else [NO_STEP_UP.obstacle(kind)]


def crystal_obstacles(s: FederationState, kind: int) -> list[Obstacle]:
    """One crystal of this very kind, for which Oceanium does not stand in."""
    purse = [0] * KINDS
    purse[kind] = s.crystals[KINDS * s.seat + kind]
    cost = [0] * KINDS
    cost[kind] = 1
    return shortages(purse, cost)


def upkeep_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-9.2c."""
    if not PAY_LEVEL.holds(action):
        return []
    paid = PAY_LEVEL.of(action) + 1
    if paid <= FREE_LEVEL:
        return [NOTHING_DUE.obstacle(paid)]
    found = shortages(purse_of(s, s.seat), LEVEL_UPKEEP[paid])
    if paid > DEGREE_LEVEL[s.degree[s.seat]]:
        found.append(ABOVE_MARKER.obstacle(DEGREE_LEVEL[s.degree[s.seat]]))
    return found


if SIX_MOON >= WORLDS or NEO >= WORLDS:
    raise ValueError("the planets must be the first of the Senate's actions")
