"""The end of a game speaks to whoever played it, and no bar or sentence says what the numbers do not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.tables import ANNA, OPEN, Table, Wish, set_up

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def duel(address: str) -> tuple[Table, Table]:
    """A finished game of two people, each with a browser of their own: the winner first."""
    anna = set_up(address, ANNA, OPEN)
    ben = anna.join("Ben")
    wish = Wish(7)
    while (state := anna.state())["status"] != "finished":
        whose = anna if state["decision"].get("actions") else ben
        asked = whose.state()
        texts = [action["text"] for action in asked["decision"]["actions"]]
        whose.offer(asked["ply"], texts[wish.choose(texts)])
    ranks = state["outcome"]["ranks"]
    assert sorted(ranks) == [1, 2]
    return (anna, ben) if ranks[0] == 1 else (ben, anna)


@pytest.mark.parametrize(
    ("language", "won", "lost", "turned"),
    [
        ("en", r"^(You win by|Level with)", r"^You finish second, ", "seats turned"),
        ("fr", r"^(Vous gagnez d|À égalité)", r"^Vous finissez deuxième, ", "sièges tournés"),
    ],
)
def test_winner_and_loser_are_told_where_they_stand(
    visit: Visit, duel: tuple[Table, Table], language: str, won: str, lost: str, turned: str
) -> None:
    for table, sentence in zip(duel, (won, lost), strict=True):
        page = visit(table.path, locale=language)
        heading = page.locator(".hero h1")
        expect(heading).to_have_text(re.compile(sentence))
        expect(page.get_by_text(turned)).to_be_visible()
        expect(page.locator(".me")).to_have_count(1)
        assert "Victory" not in page.locator("main").inner_text()
        assert grave_faults(page) == []


def test_every_bar_adds_up_to_the_total(visit: Visit, duel: tuple[Table, Table]) -> None:
    page = visit(duel[1].path)
    expect(page.locator(".row")).to_have_count(2)
    for row in page.locator(".row").all():
        numbers = [int(text.replace("−", "-")) for text in row.locator(".piece b").all_text_contents()]
        total = int((row.locator(".total").text_content() or "").replace("−", "-"))
        assert sum(numbers) == total
    gaps = [
        int(text.replace("−", "-").replace("+", "")) for text in page.locator(".gaps b").all_text_contents()
    ]
    assert sum(gaps[:-1]) == gaps[-1]


def test_a_rematch_turns_the_seats(visit: Visit, duel: tuple[Table, Table]) -> None:
    winner, loser = (visit(table.path) for table in duel)
    winner.get_by_role("button", name="Rematch", exact=True).click()
    expect(winner).not_to_have_url(re.compile(duel[0].id))
    asked = loser.get_by_role("status").filter(has=loser.get_by_role("button", name="Take your seat"))
    expect(asked).to_contain_text(re.compile("(Anna|Ben) wants a rematch"))
    loser.get_by_role("button", name="Take your seat").click()
    expect(winner.locator(".dock .choices, .dock .prompt").first).to_be_visible()
    names = loser.get_by_role("list").first
    expect(names).to_contain_text("Ben")
    first = names.get_by_role("listitem").first
    expect(first).to_contain_text("Ben")
