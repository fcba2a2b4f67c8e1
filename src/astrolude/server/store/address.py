"""Where the games are kept: a person's own file, another file, or a database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from astrolude.server.settings import InvalidSettings

DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The driver behind each kind of address; both spellings of PostgreSQL are in use."""


def default_database() -> Path:
    """Where a person's games are kept: the usual place of their system."""
    return user_data_path("astrolude", appauthor=False) / "games.sqlite3"


def database_url(database: str) -> URL:
    """The address of the store with its driver; a plain path means an SQLite file."""
    if not database:
        return URL.create(DRIVERS["sqlite"], database=str(default_database()))
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise InvalidSettings(
            "the address of the store cannot be read; expected a path, sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise InvalidSettings(f"games are kept in SQLite or PostgreSQL, not in {kind!r}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise InvalidSettings("an SQLite store needs a file: what is only in memory is lost with the process")
    return url.set(drivername=DRIVERS[kind])
