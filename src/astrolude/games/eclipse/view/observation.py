"""What a seat sees, in cells. EC-27 and ER-20 say what it cannot know: what lies face down has no cell."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTION,
    ALLIANCE,
    BLUEPRINT_SLOT,
    DEVELOPMENT,
    FACTION,
    PART,
    REACTION,
    RESOURCE,
    SECTOR,
    SHIP,
    TECHNOLOGY,
    TRACK,
)
from astrolude.games.eclipse.rules.blueprints import STATS
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.galaxy import RINGS
from astrolude.games.eclipse.rules.phases import PHASES
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    ALLIANCES,
    HIGHEST_REPUTATION,
    NONE,
    ROUNDS,
    SHIP_TYPES,
    SHRINE_GROUPS,
)
from astrolude.games.eclipse.tables.developments import DEVELOPMENT_COUNT
from astrolude.games.eclipse.tables.parts import PART_COUNT
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT
from astrolude.games.eclipse.tables.species import SHIP_SLOTS, SPECIES_COUNT
from astrolude.games.eclipse.tables.technologies import TECHNOLOGY_COUNT
from astrolude.games.eclipse.view.observed_battle import BATTLE_BLOCKS
from astrolude.games.eclipse.view.observed_galaxy import GALAXY_BLOCKS
from astrolude.kernel.observation import PLAYERS, Block, Sketch, numbered, relative

FIGURES: Final = [
    "passed",
    "gone",
    "discs",
    "discs_in_reserve",
    "discs_lifted",
    "cubes_loose",
    "colony_ships_ready",
    "discoveries_kept",
    "discoveries_beside",
    "trophies",
    "final_points",
    "revelation",
    "reputation_tiles",
]
"""Numbers of one seat in the block `seats`."""
STAT_NAMES: Final = [
    "energy",
    "initiative",
    "movement",
    "jumps",
    "computer",
    "shield",
    "hull",
    "regeneration",
    "bays",
    "drives",
    *[f"{weapon}_{colour}" for weapon in ("cannons", "missiles") for colour in ("yellow", "orange", "red")],
]
"""What a blueprint adds up to, in the order of the figures."""
MARKET: Final = [
    *TECHNOLOGY.labels,
    *[f"coming_{technology}" for technology in TECHNOLOGY.labels],
    *DEVELOPMENT.labels,
]
MARKERS: Final = ["primary", "secondary"]
SHOWN_TILES: Final = 6
"""Reputation tiles that one track can hold, the Diplomatic Fleet included."""


class Table(Block[EclipseState]):
    """Whose turn it is, who began the round, who passed first, who is the traitor."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in (s.active, s.start, s.next_start, s.traitor):
            out.one_of(relative(s, other, seat), s.players)


class Rounds(Block[EclipseState]):
    """Rounds from 0 (set-up), phases, and the direction of play."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.one_of(s.round, ROUNDS + 1)
        out.one_of(s.phase, len(PHASES))
        out.number(s.direction)


class Holders(Block[EclipseState]):
    """ER-14.8: by marker the seat that holds it or that it is on the way to."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for marker in range(len(MARKERS)):
            out.one_of(relative(s, s.holder[marker], seat), s.players)


class Markers(Block[EclipseState]):
    """ER-14.8: by marker its arrival number, then which one the turn in progress belongs to."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers(s.arrival)
        out.one_of(s.marker, len(MARKERS))


class Bonuses(Block[EclipseState]):
    """ER-15.4.3: the bonus tiles of the Enlightened."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.mask(s.bonuses, len(SHRINE_GROUPS))


