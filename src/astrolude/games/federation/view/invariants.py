"""What must hold in every position: components are conserved, derived numbers agree, nothing is negative."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.rules.accreditation import DIE_FACES
from astrolude.games.federation.rules.laws import laws_known
from astrolude.games.federation.rules.points import PART_COUNT
from astrolude.games.federation.rules.scholars import (
    BY_EMBASSY,
    PRODUCTION_MASK,
    outer_face,
    outer_seat,
    outer_token,
    visible,
)
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ALL_MISSIONS,
    ARRATOOINE,
    ASTEROID_INFLUENCE,
    ASTEROID_TOKENS,
    ATALUM,
    COEFFICIENTS,
    COLUMN_PROJECTS,
    DEEP_SPACE,
    E81216,
    FACE_PAWN,
    INERT_TOKENS,
    KINDS,
    LAST_DEGREE,
    LAWS,
    MEDALS,
    NEO,
    NEUTRAL,
    NOTHING,
    OUTER,
    PAWN_COUNT,
    PAWNS,
    PRODUCTION,
    PRODUCTIONS,
    PROJECT_LAST,
    RANK_POINTS,
    ROBOTS,
    ROUNDS,
    SCHOLAR_STACK,
    SCHOLARS,
    SENATORIAL,
    SEVEN,
    SHIPS,
    SITE_STRUCTURES,
    SITES,
    SIX_MOON,
    STACK_SIZE,
    STACKS,
    STALLS,
    STARTERS,
    TOKENS,
    TWELVE_POINTS,
    WORLDS,
    column_start,
    medal_levels,
    senatorial_start,
)
from astrolude.kernel.bits import count, members
from astrolude.kernel.state import NOBODY

EMBASSY: Final = PRODUCTION.index("embassy")
GRAND_ENVOY: Final = DEEP_SPACE.index("deep_space_3")


def broken(s: FederationState) -> list[str]:
    """Every broken invariant in words."""
    found: list[str] = []
    for seat in range(s.players):
        check_seat(s, seat, found)
        check_influence(s, seat, found)
        check_pawns(s, seat, found)
    check_tokens(s, found)
    check_scholars(s, found)
    check_tiles(s, found)
    check_board(s, found)
    check_laws(s, found)
    return found


def demand(found: list[str], holds: bool, problem: str) -> None:
    if not holds:
        found.append(problem)


def check_seat(s: FederationState, seat: int, found: list[str]) -> None:
    """FD-1.1: the pieces of a player."""
    who = f"seat {seat}"
    demand(found, min(s.crystals[KINDS * seat : KINDS * (seat + 1)]) >= 0, f"{who} owes crystals")
    demand(found, 1 <= s.degree[seat] <= LAST_DEGREE, f"{who} stands on degree {s.degree[seat]}")
    demand(found, 0 <= s.die[seat] <= DIE_FACES, f"{who}'s die shows {s.die[seat]}")
    ships = s.reserve[seat] + s.hangar[seat] + count(s.done[seat])
    demand(found, ships == SHIPS and min(s.reserve[seat], s.hangar[seat]) >= 0, f"{who} has {ships} ships")
    demand(found, not s.done[seat] & ~s.released[seat], f"{who} accomplished a mission never released")
    demand(found, not s.released[seat] & ~ALL_MISSIONS, f"{who} released what is no mission")
    robots = s.robots[seat] + count(s.built[seat])
    demand(found, robots == ROBOTS and s.robots[seat] >= 0, f"{who} has {robots} robots")
    built = members(s.built[seat] & PRODUCTION_MASK)
    demand(found, all(structure in s.sites for structure in built), f"{who} built what is not on the board")
    demand(found, not s.used[seat] & ~s.owned[seat], f"{who} used a scholar of others")
    embassy = BY_EMBASSY if s.built[seat] >> EMBASSY & 1 else 0
    demand(found, not s.refreshers[seat] & ~(s.owned[seat] | embassy), f"{who} refreshed by a foreign tile")
    demand(found, (s.deep_tile[seat] == NOTHING) or bool(s.deep_seen >> seat & 1), f"{who} chose blindly")
    die_cell = s.die_cell[seat]
    placed = die_cell == NOTHING or (s.owner[die_cell] == seat and s.votes[die_cell] > 0)
    demand(found, placed and (die_cell == NOTHING or s.die[seat] > 0), f"{who}'s die stands on nothing")
    demand(found, min(s.scores[PART_COUNT * seat : PART_COUNT * (seat + 1)]) >= 0, f"{who} lost points")


def check_influence(s: FederationState, seat: int, found: list[str]) -> None:
    """FD-10.0: influence is what the pieces say."""
    stalls = s.stalls[len(STALLS) * seat : len(STALLS) * (seat + 1)]
    built = s.built[seat]
    expected = [0] * WORLDS
    expected[NEO] = ASTEROID_INFLUENCE[s.miner[seat]]
    expected[SIX_MOON] = s.mage[seat]
    expected[ATALUM] = count(s.owned[seat])
    expected[ARRATOOINE] = sum(stalls)
    expected[E81216] = count(built & PRODUCTION_MASK) + 2 * count(built & ~PRODUCTION_MASK)
    actual = s.influence[WORLDS * seat : WORLDS * (seat + 1)]
    demand(found, actual == expected, f"seat {seat} has influence {actual}, its pieces say {expected}")
    demand(found, all(0 <= level <= 2 for level in stalls), f"seat {seat} has a pawn on no level: {stalls}")


def check_pawns(s: FederationState, seat: int, found: list[str]) -> None:
    """FD-4.2, FD-16.4: ambassadors in hand and on the board; turns are pawns played."""
    played = [s.faces[cell] for cell in range(OUTER) if s.owner[cell] == seat]
    played += [outer_face(pawn) for pawn in s.outer if outer_seat(pawn) == seat]
    demand(found, len(played) == s.turns[seat], f"seat {seat} took {s.turns[seat]} turns for {played}")
    for pawn in range(SEVEN):
        number = s.pawns[len(PAWNS) * seat + pawn] + sum(1 for face in played if FACE_PAWN[face] == pawn)
        demand(found, number == PAWN_COUNT[pawn], f"seat {seat} has {number} pawns of kind {PAWNS[pawn]}")
    if s.pawns[len(PAWNS) * seat + SEVEN]:
        demand(found, s.deep_tile[seat] == GRAND_ENVOY, f"seat {seat} has the seven-vote pawn of nobody")
        demand(found, not s.seven_out, "the seven-vote pawn is in hand and was played")


def check_tokens(s: FederationState, found: list[str]) -> None:
    """FD-1.2: every Alteration token is in exactly one place."""
    places = [token for token in s.moons if token != NOTHING]
    places += s.pile + s.aside + s.token_box + members(s.discarded)
    places += [s.archived] if s.archived != NOTHING else []
    for mask in s.tokens:
        places += members(mask)
    laid = [token for token in s.laid if token != NOTHING]
    laid += [outer_token(pawn) for pawn in s.outer if outer_token(pawn) != NOTHING]
    demand(found, sorted(places + laid) == list(range(len(TOKENS))), "Alteration tokens are missing or twice")
    demand(found, all(token in laid for token in members(s.kept)), "a token is kept that lies on no pawn")


def check_scholars(s: FederationState, found: list[str]) -> None:
    """FD-10.3: the tiles taken from the stacks are those that players own, each once."""
    demand(found, sorted(s.order) == list(range(len(SCHOLARS))), "scholars are missing or twice")
    taken: list[int] = []
    for stack in range(STACKS):
        tiles = s.order[3 * stack : 3 * stack + 3]
        demand(found, all(SCHOLAR_STACK[tile] == stack for tile in tiles), f"stack {stack} is mixed up")
        demand(found, s.taken[stack] <= STACK_SIZE[stack], f"stack {stack} gave too many")
        taken += tiles[: s.taken[stack]]
    owned = [scholar for mask in s.owned for scholar in members(mask)]
    demand(found, sorted(owned) == sorted(taken), "owned scholars are not those taken")
    for mask in s.owned:
        stacks = [SCHOLAR_STACK[scholar] for scholar in members(mask)]
        demand(found, len(set(stacks)) == len(stacks), "a seat owns two scholars of one type and level")
    shown = [visible(s, stack) for stack in range(STACKS)]
    demand(found, not any(scholar in owned for scholar in shown), "an owned scholar is on display")


def check_tiles(s: FederationState, found: list[str]) -> None:
    """Deep Space, starter, asteroid, inert tiles: each in one place."""
    deep = s.deep + s.deep_box + [tile for tile in s.deep_tile if tile != NOTHING]
    demand(found, sorted(deep) == list(range(len(DEEP_SPACE))), "Deep Space tiles are missing or twice")
    starters = s.starters + s.starter_box + [tile for tile in s.starter if tile != NOTHING]
    demand(found, sorted(starters) == list(range(len(STARTERS))), "starter tiles are missing or twice")
    rocks = [token for token in s.rocks if token != NOTHING] + s.rock_box
    demand(
        found, len(set(rocks)) == len(rocks) and max(rocks) < len(ASTEROID_TOKENS), "asteroid tokens twice"
    )
    inert = [token for token in s.inert if token != NOTHING] + s.inert_box
    demand(found, len(set(inert)) == len(inert) and max(inert) < len(INERT_TOKENS), "inert tokens twice")
    gone = [slot for slot, token in enumerate(s.rocks) if token == NOTHING and not s.rocks_shown >> slot & 1]
    demand(found, not gone, f"asteroid tokens taken face down: {gone}")


def check_board(s: FederationState, found: list[str]) -> None:
    """Medals, projects, buildings and the Senate."""
    everything = set(medal_levels(s.players))
    for planet in range(WORLDS):
        left = members(s.medals_left[planet])
        owners = sum(1 for medals in s.medals if medals >> planet & 1)
        demand(found, set(left) <= everything, f"medals of planet {planet} lie on {left}")
        demand(found, len(left) + owners == len(everything), f"medals of planet {planet} are missing")
    demand(found, all(medals < 1 << len(MEDALS) for medals in s.medals), "a medal of no colour")
    start = column_start(s.players)
    for project in range(COLUMN_PROJECTS):
        inside = start <= s.projects[project] <= PROJECT_LAST[project]
        demand(found, inside, f"project {project} stands on {s.projects[project]}")
    began = s.projects[SENATORIAL] - sum(s.contributions)
    starts = [senatorial_start(s.players, by_players) for by_players in (False, True)]
    demand(found, began in starts, "the Senatorial marker is not where it was moved")
    demand(found, s.ladder in (RANK_POINTS[s.players], TWELVE_POINTS), f"projects are worth {s.ladder}")
    for mega in range(SITES):
        robots = sum(1 for mask in s.built if mask >> PRODUCTIONS + mega & 1)
        demand(found, robots == s.places[mega] <= len(COEFFICIENTS), f"megastructure {mega} has other robots")
    demand(found, sorted(s.mega_tokens) == list(range(2 * SITES)), "megastructure tokens are mixed up")
    for site, pair in enumerate(SITE_STRUCTURES):
        demand(found, s.sites[site] in pair, f"site {site} holds a foreign structure")
    for cell in range(OUTER):
        seated = s.owner[cell] not in (NOBODY, NEUTRAL)
        demand(found, seated == (s.faces[cell] != NOTHING), f"cell {cell} has a face without a pawn")
        demand(found, seated or s.laid[cell] == NOTHING, f"cell {cell} has a token without a pawn")
    demand(found, min(s.owed) >= 0, "more was paid than owed")


def check_laws(s: FederationState, found: list[str]) -> None:
    """FD-9.8a, FD-9.8b: the laws of each wing are complete; those of one round differ."""
    for wing in (s.laws_left, s.laws_right):
        demand(found, sorted(wing) == list(range(len(LAWS))), "the laws of a wing are missing or twice")
    known = min(laws_known(s), ROUNDS)
    same = [number for number in range(known) if s.laws_left[number] == s.laws_right[number]]
    demand(found, not same, f"the two laws of rounds {same} are the same")
