"""One Chromium for all tests that drive a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from workshop import chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window. Each test opens contexts of its own in it."""
    path = chromium.find()
    if path is None:
        pytest.fail(f"no Chromium was found: `make test` installs it, or {chromium.VARIABLE} names one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield browser
        browser.close()
