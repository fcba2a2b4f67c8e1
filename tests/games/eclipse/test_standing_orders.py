"""Standing orders answer for a seat only what they say."""

from __future__ import annotations

from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import PASS, REFUSE, STOP
from astrolude.kernel.game import ASK


def test_who_has_passed_passes_again_by_order() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA)
    assert GAME.ordered(table.state, {"reactions": "never"}) == ASK, "she has not passed yet"
    table.play("pass", "act build", "stop")
    assert table.seat == ANNA
    assert GAME.ordered(table.state, {"reactions": "never"}) == PASS.at()
    assert GAME.ordered(table.state, {"reactions": "ask"}) == ASK


def test_the_turn_ends_with_the_action_by_order() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 9).lay(105, 1, -1).own(ANNA, 105).turn(ANNA)
    table.play("act build", "build interceptor 221", "build interceptor 221")
    assert table.prompt == "after"
    assert GAME.ordered(table.state, {"after_action": "end_turn"}) == STOP.at()
    assert GAME.ordered(table.state, {}) == ASK


def test_proposals_are_refused_by_order() -> None:
    table = Table(*TERRANS[:4]).structure(221, "warp_portal").structure(223, "warp_portal").turn(ANNA)
    table.play("propose relations 1")
    assert table.seat == BEN
    assert GAME.ordered(table.state, {"proposals": "refuse"}) == REFUSE.at()
    assert GAME.ordered(table.state, {"proposals": "ask"}) == ASK
