"""EC-3.6, EC-3.7, ER-13.5, ER-13.6, ER-15.2.1: who plays which species, and where the home hexes lie."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import CUBE_REMOVED, SPECIES_CHOSEN, SPECIES_NOT_ADVISED
from astrolude.games.eclipse.grammar import CHOOSE_RESOURCE, CHOOSE_SPECIES, ROTATE
from astrolude.games.eclipse.questions import (
    ASK_FIRST_CUBE,
    ASK_ORBITAL_CUBE,
    ASK_ROTATION,
    ASK_SPECIES,
    THEN_HOMES_PLACED,
    THEN_ROUND,
)
from astrolude.games.eclipse.rules import modules
from astrolude.games.eclipse.rules.boards import settle_home, take_board
from astrolude.games.eclipse.rules.cubes import KINDS, ORBITAL_TRACKS, settle
from astrolude.games.eclipse.rules.galaxy import MIDDLE, ring_of
from astrolude.games.eclipse.rules.modules import in_use, is_large
from astrolude.games.eclipse.rules.seating import seats_from
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SQ_ORBITAL
from astrolude.games.eclipse.tables.sectors import EDGE_Q, EDGE_R, EDGES, WORMHOLE_MASK
from astrolude.games.eclipse.tables.setup import FEWEST_PLAYERS, HOMEWORLD_SEAT_SPOTS, SPOTS, Spot
from astrolude.games.eclipse.tables.species import (
    BASE_SPECIES,
    DRACO,
    EXILES,
    MAGELLAN,
    OTHER_SIDE,
    PLANTA,
    SPECIES_COLOUR,
    SPECIES_COUNT,
    SPECIES_HOME,
    TERRAN,
)

SPECIES_OPTIONS: Final = ["draft", "random", "terrans_only", "fixed"]
RANDOM: Final = 1
TERRANS_ONLY: Final = 2
FIXED: Final = 3


def begin_draft(s: EclipseState) -> None:
    """EC-3.6, ER-13.5: counter-clockwise, the start player last.

    Terrans at a table of up to six choose clockwise, the start player first.
    """
    THEN_HOMES_PLACED.then(s)
    last_first = seats_from(s, s.start)
    if s.drafting == TERRANS_ONLY and not is_large(s):
        last_first.reverse()
    for seat in last_first:
        ASK_SPECIES.ask(s, seat)


def is_plain(s: EclipseState, species: int) -> bool:
    """The faces for a first game: Terrans, and Magellan where there are more players than Terran boards."""
    return TERRAN[species] or (is_large(s) and MAGELLAN[species])


def species_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-3.6, ER-2.4: free boards. A random or fixed choice leaves one."""
    free = [species for species in range(SPECIES_COUNT) if is_free(s, species)]
    if s.drafting == FIXED:
        free = [species for species in free if is_plain(s, species) and SPECIES_COLOUR[species] == seat]
    return [CHOOSE_SPECIES.at(species) for species in free]


def is_free(s: EclipseState, species: int) -> bool:
    if species >= BASE_SPECIES and not in_use(s, modules.NEW_SPECIES):
        return False
    if s.drafting in (TERRANS_ONLY, FIXED) and not is_plain(s, species):
        return False
    return species not in s.species and OTHER_SIDE[species] not in s.species


def deal_species(s: EclipseState) -> None:
    """EC-3.6, option `random`: every seat gets a random free board, all faces alike.

    Who is dealt to last turns the home hex first: ER-13.5 wants the start player to be the last to do so.
    """
    seats = seats_from(s, s.start) if is_large(s) else list(range(s.players))
    for seat in seats:
        free = [species for species in range(SPECIES_COUNT) if is_free(s, species)]
        choose_species(s, seat, free[s.rng.below(len(free))])


def is_not_advised(s: EclipseState, species: int) -> bool:
    """EC-3.11, EC-28.28: species that expand too fast at a table of this size."""
    return species in (PLANTA, DRACO) and (is_large(s) or s.players == FEWEST_PLAYERS)


def choose_species(s: EclipseState, seat: int, species: int) -> None:
    s.note(SPECIES_CHOSEN, seat, species)
    if is_not_advised(s, species):
        s.note(SPECIES_NOT_ADVISED, seat, species)
    take_board(s, seat, species)
    q, r, rotation = spot_of(s, seat)
    if rotation == NONE:
        ASK_ROTATION.ask(s, seat)
    else:
        settle_home(s, seat, q, r, rotation)


def spot_of(s: EclipseState, seat: int) -> Spot:
    """EC-3.6, ER-13.3: spots follow the seats clockwise; with 7 to 9 the first player has the first one."""
    spots = HOMEWORLD_SEAT_SPOTS if in_use(s, modules.ANCIENT_HOMEWORLDS) else SPOTS
    place = (seat - s.start) % s.players if is_large(s) else seat
    return spots[s.players][place]


def rotation_answers(s: EclipseState, seat: int) -> list[int]:
    """ER-13.5: at least one wormhole faces a middle space."""
    q, r, _ = spot_of(s, seat)
    home = SPECIES_HOME[s.species[seat]]
    answers: list[int] = []
    for rotation in range(EDGES):
        holes = WORMHOLE_MASK[home * EDGES + rotation]
        for edge in range(EDGES):
            if holes >> edge & 1 and ring_of(q + EDGE_Q[edge], r + EDGE_R[edge]) == MIDDLE:
                answers.append(ROTATE.at(rotation))
                break
    return answers


def place_home(s: EclipseState, seat: int, rotation: int) -> None:
    q, r, _ = spot_of(s, seat)
    settle_home(s, seat, q, r, rotation)


def ask_first_cubes(s: EclipseState) -> None:
    """ER-13.6, ER-15.2.1: in turn order, the Exiles' orbital first."""
    THEN_ROUND.then(s)
    if is_large(s):
        for seat in reversed(seats_from(s, s.start)):
            ASK_FIRST_CUBE.ask(s, seat)
    if EXILES in s.species:
        ASK_ORBITAL_CUBE.ask(s, s.species.index(EXILES))


def first_cube_answers(s: EclipseState, seat: int) -> list[int]:
    return [CHOOSE_RESOURCE.at(track) for track in range(KINDS) if s.track[seat * KINDS + track]]


def remove_cube(s: EclipseState, seat: int, resource: int) -> None:
    """ER-13.6: a cube leaves the game."""
    s.track[seat * KINDS + resource] -= 1
    s.removed[seat] += 1
    s.note(CUBE_REMOVED, seat, resource)


def orbital_cube_answers() -> list[int]:
    return [CHOOSE_RESOURCE.at(track) for track in range(ORBITAL_TRACKS)]


def put_orbital_cube(s: EclipseState, seat: int, resource: int) -> None:
    """ER-15.2.1: the first orbital of the Exiles starts with a cube of money or science."""
    settle(s, seat, SPECIES_HOME[EXILES], SQ_ORBITAL, resource)
