"""What the store looks like: tables, their seats, and the history that a game is rebuilt from.

A change here needs a step in `migrations` that brings older stores to it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()

META: Final = Table("astrolude", METADATA, Column("version", Integer, nullable=False))

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invite_hash", String(64)),
    Column("rematch", String(32)),
    Column("source", String(32)),
    Column("source_ply", Integer),
    Column("created", BigInteger, nullable=False),
    # What follows repeats what seats and history say, written with them, so that lists need no replay.
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer),
    Column("outcome", Text),
    Column("clock", Text),
    Column("timing", Text),
    Column("due", BigInteger),
    Column("quiet", Boolean, nullable=False, server_default=text("FALSE")),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_due", "due"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64)),
    Column("level", String(32)),
    Column("secret_hash", String(64)),
    Column("coach", Boolean, nullable=False, server_default=text("false")),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Text),
)
"""Only ever appended to. `told` is what happened, as events with those who may know: by it a game is read
whose rules are not played any more. The primary key decides between two workers that answer the same ply."""


BANS: Final = Table(
    "bans",
    METADATA,
    Column("network", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Networks that are not served, as addresses or with the length of their prefix."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("place", Integer, nullable=False),
)
"""Further secrets of a seat, one for each device that it was moved to, the oldest first. `holder` is the hash
of the secret that the seat was taken with."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("handle", String(64), nullable=False),
    Column("mail", String(254)),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("people_by_handle", "handle", unique=True),
    Index("people_by_mail", "mail", unique=True),
)
"""Those who wanted an account. The handle is the name as it is compared: no two have the same."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)
"""Public halves of the keys that people's devices hold."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)
"""Devices on which somebody is signed in, by the hash of the secret that each was given."""

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),
    Column("about", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("tickets_by_end", "expires"),
)
"""What may be shown once and soon: mailed links, challenges for a passkey, codes that move seats."""

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Integer),
    Column("ended", Boolean, nullable=False, server_default=text("false")),
    Column("quiet", Boolean, nullable=False, server_default=text("false")),
    Index("claims_by_person", "person"),
)
"""Seats whose holder has an account: by it they find the seat again on another device. `told` is the ply at
which they were last told that it is their turn, `ended` whether they were told of the end, `quiet` that they
want to be told nothing about the table."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("events", Text, nullable=False),
    Column("webhook", Text),
)
"""What people want to be told, by which ways."""

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)
"""Browsers that want push messages, as they describe themselves."""

LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("event", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What the next mail to somebody tells."""

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server made for itself once, such as its key for push messages."""

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Standing orders, by which a seat answers in advance. The history holds their answers, not them."""

OPINIONS: Final = Table(
    "opinions",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("depth", Integer, nullable=False),
    Column("stamp", Integer, nullable=False),
    Column("found", Text),
)
"""What was judged of the moves of finished games; a row without `found` is still to be judged."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("room", String(8), nullable=False),
    Column("seat", Integer),
    Column("name", String(64)),
    Column("phrase", String(32)),
    Column("text", Text),
)
"""What is said at a table, and apart from it among those who look on: either a phrase that everybody reads in
their own language, or a text. It is removed soon after the game."""
