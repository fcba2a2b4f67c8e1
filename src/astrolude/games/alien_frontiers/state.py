"""The position: flat numbers and lists, cheap to clone. The rules are functions over it, in other modules.

Some fields repeat what others say because the rules ask for it all the time: `occupied` (of `ports`),
`control` (of `colonies`), `scores` (of everything) and `total` (of `pool`). `invariants` watches over them.
"""

from __future__ import annotations

from astrolude.kernel.state import State


class AlienState(State):
    """A position of Alien Frontiers. Lists are indexed by seat unless said otherwise."""

    turn: int
    """The number of the turn, from 1."""
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    limited: bool
    """AF-2.6: whether the stock is limited; an unlimited one is not counted."""
    helmet: bool
    """AF-9.21: whether the promotional card is in the deck."""
    french: bool
    """AF-1.13: whether the French rulebook is played to the letter, not the international edition."""
    colonies_each: int

    fuel: list[int]
    ore: list[int]
    fuel_stock: int
    ore_stock: int

    reserve: list[int]
    """Colonies not yet used."""
    circle: list[int]
    """Where the colony on the seat's hub track stands, 0 without one."""
    colonies: list[int]
    """Landed colonies by owner and territory, at the number of the `colony` kind."""
    control: list[int]
    """By territory: the seat that controls it, or NOBODY."""
    fields: list[int]
    """By field: the territory it is on, or NOWHERE."""

    fleet: list[int]
    """Own-colour ships in play (AF-1.4)."""
    relic: int
    """The owner of the Relic Ship; NOBODY while it lies on Burroughs Desert."""
    dice: list[int]
    """By die: how many such ships of the active player are unplaced."""
    ports: list[int]
    """By port: the ship docked there, or EMPTY, or BLOCKING."""
    occupied: int
    """The ports that are not empty, as a mask."""
    bay: list[int]
    """The ships in the Maintenance Bay in order of arrival."""

    hands: list[int]
    """Alien tech cards owned, as a mask."""
    display: list[int]
    draw: list[int]
    """The draw pile; its last card is the top."""
    discard: list[int]
    scores: list[int]

    pool: int
    """AF-4.14: the ports of the artifact pool, as a mask."""
    total: int
    """The sum of the values in the artifact pool."""
    cycles: int
    hub_docks: int
    asimov_used: bool
    mine_docks: int
    market_pairs: int
    """The ports of the pairs docked this turn that are still complete, as a mask."""
    trade_at: int
    """The lowest value of the pairs that give the right to trade, 0 without the right."""
    used: int
    """Cards of the active player whose fuel power was used this turn, as a mask."""
    discard_used: bool
    borrowed: int
    """The territory whose bonus the active player borrows, or NOWHERE."""
    chosen: list[int]
    """What was chosen so far of a set: dice (warp), ports (cannon) or numbers of `steal` (raid)."""

    def clone(self) -> AlienState:
        twin = AlienState.__new__(AlienState)
        self.copy_into(twin)
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.limited = self.limited
        twin.helmet = self.helmet
        twin.french = self.french
        twin.colonies_each = self.colonies_each
        twin.fuel = self.fuel[:]
        twin.ore = self.ore[:]
        twin.fuel_stock = self.fuel_stock
        twin.ore_stock = self.ore_stock
        twin.reserve = self.reserve[:]
        twin.circle = self.circle[:]
        twin.colonies = self.colonies[:]
        twin.control = self.control[:]
        twin.fields = self.fields[:]
        twin.fleet = self.fleet[:]
        twin.relic = self.relic
        twin.dice = self.dice[:]
        twin.ports = self.ports[:]
        twin.occupied = self.occupied
        twin.bay = self.bay[:]
        twin.hands = self.hands[:]
        twin.display = self.display[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.scores = self.scores[:]
        twin.pool = self.pool
        twin.total = self.total
        twin.cycles = self.cycles
        twin.hub_docks = self.hub_docks
        twin.asimov_used = self.asimov_used
        twin.mine_docks = self.mine_docks
        twin.market_pairs = self.market_pairs
        twin.trade_at = self.trade_at
        twin.used = self.used
        twin.discard_used = self.discard_used
        twin.borrowed = self.borrowed
        twin.chosen = self.chosen[:]
        return twin

    def scalars(self) -> list[int]:
        return [
            self.turn,
            self.first,
            self.active,
            int(self.limited),
            int(self.helmet),
            self.colonies_each,
            self.fuel_stock,
            self.ore_stock,
            self.relic,
            self.occupied,
            self.pool,
            self.total,
            self.cycles,
            self.hub_docks,
            int(self.asimov_used),
            self.mine_docks,
            self.market_pairs,
            self.used,
            int(self.discard_used),
            self.borrowed,
            int(self.french),
            self.trade_at,
        ]

    def parts(self) -> list[list[int]]:
        return [
            self.fuel,
            self.ore,
            self.reserve,
            self.circle,
            self.colonies,
            self.control,
            self.fields,
            self.fleet,
            self.dice,
            self.ports,
            self.bay,
            self.hands,
            self.display,
            self.draw,
            self.discard,
            self.scores,
            self.chosen,
        ]
