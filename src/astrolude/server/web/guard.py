"""Between the network and the application: sizes, origins, rates, and the headers that protect a browser."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrolude.server.metrics import FAILURES, REQUEST_SECONDS, REQUESTS, timed
from astrolude.server.tables.errors import Refusal
from astrolude.server.web.limits import Limits, network_of
from astrolude.server.web.refusals import refusal_response

LOG: Final = logging.getLogger(__name__)

BODY: Final = 16 * 1024
"""The most bytes of a request,"""
LARGER: Final = {"/api/files": 512 * 1024}
"""and of those that bring a whole game."""
REST: Final = 1024 * 1024
"""So much more of a refused body is read: a connection that is closed while bytes arrive takes the answer
with it, and many programs close after each call."""

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Everything comes from this server, scripts and style sheets too; only attributes may place drawn things."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

SECURE_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
"""Whoever came by HTTPS shall come by it again: for a year nothing else is tried."""

OTHER_HOST: Final = Refusal("bad_request", "this server does not answer for that host name")
TOO_SLOW: Final = Refusal("bad_request", "the request took too long to arrive")
FAILED: Final = Refusal("unavailable", "the server failed")


class Guard:
    """Wraps the application; what it refuses never reaches it."""

    def __init__(
        self, app: ASGIApp, limits: Limits, origins: Iterable[str], hosts: Iterable[str], patience: float
    ) -> None:
        """`hosts` are the names that are answered, all if none; `patience` is for bodies, in seconds."""
        self._app: Final = app
        self._limits: Final = limits
        self._origins: Final = frozenset(origins)
        self._hosts: Final = frozenset(host.lower() for host in hosts)
        self._patience: Final = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            with timed(REQUEST_SECONDS):
                answer = _Answer(send, scope["scheme"])
                await self._http(scope, receive, answer)
            REQUESTS.labels(f"{answer.status // 100}xx").inc()
        elif scope["type"] == "websocket" and not self._meant(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "forbidden_host"})
        elif scope["type"] == "websocket" and not self._own(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "forbidden_origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        try:
            await self._app(scope, await self._checked(scope, receive, answer), answer)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, answer)
        except _TooSlow:
            await refusal_response(TOO_SLOW, 408)(scope, receive, answer)
        except Exception:
            # Whatever it was, the answer has the form and the headers of all others.
            LOG.exception("a request failed")
            FAILURES.inc()
            if not answer.status:
                await refusal_response(FAILED, 500)(scope, receive, answer)

    async def _checked(self, scope: Scope, receive: Receive, answer: _Answer) -> Receive:
        """A request that may go on, its body already read; a refusal otherwise."""
        headers = Headers(scope=scope)
        most = LARGER.get(scope["path"], BODY)
        length = headers.get("content-length", "0")
        too_large = Refusal("too_large", f"a request has at most {most} bytes")
        refusal = self._objection(scope, headers)
        if refusal is None and length.isdigit() and int(length) > most:
            refusal = too_large
        answer.closes = length != "0" or "transfer-encoding" in headers
        if answer.closes and not (refusal and _waits(headers)):
            try:
                async with asyncio.timeout(self._patience):
                    body, whole = await _body(receive, most)
            except TimeoutError:
                raise refusal or _TooSlow from None
            answer.closes = not whole
            receive = _replay(body, receive)
            if len(body) > most:
                refusal = refusal or too_large
        if refusal is not None:
            raise refusal
        return receive

    def _objection(self, scope: Scope, headers: Headers) -> Refusal | None:
        """Why a request is not let in, whatever its body says."""
        if not self._meant(headers):
            return OTHER_HOST
        if not scope["path"].startswith("/api/"):
            return None
        client = scope.get("client")
        try:
            self._limits.request(network_of(client[0] if client else None))
        except Refusal as refusal:
            return refusal
        if scope["method"] not in SAFE_METHODS and not self._own(headers):
            return Refusal("forbidden_origin", "this page may not use this server")
        return None

    def _meant(self, headers: Headers) -> bool:
        """Whether the request names a host that this server answers for."""
        return not self._hosts or host_of(headers.get("host", "")) in self._hosts

    def _own(self, headers: Headers) -> bool:
        """Whether a request comes from our page, or from a program, which sends no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            authority = urlsplit(origin).netloc
        except ValueError:
            return False
        return authority != "" and authority == headers.get("host")


def _waits(headers: Headers) -> bool:
    """Whether the body comes only if it is wanted."""
    return headers.get("expect", "").lower() == "100-continue"


async def _body(receive: Receive, most: int) -> tuple[bytes, bool]:
    """The body, and whether it was read to its end; of one that is too large only what tells so is kept."""
    body = b""
    read = 0
    more = True
    while more and read <= most + REST:
        message = await receive()
        if message["type"] != "http.request":
            break
        came = message.get("body", b"")
        read += len(came)
        if len(body) <= most:
            body += came
        more = message.get("more_body", False)
    return body, not more


def _replay(body: bytes, then: Receive) -> Receive:
    """What the application reads instead: the body, then what follows, such as that the caller hung up."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else await then()

    return receive


class _TooSlow(Exception):
    """The body of a request does not arrive."""


class _Answer:
    """Sends an answer with the protecting headers."""

    def __init__(self, send: Send, scheme: str) -> None:
        self._send: Final = send
        self._headers: Final = {**HEADERS, **SECURE_HEADERS} if scheme == "https" else HEADERS
        self.status = 0
        self.closes = False
        """Whether the connection ends with this answer, because the rest of the request was not read."""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
            if self.closes:
                headers["connection"] = "close"
        await self._send(message)


def host_of(authority: str) -> str:
    """The host's name in a `Host` header, without the port."""
    try:
        return urlsplit(f"//{authority}").hostname or ""
    except ValueError:
        return ""
