"""SG-3: setup: planets, gates, crew, piles, and the first three modules of every base."""

from __future__ import annotations

from astrolude.games.space_gate.events import FIRST_WAVE, GAME_BEGAN, SECOND_WAVE
from astrolude.games.space_gate.questions import ASK_SETUP_PILE, THEN_NEXT_TURN
from astrolude.games.space_gate.rules.base import lay_start
from astrolude.games.space_gate.rules.closing import OPEN, WAITING
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    CORRIDORS,
    ENGINEERS,
    GATES,
    MODULES,
    NOTHING,
    PILES,
    PLAYER_COUNTS,
    ROBOTS,
    ROOMS,
    SETTLERS,
    SETTLERS_ON_WHEEL,
    START_MODULES,
    STARTING_CHIEFS,
    STARTING_ENGINEERS,
    STARTING_MODULES,
    STARTING_SETTLERS,
    STARTS_OPEN,
    SUITS,
    TRACK_START,
    gates_in_play,
    pile_contents,
    second_wave,
)
from astrolude.games.space_gate.tables.exoplanets import PLANETS, SIDE_FOR, SIDE_PLANET, SITE_COUNT
from astrolude.kernel.state import NOBODY


def set_up(s: GateState, options: dict[str, str]) -> None:
    """SG-3: everything up to the first player's first module."""
    empty_table(s, options)
    deal_planets(s, options["express"] == "on")
    shuffle_piles(s)
    for seat in range(s.players):
        take_crew(s, seat)
    s.first = s.rng.below(s.players)
    s.active = s.first
    s.note(GAME_BEGAN, s.first)
    ask_for_modules(s)


def empty_table(s: GateState, options: dict[str, str]) -> None:
    """SG-3.1, SG-3.4, SG-3.6: the table before anybody takes anything."""
    seats = range(s.players)
    s.turn = 0
    limit = options["turn_limit"]
    s.last_turn = 0 if limit == "none" else int(limit) * s.players
    s.room = s.stand = NOTHING
    s.engineers = [0] * (s.players * len(ROOMS))
    s.chiefs = [0] * (s.players * len(ROOMS))
    s.robots = [0] * (s.players * len(ROOMS))
    s.settler_reserve = [SETTLERS for _ in seats]
    s.engineer_reserve = [ENGINEERS for _ in seats]
    s.suit_reserve = [SUITS for _ in seats]
    s.robot_reserve = [ROBOTS for _ in seats]
    s.tokens = [int(options[f"reorganisation_{seat}"] == "on") for seat in seats]
    s.bases = [[] for _ in seats]
    s.cells = [0] * len(MODULES)
    s.rotations = [0] * len(MODULES)
    s.corridors = CORRIDORS[:]
    s.opened = STARTS_OPEN[:]
    s.settlers = [0] * len(MODULES)
    s.links = [NOTHING] * (len(MODULES) * ALL_SIDES)
    s.known = [0] * len(PILES)
    s.locked = 0
    s.taken = NOTHING
    s.sites = [NOBODY] * SITE_COUNT
    s.track = TRACK_START[:]
    s.influence = [0 for _ in seats]
    s.due = [0 for _ in seats]
    s.ranks = [[] for _ in seats]
    s.from_hawking = [0 for _ in seats]
    s.from_predominance = [0 for _ in seats]
    s.lost = [0 for _ in seats]
    s.ending = False
    s.sent = s.island = s.closing = NOTHING
    s.flying = 0
    s.lifter = NOBODY
    s.lifted = []
    s.layout = []


def deal_planets(s: GateState, express: bool) -> None:
    """SG-3.2, SG-3.3, SG-15.1, SG-15.3: two waves on the side for the players, gates on the first."""
    planets = list(range(len(PLANETS)))
    s.rng.shuffle(planets)
    gates = list(range(len(GATES)))
    s.rng.shuffle(gates)
    first, second = gates_in_play(express), second_wave(express)
    sides = SIDE_FOR[PLAYER_COUNTS.index(s.players)]
    s.planets = [sides[planet] for planet in planets[: first + second]]
    s.phases = [OPEN] * first + [WAITING] * second
    s.gates = [NOTHING] * len(GATES)
    for place in range(first):
        s.gates[gates[place]] = place
        s.note(FIRST_WAVE, NOBODY, planets[place], gates[place])
    for side in s.planets[first:]:
        s.note(SECOND_WAVE, NOBODY, SIDE_PLANET[side])


def shuffle_piles(s: GateState) -> None:
    """SG-3.8, SG-15.3, SG-18.11: nine piles, without the modules of a gate that is not in play."""
    unused = s.gates.index(NOTHING) if NOTHING in s.gates else NOTHING
    s.piles = pile_contents(unused)
    for pile in s.piles:
        s.rng.shuffle(pile)


def take_crew(s: GateState, seat: int) -> None:
    """SG-3.5, SG-3.7, SG-3.9: pieces into the rooms, five settlers on the start module, one on the wheel."""
    for room in range(len(ROOMS)):
        s.engineers[seat * len(ROOMS) + room] = STARTING_ENGINEERS[room]
        s.chiefs[seat * len(ROOMS) + room] = STARTING_CHIEFS[room]
    chiefs = sum(STARTING_CHIEFS)
    s.engineer_reserve[seat] -= sum(STARTING_ENGINEERS) + chiefs
    s.suit_reserve[seat] -= chiefs
    s.settler_reserve[seat] -= STARTING_SETTLERS + SETTLERS_ON_WHEEL
    lay_start(s, seat)
    s.settlers[START_MODULES[seat]] = STARTING_SETTLERS


def ask_for_modules(s: GateState) -> None:
    """SG-3.11, SG-3.13, SG-18.13: from the first player clockwise, two modules each; then the first turn."""
    THEN_NEXT_TURN.then(s)
    for order in range(s.players - 1, -1, -1):
        seat = (s.first + order) % s.players
        for module in range(STARTING_MODULES - 1, -1, -1):
            ASK_SETUP_PILE.ask(s, seat, module)
