"""axe-core looks over a page; it comes with the page's own packages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from workshop.paths import WEB

GRAVE: Final = ("serious", "critical")
RUN: Final = "() => axe.run(document, { resultTypes: ['violations'] })"


@cache
def _source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical faults of what is on the screen now, each with the elements concerned."""
    page.evaluate(_source())
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['failureSummary']} {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
