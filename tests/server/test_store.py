"""The store: what it keeps, how surely, and what it refuses."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.databases import in_store

from astrolude.server.settings import InvalidSettings
from astrolude.server.store.address import database_url, default_database
from astrolude.server.store.lock import StoreInUse
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.rows import FINISHED, RUNNING, Header, Reseating, Seat, Standing, Step
from astrolude.server.tables.store import Outrun, now

DAY = 24 * 3600 * 1000


def header(name: str, **changes: Any) -> Header:
    made = Header(name, "beacons", 1, {"length": "short"}, (1 << 64) - 1, True, "hash", now(), now())
    return replace(made, **changes)


SEATS = [Seat(0, "person", "Anna", None, "a" * 64), Seat(1, "bot", None, "easy")]


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    async def write(store: SqlStore) -> None:
        await store.add(header("t_1", standing=Standing(RUNNING, 0)), SEATS)
        await store.append("t_1", Step(1, 42, 0, Standing(RUNNING, 1)))
        await store.append("t_1", Step(2, -1, 0, Standing(RUNNING, 0)))
        ended = Standing(FINISHED, None, {"scores": [1, 2], "ranks": [2, 1]})
        await store.append("t_1", Step(3, 7, 0, ended))

    async def read(store: SqlStore) -> None:
        stored = await store.load("t_1")
        assert stored is not None
        assert stored.history == [42, -1, 7]
        assert stored.seats == SEATS
        assert stored.header.seed == (1 << 64) - 1
        assert stored.header.ply == 3
        assert stored.header.standing == Standing(FINISHED, None, {"scores": [1, 2], "ranks": [2, 1]})
        assert await store.load("t_2") is None

    in_store(str(tmp_path / "deep" / "games.sqlite3"), write)
    in_store(str(tmp_path / "deep" / "games.sqlite3"), read)


def test_a_ply_is_written_once(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.add(header("t_1", standing=Standing(RUNNING, 0)), SEATS)
        race = [store.append("t_1", Step(1, action, 0, Standing(RUNNING, action))) for action in range(8)]
        results = await asyncio.gather(*race, return_exceptions=True)
        assert sum(isinstance(result, Outrun) for result in results) == 7
        stored = await store.load("t_1")
        assert stored is not None
        assert stored.history == [stored.header.standing.deciding]

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_of_moves_that_are_written_together_one_may_be_outrun(tmp_path: Path) -> None:
    """The others stay."""

    async def work(store: SqlStore) -> None:
        tables = [f"t_{number}" for number in range(20)]
        for table in tables:
            await store.add(header(table, standing=Standing(RUNNING, 0)), SEATS)
        steps = [(table, Step(1, 7, 0, Standing(RUNNING, 1))) for table in [*tables, tables[3]]]
        ended = await asyncio.gather(*(store.append(*step) for step in steps), return_exceptions=True)
        assert [type(each) for each in ended] == [int] * len(tables) + [Outrun]
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            assert (stored.history, stored.header.ply, stored.header.standing.deciding) == ([7], 1, 1)

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_seats_change_one_after_another(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.add(header("t_1"), SEATS)
        await store.set_seats("t_1", 0, Reseating(SEATS[::-1]))
        with pytest.raises(Outrun):
            await store.set_seats("t_1", 0, Reseating(SEATS))
        assert await store.position("t_1") == (0, 1)

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_a_finished_table_has_one_rematch(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.add(header("t_1", standing=Standing(FINISHED)), SEATS)
        await store.add_rematch("t_1", header("t_2"), SEATS)
        with pytest.raises(Outrun):
            await store.add_rematch("t_1", header("t_3"), SEATS)
        assert await store.load("t_3") is None
        await store.remove_open("t_2", 0)
        await store.add_rematch("t_1", header("t_4"), SEATS)

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_tables_that_never_started_go_after_a_while(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.add(header("t_old", changed=now() - 3 * DAY), SEATS)
        await store.add(header("t_new"), SEATS)
        await store.add(header("t_played", changed=now() - 3 * DAY, standing=Standing(RUNNING, 0)), SEATS)
        assert await store.remove_open_since(now() - 2 * DAY) == ["t_old"]
        assert set(await store.summaries(["t_old", "t_new", "t_played"])) == {"t_new", "t_played"}

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_tables_that_can_go_on_are_found(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.add(header("t_person", standing=Standing(RUNNING, 0)), SEATS)
        await store.add(header("t_bot", standing=Standing(RUNNING, 1)), SEATS)
        await store.add(header("t_over", standing=Standing(FINISHED, None)), SEATS)
        await store.add(header("t_open"), SEATS)
        assert await store.waiting() == ["t_bot"]
        await store.set_orders("t_person", 0, 0, {"douse": "never"})
        assert set(await store.waiting()) == {"t_bot", "t_person"}
        with pytest.raises(Outrun):
            await store.set_orders("t_person", 0, 0, {})
        await store.set_orders("t_person", 1, 0, {})
        assert await store.waiting() == ["t_bot"]

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_a_commit_survives_a_power_cut(tmp_path: Path) -> None:
    """SQLite's own promise under these settings, on every connection."""

    def settings(connection: Connection) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in pragmas]

    async def work(store: SqlStore) -> None:
        assert await store.engine.write(settings) == ["wal", 2, 1]
        assert await store.engine.read(settings) == ["wal", 2, 1]

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_a_file_serves_one_process(tmp_path: Path) -> None:
    async def work(_store: SqlStore) -> None:
        second = SqlStore(database_url(str(tmp_path / "games.sqlite3")))
        with pytest.raises(StoreInUse, match="another Astrolude"):
            await second.open()
        await second.close()

    in_store(str(tmp_path / "games.sqlite3"), work)


def test_addresses_of_stores(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert database_url("games.db").render_as_string() == "sqlite:///games.db"
    assert database_url("sqlite:////srv/games.db").database == "/srv/games.db"
    assert database_url("postgres://host/name").drivername == "postgresql+asyncpg"
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "astrolude" / "games.sqlite3"
    assert database_url("").database == str(default_database())
    for wrong in ("mysql://host/name", "sqlite://", "sqlite:///:memory:", "://"):
        with pytest.raises(InvalidSettings):
            database_url(wrong)
