"""What the evaluation of Alien Frontiers believes, in positions where players would agree."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude import engine_kind
from astrolude.arena import simulate
from astrolude.bots import make_bot
from astrolude.games.alien_frontiers.advice.evaluation import STAGES, evaluation_for, stage_of
from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start


def gain_of(before: Table, after: Table, seat: int = ANNA) -> float:
    """How much better a seat stands in the second position."""
    return GAME.evaluate(after.state)[seat] - GAME.evaluate(before.state)[seat]


def test_the_stage_follows_the_seat_closest_to_the_end() -> None:
    assert [evaluation_for(players).last for players in GAME.players] == [STAGES] * len(GAME.players)
    assert stage_of(Table(2).state, 0) == 0
    assert stage_of(Table(2).landed(lem_badlands_1=4).state, 0) == STAGES // 2
    assert stage_of(Table(2).landed(lem_badlands_1=4, pohl_foothills_0=6).state, 0) == STAGES * 3 // 4


@pytest.mark.parametrize("players", GAME.players)
def test_equal_seats_stand_equal(players: int) -> None:
    state = Table(players).unplaced("1", "2", "4").state
    state.fuel = [0] * players
    state.ore = [0] * players
    assert GAME.evaluate(state) == pytest.approx([GAME.evaluate(state)[0]] * players)


def test_ships_colonies_and_cards_are_worth_having() -> None:
    assert gain_of(Table().unplaced("1", "2", "4"), Table().unplaced("1", "2", "4", "4")) > 0.5
    assert gain_of(Table(), Table().landed(lem_badlands_0=1)) > 1
    assert gain_of(Table(), Table().holding(ANNA, "orbital_teleporter")) > 0.1
    assert gain_of(Table(), Table().rich(ANNA, 1, 1)) > 0.1


def test_a_ship_on_the_terraforming_station_is_as_good_as_gone() -> None:
    for ships in (3, 4, 5, 6):
        waiting = Table().docked(solar_converter_1="1-6")
        spent = Table().docked(terraforming_station_1="1-6")
        waiting.state.fleet[BEN] = spent.state.fleet[BEN] = ships
        assert gain_of(waiting, spent, BEN) < -0.5


def test_a_third_ship_is_worth_no_less_than_a_fourth() -> None:
    two, three, four = (Table().in_bay(BEN, ships) for ships in (2, 3, 4))
    assert gain_of(two, three, BEN) >= gain_of(three, four, BEN) > 0


def test_control_that_nobody_can_take_at_once_is_worth_more() -> None:
    contested = Table().landed(lem_badlands_0=2, lem_badlands_1=1)
    firm = Table().landed(lem_badlands_0=2, pohl_foothills_1=1)
    assert gain_of(contested, firm) > 0


def test_tokens_chosen_in_a_raid_count_before_they_change_hands() -> None:
    table = Table(2).unplaced("1", "2", "3").rich(BEN, 3, 2).play("dock_run 123")
    before = GAME.evaluate(table.state)
    table.play("steal 1 ore")
    after = GAME.evaluate(table.state)
    assert after[ANNA] > before[ANNA]
    assert after[BEN] < before[BEN]


def test_a_fresh_roll_changes_nothing() -> None:
    low, high = Table().unplaced("1", "1", "2"), Table().unplaced("6", "6", "6")
    assert gain_of(low, high) == 0


def test_the_greedy_bot_ends_the_game_when_that_wins() -> None:
    """Anna leads and holds her last colony; a triple and three ore land it."""
    table = Table(2).landed(lem_badlands_0=4, pohl_foothills_0=3, asimov_crater_1=2)
    table.unplaced("3", "3", "3").rich(ANNA, 0, 3)
    action = make_bot("greedy", GAME, 1).choose(table.state.clone())
    assert GAME.grammar.text(action) == "dock colony_constructor 3"


def test_greedy_beats_random() -> None:
    wins = simulate(Start(GAME, 2, seed=40), ["greedy", "random"], 10).wins()
    assert wins["greedy"] >= 9


@pytest.mark.skipif(engine_kind() == "pure", reason="takes minutes with the plain engine")
def test_search_beats_greedy() -> None:
    wins = simulate(Start(GAME, 2, seed=40), ["search:120it", "greedy"], 12).wins()
    assert wins["search:120it"] >= 9
