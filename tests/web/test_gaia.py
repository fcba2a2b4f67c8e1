"""Projet Gaia by what the page shows: a whole game, a federation, charging, conversions, the Automa."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person, Situation
from tests.web.screens import DESK
from tests.web.tables import ANNA, BEN, BOT, OPEN, Table, set_up

from astrolude.kernel.record import read_record

pytestmark = pytest.mark.web

POSITIONS: Final = Path(__file__).parent / "positions"
FIRST_GAME: Final = {"setup": "first_game"}
FIRST_CHOICES: Final = ("faction xenos", "booster booster_tokens_ore", "booster booster_range_action")
"""With these the game of the tests' seed is in the first turn of its second seat."""

LIVE: Final = """() => ({
  prompt: document.querySelector('.dock .prompt').textContent,
  hexes: [...document.querySelectorAll('.board [data-lit]:not([data-late])')].map((each) => each.dataset.ref),
  chips: [...document.querySelectorAll('.dock .chip:not(.late)')].map((each) => each.textContent.trim()),
  chosen: document.querySelector('.dock .chip[aria-pressed="true"]') !== null,
  ready: !document.querySelector('.dock .confirm-place').hasAttribute('aria-disabled'),
})"""
"""What can be touched now."""


def at_record(address: str, name: str) -> Table:
    """A table at one screen, where a record ends."""
    record = read_record((POSITIONS / name).read_text("utf-8"))
    start = record.start
    table = set_up(address, ANNA, BEN, game=start.game.id, options=start.options, seed=start.seed)
    table.follow(record.actions)
    return table


def hex_on(page: Page, place: str) -> Locator:
    """The drawing of a hex, also where it stands for its cluster."""
    return page.locator(".board").locator(f'[data-ref="hex:{place}"]').first


class Settler(Person):
    """Plays by hexes, chips and buttons: a few actions a round, then a pass."""

    ACTIONS: Final = 3

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self._chance: Final = random.Random(seed)
        self._left = self.ACTIONS

    def settle(self) -> Situation:
        """Plays as long as it is this person's turn."""
        while (situation := self.situation()) == "turn":
            self.touch()
        return situation

    def touch(self) -> None:
        """One touch: of Confirm where something is ready, of a lit hex, or of a chip."""
        live: dict[str, Any] = self.page.evaluate(LIVE)
        if live["ready"]:
            self.confirm.click()
        elif live["chosen"]:
            self._touch_chip()
        elif live["prompt"].startswith("Which faction"):
            self.dock.get_by_role("button", name="Choose for me").click()
        elif live["prompt"].startswith("Your turn"):
            self._begin(live)
        elif live["hexes"]:
            self._touch_hex(live["hexes"])
        else:
            self._touch_chip()

    def _begin(self, live: dict[str, Any]) -> None:
        if self._left and live["hexes"]:
            self._left -= 1
            self._touch_hex(live["hexes"])
        else:
            self._left = self.ACTIONS
            self.dock.get_by_role("button", name="Pass").click()

    def _touch_hex(self, references: list[str]) -> None:
        self.lit(self._chance.choice(references)).first.click()

    def _touch_chip(self) -> None:
        """One of the chips that are there; none where the page has just gone on, so one looks again."""
        chips = self.dock.locator('.chip[aria-pressed="false"]:not(.late)')
        ending = self.dock.get_by_role("button", name="End turn")
        if ending.count():
            ending.click()
        elif count := chips.count():
            chips.nth(self._chance.randrange(count)).click()


def test_a_game_from_the_form_to_the_count_against_a_bot(visit: Visit) -> None:
    anna = Settler(visit("/", viewport=DESK), seed=4)
    page = anna.page
    page.get_by_role("link", name=re.compile("^Gaia Project")).click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("radio", name=re.compile("^Usual")).check()
    page.get_by_role("radiogroup", name="Bot of Seat 2").get_by_role("radio", name="Gentle").check()
    page.get_by_role("button", name="Start").click()
    while anna.settle() != "over":
        page.wait_for_function("() => !document.querySelector('.dock .prompt .dots')", timeout=30_000)
    ranking = page.get_by_role("region", name="Ranking")
    expect(ranking).to_contain_text("Anna")
    rows = page.get_by_role("table").locator("tbody tr").all()
    scores = [[int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()] for row in rows]
    assert len(scores) == 2
    assert all(sum(parts) == total for *parts, total in scores)


