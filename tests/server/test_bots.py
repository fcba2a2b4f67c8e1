"""Bots in the server: their processes, what happens when one dies, and going on after a restart."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import BOT, GAMES, ME, OPEN, PATIENCE, Caller, Client, quick, running
from tests.server.misbehaviour import die, own_process, sleep, stumble

from astrolude.kernel.play import UNDO, Play
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.library import load_games
from astrolude.server.tables.thinking import Job, reached, think
from astrolude.testing import toy


def job(history: list[int], **changes: Any) -> Job:
    values: dict[str, Any] = {"start": Start(toy.GAME, 2, {}, 3), "level": "random", "bot_seed": 1}
    return Job(history=history, **{**values, **changes})


def with_thinkers(work: Callable[[Thinkers], Any], limit: float = PATIENCE) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(1, GAMES, limit)
        try:
            return await work(thinkers)
        finally:
            thinkers.stop()

    return asyncio.run(run())


def test_a_position_is_reached_from_the_one_kept_and_after_an_undo() -> None:
    load_games(GAMES)
    play = Play(Start(find("beacons"), 2, {}, 3))
    history: list[int] = []
    for _ in range(6):
        action = play.state.legal_actions()[-1]
        play.act(action)
        history.append(action)
        assert reached(job(list(history))).snapshot() == play.state.snapshot()
    kept = reached(job(list(history)))
    assert reached(job(list(history))) is kept
    other = Play(Start(find("beacons"), 2, {}, 3))
    other.follow([*history, UNDO])
    assert reached(job([*history, UNDO])).snapshot() == other.state.snapshot()


def test_thinking_leaves_the_kept_position_alone_and_repeats_itself() -> None:
    load_games(GAMES)
    for level in ("random", "greedy"):
        before = reached(job([])).snapshot()
        first = think(job([], level=level))
        assert first in reached(job([])).legal_actions()
        assert think(job([], level=level)) == first
        assert reached(job([])).snapshot() == before


def test_a_process_that_dies_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        first = await thinkers.choose(job([]), own_process)
        with pytest.raises(MindLost):
            await thinkers.choose(job([]), die)
        second = await thinkers.choose(job([]), own_process)
        assert first != second
        assert os.getpid() not in (first, second)

    with_thinkers(work)


def test_a_bot_that_never_answers_is_ended() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(job([]), own_process)
        with pytest.raises(MindLost, match="more than"):
            await thinkers.choose(job([]), sleep)
        assert await thinkers.choose(job([]), own_process)

    with_thinkers(work, 1.5)


def test_an_expert_sits_only_where_one_comes_along(caller: Caller) -> None:
    expert = {"kind": "bot", "level": "expert"}
    games = {game["id"]: game["experts"] for game in caller.http.get("/api/games").json()}
    assert games["alien_frontiers"] == caller.http.get("/api/games/alien_frontiers").json()["experts"] == [2]
    assert games["beacons"] == []
    caller.create(ME, expert, game="alien_frontiers")
    for game, seats in (("alien_frontiers", [ME, expert, BOT]), ("beacons", [ME, expert])):
        refused = caller.http.post("/api/tables", json={"game": game, "seats": seats})
        assert refused.status_code == 400
        assert "no expert plays" in refused.text
    made = caller.create(ME, OPEN, game="beacons")
    with Caller(caller.address, made["table"], made["secret"]) as host:
        filled = host.http.post(f"/api/tables/{made['table']}/fill", json={"level": "expert"})
        assert filled.status_code == 400


def test_an_expert_answers_within_its_process() -> None:
    load_games(GAMES)
    start = Start(find("alien_frontiers"), 2, {}, 3)
    assert think(job([], start=start, level="expert")) in start.new().legal_actions()


def test_a_fault_of_a_bot_is_not_hidden() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(ValueError, match="a fault of the bot"):
            await thinkers.choose(job([]), stumble)

    with_thinkers(work)


def test_a_bot_that_fails_is_reported_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table says so; nothing is played for the bot; the next who comes makes it try again."""
    choose = Thinkers.choose
    broken = True

    async def unreliable(thinkers: Thinkers, task: Job) -> int:
        if broken:
            raise MindLost("broken for this test")
        return await choose(thinkers, task)

    monkeypatch.setattr(Thinkers, "choose", unreliable)
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        made = caller.create(BOT, ME)
        with Client(address, made["table"], made["secret"]) as anna:
            anna.hear()
            while not (anna.received[-1].get("thinking") or {}).get("failed"):
                anna.hear()
            assert anna.received[-1]["thinking"] == {"seat": 0, "level": "random", "failed": True}
            assert caller.http.get(f"/api/tables/{made['table']}").json()["ply"] == 0
            broken = False
            with Client(address, made["table"]):
                state = anna.await_ply(1)
            assert not (state["thinking"] or {}).get("failed")


