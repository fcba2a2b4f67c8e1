"""EC-5, EC-12, EC-13, EC-14: turns, passing, reactions, colony ships and trade."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, DAN, TERRANS, Table

from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.tables.common import upkeep_of

ACTIONS = ["act explore", "act influence", "act research", "act upgrade", "act build", "act move"]


@pytest.mark.clauses("EC-5.1")
def test_turns_go_clockwise_and_are_one_action_each() -> None:
    table = Table(*TERRANS[:3])
    assert table.seat == ANNA
    assert set(ACTIONS) <= set(table.answers)
    table.play("act upgrade", "stop")
    assert table.seat == BEN
    table.play("pass")
    assert table.seat == CLEO
    table.play("act upgrade", "stop", "act influence", "stop")
    assert table.seat == BEN, "a player who has passed may react"
    assert not table.offers("act")
    assert {"react upgrade", "react build", "react move", "pass"} <= set(table.answers)


@pytest.mark.clauses("EC-5.2")
def test_an_action_costs_a_disc() -> None:
    table = Table(*TERRANS[:2])
    for _ in range(3):
        table.turn(ANNA).play("act upgrade", "stop")
    assert table.state.discs[ANNA] == 9
    assert sum(table.state.spent[:9]) == 3, "the same action may be taken any number of times"
    table.discs(ANNA, 0).turn(ANNA)
    assert not table.offers("act")
    assert "pass" in table.answers


@pytest.mark.clauses("EC-5.3", "T-38")
def test_the_disc_is_paid_first() -> None:
    table = Table(*TERRANS[:2]).discs(ANNA, 1).stack(1, 106)
    table.turn(ANNA).play("act explore", "explore 221 3")
    table.play(table.offers("lay")[0])
    assert table.controller(106) == -1
    assert table.seat == BEN, "there was no disc for the new hex"


@pytest.mark.clauses("EC-5.4", "EC-12.5", "EC-14.2")
def test_free_steps_before_during_and_after_an_action() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).lay(104, 3, -2).own(ANNA, 103, 104).store(ANNA, 9, 9, 9)
    assert table.turn(ANNA).offers("colonise grey_money 103")
    assert table.offers("trade")
    table.play("colonise grey_money 103", "trade money_science")
    assert table.seat == ANNA, "the turn goes on"
    table.play("act upgrade", table.offers("colonise")[0])
    table.play("install hull interceptor 1", "install hull cruiser 2")
    assert (table.seat, table.prompt) == (ANNA, "after")
    table.play(table.offers("colonise")[0])
    passed = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103)
    passed.state.passed = [ANNA]
    assert passed.turn(ANNA).offers("colonise"), "also when passing again"


@pytest.mark.clauses("EC-5.5", "EC-28.20")
def test_what_may_be_stopped_at_once() -> None:
    for action in ("upgrade", "build", "move", "influence"):
        table = Table(*TERRANS[:2]).lay(103, 1, -1).turn(ANNA).play(f"act {action}", "stop")
        assert table.seat == BEN
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 0).turn(ANNA)
    assert "act research" not in table.answers
    table.market("neutron_bombs").store(ANNA, 4, 0, 0).turn(ANNA)
    assert "act research" in table.answers, "after trading"
    table.play("act research")
    assert "stop" not in table.answers
    blocked = Table(*TERRANS[:2])
    blocked.state.stacks = [[], [], []]
    assert "act explore" not in blocked.turn(ANNA).answers


@pytest.mark.clauses("EC-5.6", "T-78")
def test_the_last_to_pass_ends_the_phase() -> None:
    table = Table(*TERRANS[:4])
    table.play("pass", "pass", "pass")
    assert table.seat == DAN
    table.play("pass")
    assert table.state.round == 2, "nobody reacts any more"


@pytest.mark.clauses("EC-12.1", "T-77", "T-97")
def test_the_first_to_pass_begins_the_next_round_without_payment() -> None:
    table = Table(*TERRANS[:3]).round(4)
    money = table.stored(BEN)[0]
    table.play("act upgrade", "stop", "pass")
    assert table.stored(BEN)[0] == money
    table.play("pass", "pass")
    assert (table.state.round, table.state.start, table.seat) == (5, BEN, BEN)


@pytest.mark.clauses("EC-12.2")
def test_passing_is_final() -> None:
    table = Table(*TERRANS[:2]).play("pass", "act upgrade", "stop")
    assert table.seat == ANNA
    assert not table.offers("act")
    assert not {"react explore", "react influence", "react research"} & set(table.answers)


@pytest.mark.clauses("EC-12.3")
def test_actions_and_reactions_alternate() -> None:
    table = Table(*TERRANS[:2]).play("pass")
    for _ in range(3):
        table.play("act upgrade", "stop")
        assert table.seat == ANNA
        table.play("react upgrade", "stop")
        assert table.seat == BEN


@pytest.mark.clauses("EC-12.4", "T-90", "T-32", "EC-8.11")
def test_a_reaction_costs_a_disc_and_knows_no_bonus() -> None:
    table = Table("mechanema", "terran_union").learn(ANNA, "nanorobots").store(ANNA, 0, 0, 20).discs(ANNA, 8)
    table.state.passed = [ANNA]
    table.turn(ANNA).play("react build")
    assert table.state.discs[ANNA] == 7
    assert upkeep_of(table.state.discs[ANNA]) == 5
    table.play("build interceptor 230")
    assert not table.offers("build"), "one piece only"
    assert table.state.spent[len(ACTIONS) + 1] == 1, "the disc lies on the summary card"


@pytest.mark.clauses("EC-12.4")
def test_a_move_reaction_is_one_activation_and_an_upgrade_one_part() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1)
    table.state.passed = [ANNA]
    table.turn(ANNA).play("react move", "activate interceptor 221", "step 103")
    assert not table.offers("activate")
    upgrading = Table("mechanema", "terran_union")
    upgrading.state.passed = [ANNA]
    upgrading.turn(ANNA).play("react upgrade", "install hull interceptor 1")
    assert upgrading.prompt != "upgrade"


@pytest.mark.clauses("EC-13.1", "EC-4.9", "EC-8.9")
def test_a_colony_ship_puts_a_cube_on_a_square() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA)
    assert not table.offers("colonise"), "the free squares of the home hex are advanced ones"
    table.learn(ANNA, "advanced_economy").turn(ANNA)
    assert table.offers("colonise") == ["colonise money_advanced 221"]
    table.play("colonise money_advanced 221")
    assert table.track(ANNA) == [9, 10, 10]
    assert table.state.ready[ANNA] == 2
    assert table.squares(221)["money_advanced"] == 1


@pytest.mark.clauses("EC-4.9", "EC-10.7", "EC-13.1")
def test_grey_squares_and_orbitals_take_several_colours() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).structure(103, "orbital").turn(ANNA)
    assert table.offers("colonise") == [
        "colonise grey_money 103",
        "colonise grey_science 103",
        "colonise grey_materials 103",
        "colonise orbital_money 103",
        "colonise orbital_science 103",
    ]


@pytest.mark.clauses("EC-13.2", "EC-4.8")
def test_the_track_must_have_a_cube() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).tracks(ANNA, 0, 10, 10).turn(ANNA)
    assert "colonise grey_money 103" not in table.answers
    assert "colonise grey_science 103" in table.answers


@pytest.mark.clauses("EC-13.3", "EC-19.2", "EC-13.4", "T-121", "T-73", "EC-28.26")
def test_colony_ships_and_enemies_in_action_and_upkeep() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).ships(BEN, 103).turn(ANNA)
    assert table.offers("colonise"), "enemies do not hinder in the Action phase"
    table.upkeep()
    assert (table.prompt, table.state.round) == ("turn", 2), "nobody was asked in the Upkeep phase"
    peace = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).upkeep()
    assert (peace.prompt, peace.seat) == ("colonists", ANNA)
    peace.play("colonise grey_money 103")
    assert peace.squares(103) == {"grey": 1}


@pytest.mark.clauses("EC-13.4")
def test_ancients_beside_a_disc_of_draco_do_not_hinder() -> None:
    table = Table("descendants_of_draco", "terran_union").lay(103, 1, -1).own(ANNA, 103).ancients(103)
    assert table.upkeep().offers("colonise grey_money 103")


@pytest.mark.clauses("EC-13.5")
def test_only_colony_ships_bring_cubes() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103)
    table.state.ready[ANNA] = 0
    assert not table.turn(ANNA).offers("colonise")
    words = {verb.name for verb in GRAMMAR.verbs}
    assert not words & {"uncolonise", "take_cube"}


@pytest.mark.clauses("EC-13.6")
def test_colony_ships_turn_up_in_cleanup() -> None:
    table = Table(*TERRANS[:2])
    table.state.ready[ANNA] = 0
    table.play("pass", "pass")
    assert table.state.ready[ANNA] == 3


@pytest.mark.clauses("EC-14.1", "T-14")
def test_rates_of_trade() -> None:
    orion = Table("orion_hegemony", "terran_union").store(ANNA, 0, 0, 7).turn(ANNA)
    orion.play("trade materials_money")
    assert orion.stored(ANNA) == [1, 0, 3]
    assert not orion.offers("trade materials_money")
    terran = Table(*TERRANS[:2]).store(ANNA, 0, 0, 7).turn(ANNA)
    terran.play(*["trade materials_science"] * 3)
    assert terran.stored(ANNA) == [0, 3, 1]
    assert not terran.offers("trade materials_science")
    planta = (
        Table("planta", "terran_directorate").store(ANNA, 3, 0, 0).turn(ANNA).play("trade money_materials")
    )
    assert planta.stored(ANNA) == [0, 0, 1]


@pytest.mark.clauses("EC-14.3")
def test_players_never_give_each_other_resources() -> None:
    trade = GRAMMAR.by_name["trade"]
    assert [slot.kind.name for slot in trade.slots] == ["exchange"]


@pytest.mark.clauses("EC-4.11")
def test_storage_is_unlimited() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 100, 39, 39)
    table.play("pass", "pass")
    assert table.stored(ANNA) == [103, 42, 42]


@pytest.mark.clauses("T-08", "EC-19.3")
def test_four_actions_cost_three_money() -> None:
    table = Table(*TERRANS[:2])
    for _ in range(4):
        table.turn(ANNA).play("act upgrade", "stop")
    assert table.state.discs[ANNA] == 8
    table.upkeep()
    assert table.stored(ANNA)[0] == 2 + 3 - 3
