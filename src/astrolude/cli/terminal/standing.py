"""The score of every seat with its parts, and the places once the game is over."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from astrolude.cli.screen import Screen
from astrolude.cli.terminal.colours import seat_style
from astrolude.kernel.state import State
from astrolude.locales import Sentences


def standing(screen: Screen, words: Sentences, state: State) -> Table:
    view: dict[str, Any] = state.view(None)
    scores = [seat["score"] for seat in view["seats"]]
    parts = list(scores[0]["parts"])
    outcome = state.outcome()
    table = screen.table("place", "seat", "total", numbers=1)
    for part in parts:
        table.add_column(words.score_part(part), justify="right")
    ranks = outcome.ranks if outcome else [1 + sum(b["total"] > a["total"] for b in scores) for a in scores]
    for seat in sorted(range(state.players), key=lambda seat: (ranks[seat], seat)):
        table.add_row(
            str(ranks[seat]),
            words.thing(f"seat:{seat}"),
            str(scores[seat]["total"]),
            *(str(scores[seat]["parts"][part]) for part in parts),
            style=seat_style(seat),
        )
    return table
