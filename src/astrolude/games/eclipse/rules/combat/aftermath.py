"""EC-17.5, EC-17.8, ER-12.12: the end of the Combat phase: Planta's population, control of hexes, repair.

Damage is only known to a battle, so all ships are repaired (EC-17.10) when the last battle is over.
"""

from __future__ import annotations

from astrolude.games.eclipse.questions import ASK_CLAIM_HEX, THEN_CONTROL
from astrolude.games.eclipse.rules.combat.battle import IDLE, Battle
from astrolude.games.eclipse.rules.combat.population_attack import kill_all
from astrolude.games.eclipse.rules.control import may_place, remove_disc
from astrolude.games.eclipse.rules.cubes import population
from astrolude.games.eclipse.rules.diplomacy import have_relations
from astrolude.games.eclipse.rules.modules import ANCIENT_HIVES, in_use
from astrolude.games.eclipse.rules.presence import are_hostile, has_enemies
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT
from astrolude.games.eclipse.tables.species import PLANTA
from astrolude.kernel.state import NOBODY


def end_combat(s: EclipseState) -> None:
    """EC-16.1: Planta's population, then control hex by hex in descending order."""
    s.battle = Battle()
    s.battle.sector = SECTOR_COUNT
    THEN_CONTROL.then(s)
    if PLANTA in s.species:
        seat = s.species.index(PLANTA)
        for sector in reversed(s.own[seat]):
            if _suffers(s, seat, sector):
                kill_all(s, sector)


def _suffers(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-17.5, EC-28.19, ER-9.5: whether a ship of an enemy player is in a hex, or an Ancient of a hive."""
    if in_use(s, ANCIENT_HIVES) and s.ancients[sector]:
        return True
    return any(_is_adversary(s, seat, other) for other in s.entered[sector])


def _is_adversary(s: EclipseState, seat: int, other: int) -> bool:
    """ER-12.6, ER-12.19: a player who is neither ally nor partner."""
    return are_hostile(s, seat, other) and not have_relations(s, seat, other)


def next_control(s: EclipseState) -> None:
    """EC-17.8, ER-12.12: offer vacant hexes to those who hold them, allies in the order of entry."""
    battle = s.battle
    while True:
        while battle.pending:
            seat = battle.pending.pop()
            if may_place(s, seat, battle.sector):
                THEN_CONTROL.then(s)
                ASK_CLAIM_HEX.ask(s, seat, battle.sector)
                return
        battle.sector = _next_with_ships(s, battle.sector)
        if battle.sector == NONE:
            s.battle = IDLE
            return
        _take_control(s, battle)


def _next_with_ships(s: EclipseState, below: int) -> int:
    """The next hex in descending order where players have ships, NONE after the last one."""
    for sector in reversed(s.board):
        if sector < below and s.entered[sector]:
            return sector
    return NONE


def _take_control(s: EclipseState, battle: Battle) -> None:
    """EC-17.8: a foreign disc without population goes back to its owner; that is not optional.

    Whoever has ships there and no enemies may then place a disc; if they are several, they are allies.
    """
    sector = battle.sector
    holders = [seat for seat in s.entered[sector] if not has_enemies(s, seat, sector)]
    owner = s.controller[sector]
    if holders and owner != NOBODY and not population(s, sector) and _is_adversary(s, holders[0], owner):
        remove_disc(s, sector)
    battle.pending = holders[::-1]
