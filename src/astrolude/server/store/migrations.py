"""Bringing a store to today's schema, whichever version of the program wrote it.

A change of `schema` is one step more at the end of STEPS, plain statements that run on SQLite and PostgreSQL
alike; steps that were released never change. All steps of a start are one transaction: either the store is of
today's version afterwards, or it is as it was. SQLite can add columns, tables and indices but hardly change
any: there a step makes a new table, copies the rows, drops the old one and renames the new. Foreign keys are
not enforced meanwhile, but checked before the end.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, insert, inspect, select, text, update

from astrolude.kernel.errors import AstroludeError
from astrolude.server.store.schema import META, METADATA

LOG: Final = logging.getLogger(__name__)

FIRST: Final = 1
"""The schema of Astrolude 0.1."""

Step = Callable[[Connection], None]


def _bans_and_tellings(connection: Connection) -> None:
    connection.execute(
        text("CREATE TABLE bans (network VARCHAR(64) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (network))")
    )
    connection.execute(text("ALTER TABLE moves ADD COLUMN told TEXT"))


def _opinions_and_variations(connection: Connection) -> None:
    connection.execute(
        text(
            "CREATE TABLE opinions (table_id VARCHAR(32) NOT NULL, move INTEGER NOT NULL, "
            "depth INTEGER NOT NULL, stamp INTEGER NOT NULL, found TEXT, PRIMARY KEY (table_id, move), "
            "FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE)"
        )
    )
    connection.execute(text("ALTER TABLE tables ADD COLUMN source VARCHAR(32)"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN source_ply INTEGER"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN coach BOOLEAN DEFAULT false NOT NULL"))


def _clocks_and_chat(connection: Connection) -> None:
    for column in ("clock TEXT", "timing TEXT", "due BIGINT", "quiet BOOLEAN DEFAULT FALSE NOT NULL"):
        connection.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))
    connection.execute(text("CREATE INDEX tables_by_due ON tables (due)"))
    connection.execute(
        text(
            "CREATE TABLE chat (table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, "
            "room VARCHAR(8) NOT NULL, seat INTEGER, name VARCHAR(64), phrase VARCHAR(32), text TEXT, "
            "PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)"
        )
    )


OF_TABLE: Final = "FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE"
OF_PERSON: Final = "FOREIGN KEY (person) REFERENCES people (id) ON DELETE CASCADE"


def _accounts(connection: Connection) -> None:
    _run(
        connection,
        f"""
        CREATE TABLE keys (table_id VARCHAR(32) NOT NULL, hash VARCHAR(64) NOT NULL,
            holder VARCHAR(64) NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (table_id, hash), {OF_TABLE});
        CREATE TABLE people (id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, handle VARCHAR(64) NOT NULL,
            mail VARCHAR(254), language VARCHAR(8) NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (id));
        CREATE UNIQUE INDEX people_by_handle ON people (handle);
        CREATE UNIQUE INDEX people_by_mail ON people (mail);
        CREATE TABLE passkeys (id VARCHAR(1400) NOT NULL, person VARCHAR(32) NOT NULL,
            public_key TEXT NOT NULL, count BIGINT NOT NULL, created BIGINT NOT NULL,
            PRIMARY KEY (id), {OF_PERSON});
        CREATE INDEX passkeys_by_person ON passkeys (person);
        CREATE TABLE sessions (hash VARCHAR(64) NOT NULL, person VARCHAR(32) NOT NULL,
            created BIGINT NOT NULL, used BIGINT NOT NULL, PRIMARY KEY (hash), {OF_PERSON});
        CREATE INDEX sessions_by_person ON sessions (person);
        CREATE TABLE tickets (hash VARCHAR(64) NOT NULL, kind VARCHAR(16) NOT NULL, person VARCHAR(32),
            about TEXT NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (hash), {OF_PERSON});
        CREATE INDEX tickets_by_end ON tickets (expires);
        CREATE TABLE claims (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,
            person VARCHAR(32) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, seat),
            {OF_TABLE}, {OF_PERSON});
        CREATE INDEX claims_by_person ON claims (person)
        """,
    )


def _notices(connection: Connection) -> None:
    _run(
        connection,
        f"""
        ALTER TABLE claims ADD COLUMN told INTEGER;
        ALTER TABLE claims ADD COLUMN ended BOOLEAN DEFAULT false NOT NULL;
        ALTER TABLE claims ADD COLUMN quiet BOOLEAN DEFAULT false NOT NULL;
        CREATE TABLE notices (person VARCHAR(32) NOT NULL, events TEXT NOT NULL, webhook TEXT,
            PRIMARY KEY (person), {OF_PERSON});
        CREATE TABLE pushes (hash VARCHAR(64) NOT NULL, person VARCHAR(32) NOT NULL, endpoint TEXT NOT NULL,
            p256dh VARCHAR(128) NOT NULL, auth VARCHAR(64) NOT NULL, created BIGINT NOT NULL,
            PRIMARY KEY (hash), {OF_PERSON});
        CREATE INDEX pushes_by_person ON pushes (person);
        CREATE TABLE letters (person VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT NULL,
            event VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (person, table_id, event), {OF_PERSON}, {OF_TABLE});
        CREATE TABLE house (name VARCHAR(32) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name))
        """,
    )


def _club(connection: Connection) -> None:
    of_person = OF_PERSON.replace("CASCADE", "SET NULL")
    of_tournament = "FOREIGN KEY (tournament) REFERENCES tournaments (id) ON DELETE CASCADE"
    _run(
        connection,
        f"""
        ALTER TABLE tables ADD COLUMN rated BOOLEAN DEFAULT FALSE NOT NULL;
        ALTER TABLE tables ADD COLUMN tournament VARCHAR(32);
        CREATE TABLE results (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, person VARCHAR(32),
            level VARCHAR(32), game VARCHAR(64) NOT NULL, field VARCHAR(8), season VARCHAR(16),
            at BIGINT NOT NULL, rank INTEGER NOT NULL, score INTEGER NOT NULL, parts TEXT NOT NULL,
            side VARCHAR(80), gone BOOLEAN NOT NULL, early BOOLEAN NOT NULL, rated INTEGER NOT NULL,
            number BIGINT, mu FLOAT, sigma FLOAT, mu_after FLOAT, sigma_after FLOAT, season_mu FLOAT,
            season_sigma FLOAT, expected FLOAT, PRIMARY KEY (table_id, seat), {of_person});
        CREATE INDEX results_by_person ON results (person, at);
        CREATE INDEX results_by_player ON results (person, game, field, number);
        CREATE INDEX results_by_board ON results (game, field, number);
        CREATE TABLE ratings (person VARCHAR(32) NOT NULL, game VARCHAR(64) NOT NULL,
            field VARCHAR(8) NOT NULL, season VARCHAR(16) NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL,
            safe FLOAT NOT NULL, games INTEGER NOT NULL, last BIGINT NOT NULL,
            PRIMARY KEY (person, game, field, season), {OF_PERSON});
        CREATE INDEX ratings_by_board ON ratings (game, field, season, safe);
        CREATE TABLE profiles (person VARCHAR(32) NOT NULL, profile VARCHAR(8) NOT NULL,
            history VARCHAR(8) NOT NULL, boards BOOLEAN NOT NULL, emblem VARCHAR(16),
            PRIMARY KEY (person), {OF_PERSON});
        CREATE TABLE friends (person VARCHAR(32) NOT NULL, other VARCHAR(32) NOT NULL,
            state VARCHAR(8) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, other), {OF_PERSON},
            FOREIGN KEY (other) REFERENCES people (id) ON DELETE CASCADE);
        CREATE INDEX friends_by_other ON friends (other);
        CREATE TABLE invitations (table_id VARCHAR(32) NOT NULL, person VARCHAR(32) NOT NULL,
            asker VARCHAR(32), at BIGINT NOT NULL, declined BOOLEAN NOT NULL,
            PRIMARY KEY (table_id, person), {OF_TABLE}, {OF_PERSON},
            FOREIGN KEY (asker) REFERENCES people (id) ON DELETE SET NULL);
        CREATE INDEX invitations_by_person ON invitations (person, at);
        CREATE TABLE presets (person VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (person, name), {OF_PERSON});
        CREATE TABLE tournaments (id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, about TEXT NOT NULL,
            organiser VARCHAR(32), kind VARCHAR(16) NOT NULL, game VARCHAR(64) NOT NULL,
            options TEXT NOT NULL, size INTEGER NOT NULL, rounds INTEGER NOT NULL, most INTEGER NOT NULL,
            registration VARCHAR(16) NOT NULL, code VARCHAR(16) NOT NULL, clock TEXT NOT NULL,
            rated BOOLEAN NOT NULL, automatic BOOLEAN NOT NULL, pause INTEGER NOT NULL, begins BIGINT,
            created BIGINT NOT NULL, changed BIGINT NOT NULL, state VARCHAR(16) NOT NULL,
            round INTEGER NOT NULL, revision INTEGER NOT NULL, reason TEXT, PRIMARY KEY (id),
            FOREIGN KEY (organiser) REFERENCES people (id) ON DELETE SET NULL);
        CREATE INDEX tournaments_by_state ON tournaments (state, registration, changed);
        CREATE INDEX tournaments_by_organiser ON tournaments (organiser);
        CREATE TABLE entrants (tournament VARCHAR(32) NOT NULL, number INTEGER NOT NULL,
            person VARCHAR(32), state VARCHAR(8) NOT NULL, rating FLOAT, joined BIGINT NOT NULL,
            PRIMARY KEY (tournament, number), {of_tournament}, {of_person});
        CREATE INDEX entrants_by_person ON entrants (person);
        CREATE TABLE pairings (tournament VARCHAR(32) NOT NULL, round INTEGER NOT NULL,
            board INTEGER NOT NULL, players TEXT NOT NULL, table_id VARCHAR(32), begins BIGINT NOT NULL,
            state VARCHAR(8) NOT NULL, result TEXT, ended BIGINT, setter VARCHAR(32), reason TEXT,
            PRIMARY KEY (tournament, round, board), {of_tournament},
            FOREIGN KEY (setter) REFERENCES people (id) ON DELETE SET NULL);
        CREATE INDEX pairings_by_state ON pairings (state, begins);
        CREATE INDEX pairings_by_table ON pairings (table_id)
        """,
    )


def _banned_accounts_and_quiet_hours(connection: Connection) -> None:
    _run(
        connection,
        """
        ALTER TABLE people ADD COLUMN banned BIGINT;
        ALTER TABLE notices ADD COLUMN hours TEXT;
        ALTER TABLE letters ADD COLUMN held BOOLEAN DEFAULT false NOT NULL
        """,
    )


def _run(connection: Connection, statements: str) -> None:
    for statement in statements.split(";"):
        connection.execute(text(statement))


STEPS: Final[tuple[Step, ...]] = (
    _bans_and_tellings,
    _opinions_and_variations,
    _clocks_and_chat,
    _accounts,
    _notices,
    _club,
    _banned_accounts_and_quiet_hours,
)
"""What leads from a version to the next one, the first from version 1 to version 2."""


class NewerStore(AstroludeError):
    """The store was written by a later version of the program."""


class OtherStore(AstroludeError):
    """The store is of another version than the program."""


def bring_up_to_date(connection: Connection, steps: Sequence[Step] = STEPS) -> None:
    """Make the schema in an empty store, or take the steps that an older one lacks.

    NewerStore if it is of a later version than ours. For those who have the store to themselves.
    """
    newest = FIRST + len(steps)
    version = version_of(connection)
    if version is None:
        METADATA.create_all(connection)
        connection.execute(insert(META).values(version=newest))
        return
    if version > newest:
        raise NewerStore(
            f"this store has version {version}, this program knows versions up to {newest}: "
            "run the newer Astrolude that wrote it, or choose another store"
        )
    for number in range(version, newest):
        LOG.info("the store is brought from version %d to %d", number, number + 1)
        steps[number - FIRST](connection)
    connection.execute(update(META).values(version=newest))


def insist_on_today(connection: Connection) -> None:
    """OtherStore if a store is not of today's version, which only those bring up to date who serve it."""
    version, newest = version_of(connection), FIRST + len(STEPS)
    if version != newest:
        raise OtherStore(
            f"this store has version {version or 0}, this program works on version {newest}: "
            "let the server of the same program start once"
        )


def version_of(connection: Connection) -> int | None:
    """The version of a store's schema; None if it has none yet."""
    if not inspect(connection).has_table(META.name):
        return None
    version: int = connection.execute(select(META.c.version)).scalar_one()
    return version
