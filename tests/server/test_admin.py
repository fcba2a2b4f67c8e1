"""`astrolude admin` as a host uses it, over both stores and in both languages."""

from __future__ import annotations

import json
import re
import stat
import sys
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import BOT, GAMES, ME, OPEN, PATIENCE, Caller, Client, quick, running

from astrolude.cli.app import run
from astrolude.kernel.record import read_record
from astrolude.server.settings import Settings
from astrolude.server.tables.library import load_games


class Host(NamedTuple):
    """A store, and how its server is set."""

    settings: Settings
    output: pytest.CaptureFixture[str]
    live: bool
    """Whether the server hears of changes while it runs."""

    def __call__(self, *words: str, code: int = 0) -> str:
        self.output.readouterr()
        assert run(["admin", *words, "--db", self.settings.database]) == code
        said = self.output.readouterr()
        return said.err if code else said.out


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    load_games(GAMES)
    monkeypatch.setenv("ASTROLUDE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("TERM", "dumb")


@pytest.fixture(params=KINDS)
def host(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Host:
    return host_of(request, request.param, tmp_path, capsys)


def host_of(
    request: pytest.FixtureRequest, kind: str, folder: Path, output: pytest.CaptureFixture[str]
) -> Host:
    settings = quick(folder, database=new_store(request, folder, kind), presence_interval=0.3)
    return Host(settings, output, kind == "postgresql")


def populate(address: str) -> dict[str, Any]:
    """An open table, one that runs and one that is finished."""
    with Caller(address) as caller:
        gathering = caller.create(ME, OPEN)
        played = caller.create(ME, BOT, seed=5, options={"length": "long"})
        bots = caller.create(BOT, BOT)
        with Client(address, played["table"], played["secret"]) as anna:
            state = anna.await_type("state")
            while state["ply"] < 4 or not state["decision"].get("actions"):
                if state["decision"].get("actions"):
                    anna.ask("act", ply=state["ply"], action=state["decision"]["actions"][0]["id"])
                state = anna.await_ply(state["ply"] + 1)
        with Client(address, bots["table"]) as spectator:
            while spectator.await_type("state")["status"] != "finished":
                pass
    return {"open": gathering, "running": played, "finished": bots, "ply": state["ply"]}


def test_looking_works_while_the_server_runs(host: Host) -> None:
    with running(host.settings) as address:
        made = populate(address)
        found = json.loads(host("list", "--json"))
        assert {table["table"]: table["status"] for table in found} == {
            made[status]["table"]: status for status in ("open", "running", "finished")
        }
        assert [t["table"] for t in json.loads(host("list", "--status", "running", "--json"))] == [
            made["running"]["table"]
        ]
        assert json.loads(host("list", "--game", "gaia", "--json")) == []
        shown = host("list")
        assert made["open"]["table"] in shown
        assert "Anna" in shown
        assert "Status" in shown
        assert "État" in host("list", "--lang", "fr")
        inspected = json.loads(host("inspect", made["running"]["table"]))
        assert inspected["seed"] == 5
        assert made["running"]["secret"] not in json.dumps(inspected)
        record = read_record(host("export", made["running"]["table"]))
        assert len(record.replay().actions) == made["ply"]
        counted = json.loads(host("stats", "--json"))
        assert counted["status"] == {"open": 1, "running": 1, "finished": 1}
        assert counted["games"] == {"beacons": 3}
        assert counted["moves"] > made["ply"]
        assert "Coups" in host("stats", "--lang", "fr")
        assert host("inspect", "t_none", code=2) == "astrolude: there is no table t_none\n"


def test_a_host_closes_frees_and_removes(host: Host) -> None:
    with running(host.settings) as address:
        made = populate(address)
        table = made["running"]["table"]
        if not host.live:
            assert "another Astrolude serves" in host("delete", table, code=2)
    new = host("free", table, "0")
    secret = re.search(r"#(s_\w+)", new)
    assert secret is not None
    assert "no person sits on seat 1" in host("free", table, "1", code=2)
    with running(host.settings) as address:
        with Client(address, table, made["running"]["secret"]) as former:
            assert former.hear()["code"] == "no_seat"
        with Client(address, table, secret[1]) as anna:
            state = anna.await_type("state")
            assert state["you"] == [0]
            if host.live:
                host("close", table)
                while state["status"] != "finished":
                    state = anna.await_type("state")
    if not host.live:
        host("close", table)
    assert "is over" in host("close", table, code=2)
    assert "est finie" in host("close", table, "--lang", "fr", code=2)
    with running(host.settings) as address, Client(address, table, secret[1]) as anna:
        state = anna.await_type("state")
        assert (state["status"], state["decision"], state["outcome"]) == ("finished", None, None)
        assert state["view"] is not None
        assert anna.ask("act", ply=state["ply"], action=0)["code"] == "illegal_action"
        if host.live:
            host("delete", table)
            assert anna.await_type("error")["code"] == "unknown_table"
    if not host.live:
        host("delete", table)
    host("vacuum")
    with running(host.settings) as address:
        assert httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).status_code == 404
        finished = httpx.get(f"{address}/api/tables/{made['finished']['table']}", timeout=PATIENCE).json()
        assert finished["status"] == "finished"


def test_a_banned_network_is_not_served(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrolude.server.worker.BANS_AGAIN", 0.1)
    with running(host.settings):
        pass
    assert host("bans") == "No network and no account is banned.\n"
    assert host("ban", "192.0.2.77/24", "--lang", "fr") == "192.0.2.0/24 n’est plus servi.\n"
    host("ban", "2001:db8:1:2::9")
    assert json.loads(host("bans", "--json"))["networks"] == ["192.0.2.0/24", "2001:db8:1:2::9/128"]
    assert "no network address, and no account" in host("ban", "nobody", code=2)
    with running(host.settings) as address:
        for caller, status in (("192.0.2.5", 403), ("192.0.3.5", 200), ("2001:db8:1:2::1", 403)):
            answer = httpx.get(f"{address}/api/games", headers={"X-Forwarded-For": caller}, timeout=PATIENCE)
            assert answer.status_code == status
        if host.live:
            host("forgive", "192.0.2.0/24")
            while (
                httpx.get(
                    f"{address}/api/games", headers={"X-Forwarded-For": "192.0.2.5"}, timeout=PATIENCE
                ).status_code
                != 200
            ):
                pass
    if not host.live:
        host("forgive", "192.0.2.0/24")
    assert "is not banned" in host("forgive", "192.0.2.0/24", code=2)


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_made_while_people_play_is_restored(
    host: Host, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Into a store of either kind: every table, seat and move is there, and the game goes on."""
    file = tmp_path / "games.jsonl.gz"
    with running(host.settings) as address:
        made = populate(address)
        before = seen(address, made)
        host("backup", str(file))
    if sys.platform != "win32":
        assert stat.filemode(file.stat().st_mode) == "-rw-------", "it is its owner's alone"
    other = tmp_path / "other"
    other.mkdir()
    again = host_of(request, into, other, host.output)
    said = again("restore", str(file), "--lang", "fr")
    assert "lignes ont été lues" in said
    assert "there are games in the store" in again("restore", str(file), code=2)
    with running(again.settings) as address:
        assert seen(address, made) == before
        table, secret = made["running"]["table"], made["running"]["secret"]
        with Client(address, table, secret) as anna:
            anna.play_on(anna.await_type("state"))


def seen(address: str, made: dict[str, Any]) -> list[Any]:
    found = []
    for status in ("open", "running", "finished"):
        with Caller(address, made[status]["table"], made[status]["secret"]) as caller:
            state = caller.get("state")
            found.append({name: state[name] for name in state.keys() - {"seats", "thinking"}})
    return found


@pytest.mark.parametrize("content", [b"no gzip at all", b""])
def test_a_file_that_is_no_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    host = Host(quick(tmp_path), capsys, False)
    file = tmp_path / "backup"
    file.write_bytes(content)
    assert "cannot be read" in host("restore", str(file), code=2)
