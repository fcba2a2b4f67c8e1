"""Python's own search for cycles of objects, kept out of a bot's thoughts.

A search holds thousands of lists at a time and lets go of them by itself, for nothing in positions and trees
leads back. But the more lists are made, the more often Python walks through all of them to look for cycles:
measured in Gaia, a seventh of a search.
"""

from __future__ import annotations

import gc


class Uncollected:
    """No search for cycles within a `with`; afterwards as before."""

    def __init__(self) -> None:
        self.before = False

    def __enter__(self) -> None:
        self.before = gc.isenabled()
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.before:
            gc.enable()
