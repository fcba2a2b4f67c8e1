"""What is said of a possible action before it is confirmed, and that it is true."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, Table
from tests.games.telling import warned

from astrolude.games.federation.game import GAME
from astrolude.kernel.obstacles import IDLE

ASSISTANTS = "right_bottom_5"


@pytest.mark.clauses("FD-4.9")
def test_a_cell_whose_action_has_no_effect() -> None:
    table = Table().purse(ANNA, "C").die(ANNA, 6)
    [said] = warned(table, f"play voting_1 {ASSISTANTS}")
    assert said.startswith("Assistants’ Room: its action has no effect now, and its price of 1 crystal")
    action = GAME.grammar.parse(f"play voting_1 {ASSISTANTS}")
    assert [met.kind for met in GAME.doubtful(table.state)[action]] == [IDLE]
    assert warned(Table().purse(ANNA, "C").die(ANNA, 2), f"play voting_1 {ASSISTANTS}") == []
    assert warned(table, "play voting_1 outer_module") == []


@pytest.mark.clauses("FD-7.2")
def test_a_last_turn_that_ends_with_a_mission_to_send() -> None:
    table = Table().at_round(5).ships(ANNA, 1).released(ANNA, "neo").degree(ANNA, 8)
    for pawn in range(4):
        table.state.pawns[ANNA * 4 + pawn] = 0
    table.state.pawns[ANNA * 4] = 1
    table.do("play voting_1 outer_module")
    while "end_turn" not in table.offered():
        table.do_first()
    assert any(text.startswith("mission") for text in table.offered())
    assert warned(table, "end_turn") == [
        "This was your last ambassador of the game, and a mission can still be sent."
    ]
    early = Table().ships(BEN, 1)
    assert warned(early, "play voting_1 outer_module") == []
