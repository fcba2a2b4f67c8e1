"""Positions of the middle game, made at random: explored hexes, fleets, technologies, blueprints, treaties.

Random play from the first round seldom gets there: it passes early and builds little.
"""

from __future__ import annotations

from random import Random

from tests.games.eclipse.positions import Table

from astrolude.games.eclipse.grammar import INSTALL
from astrolude.games.eclipse.rules import cubes, galaxy, presence, upgrade
from astrolude.games.eclipse.rules.research import hold_technology
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import (
    NONE,
    ORBITAL_SHIP,
    SHIP_TYPES,
    SQ_ORBITAL,
    SQUARE_ADVANCED,
    SQUARE_CHOICES,
    SQUARE_KINDS,
)
from astrolude.games.eclipse.tables.npcs import ANCIENT_CRUISERS
from astrolude.games.eclipse.tables.parts import PART_BIT, PART_COUNT, PART_IS_UNIQUE
from astrolude.games.eclipse.tables.sectors import (
    EDGE_Q,
    EDGE_R,
    EDGES,
    SECTOR_ANCIENTS,
    SECTOR_DISCOVERY,
    SECTOR_HOMEWORLD,
    SECTOR_NUMBER,
    SECTOR_SQUARES,
)
from astrolude.games.eclipse.tables.species import HAS_BLUEPRINT, OTHER_SIDE, SPECIES, SPECIES_COUNT
from astrolude.games.eclipse.tables.technologies import RARE, TECH_TRACK, TECHNOLOGY_COUNT, TRACK_SLOTS

SWITCHES = [
    "rare_technologies",
    "developments",
    "galactic_center_takeover",
    "ancient_hives",
    "warp_portals",
    "new_discoveries",
]
HEXES_LAID = [4, 7, 8]
"""By ring, at most."""
FLEET = [5, 3, 2, 2]
"""By type: the most ships of a seat."""


def rich_position(seed: int) -> Table:
    """A table in the middle of a game; everything about it comes from the seed."""
    random = Random(seed)
    players = random.choice([2, 3, 4, 5, 6, 7, 9])
    table = Table(*random_species(random, players), seed=seed, **random_options(random, players))
    table.state.round = random.choice([1, 4, 8, 9])
    explore(table, random)
    for seat in range(players):
        enrich(table, random, seat)
        settle(table, random, seat)
        muster(table, random, seat)
    if players > 3:
        befriend(table, random)
    table.state.settle()
    return table


def random_species(random: Random, players: int) -> list[str]:
    chosen: list[int] = []
    for species in random.sample(range(SPECIES_COUNT), SPECIES_COUNT):
        if OTHER_SIDE[species] not in chosen:
            chosen.append(species)
    return [SPECIES[species] for species in chosen[:players]]


def random_options(random: Random, players: int) -> dict[str, str]:
    options = {name: random.choice(["on", "off"]) for name in SWITCHES}
    options |= {"new_species": "on", "extra_sectors": "on"}
    if players > 3:
        options["alliances"] = "on"
    if players > 6:
        options["simultaneous_play"] = random.choice(["off", "on", "waiting"])
    else:
        options["turn_direction_choice"] = random.choice(["off", "on"])
        options |= random.choice([{"ancient_homeworlds": "on"}, {"secret_world": "3"}])
    return options


def explore(table: Table, random: Random) -> None:
    """Lay hexes from the stacks wherever there is room, with all that they show."""
    s = table.state
    for ring, number in enumerate(HEXES_LAID):
        for _ in range(number):
            zones = free_zones(s, ring)
            if zones and s.stacks[ring]:
                sector = s.stacks[ring][-1]
                s.stacks[ring] = s.stacks[ring][:-1]
                galaxy.lay(s, sector, *random.choice(zones), random.randrange(EDGES))
                show(s, random, sector)


def free_zones(s: EclipseState, ring: int) -> list[tuple[int, int]]:
    zones = [
        (s.q[sector] + EDGE_Q[edge], s.r[sector] + EDGE_R[edge])
        for sector in s.board
        for edge in range(EDGES)
        if s.near[sector][edge] == NONE
    ]
    return [zone for zone in zones if galaxy.ring_of(*zone) == ring]


