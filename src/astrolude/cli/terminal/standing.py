"""The score of every side with its parts, and the places once the game is over."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from astrolude.cli.screen import Screen
from astrolude.cli.terminal.colours import seat_style
from astrolude.kernel.state import State
from astrolude.locales import Sentences


def standing(screen: Screen, words: Sentences, state: State) -> Table:
    """A column a side, best first, and a row a part: the sides of a game always fit, its parts may not.

    Sides are the seats and the opponents that sit on none.
    """
    view: dict[str, Any] = state.view(None)
    scores = [side["score"] for side in [*view["seats"], *view.get("opponents", [])]]
    ranks = ranks_of(state, [score["total"] for score in scores])
    order = sorted(range(len(scores)), key=lambda side: (ranks[side], side))
    table = screen.table("place")
    for side in order:
        heading = f"{ranks[side]}. {words.thing(f'seat:{side}')}"
        table.add_column(heading, justify="right", style=seat_style(side), overflow="fold")
    for part in scores[0]["parts"]:
        table.add_row(words.score_part(part), *(str(scores[side]["parts"][part]) for side in order))
    table.add_section()
    table.add_row(screen.text("total"), *(str(scores[side]["total"]) for side in order), style="bold")
    return table


def ranks_of(state: State, totals: list[int]) -> list[int]:
    """The places of all sides; before the end those that the points alone would give."""
    outcome = state.outcome()
    if outcome is None:
        return [1 + sum(other > total for other in totals) for total in totals]
    return outcome.ranks + [rank for _, rank in outcome.opponents]
