"""Live connections: a conversation over a WebSocket, never more than the client can read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from astrolude.server.metrics import ANSWERS, CONNECTIONS, REFUSALS, timed
from astrolude.server.tables.conversation import Conversation
from astrolude.server.tables.errors import ErrorCode, Refusal
from astrolude.server.tables.line import Line
from astrolude.server.tables.sight import error_message
from astrolude.server.web.house import House
from astrolude.server.web.limits import Limits, network_of
from astrolude.server.web.refusals import encode
from astrolude.server.web.requests import CLIENT_MESSAGE, ClientMessage, explain

FRAME: Final = 4096
"""The most bytes of a message from a client."""
COOLING: Final = 0.25
"""Seconds for which somebody too fast is not listened to."""
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013


class Live:
    """Serves connections.

    `patience` is how long one may take to say hello, `interval` the least time between states, in seconds.
    """

    def __init__(self, house: House, limits: Limits, patience: float, interval: float) -> None:
        self._house: Final = house
        self._limits: Final = limits
        self._patience: Final = patience
        self._interval: Final = interval

    async def serve(self, websocket: WebSocket, table_id: str) -> None:
        """Talk with one client until it goes."""
        address = network_of(websocket.client.host if websocket.client else None)
        try:
            await websocket.accept()
            self._limits.request(address)
            self._limits.connect(address)
        except Refusal as refusal:
            with suppress(WebSocketDisconnect):
                await send(websocket, encode(error_message(None, refusal)))
                await close(websocket, TRY_AGAIN_LATER)
            return
        except RuntimeError:
            return  # it was gone before it was accepted
        CONNECTIONS.inc()
        house = self._house
        conversation = Conversation(table_id, house.tables, house.hall, house.driver, encode, house.chats)
        try:
            async with asyncio.TaskGroup() as group:
                caller = Caller(address, self._limits, lambda: house.own(table_id, address))
                say = partial(send, websocket)
                line = Line(conversation, caller, read, say, encode, group, self._interval)
                group.create_task(line.push())
                await listen(websocket, conversation, line, self._patience)
                raise WebSocketDisconnect
        except* WebSocketDisconnect:
            pass
        finally:
            CONNECTIONS.dec()
            conversation.leave()
            self._limits.disconnect(address)


class Caller:
    """Who is at the other end: what they may ask for is measured by address, and by seat or connection."""

    def __init__(self, address: str, limits: Limits, seated: Callable[[], None]) -> None:
        self._address: Final = address
        self._limits: Final = limits
        self._seated: Final = seated
        self._spectator: Final = secrets.token_hex(8)

    def says_something(self, seat: str | None) -> None:
        """A message; a refusal if there were too many."""
        self._limits.message(seat or self._spectator)

    def wants(self, cost: float, seat: str | None) -> None:
        """Work of so many milliseconds; a refusal if it was too much."""
        self._limits.work(self._address, seat or self._spectator, cost)

    def had(self, cost: float, seat: str | None) -> None:
        """Work that was done. Whoever holds a seat keeps the table running if nobody else is known to."""
        self._limits.worked(self._address, seat or self._spectator, cost)
        if seat is not None:
            self._seated()

    def answering(self, kind: str) -> AbstractContextManager[None]:
        return timed(ANSWERS.labels(kind))

    def refused(self, code: ErrorCode) -> None:
        REFUSALS.labels(code).inc()


async def listen(websocket: WebSocket, conversation: Conversation, line: Line, patience: float) -> None:
    """Answer what the client says, one message after another."""
    while True:
        try:
            limit = None if conversation.greeted else patience
            frame = await asyncio.wait_for(websocket.receive(), limit)
        except TimeoutError:
            await close(websocket, POLICY_VIOLATION, "no hello")
            return
        if frame["type"] == "websocket.disconnect":
            return
        if not await line.hear(frame.get("text")):
            await asyncio.sleep(COOLING)


async def send(websocket: WebSocket, message: bytes) -> None:
    """Send, or WebSocketDisconnect: a client may be gone before anybody has noticed."""
    try:
        await websocket.send_text(message.decode())
    except RuntimeError:
        raise WebSocketDisconnect from None


async def close(websocket: WebSocket, code: int, reason: str = "") -> None:
    with suppress(RuntimeError):
        await websocket.close(code, reason)


def read(text: str | None) -> ClientMessage:
    """A message of the protocol; a refusal says what is wrong with it."""
    if text is None:
        raise Refusal("bad_request", "messages are text, not bytes")
    if len(text.encode()) > FRAME:
        raise Refusal("too_large", f"a message has at most {FRAME} bytes")
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        raise Refusal("bad_request", explain(error)) from None
