"""AF-9.21: the Mind Control Helmet, a promotional card."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.grammar import CARD
from astrolude.games.alien_frontiers.state import AlienState


def helmet(*dice: str, players: int = 4) -> Table:
    """Anna owns Mind Control Helmet and has rolled these."""
    return Table(players, helmet="on").unplaced(*dice).holding(ANNA, "mind_control_helmet")


@pytest.mark.clauses("AF-9.21", "AF-R17", "AF-2.4")
@pytest.mark.parametrize(("option", "cards", "copies"), [("off", 22, 0), ("on", 23, 1)])
def test_it_is_in_the_deck_only_on_demand(option: str, cards: int, copies: int) -> None:
    state = GAME.new(4, {"helmet": option}, 5)
    assert isinstance(state, AlienState)
    held = [card for hand in state.hands for card in range(CARD.size) if hand >> card & 1]
    everything = [*state.draw, *state.display, *state.discard, *held]
    assert (len(everything), everything.count(CARD.read("mind_control_helmet"))) == (cards, copies)


@pytest.mark.clauses("AF-9.21", "AF-R17", "AF-T122")
def test_another_players_ship_completes_a_pair() -> None:
    table = helmet("3", "1", "1", players=2).docked(solar_converter_1="1-3").rich(ANNA, 5, 0)
    table.play("helmet solar_converter-1", "dock orbital_market 3")
    assert (table.resources(ANNA), table.at("orbital_market")) == ((1, 0), ["1-3", "0-3"])
    assert table.refuses("trade")
    assert table.rich(ANNA, 2, 0).allows("trade"), "the right to trade is Anna's"
    table.pass_to(BEN)
    assert len(table.dice()) == 3
    assert table.at("orbital_market") == ["0-3"]


@pytest.mark.clauses("AF-9.21", "AF-T123")
def test_neither_from_nor_to_the_terraforming_station_or_the_bay() -> None:
    table = helmet("3", "1", "1", "2").docked(terraforming_station_1="1-6").rich(ANNA, 9, 9)
    assert len(table.in_bay_of(BEN)) == 2
    assert table.legal("helmet") == []
    table = helmet("3", "1", "1", "2").docked(solar_converter_1="1-6").rich(ANNA, 9, 9)
    table.play("helmet solar_converter-1")
    assert table.refuses("dock terraforming_station 6", "dock solar_converter 6")


@pytest.mark.clauses("AF-9.21", "AF-4.15", "AF-7.5", "AF-T166")
def test_it_counts_as_a_dock_of_the_user() -> None:
    table = (
        helmet("1", "5", "5", players=2).landed(asimov_crater_0=1).docked(lunar_mine_1="1-4").rich(ANNA, 6, 0)
    )
    table.holding(ANNA, "orbital_teleporter", "plasma_cannon").play("dock colonist_hub 1")
    assert table.state.circle[ANNA] == 1
    table.play("helmet lunar_mine-1", "dock colonist_hub 4")
    assert table.state.circle[ANNA] == 3
    assert table.port("colonist_hub-2") == "1-4"
    assert table.legal("teleport") == ["teleport colonist_hub-1"], "it is not her ship"
    assert table.allows("cannon colonist_hub-2")
    table.play("dock colonist_hub 5")
    assert table.refuses("dock colonist_hub 5"), "it takes one of her three ports"
    table.pass_to(BEN)
    assert table.port("colonist_hub-2") is None


@pytest.mark.clauses("AF-9.21")
def test_the_benefit_and_the_pool_are_the_users() -> None:
    table = helmet("3", "1", "1").docked(lunar_mine_1="1-6").displaying("booster_pod").rich(ANNA, 4, 0)
    table.play("helmet lunar_mine-1", "dock alien_artifact 6", "dock alien_artifact 3")
    assert table.state.total == 9
    assert "booster_pod" in table.play("claim booster_pod").cards(ANNA)


@pytest.mark.clauses("AF-9.21")
def test_at_the_shipyard_it_is_only_one_of_the_pair() -> None:
    table = helmet("3", "1", "1").docked(lunar_mine_1="1-3").rich(ANNA, 5, 1)
    table.play("helmet lunar_mine-1", "dock shipyard 3")
    assert (table.fleet(ANNA), table.fleet(BEN), table.resources(ANNA)) == (4, 3, (0, 0))


@pytest.mark.clauses("AF-9.21")
def test_what_it_brought_its_owner_is_kept() -> None:
    table = helmet("3", "1", "1").docked(colonist_hub_4="1-2").on_hub(BEN, 3).rich(ANNA, 4, 0).rich(BEN, 1, 1)
    table.play("helmet colonist_hub-4", "dock solar_converter 2")
    assert (table.state.circle[BEN], table.resources(BEN), table.resources(ANNA)) == (3, (1, 1), (1, 0))


@pytest.mark.clauses("AF-9.21", "AF-7.11", "AF-R17")
def test_it_costs_four_fuel_and_has_no_discard_power() -> None:
    table = helmet("3", "1", "1").docked(lunar_mine_1="1-3").rich(ANNA, 3, 0)
    assert table.legal("helmet") == []
    assert table.landed(pohl_foothills_0=1).legal("helmet") == ["helmet lunar_mine-1"]
    verbs = ["remove_field", "place_field", "take_discard", "destroy", "move_colony", "swap_colonies"]
    assert table.legal(*verbs) == []


@pytest.mark.clauses("AF-9.21")
def test_another_players_relic_may_be_used_and_is_still_lost_by_its_owner() -> None:
    table = helmet("5", "1", "1").landed(burroughs_desert_1=1).docked(lunar_mine_1="1-r5").rich(ANNA, 4, 0)
    table.holding(ANNA, "stasis_beam").play("helmet lunar_mine-1", "dock orbital_market r5")
    assert (table.relic_owner(), table.at("orbital_market")) == (BEN, ["1-r5", "0-5"])
    table.play("place_field isolation_field burroughs_desert")
    assert (table.relic_owner(), table.at("orbital_market"), table.state.market_pairs) == (None, ["0-5"], 0)
