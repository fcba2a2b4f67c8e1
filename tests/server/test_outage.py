"""A database that goes away: all say so in the usual form, wait, and go on; the log stays short."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from tests.server.databases import Database
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, Client, quick, running

from astrolude.server.store.silence import INTERVAL, Silence
from astrolude.server.web.guard import HEADERS

pytest.importorskip("asyncpg", reason="asyncpg is not installed")

OURS: Final = ("astrolude", "sqlalchemy", "asyncio", "uvicorn")


def test_an_outage_is_told_in_the_usual_form_and_everything_goes_on(
    own_database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    settings = quick(tmp_path, database=own_database.uri, presence_interval=0.2, bot_pause=0.05)
    with running(settings) as address, Caller(address) as caller:
        made = caller.create(ME, BOT, seed=5, options={"length": "long"})
        bots = caller.create(BOT, BOT, options={"length": "long"})["table"]
        with (
            Client(address, made["table"], made["secret"]) as anna,
            Client(address, bots) as looker,
        ):
            state = anna.await_type("state")
            while not (state["decision"] or {}).get("actions"):
                state = anna.await_type("state")
            looker.await_type("state")
            caplog.clear()
            own_database.stop()
            check_refusals(address, made)
            action = state["decision"]["actions"][0]["id"]
            assert anna.ask("act", ply=state["ply"], action=action)["code"] == "unavailable"
            with Client(address, made["table"], made["secret"]) as late:
                assert late.hear()["code"] == "unavailable"
                time.sleep(1.0)
                lines = [record for record in caplog.records if record.name.startswith(OURS)]
                own_database.start()
                assert late.await_type("state")["ply"] == state["ply"], "who waited is served"
            assert anna.await_type("state")["ply"] == state["ply"], "in doubt the table is shown again"
            assert anna.ask("act", ply=state["ply"], action=action)["type"] == "ok"
            while looker.await_type("state")["status"] != "finished":
                pass
    assert 1 <= len(lines) <= 4, [record.getMessage() for record in lines]
    assert not any(record.exc_info for record in lines)


def check_refusals(address: str, made: dict[str, Any]) -> None:
    table, secret = made["table"], made["secret"]
    held = {"seats": [{"table": table, "secret": secret}]}
    bearer = {"Authorization": f"Bearer {secret}"}
    with httpx.Client(base_url=address, headers=bearer, timeout=PATIENCE) as http:
        for _ in range(5):
            answers = [
                http.get("/api/tables"),
                http.get(f"/api/tables/{table}"),
                http.get(f"/api/tables/{table}/state"),
                http.post("/api/mine", json=held),
                http.post("/api/tables", json={"game": "beacons", "seats": [ME, OPEN]}),
                http.post(f"/api/tables/{table}/actions", json={"ply": 0, "action": 0}),
                http.post(f"/api/tables/{table}/resign", json={"level": "easy"}),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
                assert all(answer.headers[name] == value for name, value in HEADERS.items())
        assert http.get("/api/games").status_code == 200


def test_one_line_is_written_an_interval(caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]
    silence = Silence(lambda: clock[0])
    for _ in range(1000):
        silence.begins_or_goes_on("gone")
        clock[0] += INTERVAL / 250
    assert len(caplog.records) == 4
    silence.ends()
    silence.ends()
    assert [record.getMessage() for record in caplog.records][-1] == (
        "the store answers again; calls that failed: 1000"
    )
    assert len(caplog.records) == 5