def show(s: EclipseState, random: Random, sector: int) -> None:
    presence.set_ancients(s, sector, SECTOR_ANCIENTS[sector])
    if SECTOR_HOMEWORLD[sector]:
        presence.set_guard(s, sector, random.choice(ANCIENT_CRUISERS))
    if SECTOR_DISCOVERY[sector] and s.found_stack:
        s.discovery = replaced(s.discovery, sector, s.found_stack.pop())


def enrich(table: Table, random: Random, seat: int) -> None:
    """Resources, technologies, found parts, and blueprints that use them."""
    s = table.state
    table.store(seat, *[random.randrange(40) for _ in range(3)])
    for track in range(TRACK_COUNT):
        open_ones = [
            technology
            for technology in range(RARE)
            if TECH_TRACK[technology] == track and not s.technologies[seat] >> technology & 1
        ]
        for technology in random.sample(open_ones, random.randrange(5)):
            hold_technology(s, seat, technology, track)
        take_rare(s, random, seat, track)
    for part in random.sample([part for part in range(PART_COUNT) if PART_IS_UNIQUE[part]], 3):
        if not any(mask & PART_BIT[part] for mask in s.spare):
            s.spare[seat] |= PART_BIT[part]
    for _ in range(random.randrange(8)):
        install_something(s, random, seat)


def take_rare(s: EclipseState, random: Random, seat: int, track: int) -> None:
    technology = random.randrange(RARE, TECHNOLOGY_COUNT)
    taken = any(mask >> technology & 1 for mask in s.technologies)
    if not taken and tile_count(s, seat, track) < TRACK_SLOTS:
        hold_technology(s, seat, technology, track)
        s.market[technology] = s.bag[technology] = 0


def install_something(s: EclipseState, random: Random, seat: int) -> None:
    """One part, as if by an Upgrade; what is asked stays what it is."""
    answers: list[int] = []
    upgrade.add_upgrades(s, seat, 1, answers)
    installations = [action for action in answers if INSTALL.holds(action)]
    if installations:
        asked = s.stack[:]
        upgrade.take_upgrade(s, seat, 1, random.choice(installations))
        s.stack = asked
    s.refitted = 0


def settle(table: Table, random: Random, seat: int) -> None:
    """Discs, population and structures on hexes that nobody holds."""
    s = table.state
    for _ in range(random.randrange(4)):
        free = [
            sector
            for sector in s.board
            if s.controller[sector] == NONE and not s.ancients[sector] and s.guard[sector] == NONE
        ]
        if free and s.discs[seat] > 3:
            sector = random.choice(free)
            table.own(seat, SECTOR_NUMBER[sector])
            if random.random() < 0.3:
                table.structure(SECTOR_NUMBER[sector], random.choice(["orbital", "monolith"]))
            populate(s, random, seat, sector)


def populate(s: EclipseState, random: Random, seat: int, sector: int) -> None:
    for kind in range(SQ_ORBITAL):
        resource = random.choice(SQUARE_CHOICES[kind])
        printed = SECTOR_SQUARES[sector * SQUARE_KINDS + kind] and not SQUARE_ADVANCED[kind]
        if printed and s.track[3 * seat + resource] and random.random() < 0.7:
            cubes.settle(s, seat, sector, kind, resource)


def muster(table: Table, random: Random, seat: int) -> None:
    """Ships anywhere on the board, also beside each other."""
    s = table.state
    for ship in range(ORBITAL_SHIP):
        for _ in range(random.randint(0, FLEET[ship])):
            built = HAS_BLUEPRINT[s.species[seat] * SHIP_TYPES + ship]
            if built and s.supply[seat * SHIP_TYPES + ship]:
                presence.add_ship(s, seat, random.choice(s.board), ship)


def befriend(table: Table, random: Random) -> None:
    """Some relations, at most two for each seat."""
    friends = [0] * table.state.players
    for seat in range(table.state.players):
        for other in range(seat):
            if max(friends[seat], friends[other]) < 2 and random.random() < 0.3:
                table.relations(seat, other)
                friends[seat] += 1
                friends[other] += 1
