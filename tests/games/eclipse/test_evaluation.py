"""The evaluation likes what a good player likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.advice.terms import TERMS
from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.tables.species import SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.data import read_data


def worth(table: Table, seat: int = ANNA) -> float:
    return GAME.evaluate(table.state)[seat]


def table() -> Table:
    return Table(*TERRANS[:2]).lay(105, 1, -1).round(3)


def test_equal_positions_are_worth_the_same() -> None:
    values = GAME.evaluate(Table(*TERRANS[:2]).state)
    assert values[ANNA] == pytest.approx(values[BEN])


def test_a_hex_with_planets_is_worth_a_disc() -> None:
    assert worth(table().own(ANNA, 105)) > worth(table())


def test_population_is_worth_more_than_a_ship_that_could_bring_it() -> None:
    empty = table().own(ANNA, 105)
    settled = table().own(ANNA, 105).cube(ANNA, 105, "science")
    settled.state.ready[ANNA] -= 1
    assert worth(settled) > worth(empty)


def test_debt_that_no_trade_can_pay_is_worse_than_an_action_is_good() -> None:
    poor = worth(table().store(ANNA, 2, 0, 0).discs(ANNA, 6))
    assert worth(table().store(ANNA, 2, 0, 0).discs(ANNA, 8)) - poor > 4.0
    assert worth(table().store(ANNA, 2, 0, 4).discs(ANNA, 6)) - poor > 4.0


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.learn(ANNA, "plasma_cannon"),
        lambda t: t.ships(ANNA, 221, "cruiser"),
        lambda t: t.store(ANNA, 2, 9, 3),
        lambda t: t.reputation(ANNA, 3),
        lambda t: t.structure(221, "monolith"),
    ],
)
def test_more_is_better(better: Callable[[Table], Table]) -> None:
    assert worth(better(table())) > worth(table())


def test_a_strong_fleet_among_ancients_promises_more_than_a_weak_one() -> None:
    strong = table().ancients(105, 1).ships(ANNA, 105, "dreadnought", 2)
    apart = table().ancients(105, 1).ships(ANNA, 221, "dreadnought", 2)
    assert worth(strong) > worth(apart)
    weak = table().ancients(105, 1).ships(ANNA, 105, "interceptor")
    assert worth(weak) < worth(table().ancients(105, 1).ships(ANNA, 105, "dreadnought"))


def test_a_lost_fight_is_worth_more_while_there_is_room_for_its_reputation() -> None:
    def gain(*kept: int) -> float:
        there = table().reputation(ANNA, *kept).ancients(105, 3).ships(ANNA, 105)
        apart = table().reputation(ANNA, *kept).ancients(105, 3).ships(ANNA, 221)
        return worth(there) - worth(apart)

    assert gain() > gain(4, 4, 4, 4)


def test_an_enemy_in_the_home_hex_is_a_threat() -> None:
    safe = table().no_ships(ANNA, 221)
    threatened = table().no_ships(ANNA, 221).ships(BEN, 221, "cruiser")
    assert worth(threatened) < worth(safe)


@pytest.mark.parametrize("table", ["two_players", "more_players"])
def test_every_term_technology_and_species_has_its_weights(table: str) -> None:
    terms = read_data("eclipse", "evaluation")[table]["terms"]
    assert list(terms) == TERMS.names
    assert set(TECHNOLOGIES) | set(SPECIES) < set(terms)


def test_technologies_and_species_count_for_nothing_at_the_end() -> None:
    for players in (2, 4):
        at_the_end = dict(zip(TERMS.names, GAME.evaluation(players).stages[-1], strict=True))
        assert {at_the_end[name] for name in [*TECHNOLOGIES, *SPECIES]} == {0.0}


def test_a_duel_has_weights_of_its_own() -> None:
    assert GAME.evaluation(2).stages[0] != GAME.evaluation(3).stages[0]
    assert GAME.evaluation(3).stages[0] == GAME.evaluation(9).stages[0]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_weights_shift_with_the_rounds_and_with_the_actions_taken_in_them(players: int) -> None:
    s = Table(*TERRANS[:players]).state
    last = GAME.evaluation(players).last
    for s.round in range(1, 10):
        for number in range(4 * players):
            s.spent[0] = number
            taken = min(1.0, number / (3 * players))
            over = 1.0 - max(0.0, 9.5 - s.round - taken) / 9
            assert GAME.stage(s, ANNA) / last == pytest.approx(over)


def test_the_end_is_worth_its_scores() -> None:
    finished = table().round(9)
    while not finished.state.over:
        finished.play("pass" if finished.prompt == "turn" else "stop")
    outcome = finished.state.outcome()
    assert outcome is not None
    assert GAME.evaluate(finished.state) == [float(score) for score in outcome.scores]