def test_a_bot_that_cheats_is_not_obeyed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def illegal(_thinkers: Thinkers, _task: Job) -> int:
        return find("beacons").grammar.parse("douse")

    monkeypatch.setattr(Thinkers, "choose", illegal)
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        made = caller.create(BOT, ME)
        with Client(address, made["table"], made["secret"]) as anna:
            while not (anna.hear().get("thinking") or {}).get("failed"):
                pass
        assert caller.http.get(f"/api/tables/{made['table']}").json()["ply"] == 0


def test_people_can_follow_what_bots_do(tmp_path: Path) -> None:
    with running(quick(tmp_path, bot_pause=0.2)) as address, Caller(address) as caller:
        begun = time.monotonic()
        made = caller.create(BOT, BOT)
        with Client(address, made["table"]) as spectator:
            while spectator.hear().get("thinking") is None:
                pass
            last = spectator.await_ply(4)
            assert time.monotonic() - begun >= 0.19 * (last["ply"] - 1)


def line_that_asks_a_rival() -> tuple[int, list[int], list[int]]:
    """A seed, actions and who took them, after which seat 0 has just asked seat 1 with nothing revealed."""
    chance = random.Random(1)
    for seed in range(1000):
        play = Play(Start(find("beacons"), 2, {"length": "long"}, seed))
        while not play.state.over:
            seat, reveals = play.state.seat, play.state.reveals
            play.act(chance.choice(play.state.legal_actions()))
            if (seat, play.state.seat, play.state.reveals) == (0, 1, reveals):
                return seed, play.actions, play.seats
    raise AssertionError("no such line was found")


def test_an_undo_while_a_bot_thinks_is_honoured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_games(GAMES)
    seed, actions, seats = line_that_asks_a_rival()
    thought = threading.Event()
    late_answer = find("beacons").grammar.parse("let")

    async def scripted(_thinkers: Thinkers, task: Job) -> int:
        ply = len(task.history)
        if ply < len(actions):
            return actions[ply]
        await asyncio.to_thread(thought.wait, PATIENCE)
        return late_answer

    monkeypatch.setattr(Thinkers, "choose", scripted)
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        made = caller.create(ME, BOT, options={"length": "long"}, seed=seed)
        with Client(address, made["table"], made["secret"]) as anna:
            for ply, (action, seat) in enumerate(zip(actions, seats, strict=True)):
                if seat == 0:
                    anna.await_ply(ply)
                    assert anna.ask("act", ply=ply, action=action)["type"] == "ok"
            state = anna.await_ply(len(actions))
            assert state["decision"]["seat"] == 1
            assert anna.ask("undo", ply=len(actions))["ply"] == len(actions) + 1
            back = anna.await_ply(len(actions) + 1)
            assert (back["decision"]["seat"], back["thinking"]) == (0, None)
            thought.set()
            assert anna.silent(0.3), "the late answer of the bot changes nothing"


def test_after_a_restart_waiting_bots_go_on(tmp_path: Path) -> None:
    with running(quick(tmp_path, bot_pause=3600.0)) as address, Caller(address) as caller:
        tables = [caller.create(BOT, BOT)["table"] for _ in range(3)]
        mine = caller.create(ME, OPEN)
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        for table in tables:
            with Client(address, table) as spectator:
                while spectator.await_type("state")["status"] != "finished":
                    pass
        with Caller(address, mine["table"], mine["secret"]) as anna:
            assert anna.get("state")["you"] == [0], "a seat is still held by its secret"
