"""Somebody who plays by what the page shows: the dock, the lit things, the list of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal, cast

from playwright.sync_api import Locator, Page
from tests.web.tables import HASTE, Wish

Situation = Literal["turn", "waiting", "over"]

SITUATION: Final = """() => {
  const dock = document.querySelector('.dock');
  if (!dock) return null;
  if (dock.querySelector('.choices.live :is(button, [data-lit])')) return 'turn';
  const words = dock.querySelector('.buttons')?.textContent ?? '';
  if (words.includes('My turn')) dock.querySelector('.confirm-place').click();
  if (words.includes('Rematch') || words.includes('Save')) return 'over';
  return words.includes('Waiting') ? 'waiting' : null;
}"""
"""Where this person stands, as far as the English page tells; nothing while a move is on its way.

Whoever comes back is first told what happened meanwhile, and goes on to their turn."""

LISTED: Final = """() => {
  const choices = [...document.querySelectorAll('dialog[open] li code')];
  return choices.length > 0 ? choices.map((each) => each.textContent) : null;
}"""

PATIENCE_MS: Final = 60_000


class Person:
    """One page at a table, in English; `at_once` for those who have switched confirmations off.

    `haste` is what they would rather do than anything else.
    """

    def __init__(
        self, page: Page, seed: int = 0, at_once: bool = False, haste: Sequence[str] = HASTE
    ) -> None:
        self.page: Final = page
        self.at_once: Final = at_once
        self._wish: Final = Wish(seed, haste)
        self.dock: Final = page.get_by_role("region", name="What to do")
        self.prompt: Final = self.dock.locator(".prompt")
        self.confirm: Final = self.dock.get_by_role("button", name="Confirm")
        self.undo: Final = self.dock.get_by_role("button", name="Undo")
        self.choices: Final = page.get_by_role("dialog", name="Choices").locator("li button")
        self.journal: Final = page.get_by_role("log")

    def situation(self) -> Situation:
        """Waits until the page shows whose turn it is, or that the game is over."""
        found = self.page.wait_for_function(SITUATION, timeout=PATIENCE_MS)
        return cast(Situation, found.json_value())

    def await_turn(self, patience: float = PATIENCE_MS) -> None:
        self.page.wait_for_function(f"() => ({SITUATION})() === 'turn'", timeout=patience)

    def lit(self, reference: str) -> Locator:
        """The drawings of a thing that may be chosen now."""
        return self.page.locator(f'[data-lit][data-ref="{reference}"]')

    def listed(self) -> list[str]:
        """Opens the list of choices: every legal action in notation."""
        self.page.keyboard.press("/")
        return cast(list[str], self.page.wait_for_function(LISTED, timeout=PATIENCE_MS).json_value())

    def listed_and_closed(self) -> list[str]:
        """Every legal action in notation, with the list closed again."""
        found = self.listed()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")
        return found

    def choose(self, notation: str) -> None:
        """Takes an action from the list of choices, without confirming it."""
        self.choices.nth(self.listed().index(notation)).click()

    def play(self, notation: str) -> None:
        self.choose(notation)
        self.confirm.click()

    def play_turn(self) -> Situation:
        """Plays by the keyboard, in a hurry, as long as it is this person's turn."""
        while (situation := self.situation()) == "turn":
            self.choices.nth(self._wish.choose(self.listed())).press("Enter")
            # Even where confirmations are switched off, what loses something is confirmed.
            self.page.keyboard.press("Control+Enter")
        return situation

    def play_out(self, sensible: Callable[[str], bool], chance: Random) -> None:
        """Plays at once whatever chance draws from what is sensible, to the end of the game."""
        while (situation := self.situation()) != "over":
            if situation == "waiting":
                self.page.wait_for_function("() => !document.querySelector('.dock .dots')")
                continue
            listed = self.listed()
            places = [place for place, action in enumerate(listed) if sensible(action)]
            self.choices.nth(chance.choice(places or range(len(listed)))).press("Enter")
            self.page.keyboard.press("Control+Enter")


LIMIT: Final = "Turns of each player at most"
SOON: Final = "12: a first look"
"""The option of Space Gate with which it ends after so many turns."""


def start_game(page: Page, game: str, *seats: str) -> None:
    """Fill in the form for a table of two, by word who sits where, and start."""
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").check()
    for number, who in enumerate(seats, 1):
        seat = page.get_by_role("radiogroup", name=f"Seat {number}", exact=True)
        seat.get_by_role("radio", name=who).check()
    if game == "space_gate":
        page.get_by_role("radiogroup", name=LIMIT).get_by_role("radio", name=SOON).check()
    page.get_by_role("button", name="Start").click()


def in_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """The two who have just sat down, the one whose turn it is first."""
    situations = one.situation(), other.situation()
    assert set(situations) == {"turn", "waiting"}
    return (one, other) if situations[0] == "turn" else (other, one)
