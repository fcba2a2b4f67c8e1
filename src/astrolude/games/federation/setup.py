"""FD-2: setting up."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import GAME_BEGAN, STARTER_CHOSEN, STARTERS_SHOWN, STRUCTURES_LAID
from astrolude.games.federation.grammar import CHOOSE_SIDE, CHOOSE_STARTER
from astrolude.games.federation.questions import ASK_SIDE, ASK_STARTER, THEN_EFFECTS, THEN_NEXT_TURN
from astrolude.games.federation.rules.laws import open_round
from astrolude.games.federation.rules.points import PART_COUNT
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ASTEROID_SLOTS,
    ASTEROID_TOKENS,
    COLUMN_PROJECTS,
    DEEP_SPACE,
    FIRST_GAME_TOKENS,
    INERT_SLOTS,
    INERT_TOKENS,
    KINDS,
    LAWS,
    MEGA_TOKENS,
    MOON_POWER,
    MOON_SLOTS,
    NEO_START,
    NOTHING,
    OUTER,
    PAWN_COUNT,
    PLANET_BLOCKS,
    PLANETS_BLOCKED_WITH,
    RANK_POINTS,
    ROBOTS,
    ROOM_BLOCKS,
    ROOMS_BLOCKED_WITH,
    SCHOLAR_STACK,
    SCHOLARS,
    SHIPS,
    SHIPS_AT_START,
    SITE_STRUCTURES,
    SITES,
    STACKS,
    STALLS,
    START_DEGREE,
    STARTERS,
    TOKEN_POWER,
    TOKENS,
    TWELVE_POINTS,
    WORLDS,
    column_start,
    medal_levels,
    senatorial_start,
)
from astrolude.games.federation.tables.programs import STARTER_PROGRAM
from astrolude.kernel.bits import mask_of
from astrolude.kernel.state import NOBODY

PRINTED: Final = "printed"
CHOSEN: Final = "chosen"
RANDOM: Final = "random"
SUM: Final = "sum"
BY_PLAYERS: Final = "by_players"
SIXTEEN: Final = "sixteen"
TWELVE: Final = "twelve"


def set_up(s: FederationState, options: dict[str, str]) -> None:
    """FD-2.1, FD-2.2: everything up to the first choice."""
    s.round = 0
    s.first = s.rng.below(s.players)
    s.president = s.first
    s.active = (s.first - 1) % s.players
    give_boards(s)
    clear_registers(s)
    deal_tokens(s)
    deal_tiles(s)
    prepare_boards(s, options)
    s.note(GAME_BEGAN, s.first)
    THEN_NEXT_TURN.then(s)
    for place in range(s.players):
        ASK_STARTER.ask(s, (s.first + place) % s.players)
    s.note_all(STARTERS_SHOWN, NOBODY, s.starters[:])
    open_round(s)
    lay_structures(s, options["structures"])


def give_boards(s: FederationState) -> None:
    """FD-2.2: what each player begins with."""
    players = s.players
    s.crystals = [0] * (KINDS * players)
    s.scores = [0] * (PART_COUNT * players)
    s.degree = [START_DEGREE] * players
    s.round_bonus = [0] * players
    s.game_bonus = [0] * players
    s.die = [0] * players
    s.die_cell = [NOTHING] * players
    s.reserve = [SHIPS - SHIPS_AT_START] * players
    s.hangar = [SHIPS_AT_START] * players
    s.robots = [ROBOTS] * players
    s.contributions = [0] * players
    s.medals = [0] * players
    s.pawns = PAWN_COUNT * players
    s.turns = [0] * players
    s.released = [0] * players
    s.done = [0] * players
    s.owned = [0] * players
    s.used = [0] * players
    s.refreshers = [0] * players
    s.tokens = [0] * players
    s.stalls = [0] * (len(STALLS) * players)
    s.built = [0] * players
    s.miner = [NEO_START] * players
    s.mage = [0] * players
    s.influence = [0] * (WORLDS * players)
    s.starter = [NOTHING] * players
    s.deep_tile = [NOTHING] * players


def clear_registers(s: FederationState) -> None:
    s.cell = NOTHING
    s.paused = False
    s.sent = False
    s.archived = NOTHING
    s.archivist = NOBODY
    s.discarded = 0
    s.kept = 0
    s.deep_seen = 0
    s.declined = 0
    s.fresh = 0
    s.busy = 0
    s.stalls_used = 0
    s.seven_out = 0
    s.resting = 0
    s.seven_rests = False
    s.owed = [0] * KINDS
    s.found = [0] * KINDS


def deal_tokens(s: FederationState) -> None:
    """FD-2.1 (1), (7): Alteration tokens by power on the moons, asteroid and inert tokens."""
    groups: list[list[int]] = []
    for power in range(5):
        group = [token for token in range(len(TOKENS)) if TOKEN_POWER[token] == power]
        s.rng.shuffle(group)
        groups.append(group)
    s.moons = [groups[power].pop() for power in MOON_POWER for _ in range(MOON_SLOTS)]
    s.shown = 1
    s.pile = groups[1]
    s.aside = groups[4]
    s.token_box = groups[2] + groups[3]
    rocks = shuffled(s, len(ASTEROID_TOKENS))
    s.rocks = rocks[:ASTEROID_SLOTS]
    s.rock_box = rocks[ASTEROID_SLOTS:]
    s.rocks_shown = 0
    inert = shuffled(s, len(INERT_TOKENS))
    s.inert = inert[:INERT_SLOTS]
    s.inert_box = inert[INERT_SLOTS:]
    s.inert_shown = False


def deal_tiles(s: FederationState) -> None:
    """FD-2.1 (3), (9), (12), FD-2.2, FD-19: scholars, Deep Space, laws, starters and blocking tiles."""
    s.order = []
    for stack in range(STACKS):
        group = [scholar for scholar in range(len(SCHOLARS)) if SCHOLAR_STACK[scholar] == stack]
        s.rng.shuffle(group)
        s.order.extend(group)
    s.taken = [0] * STACKS
    deep = shuffled(s, len(DEEP_SPACE))
    s.deep = sorted(deep[: s.players + 1])
    s.deep_box = deep[s.players + 1 :]
    starters = shuffled(s, len(STARTERS))
    s.starters = sorted(starters[: s.players + 1])
    s.starter_box = starters[s.players + 1 :]
    s.laws_left = shuffled(s, len(LAWS))
    s.laws_right = shuffled(s, len(LAWS))
    s.planet_blocks = shuffled(s, len(PLANET_BLOCKS)) if s.players in PLANETS_BLOCKED_WITH else []
    s.room_blocks = shuffled(s, len(ROOM_BLOCKS)) if s.players in ROOMS_BLOCKED_WITH else []


def shuffled(s: FederationState, size: int) -> list[int]:
    items = list(range(size))
    s.rng.shuffle(items)
    return items


def prepare_boards(s: FederationState, options: dict[str, str]) -> None:
    """FD-2.1 (4), (10), FD-9.9, FD-17.8: medals, projects and an empty Senate."""
    s.owner = [NOBODY] * OUTER
    s.faces = [NOTHING] * OUTER
    s.laid = [NOTHING] * OUTER
    s.votes = [0] * OUTER
    s.outer = []
    s.medals_left = [mask_of(medal_levels(s.players))] * WORLDS
    senatorial = senatorial_start(s.players, options["senatorial"] == BY_PLAYERS)
    s.projects = [column_start(s.players)] * COLUMN_PROJECTS + [senatorial]
    s.ladder = TWELVE_POINTS[:] if options["project_points"] == TWELVE else RANK_POINTS[s.players][:]
    s.places = [0] * SITES


def lay_structures(s: FederationState, sides: str) -> None:
    """FD-2.4: the printed structures and pairs, or tiles by choice or chance and shuffled pairs."""
    s.sites = [pair[0] for pair in SITE_STRUCTURES]
    s.mega_tokens = FIRST_GAME_TOKENS[:]
    if sides == PRINTED:
        s.note_all(STRUCTURES_LAID, NOBODY, s.sites[:])
        return
    s.mega_tokens = shuffled(s, len(MEGA_TOKENS))
    if sides == RANDOM:
        s.sites = [pair[s.rng.below(2)] for pair in SITE_STRUCTURES]
        s.note_all(STRUCTURES_LAID, NOBODY, s.sites[:])
        return
    for site in reversed(range(SITES)):
        ASK_SIDE.ask(s, s.first, site)


def side_answers(site: int) -> list[int]:
    """D-01: the two sides of a production tile."""
    return [CHOOSE_SIDE.at(structure) for structure in SITE_STRUCTURES[site]]


def choose_side(s: FederationState, site: int, structure: int) -> None:
    s.sites[site] = structure
    if site == SITES - 1:
        s.note_all(STRUCTURES_LAID, NOBODY, s.sites[:])


def starter_answers(s: FederationState) -> list[int]:
    return [CHOOSE_STARTER.at(tile) for tile in s.starters]


def choose_starter(s: FederationState, seat: int, tile: int) -> None:
    """FD-2.2 (3): the tile fills the Start slot, its bonus comes at once."""
    s.starters.remove(tile)
    s.starter[seat] = tile
    s.note(STARTER_CHOSEN, seat, tile)
    THEN_EFFECTS.then(s, seat, STARTER_PROGRAM[tile])
    if all(owned != NOTHING for owned in s.starter):
        s.starter_box.extend(s.starters)
        s.starters = []
