"""AF-6.7, AF-7.8: the Orbital Market and the Heinlein bonus."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table


@pytest.mark.clauses("AF-6.7.1", "AF-6.7.2", "AF-R1", "AF-T006")
def test_a_pair_of_threes_buys_ore_at_three_fuel() -> None:
    table = Table().unplaced("3", "3", "5", "1").rich(ANNA, 6, 0).play("dock orbital_market 3", "trade")
    assert table.resources(ANNA) == (3, 1)
    table.play("trade")
    assert table.resources(ANNA) == (0, 2)
    assert table.refuses("trade")
    table.play("dock solar_converter 5", "trade")
    assert table.resources(ANNA) == (0, 3)


@pytest.mark.clauses("AF-6.7.1")
def test_the_market_takes_equal_pairs_only() -> None:
    table = Table().unplaced("3", "4", "5")
    assert [action for action in table.legal("dock") if "market" in action] == []
    table = Table().unplaced("3", "4", "4")
    assert [action for action in table.legal("dock") if "market" in action] == ["dock orbital_market 4"]


@pytest.mark.clauses("AF-6.7.1")
@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 1), (4, 2)])
def test_the_market_has_one_or_two_pairs(players: int, pairs: int) -> None:
    table = Table(players).unplaced("1", "1", "1", "1", "1", "1")
    for _ in range(pairs):
        table.play("dock orbital_market 1")
    assert table.refuses("dock orbital_market 1")


@pytest.mark.clauses("AF-6.7.2")
def test_there_is_no_trade_without_a_pair_docked_this_turn() -> None:
    table = Table().unplaced("1", "1", "5").rich(ANNA, 6, 0)
    assert table.refuses("trade")
    table = (
        Table()
        .unplaced("1", "1", "5")
        .rich(ANNA, 6, 0)
        .docked(orbital_market_1="1-1", orbital_market_2="1-1")
    )
    assert table.refuses("trade"), "the pair there is another player's"


@pytest.mark.clauses("AF-6.7.2", "AF-R42", "AF-T116")
def test_of_two_pairs_the_lower_value_counts() -> None:
    table = Table().unplaced("2", "2", "5", "5", "1").rich(ANNA, 4, 0)
    table.play("dock orbital_market 5")
    assert table.refuses("trade")
    table.play("dock orbital_market 2", "trade", "trade")
    assert table.resources(ANNA) == (0, 2)


@pytest.mark.clauses("AF-6.7.3", "AF-7.8", "AF-R1", "AF-T017")
def test_with_heinlein_an_ore_costs_one_fuel() -> None:
    table = Table().landed(heinlein_plains_0=1).unplaced("3", "3", "1").rich(ANNA, 4, 0)
    table.play("dock orbital_market 3", "trade", "trade", "trade", "trade")
    assert table.resources(ANNA) == (0, 4)
    assert table.refuses("trade"), "ore is never traded for fuel"


@pytest.mark.clauses("AF-6.7.4", "AF-R30", "AF-T086")
def test_teleporting_one_of_the_pair_away_leaves_the_right_at_its_price() -> None:
    table = Table().unplaced("2", "2", "5").holding(ANNA, "orbital_teleporter").rich(ANNA, 6, 0)
    table.play("dock orbital_market 2", "teleport orbital_market-1", "dock solar_converter 2", "trade")
    assert table.resources(ANNA) == (3, 1)


@pytest.mark.clauses("AF-17.8", "AF-9.15.7", "AF-R30", "AF-T086")
def test_in_the_international_edition_teleporting_one_of_the_pair_away_ends_trading() -> None:
    table = Table(edition="international").unplaced("1", "1", "5", "6", "6").rich(ANNA, 9, 0)
    table.holding(ANNA, "orbital_teleporter").play("dock orbital_market 1")
    assert table.allows("trade")
    table.play("teleport orbital_market-1", "dock solar_converter 1")
    assert table.refuses("trade")
    table.play("dock orbital_market 6", "trade")
    assert table.resources(ANNA) == (2, 1), "another pair gives a right of its own"


@pytest.mark.clauses("AF-6.7.4")
def test_the_right_to_trade_ends_with_the_turn() -> None:
    table = Table(2).unplaced("1", "1", "5").rich(ANNA, 6, 0).rich(BEN, 6, 0)
    table.play("dock orbital_market 1").pass_to(BEN)
    assert table.refuses("trade")
    table.pass_to(ANNA)
    assert table.refuses("trade")


@pytest.mark.clauses("AF-6.7.4", "AF-17.8", "AF-7.7.2", "AF-4.6", "AF-T141")
@pytest.mark.parametrize("edition", ["french", "international"])
def test_a_relic_lost_from_the_pair_blocks_the_group(edition: str) -> None:
    table = Table(3, edition=edition).landed(burroughs_desert_0=1).unplaced("2", "5", "5", "r2")
    table.holding(ANNA, "stasis_beam").rich(ANNA, 4, 0).play("dock orbital_market r2", "trade")
    table.play("place_field isolation_field burroughs_desert")
    assert table.refuses("dock orbital_market 5")
    assert table.at("orbital_market") == ["0-2"]
    assert table.resources(ANNA) == (2, 1)
    assert table.allows("trade") == (edition == "french")
