"""AF-1: words and conventions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.grammar import CARD, FIELD, RESOURCE, STATION, TERRITORY
from astrolude.games.alien_frontiers.tables.components import GROUP_SIZE, GROUP_STATION, STATIONS
from astrolude.kernel.data import read_data
from astrolude.kernel.errors import InvalidAction, InvalidOptions

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "alien_frontiers.md"


@pytest.mark.clauses("AF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_by_seat_and_the_order_never_changes(players: int) -> None:
    table = Table(players, active=1)
    order = [table.state.active]
    for _ in range(2 * players):
        table.pass_to((table.state.active + 1) % players)
        order.append(table.state.active)
    assert order == [(1 + turn) % players for turn in range(2 * players + 1)]


@pytest.mark.clauses("AF-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_and_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(InvalidOptions):
        GAME.new(players)


@pytest.mark.clauses("AF-1.2")
def test_a_ship_keeps_its_value_until_it_is_gathered() -> None:
    table = Table().unplaced("4", "4", "4").play("dock lunar_mine 4")
    table.pass_to(BEN).pass_to(CLEO)
    assert "0-4" in table.at("lunar_mine")
    table.pass_to(ANNA, "1", "2", "5")
    assert table.dice() == ["1", "2", "5"]


@pytest.mark.clauses("AF-1.2")
def test_a_card_may_change_a_value() -> None:
    table = Table().unplaced("4", "4", "4").holding(ANNA, "booster_pod").rich(ANNA, 1, 0)
    assert table.play("booster 4").dice() == ["4", "4", "5"]


@pytest.mark.clauses("AF-1.3")
def test_a_ship_is_unplaced_then_docked_then_unplaced_again() -> None:
    table = Table().unplaced("2", "3", "6")
    table.play("dock solar_converter 6")
    assert (table.dice(), table.at("solar_converter"), table.in_bay_of(ANNA)) == (["2", "3"], ["0-6"], [])
    table.pass_to(ANNA, "1", "1", "1")
    assert "0-6" not in table.at("solar_converter")
    assert table.dice() == ["1", "1", "1"]


@pytest.mark.clauses("AF-1.3")
def test_only_the_active_player_has_unplaced_ships() -> None:
    table = Table(2).unplaced("2", "3", "6")
    table.play("dock solar_converter 2", "dock solar_converter 3", "dock solar_converter 6")
    assert table.dice() == []
    table.rolling("5", "5", "5").play("end_turn")
    assert table.state.active == BEN
    assert table.dice() == ["5", "5", "5"]
    assert table.at("solar_converter") == ["0-2", "0-3", "0-6"]


@pytest.mark.clauses("AF-1.3", "AF-4.4", "AF-1.6", "AF-T172")
def test_nobody_shares_a_port() -> None:
    table = Table().unplaced("1", "5", "6").docked(solar_converter_1="1-3").full("solar_converter")
    assert len(table.at("solar_converter")) == 8
    assert table.refuses("dock solar_converter 1", "dock solar_converter 5", "dock solar_converter 6")


@pytest.mark.clauses("AF-1.4")
def test_own_colour_ships_are_the_fleet_without_the_relic() -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("1", "2", "3", "r4")
    assert len(table.dice()) == 4
    assert table.fleet(ANNA) == 3


@pytest.mark.clauses("AF-1.4")
def test_a_ship_on_the_terraforming_station_is_in_play_until_it_returns() -> None:
    table = Table().unplaced("1", "1", "1", "6").rich(ANNA, 1, 1)
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert table.fleet(ANNA) == 4
    table.pass_to(ANNA)
    assert table.fleet(ANNA) == 3


@pytest.mark.clauses("AF-1.5")
def test_there_are_nine_facilities_and_the_bay_is_none() -> None:
    assert len(STATION.labels) == 9
    table = Table().unplaced("1", "2", "3")
    with pytest.raises(InvalidAction):
        table.play("dock maintenance_bay 1")
    assert {action.split()[1] for action in table.legal("dock")} <= set(STATION.labels)


@pytest.mark.clauses("AF-1.6")
def test_ports_are_arranged_in_groups() -> None:
    groups = {
        name: [size for size, where in zip(GROUP_SIZE, GROUP_STATION, strict=True) if where == station]
        for station, name in enumerate(STATIONS)
    }
    assert groups == {
        "solar_converter": [1] * 8,
        "orbital_market": [2] * 2,
        "alien_artifact": [1] * 4,
        "raiders_outpost": [3],
        "lunar_mine": [1] * 5,
        "colony_constructor": [3] * 2,
        "colonist_hub": [3] * 4,
        "shipyard": [2] * 3,
        "terraforming_station": [1],
    }


@pytest.mark.clauses("AF-1.7")
def test_resources_are_fuel_and_ore_and_the_stock_has_both() -> None:
    assert RESOURCE.labels == ["fuel", "ore"]
    table = Table().rich(ANNA, 2, 3)
    assert table.stock() == (28, 17)
    assert table.state.view(None)["stock"] == {"fuel": 28, "ore": 17}


@pytest.mark.clauses("AF-1.8")
def test_a_colony_is_in_reserve_then_on_the_hub_then_landed() -> None:
    table = Table().unplaced("1", "2", "3").rich(ANNA, 1, 1)
    table.play("dock colonist_hub 1")
    assert (table.state.reserve[ANNA], table.state.circle[ANNA]) == (5, 1)
    table.state.circle[ANNA] = 7
    table.changed().play("launch", "land lem_badlands")
    assert (table.state.reserve[ANNA], table.state.circle[ANNA]) == (5, 0)
    assert table.colonies("lem_badlands") == [1, 0, 0, 0]


@pytest.mark.clauses("AF-1.9")
def test_a_bonus_comes_by_control_or_by_loan_and_never_under_the_isolation_field() -> None:
    def bonuses(table: Table, seat: int) -> list[str]:
        view: Any = table.state.view(None)
        return list(view["seats"][seat]["bonuses"])

    table = Table().unplaced("1", "2", "3").landed(lem_badlands_0=1, pohl_foothills_1=1)
    table.holding(ANNA, "data_crystal").rich(ANNA, 1, 0)
    assert bonuses(table, ANNA) == ["territory:lem_badlands"]
    table.play("crystal pohl_foothills")
    assert bonuses(table, ANNA) == ["territory:lem_badlands", "territory:pohl_foothills"]
    assert bonuses(table, BEN) == ["territory:pohl_foothills"]
    table.fields(isolation_field="pohl_foothills")
    assert bonuses(table, ANNA) == ["territory:lem_badlands"]
    assert bonuses(table, BEN) == []


@pytest.mark.clauses("AF-1.10")
def test_what_may_be_done_may_be_left_and_what_must_be_done_may_not() -> None:
    table = Table().unplaced("1", "2", "3").on_hub(ANNA, 7).landed(burroughs_desert_0=1).rich(ANNA, 2, 2)
    assert table.allows("launch", "buy_relic")
    assert table.refuses("end_turn")
    table.play("dock solar_converter 1", "dock solar_converter 2", "dock solar_converter 3")
    assert table.allows("launch", "buy_relic", "end_turn")
    table.play("end_turn")
    assert (table.state.circle[ANNA], table.relic_owner()) == (7, None)


@pytest.mark.clauses("AF-1.11")
def test_a_cost_goes_to_the_stock_before_the_effect() -> None:
    table = Table().unplaced("5", "5", "5").rich(ANNA, 0, 3)
    table.play("dock colony_constructor 5")
    assert table.state.decision.prompt == "land"
    assert table.resources(ANNA) == (0, 0)
    assert table.stock() == (30, 20)


@pytest.mark.clauses("AF-1.11")
def test_a_cost_that_cannot_be_paid_makes_the_action_illegal() -> None:
    table = Table().unplaced("5", "5", "5").rich(ANNA, 8, 2)
    assert table.refuses("dock colony_constructor 5")
    assert table.rich(ANNA, 0, 1).allows("dock colony_constructor 5")


@pytest.mark.clauses("AF-1.11")
def test_a_cost_never_falls_below_nothing() -> None:
    table = Table().unplaced("5", "5", "5").landed(pohl_foothills_0=1, herbert_valley_0=1)
    table.holding(ANNA, "polarity_device")
    table.play("polarity 5", "dock shipyard 5")
    assert table.resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-1.12")
def test_the_ids_of_the_data_are_the_words_of_the_notation() -> None:
    cards = [
        *read_data("alien_frontiers", "cards")["cards"],
        *read_data("alien_frontiers", "cards")["optional_cards"],
    ]
    stations = [
        row["id"]
        for row in read_data("alien_frontiers", "stations")["stations"]
        if row["is_orbital_facility"]
    ]
    assert CARD.labels == [row["id"] for row in cards]
    assert STATION.labels == stations
    assert TERRITORY.labels == [
        row["id"] for row in read_data("alien_frontiers", "territories")["territories"]
    ]
    assert FIELD.labels == [row["id"] for row in read_data("alien_frontiers", "fields")["fields"]]


@pytest.mark.clauses("AF-1.12")
def test_every_datum_names_a_clause_of_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = [
        *read_data("alien_frontiers", "cards")["cards"],
        *read_data("alien_frontiers", "cards")["optional_cards"],
        *read_data("alien_frontiers", "stations")["stations"],
        *read_data("alien_frontiers", "territories")["territories"],
        *read_data("alien_frontiers", "fields")["fields"],
    ]
    for row in rows:
        name = row["name_en"]
        assert (
            f"**{row['clause']} {name}" in text
            or f"### {row['clause']} {name}" in text
            or (row["clause"] == "AF-9.10" and name in ("Alien City", "Alien Monument"))
        )
