"""A lock on an open file. The system drops it with the process, however that dies."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(handle: IO[bytes]) -> None:
        """Take the lock, or BlockingIOError (PermissionError on Windows) if another process has it."""
        handle.seek(0)
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: IO[bytes]) -> None:
        """Take the lock, or BlockingIOError if another process has it."""
        fcntl.flock(handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
