"""What people call a hex: its planet and its sector, not its place."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import HEX
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.space import PLACE_OF
from astrolude.kernel.game import Names, Naming


def hex_name(s: GaiaState, place: int) -> Naming | None:
    """The place is added where planet and sector are not enough: deep space, or two equal planets."""
    sector, planet = s.sector[PLACE_OF[place]], s.planet[place]
    if not sector:
        return None
    alike = sum(1 for other in s.board if s.planet[other] == planet and s.sector[PLACE_OF[other]] == sector)
    arguments: dict[str, str | int] = {
        "planet": f"planet:{PLANETS[planet] if planet >= 0 else 'space'}",
        "sector": f"{sector:02}",
    }
    if alike == 1:
        return Naming("hex-only", arguments)
    return Naming("hex-among", {**arguments, "place": HEX.labels[place]})


NAMES: Final[Names[GaiaState]] = {HEX: hex_name}
