"""Tables that people left for good, over both stores: closed or removed, and whoever looks on is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import BOT, ME, OPEN, Caller, Client, Wall, quick, running
from tests.server.members import until

DAY = 24 * 3600


@pytest.mark.parametrize("kind", KINDS)
def test_games_that_nobody_plays_any_more_are_closed(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """90 days after the last move, without a result; tables that never started are removed after 30."""
    monkeypatch.setattr("astrolude.server.worker.TIDY_AGAIN", 0.1)
    wall = Wall()
    settings = quick(tmp_path, database=new_store(request, tmp_path, kind))
    with running(settings, wall) as address, Caller(address) as caller:
        wall.forward(-91 * DAY)
        left = caller.create(ME, {"kind": "me", "name": "Ben"}, BOT, options={"length": "long"})
        wall.forward(60.5 * DAY)
        gathering = caller.create(ME, OPEN)
        rested = caller.create(ME, {"kind": "me", "name": "Ben"}, options={"length": "long"})
        waiting = Client(address, gathering["table"], gathering["secret"])
        with waiting, Client(address, left["table"], left["secret"]) as anna:
            state = anna.await_type("state")
            assert state["status"] == "running"
            wall.forward(30.5 * DAY)
            while state["status"] == "running":
                state = anna.await_type("state")
            assert (state["status"], state["decision"], state["outcome"]) == ("finished", None, None)
            assert state["view"] is not None
            refusal = anna.ask("act", ply=state["ply"], action=0)
            assert refusal["code"] == "illegal_action"
            assert waiting.await_type("error")["code"] == "unknown_table"
        until(lambda: caller.http.get(f"/api/tables/{gathering['table']}").status_code == 404)
        assert caller.http.get(f"/api/tables/{rested['table']}").json()["status"] == "running"
    with running(settings, wall) as address, Caller(address, left["table"], left["secret"]) as anna_again:
        assert anna_again.summary()["status"] == "finished"
        assert anna_again.get("state")["ply"] == state["ply"]
