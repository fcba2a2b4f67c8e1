"""EC-5.4: what stands in the way of free steps: colony ships, trades, proposals, tiles to be shown."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.causes import (
    ALLIANCE_FULL,
    ALLIANCES_FOUNDED,
    ALLIED,
    DURING_AN_ACTION,
    ENEMIES,
    GONE,
    HAVE_RELATIONS,
    KEPT_FOR_UPKEEP,
    LAST_ROUND,
    NEEDS_TECHNOLOGY,
    NO_ALLIANCE,
    NO_ALLIANCES,
    NO_AMBASSADOR,
    NO_COLONY_SHIP,
    NO_CUBE,
    NO_DIPLOMACY,
    NO_PLAYER,
    NO_RELATIONS,
    NO_SQUARE,
    NOT_ALLIED,
    NOT_CONTROLLED,
    NOT_MAGELLAN,
    NOT_NEIGHBOURS,
    NOTHING_TO_SHOW,
    OATH_BROKEN,
    OTHER_ALLIED,
    OTHER_NO_ALLIANCE,
    OTHER_NO_AMBASSADOR,
    OTHER_TRAITOR,
    PAIRS_ONLY,
    PROPOSED,
    SHIPS_TOGETHER,
    SHORTAGE,
    SPEAKER,
    SQUARES_FILLED,
    TRAITOR,
    YOURSELF,
)
from astrolude.games.eclipse.grammar import (
    COLONISE,
    EXCHANGE_GIVE,
    FLIP_FOR,
    FOUNDING,
    PROPOSE,
    RELATIONS,
    SHOW,
    TRADE,
)
from astrolude.games.eclipse.questions import ASK_TURN
from astrolude.games.eclipse.rules import alliances
from astrolude.games.eclipse.rules.alliances import ALL_ALLIANCES, PAIR, members_of, speaker
from astrolude.games.eclipse.rules.cubes import KINDS, may_settle, squares
from astrolude.games.eclipse.rules.diplomacy import are_ships_apart, connected_seats, have_relations, may_send
from astrolude.games.eclipse.rules.economy import balance
from astrolude.games.eclipse.rules.modules import ALLIANCES, in_use
from astrolude.games.eclipse.rules.presence import are_allied, enemies
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    MONEY,
    MOST_MEMBERS,
    NONE,
    SQUARE_RESOURCE,
    WAY_KIND,
    WAY_RESOURCE,
)
from astrolude.games.eclipse.tables.setup import HAS_DIPLOMACY
from astrolude.games.eclipse.tables.species import MAGELLAN, TRADE_GIVE
from astrolude.games.eclipse.tables.technologies import ADVANCED_TECHNOLOGY
from astrolude.kernel.bits import has
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle

FREE_STEPS: Final[list[Verb]] = [COLONISE, PROPOSE]
"""Further answers to every question of an action."""
PAYMENT_STEPS: Final[list[Verb]] = [TRADE, FLIP_FOR]
"""Further answers where something is paid for."""


def free_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """A free step or a payment step of the seat that is asked."""
    seat = s.seat
    if COLONISE.holds(action):
        way, sector = COLONISE.of(action)
        return colony_obstacles(s, seat, way, sector, False)
    if PROPOSE.holds(action):
        matter, other = PROPOSE.of(action)
        return proposal_obstacles(s, seat, matter, other)
    if FLIP_FOR.holds(action):
        return sale_obstacles(s, seat)
    if TRADE.holds(action):
        return trade_obstacles(s, seat, TRADE.of(action))
    return show_obstacles(s, seat, SHOW.of(action))


def colony_obstacles(s: EclipseState, seat: int, way: int, sector: int, upkeep: bool) -> list[Obstacle]:
    """EC-13.1, EC-13.2, EC-13.4: an unused colony ship, a cube, and a free square that is open."""
    if s.controller[sector] != seat:
        return [NOT_CONTROLLED.obstacle(sector)]
    kind, resource = WAY_KIND[way], WAY_RESOURCE[way]
    found: list[Obstacle] = []
    room = squares(s, sector, kind)
    if not room:
        found.append(NO_SQUARE.obstacle(kind, sector))
    elif s.cubes[sector][kind] >= room:
        found.append(SQUARES_FILLED.obstacle(kind, sector))
    if not may_settle(s, seat, kind):
        found.append(NEEDS_TECHNOLOGY.obstacle(ADVANCED_TECHNOLOGY[SQUARE_RESOURCE[kind]]))
    if not s.track[seat * KINDS + resource]:
        found.append(NO_CUBE.obstacle(resource))
    if not s.ready[seat]:
        found.append(NO_COLONY_SHIP.obstacle())
    hostile = enemies(s, seat, sector) if upkeep else 0
    if hostile:
        found.append(ENEMIES.obstacle(sector, hostile))
    return found


def sale_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """ER-15.1.3."""
    if not MAGELLAN[s.species[seat]]:
        return [NOT_MAGELLAN.obstacle()]
    return [] if s.ready[seat] else [NO_COLONY_SHIP.obstacle()]


def trade_obstacles(s: EclipseState, seat: int, exchange: int) -> list[Obstacle]:
    """EC-14.1."""
    give = EXCHANGE_GIVE[exchange]
    price = TRADE_GIVE[s.species[seat] * KINDS + give]
    found = SHORTAGE.obstacles(give, price, s.stored[seat * KINDS + give])
    if s.prudent and give == MONEY and balance(s, seat) < price:
        found.append(KEPT_FOR_UPKEEP.obstacle(price, max(0, balance(s, seat))))
    return found


def player_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """Another player who is still in the game."""
    found = other_obstacles(s, seat, other)
    return found or ([GONE.obstacle(other)] if s.gone[other] else [])


def other_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """Another player."""
    if other >= s.players:
        return [NO_PLAYER.obstacle()]
    return [YOURSELF.obstacle()] if other == seat else []


def proposal_obstacles(s: EclipseState, seat: int, matter: int, other: int) -> list[Obstacle]:
    """EC-15.2, ER-12.2, ER-12.3: what may be proposed to somebody now."""
    found = player_obstacles(s, seat, other)
    if found:
        return found
    if has(s.proposed[matter], other):
        found.append(PROPOSED.obstacle(other))
    if matter == RELATIONS:
        return found + relations_obstacles(s, seat, other)
    if ASK_TURN.holds(s.stack[-1]):
        found.append(DURING_AN_ACTION.obstacle())
    found += alliance_obstacles(s)
    return found + (
        founding_obstacles(s, seat, other) if matter == FOUNDING else joining_obstacles(s, seat, other)
    )


def relations_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """EC-15.2, EC-15.5, EC-15.7."""
    if not HAS_DIPLOMACY[s.players]:
        return [NO_DIPLOMACY.obstacle(s.players)]
    if have_relations(s, seat, other):
        return [HAVE_RELATIONS.obstacle(other)]
    found: list[Obstacle] = []
    if not may_send(s, seat):
        found.append((TRAITOR if s.traitor == seat else NO_AMBASSADOR).obstacle())
    if not may_send(s, other):
        found.append((OTHER_TRAITOR if s.traitor == other else OTHER_NO_AMBASSADOR).obstacle(other))
    if not has(connected_seats(s, seat), other):
        found.append(NOT_NEIGHBOURS.obstacle(other))
    if not are_allied(s, seat, other) and not are_ships_apart(s, seat, other):
        found.append(SHIPS_TOGETHER.obstacle(other))
    return found


def alliance_obstacles(s: EclipseState) -> list[Obstacle]:
    """ER-12.1, ER-12.5: whether alliances are founded, joined or left at all now."""
    if not in_use(s, ALLIANCES):
        return [NO_ALLIANCES.obstacle()]
    return [] if alliances.is_possible(s) else [LAST_ROUND.obstacle()]


def founding_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """ER-12.2."""
    found: list[Obstacle] = []
    if s.alliance[seat] != NONE:
        found.append(ALLIED.obstacle(s.alliance[seat]))
    if s.alliance[other] != NONE:
        found.append(OTHER_ALLIED.obstacle(other, s.alliance[other]))
    if s.founded == ALL_ALLIANCES:
        found.append(ALLIANCES_FOUNDED.obstacle())
    if not have_relations(s, seat, other):
        found.append(NO_RELATIONS.obstacle(seat, other))
    return found


def joining_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """ER-12.3: one of the two is a member and the other the newcomer."""
    if MOST_MEMBERS[s.players] <= PAIR:
        return [PAIRS_ONLY.obstacle(s.players)]
    if s.alliance[seat] != NONE:
        if s.alliance[other] != NONE:
            return [OTHER_ALLIED.obstacle(other, s.alliance[other])]
        return newcomer_obstacles(s, other, s.alliance[seat])
    alliance = s.alliance[other]
    if alliance == NONE:
        return [OTHER_NO_ALLIANCE.obstacle(other)]
    if other != speaker(s, alliance):
        return [SPEAKER.obstacle(speaker(s, alliance))]
    return newcomer_obstacles(s, seat, alliance)


def newcomer_obstacles(s: EclipseState, newcomer: int, alliance: int) -> list[Obstacle]:
    """ER-12.3: room, never left before, relations with a member."""
    if alliances.may_join(s, newcomer, alliance):
        return []
    if has(s.broken[newcomer], alliance):
        return [OATH_BROKEN.obstacle(alliance)]
    members = members_of(s, alliance)
    if not any(have_relations(s, newcomer, member) for member in members):
        return [NO_RELATIONS.obstacle(newcomer, members[0])]
    return [ALLIANCE_FULL.obstacle(alliance)]


def show_obstacles(s: EclipseState, seat: int, other: int) -> list[Obstacle]:
    """ER-12.11, ER-D13."""
    found = other_obstacles(s, seat, other)
    if found:
        return found
    if s.alliance[seat] == NONE:
        return [NO_ALLIANCE.obstacle()]
    if s.alliance[other] != s.alliance[seat]:
        return [NOT_ALLIED.obstacle(other)]
    return [] if any(not has(mask, other) for mask in s.shown[seat]) else [NOTHING_TO_SHOW.obstacle(other)]
