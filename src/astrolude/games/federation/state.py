"""The position: flat numbers and lists, cheap to clone. The rules are functions over it, in other modules.

`influence` repeats what miner, mage, scholars, stalls and robots say because the rules ask for it all the
time; `invariants` watches over it.
"""

from __future__ import annotations

from astrolude.kernel.state import State


class FederationState(State):
    """A position of Federation. Lists are indexed by seat unless said otherwise."""

    round: int
    """From 0."""
    first: int
    """The seat that began the round."""
    active: int
    """The seat whose turn it is."""
    president: int
    """The seat that holds the President."""
    cell: int
    """Where the ambassador of this turn was played; NOTHING before."""
    shown: int
    """6Moon: how many moons have been turned up."""
    rocks_shown: int
    """The places whose asteroid token lies face up, as a mask."""
    archived: int
    """The power-4 token that Deep Space 5 returned to the box, or NOTHING."""
    archivist: int
    """The seat that has seen the set-aside power-4 tokens, or NOBODY."""
    discarded: int
    """Alteration tokens used up, as a mask."""
    kept: int
    """Tokens on pawns that return to their owner at the end of the round, as a mask."""
    deep_seen: int
    """The seats that know which Deep Space tiles are left, as a mask."""
    declined: int
    """The seats that keep the seven-vote ambassador for a later round, as a mask."""
    fresh: int
    """Scholars taken in the current planet action, as a mask (FD-15.2)."""
    busy: int
    """Scholars whose effect is going on, as a mask (FD-15.6)."""
    stalls_used: int
    """Stalls used in the current Arratooine action, as a mask."""
    seven_out: int
    """Whether the seven-vote ambassador was played: 0 or 1."""
    resting: int
    """Tokens that the Incubator gave this turn, as a mask: they are used from the next turn on (FD-10.9)."""
    seven_rests: bool
    """Whether the seven-vote ambassador came this turn: it is played from the next turn on (FD-16.4)."""
    inert_shown: bool
    """Whether the inert tokens lie face up."""
    paused: bool
    """Whether the active player asked for the window between bonus and action."""
    sent: bool
    """Whether the active player has sent a ship this turn."""

    crystals: list[int]
    """By seat and kind (4 × seat + crystal)."""
    scores: list[int]
    """Prestige points by seat and part (10 × seat + part)."""
    degree: list[int]
    """The cell of the accreditation marker."""
    round_bonus: list[int]
    """FD-14.6: levels added until the end of the round."""
    game_bonus: list[int]
    """FD-14.6: levels added until the end of the game."""
    die: list[int]
    """The value of the assistant die, 0 without it."""
    die_cell: list[int]
    """The cell that the die was put on this round, or NOTHING."""
    reserve: list[int]
    """Ships not yet received."""
    hangar: list[int]
    """Ships ready for a mission."""
    robots: list[int]
    contributions: list[int]
    """To the Senatorial project."""
    medals: list[int]
    """Colours owned, as a mask."""
    pawns: list[int]
    """Ambassadors in hand by seat and pawn (4 × seat + pawn)."""
    turns: list[int]
    """Turns taken this round."""
    released: list[int]
    """Missions with a release token, as a mask."""
    done: list[int]
    """Missions accomplished by a ship, as a mask."""
    owned: list[int]
    """Scholars owned, as a mask."""
    used: list[int]
    """Scholars owned that lie face down, as a mask."""
    refreshers: list[int]
    """FD-15.6: what has turned a scholar up again in this turn or income step, as a mask."""
    tokens: list[int]
    """Unused Alteration tokens, as a mask."""
    stalls: list[int]
    """The level of the commerce pawn by seat and stall (6 × seat + stall), 0 without one."""
    built: list[int]
    """Buildings that the seat has a robot on, as a mask."""
    miner: list[int]
    """The asteroid of the miner."""
    mage: list[int]
    """The step of the mage."""
    influence: list[int]
    """By seat and planet (5 × seat + planet)."""
    starter: list[int]
    """The starter tile taken, or NOTHING."""
    deep_tile: list[int]
    """The Deep Space tile owned, or NOTHING."""

    owner: list[int]
    """By cell: the seat whose pawn stands there, NEUTRAL for a neutral tile, or NOBODY."""
    faces: list[int]
    """By cell: the face of the pawn there, or NOTHING."""
    laid: list[int]
    """By cell: the Alteration token on the pawn there, or NOTHING."""
    votes: list[int]
    """By cell: votes shown there without the die; a pawn that shows none shows a funding symbol."""
    outer: list[int]
    """The pawns on the Outer Module in order of arrival, each one number of `turn.outer_pawn`."""
    moons: list[int]
    """The Alteration tokens on the moons (4 × moon + place), NOTHING once taken."""
    pile: list[int]
    """The power-1 tokens set aside; the last is the top."""
    aside: list[int]
    """The power-4 tokens set aside."""
    token_box: list[int]
    """Alteration tokens in the box that nobody has seen."""
    rocks: list[int]
    """The asteroid tokens by place, NOTHING once taken."""
    rock_box: list[int]
    inert: list[int]
    """The inert tokens by place, NOTHING once taken."""
    inert_box: list[int]
    order: list[int]
    """The scholars by stack (3 × stack + position), the first position being the top."""
    taken: list[int]
    """By stack: how many tiles are gone."""
    medals_left: list[int]
    """By planet: the influence levels that still hold a medal, as a mask."""
    projects: list[int]
    """By project: the cell of its marker."""
    ladder: list[int]
    """By rank: the points of a funded project (FD-17.5)."""
    places: list[int]
    """By megastructure: how many coefficients are taken."""
    sites: list[int]
    """By site: the production structure that can be built there."""
    mega_tokens: list[int]
    """Two tokens for each megastructure."""
    laws_left: list[int]
    """The laws of the left wing by round."""
    laws_right: list[int]
    """The laws of the right wing by round."""
    planet_blocks: list[int]
    """The planet-blocking tiles by round; empty where none are used."""
    room_blocks: list[int]
    """The room-blocking tiles by round; empty where none are used."""
    deep: list[int]
    """The Deep Space tiles that can still be chosen."""
    deep_box: list[int]
    starters: list[int]
    """The starter tiles on the table."""
    starter_box: list[int]
    owed: list[int]
    """Crystals that the payer still owes, by kind."""
    found: list[int]
    """The crystals that the last Néo reward gave, by kind."""

    def clone(self) -> FederationState:
        twin = FederationState.__new__(FederationState)
        self.copy_into(twin)
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.president = self.president
        twin.cell = self.cell
        twin.shown = self.shown
        twin.rocks_shown = self.rocks_shown
        twin.archived = self.archived
        twin.archivist = self.archivist
        twin.discarded = self.discarded
        twin.kept = self.kept
        twin.deep_seen = self.deep_seen
        twin.declined = self.declined
        twin.fresh = self.fresh
        twin.busy = self.busy
        twin.stalls_used = self.stalls_used
        twin.seven_out = self.seven_out
        twin.resting = self.resting
        twin.seven_rests = self.seven_rests
        twin.inert_shown = self.inert_shown
        twin.paused = self.paused
        twin.sent = self.sent
        twin.crystals = self.crystals[:]
        twin.scores = self.scores[:]
        twin.degree = self.degree[:]
        twin.round_bonus = self.round_bonus[:]
        twin.game_bonus = self.game_bonus[:]
        twin.die = self.die[:]
        twin.die_cell = self.die_cell[:]
        twin.reserve = self.reserve[:]
        twin.hangar = self.hangar[:]
        twin.robots = self.robots[:]
        twin.contributions = self.contributions[:]
        twin.medals = self.medals[:]
        twin.pawns = self.pawns[:]
        twin.turns = self.turns[:]
        twin.released = self.released[:]
        twin.done = self.done[:]
        twin.owned = self.owned[:]
        twin.used = self.used[:]
        twin.refreshers = self.refreshers[:]
        twin.tokens = self.tokens[:]
        twin.stalls = self.stalls[:]
        twin.built = self.built[:]
        twin.miner = self.miner[:]
        twin.mage = self.mage[:]
        twin.influence = self.influence[:]
        twin.starter = self.starter[:]
        twin.deep_tile = self.deep_tile[:]
        twin.owner = self.owner[:]
        twin.faces = self.faces[:]
        twin.laid = self.laid[:]
        twin.votes = self.votes[:]
        twin.outer = self.outer[:]
        twin.moons = self.moons[:]
        twin.pile = self.pile[:]
        twin.aside = self.aside[:]
        twin.token_box = self.token_box[:]
        twin.rocks = self.rocks[:]
        twin.rock_box = self.rock_box[:]
        twin.inert = self.inert[:]
        twin.inert_box = self.inert_box[:]
        twin.order = self.order[:]
        twin.taken = self.taken[:]
        twin.medals_left = self.medals_left[:]
        twin.projects = self.projects[:]
        twin.ladder = self.ladder[:]
        twin.places = self.places[:]
        twin.sites = self.sites[:]
        twin.mega_tokens = self.mega_tokens[:]
        twin.laws_left = self.laws_left[:]
        twin.laws_right = self.laws_right[:]
        twin.planet_blocks = self.planet_blocks[:]
        twin.room_blocks = self.room_blocks[:]
        twin.deep = self.deep[:]
        twin.deep_box = self.deep_box[:]
        twin.starters = self.starters[:]
        twin.starter_box = self.starter_box[:]
        twin.owed = self.owed[:]
        twin.found = self.found[:]
        return twin

    def scalars(self) -> list[int]:
        return [
            self.round,
            self.first,
            self.active,
            self.president,
            self.cell,
            self.shown,
            self.rocks_shown,
            self.archived,
            self.archivist,
            self.discarded,
            self.kept,
            self.deep_seen,
            self.declined,
            self.fresh,
            self.busy,
            self.stalls_used,
            self.seven_out,
            self.resting,
            int(self.seven_rests),
            int(self.inert_shown),
            int(self.paused),
            int(self.sent),
        ]

    def parts(self) -> list[list[int]]:
        return [
            self.crystals,
            self.scores,
            self.degree,
            self.round_bonus,
            self.game_bonus,
            self.die,
            self.die_cell,
            self.reserve,
            self.hangar,
            self.robots,
            self.contributions,
            self.medals,
            self.pawns,
            self.turns,
            self.released,
            self.done,
            self.owned,
            self.used,
            self.refreshers,
            self.tokens,
            self.stalls,
            self.built,
            self.miner,
            self.mage,
            self.influence,
            self.starter,
            self.deep_tile,
            self.owner,
            self.faces,
            self.laid,
            self.votes,
            self.outer,
            self.moons,
            self.pile,
            self.aside,
            self.token_box,
            self.rocks,
            self.rock_box,
            self.inert,
            self.inert_box,
            self.order,
            self.taken,
            self.medals_left,
            self.projects,
            self.ladder,
            self.places,
            self.sites,
            self.mega_tokens,
            self.laws_left,
            self.laws_right,
            self.planet_blocks,
            self.room_blocks,
            self.deep,
            self.deep_box,
            self.starters,
            self.starter_box,
            self.owed,
            self.found,
        ]