def test_a_federation_is_founded_by_clicking_planets_and_spaces(visit: Visit, address: str) -> None:
    table = at_record(address, "gaia_federation.record")
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    anna.dock.get_by_role("button", name="Federation").click()
    anna.confirm.click()

    note = anna.page.get_by_role("status").filter(has_text="Power")
    expect(anna.prompt).to_have_text("Which planets join the federation?")
    expect(note).to_contain_text("Power 0 of 6")
    hex_on(anna.page, "-3,1").click()
    expect(note).to_contain_text("Power 3 of 6")
    # A neighbour belongs to the same cluster: touching either joins both.
    anna.lit("hex:-4,-2").last.click()
    expect(note).to_contain_text("Power 7 of 6")

    expect(anna.prompt).to_have_text("Where do the satellites go?")
    expect(note).to_contain_text("0 satellites, at most 4")
    expect(anna.lit("hex:-3,-1")).to_have_count(1)
    hex_on(anna.page, "-3,-1").click()
    expect(note).to_contain_text("1 satellite")
    anna.page.locator(".board [data-lit]").first.click()

    expect(anna.prompt).to_have_text("Which federation token do you take?")
    formed = [event for event in table.state()["events"] if event["event"] == "federation_formed"]
    assert formed[-1]["seat"] == 0
    assert {"hex:-3,1", "hex:-4,-2", "hex:-3,-3", "hex:-3,-1"} <= set(formed[-1]["args"]["hexes"])
    expect(anna.undo).to_be_enabled()


def two_people(address: str) -> tuple[Table, Table]:
    """Anna, and Ben whose first turn it is."""
    anna = set_up(address, ANNA, OPEN, game="gaia", options=FIRST_GAME)
    ben = anna.join("Ben")
    anna.follow(FIRST_CHOICES, ben)
    return anna, ben


