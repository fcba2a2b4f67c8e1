"""Tables kept by a browser: the same answers as a server gives, whatever happens to a tab."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.harness import GAMES
from tests.server.nearby import PROTOCOL, Storage, Tab

from astrolude.server.near.calls import CALLS
from astrolude.server.near.reading import Forms
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.library import load_games

load_games(GAMES)

BOTS = {"game": "beacons", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]}


@pytest.fixture
def storage() -> Storage:
    return Storage()


async def hello(tab: Tab, line: int, table: str, secret: str | None) -> dict[str, Any]:
    tab.host.open(line, f"/ws/tables/{table}")
    tab.host.hear(line, json.dumps({"type": "hello", "secret": secret, "ply": None, "deltas": False}))
    return await tab.told(line, "state")


async def play(tab: Tab, line: int, state: dict[str, Any], plies: int | None = None) -> dict[str, Any]:
    """Take the first action whenever asked, to the end or until some ply."""
    while state["status"] == "running" and (plies is None or state["ply"] < plies):
        actions = (state["decision"] or {}).get("actions")
        if actions:
            act = {"type": "act", "id": "a", "ply": state["ply"], "action": actions[0]["id"]}
            tab.host.hear(line, json.dumps(act))
        state = await tab.told(line, "state")
    return state


def test_a_whole_game_survives_the_tab_and_can_be_carried_away(storage: Storage) -> None:
    async def story() -> None:
        tab = Tab(storage)
        await tab.host.start()
        made = await tab.ask("POST", "/api/tables", {**BOTS, "seed": 7})
        state = await play(tab, 1, await hello(tab, 1, made["table"], made["secret"]), 3)
        # The tab is killed: nothing is stopped properly, and another one begins with what is stored.
        storage.tabs.clear()
        storage.claimed.clear()
        again = Tab(storage)
        await again.host.start()
        found = await hello(again, 1, made["table"], made["secret"])
        assert found["ply"] >= state["ply"]
        mine = await again.ask(
            "POST", "/api/mine", {"seats": [{"table": made["table"], "secret": made["secret"]}]}
        )
        assert mine[0]["you"] == [0]
        file = await again.ask("GET", f"/near/tables/{made['table']}", secret=made["secret"])
        ended = await play(again, 1, found)
        record = await again.ask("GET", f"/api/tables/{made['table']}/record")
        assert ended["outcome"] is not None
        # Carried elsewhere from the middle, the game goes on there, and the same actions end it the same way.
        other = Tab(Storage())
        await other.host.start()
        brought = await other.ask("POST", "/near/tables", file)
        played = await play(other, 1, await hello(other, 1, brought["table"], brought["secret"]))
        assert played["outcome"] == ended["outcome"]
        assert await other.ask("GET", f"/api/tables/{brought['table']}/record") == record
        for each in (tab, again, other):
            await each.host.stop()

    asyncio.run(story())


def test_two_tabs_share_a_table_and_one_of_them_moves_the_bots(storage: Storage) -> None:
    async def story() -> None:
        one, two = Tab(storage), Tab(storage)
        await one.host.start()
        await two.host.start()
        made = await one.ask("POST", "/api/tables", {**BOTS, "seed": 3})
        state = await hello(one, 1, made["table"], made["secret"])
        await hello(two, 2, made["table"], made["secret"])
        ended = await play(one, 1, state)
        while (seen := await two.told(2, "state"))["status"] != "finished":
            pass
        assert seen["outcome"] == ended["outcome"]
        assert one.thoughts > 0
        await one.host.stop()
        await two.host.stop()

    asyncio.run(story())


def test_what_the_storage_refuses_is_told_and_nothing_changes(storage: Storage) -> None:
    async def story() -> None:
        tab = Tab(storage)
        await tab.host.start()
        made = await tab.ask("POST", "/api/tables", {**BOTS, "seed": 3})
        state = await hello(tab, 1, made["table"], made["secret"])
        while not (state["decision"] or {}).get("actions"):
            state = await tab.told(1, "state")
        storage.broken = True
        act = {"type": "act", "id": "a", "ply": state["ply"], "action": state["decision"]["actions"][0]["id"]}
        tab.host.hear(1, json.dumps(act))
        assert (await tab.told(1, "error"))["code"] == "unavailable"
        assert (await tab.call("GET", f"/api/tables/{made['table']}"))[0] == 503
        storage.broken = False
        assert (await tab.told(1, "state"))["ply"] == state["ply"]
        await tab.host.stop()

    asyncio.run(story())


def test_a_thought_is_ended_with_whoever_waits_for_it(storage: Storage) -> None:
    async def story() -> None:
        tab = Tab(storage)
        tab.stuck = True
        await tab.host.start()
        made = await tab.ask("POST", "/api/tables", {**BOTS, "seats": BOTS["seats"][::-1], "seed": 3})
        state = await hello(tab, 1, made["table"], made["secret"])
        while state["thinking"] is None:
            state = await tab.told(1, "state")
        # The board answers although the bot does not.
        assert (await tab.ask("GET", f"/api/tables/{made['table']}"))["status"] == "running"
        await tab.host.stop()
        assert tab.stopped == 1

    asyncio.run(story())


BAD_FILES = [
    ("", "bad_request"),
    ("{}", "bad_request"),
    ('{"astrolude": 2, "record": "", "seats": []}', "bad_request"),
    ('{"astrolude": 1, "record": "astrolude 1", "seats": []}', "bad_request"),
    ("x" * 2_000_001, "too_large"),
]


@pytest.mark.parametrize(("file", "code"), BAD_FILES)
def test_a_bad_file_is_refused_and_leaves_nothing(storage: Storage, file: str, code: str) -> None:
    async def story() -> None:
        tab = Tab(storage)
        status, answer = await tab.call("POST", "/near/tables", file)
        assert (status >= 400, answer["error"]["code"]) == (True, code)
        assert storage.documents == {}

    asyncio.run(story())


def test_a_file_with_an_illegal_action_names_its_line(storage: Storage) -> None:
    async def story() -> None:
        tab = Tab(storage)
        await tab.host.start()
        made = await tab.ask("POST", "/api/tables", {**BOTS, "seed": 7})
        await play(tab, 1, await hello(tab, 1, made["table"], made["secret"]), 3)
        file = json.loads(await tab.ask("GET", f"/near/tables/{made['table']}", secret=made["secret"]))
        file["record"] += "no such action\n"
        status, answer = await tab.call("POST", "/near/tables", file)
        assert status == 400
        assert "line" in answer["error"]["message"]
        await tab.host.stop()

    asyncio.run(story())


REFUSED = [
    ("GET", "/api/tables/t_none", None, 404, "unknown_table"),
    ("GET", "/api/games/nothing", None, 404, "unknown_game"),
    ("POST", "/api/tables", {"game": "beacons"}, 400, "bad_request"),
    ("POST", "/api/tables", {**BOTS, "unknown": 1}, 400, "bad_request"),
    ("POST", "/api/tables", {**BOTS, "seats": [{"kind": "me", "name": "\u0007"}]}, 400, "bad_request"),
    ("POST", "/api/tables", {**BOTS, "seats": [{"kind": "me"}, {"kind": "open"}]}, 400, "bad_request"),
    ("POST", "/api/tables", {**BOTS, "clock": {"kind": "days", "days": 3}}, 400, "bad_request"),
    ("POST", "/api/tables", "no JSON", 400, "bad_request"),
    ("GET", "/api/tables/t_none/state?ply=-1", None, 400, "bad_request"),
    ("POST", "/api/nothing", {}, 400, "bad_request"),
]


@pytest.mark.parametrize(("method", "address", "body", "status", "code"), REFUSED)
def test_what_cannot_be_is_refused_as_a_server_does(
    storage: Storage, method: str, address: str, body: object, status: int, code: str
) -> None:
    found, answer = asyncio.run(Tab(storage).call(method, address, body))
    assert (found, answer["error"]["code"]) == (status, code)


def test_every_call_about_tables_and_games_is_answered_here() -> None:
    described = {(method.upper(), path) for path, ways in PROTOCOL["paths"].items() for method in ways}
    assert set(CALLS) <= described


def schemas() -> Iterator[tuple[object, bool]]:
    """Messages of clients, and whether the protocol allows them."""
    act = {"type": "act", "id": "a", "ply": 1, "action": 3}
    yield act, True
    yield {**act, "action": "land here"}, True
    yield {**act, "action": True}, False
    yield {**act, "ply": -1}, False
    yield {**act, "id": "a" * 65}, False
    yield {**act, "more": 1}, False
    yield {"type": "hello"}, True
    yield {"type": "nothing"}, False
    yield {"type": "why_not", "id": "w", "ply": 0, "refs": ["a"] * 7}, False
    yield [act], False


@pytest.mark.parametrize(("message", "allowed"), list(schemas()))
def test_messages_are_checked_as_the_server_checks_them(message: object, allowed: bool) -> None:
    from astrolude.server.web.live import read

    forms = Forms(PROTOCOL["components"]["schemas"])
    for check in (
        lambda: forms.read(forms.named("ClientMessage"), message),
        lambda: read(json.dumps(message)),
    ):
        if allowed:
            assert check().type == message["type"]  # type: ignore[index]
        else:
            with pytest.raises(Refusal):
                check()
