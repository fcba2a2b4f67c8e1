"""EC-3, EC-13, EC-19, EC-23, ER-15.4: what stands in the way of answers after and between actions."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    ALLIANCE_FOUNDED,
    FOR_MONEY_ONLY,
    NO_CUBE,
    NO_PIECE,
    NO_PLANET,
    NO_SHRINE_AFTER_TRADES,
    NO_SUCH_PLANET,
    NOT_THE_CHEAPEST,
    NOTHING_ON_OFFER,
    ONLY_THIS_HEX,
    ORBITAL_CUBE,
    OTHER_SIDE_TAKEN,
    PLAIN_SPECIES,
    PLANET_HAS_SHRINE,
    RARE_NOT_FOUND,
    SHORTAGE,
    SHRINE_BUILT,
    SOLVENT,
    SPECIES_LEFT_OUT,
    SPECIES_TAKEN,
    STANDS_THERE,
    TRACK_FULL,
    TRACK_OF_CUBES_FULL,
    WRONG_PLANET,
)
from astrolude.games.eclipse.advice.obstacles_actions import control_obstacles, owning_obstacles
from astrolude.games.eclipse.advice.obstacles_free import colony_obstacles, sale_obstacles, trade_obstacles
from astrolude.games.eclipse.grammar import (
    ABANDON,
    CHOOSE_ALLIANCE,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_SHRINE,
    CHOOSE_SPECIES,
    COLONISE,
    DECLINE,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    FLIP_FOR,
    FRONT,
    PUT,
    RESEARCH,
    STOP,
    TRADE,
)
from astrolude.games.eclipse.rules.cubes import KINDS, cube_track_answers
from astrolude.games.eclipse.rules.discovery import can_use
from astrolude.games.eclipse.rules.draft import is_free, is_plain
from astrolude.games.eclipse.rules.economy import balance, production, upkeep
from astrolude.games.eclipse.rules.modules import NEW_SPECIES, in_use
from astrolude.games.eclipse.rules.shrines import PLANET_COUNT, planet_answers, shrine_answers
from astrolude.games.eclipse.rules.supply import cheapest_technologies, tile_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    CRUISER,
    MONEY,
    NONE,
    PIECE_ORBITAL,
    SHRINE_COST,
    SHRINE_RESOURCE,
    TRACK_CAPACITY,
)
from astrolude.games.eclipse.tables.discoveries import D_ANCIENT_CRUISER, D_ANCIENT_TECHNOLOGY
from astrolude.games.eclipse.tables.sectors import GREY_PLANET, SECTOR_PLANETS
from astrolude.games.eclipse.tables.species import BASE_SPECIES, TRADE_GIVE
from astrolude.games.eclipse.tables.technologies import RARE, TECH_COST, TECH_TRACK, TRACK_SLOTS
from astrolude.kernel.bits import has
from astrolude.kernel.obstacles import Obstacle

# What follows an action


def claim_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-6.7: a disc on the hex that is asked about, or none."""
    sector = s.decision.argument
    return [] if DECLINE.holds(action) or PUT.of(action) == sector else [ONLY_THIS_HEX.obstacle(sector)]


def discovery_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-23.2 to EC-23.6, ER-11.4: the front of a tile, if it can be used."""
    seat, tile, sector = s.seat, s.decision.argument, s.found_at
    if not FRONT.holds(action) or can_use(s, seat, tile):
        return []
    if tile == D_ANCIENT_TECHNOLOGY:
        return [NOTHING_ON_OFFER.obstacle()]
    found = control_obstacles(s, seat, sector)
    if not found:
        cruiser = tile == D_ANCIENT_CRUISER
        found.append(NO_PIECE.obstacle(CRUISER) if cruiser else STANDS_THERE.obstacle(PIECE_ORBITAL, sector))
    return found


def ancient_technology_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-23.4, ER-4.5: one of the cheapest."""
    seat, technology = s.seat, RESEARCH.of(action)
    if technology >= RARE:
        return [RARE_NOT_FOUND.obstacle(technology)]
    found = owning_obstacles(s, seat, technology)
    track = TECH_TRACK[technology]
    if tile_count(s, seat, track) >= TRACK_SLOTS:
        found.append(TRACK_FULL.obstacle(track))
    cheapest = cheapest_technologies(s, seat)
    if not found and technology not in cheapest:
        found.append(NOT_THE_CHEAPEST.obstacle(TECH_COST[technology], TECH_COST[cheapest[0]]))
    return found


