"""Nobody can take it from the others: budgets of work, fair turns for bots, caps on games of bots alone."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Caller, Client, quick, running
from websockets.sync.client import connect

from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.processes.turns import HANDICAP, Claim, Turns
from astrolude.server.settings import Rate, Settings
from astrolude.server.web.limits import Buckets, Limits

HARD = {"kind": "bot", "level": "hard"}
EASY = {"kind": "bot", "level": "easy"}
CRUISERS = [{"ships": [{"ship": "cruiser", "count": 4}]}]
ANCIENTS = [{"ships": [{"ship": "ancient", "count": 2}]}]
RUDE, CALM = "192.0.2.1", "192.0.2.2"


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


async def order_of(turns: Turns, claims: list[Claim], seconds: float = 1.0) -> list[int]:
    """In which order claims get their turn, each holding it for so long, one after another."""
    await turns.begin(Claim("before"))
    served: list[int] = []

    async def think(number: int, claim: Claim) -> None:
        await turns.begin(claim)
        served.append(number)
        await asyncio.sleep(0)
        turns.end(claim, seconds)

    tasks = [asyncio.create_task(think(number, claim)) for number, claim in enumerate(claims)]
    await asyncio.sleep(0)
    turns.end(Claim("before"), 0.0)
    await asyncio.gather(*tasks)
    assert turns.waiting == 0
    return served


def test_owners_have_equal_turns_however_many_tables_they_keep() -> None:
    claims = [*[Claim("rude")] * 6, Claim("calm"), Claim("calm")]
    assert asyncio.run(order_of(Turns(1), claims)) == [6, 0, 7, 1, 2, 3, 4, 5]


def test_watched_tables_come_first_but_not_for_ever() -> None:
    claims = [Claim("a", watched=False), *[Claim("b")] * 5]
    served = asyncio.run(order_of(Turns(1), claims))
    assert 0 < served.index(0) <= HANDICAP + 1
    assert asyncio.run(order_of(Turns(1), [Claim("a", watched=False), Claim("a")])) == [1, 0]


def test_the_last_place_is_kept_for_quick_thoughts_of_others() -> None:
    async def look() -> None:
        turns = Turns(3)
        long, own = Claim("rude", long=True), Claim("rude")
        for _ in range(2):
            await asyncio.wait_for(turns.begin(long), PATIENCE)
        third = asyncio.create_task(turns.begin(own))
        other_long = asyncio.create_task(turns.begin(Claim("other", long=True)))
        await asyncio.sleep(0)
        assert turns.waiting == 2
        await asyncio.wait_for(turns.begin(Claim("calm")), PATIENCE)
        turns.end(Claim("calm"), 0.1)
        assert turns.waiting == 2
        turns.end(long, 1.5)
        await asyncio.wait_for(asyncio.gather(third, other_long), PATIENCE)

    asyncio.run(look())


def test_whoever_gives_up_waiting_leaves_nothing_behind() -> None:
    async def look() -> None:
        turns = Turns(1)
        await turns.begin(Claim("a"))
        waiting = asyncio.create_task(turns.begin(Claim("b")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert turns.waiting == 0
        turns.end(Claim("a"), 1.0)
        await asyncio.wait_for(turns.begin(Claim("c")), PATIENCE)

    asyncio.run(look())


def test_a_place_that_falls_free_is_not_given_to_somebody_who_has_just_given_up() -> None:
    async def look() -> None:
        turns = Turns(1)
        await turns.begin(Claim("a"))
        gone = asyncio.create_task(turns.begin(Claim("b")))
        there = asyncio.create_task(turns.begin(Claim("c")))
        await asyncio.sleep(0)
        gone.cancel()
        turns.end(Claim("a"), 1.0)
        await asyncio.wait_for(there, PATIENCE)
        assert gone.cancelled()

    asyncio.run(look())


LONG = 8.0
"""Seconds."""


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return 0


def test_long_thoughts_do_not_hold_quick_ones_up() -> None:
    """Thirty long thoughts from one address, in two processes; another's are answered before one is over."""

    async def think() -> float:
        thinkers = Thinkers(2, (), 60.0)
        try:
            for _ in range(2):
                await asyncio.gather(*(thinkers.run(nap, 0.01, Claim(str(n))) for n in range(2)))
            crowd = [asyncio.create_task(thinkers.run(nap, LONG, Claim(RUDE, long=True))) for _ in range(30)]
            await asyncio.sleep(0.2)
            begun = time.monotonic()
            for _ in range(10):
                await thinkers.run(nap, 0.01, Claim(CALM))
            taken = time.monotonic() - begun
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            return taken
        finally:
            thinkers.stop()

    assert asyncio.run(think()) < LONG


