"""Between the network and the application: sizes, origins, rates, and the headers that protect a browser."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrolude.server.tables.errors import Refusal
from astrolude.server.web.limits import Limits, network_of
from astrolude.server.web.refusals import refusal_response

BODY: Final = 16 * 1024
"""The most bytes of a request."""

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


class Guard:
    """Wraps the application; what it refuses never reaches it."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Iterable[str]) -> None:
        self._app: Final = app
        self._limits: Final = limits
        self._origins: Final = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket" and not self._own(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "forbidden_origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"].startswith("/api/"):
                receive = await self._checked(scope, receive)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """A request that may go on, its body already read; a refusal otherwise."""
        client = scope.get("client")
        self._limits.request(network_of(client[0] if client else None))
        if scope["method"] in SAFE_METHODS:
            return receive
        headers = Headers(scope=scope)
        if not self._own(headers):
            raise Refusal("forbidden_origin", "this page may not use this server")
        return _replay(await _body(headers, receive))

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


async def _body(headers: Headers, receive: Receive) -> bytes:
    length = headers.get("content-length", "0")
    too_large = Refusal("too_large", f"a request has at most {BODY} bytes")
    if length.isdigit() and int(length) > BODY:
        raise too_large
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > BODY:
            raise too_large
    return body


def _replay(body: bytes) -> Receive:
    """What the application reads instead: the body, then the end."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive


def _with_headers(send: Send) -> Send:
    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_protected
