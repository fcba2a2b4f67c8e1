"""The position: flat numbers and lists, cheap to clone. The rules are functions over it, in other modules.

`links` repeats what cells and corridors of the modules say, because every movement asks for it. `invariants`
watches over it.
"""

from __future__ import annotations

from astrolude.kernel.state import State


class GateState(State):
    """A position of Space Gate Odyssey. Lists are indexed by seat unless said otherwise.

    Clones share the lists inside `bases`, `piles` and `ranks`: they are replaced, never changed.
    """

    turn: int
    """The number of the turn, from 1; 0 while the bases are begun."""
    last_turn: int
    """SG-19.1: the turn after which the game ends by itself, 0 for never."""
    first: int
    active: int
    room: int
    """The room activated this turn, or NOTHING."""
    stand: int
    """What stands on its action stand: ENGINEER, CHIEF, or NOTHING."""

    engineers: list[int]
    """Engineers without a suit, by seat and room."""
    chiefs: list[int]
    robots: list[int]

    settler_reserve: list[int]
    engineer_reserve: list[int]
    suit_reserve: list[int]
    robot_reserve: list[int]
    tokens: list[int]
    """Who still holds a reorganisation token, 1 or 0."""

    bases: list[list[int]]
    """The modules of each base in the order in which they were laid."""
    cells: list[int]
    """By module: the cell it lies on (`components.cell_at`)."""
    rotations: list[int]
    corridors: list[int]
    """By module: the sides with a corridor as it lies, as a mask."""
    opened: list[int]
    """By module: 1 for an open one."""
    settlers: list[int]
    """By module: how many settlers are on it."""
    links: list[int]
    """By module and side: the module linked there, or VOID, BLOCKED, WALL (`base`)."""

    piles: list[list[int]]
    """By pile: its modules, the last being the top."""
    known: list[int]
    """By pile: how many modules at its bottom were put under it, so that all know them (SG-17.4)."""
    locked: int
    """The piles that the acting player may not take from any more, as a mask (SG-7.1a)."""
    taken: int
    """The module in somebody's hand, or NOTHING."""

    planets: list[int]
    """The sides of the exoplanets in play, first wave first."""
    phases: list[int]
    """By planet in play: WAITING, OPEN or SHUT (`setup`)."""
    gates: list[int]
    """By gate: the number of the planet it stands on, HAWKING, or NOTHING if it is not in play."""
    sites: list[int]
    """By site of all sixteen sides: whose settler is there, or NOBODY."""
    track: list[int]
    """The predominance tokens from the highest space down."""

    influence: list[int]
    due: list[int]
    """Influence that is being scored and not yet counted in."""
    ranks: list[list[int]]
    """What stands on each player's government ranks, the first rank first."""
    from_hawking: list[int]
    from_predominance: list[int]
    lost: list[int]
    """Influence lost for void corridors."""
    ending: bool
    """The last exoplanet has met its closing condition, or the limit of turns is reached (SG-12.12)."""

    sent: int
    """The module being emptied, or NOTHING."""
    flying: int
    """How many of its settlers are still to be placed."""
    island: int
    """The island of Russell they go to, or NOTHING."""
    closing: int
    """The gate of the planet that closes now, or NOTHING."""

    lifter: int
    """Who is laying a base anew, or NOBODY."""
    lifted: list[int]
    """The modules still to be laid."""
    layout: list[int]
    """The base as it was: module, cell and rotation of each module, one after the other."""

    def clone(self) -> GateState:
        twin = GateState.__new__(GateState)
        self.copy_into(twin)
        twin.turn = self.turn
        twin.last_turn = self.last_turn
        twin.first = self.first
        twin.active = self.active
        twin.room = self.room
        twin.stand = self.stand
        twin.engineers = self.engineers[:]
        twin.chiefs = self.chiefs[:]
        twin.robots = self.robots[:]
        twin.settler_reserve = self.settler_reserve[:]
        twin.engineer_reserve = self.engineer_reserve[:]
        twin.suit_reserve = self.suit_reserve[:]
        twin.robot_reserve = self.robot_reserve[:]
        twin.tokens = self.tokens[:]
        twin.bases = self.bases[:]
        twin.cells = self.cells[:]
        twin.rotations = self.rotations[:]
        twin.corridors = self.corridors[:]
        twin.opened = self.opened[:]
        twin.settlers = self.settlers[:]
        twin.links = self.links[:]
        twin.piles = self.piles[:]
        twin.known = self.known[:]
        twin.locked = self.locked
        twin.taken = self.taken
        twin.planets = self.planets
        twin.phases = self.phases[:]
        twin.gates = self.gates[:]
        twin.sites = self.sites[:]
        twin.track = self.track[:]
        twin.influence = self.influence[:]
        twin.due = self.due[:]
        twin.ranks = self.ranks[:]
        twin.from_hawking = self.from_hawking[:]
        twin.from_predominance = self.from_predominance[:]
        twin.lost = self.lost[:]
        twin.ending = self.ending
        twin.sent = self.sent
        twin.flying = self.flying
        twin.island = self.island
        twin.closing = self.closing
        twin.lifter = self.lifter
        twin.lifted = self.lifted[:]
        twin.layout = self.layout[:]
        return twin

    def scalars(self) -> list[int]:
        return [
            self.turn,
            self.last_turn,
            self.first,
            self.active,
            self.room,
            self.stand,
            self.locked,
            self.taken,
            int(self.ending),
            self.sent,
            self.flying,
            self.island,
            self.closing,
            self.lifter,
        ]

    def parts(self) -> list[list[int]]:
        return [
            self.engineers,
            self.chiefs,
            self.robots,
            self.settler_reserve,
            self.engineer_reserve,
            self.suit_reserve,
            self.robot_reserve,
            self.tokens,
            *self.bases,
            self.cells,
            self.rotations,
            self.corridors,
            self.opened,
            self.settlers,
            self.links,
            *self.piles,
            self.known,
            self.planets,
            self.phases,
            self.gates,
            self.sites,
            self.track,
            self.influence,
            self.due,
            *self.ranks,
            self.from_hawking,
            self.from_predominance,
            self.lost,
            self.lifted,
            self.layout,
        ]
