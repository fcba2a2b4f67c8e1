"""How the next game of an environment begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.start import Start


def next_start(usual: Start, drawn: int, asked: Mapping[str, Any]) -> Start:
    """As usual with a drawn seed, or as `reset(options={"start": ...})` asks for."""
    start = asked.get("start")
    if start is None:
        return usual.with_seed(drawn)
    if not isinstance(start, Start) or (start.game, start.players) != (usual.game, usual.players):
        raise InvalidOptions(
            f"this environment starts {usual.game.id} with {usual.players} players, not {start}"
        )
    return start
