"""The transactions about talk at tables."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from astrolude.server.store.queries import announce, change_next
from astrolude.server.store.schema import CHAT, TABLES
from astrolude.server.tables.chat import Line
from astrolude.server.tables.rows import FINISHED
from astrolude.server.tables.store import Outrun


def say(connection: Connection, table: str, line: Line, most: int) -> Line:
    """A line with its number; of earlier ones the last `most` are kept. Outrun if the table is gone."""
    # Whoever holds the table's row has the next number to themselves.
    held = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    if connection.execute(held).one_or_none() is None:
        raise Outrun
    last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar_one()
    said = line._replace(number=(last or 0) + 1)
    connection.execute(insert(CHAT), {"table_id": table, **said._asdict()})
    connection.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= said.number - most))
    announce(connection, table, "chat")
    return said


def lines(connection: Connection, table: str, after: int) -> list[Line]:
    query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > after).order_by(CHAT.c.number)
    return [
        Line(row.number, row.at, row.room, row.seat, row.name, row.phrase, row.text)
        for row in connection.execute(query)
    ]


def set_quiet(connection: Connection, table: str, revision: int, quiet: bool) -> None:
    change_next(connection, table, revision, quiet=quiet)
    announce(connection, table)


def forget(connection: Connection, before: int) -> int:
    """Remove what was said at tables whose game was over by then; how many lines there were."""
    over = select(TABLES.c.id).where(TABLES.c.status == FINISHED, TABLES.c.changed < before)
    return connection.execute(delete(CHAT).where(CHAT.c.table_id.in_(over))).rowcount
