"""The time that thinking takes: what this thread has worked, or what has passed where that is not counted."""

from __future__ import annotations

try:
    from time import thread_time as thinking_time
except ImportError:  # in a browser
    from time import perf_counter as thinking_time

__all__ = ["thinking_time"]
