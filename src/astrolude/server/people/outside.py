"""Calls to addresses that people gave: nothing inside the host's own network can be reached by them."""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from astrolude.server.tables.errors import Refusal

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from aiohttp.abc import ResolveResult

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 10.0
"""Seconds until an address is given up."""
LONGEST: Final = 2000
UNREACHED: Final = 0


class Outside:
    """`private` addresses, and those without encryption, are called only if the host allows it."""

    def __init__(self, private: bool) -> None:
        self._private: Final = private
        self._session: ClientSession | None = None

    def check(self, address: str) -> None:
        """A refusal if an address is not one that is called."""
        try:
            found = urlsplit(address)
            host, port = found.hostname or "", found.port
        except ValueError:
            raise _refused() from None
        schemes = ("https", "http") if self._private else ("https",)
        if len(address) > LONGEST or found.scheme not in schemes or not host or found.username is not None:
            raise _refused()
        if not self._private and (port not in (None, 443) or not self._allowed(host, literal_only=True)):
            raise _refused()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, UNREACHED if there was none. Redirections are not followed."""
        import aiohttp

        try:
            self.check(address)
            async with self._open().post(
                address, data=body, headers=dict(headers), allow_redirects=False
            ) as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, Refusal, ValueError) as error:
            LOG.info("an address of somebody cannot be called: %s", type(error).__name__)
            return UNREACHED

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _open(self) -> ClientSession:
        import aiohttp
        from aiohttp.resolver import ThreadedResolver

        if self._session is None:
            outside = self

            class Resolver(ThreadedResolver):
                """Looks a name up and leaves out what must not be called: what is checked is what is used."""

                async def resolve(
                    self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
                ) -> list[ResolveResult]:
                    found = await super().resolve(host, port, family)
                    kept = [each for each in found if outside._allowed(each["host"])]
                    if not kept:
                        raise OSError("this address is not called")
                    return kept

            connector = aiohttp.TCPConnector(resolver=Resolver(), limit=20)
            timeout = aiohttp.ClientTimeout(total=PATIENCE)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False)
        return self._session

    def _allowed(self, host: str, literal_only: bool = False) -> bool:
        """Whether an address is public; a name is, as long as nobody has looked it up."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return literal_only and host != "localhost"
        mapped = getattr(address, "ipv4_mapped", None)
        found: Any = mapped or address
        return self._private or (found.is_global and not found.is_multicast)


def _refused() -> Refusal:
    return Refusal("bad_request", "a public address that begins with https:// is needed")
