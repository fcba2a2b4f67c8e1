"""Live connections as uvicorn speaks them, but small messages cost little: nearly all of them are small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALL: Final = 4096
"""Messages of fewer bytes are sent as they are: what changed is small, the state with its log is large."""
WAITING: Final = 4
"""So many messages of a client may wait for an answer before no more is read from it."""


class SparingProtocol(WebSocketsSansIOProtocol):
    """Compresses large messages only, stops reading only from those who do not wait for answers, and writes
    what is sent in one go, such as an answer and the state it leads to, in one go."""

    def __init__(self, *told: Any, **more: Any) -> None:
        super().__init__(*told, **more)
        self.conn.available_extensions = [COMPRESSION]
        self._to_be_written = False

    async def send(self, message: ASGISendEvent) -> None:
        live = self.handshake_complete and not self.close_sent and not self.disconnected
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not live or not self.writable.is_set():
            await super().send(message)
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._to_be_written:
            self._to_be_written = True
            self.loop.call_soon(self._write)

    def _write(self) -> None:
        """Whatever uvicorn itself wrote since then took what was waiting along."""
        self._to_be_written = False
        waiting = self.conn.data_to_send()
        if waiting and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        # uvicorn would stop reading with each message, and begin again when it was taken.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


class LargeOnly(PerMessageDeflate):
    """Leaves small messages as they are, which the protocol allows for each message."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALL else super().encode(frame)


class LargeOnlyFactory(ServerPerMessageDeflateFactory):
    """Agrees on that each message stands for itself, so that nothing is kept for a connection."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=12
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        large_only = LargeOnly(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        return answer, large_only


COMPRESSION: Final = LargeOnlyFactory()
