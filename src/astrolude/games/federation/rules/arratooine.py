"""FD-10.4: Arratooine, its stalls and the commerce pawns."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import STALL_ENTERED
from astrolude.games.federation.grammar import ENTER_STALL, FREE, PAID, REWARD, TILE_LEVEL_1, TILE_LEVEL_2
from astrolude.games.federation.questions import ASK_EXTRA, ASK_REWARD, ASK_STALL, THEN_EFFECTS
from astrolude.games.federation.rules.crystals import covers, owe, payable
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.scholars import enablers
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ARRATOOINE,
    POINTS_OF_USE,
    STALL_BARGAINS,
    STALL_COST,
    STALLS,
    WORLDS,
)
from astrolude.games.federation.tables.programs import BARGAIN_PROGRAM

NO_COST: Final = POINTS_OF_USE.index("stall_no_cost")
SECOND_STALL: Final = POINTS_OF_USE.index("stall_second")
STALL_COUNT: Final = len(STALLS)
HIGHEST: Final = 2


def arratooine_possible(s: FederationState, seat: int, lav: int, cop: int, oce: int) -> bool:
    """FD-4.9: a stall that these crystals can pay, or 1D2."""
    return any(covers(lav, cop, oce, 0, cost) for cost in STALL_COST) or bool(enablers(s, seat, NO_COST))


def payable_stalls(s: FederationState, seat: int) -> list[int]:
    """Stalls not yet used in this action that the seat can pay."""
    return [
        stall
        for stall in range(STALL_COUNT)
        if not s.stalls_used >> stall & 1 and payable(s, seat, STALL_COST[stall])
    ]


def trade(s: FederationState, seat: int) -> None:
    """One Arratooine action, and a second stall by 2D2 after it (FD-15.7)."""
    s.stalls_used = 0
    if enablers(s, seat, SECOND_STALL):
        ASK_EXTRA.ask(s, seat, SECOND_STALL)
    choose_stall(s, seat)


def choose_stall(s: FederationState, seat: int) -> None:
    """FD-10.4 (1): a stall to pay, unless 1D2 saves the cost."""
    if enablers(s, seat, NO_COST):
        ASK_EXTRA.ask(s, seat, NO_COST)
    else:
        ASK_STALL.ask(s, seat, PAID)


def another_stall(s: FederationState, seat: int) -> bool:
    """2D2: whether a different stall could be used."""
    return bool(payable_stalls(s, seat)) or bool(enablers(s, seat, NO_COST))


def stall_answers(s: FederationState, seat: int, mode: int) -> list[int]:
    if mode == PAID:
        return [ENTER_STALL.at(stall) for stall in payable_stalls(s, seat)]
    if mode == FREE:
        return [ENTER_STALL.at(stall) for stall in range(STALL_COUNT) if not s.stalls_used >> stall & 1]
    return [ENTER_STALL.at(stall) for stall in range(STALL_COUNT)]


def enter_stall(s: FederationState, seat: int, stall: int, mode: int) -> None:
    """FD-10.4: pay, place or move the pawn, then the reward of the level reached."""
    here = STALL_COUNT * seat + stall
    before = s.stalls[here]
    level = min(before + 1, HIGHEST)
    if mode == TILE_LEVEL_1:
        level = 1
    elif mode == TILE_LEVEL_2:
        level = HIGHEST
    else:
        s.stalls_used |= 1 << stall
    s.note(STALL_ENTERED, seat, stall, level)
    if level > before:
        s.stalls[here] = level
        set_influence(s, seat, ARRATOOINE, s.influence[WORLDS * seat + ARRATOOINE] + level - before)
    ASK_REWARD.ask(s, seat, stall, level - 1)
    if mode == PAID:
        owe(s, seat, STALL_COST[stall])


def reward_answers(stall: int, level: int) -> list[int]:
    """FD-10.4 (3): the rewards of a level, of which one is taken."""
    return [REWARD.at(bargain) for bargain in STALL_BARGAINS[2 * stall + level - 1]]


def take_reward(s: FederationState, seat: int, bargain: int) -> None:
    THEN_EFFECTS.then(s, seat, BARGAIN_PROGRAM[bargain])
