"""AF-6.4, AF-6.12: the Colony Constructor, the Bradbury bonus, and landing a colony."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, Table

from astrolude.games.alien_frontiers.tables.components import TERRITORIES


@pytest.mark.clauses("AF-6.4.1", "AF-6.4.2")
def test_three_equal_ships_and_three_ore_land_a_colony() -> None:
    table = Table().unplaced("2", "2", "2", "3").rich(ANNA, 0, 4)
    table.play("dock colony_constructor 2", "land herbert_valley")
    assert table.resources(ANNA) == (0, 1)
    assert (table.state.reserve[ANNA], table.colonies("herbert_valley")) == (5, [1, 0, 0, 0])


@pytest.mark.clauses("AF-6.4.1")
@pytest.mark.parametrize(("players", "triples"), [(2, 1), (3, 2), (4, 2)])
def test_the_constructor_has_one_or_two_triples(players: int, triples: int) -> None:
    table = Table(players).unplaced("1", "1", "1", "1", "1", "1").rich(ANNA, 0, 9)
    table.play("dock colony_constructor 1", "land lem_badlands")
    assert table.allows("dock colony_constructor 1") == (triples == 2)


@pytest.mark.clauses("AF-6.4.1")
def test_a_pair_or_a_run_does_not_do() -> None:
    table = Table().unplaced("1", "2", "2", "3").rich(ANNA, 0, 9)
    assert [action for action in table.legal("dock") if "constructor" in action] == []


@pytest.mark.clauses("AF-7.6", "AF-6.4.1", "AF-T013")
def test_with_bradbury_a_colony_costs_two_ore() -> None:
    table = Table().landed(bradbury_plateau_0=1).unplaced("5", "5", "5").rich(ANNA, 0, 2)
    table.play("dock colony_constructor 5", "land lem_badlands")
    assert table.resources(ANNA) == (0, 0)
    assert table.colonies("lem_badlands") == [1, 0, 0, 0]


@pytest.mark.clauses("AF-7.6")
def test_bradbury_works_each_time() -> None:
    table = Table().landed(bradbury_plateau_0=1).unplaced("5", "5", "5", "2", "2", "2").rich(ANNA, 0, 4)
    table.play(
        "dock colony_constructor 5", "land lem_badlands", "dock colony_constructor 2", "land lem_badlands"
    )
    assert table.resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-6.12", "AF-8.6", "AF-10.2", "AF-T178")
def test_a_landing_cannot_be_refused_and_offers_seven_territories_beside_the_repulsor() -> None:
    table = Table().unplaced("5", "5", "5").rich(ANNA, 0, 3).fields(repulsor_field="lem_badlands")
    table.play("dock colony_constructor 5")
    assert table.legal() == [f"land {name}" for name in TERRITORIES if name != "lem_badlands"]
    assert len(table.legal()) == 7
    assert table.refuses("end_turn", "land lem_badlands")


@pytest.mark.clauses("AF-6.12")
@pytest.mark.parametrize("action", ["dock colony_constructor 6", "dock terraforming_station 6", "launch"])
def test_every_landing_pays_first_then_lands_and_settles(action: str) -> None:
    table = Table().unplaced("6", "6", "6", "1").on_hub(ANNA, 7).rich(ANNA, 1, 3).play(action)
    assert table.state.decision.prompt == "land"
    paid = table.resources(ANNA)
    assert paid != (1, 3)
    table.play("land lem_badlands")
    names = [event["event"] for event in table.events()]
    assert names == ["landed", "control_gained", "scored"]
    assert (table.resources(ANNA), table.points(ANNA)) == (paid, 2)


@pytest.mark.clauses("AF-7.4", "AF-T179")
def test_there_is_no_limit_of_colonies_on_a_territory() -> None:
    table = Table().landed(lem_badlands_0=3, lem_badlands_1=2, lem_badlands_2=1).unplaced("5", "5", "5")
    table.rich(ANNA, 0, 3).play("dock colony_constructor 5", "land lem_badlands")
    assert table.colonies("lem_badlands") == [4, 2, 1, 0]


@pytest.mark.clauses("AF-7.4")
def test_adjacency_plays_no_role() -> None:
    table = Table().landed(herbert_valley_0=1).unplaced("5", "5", "5").rich(ANNA, 0, 3)
    table.play("dock colony_constructor 5")
    assert table.legal() == [f"land {name}" for name in TERRITORIES]
