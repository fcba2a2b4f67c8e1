"""What a seat sees, in cells. GP-15.1: everything is public but the order of the Automa's cards.

Sides go round the table from the seat that looks. In the solo game the Automa is the second side.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import (
    BOOSTER,
    BOWL,
    FACTION,
    HEX,
    ICON,
    RESOURCE,
    SPACE,
    SPECIAL,
    STRUCTURE,
    TECH_TILE,
    TOKEN,
    TRACK,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import SPACES
from astrolude.games.gaia.tables.automa_cards import CARDS
from astrolude.games.gaia.tables.boosters import BOOSTERS
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS, STACKED
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.research import SLOTS, TRACK_COUNT
from astrolude.games.gaia.tables.scoring import FINAL_TILES, FINAL_TILES_IN_PLAY, ROUND_TILES
from astrolude.games.gaia.tables.space import HEXES
from astrolude.games.gaia.tables.structures import ROWS, STRUCTURES
from astrolude.games.gaia.tables.supply import NONE, ROUNDS, SEATS, TOKEN_COPIES
from astrolude.games.gaia.tables.tech_tiles import COPIES, STANDARD, TILES
from astrolude.kernel.observation import SIDES, Block, Sketch, numbered
from astrolude.kernel.state import NOBODY

PHASES: Final = ["set_up", "income", "gaia", "actions", "ended"]
FIGURES: Final = [
    "ore",
    "credits",
    "knowledge",
    "qic",
    "first_bowl",
    "second_bowl",
    "third_bowl",
    "gaia_area",
    "points",
    "gaiaformers_ready",
    "gaiaformers_owned",
    "gaiaformers_in_gaia_area",
    "federations",
    "satellites",
    "structures",
]
"""Numbers of one side in the block `sides`."""
STONE_PLACES: Final = ["out_of_game", "first_bowl", "second_bowl", "third_bowl", "gaia_area"]
REGISTERS: Final = [
    *[f"icon_{icon}" for icon in ICON.labels],
    "bill",
    *[f"taken_from_bowl_{bowl}" for bowl in BOWL.labels],
    *[f"basket_{resource}" for resource in RESOURCE.labels],
]
ADVANCED: Final = len(TILES) - STANDARD


AROUND: Final = [
    [[(seat + turned) % sides for turned in range(sides)] for seat in range(sides)]
    for sides in range(SEATS + 1)
]
"""By the number of sides and the seat that looks: all sides round the table."""


def sides_around(s: GaiaState, seat: int) -> list[int]:
    """The sides of the game from the seat that looks."""
    return AROUND[s.sides][seat]


def place_of(s: GaiaState, side: int, seat: int) -> int:
    """How many places round the table a side sits; NOBODY stays nobody."""
    return (side - seat) % s.sides if side != NOBODY else NOBODY


class Round(Block[GaiaState]):
    """Round and phase."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.one_of(s.round - 1, ROUNDS)
        out.one_of(s.phase, len(PHASES))


class Turn(Block[GaiaState]):
    """Who began this round, who is active."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.one_of(place_of(s, s.order[0] if s.order else NOBODY, seat), s.sides)
        out.one_of(place_of(s, s.active, seat), s.sides)


class Passed(Block[GaiaState]):
    """The order of passing: 1 for the first."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for place, side in enumerate(s.passed):
            out.put(place_of(s, side, seat), place + 1)
        out.skip(s.sides)


class Sides(Block[GaiaState]):
    """Resources, power by place, points, gaiaformers, federations, satellites."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.number(s.ore[side])
            out.number(s.credits[side])
            out.number(s.knowledge[side])
            out.number(s.qic[side])
            out.number(s.first_bowl[side])
            out.number(s.second_bowl[side])
            out.number(s.third_bowl[side])
            out.number(s.gaia_area[side])
            out.number(s.points[side])
            out.number(s.formers[side])
            out.number(s.formers_owned[side])
            out.number(s.formers_away[side])
            out.number(s.federations[side])
            out.number(len(s.satellites[side]))
            out.number(len(s.own[side]))


class Stone(Block[GaiaState]):
    """Where the brainstone is, 1 to 3 for the bowls."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.one_of(s.stone, len(STONE_PLACES))


