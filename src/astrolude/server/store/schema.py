"""What the store looks like: tables, their seats, and the history that a game is rebuilt from.

A change here needs a step in `migrations` that brings older stores to it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("rated", Boolean, nullable=False, server_default=text("FALSE")),
    Column("tournament", String(32)),
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
    Column("banned", BigInteger),
    Index("people_by_handle", "handle", unique=True),
    Index("people_by_mail", "mail", unique=True),
)
"""Those who wanted an account. The handle is the name as it is compared: no two have the same. `banned` is
since when the host does not serve the account."""

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
    Column("hours", Text),
)
"""What people want to be told, by which ways, and in which hours not."""

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
    Column("held", Boolean, nullable=False, server_default=text("false")),
)
"""What the next mail to somebody tells; what was `held` in quiet hours goes by all their ways."""

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

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("level", String(32)),
    Column("game", String(64), nullable=False),
    Column("field", String(8)),
    Column("season", String(16)),
    Column("at", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    Column("side", String(80)),
    Column("gone", Boolean, nullable=False),
    Column("early", Boolean, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("number", BigInteger),
    Column("mu", Float),
    Column("sigma", Float),
    Column("mu_after", Float),
    Column("sigma_after", Float),
    Column("season_mu", Float),
    Column("season_sigma", Float),
    Column("expected", Float),
    Index("results_by_person", "person", "at"),
    Index("results_by_player", "person", "game", "field", "number"),
    Index("results_by_board", "game", "field", "number"),
)
"""Every seat of a finished game at which somebody has an account, also when the table is gone. `level` is
that of a bot which sat there from the beginning, `gone` that one played on for a person. `rated` is 1 where
the game counts, 2 where the host took that back; then `number` is its place in the order in which games
counted, and what follows is the seat's rating before and after it, in openskill's numbers."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("field", String(8), primary_key=True),
    Column("season", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("safe", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ratings_by_board", "game", "field", "season", "safe"),
)
"""How strong people are, of the whole time (an empty season) and of each season: what `results` lead to."""

PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("profile", String(8), nullable=False),
    Column("history", String(8), nullable=False),
    Column("boards", Boolean, nullable=False),
    Column("emblem", String(16)),
)
"""What people show of themselves, where they chose."""

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("friends_by_other", "other"),
)
"""Who asked whom, who blocks whom; two who are friends have a row each."""

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("asker", ForeignKey("people.id", ondelete="SET NULL")),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("invitations_by_person", "person", "at"),
)
"""Friends who were asked to a table."""

PRESETS: Final = Table(
    "presets",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)
"""Ways to set up a table that people keep."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("about", Text, nullable=False),
    Column("organiser", ForeignKey("people.id", ondelete="SET NULL")),
    Column("kind", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("registration", String(16), nullable=False),
    Column("code", String(16), nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("pause", Integer, nullable=False),
    Column("begins", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("reason", Text),
    Index("tournaments_by_state", "state", "registration", "changed"),
    Index("tournaments_by_organiser", "organiser"),
)
"""Tournaments for people."""

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("state", String(8), nullable=False),
    Column("rating", Float),
    Column("joined", BigInteger, nullable=False),
    Index("entrants_by_person", "person"),
)
"""Who takes part in a tournament, or was asked to."""

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("players", Text, nullable=False),
    Column("table_id", String(32)),
    Column("begins", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("result", Text),
    Column("ended", BigInteger),
    Column("setter", ForeignKey("people.id", ondelete="SET NULL")),
    Column("reason", Text),
    Index("pairings_by_state", "state", "begins"),
    Index("pairings_by_table", "table_id"),
)
"""The tables of a tournament's rounds: who plays, by number, in the order of the seats, and what came of it.
The id of the table is chosen with the pairing, so whoever makes it, makes it once. `setter` is the organiser
who set the result, for a reason."""
