"""Eclipse by what its page shows: exploring, blueprints, a battle, an alliance, the odds, a whole game."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, OPEN, Table, set_up
from tests.web.test_whole_games import await_ranking

pytestmark = pytest.mark.web

SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
LAPTOPS: Final = ((1280, 720), (1366, 768))
CLEO: Final = {"kind": "me", "name": "Cleo"}
DAN: Final = {"kind": "me", "name": "Dan"}
OVERHANG: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""

BATTLE_SEED: Final = 1202
TO_BATTLE: Final = (
    *("act build", "build interceptor 223", "stop", "act explore", "explore 221 3", "lay first 3"),
    *("act build", "stop", "act build", "build interceptor 221", "stop", "act move", "act move"),
    *("activate interceptor 221", "step 104", "stop", "act move", "pass", "pass", "attack", "attack"),
    "attack",
)
"""Anna's interceptor against two Ancients; one of them is hit already, and her next die has a choice."""

TO_FLIGHT: Final = (
    *("pass", "act explore", "explore 221 0", "lay first 0", "put 309", "stop", "pass", "act move"),
    "activate interceptor 221",
)
"""Ben has passed; Anna's interceptor is about to leave her home."""

WATCH_FLIGHTS: Final = """() => {
  window.flights = 0;
  const flying = (node) => node instanceof Element && node.matches('g.craft:not([data-ref])');
  const watch = (changes) => {
    for (const { addedNodes } of changes) window.flights += [...addedNodes].filter(flying).length;
  };
  new MutationObserver(watch).observe(document.querySelector('.board'), { childList: true, subtree: true });
}"""
"""Counts the ships that are drawn for a flight only."""

ALLIANCE_SEED: Final = 472
TO_ALLIANCE: Final = (
    *("act explore", "explore 225 5", "lay first 5", "put 316", "points", "act explore", "explore 227 4"),
    *("lay first 0", "put 306", "propose relations 2", "accept", "resource money", "resource money"),
)
"""Cleo and Dan have met and exchanged ambassadors; Dan's action is not over."""


def seat_all(
    address: str, *seats: dict[str, str], options: dict[str, str] | None = None, **more: Any
) -> Table:
    return set_up(address, *seats, game="eclipse", options={"species": "fixed", **(options or {})}, **more)


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Board")


def act(person: Person, space: str) -> None:
    """Chooses one of the six actions in the dock."""
    person.lit(f"space:{space}").click()
    person.confirm.click()


def test_an_exploration_with_the_tile_turned(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=5)
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    act(anna, "explore")
    expect(anna.prompt).to_have_text("Where do you explore?")
    board(anna.page).locator('[data-ref^="zone:"][data-lit]').first.click()
    anna.confirm.click()
    hand = anna.page.get_by_role("region", name="The hex in hand")
    turns = hand.locator('[data-ref^="rotation:"][data-lit]')
    expect(turns.first).to_be_visible()
    assert turns.count() > 1
    drawn = table.state()["view"]["exploring"]["hexes"][0]["ref"]
    ghost = board(anna.page).locator(".ghost path").first
    turns.first.click()
    first = ghost.get_attribute("d")
    turns.last.click()
    assert ghost.get_attribute("d") != first
    # The hex on the map turns too when it is touched: from the last way round to the first.
    board(anna.page).locator(".ghost").click()
    expect(ghost).to_have_attribute("d", first or "")
    assert hand.locator('[data-ref^="rotation:"][data-selected]').count() == 1
    chosen = hand.locator('[data-ref^="rotation:"][data-selected]')
    rotation = (chosen.get_attribute("data-ref") or "").partition(":")[2]
    anna.confirm.click()
    expect(hand).to_have_count(0)
    laid = next(each for each in table.state()["view"]["sectors"] if each["ref"] == drawn)
    assert str(laid["rotation"]) == rotation
    expect(board(anna.page).locator(f'[data-ref="{drawn}"]')).to_be_visible()


def test_a_blueprint_is_changed_and_counted_before_it_is_confirmed(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=5)
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    act(anna, "upgrade")
    expect(anna.page.get_by_role("tab", name="Blueprints")).to_have_attribute("aria-selected", "true")
    panel = anna.page.get_by_role("tabpanel")
    panel.get_by_role("button", name=re.compile("Cruiser")).click()
    effects = panel.locator(".effects")
    expect(effects).to_contain_text("2 used of 3: valid")
    anna.lit("part:hull").click()
    anna.lit("bay:cruiser-2").click()
    expect(effects.locator(".changed")).to_have_text(re.compile(r"1\s*→\s*2"))
    assert table.state()["view"]["seats"][0]["blueprints"][1]["figures"]["hull"] == 1
    anna.confirm.click()
    expect(effects.locator(".changed")).to_have_count(0)
    figures = table.state()["view"]["seats"][0]["blueprints"][1]["figures"]
    assert figures["hull"] == 2
    anna.undo.click()
    expect(anna.lit("part:hull")).to_be_visible()
    assert table.state()["view"]["seats"][0]["blueprints"][1]["figures"]["hull"] == 1


