"""The entry of a move in each database's own words: it is nearly all that is ever written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from astrolude.server.tables.rows import FINISHED, Step

CHANNEL: Final = "astrolude"
"""The PostgreSQL channel on which workers wake each other."""


class Entry(NamedTuple):
    """An entry of a history, and how the game stands with it: the values of the statements below in order."""

    table: str
    ply: int
    action: int
    seat: int
    at: int
    status: str
    deciding: int | None
    outcome: str | None
    told: str | None
    due: int | None


SQLITE_ENTRIES: Final = (
    "CREATE TEMP VIEW entries AS SELECT " + ", ".join(f'NULL AS "{field}"' for field in Entry._fields),
    """
    CREATE TEMP TRIGGER entered INSTEAD OF INSERT ON entries BEGIN
        INSERT INTO moves (table_id, ply, action, seat, at, told)
        VALUES (NEW."table", NEW.ply, NEW.action, NEW.seat, NEW.at, NEW.told);
        UPDATE tables
        SET ply = NEW.ply, changed = NEW.at, status = NEW.status, deciding = NEW.deciding,
            outcome = NEW.outcome, due = NEW.due
        WHERE id = NEW."table";
    END
    """,
)
"""What the connection that writes needs so that any number of entries is one statement, which is then one
transaction: each statement takes its thread away from the server's and gives it back."""
SQLITE_POSITION: Final = "SELECT ply, revision FROM tables WHERE id = ?"

POSTGRES_APPEND: Final = f"""
    WITH moved AS (
        INSERT INTO moves (table_id, ply, action, seat, at, told) VALUES ($1, $2, $3, $4, $5, $9)
    )
    UPDATE tables SET ply = $2, changed = $5, status = $6, deciding = $7, outcome = $8, due = $10
    WHERE id = $1
    RETURNING pg_notify('{CHANNEL}', $11)
"""
"""One statement is one transaction, and one way there and back."""

POSTGRES_TOGETHER: Final = f"""
    WITH entries AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::text[], $7::int[], $8::text[],
            $9::text[], $10::bigint[]
        ) AS entry (table_id, ply, action, seat, at, status, deciding, outcome, told, due)
    ), moved AS (
        INSERT INTO moves (table_id, ply, action, seat, at, told)
        SELECT table_id, ply, action, seat, at, told FROM entries
    ), standing AS (
        UPDATE tables
        SET ply = entries.ply, changed = entries.at, status = entries.status, deciding = entries.deciding,
            outcome = entries.outcome, due = entries.due
        FROM entries WHERE tables.id = entries.table_id
    )
    SELECT pg_notify('{CHANNEL}', $11)
"""
"""The same for several entries: all or none."""

POSTGRES_ONE_BY_ONE: Final = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
"""For the lines that write moves: a table of many is found by its id, however many entries are expected."""

POSTGRES_POSITION: Final = "SELECT ply, revision FROM tables WHERE id = $1"


@cache
def sqlite_append(entries: int) -> str:
    """The statement for so many entries."""
    row = f"({', '.join('?' * len(Entry._fields))})"
    return f"INSERT INTO entries VALUES {', '.join([row] * entries)}"


def entry_for(table: str, step: Step, at: int) -> Entry:
    standing, told = step.standing, [list(event) for event in step.told]
    outcome = None if standing.outcome is None else json.dumps(standing.outcome)
    said = json.dumps(told, separators=(",", ":")) if told else None
    stands = standing.status, standing.deciding, outcome
    return Entry(table, step.ply, step.entry, step.seat, at, *stands, said, step.due)


def notice_of(entries: Sequence[Entry], worker: str) -> str:
    """What other workers are told: enough to follow without asking."""
    moves = [
        {
            "table": entry.table,
            "ply": entry.ply,
            "entry": entry.action,
            "at": entry.at,
            "seat": entry.seat,
            "over": entry.status == FINISHED,
        }
        for entry in entries
    ]
    return json.dumps({"kind": "moved", "worker": worker, "moves": moves}, separators=(",", ":"))
