"""Positions for the tests of rules, built piece by piece instead of by fifty moves."""

from __future__ import annotations

from tests.games.playing import Answering

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.questions import ASK_AFTER, ASK_TURN
from astrolude.games.gaia.rules.placing import (
    forget_links,
    put_guest,
    put_structure,
    replaced,
    start_from,
    with_members,
)
from astrolude.games.gaia.rules.rounds import ACTIONS
from astrolude.games.gaia.setup import choose_faction, draw_setting, lay_table, use_planets
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import BOOSTERS
from astrolude.games.gaia.tables.factions import FACTIONS, HOME
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS, TOKEN_IS_GREEN
from astrolude.games.gaia.tables.planets import EMPTY, OUTSIDE, PLANETS
from astrolude.games.gaia.tables.research import TRACK_COUNT, TRACKS
from astrolude.games.gaia.tables.scoring import FINAL_TILES, ROUND_TILES, SOURCE_COUNT
from astrolude.games.gaia.tables.space import REGION
from astrolude.games.gaia.tables.structures import STRUCTURES
from astrolude.games.gaia.tables.tech_tiles import TILE_BIT, TILES
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Journal
from astrolude.kernel.questions import Prompt0

OPTIONS = {
    "setup": "advanced",
    "map": "default",
    "turn_order": "clockwise",
    "planets_apart": "all_types",
    "rotation": "off",
}


def hex_at(place: str) -> int:
    """The number of a hex written `q,r`."""
    q, r = place.split(",")
    return REGION.indices[(int(q), int(r))]


def first_turn() -> GaiaState:
    """The first turn of a first game."""
    state = GAME.new(2, {"setup": "first_game"}, 3)
    while state.decision.prompt != "turn":
        state.play(state.legal_actions()[0])
    assert isinstance(state, GaiaState)
    return state


def federations(state: GaiaState) -> list[GaiaState]:
    """The positions that the questions of founding a federation lead to."""
    begun = state.clone()
    begun.play(g.FEDERATION.at())
    waiting, seen = [begun], set()
    found: list[GaiaState] = []
    while waiting:
        state = waiting.pop()
        mark = tuple(state.snapshot())
        if state.decision.prompt not in ("planets", "satellites"):
            found.append(state)
        elif mark not in seen:
            seen.add(mark)
            for action in state.legal_actions():
                waiting.append(state.clone())
                waiting[-1].play(action)
    return found


