"""GP-12.6, GP-8.1: federation tokens, and the power that a federation needs."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.resources import row_of
from astrolude.kernel.data import Json, ids, read_data

_FEDERATIONS: Final = read_data("gaia", "federations")
_FEDERATION_TOKENS: Final[list[Json]] = _FEDERATIONS["tokens"]
FEDERATION_TOKENS: Final = ids(_FEDERATION_TOKENS)
GLEENS_TOKEN: Final = FEDERATION_TOKENS.index("fed_gleens")
STACKED: Final = GLEENS_TOKEN
"""Kinds below this number lie in stacks."""
TOKEN_GAIN: Final = [row_of(token["gain"]) for token in _FEDERATION_TOKENS]
TOKEN_IS_GREEN: Final = [bool(token["green_side"]) for token in _FEDERATION_TOKENS]
SOLO_COPIES: Final = int(_FEDERATIONS["solo_copies"])
POWER_NEEDED: Final = int(_FEDERATIONS["threshold"]["default"])
XENOS_POWER_NEEDED: Final = int(_FEDERATIONS["threshold"]["xenos_with_institute"])
