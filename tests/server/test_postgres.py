"""Two workers over one PostgreSQL store: they share the games, wake each other, and never both win a race."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic_core import to_json
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, Client, Message, quick, running
from tests.server.nursery import server_process
from tests.server.test_store import header

from astrolude.server.store import neighbours
from astrolude.server.store.address import database_url
from astrolude.server.store.neighbours import PostgresNeighbours
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.chat import Chats, Talk
from astrolude.server.tables.conversation import Conversation
from astrolude.server.tables.household import Household
from astrolude.server.tables.library import load_games
from astrolude.server.tables.neighbours import GAP, Alone, Notice
from astrolude.server.tables.owners import Owners
from astrolude.server.tables.rows import RUNNING, Seat, Standing, Step, Stored
from astrolude.server.tables.store import Outrun
from astrolude.server.tables.table import Table
from astrolude.server.tables.thinking import Job

asyncpg = pytest.importorskip("asyncpg", reason="asyncpg is not installed")

PEOPLE = [Seat(0, "person", "Anna", None, "a" * 64), Seat(1, "person", "Ben", None, "b" * 64)]


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two workers; what one holds in memory the other does not."""
    settings = quick(tmp_path_factory.mktemp("unused"), database=database, presence_interval=0.3)
    with ExitStack() as stack:
        yield [stack.enter_context(running(settings)) for _ in range(2)]


def two_people(address: str, **more: Any) -> tuple[str, str, str]:
    with Caller(address) as caller:
        made = caller.create(ME, OPEN, listed=True, **more)
    with Caller(address, made["table"]) as guest:
        joined = guest.post("join", {"name": "Ben"})
    return made["table"], made["secret"], joined["secret"]


def test_a_move_at_one_worker_is_seen_at_the_other(workers: list[str]) -> None:
    table, anna_secret, ben_secret = two_people(workers[0])
    with Client(workers[0], table, anna_secret) as anna, Client(workers[1], table, ben_secret) as ben:
        state = anna.await_ply(0)
        ben.await_ply(0)
        anna.ask("act", ply=0, action=state["decision"]["actions"][0]["id"])
        seen = ben.await_ply(1)
        assert seen["ply"] == 1
        assert seen["view"]["active"] == anna.await_ply(1)["view"]["active"]


def test_presence_and_seats_are_shared(workers: list[str]) -> None:
    with Caller(workers[0]) as caller:
        made = caller.create(ME, OPEN, listed=True)
    with Client(workers[0], made["table"], made["secret"]) as anna:
        assert anna.hear()["status"] == "open"
        with Caller(workers[1], made["table"]) as guest:
            ben_secret = guest.post("join", {"name": "Ben"})["secret"]
        while anna.hear().get("status") != "running":
            pass
        with Client(workers[1], made["table"], ben_secret):
            while not anna.hear()["seats"][1]["online"]:
                pass
        while anna.hear()["seats"][1]["online"]:
            pass


