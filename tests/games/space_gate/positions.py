"""A readable way to a position: start from a fresh game and put things where a test wants them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.games.playing import Playing

from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import GATE, MODULE, PILE, PLANET, ROOM, SITE, TOKEN
from astrolude.games.space_gate.questions import ASK_TURN, THEN_NEXT_TURN, THEN_SENDING, THEN_STEP_DOWN
from astrolude.games.space_gate.rules.base import attach, lay, lay_start, placement_answers
from astrolude.games.space_gate.rules.closing import HAWKING, OPEN, SHUT, WAITING
from astrolude.games.space_gate.rules.closure import closes
from astrolude.games.space_gate.rules.placing import legal_sites
from astrolude.games.space_gate.rules.planet_scoring import worth
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ENGINEER_RANKS,
    ENGINEERS,
    MODULE_PILE,
    NOTHING,
    PLAYER_COUNTS,
    RANK_ENGINEER,
    RANK_SETTLER,
    ROBOTS,
    ROOMS,
    SETTLERS,
    SETTLERS_ON_WHEEL,
    START_MODULES,
    SUITS,
    WHEEL,
    cell_at,
)
from astrolude.games.space_gate.tables.exoplanets import SIDE_CENTRE, SIDE_FOR, SIDE_SITES, SIDES
from astrolude.kernel.journal import Journal
from astrolude.kernel.state import NOBODY, State

ANNA, BEN, CLEO, DAN = range(4)

TILE = re.compile(r"(\w+)@(-?\d+),(-?\d+)r(\d) (open|closed) ?(\d*)")
CREW = re.compile(r"([ECR])(\d+)")


class Table(Playing[GateState]):
    """The first turn of a game, Anna's unless said otherwise: each base is a start module with five settlers.

    Every change keeps the components in balance: what is put somewhere is taken from somewhere else.
    """

    def __init__(self, players: int = 3, active: int = ANNA, without: str = "", **options: str) -> None:
        """`without` names the gate that an express game leaves in the box."""
        seed = 0
        while not self.fits(state := GAME.new(players, options, seed, Journal()), active, without):
            seed += 1
        assert isinstance(state, GateState)
        self.state = state
        state.turn, state.active, state.stack = 1, active, [ASK_TURN.at(active)]
        self.planets(["bose", "collins", "dirac"], ["fermi", "planck"])

    @staticmethod
    def fits(state: State, active: int, without: str) -> bool:
        assert isinstance(state, GateState)
        return state.seat == active and (not without or state.gates[GATE.read(without)] == NOTHING)

    def at_turn_start(self) -> Table:
        """The active player's turn begins again, with everything that comes before the first choice."""
        self.state.stack = [THEN_NEXT_TURN.at()]
        self.state.turn -= 1
        self.state.first = self.state.active
        self.state.settle()
        return self.changed()

    # The Odyssey and Hawking

    def crew(self, seat: int, **rooms: str) -> Table:
        """Everybody of a seat on the Odyssey, `water="E2 C1 R1"`; all other pieces are in the reserve."""
        state = self.state
        pieces = {"E": state.engineers, "C": state.chiefs, "R": state.robots}
        for room in range(len(ROOMS)):
            for kind in pieces.values():
                kind[seat * len(ROOMS) + room] = 0
        for room_name, text in rooms.items():
            for letter, number in CREW.findall(text):
                pieces[letter][seat * len(ROOMS) + ROOM.read(room_name)] = int(number)
        return self.changed()

    def influence(self, seat: int, total: int) -> Table:
        """So much influence, with a piece on each rank that it reaches."""
        self.state.influence[seat] = total
        self.state.ranks[seat] = [
            RANK_ENGINEER if rank in ENGINEER_RANKS else RANK_SETTLER for rank in range(1, total // WHEEL + 1)
        ]
        return self.changed()

    def track(self, *tokens: str) -> Table:
        """The predominance tokens from the highest space down."""
        self.state.track = [TOKEN.read(token) for token in tokens]
        return self.changed()

    # Bases and piles

    def base(self, seat: int, *tiles: str, start: int = 5) -> Table:
        """A whole base, `"airlock_water_5@0,1r0 open 2"`, around a start module with so many settlers."""
        state = self.state
        self.bring_back(seat)
        lay_start(state, seat)
        state.settlers[START_MODULES[seat]] = start
        for tile in tiles:
            found = TILE.fullmatch(tile)
            assert found, tile
            name, x, y, rotation, face, settlers = found.groups()
            module = MODULE.read(name)
            state.piles[MODULE_PILE[module]].remove(module)
            lay(state, seat, module, cell_at(int(x), int(y)), int(rotation))
            state.opened[module] = int(face == "open")
            state.settlers[module] = int(settlers or 0)
        return self.changed()

    def bring_back(self, seat: int) -> None:
        """The modules of a base go back to their piles, closed and empty."""
        for module in self.state.bases[seat]:
            self.state.settlers[module] = 0
            if MODULE_PILE[module] != NOTHING:
                self.state.opened[module] = 0
                self.state.piles[MODULE_PILE[module]].insert(0, module)
        self.state.bases[seat] = []

    def on_top(self, *modules: str) -> Table:
        """The named modules lie on top of their piles, the last named of one pile highest."""
        for name in modules:
            module = MODULE.read(name)
            pile = self.state.piles[MODULE_PILE[module]]
            pile.remove(module)
            pile.append(module)
        return self.changed()

    def only(self, pile: str, *modules: str) -> Table:
        """A pile with these modules, the last being the top; Dan's base holds the others, closed."""
        state, number = self.state, PILE.read(pile)
        kept = [MODULE.read(name) for name in modules]
        assert all(module in state.piles[number] for module in kept)
        for module in state.piles[number]:
            if module not in kept:
                self.attach_anywhere(DAN, module)
        state.piles[number] = kept
        return self.changed()

    def attach_anywhere(self, seat: int, module: int) -> None:
        attach(self.state, seat, module, placement_answers(self.state, seat, module)[0])

    # Exoplanets

    def planets(self, first: Sequence[str], second: Sequence[str] = (), closed: Sequence[str] = ()) -> Table:
        """The waves in play; sun, door and ring stand on the first wave in this order, others on Hawking.

        Closed planets have lost their gate before.
        """
        state = self.state
        sides = SIDE_FOR[PLAYER_COUNTS.index(state.players)]
        names = [*first, *second, *closed]
        state.planets = [sides[PLANET.read(name)] for name in names]
        state.phases = [OPEN] * len(first) + [WAITING] * len(second) + [SHUT] * len(closed)
        in_play = [gate for gate, place in enumerate(state.gates) if place != NOTHING]
        for number, gate in enumerate(in_play):
            state.gates[gate] = number if number < len(first) else HAWKING
        return self.changed()

    def side(self, planet: str) -> int:
        return SIDE_FOR[PLAYER_COUNTS.index(self.state.players)][PLANET.read(planet)]

    def settled(self, planet: str, seat: int, *sites: str) -> Table:
        """Settlers on sites; `v1_1..v1_4` names a run of them."""
        for site in self.named(planet, *sites):
            assert self.state.sites[site] == NOBODY
            self.state.sites[site] = seat
        return self.changed()

    def named(self, planet: str, *sites: str) -> list[int]:
        found: list[int] = []
        for name in " ".join(sites).split():
            first, _, last = name.partition("..")
            start = SITE.read(f"{SIDES[self.side(planet)]}.{first}")
            end = SITE.read(f"{SIDES[self.side(planet)]}.{last}") if last else start
            found += range(start, end + 1)
        return found

    def reserve(self, seat: int, settlers: int) -> Table:
        """So many settlers in the reserve: the others stand on open planets, where they close nothing."""
        state = self.state
        spare = state.settler_reserve[seat] - settlers
        open_sides = [side for side, phase in zip(state.planets, state.phases, strict=True) if phase == OPEN]
        for side in sorted(open_sides, key=lambda side: not SIDE_CENTRE[side]):
            for site in SIDE_CENTRE[side] or SIDE_SITES[side]:
                if spare and state.sites[site] == NOBODY:
                    state.sites[site] = seat
                    if closes(state, side):
                        state.sites[site] = NOBODY
                    else:
                        spare -= 1
        assert spare == 0, "no room for the settlers that are not in the reserve"
        return self.changed()

    def worth(self, planet: str) -> list[int]:
        """What each player would score if the planet closed now."""
        return worth(self.state, self.side(planet))

    def closes(self, planet: str) -> bool:
        return closes(self.state, self.side(planet))

    def sites(self, seat: int, planet: str, island: int = 1) -> list[str]:
        """The sites that a settler may take who is not the first of his module."""
        self.state.island = island - 1
        found = legal_sites(self.state, seat, self.side(planet))
        self.state.island = NOTHING
        return [SITE.labels[site].partition(".")[2] for site in found]

    # Balance

    def changed(self) -> Table:
        """Whatever is not on the table is in the reserve; answers listed before are forgotten."""
        state = self.state
        for seat in range(state.players):
            rooms = slice(seat * len(ROOMS), (seat + 1) * len(ROOMS))
            chiefs, on_ranks = sum(state.chiefs[rooms]), state.ranks[seat]
            state.engineer_reserve[seat] = (
                ENGINEERS - sum(state.engineers[rooms]) - chiefs - on_ranks.count(RANK_ENGINEER)
            )
            state.suit_reserve[seat] = SUITS - chiefs
            state.robot_reserve[seat] = ROBOTS - sum(state.robots[rooms])
            placed = sum(state.settlers[module] for module in state.bases[seat]) + state.sites.count(seat)
            placed += SETTLERS_ON_WHEEL + on_ranks.count(RANK_SETTLER)
            state.settler_reserve[seat] = SETTLERS - placed
        state.listed = False
        return self

    # Playing

    def step_four(self, room: str) -> Table:
        """Step 4 of a turn in which a domain room was activated: all players send, in turn order."""
        state = self.state
        state.room = ROOM.read(room)
        order = [(state.active + number) % state.players for number in range(state.players)]
        state.stack = [THEN_STEP_DOWN.at(), *[THEN_SENDING.at(seat) for seat in reversed(order)]]
        assert state.journal is not None
        self.played_from = len(state.journal.entries)
        state.settle()
        assert state.problems() == []
        return self

    # Reading

    @property
    def asked(self) -> tuple[str, int]:
        """The question and who is asked."""
        return self.state.decision.prompt, self.state.seat

    @property
    def points(self) -> int:
        """The action points left to the one who is asked."""
        return self.state.decision.arguments[-1] + 1

    def on(self, module: str) -> int:
        """How many settlers are on a module."""
        return self.state.settlers[MODULE.read(module)]

    def is_open(self, module: str) -> bool:
        return bool(self.state.opened[MODULE.read(module)])

    def in_room(self, seat: int, room: str) -> tuple[int, int, int]:
        """Engineers, chief engineers and robots of a seat in a room."""
        place = seat * len(ROOMS) + ROOM.read(room)
        return self.state.engineers[place], self.state.chiefs[place], self.state.robots[place]

    def gate_on(self, gate: str) -> str:
        """Where a gate stands: a planet's name, or hawking."""
        place = self.state.gates[GATE.read(gate)]
        return "hawking" if place == HAWKING else SIDES[self.state.planets[place]].partition("_")[0]
