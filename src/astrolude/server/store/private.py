"""New files that are their owner's alone: what a store holds are keys and addresses, too."""

from __future__ import annotations

import os


def private(path: str, flags: int) -> int:
    """What `open` is given as its opener."""
    return os.open(path, flags, 0o600)
