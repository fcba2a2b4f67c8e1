"""Stores of older versions: brought up to date at the start, all of it or nothing, and played on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, inspect, text
from tests.server.databases import KINDS, new_database, new_store
from tests.server.harness import GAMES, Caller, Client, quick, running

from astrolude.kernel.play import Play
from astrolude.kernel.record import read_record
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.store.address import database_url
from astrolude.server.store.engines import Engine, engine_for
from astrolude.server.store.migrations import FIRST, STEPS, NewerStore, Step, bring_up_to_date, version_of
from astrolude.server.store.sql import SqlStore
from astrolude.server.store.sqlite import BrokenStore
from astrolude.server.tables.library import load_games
from astrolude.server.tables.tokens import hash_of

T = TypeVar("T")

FIRST_SCHEMA = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")
TODAY = FIRST + len(STEPS)
SECRET = "s_of_anna"
SEED = 11
BEGUN = 5
"""How many moves were made before the program was renewed."""


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    return new_store(request, tmp_path)


def with_engine(store: str, work: Callable[[Engine], Any]) -> Any:
    async def run() -> Any:
        engine = engine_for(database_url(store))
        await engine.open()
        try:
            return await work(engine)
        finally:
            await engine.close()

    return asyncio.run(run())


def in_store(store: str, work: Callable[[Connection], T]) -> T:
    """One transaction."""
    result: T = with_engine(store, lambda engine: engine.write(work))
    return result


def migrate(store: str, steps: Sequence[Step]) -> None:
    with_engine(store, lambda engine: engine.migrate(lambda connection: bring_up_to_date(connection, steps)))


def first_store(connection: Connection) -> list[int]:
    """The first schema with a game of Anna and a bot in its middle; its history."""
    for statement in FIRST_SCHEMA.split(";"):
        if statement.strip():
            connection.execute(text(statement))
    connection.execute(text("INSERT INTO astrolude VALUES (1)"))
    load_games(GAMES)
    game = find("beacons")
    options = game.complete(2, {"length": "long"})
    play = Play(Start(game, 2, options, SEED))
    while len(play.actions) < BEGUN or play.state.seat != 0:
        play.act(play.state.legal_actions()[0])
    header = {
        "id": "t_old",
        "game": game.id,
        "rules": game.rules_version,
        "options": json.dumps(options),
        "seed": str(SEED),
        "listed": False,
        "created": 1,
        "changed": 2,
        "status": "running",
        "revision": 3,
        "ply": len(play.actions),
        "deciding": play.state.seat,
    }
    add(connection, "tables", header)
    seat = {"table_id": "t_old", "seat": 0, "kind": "person", "name": "Anna", "secret_hash": hash_of(SECRET)}
    add(connection, "seats", seat)
    add(connection, "seats", {"table_id": "t_old", "seat": 1, "kind": "bot", "level": "random"})
    add(connection, "orders", {"table_id": "t_old", "seat": 0, "name": "answer", "value": "let"})
    for ply, (action, by) in enumerate(zip(play.actions, play.seats, strict=True), 1):
        add(connection, "moves", {"table_id": "t_old", "ply": ply, "action": action, "seat": by, "at": ply})
    return list(play.actions)


def add(connection: Connection, table: str, row: dict[str, object]) -> None:
    values = ", ".join(f":{column}" for column in row)
    connection.execute(text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({values})"), row)


def shape(connection: Connection) -> object:
    """Everything about a schema that can be told from outside."""
    seen = inspect(connection)
    return {
        table: (
            {c["name"]: (str(c["type"]), c["nullable"], c["default"]) for c in seen.get_columns(table)},
            seen.get_pk_constraint(table)["constrained_columns"],
            [
                (k["constrained_columns"], k["referred_table"], k["options"])
                for k in seen.get_foreign_keys(table)
            ],
            sorted((i["name"] or "", i["column_names"], i["unique"]) for i in seen.get_indexes(table)),
            seen.get_check_constraints(table),
        )
        for table in seen.get_table_names()
    }


def content(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    rows = {
        name: connection.execute(text(f"SELECT * FROM {name}")).all()
        for name in sorted(inspect(connection).get_table_names())
    }
    return {name: sorted(map(tuple, found), key=str) for name, found in rows.items()}


def test_a_game_begun_with_the_first_schema_is_played_to_its_end(store: str, tmp_path: Path) -> None:
    begun = in_store(store, first_store)
    with running(quick(tmp_path, database=store)) as address:
        with Client(address, "t_old", SECRET) as anna:
            state = anna.await_ply(len(begun))
            assert (state["you"], state["status"], state["orders"]) == ([0], "running", {"answer": "let"})
            anna.play_on(state)
        with Caller(address, "t_old", SECRET) as anna_again:
            record = read_record(anna_again.http.get("/api/tables/t_old/record").text)
    assert record.replay().actions[: len(begun)] == begun
    assert in_store(store, version_of) == TODAY


def test_a_store_of_the_first_version_becomes_what_a_new_one_is(store: str, tmp_path: Path) -> None:
    in_store(store, first_store)
    asyncio.run(open_once(store))
    fresh = str(tmp_path / "fresh.sqlite3")
    if store.startswith("postgresql"):
        fresh = new_database(store, f"{database_url(store).database}_fresh")
    asyncio.run(open_once(fresh))
    assert in_store(store, shape) == in_store(fresh, shape)
    assert in_store(fresh, version_of) == TODAY


async def open_once(store: str) -> None:
    opened = SqlStore(database_url(store))
    await opened.open()
    await opened.close()


def run_all(*statements: str) -> Step:
    def step(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    return step


GIVE_COLOURS = run_all(
    "ALTER TABLE seats ADD COLUMN colour VARCHAR(16)",
    "UPDATE seats SET colour = 'red' WHERE seat = 0",
    "CREATE TABLE colours (name VARCHAR(16) PRIMARY KEY)",
    "INSERT INTO colours SELECT DISTINCT colour FROM seats WHERE colour IS NOT NULL",
)
PAINT_BLUE = run_all("UPDATE seats SET colour = 'blue' WHERE colour = 'red'")
REBUILD = run_all(
    "CREATE TABLE seats_new (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, colour VARCHAR(16))",
    "INSERT INTO seats_new SELECT table_id, seat, colour FROM seats",
    "DROP TABLE seats",
    "ALTER TABLE seats_new RENAME TO seats",
)


def test_only_the_steps_that_are_lacking_are_taken_in_their_order(store: str) -> None:
    in_store(store, first_store)
    migrate(store, [GIVE_COLOURS])
    assert in_store(store, version_of) == 2
    migrate(store, [GIVE_COLOURS, PAINT_BLUE, REBUILD])
    found = in_store(store, content)
    assert found["seats"] == [("t_old", 0, "blue"), ("t_old", 1, None)]
    assert found["colours"] == [("red",)]
    assert found["astrolude"] == [(4,)]
    assert len(found["moves"]) >= BEGUN
    migrate(store, [GIVE_COLOURS, PAINT_BLUE, REBUILD])
    assert in_store(store, content) == found


def test_a_table_that_others_refer_to_can_be_built_anew(tmp_path: Path) -> None:
    """As SQLite needs it; nothing is deleted that refers to its rows."""
    store = str(tmp_path / "games.sqlite3")
    in_store(store, first_store)
    before = in_store(store, content)
    migrate(
        store,
        [
            run_all(
                "CREATE TABLE tables_new AS SELECT * FROM tables",
                "DROP TABLE tables",
                "ALTER TABLE tables_new RENAME TO tables",
                "CREATE UNIQUE INDEX tables_by_id ON tables (id)",
            )
        ],
    )
    assert in_store(store, content) == {**before, "astrolude": [(2,)]}


@pytest.mark.parametrize("failing", [0, 1])
def test_a_step_that_fails_leaves_the_store_as_it_was(store: str, failing: int) -> None:
    in_store(store, first_store)
    before = in_store(store, lambda connection: (shape(connection), content(connection)))
    steps = [GIVE_COLOURS, PAINT_BLUE]
    steps[failing] = run_all("UPDATE seats SET name = 'Ben'", "CREATE TABLE half (x INTEGER)", "no statement")
    with pytest.raises(Exception, match="syntax error"):
        migrate(store, steps)
    assert in_store(store, lambda connection: (shape(connection), content(connection))) == before


def test_a_step_that_leaves_rows_pointing_nowhere_is_undone(tmp_path: Path) -> None:
    store = str(tmp_path / "games.sqlite3")
    in_store(store, first_store)
    before = in_store(store, content)
    with pytest.raises(BrokenStore, match="refer to others that are not there"):
        migrate(store, [run_all("DELETE FROM tables")])
    assert in_store(store, content) == before


def test_workers_that_start_together_take_a_step_once(database: str) -> None:
    store = new_database(database, "together")
    in_store(store, first_store)
    engines = [engine_for(database_url(store)) for _ in range(4)]
    slow = run_all("SELECT pg_sleep(0.2)", "UPDATE tables SET revision = revision + 1")

    async def start_all() -> None:
        starts = [e.migrate(lambda connection: bring_up_to_date(connection, [slow])) for e in engines]
        await asyncio.gather(*starts)
        for engine in engines:
            await engine.close()

    asyncio.run(start_all())
    revision = text("SELECT revision FROM tables")
    assert in_store(store, lambda connection: connection.execute(revision).scalar_one()) == 4


def test_a_newer_store_is_refused_untouched(store: str) -> None:
    in_store(store, first_store)
    in_store(
        store, lambda connection: connection.execute(text(f"UPDATE astrolude SET version = {TODAY + 1}"))
    )
    before = in_store(store, content)
    with pytest.raises(
        NewerStore, match=f"has version {TODAY + 1}, this program knows versions up to {TODAY}"
    ):
        asyncio.run(open_once(store))
    assert in_store(store, content) == before
