"""Positions for the tests of rules, built piece by piece instead of by fifty moves."""

from __future__ import annotations

from itertools import count
from typing import Self

from tests.games.playing import Answering

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.questions import THEN_UPKEEP_PHASE
from astrolude.games.eclipse.rules import control, cubes, galaxy, phases, presence
from astrolude.games.eclipse.rules.discovery import add_structure
from astrolude.games.eclipse.rules.research import hold_technology
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import ALLIANCES, NONE, RESOURCES, SHIPS, SQUARES, STRUCTURES
from astrolude.games.eclipse.tables.discoveries import DISCOVERIES
from astrolude.games.eclipse.tables.npcs import NPCS
from astrolude.games.eclipse.tables.sectors import SECTOR_NUMBER, sector
from astrolude.games.eclipse.tables.species import SPECIES, SPECIES_HOME
from astrolude.games.eclipse.tables.technologies import TECH_TRACK, TECHNOLOGIES, TRACKS
from astrolude.kernel.journal import Journal

ANNA, BEN, CLEO, DAN = range(4)
TERRANS = [
    f"terran_{name}"
    for name in ("directorate", "federation", "union", "republic", "conglomerate", "alliance")
]


class Table(Answering[EclipseState]):
    """A game at the first turn of the first round, Anna (seat 0) being the start player.

    Species are given by seat; sectors are named by their printed numbers.
    """

    def __init__(self, *species: str, **options: str | int) -> None:
        """The options of the game, and `seed`."""
        seed = int(options.pop("seed", 1))
        chosen = {name: str(value) for name, value in options.items()}
        if any(SPECIES.index(name) >= len(TERRANS) * 2 for name in species):
            chosen.setdefault("new_species", "on")
        self.journal = Journal()
        self.state = self.new(len(species), chosen, seed)
        while self.state.round == 0:
            self.set_up_with(list(species))

    def new(self, players: int, options: dict[str, str], seed: int) -> EclipseState:
        """A game in which seat 0 happens to begin."""
        for number in count(seed):
            journal = Journal()
            state = GAME.new(players, options, number, journal)
            assert isinstance(state, EclipseState)
            if state.start == ANNA:
                self.journal = journal
                return state
        raise AssertionError("unreachable")

    def set_up_with(self, species: list[str]) -> None:
        """Answer a question of the set-up: the wanted species, else whatever comes first."""
        if self.prompt == "species":
            self.play(f"species {species[self.state.seat]}")
        else:
            self.play(self.answers[0])

    # What is asked

    @property
    def answers(self) -> list[str]:
        """Everything that may be answered now, as it is written."""
        return [GRAMMAR.text(action) for action in self.state.legal_actions()]

    def offers(self, beginning: str) -> list[str]:
        """The answers that begin with some words."""
        words = beginning.split()
        return [answer for answer in self.answers if answer.split()[: len(words)] == words]

    def told(self, event: str) -> list[list[int]]:
        """The values of all events of a kind, in order."""
        index = GAME.events.by_name[event]
        return [entry.values for entry in self.journal.entries if entry.event == index]

    # Building the position

    def ask(self, *questions: int) -> Self:
        """Replace what is asked; the last question comes first."""
        self.state.stack = list(questions)
        self.state.settle()
        return self

    def turn(self, seat: int) -> Self:
        """It is a seat's turn."""
        self.state.stack = []
        phases.begin_turn(self.state, seat)
        self.state.settle()
        return self

    def end_actions(self) -> Self:
        """Everybody has passed: the Combat phase begins."""
        self.state.stack = []
        phases.end_actions(self.state)
        self.state.settle()
        return self

    def upkeep(self) -> Self:
        """The Upkeep phase begins, without a Combat phase."""
        self.state.passed = [seat for seat in range(self.state.players) if not self.state.gone[seat]]
        self.state.next_start = self.state.start
        return self.ask(THEN_UPKEEP_PHASE.at())

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def lay(self, number: int, q: int, r: int, rotation: int = 0) -> Self:
        """Put a hex on the table, without what it shows."""
        s, index = self.state, sector(number)
        for piles in (s.stacks, s.discards, s.box):
            for ring, pile in enumerate(piles):
                piles[ring] = [other for other in pile if other != index]
        galaxy.lay(s, index, q, r, rotation)
        return self

    def stack(self, ring: int, *numbers: int) -> Self:
        """Put hexes on top of a stack (1 inner, 2 middle, 3 outer), the first one uppermost."""
        s, wanted = self.state, [sector(number) for number in reversed(numbers)]
        for piles in (s.stacks, s.discards, s.box):
            for place, pile in enumerate(piles):
                piles[place] = [other for other in pile if other not in wanted]
        s.stacks[ring - 1] = [*s.stacks[ring - 1], *wanted]
        return self

    def only_stack(self, ring: int, *numbers: int) -> Self:
        """A stack of these hexes alone; the others are out of the game."""
        self.state.stacks[ring - 1] = []
        return self.stack(ring, *numbers)

    def own(self, seat: int, *numbers: int) -> Self:
        """Discs from a seat's track on hexes."""
        for number in numbers:
            self.state.discs[seat] -= 1
            control.set_controller(self.state, seat, sector(number))
        return self

    def disown(self, number: int) -> Self:
        control.remove_disc(self.state, sector(number))
        return self

    def ships(self, seat: int, number: int, ship: str = "interceptor", amount: int = 1) -> Self:
        for _ in range(amount):
            presence.add_ship(self.state, seat, sector(number), SHIPS.index(ship))
        return self

    def no_ships(self, seat: int, number: int) -> Self:
        """All ships of a seat in a hex go back to the supply."""
        for ship in range(len(SHIPS) - 1):
            for _ in range(presence.ship_count(self.state, seat, sector(number), ship)):
                presence.remove_ship(self.state, seat, sector(number), ship)
        return self

    def ancients(self, number: int, amount: int = 1) -> Self:
        presence.set_ancients(self.state, sector(number), amount)
        return self

    def guard(self, number: int, npc: str | None) -> Self:
        presence.set_guard(self.state, sector(number), NONE if npc is None else NPCS.index(npc))
        return self

    def cube(self, seat: int, number: int, square: str, resource: str | None = None) -> Self:
        """A cube from a track on a square; on grey squares and orbitals the resource says which."""
        kind = SQUARES.index(square)
        track = RESOURCES.index(resource or square.removesuffix("_advanced").replace("shellworld", "science"))
        cubes.settle(self.state, seat, sector(number), kind, track)
        return self

    def tracks(self, seat: int, money: int, science: int, materials: int) -> Self:
        """Cubes on the population tracks; what is too many lies in no man's land."""
        before = sum(self.state.track[3 * seat : 3 * seat + 3])
        self.state.track[3 * seat : 3 * seat + 3] = [money, science, materials]
        self.state.removed[seat] += before - money - science - materials
        return self

    def store(self, seat: int, money: int, science: int, materials: int) -> Self:
        self.state.stored[3 * seat : 3 * seat + 3] = [money, science, materials]
        return self

    def discs(self, seat: int, number: int) -> Self:
        """So many discs on the influence track, the others on an action space."""
        self.state.spent[seat * SPACES] += self.state.discs[seat] - number
        self.state.discs[seat] = number
        return self

    def learn(self, seat: int, *technologies: str, track: str | None = None) -> Self:
        """Technologies from nowhere; rare ones on a track."""
        for name in technologies:
            technology = TECHNOLOGIES.index(name)
            place = TECH_TRACK[technology] if track is None else TRACKS.index(track)
            hold_technology(self.state, seat, technology, place)
        return self

    def market(self, *technologies: str) -> Self:
        """Nothing but one tile of each of these on the supply board."""
        self.state.market = [int(name in technologies) for name in TECHNOLOGIES]
        self.state.bag = [
            min(tiles, 2) if name in technologies else tiles
            for name, tiles in zip(TECHNOLOGIES, self.state.bag, strict=True)
        ]
        return self

    def discovery(self, number: int, kind: str | None) -> Self:
        """A face-down discovery tile on a hex."""
        index = NONE if kind is None else DISCOVERIES.index(kind)
        self.state.discovery = replaced(self.state.discovery, sector(number), index)
        return self

    def next_discovery(self, kind: str) -> Self:
        """The tile on top of the stack."""
        self.state.found_stack.append(DISCOVERIES.index(kind))
        return self

    def structure(self, number: int, *names: str) -> Self:
        for name in names:
            add_structure(self.state, sector(number), 1 << STRUCTURES.index(name))
            if name.endswith("portal"):
                galaxy.open_portal(self.state, sector(number))
        return self

    def relations(self, seat: int, other: int) -> Self:
        """Ambassadors without cubes."""
        players = self.state.players
        self.state.envoys[seat * players + other] = 1
        self.state.envoys[other * players + seat] = 1
        return self

    def alliance(self, name: str, *seats: int) -> Self:
        index = ALLIANCES.index(name)
        self.state.founded |= 1 << index
        for seat in seats:
            self.state.alliance[seat] = index
        return self

    def reputation(self, seat: int, *values: int) -> Self:
        """Reputation tiles from the bag."""
        for value in values:
            self.state.reputation_bag[value] -= 1
        self.state.reputation[seat] = [*self.state.reputation[seat], *values]
        self.state.shown[seat] = [*self.state.shown[seat], *[0] * len(values)]
        return self

    # Reading the position

    def home(self, seat: int) -> int:
        """The number of a seat's home hex."""
        return SECTOR_NUMBER[SPECIES_HOME[self.state.species[seat]]]

    def stored(self, seat: int) -> list[int]:
        return self.state.stored[3 * seat : 3 * seat + 3]

    def track(self, seat: int) -> list[int]:
        return self.state.track[3 * seat : 3 * seat + 3]

    def controller(self, number: int) -> int:
        return self.state.controller[sector(number)]

    def owned(self, seat: int) -> list[int]:
        return [SECTOR_NUMBER[index] for index in self.state.own[seat]]

    def count(self, seat: int, number: int, ship: str) -> int:
        return presence.ship_count(self.state, seat, sector(number), SHIPS.index(ship))

    def squares(self, number: int) -> dict[str, int]:
        """The cubes on a hex by kind of square."""
        row = self.state.cubes[sector(number)]
        return {name: row[kind] for kind, name in enumerate(SQUARES) if row[kind]}
