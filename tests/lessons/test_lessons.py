"""What a lesson may say and how it is walked through, tried on lessons of a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.registry import find
from astrolude.lessons import FaultyLesson, Lesson, walk
from astrolude.lessons.checking import faults_of_lesson, figures_agree
from astrolude.lessons.conditions import Situation, look_up, read_condition
from astrolude.lessons.lesson import read_lesson
from astrolude.lessons.patterns import matches_action, matches_reference

GAME = find("alien_frontiers")
BEGINNING: dict[str, Any] = {"players": 2, "seed": 55}
"""Seat 0 begins with 1, 4 and 5."""
SUN: dict[str, Any] = {
    "id": "sun",
    "offer": ["dock solar_converter *"],
    "until": "seats[me].fuel >= 3",
    "solution": ["dock solar_converter 5"],
}
END: dict[str, Any] = {
    "id": "end",
    "offer": ["dock solar_converter *", "end_turn"],
    "until": ["took end_turn", "question is main"],
    "solution": ["dock solar_converter 1", "dock solar_converter 4", "end_turn"],
    "answers": ["dock solar_converter *", "end_turn"],
}


def lesson(*steps: dict[str, Any], **more: Any) -> Lesson:
    return read_lesson(GAME, "dock", {"minutes": 2, "position": BEGINNING, "steps": list(steps), **more})


def faults(*steps: dict[str, Any], **more: Any) -> str:
    """What is wrong, less what is said about texts."""
    found = [fault for fault in faults_of_lesson(lesson(*steps, **more)) if "text" not in fault]
    return "\n".join(found)


@pytest.mark.parametrize(
    ("pattern", "action", "fits"),
    [
        ("dock solar_converter 5", "dock solar_converter 5", True),
        ("dock solar_converter *", "dock solar_converter 5", True),
        ("dock lunar_mine|solar_converter 4|5", "dock solar_converter 5", True),
        ("dock lunar_mine *", "dock solar_converter 5", False),
        ("dock ...", "dock solar_converter 5", True),
        ("dock *", "dock solar_converter 5", False),
        ("*", "end_turn", True),
        ("steal ...", "end_turn", False),
    ],
)
def test_a_pattern_means_actions_word_by_word(pattern: str, action: str, fits: bool) -> None:
    assert matches_action(pattern, action) is fits


def test_a_pattern_means_things() -> None:
    assert matches_reference("station:*", "station:shipyard")
    assert matches_reference("die:1|die:2", "die:2")
    assert not matches_reference("station:*", "territory:lem_badlands")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("seats[me].fuel == 0", True),
        ("seats[1].fuel >= 2", False),
        ("#dice == 3", True),
        ("dice has die:5", True),
        ("dice lacks die:6", True),
        ("active == me", True),
        ("territories[territory=territory:lem_badlands].controller == null", True),
        ("question is main", True),
        ("question is not main", False),
        ("over", False),
        ("took end_turn", True),
        ("took 2 of end_turn", False),
        (["#dice == 3", "over"], False),
        ({"any": ["#dice == 3", "over"]}, True),
        ({"not": "over"}, True),
    ],
)
def test_a_condition_is_checked_against_the_view_and_what_was_taken(condition: object, holds: bool) -> None:
    state = lesson(SUN).position.clone()
    assert read_condition(condition)(Situation(state, 0, ["end_turn"])) is holds


@pytest.mark.parametrize("condition", ["when it pleases", 7, {"all": []}, []])
def test_what_is_no_condition_is_refused(condition: object) -> None:
    with pytest.raises(FaultyLesson, match="is no condition"):
        read_condition(condition)


def test_a_path_that_the_view_does_not_have_is_refused() -> None:
    with pytest.raises(FaultyLesson, match="the view has no"):
        look_up({"seats": []}, "seats[0].fuel", 0)


def test_only_what_serves_the_goal_is_offered_and_any_way_to_it_is_accepted() -> None:
    taught = lesson(SUN)
    begun = walk(taught, [])
    assert [GAME.grammar.text(action) for action in begun.offered] == [
        f"dock solar_converter {die}" for die in (1, 4, 5)
    ]
    assert begun.shown == "dock solar_converter 5"
    assert begun.meant == ["station:solar_converter", "die:5"]
    assert walk(taught, ["dock solar_converter 5"]).done
    other = walk(taught, ["dock solar_converter 4"])
    assert (other.done, other.shown) == (False, "dock solar_converter 5")
    assert walk(taught, ["dock solar_converter 4", "dock solar_converter 1"]).done


def test_others_answer_by_their_patterns_until_the_learner_is_asked_again() -> None:
    done = ["dock solar_converter 5", *END["solution"]]
    reached = walk(lesson(SUN, END, {"id": "look", "look": True}), done)
    assert reached.step == 2
    assert reached.play.seats.count(1) == 4
    assert reached.play.state.seat == 0
    assert walk(reached.lesson, [*done, "next"]).done


def test_a_script_is_followed_in_order() -> None:
    script = ["dock lunar_mine *", "dock ...", "dock ...", "end_turn"]
    reached = walk(
        lesson(SUN, {**END, "script": script}, {"id": "look", "look": True}),
        ["dock solar_converter 5", *END["solution"]],
    )
    texts = [GAME.grammar.text(action) for action in reached.play.actions]
    assert texts[4].startswith("dock lunar_mine")


def test_a_wrong_action_is_answered_and_not_played() -> None:
    taught = lesson({**SUN, "wrong": [{"action": "dock solar_converter 1", "say": "poor"}]})
    reached = walk(taught, ["dock solar_converter 1"])
    assert (reached.reply, reached.play.actions, reached.step) == ("poor", [], 0)
    with pytest.raises(IllegalAction, match="not offered"):
        walk(taught, ["dock solar_converter 1", "dock solar_converter 5"])


@pytest.mark.parametrize("text", ["end_turn", "dock lunar_mine 5", "fly", "next"])
def test_what_is_not_offered_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction):
        walk(lesson(SUN), [text])


def test_after_the_end_nothing_is_taken() -> None:
    with pytest.raises(IllegalAction, match="the lesson is done"):
        walk(lesson(SUN), ["dock solar_converter 5", "dock solar_converter 4"])


def test_fields_of_a_position_can_be_set_and_must_add_up() -> None:
    rich = lesson(SUN, position={**BEGINNING, "set": {"fuel[0]": 2, "fuel_stock": 27}})
    assert rich.position.view(0)["stock"] == {"fuel": 27, "ore": 20}
    with pytest.raises(FaultyLesson, match="the position cannot be"):
        _ = lesson(SUN, position={**BEGINNING, "set": {"fuel[0]": 2}}).position
    with pytest.raises(FaultyLesson, match="no field"):
        _ = lesson(SUN, position={**BEGINNING, "set": {"gold": 2}}).position


def test_a_position_that_the_rules_do_not_allow_any_more_fails() -> None:
    broken = {**BEGINNING, "actions": ["dock solar_converter 6"]}
    assert "action 1 of the position: 'dock solar_converter 6' is not possible" in faults(
        SUN, position=broken
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"solution": ["dock solar_converter 6"]}, "is not offered"),
        ({"solution": ["dock solar_converter 1"]}, "does not end the lesson"),
        ({"solution": ["dock solar_converter 5", "dock solar_converter 1"]}, "ends before its solution"),
        ({"offer": ["dock solar_converter *", "claim *"]}, "nothing legal is 'claim *'"),
        ({"marks": [{"at": ["station:moon"]}]}, "the game has no 'station:moon'"),
        ({"hint": ["die:9"]}, "the game has no 'die:9'"),
        ({"wrong": [{"touch": "station:solar_converter", "say": "x"}]}, "is lit"),
        ({"wrong": [{"touch": "moon:*", "say": "x"}]}, "the game has no 'moon:*'"),
        ({"wrong": [{"action": "end_turn", "say": "x"}]}, "nothing leads to the answer 'x'"),
        ({"until": "seats[me].gold >= 1"}, "the view has no"),
        ({"offer": ["dock solar_converter 1|5"]}, ""),
        ({"offer": ["dock solar_converter 1|5"], "until": "took dock solar_converter 5"}, ""),
        (
            {"offer": ["dock solar_converter *", "dock lunar_mine 5"], "until": "seats[me].fuel >= 4"},
            "does not end",
        ),
    ],
)
def test_the_checker_finds_what_is_wrong(change: dict[str, Any], fault: str) -> None:
    found = faults({**SUN, **change})
    assert fault in found if fault else found == ""


def test_the_checker_finds_a_way_that_leads_nowhere() -> None:
    astray = {**SUN, "offer": ["dock solar_converter 4|5", "dock lunar_mine 5"]}
    assert faults(astray) == "dock: nothing leads on after dock solar_converter 4, dock lunar_mine 5"


def test_the_checker_finds_seats_that_nobody_speaks_for() -> None:
    silent = {key: value for key, value in END.items() if key != "answers"}
    assert "nobody says what it answers" in faults(SUN, silent, {"id": "look", "look": True})


def test_the_checker_finds_missing_texts_and_wrong_minutes() -> None:
    found = faults_of_lesson(lesson({**SUN, "id": "unheard"}, minutes=9))
    assert "there is no text lessons_alien_frontiers-dock-unheard (fr)" in found
    assert "dock: a lesson takes 1 to 3 minutes" in found


def test_a_figure_has_the_same_columns_in_each_language() -> None:
    assert figures_agree(["1 · [a|b] · 2\n3 · [a|b] · 4", "un · [a|c] · 2\ntrois · [a|c] · 4"])
    assert figures_agree(["", ""])
    assert not figures_agree(["1 · [a|b] · 2", ""])
    assert not figures_agree(["1 · [a|b]\n2", "un · [a|c]\ndeux"])
    assert not figures_agree(["1 · [a|b]\n2 · [a|b]", "un · [a|c]"])


@pytest.mark.parametrize(
    "source",
    [
        {"steps": []},
        {"steps": [SUN], "tempo": 3},
        {"steps": [{**SUN, "wait": True}]},
        {"steps": [SUN, SUN]},
        {"steps": [{"id": "x"}]},
        {"steps": [{"id": "x", "look": True, "solution": ["end_turn"]}]},
        {"steps": [{**SUN, "marks": [{"at": []}] * 3}]},
        {"steps": [{**SUN, "wrong": [{"touch": "die:1"}]}]},
        {"steps": [{**SUN, "offer": 7}]},
    ],
)
def test_a_lesson_that_cannot_be_read_is_refused(source: dict[str, Any]) -> None:
    with pytest.raises(FaultyLesson):
        read_lesson(GAME, "dock", {"minutes": 2, "position": BEGINNING, **source})