def listen(page: Page) -> list[str]:
    """Everything that the page is sent from now on."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def test_charging_is_asked_on_the_other_page_and_standing_answers_save_the_asking(
    visit: Visit, address: str
) -> None:
    annas, bens = two_people(address)
    anna, ben = Person(visit(annas.path)), Person(visit("/"))
    heard_by_ben = listen(ben.page)
    ben.page.goto(bens.path)
    ben.await_turn()
    assert anna.situation() == "waiting"

    ben.choose("upgrade trading_station -3,1")
    expect(ben.dock.locator(".hint")).to_contain_text("Anna may charge 1")
    ben.confirm.click()
    expect(ben.prompt).to_contain_text("end your turn")
    assert anna.situation() == "waiting"
    # Nobody is asked before the turn ends, so what was built can be taken back.
    ben.undo.click()
    expect(ben.prompt).to_have_text("Your turn: one action")
    ben.play("upgrade trading_station -3,1")
    ben.await_turn()
    ben.play("end_turn")
    anna.await_turn()
    expect(anna.prompt).to_contain_text("Charge power from")
    expect(ben.prompt).to_have_text("Anna may charge power")
    anna.dock.get_by_role("button", name="Charge 1 power").click()
    anna.confirm.click()
    expect(anna.journal).to_contain_text("You accept a charge of 1")

    anna.await_turn()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("When others build near me").select_option(label="Always charge")
    anna.page.keyboard.press("Escape")
    annas.follow(["research economy", "end_turn"])

    ben.await_turn()
    ben.play("build -1,-2")
    ben.await_turn()
    expect(ben.prompt).to_contain_text("end your turn")
    ben.play("end_turn")
    anna.await_turn()
    expect(anna.prompt).to_have_text("Your turn: one action")
    expect(ben.journal).to_contain_text("Anna accepts a charge")
    assert heard_by_ben
    assert not any("always" in frame for frame in heard_by_ben)
    assert annas.state()["orders"] == {"charge": "always"}


def test_what_conversions_make_possible_is_one_click_away(visit: Visit, address: str) -> None:
    _, bens = two_people(address)
    ben = Person(visit(bens.path, viewport=DESK))
    ben.await_turn()
    before = bens.state()
    proposal = before["decision"]["proposals"][0]
    steps = len(proposal["way"])
    assert steps > 1
    ben.page.locator(f'.board [data-late][data-ref="{proposal["action"]["refs"][0]}"]').click()
    way = ben.dock.get_by_role("list", name="Before that")
    expect(way.get_by_role("listitem")).to_have_count(3)
    expect(way).to_contain_text("3 × Burn")
    expect(ben.dock.locator(".hint")).to_contain_text(re.compile("ore .* credits .* power 0/6/0 → "))
    assert bens.state()["ply"] == before["ply"]

    ben.confirm.click()
    expect(ben.journal).to_contain_text("You build a mine")
    assert bens.state()["ply"] == before["ply"] + steps + 1
    ben.undo.click()
    expect(ben.prompt).to_have_text("Your turn: one action")
    ben.undo.click()
    expect(ben.prompt).to_have_text("Your turn: one action")
    assert bens.state()["view"] != before["view"]


def test_the_automa_has_a_card_and_is_ranked(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, game="gaia", options={"automa": "automa", "automa_faction": "taklons"})
    page = visit(table.path, viewport=DESK)
    card = page.locator(".seats li").filter(has_text="Automa")
    expect(card).to_contain_text("Taklons")
    expect(card).to_contain_text("in reserve")
    pass_to_the_end(table)
    outcome = table.state()["outcome"]
    assert (outcome["ranks"], outcome["opponents"][0]["rank"]) == ([2], 1)
    expect(page.get_by_role("heading", level=1).last).to_contain_text("Automa")
    ranking = page.get_by_role("region", name="Ranking")
    expect(ranking).to_contain_text(str(outcome["opponents"][0]["score"]))
    expect(page.get_by_role("table").locator("tbody tr")).to_have_count(2)


def pass_to_the_end(table: Table) -> None:
    """Somebody who does nothing but what must be done."""
    while (decision := table.state()["decision"]) is not None:
        texts = [action["text"] for action in decision["actions"]]
        table.follow(["pass" if "pass" in texts else texts[0]])


@pytest.mark.parametrize("viewport", [(1366, 768), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["Night", "Paper"])
def test_axe_finds_no_serious_fault(
    visit: Visit, address: str, viewport: tuple[int, int], theme: str
) -> None:
    table = at_record(address, "gaia_federation.record")
    page = visit("/settings", viewport={"width": viewport[0], "height": viewport[1]})
    page.get_by_role("radio", name=theme).check()
    page.goto(table.path)
    anna = Person(page)
    anna.await_turn()
    for tab in ("Research", "My faction", "Tiles", "Journal"):
        page.get_by_role("tab", name=tab).click()
        assert grave_faults(page) == [], tab
    if viewport[0] < viewport[1]:
        page.get_by_role("tab", name="Board").click()
    anna.choose("federation")
    assert grave_faults(page) == [], "something chosen"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
def test_a_laptop_shows_all_without_scrolling(visit: Visit, address: str, size: tuple[int, int]) -> None:
    """In French, whose words are longer; the research board, actions and scoring on one screen."""
    table = set_up(address, ANNA, BEN, BOT, BOT, game="gaia", options=FIRST_GAME, seed=1)
    page = visit(table.path, locale="fr-FR", viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Voir le plateau").click()
    expect(page.locator(".board [data-ref]").first).to_be_visible()
    scrolls = page.evaluate(
        """() => ['html', '.right [role="tabpanel"]', '.left', '.board'].filter((part) => {
          const box = document.querySelector(part);
          return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
        })"""
    )
    assert scrolls == []