def test_of_two_workers_one_wins_a_race(workers: list[str]) -> None:
    """The same seat acts at both workers at the same moment, again and again, until the game is over."""
    with Caller(workers[0]) as caller:
        made = caller.create(ME, {"kind": "me", "name": "Ben"}, options={"length": "long"})
    barrier = threading.Barrier(2)
    answers: list[tuple[int, Message]] = []

    def play(address: str, choice: int) -> None:
        with Client(address, made["table"], made["secret"]) as client:
            state = client.await_ply(0)
            while state["status"] == "running":
                barrier.wait(20)
                action = state["decision"]["actions"][choice]["id"]
                answers.append((state["ply"], client.ask("act", ply=state["ply"], action=action)))
                state = client.await_ply(state["ply"] + 1)
                barrier.wait(20)
                while state["ply"] < max(ply for ply, _ in answers) + 1:
                    state = client.await_type("state")

    threads = [threading.Thread(target=play, args=(workers[n], -n)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    plies = sorted({ply for ply, _ in answers})
    assert plies == list(range(len(plies)))
    for ply in plies:
        kinds = sorted(answer["type"] for at, answer in answers if at == ply)
        assert kinds == ["error", "ok"]
    assert {answer["code"] for _, answer in answers if answer["type"] == "error"} == {"stale"}


def test_bots_move_once_for_all_workers(workers: list[str]) -> None:
    with Caller(workers[0]) as caller:
        table = caller.create(BOT, BOT, BOT, options={"length": "long"})["table"]
    with Client(workers[0], table) as one, Client(workers[1], table) as other:
        for spectator in (one, other):
            while spectator.await_type("state")["status"] != "finished":
                pass
        assert one.received[-1]["outcome"] == other.received[-1]["outcome"]


def test_a_bot_answers_a_move_made_at_the_other_worker(workers: list[str]) -> None:
    with Caller(workers[0]) as caller:
        made = caller.create(ME, BOT, seed=5)
    with Client(workers[1], made["table"], made["secret"]) as anna:
        anna.play_on(anna.await_type("state"))


def test_another_worker_takes_over_the_bots_of_one_that_ended(database: str, tmp_path: Path) -> None:
    slow = quick(tmp_path, database=database, bot_pause=3600.0, presence_interval=0.3)
    with running(quick(tmp_path, database=database, presence_interval=0.3)) as heir:
        with running(slow) as address, Caller(address) as caller:
            table = caller.create(BOT, BOT)["table"]
            with Client(address, table) as spectator:
                spectator.hear()
        with Client(heir, table) as spectator:
            while spectator.await_type("state")["status"] != "finished":
                pass


def test_a_lost_connection_to_the_store_is_made_again(workers: list[str], database: str) -> None:
    """Every connection of both workers is cut; they find back, and nobody misses a move."""
    table, anna_secret, ben_secret = two_people(workers[0])
    with Client(workers[0], table, anna_secret) as anna, Client(workers[1], table, ben_secret) as ben:
        state = anna.await_ply(0)
        ben.await_ply(0)
        asyncio.run(cut_all_connections(database))
        move = {"ply": 0, "action": state["decision"]["actions"][0]["id"]}
        while anna.ask("act", **move).get("code") == "unavailable":
            time.sleep(0.2)  # the store was just away: nothing was played, and the page says so
        assert ben.await_ply(1)["ply"] == 1


async def cut_all_connections(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


def test_serve_starts_several_workers(database: str, tmp_path: Path) -> None:
    """They answer at one address; people at the same table may be served by different ones."""
    settings = quick(tmp_path, database=database, workers=2, games=("astrolude.testing.toy",))
    with server_process(settings) as (address, process):
        table, anna_secret, ben_secret = two_people(address)
        for _ in range(4):
            with Client(address, table, anna_secret) as anna, Client(address, table, ben_secret) as ben:
                state = anna.await_type("state")
                mover, other = (anna, ben) if state["decision"]["seat"] == 0 else (ben, anna)
                asked = state if mover is anna else ben.await_type("state")
                action = asked["decision"]["actions"][0]["id"]
                assert mover.ask("act", ply=state["ply"], action=action)["type"] == "ok"
                assert other.await_ply(state["ply"] + 1)["ply"] == state["ply"] + 1
        process.terminate()
        process.join(PATIENCE)
        assert process.exitcode is not None


def test_workers_end_with_the_process_that_started_them(database: str, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=database, workers=2, games=("astrolude.testing.toy",))
    with server_process(settings) as (address, process):
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
        process.kill()
        process.join(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while answers(address):
            assert time.monotonic() < deadline, "a worker goes on alone"
            time.sleep(0.1)


def answers(address: str) -> bool:
    try:
        httpx.get(f"{address}/api/games", timeout=1)
    except httpx.TimeoutException:
        return True
    except httpx.TransportError:
        return False
    return True


def test_a_move_made_while_a_table_is_loaded_is_not_missed(database: str) -> None:
    """The notice of the move comes when the worker has read the table, but does not have it yet."""
    asyncio.run(hear_of_a_move_while_loading(database))


async def hear_of_a_move_while_loading(database: str) -> None:
    load_games(("astrolude.testing.toy",))
    changed: list[Table] = []
    store = SlowStore(database)
    await store.open()
    try:
        await store.add(header("t_slow", standing=Standing(RUNNING, 0)), PEOPLE)
        tables = Tables(store, 10, changed.append)
        getting = asyncio.create_task(tables.get("t_slow"))
        await store.has_read.wait()
        await store.append("t_slow", Step(1, 0, 0, Standing(RUNNING, 1)))
        hearing = asyncio.create_task(tables.hear_of("t_slow"))
        await asyncio.sleep(0.1)
        store.may_go_on.set()
        table = await getting
        await hearing
        assert table.ply == 1
        assert changed == [table]
    finally:
        await store.close()


class SlowStore(SqlStore):
    """What is read takes a while to arrive."""

    def __init__(self, database: str) -> None:
        super().__init__(database_url(database))
        self.has_read = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def load(self, table: str, after: int = 0) -> Stored | None:
        stored = await super().load(table, after)
        self.has_read.set()
        await self.may_go_on.wait()
        return stored


def test_whoever_makes_a_worker_catch_up_wakes_those_who_look_on(database: str) -> None:
    """A question about the table may come before the notice, which then finds nothing new."""
    asyncio.run(ask_before_the_notice(database))


async def ask_before_the_notice(database: str) -> None:
    load_games(("astrolude.testing.toy",))
    changed: list[Table] = []
    store = SlowStore(database)
    store.may_go_on.set()
    await store.open()
    try:
        await store.add(header("t_asked", standing=Standing(RUNNING, 0)), PEOPLE)
        tables = Tables(store, 10, changed.append)
        table = await tables.get("t_asked")
        await store.append("t_asked", Step(1, 0, 0, Standing(RUNNING, 1)))
        assert await tables.get("t_asked") is table
        assert (table.ply, changed) == (1, [table])
    finally:
        await store.close()


def test_a_move_that_nobody_looks_at_is_made_when_somebody_comes(database: str) -> None:
    """Also when it is told while they are on their way to the table."""
    asyncio.run(come_while_a_move_is_told(database))


async def come_while_a_move_is_told(database: str) -> None:
    load_games(("astrolude.testing.toy",))
    store = SqlStore(database_url(database))
    await store.open()
    try:
        await store.add(header("t_unseen", standing=Standing(RUNNING, 0)), PEOPLE)
        house = Household("here", store, Alone(), NoMind(), Owners(9, 9), kept=9, interval=60.0, pause=0.0)
        table = await house.tables.get("t_unseen")

        def hear_of(ply: int) -> None:
            move = {"table": "t_unseen", "ply": ply, "entry": 0, "at": 1, "seat": 0, "over": False}
            house._hear({"kind": "moved", "worker": "there", "moves": [move]})

        class Doors(Chats):
            async def open(self, table_id: str) -> Talk:
                await store.append(table_id, Step(2, 0, 0, Standing(RUNNING, 1)))
                hear_of(2)
                return await super().open(table_id)

        await store.append("t_unseen", Step(1, 0, 0, Standing(RUNNING, 1)))
        hear_of(1)
        await asyncio.sleep(0)
        assert table.ply == 0
        doors = Doors(store, house.hall, True)
        spectator = Conversation("t_unseen", house.tables, house.hall, house.driver, to_json, doors)
        await spectator.hello(None, None)
        assert json.loads(spectator.news()[0])["ply"] == 2
        await store.append("t_unseen", Step(3, 0, 0, Standing(RUNNING, 0)))
        woken = asyncio.Event()
        spectator.wake = woken.set
        hear_of(3)
        await asyncio.wait_for(woken.wait(), PATIENCE)
        assert table.ply == 3
        await house.end()
    finally:
        await store.close()


class NoMind:
    async def choose(self, job: Job) -> int:
        raise NotImplementedError


def test_moves_that_wait_are_written_and_told_together(database: str) -> None:
    told = asyncio.run(write_many(database))
    assert sorted(move["table"] for notice in told for move in notice["moves"]) == sorted(MANY)
    assert len(told) < len(MANY)
    assert {move["ply"] for notice in told for move in notice["moves"]} == {1}


MANY = [f"t_many{number}" for number in range(40)]


async def write_many(database: str) -> list[Notice]:
    """One move at each table at once; then the next, but at one of them the same ply again."""
    heard: list[Notice] = []
    worker = PostgresNeighbours(database_url(database))
    store = SqlStore(database_url(database), "writer")
    await store.open()
    await worker.start(lambda notice: heard.append(notice) if notice.get("worker") == "writer" else None)
    try:
        for table in MANY:
            await store.add(header(table, standing=Standing(RUNNING, 0)), PEOPLE)
        first = Step(1, 0, 0, Standing(RUNNING, 1))
        await asyncio.gather(*(store.append(table, first) for table in MANY))
        deadline = time.monotonic() + PATIENCE
        while sum(len(notice["moves"]) for notice in heard) < len(MANY):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)
        told = [*heard]
        again = [first if table == MANY[20] else first._replace(ply=2) for table in MANY]
        ended = await asyncio.gather(*map(store.append, MANY, again), return_exceptions=True)
        assert [type(each) for each in ended] == [int] * 20 + [Outrun] + [int] * 19
        assert [await store.position(table) for table in MANY] == [(2, 0)] * 20 + [(1, 0)] + [(2, 0)] * 19
        return told
    finally:
        await worker.stop()
        await store.close()


def test_a_store_that_is_not_ready_is_asked_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that starts or ends refuses connections in its own words, not those of the network."""
    monkeypatch.setattr(neighbours, "RETRY", 0.01)
    assert asyncio.run(be_refused_twice(database, monkeypatch)) == [GAP]


async def be_refused_twice(database: str, monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    connect, refusals, heard = asyncpg.connect, [1, 2], asyncio.Queue[Notice]()

    async def reluctant(address: str) -> Any:
        if refusals:
            refusals.pop()
            raise asyncpg.CannotConnectNowError("the database system is starting up")
        return await connect(address)

    worker = PostgresNeighbours(database_url(database))
    await worker.start(heard.put_nowait)
    try:
        monkeypatch.setattr(asyncpg, "connect", reluctant)
        await worker._fetch("SELECT pg_terminate_backend(pg_backend_pid())")
        notice = await asyncio.wait_for(heard.get(), PATIENCE)
        assert not refusals
        return [notice]
    finally:
        await worker.stop()
