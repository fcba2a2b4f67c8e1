"""What the store keeps of people, as plain values. Times are milliseconds since 1970."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal, NamedTuple

TicketKind = Literal["letter", "new_passkey", "passkey", "moving"]


@dataclass(frozen=True)
class Person:
    """Somebody with an account. The name is public, the address is not."""

    id: str
    name: str
    mail: str | None
    language: str
    created: int
    banned: int | None = None
    """Since when the host does not serve this account."""


@dataclass(frozen=True)
class Passkey:
    """The public half of a key that a person's device holds; ids and keys are in base64url."""

    id: str
    person: str
    public_key: str
    count: int
    created: int


class Ticket(NamedTuple):
    """What a secret was made for that may be shown once."""

    kind: TicketKind
    person: str | None
    about: dict[str, object]


class Claim(NamedTuple):
    """A seat that belongs to a person."""

    table: str
    seat: int


def handle_of(name: str) -> str:
    """A name as it is compared: whoever looks alike is called alike."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:60]
