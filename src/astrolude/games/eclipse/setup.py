"""EC-3, ER-3.2, ER-6.1, ER-7.2, ER-8.1, ER-13, ER-16: how a game is laid out."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import GAME_BEGAN, PORTALS_NOT_ADVISED
from astrolude.games.eclipse.questions import THEN_HOMES_PLACED
from astrolude.games.eclipse.rules import modules
from astrolude.games.eclipse.rules.combat.battle import IDLE
from astrolude.games.eclipse.rules.cubes import KINDS, NO_CUBES
from astrolude.games.eclipse.rules.discovery import draw_discovery
from astrolude.games.eclipse.rules.draft import RANDOM, SPECIES_OPTIONS, begin_draft, deal_species
from astrolude.games.eclipse.rules.galaxy import NOWHERE, RINGS, UNLINKED, lay
from astrolude.games.eclipse.rules.modules import in_use, is_large, set_up_as
from astrolude.games.eclipse.rules.options import modules_of, secret_worlds
from astrolude.games.eclipse.rules.phases import SETUP
from astrolude.games.eclipse.rules.presence import NO_SEATS, NO_SHIPS, set_guard
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, first_technologies
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import (
    EXTRA_REPUTATION_TILES,
    NONE,
    REPUTATION_TILES,
    SHIP_TYPES,
    SHRINES,
)
from astrolude.games.eclipse.tables.developments import (
    DEV_WARP_PORTAL,
    DEVELOPMENT_COUNT,
    DEVELOPMENTS_IN_PLAY,
)
from astrolude.games.eclipse.tables.discoveries import DISCOVERY_COPIES, DISCOVERY_COUNT, DISCOVERY_MODULE
from astrolude.games.eclipse.tables.npcs import ANCIENT_CRUISERS, ANCIENT_DREADNOUGHTS, GCDS
from astrolude.games.eclipse.tables.sectors import (
    CENTER,
    HOMEWORLDS,
    INNER,
    SECTOR_COUNT,
    SECTOR_MODULE,
    SECTOR_RING,
)
from astrolude.games.eclipse.tables.setup import (
    HOMEWORLD_SPOTS,
    MIDDLE_HEXES,
    OUTER_HEXES,
    SMALL_GALAXY_OUTER,
)
from astrolude.games.eclipse.tables.technologies import RARE, TECH_COPIES, TECH_EXTRA, TECHNOLOGY_COUNT
from astrolude.kernel.state import NOBODY

SECTORS_ROUND: Final = range(SECTOR_COUNT)


def set_up(s: EclipseState, options: dict[str, str]) -> None:
    """EC-3: the table, then the species, dealt or drafted."""
    s.modules = modules_of(options)
    s.drafting = SPECIES_OPTIONS.index(options["species"])
    s.waiting = options["simultaneous_play"] == "waiting"
    s.prudent = options["bankruptcy"] == "prevented"
    lay_out(s, secret_worlds(options))
    if s.drafting == RANDOM:
        THEN_HOMES_PLACED.then(s)
        deal_species(s)
    else:
        begin_draft(s)


def lay_out(s: EclipseState, worlds: int) -> None:
    """EC-3.1 to EC-3.5: everything that belongs to no player."""
    clear_table(s)
    clear_seats(s)
    s.start = s.rng.below(s.players)
    s.active = s.start
    s.note(GAME_BEGAN, s.start, s.start)
    if in_use(s, modules.WARP_PORTALS) and in_use(s, modules.SIMULTANEOUS_PLAY):
        s.note(PORTALS_NOT_ADVISED, NOBODY)
    fill_bags(s)
    first_technologies(s)
    shuffle_discoveries(s)
    lay_center(s)
    stack_hexes(s, lay_homeworlds(s), worlds)
    offer_developments(s)


def clear_table(s: EclipseState) -> None:
    """An empty table without a round."""
    clear_rounds(s)
    clear_galaxy(s)
    clear_supplies(s)
    clear_action(s)


def clear_rounds(s: EclipseState) -> None:
    s.round = 0
    s.phase = SETUP
    s.next_start = NOBODY
    s.direction = 1
    s.passed = []
    s.holder = [NOBODY, NOBODY]
    s.arrival = [0, 0]
    s.arrivals = 0
    s.marker = NONE
    s.waited = 0


def clear_galaxy(s: EclipseState) -> None:
    s.board = []
    s.q = [0] * SECTOR_COUNT
    s.r = [0] * SECTOR_COUNT
    s.rotation = [NONE] * SECTOR_COUNT
    s.near = [NOWHERE] * SECTOR_COUNT
    s.links = [UNLINKED] * SECTOR_COUNT
    s.portals = []
    s.controller = [NOBODY] * SECTOR_COUNT
    s.cubes = [NO_CUBES] * SECTOR_COUNT
    s.fleets = [NO_SHIPS] * SECTOR_COUNT
    s.entered = [NO_SEATS] * SECTOR_COUNT
    s.ancients = [0] * SECTOR_COUNT
    s.guard = [NONE] * SECTOR_COUNT
    s.discovery = [NONE] * SECTOR_COUNT
    s.structures = [0] * SECTOR_COUNT
    s.shrines = [NONE] * len(SHRINES)


def clear_supplies(s: EclipseState) -> None:
    s.stacks = [NO_SHIPS] * RINGS
    s.discards = [NO_SHIPS] * RINGS
    s.box = [NO_SHIPS] * RINGS
    s.found_stack = []
    s.found_discards = []
    s.market = [0] * TECHNOLOGY_COUNT
    s.bag = [0] * TECHNOLOGY_COUNT
    s.coming = [0] * TECHNOLOGY_COUNT
    s.developments_left = 0
    s.cruisers = []


def clear_action(s: EclipseState) -> None:
    s.hand = []
    s.aside = []
    s.zone_q = 0
    s.zone_r = 0
    s.found_at = NONE
    s.pilot = NONE
    s.position = NONE
    s.steps = 0
    s.jumps = 0
    s.cargo = 0
    s.carriers = []
    s.proposed = [0, 0, 0]
    s.refitted = 0
    s.refused = False
    s.must_act = False
    s.battle = IDLE


def clear_seats(s: EclipseState) -> None:
    """Boards without a species."""
    players = s.players
    s.gone = [0] * players
    s.final = [0] * players
    s.own = [NO_SEATS] * players
    s.species = [NONE] * players
    s.stored = [0] * (players * KINDS)
    s.track = [0] * (players * KINDS)
    s.graveyard = [0] * (players * KINDS)
    s.loose = [0] * players
    s.removed = [0] * players
    s.discs = [0] * players
    s.spent = [0] * (players * SPACES)
    s.reserve = [0] * players
    s.lifted = [0] * players
    s.ready = [0] * players
    s.technologies = [0] * players
    s.tiles = [NO_SEATS] * (players * TRACK_COUNT)
    s.spare = [0] * players
    s.blueprints = [NO_SEATS] * players
    s.stats = [NO_SEATS] * players
    s.supply = [0] * (players * SHIP_TYPES)
    s.reputation = [NO_SEATS] * players
    s.shown = [NO_SEATS] * players
    s.envoys = [0] * (players * players)
    s.kept = [0] * players
    s.beside = [0] * players
    s.revelations = 0
    s.trophies = [0] * players
    s.developments = [0] * players
    s.alliance = [NONE] * players
    s.broken = [0] * players
    s.founded = 0
    s.bonuses = 0
    s.traitor = NOBODY


def fill_bags(s: EclipseState) -> None:
    """EC-3.1, EC-3.2, ER-4.1, ER-13.1."""
    rare = in_use(s, modules.RARE_TECHNOLOGIES)
    for technology in range(TECHNOLOGY_COUNT):
        if technology < RARE or rare:
            s.bag[technology] = TECH_COPIES[technology] + (TECH_EXTRA[technology] if is_large(s) else 0)
    s.reputation_bag = REPUTATION_TILES[:]
    if is_large(s):
        for value in range(len(s.reputation_bag)):
            s.reputation_bag[value] += EXTRA_REPUTATION_TILES[value]


def shuffle_discoveries(s: EclipseState) -> None:
    """EC-3.2, ER-1.4, ER-11.1."""
    for tile in range(DISCOVERY_COUNT):
        module = DISCOVERY_MODULE[tile]
        if module == NONE or (in_use(s, module) and in_use(s, modules.NEW_DISCOVERIES)):
            s.found_stack += [tile] * DISCOVERY_COPIES[tile]
    s.rng.shuffle(s.found_stack)


def lay_center(s: EclipseState) -> None:
    """EC-3.3, ER-8.1: the Galactic Center with its tile and its guard."""
    lay(s, CENTER, 0, 0, 0)
    s.discovery = replaced(s.discovery, CENTER, draw_discovery(s))
    guard = GCDS
    if in_use(s, modules.GALACTIC_CENTER_TAKEOVER):
        guard = ANCIENT_DREADNOUGHTS[s.rng.below(len(ANCIENT_DREADNOUGHTS))]
    set_guard(s, CENTER, guard)


def lay_homeworlds(s: EclipseState) -> list[int]:
    """ER-7.2: random homeworlds with tile and cruiser on the unused spots. The worlds that are left."""
    worlds = HOMEWORLDS[:]
    s.rng.shuffle(worlds)
    s.cruisers = ANCIENT_CRUISERS[:]
    s.rng.shuffle(s.cruisers)
    if in_use(s, modules.ANCIENT_HOMEWORLDS):
        for q, r, rotation in HOMEWORLD_SPOTS[s.players]:
            world = worlds.pop()
            lay(s, world, q, r, rotation)
            s.discovery = replaced(s.discovery, world, draw_discovery(s))
            set_guard(s, world, s.cruisers.pop())
    return worlds


def stack_hexes(s: EclipseState, worlds: list[int], secret: int) -> None:
    """EC-3.4, ER-3.2, ER-13.2, ER-13.10, ER-16.3, ER-16.4: shuffle, cut, leave the rest in the box unseen."""
    outer = SMALL_GALAXY_OUTER if in_use(s, modules.SMALL_GALAXY) else OUTER_HEXES[set_up_as(s)]
    middle = MIDDLE_HEXES[set_up_as(s)] if is_large(s) else SECTOR_COUNT
    for ring, limit in enumerate((SECTOR_COUNT, middle, outer)):
        hexes = [sector for sector in SECTORS_ROUND if SECTOR_RING[sector] == INNER + ring]
        hexes = [sector for sector in hexes if is_in_play(s, sector)]
        if ring == 1:
            hexes += worlds[:secret]
        s.rng.shuffle(hexes)
        s.stacks[ring] = hexes[:limit]
        s.box[ring] = hexes[limit:]


def is_in_play(s: EclipseState, sector: int) -> bool:
    module = SECTOR_MODULE[sector]
    return module == NONE or in_use(s, module)


def offer_developments(s: EclipseState) -> None:
    """ER-6.1, ER-1.4."""
    if not in_use(s, modules.DEVELOPMENTS):
        return
    tiles = list(range(DEVELOPMENT_COUNT))
    if not in_use(s, modules.WARP_PORTALS):
        tiles.remove(DEV_WARP_PORTAL)
    s.rng.shuffle(tiles)
    for tile in tiles[: DEVELOPMENTS_IN_PLAY[s.players]]:
        s.developments_left |= 1 << tile
