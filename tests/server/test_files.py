"""Games as files: from a browser to a server and back, and records that are opened."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, GAMES, ME, PATIENCE, Caller, quick, running
from tests.server.nearby import Storage, Tab
from tests.server.test_near import hello, play

from astrolude.server.tables import files
from astrolude.server.tables.library import load_games

load_games(GAMES)

BEFORE = 2
"""So far the game goes before it is carried away."""


def bring(address: str, file: dict[str, Any]) -> dict[str, Any]:
    """The table of a file at a server."""
    with Caller(address) as caller:
        answer = caller.http.post("/api/files", json=file)
        answer.raise_for_status()
        created: dict[str, Any] = answer.json()
    return created


def finish(*people: Caller) -> str:
    """Each person takes the first action whenever asked; the record in the end."""
    while (state := people[0].get("state"))["status"] == "running":
        for person in people:
            asked = person.get("state")["decision"]
            if asked and asked.get("actions"):
                act = {"ply": person.get("state")["ply"], "action": asked["actions"][0]["id"]}
                person.http.post(f"/api/tables/{person.table}/actions", json=act)
    assert state["status"] == "finished"
    return actions_of(people[0])


def actions_of(person: Caller) -> str:
    found = person.http.get(f"/api/tables/{person.table}/record")
    found.raise_for_status()
    return found.text.partition("actions\n")[2]


def near_game(*seats: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A game that begins in a browser: its file from the middle, and how it would have ended there."""

    async def story() -> tuple[dict[str, Any], str]:
        tab = Tab(Storage())
        await tab.host.start()
        made = await tab.ask("POST", "/api/tables", {"game": "beacons", "seats": list(seats), "seed": 7})
        table, secret = f"/api/tables/{made['table']}", made["secret"]
        state = await play(tab, 1, await hello(tab, 1, made["table"], secret), BEFORE)
        assert state["status"] == "running"
        file = json.loads(await tab.ask("GET", f"{table}/file", secret=secret))
        await play(tab, 1, state)
        record = await tab.ask("GET", f"{table}/record")
        await tab.host.stop()
        return file, record.partition("actions\n")[2]

    return asyncio.run(story())


def test_a_game_of_the_browser_goes_on_at_a_server_to_the_same_end(address: str) -> None:
    file, ended = near_game(ME, BOT)
    made = bring(address, file)
    assert (made["seat"], made["invite"], made["started"]) == (0, None, True)
    with Caller(address, made["table"], made["secret"]) as anna:
        assert anna.get("state")["ply"] >= BEFORE
        assert finish(anna) == ended


def test_a_friend_takes_a_seat_of_a_game_that_began_in_the_browser(address: str) -> None:
    # The other seat was played at the same screen; from now on a friend has it.
    file, ended = near_game(ME, {"kind": "me", "name": "Ben"})
    file["seats"][1] = {"kind": "open"}
    made = bring(address, file)
    assert not made["started"]
    with Caller(address, made["table"], made["secret"]) as anna:
        waiting = anna.get("state")
        assert (waiting["status"], waiting["view"], waiting["events"]) == ("open", None, [])
        assert anna.http.get(f"/api/tables/{made['table']}/file").status_code == 409
        joined = anna.http.post(
            f"/api/tables/{made['table']}/join", json={"name": "Ben", "invite": made["invite"]}
        ).json()
        with Caller(address, made["table"], joined["secret"]) as ben:
            assert (anna.get("state")["you"], ben.get("state")["you"]) == ([0], [1])
            assert anna.get("state")["ply"] >= BEFORE
            # Nobody carries away what is hidden from others.
            assert anna.http.get(f"/api/tables/{made['table']}/file").status_code == 409
            assert finish(anna, ben) == ended


def test_a_game_of_the_server_goes_on_in_the_browser_to_the_same_end(address: str) -> None:
    with Caller(address) as caller:
        made = caller.create(ME, BOT, seed=7)
    with Caller(address, made["table"], made["secret"]) as anna:
        while (state := anna.get("state"))["ply"] < BEFORE:
            if (state["decision"] or {}).get("actions"):
                anna.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
        file = anna.http.get(f"/api/tables/{made['table']}/file").json()
        with Caller(address, made["table"]) as stranger:
            assert stranger.http.get(f"/api/tables/{made['table']}/file").status_code == 409
        ended = finish(anna)

    async def story() -> str:
        tab = Tab(Storage())
        await tab.host.start()
        brought = await tab.ask("POST", "/api/files", file)
        assert brought["table"].startswith("t_b_")
        await play(tab, 1, await hello(tab, 1, brought["table"], brought["secret"]))
        record: str = await tab.ask("GET", f"/api/tables/{brought['table']}/record")
        await tab.host.stop()
        return record.partition("actions\n")[2]

    assert asyncio.run(story()) == ended


def test_a_carried_game_begins_alike_at_every_worker(database: str, tmp_path: Path) -> None:
    file, ended = near_game(ME, {"kind": "me", "name": "Ben"})
    file["seats"][1] = {"kind": "open"}
    chosen = quick(tmp_path, database=database)
    with running(chosen) as one, running(chosen) as other:
        made = bring(one, file)
        # The other worker knows the table before anybody has joined, and takes the friend in.
        with Caller(other, made["table"], made["secret"]) as anna, Caller(one, made["table"]) as door:
            assert anna.get("state")["status"] == "open"
            joined = door.http.post(
                f"/api/tables/{made['table']}/join", json={"name": "Ben", "invite": made["invite"]}
            ).json()
            with Caller(one, made["table"], joined["secret"]) as ben:
                assert anna.get("state")["ply"] == ben.get("state")["ply"] >= BEFORE
                assert finish(anna, ben) == ended


