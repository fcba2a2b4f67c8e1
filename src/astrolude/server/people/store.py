"""What accounts need of the place where they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from astrolude.server.people.rows import Claim, Passkey, Person, Ticket


class NameTaken(Exception):
    """Somebody else is called so; nothing was written."""


class MailTaken(Exception):
    """Another account has this address; nothing was written."""


class People(Protocol):
    """Every change is one transaction, committed when the call returns."""

    async def person(self, person: str) -> Person | None:
        """Somebody, by the id of their account."""
        ...

    async def by_mail(self, mail: str) -> Person | None: ...

    async def add(self, person: Person, key: Passkey | None) -> None:
        """A new account, with its first passkey if it has one. NameTaken, MailTaken."""
        ...

    async def change(self, person: Person) -> None:
        """The same person with another name, address or language. NameTaken, MailTaken."""
        ...

    async def remove(self, person: str) -> list[str]:
        """Remove an account and all that is kept of it, the names of its seats, too; the tables of those."""
        ...

    async def add_session(self, hashed: str, person: str, at: int) -> None: ...

    async def session(self, hashed: str, at: int, oldest: int) -> Person | None:
        """Who is signed in by this secret, unless it was last used before `oldest` or they are banned."""
        ...

    async def sessions(self, person: str) -> int:
        """On how many devices a person is signed in."""
        ...

    async def end_sessions(self, person: str, hashed: str | None) -> None:
        """Sign a person out on one device, or everywhere."""
        ...

    async def passkeys(self, person: str) -> list[Passkey]: ...

    async def passkey(self, key: str) -> Passkey | None: ...

    async def add_passkey(self, key: Passkey) -> None: ...

    async def use_passkey(self, key: str, count: int) -> None:
        """A device's own count of uses."""
        ...

    async def remove_passkey(self, person: str, key: str) -> None: ...

    async def add_ticket(self, hashed: str, ticket: Ticket, expires: int) -> None: ...

    async def take_ticket(self, hashed: str, kind: str, at: int) -> Ticket | None:
        """The ticket of this secret, which is used up by it; None if there is none, or too late."""
        ...

    async def claim(self, person: str, seats: Iterable[Claim], at: int) -> list[Claim]:
        """Seats become a person's that were nobody's; those that did."""
        ...

    async def claims(self, person: str) -> list[Claim]:
        """The seats of a person, the newest first."""
        ...

    async def everything(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All rows about a person, by the name of their table; hashes of secrets are left out."""
        ...

    async def tidy(self, at: int, oldest: int) -> None:
        """Forget tickets that are too old, and devices unused since `oldest`."""
        ...
