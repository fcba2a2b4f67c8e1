"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers import questions
from astrolude.games.alien_frontiers.advice.causes import (
    CARD_OWNED,
    CLAIM_TOTAL,
    ISOLATED,
    KEEP_EIGHT,
    MUST_DOCK,
    MUST_LAUNCH,
    NO_CONTROL,
    NO_CYCLE,
    NO_DISPLAY,
    NO_PAIR,
    NOT_DISPLAYED,
    NOT_READY,
    RELIC_GONE,
    REPULSED,
    SHORTAGE,
    STOCK_EMPTY,
)
from astrolude.games.alien_frontiers.advice.causes import OBSTACLES as OBSTACLES
from astrolude.games.alien_frontiers.advice.obstacles_docking import dock_obstacles, run_obstacles
from astrolude.games.alien_frontiers.advice.obstacles_powers import (
    POWERS,
    cannon_obstacles,
    destination_obstacles,
    partner_obstacles,
    power_obstacles,
    reuse_obstacles,
    warp_obstacles,
)
from astrolude.games.alien_frontiers.advice.obstacles_raid import further_raid_obstacles, raid_obstacles
from astrolude.games.alien_frontiers.advice.warnings import main_warnings, raid_warnings
from astrolude.games.alien_frontiers.grammar import (
    BUY_RELIC,
    CLAIM,
    CYCLE,
    DOCK,
    DOCK_RUN,
    END_TURN,
    FUEL,
    KEEP_FUEL,
    LAND,
    LAUNCH,
    LAUNCH_NOW,
    LOSE_EXCESS,
    MOVE_TO,
    ORE,
    STEAL,
    STEAL_CARD,
    STEAL_NOTHING,
    STOP,
    SWAP_WITH,
    TRADE,
    USE_CANNON,
    USE_WARPER,
)
from astrolude.games.alien_frontiers.rules.docking import add_docks
from astrolude.games.alien_frontiers.rules.hub import excess_answers
from astrolude.games.alien_frontiers.rules.market import trade_price
from astrolude.games.alien_frontiers.rules.ports import NO_TRADE
from astrolude.games.alien_frontiers.rules.turn import surplus_answers
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BURROUGHS,
    CARD_BIT,
    CIRCLES,
    CLAIM_AT,
    ISOLATION,
    LAUNCH_FUEL,
    LAUNCH_ORE,
    RELIC_FUEL,
    RELIC_ORE,
    REPULSOR,
    RESOURCE_LIMIT,
)
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import NOBODY