def test_a_record_of_a_finished_game_is_opened_for_replay_and_analysis(address: str) -> None:
    with Caller(address) as caller:
        made = caller.create(BOT, BOT, seed=9)
    with Caller(address, made["table"]) as looker:
        finish(looker)
        record = looker.http.get(f"/api/tables/{made['table']}/record").text
    opened = bring(address, {"astrolude": 1, "record": record})
    with Caller(address, opened["table"], opened["secret"]) as reader:
        state = reader.get("state")
        assert (state["status"], state["you"]) == ("finished", [0, 1])
        assert reader.get("state", ply=2)["ply"] == 2
        assert reader.http.get(f"/api/tables/{opened['table']}/record").text == record
        reader.post("analysis", {})
        while (known := reader.get("analysis", since=0))["status"] != "done":
            pass
        assert len(known["moves"]) == known["of"] > 0


def test_a_record_that_stops_in_the_middle_goes_on_against_bots(address: str) -> None:
    file, _ended = near_game(ME, BOT)
    opened = bring(address, {"astrolude": 1, "record": file["record"]})
    with Caller(address, opened["table"], opened["secret"]) as reader:
        state = reader.get("state")
        kinds = [seat["kind"] for seat in state["seats"]]
        assert (state["status"], sorted(kinds), kinds[opened["seat"]]) == (
            "running",
            ["bot", "person"],
            "person",
        )


def lines(file: dict[str, Any], change: Callable[[list[str]], list[str]]) -> dict[str, Any]:
    return {**file, "record": "\n".join(change(file["record"].splitlines())) + "\n"}


BAD: list[tuple[Callable[[dict[str, Any]], dict[str, Any]], str]] = [
    (lambda file: {**file, "astrolude": 2}, "astrolude"),
    (lambda file: {**file, "more": 1}, "more"),
    (lambda file: {**file, "record": "x" * (files.LONGEST + 1)}, "record"),
    (lambda file: {**file, "record": "nothing"}, "astrolude 1"),
    (lambda file: {**file, "seats": file["seats"][:1]}, "1 of 2"),
    (lambda file: {**file, "seats": [{"kind": "bot"}, {"kind": "open"}]}, "keep a seat"),
    (lambda file: {**file, "seats": [{"kind": "person", "name": "\u0007"}] * 2}, "name"),
    (lambda file: lines(file, lambda given: [*given, "no such action"]), "line"),
    (lambda file: lines(file, lambda given: [*given, *[given[-1]] * 40]), "line"),
    (
        lambda file: lines(file, lambda given: ["rules 999" if "rules" in x else x for x in given]),
        "rules",
    ),
    (
        lambda file: lines(file, lambda given: [given[0], "game no", *given[2:]]),
        "no game",
    ),
]


@pytest.mark.parametrize(("spoil", "says"), BAD)
def test_a_bad_file_is_refused_with_a_reason_and_makes_no_table(
    address: str, spoil: Callable[[dict[str, Any]], dict[str, Any]], says: str
) -> None:
    file, _ended = near_game(ME, BOT)
    with Caller(address) as caller:
        answer = caller.http.post("/api/files", json=spoil(file))
    assert answer.status_code == 400
    assert says in answer.json()["error"]["message"]


def test_nobody_joins_a_game_that_is_over(address: str) -> None:
    file, ended = near_game(ME, BOT)
    whole = file["record"].partition("actions\n")[0] + "actions\n" + ended
    seats = [{"kind": "person"}, {"kind": "open"}]
    with Caller(address) as caller:
        answer = caller.http.post("/api/files", json={"astrolude": 1, "record": whole, "seats": seats})
    assert (answer.status_code, "over" in answer.json()["error"]["message"]) == (400, True)


def test_only_a_file_may_be_as_large_as_a_game(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        body = b'{"record": "' + b"x" * 600_000 + b'"}'
        assert http.post("/api/files", content=body).json()["error"]["code"] == "too_large"
        assert http.post("/api/tables", content=body[:20_000]).json()["error"]["code"] == "too_large"


def test_a_game_that_takes_too_long_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file, _ended = near_game(ME, BOT)
    monkeypatch.setattr(files, "MOST_SECONDS", 0.0)
    with Caller(address) as caller:
        answer = caller.http.post("/api/files", json=file)
    assert answer.json()["error"]["code"] == "too_large"


def test_in_a_browser_no_seat_waits_for_others() -> None:
    file, _ended = near_game(ME, BOT)
    file["seats"][1] = {"kind": "open"}

    async def story() -> None:
        status, answer = await Tab(Storage()).call("POST", "/api/files", file)
        assert (status, answer["error"]["code"]) == (400, "bad_request")

    asyncio.run(story())


def test_standing_orders_come_along(address: str) -> None:
    file, _ended = near_game(ME, {"kind": "me", "name": "Ben"})
    file["orders"] = {"0": {"storms": "keep", "nothing": "known"}, "1": {"storms": "keep"}, "9": {}, "x": {}}
    made = bring(address, file)
    with Caller(address, made["table"], made["secret"]) as anna:
        assert anna.get("state")["orders"] == {"storms": "keep"}