@pytest.mark.slow
def test_thirty_hard_tables_of_one_address_leave_another_its_pace(tmp_path: Path) -> None:
    """Hard nine-seat tables of one address; another address's easy bots keep at least 80 % of their pace."""
    settings = quick(tmp_path, bot_processes=2, bot_pause=1.0, table_rate=Rate(1000, 1000))
    with running(settings) as address:
        calm = {"X-Forwarded-For": CALM}
        alone = time_of_easy_bots(address, calm)
        rude = {"X-Forwarded-For": RUDE}
        with httpx.Client(base_url=address, headers=rude, timeout=PATIENCE) as http:
            for _ in range(30):
                table: dict[str, Any] = {"game": "eclipse", "seats": [HARD] * 9}
                assert http.post("/api/tables", json=table).status_code == 200
        crowded = time_of_easy_bots(address, calm)
    assert alone >= 0.8 * crowded, (crowded, alone)


def time_of_easy_bots(address: str, headers: dict[str, str], moves: int = 8) -> float:
    """How long two easy bots take for so many moves after their first one."""
    with httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) as http:
        game = {"game": "alien_frontiers", "seats": [EASY] * 2, "seed": 3}
        table = http.post("/api/tables", json=game).json()["table"]
        with Client(address, table) as spectator:
            first: int = spectator.await_ply(1)["ply"]
            begun = time.monotonic()
            spectator.await_ply(first + moves)
            return time.monotonic() - begun


def test_games_of_bots_alone_are_limited(tmp_path: Path) -> None:
    settings = quick(tmp_path, bot_pause=3600.0, bot_tables_per_address=2, bot_tables=3)
    bots, people = {"game": "beacons", "seats": [BOT, BOT]}, {"game": "beacons", "seats": [ME, BOT]}
    with running(settings) as address:
        for caller, granted in ((RUDE, 2), (CALM, 1)):
            told = {"X-Forwarded-For": caller}
            with httpx.Client(base_url=address, headers=told, timeout=PATIENCE) as http:
                answers = [http.post("/api/tables", json=bots) for _ in range(4)]
                assert [answer.status_code for answer in answers] == [200] * granted + [429] * (4 - granted)
                assert code(answers[-1]) == "too_fast"
                assert http.post("/api/tables", json=people).status_code == 200


def test_running_games_of_one_address_are_limited_until_they_end(tmp_path: Path) -> None:
    with running(quick(tmp_path, running_per_address=2)) as address, Caller(address) as caller:
        made = [caller.create(ME, {"kind": "me", "name": "Ben"}) for _ in range(2)]
        wanted = {"game": "beacons", "seats": [ME, OPEN]}
        assert code(caller.http.post("/api/tables", json=wanted)) == "too_fast"
        with Client(address, made[0]["table"], made[0]["secret"]) as client:
            state = client.await_type("state")
            while state["status"] == "running":
                action = state["decision"]["actions"][-1]["id"]
                client.ask("act", ply=state["ply"], action=action)
                state = client.await_ply(state["ply"] + 1)
        assert caller.http.post("/api/tables", json=wanted).status_code == 200


