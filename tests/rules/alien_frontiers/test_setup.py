"""AF-3: setup."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table

from astrolude import locales
from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import CARD_BIT, CARDS
from astrolude.kernel.bits import count
from astrolude.kernel.journal import Journal
from astrolude.locales.sentences import Sentences

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, first: int | None = None, **options: str) -> AlienState:
    """A game at its first choice; who begins may be asked for."""
    seed = 0
    state = GAME.new(players, options, seed, Journal())
    while first is not None and state.seat != first:
        seed += 1
        state = GAME.new(players, options, seed, Journal())
    assert isinstance(state, AlienState)
    return state


def without_cache(players: int, **options: str) -> AlienState:
    """A game in which Anna begins and was not dealt Resource Cache, so that nothing came with her roll."""
    for seed in range(1000):
        state = GAME.new(players, options, seed)
        assert isinstance(state, AlienState)
        if state.seat == ANNA and not state.hands[ANNA] & CARD_BIT[CARDS.index("resource_cache")]:
            return state
    raise AssertionError("no such game")


def holdings(state: AlienState) -> list[tuple[int, int]]:
    """Fuel and ore by seat."""
    return list(zip(state.fuel, state.ore, strict=True))


def open_ports(state: AlienState) -> dict[str, int]:
    """How many ports of each station are not blocked."""
    view: Any = state.view(None)
    return {
        station: sum(not port["blocked"] for group in groups for port in group)
        for station, groups in view["stations"].items()
    }


@pytest.mark.clauses("AF-3.8", "AF-T042")
def test_four_players_start() -> None:
    state = without_cache(4)
    assert state.reserve == [6, 6, 6, 6]
    assert holdings(state) == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert (state.fuel_stock, state.ore_stock) == (28, 18)
    assert (len(state.display), len(state.draw)) == (3, 15)
    assert [count(hand) for hand in state.hands] == [1, 1, 1, 1]
    assert open_ports(state) == {
        "solar_converter": 8,
        "orbital_market": 4,
        "alien_artifact": 4,
        "raiders_outpost": 3,
        "lunar_mine": 5,
        "colony_constructor": 6,
        "colonist_hub": 12,
        "shipyard": 6,
        "terraforming_station": 1,
    }


@pytest.mark.clauses("AF-3.9", "AF-R2", "AF-T043")
def test_three_players_start() -> None:
    state = without_cache(3)
    assert state.reserve == [7, 7, 7]
    assert holdings(state) == [(1, 0), (1, 0), (0, 1)]
    assert len(state.draw) == 16
    assert open_ports(state) == {
        "solar_converter": 7,
        "orbital_market": 2,
        "alien_artifact": 4,
        "raiders_outpost": 3,
        "lunar_mine": 4,
        "colony_constructor": 6,
        "colonist_hub": 12,
        "shipyard": 4,
        "terraforming_station": 1,
    }


@pytest.mark.clauses("AF-17.1", "AF-17.2", "AF-1.13", "AF-R2")
def test_in_the_international_edition_the_first_of_three_players_starts_with_nothing() -> None:
    assert holdings(without_cache(3, edition="international")) == [(0, 0), (1, 0), (0, 1)]
    for players in (2, 4):
        french = holdings(without_cache(players))
        assert holdings(without_cache(players, edition="international")) == french


@pytest.mark.clauses("AF-1.13")
@pytest.mark.parametrize(("language", "word"), [("en", "to the letter"), ("fr", "à la lettre")])
def test_the_french_rulebook_is_the_default_and_the_option_explains_itself(language: str, word: str) -> None:
    [edition] = [option for option in GAME.options if option.name == "edition"]
    assert edition.values == ["french", "international"]
    tip = Sentences(locales.load(language), GAME).option_tip("edition")
    assert tip is not None
    assert word in tip


@pytest.mark.clauses("AF-3.10", "AF-T044")
def test_two_players_start() -> None:
    state = without_cache(2)
    assert state.reserve == [8, 8]
    assert holdings(state) == [(0, 0), (1, 0)]
    assert len(state.draw) == 17
    assert open_ports(state) == {
        "solar_converter": 7,
        "orbital_market": 2,
        "alien_artifact": 4,
        "raiders_outpost": 3,
        "lunar_mine": 3,
        "colony_constructor": 3,
        "colonist_hub": 12,
        "shipyard": 2,
        "terraforming_station": 1,
    }


@pytest.mark.clauses("AF-3.11", "AF-T045")
@PLAYERS
def test_in_the_long_game_only_the_colonies_differ(players: int) -> None:
    normal, long = fresh(players), fresh(players, length="long")
    assert long.reserve == [8] * players
    long.reserve = normal.reserve[:]
    long.colonies_each = normal.colonies_each
    assert long.snapshot() == normal.snapshot()


@pytest.mark.clauses("AF-3.12", "AF-9.16", "AF-R18", "AF-T046")
def test_blocking_ships_are_untouchable_and_count_for_nothing() -> None:
    table = Table(2, helmet="on").unplaced("1", "1", "1")
    table.holding(ANNA, "plasma_cannon", "mind_control_helmet").rich(ANNA, 9, 0)
    assert table.legal("cannon", "helmet", "destroy") == []
    assert table.refuses("cannon lunar_mine-4", "helmet lunar_mine-4", "destroy lunar_mine-4")
    assert table.allows("dock lunar_mine 1")
    table.docked(lunar_mine_1="1-3")
    assert table.legal("cannon") == ["cannon lunar_mine-1"]


@pytest.mark.clauses("AF-3.12")
def test_blocking_ships_stay_for_the_whole_game() -> None:
    table = Table(2)
    blocked = open_ports(table.state)
    for _ in range(6):
        table.pass_to((table.state.active + 1) % 2)
    assert open_ports(table.state) == blocked
    assert table.fleet(ANNA) == table.fleet(BEN) == 3


@pytest.mark.clauses("AF-3.6", "AF-5.2", "AF-T160")
@pytest.mark.parametrize("card", ["alien_city", "alien_monument"])
def test_a_dealt_victory_card_is_worth_a_point_before_the_first_turn(card: str) -> None:
    for seed in range(200):
        state = GAME.new(4, {}, seed)
        assert isinstance(state, AlienState)
        points = [count(hand & (CARD_BIT[0] | CARD_BIT[1])) for hand in state.hands]
        assert state.scores == points
        if state.hands[BEN] & CARD_BIT[CARDS.index(card)] and sum(points) == 1:
            assert state.scores == [0, 1, 0, 0]
            return
    raise AssertionError(f"Ben was never dealt {card}")


@pytest.mark.clauses("AF-1.1", "AF-3.8", "AF-T161")
def test_starting_resources_follow_turn_order() -> None:
    for seed in range(200):
        state = GAME.new(4, {}, seed)
        assert isinstance(state, AlienState)
        if state.first == CLEO and not state.hands[CLEO] & CARD_BIT[CARDS.index("resource_cache")]:
            assert holdings(state) == [(0, 1), (1, 1), (0, 0), (1, 0)]
            return
    raise AssertionError("Cleo never began")


@pytest.mark.clauses("AF-3.1", "AF-3.2", "AF-3.3", "AF-3.5", "AF-T167")
@PLAYERS
def test_state_after_setup(players: int) -> None:
    state = without_cache(players)
    view: Any = state.view(None)
    assert [row["controller"] for row in view["territories"]] == [None] * 8
    assert view["relic"]["place"] == "desert"
    assert view["fields"] == {"isolation_field": None, "positron_field": None, "repulsor_field": None}
    assert (len(view["display"]), view["discard_pile"]) == (3, [])
    for seat in view["seats"]:
        assert (len(seat["cards"]), seat["ships"], seat["ship_stock"], seat["circle"]) == (1, 3, 3, 0)
    assert [ship["seat"] for ship in view["bay"]] == [seat for seat in range(1, players) for _ in range(3)]
    assert len(view["dice"]) == 3
    assert view["stock"]["fuel"] == 30 - sum(state.fuel)
    assert view["stock"]["ore"] == 20 - sum(state.ore)


@pytest.mark.clauses("AF-3.5")
@PLAYERS
def test_each_seat_has_a_colour_of_its_own(players: int) -> None:
    view: Any = fresh(players).view(None)
    assert [seat["colour"] for seat in view["seats"]] == ["red", "blue", "green", "yellow"][:players]


@pytest.mark.clauses("AF-3.4", "AF-9.18", "AF-T169")
def test_a_dealt_cache_works_on_the_first_roll() -> None:
    cache = CARD_BIT[CARDS.index("resource_cache")]
    for seed in range(2000):
        journal = Journal()
        state = GAME.new(4, {}, seed, journal)
        assert isinstance(state, AlienState)
        rolled = [die for die in range(6) for _ in range(state.dice[die])]
        if state.hands[state.first] & cache and rolled == [1, 3, 4]:
            assert (state.fuel[state.first], state.ore[state.first]) == (1, 0)
            return
    raise AssertionError("nobody rolled 2, 4, 5 with a dealt Resource Cache")


@pytest.mark.clauses("AF-3.4")
def test_a_dealt_card_is_usable_in_the_first_turn() -> None:
    table = Table().unplaced("1", "1", "1").rich(ANNA, 1, 0)
    assert table.state.turn == 1
    assert table.holding(ANNA, "booster_pod").allows("booster 1")


@pytest.mark.clauses("AF-3.13", "AF-T170")
def test_starting_resources_are_given_once() -> None:
    table = Table(2).rich(BEN, 1, 0).pass_to(BEN)
    assert table.resources(BEN) == (1, 0)
    table.pass_to(ANNA)
    held = table.resources(BEN)
    table.pass_to(BEN)
    assert table.resources(BEN) == held
    assert [event["event"] for event in table.events()][-2:] == ["turn_began", "rolled"]
    assert table.told("gained") == []


@pytest.mark.clauses("AF-3.7")
@PLAYERS
def test_every_seat_may_begin(players: int) -> None:
    firsts = [GAME.new(players, {}, seed).seat for seed in range(60 * players)]
    for seat in range(players):
        assert 35 < firsts.count(seat) < 90


@pytest.mark.clauses("AF-3.14")
@PLAYERS
def test_setup_goes_in_a_fixed_order(players: int) -> None:
    journal = Journal()
    state = GAME.new(players, {}, 1, journal)
    assert isinstance(state, AlienState)
    told = [entry.to_json() for entry in journal.entries]
    order = [(state.first + place) % players for place in range(players)]
    names = [str(event["event"]) for event in told if event["event"] != "scored"]
    assert names[: 2 + players] == ["game_began", "displayed", *["dealt"] * players]
    assert [event["seat"] for event in told if event["event"] == "dealt"] == order
    began = names.index("turn_began")
    richer = order if players == 3 else order[1:]
    assert names[2 + players : began] == ["gained"] * len(richer)
    assert [event["seat"] for event in told if event["event"] == "gained"][: len(richer)] == richer
    assert names[began : began + 2] == ["turn_began", "rolled"]


@pytest.mark.clauses("AF-3.3")
def test_the_cards_are_shuffled() -> None:
    displays = {tuple(fresh_state.display) for fresh_state in (seeded(seed) for seed in range(30))}
    assert len(displays) > 25


def seeded(seed: int) -> AlienState:
    state = GAME.new(4, {}, seed)
    assert isinstance(state, AlienState)
    return state
