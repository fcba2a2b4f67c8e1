"""Talk at tables: who reads and writes where, what is refused, how long it is kept, on both stores."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import ME, OPEN, Caller, Client, Message, Wall, quick, running

from astrolude.server.settings import Rate
from astrolude.server.store.address import database_url
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.chat import Line


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    more: dict[str, Any] = {}
    if request.param == "postgres":
        pytest.importorskip("asyncpg", reason="asyncpg is not installed")
        more |= {"database": request.getfixturevalue("database"), "presence_interval": 0.3}
    settings = quick(tmp_path_factory.mktemp("chat"), **more)
    with ExitStack() as stack:
        yield [stack.enter_context(running(settings)) for _ in range(2 if more.get("database") else 1)]


def sit(workers: list[str]) -> tuple[str, Caller, Caller]:
    with Caller(workers[0]) as caller:
        made = caller.create(ME, OPEN, listed=True)
    with Caller(workers[0], made["table"]) as guest:
        joined = guest.post("join", {"name": "Ben"})
    table = made["table"]
    return table, Caller(workers[0], table, made["secret"]), Caller(workers[-1], table, joined["secret"])


def lines_of(client: Client, count: int) -> list[Message]:
    """The first lines that a client is told."""
    found: list[Message] = []
    while len(found) < count:
        found += client.await_type("chat")["lines"]
    return found


def test_people_talk_live_and_spectators_read_them(workers: list[str]) -> None:
    table, anna, ben = sit(workers)
    with anna, ben, Client(workers[-1], table, ben.secret) as at_ben, Client(workers[0], table) as spectator:
        at_ben.await_type("state")
        spectator.await_type("state")
        anna.post("chat", {"text": "  Qui garde\n le Champ ?  "})
        anna.post("chat", {"phrase": "one_moment"})
        for client in (at_ben, spectator):
            first, second = lines_of(client, 2)
            assert (first["seat"], first["text"], first["room"]) == (0, "Qui garde le Champ ?", "table")
            assert (second["phrase"], second["text"], second["number"]) == ("one_moment", None, 2)
    with Client(workers[-1], table, anna.secret) as later:
        assert len(lines_of(later, 2)) == 2


def test_spectators_talk_apart(workers: list[str]) -> None:
    table, anna, ben = sit(workers)
    with anna, ben, Caller(workers[0], table) as watcher, Client(workers[-1], table) as other:
        with Client(workers[0], table, anna.secret) as at_anna:
            at_anna.await_type("state")
            other.await_type("state")
            watcher.post("chat", {"text": "she should dock", "name": "Zoé"})
            (line,) = lines_of(other, 1)
            assert (line["seat"], line["name"], line["room"]) == (None, "Zoé", "gallery")
            ben.post("chat", {"phrase": "well_played"})
            assert [line["phrase"] for line in lines_of(at_anna, 1)] == ["well_played"]
            assert "dock" not in str(at_anna.received)
        with pytest.raises(httpx.HTTPStatusError):
            watcher.post("chat", {"text": "without a name"})


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 301},
        {"text": "bell \u0007"},
        {"text": "turned \u202e around"},
        {"text": "zero\u0000"},
        {"phrase": "hurry"},
        {"text": "both", "phrase": "well_played"},
        {"text": "more", "room": "gallery"},
    ],
)
def test_what_cannot_be_said_is_refused(workers: list[str], said: Message) -> None:
    _table, anna, ben = sit(workers)
    with anna, ben, pytest.raises(httpx.HTTPStatusError):
        anna.post("chat", said)


def test_markup_and_pictures_are_kept_as_they_were_typed(workers: list[str]) -> None:
    table, anna, ben = sit(workers)
    typed = "<img src=x onerror=alert(1)> & 👩‍🚀"
    with anna, ben, Client(workers[0], table, anna.secret) as client:
        anna.post("chat", {"text": typed})
        assert lines_of(client, 1)[0]["text"] == typed


def test_whoever_leads_closes_the_talk(workers: list[str]) -> None:
    table, anna, ben = sit(workers)
    with anna, ben, Client(workers[-1], table, ben.secret) as client:
        client.await_type("state")
        with pytest.raises(httpx.HTTPStatusError):
            ben.post("chat/close", {"closed": True})
        anna.post("chat/close", {"closed": True})
        assert client.await_type("chat")["closed"] is True
        with pytest.raises(httpx.HTTPStatusError):
            ben.post("chat", {"text": "hello?"})
        anna.post("chat/close", {"closed": False})
        assert client.await_type("chat")["closed"] is False
        ben.post("chat", {"text": "hello"})


def test_a_report_reaches_the_hosts_log(workers: list[str], caplog: pytest.LogCaptureFixture) -> None:
    table, anna, ben = sit(workers)
    with anna, ben, caplog.at_level(logging.WARNING, "astrolude.server.tables.chat"):
        ben.post("chat", {"text": "something rude"})
        anna.post("chat/report", {"number": 1})
        with pytest.raises(httpx.HTTPStatusError):
            anna.post("chat/report", {"number": 2})
    assert f"seat 0 of table {table} reports line 1 of seat 1: 'something rude'" in caplog.text


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    with running(quick(tmp_path, chat_rate=Rate(0, 3))) as address:
        _table, anna, ben = sit([address])
        with anna, ben:
            for number in range(3):
                anna.post("chat", {"text": f"line {number}"})
            with pytest.raises(httpx.HTTPStatusError) as refused:
                anna.post("chat", {"text": "one more"})
            assert refused.value.response.status_code == 429
            ben.post("chat", {"text": "not Ben's fault"})


def test_a_host_may_want_no_talk(tmp_path: Path) -> None:
    with running(quick(tmp_path, chat="off")) as address:
        table, anna, ben = sit([address])
        with anna, ben, Client(address, table, anna.secret) as client:
            assert client.await_type("chat")["closed"] is True
            with pytest.raises(httpx.HTTPStatusError):
                anna.post("chat", {"text": "hello"})


def test_talk_is_forgotten_a_day_after_the_game(workers: list[str], tmp_path: Path) -> None:
    """Of a game that goes on nothing is forgotten, and only the last lines are kept at all."""
    wall = Wall()
    settings = quick(tmp_path)
    with running(settings, wall) as address:
        table, anna, ben = sit([address])
        with anna, ben:
            anna.post("chat", {"text": "good luck"})

    async def look() -> tuple[list[int], list[Line], list[Line]]:
        store = SqlStore(database_url(settings.database), clock=wall)
        await store.open()
        try:
            line = Line(0, wall(), "table", 0, None, "back_soon", None)
            for _ in range(5):
                await store.say(table, line, 3)
            kept = [each.number for each in await store.lines(table, 0)]
            await store.forget_talk(wall() + 1)
            running_on = await store.lines(table, 0)
            await store.close_abandoned(wall() + 1)
            await store.forget_talk(wall() + 1)
            return kept, running_on, await store.lines(table, 0)
        finally:
            await store.close()

    kept, running_on, after_the_end = asyncio.run(look())
    assert kept == [4, 5, 6]
    assert len(running_on) == 3
    assert after_the_end == []
