"""What a seat sees of the battle in progress, in cells by place in the line of ships and by die.

Owners go round the table from the seat that looks; ships that nobody owns have a block of their own.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.battle import NOTHING, NPC, Volley
from astrolude.games.eclipse.grammar import DICE as DICE_PLACES
from astrolude.games.eclipse.grammar import LINE
from astrolude.games.eclipse.npc_tables import NPC_COUNT
from astrolude.games.eclipse.sector_tables import SECTOR_COUNT
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import HIGHEST_REPUTATION
from astrolude.games.eclipse.vessels import FIRST_NPC
from astrolude.kernel.observation import PLAYERS, Block, Sketch, around, relative

VESSELS: Final = FIRST_NPC + NPC_COUNT
STAGES: Final = 4
FIGURES: Final = 6
"""Numbers of the block `battle`."""
SHOT: Final = 4
"""Numbers of one die: face, colour, damage, and the place that it is aimed at, each from 1."""
TILES: Final = HIGHEST_REPUTATION + 1


def battle(s: EclipseState, seat: int, out: Sketch) -> None:
    """The hex, what the dice are for, and the fight's numbers."""
    fight = s.battle
    out.one_of(fight.sector, SECTOR_COUNT)
    out.one_of(fight.stage, STAGES)
    out.number(fight.round)
    out.number(fight.turn + 1)
    out.number(int(fight.stalemate))
    out.number(int(fight.missiles))
    out.number(fight.hits)
    out.number(int(fight.defended))


def vessels(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place in the line: what ship it is."""
    for place, member in enumerate(s.battle.members):
        out.put(place * VESSELS + s.battle.squadrons[member].ship, 1)
    out.skip(LINE * VESSELS)


def owners(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place the seat that owns the ship."""
    for place, member in enumerate(s.battle.members):
        owner = s.battle.squadrons[member].owner
        if owner != NPC:
            out.put(place * s.players + relative(s, owner, seat), 1)
    out.skip(LINE * s.players)


def nobodys(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place: ships that nobody owns."""
    for place, member in enumerate(s.battle.members):
        if s.battle.squadrons[member].owner == NPC:
            out.put(place, 1)
    out.skip(LINE)


def damage(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place: damage so far, below 0 for ships that are gone."""
    out.numbers(s.battle.damage)
    out.skip(LINE - len(s.battle.damage))


def sides(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place: 1 for the defender, 2 for the attacker of the battle fought now."""
    fight = s.battle
    for place, member in enumerate(fight.members):
        side = fight.squadrons[member].side
        if fight.defender != NOTHING and side in (fight.defender, fight.attacker):
            out.put(place, 1 if side == fight.defender else 2)
    out.skip(LINE)


def retreats(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place: the sector of a declared retreat, from 1."""
    for place, member in enumerate(s.battle.members):
        if s.battle.retreat[member] != NOTHING:
            out.put(place, s.battle.retreat[member] + 1)
    out.skip(LINE)


def acting(s: EclipseState, seat: int, out: Sketch) -> None:
    """By place: 1 for the ships whose turn it is, 2 for those whose volley lies on the table."""
    fight = s.battle
    turn = fight.order[fight.turn] if 0 <= fight.turn < len(fight.order) else NOTHING
    for place, member in enumerate(fight.members):
        if member in (turn, fight.shooter):
            out.put(place, 2 if member == fight.shooter else 1)
    out.skip(LINE)


def volley(s: EclipseState, seat: int, out: Sketch) -> None:
    _shots(s.battle.volley, out)


def defence(s: EclipseState, seat: int, out: Sketch) -> None:
    """Dice of Point Defense, or those that attack population."""
    _shots(s.battle.defence, out)


def _shots(dice: Volley, out: Sketch) -> None:
    for die in range(len(dice.faces)):
        out.number(dice.faces[die])
        out.number(dice.colours[die] + 1)
        out.number(dice.powers[die] if die < len(dice.powers) else 0)
        out.number(dice.targets[die] + 1 if die < len(dice.targets) else 0)
    out.skip((DICE_PLACES - len(dice.faces)) * SHOT)


def draws(s: EclipseState, seat: int, out: Sketch) -> None:
    """EC-18: by seat, tiles earned by destroyed ships; whether it took part, and whether it withdrew."""
    fight = s.battle
    for owner in around(s, seat):
        out.number(fight.earned[owner])
        out.number(fight.taken_part >> owner & 1)
        out.number(fight.withdrawn >> owner & 1)


def looked(s: EclipseState, seat: int, out: Sketch) -> None:
    """EC-27.2: how many tiles are being looked at, and by value for the one who looks."""
    out.number(len(s.battle.looked))
    if s.battle.actor == seat:
        for value in range(1, TILES):
            out.number(s.battle.looked.count(value))
    else:
        out.skip(TILES - 1)


BATTLE_BLOCKS: Final = [
    Block("battle", [SECTOR_COUNT + STAGES + FIGURES], battle, 4),
    Block("line_vessels", [LINE, VESSELS], vessels),
    Block("line_owners", [LINE, PLAYERS], owners),
    Block("line_nobodys", [LINE], nobodys),
    Block("line_damage", [LINE], damage, 4),
    Block("line_sides", [LINE], sides, 2),
    Block("line_retreats", [LINE], retreats, SECTOR_COUNT),
    Block("line_acting", [LINE], acting, 2),
    Block("volley", [DICE_PLACES, SHOT], volley, 6),
    Block("defence", [DICE_PLACES, SHOT], defence, 6),
    Block("draws", [PLAYERS, 3], draws, 3),
    Block("looked", [TILES], looked),
]
