"""What must hold while battles are fought, in words where it does not."""

from __future__ import annotations

from astrolude.games.eclipse.rules.combat.battle import NPC, Battle
from astrolude.games.eclipse.rules.presence import ship_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.vessels import ANCIENT_VESSEL, FIRST_NPC
from astrolude.kernel.state import NOBODY


def battle_problems(s: EclipseState) -> list[str]:
    """The line of ships is sound, and equal to what stands in the hex."""
    battle = s.battle
    if battle.is_idle():
        return [] if battle.numbers() == Battle().numbers() else ["the idle battle was changed"]
    found = line_problems(battle)
    for index, squadron in enumerate(battle.squadrons):
        if squadron.owner != NPC:
            there = ship_count(s, squadron.owner, battle.sector, squadron.ship)
        elif squadron.ship == ANCIENT_VESSEL:
            there = s.ancients[battle.sector]
        else:
            there = int(s.guard[battle.sector] == squadron.ship - FIRST_NPC)
        if there != battle.alive[index]:
            found.append(f"squadron {index} has {battle.alive[index]} ships, in the hex are {there}")
    return found


def line_problems(battle: Battle) -> list[str]:
    """What is wrong with the line itself."""
    found: list[str] = []
    for index, squadron in enumerate(battle.squadrons):
        damages = battle.damage[squadron.first : squadron.first + squadron.count]
        if battle.alive[index] != sum(1 for damage in damages if damage >= 0):
            found.append(f"squadron {index} counts {battle.alive[index]} ships, but has damage {damages}")
        if max(damages) > squadron.design.hull:
            found.append(f"squadron {index} lives with damage {damages} and hull {squadron.design.hull}")
    found += [
        f"a shot is aimed at place {place}, where no ship is"
        for place in battle.volley.targets
        if place != NONE and battle.damage[place] < 0
    ]
    if bool(battle.looked) and battle.actor == NOBODY:
        found.append("nobody looks at the drawn tiles")
    return found
