"""GP-2.3: resources. A gain is a row of amounts by resource; one function (`resources.gain`) carries out
every row, whatever printed it."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.data import Json, read_data

RESOURCES: Final = ["ore", "credits", "knowledge", "qic", "power_tokens", "charge", "vp", "gaiaformer"]
ORE: Final = 0
CREDITS: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
TOKENS: Final = 4
CHARGE: Final = 5
POINTS: Final = 6
GAIAFORMER: Final = 7
COUNTED: Final = 4
"""Ore, credits, knowledge and Q.I.C. are the resources that conversions give."""


def row_of(gains: Json | None) -> list[int]:
    """A gain as amounts by resource."""
    amounts = [0] * len(RESOURCES)
    for name, amount in (gains or {}).items():
        amounts[RESOURCES.index(name)] = int(amount)
    return amounts


NOTHING: Final = row_of(None)

_RESOURCE_CAPS: Final[Json] = read_data("gaia", "factions")["resource_caps"]
CAPS: Final = [int(_RESOURCE_CAPS[name] or 0) for name in RESOURCES[:COUNTED]]
"""GP-2.3: by resource, 0 without a cap."""
ORE_CAP: Final = CAPS[ORE]
CREDITS_CAP: Final = CAPS[CREDITS]
KNOWLEDGE_CAP: Final = CAPS[KNOWLEDGE]
