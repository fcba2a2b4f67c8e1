"""Finished games are judged in the background, kept with the game, and go on after a kill."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, in_declared_form, quick, running

from astrolude.server.settings import Rate
from astrolude.server.tables import messages

Message = dict[str, Any]


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


def finished(caller: Caller, game: str = "beacons", **more: Any) -> str:
    """The id of a table at which bots have played a game to its end."""
    table: str = caller.create(BOT, BOT, game=game, seed=5, **more)["table"]
    until(lambda: caller.http.get(f"/api/tables/{table}").json(), lambda told: told["status"] == "finished")
    return table


def until(ask: Any, good: Any) -> Message:
    """What is told once it is as it should be."""
    end = time.monotonic() + 6 * PATIENCE
    while True:
        told: Message = ask()
        if good(told):
            return told
        assert time.monotonic() < end, told
        time.sleep(0.02)


def path(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def judged(caller: Caller, table: str) -> Message:
    """The analysis once every move was looked at."""
    answer = caller.http.post(path(table))
    answer.raise_for_status()
    return until(lambda: caller.http.get(path(table)).json(), lambda told: told["status"] == "done")


def test_a_finished_game_is_judged_move_by_move(caller: Caller) -> None:
    table = finished(caller)
    assert caller.http.get(path(table)).json()["status"] == "none"
    told = in_declared_form(messages.Analysis, judged(caller, table))
    assert told["done"] == told["of"] == len(told["moves"]) > 0
    plies = [move["ply"] for move in told["moves"]]
    assert plies == sorted(set(plies))
    for move in told["moves"]:
        state = caller.http.get(f"/api/tables/{table}/state", params={"ply": move["ply"]}).json()
        assert state["decision"]["seat"] == move["seat"]
        for answer in [move["played"], *move["best"]]:
            assert sum(answer["chances"]) == pytest.approx(1.0, abs=0.01)
            assert answer["line"][0] == {"seat": move["seat"], "action": answer["action"]}
        assert move["best"][0]["loss"] == 0.0
    assert set(told["turning"]) <= set(plies)
    assert [player["decisions"] for player in told["players"]] == [
        sum(move["seat"] == seat for move in told["moves"]) for seat in (0, 1)
    ]


def test_everybody_is_told_the_same_and_only_what_is_new(caller: Caller) -> None:
    table = finished(caller)
    told = until(lambda: judged(caller, table), lambda told: told["depth"] == 3)
    with Caller(caller.address) as other:
        again = other.http.get(path(table)).json()
        assert again["moves"] == told["moves"]
        assert other.http.post(path(table)).json()["moves"] == told["moves"]
        assert other.http.get(path(table), params={"since": told["stamp"]}).json()["moves"] == []
        newer = other.http.get(path(table), params={"since": told["stamp"] - 1}).json()["moves"]
        assert 0 < len(newer) <= len(told["moves"])


def test_only_finished_games_are_judged(caller: Caller) -> None:
    made = caller.create(ME, BOT)
    assert code(caller.http.post(path(made["table"]))) == "not_finished"
    assert code(caller.http.get(path(made["table"]))) == "not_finished"
    assert code(caller.http.post(path("t_nothing"))) == "unknown_table"


def test_work_that_a_kill_interrupts_is_kept_and_goes_on(tmp_path: Path) -> None:
    with running(quick(tmp_path, analysis_seconds=60.0)) as address, Caller(address) as caller:
        table = finished(caller)
        caller.http.post(path(table)).raise_for_status()
        begun = until(lambda: caller.http.get(path(table)).json(), lambda told: told["done"] >= 1)
        assert begun["status"] == "computing"
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        kept = caller.http.get(path(table)).json()
        assert kept["status"] == "stopped"
        assert 1 <= kept["done"] < kept["of"]
        first = kept["moves"][0]
        done = judged(caller, table)
        if done["depth"] == 1:
            assert done["moves"][0] == first


def test_analyses_of_one_address_are_limited(tmp_path: Path) -> None:
    chosen = quick(tmp_path, analysis_rate=Rate(0.0001, 1), analysis_seconds=60.0)
    with running(chosen) as address, Caller(address) as caller:
        one, other = finished(caller), finished(caller)
        assert caller.http.post(path(one)).status_code == 200
        assert caller.http.post(path(one)).status_code == 200, "it goes on already"
        assert code(caller.http.post(path(other))) == "too_fast"


def test_only_so_many_games_are_judged_at_the_same_time(tmp_path: Path) -> None:
    with running(quick(tmp_path, analyses=1, analysis_seconds=60.0)) as address, Caller(address) as caller:
        one, other = finished(caller), finished(caller)
        assert caller.http.post(path(one)).status_code == 200
        assert code(caller.http.post(path(other))) == "too_fast"


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "space_gate", "federation", "eclipse"])
def test_a_game_of_every_kind_is_judged(tmp_path: Path, game: str) -> None:
    """The beginning of it, within a tiny budget: bots of a whole game take long."""
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        table = finished(caller, game)
        caller.http.post(path(table)).raise_for_status()
        told = until(lambda: caller.http.get(path(table)).json(), lambda told: told["done"] >= 3)
        assert told["of"] >= told["done"]
        in_declared_form(messages.Analysis, told)


def test_a_line_is_looked_at_without_being_kept(caller: Caller) -> None:
    table = finished(caller)
    before = caller.http.get(f"/api/tables/{table}").json()
    move = judged(caller, table)["moves"][0]
    line = [step["action"]["id"] for step in move["best"][0]["line"]]
    body = {"ply": move["ply"], "actions": line[:1]}
    state = caller.http.post(f"/api/tables/{table}/branch", json=body).json()
    assert in_declared_form(messages.TableState, state)["view"] is not None
    assert state["ply"] > move["ply"]
    assert caller.http.get(f"/api/tables/{table}").json() == before
    wrong = {"ply": move["ply"], "actions": [99]}
    assert code(caller.http.post(f"/api/tables/{table}/branch", json=wrong)) == "illegal_action"
    late = {"ply": before["ply"] + 1, "actions": []}
    assert code(caller.http.post(f"/api/tables/{table}/branch", json=late)) == "bad_request"


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_play_goes_on_from_a_moment_at_a_table_of_its_own(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    more = {} if store == "sqlite" else {"database": request.getfixturevalue("database")}
    with running(quick(tmp_path, **more)) as address, Caller(address) as caller:
        table = finished(caller)
        told = judged(caller, table)
        move = told["moves"][len(told["moves"]) // 2]
        body = {"ply": move["ply"], "level": "random", "name": "Anna"}
        made = caller.http.post(f"/api/tables/{table}/variations", json=body).json()
        assert made["seat"] == move["seat"]
        with Caller(address, made["table"], made["secret"]) as anna:
            state = anna.get("state")
            assert state["source"] == {"table": table, "ply": move["ply"]}
            assert state["seats"][made["seat"]]["name"] == "Anna"
            there = caller.http.get(f"/api/tables/{table}/state", params={"ply": move["ply"]}).json()
            assert state["decision"]["prompt"] == there["decision"]["prompt"]
            ply = state["ply"]
            action = move["best"][0]["action"]["id"]
            assert anna.post("actions", {"ply": ply, "action": action})["ply"] == ply + 1
            played = anna.http.get(f"/api/tables/{made['table']}").json()
            assert played["ply"] > ply
        end = caller.http.get(f"/api/tables/{table}").json()["ply"]
        over = caller.http.post(f"/api/tables/{table}/variations", json={"ply": end})
        assert code(over) == "bad_request"


def test_friends_join_a_variation_and_then_it_goes_on(caller: Caller) -> None:
    table = finished(caller)
    at = caller.http.get(f"/api/tables/{table}").json()["ply"] // 2
    body = {"ply": at, "seat": 0, "open": [1], "name": "Anna"}
    made = caller.http.post(f"/api/tables/{table}/variations", json=body).json()
    assert made["started"] is False
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        waiting = anna.get("state")
        assert waiting["status"] == "open"
        assert waiting["source"] == {"table": table, "ply": at}
        joined = anna.http.post(
            f"/api/tables/{made['table']}/join", json={"name": "Ben", "invite": made["invite"]}
        ).json()
        assert joined["seat"] == 1
        there = caller.http.get(f"/api/tables/{table}/state", params={"ply": at}).json()
        state = anna.get("state")
        assert state["status"] == "running"
        assert state["decision"]["prompt"] == there["decision"]["prompt"]
        assert [seat["name"] for seat in state["seats"]] == ["Anna", "Ben"]
    for wrong in ({"seat": 0, "open": [0]}, {"seat": 0, "open": [7]}, {"seat": 7}):
        refused = caller.http.post(f"/api/tables/{table}/variations", json={"ply": at, **wrong})
        assert code(refused) == "bad_request"


def test_other_luck_is_the_same_for_everybody_and_another_one_each_time(caller: Caller) -> None:
    table = finished(caller, "alien_frontiers")
    path = f"/api/tables/{table}/branch"

    def rolled(roll: int) -> tuple[list[int], object]:
        """The way to the dice of the next turn, and how the table stands then."""
        line: list[int] = []
        while True:
            body = {"ply": 0, "actions": line, "roll": roll, "every_seat": True}
            state = caller.http.post(path, json=body).json()
            if state["decision"]["seat"] == 1:
                return line, state["view"]
            line.append(state["decision"]["actions"][-1]["id"])

    told = {roll: rolled(roll) for roll in range(5)}
    assert [rolled(roll) for roll in range(5)] == list(told.values())
    assert len({str(view) for _, view in told.values()}) > 2
    there = {"ply": 0, "actions": told[1][0], "roll": 1}
    advice = in_declared_form(messages.Advice, caller.http.post(f"{path}/advice", json=there).json())
    looked = caller.http.post(path, json={**there, "every_seat": True}).json()
    legal = {action["id"] for action in looked["decision"]["actions"]}
    assert {answer["action"]["id"] for answer in advice["answers"]} <= legal


def test_a_game_that_goes_on_branches_off_for_who_plays_it_alone(caller: Caller) -> None:
    made = caller.create(ME, BOT)
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        path = f"/api/tables/{made['table']}"
        assert code(anna.http.post(f"{path}/branch", json={"ply": 0})) == "not_finished"
        with Caller(caller.address, made["table"]) as looker:
            assert code(looker.http.post(f"{path}/variations", json={"ply": 0})) == "not_finished"
        varied = anna.http.post(f"{path}/variations", json={"ply": 0, "name": "Anna"}).json()
        with Caller(caller.address, varied["table"], varied["secret"]) as again:
            state = again.get("state")
            assert state["source"] == {"table": made["table"], "ply": 0}
            assert state["status"] == "running"
    shared = caller.create(ME, OPEN)
    with Caller(caller.address, shared["table"], shared["secret"]) as anna:
        body = {"name": "Ben", "invite": shared["invite"]}
        anna.http.post(f"/api/tables/{shared['table']}/join", json=body).raise_for_status()
        refused = anna.http.post(f"/api/tables/{shared['table']}/variations", json={"ply": 0})
        assert code(refused) == "not_finished"
