"""AF-2: components and supply."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, DAN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.tables.components import (
    CARDS,
    COLOURS,
    FIELDS,
    FUEL_TOKENS,
    ORE_TOKENS,
    SHIPS_PER_COLOUR,
    TERRITORIES,
    deck,
)
from astrolude.kernel.data import read_data
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


def walked(players: int, seed: int, **options: str) -> Walk:
    """A random game that is about to be played."""
    return Walk(Start(GAME, players, options, seed))


@pytest.mark.clauses("AF-2.1")
def test_there_are_six_ships_in_each_of_four_colours_and_one_relic() -> None:
    assert COLOURS == ["red", "blue", "green", "yellow"]
    assert SHIPS_PER_COLOUR == 6
    assert read_data("alien_frontiers", "setup")["components"]["ships"]["total"] == 24
    assert read_data("alien_frontiers", "setup")["components"]["relic_ship"] == 1


@pytest.mark.clauses("AF-2.2")
def test_there_are_20_ore_and_30_fuel() -> None:
    assert (FUEL_TOKENS, ORE_TOKENS) == (30, 20)
    assert Table(3).stock() == (30, 20)


@pytest.mark.clauses("AF-2.3")
def test_at_most_eight_of_nine_colonies_of_a_colour_are_played() -> None:
    colonies = read_data("alien_frontiers", "setup")["components"]["colonies"]
    assert (colonies["per_colour"], colonies["total"]) == (9, 36)
    for players in (2, 3, 4):
        assert max(Table(players, length="long").state.reserve) == 8


@pytest.mark.clauses("AF-2.4")
def test_ten_kinds_of_cards_twice_and_two_once() -> None:
    copies = {CARDS[card]: deck(helmet=False).count(card) for card in range(len(CARDS))}
    assert copies == {
        "alien_city": 1,
        "alien_monument": 1,
        "booster_pod": 2,
        "data_crystal": 2,
        "gravity_manipulator": 2,
        "holographic_decoy": 2,
        "orbital_teleporter": 2,
        "plasma_cannon": 2,
        "polarity_device": 2,
        "resource_cache": 2,
        "stasis_beam": 2,
        "temporal_warper": 2,
        "mind_control_helmet": 0,
    }


@pytest.mark.clauses("AF-2.5", "AF-R39")
def test_eight_tiles_three_fields_and_scores_without_a_cap() -> None:
    assert (len(TERRITORIES), len(FIELDS)) == (8, 3)
    assert (
        read_data("alien_frontiers", "setup")["score_track"]["min"],
        read_data("alien_frontiers", "setup")["score_track"]["max"],
    ) == (0, 14)
    table = Table(2).holding(ANNA, "alien_city", "alien_monument")
    table.landed(**{f"{territory}_0": 1 for territory in TERRITORIES[:7]}).fields(
        positron_field=TERRITORIES[0]
    )
    assert table.points(ANNA) == 17, "seven colonies, seven territories, two cards and the field"


@pytest.mark.clauses("AF-2.6", "AF-R4")
def test_the_stock_is_limited_unless_the_option_says_otherwise() -> None:
    table = Table().unplaced("6", "6", "6").stock_left(fuel=1)
    table.play("dock solar_converter 6")
    assert table.told("gained") == [{"seat": ANNA, "fuel": 1, "ore": 0}]
    table = Table(supply="unlimited").unplaced("6", "6", "6").play("dock solar_converter 6")
    assert table.resources(ANNA) == (3, 0)


@pytest.mark.clauses("AF-2.6.1", "AF-T113")
def test_what_the_fuel_stock_lacks_is_lost() -> None:
    table = Table().unplaced("6", "1", "1").stock_left(fuel=1)
    held = table.resources(ANNA)[0]
    table.play("dock solar_converter 6")
    assert table.told("gained") == [{"seat": ANNA, "fuel": 1, "ore": 0}]
    assert table.resources(ANNA)[0] == held + 1
    assert table.stock()[0] == 0


@pytest.mark.clauses("AF-2.6.1", "AF-T114")
def test_without_ore_a_dock_at_the_mine_gains_nothing_and_trade_ends() -> None:
    table = Table().unplaced("1", "1", "3", "3", "6").landed(burroughs_desert_0=1)
    table.rich(ANNA, 3, 4).stock_left(ore=0)
    held = table.resources(ANNA)[1]
    table.play("dock orbital_market 1", "dock lunar_mine 3")
    assert table.told("gained") == [{"seat": ANNA, "fuel": 0, "ore": 0}]
    assert table.resources(ANNA) == (3, held)
    assert table.refuses("trade")
    table.play("buy_relic")
    assert (table.resources(ANNA), table.stock()[1]) == ((2, held - 1), 1), "nothing is owed for the dock"
    assert table.allows("trade")
    table.play("dock lunar_mine 6")
    assert (table.resources(ANNA), table.stock()[1]) == ((2, held), 0)


@pytest.mark.clauses("AF-2.6.1")
def test_stealing_ignores_the_stock() -> None:
    table = Table(2).unplaced("1", "2", "3").rich(BEN, 2, 2)
    stock = table.stock()
    table.play("dock_run 123", "steal 1 fuel", "steal 1 ore", "stop")
    assert (table.resources(ANNA), table.resources(BEN), table.stock()) == ((1, 1), (1, 1), stock)


@pytest.mark.clauses("AF-2.6.1", "AF-9.18", "AF-T162")
def test_a_cache_on_an_even_split_is_discarded_even_if_the_stock_gives_no_ore() -> None:
    table = Table(active=DAN).unplaced("1", "1", "1").holding(ANNA, "resource_cache").in_bay(ANNA, 4)
    table.stock_left(ore=0)
    held = table.resources(ANNA)
    table.pass_to(ANNA, "1", "2", "3", "4")
    assert table.resources(ANNA) == (held[0] + 1, held[1])
    assert (table.cards(ANNA), table.discard_pile()) == ([], ["resource_cache"])


@pytest.mark.clauses("AF-2.6.2")
def test_an_unlimited_stock_never_runs_out() -> None:
    table = Table(supply="unlimited").unplaced("1", "1", "6", "6")
    table.play("dock orbital_market 1", "dock solar_converter 6", "dock lunar_mine 6", "trade")
    assert table.resources(ANNA) == (2, 2)
    assert table.state.view(None)["stock"] == {"fuel": None, "ore": None}


@pytest.mark.clauses("AF-2.6", "AF-T115")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_limited_supply_tokens_are_never_lost(players: int) -> None:
    walk = walked(players, seed=players)
    for _ in walk.steps():
        view: Any = walk.state.view(None)
        assert sum(seat["fuel"] for seat in view["seats"]) + view["stock"]["fuel"] == 30
        assert sum(seat["ore"] for seat in view["seats"]) + view["stock"]["ore"] == 20
    assert len(walk.play.actions) > 50


@pytest.mark.clauses("AF-2.1", "AF-2.4", "AF-2.7", "AF-T168")
@pytest.mark.parametrize(("players", "helmet"), [(2, "on"), (3, "off"), (4, "on")])
def test_no_component_is_ever_lost_or_made(players: int, helmet: str) -> None:
    walk = walked(players, seed=10 + players, helmet=helmet)
    each = {2: 8, 3: 7, 4: 6}[players]
    for _ in walk.steps():
        view: Any = walk.state.view(None)
        assert sum(1 for seat in view["seats"] if seat["relic"]) <= 1
        for number, seat in enumerate(view["seats"]):
            assert seat["ships"] + seat["ship_stock"] == 6
            landed = sum(territory["colonies"][number] for territory in view["territories"])
            assert seat["reserve"] + (1 if seat["circle"] else 0) + landed == each
        held = sum(len(seat["cards"]) for seat in view["seats"])
        in_piles = len(view["display"]) + len(view["discard_pile"]) + view["draw_pile"]
        assert held + in_piles == (23 if helmet == "on" else 22)
        for field, place in view["fields"].items():
            shown = [row["territory"] for row in view["territories"] if f"field:{field}" in row["fields"]]
            assert shown == ([] if place is None else [place])
    assert len(walk.play.actions) > 50
