"""HTTP as uvicorn speaks it, but nobody waits for ever, and strangers' nonsense is not written down."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

NONSENSE: Final = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
HEAD: Final = 32 * 1024
"""The most bytes of the head of a request."""


class Config(uvicorn.Config):
    """What uvicorn is told, and how many seconds the head of a request may take."""

    def __init__(self, patience: float, *told: Any, **more: Any) -> None:
        super().__init__(*told, **more)
        self.patience: Final = patience

    def load(self) -> None:
        """In every process that serves."""
        super().load()
        logging.getLogger("uvicorn.error").addFilter(no_nonsense)


class ImpatientProtocol(HttpToolsProtocol):
    """Closes a connection that has begun, or not even begun, a request and does not come to its body.

    uvicorn itself ends connections that fall silent between requests.
    """

    config: Config

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._read = 0
        self._expect()

    def data_received(self, data: bytes) -> None:
        before = cast(RequestResponseCycle | None, self.cycle)
        between = before is None or before.response_complete
        super().data_received(data)
        if self.cycle is not before or self.transport.get_protocol() is not self:
            self._expect_nothing()
        elif between:
            self._expect()
            self._read += len(data)
            if self._read > HEAD:
                self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """From its first byte on the head of a request has its time; more bytes do not win any."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.config.patience, self._give_up)

    def _expect_nothing(self) -> None:
        self._read = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """A connection that became a WebSocket speaks by another protocol now."""
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.close()


def no_nonsense(record: logging.LogRecord) -> bool:
    """A filter of logs: bytes that are no request or no text say something about their sender only."""
    return not str(record.msg).startswith(NONSENSE)
