"""Advice during a game: to one person among bots, or where all agreed; by what the seat knows alone."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, in_declared_form, quick, running

from astrolude.advice import judge
from astrolude.bots.search import Budget
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.start import Start
from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.settings import Rate
from astrolude.server.tables import messages
from astrolude.server.tables.judging import Question, advice_of, advise

Message = dict[str, Any]
GAMES = load()


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


def ask(caller: Caller, **more: Any) -> httpx.Response:
    ply = caller.get("state")["ply"]
    return caller.http.post(f"/api/tables/{caller.table}/hint", json={"ply": ply, **more})


def seated(address: str, made: Message) -> Caller:
    return Caller(address, made["table"], made["secret"])


@pytest.mark.parametrize("game", ["beacons", *[game.id for game in GAMES]])
def test_a_hint_names_the_best_answers_and_why(caller: Caller, game: str) -> None:
    with seated(caller.address, caller.create(ME, BOT, game=game, seed=3)) as anna:
        state = anna.get("state")
        while state["decision"] is None or len(state["decision"].get("actions", [])) < 2:
            for action in (state["decision"] or {}).get("actions", []):
                anna.post("actions", {"ply": state["ply"], "action": action["id"]})
                break
            state = anna.get("state")
        assert state["coach"] is True
        told = in_declared_form(messages.Advice, ask(anna).json())
        legal = {action["id"] for action in state["decision"]["actions"]}
        assert told["seat"] == state["decision"]["seat"]
        assert 1 <= len(told["answers"]) <= 3
        assert {answer["action"]["id"] for answer in told["answers"]} <= legal
        assert told["answers"][0]["loss"] == 0.0
        assert ask(anna).json() == told, "who asks again is told the same"
        wanted = max(legal)
        about = ask(anna, action=wanted).json()
        assert [answer["action"]["id"] for answer in about["asked"]] == [wanted]
        assert str(wanted) in about["losses"]


def test_no_advice_among_people_unless_all_agree(caller: Caller) -> None:
    made = caller.create(ME, OPEN)
    with seated(caller.address, made) as anna, Caller(caller.address, made["table"]) as door:
        joined = door.post("join", {"name": "Ben", "invite": made["invite"]})
        with Caller(caller.address, made["table"], joined["secret"]) as ben:
            first = anna if "actions" in anna.get("state")["decision"] else ben
            assert "coach" not in first.get("state")
            assert code(ask(first)) == "no_coach"
            anna.post("coach", {"agree": True})
            assert [seat.get("coach", False) for seat in ben.get("state")["seats"]] == [True, False]
            assert code(ask(first)) == "no_coach"
            ben.post("coach", {"agree": True})
            assert door.get("state")["coach"] is True, "whoever looks on sees it"
            assert ask(first).status_code == 200
            ben.post("coach", {"agree": False})
            assert code(ask(first)) == "no_coach"
        assert code(door.http.post(f"/api/tables/{made['table']}/coach", json={"agree": True})) == "no_seat"


def test_only_who_is_asked_now_gets_advice(caller: Caller) -> None:
    made = caller.create(ME, BOT, seed=3)
    with seated(caller.address, made) as anna, Caller(caller.address, made["table"]) as looker:
        assert code(ask(looker)) == "no_seat"
        ply = anna.get("state")["ply"]
        late = anna.http.post(f"/api/tables/{made['table']}/hint", json={"ply": ply + 1})
        assert code(late) == "stale"
        assert code(ask(anna, action=999)) == "illegal_action"


def test_hints_of_one_address_are_limited(tmp_path: Path) -> None:
    with (
        running(quick(tmp_path, hint_rate=Rate(0.0001, 1))) as address,
        Caller(address) as caller,
        seated(address, caller.create(ME, BOT, seed=3)) as anna,
    ):
        assert ask(anna).status_code == 200
        assert code(ask(anna)) == "too_fast"


def test_a_new_question_takes_the_place_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has chosen otherwise meanwhile does not wait for what is not wanted any more."""
    think, asked = Thinkers.ask, threading.Event()

    async def think_long_about_the_first(thinkers: Thinkers, work: Any, question: Any, owner: str) -> Any:
        if not asked.is_set():
            asked.set()
            await asyncio.Event().wait()
        return await think(thinkers, work, question, owner)

    monkeypatch.setattr(Thinkers, "ask", think_long_about_the_first)
    with (
        running(quick(tmp_path)) as address,
        Caller(address) as caller,
        seated(address, caller.create(ME, BOT, seed=3)) as anna,
        ThreadPoolExecutor(1) as beside,
    ):
        actions = [action["id"] for action in anna.get("state")["decision"]["actions"]]
        first = beside.submit(lambda: ask(anna, action=actions[0]))
        assert asked.wait(PATIENCE)
        second = ask(anna, action=actions[1])
        assert [answer["action"]["id"] for answer in second.json()["asked"]] == [actions[1]]
        assert code(first.result()) == "stale"


def on_the_way(start: Start, plies: int) -> Play:
    """A random game that has come to a choice; a short one is left nearer to its beginning."""
    play, chance = Play(start), Generator(4)
    while len(play.actions) < plies or len(play.state.legal_actions()) < 2:
        legal = play.state.legal_actions()
        play.act(legal[chance.below(len(legal))])
        if play.state.over:
            return on_the_way(start, plies // 2)
    return play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: Game) -> None:
    """All that is told, in another world with the same view and the same seed of the search."""
    start = Start(game, 2, {}, 9)
    play = on_the_way(start, 40)
    also = [play.state.legal_actions()[-1]]
    told = advise(Question(start, list(play.actions), 0, 77, also, iterations=24))
    for other in range(3):
        world = play.state.determinize(play.state.seat, Generator(other))
        assert advice_of(world.grammar, judge(world, Budget(iterations=24), 77, also, 3), also) == told


def slow(_: int) -> int:
    time.sleep(0.5)
    return 1


def test_a_thought_that_nobody_wants_leaves_the_line_and_keeps_no_place() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, (), PATIENCE)
        try:
            running = asyncio.create_task(thinkers.ask(slow, 1, "anna"))
            await asyncio.sleep(0)
            waiting = asyncio.create_task(thinkers.ask(slow, 2, "ben"))
            await asyncio.sleep(0.05)
            waiting.cancel()
            running.cancel()
            await asyncio.gather(waiting, running, return_exceptions=True)
            assert thinkers.turns.waiting == 0
            assert await thinkers.ask(slow, 3, "carla") == 1, "the place was given back at the thought's end"
        finally:
            thinkers.stop()

    asyncio.run(scenario())