class Table(Answering[GaiaState]):
    """A game in the action phase of a round, on an empty map unless the printed one is asked for."""

    def __init__(
        self, *factions: str, printed: bool = False, round_: int = 1, variable_order: bool = False
    ) -> None:
        players = max(2, len(factions))
        setting = draw_setting(players, "default", False, Generator(1))
        setting.first = 0
        options = OPTIONS | {"turn_order": "variable" if variable_order else "clockwise"}
        self.journal = Journal()
        self.state = GaiaState()
        self.state.prepare(GAME, players, Generator(1), self.journal)
        lay_table(self.state, setting, options)
        if not printed:
            use_planets(self.state, [EMPTY if planet != OUTSIDE else OUTSIDE for planet in self.state.planet])
        for seat, faction in enumerate(factions):
            choose_faction(self.state, seat, FACTIONS.index(faction))
        self.state.round = round_
        self.state.phase = ACTIONS
        self.state.booster = list(range(5, 5 + players))
        self.state.boosters = [0, 1, 2]
        self.round_tile("round_federation")
        self.turn(0)

    # Building the position

    def round_tile(self, tile: str) -> Table:
        """The round scoring tile of the running round; all others are another one."""
        tiles = [ROUND_TILES.index("round_federation")] * 6
        tiles[self.state.round - 1] = ROUND_TILES.index(tile)
        self.state.round_tiles = tiles
        return self

    def final_tiles(self, *tiles: str) -> Table:
        self.state.final_tiles = [FINAL_TILES.index(tile) for tile in tiles]
        return self

    def planet(self, place: str, planet: str) -> Table:
        """A planet without anything on it."""
        self.state.planet = replaced(self.state.planet, hex_at(place), PLANETS.index(planet))
        use_planets(self.state, self.state.planet)
        return self

    def put(self, seat: int, structure: str, *places: str, planet: str = "") -> Table:
        """Structures of a player; on an empty hex a planet of his home type comes with them."""
        for place in places:
            index = hex_at(place)
            if planet or self.state.planet[index] == EMPTY:
                home = PLANETS[HOME[self.state.faction[seat]]]
                self.planet(place, "lost" if structure == "lost_planet_mine" else planet or home)
            put_structure(self.state, seat, index, STRUCTURES.index(structure))
        return self

    def share(self, seat: int, place: str) -> Table:
        """A Lantid mine on a foreign planet."""
        put_guest(self.state, seat, hex_at(place), 0)
        return self

    def former(self, seat: int, place: str, planet: str = "gaia") -> Table:
        """A gaiaformer, of those that the player owns."""
        self.planet(place, planet)
        self.state.former = replaced(self.state.former, hex_at(place), seat)
        self.state.formers[seat] -= 1
        return self

    def station(self, seat: int, *places: str) -> Table:
        for place in places:
            self.state.stations.append(hex_at(place))
            start_from(self.state, seat, hex_at(place))
            forget_links(self.state, seat)
        return self

    def federate(self, seat: int, *places: str, satellites: tuple[str, ...] = ()) -> Table:
        """A federation of these hexes, satellites included."""
        s = self.state
        s.member[seat] = with_members(s.member[seat], [hex_at(place) for place in (*places, *satellites)])
        s.satellites[seat] = s.satellites[seat] + [hex_at(place) for place in satellites]
        s.federations[seat] += 1
        forget_links(s, seat)
        return self

    def give(
        self,
        seat: int,
        *,
        ore: int | None = None,
        credits_: int | None = None,
        knowledge: int | None = None,
        qic: int | None = None,
        bowls: tuple[int, int, int] | None = None,
        gaia: int | None = None,
        points: int | None = None,
        stone: int | None = None,
        formers: int | None = None,
    ) -> Table:
        """What a player holds; what is not named stays as it is."""
        s = self.state
        for amounts, amount in (
            (s.ore, ore),
            (s.credits, credits_),
            (s.knowledge, knowledge),
            (s.qic, qic),
            (s.gaia_area, gaia),
        ):
            if amount is not None:
                amounts[seat] = amount
        if bowls is not None:
            s.first_bowl[seat], s.second_bowl[seat], s.third_bowl[seat] = bowls
        if points is not None:
            s.points[seat] = points
            s.ledger[seat * SOURCE_COUNT] = points
        if stone is not None:
            s.stone = stone
        if formers is not None:
            s.formers[seat] = s.formers_owned[seat] = formers
        return self

    def levels(self, seat: int, **levels: int) -> Table:
        for track, level in levels.items():
            self.state.levels[seat * TRACK_COUNT + TRACKS.index(track)] = level
        return self

    def tile(self, seat: int, *tiles: str) -> Table:
        for tile in tiles:
            self.state.tiles[seat] |= TILE_BIT[TILES.index(tile)]
        return self

    def cover(self, seat: int, tile: str) -> Table:
        self.state.covered[seat] |= TILE_BIT[TILES.index(tile)]
        return self

    def token(self, seat: int, kind: str, green: bool | None = None) -> Table:
        index = FEDERATION_TOKENS.index(kind)
        side = TOKEN_IS_GREEN[index] if green is None else green
        self.state.tokens[seat] = [*self.state.tokens[seat], 2 * index + int(side)]
        return self

    def slot(self, slot: int, tile: str) -> Table:
        """Which standard tile lies on a slot: it changes places with the one there."""
        slots = self.state.slots[:]
        other = slots.index(TILES.index(tile))
        slots[slot], slots[other] = slots[other], slots[slot]
        self.state.slots = slots
        return self

    def advanced(self, track: str, tile: str) -> Table:
        """Which advanced tile lies on a track."""
        index = TILES.index(tile)
        self.state.advanced = [other if other != index else -1 for other in self.state.advanced]
        self.state.advanced[TRACKS.index(track)] = index
        return self

    def booster(self, seat: int, booster: str) -> Table:
        self.state.booster[seat] = BOOSTERS.index(booster)
        return self

    def turn(self, seat: int) -> Table:
        """It is this player's turn."""
        return self.stack(seat, [ASK_TURN.at(seat)])

    def ask(self, prompt: Prompt0, seat: int = 0) -> Table:
        """The player is asked in his turn, after his action."""
        return self.stack(seat, [ASK_AFTER.at(seat), prompt.at(seat)])

    def stack(self, seat: int, questions: list[int]) -> Table:
        self.state.active = seat
        self.state.stack = questions
        self.state.listed = False
        return self

    # Playing

    def do(self, *actions: str) -> Table:
        for action in actions:
            self.state.apply(g.GRAMMAR.parse(action))
        return self

    def legal(self, *verbs: str) -> list[str]:
        return sorted(super().legal(*verbs))

    # Looking

    def bowls(self, seat: int = 0) -> tuple[int, int, int]:
        s = self.state
        return s.first_bowl[seat], s.second_bowl[seat], s.third_bowl[seat]

    def goods(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Ore, credits, knowledge, Q.I.C."""
        s = self.state
        return s.ore[seat], s.credits[seat], s.knowledge[seat], s.qic[seat]

    def points(self, seat: int = 0) -> int:
        return self.state.points[seat]

    def level(self, seat: int, track: str) -> int:
        return self.state.levels[seat * TRACK_COUNT + TRACKS.index(track)]
