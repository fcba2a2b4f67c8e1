"""Lessons over the protocol: nothing is kept, and what comes back is an ordinary state."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Caller, Message, in_declared_form, quick, running

from astrolude.server.settings import Rate
from astrolude.server.tables import messages

DOCK = "/api/games/alien_frontiers/lessons/dock"


def ask(caller: Caller, *actions: str, **more: object) -> Message:
    answer = caller.http.post(DOCK, json={"actions": list(actions), **more})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    in_declared_form(messages.TableState, found["state"])
    in_declared_form(messages.LessonProgress, found["progress"])
    return found


def refused(caller: Caller, *actions: str, path: str = DOCK) -> tuple[int, str]:
    answer = caller.http.post(path, json={"actions": list(actions)})
    return answer.status_code, answer.json()["error"]["code"]


def test_a_course_is_listed_with_minutes_questions_and_a_first_game(caller: Caller) -> None:
    course = caller.http.get("/api/games/alien_frontiers/lessons").json()
    in_declared_form(messages.CourseInfo, course)
    assert course["lessons"][0] == {"id": "dock", "minutes": 2, "steps": 2, "further": False}
    assert course["quiz"][0]["rule"] == "AF-6.10.2"
    assert course["first_game"]["players"] == 2


def test_a_game_without_lessons_has_an_empty_course(caller: Caller) -> None:
    course = caller.http.get("/api/games/beacons/lessons").json()
    assert course == {"game": "beacons", "lessons": [], "quiz": [], "first_game": None}


def test_a_lesson_begins_with_something_to_look_at(caller: Caller) -> None:
    begun = ask(caller)
    assert begun["progress"]["look"]
    assert begun["progress"]["marks"][0]["label"] == "land"
    assert begun["state"]["decision"]["actions"] == []
    assert begun["state"]["you"] == [begun["state"]["decision"]["seat"]] == [0]
    assert begun["state"]["undo"] == {"possible": False, "reason": "nothing"}


def test_the_board_offers_what_the_step_offers_and_the_lesson_ends(caller: Caller) -> None:
    asked = ask(caller, "next")
    offered = [action["text"] for action in asked["state"]["decision"]["actions"]]
    assert offered == [f"dock solar_converter {die}" for die in (1, 4, 5)]
    assert asked["progress"]["hint"] == {
        "at": ["station:solar_converter", "die:5"],
        "action": "dock solar_converter 5",
    }
    assert {"touch": ["territory:*"], "say": "planet"} in asked["progress"]["replies"]
    done = ask(caller, "next", "dock solar_converter 5")
    assert done["progress"]["done"]
    assert done["progress"]["result"] == ["station:solar_converter"]
    assert done["state"]["view"]["seats"][0]["fuel"] == 3
    assert done["state"]["undo"]["possible"]
    assert [event["ply"] for event in done["state"]["events"]] == [1] * len(done["state"]["events"])
    assert ask(caller, "next", "dock solar_converter 5", since=1)["state"]["events"] == []


def test_undo_is_leaving_out_the_last_action(caller: Caller) -> None:
    before = ask(caller, "next", "dock solar_converter 1")
    ask(caller, "next", "dock solar_converter 1", "dock solar_converter 4")
    assert ask(caller, "next", "dock solar_converter 1") == before


def test_what_cannot_be_is_refused_in_the_ordinary_words(caller: Caller) -> None:
    assert refused(caller, "next", "end_turn") == (409, "illegal_action")
    assert refused(caller, "next", "fly") == (409, "illegal_action")
    assert refused(caller, path=f"{DOCK}ing") == (404, "unknown_lesson")
    assert refused(caller, path="/api/games/chess/lessons/dock") == (404, "unknown_game")
    assert refused(caller, path="/api/games/beacons/lessons/dock") == (404, "unknown_lesson")
    assert refused(caller, *["next"] * 201) == (400, "bad_request")
    assert refused(caller, "x" * 201) == (400, "bad_request")


def test_one_address_may_ask_for_so_many_positions(tmp_path: Path) -> None:
    with running(quick(tmp_path, board_rate=Rate(0, 3))) as address, Caller(address) as caller:
        ask(caller)
        ask(caller)
        assert refused(caller, *["next"] * 60) == (429, "too_fast")
        ask(caller)
        assert refused(caller) == (429, "too_fast")
