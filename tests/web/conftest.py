"""One server and one Chromium for all tests that drive a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)
from tests.web.hosting import Host
from tests.web.tables import ANNA, BEN, Table, set_up

from workshop import chromium, page

PATIENCE_MS: Final = 15_000
"""Far more than anything takes: machines that run tests are busy."""

AT_ONCE: Final = """try {
  localStorage['astrolude.preferences'] ??= '{"pace": "atOnce", "curtain": false}';
} catch {}"""
"""Bots are shown as fast as they move and no curtain falls, where a test says nothing else."""

BREAKS: Final = re.compile(
    "WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED"
    "|status of 4(00|01|04|10)|is not what it should be"
)
"""What the console says when the line breaks, a call is refused or a file is damaged: expected there."""


class Visit(Protocol):
    """Opens a path of the site as somebody new would; `context` is that of a browser context."""

    def __call__(self, path: str = "/", *, breaks: bool = False, **context: Any) -> Page: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window. Each test opens contexts of its own in it."""
    path = chromium.find()
    if path is None:
        pytest.fail(f"no Chromium was found: `make test` installs it, or {chromium.VARIABLE} names one")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield launched
        launched.close()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server for a test that breaks it."""
    with hosting(Host(tmp_path)) as host:
        yield host


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of all other tests is."""
    with hosting(Host(tmp_path_factory.mktemp("web"))) as host:
        yield host.address


@contextmanager
def hosting(host: Host) -> Iterator[Host]:
    """Serves while the block runs."""
    if not page.is_built():
        pytest.fail("the page is missing or older than its sources: run `make page`")
    try:
        host.start()
        yield host
    finally:
        host.end()


@pytest.fixture(scope="session")
def finished(address: str) -> Table:
    """A whole game that Anna and Ben have played at one screen."""
    table = set_up(address, ANNA, BEN)
    table.play()
    return table


@pytest.fixture(scope="session")
def middle(address: str) -> Table:
    """A game in its middle, at one screen; tests only look at it."""
    table = set_up(address, ANNA, BEN)
    table.play(100)
    return table


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A script error, an error on the console or a failed request of the page fails the test that met it."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, breaks: bool = False, **context: Any) -> Page:
        def note(fault: str) -> None:
            if not (breaks and BREAKS.search(fault)):
                faults.append(fault)

        base = context.pop("base_url", None) or request.getfixturevalue("address")
        calm = {"locale": "en-GB", "reduced_motion": "reduce", **context}
        contexts.append(browser.new_context(base_url=base, **calm))
        contexts[-1].set_default_timeout(PATIENCE_MS)
        contexts[-1].add_init_script(AT_ONCE)
        opened = contexts[-1].new_page()
        opened.on("pageerror", lambda error: note(str(error)))
        opened.on("console", lambda message: _complaint(message, note))
        opened.on("requestfailed", lambda failed: _failure(failed, note))
        opened.goto(path)
        return opened

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def _complaint(message: ConsoleMessage, note: Callable[[str], None]) -> None:
    if message.type in ("error", "warning"):
        note(f"console: {message.text} {message.location['url']}")


def _failure(failed: Request, note: Callable[[str], None]) -> None:
    """A request given up because the page went elsewhere is no fault."""
    if failed.failure != "net::ERR_ABORTED":
        note(f"{failed.url}: {failed.failure}")