class Factions(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.one_of(s.faction[side], len(FACTIONS))


class Research(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.part(s.levels, side * TRACK_COUNT, TRACK_COUNT)


class Pieces(Block[GaiaState]):
    """Structures that left the faction board."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.part(s.out, side * ROWS, ROWS)


class Tiles(Block[GaiaState]):
    """Tech tiles owned."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.mask(s.tiles[side], len(TILES))


class Covered(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.mask(s.covered[side], STANDARD)


class FederationTokens(Block[GaiaState]):
    """Tokens by kind, grey and green."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        kinds = 2 * len(FEDERATION_TOKENS)
        for side in sides_around(s, seat):
            if s.tokens[side]:
                out.numbers([s.tokens[side].count(kind) for kind in range(kinds)])
            else:
                out.skip(kinds)


class BoostersHeld(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.one_of(s.booster[side], len(BOOSTERS))


class SpecialsUsed(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            out.mask(s.used[side], SPECIAL.size)


class Boosters(Block[GaiaState]):
    """Those that can be taken."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for booster in s.boosters:
            out.flag(booster)
        out.skip(len(BOOSTERS))


class StandardTiles(Block[GaiaState]):
    """The tile of each slot."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.slots):
            for tile in s.slots:
                out.one_of(tile, STANDARD)


class AdvancedTiles(Block[GaiaState]):
    """The tile of each track, as long as it lies there."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.advanced):
            for tile in s.advanced:
                out.one_of(NONE if tile == NONE else tile - STANDARD, ADVANCED)


class TilesLeft(Block[GaiaState]):
    """By standard tile: how many copies are left."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.stacks):
            for left in s.stacks:
                out.one_of(left - 1, COPIES)


class TokensLeft(Block[GaiaState]):
    """By kind of federation token: how many copies are left."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.stock):
            for left in s.stock:
                out.one_of(left - 1, TOKEN_COPIES)


class TopToken(Block[GaiaState]):
    """The federation token on terraforming 5."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.one_of(s.top_token, len(FEDERATION_TOKENS))


class RoundScoring(Block[GaiaState]):
    """The scoring tile of each round."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.round_tiles):
            for tile in s.round_tiles:
                out.one_of(tile, len(ROUND_TILES))


class FinalScoring(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.final_tiles):
            for tile in s.final_tiles:
                out.one_of(tile, len(FINAL_TILES))


class Spaces(Block[GaiaState]):
    """Power and QIC actions used this round."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.mask(s.spaces_used, len(SPACES))


class Planets(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.planet):
            for place in s.spots:
                out.flag(place * len(PLANETS) + s.planet[place])
            out.skip(HEXES * len(PLANETS))


class Structures(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        if not out.recall(s.structure):
            for place in s.spots:
                if s.structure[place] != NONE:
                    out.flag(place * len(STRUCTURES) + s.structure[place])
            out.skip(HEXES * len(STRUCTURES))


class Owners(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        by_side(s, s.owner, seat, out)


class Guests(Block[GaiaState]):
    """Lantid mines on foreign planets."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        by_side(s, s.guest, seat, out)


class Gaiaformers(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        by_side(s, s.former, seat, out)


def by_side(s: GaiaState, holders: list[int], seat: int, out: Sketch) -> None:
    """By hex the side that holds something there."""
    if not out.recall(holders):
        for place in s.spots:
            if holders[place] != NOBODY:
                out.flag(place * s.sides + place_of(s, holders[place], seat))
        out.skip(HEXES * s.sides)


class Satellites(Block[GaiaState]):
    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for turned, side in enumerate(sides_around(s, seat)):
            for place in s.satellites[side]:
                out.flag(place * s.sides + turned)
        out.skip(HEXES * s.sides)


class Stations(Block[GaiaState]):
    """The space stations of the Hive."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for place in s.stations:
            out.flag(place)
        out.skip(HEXES)


class Federated(Block[GaiaState]):
    """Structures inside a federation of their side."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for side in sides_around(s, seat):
            inside = s.member[side]
            for place in s.own[side]:
                if inside[place]:
                    out.flag(place)
        out.skip(HEXES)


class Registers(Block[GaiaState]):
    """An action in progress: icons of income, the bill, the basket of a conversion."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.numbers(s.icons)
        out.number(s.bill)
        out.numbers(s.taken)
        out.numbers(s.basket)


class Forming(Block[GaiaState]):
    """A federation in the making: hexes of the clusters joined, satellites placed."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        for cluster in range(len(s.clusters)):
            if s.joined >> cluster & 1:
                for place in s.clusters[cluster]:
                    out.flag(place)
        for place in s.picked:
            out.flag(place)
        out.skip(HEXES)


class Automa(Block[GaiaState]):
    """The open card of the Automa."""

    def write(self, s: GaiaState, seat: int, out: Sketch) -> None:
        out.one_of(s.deck[-1] if s.deck else NONE, len(CARDS))


BLOCKS: Final = [
    Round("round", [[*numbered(ROUNDS), *PHASES]]),
    Turn("turn", [["first", "active"], SIDES]),
    Passed("passed", [SIDES], SEATS),
    Sides("sides", [SIDES, FIGURES], 10),
    Stone("stone", [STONE_PLACES]),
    Factions("factions", [SIDES, FACTION]),
    Research("research", [SIDES, TRACK], 5),
    Pieces("pieces", [SIDES, STRUCTURES[:ROWS]], 4),
    Tiles("tiles", [SIDES, TECH_TILE]),
    Covered("covered", [SIDES, TILES[:STANDARD]]),
    FederationTokens("federation_tokens", [SIDES, TOKEN, ["grey", "green"]]),
    BoostersHeld("boosters_held", [SIDES, BOOSTER]),
    SpecialsUsed("specials_used", [SIDES, SPECIAL]),
    Boosters("boosters", [BOOSTER]),
    StandardTiles("standard_tiles", [SLOTS, TILES[:STANDARD]]),
    AdvancedTiles("advanced_tiles", [TRACK, TILES[STANDARD:]]),
    TilesLeft("tiles_left", [TILES[:STANDARD], numbered(COPIES)]),
    TokensLeft("tokens_left", [FEDERATION_TOKENS[:STACKED], numbered(TOKEN_COPIES)]),
    TopToken("top_token", [TOKEN]),
    RoundScoring("round_scoring", [numbered(ROUNDS), ROUND_TILES]),
    FinalScoring("final_scoring", [numbered(FINAL_TILES_IN_PLAY), FINAL_TILES]),
    Spaces("spaces", [SPACE]),
    Planets("planets", [HEX, PLANETS]),
    Structures("structures", [HEX, STRUCTURE]),
    Owners("owners", [HEX, SIDES]),
    Guests("guests", [HEX, SIDES]),
    Gaiaformers("gaiaformers", [HEX, SIDES]),
    Satellites("satellites", [HEX, SIDES]),
    Stations("stations", [HEX]),
    Federated("federated", [HEX]),
    Registers("registers", [REGISTERS], 4),
    Forming("forming", [HEX]),
    Automa("automa", [CARDS]),
]
