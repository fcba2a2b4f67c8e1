"""EC-6 to EC-8, EC-10, EC-11: what stands in the way of a step within an action, Upgrade apart."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    ABOARD,
    ALL_SHIPS_READY,
    CHOOSE_THE_TRACK,
    CONTROLLED,
    DEVELOPMENT_GONE,
    DISC_TOO_DEAR,
    DRAWN,
    ENEMIES,
    EXPLORED,
    HELD,
    JUMPED,
    LOADABLE,
    MUST_EXPLORE,
    MUST_RESEARCH,
    NEEDS_TECHNOLOGY,
    NEVER_BUILT,
    NO_BAY,
    NO_DISC,
    NO_DISC_MOVES,
    NO_EXIT,
    NO_FLIPS,
    NO_HEX_FOR_DISC,
    NO_HEX_FOR_TILE,
    NO_JUMP_DRIVE,
    NO_PASSAGE,
    NO_PIECE,
    NO_PRESENCE,
    NO_SHIP,
    NO_STEPS,
    NO_WORMHOLE,
    NOT_ADJACENT,
    NOT_CONTROLLED,
    NOT_LAID,
    NOT_ON_OFFER,
    ONE_HEX,
    OWN_TRACK,
    PINNED,
    SAME_HEX,
    SAME_ZONE,
    SHORTAGE,
    STACK_EMPTY,
    STANDS_THERE,
    TECHNOLOGY_OWNED,
    TRACK_FULL,
    UNCONNECTED,
    UNJOINED,
)
from astrolude.games.eclipse.advice.obstacles_free import free_obstacles
from astrolude.games.eclipse.grammar import (
    ACTIVATE,
    BUILD,
    DEVELOP,
    DISCARD,
    DRAW_AGAIN,
    EXPLORE,
    FLIP,
    FROM_TRACK,
    JUMP,
    LAY,
    LIFT,
    LOAD,
    PUT,
    RESEARCH,
    RESEARCH_ON,
    STEP,
    STOP,
    TO_TRACK,
    UNLOAD,
)
from astrolude.games.eclipse.questions import ASK_PUT_DOWN
from astrolude.games.eclipse.rules.blueprints import BAYS, JUMPS, MOVEMENT, stat
from astrolude.games.eclipse.rules.build import PIECE_TECHNOLOGY, STRUCTURE, cost
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.developments import cost_of, is_placed
from astrolude.games.eclipse.rules.economy import has_disc, production
from astrolude.games.eclipse.rules.explore import add_zones, has_hexes, is_first, may_lay, reaches_out
from astrolude.games.eclipse.rules.galaxy import exits, has_generator, is_laid, neighbours, ring_of, wormholes
from astrolude.games.eclipse.rules.influence import is_within_reach, targets
from astrolude.games.eclipse.rules.move import can_fly, loadable
from astrolude.games.eclipse.rules.presence import enemies, has_ship, holds_everything, may_leave, ship_count
from astrolude.games.eclipse.rules.research import can_research
from astrolude.games.eclipse.rules.supply import price, tile_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    MATERIALS,
    MONEY,
    NONE,
    SCIENCE,
    SHIP_TYPES,
    STARBASE,
    upkeep_of,
)
from astrolude.games.eclipse.tables.sectors import EDGE_Q, EDGE_R
from astrolude.games.eclipse.tables.species import ACT_RESEARCH, COLONY_SHIPS, EXPLORE_DRAW
from astrolude.games.eclipse.tables.technologies import RARE, TECH_TRACK, TRACK_SLOTS
from astrolude.kernel.bits import has
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import NOBODY

# Discs


def disc_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-5.2, EC-5.3: a disc to use; with `bankruptcy: prevented` one whose upkeep can be paid."""
    if has_disc(s, seat):
        return []
    if not s.discs[seat]:
        return [NO_DISC.obstacle()]
    money = s.stored[seat * KINDS + MONEY] + production(s, seat, MONEY)
    return [DISC_TOO_DEAR.obstacle(upkeep_of(s.discs[seat] - 1), money)]


