"""Clocks: arithmetic over stored times, and what a server does when they run out, on both kinds of store."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, Client, Message, Wall, quick, running

from astrolude.server.tables.clocks import (
    DAY,
    GRACE,
    HOUR,
    MINUTE,
    SECOND,
    Question,
    Rule,
    after,
    begun,
    decided,
    in_grace,
    left_at,
    out_at,
    timing_of,
    vacation_left,
)

LIVE = Rule("live", "vote", minutes=5, increment=10)
DAYS = Rule("days", "bot", days=2, vacation=10, opens=8, closes=22, offset=60)
MONDAY = 1_800_000_000_000 // DAY * DAY - HOUR
"""Midnight where the clocks of DAYS hang."""


def test_the_time_before_a_move_is_that_of_whoever_made_it() -> None:
    timing = begun(LIVE, 2, 0)
    timing = after(LIVE, timing, 0, 30 * SECOND, by_order=False)
    timing = after(LIVE, timing, 0, 40 * SECOND, by_order=False)
    assert left_at(LIVE, timing, 0, 40 * SECOND) == [5 * MINUTE - 40 * SECOND, 5 * MINUTE]
    # The turn ends: its increment comes once, for both moves.
    assert left_at(LIVE, timing, 1, 60 * SECOND) == [5 * MINUTE - 30 * SECOND, 5 * MINUTE - 20 * SECOND]


def test_whoever_takes_back_pays_for_the_others_and_gains_no_increment() -> None:
    timing = after(LIVE, begun(LIVE, 2, 0), 0, 30 * SECOND, by_order=False)
    for moment in (50, 60, 70, 80):  # back, again, back, again
        timing = after(LIVE, timing, 0, moment * SECOND, by_order=False)
    assert left_at(LIVE, timing, 1, 80 * SECOND) == [5 * MINUTE - 70 * SECOND, 5 * MINUTE]


def test_an_answer_by_standing_order_costs_nothing_and_ends_no_turn() -> None:
    timing = after(LIVE, begun(LIVE, 2, 0), 0, 30 * SECOND, by_order=False)
    timing = after(LIVE, timing, 1, 31 * SECOND, by_order=True)
    assert left_at(LIVE, timing, 0, 41 * SECOND) == [5 * MINUTE - 40 * SECOND, 5 * MINUTE]


def test_grace_comes_once_a_game_and_then_the_time_is_over() -> None:
    timing = begun(LIVE, 2, 0)
    assert out_at(LIVE, timing, 0) == 5 * MINUTE + GRACE
    assert not in_grace(LIVE, timing, 0, 5 * MINUTE)
    assert in_grace(LIVE, timing, 0, 5 * MINUTE + SECOND)
    assert left_at(LIVE, timing, 0, 5 * MINUTE + 20 * SECOND)[0] == 40 * SECOND
    timing = after(LIVE, timing, 0, 5 * MINUTE + 20 * SECOND, by_order=False)
    assert timing.graced == (0,)
    assert out_at(LIVE, timing, 0) == timing.at + 40 * SECOND


def test_whoever_moves_while_the_others_are_asked_has_the_rest_of_that_time() -> None:
    asked = replace(begun(LIVE, 2, 0), left=(0, MINUTE), question=Question(0, 45 * SECOND, {}))
    assert left_at(LIVE, asked, 0, 30 * SECOND) == [0, MINUTE]
    timing = after(LIVE, asked, 0, 30 * SECOND, by_order=False)
    assert timing.question is None
    assert left_at(LIVE, timing, 0, 30 * SECOND) == [15 * SECOND, MINUTE]


def test_by_correspondence_a_clock_runs_only_in_its_hours() -> None:
    assert DAYS.whole == 28 * HOUR
    at_ten = begun(DAYS, 2, MONDAY + 10 * HOUR)
    assert out_at(DAYS, at_ten, 0) == MONDAY + 2 * DAY + 10 * HOUR
    at_night = begun(DAYS, 2, MONDAY + 23 * HOUR)
    assert out_at(DAYS, at_night, 0) == MONDAY + 2 * DAY + 22 * HOUR
    assert left_at(DAYS, at_night, 0, MONDAY + DAY + 7 * HOUR)[0] == DAYS.whole
    assert left_at(DAYS, at_night, 0, MONDAY + DAY + 9 * HOUR)[0] == DAYS.whole - HOUR


def test_by_correspondence_every_turn_has_all_its_days_and_vacations_stand_apart() -> None:
    timing = begun(DAYS, 2, MONDAY + 10 * HOUR)
    away = replace(timing, away=((0, MONDAY + 12 * HOUR, MONDAY + 5 * DAY + 12 * HOUR),))
    assert out_at(DAYS, away, 0) == MONDAY + 7 * DAY + 10 * HOUR
    assert vacation_left(DAYS, away, 0) == 5 * DAY
    moved = after(DAYS, away, 0, MONDAY + 6 * DAY, by_order=False)
    assert left_at(DAYS, moved, 1, MONDAY + 6 * DAY) == [DAYS.whole, DAYS.whole]


@pytest.mark.parametrize(
    ("votes", "can_give", "result"),
    [
        ({}, True, "time"),
        ({}, False, "bot"),
        ({1: "bot", 2: "time"}, True, "time"),
        ({1: "bot", 2: "end"}, True, "time"),
        ({1: "bot", 2: "end"}, False, "bot"),
        ({1: "bot", 2: "bot", 3: "time"}, True, "bot"),
        ({1: "end"}, True, "end"),
    ],
)
def test_most_votes_decide_and_doubt_gives_time(votes: dict[int, Any], can_give: bool, result: str) -> None:
    assert decided(votes, can_give) == result


def test_what_is_written_down_is_read_back() -> None:
    timing = replace(
        begun(LIVE, 2, 7), question=Question(1, 9, {0: "bot"}), away=((0, 1, 2),), graced=(1,), given=(0,)
    )
    assert timing_of(timing.to_json()) == timing


# A server with a clock on the wall that only the test moves.

LIVE_VOTE = {"kind": "live", "minutes": 5, "increment": 0, "out": "vote"}
LIVE_BOT = {"kind": "live", "minutes": 5, "increment": 0, "out": "bot"}
BY_DAY = {"kind": "days", "days": 1, "vacation": 3, "out": "bot"}


@pytest.fixture(scope="module")
def wall() -> Wall:
    return Wall()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def workers(
    request: pytest.FixtureRequest, wall: Wall, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[str]]:
    """One worker over a file, or two over PostgreSQL, which both look for clocks that run out."""
    more: dict[str, Any] = {"clock_interval": 0.02}
    if request.param == "postgres":
        pytest.importorskip("asyncpg", reason="asyncpg is not installed")
        more |= {"database": request.getfixturevalue("database"), "presence_interval": 0.3}
    settings = quick(tmp_path_factory.mktemp("clocks"), **more)
    with ExitStack() as stack:
        yield [stack.enter_context(running(settings, wall)) for _ in range(2 if more.get("database") else 1)]


class Table:
    """People at a table with a clock, each at another worker if there are several."""

    def __init__(self, workers: list[str], clock: Message | None, people: int = 2, *others: Message) -> None:
        with Caller(workers[0]) as caller:
            made = caller.create(ME, *[OPEN] * (people - 1), *others, listed=True, clock=clock)
        self.id: str = made["table"]
        self.secrets: list[str] = [made["secret"]]
        for number in range(1, people):
            with Caller(workers[-1], self.id) as guest:
                self.secrets.append(guest.post("join", {"name": f"Guest {number}"})["secret"])
        self.callers = [
            Caller(workers[seat % len(workers)], self.id, secret) for seat, secret in enumerate(self.secrets)
        ]

    def act(self) -> None:
        """Whoever decides takes the first action."""
        seat = self.callers[0].get("state")["decision"]["seat"]
        state = self.callers[seat].get("state")
        self.callers[seat].post(
            "actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]}
        )

    def clock(self) -> Message:
        found: Message = self.callers[-1].get("clock")
        return found

    def close(self) -> None:
        for caller in self.callers:
            caller.http.close()


@pytest.fixture
def sit(workers: list[str]) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(clock: Message | None, people: int = 2, *others: Message) -> Table:
        tables.append(Table(workers, clock, people, *others))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


def until(found: Callable[[], Any]) -> Any:
    """Ask again and again until there is an answer; the server's own interval is short."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := found()):
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.01)
    return answer


