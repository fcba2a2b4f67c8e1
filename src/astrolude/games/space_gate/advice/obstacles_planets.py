"""What stands in the way of sending and landing: full modules, islands, sites, gates, ranks."""

from __future__ import annotations

from astrolude.games.space_gate.advice.causes import (
    ALONG_THE_CANAL,
    ISLAND_FULL,
    NO_GATE,
    NO_ISLAND,
    NO_SETTLER,
    NOT_FULL,
    NOT_IN_BASE,
    NOT_IN_PLAY,
    NOT_SUPPORTED,
    NOT_THE_SIXTH,
    OTHER_ISLAND,
    OTHER_PLANET,
    PLANET_CLOSED,
    PLANET_OPEN,
    SAME_SITE,
    SATELLITE_FIRST,
    SITE_TAKEN,
)
from astrolude.games.space_gate.grammar import CHOOSE_ISLAND, GATE_TO, GIVE_SETTLER, SEND, SETTLE
from astrolude.games.space_gate.rules.closing import OPEN, SHUT
from astrolude.games.space_gate.rules.placing import (
    canal_sites,
    destination,
    fermi_part,
    legal_sites,
    may_take_secondary,
    next_settler,
    owned,
    supported,
    unlike,
)
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import CAPACITY, GATE_MODULE, MODULE_KIND
from astrolude.games.space_gate.tables.exoplanets import (
    CANAL,
    DIRAC,
    FERMI,
    PLACEMENT,
    PRIMARIES_PER_SECONDARY,
    REQUIRES_LINKS,
    RUSSELL,
    SIDE_GROUPS,
    SIDE_PLANET,
    SIDE_PRIMARY,
    SIDE_SECONDARY,
    SIDE_SITES,
    SITE_CLASS,
    SITE_REQUIRES,
)
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import NOBODY


def send_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-10.1, SG-10.2."""
    module = SEND.of(action)
    if module not in s.bases[s.seat]:
        return [NOT_IN_BASE.obstacle(module)]
    if MODULE_KIND[module] != GATE_MODULE:
        return [NO_GATE.obstacle(module)]
    if s.settlers[module] < CAPACITY[module]:
        return [NOT_FULL.obstacle(module, s.settlers[module], CAPACITY[module])]
    return []


def island_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-13.6.2."""
    island = CHOOSE_ISLAND.of(action)
    islands = SIDE_GROUPS[s.planets[destination(s)]]
    if island >= len(islands):
        return [NO_ISLAND.obstacle(len(islands))]
    return [] if unlike(s, islands[island]) else [ISLAND_FULL.obstacle(island)]


def site_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-10.4, SG-13: another planet, a settler there, the planet's own rule, or an equal site."""
    site = SETTLE.of(action)
    side = s.planets[destination(s)]
    if site not in SIDE_SITES[side]:
        return [OTHER_PLANET.obstacle(SIDE_PLANET[side])]
    if s.sites[site] != NOBODY:
        return [SITE_TAKEN.obstacle(site)]
    return rule_obstacles(s, side, site) or equal_obstacles(s, side, site)


def rule_obstacles(s: GateState, side: int, site: int) -> list[Obstacle]:
    """SG-13, the P of the planet."""
    kind = PLACEMENT[side]
    if kind == REQUIRES_LINKS:
        return support_obstacles(s, site)
    if kind == DIRAC:
        return dirac_obstacles(s, side, site)
    if kind == FERMI:
        return [] if site in fermi_part(s, side) else [SATELLITE_FIRST.obstacle()]
    if kind == RUSSELL:
        return [] if site in SIDE_GROUPS[side][s.island] else [OTHER_ISLAND.obstacle(s.island)]
    if kind == CANAL:
        return [] if site in canal_sites(s, s.seat, side) else [ALONG_THE_CANAL.obstacle()]
    return []


def support_obstacles(s: GateState, site: int) -> list[Obstacle]:
    """SG-13.1.2, SG-13.3.3, SG-13.8.6."""
    if supported(s, site):
        return []
    needed = SITE_REQUIRES[site]
    return [NOT_SUPPORTED.obstacle(owned(s, NOBODY, needed), len(needed))]


def dirac_obstacles(s: GateState, side: int, site: int) -> list[Obstacle]:
    """SG-13.3.2, SG-13.3.3."""
    if site in SIDE_PRIMARY[side]:
        return []
    if site not in SIDE_SECONDARY[side]:
        return support_obstacles(s, site)
    if may_take_secondary(s, s.seat, side):
        return []
    return [NOT_THE_SIXTH.obstacle(next_settler(s, s.seat, side), PRIMARIES_PER_SECONDARY[side] + 1)]


def equal_obstacles(s: GateState, side: int, site: int) -> list[Obstacle]:
    """SG-16.5: of equal sites the first free one is named."""
    named = legal_sites(s, s.seat, side)
    if site in named:
        return []
    return [SAME_SITE.obstacle(first) for first in named if SITE_CLASS[first] == SITE_CLASS[site]]


def gate_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-11.4."""
    planet = GATE_TO.of(action)
    for place, side in enumerate(s.planets):
        if SIDE_PLANET[side] == planet:
            if s.phases[place] == OPEN:
                return [PLANET_OPEN.obstacle(planet)]
            return [PLANET_CLOSED.obstacle(planet)] if s.phases[place] == SHUT else []
    return [NOT_IN_PLAY.obstacle(planet)]


def settler_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-12.6."""
    module = GIVE_SETTLER.of(action)
    if module not in s.bases[s.seat]:
        return [NOT_IN_BASE.obstacle(module)]
    return [] if s.settlers[module] else [NO_SETTLER.obstacle(module)]
