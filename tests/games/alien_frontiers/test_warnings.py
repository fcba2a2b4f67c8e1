"""What is said of a possible action before it is confirmed, and that it is true."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table
from tests.games.telling import warned

from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.obstacles import IDLE


def at_artifact(edition: str, *dice: str) -> Table:
    table = (
        Table(edition=edition).displaying("plasma_cannon", "booster_pod", "stasis_beam").unplaced(*dice, "1")
    )
    for die in dice:
        table.play(f"dock alien_artifact {die}")
    return table


@pytest.mark.clauses("AF-17.7")
def test_a_claim_that_wastes_cycles_and_ships() -> None:
    table = at_artifact("international", "4", "5")
    assert warned(table, "claim plasma_cannon") == [
        (
            "A claim takes every ship at the Alien Artifact: 1 point above the total that it needs "
            "and 2 unused cycles are lost."
        )
    ]
    table.play("claim plasma_cannon")
    assert (table.state.total, table.state.cycles) == (0, 0)


@pytest.mark.clauses("AF-6.2.6")
def test_the_french_claim_wastes_nothing() -> None:
    table = at_artifact("french", "4", "5")
    assert warned(table, "claim plasma_cannon") == []
    table.play("claim plasma_cannon")
    assert table.state.cycles == 2


@pytest.mark.clauses("AF-6.2.5")
def test_a_turn_that_ends_with_a_claim_left() -> None:
    table = at_artifact("french", "4", "5").play("dock solar_converter 1")
    assert warned(table, "end_turn") == [
        "Your ships at the Alien Artifact show 9: you can still claim a card, and only this turn."
    ]
    assert warned(table.play("claim plasma_cannon"), "end_turn") == []


@pytest.mark.clauses("AF-4.10")
def test_what_is_held_above_the_limit() -> None:
    table = Table().rich(ANNA, 6, 5).unplaced()
    assert warned(table, "end_turn") == ["3 resources are above the limit of 8 and go back to the stock."]
    assert warned(table, "end_turn", "fr") == [
        "3 ressources dépassent la limite de 8 et retournent à la réserve."
    ]
    assert warned(Table().rich(ANNA, 4, 4).unplaced(), "end_turn") == []


@pytest.mark.clauses("AF-2.6.2")
def test_a_stock_that_lacks_what_a_dock_gives() -> None:
    table = Table(supply="limited").unplaced("6", "1").stock_left(fuel=2, ore=0)
    assert warned(table, "dock solar_converter 6") == [
        "The stock has only 2 fuel left of the 3 that you would gain."
    ]
    assert warned(table, "dock lunar_mine 1") == [
        "The stock has no ore left: the ship would dock for nothing."
    ]
    dock = GAME.grammar.parse("dock lunar_mine 1")
    assert [met.kind for met in GAME.doubtful(table.state)[dock]] == [IDLE]
    before = table.resources(ANNA)
    assert table.play("dock lunar_mine 1").resources(ANNA) == before


@pytest.mark.clauses("AF-6.3.12")
@pytest.mark.parametrize("edition", ["french", "international"])
def test_a_step_at_the_hub_that_nobody_can_pay_for(edition: str) -> None:
    table = Table(edition=edition).unplaced("1", "2", "3").landed(asimov_crater_0=1).on_hub(ANNA, 5)
    assert warned(table, "dock colonist_hub 1") == [], "the first dock has one step"
    table.play("dock colonist_hub 1").rich(ANNA, 1, 0)
    assert warned(table, "dock colonist_hub 2") == [
        (
            "This ship completes your colony, and the Asimov bonus gives a step too many: it is lost, "
            "since you cannot pay 1 fuel and 1 ore for launching at once."
        )
    ]
    before = table.state.clone()
    table.play("dock colonist_hub 2")
    assert (table.told("excess_lost"), table.state.circle[ANNA]) == ([{"seat": ANNA}], 7)
    table.state = before
    assert warned(table.rich(ANNA, 0, 1), "dock colonist_hub 2") == [], "it can be paid for"


@pytest.mark.clauses("AF-9.4")
@pytest.mark.parametrize(
    ("card", "action", "said"),
    [
        ("data_crystal", "place_field positron_field lem_badlands", "Data Crystal"),
        ("stasis_beam", "place_field isolation_field lem_badlands", "Stasis Beam"),
        ("booster_pod", "remove_field repulsor_field", "Booster Pod"),
    ],
)
def test_a_power_for_which_a_card_is_discarded(card: str, action: str, said: str) -> None:
    table = Table().unplaced("1", "2", "4").holding(ANNA, card).fields(repulsor_field="bradbury_plateau")
    assert warned(table, action) == [f"Discards {said}: the card is no longer yours."]
    assert card not in table.play(action).cards(ANNA)


@pytest.mark.clauses("AF-6.8.5")
def test_a_stolen_card_of_a_kind_already_owned() -> None:
    table = Table().holding(ANNA, "booster_pod").rich(BEN, 1, 0).unplaced("2", "3", "4")
    table.play("dock_run 234")
    assert warned(table, "steal 1 fuel") == []
