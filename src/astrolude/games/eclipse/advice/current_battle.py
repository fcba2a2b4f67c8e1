"""The battle that is being fought, as those who judge its end see it."""

from __future__ import annotations

from astrolude.games.eclipse.advice.forces import Force
from astrolude.games.eclipse.questions import THEN_ANCIENT_BOMBS
from astrolude.games.eclipse.rules.combat.battle import NPC
from astrolude.games.eclipse.rules.presence import are_allied, fears_ancients
from astrolude.games.eclipse.rules.reputation import draws_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.vessels import ANCIENT_VESSEL, FIRST_NPC


def fighting(s: EclipseState, seat: int, friendly: bool) -> Force:
    """The ships on a seat's side, or those against it; whoever has declared retreat fights no more."""
    battle = s.battle
    force = Force()
    for index in range(len(battle.squadrons)):
        squadron = battle.squadrons[index]
        number = battle.alive[index]
        if not number or battle.retreat[index] != NONE:
            continue
        if squadron.owner == NPC:
            if friendly or (squadron.ship == ANCIENT_VESSEL and not fears_ancients(s, seat)):
                continue
            force.add_npc(squadron.ship - FIRST_NPC, number)
        elif are_allied(s, seat, squadron.owner) == friendly:
            force.add_ships(s, squadron.owner, squadron.ship, number)
        else:
            continue
        for place in range(squadron.first, squadron.first + squadron.count):
            if battle.damage[place] > 0:
                force.wear(battle.damage[place])
    if battle.round:
        force.fire_missiles()
    return force


def draws_to_come(s: EclipseState, seat: int) -> float:
    """EC-18.1: the reputation tiles that a seat has earned in this hex and has not chosen from yet."""
    battle = s.battle
    if battle.actor == seat and battle.looked:
        return float(len(battle.looked))
    if not battle.taken_part >> seat & 1:
        return 0.0
    waiting = THEN_ANCIENT_BOMBS.at() in s.stack or seat in battle.pending
    return float(draws_of(battle, seat)) if waiting else 0.0
