"""One server and one Chromium for all tests that drive a browser."""

from __future__ import annotations

import re
import sys
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
from tests.web.file_server import FileServer
from tests.web.hosting import Host
from tests.web.tables import ANNA, BEN, Table, set_up

import static_site
from workshop import chromium, near, page
from workshop.paths import STATIC_SITE

PATIENCE_MS: Final = 45_000
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


@pytest.fixture(scope="session")
def engine_beside_page() -> None:
    """What browsers keep tables with lies beside the page."""
    near.ensure(Path(sys.executable), page.node_from_environment)


@pytest.fixture(scope="session")
def folder(engine_beside_page: None) -> Path:
    """The static site, made from the page as it is."""
    static_site.main()
    return STATIC_SITE


@pytest.fixture
def files(folder: Path) -> Iterator[FileServer]:
    """A plain file server for it."""
    server = FileServer(folder)
    yield server
    server.stop()


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


class Journal:
    """What went wrong on pages: script errors, errors on the console, failed requests."""

    def __init__(self, breaks: bool = False) -> None:
        self.faults: Final[list[str]] = []
        self._breaks: Final = breaks

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("console", lambda message: _complaint(message, self._note))
        page.on("requestfailed", lambda failed: _failure(failed, self._note))

    def _note(self, fault: str) -> None:
        if not (self._breaks and BREAKS.search(fault)):
            self.faults.append(fault)


def calm_context(browser: Browser, base: str, **context: Any) -> BrowserContext:
    """Somebody new, in whose browser nothing moves by itself."""
    opened = browser.new_context(base_url=base, **{"locale": "en-GB", "reduced_motion": "reduce", **context})
    opened.set_default_timeout(PATIENCE_MS)
    opened.add_init_script(AT_ONCE)
    return opened


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A script error, an error on the console or a failed request of the page fails the test that met it."""
    journals: list[Journal] = []
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, breaks: bool = False, **context: Any) -> Page:
        base = context.pop("base_url", None) or request.getfixturevalue("address")
        contexts.append(calm_context(browser, base, **context))
        journals.append(Journal(breaks))
        opened = contexts[-1].new_page()
        journals[-1].listen(opened)
        opened.goto(path)
        return opened

    yield open_page
    for context in contexts:
        context.close()
    assert [fault for journal in journals for fault in journal.faults] == []


def _complaint(message: ConsoleMessage, note: Callable[[str], None]) -> None:
    if message.type in ("error", "warning"):
        note(f"console: {message.text} {message.location['url']}")


def _failure(failed: Request, note: Callable[[str], None]) -> None:
    """A request given up because the page went elsewhere is no fault."""
    if failed.failure != "net::ERR_ABORTED":
        note(f"{failed.url}: {failed.failure}")