def main_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-10.1: a step of the main part."""
    seat = s.active
    if END_TURN.holds(action):
        docks: list[int] = []
        add_docks(s, seat, docks)
        return [MUST_DOCK.obstacle()] if docks else []
    if DOCK.holds(action):
        station, die = DOCK.of(action)
        return dock_obstacles(s, seat, station, die)
    if DOCK_RUN.holds(action):
        return run_obstacles(s, DOCK_RUN.of(action))
    if CYCLE.holds(action):
        return cycle_obstacles(s)
    if CLAIM.holds(action):
        return claim_obstacles(s, seat, CLAIM.of(action))
    if TRADE.holds(action):
        return trade_obstacles(s, seat)
    if LAUNCH.holds(action):
        return launch_obstacles(s, seat)
    if BUY_RELIC.holds(action):
        return relic_obstacles(s, seat)
    return power_obstacles(s, seat, action)


def cycle_obstacles(s: AlienState) -> list[Obstacle]:
    """AF-6.2.4."""
    found: list[Obstacle] = []
    if not s.cycles:
        found.append(NO_CYCLE.obstacle())
    if not s.display:
        found.append(NO_DISPLAY.obstacle())
    return found


def claim_obstacles(s: AlienState, seat: int, card: int) -> list[Obstacle]:
    """AF-6.2.5, AF-6.2.8."""
    found: list[Obstacle] = []
    if card not in s.display:
        found.append(NOT_DISPLAYED.obstacle(card))
    if s.hands[seat] & CARD_BIT[card]:
        found.append(CARD_OWNED.obstacle(card))
    if s.total < CLAIM_AT:
        found.append(CLAIM_TOTAL.obstacle(s.total, CLAIM_AT))
    return found


def trade_obstacles(s: AlienState, seat: int) -> list[Obstacle]:
    """AF-2.6.1, AF-6.7.2."""
    price = trade_price(s, seat)
    if price == NO_TRADE:
        return [NO_PAIR.obstacle()]
    found = SHORTAGE.obstacles(FUEL, price, s.fuel[seat])
    if s.limited and s.ore_stock == 0:
        found.append(STOCK_EMPTY.obstacle())
    return found


def launch_obstacles(s: AlienState, seat: int) -> list[Obstacle]:
    """AF-6.3.4, AF-6.3.12, AF-6.3.13."""
    found = price_obstacles(s, seat, LAUNCH_FUEL, LAUNCH_ORE)
    if s.circle[seat] != CIRCLES:
        found.append(NOT_READY.obstacle(s.circle[seat], CIRCLES))
    return found


def relic_obstacles(s: AlienState, seat: int) -> list[Obstacle]:
    """AF-7.7, AF-7.7.3."""
    found = price_obstacles(s, seat, RELIC_FUEL, RELIC_ORE)
    if s.relic != NOBODY:
        found.append(RELIC_GONE.obstacle(s.relic))
    if s.control[BURROUGHS] != seat:
        found.append(NO_CONTROL.obstacle(BURROUGHS))
    elif s.fields[ISOLATION] == BURROUGHS:
        found.append(ISOLATED.obstacle(BURROUGHS))
    return found


def price_obstacles(s: AlienState, seat: int, fuel: int, ore: int) -> list[Obstacle]:
    """AF-1.11: what is short of a price."""
    return SHORTAGE.obstacles(FUEL, fuel, s.fuel[seat]) + SHORTAGE.obstacles(ORE, ore, s.ore[seat])


def landing_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-8.6, AF-10.2."""
    territory = LAND.of(action)
    return [REPULSED.obstacle(territory)] if territory == s.fields[REPULSOR] else []


def excess_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-6.3.7, AF-17.4."""
    return [] if action in excess_answers(s) else [MUST_LAUNCH.obstacle()]


def surplus_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-4.10, AF-10.5."""
    return [] if action in surplus_answers(s, s.active) else [KEEP_EIGHT.obstacle(RESOURCE_LIMIT)]


STEPS: Final[list[Verb]] = [END_TURN, DOCK, DOCK_RUN, CYCLE, CLAIM, TRADE, LAUNCH, BUY_RELIC]

OBSTACLES.question(questions.ASK_MAIN, [*STEPS, *POWERS], main_obstacles, main=True)
OBSTACLES.question(questions.ASK_LAND, [LAND], landing_obstacles)
OBSTACLES.question(questions.ASK_EXCESS, [LAUNCH_NOW, LOSE_EXCESS], excess_obstacles)
OBSTACLES.question(questions.ASK_RAID, [STEAL_NOTHING, STEAL, STEAL_CARD], raid_obstacles)
OBSTACLES.question(questions.ASK_RAID_MORE, [STOP, STEAL], further_raid_obstacles)
OBSTACLES.question(questions.ASK_SURPLUS, [KEEP_FUEL], surplus_obstacles)
OBSTACLES.question(questions.ASK_WARP, [STOP, USE_WARPER], warp_obstacles)
OBSTACLES.question(questions.ASK_CANNON, [STOP, USE_CANNON], cannon_obstacles)
OBSTACLES.question(questions.ASK_TELEPORT, [DOCK, DOCK_RUN], reuse_obstacles)
OBSTACLES.question(questions.ASK_HELMET, [DOCK, DOCK_RUN], reuse_obstacles)
OBSTACLES.question(questions.ASK_MOVE_COLONY, [MOVE_TO], destination_obstacles)
OBSTACLES.question(questions.ASK_SWAP_COLONIES, [SWAP_WITH], partner_obstacles)

OBSTACLES.warn(questions.ASK_MAIN, main_warnings)
OBSTACLES.warn(questions.ASK_RAID, raid_warnings)
