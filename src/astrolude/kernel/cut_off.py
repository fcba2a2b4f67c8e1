"""When programs that let games be played break one off.

A rulebook need not force an end: some games go on for as long as their players like. A table of people stops
by itself; a series, a study or a training run needs a bound. A game that was cut off has not ended: it has
no scores, no ranks and no winner, and whoever reports games says how many were cut off.
"""

from __future__ import annotations

from typing import Final

CUT_OFF: Final = 20_000
"""Decisions of all seats together, unless somebody asks for another bound; more than any game takes that
its players want to end."""