class Species(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.one_of(s.species[other], SPECIES_COUNT)


class Resources(Block[EclipseState]):
    """Stored, then cubes on tracks, then in the graveyard."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            for part in (s.stored, s.track, s.graveyard):
                out.part(part, other * KINDS, KINDS)


class Seats(Block[EclipseState]):
    """Discs, colony ships, tiles, and whether the seat has passed or left."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
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


class Spaces(Block[EclipseState]):
    """Discs on action and reaction spaces."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.spent, other * SPACES, SPACES)


class Technologies(Block[EclipseState]):
    """Technologies owned, then tiles by track."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.technologies[other], TECHNOLOGY_COUNT)
            for track in range(TRACK_COUNT):
                out.number(tile_count(s, other, track))


class Blueprints(Block[EclipseState]):
    """By ship type and slot: the part tile that lies there, from 1."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            for slot, tile in enumerate(s.blueprints[other]):
                if tile != NONE:
                    out.put(slot, tile + 1)
            out.skip(SHIP_SLOTS)


class Figures(Block[EclipseState]):
    """What the blueprints add up to."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            if s.species[other] == NONE:
                out.skip(SHIP_TYPES * STATS)
            else:
                out.numbers(s.stats[other])


class SpareParts(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.spare[other], PART_COUNT)


class Supplies(Block[EclipseState]):
    """Ships that can still be built."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.supply, other * SHIP_TYPES, SHIP_TYPES)


class Diplomacy(Block[EclipseState]):
    """Ambassadors by giver and holder."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for giver in out.seats:
            for turned, holder in enumerate(out.seats):
                envoys = s.envoys[giver * s.players + holder]
                if envoys:
                    out.put(turned, envoys)
            out.skip(s.players)


class Alliances(Block[EclipseState]):
    """The alliance of each seat, then those it has left."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.one_of(s.alliance[other], len(ALLIANCES))
            out.mask(s.broken[other], len(ALLIANCES))


class Developments(Block[EclipseState]):
    """Developments that were bought."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.developments[other], DEVELOPMENT_COUNT)


class Market(Block[EclipseState]):
    """Technologies on the supply board, those shown for the next round, and developments."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers(s.market)
        out.numbers(s.coming)
        out.mask(s.developments_left, DEVELOPMENT_COUNT)


class Reputation(Block[EclipseState]):
    """Tiles whose value the seat knows, by owner and place."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            shown = s.shown[other]
            for place, value in enumerate(s.reputation[other]):
                if other == seat or shown[place] >> seat & 1:
                    out.put(place, value)
            out.skip(SHOWN_TILES)


class Stacks(Block[EclipseState]):
    """Hexes left by ring, and discovery tiles."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for ring in range(RINGS):
            out.number(len(s.stacks[ring]))
        out.number(len(s.found_stack))


class Discards(Block[EclipseState]):
    """Discarded hexes, then those in the hand of the exploring seat."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for pile in ([sector for row in s.discards for sector in row], s.hand):
            for sector in pile:
                out.flag(sector)
            out.skip(SECTOR_COUNT)


class Zone(Block[EclipseState]):
    """Where the hex in hand goes."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers([s.zone_q, s.zone_r] if s.hand else [0, 0])


class Flight(Block[EclipseState]):
    """The ship that is flying: type, sector (both from 1), movement, jumps and cargo."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers([s.pilot + 1, s.position + 1, s.steps, s.jumps, s.cargo])


BLOCKS: Final = [
    Table("table", [["active", "start", "next_start", "traitor"], PLAYERS]),
    Rounds("rounds", [[*[f"round_{number}" for number in range(ROUNDS + 1)], *PHASES, "direction"]]),
    Holders("holders", [MARKERS, PLAYERS]),
    Markers("markers", [["arrival", "turn"], MARKERS]),
    *GALAXY_BLOCKS,
    Bonuses("bonuses", [SHRINE_GROUPS]),
    Species("species", [PLAYERS, FACTION]),
    Resources("resources", [PLAYERS, ["stored", "track", "graveyard"], RESOURCE], 10),
    Seats("seats", [PLAYERS, FIGURES], 10),
    Spaces("spaces", [PLAYERS, [*ACTION.labels, *[f"reaction_{name}" for name in REACTION.labels]]]),
    Technologies(
        "technologies", [PLAYERS, [*TECHNOLOGY.labels, *[f"tiles_{name}" for name in TRACK.labels]]]
    ),
    Blueprints("blueprints", [PLAYERS, SHIP, BLUEPRINT_SLOT], PART.size),
    Figures("figures", [PLAYERS, SHIP, STAT_NAMES], 5),
    SpareParts("spare_parts", [PLAYERS, PART]),
    Supplies("supplies", [PLAYERS, SHIP], 8),
    Diplomacy("diplomacy", [PLAYERS, PLAYERS], 2),
    Alliances("alliances", [PLAYERS, ["member", "left"], ALLIANCE]),
    Developments("developments", [PLAYERS, DEVELOPMENT]),
    Market("market", [MARKET], 5),
    Reputation("reputation", [PLAYERS, numbered(SHOWN_TILES)], HIGHEST_REPUTATION),
    Stacks("stacks", [[*[f"ring_{ring}" for ring in numbered(RINGS)], "discoveries"]], 20),
    Discards("discards", [["discarded", "in_hand"], SECTOR]),
    Zone("zone", [["q", "r"]]),
    Flight("flight", [["ship", "sector", "movement", "jumps", "cargo"]]),
    *BATTLE_BLOCKS,
]
