"""GP-7.1 to GP-7.3: what stands in the way on the map: mines, Gaia projects, upgrades and single pieces."""

from __future__ import annotations

from astrolude.games.gaia.advice.causes import (
    FORMER_THERE,
    GOODS,
    LOST_STAYS,
    NEEDS_PROJECT,
    NO_FORMER,
    NO_OWN,
    NO_PIECES,
    NO_PLANET,
    NO_UPGRADE,
    NOT_EMPTY,
    NOT_HOME,
    NOT_TRANSDIM,
    ONLY_MINE,
    OWN_PLANET,
    PLANET_TAKEN,
    STILL_TRANSDIM,
    TOKENS,
    TOO_FAR,
)
from astrolude.games.gaia.grammar import BONUS_RANGE, BUILD, PROJECT, PUT, PUT_LOST_PLANET, PUT_STATION
from astrolude.games.gaia.rules.gaia_project import project_tokens
from astrolude.games.gaia.rules.mines import IMPOSSIBLE, base_range, mine_ore, mine_qic, range_qic
from astrolude.games.gaia.rules.power import tokens_in_bowls
from astrolude.games.gaia.rules.upgrades import upgrade_credits
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import RANGE_BONUS
from astrolude.games.gaia.tables.factions import HOME, IVITS, MINE_CREDITS, ORE_COST, PIECES, UPGRADES_TO
from astrolude.games.gaia.tables.planets import EMPTY, TRANSDIM
from astrolude.games.gaia.tables.resources import CREDITS, ORE, QIC
from astrolude.games.gaia.tables.space import DISTANCES
from astrolude.games.gaia.tables.structures import LOST_MINE, MINE, ROWS
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import NOBODY


def mine_obstacles(s: GaiaState, seat: int, place: int, free: int, bonus: int) -> list[Obstacle]:
    """GP-7.1.1: a mine, with free steps and a bonus to range."""
    if place not in s.spots:
        return [NO_PLANET.obstacle()]
    found: list[Obstacle] = []
    ore = mine_ore(s, seat, place, free)
    if ore == IMPOSSIBLE:
        found.append(planet_obstacle(s, seat, place))
    else:
        found += GOODS.obstacles(ORE, ore, s.ore[seat])
    found += GOODS.obstacles(CREDITS, MINE_CREDITS, s.credits[seat])
    reach = base_range(s, seat) + bonus
    if s.former[place] != seat:
        found += range_obstacles(s, seat, place, reach)
    if not any(met.kind == TOO_FAR.kind for met in found):
        found += GOODS.obstacles(QIC, mine_qic(s, seat, place, reach), s.qic[seat])
    if s.out[seat * ROWS + MINE] == PIECES[s.faction[seat]][MINE]:
        found.append(NO_PIECES.obstacle(MINE))
    return found


def planet_obstacle(s: GaiaState, seat: int, place: int) -> Obstacle:
    """GP-7.1.1, GP-7.1.8, GP-11.2: why no mine may stand here."""
    owner, former = s.owner[place], s.former[place]
    if owner == seat or s.guest[place] == seat:
        return OWN_PLANET.obstacle()
    if owner != NOBODY:
        return PLANET_TAKEN.obstacle(owner)
    if former not in (NOBODY, seat):
        return FORMER_THERE.obstacle(former)
    return STILL_TRANSDIM.obstacle() if former == seat else NEEDS_PROJECT.obstacle()


def range_obstacles(s: GaiaState, seat: int, place: int, reach: int) -> list[Obstacle]:
    """GP-7.1.3: out of reach, with all Q.I.C. spent on range."""
    distance = s.near[seat][place]
    qic = range_qic(distance, reach)
    if qic <= s.qic[seat]:
        return []
    return [TOO_FAR.obstacle(nearest_start(s, seat, place), place, distance, reach, s.qic[seat])]


def nearest_start(s: GaiaState, seat: int, place: int) -> int:
    """GP-7.1.3: the own structure, or space station, from which the distance is measured."""
    starts = [*s.own[seat], *(s.stations if s.faction[seat] == IVITS else [])]
    return min(starts, key=lambda start: DISTANCES[start][place])


def project_obstacles(s: GaiaState, seat: int, place: int, bonus: int) -> list[Obstacle]:
    """GP-7.2.1: a Transdim planet, a gaiaformer, tokens and range."""
    if place not in s.spots:
        return [NO_PLANET.obstacle()]
    found = range_obstacles(s, seat, place, base_range(s, seat) + bonus)
    if s.planet[place] != TRANSDIM:
        found.append(NOT_TRANSDIM.obstacle())
    elif s.former[place] != NOBODY:
        found.append(FORMER_THERE.obstacle(s.former[place]))
    if not s.formers[seat]:
        found.append(NO_FORMER.obstacle())
    return found + TOKENS.obstacles(1, project_tokens(s, seat), tokens_in_bowls(s, seat))


def bonus_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-7.6.2, GP-7.7.4: where a step or range action builds."""
    bonus = s.decision.argument
    if PROJECT.holds(action):
        if bonus != BONUS_RANGE:
            return [ONLY_MINE.obstacle()]
        return project_obstacles(s, s.seat, PROJECT.of(action), RANGE_BONUS)
    if bonus == BONUS_RANGE:
        return mine_obstacles(s, s.seat, BUILD.of(action), 0, RANGE_BONUS)
    return mine_obstacles(s, s.seat, BUILD.of(action), bonus + 1, 0)


def upgrade_obstacles(s: GaiaState, seat: int, target: int, place: int) -> list[Obstacle]:
    """GP-7.3.1, GP-7.3.3."""
    if s.owner[place] != seat:
        return [NO_OWN.obstacle()]
    structure, faction = s.structure[place], s.faction[seat]
    if structure == LOST_MINE:
        return [LOST_STAYS.obstacle()]
    if target not in UPGRADES_TO[faction][structure]:
        return [NO_UPGRADE.obstacle(structure, target)]
    found = GOODS.obstacles(ORE, ORE_COST[faction][target], s.ore[seat])
    found += GOODS.obstacles(CREDITS, upgrade_credits(s, seat, place, target), s.credits[seat])
    if s.out[seat * ROWS + target] >= PIECES[faction][target]:
        found.append(NO_PIECES.obstacle(target))
    return found


def lost_planet_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-12.5.1, R-48: an empty hex in range without satellite or space station."""
    place = PUT_LOST_PLANET.of(action)
    found = empty_obstacles(s, place)
    if not found and any(place in satellites for satellites in s.satellites):
        found.append(NOT_EMPTY.obstacle())
    return found or range_obstacles(s, s.seat, place, base_range(s, s.seat))


def station_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-11.8, R-18: an empty hex in range without space station."""
    place = PUT_STATION.of(action)
    return empty_obstacles(s, place) or range_obstacles(s, s.seat, place, base_range(s, s.seat))


def empty_obstacles(s: GaiaState, place: int) -> list[Obstacle]:
    if place not in s.board:
        return [NO_PLANET.obstacle()]
    taken = s.planet[place] != EMPTY or place in s.stations
    return [NOT_EMPTY.obstacle()] if taken else []


def first_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-3.3.2: a free home planet."""
    place = PUT.of(action)
    if place not in s.spots:
        return [NO_PLANET.obstacle()]
    found = [] if s.planet[place] == HOME[s.faction[s.seat]] else [NOT_HOME.obstacle()]
    if s.owner[place] == s.seat:
        found.append(OWN_PLANET.obstacle())
    elif s.owner[place] != NOBODY:
        found.append(PLANET_TAKEN.obstacle(s.owner[place]))
    return found
