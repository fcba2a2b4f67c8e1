"""What is said of a store that does not answer: one line an interval, however many calls fail."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger(__name__)
INTERVAL: Final = 60.0
"""Seconds between two lines about the same silence."""


class Silence:
    """Counts the calls that failed since the store last answered."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._failed = 0
        self._told = -INTERVAL

    @property
    def lasts(self) -> bool:
        """Whether the last call failed."""
        return self._failed > 0

    def begins_or_goes_on(self, reason: str) -> None:
        self._failed += 1
        if self._clock() - self._told >= INTERVAL:
            self._told = self._clock()
            LOG.error("the store does not answer (%s); calls that failed: %d", reason, self._failed)

    def ends(self) -> None:
        if self._failed:
            LOG.warning("the store answers again; calls that failed: %d", self._failed)
            self._failed = 0
