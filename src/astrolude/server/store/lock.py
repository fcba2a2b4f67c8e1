"""One process for one SQLite file. The system drops the lock with the process, however it dies."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from astrolude.filelock import lock
from astrolude.kernel.errors import AstroludeError


class StoreInUse(AstroludeError):
    """Another process serves this file."""


class TwoNames(AstroludeError):
    """The file has another name, under which another process could serve it."""


def hold(database: Path) -> IO[bytes]:
    """Take the lock beside the file and keep it until the handle is closed; StoreInUse if another has it.

    The file itself is meant, whatever symbolic links lead to it. Hard links cannot be followed, and SQLite
    keeps a journal for each name of a file: with two names it would be destroyed.
    """
    database = database.resolve()
    if database.is_file() and database.stat().st_nlink > 1:
        raise TwoNames(
            f"the file {database} has a second name (a hard link): SQLite would keep a journal for each and "
            "lose moves; remove the other name, or copy the file instead of linking it"
        )
    handle = database.with_name(database.name + ".lock").open("ab")
    try:
        lock(handle)
    except OSError:
        handle.close()
        raise StoreInUse(
            f"another Astrolude serves {database}: open that one, or choose another file. "
            "Several processes can share a PostgreSQL store"
        ) from None
    return handle
