"""The odds of a battle: many battles by the rules of combat, with a policy in place of every choice.

A question names two sides, each with the fleets of up to three allies, or non-player ships as the defender.
Players aim at the ships whose destruction takes most firepower away for each point of damage, use Point
Defense and rerolls whenever they can, and never retreat.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.fleets import (
    ATTACKER,
    DEFENDER,
    Fleet,
    Group,
    read_flag,
    read_fleets,
    read_number,
)
from astrolude.games.eclipse.advice.simulation import fight
from astrolude.games.eclipse.rules.combat.battle import OWNERS, Battle, Party, add_squadron
from astrolude.games.eclipse.rules.combat.engagement import begin_battle
from astrolude.games.eclipse.rules.combat.line_up import NPC_SIDE, add_npc
from astrolude.games.eclipse.tables.vessels import FIRST_NPC
from astrolude.kernel.generator import SEEDS, Generator

FEWEST: Final = 100
USUAL: Final = 10_000
MOST: Final = 100_000
"""How many battles may be fought for one question."""
FIRST_ENGAGEMENT: Final = 1
"""The round after the missile step (EC-16.7)."""


def odds(question: dict[str, object]) -> dict[str, object]:
    """The calculator: chances to win, losses and survivors of both sides. InvalidInput if it makes no sense.

    Reads `{"attacker": [fleet, …], "defender": [fleet, …], "missiles_fired"?, "battles"?, "seed"?}`; a fleet
    is `{"species"?, "technologies"?, "colony_ships"?, "ships": [{"ship", "count"?, "parts"?, "damage"?}]}`,
    where `parts` are all parts of the blueprint, as printed if not given. `missiles_fired` asks about a
    battle that is under way: its missile step is over.
    """
    battles = read_number(question, "battles", USUAL, FEWEST, MOST)
    seed = read_number(question, "seed", 0, 0, SEEDS - 1)
    fleets = read_fleets(question)
    tally = Tally(fleets, read_flag(question, "missiles_fired"))
    tally.fight(battles, Generator(seed))
    return {"battles": battles, "seed": seed, **tally.to_json()}


class Tally:
    """The line of both sides before the battle, and what was left after each of them."""

    def __init__(self, fleets: list[Fleet], missiles_fired: bool = False) -> None:
        self.groups: Final[list[Group]] = []
        self.sides: Final[list[int]] = []
        self.start: Final = Battle()
        self.rerolls: Final = [0] * OWNERS
        for owner, fleet in enumerate(fleets):
            self._add(owner, fleet)
        begin_battle(self.start, DEFENDER, ATTACKER)
        if missiles_fired:
            self.start.round = FIRST_ENGAGEMENT
        self.left: Final = [[0] * (group.count + 1) for group in self.groups]
        """By group and number of survivors: how many battles ended so."""
        self.ships_left: Final = [[0] * (self._ships(side) + 1) for side in (DEFENDER, ATTACKER)]
        self.wins: Final = [0, 0]
        self.rounds = 0
        self.battles = 0

    def _add(self, owner: int, fleet: Fleet) -> None:
        self.rerolls[owner] = fleet.colony_ships
        party = Party(owner, fleet.side, owner, fleet.abilities)
        for group in fleet.groups:
            first = len(self.start.damage)
            if group.ship >= FIRST_NPC:
                add_npc(self.start, group.ship - FIRST_NPC, group.count, NPC_SIDE)
            else:
                add_squadron(self.start, party, group.ship, group.count, group.design)
            for place, damage in enumerate(group.damage):
                self.start.damage[first + place] = damage
            self.groups.append(group)
            self.sides.append(fleet.side)

    def _ships(self, side: int) -> int:
        return sum(group.count for group, of in zip(self.groups, self.sides, strict=True) if of == side)

    def fight(self, battles: int, rng: Generator) -> None:
        battle = self.start.copy()
        for _ in range(battles):
            battle.restore(self.start)
            fight(battle, self.rerolls[:], rng)
            self._count(battle)

    def _count(self, battle: Battle) -> None:
        survivors = [0, 0]
        for group in range(len(self.groups)):
            alive = battle.alive[group]
            self.left[group][alive] += 1
            survivors[self.sides[group]] += alive
        for side in (DEFENDER, ATTACKER):
            self.ships_left[side][survivors[side]] += 1
        self.wins[DEFENDER if survivors[DEFENDER] else ATTACKER] += 1
        self.rounds += battle.round
        self.battles += 1

    def to_json(self) -> dict[str, object]:
        return {
            "rounds": self.rounds / self.battles,
            "attacker": self._side_to_json(ATTACKER),
            "defender": self._side_to_json(DEFENDER),
        }

    def _side_to_json(self, side: int) -> dict[str, object]:
        chance = self.wins[side] / self.battles
        return {
            "wins": chance,
            "error": 1.96 * (chance * (1 - chance) / self.battles) ** 0.5,
            "ships_left": [count / self.battles for count in self.ships_left[side]],
            "groups": [
                self._group_to_json(group) for group in range(len(self.groups)) if self.sides[group] == side
            ],
        }

    def _group_to_json(self, index: int) -> dict[str, object]:
        group = self.groups[index]
        chances = [count / self.battles for count in self.left[index]]
        lost = sum((group.count - left) * chance for left, chance in enumerate(chances))
        return {**group.to_json(), "lost": lost, "left": chances}
