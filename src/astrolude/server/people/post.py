"""Mail that leaves the house."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal, NamedTuple, Protocol

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 20.0
"""Seconds until a mail server is given up."""

Security = Literal["starttls", "tls", "none"]


class Letter(NamedTuple):
    """A mail in plain text."""

    to: str
    subject: str
    text: str


class Post(Protocol):
    """Carries letters."""

    async def send(self, letter: Letter) -> bool:
        """Whether the mail server took it; why not is written down."""
        ...


class SmtpPost:
    """A mail server that the host named."""

    def __init__(
        self, host: str, port: int, sender: str, security: Security, user: str = "", password: str = ""
    ) -> None:
        self._host: Final = host
        self._port: Final = port
        self._sender: Final = sender
        self._security: Final = security
        self._user: Final = user
        self._password: Final = password

    async def send(self, letter: Letter) -> bool:
        import aiosmtplib

        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].rstrip(">") or None)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        try:
            # Said outright: left open, mail would go on in the clear where a server offers no encryption.
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user or None,
                password=self._password or None,
                use_tls=self._security == "tls",
                start_tls=self._security == "starttls",
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            # An answer of the server may repeat the address, so only its kind is written down.
            LOG.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        return True
