"""What every test shares: how Hypothesis explores, and which engine is under test."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import settings

from astrolude import __version__, engine_kind

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("exploring", deadline=None, max_examples=1000)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test another engine than the one asked for: a run must never prove the wrong thing."""
    expected = os.environ.get("ASTROLUDE_EXPECTED_ENGINE")
    if expected is not None and engine_kind() != expected:
        raise pytest.UsageError(f"the {expected} engine was asked for, the {engine_kind()} one was found")


def pytest_report_header(config: pytest.Config) -> str:
    return f"astrolude: {__version__}, {engine_kind()} engine"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes many minutes is run only by those who ask for it."""
    if "nightly" in config.getoption("markexpr"):
        return
    nightly = [item for item in items if item.get_closest_marker("nightly")]
    if nightly:
        config.hook.pytest_deselected(items=nightly)
        items[:] = [item for item in items if item not in nightly]


@pytest.fixture(scope="session", autouse=True)
def _logs_of_openspiel_close_nothing() -> None:
    """OpenSpiel's logging keeps the stream it met first, one of pytest's, and closes it with its handler.

    That happens whenever a server sets up its own logs; the real one is never closed.
    """
    try:
        from absl.logging import get_absl_handler
    except ModuleNotFoundError:
        return
    get_absl_handler().python_handler.stream = sys.__stderr__