# Explore


def exploring_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-6.1: which zone, or no second exploration."""
    if EXPLORE.holds(action):
        sector, edge = EXPLORE.of(action)
        return zone_obstacles(s, s.seat, sector, edge)
    if STOP.holds(action):
        return [MUST_EXPLORE.obstacle()] if is_first(s, s.seat, s.decision.argument) else []
    return free_obstacles(s, action)


def zone_obstacles(s: EclipseState, seat: int, sector: int, edge: int) -> list[Obstacle]:
    """EC-6.2, EC-6.3: an unexplored zone beyond a wormhole of a hex from which the seat explores."""
    if not is_laid(s, sector):
        return [NOT_LAID.obstacle(sector)]
    if s.near[sector][edge] != NONE:
        return [EXPLORED.obstacle(s.near[sector][edge])]
    found: list[Obstacle] = []
    if not reaches_out(s, seat, sector):
        found += (
            leaving_obstacles(s, seat, sector)
            if has_ship(s, seat, sector)
            else [NO_PRESENCE.obstacle(sector)]
        )
    if not has_generator(s, seat) and not has(wormholes(s, sector), edge):
        found.append(NO_WORMHOLE.obstacle(sector))
    q, r = s.q[sector] + EDGE_Q[edge], s.r[sector] + EDGE_R[edge]
    if not has_hexes(s, ring_of(q, r)):
        found.append(STACK_EMPTY.obstacle())
    if not found:
        named = name_of_zone(s, seat, q, r)
        if named != sector:
            found.append(SAME_ZONE.obstacle(named))
    return found


def name_of_zone(s: EclipseState, seat: int, q: int, r: int) -> int:
    """EC-6.2: the sector by which a zone that may be explored is named."""
    zones: list[int] = []
    add_zones(s, seat, zones)
    for zone in zones:
        sector, edge = EXPLORE.of(zone)
        if (s.q[sector] + EDGE_Q[edge], s.r[sector] + EDGE_R[edge]) == (q, r):
            return sector
    return NONE


def drawn_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-6.4, EC-6.5, EC-6.9."""
    if LAY.holds(action):
        which, rotation = LAY.of(action)
        if which >= len(s.hand):
            return [ONE_HEX.obstacle()]
        fits = may_lay(s, s.seat, s.hand[which], rotation)
        return [] if fits else [UNJOINED.obstacle(s.hand[which])]
    if DRAW_AGAIN.holds(action):
        if len(s.hand) >= EXPLORE_DRAW[s.species[s.seat]]:
            return [DRAWN.obstacle(len(s.hand))]
        return [] if has_hexes(s, ring_of(s.zone_q, s.zone_r)) else [STACK_EMPTY.obstacle()]
    return [] if DISCARD.holds(action) else free_obstacles(s, action)


# Influence


def influence_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-7.1."""
    moves, flips = s.decision.argument, s.decision.second
    if STOP.holds(action):
        return []
    if FLIP.holds(action):
        return [*([] if flips else [NO_FLIPS.obstacle()]), *flip_obstacles(s, s.seat)]
    found = [] if moves else [NO_DISC_MOVES.obstacle()]
    if FROM_TRACK.holds(action):
        return found + from_track_obstacles(s, s.seat)
    if LIFT.holds(action):
        return found + control_obstacles(s, s.seat, LIFT.of(action))
    return free_obstacles(s, action)


def flip_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    return [] if s.ready[seat] < COLONY_SHIPS[s.species[seat]] else [ALL_SHIPS_READY.obstacle()]


def from_track_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-7.2: a disc, and a hex for it."""
    return disc_obstacles(s, seat) + ([] if targets(s, seat) else [NO_HEX_FOR_DISC.obstacle()])


def control_obstacles(s: EclipseState, seat: int, sector: int) -> list[Obstacle]:
    """A hex with the seat's disc."""
    return [] if s.controller[sector] == seat else [NOT_CONTROLLED.obstacle(sector)]