def test_a_clock_runs_for_the_seat_that_is_waited_for(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(LIVE_VOTE)
    deciding = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(100)
    told = table.clock()
    assert told["running"] == deciding
    assert told["left"][deciding] == 200_000
    assert told["left"][1 - deciding] == 300_000
    assert told["until"] == wall() + 200_000 + GRACE
    table.act()
    assert table.clock()["left"][deciding] == 200_000
    summary = table.callers[0].summary()
    assert summary["clock"]["minutes"] == 5
    assert summary["due"] is not None


def test_no_clock_runs_while_a_bot_thinks_or_where_nobody_waits(
    sit: Callable[..., Table], wall: Wall
) -> None:
    table = sit(LIVE_VOTE, 1, BOT)
    wall.forward(3600)
    told = table.clock()
    assert told["left"][1] is None
    assert told["question"] is None, "only a bot waits"
    assert table.callers[0].summary()["status"] == "running"


def test_at_zero_the_others_are_asked_and_may_give_time_once(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(LIVE_VOTE)
    out = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(300 + 59)
    assert table.clock()["grace"] == [out]
    assert table.clock()["question"] is None
    wall.forward(2)
    asked = until(lambda: table.clock()["question"])
    assert asked["seat"] == out
    assert asked["choices"] == ["time", "bot", "end"]
    assert asked["voters"] == [1 - out]
    assert table.clock()["running"] is None
    with pytest.raises(httpx.HTTPStatusError):
        table.callers[out].post("vote", {"choice": "time"})
    table.callers[1 - out].post("vote", {"choice": "time"})
    told = table.clock()
    assert told["question"] is None
    assert told["left"][out] == 120_000
    wall.forward(121)
    asked = until(lambda: table.clock()["question"])
    assert asked["choices"] == ["bot", "end"]
    with pytest.raises(httpx.HTTPStatusError):
        table.callers[1 - out].post("vote", {"choice": "time"})
    table.callers[1 - out].post("vote", {"choice": "end"})
    state = table.callers[out].get("state")
    assert state["status"] == "finished"
    assert state["outcome"]["early"] is True
    assert state["decision"] is None


def test_a_move_settles_what_was_asked(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(LIVE_VOTE)
    out = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(361)
    until(lambda: table.clock()["question"])
    wall.forward(15)
    table.act()
    told = table.clock()
    assert told["question"] is None
    assert told["left"][out] == 30_000


def test_silence_gives_time_and_then_a_bot(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(LIVE_VOTE, 3)
    out = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(361)
    until(lambda: table.clock()["question"])
    wall.forward(46)
    until(lambda: table.clock()["question"] is None)
    assert table.clock()["left"][out] == 120_000
    wall.forward(121)
    until(lambda: table.clock()["question"])
    wall.forward(46)
    until(lambda: table.callers[0].summary()["seats"][out]["kind"] == "bot")
    # In a live game the seat stays with the bot: the person may look on.
    with Client(table.callers[0].address, table.id, table.secrets[out]) as client:
        assert client.await_type("state")["you"] == []


def test_a_bot_takes_over_where_that_was_agreed(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(LIVE_BOT)
    out = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(361)
    until(lambda: table.callers[0].summary()["seats"][out]["kind"] == "bot")
    until(lambda: table.callers[0].summary()["ply"] > 0)


def test_by_day_a_bot_holds_the_seat_until_the_person_returns(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(BY_DAY)
    out = table.callers[0].get("state")["decision"]["seat"]
    wall.forward(24 * 3600 + 1)
    until(lambda: table.callers[0].summary()["seats"][out]["kind"] == "bot")
    with Client(table.callers[out].address, table.id, table.secrets[out]) as client:
        assert client.await_type("state")["you"] == [out]
    summary = table.callers[0].summary()
    assert summary["seats"][out]["kind"] == "person"


def test_a_vacation_stops_the_clock_and_is_measured(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(BY_DAY)
    out = table.callers[0].get("state")["decision"]["seat"]
    with pytest.raises(httpx.HTTPStatusError):
        table.callers[out].post("vacation", {"days": 4})
    table.callers[out].post("vacation", {"days": 2})
    assert table.clock()["away"] == [out]
    wall.forward(36 * 3600)
    assert table.clock()["left"][out] == 24 * 3_600_000
    table.callers[out].post("vacation", {"days": 0})
    wall.forward(3600)
    assert table.clock()["left"][out] == 23 * 3_600_000
    with pytest.raises(httpx.HTTPStatusError):
        table.callers[out].post("vacation", {"days": 2})


def test_somebody_away_without_a_clock_can_be_replaced_by_vote(sit: Callable[..., Table], wall: Wall) -> None:
    table = sit(None)
    out = table.callers[0].get("state")["decision"]["seat"]
    other = table.callers[1 - out]
    assert table.clock() is None
    with pytest.raises(httpx.HTTPStatusError) as refused:
        other.post("vote", {"choice": "bot"})
    assert refused.value.response.json()["error"]["code"] == "too_fast"
    wall.forward(601)
    with Client(other.address, table.id, table.secrets[out]) as client:
        client.await_type("state")
        until(lambda: other.summary()["seats"][out]["online"])
        with pytest.raises(httpx.HTTPStatusError):
            other.post("vote", {"choice": "bot"})
    until(lambda: not other.summary()["seats"][out]["online"])
    other.post("vote", {"choice": "bot"})
    assert other.summary()["seats"][out]["kind"] == "bot"
    table.callers[out].post("return", {})
    assert other.summary()["seats"][out]["kind"] == "person"


def test_clocks_are_told_to_everybody_live_and_reveal_no_more_than_the_table(
    sit: Callable[..., Table], wall: Wall
) -> None:
    table = sit(LIVE_VOTE)
    with Client(table.callers[0].address, table.id) as spectator:
        told = spectator.await_type("clock")
        assert told["rule"]["kind"] == "live"
        assert set(told) == {
            "type", "now", "rule", "left", "running", "until", "grace", "away", "question"
        }  # fmt: skip
        wall.forward(10)
        table.act()
        again = spectator.await_type("clock")
        assert again["now"] == told["now"] + 10_000


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "minutes": 0},
        {"kind": "live", "minutes": 5, "days": 1},
        {"kind": "days", "days": 1, "opens": 20, "closes": 8},
        {"kind": "hourglass"},
        {"kind": "live", "minutes": 5, "out": "lose"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(workers: list[str], clock: Message) -> None:
    with Caller(workers[0]) as caller, pytest.raises(httpx.HTTPStatusError):
        caller.create(ME, OPEN, clock=clock)


def test_times_survive_a_server_that_ends(tmp_path: Path) -> None:
    wall = Wall()
    settings = quick(tmp_path, clock_interval=0.02)
    with running(settings, wall) as address:
        table = Table([address], LIVE_VOTE)
        wall.forward(60)
        table.act()
        before = table.clock()
        table.close()
    with running(settings, wall) as address, Caller(address, table.id, table.secrets[0]) as caller:
        assert caller.get("clock") == before
        wall.forward(900)
        assert until(lambda: caller.get("clock")["question"])["seat"] == before["running"]
