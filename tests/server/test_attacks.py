"""What strangers, broken disks and wrong clocks may try: refused in the usual form, never a traceback."""

from __future__ import annotations

import logging
import os
import socket
import sqlite3
import struct
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.harness import ME, OPEN, PATIENCE, Caller, Client, quick, running

from astrolude import server
from astrolude.server import run
from astrolude.server.store.lock import StoreInUse, TwoNames
from astrolude.server.store.sql import UnusableStore
from astrolude.server.store.sqlite import BrokenStore
from astrolude.server.web.guard import HEADERS, REST, host_of
from astrolude.server.web.patience import HEAD
from astrolude.server.worker import Clock

HELLO = b'{"type": "hello", "secret": null, "ply": null}'


def raw(address: str) -> socket.socket:
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE)


def upgraded(address: str, table: str) -> socket.socket:
    """A WebSocket by hand, to send what no library would."""
    line = raw(address)
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(4096)
    return line


def frame(payload: bytes, kind: int = 1) -> bytes:
    """A masked frame of a client; the mask is nought."""
    return struct.pack("!BBI", 0x80 | kind, 0x80 | len(payload), 0) + payload


def to_the_end(line: socket.socket) -> bytes:
    found = b""
    while chunk := line.recv(65536):
        found += chunk
    return found


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    found = [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    return [record.getMessage() for record in found]


@pytest.mark.parametrize("table", ["%00", "t_%00", "t_%ff", "t_%0A", "t_a%2Fb", "t_" + "a" * 5000])
def test_a_table_that_cannot_be_is_unknown(caller: Caller, table: str) -> None:
    for call in ("", "/state", "/record"):
        answer = caller.http.get(f"/api/tables/{table}{call}")
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] in ("unknown_table", "bad_request")
    mine = {"seats": [{"table": "t_\0", "secret": "s_\0"}]}
    assert caller.http.post("/api/mine", json=mine).json() == [None]


def test_frames_that_are_no_text_close_their_own_connection(
    caller: Caller, caplog: pytest.LogCaptureFixture
) -> None:
    table = caller.create(ME, OPEN, listed=True)["table"]
    for rude in (frame(b"\xff\xfe\x00"), frame(b"\xed\xa0\x80"), frame(b"", 3), b"\xff" * 50):
        with closing(upgraded(caller.address, table)) as line:
            line.sendall(frame(HELLO) + rude)
            to_the_end(line)
    with Client(caller.address, table) as other:
        other.hear()
    assert complaints(caplog) == []


def test_what_is_sent_to_one_who_has_gone_is_dropped(
    caller: Caller, caplog: pytest.LogCaptureFixture
) -> None:
    """Clients that close in the midst of their own questions, politely or by a cut line."""
    table = caller.create(ME, OPEN, listed=True)["table"]
    for polite in (True, False) * 5:
        line = upgraded(caller.address, table)
        line.sendall(frame(HELLO) * 5)
        if polite:
            line.sendall(frame(b"", 8) + frame(HELLO))
        else:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    with Client(caller.address, table) as other:
        other.hear()
    assert complaints(caplog) == []


