"""Why an action is not possible, in the words that a person reads."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, Table
from tests.games.telling import why

from astrolude.kernel.why import why as why_not


def test_a_price_is_told_with_what_is_missing() -> None:
    table = Table().unplaced("2", "2", "1").rich(ANNA, 1, 0)
    assert why(table, "dock shipyard 2") == ["1 ore short: this takes 1, you have 0."]
    assert why(table, "dock shipyard 2", "fr") == ["Il manque 1 minerai\u00a0: il en faut 1, vous en avez 0."]


def test_what_cannot_be_paid_away_comes_before_the_price() -> None:
    table = Table().unplaced("2", "3", "1")
    assert why(table, "dock shipyard 2") == [
        "Shipyard takes 2 ships of the same value; you have 1 of them.",
        "1 fuel short: this takes 1, you have 0.",
        "1 ore short: this takes 1, you have 0.",
    ]


def test_a_full_station_says_so() -> None:
    table = Table(2).unplaced("2", "2", "1").rich(ANNA, 3, 3).docked(shipyard_1="1-4", shipyard_2="1-4")
    assert why(table, "dock shipyard 2") == ["Shipyard: there is no free port left."]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("dock terraforming_station 1", "Terraforming Station takes only a ship that shows 6."),
        ("dock raiders_outpost 1", "Raiders’ Outpost takes three ships in a row, such as 2, 3, 4."),
        ("end_turn", "You still have a ship that can dock: dock it first."),
        ("launch", "You have no colony on the hub’s track yet."),
        ("buy_relic", "You do not control Burroughs Desert."),
        ("booster 1", "You do not own Booster Pod."),
        ("trade", "Dock a pair at the Orbital Market first: it lets you buy ore this turn."),
        (
            "land lem_badlands",
            (
                "A colony lands after a dock at the Colony Constructor or the Terraforming Station, "
                "or a launch from the hub."
            ),
        ),
    ],
)
def test_the_first_reason(action: str, reason: str) -> None:
    assert why(Table().unplaced("1", "2", "4"), action)[0] == reason


def test_the_rare_reasons_are_told_too() -> None:
    """What random games hardly meet: an empty stock, an empty display."""
    table = Table().unplaced("2", "2", "1").rich(ANNA, 5, 0).play("dock orbital_market 2")
    table.state.ore_stock = 0
    assert why(table, "trade") == ["There is no ore left in the stock."]
    table.state.display.clear()
    assert why(table, "cycle")[0] == "There is no card on display."


def test_another_question_comes_first() -> None:
    table = Table().unplaced("6", "6", "6", "1").rich(ANNA, 0, 3).play("dock colony_constructor 6")
    assert why(table, "dock solar_converter 1") == ["First answer this: Where does your colony land?"]


def test_the_outpost_speaks_of_a_ship_in_hand() -> None:
    state = Table().unplaced("4", "4", "6").state
    asked = why_not(state, ["station:raiders_outpost"])
    assert asked is not None
    assert state.game.grammar.text(asked.action) == "dock raiders_outpost 4"
    assert why(state, "dock raiders_outpost 4") == [
        "Raiders’ Outpost takes three ships in a row, such as 2, 3, 4."
    ]
