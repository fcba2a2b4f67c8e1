"""Tables kept by a browser: the same answers as a server gives, whatever happens to a tab."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import GAMES
from tests.server.nearby import PROTOCOL, Storage, Tab

from astrolude.games import NAMES
from astrolude.server.near.calls import CALLS
from astrolude.server.near.reading import Forms
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.library import load_games

load_games(GAMES)

BOTS = {"game": "beacons", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]}


@pytest.fixture
def storage() -> Storage:
    return Storage()


async def begun(storage: Storage) -> tuple[Tab, dict[str, Any]]:
    """A tab, and a table of its own at which a game with bots has begun."""
    tab = Tab(storage)
    await tab.host.start()
    return tab, await tab.ask("POST", "/api/tables", {**BOTS, "seed": 7})


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
        tab, made = await begun(storage)
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
        file = await again.ask("GET", f"/api/tables/{made['table']}/file", secret=made["secret"])
        ended = await play(again, 1, found)
        record = await again.ask("GET", f"/api/tables/{made['table']}/record")
        assert ended["outcome"] is not None
        # Carried elsewhere from the middle, the game goes on there, and the same actions end it the same way.
        other = Tab(Storage())
        await other.host.start()
        brought = await other.ask("POST", "/api/files", file)
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


@pytest.mark.parametrize(
    "damaged", ["", '{"header"', "[]", '{"header": {}, "seats": [], "orders": {}, "history": []}']
)
def test_a_damaged_document_is_told_once_and_takes_no_other_game_along(
    storage: Storage, caplog: pytest.LogCaptureFixture, damaged: str
) -> None:
    async def story() -> None:
        former = Tab(storage)
        await former.host.start()
        whole, broken = [await former.ask("POST", "/api/tables", {**BOTS, "seed": seed}) for seed in (3, 4)]
        await former.host.stop()
        version, _document = storage.documents[broken["table"]]
        storage.documents[broken["table"]] = version, damaged
        tab = Tab(storage)
        await tab.host.start()
        held = [{"table": each["table"], "secret": each["secret"]} for each in (whole, broken)]
        kept, lost = await tab.ask("POST", "/api/mine", {"seats": held})
        assert kept["table"] == whole["table"]
        assert lost is None
        status, answer = await tab.call("GET", f"/api/tables/{broken['table']}")
        assert (status, answer["error"]["code"]) == (404, "unknown_table")
        await play(tab, 1, await hello(tab, 1, whole["table"], whole["secret"]))
        assert storage.documents[broken["table"]] == (version, damaged)
        assert sum(broken["table"] in record.message for record in caplog.records) == 1
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
    (json.dumps({"astrolude": 1, "record": "x" * 400_001}), "bad_request"),
]


@pytest.mark.parametrize(("file", "code"), BAD_FILES)
def test_a_bad_file_is_refused_and_leaves_nothing(storage: Storage, file: str, code: str) -> None:
    async def story() -> None:
        tab = Tab(storage)
        status, answer = await tab.call("POST", "/api/files", file)
        assert (status >= 400, answer["error"]["code"]) == (True, code)
        assert storage.documents == {}

    asyncio.run(story())


def test_a_file_with_an_illegal_action_names_its_line(storage: Storage) -> None:
    async def story() -> None:
        tab, made = await begun(storage)
        await play(tab, 1, await hello(tab, 1, made["table"], made["secret"]), 3)
        file = json.loads(await tab.ask("GET", f"/api/tables/{made['table']}/file", secret=made["secret"]))
        file["record"] += "no such action\n"
        status, answer = await tab.call("POST", "/api/files", file)
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


CLIENT = Path(__file__).parents[2] / "web" / "src" / "net" / "api.ts"
"""Every call that the page can make by name."""

NEED_A_SERVER = {
    ("POST", "/api/tables/{}/vote"),
    ("POST", "/api/tables/{}/vacation"),
    ("POST", "/api/tables/{}/chat"),
    ("POST", "/api/tables/{}/chat/close"),
    ("POST", "/api/tables/{}/chat/report"),
}
"""Clocks and talk: at a table of a browser nobody else sits."""


def calls_of_the_page() -> set[tuple[str, str]]:
    found = set()
    for method in CLIENT.read_text(encoding="utf-8").split("\n  }\n"):
        text = re.sub(r"\$\{tablePath\([\w.]+\)\}|tablePath\([\w.]+\)", "/api/tables/{}", method)
        how = re.search(r"'(GET|POST)'", text)
        path = re.search(r"/api/[^'`?, )]*", re.sub(r"\$\{encodeURIComponent\(\w+\)\}", "{}", text))
        if how and path:
            found.add((how[1], path[0]))
    return found


def test_just_what_the_page_may_ask_is_answered_here() -> None:
    described = {(method.upper(), path) for path, ways in PROTOCOL["paths"].items() for method in ways}
    assert set(CALLS) <= described
    answered = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in CALLS}
    asked = calls_of_the_page()
    assert asked >= NEED_A_SERVER
    assert answered == asked - NEED_A_SERVER
    assert asked <= {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in described}


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


def test_advice_and_the_analysis_of_a_game_come_from_the_second_worker(storage: Storage) -> None:
    async def story() -> None:
        tab, made = await begun(storage)
        table, secret = f"/api/tables/{made['table']}", made["secret"]
        state = await hello(tab, 1, made["table"], secret)
        while not (state["decision"] or {}).get("actions"):
            state = await tab.told(1, "state")
        before = tab.thoughts
        asking = {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]}
        advice = await tab.ask("POST", f"{table}/hint", asking, secret)
        assert (advice["seat"], len(advice["asked"]), tab.thoughts) == (0, 1, before + 1)
        status, answer = await tab.call("POST", f"{table}/analysis", {})
        assert (status, answer["error"]["code"]) == (409, "not_finished")

        await play(tab, 1, state)
        known = await tab.ask("POST", f"{table}/analysis", {})
        while known["status"] != "done":
            await asyncio.sleep(0.01)
            known = await tab.ask("GET", f"{table}/analysis?since=0")
        assert len(known["moves"]) == known["of"] > 0
        # It is kept with the game: another tab knows it without thinking.
        other = Tab(storage)
        found = await other.ask("GET", f"{table}/analysis?since=0")
        assert (found["status"], other.thoughts) == ("done", 0)
        assert {move["move"] for move in found["moves"]} == {move["move"] for move in known["moves"]}

        move = known["moves"][0]
        wanted = {"ply": move["ply"], "actions": [move["best"][0]["action"]["id"]]}
        assert (await tab.ask("POST", f"{table}/branch", wanted, secret))["ply"] == move["ply"] + 1
        branched = await tab.ask("POST", f"{table}/variations", {**wanted, "level": "random", "name": "Anna"})
        again = await play(tab, 2, await hello(tab, 2, branched["table"], branched["secret"]))
        assert again["source"] == {"table": made["table"], "ply": move["ply"]}
        await tab.host.stop()

    asyncio.run(story())


@pytest.mark.parametrize("name", NAMES)
def test_help_of_every_kind_needs_no_server_in_any_game(storage: Storage, name: str) -> None:
    """Why-not, hints, lessons, puzzles, replay and analysis, at the smallest budgets."""

    async def story() -> None:
        tab = Tab(storage)
        await tab.host.start()
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
        wanted = {"game": name, "options": SHORT.get(name, {}), "seats": seats, "seed": 5}
        made = await tab.ask("POST", "/api/tables", wanted)
        table, secret = f"/api/tables/{made['table']}", made["secret"]
        state = await hello(tab, 1, made["table"], secret)
        while len((state["decision"] or {}).get("actions", [])) < 2:
            state = await play(tab, 1, state, state["ply"] + 1)
        ply = state["ply"]
        refs = next(action["refs"] for action in state["decision"]["actions"] if action["refs"])
        tab.host.hear(1, json.dumps({"type": "why_not", "id": "w", "ply": ply, "refs": refs}))
        why = await tab.told(1, "why_not")
        assert (set(refs) <= set(why["action"]["refs"]), why["obstacles"]) == (True, [])
        hint = await tab.ask("POST", f"{table}/hint", {"ply": ply}, secret)
        legal = [action["id"] for action in state["decision"]["actions"]]
        assert [each["action"]["id"] for each in hint["answers"] if each["action"]["id"] in legal]
        for lesson in (await tab.ask("GET", f"/api/games/{name}/lessons"))["lessons"][:1]:
            assert await tab.ask("POST", f"/api/games/{name}/lessons/{lesson['id']}", {"actions": []})
        await tab.ask("POST", f"{table}/resign", {"level": "easy"}, secret)
        ended = await play(tab, 1, state)
        assert ended["outcome"] is not None
        then = await tab.ask("GET", f"{table}/state?ply={ply}&since={ply}")
        assert (then["ply"], then["view"]) == (
            ply,
            (await tab.ask("GET", f"{table}/state?ply={ply}"))["view"],
        )
        known = await tab.ask("POST", f"{table}/analysis", {})
        while not known["moves"]:
            await asyncio.sleep(0.02)
            known = await tab.ask("GET", f"{table}/analysis?since=0")
        assert known["moves"][0]["best"]
        await tab.host.stop()

    asyncio.run(story())


SHORT = {"space_gate": {"turn_limit": "12"}}
"""Options with which a game is over soon."""


def test_a_hint_that_is_not_wanted_any_more_leaves_the_worker_to_the_bots(storage: Storage) -> None:
    async def story() -> None:
        tab, made = await begun(storage)
        state = await hello(tab, 1, made["table"], made["secret"])
        while not (state["decision"] or {}).get("actions"):
            state = await tab.told(1, "state")
        tab.held = asyncio.Event()
        hint = asyncio.create_task(
            tab.call("POST", f"/api/tables/{made['table']}/hint", {"ply": state["ply"]}, made["secret"])
        )
        await asyncio.sleep(0)
        act = {"type": "act", "id": "a", "ply": state["ply"], "action": state["decision"]["actions"][0]["id"]}
        tab.host.hear(1, json.dumps(act))
        status, answer = await hint
        assert (status, answer["error"]["code"], tab.stopped) == (409, "stale", 0)
        tab.held.set()
        await play(tab, 1, await tab.told(1, "state"))
        await tab.host.stop()

    asyncio.run(story())