def tile_place_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-6.4, ER-6.5."""
    return control_obstacles(s, s.seat, PUT.of(action))


def cube_track_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-4.10."""
    track = CHOOSE_RESOURCE.of(action)
    if action in cube_track_answers(s, s.seat, s.decision.argument):
        return []
    if s.track[s.seat * KINDS + track] >= TRACK_CAPACITY:
        return [TRACK_OF_CUBES_FULL.obstacle(track)]
    return [ORBITAL_CUBE.obstacle()]


def orbital_cube_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-17.4, ER-15.2.1: a cube of an orbital is money or science."""
    return [] if action in s.legal_actions() else [ORBITAL_CUBE.obstacle()]


def cube_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-15.3, ER-13.6: a track that has cubes."""
    track = CHOOSE_RESOURCE.of(action)
    return [] if s.track[s.seat * KINDS + track] else [NO_CUBE.obstacle(track)]


def founding_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-12.2."""
    alliance = CHOOSE_ALLIANCE.of(action)
    return [ALLIANCE_FOUNDED.obstacle(alliance)] if has(s.founded, alliance) else []


# The Upkeep phase


def shrine_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-15.4.2: a shrine that can be paid and placed; trades if one could be paid after them."""
    seat = s.seat
    if DECLINE.holds(action):
        return []
    if TRADE.holds(action):
        found = trade_obstacles(s, seat, TRADE.of(action))
        return found if found or action in shrine_answers(s, seat) else [NO_SHRINE_AFTER_TRADES.obstacle()]
    shrine = CHOOSE_SHRINE.of(action)
    if s.shrines[shrine] != NONE:
        return [SHRINE_BUILT.obstacle(shrine)]
    resource = SHRINE_RESOURCE[shrine]
    found = [] if planet_answers(s, seat, shrine) else [NO_PLANET.obstacle(shrine)]
    return found + SHORTAGE.obstacles(resource, SHRINE_COST[shrine], s.stored[seat * KINDS + resource])


def planet_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-15.4.2: a planet of the shrine's colour, or a grey one, without a shrine."""
    shrine = s.decision.argument
    planet, sector = CHOOSE_PLANET.of(action)
    found = control_obstacles(s, s.seat, sector)
    if planet not in (SHRINE_RESOURCE[shrine], GREY_PLANET):
        found.append(WRONG_PLANET.obstacle(shrine, planet))
    if not has(SECTOR_PLANETS[sector], planet):
        found.append(NO_SUCH_PLANET.obstacle(planet, sector))
    elif sector * PLANET_COUNT + planet in s.shrines:
        found.append(PLANET_HAS_SHRINE.obstacle(sector))
    return found


def colonist_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-19.2."""
    if STOP.holds(action):
        return []
    if FLIP_FOR.holds(action):
        return sale_obstacles(s, s.seat)
    way, sector = COLONISE.of(action)
    return colony_obstacles(s, s.seat, way, sector, True)


def upkeep_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-19.3, EC-19.4: pay if the money suffices; else trade for money or abandon hexes."""
    seat = s.seat
    held = s.stored[seat * KINDS + MONEY] + production(s, seat, MONEY)
    if STOP.holds(action):
        return SHORTAGE.obstacles(MONEY, upkeep(s, seat), held)
    if FLIP_FOR.holds(action):
        return sale_obstacles(s, seat)
    found = [SOLVENT.obstacle(balance(s, seat))] if balance(s, seat) >= 0 else []
    if ABANDON.holds(action):
        return found + control_obstacles(s, seat, ABANDON.of(action))
    exchange = TRADE.of(action)
    if EXCHANGE_GET[exchange] != MONEY:
        return [*found, FOR_MONEY_ONLY.obstacle()]
    give = EXCHANGE_GIVE[exchange]
    price = TRADE_GIVE[s.species[seat] * KINDS + give]
    return found + SHORTAGE.obstacles(give, price, s.stored[seat * KINDS + give])


# The set-up


def species_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-3.6, ER-2.4: a free board."""
    species = CHOOSE_SPECIES.of(action)
    if is_free(s, species):
        return []
    if species >= BASE_SPECIES and not in_use(s, NEW_SPECIES):
        return [SPECIES_LEFT_OUT.obstacle(species)]
    if species in s.species:
        return [SPECIES_TAKEN.obstacle(species)]
    return [
        OTHER_SIDE_TAKEN.obstacle(species)
        if is_plain(s, species) or not s.drafting
        else PLAIN_SPECIES.obstacle()
    ]
