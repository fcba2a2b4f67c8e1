"""Every text on every board can be read on a laptop: nothing is drawn smaller than eleven pixels."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK
from tests.web.tables import ANNA, set_up

pytestmark = pytest.mark.web

LEAST: Final = 11.0
"""Pixels on the screen, as the letters are drawn and not as the style names them."""

MEASURE: Final = """(least) => {
  const small = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || !holder || holder.closest('.visually-hidden, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(holder);
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) continue;
    const drawing = holder.closest('svg');
    const grid = drawing ? holder.getScreenCTM?.() : null;
    const scale = grid ? Math.hypot(grid.b, grid.d) : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < least - 0.05) {
      const place = `${holder.closest('[class]')?.getAttribute('class') ?? ''} ${size.toFixed(1)}`;
      small[place] = text.slice(0, 24);
    }
  }
  return small;
}"""
"""Texts that are drawn smaller, by the class of what holds them and their size."""

TABLES: Final[dict[str, dict[str, Any]]] = {
    "alien_frontiers": {"game": "alien_frontiers", "players": 4, "plies": 30},
    "gaia": {"game": "gaia", "players": 4, "plies": 30},
    "space_gate": {"game": "space_gate", "players": 4, "plies": 40},
    "federation": {"game": "federation", "players": 4, "plies": 20},
    "eclipse": {"game": "eclipse", "players": 4, "plies": 20},
    "eclipse-nine": {
        "game": "eclipse",
        "players": 9,
        "plies": 190,
        "haste": ("act explore", "explore", "lay", "put", "stop"),
        "options": {"new_species": "on", "extra_sectors": "on"},
    },
}


def small_texts(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(MEASURE, LEAST)
    return found


@pytest.mark.parametrize("name", list(TABLES))
def test_no_text_on_a_board_is_too_small(address: str, visit: Visit, name: str) -> None:
    """With every panel of the game, one after the other, in French."""
    kind = TABLES[name]
    more = {"options": kind["options"]} if "options" in kind else {}
    table = set_up(address, *[ANNA] * kind["players"], game=kind["game"], seed=7, **more)
    table.play(kind["plies"], kind.get("haste", ()))
    page = visit(table.path, locale="fr-FR", viewport=DESK)
    Person(page).await_turn()
    found = {"board": small_texts(page)}
    tabs = page.locator(".panels [role=tab], aside [role=tab]")
    for index in range(tabs.count()):
        tabs.nth(index).click()
        found[tabs.nth(index).inner_text()] = small_texts(page)
    assert {place: small for place, small in found.items() if small} == {}
