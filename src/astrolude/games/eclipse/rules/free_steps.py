"""EC-5.4: what a player may do at any moment of the own turn: colony ships, trades, proposals.

Each is offered where it can matter: trades where something is paid for (EC-14.2).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import TILES_SHOWN
from astrolude.games.eclipse.grammar import (
    COLONISE,
    COLONISE_STRIDE,
    EXCHANGE,
    FLIP_FOR,
    GRAMMAR,
    PROPOSE,
    PROPOSE_STRIDE,
    RELATIONS,
    RESEARCH,
    RESOURCE,
    SHOW,
    TRADE,
)
from astrolude.games.eclipse.rules import alliances, diplomacy
from astrolude.games.eclipse.rules.cubes import add_colonies, colonise
from astrolude.games.eclipse.rules.economy import add_sales, add_trades, sell_ship, trade
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE

PROPOSALS: Final = GRAMMAR.by_name["propose"].size


def add_free_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-5.4: colony ships and proposals of relations."""
    add_colonies(s, seat, False, answers)
    diplomacy.add_proposals(s, seat, answers)


def add_action_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """ER-12.2, ER-12.3: alliances are proposed within an action."""
    add_free_steps(s, seat, answers)
    alliances.add_proposals(s, seat, answers)


def add_payment_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-14, ER-15.1.3: trades and Magellan's sales."""
    add_trades(s, seat, answers)
    add_sales(s, seat, answers)


def add_shows(s: EclipseState, seat: int, answers: list[int]) -> None:
    """ER-12.11, ER-D13: allies who have not seen all tiles of the seat."""
    if s.alliance[seat] == NONE:
        return
    for other in range(s.players):
        ally = other != seat and s.alliance[other] == s.alliance[seat]
        if ally and any(not mask >> other & 1 for mask in s.shown[seat]):
            answers.append(SHOW + other)


def is_free_step(action: int) -> bool:
    return (
        TRADE <= action < TRADE + EXCHANGE.size
        or FLIP_FOR <= action < FLIP_FOR + RESOURCE.size
        or PROPOSE <= action < PROPOSE + PROPOSALS
        or COLONISE <= action < RESEARCH
        or action >= SHOW
    )


def take_free_step(s: EclipseState, seat: int, action: int) -> None:
    """The question from which it was taken has been asked again before."""
    if action >= SHOW:
        show(s, seat, action - SHOW)
    elif action >= COLONISE:
        way, sector = divmod(action - COLONISE, COLONISE_STRIDE)
        colonise(s, seat, way, sector)
    elif action >= PROPOSE:
        matter, other = divmod(action - PROPOSE, PROPOSE_STRIDE)
        if matter == RELATIONS:
            diplomacy.propose(s, seat, other)
        else:
            alliances.propose(s, seat, matter, other)
    elif action >= FLIP_FOR:
        sell_ship(s, seat, action - FLIP_FOR)
    else:
        trade(s, seat, action - TRADE)


def show(s: EclipseState, seat: int, other: int) -> None:
    """ER-20.2: the ally knows these values until the tiles leave."""
    s.reveal()
    s.shown[seat] = [mask | 1 << other for mask in s.shown[seat]]
    s.note(TILES_SHOWN, seat, other)