def test_blueprints_and_map_by_the_keyboard_alone(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=5)
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    page, stop = anna.page, '[data-ref][tabindex="0"]'

    def walk_to(region: str, reference: str, *keys: str) -> None:
        page.locator(f"{region} {stop}").focus()
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator(f'{region} [data-ref="{reference}"]')).to_be_focused()
        page.keyboard.press("Enter")

    walk_to(".dock", "space:upgrade", *["ArrowRight"] * 3)
    page.keyboard.press("Control+Enter")
    expect(anna.prompt).to_contain_text("Change your blueprints")
    walk_to("#panel", "part:ion_cannon", "ArrowDown")
    walk_to("#panel", "bay:interceptor-1", "ArrowUp")
    expect(anna.prompt).to_have_text("Interceptor: Ion Cannon (slot 1)")
    page.keyboard.press("Escape")
    expect(anna.prompt).to_contain_text("Change your blueprints")
    page.keyboard.press("Backspace")
    expect(anna.prompt).to_contain_text("choose an action")

    walk_to(".dock", "space:explore")
    page.keyboard.press("Control+Enter")
    expect(anna.prompt).to_have_text("Where do you explore?")
    page.locator(f".board {stop}").focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Hexes left in the stack")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(anna.prompt).to_have_text("Lay the hex, or discard it?")


def test_a_ship_is_built_where_one_clicks(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=BATTLE_SEED)
    person = Person(visit(table.path, viewport=DESK))
    person.await_turn()
    seat = table.state()["decision"]["seat"]
    home = "sector:221" if seat == 0 else "sector:223"
    act(person, "build")
    person.lit(home).click()
    person.lit("piece:interceptor").click()
    expect(person.prompt).to_contain_text("Interceptor on")
    person.confirm.click()
    moved_on(table, 1)
    assert fleet(table, home, seat)["ship:interceptor"] == 2


def test_a_ship_flies_where_it_is_sent(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=BATTLE_SEED)
    table.follow(TO_BATTLE[:13])
    anna = Person(visit(table.path, viewport=DESK))
    expect(anna.prompt).to_contain_text("Which ship moves?")
    anna.lit("craft:221-interceptor").click()
    anna.confirm.click()
    expect(anna.prompt).to_have_text("Where does the ship fly?")
    anna.lit("sector:104").click()
    anna.confirm.click()
    expect(board(anna.page).locator('[data-ref="craft:104-interceptor"]')).to_be_visible()
    assert fleet(table, "sector:104", 0) == {"ship:interceptor": 1}


@pytest.mark.parametrize(("motion", "copies"), [("no-preference", 1), ("reduce", 0)])
def test_the_ships_of_others_are_seen_to_fly(visit: Visit, address: str, motion: str, copies: int) -> None:
    """A copy of the ship travels above the map and is gone afterwards; whoever wants no motion sees none."""
    table = set_up(address, ANNA, OPEN, game="eclipse", options={"species": "fixed"})
    ben = table.join("Ben")
    table.follow(TO_FLIGHT, ben)
    page = visit(ben.path, viewport=DESK, reduced_motion=motion)
    expect(board(page).locator('[data-ref="fleet:221-interceptor-0"]')).to_be_visible()
    page.evaluate(WATCH_FLIGHTS)
    table.follow(["step 309"], ben)
    reached = board(page).locator('[data-ref="fleet:309-interceptor-0"]')
    expect(reached).to_have_accessible_name(re.compile("Interceptor on .*, Anna"))
    expect(board(page).locator("g.craft:not([data-ref])")).to_have_count(0)
    assert page.evaluate("flights") == copies


def fleet(table: Table, sector: str, seat: int) -> dict[str, int]:
    """The ships of a seat on a hex."""
    found = next(each for each in table.state()["view"]["sectors"] if each["ref"] == sector)
    ships: dict[str, int] = next(each["ships"] for each in found["fleets"] if each["seat"] == seat)
    return ships


