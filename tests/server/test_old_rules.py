"""Games whose rules are not played any more: never lost, readable, and they say why they cannot go on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.server.databases import KINDS, new_store
from tests.server.harness import BOT, ME, Caller, Client, Message, in_declared_form, quick, running
from tests.server.test_migrations import FIRST_SCHEMA, in_store

from astrolude.kernel.errors import InvalidRecord
from astrolude.kernel.record import read_record
from astrolude.server.tables import messages


def play_some(address: str, plies: int) -> tuple[Message, list[list[Message]], Message]:
    """A game of Anna and a bot that stops in its middle: the table, the log by her eyes and a stranger's."""
    with Caller(address) as caller:
        made = caller.create(ME, BOT, seed=5, options={"length": "long"})
        over = caller.create(BOT, BOT)
    with Client(address, over["table"]) as spectator:
        while spectator.await_type("state")["status"] != "finished":
            pass
    with Client(address, made["table"], made["secret"]) as anna:
        state = anna.await_type("state")
        while state["ply"] < plies or not state["decision"].get("actions"):
            actions = state["decision"].get("actions")
            if actions and state["undo"]["possible"] and state["ply"] == plies - 3:
                anna.ask("undo", ply=state["ply"])
            elif actions:
                draw = [each["id"] for each in actions if each["verb"] == "draw"]
                anna.ask("act", ply=state["ply"], action=(draw or [actions[0]["id"]])[0])
            state = anna.await_ply(state["ply"] + 1)
    logs = []
    for secret in (made["secret"], None):
        with Caller(address, made["table"], secret) as reader:
            logs.append([event for event in reader.get("state")["events"] if event["ply"] > 0])
    return made, logs, over


def grow_older(file: Path, what: str) -> None:
    """What a new version of the program does to the games of the old one."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute(f"UPDATE tables SET {what}")


@pytest.mark.parametrize(("what", "here"), [("rules = rules - 1", 1), ("game = 'forgotten'", None)])
def test_a_game_of_other_rules_is_read_as_it_was_told(
    tmp_path: Path, what: str, here: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick(tmp_path)
    with running(settings) as address:
        made, logs, over = play_some(address, 12)
    grow_older(tmp_path / "games.sqlite3", what)
    with running(settings) as address:
        for secret, log in zip((made["secret"], None), logs, strict=True):
            with Caller(address, made["table"], secret) as reader:
                state = in_declared_form(messages.TableState, reader.get("state"))
                assert reader.summary()["status"] == "running"
            with Client(address, made["table"], secret) as live:
                told = live.await_type("state")
                as_told = [{role: event[role] for role in event if role != "by"} for event in log]
                assert told["events"] == state["events"] == as_told
                assert told["stopped"]["here"] == here
                assert (told["view"], told["decision"], told["status"]) == (None, None, "running")
                if secret is not None:
                    assert live.ask("act", ply=told["ply"], action=0)["code"] == "old_rules"
                    assert live.ask("undo", ply=told["ply"])["code"] == "old_rules"
        assert any(event["event"] == "received" for event in logs[0]), (
            "private events are told to their owner"
        )
        assert not any(event["event"] == "received" for event in logs[1])
        with Caller(address, over["table"]) as reader:
            assert reader.get("state")["outcome"]["scores"]
        check_refusals(address, made)
    grave = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert grave == []


def check_refusals(address: str, made: dict[str, Any]) -> None:
    with Caller(address, made["table"], made["secret"]) as anna:
        for call, body in (
            ("actions", {"ply": 0, "action": 0}),
            ("undo", {"ply": 0}),
            ("preview", {"ply": 0, "action": 0}),
            ("resign", {"level": "easy"}),
        ):
            answer = anna.http.post(f"/api/tables/{made['table']}/{call}", json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old_rules"), call
        answer = anna.http.get(f"/api/tables/{made['table']}/record")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old_rules")
        mine = {"seats": [{"table": made["table"], "secret": made["secret"]}]}
        assert anna.http.post("/api/mine", json=mine).json()[0]["table"] == made["table"]
        assert anna.http.get("/api/tables").status_code == 200


FIRST_TABLES = (Path(__file__).parent / "first_tables.sql").read_text(encoding="utf-8")
OF_ANNA = "s_of_anna"


def write_first_store(connection: Connection) -> None:
    """What a server of 0.1 left behind: a game of each kind in its middle."""
    for statement in (*FIRST_SCHEMA.split(";"), "INSERT INTO astrolude VALUES (1)", *FIRST_TABLES.split(";")):
        if statement.strip():
            connection.exec_driver_sql(statement)


@pytest.fixture(params=KINDS)
def first_store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    store = new_store(request, tmp_path)
    in_store(store, write_first_store)
    return store


def test_games_of_the_first_release_go_on_where_their_rules_did_not_change(
    first_store: str, tmp_path: Path
) -> None:
    """Alien Frontiers goes on as its international edition, Eclipse without the expansion as it is."""
    settings = quick(tmp_path, database=first_store)
    for _ in range(2):  # a second start changes nothing
        with running(settings) as address:
            for table, option in (("t_frontiers", ("edition", "international")), ("t_eclipse", None)):
                with Caller(address, table, OF_ANNA) as anna:
                    state = in_declared_form(messages.TableState, anna.get("state"))
                    assert state["status"] == "running"
                    assert "stopped" not in state
                    assert state["ply"] >= 40
                    assert state["events"]
                    action = state["decision"]["actions"][0]["id"]
                    assert anna.post("actions", {"ply": state["ply"], "action": action})["ply"] > state["ply"]
                    summary = anna.summary()
                    assert option is None or option in summary["options"].items()


@pytest.mark.parametrize("table", ["t_ascension", "t_gaia", "t_gate", "t_federation"])
def test_a_game_of_the_first_release_whose_rules_changed_is_opened_and_says_why_it_stands(
    first_store: str, tmp_path: Path, table: str
) -> None:
    with running(quick(tmp_path, database=first_store)) as address:
        with Caller(address, table, OF_ANNA) as anna:
            state = in_declared_form(messages.TableState, anna.get("state"))
            assert (state["status"], state["stopped"]) == ("running", {"rules": 1, "here": 2})
            assert (state["view"], state["decision"], state["events"]) == (None, None, [])
            assert [seat["name"] for seat in state["seats"]][:2] == ["Anna", "Ben"]
        with Client(address, table, OF_ANNA) as live:
            told = live.await_type("state")
            assert live.ask("act", ply=told["ply"], action=0)["code"] == "old_rules"


def test_a_record_of_the_first_release_is_read_where_its_rules_did_not_change() -> None:
    head = "astrolude 1\ngame {}\nrules 1\nplayers 2\n{}seed 7\nactions\n"
    record = read_record(head.format("alien_frontiers", "option helmet on\n"))
    assert (record.start.options["edition"], record.start.options["helmet"]) == ("international", "on")
    assert "rules 2" in record.text()
    assert read_record(head.format("eclipse", "option warp_portals off\n")).replay().state.seat >= 0
    for game, option in (("eclipse", "option warp_portals on\n"), ("gaia", "")):
        with pytest.raises(InvalidRecord, match="version 1 of the rules"):
            read_record(head.format(game, option))
