"""The terms of the evaluation: what a seat has and may hope for, each a number with a name.

A term says how much there is of a thing; what it is worth in points depends on the round and stands in
`data/evaluation.json`.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.research import TOP_LEVEL, TRACKS
from astrolude.games.gaia.tables.tech_tiles import TILES
from astrolude.kernel.evaluation import Terms

FLOWING: Final = ["ore", "credit", "knowledge", "qic", "token", "charge"]
"""What flows in each round, in the order of the resources."""
FLOWS: Final = len(FLOWING)

TERMS: Final = Terms()

POINTS: Final = TERMS.term("points")
LEVEL_POINTS: Final = TERMS.term("level_points")
BEFORE_THE_GAME: Final = TERMS.moment("before_the_game")
"""1 as long as a seat has no structure; then only this and the worth of its faction count."""
WORTH: Final = TERMS.row([f"worth_{faction}" for faction in FACTIONS], "faction", "worth_")
READY: Final = TERMS.moment("ready")
PASSED: Final = TERMS.moment("passed")
HELD: Final = TERMS.row(["ore", "credits", "knowledge", "qic", "bowl_1", "bowl_2", "bowl_3"])
MUCH: Final = TERMS.row(["much_ore", "many_credits", "much_knowledge", "many_qic"])
GAIA_AREA: Final = TERMS.term("gaia_area")
FLOW: Final = TERMS.row([f"{thing}_flow" for thing in FLOWING])
ACTION: Final = TERMS.row([f"{thing}_action" for thing in FLOWING])
STEP_ACTION: Final = TERMS.term("step_action")
RANGE_ACTION: Final = TERMS.term("range_action")
PASS_POINTS: Final = TERMS.term("pass_points")
LATER_PASS_POINTS: Final = TERMS.term("later_pass_points")
STRUCTURES: Final = TERMS.term("structures")
PLANET_TYPES: Final = TERMS.term("planet_types")
SECTORS: Final = TERMS.term("sectors")
GAIA_PLANETS: Final = TERMS.term("gaia_planets")
MINES: Final = TERMS.term("mine")
FIRST_STATION: Final = TERMS.term("first_station")
SECOND_STATION: Final = TERMS.term("second_station")
MORE_STATIONS: Final = TERMS.term("more_stations")
FIRST_LAB: Final = TERMS.term("first_lab")
MORE_LABS: Final = TERMS.term("more_labs")
INSTITUTES: Final = TERMS.term("institute")
KNOWLEDGE_ACADEMY: Final = TERMS.term("academy_knowledge")
QIC_ACADEMY: Final = TERMS.term("academy_qic")
GAIAFORMER: Final = TERMS.term("gaiaformer")
TERRAFORMED: Final = TERMS.term("terraformed")
HOPES: Final = TERMS.term("hopes")
NEIGHBOURS: Final = TERMS.term("neighbours")
FEDERATION_NEAR: Final = TERMS.term("federation_near")
LOOSE_POWER: Final = TERMS.term("loose_power")
SPARE_POWER: Final = TERMS.term("spare_power")
SATELLITES: Final = TERMS.term("satellites")
GREEN: Final = TERMS.term("green_token")
TOKEN: Final = TERMS.term("token")
FINAL: Final = TERMS.row(["first_final", "second_final"])
LEVEL: Final = TERMS.row([f"{track}_{level}" for track in TRACKS for level in range(1, TOP_LEVEL + 1)])
TILE: Final = TERMS.row(TILES, "tile")
FACTION_INSTITUTE: Final = TERMS.row(
    [f"institute_{faction}" for faction in FACTIONS], "faction", "institute_"
)
FACTION: Final = TERMS.row(FACTIONS, "faction")
