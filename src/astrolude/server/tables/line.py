"""A live line to one client, whatever carries it: what it says is answered, what is new is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol

from astrolude.server.tables.conversation import Conversation
from astrolude.server.tables.errors import ErrorCode, Refusal
from astrolude.server.tables.messages import ServerMessage
from astrolude.server.tables.refusing import STORE_SILENT
from astrolude.server.tables.sight import PREVIEW_COST, STATE_COST, error_message
from astrolude.server.tables.store import Unreachable

GREET_AGAIN: Final = 1.0
"""Seconds between attempts to show the table to somebody when the store did not answer."""

Said = Any
"""A message of a client that was checked: `type`, and the fields which that has in the protocol."""


class Caller(Protocol):
    """Who is at the other end: what they may ask for, and those who count it."""

    def says_something(self, seat: str | None) -> None:
        """A message; a refusal if there were too many."""
        ...

    def wants(self, cost: float, seat: str | None) -> None:
        """Work of so many milliseconds; a refusal if it was too much."""
        ...

    def had(self, cost: float, seat: str | None) -> None:
        """Work that was done."""
        ...

    def answering(self, kind: str) -> AbstractContextManager[None]:
        """Held while a message of this type is answered."""
        ...

    def refused(self, code: ErrorCode) -> None:
        """A message was refused."""
        ...


class Line:
    """One client's line: `read` checks a frame and makes a message of it, `send` carries an answer.

    Between two tellings of news lie at least `interval` seconds. An answer takes the news with it, so that a
    move and the state it leads to go together.
    """

    def __init__(
        self,
        conversation: Conversation,
        caller: Caller,
        read: Callable[[str | None], Said],
        send: Callable[[bytes], Awaitable[None]],
        encode: Callable[[object], bytes],
        group: asyncio.TaskGroup,
        interval: float,
    ) -> None:
        self._conversation: Final = conversation
        self._caller: Final = caller
        self._read: Final = read
        self._send: Final = send
        self._encode: Final = encode
        self._group: Final = group
        self._interval: Final = interval
        self._greeting: Said | None = None
        self._new = False
        """Whether there may be news."""
        self._rested = 0.0
        """From when on they may be told."""
        self._asleep: asyncio.Future[None] | None = None
        """What the one who tells them waits for."""
        conversation.wake = self.wake
        self._turn: Final = asyncio.Lock()
        """Held while an answer or a state is made and sent: an answer precedes the state it leads to."""

    def wake(self) -> None:
        """There may be news. Whoever has the turn looks for them at its end."""
        self._new = True
        if not self._turn.locked():
            self._rouse()

    async def push(self) -> None:
        """Tell the news that come between the client's messages."""
        while True:
            if not self._new:
                self._asleep = asyncio.get_running_loop().create_future()
                await self._asleep
            rest = self._rested - time.monotonic()
            if rest > 0:
                await asyncio.sleep(rest)
            async with self._turn:
                await self._tell()

    async def hear(self, frame: str | None) -> bool:
        """Answer one frame; False if the client should slow down."""
        async with self._turn:
            calm = await self._heard(frame)
            if time.monotonic() >= self._rested:
                await self._tell()
        self._rouse()
        return calm

    async def _heard(self, frame: str | None) -> bool:
        message: Said | None = None
        answer: ServerMessage | None
        calm = True
        try:
            self._caller.says_something(self._conversation.secret_hash)
            message = self._read(frame)
            with self._caller.answering(message.type):
                answer = await self._answer(message)
        except Refusal as refusal:
            self._caller.refused(refusal.code)
            calm = refusal.code != "too_fast"
            if refusal.code == "stale":
                self._conversation.show_again()
            answer = error_message(_id(message), refusal)
        except Unreachable:
            answer = error_message(_id(message), STORE_SILENT)
            self._conversation.show_again()
            if message is not None and message.type == "hello":
                self._greet_later(message)
        if answer is not None:
            await self._send(self._encode(answer))
        return calm

    async def _tell(self) -> None:
        if self._new:
            self._new = False
            self._rested = time.monotonic() + self._interval
            for message in self._conversation.news():
                await self._send(message)

    def _rouse(self) -> None:
        """If there is something to be told, wake the one who tells it."""
        if self._new and self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def _answer(self, message: Said) -> ServerMessage | None:
        conversation = self._conversation
        match message.type:
            case "ping":
                return {"type": "pong"}
            case "hello":
                self._greeting = None
                self._caller.wants(STATE_COST, conversation.secret_hash)
                cost = await conversation.hello(message.secret, message.ply, message.deltas)
                self._caller.had(cost, conversation.secret_hash)
                return None
            case "preview":
                self._caller.wants(PREVIEW_COST + len(message.way), conversation.secret_hash)
                actions = [*message.way, message.action]
                return await conversation.preview(message.id, message.ply, actions)
            case "why_not":
                return await conversation.why_not(message.id, message.ply, message.refs, message.verb)
            case "act":
                return await conversation.act(message.id, message.ply, message.action)
            case "undo":
                return await conversation.undo(message.id, message.ply)
        raise Refusal("bad_request", f"nobody answers a message of type {message.type!r}")

    def _greet_later(self, hello: Said) -> None:
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
                    await self._send(self._encode(error_message(None, refusal)))
            self._rouse()


def _id(message: Said | None) -> str | None:
    """What the client calls its message, where it does."""
    found: str | None = getattr(message, "id", None)
    return found
