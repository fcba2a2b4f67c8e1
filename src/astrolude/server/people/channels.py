"""The ways by which a notice reaches somebody: the push service of a browser, and a webhook."""

from __future__ import annotations

import html
import json
from base64 import urlsafe_b64encode
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from astrolude.server.people.outside import Outside

GONE: Final = (404, 410)
"""What a push service answers about a browser that wants no more."""
DAY: Final = 86400

WebhookKind = Literal["discord", "slack"]


class Subscription(NamedTuple):
    """A browser that wants to be told, as it describes itself."""

    endpoint: str
    p256dh: str
    auth: str


class Webhook(NamedTuple):
    """A room of a chat program."""

    kind: WebhookKind
    address: str


class Notice(NamedTuple):
    """What is told, in the reader's language."""

    title: str
    text: str
    path: str
    """Where it leads, on this server."""
    tag: str
    """A later one of the same tag takes its place."""


class PushDesk:
    """Sends to browsers, in the name of this server: `key` is its own, `subject` says who the host is."""

    def __init__(self, outside: Outside, key: str, subject: str) -> None:
        from py_vapid import Vapid02

        self._outside: Final = outside
        self._vapid: Final = Vapid02.from_pem(key.encode())
        # Its own check refuses hosts with a port and those of one word, which serve as well as others.
        self._vapid.conf["no-strict"] = True
        self._subject: Final = subject

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, to: Subscription, notice: Notice) -> bool:
        """Tell a browser; False if it wants no more."""
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        message = json.dumps(notice._asdict()).encode()
        encoded = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(message, "aes128gcm")
        place = urlsplit(to.endpoint)
        signed = self._vapid.sign({"sub": self._subject, "aud": f"{place.scheme}://{place.netloc}"})
        headers = {**signed, "content-encoding": "aes128gcm", "ttl": str(DAY), "urgency": "normal"}
        return await self._outside.post(to.endpoint, encoded["body"], headers) not in GONE


def new_push_key() -> str:
    """A key of this server's own, to be kept in the store."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


async def call_webhook(outside: Outside, hook: Webhook, notice: Notice, link: str) -> bool:
    """Tell a room; whether it took it."""
    said = f"{notice.title}. {notice.text} {link}"
    if hook.kind == "slack":
        body: dict[str, object] = {"text": html.escape(said, quote=False)}
    else:
        body = {"content": said, "allowed_mentions": {"parse": []}}
    status = await outside.post(hook.address, json.dumps(body).encode(), {"content-type": "application/json"})
    return 200 <= status < 300
