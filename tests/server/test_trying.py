"""A board to think on beside a running game: one's own turn tried out, and planned while others play."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, Caller, in_declared_form

from astrolude.games import load
from astrolude.kernel.ahead import turn_now
from astrolude.kernel.game import Game, no_turn_ahead
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State
from astrolude.server.tables import messages
from astrolude.server.tables.trying import trial_of

Message = dict[str, Any]
GAMES = load()
ALL_OPEN = "gaia"
BEN = {"kind": "me", "name": "Ben"}


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


def at(game: Game, players: int, seed: int, plies: int) -> tuple[State, Generator]:
    """A position of a game by lot, less far into a short one, with fewer players where it has no room."""
    state, chance = game.new(min(players, max(game.players)), None, seed), Generator(seed)
    for _ in range(plies):
        legal = state.legal_actions()
        state.play(legal[chance.below(len(legal))])
        if state.over:
            return at(game, players, seed, plies // 2)
    return state, chance


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_turn_that_comes_at_once_can_be_played(game: Game) -> None:
    """For every seat that does not decide, all through a game by lot; the world goes on without an error."""
    state, chance = at(game, 3, 5, 0)
    given = 0
    while not state.over:
        for seat in range(state.players):
            world = state.determinize(seat, Generator(7))
            if seat == state.seat or not turn_now(world, seat):
                continue
            given += 1
            assert world.seat == seat
            for _ in range(10):
                if not world.over:
                    legal = world.legal_actions()
                    world.play(legal[chance.below(len(legal))])
        legal = state.legal_actions()
        state.play(legal[chance.below(len(legal))])
    assert (given == 0) == (game.turn_ahead is no_turn_ahead)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("guess", [False, True], ids=["alone", "with_guesses"])
def test_a_try_tells_nothing_that_the_seat_cannot_know(game: Game, guess: bool) -> None:
    """Every word of it is the same in other worlds with the same view of the seat, for all seats."""
    tried = 0
    for plies in (25, 60, 90):
        state, chance = at(game, 3, plies, plies)
        for seat in range(state.players):
            steps: list[int] = []
            told = trial_of(state, seat, steps, 11, guess)
            for _ in range(4):
                if told["decision"] is None:
                    break
                actions = told["decision"]["actions"]
                steps.append(actions[chance.below(len(actions))]["id"])
                told = trial_of(state, seat, steps, 11, guess)
            tried += len(steps)
            for other in range(3):
                world = state.determinize(seat, Generator(100 + other))
                again = trial_of(world, seat, steps, 11, guess)
                assert again == told
    assert tried > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_chance_ends_a_try_and_shows_nothing_of_what_comes(game: Game) -> None:
    ended = 0
    state, chance = at(game, 2, 3, 0)
    for _ in range(400):
        if state.over or ended >= 5:
            break
        for action in state.legal_actions():
            after = state.clone()
            after.play(action)
            if after.reveals != state.reveals:
                told = trial_of(state, state.seat, [action], 5, guess=False)
                assert told["steps"][0]["possible"]
                assert told["steps"][0]["chance"]
                assert told["ends"] == "chance"
                assert told["decision"] is None
                assert told["view"] == state.view(state.seat)
                ended += 1
                break
        legal = state.legal_actions()
        state.play(legal[chance.below(len(legal))])
    assert (ended == 0) == (game.id == ALL_OPEN)


def seated(caller: Caller, made: Message) -> Caller:
    return Caller(caller.address, made["table"], made["secret"])


def attempt(caller: Caller, **more: Any) -> httpx.Response:
    ply = caller.get("state")["ply"]
    return caller.http.post(f"/api/tables/{caller.table}/try", json={"ply": ply, **more})


@pytest.mark.parametrize("game", ["beacons", *[game.id for game in GAMES]])
def test_the_rest_of_a_turn_is_tried_and_thrown_away(caller: Caller, game: str) -> None:
    with seated(caller, caller.create(ME, BEN, game=game, seed=3)) as both:
        before = both.get("state")
        told = in_declared_form(messages.Trial, attempt(both).json())
        assert not told["ahead"]
        assert told["seat"] == before["decision"]["seat"]
        assert told["view"] == before["view"]
        first = told["decision"]["actions"][0]["text"]
        again = attempt(both, steps=[first]).json()
        assert again["steps"][0]["action"]["text"] == first
        assert again["steps"][0]["possible"]
        assert attempt(both, steps=[first]).json() == again, "who asks again is told the same"
        assert both.get("state") == before


def test_what_is_not_possible_is_left_out_and_says_why(caller: Caller) -> None:
    with seated(caller, caller.create(ME, BEN, game="gaia", seed=3)) as both:
        legal = {action["text"] for action in attempt(both).json()["decision"]["actions"]}
        wrong = next(text for text in ("faction terrans", "pass") if text in legal or text == "pass")
        told = attempt(both, steps=["end_turn", wrong]).json()
        assert [step["possible"] for step in told["steps"]] == [False, wrong in legal]
        assert told["steps"][0]["obstacles"]


def test_only_ones_own_seat_is_thought_through_and_guesses_need_consent(caller: Caller) -> None:
    made = caller.create(ME, OPEN)
    with seated(caller, made) as anna, Caller(caller.address, made["table"]) as door:
        joined = door.post("join", {"name": "Ben", "invite": made["invite"]})
        assert code(attempt(door)) == "no_seat"
        with Caller(caller.address, made["table"], joined["secret"]) as ben:
            assert code(attempt(ben, seat=0)) == "no_seat"
            assert attempt(ben).status_code == 200, "to think aloud is allowed"
            assert code(attempt(ben, guess=True)) == "no_coach"
            anna.post("coach", {"agree": True})
            ben.post("coach", {"agree": True})
            assert attempt(ben, guess=True).json()["guessed"]
            late = ben.http.post(f"/api/tables/{made['table']}/try", json={"ply": 99})
            assert code(late) == "stale"


def test_guesses_say_who_would_answer_and_stop_at_the_seat(caller: Caller) -> None:
    with seated(caller, caller.create(ME, BOT, game="gaia", seed=3)) as anna:
        state = anna.get("state")
        first = state["decision"]["actions"][0]["text"]
        told = attempt(anna, steps=[first], guess=True).json()
        assert told["guessed"]
        assert all(step["seat"] != told["seat"] for step in told["answers"])


def test_a_plan_outlives_others_moves_and_a_step_leaves_it_when_it_is_done(caller: Caller) -> None:
    with seated(caller, caller.create(ME, BEN, game="gaia", seed=3)) as both:
        state = both.get("state")
        seat, texts = state["decision"]["seat"], [each["text"] for each in state["decision"]["actions"]]
        both.post("orders", {"orders": {"plan": f"{texts[1]}\nend_turn"}, "seat": seat})
        assert both.get("state")["orders"]["plan"] == f"{texts[1]}\nend_turn"
        refused = both.http.post(
            f"/api/tables/{both.table}/orders", json={"orders": {"plan": "fly away"}, "seat": seat}
        )
        assert code(refused) == "illegal_action"
        long = {"orders": {"plan": "\n".join([texts[0]] * 21)}, "seat": seat}
        assert code(both.http.post(f"/api/tables/{both.table}/orders", json=long)) == "bad_request"
        both.post("actions", {"ply": state["ply"], "action": texts[1]})
        orders = both.get("state", ply=state["ply"])["orders"]
        assert orders["plan"] == "end_turn"
