"""GP-2, GP-3: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.rules.maps import draw_layout, is_allowed, possible_turns
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import BOOSTERS
from astrolude.games.gaia.tables.factions import COLOURS, FACTIONS, HOME, PARTNER, PIECES
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.research import TRACKS
from astrolude.games.gaia.tables.scoring import FINAL_TILES, ROUND_TILES
from astrolude.games.gaia.tables.space import (
    FACE_NUMBER,
    FACES,
    LARGE,
    LAYOUT_FACES,
    LAYOUT_PLACES,
    SMALL,
    THREE,
    planets_of,
)
from astrolude.games.gaia.tables.tech_tiles import COPIES, STANDARD, TILES
from astrolude.kernel.generator import Generator


def new(players: int, seed: int = 1, **options: str) -> GaiaState:
    state = GAME.new(players, options, seed)
    assert isinstance(state, GaiaState)
    return state


def choose(state: GaiaState, *factions: str) -> list[int]:
    """Choose factions; the seats in turn order."""
    for faction in factions:
        state.apply(g.GRAMMAR.parse(f"faction {faction}"))
    return state.order


def first_answers(state: GaiaState) -> list[tuple[int, str]]:
    """Take the first answer until the first round begins; who was asked what."""
    asked: list[tuple[int, str]] = []
    while state.round == 0:
        asked.append((state.order.index(state.seat), state.decision.prompt))
        state.apply(state.legal_actions()[0])
    return asked


@pytest.mark.clauses("GP-2.1", "GP-2.2", "R-40", "R-7")
def test_the_box() -> None:
    assert (len(FACTIONS), len(set(COLOURS)), len(FACES)) == (14, 7, 13)
    assert (len(TILES), STANDARD, COPIES) == (24, 9, 4)
    assert (len(BOOSTERS), len(ROUND_TILES), len(FINAL_TILES), len(FEDERATION_TOKENS)) == (10, 10, 6, 7)
    assert all(pieces == [8, 4, 3, 1, 1, 1] for pieces in PIECES)
    assert all(PARTNER[PARTNER[faction]] == faction for faction in range(14))
    assert all(HOME[faction] == HOME[PARTNER[faction]] for faction in range(14))


@pytest.mark.clauses("GP-2.5.1", "GP-3.2.1")
@pytest.mark.parametrize(
    ("layout", "hexes", "homes", "gaia", "transdim"), [(LARGE, 190, 6, 7, 12), (SMALL, 133, 4, 5, 7)]
)
def test_the_printed_maps(layout: int, hexes: int, homes: int, gaia: int, transdim: int) -> None:
    faces = [-1] * 13
    for place, face in zip(LAYOUT_PLACES[layout], LAYOUT_FACES[layout], strict=True):
        faces[place] = face
    planets = Counter(planet for planet in planets_of(faces, [0] * 13) if planet != -2)
    assert sum(planets.values()) == hexes
    assert [planets[planet] for planet in range(7)] == [homes] * 7
    assert (planets[PLANETS.index("gaia")], planets[PLANETS.index("transdim")]) == (gaia, transdim)
    assert is_allowed(faces, [0] * 13, False)


@pytest.mark.clauses("GP-3.3.4", "GP-3.3.5", "GP-3.3.6", "R-13", "R-51", "GP-3.1.2")
@pytest.mark.parametrize(
    ("players", "method"), [(4, "method_1"), (4, "method_2"), (3, "method_3"), (2, "method_small")]
)
def test_drawn_maps_keep_equal_planets_apart(players: int, method: str) -> None:
    for seed in range(4):
        layout = draw_layout(players, method, False, Generator(seed))
        assert is_allowed(layout.faces, layout.turns, False)
        shape = LARGE if players > 2 else SMALL
        printed = dict(zip(LAYOUT_PLACES[shape], LAYOUT_FACES[shape], strict=True))
        inner = [place for place, face in printed.items() if FACE_NUMBER[face] <= 4]
        here = {place: layout.faces[place] for place in printed}
        assert sorted(here.values()) == sorted(printed.values())
        if method == "method_1":
            assert all(here[place] == printed[place] and layout.turns[place] == 0 for place in inner)
        if method == "method_2":
            assert {FACE_NUMBER[here[place]] for place in inner} == {1, 2, 3, 4}


@pytest.mark.clauses("R-13")
def test_the_weaker_rule_looks_at_home_types_only() -> None:
    weak = [draw_layout(4, "method_3", True, Generator(seed)) for seed in range(12)]
    assert all(is_allowed(layout.faces, layout.turns, True) for layout in weak)
    assert not all(is_allowed(layout.faces, layout.turns, False) for layout in weak)


@pytest.mark.clauses("GP-3.3.7")
def test_three_players_without_sectors_nine_and_ten() -> None:
    state = new(3, map="small")
    assert sorted(number for number in state.sector if number) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(state.board) == 152
    assert len(LAYOUT_PLACES[THREE]) == 8


@pytest.mark.clauses("GP-3.3.8")
def test_the_last_player_may_turn_the_tiles() -> None:
    state = new(4, map="method_3", rotation="last_player")
    turned = 0
    while state.decision.prompt == "rotation":
        assert state.seat == state.order[-1]
        turned += 1
        state.apply(state.legal_actions()[-1])
    assert turned <= 10
    assert is_allowed(state.faces, state.turns, False)
    assert possible_turns(state.faces, state.turns, LAYOUT_PLACES[LARGE][0], [], False)[0] == 0


@pytest.mark.clauses("GP-3.1.1", "GP-15.3")
def test_the_first_player_is_drawn() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.clauses(
    "GP-3.1.3", "GP-3.1.4", "GP-3.1.5", "GP-3.1.6", "GP-3.1.7", "GP-E6", "GP-3.1.14", "GP-2.4.3"
)
@pytest.mark.parametrize(("players", "boosters"), [(2, 5), (3, 6), (4, 7)])
def test_what_lies_on_the_table(players: int, boosters: int) -> None:
    for seed in range(5):
        state = new(players, seed)
        assert sorted(state.slots) == list(range(9))
        assert state.stacks == [4] * 9
        assert len(set(state.advanced)) == len(TRACKS)
        assert min(state.advanced) >= 9
        assert sum(state.stock) == 17
        assert state.stock[state.top_token] == 2
        assert len(set(state.round_tiles)) == 6
        assert len(set(state.final_tiles)) == 2
        assert len(set(state.boosters)) == boosters


START = [
    ("terrans", (4, 15, 3, 1), (4, 4, 0), "gaia_project"),
    ("lantids", (4, 13, 3, 1), (4, 0, 0), ""),
    ("xenos", (4, 15, 3, 2), (2, 4, 0), "artificial_intelligence"),
    ("gleens", (5, 15, 3, 0), (2, 4, 0), "navigation"),
    ("taklons", (4, 15, 3, 1), (3, 4, 0), ""),
    ("ambas", (4, 15, 3, 2), (2, 4, 0), "navigation"),
    ("hadsch_hallas", (4, 15, 3, 1), (2, 4, 0), "economy"),
    ("ivits", (4, 15, 3, 1), (2, 4, 0), ""),
    ("geodens", (6, 15, 3, 1), (2, 4, 0), "terraforming"),
    ("bal_taks", (4, 15, 3, 0), (2, 2, 0), "gaia_project"),
    ("firaks", (3, 15, 2, 1), (2, 4, 0), ""),
    ("bescods", (4, 15, 1, 1), (2, 4, 0), ""),
    ("nevlas", (4, 15, 2, 1), (2, 4, 0), "science"),
    ("itars", (5, 15, 3, 1), (4, 4, 0), ""),
]


@pytest.mark.clauses("GP-3.1.8", "GP-3.1.9", "GP-3.1.10", "GP-E4", "GP-E5", "GP-1.3", "R-25")
@pytest.mark.parametrize(("faction", "goods", "bowls", "track"), START)
def test_starting_positions(faction: str, goods: tuple[int, ...], bowls: tuple[int, ...], track: str) -> None:
    board = Table(faction, "xenos" if HOME[FACTIONS.index(faction)] != 3 else "terrans")
    assert (board.goods(), board.bowls(), board.points()) == (goods, bowls, 10)
    assert [board.level(0, name) for name in TRACKS] == [int(name == track) for name in TRACKS]
    assert board.state.formers[0] == int(track == "gaia_project")
    assert board.state.stone == int(faction == "taklons")


@pytest.mark.clauses("GP-3.3.1")
def test_the_other_side_of_a_board_is_gone() -> None:
    state = new(3)
    choose(state, "terrans")
    options = [g.GRAMMAR.text(action) for action in state.legal_actions()]
    assert len(options) == 12
    assert "faction lantids" not in options


@pytest.mark.clauses("GP-E30", "GP-3.3.2", "GP-3.1.11", "GP-3.1.12", "GP-12.2.2")
def test_the_order_of_first_structures_and_boosters() -> None:
    state = new(3)
    choose(state, "xenos", "ivits", "terrans")
    asked = first_answers(state)
    mine = "first_mine"
    assert [entry for entry in asked if entry[1] != "booster"] == [
        (0, mine),
        (2, mine),
        (2, mine),
        (0, mine),
        (0, mine),
        (1, "first_institute"),
    ]
    assert [entry[0] for entry in asked if entry[1] == "booster"] == [2, 1, 0]
    assert state.points == [10, 10, 10]
    assert len(state.boosters) == 3


@pytest.mark.clauses("GP-3.2.1", "GP-3.2.2", "GP-3.2.3", "R-8")
@pytest.mark.parametrize(
    ("players", "pool"),
    [
        (2, ["hadsch_hallas", "xenos"]),
        (3, ["geodens", "taklons", "terrans"]),
        (4, ["hadsch_hallas", "taklons", "terrans", "xenos"]),
    ],
)
def test_the_first_game(players: int, pool: list[str]) -> None:
    state = new(players, setup="first_game")
    options = [g.GRAMMAR.text(action).split()[1] for action in state.legal_actions()]
    assert sorted(options) == pool
    while state.decision.prompt == "faction":
        state.apply(state.legal_actions()[0])
    assert state.decision.prompt == "booster"
    for seat in range(players):
        expected = 3 if FACTIONS[state.faction[seat]] == "xenos" else 2
        assert len(state.own[seat]) == expected
        assert all(state.planet[place] == HOME[state.faction[seat]] for place in state.own[seat])
    free = new(players, setup="first_game_free_mines")
    while free.decision.prompt == "faction":
        free.apply(free.legal_actions()[0])
    assert free.decision.prompt == "first_mine"


@pytest.mark.clauses("GP-15.1")
def test_all_see_the_same() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0")
    assert board.state.view(0) == board.state.view(1) == board.state.view(None)
    assert board.state.owner[hex_at("0,0")] == 0
