"""EC-17, ER-9.5, ER-12.17: attacks on the population of a hex after its battles."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import (
    NPC_POPULATION_ATTACKED,
    NPC_POPULATION_BOMBED,
    POPULATION_ATTACKED,
    POPULATION_BOMBED,
)
from astrolude.games.eclipse.grammar import BOMBS, CHOOSE_CUBE, DECLINE, FIRE
from astrolude.games.eclipse.questions import ASK_CUBES, ASK_POPULATION, THEN_DEFENCE, THEN_HEX_POPULATION
from astrolude.games.eclipse.rules.combat.battle import BOMBARDING, NO_DICE
from astrolude.games.eclipse.rules.combat.gunnery import offer_rerolls
from astrolude.games.eclipse.rules.combat.line_up import NPC_DESIGN, design_of
from astrolude.games.eclipse.rules.combat.volley import hits, roll_dice
from astrolude.games.eclipse.rules.cubes import kill, population
from astrolude.games.eclipse.rules.diplomacy import have_relations
from astrolude.games.eclipse.rules.modules import ANCIENT_HIVES, in_use
from astrolude.games.eclipse.rules.presence import (
    are_hostile,
    fears_ancients,
    has_enemies,
    has_ship,
    ship_count,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    DIE_DAMAGE,
    SHIP_TYPES,
    SQ_GREY,
    SQ_MATERIALS,
    SQ_MONEY,
    SQ_ORBITAL,
    SQ_SCIENCE,
    SQ_SHELLWORLD,
    SQUARE_KINDS,
)
from astrolude.games.eclipse.tables.npcs import ANCIENT, NPC_COMPUTER
from astrolude.games.eclipse.tables.species import DRACO
from astrolude.games.eclipse.tables.technologies import T_NEUTRON_ABSORBER, T_NEUTRON_BOMBS
from astrolude.kernel.state import NOBODY

ANCIENT_TARGETS: Final = [
    SQ_MONEY,
    SQ_MONEY + 1,
    SQ_ORBITAL,
    SQ_SCIENCE,
    SQ_SCIENCE + 1,
    SQ_SHELLWORLD,
    SQ_MATERIALS,
    SQ_MATERIALS + 1,
    SQ_GREY,
]
"""ER-9.5: the order in which the dice of Ancient Ships destroy cubes."""


def next_attack(s: EclipseState) -> None:
    """EC-17.1, ER-12.17: the players left in the hex, in the order of entry."""
    battle = s.battle
    while battle.pending:
        seat = battle.pending.pop()
        if may_attack(s, seat, battle.sector):
            THEN_HEX_POPULATION.then(s)
            ASK_POPULATION.ask(s, seat)
            return


def may_attack(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-17.1, ER-12.6 c, ER-12.19: cubes of an enemy without relations, and no enemy ship."""
    owner = s.controller[sector]
    if owner == NOBODY or not population(s, sector) or not are_hostile(s, seat, owner):
        return False
    return (
        has_ship(s, seat, sector) and not has_enemies(s, seat, sector) and not have_relations(s, seat, owner)
    )


