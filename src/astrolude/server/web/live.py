"""Live connections: a conversation over a WebSocket, never more than the client can read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from astrolude.server.metrics import ANSWERS, CONNECTIONS, REFUSALS, timed
from astrolude.server.tables.conversation import Conversation
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.messages import ServerMessage
from astrolude.server.tables.sight import PREVIEW_COST, STATE_COST, error_message
from astrolude.server.tables.store import Unreachable
from astrolude.server.web.house import House
from astrolude.server.web.limits import Limits, network_of
from astrolude.server.web.refusals import STORE_SILENT, encode
from astrolude.server.web.requests import (
    CLIENT_MESSAGE,
    ActMessage,
    ClientMessage,
    HelloMessage,
    PingMessage,
    PreviewRequest,
    WhyNotRequest,
    explain,
)

FRAME: Final = 4096
"""The most bytes of a message from a client."""
GREET_AGAIN: Final = 1.0
"""Seconds between attempts to show the table to somebody when the store did not answer."""
COOLING: Final = 0.25
"""Seconds for which somebody too fast is not listened to."""
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013


class Live:
    """Serves connections.

    `patience` is how long one may take to say hello, `interval` the least time between two states, in seconds.
    """

    def __init__(
        self, house: House, limits: Limits, patience: float, interval: float
    ) -> None:
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
        news = asyncio.Event()
        house = self._house
        conversation = Conversation(table_id, house.tables, house.hall, house.driver, encode, news.set)
        try:
            async with asyncio.TaskGroup() as group:
                caller = Caller(address, self._limits, lambda: house.own(table_id, address))
                connection = Connection(websocket, conversation, news, caller, group)
                group.create_task(connection.push(self._interval))
                await connection.listen(self._patience)
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


class Connection:
    """One client's WebSocket."""

    def __init__(
        self,
        websocket: WebSocket,
        conversation: Conversation,
        news: asyncio.Event,
        caller: Caller,
        group: asyncio.TaskGroup,
    ) -> None:
        self._websocket: Final = websocket
        self._group: Final = group
        self._greeting: HelloMessage | None = None
        self._conversation: Final = conversation
        self._news: Final = news
        self._caller: Final = caller
        self._turn: Final = asyncio.Lock()
        """Held while an answer or a state is made and sent: an answer precedes the state it leads to."""

    async def listen(self, patience: float) -> None:
        """Answer what the client says, one message after another."""
        while True:
            try:
                limit = None if self._conversation.greeted else patience
                frame = await asyncio.wait_for(self._websocket.receive(), limit)
            except TimeoutError:
                await close(self._websocket, POLICY_VIOLATION, "no hello")
                return
            if frame["type"] == "websocket.disconnect":
                return
            if not await self._hear(frame.get("text")):
                await asyncio.sleep(COOLING)

    async def push(self, interval: float) -> None:
        """Send the news whenever there are any."""
        while True:
            await self._news.wait()
            self._news.clear()
            async with self._turn:
                for message in self._conversation.news():
                    await self._send(message)
            await asyncio.sleep(interval)

    async def _hear(self, text: str | None) -> bool:
        """Answer one frame; False if the client should slow down."""
        message: ClientMessage | None = None
        answer: ServerMessage | None
        calm = True
        async with self._turn:
            try:
                self._caller.says_something(self._conversation.secret_hash)
                message = read(text)
                with timed(ANSWERS.labels(message.type)):
                    answer = await self._answer(message)
            except Refusal as refusal:
                REFUSALS.labels(refusal.code).inc()
                calm = refusal.code != "too_fast"
                if refusal.code == "stale":
                    self._conversation.show_again()
                answer = error_message(_id(message), refusal)
            except Unreachable:
                answer = error_message(_id(message), STORE_SILENT)
                self._conversation.show_again()
                if isinstance(message, HelloMessage):
                    self._greet_later(message)
            if answer is not None:
                await self._send(encode(answer))
        return calm

    async def _answer(self, message: ClientMessage) -> ServerMessage | None:
        conversation = self._conversation
        if isinstance(message, PingMessage):
            return {"type": "pong"}
        if isinstance(message, HelloMessage):
            self._greeting = None
            self._caller.wants(STATE_COST, conversation.secret_hash)
            cost = await conversation.hello(message.secret, message.ply, message.deltas)
            self._caller.had(cost, conversation.secret_hash)
            return None
        if isinstance(message, PreviewRequest):
            self._caller.wants(PREVIEW_COST + len(message.way), conversation.secret_hash)
            return await conversation.preview(message.id, message.ply, [*message.way, message.action])
        if isinstance(message, WhyNotRequest):
            return await conversation.why_not(message.id, message.ply, message.refs, message.verb)
        if isinstance(message, ActMessage):
            return await conversation.act(message.id, message.ply, message.action)
        return await conversation.undo(message.id, message.ply)

    def _greet_later(self, hello: HelloMessage) -> None:
        """The client has said all that it has to: its state follows when the store answers."""
        waiting, self._greeting = self._greeting, hello
        if waiting is None:
            self._group.create_task(self._greet_again())

    async def _greet_again(self) -> None:
        while (hello := self._greeting) is not None:
            await asyncio.sleep(GREET_AGAIN)
            async with self._turn:
                if self._greeting is not hello:
                    continue
                try:
                    await self._answer(hello)
                except Unreachable:
                    self._greeting = hello
                except Refusal as refusal:
                    await self._send(encode(error_message(None, refusal)))

    async def _send(self, message: bytes) -> None:
        await send(self._websocket, message)


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


def _id(message: ClientMessage | None) -> str | None:
    """What the client calls its message, where it does."""
    return None if message is None or isinstance(message, (HelloMessage, PingMessage)) else message.id
