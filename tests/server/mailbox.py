"""A real mail server of one's own: whatever is sent to it can be read."""

from __future__ import annotations

import re
import threading
from asyncio.base_events import Server
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

from aiosmtpd.controller import Controller
from tests.server.harness import PATIENCE, quick

from astrolude.server.settings import Settings

BASE: Final = "https://games.example"
LINK: Final = re.compile(r"https?://\S+")


class Mailbox:
    """Takes every mail but those to `refused@…`."""

    def __init__(self) -> None:
        self._letters: Final[list[EmailMessage]] = []
        self._news: Final = threading.Condition()
        self.port = 0

    async def handle_RCPT(  # noqa: N802 - the name that the server calls
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address.startswith("refused@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        with self._news:
            self._letters.append(message_from_bytes(envelope.content, policy=policy.default))
            self._news.notify_all()
        return "250 OK"

    def __len__(self) -> int:
        return len(self._letters)

    def letter(self, number: int) -> EmailMessage:
        """The mail of this number, counted from 0, when it has come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self._letters) > number, PATIENCE), "no mail came"
            return self._letters[number]

    def link(self, number: int) -> str:
        """The link in that mail."""
        found = LINK.search(self.letter(number).get_content())
        assert found is not None
        return found[0]


class OnFreePort(Controller):
    """Says which port it was given before it tries itself."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = OnFreePort(box, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE)
    controller.start()
    try:
        box.port = controller.port
        yield box
    finally:
        controller.stop()


def with_mail(box: Mailbox, folder: Path, **more: Any) -> Settings:
    """Settings of a quick server that mails to the box."""
    chosen = {
        "base_address": BASE,
        "mail_host": "127.0.0.1",
        "mail_port": box.port,
        "mail_security": "none",
        "mail_from": "Astrolude <games@games.example>",
    }
    return quick(folder, **{**chosen, **more})