def test_a_battle_with_hits_assigned_by_clicking(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=BATTLE_SEED)
    table.follow(TO_BATTLE)
    anna = Person(visit(table.path, viewport=DESK))
    battle = anna.page.get_by_role("region", name=re.compile("Battle on Arcturus"))
    expect(battle).to_contain_text("1 damage: choose a ship")
    wounded = anna.lit("place:0")
    wounded.click()
    expect(battle.locator('[data-ref="place:0"]')).to_have_attribute("data-selected", re.compile(".*"))
    anna.confirm.click()
    expect(battle.locator('[data-ref="place:0"].gone')).to_have_count(1)
    expect(anna.prompt).not_to_have_text("Which ship does the die hit?")
    while table.state()["view"]["battle"] is not None:
        ply = table.state()["ply"]
        targets = battle.locator('[data-ref^="place:"][data-lit]')
        if targets.count() > 0:
            targets.first.click()
        else:
            anna.dock.locator(".choices button").first.click()
        anna.confirm.click()
        moved_on(table, ply)
        anna.await_turn()
    expect(battle).to_have_count(0)


def moved_on(table: Table, ply: int) -> None:
    """Waits until the server has taken a decision."""
    for _ in range(200):
        if table.state()["ply"] > ply:
            return
    raise AssertionError(f"the table stays at ply {ply}")


def test_an_alliance_founded_and_left(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, CLEO, DAN, options={"alliances": "on"}, seed=ALLIANCE_SEED)
    table.follow(TO_ALLIANCE)
    dan = Person(visit(table.path, viewport=DESK))
    dan.await_turn()
    dan.page.get_by_role("tab", name="Diplomacy").click()
    dan.lit("pact:founding-2").click()
    expect(dan.prompt).to_have_text("Propose founding an alliance to Cleo")
    dan.confirm.click()
    expect(dan.prompt).to_have_text("Dan proposes: founding an alliance. Do you accept?")
    dan.dock.get_by_role("button", name="Accept").click()
    dan.confirm.click()
    expect(dan.prompt).to_have_text("Which alliance do you found with Cleo?")
    dan.lit("alliance:flare").first.click()
    dan.confirm.click()
    expect(dan.prompt).to_have_text("Anything else, or end your turn?")
    panel = dan.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("allied")
    assert table.state()["view"]["seats"][2]["alliance"] == "alliance:flare"

    table.follow(("stop", "pass", "pass"))
    cleo = dan
    cleo.dock.get_by_role("button", name="Leave the alliance").click()
    cleo.confirm.click()
    expect(panel).to_contain_text("broke your oath to the Flare Alliance")
    expect(panel.locator(".stands", has_text="allied")).to_have_count(0)
    assert table.state()["view"]["seats"][2]["alliance"] is None


def test_the_odds_of_the_battle_that_is_being_fought(visit: Visit, address: str) -> None:
    """Opened from the battle, the calculator has its ships and their damage already."""
    table = seat_all(address, ANNA, BEN, seed=BATTLE_SEED)
    table.follow(TO_BATTLE)
    page = visit(table.path, viewport=DESK)
    page.get_by_role("region", name=re.compile("Battle on")).get_by_role("button", name="Odds").click()
    panel = page.get_by_role("tabpanel")
    attacker, defender = (panel.get_by_role("group", name=side) for side in ("Attacker", "Defender"))
    expect(attacker.get_by_role("combobox")).to_have_value("0")
    expect(defender.get_by_role("listitem").filter(has_text="Ancient Ship")).to_contain_text("damage 1")
    expect(defender.get_by_role("listitem").filter(has_text="Ancient Ship").locator("b")).to_have_text("2")
    attacker.get_by_role("button", name="one more: Dreadnought").click()
    panel.get_by_role("button", name="Compute the odds").click()
    expect(panel).to_contain_text("Victory: Anna")
    expect(panel).to_contain_text(re.compile(r"Dreadnought: \d\.\d\d of 1 lost on average"))
    expect(panel.get_by_role("img", name="Chance in % of so many ships left")).to_be_visible()
    shares = [float(each) for each in re.findall(r"(\d+\.\d) %", panel.inner_text())]
    assert len(shares) == 2
    assert abs(sum(shares) - 100) < 0.2


def test_allies_in_the_calculator(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, CLEO, DAN, options={"alliances": "on"}, seed=ALLIANCE_SEED)
    page = visit(table.path, viewport=DESK)
    page.get_by_role("tab", name="Odds").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="An ally, Attacker").click()
    panel.get_by_label("Attacker: ally").select_option("Ben")
    panel.get_by_role("button", name="Compute the odds").click()
    expect(panel).to_contain_text(re.compile(r"Interceptor \(Ben\): \d\.\d\d of 1 lost"))


