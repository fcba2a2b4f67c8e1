"""What a player could research, develop or build after trades, with the trades that lead there (EC-14)."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    BUILD,
    DEVELOP,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    FLIP_FOR,
    RESEARCH,
    RESEARCH_ON,
    TRADE,
)
from astrolude.games.eclipse.questions import ASK_BUILD, ASK_RESEARCH
from astrolude.games.eclipse.rules import developments
from astrolude.games.eclipse.rules.build import STRUCTURE, cost, has_what_it_needs
from astrolude.games.eclipse.rules.economy import KINDS, balance, may_sell_ships
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, is_open, price
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MATERIALS, MONEY, NONE, PIECES, SCIENCE
from astrolude.games.eclipse.tables.developments import DEVELOPMENT_COUNT
from astrolude.games.eclipse.tables.species import TRADE_GET, TRADE_GIVE
from astrolude.games.eclipse.tables.technologies import RARE, TECH_TRACK, TECHNOLOGY_COUNT
from astrolude.kernel.game import Proposal

NO_WAY: Final[list[int]] = []


class Wish:
    """An action, and what it costs by resource."""

    def __init__(self, action: int, cost: list[int]) -> None:
        self.action: Final = action
        self.cost: Final = cost


def proposals(s: EclipseState) -> list[Proposal]:
    """Within Research and Build, where something is paid for."""
    if s.over:
        return []
    seat = s.seat
    if ASK_RESEARCH.holds(s.stack[-1]):
        wishes = [*technology_wishes(s, seat), *development_wishes(s, seat)]
    elif ASK_BUILD.holds(s.stack[-1]):
        wishes = build_wishes(s, seat)
    else:
        return []
    legal = s.legal_actions()
    found: list[Proposal] = []
    for wish in wishes:
        if wish.action not in legal:
            way = trades_for(s, seat, wish.cost)
            if way:
                found.append(Proposal(wish.action, way))
    return found


def technology_wishes(s: EclipseState, seat: int) -> list[Wish]:
    """EC-8.2, ER-4.3: what is open to the seat, at its price."""
    wishes: list[Wish] = []
    for technology in range(TECHNOLOGY_COUNT):
        tracks = range(TRACK_COUNT) if technology >= RARE else [TECH_TRACK[technology]]
        for track in tracks:
            if is_open(s, seat, technology, track):
                rare = RESEARCH_ON.at(technology, track)
                action = rare if technology >= RARE else RESEARCH.at(technology)
                wishes.append(Wish(action, [0, price(s, seat, technology, track), 0]))
    return wishes


def development_wishes(s: EclipseState, seat: int) -> list[Wish]:
    return [
        Wish(DEVELOP.at(development), developments.cost_of(development))
        for development in range(DEVELOPMENT_COUNT)
        if developments.is_open(s, seat, development)
    ]


def build_wishes(s: EclipseState, seat: int) -> list[Wish]:
    """EC-10.1, EC-10.5."""
    return [
        Wish(BUILD.at(piece, sector), [0, 0, cost(s, seat, piece)])
        for piece in range(len(PIECES))
        if has_what_it_needs(s, seat, piece)
        for sector in s.own[seat]
        if not s.structures[sector] & STRUCTURE[piece]
    ]


def trades_for(s: EclipseState, seat: int, price: list[int]) -> list[int]:
    """EC-14.1, ER-15.1.3: trades of what is plentiful, then Magellan's sales; NO_WAY if they fall short."""
    spare = [s.stored[seat * KINDS + resource] - price[resource] for resource in range(KINDS)]
    if s.prudent:
        spare[MONEY] = min(spare[MONEY], balance(s, seat) - price[MONEY])
    board = s.species[seat] * KINDS
    ships = s.ready[seat] if may_sell_ships(s, seat) else 0
    way: list[int] = []
    for get in (MONEY, SCIENCE, MATERIALS):
        while s.stored[seat * KINDS + get] - price[get] < 0 and spare[get] < 0:
            exchange = best_exchange(board, spare, get)
            if exchange != NONE:
                give = EXCHANGE_GIVE[exchange]
                spare[give] -= TRADE_GIVE[board + give]
                spare[get] += TRADE_GET[board + give]
                way.append(TRADE.at(exchange))
            elif ships:
                ships -= 1
                spare[get] += 1
                way.append(FLIP_FOR.at(get))
            else:
                return NO_WAY
    return way


def best_exchange(board: int, spare: list[int], get: int) -> int:
    """The trade for a resource that gives what there is most of, NONE if there is not enough of anything."""
    best = NONE
    for exchange in range(len(EXCHANGE_GIVE)):
        give = EXCHANGE_GIVE[exchange]
        if EXCHANGE_GET[exchange] != get or spare[give] < TRADE_GIVE[board + give]:
            continue
        if best == NONE or spare[give] > spare[EXCHANGE_GIVE[best]]:
            best = exchange
    return best
