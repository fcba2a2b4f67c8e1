"""Positions for the tests of combat: a hex with its neighbours, blueprints, and loaded dice."""

from __future__ import annotations

from typing import Self

from tests.games.eclipse.drawing_board import FIGURES
from tests.games.eclipse.loaded_dice import loaded
from tests.games.eclipse.positions import Table

from astrolude.games.eclipse.events import VESSEL
from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.rules import blueprints
from astrolude.games.eclipse.tables.common import NONE, SHIPS
from astrolude.games.eclipse.tables.parts import PARTS
from astrolude.games.eclipse.tables.sectors import sector
from astrolude.games.eclipse.tables.species import NO_SLOT, SLOTS
from astrolude.kernel.state import NOBODY

ARENA = 319
"""The hex of the battle: wormholes on all edges, squares of money, science and materials."""
EAST, WEST, NORTH_EAST, SOUTH_WEST = 103, 101, 105, 107
"""Neighbours that are fully connected with it."""
NORTH_WEST = 104
"""A neighbour that is half connected."""


class Fight(Table):
    """A table with the arena far from everything else."""

    def __init__(self, *species: str, seed: int = 1, **options: str) -> None:
        super().__init__(*species, seed=seed, **options)
        self.lay(ARENA, 10, 0)

    def neighbours(self) -> Self:
        """Lay the hexes around the arena."""
        self.lay(EAST, 11, 0).lay(WEST, 9, 0).lay(NORTH_EAST, 11, -1).lay(SOUTH_WEST, 9, 1)
        self.lay(NORTH_WEST, 10, -1)
        return self

    def fit(self, seat: int, ship: str, *changes: str) -> Self:
        """Lay tiles on a blueprint: `part` on an empty slot, `part/printed` over a printed one."""
        s, first = self.state, SHIPS.index(ship) * SLOTS
        for change in changes:
            name, _, covered = change.partition("/")
            wanted = PARTS.index(covered) if covered else NONE
            slots = [
                first + slot
                for slot in range(SLOTS - 1)
                if s.blueprints[seat][first + slot] == NONE
                and blueprints.covered(s.species[seat], s.blueprints[seat], first + slot) == wanted
                and wanted != NO_SLOT
            ]
            blueprints.put(s, seat, slots[0], PARTS.index(name))
        return self

    def harmless(self, seat: int, *ships: str) -> Self:
        """Ships without cannons."""
        for ship in ships:
            while self.figure(seat, ship, "cannons_yellow"):
                self.fit(seat, ship, "hull/ion_cannon")
        return self

    def figure(self, seat: int, ship: str, name: str) -> int:
        return blueprints.stat(self.state, seat, SHIPS.index(ship), FIGURES.index(name))

    def dice(self, *faces: int) -> Self:
        """What the next dice show."""
        self.state.rng = loaded(*faces)
        return self

    def combat(self, *faces: int) -> Self:
        """Everybody has passed; the first dice of the Combat phase show these faces."""
        self.state.passed = [seat for seat in range(self.state.players) if not self.state.gone[seat]]
        self.state.next_start = self.state.start
        self.dice(*faces)
        self.end_actions()
        assert self.state.problems() == []
        return self

    def happened(self, *events: str) -> list[tuple[str, int | None, list[int]]]:
        """The events of some kinds in order: name, seat, values."""
        known = {GAME.events.by_name[event]: event for event in events}
        return [
            (known[entry.event], None if entry.seat == NOBODY else entry.seat, entry.values)
            for entry in self.journal.entries
            if entry.event in known
        ]

    def battles(self) -> list[tuple[int | None, int | str]]:
        """Attacker and defender of every battle so far; `npc` defends where no player does."""
        return [
            (seat, values[0] if event == "battle_began" else "npc")
            for event, seat, values in self.happened("battle_began", "npc_battle_began")
        ]

    def fired(self) -> list[tuple[int | None, str]]:
        """Who has fired cannons or missiles with which ships."""
        kinds = ("missiles_fired", "cannons_fired", "npc_missiles_fired", "npc_cannons_fired")
        return [(seat, VESSEL.labels[values[0]]) for _, seat, values in self.happened(*kinds)]

    def destroyed(self) -> list[str]:
        """The ships destroyed so far, in order."""
        return [VESSEL.labels[values[0]] for _, _, values in self.happened("ship_destroyed", "npc_destroyed")]

    def draws(self) -> list[tuple[int | None, int]]:
        """Who has drawn how many reputation tiles, in order."""
        return [(seat, values[0]) for _, seat, values in self.happened("tiles_drawn")]

    def until(self, prompt: str) -> Self:
        """Answer with the first answer until a question of this kind comes."""
        while self.prompt != prompt:
            self.play(self.answers[0])
        return self

    def finish_combat(self) -> Self:
        """Answer with the first answer until the Combat phase is over."""
        while self.state.battle.sector != NONE:
            self.play(self.answers[0])
        return self

    def graveyard(self, seat: int) -> list[int]:
        return self.state.graveyard[3 * seat : 3 * seat + 3]

    def here(self, seat: int) -> int:
        """How many ships of a seat are in the arena."""
        return sum(self.count(seat, ARENA, ship) for ship in SHIPS)

    def ancients_here(self) -> int:
        return self.state.ancients[sector(ARENA)]
