"""GP-7.4: gain a tech tile."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import TILE_COVERED, TILE_TAKEN
from astrolude.games.gaia.grammar import ANY_TRACK, COVER, TAKE_TILE
from astrolude.games.gaia.questions import ASK_ADVANCE, ASK_COVER, ASK_TILE
from astrolude.games.gaia.rules.counts import count
from astrolude.games.gaia.rules.federations import federation_power
from astrolude.games.gaia.rules.placing import forget_links, replaced
from astrolude.games.gaia.rules.research import advance_answers
from astrolude.games.gaia.rules.resources import gain
from astrolude.games.gaia.rules.tokens import flip_green, has_green
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.research import TOP_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.scoring import FROM_TILES
from astrolude.games.gaia.tables.supply import NONE
from astrolude.games.gaia.tables.tech_tiles import (
    BIG_BUILDINGS,
    STANDARD,
    STANDARD_TILES,
    TILE_BIT,
    TILE_GAIN,
    TILE_GAIN_PER,
)

ADVANCED_FROM: Final = TOP_LEVEL - 1
"""GP-7.4.4: the level from which an advanced tile can be taken."""


def tile_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-7.4.1, GP-7.4.4: standard tiles not owned, advanced tiles earned."""
    owned = s.tiles[seat]
    answers = [
        TAKE_TILE.at(tile) for tile in range(STANDARD) if s.stacks[tile] and not owned & TILE_BIT[tile]
    ]
    if owned & STANDARD_TILES & ~s.covered[seat] and has_green(s, seat):
        answers += [
            TAKE_TILE.at(s.advanced[track])
            for track in range(TRACK_COUNT)
            if s.advanced[track] != NONE and s.levels[seat * TRACK_COUNT + track] >= ADVANCED_FROM
        ]
    return answers


def ask_tile(s: GaiaState, seat: int) -> None:
    """GP-7.4.6: a tile is chosen if there is one to choose."""
    if tile_answers(s, seat):
        ASK_TILE.ask(s, seat)


def take_tile(s: GaiaState, seat: int, tile: int) -> None:
    """GP-7.4.2, GP-7.4.4: a standard tile works at once, an advanced one first covers another."""
    if tile < STANDARD:
        s.stacks = replaced(s.stacks, tile, s.stacks[tile] - 1)
        receive(s, seat, tile)
        slot = s.slots.index(tile)
        ask_advance(s, seat, slot if slot < TRACK_COUNT else ANY_TRACK)
    else:
        flip_green(s, seat)
        ASK_COVER.ask(s, seat, tile)


def cover_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-7.4.4: uncovered standard tiles."""
    coverable = s.tiles[seat] & STANDARD_TILES & ~s.covered[seat]
    return [COVER.at(tile) for tile in range(STANDARD) if coverable & TILE_BIT[tile]]


def cover_tile(s: GaiaState, seat: int, covered: int, tile: int) -> None:
    """GP-7.4.4, GP-7.4.5: cover, take the advanced tile and gain its effect, then advance.

    GP-8.4.1: a federation that exists keeps the power that the covered tile gave it.
    """
    power = federation_power(s, seat)
    s.covered[seat] |= TILE_BIT[covered]
    s.kept_power += power - federation_power(s, seat)
    s.note(TILE_COVERED, seat, covered)
    s.advanced = replaced(s.advanced, s.advanced.index(tile), NONE)
    if covered == BIG_BUILDINGS:
        forget_links(s, seat)
    receive(s, seat, tile)
    ask_advance(s, seat, ANY_TRACK)


def receive(s: GaiaState, seat: int, tile: int) -> None:
    """GP-7.4.2, GP-12.3.2: own the tile and gain its immediate effect."""
    s.tiles[seat] |= TILE_BIT[tile]
    s.note(TILE_TAKEN, seat, tile)
    if tile == BIG_BUILDINGS:
        forget_links(s, seat)
    per = TILE_GAIN_PER[tile]
    gain(s, seat, TILE_GAIN[tile], 1 if per == NONE else count(s, seat, per), FROM_TILES)


def ask_advance(s: GaiaState, seat: int, limit: int) -> None:
    """GP-7.4.3: the free step, if any is possible."""
    if len(advance_answers(s, seat, limit)) > 1:
        ASK_ADVANCE.ask(s, seat, limit)
