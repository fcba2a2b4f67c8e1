"""AF-10: decision points."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk

MAIN_STEPS = {
    "dock",
    "dock_run",
    "cycle",
    "claim",
    "trade",
    "launch",
    "buy_relic",
    "booster",
    "stasis",
    "polarity",
    "gravity",
    "warp",
    "crystal",
    "cannon",
    "teleport",
    "helmet",
    "remove_field",
    "place_field",
    "move_colony",
    "destroy",
    "destroy_in_bay",
    "swap_colonies",
    "take_discard",
    "end_turn",
}
ANSWERS = {
    "main": MAIN_STEPS,
    "land": {"land"},
    "excess": {"launch_now", "lose_excess"},
    "raid": {"steal", "steal_card", "steal_nothing"},
    "raid_more": {"steal", "stop"},
    "surplus": {"keep_fuel"},
    "warp": {"warp", "stop"},
    "cannon": {"cannon", "stop"},
    "teleport": {"dock", "dock_run"},
    "helmet": {"dock", "dock_run"},
    "move_colony": {"move_to"},
    "swap_colonies": {"swap_with"},
}


@pytest.mark.clauses("AF-10.1")
def test_every_step_of_the_document_is_offered_and_no_other() -> None:
    """The international edition, because it has every step; the other one takes no ship from the bay."""
    offered: dict[str, set[str]] = {prompt: set() for prompt in ANSWERS}
    for seed in range(40):
        walk = Walk(Start(GAME, 2 + seed % 3, {"edition": "international", "helmet": "on"}, seed))
        for _ in walk.steps():
            verbs = {GAME.grammar.verb_of(action).name for action in walk.state.legal_actions()}
            offered[walk.state.decision.prompt] |= verbs
    assert offered == ANSWERS


@pytest.mark.clauses("AF-10.1", "AF-R42")
def test_a_trade_buys_one_ore_at_the_lowest_price() -> None:
    table = Table().unplaced("2", "2", "5", "5").rich(ANNA, 8, 0)
    table.play("dock orbital_market 5", "dock orbital_market 2")
    assert table.legal("trade") == ["trade"]
    assert table.play("trade").resources(ANNA) == (6, 1)


@pytest.mark.clauses("AF-10.6", "AF-T189")
def test_the_relic_differs_from_ships_of_its_value() -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("4", "4", "1", "r4").rich(ANNA, 1, 1)
    shipyard = [action for action in table.legal("dock") if "shipyard" in action]
    assert shipyard == ["dock shipyard 4", "dock shipyard r4"]
    assert table.play("dock shipyard r4").dice() == ["1", "4"]


@pytest.mark.clauses("AF-10.6")
@pytest.mark.parametrize(("run", "left"), [("345", ["1", "r4"]), ("r345", ["1", "4"])])
def test_the_relic_is_docked_only_where_it_is_named(run: str, left: list[str]) -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("1", "3", "4", "5", "r4")
    assert table.play(f"dock_run {run}").dice() == left


@pytest.mark.clauses("AF-10.6")
def test_equal_ships_are_one_choice() -> None:
    table = Table().unplaced("4", "4", "4")
    assert [action for action in table.legal("dock") if "solar" in action] == ["dock solar_converter 4"]


@pytest.mark.clauses("AF-10.7")
def test_the_lowest_open_port_or_group_is_filled() -> None:
    table = Table().unplaced("4", "4", "4").docked(solar_converter_1="1-1", orbital_market_1="1-1")
    table.play("dock solar_converter 4", "dock orbital_market 4")
    assert (table.port("solar_converter-2"), table.port("orbital_market-3")) == ("0-4", "0-4")


@pytest.mark.clauses("AF-10.8")
@pytest.mark.parametrize("question", ["land", "raid", "excess", "surplus"])
def test_a_pending_decision_is_all_that_may_be_done(question: str) -> None:
    table = Table(edition="international").unplaced("1", "2", "3", "5", "5", "5").rich(BEN, 1, 0)
    table.holding(ANNA, "booster_pod").landed(asimov_crater_0=1).rich(ANNA, 8, 8)
    if question == "land":
        table.play("dock colony_constructor 5")
    elif question == "raid":
        table.play("dock_run 123")
    elif question == "excess":
        table.on_hub(ANNA, 5).play("dock colonist_hub 1", "dock colonist_hub 2")
    else:
        table.unplaced("1").in_bay(ANNA, 2).play("dock colonist_hub 1", "end_turn")
    assert table.state.decision.prompt == question
    assert {action.split()[0] for action in table.legal()} <= ANSWERS[question]
    assert table.refuses("end_turn", "booster 1", "cycle")


@pytest.mark.clauses("AF-10.8")
def test_steals_are_offered_only_where_something_may_be_taken() -> None:
    table = Table(3).unplaced("1", "2", "3").rich(BEN, 0, 1).play("dock_run 123")
    assert table.legal() == ["steal_nothing", "steal 1 ore"]


@pytest.mark.clauses("AF-10.9", "AF-T190")
def test_a_turn_does_not_end_by_itself() -> None:
    table = Table().unplaced("1", "1", "5").rich(ANNA, 1, 0).stock_left(ore=5)
    table.play("dock orbital_market 1", "dock colonist_hub 5")
    assert table.state.active == ANNA
    assert table.legal() == ["end_turn", "trade"]
    table.play("trade")
    assert table.legal() == ["end_turn"]
    assert table.state.active == ANNA


@pytest.mark.clauses("AF-10.9")
def test_a_single_answer_is_given_by_itself_and_logged() -> None:
    table = Table(2).unplaced("1", "1", "1").rich(ANNA, 9, 0)
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1", "end_turn")
    assert table.told("returned") == [{"seat": ANNA, "fuel": 1, "ore": 0}]
    assert table.state.active == BEN


@pytest.mark.clauses("AF-10.10", "AF-4.10", "AF-T165")
def test_nothing_but_the_return_follows_end_turn() -> None:
    table = Table().unplaced("1", "1", "1").rich(ANNA, 6, 4).holding(ANNA, "booster_pod")
    table.fields(isolation_field="lem_badlands")
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1")
    assert table.allows("remove_field isolation_field")
    table.play("end_turn")
    assert table.legal() == [f"keep_fuel {fuel}" for fuel in (4, 5, 6)]
    assert table.refuses("remove_field isolation_field")


@pytest.mark.clauses("AF-10.10")
def test_ships_go_to_the_bay_before_resources_are_returned() -> None:
    table = Table().unplaced("2").on_hub(ANNA, 7).in_bay(ANNA, 2).docked(lunar_mine_1="1-6")
    table.full("solar_converter", "alien_artifact").rich(ANNA, 9, 0).play("end_turn")
    names = [event["event"] for event in table.events()]
    assert names[:3] == ["stranded", "returned", "turn_began"]
