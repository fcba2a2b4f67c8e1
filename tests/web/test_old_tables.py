"""A table whose rules have changed since: opened by its old link, read, and never a missing page."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.test_migrations import FIRST_SCHEMA
from tests.server.test_old_rules import FIRST_TABLES, OF_ANNA, grow_older
from tests.web.axe import grave_faults
from tests.web.conftest import Visit, hosting
from tests.web.hosting import Host
from tests.web.tables import ANNA, BEN, set_up

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server over what version 0.1 left behind."""
    folder = tmp_path_factory.mktemp("upgraded")
    with closing(sqlite3.connect(folder / "games.sqlite3")) as store, store:
        store.executescript(f"{FIRST_SCHEMA};INSERT INTO astrolude VALUES (1);{FIRST_TABLES}")
    with hosting(Host(folder)) as host:
        yield host.address


@pytest.mark.parametrize(
    ("language", "title", "reason"),
    [
        ("en", "This game can be read, but not played on", "Its rules have changed since it was begun"),
        ("fr", "Cette partie peut être lue, mais pas continuée", "Ses règles ont changé depuis son début"),
    ],
)
def test_an_old_table_says_why_it_cannot_go_on(
    visit: Visit, upgraded: str, language: str, title: str, reason: str
) -> None:
    page = visit(f"/t/t_gaia#{OF_ANNA}", base_url=upgraded, locale=language)
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=2)).to_have_text(title)
    expect(main).to_contain_text(reason)
    expect(main).to_contain_text("kept its moves" if language == "en" else "a gardé ses coups")
    expect(main).to_contain_text("Anna")
    expect(page.locator(".dock")).to_have_count(0)
    assert grave_faults(page) == []
    main.get_by_role("button").click()
    expect(page).to_have_url(f"{upgraded}/")


def test_an_old_table_whose_rules_did_not_change_is_played_on(visit: Visit, upgraded: str) -> None:
    page = visit(f"/t/t_frontiers#{OF_ANNA}", base_url=upgraded)
    dock = page.get_by_role("region", name="What to do")
    dock.locator(".choices.live button").first.wait_for()
    expect(page.get_by_role("log")).to_contain_text("Ben")


def test_what_was_told_of_a_game_can_be_read_when_its_rules_are_gone(visit: Visit, tmp_path: Path) -> None:
    host = Host(tmp_path)
    with hosting(host):
        table = set_up(host.address, ANNA, BEN)
        table.play(20)
        host.end()
        grow_older(tmp_path / "games.sqlite3", "rules = 0")
        host.start()
        page = visit(table.path, base_url=host.address)
        expect(page.get_by_role("main").get_by_role("heading")).to_have_text(
            "This game can be read, but not played on"
        )
        told = page.get_by_role("list", name="Journal").get_by_role("listitem")
        expect(told.first).to_be_visible()
        assert told.count() > 10
        expect(page.get_by_role("main")).to_contain_text("kept as it was told")


def test_a_table_whose_game_is_gone_says_so(visit: Visit, tmp_path: Path) -> None:
    host = Host(tmp_path)
    with hosting(host):
        table = set_up(host.address, ANNA, BEN)
        host.end()
        grow_older(tmp_path / "games.sqlite3", "game = 'forgotten'")
        host.start()
        page = visit(table.path, base_url=host.address)
        expect(page.get_by_role("main")).to_contain_text("This server does not have the game any more.")
