"""GP-18: the Automa."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude import locales
from astrolude.games.gaia import grammar as g
from astrolude.games.gaia import questions as q
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.rules import automa, automa_actions
from astrolude.games.gaia.rules.automa_selection import AUTOMA, HUMAN, by_direction, by_number
from astrolude.games.gaia.scoring import final_count, outcome_of
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables import automa_cards
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.research import TRACK_COUNT
from astrolude.games.gaia.tables.scoring import FINAL_TILES, ROUND_TILES
from astrolude.games.gaia.tables.structures import ROWS
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.generator import Generator


def solo(seed: int = 1, **options: str) -> GaiaState:
    state = GAME.new(1, options, seed)
    assert isinstance(state, GaiaState)
    return state


def table(faction: str = "taklons") -> Table:
    """Two sides on an empty map, the second one played by cards."""
    board = Table("xenos", faction if faction != "xenos" else "terrans").put(0, "mine", "3,0")
    if faction == "xenos":
        board.state.faction[AUTOMA] = FACTIONS.index("xenos")
    board.state.players = 1
    board.state.difficulty = automa_cards.DIFFICULTIES.index("automa")
    board.state.final_tiles = [FINAL_TILES.index("final_structures"), FINAL_TILES.index("final_sectors")]
    board.state.levels[TRACK_COUNT:] = [0] * TRACK_COUNT
    return board.give(1, points=10)


def card(number: int) -> int:
    return automa_cards.CARDS.index(f"automa_{number}")


@pytest.mark.clauses("GP-18.2", "GP-18.20")
def test_the_cards() -> None:
    assert len(automa_cards.CARDS) == 17
    assert [index + 1 for index in automa_cards.STARTERS] == [1, 2, 4, 5, 7, 13]
    assert sorted(automa_cards.AUTOMA_FACTIONS) == [
        "firaks",
        "geodens",
        "hadsch_hallas",
        "itars",
        "taklons",
        "terrans",
        "xenos",
    ]


@pytest.mark.clauses("GP-18.3", "GP-18.1")
def test_set_up() -> None:
    state = solo(automa_faction="geodens")
    assert len(state.board) == 133
    assert len(state.boosters) == 5
    assert sum(state.stock) == 11
    assert state.points[AUTOMA] == 10
    assert state.levels[TRACK_COUNT:] == [1, 0, 0, 0, 0, 0]
    assert solo(automa="automalein").points[AUTOMA] == 0
    goods = [state.ore, state.credits, state.knowledge, state.qic, state.first_bowl]
    assert [amounts[AUTOMA] for amounts in goods] == [0, 0, 0, 0, 0]


@pytest.mark.clauses("GP-18.7")
@pytest.mark.parametrize(
    ("level", "size"),
    [("automalein", 6), ("automa", 7), ("automaechtig", 8), ("ultoma", 9), ("alptrauma", 9)],
)
def test_the_deck(level: str, size: int) -> None:
    state = solo(automa=level)
    assert len(state.deck) == size
    assert sorted(state.deck + state.reserve) == list(range(17))
    automa.refresh_deck(state)
    assert (len(state.deck), len(state.reserve)) == (size + 1, 16 - size)


@pytest.mark.clauses("GP-18.8")
def test_first_structures_and_boosters() -> None:
    for faction, mines in [("taklons", 2), ("xenos", 3)]:
        state = solo(automa_faction=faction)
        state.apply(g.GRAMMAR.parse("faction terrans"))
        state.apply(state.legal_actions()[0])
        assert len(state.own[AUTOMA]) == 2
        state.apply(state.legal_actions()[0])
        assert len(state.own[AUTOMA]) == mines
        assert (state.decision.prompt, state.booster[AUTOMA] != NONE) == ("booster", True)
        assert state.order == [HUMAN, AUTOMA]


@pytest.mark.clauses("GP-18.4", "GP-18.5")
def test_directional_selection() -> None:
    places = [hex_at(place) for place in ("0,0", "1,-1", "-1,1", "0,1", "-1,0")]
    assert by_direction(places, True) == hex_at("-1,0")
    assert by_direction(places, False) == hex_at("0,1")
    row = [hex_at(place) for place in ("0,0", "1,-1", "-1,1")]
    assert by_direction(row, True) == hex_at("-1,1")
    assert by_direction(row, False) == hex_at("1,-1")


@pytest.mark.clauses("GP-18.6", "GP-S3")
def test_numbered_selection() -> None:
    right_3, left_2, right_5 = card(3), card(9), card(17)
    assert by_number([1, 4, 5, 9], right_3) == 5
    assert by_number([1, 4, 5, 9], left_2) == 5
    assert by_number([1, 4, 5, 9], right_5) == 1


@pytest.mark.clauses("GP-18.9", "GP-18.10", "GP-S1")
def test_when_the_automa_passes() -> None:
    for top, passes in [(card(1), True), (card(4), False)]:
        board = table()
        board.state.deck = [card(7), card(13), top, card(2)]
        board.state.order = [0, 1]
        board.state.passed = []
        board.state.stack = [q.THEN_AUTOMA_TURN.at()]
        board.put(1, "mine", "0,0").state.settle()
        assert (AUTOMA in board.state.passed) == passes
        assert board.state.discard == [card(2)]
        assert (board.seat, board.state.active) == (0, 0)
    board = table()
    board.state.deck = [card(4)]
    automa.automa_turn(board.state)
    assert AUTOMA in board.state.passed


@pytest.mark.clauses("GP-S2", "GP-18.10", "GP-18.18")
def test_points_for_passing() -> None:
    for tile, early, late in [("round_mine", 4, 6), ("round_research", 2, 4), ("round_federation", 0, 5)]:
        for round_, points in [(2, early), (4, late)]:
            board = table()
            board.state.round = round_
            board.state.round_tiles = [ROUND_TILES.index(tile)] * 6
            automa.pass_automa(board.state, card(1))
            assert board.points(AUTOMA) == 10 + points
    hard = table()
    hard.state.difficulty = automa_cards.DIFFICULTIES.index("alptrauma")
    hard.state.round_tiles = [ROUND_TILES.index("round_mine")] * 6
    automa.pass_automa(hard.state, card(1))
    assert hard.points(AUTOMA) == 10 + 4 + 1


@pytest.mark.clauses("GP-18.10")
def test_the_booster_for_the_next_round() -> None:
    for support, taken in [(card(1), 0), (card(2), 1), (card(3), 2)]:
        board = table()
        board.state.boosters, board.state.booster = [0, 1, 2], [3, 4]
        automa.pass_automa(board.state, support)
        assert board.state.booster[AUTOMA] == taken
        assert board.state.boosters[-1] == 4


@pytest.mark.clauses("GP-18.11")
def test_the_automa_builds_where_the_fewest_steps_lead() -> None:
    board = (
        table()
        .put(1, "mine", "0,0")
        .planet("1,0", "transdim")
        .planet("0,1", "gaia")
        .planet("-1,0", "titanium")
    )
    assert automa_actions.build_mine(board.state, 2, card(4), False)
    assert board.state.owner[hex_at("0,1")] == AUTOMA
    assert automa_actions.build_mine(board.state, 1, card(4), False)
    assert board.state.owner[hex_at("-1,0")] == AUTOMA
    assert automa_actions.build_mine(board.state, 1, card(4), False)
    assert board.state.planet[hex_at("1,0")] == PLANETS.index("gaia")
    assert not automa_actions.build_mine(board.state, 1, card(4), False)
    automa_actions.build_or_upgrade(board.state, 1, card(4), False)
    assert board.state.out[AUTOMA * ROWS + 1] == 1


@pytest.mark.clauses("GP-18.11")
def test_final_tiles_break_ties_first() -> None:
    wishes = [("final_gaia_planets", "1,0"), ("final_planet_types", "3,-2"), ("final_sectors", "3,-2")]
    for tile, place in wishes:
        board = table().put(1, "mine", "0,0").planet("1,0", "transdim").planet("-1,0", "volcanic")
        board.planet("0,1", "swamp").planet("3,-2", "desert").put(1, "mine", "1,-2", planet="gaia")
        board.state.final_tiles = [FINAL_TILES.index(tile), FINAL_TILES.index("final_structures")]
        automa_actions.build_mine(board.state, 4, card(1), False)
        assert board.state.owner[hex_at(place)] == AUTOMA, tile


@pytest.mark.clauses("GP-18.11")
def test_faction_preferences_satellites_and_geodens() -> None:
    terrans = table("terrans").put(1, "mine", "0,0").planet("1,0", "terra").planet("0,1", "transdim")
    automa_actions.build_mine(terrans.state, 2, card(4), True)
    assert terrans.state.owner[hex_at("0,1")] == AUTOMA
    alone = table().put(1, "mine", "0,0").planet("2,0", "swamp")
    alone.state.final_tiles = [FINAL_TILES.index("final_satellites"), FINAL_TILES.index("final_sectors")]
    automa_actions.build_mine(alone.state, 2, card(4), False)
    assert len(alone.state.satellites[AUTOMA]) == 1
    geodens = table("geodens").put(1, "mine", "0,0").planet("1,0", "swamp")
    automa_actions.build_mine(geodens.state, 1, card(4), False)
    assert geodens.points(AUTOMA) == 12


@pytest.mark.clauses("GP-18.12", "GP-S4")
def test_the_order_of_upgrades() -> None:
    board = (
        table().put(1, "trading_station", "0,0", "0,2").put(1, "mine", "-2,0").put(1, "research_lab", "-2,2")
    )
    expected = ["planetary_institute", "trading_station", "academy_knowledge"]
    for name in expected:
        before = board.state.out[AUTOMA * ROWS :]
        assert automa_actions.upgrade(board.state, card(1))
        assert board.state.out[AUTOMA * ROWS + g.STRUCTURE.read(name)] == before[g.STRUCTURE.read(name)] + 1
    hadsch = table("hadsch_hallas").put(1, "mine", "0,0")
    automa_actions.upgrade(hadsch.state, card(1))
    assert hadsch.points(AUTOMA) == 13
    firaks = table("firaks").put(1, "trading_station", "0,0")
    firaks.state.out[AUTOMA * ROWS + 3] = 1
    automa_actions.upgrade(firaks.state, card(7))
    assert sum(firaks.state.levels[TRACK_COUNT:]) == 1
    assert not automa_actions.upgrade(table().state, card(1))


@pytest.mark.clauses("GP-18.13")
def test_blocked_spaces() -> None:
    board = table("xenos")
    automa.act(board.state, automa_cards.POWER_OR_QIC, card(1))
    assert board.state.spaces_used == 0b11
    other = table()
    automa.act(other.state, automa_cards.POWER_OR_QIC, card(1))
    assert other.state.spaces_used == 0b1
    other.state.spaces_used = (1 << 10) - 1
    automa_actions.block_space(other.state, card(1))


@pytest.mark.clauses("GP-18.14", "GP-S5")
def test_research() -> None:
    board = table()
    board.state.levels[TRACK_COUNT:] = [4, 2, 0, 0, 0, 0]
    assert board.state.advanced[0] != NONE
    automa_actions.research(board.state, card(1), True)
    assert (board.state.levels[TRACK_COUNT], board.state.advanced[0]) == (4, NONE)
    automa_actions.research(board.state, card(1), True)
    assert (board.state.levels[TRACK_COUNT], board.state.top_token) == (5, NONE)
    blocked = table()
    blocked.state.levels = [5, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]
    blocked.state.advanced[0] = NONE
    assert not automa_actions.can_research(blocked.state, 0)


@pytest.mark.clauses("GP-S6", "GP-18.20", "GP-18.15")
def test_the_faction_action_of_the_taklons() -> None:
    board = table().put(1, "mine", "0,0").planet("2,0", "ice").planet("0,-1", "swamp")
    automa.act(board.state, automa_cards.FACTION, card(1))
    assert board.state.owner[hex_at("2,0")] == AUTOMA
    assert board.state.spaces_used == 1
    assert board.points(AUTOMA) == 12
    nothing = table().put(1, "planetary_institute", "0,0")
    automa.act(nothing.state, automa_cards.FACTION, card(1))
    assert nothing.points(AUTOMA) == 12


@pytest.mark.clauses("GP-18.16", "GP-18.17")
def test_the_human_charges_for_the_automas_builds_and_never_the_other_way() -> None:
    board = table().put(1, "mine", "0,0").planet("2,0", "swamp").give(0, bowls=(4, 0, 0))
    board.state.deck, board.state.order = [card(7), card(7), card(7), card(4), card(2)], [0, 1]
    board.state.stack = [q.THEN_AUTOMA_TURN.at()]
    board.state.settle()
    assert (board.seat, board.legal()) == (0, ["charge 1", "decline"])
    board.do("charge 1")
    assert (board.seat, board.prompt) == (0, "turn")
    board.planet("4,0", "desert").give(0, ore=5, credits_=5).turn(0).do("build 4,0")
    assert board.prompt == "after"


@pytest.mark.clauses("GP-18.19")
def test_the_end() -> None:
    board = table().put(1, "mine", "0,0", "0,2", "0,4")
    assert final_count(board.state, AUTOMA, FINAL_TILES.index("final_structures_in_federations")) == 2
    assert final_count(table().state, AUTOMA, FINAL_TILES.index("final_structures_in_federations")) == 0
    state, rng = solo(), Generator(3)
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    score = state.view(None)["opponents"][0]["score"]  # type: ignore[index]
    assert score["total"] == sum(score["parts"].values())
    assert score["parts"]["resources"] == 0


@pytest.mark.clauses("GP-18.19")
@pytest.mark.parametrize(("automa", "rank", "its_rank"), [(49, 1, 2), (50, 1, 1), (51, 2, 1)])
def test_the_human_wins_or_loses_against_the_automa(automa: int, rank: int, its_rank: int) -> None:
    state = solo()
    state.points = [50, automa]
    result = outcome_of(state)
    assert (result.scores, result.ranks, result.opponents) == ([50], [rank], [(automa, its_rank)])
    assert result.winners == ([0] if rank == 1 else [])


@pytest.mark.clauses("GP-18.21", "GP-15.2")
def test_the_solo_mode_says_that_it_is_a_reconstruction() -> None:
    assert "unofficial reconstruction" in locales.load("en").text("gaia-option-automa")
    assert "reconstruction non officielle" in locales.load("fr").text("gaia-option-automa")
    state = solo()
    world = state.determinize(0, Generator(9))
    assert isinstance(world, GaiaState)
    assert world.deck[-1] == state.deck[-1]
    assert sorted(world.deck + world.reserve) == sorted(state.deck + state.reserve)
