"""The score of every side with its parts, and the places once the game is over."""

from __future__ import annotations

from typing import Any

from astrolude.drawing.styles import seat_style
from astrolude.drawing.table import Table
from astrolude.drawing.text import Text
from astrolude.kernel.state import State
from astrolude.locales import Sentences


def standing(words: Sentences, state: State) -> Table:
    """A column a side, best first, and a row a part: the sides of a game always fit, its parts may not.

    Sides are the seats and the opponents that sit on none.
    """
    view: dict[str, Any] = state.view(None)
    scores = [side["score"] for side in [*view["seats"], *view.get("opponents", [])]]
    ranks = ranks_of(state, [score["total"] for score in scores])
    order = sorted(range(len(scores)), key=lambda side: (ranks[side], side))
    names = [Text(f"{ranks[side]}. {words.thing(f'seat:{side}')}", seat_style(side)) for side in order]
    table = Table(words.texts.text("cli-place"), *names, align="lr")
    for part in scores[0]["parts"]:
        points = [Text(str(scores[side]["parts"][part]), seat_style(side)) for side in order]
        table.row(words.score_part(part), *points)
    table.rule()
    totals = [Text(str(scores[side]["total"]), seat_style(side)) for side in order]
    table.row(Text(words.texts.text("cli-total"), "bold"), *totals)
    return table


def ranks_of(state: State, totals: list[int]) -> list[int]:
    """The places of all sides; before the end those that the points alone would give."""
    outcome = state.outcome()
    if outcome is None:
        return [1 + sum(other > total for other in totals) for total in totals]
    return outcome.ranks + [rank for _, rank in outcome.opponents]
