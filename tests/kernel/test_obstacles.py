"""What stands in the way of an action, on the toy game."""

from __future__ import annotations

import pytest

from astrolude.kernel.errors import InvalidAction
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import SHORT, TAKEN, Obstacles, otherwise
from astrolude.kernel.state import State
from astrolude.testing.toy import GAME, HEX, NO_STORM, Island


def told(state: State, text: str, seat: int = -1) -> list[tuple[str, dict[str, object]]]:
    """The messages without their home, and what fills them."""
    found = GAME.obstacles(state, GAME.grammar.parse(text), seat)
    return [(met.message.partition("-obstacle-")[2], met.arguments) for met in found]


def island(oil: int, wicks: int) -> Island:
    state = GAME.new(2, None, 2)
    assert isinstance(state, Island)
    state.stores[0] = [oil, wicks]
    state.listed = False
    return state


def test_what_is_legal_meets_nothing() -> None:
    assert told(island(1, 1), "light 0,0") == []
    assert told(island(1, 1), "light 0,0", seat=0) == []


def test_a_shortage_says_what_is_missing() -> None:
    missing = {"resource": "resource:oil", "missing": 1, "needed": 1, "held": 0}
    assert told(island(0, 1), "light 0,0") == [("short-oil", missing)]


def test_what_cannot_be_paid_away_comes_first() -> None:
    state = island(0, 0)
    state.lit[1] |= 1 << HEX.read("0,0")
    assert [name for name, _ in told(state, "light 0,0")] == ["burning", "short-oil", "short-wicks"]


def test_another_question_comes_first() -> None:
    state = island(1, 1)
    state.apply_text("signal")
    asked = {"seat": 0, "prompt": "sending", "args": ["left:2", "card:gull"]}
    assert told(state, "light 0,0") == [("question", {"question": asked})]


def test_the_answer_to_another_question_has_its_time() -> None:
    assert told(island(1, 1), "douse") == [("when-douse", {})]


def test_another_seat_is_told_whose_turn_it_is() -> None:
    assert told(island(1, 1), "light 0,0", seat=1) == [("turn", {"seat": "seat:0"})]


def test_after_the_end_the_game_is_over() -> None:
    state = island(1, 1)
    state.finish()
    assert told(state, "rest") == [("over", {})]


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(InvalidAction):
        GAME.obstacles(island(1, 1), GAME.grammar.size)


def test_declaring_is_checked() -> None:
    obstacles = Obstacles("beacons")
    obstacles.cause("full", TAKEN)
    with pytest.raises(ValueError, match="declared twice"):
        obstacles.cause("full", TAKEN)
    with pytest.raises(ValueError, match="'dear' is no kind of obstacle"):
        obstacles.cause("dear", "dear")
    with pytest.raises(ValueError, match="takes 1 values, not 0"):
        obstacles.cause("lit", TAKEN, Field("hex", HEX)).obstacle()


def test_obstacles_are_values() -> None:
    first, second = (GAME.obstacles(island(0, 1), GAME.grammar.parse("light 0,0")) for _ in range(2))
    assert (first, hash(first[0])) == (second, hash(second[0]))
    assert first[0].kind == SHORT
    told = "resource=resource:oil, missing=1, needed=1, held=0"
    assert repr(first[0]) == f"<beacons-obstacle-short-oil: {told}>"
    assert first != otherwise(NO_STORM)(island(1, 1), -2)
