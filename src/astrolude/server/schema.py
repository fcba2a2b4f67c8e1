"""What the store looks like: tables, their seats, and the history that a game is rebuilt from."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
)

from astrolude.kernel.errors import AstroludeError

VERSION: Final = 1
SET_UP_LOCK: Final = 0x617374726F
"""The advisory lock under which one of several starting workers makes the schema."""

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
    Column("created", BigInteger, nullable=False),
    # What follows repeats what seats and history say, written with them, so that lists need no replay.
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer),
    Column("outcome", Text),
    Index("tables_by_status", "status", "listed", "created"),
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
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Only ever appended to. The primary key decides between two workers that answer the same ply."""


ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Standing orders, by which a seat answers in advance. The history holds their answers, not them."""


class NewerStore(AstroludeError):
    """The store was written by a later version of the program."""


def set_up(connection: Connection) -> None:
    """Make the schema in an empty store; NewerStore if it is of a later version than ours."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({SET_UP_LOCK})"))
    known = inspect(connection).has_table(META.name)
    version = connection.execute(select(META.c.version)).scalar_one() if known else VERSION
    if version > VERSION:
        raise NewerStore(
            f"this store has version {version}, this program knows versions up to {VERSION}: "
            "run the newer Astrolude that wrote it, or choose another store"
        )
    METADATA.create_all(connection)
    if not known:
        connection.execute(insert(META).values(version=VERSION))
