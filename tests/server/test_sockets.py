"""How live connections are carried: what is compressed, and how much of a client's talk is read ahead."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from tests.server.harness import ME, OPEN, PATIENCE, Caller, quick
from tests.server.nursery import server_process
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from astrolude.server.web.sockets import COMPRESSION, SMALL


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as it runs outside of tests, with its own way of speaking."""
    settings = quick(tmp_path_factory.mktemp("sockets"), games=("astrolude.testing.toy",))
    with server_process(settings) as (found, _process):
        yield found


def agreed() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """What a server and a browser agree on."""
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    answer, ours = COMPRESSION.process_request_params(browser.get_request_params(), [])
    return ours, browser.process_response_params(answer, [])


@pytest.mark.parametrize("size", [1, SMALL - 1])
def test_small_messages_are_sent_as_they_are(size: int) -> None:
    ours, theirs = agreed()
    frame = Frame(Opcode.TEXT, b"a" * size)
    assert ours.encode(frame) is frame
    assert theirs.decode(frame).data == b"a" * size


def test_large_messages_are_compressed_each_for_itself() -> None:
    ours, theirs = agreed()
    for letter in (b"a", b"b", b"a"):
        sent = ours.encode(Frame(Opcode.TEXT, letter * SMALL))
        assert sent.rsv1
        assert len(sent.data) < SMALL // 10
        assert bytes(theirs.decode(sent).data) == letter * SMALL


def test_whoever_does_not_wait_for_answers_gets_all_of_them(address: str) -> None:
    """More messages than are read ahead, sent at one go, are answered in order."""
    with Caller(address) as caller:
        made = caller.create(ME, OPEN)
    with connect(f"{address.replace('http', 'ws', 1)}/ws/tables/{made['table']}") as live:
        live.send(json.dumps({"type": "hello", "secret": made["secret"], "ply": None}))
        for number in range(30):
            live.send(json.dumps({"type": "act", "id": f"m{number}", "ply": 0, "action": 0}))
        answered: list[str] = []
        deadline = time.monotonic() + PATIENCE
        while len(answered) < 30:
            message = json.loads(live.recv(timeout=deadline - time.monotonic()))
            if message["type"] == "error":
                answered.append(message["id"])
        assert answered == [f"m{number}" for number in range(30)]
