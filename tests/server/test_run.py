"""Starting and stopping the server, and why it may not start."""

from __future__ import annotations

import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.harness import ME, OPEN, PATIENCE, Caller, Client, quick, running
from tests.server.nursery import server_process

from astrolude import server
from astrolude.server.run import CannotListen, address_of, bind
from astrolude.server.settings import InvalidSettings, Settings
from astrolude.server.store.lock import StoreInUse
from astrolude.server.store.migrations import NewerStore
from astrolude.server.store.sql import UnusableStore


def test_the_real_address_is_told_once_it_answers(tmp_path: Path) -> None:
    """SIGTERM ends it in peace: clients are told, and nothing is left locked."""
    with server_process(quick(tmp_path)) as (address, process):
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
        with Caller(address) as caller:
            table = caller.create(ME, OPEN)["table"]
        with Client(address, table) as client:
            client.hear()
            process.terminate()
            process.join(PATIENCE)
            assert process.exitcode in (0, -signal.SIGTERM)
    with running(quick(tmp_path)) as address, Caller(address, table) as caller:
        assert caller.summary()["status"] == "open"


def test_a_taken_port_is_named() -> None:
    with bind("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotListen, match=str(port)):
            server.serve(Settings(port=port))


def test_what_the_store_refuses_reaches_the_caller(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings), pytest.raises(StoreInUse):
        server.serve(settings)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as store, store:
        store.execute("UPDATE astrolude SET version = 99")
    with pytest.raises(NewerStore):
        server.serve(settings)
    assert threading.active_count() == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_a_new_store_is_its_owners_alone(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        caller.create(ME, OPEN)
        found = {file.name: stat.filemode(file.stat().st_mode) for file in tmp_path.glob("games.sqlite3*")}
        del found["games.sqlite3.lock"]
    assert {"games.sqlite3", "games.sqlite3-wal"} <= set(found)
    assert set(found.values()) == {"-rw-------"}


@pytest.mark.parametrize("content", [None, b"no store at all, but long enough to be looked at twice" * 40])
def test_a_store_that_cannot_be_opened_is_named(tmp_path: Path, content: bytes | None) -> None:
    """A folder in its place, or a file that is something else."""
    file = tmp_path / "games.sqlite3"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(UnusableStore, match=re.escape(f"the store {file} cannot be opened: ")):
        server.serve(Settings(port=0, database=str(file)))


def test_a_place_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableStore, match="; choose another with --db"):
        server.serve(Settings(port=0, database=str(tmp_path / "file" / "games.sqlite3")))


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(UnusableStore, match="cannot be opened") as refused:
        server.serve(Settings(port=0, database=f"postgresql://anna:sesame@127.0.0.1:{port}/games"))
    assert "sesame" not in str(refused.value)


def test_several_workers_need_a_store_that_can_be_shared(tmp_path: Path) -> None:
    with pytest.raises(InvalidSettings, match="PostgreSQL"):
        server.serve(Settings(port=0, database=str(tmp_path / "games.sqlite3"), workers=2))


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]"), ("::", "[::1]")],
)
def test_the_address_shown_can_be_opened(host: str, shown: str) -> None:
    try:
        bound = bind(host, 0)
    except CannotListen as error:
        pytest.skip(str(error))
    with bound:
        assert address_of(host, bound) == f"http://{shown}:{bound.getsockname()[1]}"


def test_rings_of_forgotten_things_are_still_found() -> None:
    """A server searches its memory seldom, but what nobody reaches any more does not pile up."""
    made = 400_000
    script = f"""
import gc
from astrolude.server.run import search_seldom

search_seldom()
assert gc.get_freeze_count() > 10_000
for _ in range({made}):
    ring = []
    ring.append(ring)
print(sum(each["collected"] for each in gc.get_stats()))
"""
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(found.stdout) > made / 2


@pytest.mark.parametrize(("after", "found"), [(600.0, False), (0.0, True)])
def test_what_was_searched_once_is_searched_again_only_after_a_while(after: float, found: bool) -> None:
    script = f"""
import gc
from astrolude.server import run

run.WHOLE_SEARCH = {after}
run.search_seldom()
rings = [[] for _ in range(1000)]
for ring in rings:
    ring.append(ring)
gc.collect()
del ring, rings
print(gc.collect() >= 1000)
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(found)