@pytest.mark.parametrize("way", ["replay", "state", "hello", "preview", "calculator"])
def test_what_is_dear_is_limited_by_what_it_costs(tmp_path: Path, way: str) -> None:
    """Few requests, much work: refused when the address has used its share up, while others are served."""
    settings = quick(tmp_path, work_rate=Rate(0.001, 30), seat_work_rate=Rate(0.001, 1000))
    with running(settings) as address:
        with Caller(address) as caller:
            made = caller.create(ME, {"kind": "me", "name": "Ben"})
        for spender in (RUDE, CALM):
            visitor = Visitor(address, made["table"], made["secret"], spender)
            answers = [visitor.ask(way) for _ in range(25)]
            visitor.http.close()
            assert answers[0] is None
            assert answers[-1] == "too_fast"


class Visitor:
    """Somebody behind a proxy who asks for what takes work, and learns why it was refused."""

    def __init__(self, address: str, table: str, secret: str, network: str) -> None:
        self.told = {"X-Forwarded-For": network}
        bearer = {"Authorization": f"Bearer {secret}"}
        self.http = httpx.Client(base_url=address, headers={**self.told, **bearer}, timeout=PATIENCE)
        self.table, self.secret = table, secret
        self.live = address.replace("http", "ws", 1) + f"/ws/tables/{table}"

    def ask(self, way: str) -> str | None:
        if way == "hello":
            with connect(self.live, additional_headers=self.told, open_timeout=PATIENCE) as socket:
                socket.send(json.dumps({"type": "hello", "secret": self.secret, "ply": None}))
                found: str | None = json.loads(socket.recv(PATIENCE)).get("code")
                return found
        table = f"/api/tables/{self.table}"
        if way == "preview":
            answer = self.http.post(f"{table}/preview", json={"ply": 0, "action": "signal"})
        elif way == "calculator":
            question = {"attacker": CRUISERS, "defender": ANCIENTS, "battles": 3000}
            answer = self.http.post("/api/games/eclipse/calculators/odds", json=question)
        else:
            answer = self.http.get(f"{table}/state", params={"ply": 0} if way == "replay" else {})
        return None if answer.status_code == 200 else code(answer)


def test_a_seat_has_a_measure_of_its_own() -> None:
    limits = Limits(Settings(work_rate=Rate(1, 1000), seat_work_rate=Rate(1, 10)))
    limits.work("a", "seat", 11)
    with pytest.raises(Exception, match="too much work"):
        limits.work("a", "seat", 1)
    limits.work("a", "other", 1)


def test_what_is_done_already_counts_even_if_it_was_too_much() -> None:
    clock = [0.0]
    buckets = Buckets(Rate(10, 100), lambda: clock[0])
    buckets.spend("a", 500)
    assert not buckets.left("a")
    clock[0] = 39.0
    assert not buckets.left("a")
    clock[0] = 41.0
    assert buckets.left("a")


def test_workers_tell_each_other_of_those_who_spend_much() -> None:
    one, other = Limits(Settings(work_rate=Rate(1, 100))), Limits(Settings(work_rate=Rate(1, 100)))
    one.work("rude", "seat", 101)
    one.work("calm", "seat2", 1)
    told = one.unsent()
    assert told == {"work rude": 101}
    other.hear(told)
    with pytest.raises(Exception, match="too much work"):
        other.work("rude", "seat3", 1)
    other.work("calm", "seat4", 1)
    assert one.unsent() == {}
    assert set(other.unsent()) == set(), "what was heard is not told again"


def test_what_is_patient_waits_for_all_that_is_watched_but_not_for_the_rest() -> None:
    claims = [
        Claim("analyst", watched=False, patient=True),
        Claim("alone", watched=False),
        *[Claim("player")] * 4,
    ]
    served = asyncio.run(order_of(Turns(1), claims))
    assert served.index(0) > max(served.index(number) for number in (2, 3, 4, 5))
    several = [*[Claim("alone", watched=False)] * 8, Claim("analyst", watched=False, patient=True)]
    assert asyncio.run(order_of(Turns(1), several)).index(8) < 8
