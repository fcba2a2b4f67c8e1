"""Which answers a bot looks at: never none, never an illegal one, and none that leads nowhere."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, Table

from astrolude.bots.playout import sample_positions
from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import DOMAIN, GRAMMAR
from astrolude.games.space_gate.questions import ASK_DIG, ASK_FILL, ASK_MOVE
from astrolude.kernel.generator import Generator

GATE = "gate_water_sun_1@0,1r0 open"


def looked_at(table: Table) -> list[str]:
    return [GRAMMAR.text(action) for action in GAME.candidates(table.state)]


def asked(table: Table, question: int) -> Table:
    """The same position with another question put to Anna."""
    table.state.stack = [question]
    table.state.listed = False
    return table


@pytest.mark.parametrize("players", GAME.players)
def test_candidates_are_legal_and_never_none(players: int) -> None:
    options = {"turn_limit": "12", "reorganisation_0": "on"}
    for state in sample_positions(GAME.new(players, options, 5), Generator(7), 3):
        found = GAME.candidates(state)
        assert found
        assert set(found) <= set(state.legal_actions())


def test_a_settler_goes_aboard_and_not_back() -> None:
    table = Table().base(ANNA, GATE + " 1", start=4)
    assert looked_at(asked(table, ASK_MOVE.at(ANNA, DOMAIN.read("water"), 1))) == ["move start_airlock_1 N"]


def test_a_room_where_nothing_can_be_done_is_left_alone() -> None:
    table = Table().base(ANNA, GATE + " 0", start=5)
    targets = {text.split()[-1] for text in looked_at(table)}
    assert targets == {"water", "new_modules"}


def test_airlocks_are_filled_by_the_room_they_have() -> None:
    table = Table().base(ANNA, "airlock_water_5@0,1r0 open 3", start=1)
    assert looked_at(asked(table, ASK_FILL.at(ANNA, 1))) == ["fill start_airlock_1"]


def test_a_module_is_laid_with_most_links() -> None:
    table = asked(Table().base(ANNA, start=5).on_top("odyssey_water_1"), ASK_DIG.at(ANNA, 0))
    table.state.play(GRAMMAR.parse("take odyssey_water"))
    cells = [text.rsplit(" ", 1)[0] for text in looked_at(table) if text.startswith("attach")]
    assert len(cells) == len(set(cells)) == 4
    assert "put_under" in looked_at(table)