def test_who_does_not_come_to_the_point_is_hung_up_on(tmp_path: Path) -> None:
    with running(quick(tmp_path, request_seconds=2)) as address:
        for part in (b"", b"GET /api/games HT", b"GET /api/games HTTP/1.1\r\nHost: a\r\nX-More: "):
            with closing(raw(address)) as line:
                begun = time.monotonic()
                line.sendall(part)
                assert to_the_end(line) == b""
                assert time.monotonic() - begun < 12, "less than the default"
        with closing(raw(address)) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{")
            assert b" 408 " in line.recv(4096)
        with closing(upgraded(address, "t_any")) as line:
            line.sendall(frame(b'{"type": "ping"}'))
            assert b"pong" in line.recv(4096)
            time.sleep(2.5)
            line.sendall(frame(b'{"type": "ping"}'))
            assert b"pong" in line.recv(4096), "a live connection is no slow request"
        with httpx.Client(base_url=address, timeout=PATIENCE) as patient:
            assert patient.get("/api/games").status_code == 200
            time.sleep(2.5)
            assert patient.get("/api/games").status_code == 200, "a pause between requests is none within one"


def test_an_endless_head_is_cut_off(address: str) -> None:
    with closing(raw(address)) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        sent = 0
        with suppress(OSError):
            while sent < 1000 * HEAD:
                sent += line.send(b"X-More: " + b"x" * 1000 + b"\r\n")
    assert sent < 1000 * HEAD


@pytest.mark.parametrize("close", [b"", b"Connection: close\r\n"])
def test_what_is_refused_is_read_to_its_end(address: str, close: bytes) -> None:
    """A connection that is closed while bytes arrive would take the answer with it."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\n" + close + b"%s\r\nContent-Length: %d\r\n\r\n"
    odd = [(b"A: b", REST, b" 413 "), (b"Origin: http://b", 3 * HEAD, b" 403 ")]
    for more, size, answer in odd:
        with closing(raw(address)) as line:
            line.sendall(head % (more, size))
            left = size
            while left > 0:
                left -= line.send(b"x" * min(left, HEAD // 3))
                time.sleep(0.001)
            assert answer in line.recv(65536)
            if not close:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                assert to_the_end(line).startswith(b"HTTP/1.1 200 ")


def test_there_is_an_end_to_what_is_refused(address: str) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n"
    with closing(raw(address)) as line:
        line.sendall(head % (1000 * REST))
        sent = 0
        with suppress(OSError):
            while sent < 100 * REST:
                sent += line.send(b"x" * HEAD)
        assert sent < 100 * REST
    # Whoever asks before they send are told at once.
    with closing(raw(address)) as line:
        line.sendall(head[:-2] % (1000 * REST) + b"Expect: 100-continue\r\n\r\n")
        assert b" 413 " in line.recv(65536)


@pytest.mark.parametrize("method", [b"GET", b"DELETE", b"POST"])
@pytest.mark.parametrize("path", [b"/", b"/nothing", b"/api/nothing", b"/api/games"])
def test_what_nobody_reads_is_read_to_its_end(address: str, method: bytes, path: bytes) -> None:
    """The rest of one request would be taken for the next, or be too much of it."""
    with closing(raw(address)) as line:
        line.sendall(
            method + b" " + path + b" HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % (3 * HEAD)
        )
        for _ in range(3):
            time.sleep(0.01)
            line.sendall(b"x" * HEAD)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        first, second = to_the_end(line).split(b"HTTP/1.1 ")[1:]
    assert first.startswith(b"413 ")
    assert b"connection: close" not in first
    assert second.startswith(b"200 ")


@pytest.mark.parametrize("refused", [b"", b"Origin: http://b\r\n"])
def test_an_answer_before_the_end_of_its_request_says_that_it_is_the_last(
    tmp_path: Path, refused: bytes
) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: a\r\n" + refused
    parts = [b"Content-Length: 50\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"]
    if refused:
        parts.append(b"Content-Length: 50\r\nExpect: 100-continue\r\n\r\n")
    with running(quick(tmp_path, request_seconds=1)) as address:
        for rest in parts:
            with closing(raw(address)) as line:
                line.sendall(begun + rest)
                answer = to_the_end(line)
            assert answer.startswith(b"HTTP/1.1 403 " if refused else b"HTTP/1.1 408 ")
            assert b"\r\nconnection: close\r\n" in answer


def test_a_failure_of_ours_has_the_usual_form(
    caller: Caller, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("astrolude.server.web.routes.registered", fail)
    answer = caller.http.get("/api/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "unavailable")
    assert all(answer.headers[name] == value for name, value in HEADERS.items())
    assert complaints(caplog) == ["a request failed"]


def test_https_is_remembered_and_only_believed_from_a_proxy(tmp_path: Path) -> None:
    by_proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    name = "strict-transport-security"
    with running(quick(tmp_path)) as address:
        assert name not in httpx.get(f"{address}/api/games", timeout=PATIENCE).headers
        for path in ("/", "/api/games", "/api/nothing"):
            answer = httpx.get(address + path, headers=by_proxy, timeout=PATIENCE)
            assert answer.headers[name].startswith("max-age=")
    with running(quick(tmp_path, proxies=("192.0.2.9",))) as address:
        assert name not in httpx.get(f"{address}/api/games", headers=by_proxy, timeout=PATIENCE).headers


def test_only_the_named_hosts_are_answered(tmp_path: Path) -> None:
    settings = quick(tmp_path, trusted_hosts=("Games.example", "::1"))
    with running(settings) as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
        for host in ("games.example", "games.example:8443", "GAMES.EXAMPLE", "[::1]:80"):
            assert http.get("/api/games", headers={"host": host}).status_code == 200
        for host in ("", "games.example.evil.example", "evil.example", "127.0.0.1", "["):
            answer = http.get("/", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
        with pytest.raises(Exception, match="403"), Client(address, "t_any"):
            pass


def test_names_of_hosts() -> None:
    assert [host_of(each) for each in ("a.example:80", "[::1]:80", "", "[", "a b")] == [
        *("a.example", "::1", "", ""),
        "a b",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_limit_of_open_files_is_raised_or_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import resource

    limits = [(256, 100_000), (256, 1024), (100_000, 100_000)]
    chosen: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, pair: chosen.append(pair))
    for limit in limits:
        monkeypatch.setattr(resource, "getrlimit", lambda _kind, found=limit: found)
        run.allow_many_files()
    assert chosen == [(65_536, 100_000), (1024, 1024)]
    (warning,) = caplog.records
    assert "may have 1024 files open" in warning.getMessage()


def test_one_file_is_served_once_whatever_it_is_called(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    symbolic, hard = tmp_path / "other.sqlite3", tmp_path / "hard.sqlite3"
    with running(settings):
        symbolic.symlink_to(tmp_path / "games.sqlite3")
        with pytest.raises(StoreInUse):
            server.serve(quick(tmp_path, database=str(symbolic)))
        os.link(tmp_path / "games.sqlite3", hard)
        with pytest.raises(TwoNames, match="second name"):
            server.serve(quick(tmp_path, database=str(hard)))
    hard.unlink()
    with running(quick(tmp_path, database=str(symbolic))) as address:
        assert httpx.get(f"{address}/api/tables", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("check", ["quick", "full"])
def test_a_damaged_file_is_refused(tmp_path: Path, check: str) -> None:
    settings = quick(tmp_path, store_check=check)
    with running(settings) as address, Caller(address) as caller:
        for _ in range(40):
            caller.create(ME, OPEN)
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()[0]
        size = store.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size + 8)
        damaged.write(b"\xff" * 200)
    with pytest.raises((BrokenStore, UnusableStore), match=r"damaged|malformed"):
        server.serve(settings)


def test_a_clock_that_is_set_forward_ages_nothing() -> None:
    """A year forward at once: a table that waits for its players is as old as before."""
    wall, steady = [1_000_000], [50.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock.now() == 1_000_000
    wall[0] += 365 * 24 * 3600 * 1000
    steady[0] += 60
    assert clock.now() == 1_060_000
    wall[0] = 500
    assert clock.now() == 500, "set back, nothing is older than the wall says"
