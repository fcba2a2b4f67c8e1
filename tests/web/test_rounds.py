"""What a round brought, told between two rounds: Gaia, Eclipse and Federation."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, set_up

pytestmark = pytest.mark.web

OVER: Final = re.compile("Round 1 is over")


@pytest.mark.parametrize("game", ["gaia", "eclipse", "federation"])
def test_a_round_is_summed_up_and_holds_nobody_up(visit: Visit, address: str, game: str) -> None:
    table = set_up(address, ANNA, BEN, game=game)
    page = visit(table.path, viewport=DESK)
    page.locator(".table[data-ply]").wait_for()
    table.play_a_round()
    summary = page.get_by_role("region", name=OVER)
    expect(summary).to_be_visible()
    expect(summary.get_by_role("row")).to_have_count(3)
    shown = [re.split(r"\s", cell)[0] for cell in summary.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert shown == [str(seat["score"]["total"]) for seat in table.state()["view"]["seats"]]
    expect(page.locator(".dock .choices.live")).to_be_visible()
    assert grave_faults(page) == []

    summary.get_by_role("button", name="Continue").click()
    expect(summary).to_have_count(0)
    page.get_by_role("tab", name="Journal").click()
    page.get_by_role("button", name="Summary").first.click()
    expect(summary).to_be_visible()


def test_on_a_phone_it_is_a_sheet(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="gaia")
    page = visit(table.path, viewport=PHONE, has_touch=True, locale="fr-FR")
    page.locator(".table[data-ply]").wait_for()
    table.play_a_round()
    summary = page.get_by_role("region", name="La manche 1 est finie")
    expect(summary).to_be_visible()
    assert grave_faults(page) == []
    summary.get_by_role("button", name="Continuer").click()
    expect(summary).to_have_count(0)
