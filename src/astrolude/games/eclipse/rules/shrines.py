"""ER-15.4: the shrines of the Enlightened of Lyra and their bonus tiles."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import BONUS_TAKEN, DISCS_GAINED, SHRINE_BUILT
from astrolude.games.eclipse.grammar import CHOOSE_PLANET, CHOOSE_SHRINE, DECLINE
from astrolude.games.eclipse.rules.economy import add_trades, can_raise, pay
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import (
    NONE,
    PROSPERITY,
    PROSPERITY_DISCS,
    RESOURCES,
    SHRINE_COST,
    SHRINE_GROUP,
    SHRINE_RESOURCE,
    SHRINES,
)
from astrolude.games.eclipse.tables.sectors import GREY_PLANET, PLANETS, SECTOR_PLANETS

PLANET_COUNT: Final = len(PLANETS)


def planet_answers(s: EclipseState, seat: int, shrine: int) -> list[int]:
    """ER-15.4.2: planets of its colour, or grey ones, on controlled hexes and without a shrine."""
    answers: list[int] = []
    for sector in s.own[seat]:
        free = SECTOR_PLANETS[sector]
        answers += [
            CHOOSE_PLANET.at(planet, sector)
            for planet in (SHRINE_RESOURCE[shrine], GREY_PLANET)
            if free >> planet & 1 and sector * PLANET_COUNT + planet not in s.shrines
        ]
    return answers


def shrine_answers(s: EclipseState, seat: int) -> list[int]:
    """ER-15.4.2: one shrine that can be paid and placed; trades if another one could be paid after them."""
    answers = [DECLINE.at()]
    out_of_reach = False
    for shrine in range(len(SHRINES)):
        if s.shrines[shrine] != NONE or not planet_answers(s, seat, shrine):
            continue
        resource = SHRINE_RESOURCE[shrine]
        if s.stored[seat * len(RESOURCES) + resource] >= SHRINE_COST[shrine]:
            answers.append(CHOOSE_SHRINE.at(shrine))
        else:
            cost = [SHRINE_COST[shrine] if kind == resource else 0 for kind in range(len(RESOURCES))]
            out_of_reach = out_of_reach or can_raise(s, seat, cost)
    if out_of_reach:
        add_trades(s, seat, answers)
    return answers


def build_shrine(s: EclipseState, seat: int, shrine: int, planet: int, sector: int) -> None:
    """ER-15.4.2, ER-15.4.3: the third shrine of a cost brings its bonus tile."""
    pay(s, seat, SHRINE_RESOURCE[shrine], SHRINE_COST[shrine])
    s.shrines = replaced(s.shrines, shrine, sector * PLANET_COUNT + planet)
    s.note(SHRINE_BUILT, seat, shrine, sector)
    group = SHRINE_GROUP[shrine]
    if all(s.shrines[other] != NONE for other in range(len(SHRINES)) if SHRINE_GROUP[other] == group):
        take_bonus(s, seat, group)


def take_bonus(s: EclipseState, seat: int, group: int) -> None:
    s.bonuses |= 1 << group
    s.note(BONUS_TAKEN, seat, group)
    if group == PROSPERITY:
        s.discs[seat] += PROSPERITY_DISCS
        s.note(DISCS_GAINED, seat, PROSPERITY_DISCS)
