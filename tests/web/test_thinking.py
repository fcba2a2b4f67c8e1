"""The page thinks along: finished games judged, play from any moment of them, hints and warnings."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import PHONE
from tests.web.tables import ANNA, BEN, BOT, OPEN, Table, set_up

pytestmark = pytest.mark.web

LONG = 240_000
"""How long a whole game may take to be judged on a busy machine, in milliseconds."""


def slider(page: Page, name: str = "Move of the game") -> Locator:
    return page.get_by_role("slider", name=name)


@pytest.fixture(scope="module")
def judged(address: str, finished: Table) -> dict[str, Any]:
    """What the server says of the finished game, once every move was looked at for as long as it ever is."""
    with httpx.Client(base_url=address, timeout=60) as http:
        path = f"/api/tables/{finished.id}/analysis"
        http.post(path).raise_for_status()
        while (told := http.get(path).json())["status"] != "done" or told["refining"]:
            assert told["status"] in ("computing", "done")
            time.sleep(0.1)
    found: dict[str, Any] = told
    return found


def test_the_end_leads_to_the_analysis_which_grows_and_is_read(visit: Visit, finished: Table) -> None:
    page = visit(finished.path)
    page.get_by_role("button", name="Analyse").click()
    expect(page).to_have_url(re.compile(rf"/a/{finished.id}"))
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    expect(page.get_by_text("Computing")).to_have_count(0, timeout=LONG)
    expect(slider(page)).to_be_visible()
    expect(page.get_by_role("table", name="Score sheet").get_by_role("row").nth(3)).to_be_visible()
    expect(page.get_by_role("list", name="Chances to win").get_by_role("listitem")).to_have_count(2)
    assert grave_faults(page) == []


@pytest.mark.parametrize(
    ("language", "heading", "better", "slide"),
    [
        ("en", "Rank · precision", "Then the bot would play", "Move of the game"),
        ("fr", "Rang · précision", "Puis le bot jouerait", "Coup de la partie"),
    ],
)
def test_both_languages_tell_the_move_of_a_link(
    visit: Visit,
    finished: Table,
    judged: dict[str, Any],
    language: str,
    heading: str,
    better: str,
    slide: str,
) -> None:
    at = next(n for n, move in enumerate(judged["moves"]) if len(move["best"][0]["line"]) > 1)
    page = visit(f"/a/{finished.id}/{judged['moves'][at]['ply']}", locale=language)
    expect(slider(page, slide)).to_have_attribute("aria-valuenow", str(at + 1))
    expect(page.get_by_text(heading)).to_be_visible()
    expect(page.get_by_text(better)).to_be_visible()
    assert "⟦" not in page.locator("body").inner_text()
    assert grave_faults(page) == []


def test_the_keyboard_walks_follows_and_looks_by_other_eyes(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    long = [n for n, move in enumerate(judged["moves"]) if len(move["best"][0]["line"]) > 1]
    page = visit(f"/a/{finished.id}/{judged['moves'][long[0]]['ply']}")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(long[0] + 1))
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(long[0] + 2))
    expect(page).to_have_url(re.compile(rf"/{judged['moves'][long[0] + 1]['ply']}$"))
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(long[0] + 1))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Following the line: 1 of")).to_be_visible()
    expect(page.get_by_text(f"from move {long[0] + 1}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Following the line")).to_have_count(0)
    page.keyboard.press("End")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(len(judged["moves"]) + 1))
    page.keyboard.press("Home")
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("2")
    expect(page.get_by_role("button", name=re.compile("^Ben"), pressed=True)).to_be_visible()
    if judged["turning"]:
        page.keyboard.press("Shift+ArrowRight")
        expect(page).to_have_url(re.compile(rf"/{judged['turning'][0]}$"))


def test_points_instead_of_chances_everywhere_at_once(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    page = visit(f"/a/{finished.id}/0")
    expect(slider(page)).to_be_visible()
    rule = page.get_by_role("list", name="Chances to win")
    expect(rule.get_by_text(re.compile("%$")).first).to_be_attached()
    page.get_by_role("radio", name="Points").check()
    expect(rule.get_by_text(re.compile("points$")).first).to_be_attached()
    page.reload()
    expect(rule.get_by_text(re.compile("points$")).first).to_be_attached()


def test_a_phone_shows_board_move_tabs_and_graph(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    page = visit(f"/a/{finished.id}/{judged['moves'][3]['ply']}", viewport=PHONE, has_touch=True)
    expect(slider(page)).to_have_attribute("aria-valuenow", "4")
    seats = page.get_by_role("list", name="Rank · precision").get_by_role("button")
    expect(seats).to_have_count(2)
    for seat in (1, 0):
        seats.nth(seat).click()
        expect(seats.nth(seat)).to_have_attribute("aria-pressed", "true")
        expect(seats.nth(1 - seat)).to_have_attribute("aria-pressed", "false")
    for tab, shown in (("Score sheet", "table"), ("Players", ".seats"), ("Turns", "h2")):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel").locator(shown).first).to_be_visible()
    page.get_by_role("tab", name="Move", exact=True).click()
    page.get_by_role("button", name="One move on").click()
    expect(slider(page)).to_have_attribute("aria-valuenow", "5")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert grave_faults(page) == []


def test_play_goes_on_from_here_at_a_table_of_its_own(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    page = visit(f"/a/{finished.id}/{judged['moves'][5]['ply']}")
    expect(slider(page)).to_have_attribute("aria-valuenow", "6")
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    expect(dialog.get_by_role("radiogroup")).to_have_count(3)
    assert grave_faults(page) == []
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/t/t_\w+$"))
    tag = page.get_by_role("link", name=re.compile("^Variation"))
    expect(tag).to_have_attribute("href", re.compile(rf"^/a/{finished.id}/"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_friends_come_to_a_variation_that_begins_while_looking_back(visit: Visit, finished: Table) -> None:
    page = visit(finished.path)
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").fill("40")
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_role("radiogroup", name="Anna").get_by_role("radio", name="Here").check()
    dialog.get_by_role("radiogroup", name="Ben").get_by_role("radio", name="Open").check()
    dialog.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("link", name="from move 41")).to_have_attribute("href", f"/a/{finished.id}/40")
    expect(page.get_by_text(re.compile(r"[A-Z0-9]{3} – [A-Z0-9]{3}"))).to_be_visible()
    assert grave_faults(page) == []


@pytest.mark.parametrize(
    ("language", "vary", "panel", "mine", "back"),
    [
        ("en", "Try another move", "Variation", "Me", "Back to the game"),
        ("fr", "Essayer un autre coup", "Variante", "Moi", "Revenir à la partie"),
    ],
)
def test_another_move_is_played_on_the_board_and_the_bot_goes_on(
    visit: Visit,
    finished: Table,
    judged: dict[str, Any],
    language: str,
    vary: str,
    panel: str,
    mine: str,
    back: str,
) -> None:
    at = next(n for n, move in enumerate(judged["moves"]) if len(move["best"]) > 2)
    before = finished.state()["ply"]
    page = visit(f"/a/{finished.id}/{judged['moves'][at]['ply']}", locale=language)
    page.get_by_role("button", name=re.compile(f"^{vary}")).click()
    side = page.get_by_role("region", name=panel)
    expect(side.locator(".answers button").nth(1)).to_be_visible(timeout=LONG)
    side.get_by_role("radio", name=mine).check()
    side.locator(".answers button").nth(1).click()
    line = side.get_by_role("list", name=panel, exact=True)
    expect(line.get_by_role("listitem")).to_have_count(1)
    expect(line.locator("[aria-current=step] b")).to_have_text(re.compile(r"\d+.%"), timeout=LONG)
    page.keyboard.press("1")
    expect(line.get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(line.get_by_role("button").first).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    expect(line.locator("[aria-current=step]")).to_have_count(0)
    page.keyboard.press("End")
    expect(line.get_by_role("button").nth(1)).to_have_attribute("aria-current", "step")
    assert "⟦" not in page.locator("body").inner_text()
    assert grave_faults(page) == []
    page.get_by_role("button", name=back).first.click()
    expect(side).to_have_count(0)
    assert finished.state()["ply"] == before


def test_a_strong_bot_answers_for_the_others_and_a_line_is_kept(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    """The bot's first answer is taken for the seat until its turn is over: what follows is the other's."""
    page = visit(f"/a/{finished.id}/{judged['moves'][len(judged['moves']) // 2]['ply']}")
    expect(slider(page)).to_be_visible()
    page.keyboard.press("x")
    side = page.get_by_role("region", name="Variation")
    bots = side.get_by_text("strong bot", exact=True)
    line = side.get_by_role("list", name="Variation", exact=True).get_by_role("button")
    for step in range(1, 20):
        side.locator(".answers button").first.click(timeout=LONG)
        expect(line.nth(step - 1)).to_be_visible()
        expect(side.locator(".answers button").first.or_(bots.first).first).to_be_visible(timeout=LONG)
        if bots.count() > 0:
            break
    expect(bots.first).to_be_visible()
    side.get_by_role("button", name="Keep").click()
    page.keyboard.press("Escape")
    kept = page.get_by_role("button", name=re.compile("^Kept: "))
    expect(kept).to_be_visible()
    page.reload()
    kept.click()
    expect(bots.first).to_be_visible(timeout=LONG)


def test_where_points_came_from_beside_the_bots_plan(
    visit: Visit, finished: Table, judged: dict[str, Any]
) -> None:
    page = visit(f"/a/{finished.id}/{judged['moves'][3]['ply']}")
    expect(slider(page)).to_be_visible()
    page.get_by_role("tab", name="Sources").click()
    shown = page.get_by_role("tabpanel", name="Sources")
    expect(shown.get_by_role("row")).to_have_count(1 + len(judged["players"][0]["sources"]))
    assert judged["players"][0]["sources"]
    page.get_by_role("button", name=re.compile("^Ben")).first.click()
    expect(shown.get_by_role("row")).to_have_count(1 + len(judged["players"][1]["sources"]))
    slips = judged["players"][1]["slips"]
    if slips:
        shown.locator(".slips button").first.click()
        expect(page).to_have_url(re.compile(rf"/{slips[0]}$"))
    page.get_by_role("tab", name="Journal").click()
    expect(page.get_by_role("region", name="Move")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Journal").get_by_role("listitem").first).to_be_visible()
    assert grave_faults(page) == []


@pytest.fixture
def among_bots(address: str) -> Table:
    """Anna alone among bots, asked something, with dice for which there are many answers."""
    table = set_up(address, ANNA, BOT, seed=3)
    while "actions" not in table.state()["decision"]:
        time.sleep(0.1)
    return table


@pytest.mark.parametrize(
    ("language", "hint", "see", "heading"),
    [("en", "Hint", "See the move", "Three answers"), ("fr", "Conseil", "Voir le coup", "Trois réponses")],
)
def test_a_hint_is_an_idea_first_and_then_three_answers(
    visit: Visit, among_bots: Table, language: str, hint: str, see: str, heading: str
) -> None:
    page = visit(among_bots.path, locale=language)
    page.get_by_role("button", name=hint).click(timeout=LONG)
    panel = page.get_by_role("region", name=hint)
    expect(panel.get_by_role("button", name=see)).to_be_visible(timeout=LONG)
    expect(panel.locator("ol")).to_have_count(0)
    assert grave_faults(page) == []
    panel.get_by_role("button", name=see).click()
    expect(panel.get_by_role("heading", name=heading)).to_be_visible()
    expect(panel.locator(".card")).to_have_count(3)
    expect(page.locator(".choices .numbered")).to_have_count(3)
    page.keyboard.press("2")
    expect(panel.locator(".card").nth(1)).to_have_attribute("aria-pressed", "true")
    assert "⟦" not in page.locator("body").inner_text()
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    before = among_bots.state()["ply"]
    page.keyboard.press("Control+Enter")
    page.wait_for_function("() => !document.querySelector('.choices .numbered')")
    assert among_bots.state()["ply"] > before


def test_a_hint_on_a_phone_lies_over_the_lower_board(visit: Visit, among_bots: Table) -> None:
    page = visit(among_bots.path, viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Hint").click(timeout=LONG)
    panel = page.get_by_role("region", name="Hint")
    panel.get_by_role("button", name="See the move").click(timeout=LONG)
    card = panel.locator(".card").first
    expect(card).to_be_in_viewport(ratio=1)
    box = card.bounding_box()
    assert box is not None
    assert box["height"] > 50, "the row of answers has no height"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert grave_faults(page) == []


def costly(table: Table) -> str:
    """Play until some answer costs much by the coach's own word; that answer in notation."""
    for _ in range(60):
        state = table.state()
        told = table.ask("hint", {"ply": state["ply"]})
        worst = max(told["losses"], key=lambda action: told["losses"][action])
        actions = state["decision"]["actions"]
        if told["losses"][worst] >= 0.2:
            return next(str(action["text"]) for action in actions if str(action["id"]) == worst)
        table.offer(state["ply"], told["answers"][0]["action"]["text"])
    raise AssertionError("no answer costs much")