def attack_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-17.2, EC-17.5, ER-4.9: cannons, or Neutron Bombs, or neither."""
    sector = s.battle.sector
    answers = [DECLINE.at()]
    if any(
        ship_count(s, seat, sector, ship) and design_of(s.stats[seat], ship).firepower
        for ship in range(SHIP_TYPES)
    ):
        answers.append(FIRE.at())
    absorbed = s.technologies[s.controller[sector]] >> T_NEUTRON_ABSORBER & 1
    if s.technologies[seat] >> T_NEUTRON_BOMBS & 1 and not absorbed:
        answers.append(BOMBS.at())
    return answers


def bomb(s: EclipseState, seat: int) -> None:
    """EC-17.5: all cubes at once, without a roll."""
    s.note(POPULATION_BOMBED, seat, s.controller[s.battle.sector], s.battle.sector)
    kill_all(s, s.battle.sector)


def kill_all(s: EclipseState, sector: int) -> None:
    for kind in range(SQUARE_KINDS):
        for _ in range(s.cubes[sector][kind]):
            kill(s, sector, kind)


def fire(s: EclipseState, seat: int) -> None:
    """EC-17.2: each ship fires its cannons once, in one common roll; missiles do not fire."""
    battle = s.battle
    battle.stage = BOMBARDING
    battle.defence.clear()
    for ship in range(SHIP_TYPES):
        count = ship_count(s, seat, battle.sector, ship)
        design = design_of(s.stats[seat], ship)
        roll_dice(battle.defence, design.cannons, count, design.computer, s.rng)
    s.reveal()
    owner = s.controller[battle.sector]
    s.note_all(POPULATION_ATTACKED, seat, [owner, battle.sector, *battle.defence.faces])
    battle.actor = seat
    THEN_DEFENCE.then(s)
    offer_rerolls(s, seat)


def resolve_attack(s: EclipseState) -> None:
    """EC-17.3: each point of damage destroys one cube of the attacker's choice."""
    battle = s.battle
    seat = battle.actor
    battle.actor = NOBODY
    battle.hits = points(s)
    battle.defence.clear()
    battle.stage = NO_DICE
    choose_cube(s, seat)


def points(s: EclipseState) -> int:
    """EC-17.2: population has no shields."""
    dice = s.battle.defence
    return sum(
        DIE_DAMAGE[dice.colours[die]]
        for die in range(len(dice.faces))
        if hits(dice.faces[die], dice.computers[die])
    )


def choose_cube(s: EclipseState, seat: int) -> None:
    battle = s.battle
    if battle.hits >= population(s, battle.sector):
        battle.hits = 0
        kill_all(s, battle.sector)
    elif battle.hits:
        ASK_CUBES.ask(s, seat)


def cube_answers(s: EclipseState) -> list[int]:
    cubes = s.cubes[s.battle.sector]
    return [CHOOSE_CUBE.at(kind) for kind in range(SQUARE_KINDS) if cubes[kind]]


def destroy_cube(s: EclipseState, seat: int, kind: int) -> None:
    battle = s.battle
    battle.hits -= 1
    if battle.hits:
        ASK_CUBES.ask(s, seat)
    kill(s, battle.sector, kind)


def ancients_attack(s: EclipseState) -> None:
    """ER-9.5: Ancient Ships that nobody opposes bomb the controller's population; the disc stays (ER-9.6)."""
    sector = s.battle.sector
    if not may_be_bombed(s, sector):
        return
    owner = s.controller[sector]
    if not s.technologies[owner] >> T_NEUTRON_ABSORBER & 1:
        s.note(NPC_POPULATION_BOMBED, NOBODY, sector)
        kill_all(s, sector)
        return
    dice = s.battle.defence
    dice.clear()
    roll_dice(dice, NPC_DESIGN[ANCIENT].cannons, s.ancients[sector], NPC_COMPUTER[ANCIENT], s.rng)
    s.reveal()
    s.note_all(NPC_POPULATION_ATTACKED, NOBODY, [sector, *dice.faces])
    left = points(s)
    dice.clear()
    for kind in ANCIENT_TARGETS:
        for _ in range(min(left, s.cubes[sector][kind])):
            kill(s, sector, kind)
            left -= 1


def may_be_bombed(s: EclipseState, sector: int) -> bool:
    """ER-9.5, ER-9.7 c: with hives in use, a hex with Ancient Ships and no ship that fights them."""
    owner = s.controller[sector]
    if not in_use(s, ANCIENT_HIVES) or not s.ancients[sector] or owner == NOBODY or not population(s, sector):
        return False
    return s.species[owner] != DRACO and not any(fears_ancients(s, seat) for seat in s.entered[sector])
