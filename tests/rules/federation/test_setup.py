"""FD-1, FD-2, FD-19: components, setup, fewer players."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, DAN, Table, begun_by_anna

from astrolude.games.federation.game import GAME
from astrolude.games.federation.grammar import CELL
from astrolude.games.federation.rules.laws import block_cells
from astrolude.games.federation.rules.projects import complete, fund
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables import components as box
from astrolude.kernel.bits import members

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clauses("FD-1.1", "FD-2.2", "FD-6.1", "D-02", "R-26")
@PLAYERS
def test_what_a_player_begins_with(players: int) -> None:
    s = begun_by_anna(players, {})
    assert s.degree == [1] * players
    assert (s.hangar, s.reserve) == ([1] * players, [7] * players)
    assert s.robots == [6] * players
    assert s.die == [0] * players
    assert s.pawns == [2, 1, 1, 0] * players
    assert s.miner == s.mage == s.released == s.tokens == [0] * players
    assert len(box.STALLS) == 6
    assert s.president == ANNA
    assert len(s.starters) == players + 1
    assert s.seat == players - 1
    assert s.decision.prompt == "starter"


@pytest.mark.clauses("FD-1.2", "FD-7.1", "FD-4.7", "FD-1.4", "FD-5.7")
def test_what_is_in_the_box() -> None:
    assert len(box.SCHOLARS) == 45
    assert Counter(box.TOKEN_POWER) == {1: 21, 2: 10, 3: 14, 4: 6}
    assert (len(box.DEEP_SPACE), len(box.STARTERS), len(box.MEGA_TOKENS), len(box.PRODUCTION)) == (8, 8, 8, 8)
    assert (len(box.ASTEROID_TOKENS), len(box.INERT_TOKENS)) == (6, 6)
    assert (len(box.PLANET_BLOCKS), len(box.ROOM_BLOCKS)) == (5, 5)
    assert len(box.MISSIONS) == 12
    assert sorted(box.MISSIONS) == sorted(name for name in box.ACTIONS if name != "outer_module")
    rows = [[box.ACTIONS[box.CELL_ACTION[cell]] for cell in cells] for cells in box.COLUMN_CELLS]
    assert rows[0] == ["neo", "spy", "e81216"]
    assert rows[1] == ["officers_room", "arratooine", "small_lounge"]
    assert rows[2] == ["six_moon", "purchasing_office", "atalum"]
    assert rows[3] == ["arratooine", "patrons_lounge", "six_moon"]
    assert rows[4] == ["presidents_office", "atalum", "assistants_room"]
    assert rows[5] == ["e81216", "spy", "neo"]
    assert [box.PROJECTS[project] for project in box.COLUMN_PROJECT] == [
        "six_moon",
        "neo",
        "e81216",
        "special_missions",
        "arratooine",
        "atalum",
    ]


@pytest.mark.clauses("FD-2.1", "FD-T64")
def test_the_central_board_of_four_players() -> None:
    s = begun_by_anna(4, {})
    powers = [{box.TOKEN_POWER[token] for token in s.moons[4 * step : 4 * step + 4]} for step in range(7)]
    assert powers == [{1}, {2}, {2}, {3}, {3}, {3}, {4}]
    assert (len(s.pile), len(s.aside), len(s.token_box)) == (17, 2, 4)
    assert Counter(box.TOKEN_POWER[token] for token in s.token_box) == {2: 2, 3: 2}
    assert s.shown == 1
    assert [members(mask) for mask in s.medals_left] == [[3, 4, 5, 6]] * 5
    assert len(s.rocks) == len(s.inert) == 4
    assert (s.rocks_shown, s.inert_shown) == (0, False)
    assert len(s.deep) == 5
    assert s.projects == [0] * 7
    assert s.laws_left[0] != s.laws_right[0]
    stacks = s.view(None)["atalum"]
    assert isinstance(stacks, list)
    assert [bool(stack["visible"]) for stack in stacks] == [True, False, True] * 5
    assert [stack["left"] for stack in stacks] == [3, 3, 1] * 5


@pytest.mark.clauses("FD-19.1", "FD-9.4", "FD-T63")
def test_setup_of_three_and_two_players() -> None:
    three, two = begun_by_anna(3, {}), begun_by_anna(2, {})
    assert members(three.medals_left[0]) == [4, 5, 6]
    assert three.projects == [1] * 6 + [0]
    assert (len(three.deep), len(three.starters)) == (4, 4)
    assert members(two.medals_left[0]) == [4, 6]
    assert two.projects == [3] * 6 + [0]
    assert (len(two.deep), len(two.starters)) == (3, 3)
    assert box.PROJECT_LAST == [6] * 6 + [9]


@pytest.mark.clauses("FD-9.5b", "R-53")
@PLAYERS
def test_the_senatorial_marker_is_the_sum_of_contributions(players: int) -> None:
    table = Table(players).contributed(*[0] * players)
    for done in range(9):
        assert table.project_at("senatorial") == sum(table.state.contributions) == done
        assert not complete(table.state, box.SENATORIAL)
        fund(table.state, done % players, box.SENATORIAL)
    assert complete(table.state, box.SENATORIAL)


@pytest.mark.clauses("FD-9.9")
@pytest.mark.parametrize(("players", "start", "needed"), [(2, 4, 5), (3, 2, 7)])
def test_the_senatorial_marker_may_start_by_the_number_of_players(
    players: int, start: int, needed: int
) -> None:
    table = Table(players, senatorial="by_players")
    for done in range(needed):
        assert table.project_at("senatorial") == start + sum(table.state.contributions) == start + done
        assert not complete(table.state, box.SENATORIAL)
        fund(table.state, done % players, box.SENATORIAL)
        assert table.state.problems() == []
    assert complete(table.state, box.SENATORIAL)
    fund(table.state, BEN, box.SENATORIAL)
    assert table.project_at("senatorial") == start + needed + 1, "contributions go on"


@pytest.mark.clauses("FD-2.4", "D-01", "R-48")
def test_first_game_and_advanced_setup() -> None:
    printed = begun_by_anna(4, {})
    assert [box.PRODUCTION[site] for site in printed.sites] == [
        "shipyard",
        "lavandium_synthesizer",
        "military_academy",
        "space_university",
    ]
    assert [box.MEGA_TOKENS[token] for token in printed.mega_tokens] == [
        "influence_arratooine",
        "accreditation_level",
        "influence_neo",
        "missions_done",
        "influence_six_moon",
        "die_value",
        "influence_atalum",
        "influence_e81216",
    ]
    chosen = begun_by_anna(4, {"structures": "chosen"})
    assert (chosen.seat, chosen.decision.prompt) == (ANNA, "side")
    for name in ("teleporter", "shapeshifter_chamber", "military_academy", "alteration_incubator"):
        chosen.apply(chosen.grammar.parse(f"side {name}"))
    assert [box.PRODUCTION[site] for site in chosen.sites][0::3] == ["teleporter", "alteration_incubator"]
    random = [GAME.new(4, {"structures": "random"}, seed) for seed in range(8)]
    sites = {tuple(state.sites) for state in random if isinstance(state, FederationState)}
    assert len(sites) > 1
    for state in random:
        assert isinstance(state, FederationState)
        assert sorted(state.mega_tokens) == list(range(8))


@pytest.mark.clauses("FD-2.2", "D-02", "FD-T101")
def test_starter_tiles_are_chosen_in_reverse_order() -> None:
    table = Table()
    table.start_tile(DAN, "hangar")
    table.do("release neo", "release spy", "release atalum")
    assert (table.state.hangar[DAN], table.state.reserve[DAN]) == (3, 5)
    assert table.missions(DAN) == ["neo", "atalum", "spy"]
    s = begun_by_anna(4, {})
    order = []
    while s.decision.prompt != "place":
        if s.decision.prompt == "starter":
            order.append(s.seat)
        s.apply(s.legal_actions()[-1])
    assert order == [DAN, CLEO, BEN, ANNA]
    assert s.starters == []
    assert s.seat == ANNA


@pytest.mark.clauses("FD-T102")
def test_the_planet_of_the_merchants() -> None:
    table = Table().start_tile(ANNA, "arratooine")
    table.do("stall stall_4")
    assert table.crystals(ANNA) == "LCOG"
    assert table.influence_of(ANNA, "arratooine") == 1


@pytest.mark.parametrize(
    ("tile", "purse"), [("officers", "O"), ("diamond", "LOG"), ("e81216", "LCOO"), ("six_moon", "LO")]
)
@pytest.mark.clauses("FD-2.2")
def test_crystals_of_starter_tiles(tile: str, purse: str) -> None:
    table = Table().start_tile(ANNA, tile)
    if tile == "e81216":
        table.do("release neo")
    if tile == "six_moon":
        table.do(table.offered()[0])
    assert table.crystals(ANNA) == purse
    assert (table.state.degree[ANNA], table.state.die[ANNA]) == (3 if tile == "officers" else 1, 0)


def blocked(players: int, round_number: int, planet_tile: int, room: str = "") -> dict[str, int]:
    """The neutral tiles of a round."""
    table = Table(players).at_round(round_number)
    table.state.planet_blocks[round_number - 1] = planet_tile - 1
    if room:
        table.state.room_blocks[round_number - 1] = box.ROOM_BLOCKS.index(f"room_block_{room}")
    block_cells(table.state)
    return table.neutral_tiles()


@pytest.mark.clauses("FD-19.2", "FD-T12", "R-17")
def test_three_players_block_planets() -> None:
    assert blocked(3, 3, 1) == {"left_middle_2": 3, "right_bottom_4": 3, "left_bottom_1": 0}


@pytest.mark.clauses("FD-19.3", "FD-T13", "R-15", "R-18")
def test_two_players_block_a_room_and_a_spy_too() -> None:
    assert blocked(2, 3, 1, "patrons_lounge") == {
        "left_middle_2": 3,
        "right_bottom_4": 3,
        "left_bottom_1": 0,
        "right_middle_4": 0,
        "left_middle_1": 0,
    }


@pytest.mark.clauses("FD-T103", "FD-19.6", "R-17")
def test_another_pair_of_blocking_tiles() -> None:
    assert blocked(2, 2, 2, "small_lounge") == {
        "left_top_3": 2,
        "right_top_6": 2,
        "right_bottom_6": 0,
        "left_bottom_2": 0,
        "right_middle_6": 0,
    }
    assert blocked(3, 1, 5) == {"left_bottom_3": 1, "right_top_4": 1, "left_top_3": 0}


@pytest.mark.clauses("FD-19.2", "FD-19.3", "R-16")
@pytest.mark.parametrize(("players", "tiles"), [(2, [0, 0, 0, 1, 1]), (3, [0, 1, 1])])
def test_the_tile_turned_up_in_setup_is_that_of_round_1(players: int, tiles: list[int]) -> None:
    s = begun_by_anna(players, {})
    shown = {CELL.labels[cell]: s.votes[cell] for cell, owner in enumerate(s.owner) if owner == box.NEUTRAL}
    assert sorted(shown.values()) == tiles
    assert sorted(s.planet_blocks) == [0, 1, 2, 3, 4], "five tiles for five rounds"
    room = box.ROOM_BLOCKS[s.room_blocks[0]].removeprefix("room_block_") if players == 2 else ""
    assert blocked(players, 1, s.planet_blocks[0] + 1, room) == shown


@pytest.mark.clauses("FD-19.4", "FD-4.4")
def test_blocked_cells_are_not_free_but_can_be_copied() -> None:
    table = Table(2).purse(ANNA, "L").neutral("left_top_1", 2).neutral("right_bottom_6", 0)
    assert not {"left_top_1", "right_bottom_6"} & set(table.cells())
    table.do("play voting_1 left_middle_1")
    assert "neo" in table.offered("copy")


@pytest.mark.clauses("FD-19.2", "FD-9.8")
def test_neutral_tiles_leave_with_the_round() -> None:
    table = Table(3).laws("neo", "atalum")
    table.neutral("left_top_1", 1)
    table.executive("end")
    assert table.state.round == 1
    assert sorted(table.neutral_tiles().values()) == [0, 2, 2]
    assert CELL.labels[-1] == "outer_module"
