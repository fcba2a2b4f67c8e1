"""Going back in a game: the same position as by a replay from the beginning, and nobody waits for it."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from tests.server.harness import GAMES

from astrolude.kernel.play import BY_ORDER, UNDO, Play
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.course import APART, KEPT, Course
from astrolude.server.tables.library import load_games
from astrolude.server.tables.sight import WHOLE_LOG, events_for


def played(game_id: str, seed: int, plies: int) -> tuple[Course, list[int]]:
    """A game by random actions with many taken back, and some noted as answers by standing order."""
    load_games(GAMES)
    chance = random.Random(seed)
    course = Course(Start(find(game_id), None, None, seed))
    while len(course.history) < plies and not course.play.state.over:
        actions = course.play.state.legal_actions()
        entry = chance.choice(actions)
        if chance.random() < 0.1:
            entry = BY_ORDER - entry
        last = course.play.last_chosen()
        if last >= 0 and not course.play.why_no_undo(course.play.seats[last]) and chance.random() < 0.3:
            entry = UNDO
        course = asyncio.run(course.follow([entry]))
    return course, list(course.history)


def check(course: Course, history: list[int]) -> None:
    """Everything that is ever read of a course is as after a replay from the beginning."""
    fresh = Play(course.play.start)
    fresh.follow(history)
    assert course.history == history
    assert course.play.state == fresh.state
    for name in ("actions", "seats", "reveals", "marks", "by_order"):
        assert getattr(course.play, name) == getattr(fresh, name)
    told = [(entry.to_json(), entry.seen) for entry in course.play.journal.entries]
    assert told == [(entry.to_json(), entry.seen) for entry in fresh.journal.entries]
    assert len(course.plies) == len(fresh.actions)


@pytest.mark.parametrize("game_id", ["beacons", "alien_frontiers", "gaia"])
def test_a_game_as_it_was_after_any_ply(game_id: str) -> None:
    course, history = played(game_id, 3, 150)
    for ply in random.Random(1).sample(range(len(history) + 1), min(25, len(history))):
        before = asyncio.run(course.back_at(ply))
        check(before, history[:ply])
        assert before is not course
        if not before.play.state.over:
            before.act(before.play.state.legal_actions()[0])
    check(course, history)


def test_a_game_loaded_in_one_go_is_the_game_played(monkeypatch: pytest.MonkeyPatch) -> None:
    course, history = played("alien_frontiers", 5, 400)
    monkeypatch.setattr("astrolude.server.tables.course.SLICE", 0.0)
    loaded = asyncio.run(Course(course.play.start).follow(history))
    check(loaded, history)
    assert events_for(loaded, 0, WHOLE_LOG) == events_for(course, 0, WHOLE_LOG)


@pytest.mark.parametrize("game_id", ["beacons", "gaia", "space_gate"])
def test_each_event_says_whose_action_it_belongs_to(game_id: str) -> None:
    course, _ = played(game_id, 4, 120)
    seats = dict(zip(course.plies, course.play.seats, strict=True))
    told = events_for(course, 0, WHOLE_LOG)
    assert all(event.get("by") == seats.get(event["ply"]) for event in told)
    assert {event.get("by") for event in told} >= {None, 0, 1}
    assert [event for event in told if event["ply"] > 60] == events_for(course, 0, 60)


def test_few_positions_are_kept_however_long_a_game_is() -> None:
    course, _ = played("alien_frontiers", 7, 2 * APART * KEPT)
    assert KEPT / 2 <= len(course._kept) <= KEPT


def test_others_have_their_turn_during_a_long_replay() -> None:
    course, history = played("alien_frontiers", 9, 400)

    async def replay_while_others_wait() -> float:
        worst = 0.0
        done = asyncio.Event()

        async def look_on() -> None:
            nonlocal worst
            while not done.is_set():
                begun = time.thread_time()
                await asyncio.sleep(0)
                worst = max(worst, time.thread_time() - begun)

        looker = asyncio.create_task(look_on())
        begun = time.thread_time()
        await Course(course.play.start).follow(history)
        whole = time.thread_time() - begun
        done.set()
        await looker
        return worst / whole

    assert asyncio.run(replay_while_others_wait()) < 0.5
