"""The position: flat numbers and lists, cheap to clone. The rules are functions over it.

Lists over the map, lists of what lies on the research board, and lists that belong to one side (`own`,
`tokens`, `satellites` …) are *replaced, never changed*: clones share them, and whoever changes one puts a new
list in its place. All other lists are copied.
Some fields repeat what others say because the rules ask for it all the time: `own`, `near` and `out` (of
`structure` and `owner`), `points` (of `ledger`). `invariants` holds them together.
"""

from __future__ import annotations

from astrolude.kernel.state import State


class GaiaState(State):
    """A position of Projet Gaia. Lists are indexed by side unless said otherwise.

    A side is a seat; with the Automa it is one side more.
    """

    sides: int
    variable_order: bool
    """GP-3.3.3: whether the order of passing is the order of the next round."""
    first_game: bool
    """GP-3.2.2: whether factions come from the pool of the first game."""
    suggested_mines: bool
    """GP-3.2.3: whether the first mines stand where the first game suggests."""
    home_types_only: bool
    """R-13: whether only planets of home types must not touch across tiles."""
    round: int
    """The number of the round; 0 during set-up."""
    phase: int
    active: int
    """The seat whose turn it is."""
    first: int
    """The seat that began the game."""
    order: list[int]
    """The seats in the order of play of this round."""
    passed: list[int]
    """The seats that have passed this round, in order."""

    faces: list[int]
    """By place: the face of the tile that lies there, or NONE. Replaced, never changed."""
    turns: list[int]
    """By place: how often the tile is turned by 60 degrees clockwise. Replaced, never changed."""
    sector: list[int]
    """By place: the number of the tile, 0 without one. Replaced, never changed."""
    board: list[int]
    """The hexes of the board. Replaced, never changed."""
    spots: list[int]
    """The hexes with a planet. Replaced, never changed."""
    planet: list[int]
    """By hex: the type of its planet, EMPTY or OUTSIDE. Replaced, never changed."""
    structure: list[int]
    """By hex: the structure of the planet's owner, or NONE. Replaced, never changed."""
    owner: list[int]
    """By hex: the side that colonised the planet, or NOBODY. Replaced, never changed."""
    guest: list[int]
    """By hex: the side with a Lantid mine on a foreign planet, or NOBODY. Replaced, never changed."""
    former: list[int]
    """By hex: the side whose gaiaformer stands there, or NOBODY. Replaced, never changed."""
    stations: list[int]
    """The hexes of the space stations."""
    own: list[list[int]]
    """The hexes with structures of the side, in order of building. Inner lists are replaced."""
    near: list[list[int]]
    """By side and hex: the distance from its nearest starting point. Inner lists are replaced."""
    member: list[list[int]]
    """By side and hex: 1 inside a federation of the side. Inner lists are replaced."""
    satellites: list[list[int]]
    """The hexes with a satellite of the side. Inner lists are replaced."""

    faction: list[int]
    ore: list[int]
    credits: list[int]
    knowledge: list[int]
    qic: list[int]
    first_bowl: list[int]
    second_bowl: list[int]
    third_bowl: list[int]
    gaia_area: list[int]
    """Tokens by place; the brainstone is counted among them."""
    stone: int
    """GP-11.5: where the brainstone is: 1, 2, 3, the Gaia area, or out of the game."""
    points: list[int]
    ledger: list[int]
    """By side and source: where points came from."""
    levels: list[int]
    """By side and track."""
    out: list[int]
    """By side and structure: pieces that left the faction board."""
    formers: list[int]
    """Gaiaformers on the faction board, ready to use."""
    formers_owned: list[int]
    formers_away: list[int]
    """GP-11.10: gaiaformers in the Gaia area."""
    tiles: list[int]
    """Tech tiles owned, as a mask."""
    covered: list[int]
    """Standard tiles covered by an advanced one, as a mask."""
    tokens: list[list[int]]
    """Federation tokens in the order of gaining: twice the kind, plus 1 while green. Inner lists are
    replaced."""
    federations: list[int]
    """How often the side has formed or enlarged a federation by the action."""
    kept_power: int
    """GP-8.4.1: what the Ivits' federation is worth beyond its structures, from a tile covered since."""
    booster: list[int]
    used: list[int]
    """Special actions used this round, as a mask."""

    boosters: list[int]
    """The boosters that can be taken."""
    slots: list[int]
    """By slot: the standard tile that lies there. Replaced, never changed."""
    stacks: list[int]
    """By standard tile: how many are left. Replaced, never changed."""
    advanced: list[int]
    """By track: the advanced tile that lies there, or NONE. Replaced, never changed."""
    stock: list[int]
    """By kind: federation tokens in the stacks. Replaced, never changed."""
    top_token: int
    """The federation token on terraforming 5, or NONE."""
    round_tiles: list[int]
    final_tiles: list[int]
    """Replaced, never changed."""
    spaces_used: int
    """Action spaces of the research board used this round, as a mask."""

    icons: list[int]
    """GP-5.1.7: by icon, how many of the collecting seat's charge and token icons are left."""
    built: list[int]
    """GP-10.10: hexes built on in this turn whose offers are still to be made."""
    bill: int
    """What is still to be paid: power, tokens, or what is left of the Terrans' tokens."""
    bill_to: int
    """Where the tokens of the bill go."""
    taken: list[int]
    """By bowl: tokens of the bill taken so far."""
    basket: list[int]
    """By resource: what a combination gains."""
    basket_last: int
    """Where the chain of the basket stands, so that no combination is offered twice."""
    clusters: list[list[int]]
    """GP-8.2: while a federation is formed, the hexes of each cluster. Replaced, never changed."""
    choices: list[int]
    """GP-8.8.2: the legal sets of clusters, as masks. Replaced, never changed."""
    joined: int
    """The clusters joined so far, as a mask."""
    picked: list[int]
    """The satellites placed so far."""

    difficulty: int
    """GP-18.7: the difficulty of the Automa; NONE without one."""
    deck: list[int]
    """The Automa's decision cards; the last one is the top, which lies open."""
    discard: list[int]
    reserve: list[int]
    """Cards that are not in the deck yet; the last one comes next."""
    known: int
    """The cards that are known to be in deck or discard pile, as a mask."""

    none_within: list[int]
    some_within: list[int]
    """Cache: with how many satellites no federation is known to exist, with how many one is. Not part of the
    position."""

    def clone(self) -> GaiaState:
        twin = GaiaState.__new__(GaiaState)
        self.copy_into(twin)
        self.copy_map_into(twin)
        self.copy_sides_into(twin)
        self.copy_table_into(twin)
        return twin

    def copy_map_into(self, twin: GaiaState) -> None:
        twin.sides = self.sides
        twin.variable_order = self.variable_order
        twin.first_game = self.first_game
        twin.suggested_mines = self.suggested_mines
        twin.home_types_only = self.home_types_only
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.first = self.first
        twin.order = self.order
        twin.passed = self.passed[:]
        twin.faces = self.faces
        twin.turns = self.turns
        twin.sector = self.sector
        twin.board = self.board
        twin.spots = self.spots
        twin.planet = self.planet
        twin.structure = self.structure
        twin.owner = self.owner
        twin.guest = self.guest
        twin.former = self.former
        twin.stations = self.stations[:]
        twin.own = self.own[:]
        twin.near = self.near[:]
        twin.member = self.member[:]
        twin.satellites = self.satellites[:]

    def copy_sides_into(self, twin: GaiaState) -> None:
        twin.faction = self.faction[:]
        twin.ore = self.ore[:]
        twin.credits = self.credits[:]
        twin.knowledge = self.knowledge[:]
        twin.qic = self.qic[:]
        twin.first_bowl = self.first_bowl[:]
        twin.second_bowl = self.second_bowl[:]
        twin.third_bowl = self.third_bowl[:]
        twin.gaia_area = self.gaia_area[:]
        twin.stone = self.stone
        twin.points = self.points[:]
        twin.ledger = self.ledger[:]
        twin.levels = self.levels[:]
        twin.out = self.out[:]
        twin.formers = self.formers[:]
        twin.formers_owned = self.formers_owned[:]
        twin.formers_away = self.formers_away[:]
        twin.tiles = self.tiles[:]
        twin.covered = self.covered[:]
        twin.tokens = self.tokens[:]
        twin.federations = self.federations[:]
        twin.kept_power = self.kept_power
        twin.booster = self.booster[:]
        twin.used = self.used[:]

    def copy_table_into(self, twin: GaiaState) -> None:
        twin.boosters = self.boosters[:]
        twin.slots = self.slots
        twin.stacks = self.stacks
        twin.advanced = self.advanced
        twin.stock = self.stock
        twin.top_token = self.top_token
        twin.round_tiles = self.round_tiles
        twin.final_tiles = self.final_tiles
        twin.spaces_used = self.spaces_used
        twin.icons = self.icons[:]
        twin.built = self.built[:]
        twin.bill = self.bill
        twin.bill_to = self.bill_to
        twin.taken = self.taken[:]
        twin.basket = self.basket[:]
        twin.basket_last = self.basket_last
        twin.clusters = self.clusters
        twin.choices = self.choices
        twin.joined = self.joined
        twin.picked = self.picked[:]
        twin.difficulty = self.difficulty
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.reserve = self.reserve[:]
        twin.known = self.known
        twin.none_within = self.none_within[:]
        twin.some_within = self.some_within[:]

    def scalars(self) -> list[int]:
        return [
            self.sides,
            int(self.variable_order),
            int(self.first_game),
            int(self.suggested_mines),
            int(self.home_types_only),
            self.round,
            self.phase,
            self.active,
            self.first,
            self.stone,
            self.top_token,
            self.kept_power,
            self.spaces_used,
            self.bill,
            self.bill_to,
            self.basket_last,
            self.joined,
            self.difficulty,
            self.known,
        ]

    def parts(self) -> list[list[int]]:
        return [
            *[self.order, self.passed, self.faces, self.turns, self.sector, self.board, self.spots],
            *[self.planet, self.structure, self.owner, self.guest, self.former, self.stations],
            *[*self.own, *self.near, *self.member, *self.satellites],
            *[self.faction, self.ore, self.credits, self.knowledge, self.qic],
            *[self.first_bowl, self.second_bowl, self.third_bowl, self.gaia_area],
            *[self.points, self.ledger, self.levels, self.out],
            *[self.formers, self.formers_owned, self.formers_away],
            *[self.tiles, self.covered, *self.tokens, self.federations, self.booster, self.used],
            *[self.boosters, self.slots, self.stacks, self.advanced, self.stock],
            *[self.round_tiles, self.final_tiles, self.icons, self.built, self.taken, self.basket],
            *[*self.clusters, self.choices, self.picked, self.deck, self.discard, self.reserve],
        ]

    def memos(self) -> list[str]:
        return ["none_within", "some_within"]
