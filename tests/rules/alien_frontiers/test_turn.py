"""AF-4: the turn, what must be docked, the resource limit and the clean-up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.testing.walk import Walk


def names(table: Table) -> list[object]:
    return [event["event"] for event in table.events()]


@pytest.mark.clauses("AF-4.1", "AF-T047")
def test_the_terraforming_ship_leaves_first_and_all_others_are_rolled() -> None:
    table = Table(2, active=BEN).unplaced("1", "1", "1").in_bay(ANNA, 1)
    table.docked(
        terraforming_station_1="0-6", solar_converter_1="0-3", lunar_mine_1="0-4", alien_artifact_1="0-5"
    )
    table.in_bay(ANNA, 1)
    assert table.fleet(ANNA) == 5
    table.pass_to(ANNA, "2", "2", "3", "5")
    assert table.fleet(ANNA) == 4
    assert table.dice() == ["2", "2", "3", "5"]
    assert table.port("terraforming_station-1") is None
    assert table.in_bay_of(ANNA) == []
    assert table.at("lunar_mine") == table.at("alien_artifact") == []
    started = names(table)[names(table).index("turn_began") :]
    assert started == ["turn_began", "ship_expired", "rolled"]


@pytest.mark.clauses("AF-4.1")
def test_resource_cache_follows_the_roll() -> None:
    table = Table(2, active=BEN).unplaced("1", "1", "1").holding(ANNA, "resource_cache")
    table.pass_to(ANNA, "2", "4", "5")
    assert names(table)[-3:] == ["rolled", "cache_paid", "gained"]


@pytest.mark.clauses("AF-4.2")
def test_steps_of_all_kinds_come_in_any_order_one_at_a_time() -> None:
    table = Table().unplaced("1", "1", "3", "5", "5").landed(burroughs_desert_0=1).on_hub(ANNA, 7)
    table.holding(ANNA, "booster_pod", "stasis_beam").displaying("plasma_cannon").rich(ANNA, 5, 3)
    table.play("launch", "land lem_badlands", "booster 3", "dock alien_artifact 4", "buy_relic", "cycle")
    table.play("dock orbital_market 1", "place_field isolation_field pohl_foothills", "trade")
    table.displaying("plasma_cannon").play(
        "dock alien_artifact 5", "claim plasma_cannon", "dock lunar_mine 5"
    )
    assert table.allows("trade", "end_turn")


@pytest.mark.clauses("AF-4.3", "AF-R44", "AF-T171")
def test_nothing_is_asked_before_the_roll() -> None:
    table = Table(2, active=BEN).unplaced("1", "1", "1").landed(burroughs_desert_0=1).on_hub(ANNA, 7)
    table.holding(ANNA, "stasis_beam", "plasma_cannon", "resource_cache").rich(ANNA, 3, 3)
    table.pass_to(ANNA, "2", "3", "5")
    assert names(table)[-4:] == ["turn_began", "rolled", "cache_paid", "gained"]
    assert table.allows("stasis 2", "launch", "buy_relic", "place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-R44")
def test_cards_may_be_used_after_the_last_dock() -> None:
    table = Table().unplaced("1", "1", "1").holding(ANNA, "stasis_beam")
    table.play("dock solar_converter 1", "dock solar_converter 1", "dock solar_converter 1")
    assert table.allows("place_field isolation_field lem_badlands", "end_turn")


@pytest.mark.clauses("AF-4.4")
def test_a_dock_pays_and_takes_effect_at_once_and_the_ships_stay() -> None:
    table = Table().unplaced("2", "2", "5").rich(ANNA, 1, 1).play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 4)
    assert (table.at("shipyard"), table.dice()) == (["0-2", "0-2"], ["5"])
    table.pass_to(BEN).pass_to(CLEO)
    assert table.at("shipyard")[:2] == ["0-2", "0-2"]
    table.pass_to(ANNA)
    assert "0-2" not in table.at("shipyard")


@pytest.mark.clauses("AF-4.5", "AF-6.11.1", "AF-R49", "AF-T001")
def test_terraforming_needs_a_six_a_free_port_and_both_resources() -> None:
    def table(*dice: str, fuel: int = 1, ore: int = 1) -> Table:
        return Table().unplaced(*dice).rich(ANNA, fuel, ore)

    def docks(at: Table) -> list[str]:
        return [action for action in at.legal("dock") if "terraforming" in action]

    assert docks(table("6", "5", "2", "1")) == ["dock terraforming_station 6"]
    assert docks(table("5", "5", "2", "1")) == []
    assert docks(table("6", "5", "2", "1").docked(terraforming_station_1="1-6")) == []
    assert docks(table("6", "5", "2", "1", fuel=0)) == []
    assert docks(table("6", "5", "2", "1", ore=0)) == []


@pytest.mark.clauses("AF-4.5", "AF-R26")
def test_no_ship_docks_without_using_the_facility() -> None:
    table = Table().unplaced("4", "4", "4", "6")
    assert table.refuses("dock shipyard 4", "dock colony_constructor 4", "dock terraforming_station 6")
    table = Table().unplaced("1", "2", "3", "4", "4").displaying("booster_pod")
    table.play("dock orbital_market 4")
    table.play("dock_run 123")
    assert table.state.decision.prompt == "main", "there was nothing to steal"
    assert table.allows("end_turn"), "the right to trade need not be used"


@pytest.mark.clauses("AF-4.6", "AF-R27", "AF-T052")
def test_two_half_empty_pairs_take_no_pair() -> None:
    table = Table().unplaced("3", "3", "1").docked(orbital_market_1="1-2", orbital_market_4="2-5")
    assert table.refuses("dock orbital_market 3")
    table = Table().unplaced("3", "3", "1").docked(orbital_market_1="1-2")
    assert table.play("dock orbital_market 3").port("orbital_market-3") == "0-3"


@pytest.mark.clauses("AF-4.6", "AF-6.4.1", "AF-T158")
def test_an_empty_triple_beside_a_broken_one_is_used() -> None:
    table = Table().unplaced("3", "3", "3").docked(colony_constructor_1="1-4").rich(ANNA, 0, 3)
    table.play("dock colony_constructor 3", "land lem_badlands")
    assert table.at("colony_constructor") == ["1-4", "0-3", "0-3", "0-3"]
    assert table.port("colony_constructor-4") == "0-3"
    table = Table().unplaced("3", "3", "3").rich(ANNA, 0, 3)
    table.docked(colony_constructor_1="1-4", colony_constructor_6="2-4")
    assert table.refuses("dock colony_constructor 3")


@pytest.mark.clauses("AF-4.7", "AF-T173")
def test_the_same_facility_is_used_several_times_in_a_turn() -> None:
    table = Table().unplaced("2", "2", "3", "3", "6")
    table.play("dock orbital_market 2", "dock solar_converter 6", "dock orbital_market 3")
    assert table.at("orbital_market") == ["0-2", "0-2", "0-3", "0-3"]


@pytest.mark.clauses("AF-4.7")
@pytest.mark.parametrize(
    ("action", "ships"),
    [
        ("dock solar_converter 6", 1),
        ("dock lunar_mine 6", 1),
        ("dock alien_artifact 6", 1),
        ("dock colonist_hub 6", 1),
        ("dock terraforming_station 6", 1),
        ("dock shipyard 6", 2),
        ("dock orbital_market 6", 2),
        ("dock colony_constructor 6", 3),
        ("dock_run 456", 3),
    ],
)
def test_a_dock_is_one_two_or_three_ships(action: str, ships: int) -> None:
    table = Table().unplaced("4", "5", "6", "6", "6").rich(ANNA, 3, 3).play(action)
    assert len(table.dice()) == 5 - ships


@pytest.mark.clauses("AF-4.8", "AF-R25", "AF-T048")
def test_the_turn_cannot_end_while_a_ship_can_be_docked() -> None:
    table = Table().unplaced("2", "5", "5").play("dock solar_converter 5", "dock solar_converter 5")
    assert table.refuses("end_turn")
    assert table.play("dock solar_converter 2").allows("end_turn")


@pytest.mark.clauses("AF-4.8", "AF-6.6.1", "AF-T049")
def test_a_ship_without_a_dock_goes_to_the_maintenance_bay() -> None:
    table = Table().unplaced("2").on_hub(ANNA, 7).docked(lunar_mine_1="1-6")
    table.full("solar_converter", "alien_artifact").in_bay(ANNA, 2)
    assert table.legal() == ["end_turn"]
    table.play("end_turn")
    assert table.in_bay_of(ANNA)[-1] == "0-2"


@pytest.mark.clauses("AF-4.8", "AF-4.9", "AF-T124")
def test_a_dock_that_costs_resources_is_forced_while_it_can_be_paid() -> None:
    table = Table().unplaced("6").on_hub(ANNA, 7).landed(burroughs_desert_0=1).in_bay(ANNA, 3)
    table.full("solar_converter", "alien_artifact", "lunar_mine").rich(ANNA, 1, 1)
    assert table.legal("dock") == ["dock terraforming_station 6"]
    assert table.refuses("end_turn")
    assert table.play("buy_relic").legal() == ["end_turn"]


@pytest.mark.clauses("AF-4.8", "AF-6.8.2", "AF-6.8.3", "AF-T125")
def test_a_run_that_displaces_is_forced_but_stealing_is_not() -> None:
    table = Table().unplaced("4", "5", "6").on_hub(ANNA, 7).rich(BEN, 2, 0)
    table.docked(raiders_outpost_1="1-1", raiders_outpost_2="1-2", raiders_outpost_3="1-3")
    table.full("solar_converter", "alien_artifact", "lunar_mine")
    assert table.legal() == ["dock_run 456"]
    table.play("dock_run 456", "steal_nothing")
    assert table.in_bay_of(BEN) == ["1-1", "1-2", "1-3"]
    assert table.resources(BEN) == (2, 0)
    assert table.allows("end_turn")


@pytest.mark.clauses("AF-4.8", "AF-5.6", "AF-T126")
def test_a_forced_dock_may_end_the_game() -> None:
    table = Table().landed(burroughs_desert_0=5).on_hub(ANNA, 5).unplaced("6").rich(ANNA, 1, 1)
    table.docked(colonist_hub_1="0-1", colonist_hub_2="0-1", colonist_hub_3="0-1")
    table.full("solar_converter", "alien_artifact", "lunar_mine")
    assert table.legal("dock", "end_turn") == ["dock terraforming_station 6"]
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert table.state.over


@pytest.mark.clauses("AF-4.8", "AF-T127")
def test_an_own_choice_may_strand_a_ship() -> None:
    table = (
        Table().unplaced("2", "5").on_hub(ANNA, 7).full("solar_converter", "alien_artifact").in_bay(ANNA, 1)
    )
    assert table.legal("dock") == ["dock lunar_mine 2", "dock lunar_mine 5"]
    table.play("dock lunar_mine 5")
    assert table.legal() == ["end_turn"]
    table.play("end_turn")
    assert table.in_bay_of(ANNA)[-1] == "0-2"


@pytest.mark.clauses("AF-4.8", "AF-6.3.5", "AF-T128")
def test_nobody_is_forced_to_launch() -> None:
    table = Table().unplaced("3").on_hub(ANNA, 7).rich(ANNA, 1, 1).in_bay(ANNA, 2)
    table.docked(lunar_mine_1="1-6").full("solar_converter", "alien_artifact")
    assert table.legal() == ["end_turn", "launch"]


@pytest.mark.clauses("AF-4.8", "AF-6.7.2", "AF-T129")
def test_nobody_is_forced_to_trade() -> None:
    table = Table(3).unplaced("1", "1", "4", "4").on_hub(ANNA, 7).rich(ANNA, 3, 0)
    table.docked(lunar_mine_1="1-6").full("solar_converter", "alien_artifact").play("dock orbital_market 1")
    assert table.legal() == ["end_turn", "trade"]
    table.rich(ANNA, 0, 2)
    assert table.legal() == ["dock shipyard 4", "trade", "launch"], (
        "once it can be paid the Shipyard is a duty"
    )


@pytest.mark.clauses("AF-4.10", "AF-R50", "AF-10.5", "AF-T050")
def test_over_eight_tokens_of_choice_are_returned_at_the_end_of_the_turn() -> None:
    table = Table().unplaced("1", "1", "1").rich(ANNA, 5, 4)
    table.play("dock solar_converter 1", "dock lunar_mine 1", "dock colonist_hub 1")
    assert table.resources(ANNA) == (6, 5), "during the turn there is no limit"
    table.play("end_turn")
    assert table.legal() == ["keep_fuel 3", "keep_fuel 4", "keep_fuel 5", "keep_fuel 6"]
    stock = table.stock()
    table.play("keep_fuel 4")
    assert table.resources(ANNA) == (4, 4)
    assert table.stock() == (stock[0] + 2, stock[1] + 1)


@pytest.mark.clauses("AF-4.10", "AF-T051")
def test_only_the_player_whose_turn_ends_is_checked() -> None:
    table = Table(2).unplaced("1", "1", "1").rich(BEN, 5, 3).rich(ANNA, 9, 0)
    table.play(
        "dock solar_converter 1", "dock lunar_mine 1", "dock colonist_hub 1", "end_turn", "keep_fuel 7"
    )
    assert table.state.active == BEN
    assert table.resources(BEN) == (5, 3)
    assert table.told("returned") == [{"seat": ANNA, "fuel": 3, "ore": 0}]


@pytest.mark.clauses("AF-4.10")
def test_with_eight_nothing_is_returned() -> None:
    table = Table(2).unplaced("1", "1", "1").rich(ANNA, 4, 3)
    table.play("dock solar_converter 1", "dock colonist_hub 1", "dock colonist_hub 1", "end_turn")
    assert (table.state.active, table.resources(ANNA)) == (BEN, (5, 3))


@pytest.mark.clauses("AF-4.11", "AF-4.14", "AF-R28", "AF-T174")
def test_the_turn_state_is_cleared() -> None:
    table = Table(2).unplaced("6", "2", "2").holding(ANNA, "data_crystal", "stasis_beam")
    table.landed(lem_badlands_1=1).rich(ANNA, 2, 0).displaying("booster_pod")
    table.play("crystal lem_badlands", "stasis 2", "dock alien_artifact 6")
    assert table.state.total == 6
    assert table.refuses("stasis 2")
    table.pass_to(ANNA, "3", "4", "5").displaying("booster_pod")
    held = table.resources(ANNA)[0]
    table.play("dock alien_artifact 3", "dock solar_converter 4")
    assert table.refuses("claim booster_pod")
    assert table.resources(ANNA)[0] == held + 2
    assert table.rich(ANNA, 1, 0).allows("stasis 5")


@pytest.mark.clauses("AF-4.14")
def test_a_turn_starts_with_an_empty_turn_state() -> None:
    table = Table(2).unplaced("1", "1", "4", "5", "5", "5").holding(ANNA, "booster_pod", "data_crystal")
    table.landed(asimov_crater_0=1, lem_badlands_1=1).rich(ANNA, 3, 0).fields(positron_field="lem_badlands")
    table.play("crystal lem_badlands", "dock orbital_market 1", "dock colonist_hub 5", "dock colonist_hub 5")
    table.play("dock lunar_mine 4", "remove_field positron_field", "dock alien_artifact 5")
    view: Any = table.state.view(None)
    assert view["turn_state"] == {
        "artifact_total": 5,
        "cycles": 1,
        "claim_at": 8,
        "hub_docks": 2,
        "asimov_used": True,
        "mine_docks": 1,
        "market_pairs": ["port:orbital_market-1"],
        "trade_at": 1,
        "borrowed": "territory:lem_badlands",
        "discard_used": True,
    }
    table.rolling("1", "1", "1").play("end_turn")
    view = table.state.view(None)
    assert view["turn_state"] == {
        "artifact_total": 0,
        "cycles": 0,
        "claim_at": 8,
        "hub_docks": 0,
        "asimov_used": False,
        "mine_docks": 0,
        "market_pairs": [],
        "trade_at": 0,
        "borrowed": None,
        "discard_used": False,
    }


@pytest.mark.clauses("AF-4.12", "AF-7.10", "AF-T156")
def test_lem_gained_in_mid_turn_works_for_later_docks_only() -> None:
    table = Table().unplaced("4", "4", "1").on_hub(ANNA, 7).rich(ANNA, 1, 1)
    table.play("dock solar_converter 4")
    assert table.resources(ANNA) == (3, 1)
    table.play("launch", "land lem_badlands")
    assert table.resources(ANNA) == (2, 0)
    assert table.play("dock solar_converter 4").resources(ANNA) == (5, 0)


@pytest.mark.clauses("AF-4.12", "AF-7.7", "AF-T119")
def test_the_relic_is_bought_in_the_turn_in_which_the_desert_was_gained() -> None:
    table = Table(2).unplaced("1", "1", "1").on_hub(ANNA, 7).rich(ANNA, 2, 2)
    table.play("launch", "land burroughs_desert", "buy_relic")
    assert table.resources(ANNA) == (0, 0)
    assert table.in_bay_of(ANNA) == ["0-r1"]
    assert [die for die in table.dice() if die.startswith("r")] == []
    table.pass_to(ANNA, "1", "2", "3", "r4")
    assert table.dice() == ["1", "2", "3", "r4"]


@pytest.mark.clauses("AF-4.12", "AF-7.8", "AF-T120")
def test_heinlein_gained_in_mid_turn_makes_later_trades_cheap() -> None:
    table = Table().unplaced("5", "5", "1").on_hub(ANNA, 7).rich(ANNA, 8, 1)
    table.play("dock orbital_market 5", "trade")
    assert table.resources(ANNA) == (3, 2)
    table.play("launch", "land heinlein_plains")
    assert table.resources(ANNA) == (2, 1)
    assert table.play("trade", "trade").resources(ANNA) == (0, 3)


@pytest.mark.clauses("AF-4.13", "AF-10.8", "AF-T130")
def test_nothing_comes_between_dock_and_landing() -> None:
    table = Table().unplaced("5", "5", "5", "2").holding(ANNA, "booster_pod", "stasis_beam").rich(ANNA, 3, 3)
    table.fields(repulsor_field="pohl_foothills").play("dock colony_constructor 5")
    assert table.legal() == [
        "land asimov_crater",
        "land bradbury_plateau",
        "land burroughs_desert",
        "land heinlein_plains",
        "land herbert_valley",
        "land lem_badlands",
        "land van_vogt_mountains",
    ]


@pytest.mark.clauses("AF-4.13", "AF-6.2.4", "AF-6.2.5", "AF-R45", "AF-T131")
def test_cycle_and_claim_may_be_delayed() -> None:
    table = Table().unplaced("3", "5", "6").stacked("booster_pod", "stasis_beam", "plasma_cannon")
    table.play("dock alien_artifact 3", "dock alien_artifact 5", "dock solar_converter 6")
    table.play("cycle", "claim booster_pod")
    assert (table.state.total, table.state.cycles) == (0, 1)


@pytest.mark.clauses("AF-4.15")
def test_the_counts_of_docks_do_not_go_down_when_a_ship_leaves() -> None:
    table = Table().unplaced("6", "6", "2").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock lunar_mine 6", "dock colonist_hub 2")
    table.play("teleport lunar_mine-1", "dock solar_converter 6")
    assert (table.state.mine_docks, table.state.hub_docks) == (1, 1)


@pytest.mark.clauses("AF-4.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_of_a_random_game_is_finite(players: int) -> None:
    """The longest turn has six dice, some cards and a few trades; forty steps are beyond all of them."""

    class Counting(Walk):
        steps_of_turn = 0
        longest = 0

        def choose(self, state: State) -> int:
            """Never end a turn before there is nothing else to do."""
            legal = [action for action in state.legal_actions() if GAME.grammar.text(action) != "end_turn"]
            self.steps_of_turn = self.steps_of_turn + 1 if legal else 0
            self.longest = max(self.longest, self.steps_of_turn)
            return legal[self.rng.below(len(legal))] if legal else state.legal_actions()[0]

    walk = Counting(Start(GAME, players, {"helmet": "on"}, 40 + players))
    assert walk.finish().over
    assert 6 < walk.longest < 80