def put_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-7.2, EC-7.4, EC-7.5: a vacant hex without enemy ships, next to or under something of the seat's."""
    if TO_TRACK.holds(action):
        return []
    seat, sector = s.seat, PUT.of(action)
    if not is_laid(s, sector):
        return [NOT_LAID.obstacle(sector)]
    found: list[Obstacle] = []
    if s.controller[sector] != NOBODY:
        found.append(CONTROLLED.obstacle(sector, s.controller[sector]))
    if enemies(s, seat, sector):
        found.append(ENEMIES.obstacle(sector, enemies(s, seat, sector)))
    if not is_within_reach(s, seat, sector):
        found.append(UNCONNECTED.obstacle(sector))
    if ASK_PUT_DOWN.holds(s.stack[-1]) and sector == s.decision.argument:
        found.append(SAME_HEX.obstacle(sector))
    return found


# Research


def research_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-8.1, ER-D14."""
    seat = s.seat
    if STOP.holds(action):
        first = s.decision.argument == ACT_RESEARCH[s.species[seat]]
        return [MUST_RESEARCH.obstacle()] if first and can_research(s, seat) else []
    if RESEARCH.holds(action) or RESEARCH_ON.holds(action) or DEVELOP.holds(action):
        return purchase_obstacles(s, seat, action)
    return free_obstacles(s, action)


def purchase_obstacles(s: EclipseState, seat: int, action: int) -> list[Obstacle]:
    """A technology or a development that can be paid now."""
    if DEVELOP.holds(action):
        return development_obstacles(s, seat, DEVELOP.of(action))
    if RESEARCH.holds(action):
        technology = RESEARCH.of(action)
        if technology >= RARE:
            return [*owning_obstacles(s, seat, technology), CHOOSE_THE_TRACK.obstacle(technology)]
        return technology_obstacles(s, seat, technology, TECH_TRACK[technology])
    technology, track = RESEARCH_ON.of(action)
    found = technology_obstacles(s, seat, technology, track)
    if technology < RARE:
        found.append(OWN_TRACK.obstacle(technology, TECH_TRACK[technology]))
    return found


def owning_obstacles(s: EclipseState, seat: int, technology: int) -> list[Obstacle]:
    """EC-8.4, ER-4.4: on the board, and not owned."""
    found = [] if s.market[technology] else [NOT_ON_OFFER.obstacle(technology)]
    if has(s.technologies[seat], technology):
        found.append(TECHNOLOGY_OWNED.obstacle(technology))
    return found


def technology_obstacles(s: EclipseState, seat: int, technology: int, track: int) -> list[Obstacle]:
    """EC-8.2, EC-8.3, ER-4.3: room on the track, and the price."""
    found = owning_obstacles(s, seat, technology)
    if tile_count(s, seat, track) >= TRACK_SLOTS:
        return [*found, TRACK_FULL.obstacle(track)]
    held = s.stored[seat * KINDS + SCIENCE]
    return found + SHORTAGE.obstacles(SCIENCE, price(s, seat, technology, track), held)


def development_obstacles(s: EclipseState, seat: int, development: int) -> list[Obstacle]:
    """ER-6.2, ER-6.6."""
    if not has(s.developments_left, development):
        return [DEVELOPMENT_GONE.obstacle(development)]
    found: list[Obstacle] = []
    if is_placed(development) and not s.own[seat]:
        found.append(NO_HEX_FOR_TILE.obstacle(development))
    for resource, needed in enumerate(cost_of(development)):
        found += SHORTAGE.obstacles(resource, needed, s.stored[seat * KINDS + resource])
    return found


# Build


def building_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-10.1."""
    if STOP.holds(action):
        return []
    if BUILD.holds(action):
        piece, sector = BUILD.of(action)
        return piece_obstacles(s, s.seat, piece, sector)
    return free_obstacles(s, action)


