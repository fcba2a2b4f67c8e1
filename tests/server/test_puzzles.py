"""Puzzles over the protocol, by a server and inside a browser: nothing is kept, and every turn is judged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import Caller, Message, in_declared_form, quick, running
from tests.server.nearby import Storage, Tab

from astrolude.games import load
from astrolude.kernel.registry import find, names
from astrolude.puzzles import Puzzle, attempt, has_puzzles, known_verdict, puzzles
from astrolude.server.settings import Rate
from astrolude.server.tables import messages

load()
GAME = "alien_frontiers"
LIST = f"/api/games/{GAME}/puzzles"


def a_puzzle() -> Puzzle:
    """The clearest one after which the game goes on."""
    found = puzzles(find(GAME)).values()
    going_on = [puzzle for puzzle in found if not attempt(puzzle, puzzle.right[0]).play.state.over]
    return max(going_on, key=lambda puzzle: puzzle.margin)


def an_unknown_turn(puzzle: Puzzle) -> list[str]:
    """A turn that nobody weighed: always the last of what may be chosen, or the one before."""
    for place in (-1, -2, 0, 1):
        line: list[str] = []
        reached = attempt(puzzle, line)
        while not reached.ended:
            texts = reached.play.state.legal_texts()
            line.append(texts[place % len(texts)])
            reached = attempt(puzzle, line)
        if known_verdict(reached) is None:
            return line
    raise AssertionError("all of these turns are known")


def ask(caller: Caller, *actions: str, **more: object) -> Message:
    answer = caller.http.post(f"{LIST}/{a_puzzle().id}", json={"actions": list(actions), **more})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    in_declared_form(messages.TableState, found["state"])
    in_declared_form(messages.PuzzleProgress, found["progress"])
    return found


def refused(caller: Caller, *actions: str, path: str) -> tuple[int, str]:
    answer = caller.http.post(path, json={"actions": list(actions)})
    return answer.status_code, answer.json()["error"]["code"]


def test_the_puzzles_of_a_game_are_listed_the_easiest_first(caller: Caller) -> None:
    found = caller.http.get(LIST).json()
    in_declared_form(messages.PuzzleList, found)
    assert [each["id"] for each in found["puzzles"]] == list(puzzles(find(GAME)))
    assert found["puzzles"][0]["grade"] == 1


def test_a_game_without_puzzles_has_an_empty_list(caller: Caller) -> None:
    assert caller.http.get("/api/games/beacons/puzzles").json() == {"game": "beacons", "puzzles": []}


def test_a_puzzle_begins_with_the_ordinary_choices_of_one_seat(caller: Caller) -> None:
    begun, puzzle = ask(caller), a_puzzle()
    assert begun["state"]["you"] == [puzzle.seat] == [begun["state"]["decision"]["seat"]]
    assert len(begun["state"]["decision"]["actions"]) == len(puzzle.position.legal_actions())
    assert begun["progress"]["taken"] == []
    assert begun["progress"]["verdict"] is None
    assert begun["progress"]["hint"]["action"] == puzzle.right[0][0]
    assert begun["state"]["undo"] == {"possible": False, "reason": "nothing"}


def test_the_best_turn_solves_it_and_says_what_it_brings(caller: Caller) -> None:
    puzzle = a_puzzle()
    done = ask(caller, *puzzle.right[0])
    verdict = done["progress"]["verdict"]
    assert verdict["solved"]
    assert verdict["chance"] == verdict["best"] == puzzle.worth
    assert verdict["reasons"] == verdict["best_reasons"] != []
    assert done["progress"]["ended"]
    assert done["state"]["decision"] is None or done["state"]["decision"].get("actions", []) == []
    assert done["state"]["undo"]["possible"]


def test_a_turn_that_is_not_as_good_is_told_where_it_went_astray(caller: Caller) -> None:
    loss, line = max(a_puzzle().wrong)
    done = ask(caller, *line)
    assert not done["progress"]["verdict"]["solved"]
    assert done["progress"]["verdict"]["loss"] == pytest.approx(loss, abs=0.001)
    assert 0 <= done["progress"]["astray"] < len(line)


def test_a_turn_that_nobody_weighed_is_weighed_where_bots_think(caller: Caller) -> None:
    line = an_unknown_turn(a_puzzle())
    assert ask(caller, *line, judge=False)["progress"]["verdict"] is None
    verdict = ask(caller, *line)["progress"]["verdict"]
    assert verdict["solved"] == (verdict["loss"] <= a_puzzle().limit)
    assert verdict == ask(caller, *line)["progress"]["verdict"]


def test_taking_back_is_leaving_out_the_last(caller: Caller) -> None:
    first, second = a_puzzle().right[0][:2]
    before = ask(caller, first)
    ask(caller, first, second)
    assert ask(caller, first) == before


@pytest.mark.parametrize("game", [game for game in names() if has_puzzles(game)])
def test_the_game_goes_on_at_a_table_from_where_the_solver_is(caller: Caller, game: str) -> None:
    puzzle = next(p for p in puzzles(find(game)).values() if not attempt(p, p.right[0]).play.state.over)
    path = f"/api/games/{game}/puzzles/{puzzle.id}"
    taken = puzzle.right[0]
    there = caller.http.post(path, json={"actions": taken}).json()["state"]
    body = {"actions": taken, "level": "random", "name": "Anna"}
    made = caller.http.post(f"{path}/table", json=body).json()
    assert made["started"] is True
    assert made["seat"] == puzzle.seat
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        state = anna.get("state", ply=len(puzzle.actions) + len(taken))
        assert state["view"] == there["view"]
        kinds = [seat["kind"] for seat in state["seats"]]
        assert kinds.count("person") == 1
        assert kinds.count("bot") == len(kinds) - 1


def test_what_cannot_be_is_refused(caller: Caller) -> None:
    puzzle = a_puzzle()
    path = f"{LIST}/{puzzle.id}"
    assert refused(caller, "fly", path=path) == (409, "illegal_action")
    assert refused(caller, *puzzle.right[0], puzzle.right[0][0], path=path) == (409, "illegal_action")
    assert refused(caller, path=f"{path}0") == (404, "unknown_puzzle")
    assert refused(caller, path="/api/games/chess/puzzles/1") == (404, "unknown_game")
    assert refused(caller, *["x"] * 41, path=path) == (400, "bad_request")
    assert refused(caller, "x" * 201, path=path) == (400, "bad_request")


def test_one_address_may_ask_for_so_many_boards(tmp_path: Path) -> None:
    with running(quick(tmp_path, board_rate=Rate(0, 2))) as address, Caller(address) as caller:
        ask(caller)
        ask(caller)
        assert refused(caller, path=f"{LIST}/{a_puzzle().id}") == (429, "too_fast")


def test_a_browser_answers_as_the_server_does(caller: Caller) -> None:
    """Also for a turn that nobody weighed: its second worker thinks."""
    line = an_unknown_turn(a_puzzle())
    path = f"{LIST}/{a_puzzle().id}"

    async def story() -> tuple[Message, Message, int]:
        tab = Tab(Storage())
        await tab.host.start()
        listed = await tab.ask("GET", LIST)
        judged = await tab.ask("POST", path, {"actions": line})
        await tab.host.stop()
        return listed, judged, tab.thoughts

    listed, judged, thoughts = asyncio.run(story())
    assert listed == caller.http.get(LIST).json()
    assert judged == ask(caller, *line)
    assert thoughts == 1
