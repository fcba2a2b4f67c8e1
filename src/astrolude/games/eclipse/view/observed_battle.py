"""What a seat sees of the battle in progress, in cells by place in the line of ships and by die.

Owners go round the table from the seat that looks; ships that nobody owns have a block of their own.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import DICE as DICE_PLACES
from astrolude.games.eclipse.grammar import DIE, LINE, PLACE, SECTOR, SHIP
from astrolude.games.eclipse.rules.combat.battle import NPC, Volley
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import HIGHEST_REPUTATION, NONE
from astrolude.games.eclipse.tables.npcs import NPC_COUNT, NPCS
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT
from astrolude.games.eclipse.tables.vessels import FIRST_NPC
from astrolude.kernel.observation import PLAYERS, Block, Sketch, relative

VESSELS: Final = FIRST_NPC + NPC_COUNT
STAGES: Final = ["no_dice", "aiming", "defending", "bombarding"]
FIGURES: Final = ["round", "turn", "stalemate", "missiles", "hits", "defended"]
"""Numbers of the block `battle`."""
SHOT: Final = ["face", "colour", "damage", "aimed_at"]
"""Numbers of one die, each from 1."""
TILES: Final = HIGHEST_REPUTATION + 1


class Battle(Block[EclipseState]):
    """The hex, what the dice are for, and the fight's numbers."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        fight = s.battle
        out.one_of(fight.sector, SECTOR_COUNT)
        out.one_of(fight.stage, len(STAGES))
        out.number(fight.round)
        out.number(fight.turn + 1)
        out.number(int(fight.stalemate))
        out.number(int(fight.missiles))
        out.number(fight.hits)
        out.number(int(fight.defended))


class Vessels(Block[EclipseState]):
    """By place in the line: what ship it is."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for place, member in enumerate(s.battle.members):
            out.flag(place * VESSELS + s.battle.squadrons[member].ship)
        out.skip(LINE * VESSELS)


class Owners(Block[EclipseState]):
    """By place the seat that owns the ship."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for place, member in enumerate(s.battle.members):
            owner = s.battle.squadrons[member].owner
            if owner != NPC:
                out.flag(place * s.players + relative(s, owner, seat))
        out.skip(LINE * s.players)


class Nobodys(Block[EclipseState]):
    """By place: ships that nobody owns."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for place, member in enumerate(s.battle.members):
            if s.battle.squadrons[member].owner == NPC:
                out.flag(place)
        out.skip(LINE)


class Damage(Block[EclipseState]):
    """By place: damage so far, below 0 for ships that are gone."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers(s.battle.damage)
        out.skip(LINE - len(s.battle.damage))


class Sides(Block[EclipseState]):
    """By place: 1 for the defender, 2 for the attacker of the battle fought now."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        fight = s.battle
        for place, member in enumerate(fight.members):
            side = fight.squadrons[member].side
            if fight.defender != NONE and side in (fight.defender, fight.attacker):
                out.put(place, 1 if side == fight.defender else 2)
        out.skip(LINE)


class Retreats(Block[EclipseState]):
    """By place: the sector of a declared retreat, from 1."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for place, member in enumerate(s.battle.members):
            if s.battle.retreat[member] != NONE:
                out.put(place, s.battle.retreat[member] + 1)
        out.skip(LINE)


class Acting(Block[EclipseState]):
    """By place: 1 for the ships whose turn it is, 2 for those whose volley lies on the table."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        fight = s.battle
        turn = fight.order[fight.turn] if 0 <= fight.turn < len(fight.order) else NONE
        for place, member in enumerate(fight.members):
            if member in (turn, fight.shooter):
                out.put(place, 2 if member == fight.shooter else 1)
        out.skip(LINE)


class AttackDice(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        _shots(s.battle.volley, out)


class DefenceDice(Block[EclipseState]):
    """Dice of Point Defense, or those that attack population."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        _shots(s.battle.defence, out)


def _shots(dice: Volley, out: Sketch) -> None:
    for die in range(len(dice.faces)):
        out.number(dice.faces[die])
        out.number(dice.colours[die] + 1)
        out.number(dice.powers[die] if die < len(dice.powers) else 0)
        out.number(dice.targets[die] + 1 if die < len(dice.targets) else 0)
    out.skip((DICE_PLACES - len(dice.faces)) * len(SHOT))


class Draws(Block[EclipseState]):
    """EC-18: by seat, tiles earned by destroyed ships; whether it took part, and whether it withdrew."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        fight = s.battle
        for owner in out.seats:
            out.number(fight.earned[owner])
            out.number(fight.taken_part >> owner & 1)
            out.number(fight.withdrawn >> owner & 1)


class Looked(Block[EclipseState]):
    """EC-27.2: how many tiles are being looked at, and by value for the one who looks."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.number(len(s.battle.looked))
        if s.battle.actor == seat:
            for value in range(1, TILES):
                out.number(s.battle.looked.count(value))
        else:
            out.skip(TILES - 1)


BATTLE_BLOCKS: Final = [
    Battle("battle", [[*SECTOR.labels, *STAGES, *FIGURES]], 4),
    Vessels("line_vessels", [PLACE, [*SHIP.labels, *NPCS]]),
    Owners("line_owners", [PLACE, PLAYERS]),
    Nobodys("line_nobodys", [PLACE]),
    Damage("line_damage", [PLACE], 4),
    Sides("line_sides", [PLACE], 2),
    Retreats("line_retreats", [PLACE], SECTOR.size),
    Acting("line_acting", [PLACE], 2),
    AttackDice("volley", [DIE, SHOT], 6),
    DefenceDice("defence", [DIE, SHOT], 6),
    Draws("draws", [PLAYERS, ["earned", "took_part", "withdrew"]], 3),
    Looked("looked", [["number", *[f"value_{value}" for value in range(1, TILES)]]]),
]
