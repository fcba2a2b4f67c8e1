"""EC-27, ER-20: what a seat cannot know, dealt anew: hex stacks, discoveries, reputation tiles."""

from __future__ import annotations

from astrolude.games.eclipse.rules.galaxy import RINGS
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT
from astrolude.kernel import piles
from astrolude.kernel.generator import Generator


def redraw(s: EclipseState, seat: int, rng: Generator) -> None:
    """Another world that the seat cannot tell from this one."""
    redraw_hexes(s, rng)
    redraw_discoveries(s, rng)
    piles.mix(s.cruisers, rng)
    redraw_reputation(s, seat, rng)


def redraw_hexes(s: EclipseState, rng: Generator) -> None:
    """EC-27.1: the order of each stack, and which hexes were left out."""
    for ring in range(RINGS):
        stack, box = s.stacks[ring][:], s.box[ring][:]
        piles.redraw([stack, box], rng)
        s.stacks[ring] = stack
        s.box[ring] = box


def redraw_discoveries(s: EclipseState, rng: Generator) -> None:
    """EC-27.1: the stack and the face-down tiles on hexes."""
    places = [sector for sector in range(SECTOR_COUNT) if s.discovery[sector] != NONE]
    on_hexes = [s.discovery[sector] for sector in places]
    piles.redraw([s.found_stack, on_hexes], rng)
    discovery = s.discovery[:]
    for sector, tile in zip(places, on_hexes, strict=True):
        discovery[sector] = tile
    s.discovery = discovery


def redraw_reputation(s: EclipseState, seat: int, rng: Generator) -> None:
    """EC-27.2, ER-20.2: foreign tiles and the bag, but for what the seat has been shown."""
    unknown = [value for value in range(len(s.reputation_bag)) for _ in range(s.reputation_bag[value])]
    hidden_look = s.battle.looked and s.battle.actor != seat
    if hidden_look:
        unknown += s.battle.looked
    for owner in range(s.players):
        unknown += [value for value, shown in _tiles(s, owner) if not _knows(seat, owner, shown)]
    piles.mix(unknown, rng)
    for owner in range(s.players):
        if owner != seat:
            s.reputation[owner] = [
                value if _knows(seat, owner, shown) else unknown.pop() for value, shown in _tiles(s, owner)
            ]
    if hidden_look:
        s.battle.looked = sorted(unknown.pop() for _ in s.battle.looked)
    s.reputation_bag = [unknown.count(value) for value in range(len(s.reputation_bag))]


def _tiles(s: EclipseState, owner: int) -> list[tuple[int, int]]:
    return list(zip(s.reputation[owner], s.shown[owner], strict=True))


def _knows(seat: int, owner: int, shown: int) -> bool:
    return seat == owner or shown >> seat & 1 == 1