def test_a_costly_choice_is_told_and_a_better_one_shown(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN)
    action = costly(table)
    page = visit(table.path)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.evaluate(
        "localStorage.setItem('astrolude.preferences', JSON.stringify({language: 'en', warnings: 'strict'}))"
    )
    page.reload()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("dialog").locator("#command").fill(action)
    page.keyboard.press("Enter")
    note = page.get_by_role("status").filter(has_text="Costly")
    expect(note).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    assert grave_faults(page) == []
    note.get_by_role("button", name="Show a better move").click()
    expect(page.get_by_role("region", name="Hint").locator(".card").first).to_be_visible()
    expect(note).to_have_count(0)


def test_among_people_there_is_no_help_until_all_agree(visit: Visit, address: str) -> None:
    anna = set_up(address, ANNA, OPEN)
    ben = anna.join("Ben")
    page = visit(anna.path)
    expect(page.get_by_text("No help at this table")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=re.compile("^I agree to hints")).check()
    ben.ask("coach", {"agree": True})
    page.keyboard.press("Escape")
    expect(page.get_by_text("No help at this table")).to_have_count(0)
    looker = visit(f"/t/{anna.id}")
    expect(looker.get_by_text("The coach is on at this table")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "scratch", "plan", "add", "undo", "leave"),
    [
        ("en", "Scratch board", "My plan", "Add to the plan", "Undo step", "To the table"),
        ("fr", "Brouillon", "Mon plan", "Ajouter au plan", "Annuler l’étape", "À la table"),
    ],
)
def test_a_turn_is_tried_planned_offered_and_never_played_by_itself(
    visit: Visit,
    among_bots: Table,
    language: str,
    scratch: str,
    plan: str,
    add: str,
    undo: str,
    leave: str,
) -> None:
    before = among_bots.state()
    page = visit(among_bots.path, locale=language)
    page.get_by_role("button", name=scratch).click()
    panel = page.get_by_role("region", name=plan)
    expect(panel).to_be_visible()
    first = before["decision"]["actions"][0]["text"]

    def plan_first() -> None:
        page.keyboard.press("/")
        page.get_by_role("dialog").locator("#command").fill(first)
        page.keyboard.press("Enter")
        page.get_by_role("button", name=add).click()
        expect(panel.locator(".step")).to_have_count(1)

    plan_first()
    assert grave_faults(page) == []
    assert "⟦" not in page.locator("body").inner_text()
    page.get_by_role("button", name=undo).click()
    expect(panel.locator(".step")).to_have_count(0)
    plan_first()
    assert among_bots.state()["ply"] == before["ply"], "nothing went to the table"
    page.reload()
    offered = page.locator(".choices .planned")
    expect(offered).to_contain_text(plan)
    offered.click()
    page.keyboard.press("Control+Enter")
    expect(offered).to_have_count(0)
    assert among_bots.state()["ply"] > before["ply"]
    assert "plan" not in among_bots.state()["orders"]


def test_a_broken_step_says_why_and_the_keyboard_leaves(visit: Visit, among_bots: Table) -> None:
    state = among_bots.state()
    wrong = {"orders": {"plan": "end_turn\nend_turn"}, "seat": state["eyes"]}
    among_bots.ask("orders", wrong)
    page = visit(among_bots.path, viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Scratch board").click()
    panel = page.get_by_role("region", name="My plan")
    expect(panel.locator(".step")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert grave_faults(page) == []
    panel.get_by_role("button", name="Start over").click()
    expect(panel.locator(".step")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
