"""Whoever watches over a server: does it live, is it ready, what does it do; and logs that programs read."""

from __future__ import annotations

import io
import json
import logging
import logging.config
import time
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.server.harness import BOT, ME, PATIENCE, Caller, Client, free_port, quick, running
from tests.server.nursery import server_process

from astrolude.server.logs import configuration
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.store import Unreachable

get = partial(httpx.get, timeout=PATIENCE)


def figures(text: str) -> dict[str, float]:
    """The value of each line of an exposition."""
    lines = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def figures_when_all_have_gone(address: str) -> dict[str, float]:
    """A connection that was closed is counted until its server has noticed."""
    deadline = time.monotonic() + PATIENCE
    while (found := figures(get(f"{address}/metrics").text))["astrolude_connections"] > 0:
        assert time.monotonic() < deadline, "a connection is still counted"
    return found


def play(address: str) -> int:
    """A game of bots and one at one screen, to their ends; how many entries they have."""
    with Caller(address) as caller:
        bots = caller.create(BOT, BOT)["table"]
        made = caller.create(ME, {"kind": "me", "name": "Ben"})
        with Client(address, made["table"], made["secret"]) as client:
            state = client.await_type("state")
            while state["status"] == "running":
                client.ask("act", ply=state["ply"], action=state["decision"]["actions"][-1]["id"])
                state = client.await_ply(state["ply"] + 1)
        with Client(address, bots) as spectator:
            while (last := spectator.await_type("state"))["status"] != "finished":
                pass
        ply: int = state["ply"] + last["ply"]
        return ply


def test_a_server_tells_that_it_lives_and_what_it_does(tmp_path: Path) -> None:
    port = free_port()
    games = ("astrolude.testing.toy",)
    with server_process(quick(tmp_path, games=games, watch_port=port)) as (address, _):
        apart = f"http://127.0.0.1:{port}"
        plies = play(address)
        for place in (address, apart):
            assert get(f"{place}/health").text == "ok\n"
            assert get(f"{place}/ready").text == "ready\n"
        assert get(f"{address}/metrics").status_code == 404, "not where strangers are"
        assert get(f"{apart}/api/games").status_code == 404
        assert get(f"{apart}/").status_code == 404
        assert get(f"{apart}/metrics").headers["content-type"].startswith("text/plain; version=")
        found = figures_when_all_have_gone(apart)
        assert found['astrolude_tables{status="finished"}'] == 2
        assert found["astrolude_moves_total"] == plies == found["astrolude_write_seconds_count"]
        assert found['astrolude_bot_seconds_count{level="random"}'] > 0
        assert found['astrolude_live_seconds_count{type="act"}'] > 0
        assert found['astrolude_requests_total{status="2xx"}'] >= 2
    with server_process(quick(tmp_path, games=games, trusted_hosts=("a.example",))) as (address, _):
        assert get(f"{address}/ready").status_code == 200, "probes know no host name"
        assert get(f"{address}/api/games").status_code == 400


def test_a_server_whose_store_is_away_lives_but_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_store: SqlStore) -> dict[str, int]:
        raise Unreachable("gone")

    with running(quick(tmp_path)) as address:
        monkeypatch.setattr(SqlStore, "count", silent)
        assert get(f"{address}/health").status_code == 200
        answer = get(f"{address}/ready")
        assert (answer.status_code, answer.text) == (503, "the store does not answer\n")


def test_any_worker_tells_the_figures_of_all(database: str, tmp_path: Path) -> None:
    port = free_port()
    games = ("astrolude.testing.toy",)
    settings = quick(tmp_path, database=database, workers=2, games=games, watch_port=port)
    with server_process(settings) as (address, _):
        plies = sum(play(address) for _ in range(3))
        found = figures_when_all_have_gone(f"http://127.0.0.1:{port}")
        assert found["astrolude_moves_total"] == plies


def test_logs_that_programs_read(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    loggers = [logging.getLogger(name) for name in ("astrolude", "uvicorn", "asyncio", "sqlalchemy")]
    before = [(logger, list(logger.handlers), logger.level) for logger in loggers]
    try:
        logging.config.dictConfig(configuration("json", "info"))
        log = logging.getLogger("astrolude.server.somewhere")
        log.info("a table of %d seats", 3)
        try:
            raise ValueError("« é »")
        except ValueError:
            log.exception("it failed")
        log.debug("nobody hears this")
    finally:
        for logger, handlers, level in before:
            logger.handlers[:] = handlers
            logger.setLevel(level)
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert (first["level"], first["logger"], first["message"]) == (
        *("info", "astrolude.server.somewhere"),
        "a table of 3 seats",
    )
    assert "ValueError: « é »" in second["traceback"]
