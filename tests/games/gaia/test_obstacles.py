"""Why an action is not possible, in the words that a person reads; and the law in games that last."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import first_turn
from tests.games.telling import why as told

from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.grammar import BUILD, COMBINE, CONVERT, END_TURN, HEX, PASS
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.planets import TRANSDIM
from astrolude.kernel.obstacles import FAR, SHORT
from astrolude.kernel.start import Start
from astrolude.kernel.state import NOBODY, State
from astrolude.kernel.why import why
from astrolude.testing.laws import obstacles_tell_why
from astrolude.testing.walk import Walk


def free_planets(state: GaiaState) -> list[int]:
    """Planets that nobody has, which a mine can settle."""
    return [p for p in state.spots if state.owner[p] == NOBODY and state.planet[p] != TRANSDIM]


def test_what_is_out_of_reach_says_how_far_it_is() -> None:
    state = first_turn()
    place = max(free_planets(state), key=lambda place: state.near[state.seat][place])
    distance, held = state.near[state.seat][place], state.qic[state.seat]
    first = GAME.obstacles(state, BUILD.at(place))[0]
    assert (first.kind, first.arguments["to"]) == (FAR, HEX.reference(place))
    assert told(state, BUILD.at(place))[0].startswith(f"Too far: {distance} hexes. Your ships go 1;")
    assert told(state, BUILD.at(place), "fr")[0] == (
        f"Trop loin\u00a0: {distance} cases. Vos vaisseaux en font 1\u202f; "
        f"chaque CIQ en ajoute 2, et vous en avez {held}."
    )


def test_a_mine_that_is_too_dear_says_what_is_missing() -> None:
    state = first_turn()
    state.ore[state.seat] = 0
    state.listed = False
    near = [p for p in free_planets(state) if state.near[state.seat][p] <= 2]
    lacks = {
        met.arguments["resource"]: met
        for p in near
        for met in GAME.obstacles(state, BUILD.at(p))
        if met.kind == SHORT
    }
    assert "resource:ore" in lacks
    assert lacks["resource:ore"].arguments["held"] == 0


def test_a_transdim_planet_needs_a_project() -> None:
    state = first_turn()
    place = next(place for place in state.spots if state.planet[place] == TRANSDIM)
    assert told(state, BUILD.at(place))[0].startswith("Nobody can settle a Transdim planet before")


def test_a_touched_planet_stands_for_a_mine() -> None:
    state = first_turn()
    place = max(free_planets(state), key=lambda place: state.near[state.seat][place])
    found = why(state, [HEX.reference(place)])
    assert found is not None
    assert GAME.grammar.text(found.action) == f"build {HEX.labels[place]}"


def test_an_action_of_the_board_is_back_in_the_next_round() -> None:
    state = first_turn()
    state.spaces_used |= 1
    state.listed = False
    action = GAME.grammar.parse("action power_3_knowledge")
    assert told(state, action)[0] == "It has been taken. It is back in round 2."


@pytest.mark.parametrize("seed", range(3))
def test_the_law_holds_in_games_in_which_nobody_passes_early(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random players pass at once; these build as long as they can, so that most obstacles are met."""

    def busy(self: Walk, state: State) -> int:
        idle = (PASS, END_TURN, CONVERT, COMBINE)
        legal = state.legal_actions()
        acts = [action for action in legal if not any(verb.holds(action) for verb in idle)] or legal
        return acts[self.rng.below(len(acts))]

    monkeypatch.setattr(Walk, "choose", busy)
    obstacles_tell_why(Start(GAME, 2 + seed, None, seed))
