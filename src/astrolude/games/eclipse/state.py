"""The position: flat numbers and lists, cheap to clone. The rules are functions over it.

Lists over the sectors, and the inner lists of lists of lists, are *replaced, never changed*: clones share
them, and whoever changes one puts a new list in its place (`replaced`). All other lists are copied.
Some fields repeat what others say because the rules ask for it all the time: `board`, `near` and `links` (of
coordinates and rotations), `own` (of `controller`), `stats` (of `blueprints`). `invariants` holds them
together.
"""

from __future__ import annotations

from astrolude.games.eclipse.rules.combat.battle import Battle
from astrolude.kernel.state import State


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A list with one item changed; the old one stays as it is, for the clones that share it."""
    twin = values[:]
    twin[index] = value
    return twin


class EclipseState(State):
    """A position of Eclipse. NOBODY stands for no seat, NONE for no sector and nothing else."""

    # The table and the rounds

    modules: int
    """ER-1.1: the modules in use, as a mask over MODULES."""
    drafting: int
    """EC-3.6: how species are chosen, a number of SPECIES_OPTIONS."""
    waiting: bool
    """ER-14.8 c, d: whether holders of markers are asked if they begin."""
    prudent: bool
    """EC-19.7: whether actions that would make the upkeep unpayable are withheld, a house rule."""
    round: int
    """1 to 9; 0 during set-up."""
    phase: int
    """A number of PHASES."""
    start: int
    """The seat that begins the round."""
    next_start: int
    """EC-12.1: the first seat to pass in this round, NOBODY before."""
    active: int
    """The seat whose turn it is."""
    direction: int
    """ER-16.2: 1 clockwise, -1 counterclockwise."""
    passed: list[int]
    """The seats that have passed this round, in order."""
    gone: list[int]
    """By seat: 1 once it has left the game (EC-21.3)."""
    final: list[int]
    """By seat: the points counted when it left the game."""

    # Two action markers (ER-14)

    holder: list[int]
    """By marker (primary, secondary): the seat that holds it or that it is on the way to."""
    arrival: list[int]
    """By marker: the number of its arrival, 0 while it is on the way."""
    arrivals: int
    """How many arrivals there have been in this round."""
    marker: int
    """The marker of the turn in progress: 0 primary, 1 secondary; NONE without markers."""
    waited: int
    """ER-14.8 c: the markers whose holders have sent *wait*, as a mask."""

    # The galaxy, by sector; lists replaced, never changed

    board: list[int]
    """The sectors on the table, in rising order."""
    q: list[int]
    r: list[int]
    rotation: list[int]
    """NONE for a sector that is not on the table."""
    near: list[list[int]]
    """By sector and map edge: the sector there, or NONE."""
    links: list[list[int]]
    """By sector and map edge: 0 no connection, 1 half, 2 full (EC-4.2)."""
    portals: list[int]
    """ER-10.2: the sectors on the table with a warp portal, in rising order. Replaced."""
    controller: list[int]
    """The seat whose disc lies there, or NOBODY."""
    own: list[list[int]]
    """By seat: the sectors it controls, in rising order."""
    cubes: list[list[int]]
    """By sector: cubes of its controller by kind of square; the shared NO_CUBES if there are none."""
    fleets: list[list[int]]
    """By sector: ships by seat and type (seat * SHIP_TYPES + type), an empty list if there are none."""
    entered: list[list[int]]
    """By sector: the seats with ships there, in the order of entry (EC-11.10)."""
    ancients: list[int]
    """How many Ancient Ships are there."""
    guard: list[int]
    """The GCDS, Ancient Cruiser or Ancient Dreadnought there (a number of NPCS), or NONE."""
    discovery: list[int]
    """The face-down discovery tile there (a kind), or NONE."""
    structures: list[int]
    """Orbital, monolith, shellworld and portal tiles, as a mask of STRUCTURES."""
    shrines: list[int]
    """By shrine: the place beside which it was built, sector * PLANETS + planet, or NONE. Replaced."""

    # By seat

    species: list[int]
    """NONE until it is chosen."""
    stored: list[int]
    """By seat and resource."""
    track: list[int]
    """By seat and resource: cubes on the population track (C)."""
    graveyard: list[int]
    """By seat and resource."""
    loose: list[int]
    """Cubes whose owner is being asked where they go."""
    removed: list[int]
    """ER-13.6: cubes out of the game."""
    discs: list[int]
    """Discs on the influence track (D)."""
    spent: list[int]
    """By seat and space (six actions, three reactions): discs on the action spaces."""
    reserve: list[int]
    """EC-3.8: discs set aside."""
    lifted: list[int]
    """Discs in hand: taken from somewhere and not yet put down."""
    ready: list[int]
    """Colony ships that can be used."""
    technologies: list[int]
    """As a mask."""
    tiles: list[list[int]]
    """By seat and track: the technologies on it, in order."""
    spare: list[int]
    """EC-23.5: ship parts kept for later, as a mask over PARTS."""
    blueprints: list[list[int]]
    """By seat: for type and slot (type * SLOTS + slot) the part tile that lies there, or NONE."""
    stats: list[list[int]]
    """By seat: for type and figure (type * STATS + figure) the sums of its blueprint."""
    supply: list[int]
    """By seat and type: ships that can be built."""
    reputation: list[list[int]]
    """By seat: the values of its reputation tiles, in the order of keeping."""
    shown: list[list[int]]
    """By seat: for each of its reputation tiles the seats to whom it was shown, as a mask (ER-D13)."""
    envoys: list[int]
    """By giver and holder (giver * players + holder): 0 no ambassador, 1 one without a cube, 2 with one."""
    kept: list[int]
    """Discovery tiles kept for points."""
    beside: list[int]
    """ER-15.1.4: discovery tiles that Magellan has used."""
    revelations: int
    """ER-15.1.2: the seats that have had their Revelation, as a mask."""
    trophies: list[int]
    """ER-7.4, ER-8.3: tiles of destroyed Ancient Cruisers and Dreadnoughts."""
    developments: list[int]
    """As a mask."""
    alliance: list[int]
    """ER-12: the alliance of the seat, or NONE."""
    broken: list[int]
    """ER-12.13: the alliances that the seat has left, as a mask."""
    founded: int
    """ER-12.2: the alliances whose tiles were ever taken, as a mask."""
    bonuses: int
    """ER-15.4.3: the bonus tiles of the Enlightened, as a mask of SHRINE_GROUPS."""
    traitor: int
    """The seat with the traitor card, or NOBODY."""

    # Supplies

    stacks: list[list[int]]
    """By ring (inner, middle, outer): the face-down hexes; the last one is the top. Inner lists replaced."""
    discards: list[list[int]]
    """By ring: discarded hexes. Inner lists replaced."""
    box: list[list[int]]
    """By ring: hexes left out unseen. Inner lists replaced."""
    found_stack: list[int]
    """Discovery tiles, the last one is the top."""
    found_discards: list[int]
    market: list[int]
    """By technology: tiles that can be researched."""
    bag: list[int]
    """By technology: tiles in the bag."""
    coming: list[int]
    """ER-16.1: by technology, tiles shown for the next round."""
    reputation_bag: list[int]
    """By value 0 to 4: reputation tiles in the bag."""
    developments_left: int
    """ER-6.1: developments that can be bought, as a mask."""
    cruisers: list[int]
    """ER-16.4: Ancient Cruiser tiles (numbers of NPCS) for secret worlds, the last one is the next."""

    # The action in progress

    hand: list[int]
    """Hexes drawn by the exploring seat."""
    aside: list[int]
    """ER-9.7: hives that the Descendants of Draco may not take; they are discarded afterwards."""
    zone_q: int
    zone_r: int
    """Where the hex in hand goes."""
    found_at: int
    """The sector of the discovery that is being resolved."""
    pilot: int
    """The ship type that is flying, NONE outside an activation."""
    position: int
    """Where it is."""
    steps: int
    """Movement left."""
    jumps: int
    """Jumps left."""
    cargo: int
    """ER-5.2: interceptors aboard the flying ship."""
    carriers: list[int]
    """ER-5.2: for each ship that waits with interceptors aboard, sector, type and number."""
    refitted: int
    """EC-9.2: the slots on which the Upgrade in progress has worked, as a mask."""
    proposed: list[int]
    """By matter: the seats to whom it was proposed this turn, as a mask (EC-15.9, ER-12.2, ER-12.3)."""
    refused: bool
    """Whether the matter under consent has been refused by somebody."""
    must_act: bool
    """ER-12.13: whether an action must follow because the seat has left its alliance."""
    battle: Battle
    """The fight in progress; the shared idle one outside the Combat phase."""

    def clone(self) -> EclipseState:
        twin = EclipseState.__new__(EclipseState)
        self.copy_into(twin)
        self.copy_rounds_into(twin)
        self.copy_galaxy_into(twin)
        self.copy_seats_into(twin)
        self.copy_supplies_into(twin)
        self.copy_action_into(twin)
        return twin

    def copy_rounds_into(self, twin: EclipseState) -> None:
        twin.modules = self.modules
        twin.drafting = self.drafting
        twin.waiting = self.waiting
        twin.prudent = self.prudent
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.next_start = self.next_start
        twin.active = self.active
        twin.direction = self.direction
        twin.passed = self.passed[:]
        twin.gone = self.gone[:]
        twin.final = self.final[:]
        twin.holder = self.holder[:]
        twin.arrival = self.arrival[:]
        twin.arrivals = self.arrivals
        twin.marker = self.marker
        twin.waited = self.waited

    def copy_galaxy_into(self, twin: EclipseState) -> None:
        twin.board = self.board
        twin.q = self.q
        twin.r = self.r
        twin.rotation = self.rotation
        twin.near = self.near
        twin.links = self.links
        twin.portals = self.portals
        twin.controller = self.controller
        twin.own = self.own[:]
        twin.cubes = self.cubes[:]
        twin.fleets = self.fleets[:]
        twin.entered = self.entered[:]
        twin.ancients = self.ancients
        twin.guard = self.guard
        twin.discovery = self.discovery
        twin.structures = self.structures
        twin.shrines = self.shrines

    def copy_seats_into(self, twin: EclipseState) -> None:
        twin.species = self.species[:]
        twin.stored = self.stored[:]
        twin.track = self.track[:]
        twin.graveyard = self.graveyard[:]
        twin.loose = self.loose[:]
        twin.removed = self.removed[:]
        twin.discs = self.discs[:]
        twin.spent = self.spent[:]
        twin.reserve = self.reserve[:]
        twin.lifted = self.lifted[:]
        twin.ready = self.ready[:]
        twin.technologies = self.technologies[:]
        twin.tiles = self.tiles[:]
        twin.spare = self.spare[:]
        twin.blueprints = self.blueprints[:]
        twin.stats = self.stats[:]
        twin.supply = self.supply[:]
        twin.reputation = self.reputation[:]
        twin.shown = self.shown[:]
        twin.envoys = self.envoys[:]
        twin.kept = self.kept[:]
        twin.beside = self.beside[:]
        twin.revelations = self.revelations
        twin.trophies = self.trophies[:]
        twin.developments = self.developments[:]
        twin.alliance = self.alliance[:]
        twin.broken = self.broken[:]
        twin.founded = self.founded
        twin.bonuses = self.bonuses
        twin.traitor = self.traitor

    def copy_supplies_into(self, twin: EclipseState) -> None:
        twin.stacks = self.stacks[:]
        twin.discards = self.discards[:]
        twin.box = self.box[:]
        twin.found_stack = self.found_stack[:]
        twin.found_discards = self.found_discards[:]
        twin.market = self.market[:]
        twin.bag = self.bag[:]
        twin.coming = self.coming[:]
        twin.reputation_bag = self.reputation_bag[:]
        twin.developments_left = self.developments_left
        twin.cruisers = self.cruisers[:]

    def copy_action_into(self, twin: EclipseState) -> None:
        twin.hand = self.hand[:]
        twin.aside = self.aside[:]
        twin.zone_q = self.zone_q
        twin.zone_r = self.zone_r
        twin.found_at = self.found_at
        twin.pilot = self.pilot
        twin.position = self.position
        twin.steps = self.steps
        twin.jumps = self.jumps
        twin.cargo = self.cargo
        twin.carriers = self.carriers[:]
        twin.refitted = self.refitted
        twin.proposed = self.proposed[:]
        twin.refused = self.refused
        twin.must_act = self.must_act
        twin.battle = self.battle.copy()

    def scalars(self) -> list[int]:
        return [
            *[self.modules, self.drafting, int(self.waiting), int(self.prudent), self.round],
            *[
                self.phase,
                self.start,
                self.next_start,
                self.active,
                self.direction,
                self.arrivals,
                self.marker,
                self.waited,
            ],
            *[self.revelations, self.founded, self.bonuses, self.traitor, self.developments_left],
            *[self.zone_q, self.zone_r, self.found_at, self.pilot, self.position, self.steps],
            *[self.jumps, self.cargo, self.refitted, int(self.refused), int(self.must_act)],
        ]

    def parts(self) -> list[list[int]]:
        return [
            *[self.passed, self.gone, self.final, self.holder, self.arrival],
            *[self.board, self.q, self.r, self.rotation, *self.near, *self.links, self.portals],
            *[self.controller, *self.own, *self.cubes, *self.fleets, *self.entered],
            *[self.ancients, self.guard, self.discovery, self.structures, self.shrines],
            *[self.species, self.stored, self.track, self.graveyard, self.loose, self.removed],
            *[self.discs, self.spent, self.reserve, self.lifted, self.ready],
            *[self.technologies, *self.tiles, self.spare, *self.blueprints, *self.stats, self.supply],
            *[*self.reputation, *self.shown, self.envoys, self.kept, self.beside, self.trophies],
            *[self.developments, self.alliance, self.broken],
            *[*self.stacks, *self.discards, *self.box, self.found_stack, self.found_discards],
            *[self.market, self.bag, self.coming, self.reputation_bag, self.cruisers],
            *[self.hand, self.aside, self.carriers, self.proposed, self.battle.numbers()],
        ]

    def memos(self) -> list[str]:
        """Of a battle: which squadron stands at which place follows from the squadrons."""
        return ["members"]
