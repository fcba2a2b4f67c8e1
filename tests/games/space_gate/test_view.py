"""What the view adds to the state: the step of the turn, who is still to act, what a site would bring."""

from __future__ import annotations

from typing import Any

from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.game import GAME


def planet(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in view["planets"] if each["planet"] == f"planet:{name}")
    return found


def test_the_step_and_those_who_are_still_to_act() -> None:
    state = GAME.new(3, {}, 4)
    assert state.view(None)["step"] == "setup"
    while state.decision.prompt != "turn":
        state.apply(state.legal_actions()[0])
    view = state.view(None)
    assert (view["step"], view["to_act"], view["to_send"]) == ("turn", [], [])

    active = state.seat
    others = [(active + 1) % 3, (active + 2) % 3]
    state.apply(GAME.grammar.parse("activate chief new_modules water"))
    view = state.view(None)
    assert (view["step"], view["to_act"]) == ("act", others)
    assert view["to_send"] == [active, *others]


def test_settlers_that_land_are_step_four() -> None:
    table = Table().planets(["susskind", "bose", "dirac"], ["turing"])
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    view = table.state.view(None)
    assert view["step"] == "send"
    assert view["to_act"] == []


def test_a_site_says_what_one_more_settler_adds_for_everyone() -> None:
    view: dict[str, Any] = Table().planets(["susskind", "bose", "dirac"], ["turing"]).state.view(None)
    free = planet(view, "susskind")["sites"][0]
    assert free["gain"] == [2, 2, 2]
    # The first on a level of Bose leads it.
    assert planet(view, "bose")["sites"][0]["gain"] == [1 + 3] * 3


def test_a_gain_is_what_the_majority_then_gives() -> None:
    table = Table().planets(["bose", "susskind", "dirac"], ["turing"])
    table.settled("bose", ANNA, "l1_1", "l1_2").settled("bose", BEN, "l1_3")
    bose = planet(table.state.view(None), "bose")
    taken, free = bose["sites"][0], bose["sites"][3]
    assert taken["gain"] is None
    # Anna leads the level already, Ben would only draw level, Cleo would still be behind.
    assert [free["gain"][seat] for seat in (ANNA, BEN, CLEO)] == [1, 1, 1]


def test_a_planet_that_waits_promises_nothing() -> None:
    view: dict[str, Any] = Table().state.view(None)
    waiting = next(each for each in view["planets"] if each["phase"] == "waiting")
    assert {site["gain"] for site in waiting["sites"]} == {None}
