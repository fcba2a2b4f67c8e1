"""What a host may want to watch, as Prometheus reads it. Nothing of it tells anything about a person."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers keep their figures, so that any of them can tell those of all."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 20.0, 60.0)

MOVES: Final = Counter("astrolude_moves", "Entries of histories that were written")
WRITES: Final = Histogram(
    "astrolude_write_seconds", "How long the store took to write a move", buckets=MOMENTS
)
STORE_FAILURES: Final = Counter("astrolude_store_failures", "Calls that the store did not answer")
REQUESTS: Final = Counter("astrolude_requests", "Requests over HTTP by the class of their answer", ["status"])
REQUEST_SECONDS: Final = Histogram("astrolude_request_seconds", "How long answers took", buckets=MOMENTS)
ANSWERS: Final = Histogram(
    "astrolude_live_seconds", "How long answers to live messages took", ["type"], buckets=MOMENTS
)
REFUSALS: Final = Counter("astrolude_refusals", "Live messages that were refused, by code", ["code"])
FAILURES: Final = Counter("astrolude_failures", "Faults of the server's own")
CONNECTIONS: Final = Gauge("astrolude_connections", "Live connections", multiprocess_mode="livesum")
CACHED: Final = Gauge("astrolude_cached_tables", "Tables in memory", multiprocess_mode="livesum")
WAITING: Final = Gauge("astrolude_bots_waiting", "Bots that wait for their turn", multiprocess_mode="livesum")
THINKING: Final = Histogram(
    "astrolude_bot_seconds", "How long bots took, waiting included", ["level"], buckets=THOUGHTS
)
BOT_FAILURES: Final = Counter("astrolude_bot_failures", "Thoughts that ended without a move")


class timed:  # noqa: N801 - used like a function, as such a context is
    """Take the time of what is done meanwhile, if it succeeds."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram: Final = histogram
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if failure is None:
            self._histogram.observe(time.perf_counter() - self._begun)


def exposition(tables: dict[str, int]) -> bytes:
    """All figures in Prometheus' words; `tables` are those in the store by status."""
    folder = os.environ.get(FOLDER)
    told: CollectorRegistry = REGISTRY
    if folder:
        told = CollectorRegistry()
        _forget_the_dead(Path(folder))
        MultiProcessCollector(told)  # type: ignore[no-untyped-call]
    lines = ["# HELP astrolude_tables Tables in the store by status", "# TYPE astrolude_tables gauge"]
    lines += [f'astrolude_tables{{status="{status}"}} {count}' for status, count in sorted(tables.items())]
    return generate_latest(told) + "\n".join([*lines, ""]).encode()


def _forget_the_dead(folder: Path) -> None:
    """A worker that ended has no connections; what it counted stays."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        if not _alive(pid):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
