"""What a seat sees, in cells. EC-27 and ER-20 say what it cannot know: what lies face down has no cell."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.blueprints import STATS
from astrolude.games.eclipse.cubes import KINDS
from astrolude.games.eclipse.development_tables import DEVELOPMENT_COUNT
from astrolude.games.eclipse.galaxy import RINGS
from astrolude.games.eclipse.observed_battle import BATTLE_BLOCKS
from astrolude.games.eclipse.observed_galaxy import GALAXY_BLOCKS
from astrolude.games.eclipse.part_tables import PART_COUNT
from astrolude.games.eclipse.phases import PHASES
from astrolude.games.eclipse.sector_tables import SECTOR_COUNT
from astrolude.games.eclipse.species_tables import SHIP_SLOTS, SPECIES_COUNT
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.tables import (
    ALLIANCES,
    HIGHEST_REPUTATION,
    NONE,
    ROUNDS,
    SHIP_TYPES,
    SHRINE_GROUPS,
)
from astrolude.games.eclipse.technology_tables import TECHNOLOGY_COUNT
from astrolude.games.eclipse.turn import SPACES
from astrolude.kernel.observation import PLAYERS, Block, Sketch, around, relative

FIGURES: Final = 13
"""Numbers of one seat in the block `seats`."""
FLIGHT: Final = 5
SHOWN_TILES: Final = 6
"""Reputation tiles that one track can hold, the Diplomatic Fleet included."""


def table(s: EclipseState, seat: int, out: Sketch) -> None:
    """Whose turn it is, who began the round, who passed first, who is the traitor."""
    for other in (s.active, s.start, s.next_start, s.traitor):
        out.one_of(relative(s, other, seat), s.players)


def rounds(s: EclipseState, seat: int, out: Sketch) -> None:
    """Rounds from 0 (set-up), phases, and the direction of play."""
    out.one_of(s.round, ROUNDS + 1)
    out.one_of(s.phase, len(PHASES))
    out.number(s.direction)


def holders(s: EclipseState, seat: int, out: Sketch) -> None:
    """ER-14.8: by marker the seat that holds it or that it is on the way to."""
    for marker in range(2):
        out.one_of(relative(s, s.holder[marker], seat), s.players)


def markers(s: EclipseState, seat: int, out: Sketch) -> None:
    """ER-14.8: by marker its arrival number, then which one the turn in progress belongs to."""
    out.numbers(s.arrival)
    out.one_of(s.marker, 2)


def bonuses(s: EclipseState, seat: int, out: Sketch) -> None:
    """ER-15.4.3: the bonus tiles of the Enlightened."""
    out.mask(s.bonuses, len(SHRINE_GROUPS))


def species(s: EclipseState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.one_of(s.species[other], SPECIES_COUNT)


def resources(s: EclipseState, seat: int, out: Sketch) -> None:
    """Stored, then cubes on tracks, then in the graveyard."""
    for other in around(s, seat):
        for part in (s.stored, s.track, s.graveyard):
            out.numbers(part[other * KINDS : (other + 1) * KINDS])


def seats(s: EclipseState, seat: int, out: Sketch) -> None:
    """Discs, colony ships, tiles, and whether the seat has passed or left."""
    for other in around(s, seat):
        out.number(int(other in s.passed))
        out.number(s.gone[other])
        out.number(s.discs[other])
        out.number(s.reserve[other])
        out.number(s.lifted[other])
        out.number(s.loose[other])
        out.number(s.ready[other])
        out.number(s.kept[other])
        out.number(s.beside[other])
        out.number(s.trophies[other])
        out.number(s.final[other])
        out.number(s.revelations >> other & 1)
        out.number(len(s.reputation[other]))


def spaces(s: EclipseState, seat: int, out: Sketch) -> None:
    """Discs on action and reaction spaces."""
    for other in around(s, seat):
        out.numbers(s.spent[other * SPACES : (other + 1) * SPACES])


def technologies(s: EclipseState, seat: int, out: Sketch) -> None:
    """Technologies owned, then tiles by track."""
    for other in around(s, seat):
        out.mask(s.technologies[other], TECHNOLOGY_COUNT)
        for track in range(TRACK_COUNT):
            out.number(tile_count(s, other, track))


def blueprints(s: EclipseState, seat: int, out: Sketch) -> None:
    """By ship type and slot: the part tile that lies there, from 1."""
    for other in around(s, seat):
        if s.species[other] == NONE:
            out.skip(SHIP_SLOTS)
            continue
        for tile in s.blueprints[other]:
            out.number(tile + 1)


def figures(s: EclipseState, seat: int, out: Sketch) -> None:
    """What the blueprints add up to."""
    for other in around(s, seat):
        if s.species[other] == NONE:
            out.skip(SHIP_TYPES * STATS)
        else:
            out.numbers(s.stats[other])


def spare_parts(s: EclipseState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.mask(s.spare[other], PART_COUNT)


def supplies(s: EclipseState, seat: int, out: Sketch) -> None:
    """Ships that can still be built."""
    for other in around(s, seat):
        out.numbers(s.supply[other * SHIP_TYPES : (other + 1) * SHIP_TYPES])


def diplomacy(s: EclipseState, seat: int, out: Sketch) -> None:
    """Ambassadors by giver and holder."""
    for giver in around(s, seat):
        for holder in around(s, seat):
            out.number(s.envoys[giver * s.players + holder])


def alliances(s: EclipseState, seat: int, out: Sketch) -> None:
    """The alliance of each seat, then those it has left."""
    for other in around(s, seat):
        out.one_of(s.alliance[other], len(ALLIANCES))
        out.mask(s.broken[other], len(ALLIANCES))


def developments(s: EclipseState, seat: int, out: Sketch) -> None:
    """Developments that were bought."""
    for other in around(s, seat):
        out.mask(s.developments[other], DEVELOPMENT_COUNT)


def market(s: EclipseState, seat: int, out: Sketch) -> None:
    """Technologies on the supply board, those shown for the next round, and developments."""
    out.numbers(s.market)
    out.numbers(s.coming)
    out.mask(s.developments_left, DEVELOPMENT_COUNT)


def reputation(s: EclipseState, seat: int, out: Sketch) -> None:
    """Tiles whose value the seat knows, by owner and place."""
    for other in around(s, seat):
        known = [
            value if other == seat or shown >> seat & 1 else 0
            for value, shown in zip(s.reputation[other], s.shown[other], strict=True)
        ]
        out.numbers(known)
        out.skip(SHOWN_TILES - len(known))


def stacks(s: EclipseState, seat: int, out: Sketch) -> None:
    """Hexes left by ring, and discovery tiles."""
    for ring in range(RINGS):
        out.number(len(s.stacks[ring]))
    out.number(len(s.found_stack))


def discards(s: EclipseState, seat: int, out: Sketch) -> None:
    """Discarded hexes, then those in the hand of the exploring seat."""
    for pile in ([sector for row in s.discards for sector in row], s.hand):
        for sector in pile:
            out.put(sector, 1)
        out.skip(SECTOR_COUNT)


def zone(s: EclipseState, seat: int, out: Sketch) -> None:
    """Where the hex in hand goes."""
    out.numbers([s.zone_q, s.zone_r] if s.hand else [0, 0])


def flight(s: EclipseState, seat: int, out: Sketch) -> None:
    """The ship that is flying: type, sector (both from 1), movement, jumps and cargo."""
    out.numbers([s.pilot + 1, s.position + 1, s.steps, s.jumps, s.cargo])


BLOCKS: Final = [
    Block("table", [4, PLAYERS], table),
    Block("rounds", [ROUNDS + 1 + len(PHASES) + 1], rounds),
    Block("holders", [2, PLAYERS], holders),
    Block("markers", [4], markers),
    *GALAXY_BLOCKS,
    Block("bonuses", [len(SHRINE_GROUPS)], bonuses),
    Block("species", [PLAYERS, SPECIES_COUNT], species),
    Block("resources", [PLAYERS, 3, KINDS], resources, 10),
    Block("seats", [PLAYERS, FIGURES], seats, 10),
    Block("spaces", [PLAYERS, SPACES], spaces),
    Block("technologies", [PLAYERS, TECHNOLOGY_COUNT + TRACK_COUNT], technologies),
    Block("blueprints", [PLAYERS, SHIP_SLOTS], blueprints, PART_COUNT),
    Block("figures", [PLAYERS, SHIP_TYPES, STATS], figures, 5),
    Block("spare_parts", [PLAYERS, PART_COUNT], spare_parts),
    Block("supplies", [PLAYERS, SHIP_TYPES], supplies, 8),
    Block("diplomacy", [PLAYERS, PLAYERS], diplomacy, 2),
    Block("alliances", [PLAYERS, 2, len(ALLIANCES)], alliances),
    Block("developments", [PLAYERS, DEVELOPMENT_COUNT], developments),
    Block("market", [2 * TECHNOLOGY_COUNT + DEVELOPMENT_COUNT], market, 5),
    Block("reputation", [PLAYERS, SHOWN_TILES], reputation, HIGHEST_REPUTATION),
    Block("stacks", [RINGS + 1], stacks, 20),
    Block("discards", [2, SECTOR_COUNT], discards),
    Block("zone", [2], zone),
    Block("flight", [FLIGHT], flight),
    *BATTLE_BLOCKS,
]
