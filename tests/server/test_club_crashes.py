"""The club goes on where it was: after SIGKILL in the worst moments, and with two workers over one store."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.databases import new_database
from tests.server.harness import PATIENCE, Caller, running
from tests.server.mailbox import Mailbox
from tests.server.members import Member, begun, club_settings, play_out, until, written
from tests.server.nursery import server_process

SIGKILL = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


def moved(member: Member, address: str) -> None:
    """The same person at a server that was started again, or at another one."""
    member.http.base_url = httpx.URL(address)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@SIGKILL
@pytest.mark.slow
def test_a_server_killed_at_the_end_of_a_rated_game_counts_it_once(
    tmp_path: Path, box: Mailbox, store: Path
) -> None:
    settings = club_settings(box, tmp_path)
    with server_process(settings) as (address, _):
        members = [Member(address, box, name) for name in ("Kill Anna", "Kill Ben")]
    anna, ben = members
    games = 4
    for number in range(games):
        with server_process(settings) as (address, process):
            for member in members:
                moved(member, address)
            made = anna.make()
            joined = ben.post(f"/tables/{made['table']}/join", name=ben.name)
            play_out(address, made["table"], [made["secret"], joined["secret"]])
            if number % 2:
                written(anna, made["table"])
            process.kill()
            process.join(PATIENCE)
        with server_process(settings) as (address, process):
            moved(anna, address)
            found = written(anna, made["table"])
            assert found["rated"] is True
    for member in members:
        member.http.close()
    with closing(sqlite3.connect(store)) as opened:
        counted = opened.execute("SELECT DISTINCT games FROM ratings").fetchall()
        assert counted == [(games,)]
        numbers = opened.execute("SELECT number, COUNT(*) FROM results GROUP BY number").fetchall()
        assert sorted(numbers) == [(n, 2) for n in range(1, games + 1)]


@SIGKILL
@pytest.mark.slow
def test_a_tournament_survives_kills_between_pairing_tables_and_results(
    tmp_path: Path, box: Mailbox, store: Path
) -> None:
    settings = club_settings(box, tmp_path)
    with server_process(settings) as (address, process):
        members = [Member(address, box, f"Survivor {n}") for n in range(4)]
        name = begun(members, rounds=2, automatic=True)
        process.kill()  # perhaps before the tables are made
        process.join(PATIENCE)
    by_id = {member.id: member for member in members}
    for number in (1, 2):
        with server_process(settings) as (address, process):
            for member in members:
                moved(member, address)

            def ready(number: int = number) -> Any:
                shown = members[0].get(f"/tournaments/{name}")
                if shown["round"] < number:
                    return None
                tables = shown["played"][number - 1]["tables"]
                return shown if all(table["table"] for table in tables) else None

            shown = until(ready)
            people = {each["number"]: by_id[each["who"]["id"]] for each in shown["entrants"]}
            for table in shown["played"][number - 1]["tables"]:
                seated = [people[seat["number"]] for seat in table["seats"]]
                play_out(address, table["table"], [each.seat_at(table["table"]) for each in seated])
            process.kill()  # the last result was perhaps not taken
            process.join(PATIENCE)
    with server_process(settings) as (address, _):
        moved(members[0], address)

        def ended() -> Any:
            shown = members[0].get(f"/tournaments/{name}")
            return shown if shown["state"] == "finished" else None

        done = until(ended)
    for member in members:
        member.http.close()
    assert sum(line["points"] for line in done["standings"]) == 16
    with closing(sqlite3.connect(store)) as opened:
        made = opened.execute("SELECT COUNT(*) FROM tables WHERE tournament = ?", (name,)).fetchone()
        assert made == (4,), "each table was made once"
        counted = opened.execute("SELECT DISTINCT games FROM ratings").fetchall()
        assert counted == [(2,)]


def test_two_workers_lead_one_tournament_together(
    tmp_path: Path, box: Mailbox, request: pytest.FixtureRequest
) -> None:
    url = new_database(request.getfixturevalue("database"), tmp_path.name)
    settings = club_settings(box, tmp_path, database=url, tournament_interval=0.05)
    with ExitStack() as stack:
        one, two = (stack.enter_context(running(settings)) for _ in range(2))
        members = [Member((one, two)[n % 2], box, f"Both {n}") for n in range(5)]
        for member in members:
            stack.callback(member.http.close)
        by_id = {member.id: member for member in members}
        name = begun(members, rounds=3, automatic=True)
        seen: set[str] = set()
        until(lambda: members[1].get(f"/tournaments/{name}")["round"] or None)
        while (shown := members[1].get(f"/tournaments/{name}"))["state"] != "finished":
            people = {each["number"]: by_id[each["who"]["id"]] for each in shown["entrants"]}
            for table in shown["played"][-1]["tables"]:
                if table["state"] == "playing" and table["table"] not in seen:
                    seen.add(table["table"])
                    seated = [people[seat["number"]] for seat in table["seats"]]
                    play_out(one, table["table"], [each.seat_at(table["table"]) for each in seated])
        assert len(seen) == 6, "three rounds of two tables and a bye"
        byes = [t["seats"][0]["number"] for r in shown["played"] for t in r["tables"] if t["bye"]]
        assert len(set(byes)) == 3
        assert all(line["points"] <= 12 for line in shown["standings"])
        for table in seen:
            with Caller(two, table) as caller:
                assert caller.summary()["tournament"] == name

        def games() -> int | None:
            played = sum(member.get(f"/club/people/{member.id}/games")["total"] for member in members)
            return played if played == 12 else None

        until(games)
