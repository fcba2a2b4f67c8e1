"""Everything a host can choose, with defaults that suit one process and one file."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from astrolude.kernel.errors import AstroludeError

DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The driver behind each kind of address; both spellings of PostgreSQL are in use."""


class InvalidSettings(AstroludeError):
    """The server cannot be run like this."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many a second on average, so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Settings:
    """Frozen and made of plain values, so that worker processes get the same."""

    database: str = ""
    """A path or an address (`sqlite:///games.sqlite3`, `postgresql://…`); empty: `default_database()`."""

    games: tuple[str, ...] = ("astrolude.games:load",)
    """Modules that register games when they are imported, or `module:function` to be called."""

    bot_processes: int = 2
    """How many bots think at the same time, each in a process of its own."""

    bot_pause: float = 0.4
    """The least time between two moves when the second is a bot's, in seconds: people want to follow."""

    bot_limit: float = 60.0
    """A bot that thinks longer than this many seconds is taken for stuck."""

    calculator_limit: float = 10.0
    """A calculation that takes longer than this many seconds is ended."""

    push_interval: float = 0.05
    """The least time between two states sent to the same client, in seconds."""

    presence_interval: float = 20.0
    """How often workers that share a store tell each other who is online, in seconds."""

    cached_tables: int = 500
    """How many games are kept in memory; the others are read again when they are needed."""

    open_days: float = 30.0
    """A table that never started is removed after so many days."""

    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server, such as `https://games.example.org`."""

    address_rate: Rate = Rate(50, 300)
    """Requests and connections of one network address."""

    table_rate: Rate = Rate(0.5, 30)
    """New tables by one network address."""

    calculator_rate: Rate = Rate(2, 20)
    """Calculations by one network address."""

    seat_rate: Rate = Rate(20, 60)
    """Messages of one seat, or of one spectator's connection."""

    connections_per_address: int = 200
    """Live connections of one network address."""

    hello_seconds: float = 10.0
    """A connection that has not said hello by then is closed."""


def default_database() -> Path:
    """Where a person's games are kept: the usual place of their system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "astrolude" / "games.sqlite3"


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