def test_a_whole_game_against_a_bot(visit: Visit, address: str) -> None:
    anna = Person(visit("/settings"), at_once=True)
    anna.page.get_by_role("checkbox", name=re.compile("Play at once")).check()
    table = seat_all(address, ANNA, {"kind": "bot", "level": "random"}, seed=8)
    anna.page.goto(table.path)

    chance = random.Random(1)
    anna.play_out(lambda action: is_brisk(action, chance), chance)

    await_ranking(anna.page, "Anna")
    expect(anna.page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def is_brisk(action: str, chance: random.Random) -> bool:
    """Somebody in a hurry: no haggling, and a round of one or two actions."""
    if action.startswith(("give_up", "propose", "trade", "remove")):
        return False
    return not action.startswith("act") or chance.random() < 0.15


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nine_players_fit_the_screen(visit: Visit, address: str, width: int, height: int) -> None:
    people = [{"kind": "me", "name": f"Player {number}"} for number in range(1, 10)]
    table = seat_all(address, *people, options={"species": "random"}, seed=3)
    page = visit(table.path, viewport={"width": width, "height": height})
    Person(page).await_turn()
    assert page.evaluate(OVERHANG) == [0, 0]
    assert not grave_faults(page)


@pytest.mark.parametrize(("width", "height"), LAPTOPS)
def test_nine_seats_need_no_scrolling_and_tell_all_on_demand(
    visit: Visit, address: str, width: int, height: int
) -> None:
    people = [{"kind": "me", "name": f"Player {number}"} for number in range(1, 10)]
    options = {"species": "random", "simultaneous_play": "on"}
    table = seat_all(address, *people, options=options, seed=3)
    page = visit(table.path, viewport={"width": width, "height": height})
    Person(page).await_turn()
    while table.state()["decision"]["prompt"] != "turn":
        table.follow((table.state()["decision"]["actions"][0]["text"],))
    Person(page).await_turn()
    rail = page.get_by_role("complementary", name="Players")
    assert rail.evaluate("rail => rail.scrollHeight - rail.clientHeight") == 0
    expect(rail.get_by_role("log")).to_be_visible()
    primary, secondary = (each["seat"] for each in table.state()["view"]["markers"])
    expect(rail.locator("li").nth(primary)).to_contain_text("Primary action marker, its holder acts now")
    expect(page.get_by_role("banner")).to_contain_text(f"then Player {secondary + 1} (secondary)")
    other = rail.get_by_role("button", name=re.compile(f"Player {secondary + 1}$"))
    card = rail.locator("ul ul")
    other.press("Enter")
    expect(card).to_contain_text("Colony ships ready")
    expect(card).to_be_in_viewport(ratio=1)
    other.press("Escape")
    expect(card).to_have_count(0)


CLEAR: Final = """(ghost) => {
  const box = ghost.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return ghost.contains(hit) && Math.min(box.width, box.height) >= 24;
}"""
"""Whether a finger finds the middle of a drawing, with nothing above it."""


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_with_nine_players_too_the_hex_in_hand_is_turned_by_touching_it(
    visit: Visit, address: str, viewport: dict[str, int]
) -> None:
    people = [{"kind": "me", "name": f"Player {number}"} for number in range(1, 10)]
    table = seat_all(address, *people, options={"species": "random"}, seed=3)

    def can_turn(state: dict[str, Any]) -> bool:
        lays = [action for action in state["decision"]["actions"] if action["verb"] == "lay"]
        return len(lays) > 1

    table.play_until(can_turn)
    page = visit(table.path, viewport=viewport)
    Person(page).await_turn()
    ghost = board(page).locator(".ghost")
    assert ghost.evaluate(CLEAR)
    turned = page.locator('[data-ref^="rotation:"][data-selected]')
    drawn = ghost.locator("path").first
    ghost.click()
    expect(turned).to_have_count(1)
    first, before = turned.get_attribute("data-ref"), drawn.get_attribute("d")
    ghost.click()
    expect(turned).not_to_have_attribute("data-ref", first or "")
    expect(drawn).not_to_have_attribute("d", before or "")


def test_every_panel_is_free_of_grave_faults(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=BATTLE_SEED)
    table.follow(TO_BATTLE)
    page = visit(table.path, viewport=DESK)
    Person(page).await_turn()
    for name in ("Empire", "Blueprints", "Research", "Diplomacy", "Odds"):
        page.get_by_role("tab", name=name).click()
        assert not grave_faults(page), name


def test_blueprints_come_to_the_front_on_a_phone(visit: Visit, address: str) -> None:
    table = seat_all(address, ANNA, BEN, seed=5)
    anna = Person(visit(table.path, viewport=PHONE))
    anna.await_turn()
    act(anna, "upgrade")
    anna.lit("part:hull").first.click()
    anna.lit("bay:interceptor-1").click()
    anna.confirm.click()
    expect(anna.undo).to_be_enabled()
    moved_on(table, 1)
    assert table.state()["view"]["seats"][0]["blueprints"][0]["figures"]["hull"] == 1
