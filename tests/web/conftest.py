"""One server and one Chromium for all tests that drive a browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from workshop import chromium, page

START = "from astrolude.cli import main; main()"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window. Each test opens contexts of its own in it."""
    path = chromium.find()
    if path is None:
        pytest.fail(f"no Chromium was found: `make test` installs it, or {chromium.VARIABLE} names one")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, started by the command as a host would start it."""
    if not page.is_built():
        pytest.fail("the page is missing or older than its sources: run `make page`")
    database = tmp_path_factory.mktemp("web") / "games.sqlite3"
    server = subprocess.Popen(
        [sys.executable, "-c", START, "serve", "--port", "0", "--db", str(database), "--lang", "en"],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server, server.stdout as said:
        found = re.search(r"http://\S+", said.readline())
        assert found, "the server did not say its address"
        yield found.group()
        server.terminate()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a path of the site as somebody new would; keyword arguments are those of a browser context.

    A script error or a failed request of the page fails the test that met it.
    """
    faults: list[str] = []
    contexts = []

    def open_page(path: str = "/", **context: Any) -> Page:
        contexts.append(browser.new_context(base_url=address, **context))
        opened = contexts[-1].new_page()
        opened.on("pageerror", lambda error: faults.append(str(error)))
        opened.on("requestfailed", lambda request: faults.append(f"{request.url}: {request.failure}"))
        opened.goto(path)
        return opened

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
