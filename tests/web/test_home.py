"""The first thing that a visitor sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.web


def test_the_site_opens_on_a_page_with_one_heading(visit: Callable[..., Page]) -> None:
    opened = visit("/", locale="en-GB")
    expect(opened).to_have_title("Astrolude")
    expect(opened.get_by_role("heading", level=1)).to_have_count(1)
    expect(opened.locator("html")).to_have_attribute("lang", "en")


def test_the_page_speaks_the_visitors_language(visit: Callable[..., Page]) -> None:
    opened = visit("/", locale="fr-FR")
    expect(opened.locator("html")).to_have_attribute("lang", "fr")


def test_a_phone_does_not_have_to_scroll_sideways(visit: Callable[..., Page]) -> None:
    opened = visit("/", viewport={"width": 360, "height": 740})
    expect(opened.get_by_role("heading", level=1)).to_be_visible()
    assert opened.evaluate("document.documentElement.scrollWidth") <= 360
