"""What a seat sees, in cells. GP-15.1: everything is public but the order of the Automa's cards.

Sides go round the table from the seat that looks; there are always four places for them, those that nobody
has stay 0. In the solo game the Automa is the second side.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.automa_cards import CARDS
from astrolude.games.gaia.components import (
    BOOSTERS,
    COUNTED,
    FEDERATION_TOKENS,
    FINAL_TILES,
    FINAL_TILES_IN_PLAY,
    NOBODY,
    NONE,
    PLANETS,
    ROUND_TILES,
    ROUNDS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    STANDARD,
    STRUCTURES,
    TILES,
    TRACK_COUNT,
)
from astrolude.games.gaia.factions import FACTIONS
from astrolude.games.gaia.grammar import ICONS, SPECIAL
from astrolude.games.gaia.space import FACES, HEXES, PLACE_COUNT
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.observation import Block, Sketch

PHASES: Final = 5
FIGURES: Final = 15
"""Numbers of one side in the block `sides`."""
STONE_PLACES: Final = 5
SIDES_OF_A_HEX: Final = 6
BOWLS: Final = 3


def sides_around(s: GaiaState, seat: int) -> list[int]:
    """The sides of the game from the seat that looks."""
    return [(seat + turned) % s.sides for turned in range(s.sides)]


def place_of(s: GaiaState, side: int, seat: int) -> int:
    """How many places round the table a side sits; NOBODY stays nobody."""
    return (side - seat) % s.sides if side != NOBODY else NOBODY


def table(s: GaiaState, seat: int, out: Sketch) -> None:
    """Round, phase, and who began this round, who is active."""
    out.one_of(s.round - 1, ROUNDS)
    out.one_of(s.phase, PHASES)
    out.one_of(place_of(s, s.order[0] if s.order else NOBODY, seat), SEATS)
    out.one_of(place_of(s, s.active, seat), SEATS)


def passed(s: GaiaState, seat: int, out: Sketch) -> None:
    """The order of passing: 1 for the first."""
    for place, side in enumerate(s.passed):
        out.put(place_of(s, side, seat), place + 1)
    out.skip(SEATS)


def sides(s: GaiaState, seat: int, out: Sketch) -> None:
    """Resources, power by place, points, gaiaformers, federations, satellites."""
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
    out.skip((SEATS - s.sides) * FIGURES)


def stone(s: GaiaState, seat: int, out: Sketch) -> None:
    """Where the brainstone is, 1 to 3 for the bowls."""
    out.one_of(s.stone, STONE_PLACES)


def factions(s: GaiaState, seat: int, out: Sketch) -> None:
    for side in sides_around(s, seat):
        out.one_of(s.faction[side], len(FACTIONS))
    out.skip((SEATS - s.sides) * len(FACTIONS))


def research(s: GaiaState, seat: int, out: Sketch) -> None:
    for side in sides_around(s, seat):
        out.numbers(s.levels[side * TRACK_COUNT : (side + 1) * TRACK_COUNT])
    out.skip((SEATS - s.sides) * TRACK_COUNT)


def pieces(s: GaiaState, seat: int, out: Sketch) -> None:
    """Structures that left the faction board."""
    for side in sides_around(s, seat):
        out.numbers(s.out[side * ROWS : (side + 1) * ROWS])
    out.skip((SEATS - s.sides) * ROWS)


def tiles(s: GaiaState, seat: int, out: Sketch) -> None:
    """Tech tiles owned."""
    for side in sides_around(s, seat):
        out.mask(s.tiles[side], len(TILES))
    out.skip((SEATS - s.sides) * len(TILES))


def covered(s: GaiaState, seat: int, out: Sketch) -> None:
    for side in sides_around(s, seat):
        out.mask(s.covered[side], STANDARD)
    out.skip((SEATS - s.sides) * STANDARD)


def federation_tokens(s: GaiaState, seat: int, out: Sketch) -> None:
    """Tokens by kind, grey and green."""
    kinds = 2 * len(FEDERATION_TOKENS)
    for side in sides_around(s, seat):
        held = [0] * kinds
        for token in s.tokens[side]:
            held[token] += 1
        out.numbers(held)
    out.skip((SEATS - s.sides) * kinds)


def boosters_held(s: GaiaState, seat: int, out: Sketch) -> None:
    for side in sides_around(s, seat):
        out.one_of(s.booster[side], len(BOOSTERS))
    out.skip((SEATS - s.sides) * len(BOOSTERS))


def specials_used(s: GaiaState, seat: int, out: Sketch) -> None:
    for side in sides_around(s, seat):
        out.mask(s.used[side], SPECIAL.size)
    out.skip((SEATS - s.sides) * SPECIAL.size)


def boosters(s: GaiaState, seat: int, out: Sketch) -> None:
    """Those that can be taken."""
    for booster in s.boosters:
        out.put(booster, 1)
    out.skip(len(BOOSTERS))


def tech_board(s: GaiaState, seat: int, out: Sketch) -> None:
    """By slot the standard tile, by track the advanced one."""
    for tile in s.slots:
        out.one_of(tile, STANDARD)
    for tile in s.advanced:
        out.one_of(NONE if tile == NONE else tile - STANDARD, len(TILES) - STANDARD)


def stocks(s: GaiaState, seat: int, out: Sketch) -> None:
    """Standard tiles and federation tokens left, then the token on terraforming 5."""
    out.numbers(s.stacks)
    out.numbers(s.stock)
    out.skip(len(FEDERATION_TOKENS) - len(s.stock))
    out.one_of(s.top_token, len(FEDERATION_TOKENS))


def scoring(s: GaiaState, seat: int, out: Sketch) -> None:
    """The scoring tiles of the rounds, then those of the end."""
    for tile in s.round_tiles:
        out.one_of(tile, len(ROUND_TILES))
    for tile in s.final_tiles:
        out.one_of(tile, len(FINAL_TILES))


def spaces(s: GaiaState, seat: int, out: Sketch) -> None:
    """Power and QIC actions used this round."""
    out.mask(s.spaces_used, len(SPACES))


def planets(s: GaiaState, seat: int, out: Sketch) -> None:
    for place in s.spots:
        out.put(place * len(PLANETS) + s.planet[place], 1)
    out.skip(HEXES * len(PLANETS))


def galaxy(s: GaiaState, seat: int, out: Sketch) -> None:
    """The face of the tile on each place, then how far it is turned."""
    for place in range(PLACE_COUNT):
        out.one_of(s.faces[place], len(FACES))
        out.one_of(s.turns[place] if s.faces[place] != NONE else NONE, SIDES_OF_A_HEX)


def structures(s: GaiaState, seat: int, out: Sketch) -> None:
    for place in s.spots:
        if s.structure[place] != NONE:
            out.put(place * len(STRUCTURES) + s.structure[place], 1)
    out.skip(HEXES * len(STRUCTURES))


def owners(s: GaiaState, seat: int, out: Sketch) -> None:
    _by_side(s, s.owner, seat, out)


def guests(s: GaiaState, seat: int, out: Sketch) -> None:
    """Lantid mines on foreign planets."""
    _by_side(s, s.guest, seat, out)


def gaiaformers(s: GaiaState, seat: int, out: Sketch) -> None:
    _by_side(s, s.former, seat, out)


def _by_side(s: GaiaState, holders: list[int], seat: int, out: Sketch) -> None:
    for place in s.spots:
        if holders[place] != NOBODY:
            out.put(place * SEATS + place_of(s, holders[place], seat), 1)
    out.skip(HEXES * SEATS)


def satellites(s: GaiaState, seat: int, out: Sketch) -> None:
    for turned, side in enumerate(sides_around(s, seat)):
        for place in s.satellites[side]:
            out.put(place * SEATS + turned, 1)
    out.skip(HEXES * SEATS)


def stations(s: GaiaState, seat: int, out: Sketch) -> None:
    """The space stations of the Hive."""
    for place in s.stations:
        out.put(place, 1)
    out.skip(HEXES)


def federated(s: GaiaState, seat: int, out: Sketch) -> None:
    """Structures inside a federation of their side."""
    for side in sides_around(s, seat):
        inside = s.member[side]
        for place in s.own[side]:
            if inside[place]:
                out.put(place, 1)
    out.skip(HEXES)


def registers(s: GaiaState, seat: int, out: Sketch) -> None:
    """An action in progress: icons of income, the bill, the basket of a conversion."""
    out.numbers(s.icons)
    out.number(s.bill)
    out.numbers(s.taken)
    out.numbers(s.basket)


def forming(s: GaiaState, seat: int, out: Sketch) -> None:
    """A federation in the making: hexes of the clusters joined, satellites placed."""
    for cluster in range(len(s.clusters)):
        if s.joined >> cluster & 1:
            for place in s.clusters[cluster]:
                out.put(place, 1)
    for place in s.picked:
        out.put(place, 1)
    out.skip(HEXES)


def automa(s: GaiaState, seat: int, out: Sketch) -> None:
    """The open card of the Automa."""
    out.one_of(s.deck[-1] if s.deck else NONE, len(CARDS))


def blocks() -> list[Block]:
    tech_slots = len(SLOTS) * STANDARD + TRACK_COUNT * (len(TILES) - STANDARD)
    rounds = ROUNDS * len(ROUND_TILES) + FINAL_TILES_IN_PLAY * len(FINAL_TILES)
    return [
        Block("table", [ROUNDS + PHASES + 2 * SEATS], table),
        Block("passed", [SEATS], passed, SEATS),
        Block("sides", [SEATS, FIGURES], sides, 10),
        Block("stone", [STONE_PLACES], stone),
        Block("factions", [SEATS, len(FACTIONS)], factions),
        Block("research", [SEATS, TRACK_COUNT], research, 5),
        Block("pieces", [SEATS, ROWS], pieces, 4),
        Block("tiles", [SEATS, len(TILES)], tiles),
        Block("covered", [SEATS, STANDARD], covered),
        Block("federation_tokens", [SEATS, len(FEDERATION_TOKENS), 2], federation_tokens),
        Block("boosters_held", [SEATS, len(BOOSTERS)], boosters_held),
        Block("specials_used", [SEATS, SPECIAL.size], specials_used),
        Block("boosters", [len(BOOSTERS)], boosters),
        Block("tech_board", [tech_slots], tech_board),
        Block("stocks", [STANDARD + 2 * len(FEDERATION_TOKENS)], stocks, 4),
        Block("scoring", [rounds], scoring),
        Block("spaces", [len(SPACES)], spaces),
        Block("galaxy", [PLACE_COUNT, len(FACES) + SIDES_OF_A_HEX], galaxy),
        Block("planets", [HEXES, len(PLANETS)], planets),
        Block("structures", [HEXES, len(STRUCTURES)], structures),
        Block("owners", [HEXES, SEATS], owners),
        Block("guests", [HEXES, SEATS], guests),
        Block("gaiaformers", [HEXES, SEATS], gaiaformers),
        Block("satellites", [HEXES, SEATS], satellites),
        Block("stations", [HEXES], stations),
        Block("federated", [HEXES], federated),
        Block("registers", [ICONS + 1 + BOWLS + COUNTED], registers, 4),
        Block("forming", [HEXES], forming),
        Block("automa", [len(CARDS)], automa),
    ]


BLOCKS: Final = blocks()
