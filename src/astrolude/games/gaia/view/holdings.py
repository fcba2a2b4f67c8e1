"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.rules.income import income_rows
from astrolude.games.gaia.rules.power import power
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.resources import CHARGE, COUNTED, RESOURCES
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.effects import Holdings

OWN: Final = ["points", "ore", "credits", "knowledge", "qic", "power", "tokens", "gaia_area", "gaiaformers"]
EARNED: Final = [f"income_{name}" for name in RESOURCES[: COUNTED + 2]]


def held(s: GaiaState, seat: int) -> list[int]:
    """GP-2.3, GP-4.1, GP-5.1.1: resources, usable power, tokens in the bowls, and the income of a round."""
    if s.faction[seat] == NONE:
        return [s.points[seat], *[0] * (len(OWN) + len(EARNED) - 1)]
    rows = income_rows(s, seat)
    return [
        s.points[seat],
        s.ore[seat],
        s.credits[seat],
        s.knowledge[seat],
        s.qic[seat],
        power(s, seat),
        s.first_bowl[seat] + s.second_bowl[seat] + s.third_bowl[seat],
        s.gaia_area[seat],
        s.formers[seat],
        *[sum(row[resource] for row in rows) for resource in range(CHARGE + 1)],
    ]


HOLDINGS: Final = Holdings([*OWN, *EARNED], held)