def piece_obstacles(s: EclipseState, seat: int, piece: int, sector: int) -> list[Obstacle]:
    """EC-10.2 to EC-10.6: a controlled hex, the technology, a piece in the supply, and the materials."""
    needed = cost(s, seat, piece)
    if needed == NONE:
        return [NEVER_BUILT.obstacle(piece)]
    found = control_obstacles(s, seat, sector)
    technology = PIECE_TECHNOLOGY[piece]
    if technology != NONE and not has(s.technologies[seat], technology):
        found.append(NEEDS_TECHNOLOGY.obstacle(technology))
    if piece <= STARBASE and not s.supply[seat * SHIP_TYPES + piece]:
        found.append(NO_PIECE.obstacle(piece))
    if s.structures[sector] & STRUCTURE[piece]:
        found.append(STANDS_THERE.obstacle(piece, sector))
    return found + SHORTAGE.obstacles(MATERIALS, needed, s.stored[seat * KINDS + MATERIALS])


# Move


def moving_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-11.1."""
    if STOP.holds(action):
        return []
    if ACTIVATE.holds(action):
        ship, sector = ACTIVATE.of(action)
        return activation_obstacles(s, s.seat, ship, sector)
    return free_obstacles(s, action)


def activation_obstacles(s: EclipseState, seat: int, ship: int, sector: int) -> list[Obstacle]:
    """EC-11.2: a ship there that is not pinned, and a way to go; every blueprint has drives."""
    if not ship_count(s, seat, sector, ship):
        return [NO_SHIP.obstacle(ship, sector)]
    found = leaving_obstacles(s, seat, sector)
    if not can_fly(s, seat, sector, ship):
        found.append(NO_EXIT.obstacle(sector))
    return found


def leaving_obstacles(s: EclipseState, seat: int, sector: int) -> list[Obstacle]:
    """EC-11.5, EC-11.6, ER-8.2: what holds a ship in its hex."""
    if may_leave(s, seat, sector):
        return []
    if holds_everything(s, sector):
        return [HELD.obstacle(sector)]
    return [PINNED.obstacle(sector, enemies(s, seat, sector))]


def flight_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-11.3, ER-5.2, ER-11.6: a step of an activation."""
    seat = s.seat
    if STOP.holds(action):
        return []
    if STEP.holds(action):
        return step_obstacles(s, seat, STEP.of(action))
    if JUMP.holds(action):
        return jump_obstacles(s, seat, JUMP.of(action))
    if LOAD.holds(action):
        if not stat(s, seat, s.pilot, BAYS):
            return [NO_BAY.obstacle(s.pilot)]
        most = loadable(s, seat)
        return [LOADABLE.obstacle(most)] if LOAD.of(action) >= most else []
    if UNLOAD.holds(action):
        return [ABOARD.obstacle(s.cargo)] if UNLOAD.of(action) >= s.cargo else []
    return free_obstacles(s, action)


def step_obstacles(s: EclipseState, seat: int, sector: int) -> list[Obstacle]:
    """EC-11.3: through a wormhole or a portal into the next hex."""
    found = leaving_obstacles(s, seat, s.position)
    if not s.steps:
        found.append(NO_STEPS.obstacle(stat(s, seat, s.pilot, MOVEMENT)))
    if sector not in exits(s, seat, s.position):
        found += nearness_obstacles(s, sector) or [NO_PASSAGE.obstacle(sector)]
    return found


def jump_obstacles(s: EclipseState, seat: int, sector: int) -> list[Obstacle]:
    """ER-11.6: once in an activation, into any explored neighbour."""
    found = leaving_obstacles(s, seat, s.position)
    if not stat(s, seat, s.pilot, JUMPS):
        found.append(NO_JUMP_DRIVE.obstacle(s.pilot))
    elif not s.jumps:
        found.append(JUMPED.obstacle())
    return found + nearness_obstacles(s, sector)


def nearness_obstacles(s: EclipseState, sector: int) -> list[Obstacle]:
    """Whether a hex is next to the ship that flies."""
    if sector in neighbours(s, s.position):
        return []
    if not is_laid(s, sector):
        return [NOT_LAID.obstacle(sector)]
    if sector == s.position:
        return [SAME_HEX.obstacle(sector)]
    return [NOT_ADJACENT.obstacle(sector, s.position)]
