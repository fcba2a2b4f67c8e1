"""A live connection. It is told the newest state by its own eyes, and never more than it can read."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from astrolude.server import playing
from astrolude.server.errors import Refusal
from astrolude.server.host import Host
from astrolude.server.limits import network_of
from astrolude.server.messages import (
    CLIENT_MESSAGE,
    ActMessage,
    ClientMessage,
    HelloMessage,
    PingMessage,
    PreviewMessage,
    explain,
)
from astrolude.server.sight import WHOLE_LOG, encode, eyes_of, same_log, seats_message, state_message
from astrolude.server.tables import Course, Table
from astrolude.server.tokens import hash_of

FRAME: Final = 4096
"""The most bytes of a message from a client."""
COOLING: Final = 0.25
"""Seconds for which somebody too fast is not listened to."""
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013


async def serve_connection(host: Host, websocket: WebSocket, table_id: str) -> None:
    """Talk with one client until it goes."""
    address = network_of(websocket.client.host if websocket.client else None)
    await websocket.accept()
    try:
        host.limits.request(address)
        host.limits.connect(address)
    except Refusal as refusal:
        await websocket.send_text(encode(_error(None, refusal)).decode())
        await websocket.close(TRY_AGAIN_LATER)
        return
    connection = Connection(host, websocket, table_id)
    try:
        async with asyncio.TaskGroup() as both:
            pushing = both.create_task(connection.push())
            await connection.listen()
            pushing.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        connection.leave()
        host.limits.disconnect(address)


class Connection:
    """What one client has been told, and what it wants."""

    def __init__(self, host: Host, websocket: WebSocket, table_id: str) -> None:
        self._host: Final = host
        self._websocket: Final = websocket
        self._table_id: Final = table_id
        self._turn: Final = asyncio.Lock()
        """Held while an answer or a state is made and sent: an answer precedes the state it leads to."""
        self._news: Final = asyncio.Event()
        self._spectator: Final = secrets.token_hex(8)
        self._table: Table | None = None
        self._secret_hash: str | None = None
        self._present: tuple[int, ...] = ()
        self._stamp: tuple[int, int] | None = None
        self._seats: dict[str, object] = {}
        self._seen_ply = WHOLE_LOG
        self._eyes: int | None = None
        self._rematch: str | None = None

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    async def listen(self) -> None:
        """Answer what the client says, one message after another."""
        while True:
            try:
                limit = None if self._table else self._host.settings.hello_seconds
                frame = await asyncio.wait_for(self._websocket.receive(), limit)
            except TimeoutError:
                await self._websocket.close(POLICY_VIOLATION, "no hello")
                return
            if frame["type"] == "websocket.disconnect":
                return
            if not await self._hear(frame.get("text")):
                await asyncio.sleep(COOLING)

    async def _hear(self, text: str | None) -> bool:
        """Answer one frame; False if the client should slow down."""
        message: ClientMessage | None = None
        answer: dict[str, object] | None
        calm = True
        async with self._turn:
            try:
                self._host.limits.message(self._secret_hash or self._spectator)
                message = read(text)
                answer = await self._answer(message)
            except Refusal as refusal:
                calm = refusal.code != "too_fast"
                if refusal.code == "stale":
                    self._stamp = None
                    self.wake()
                answer = _error(message, refusal)
            except SQLAlchemyError:
                answer = _error(message, Refusal("unavailable", "the store did not answer"))
            if answer is not None:
                await self._send(answer)
        return calm

    async def _answer(self, message: ClientMessage) -> dict[str, object] | None:
        if isinstance(message, PingMessage):
            return {"type": "pong"}
        if isinstance(message, HelloMessage):
            await self._greet(message)
            return None
        if self._table is None:
            raise Refusal("bad_request", "say hello first")
        table = self._table
        seats = table.seats_of(self._secret_hash)
        if isinstance(message, PreviewMessage):
            seen = await playing.preview(
                self._host, table, seats, message.ply, [*message.way, message.action]
            )
            return {"type": "preview", "id": message.id, **seen}
        if isinstance(message, ActMessage):
            ply = await playing.act(self._host, table, seats, message.ply, message.action)
        else:
            ply = await playing.undo(self._host, table, seats, message.ply)
        return {"type": "ok", "id": message.id, "ply": ply}

    async def _greet(self, hello: HelloMessage) -> None:
        """Learn who it is; the state follows. A bot that had failed tries again."""
        table = await self._host.tables.get(self._table_id)
        secret_hash = None if hello.secret is None else hash_of(hello.secret)
        seats = table.seats_of(secret_hash)
        if hello.secret is not None and not seats:
            raise Refusal("no_seat", "this secret holds no seat here")
        self.leave()
        self._table, self._secret_hash, self._present = table, secret_hash, seats
        self._host.rooms.enter(table.id, self)
        self._host.enter(table.id, seats)
        self._stamp = None
        # With several seats nobody knows by whose eyes the client saw last: it gets the whole log.
        known = hello.ply is not None and hello.ply <= table.ply and len(seats) < 2
        self._seen_ply = hello.ply if known and hello.ply is not None else WHOLE_LOG
        self._eyes = seats[0] if seats else None
        if table.goes_on():
            self._host.driver.wake(table.id)
        self.wake()

    def leave(self) -> None:
        """The connection ends, or becomes somebody else's."""
        if self._table is not None:
            self._host.rooms.leave(self._table.id, self)
            self._host.leave(self._table.id, self._present)
            self._table = None

    async def push(self) -> None:
        """Send the newest state whenever there is one. What happens while the client reads is joined."""
        while True:
            await self._news.wait()
            self._news.clear()
            async with self._turn:
                if self._table is not None:
                    await self._push_news(self._table)
            await asyncio.sleep(self._host.settings.push_interval)

    async def _push_news(self, table: Table) -> None:
        if table.gone:
            await self._send(_error(None, Refusal("unknown_table", "everybody left, the table is gone")))
            self.leave()
            return
        online = self._host.presence.online(table.id)
        present = seats_message(table, online)
        if self._stamp != table.stamp:
            self._stamp = table.stamp
            self._seats = present
            await self._websocket.send_text(self._state(table, online).decode())
        elif self._seats != present:
            self._seats = present
            await self._send(present)
        if self._rematch != table.header.rematch:
            self._rematch = table.header.rematch
            await self._send({"type": "rematch", "table": self._rematch})

    def _state(self, table: Table, online: frozenset[int]) -> bytes:
        """The state for this client's eyes, with what it has not been sent of the log."""
        seats = table.seats_of(self._secret_hash)
        since = self._since(table.course, seats)
        self._seen_ply = table.ply if table.course is not None else WHOLE_LOG
        key = (seats, since, online)
        if key not in table.encoded:
            table.encoded[key] = encode(state_message(table, table.course, seats, online, since))
        return table.encoded[key]

    def _since(self, course: Course | None, seats: tuple[int, ...]) -> int:
        """From where the log must be sent: all of it to eyes that have seen other events."""
        if course is None:
            return WHOLE_LOG
        before, self._eyes = self._eyes, eyes_of(course.play, seats)
        return self._seen_ply if same_log(course.play, before, self._eyes) else WHOLE_LOG

    async def _send(self, message: dict[str, object]) -> None:
        if self._websocket.client_state is WebSocketState.CONNECTED:
            await self._websocket.send_text(encode(message).decode())


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


def _error(message: ClientMessage | None, refusal: Refusal) -> dict[str, object]:
    answered = None if message is None or isinstance(message, (HelloMessage, PingMessage)) else message.id
    return {"type": "error", "id": answered, "code": refusal.code, "message": refusal.message}
