"""ER-13: seven to nine players."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import CUBES, NONE, PRODUCTION
from astrolude.games.eclipse.tables.npcs import ANCIENT_CRUISERS
from astrolude.games.eclipse.tables.sectors import EDGE_Q, EDGE_R, SECTOR_NUMBER
from astrolude.games.eclipse.tables.setup import (
    CLEANUP_TECHS,
    HAS_DIPLOMACY,
    HOMEWORLD_SEAT_SPOTS,
    HOMEWORLD_SPOTS,
    MIDDLE_HEXES,
    OUTER_HEXES,
    SETUP_TECHS,
    SPOTS,
)
from astrolude.games.eclipse.tables.species import SPECIES_HOME
from astrolude.games.eclipse.tables.technologies import RARE, TECH_COPIES, TECH_EXTRA
from astrolude.kernel.errors import InvalidOptions

MAGELLAN = ["wardens_of_magellan", "keepers_of_magellan", "sentinels_of_magellan"]
NINE = [*TERRANS, *MAGELLAN]


def dealt(players: int, seed: int = 1, **options: str) -> EclipseState:
    state = GAME.new(players, {"extra_sectors": "on", **options}, seed)
    assert isinstance(state, EclipseState)
    return state


def distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def middle_neighbours(q: int, r: int) -> list[int]:
    """The edges of a place beyond which middle spaces lie."""
    return [edge for edge in range(6) if distance(q + EDGE_Q[edge], r + EDGE_R[edge]) == 2]


@pytest.mark.clauses("ER-13.2", "ER-T129", "ER-1.2")
def test_numbers_by_players() -> None:
    rows = [[SETUP_TECHS[n], CLEANUP_TECHS[n], MIDDLE_HEXES[n], OUTER_HEXES[n]] for n in (7, 8, 9)]
    assert rows == [[22, 10, 12, 22], [24, 11, 12, 24], [26, 11, 12, 24]]
    assert 26 + 8 * 11 == sum(TECH_COPIES[:RARE]) + sum(TECH_EXTRA) == 114, "no draw fails"
    s = dealt(9)
    assert sum(s.market) == 26
    assert sum(s.market) + sum(s.bag) == 114
    assert sum(s.reputation_bag) == 41


@pytest.mark.clauses("ER-13.2", "ER-T57", "ER-T128", "ER-R18")
def test_stacks_are_cut_or_used_up() -> None:
    s = dealt(8)
    assert [len(stack) for stack in s.stacks] == [8, 12, 23], "23 outer hexes exist without hives and portals"
    full = dealt(7, ancient_hives="on", warp_portals="on", seed=1)
    assert [len(stack) for stack in full.stacks] == [8, 12, 22]
    assert len(full.box[1]) == 2, "14 middle hexes are in use"
    other = dealt(7, extra_sectors="left_out", ancient_hives="on", warp_portals="on")
    assert [len(stack) for stack in other.stacks] == [8, 12, 21]


@pytest.mark.clauses("ER-1.3", "ER-T128")
def test_seven_players_need_more_than_the_base_hexes() -> None:
    with pytest.raises(InvalidOptions, match="twelfth middle hex"):
        dealt(7, extra_sectors="left_out")
    with pytest.raises(InvalidOptions):
        dealt(7, new_species="off")
    assert dealt(7, extra_sectors="left_out", secret_world="1").players == 7


@pytest.mark.clauses("ER-13.3", "ER-T55")
def test_starting_spots_lie_in_the_outer_ring() -> None:
    assert [spot[:2] for spot in SPOTS[7]] == [(1, -3), (3, -2), (2, 1), (0, 3), (-2, 3), (-3, 2), (-2, -1)]
    assert [spot[:2] for spot in SPOTS[8]] == [
        *[(0, -3), (2, -3), (3, -2), (2, 1)],
        *[(0, 3), (-2, 3), (-3, 2), (-2, -1)],
    ]
    for players in (7, 8, 9):
        places = [spot[:2] for spot in SPOTS[players]]
        assert {distance(q, r) for q, r in places} == {3}
        apart = [distance(a[0] - b[0], a[1] - b[1]) for a in places for b in places if a != b]
        assert min(apart) > 1, "pairwise not adjacent"
    touching = sorted(len(middle_neighbours(q, r)) for q, r, _ in SPOTS[9])
    assert touching == [1] * 3 + [2] * 6


@pytest.mark.clauses("ER-13.3")
def test_seats_follow_the_spots_from_the_first_player() -> None:
    table = Table(*NINE[:7], extra_sectors="on")
    for seat in range(7):
        home = SPECIES_HOME[table.state.species[seat]]
        assert (table.state.q[home], table.state.r[home]) == SPOTS[7][seat][:2]


@pytest.mark.clauses("ER-13.4")
def test_inner_and_middle_spaces_are_ordinary_stacks() -> None:
    s = dealt(9)
    assert [len(stack) for stack in s.stacks[:2]] == [8, 12]
    assert len(s.board) == 1, "only the centre lies face up before the homes are placed"


@pytest.mark.clauses("ER-13.5", "ER-T58")
def test_every_player_turns_the_home_hex() -> None:
    s = dealt(7)
    order: list[int] = []
    offered: dict[tuple[int, int], list[int]] = {}
    while s.round == 0 and s.decision.prompt in ("species", "rotation"):
        texts = [s.grammar.text(action) for action in s.legal_actions()]
        if s.decision.prompt == "species":
            order.append(s.seat)
        else:
            spot = SPOTS[7][(s.seat - s.start) % 7][:2]
            offered[spot] = [int(text.split()[1]) for text in texts]
        s.apply(s.legal_actions()[0])
    assert order == [(s.start - back) % 7 for back in range(1, 8)], "counterclockwise, the first player last"
    assert offered[0, 3] == [1, 2, 4, 5], "one middle neighbour, on edge 5"
    assert offered[1, -3] == [0, 1, 2, 3, 4, 5], "middle neighbours on edges 2 and 3"


@pytest.mark.clauses("ER-13.5", "ER-T132", "EC-3.6")
@pytest.mark.parametrize("species", ["draft", "random", "terrans_only", "fixed"])
@pytest.mark.parametrize("players", [7, 8, 9])
def test_homes_are_turned_from_the_first_players_right_however_species_are_chosen(
    players: int, species: str
) -> None:
    for seed in range(4):
        s = dealt(players, seed, species=species)
        turned: list[int] = []
        while s.decision.prompt in ("species", "rotation"):
            if s.decision.prompt == "rotation":
                turned.append(s.seat)
            s.apply(s.legal_actions()[0])
        assert turned == [(s.start - back) % players for back in range(1, players + 1)]


@pytest.mark.clauses("ER-13.6", "ER-T59")
def test_one_cube_is_removed() -> None:
    s = dealt(7)
    while s.decision.prompt != "first_cube":
        s.apply(s.legal_actions()[0])
    seat = s.seat
    assert [s.grammar.text(action) for action in s.legal_actions()] == [
        "resource money",
        "resource science",
        "resource materials",
    ]
    assert seat == s.start, "in turn order"
    before = s.track[3 * seat]
    s.apply(s.legal_actions()[0])
    assert PRODUCTION[s.track[3 * seat]] > PRODUCTION[before]
    assert s.removed[seat] == 1
    while s.decision.prompt == "first_cube":
        s.apply(s.legal_actions()[0])
    assert s.problems() == []
    on_hexes = sum(sum(s.cubes[index]) for index in s.own[seat])
    assert sum(s.track[3 * seat : 3 * seat + 3]) + on_hexes == CUBES - 1 == 32


@pytest.mark.clauses("ER-13.7", "ER-13.9")
def test_diplomacy_is_in_use_and_all_species_are_accepted() -> None:
    assert HAS_DIPLOMACY[7:] == [True] * 3
    others = [name for name in NINE if name not in ("terran_union", "terran_republic")]
    table = Table("planta", "descendants_of_draco", *others[:5], extra_sectors="on")
    assert table.prompt == "turn"
    assert len(table.told("species_not_advised")) == 2, "accepted with a warning"


@pytest.mark.clauses("ER-13.8", "ER-13.10", "ER-T56", "ER-R32")
def test_homeworlds_with_seven_and_eight_players() -> None:
    nine = [spot[:2] for spot in SPOTS[9]]
    assert [spot[:2] for spot in HOMEWORLD_SEAT_SPOTS[7]] == [nine[index] for index in (0, 1, 2, 3, 5, 6, 8)]
    assert HOMEWORLD_SPOTS[7] == [(*nine[4], 1), (*nine[7], 0)]
    assert [spot[:2] for spot in HOMEWORLD_SEAT_SPOTS[8]] == [
        nine[index] for index in (0, 1, 2, 3, 5, 6, 7, 8)
    ]
    assert HOMEWORLD_SPOTS[8] == [(*nine[4], 1)]
    s = dealt(7, ancient_homeworlds="on")
    worlds = [index for index in s.board if 271 <= SECTOR_NUMBER[index] <= 274]
    assert sorted((s.q[index], s.r[index], s.rotation[index]) for index in worlds) == sorted(
        HOMEWORLD_SPOTS[7]
    )


@pytest.mark.clauses("ER-13.8", "ER-13.10", "ER-T56", "ER-R41")
@pytest.mark.parametrize(("players", "at_cleanup"), [(7, 10), (8, 11)])
def test_with_homeworlds_the_table_is_set_up_as_for_nine(players: int, at_cleanup: int) -> None:
    s = dealt(players, ancient_homeworlds="on", ancient_hives="on", warp_portals="on")
    assert sum(s.market) == SETUP_TECHS[9] == 26
    assert [len(stack) for stack in s.stacks] == [8, 12, 24]
    table = Table(*NINE[:players], extra_sectors="on", ancient_homeworlds="on")
    table.play(*["pass"] * players)
    while table.state.round == 1:
        table.play(table.answers[0])
    assert sum(table.state.market) == 26 + at_cleanup, "the Cleanup goes by the real number of players"


@pytest.mark.clauses("ER-7.1", "ER-7.2")
@pytest.mark.parametrize(("players", "worlds"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_homeworlds_fill_the_unused_corners(players: int, worlds: int) -> None:
    s = dealt(players, ancient_homeworlds="on", extra_sectors="off")
    found = [index for index in s.board if 271 <= SECTOR_NUMBER[index] <= 274]
    assert len(found) == worlds
    assert all(s.guard[index] in ANCIENT_CRUISERS and s.discovery[index] != NONE for index in found)
    assert len({s.guard[index] for index in found}) == worlds, "each another cruiser"
    seats = HOMEWORLD_SEAT_SPOTS[players]
    corners = {spot[:2] for spot in [*seats, *HOMEWORLD_SPOTS[players]]}
    assert len(corners) == 6, "all six corners are occupied"
    six = {spot[:2]: spot for spot in SPOTS[6]}
    assert all(six[spot[:2]] == spot for spot in [*seats, *HOMEWORLD_SPOTS[players]]), "six-player rotations"


@pytest.mark.clauses("ER-7.2", "ER-20.1")
def test_unused_homeworlds_are_out_of_the_game() -> None:
    s = dealt(4, ancient_homeworlds="on", extra_sectors="off")
    hidden = [index for pile in [*s.stacks, *s.box, *s.discards] for index in pile]
    assert not [index for index in hidden if 271 <= SECTOR_NUMBER[index] <= 274]
    seeds = {tuple(dealt(5, seed, ancient_homeworlds="on", extra_sectors="off").board) for seed in range(12)}
    assert len(seeds) > 1, "random"
    assert Table(*NINE, extra_sectors="on", ancient_homeworlds="on").seat == ANNA, "with nine it does nothing"
