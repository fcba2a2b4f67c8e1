"""A stored table as a text that outlives it."""

from __future__ import annotations

import json

from astrolude.games import load
from astrolude.kernel.play import Play
from astrolude.kernel.record import record_of
from astrolude.server.tables.course import start_of, why_stopped
from astrolude.server.tables.rows import Stored


def exported(stored: Stored) -> str:
    """The record of what was played so far; the bare history as JSON where the rules are played no more."""
    load()
    if why_stopped(stored.header) is not None:
        told = {"game": stored.header.game, "rules": stored.header.rules, "options": stored.header.options}
        return json.dumps({**told, "seed": stored.header.seed, "history": stored.history}) + "\n"
    play = Play(start_of(stored.header, len(stored.seats)))
    play.follow(stored.history)
    names = [seat.name or seat.level or f"seat {seat.seat}" for seat in stored.seats]
    return record_of(play, names).text()
