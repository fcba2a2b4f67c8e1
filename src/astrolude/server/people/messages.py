"""What is told about accounts. Like those of tables, these types describe the interface, too."""

from __future__ import annotations

import sys
from typing import Any, Literal

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # what pydantic needs to describe them
    from typing_extensions import TypedDict


class Ways(TypedDict):
    """How one can sign in at this server; play needs neither."""

    passkey: bool
    """Whether a passkey works at this address: it needs a host name, an IP address has none."""
    mail: bool
    """Whether links can be mailed: the host has named a mail server and the server's own address."""


class PasskeyInfo(TypedDict):
    """A passkey of the caller's account."""

    id: str
    """Its id, by which it is removed."""
    created: str
    """When it was made."""


class Account(TypedDict):
    """The caller's account."""

    id: str
    """Its public id (`p_…`)."""
    name: str
    """What the person is called; nobody else with an account is called so."""
    mail: str | None
    """The address that links are mailed to; only the person is told."""
    language: str
    """The language that mail is written in."""
    created: str
    """Since when."""
    passkeys: list[PasskeyInfo]
    """The ways to sign in by a device."""
    devices: int
    """On how many devices the person is signed in."""
    seats: int
    """How many seats belong to the account."""


class Session(TypedDict):
    """The caller is signed in from now on."""

    secret: str
    """The secret of this device (`a_…`), told only now; it travels as the secret of a seat does."""
    account: Account
    """Whose it is."""


class Challenge(TypedDict):
    """What a browser needs to make or use a passkey."""

    ticket: str
    """To be sent back with the passkey's answer, once and within five minutes."""
    options: dict[str, Any]
    """What `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads."""


class Claimed(TypedDict):
    """Seats that were claimed."""

    tables: list[str]
    """The tables at which the caller's account has seats by this call that it had not before."""


class RecoveredSeat(TypedDict):
    """A seat on this device."""

    table: str
    """The table."""
    game: str
    """Its game."""
    secret: str
    """A secret of its own for this device; those of other devices hold the seat as well."""


class MovingCode(TypedDict):
    """Seats on their way to another device."""

    code: str
    """To be typed or scanned there, once and within ten minutes."""


class Export(TypedDict):
    """All that is kept of a person."""

    account: Account
    """The account."""
    kept: dict[str, list[dict[str, Any]]]
    """Every row about the person, by what the store calls it; hashes of secrets are left out."""
    records: dict[str, str]
    """The person's finished games as records."""


class WebhookInfo(TypedDict):
    """A room of a chat program."""

    kind: Literal["discord", "slack"]
    """How it wants to be spoken to."""
    address: str
    """Where."""


class QuietHours(TypedDict):
    """When nothing is told; what is still so is told afterwards."""

    begins: int
    """From this hour of the day on, 0 to 23,"""
    ends: int
    """until this one, which may be that of the next day."""
    offset: int
    """By a clock so many minutes east of UTC."""


class NoticeSettings(TypedDict):
    """What the caller is told, and by which ways."""

    events: dict[str, list[str]]
    """By event (`turn`, `over`, `invited`, `round`) the ways: `push`, `mail`, `webhook`. None is on unless it
    was chosen."""
    push_key: str | None
    """What a browser needs to subscribe; null where the host has not named the server's address."""
    mail: bool
    """Whether mail can reach the caller."""
    webhook: WebhookInfo | None
    """The room that is told."""
    hours: QuietHours | None
    """When nothing is told."""
    devices: int
    """How many browsers are subscribed."""
    quiet: list[str]
    """Tables about which nothing is told."""
