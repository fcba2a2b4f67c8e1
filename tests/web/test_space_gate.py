"""Space Gate Odyssey by what its page shows: a whole game, a base laid anew, a planet that closes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.harness import Caller
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person, in_turn
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, OPEN, Table, set_up
from tests.web.test_whole_games import await_ranking

from astrolude.kernel.record import read_record

pytestmark = pytest.mark.web

SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
OVERHANG: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
CLOSING: Final = Path(__file__).with_name("space_gate_closing.record")
"""A game up to the landing that closes Collins with a settler to spare, while another module is full."""
END: Final = Path(__file__).with_name("space_gate_end.record")
"""A game up to its last count: both players hold a token, and both bases have corridors on the void."""


def seat_all(address: str, *seats: dict[str, str], **more: Any) -> Table:
    return set_up(address, *seats, game="space_gate", **more)


def replayed(address: str, file: Path) -> Table:
    """A table at one screen in the position at the end of a record."""
    record = read_record(file.read_text("utf-8"))
    table = seat_all(address, ANNA, BEN, options=record.start.options, seed=record.start.seed)
    with Caller(address, table.id, table.secret) as caller:
        for ply, action in enumerate(record.actions):
            caller.post("actions", {"ply": ply, "action": action})
    return table


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Board")


def modules(page: Page) -> dict[str, tuple[float, float]]:
    """Where each module of the base on the board lies."""
    boxes = {}
    for module in board(page).locator('.map [data-ref^="module:"]').all():
        box = module.bounding_box()
        assert box is not None
        boxes[module.get_attribute("data-ref") or ""] = (round(box["x"], 1), round(box["y"], 1))
    return boxes


def begin(*hands: Table) -> None:
    """Sets up the bases, always by the first answer, until the first question of a turn."""
    while True:
        for hand in hands:
            state = hand.state()
            decision = state["decision"]
            if decision["prompt"] not in ("setup_pile", "module"):
                return
            if "actions" in decision:
                hand.offer(state["ply"], decision["actions"][0]["text"])


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    anna = Person(visit("/settings"), at_once=True)
    anna.page.get_by_role("checkbox", name=re.compile("Play at once")).check()
    anna.page.goto("/new/space_gate")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").check()
    bots = anna.page.get_by_role("radiogroup", name="Bot of Seat 2")
    bots.get_by_role("radio", name="Gentle").check()
    anna.page.get_by_role("checkbox", name="Express game").check()
    limits = anna.page.get_by_role("radiogroup", name="Turns of each player at most")
    limits.get_by_role("radio", name="12: a first look").check()
    anna.page.get_by_role("button", name=re.compile("Start|Open the table")).click()

    anna.play_out(lambda action: True, random.Random(1))

    await_ranking(anna.page, "Anna")
    expect(anna.page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_a_base_is_laid_anew_and_the_way_back_is_open(visit: Visit, address: str) -> None:
    options = {"reorganisation_0": "on", "reorganisation_1": "on"}
    table = seat_all(address, ANNA, BEN, options=options, seed=5)
    begin(table)
    anna = Person(visit(table.path))
    expect(anna.prompt).to_have_text("Move an engineer to another room")
    before = modules(anna.page)
    assert len(before) == 3

    def lift() -> Locator:
        anna.dock.get_by_role("button", name="Lay your base anew").click()
        anna.confirm.click()
        expect(anna.prompt).to_have_text("Which module do you lay next?")
        return board(anna.page).get_by_role("group", name="Modules to lay anew").locator("[data-ref]")

    def lay(lifted: Locator) -> None:
        """The first module in hand, into the last place where it fits."""
        left = lifted.count()
        lifted.first.click()
        anna.confirm.click()
        places = board(anna.page).locator('[data-ref^="cell:"][data-lit]')
        expect(places.first).to_be_visible()
        places.last.click()
        turns = board(anna.page).locator('[data-ref^="rotation:"][data-lit]')
        if anna.confirm.get_attribute("aria-disabled") == "true":
            turns.last.click()
        expect(board(anna.page).locator(".laid")).to_have_count(1)
        anna.confirm.click()
        if left > 1:
            expect(lifted).to_have_count(left - 1)

    lay(lift())
    assert set(modules(anna.page)) < set(before)
    anna.dock.get_by_role("button", name="Back to the old base").click()
    anna.confirm.click()
    expect(anna.prompt).to_have_text("Move an engineer to another room")
    assert modules(anna.page) == before
    expect(board(anna.page)).to_contain_text("reorganisation token")

    anna.undo.click()
    anna.undo.click()
    anna.undo.click()
    anna.undo.click()
    expect(anna.undo).to_be_disabled()
    expect(anna.prompt).to_have_text("Move an engineer to another room")
    lifted = lift()
    lay(lifted)
    lay(lifted)
    expect(anna.prompt).to_have_text("Move an engineer to another room")
    expect(anna.journal).to_contain_text("reorganised")
    after = modules(anna.page)
    assert set(after) == set(before)
    assert after != before
    expect(board(anna.page)).not_to_contain_text("reorganisation token")


def test_an_exoplanet_closes_in_the_middle_of_a_sending(visit: Visit, address: str) -> None:
    anna = Person(visit(replayed(address, CLOSING).path))
    page = anna.page
    expect(anna.prompt).to_have_text("Where does your settler land?")
    planets = page.get_by_role("group", name="Exoplanets")
    expect(planets.locator('[data-ref="planet:collins"]')).to_be_visible()
    expect(planets.locator('[data-ref="place:hawking"]')).to_have_count(0)

    planets.locator('[data-ref="site:collins_a.v4_5"][data-lit]').first.click()
    expect(anna.dock.locator(".hint")).to_contain_text("Collins closes")
    anna.confirm.click()

    # Collins is gone, its gate stands on Hawking, and Ben's full module sends to the planet that is left.
    expect(page.get_by_role("banner")).to_contain_text("2 of 3 exoplanets closed")
    expect(page.locator('[data-ref="planet:collins"]')).to_have_count(0)
    expect(anna.prompt).to_have_text("Where does your settler land?")
    expect(planets.locator('[data-ref^="planet:"]')).to_have_attribute("data-ref", "planet:dirac")
    expect(planets.locator('[data-ref^="site:dirac_a"][data-lit]').first).to_be_visible()
    page.get_by_role("tab", name="Journal").click()
    told = anna.journal.last.inner_text()
    for words in (
        "closes Collins",
        "Back to the reserve of Anna: 1 settler",
        "moves the Door gate to Hawking",
    ):
        assert words in told
    assert told.index("sends 3 settlers to Dirac") < told.index("closes Collins"), (
        "the newest line stands first"
    )


def test_a_token_may_be_used_before_the_corridors_are_counted(visit: Visit, address: str) -> None:
    anna = Person(visit(replayed(address, END).path))
    for _ in (ANNA, BEN):
        expect(anna.prompt).to_have_text("Lay your whole base anew before its corridors are counted?")
        expect(anna.page.get_by_role("banner")).to_contain_text("3 of 3 exoplanets closed")
        anna.dock.get_by_role("button", name="Leave it").click()
        anna.confirm.click()
    expect(anna.page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_everyone_sees_what_is_asked_and_what_the_others_do(visit: Visit, address: str) -> None:
    opened = seat_all(address, ANNA, OPEN)
    joined = opened.join("Ben")
    begin(opened, joined)
    one, other = in_turn(Person(visit(opened.path)), Person(visit(joined.path)))
    name = "Anna" if opened.state()["decision"]["seat"] == 0 else "Ben"
    expect(board(other.page).get_by_role("status")).to_have_text(f"{name} chooses the room that acts.")

    one.play("activate chief new_modules water")
    expect(board(one.page).get_by_role("status")).to_have_text("You move settlers.")
    doing = board(other.page).get_by_role("status")
    expect(doing).to_have_text(f"{name} moves settlers. You act later with 1 point.")
    thread = board(other.page).get_by_role("list", name="Order of play in this room")
    expect(thread.locator("[aria-current=step]")).to_contain_text(f"{name} acts now, points: 3")
    expect(other.prompt).to_contain_text(f"{name} moves settlers")

    while one.situation() == "turn":
        one.play("stop")
    expect(other.prompt).to_contain_text("Water: move a settler")
    expect(thread).to_contain_text(f"{name} has acted")


def moving(visit: Visit, address: str, **context: Any) -> tuple[Person, Locator, Locator]:
    """Somebody who may move a settler from the start module to the module beside it."""
    table = seat_all(address, ANNA, BEN, seed=5)
    begin(table)
    base = table.state()["view"]["seats"][table.state()["decision"]["seat"]]["base"]
    start, beside = base[0]["module"], base[1]["module"]
    domain = beside.split("_")[1]
    anna = Person(visit(table.path, **context))
    anna.await_turn()
    anna.play(f"activate chief new_modules {domain}")
    expect(anna.prompt).to_contain_text("move a settler")
    drawn = anna.page.locator(".map")
    return anna, drawn.locator(f'[data-ref="{start}"]'), drawn.locator(f'[data-ref="{beside}"]')


def test_a_settler_is_dragged_or_clicked_to_where_it_goes(visit: Visit, address: str) -> None:
    anna, start, beside = moving(visit, address)
    expect(start).to_have_attribute("data-lit", "")
    start.drag_to(beside)
    expect(beside).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".map .way")).to_have_count(1)
    expect(anna.dock.locator(".hint")).to_contain_text("The module opens")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".map .way")).to_have_count(0)

    anna.page.locator(".map .flow[data-lit]").first.click()
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")
    anna.confirm.click()
    expect(anna.journal).to_contain_text("open")


def test_a_slow_finger_drags_a_settler(visit: Visit, address: str) -> None:
    anna, start, beside = moving(visit, address, viewport=PHONE, has_touch=True)
    (x, y), (goal_x, goal_y) = middle_of(start), middle_of(beside)
    fingers = anna.page.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": left, "y": top} for left, top in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", (x, y))
    for part in range(1, 8):
        touch("touchMove", (x + (goal_x - x) * part / 7, y + (goal_y - y) * part / 7))
        anna.page.wait_for_timeout(90)
    touch("touchEnd")
    expect(beside).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)


def middle_of(drawing: Locator) -> tuple[float, float]:
    box = drawing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture(scope="module")
def landing(address: str) -> Table:
    """Settlers land on Collins; tests only look at it."""
    return replayed(address, CLOSING)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_every_screen(visit: Visit, landing: Table, width: int, height: int) -> None:
    """In French, whose words are longer: nothing to scroll to, neither aside nor below."""
    page = visit(landing.path, viewport={"width": width, "height": height}, locale="fr-FR")
    expect(page.locator('[data-ref="planet:collins"]').first).to_be_visible()
    assert page.evaluate(OVERHANG) == [0, 0]
    expect(page.locator(".dock")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("theme", ["Night", "Paper"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_accessible(
    visit: Visit, address: str, landing: Table, theme: str, viewport: dict[str, int]
) -> None:
    page = visit("/settings", viewport=viewport)
    page.get_by_role("radio", name=theme).check()
    page.goto(landing.path)
    expect(page.locator('[data-ref="planet:collins"]').first).to_be_visible()
    assert grave_faults(page) == [], "landing"
    for tab in ("Worksite", "Exoplanets"):
        page.get_by_role("tab", name=tab).click()
        assert grave_faults(page) == [], tab
    page.goto(seat_all(address, ANNA, BEN, seed=5).path)
    Person(page).await_turn()
    assert grave_faults(page) == [], "beginning"


def test_the_rules_say_that_reconstructed_values_can_be_corrected(visit: Visit) -> None:
    for locale, words in (
        ("en-GB", "whoever owns the box can correct them"),
        ("fr-FR", "qui possède la boîte peut les y corriger"),
    ):
        page = visit("/rules/space_gate#figures", locale=locale)
        expect(page.get_by_text(words).first).to_be_visible()
