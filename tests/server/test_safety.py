"""Sizes, origins, rates, headers, and what is never written down."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute
from tests.server.harness import ME, OPEN, Caller, Client, quick, running

from astrolude.server.app import create_app
from astrolude.server.settings import Rate
from astrolude.server.web.advising import ADVICE
from astrolude.server.web.club import ROUTES as CLUB
from astrolude.server.web.guard import BODY, HEADERS
from astrolude.server.web.limits import Buckets, network_of
from astrolude.server.web.people import ROUTES as PEOPLE
from astrolude.server.web.routes import ROUTES
from astrolude.server.web.tournaments import ROUTES as TOURNAMENTS

TABLE = {"game": "beacons", "seats": [ME, {"kind": "bot"}]}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_large_body_is_refused_whether_it_says_so_or_not(caller: Caller) -> None:
    huge = b" " * BODY + json.dumps(TABLE).encode()
    headers = {"content-type": "application/json"}
    assert code(caller.http.post("/api/tables", content=huge, headers=headers)) == (413, "too_large")
    chunks = (huge[start : start + 1000] for start in range(0, len(huge), 1000))
    assert code(caller.http.post("/api/tables", content=chunks, headers=headers)) == (413, "too_large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[" * 9000, b"\xff\xfe", b"null", b'{"game": 1' + b"0" * 5000 + b"}", b'{"a": NaN}']
)
def test_a_malformed_body_is_refused(caller: Caller, body: bytes) -> None:
    answer = caller.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert code(answer) == (400, "bad_request")


def test_a_lone_surrogate_is_refused(caller: Caller) -> None:
    body = b'{"game": "\\ud800", "seats": [{"kind": "me", "name": "\\udfff"}]}'
    answer = caller.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert code(answer) == (400, "bad_request")


FOREIGN = ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", ""]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_change_from_a_foreign_page_is_refused(caller: Caller, origin: str) -> None:
    answer = caller.http.post("/api/tables", json=TABLE, headers={"origin": origin})
    assert code(answer) == (403, "forbidden_origin")


def test_the_own_page_and_named_ones_may_change(tmp_path: Path) -> None:
    settings = quick(tmp_path, origins=("https://games.example",))
    with running(settings) as address, Caller(address) as caller:
        for origin in (address, "https://games.example"):
            assert caller.http.post("/api/tables", json=TABLE, headers={"origin": origin}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/t/t_x", "/api/games", "/api/docs", "/api/tables/t_x", "/assets/none.js"]
)
def test_every_answer_carries_the_protecting_headers(caller: Caller, path: str) -> None:
    answer = caller.http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self'"
    assert "server" not in answer.headers


def test_addresses_are_slowed_down(tmp_path: Path) -> None:
    with running(quick(tmp_path, address_rate=Rate(0.001, 5))) as address, Caller(address) as caller:
        answers = [caller.http.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert code(answers[-1]) == (429, "too_fast")
        assert caller.http.get("/").status_code in (200, 503), "the page itself is not counted"
        with Client(address, "t_any", greet=False) as client:
            assert client.hear()["code"] == "too_fast"


def test_new_tables_are_slowed_down(tmp_path: Path) -> None:
    with running(quick(tmp_path, table_rate=Rate(0.001, 2))) as address, Caller(address) as caller:
        answers = [caller.http.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_a_seat_that_talks_too_much_is_refused_but_stays(tmp_path: Path) -> None:
    with running(quick(tmp_path, seat_rate=Rate(10, 5))) as address, Caller(address) as caller:
        made = caller.create(ME, OPEN)
        with Client(address, made["table"], made["secret"]) as client:
            for _ in range(8):
                client.say({"type": "ping"})
            assert client.await_type("error")["code"] == "too_fast"
            client.await_type("pong")


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, connections_per_address=1)) as address, Caller(address) as caller:
        table = caller.create(ME, OPEN)["table"]
        with Client(address, table) as first:
            first.hear()
            with Client(address, table, greet=False) as second:
                assert second.hear()["code"] == "too_fast"


def test_a_bucket_fills_again() -> None:
    clock = [0.0]
    buckets = Buckets(Rate(2, 3), lambda: clock[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    clock[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock[0] = 100.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_one_household_is_one_caller() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of(None) == "unknown"


def test_no_secret_is_stored_or_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(quick(tmp_path)) as address, Caller(address) as caller:
        made = caller.create(ME, OPEN)
        secrets = [made["secret"], made["invite"]]
        with Caller(address, made["table"], made["secret"]) as anna:
            joined = anna.http.post(
                f"/api/tables/{made['table']}/join", json={"name": "Ben", "invite": made["invite"]}
            )
            secrets.append(joined.json()["secret"])
            anna.get("state")
            anna.http.post(f"/api/tables/{made['table']}/actions", json={"ply": made["secret"]})
        with Client(address, made["table"], made["secret"]) as client:
            client.hear()
            client.say(json.dumps({"type": "act", "id": "x", "ply": 0, "action": made["secret"]}))
            client.await_type("error")
    captured = capfd.readouterr()
    records = [r for r in caplog.records if not r.name.startswith(("websockets.client", "httpcore", "httpx"))]
    said = captured.out + captured.err + "\n".join(record.getMessage() for record in records)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as store:
        kept = "\n".join(store.iterdump())
    for secret in secrets:
        assert secret not in said
        assert secret not in kept
        assert secret[2:] not in kept


def test_the_interface_is_described_without_foreign_resources(tmp_path: Path) -> None:
    document = create_app(quick(tmp_path)).openapi()
    routers = (ROUTES, ADVICE, PEOPLE, CLUB, TOURNAMENTS)
    known = [route for router in routers for route in router.routes]
    routes = [route.path for route in known if isinstance(route, APIRoute)]
    assert len(routes) > 15
    assert set(document["paths"]) == set(routes)
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["description"]
            content = operation["responses"]["200"]["content"]
            assert "text/plain" in content or content["application/json"]["schema"]
