"""GP-2.7: types of planets and the steps between them."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.data import ids, read_data

_PLANETS: Final = read_data("gaia", "planets")
PLANETS: Final = ids(_PLANETS["planet_types"])
WHEEL_TYPES: Final = [str(name) for name in _PLANETS["wheel"]]
TITANIUM: Final = PLANETS.index("titanium")
GAIA: Final = PLANETS.index("gaia")
TRANSDIM: Final = PLANETS.index("transdim")
LOST: Final = PLANETS.index("lost")
EMPTY: Final = -1
"""What a hex without a planet holds."""
OUTSIDE: Final = -2
"""What a hex holds that is not on the board."""
HOME_TYPES: Final = len(WHEEL_TYPES)
"""Types below this number lie on the wheel."""
STEPS: Final[list[list[int]]] = [
    [int(_PLANETS["terraforming_steps"][home][planet]) for planet in PLANETS[:HOME_TYPES]]
    for home in PLANETS[:HOME_TYPES]
]
ORE_PER_STEP: Final = [int(ore) for ore in _PLANETS["ore_per_step_by_terraforming_level"]]
