"""axe-core looks over a page; it comes with the page's own packages."""

from __future__ import annotations

from functools import cache
from typing import Final

from playwright.sync_api import Page

from workshop.paths import WEB

GRAVE: Final = ("serious", "critical")
RUN: Final = """async () => {
    const speaks = (node) => node.nodeType === Node.TEXT_NODE
        ? node.data.trim() !== ''
        : node.ariaHidden !== 'true' && [...node.childNodes].some(speaks);
    // A name must hold the words that are seen. axe takes for words what is drawn for the eye alone, too,
    // such as the number on a pile of cards.
    const drawn = (id, node) => id === 'label-content-name-mismatch' && !speaks(node.element);
    const { violations } = await axe.run(document, { resultTypes: ['violations'], elementRef: true });
    return violations.flatMap(({ id, impact, nodes }) => nodes
        .filter((node) => !drawn(id, node))
        .map((node) => ({ impact, said: `${id}: ${node.failureSummary} ${node.html.slice(0, 200)}` })));
}"""


@cache
def _source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical faults of what is on the screen now, each with the elements concerned."""
    page.evaluate(_source())
    found: list[dict[str, str]] = page.evaluate(RUN)
    return [fault["said"] for fault in found if fault["impact"] in GRAVE]
