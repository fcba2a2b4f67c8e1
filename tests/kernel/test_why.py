"""Which action a thing stands for, and what stands in its way."""

from __future__ import annotations

from typing import cast

import pytest

from astrolude.games.alien_frontiers.game import GAME as ALIEN_FRONTIERS
from astrolude.games.alien_frontiers.grammar import DIE
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.state import State
from astrolude.kernel.why import MOST, actions_about, why
from astrolude.testing.toy import GAME, GRAMMAR, LIGHT, SHIFT


def nearest(state: State, *about: str, verb: str = "") -> tuple[str, list[str]]:
    found = why(state, about, verb)
    assert found is not None
    kinds = [met.kind for met in found.obstacles]
    return state.game.grammar.text(found.action), kinds


def alien_frontiers(*dice: str) -> AlienState:
    state = cast(AlienState, ALIEN_FRONTIERS.new(2, None, 1))
    state.dice = [dice.count(label) for label in DIE.labels]
    state.fuel[state.active] = state.ore[state.active] = 0
    state.listed = False
    return state


def test_a_station_stands_for_the_dock_that_lacks_least() -> None:
    assert nearest(alien_frontiers("2", "5", "5"), "station:shipyard") == (
        "dock shipyard 5",
        ["short", "short"],
    )


def test_what_was_chosen_before_narrows_it() -> None:
    told = nearest(alien_frontiers("2", "5", "5"), "die:2", "station:shipyard")
    assert told == ("dock shipyard 2", ["absent", "short", "short"])


def test_what_has_another_time_comes_before_a_card_that_nobody_holds() -> None:
    assert nearest(alien_frontiers("2", "3", "5"), "territory:lem_badlands") == (
        "land lem_badlands",
        ["order"],
    )


def test_what_is_legal_is_the_nearest() -> None:
    assert nearest(alien_frontiers("2", "3", "5"), "station:solar_converter")[1] == []


def test_labels_and_a_verb_are_enough() -> None:
    assert nearest(alien_frontiers("2", "5", "5"), "shipyard", verb="dock")[0] == "dock shipyard 5"


@pytest.mark.parametrize("about", [["station:nowhere"], ["hand:7"], ["station:shipyard", "station:shipyard"]])
def test_nothing_stands_for_what_is_no_thing_of_a_verb(about: list[str]) -> None:
    assert why(alien_frontiers("2", "3", "5"), about) is None


def test_a_thing_can_play_several_parts() -> None:
    found = actions_about(SHIFT, ["hex:0,0"])
    assert {GRAMMAR.text(action).split().index("0,0") for action in found} == {1, 2}
    assert actions_about(LIGHT, ["hex:0,0"]) == [GRAMMAR.parse("light 0,0")]


def test_the_work_is_bounded() -> None:
    for verb in ALIEN_FRONTIERS.grammar.verbs:
        assert len(actions_about(verb, [])) <= MOST
    whole = actions_about(ALIEN_FRONTIERS.grammar.by_name["gravity"], [])
    assert len(whole) > MOST // 2


def test_the_refusal_of_an_action_carries_what_stands_in_its_way() -> None:
    state = GAME.new(2, None, 2)
    with pytest.raises(IllegalAction) as refused:
        state.apply_text("douse")
    assert [met.message for met in refused.value.obstacles] == ["beacons-obstacle-when-douse"]
