"""States told by what changed: whoever follows them has, after each, just what the whole state says."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from tests.server.harness import BOT, GAMES, ME, OPEN, Caller, Client, Message

from astrolude.kernel.play import UNDO
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.course import Course
from astrolude.server.tables.deltas import changed, changes_between
from astrolude.server.tables.library import load_games
from astrolude.server.tables.messages import DeltaMessage, TableState
from astrolude.server.tables.sight import WHOLE_LOG, add_events, add_position, news_message

EMPTY: TableState = {
    "type": "state",
    "table": "t_x",
    "game": "",
    "options": {},
    "status": "running",
    "ply": 0,
    "you": [],
    "eyes": None,
    "seats": [],
    "view": None,
    "decision": None,
    "events": [],
    "from_ply": WHOLE_LOG,
    "undo": {"possible": False, "reason": None},
    "orders": None,
    "thinking": None,
    "outcome": None,
}


class Reader:
    """One pair of eyes that is told only what changed, over a line that carries text."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.before: TableState | None = None
        self.state: dict[str, Any] = {}
        self.bytes = [0, 0]

    def read(self, course: Course, since: int) -> None:
        now = EMPTY.copy()
        add_position(now, course, self.seats)
        whole = now.copy()
        add_events(whole, course, since)
        told = json.dumps(news_message(self.before, now, whole))
        self.before = now
        message = json.loads(told)
        self.state = message if message["type"] == "state" else changed(self.state, message)
        expected = json.dumps(whole)
        assert json.dumps(self.state, sort_keys=True) == json.dumps(json.loads(expected), sort_keys=True)
        self.bytes[0] += len(told)
        self.bytes[1] += len(expected)


@pytest.mark.parametrize(
    "game_id", ["beacons", "alien_frontiers", "eclipse", "federation", "gaia", "space_gate"]
)
def test_what_is_told_by_changes_is_the_whole_state(game_id: str) -> None:
    """By the eyes of seats, of a spectator and of two at one screen, with moves taken back."""
    load_games(GAMES)
    chance = random.Random(game_id)
    game = find(game_id)
    course = Course(Start(game, game.players[-1], None, 11))
    readers = [Reader(seats) for seats in ((), (0, 1), (0,), (1,))]
    for _ in range(60):
        for reader in readers:
            reader.read(course, len(course.history) - 1 if reader.before else WHOLE_LOG)
        if course.play.state.over:
            break
        course.act(chance.choice(course.play.state.legal_actions()))
        last = course.play.seats[-1]
        if not course.play.why_no_undo(last) and chance.random() < 0.3:
            course = asyncio.run(course.follow([UNDO]))
    told, whole = (sum(reader.bytes[kind] for reader in readers) for kind in (0, 1))
    assert told < whole / 2


@pytest.mark.parametrize(
    ("old", "new", "changes", "gone"),
    [
        ({"a": 1}, {"a": 1}, [], []),
        ({"a": 1}, {"a": 2, "b": None}, [(["a"], 2), (["b"], None)], []),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 3}}, [(["a", "c"], 3)], [["a", "b"]]),
        ({"a": [1, 2, 3]}, {"a": [1, 2, 4]}, [(["a", 2], 4)], []),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 4]}, [(["a"], [1, 5, 4])], []),
        ({"a": [1, 2, 3]}, {"a": [1, 2]}, [(["a"], [1, 2])], []),
        ({"a": [{"b": [1, 2]}, 0]}, {"a": [{"b": [1, 3]}, 0]}, [(["a", 0, "b", 1], 3)], []),
        ({"a": {"b": 1}}, {"a": None}, [(["a"], None)], []),
    ],
)
def test_changes(old: Message, new: Message, changes: list[Any], gone: list[Any]) -> None:
    found = changes_between(old, new)
    assert found == ([{"at": at, "to": to} for at, to in changes], gone)
    delta: DeltaMessage = {
        "type": "delta",
        "changes": found[0],
        "gone": found[1],
        "events": [],
        "from_ply": 0,
    }
    before = json.dumps(old)
    assert changed(old, delta) == {**new, "events": [], "from_ply": 0}
    assert json.dumps(old) == before


class Follower:
    """A live client that wants deltas, and keeps the state and the log as the page does."""

    def __init__(self, address: str, table: str, secret: str | None) -> None:
        self.client = Client(address, table, secret, greet=False)
        self.client.say({"type": "hello", "secret": secret, "ply": None, "deltas": True})
        self.state: Message = {}
        self.log: list[Message] = []
        self.deltas = 0

    def until(self, ply: int) -> Message:
        while self.state.get("ply", -1) < ply:
            message = self.client.hear()
            if message["type"] == "delta":
                self.deltas += 1
                self.state = changed(self.state, message)  # type: ignore[arg-type]
            elif message["type"] == "state":
                self.state = message
            else:
                continue
            kept = [event for event in self.log if event["ply"] <= self.state["from_ply"]]
            self.log = kept + self.state["events"]
        return self.state


def same_as_whole(follower: Follower, caller: Caller) -> None:
    """But for who is connected, which is told in between by messages of its own."""
    whole = caller.get("state")
    assert follower.log == whole["events"]
    for name in whole.keys() - {"seats", "thinking", "events", "from_ply"}:
        assert follower.state[name] == whole[name], name


def test_live_clients_follow_a_whole_game_by_deltas(caller: Caller) -> None:
    made = caller.create(ME, OPEN, listed=True, options={"length": "long"})
    with Caller(caller.address, made["table"]) as guest:
        ben = guest.post("join", {"name": "Ben"})["secret"]
    callers = [Caller(caller.address, made["table"], secret) for secret in (made["secret"], ben, None)]
    followers = [Follower(caller.address, made["table"], each.secret) for each in callers]
    ply = 0
    while followers[0].until(ply)["status"] == "running":
        for follower, each in zip(followers, callers, strict=True):
            follower.until(ply)
            same_as_whole(follower, each)
        mover = followers[followers[0].state["decision"]["seat"]]
        if mover.state["undo"]["possible"] and ply % 7 == 3:
            mover.client.say({"type": "undo", "id": "u", "ply": ply})
        else:
            action = mover.state["decision"]["actions"][0]["id"]
            mover.client.say({"type": "act", "id": "a", "ply": ply, "action": action})
        ply += 1
    for follower, each in zip(followers, callers, strict=True):
        follower.until(ply)
        same_as_whole(follower, each)
        assert follower.deltas > ply / 2
        follower.client.close()
        each.http.close()


def test_who_said_something_stale_is_sent_a_whole_state(caller: Caller) -> None:
    made = caller.create(ME, BOT, seed=5)
    follower = Follower(caller.address, made["table"], made["secret"])
    follower.until(0)
    assert follower.client.ask("act", ply=999, action=0)["code"] == "stale"
    assert follower.client.await_type("state")["ply"] >= 0
    follower.client.close()
