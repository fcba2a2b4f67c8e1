"""One process for one SQLite file. The system drops the lock with the process, however it dies."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from astrolude.filelock import lock
from astrolude.kernel.errors import AstroludeError


class StoreInUse(AstroludeError):
    """Another process serves this file."""


def hold(database: Path) -> IO[bytes]:
    """Take the lock beside the file and keep it until the handle is closed; StoreInUse if another has it."""
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
