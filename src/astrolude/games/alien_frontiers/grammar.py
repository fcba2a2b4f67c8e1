"""AF-10: every action as a number with a grammar.

Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.tables.components import (
    CARDS,
    FIELDS,
    LANDS,
    PORT_STATION,
    PORTS,
    RESOURCE_LIMIT,
    RUN_LENGTH,
    RUNS,
    SEATS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    STATION_FIRST,
    STATIONS,
    TERRITORIES,
    VALUES,
)
from astrolude.kernel.grammar import Grammar, Kind, Slot, numbers

_FACES: Final = [str(value) for value in range(1, VALUES + 1)]
_RUNS: Final = ["".join(_FACES[low : low + RUN_LENGTH]) for low in range(RUNS)]

SEAT: Final = numbers("seat", 0, SEATS - 1)
STATION: Final = Kind("station", STATIONS)
DIE: Final = Kind("die", _FACES + [f"r{face}" for face in _FACES])
RUN: Final = Kind("run", _RUNS + [f"r{run}" for run in _RUNS])
PORT: Final = Kind(
    "port",
    [
        f"{STATIONS[PORT_STATION[port]]}-{port - STATION_FIRST[PORT_STATION[port]] + 1}"
        for port in range(PORTS)
    ],
)
BAY: Final = Kind("bay", [*SEAT.labels, "relic"])
SHIP: Final = Kind("ship", [f"{seat}-{die}" for seat in SEAT.labels for die in DIE.labels])
TERRITORY: Final = Kind("territory", TERRITORIES)
COLONY: Final = Kind("colony", [f"{seat}-{territory}" for seat in SEAT.labels for territory in TERRITORIES])
CARD: Final = Kind("card", CARDS)
FIELD: Final = Kind("field", FIELDS)
RESOURCE: Final = Kind("resource", ["fuel", "ore"])
AMOUNT: Final = numbers("amount", 0, RESOURCE_LIMIT)
ORIGIN: Final = Kind("origin", ["reserve", "hub", "excess"])

FUEL: Final = RESOURCE.read("fuel")
ORE: Final = RESOURCE.read("ore")
RESOURCES: Final = RESOURCE.size
FROM_RESERVE: Final = ORIGIN.read("reserve")
FROM_HUB: Final = ORIGIN.read("hub")
FROM_EXCESS: Final = ORIGIN.read("excess")
RELIC_IN_BAY: Final = BAY.read("relic")
COLONIES: Final = COLONY.size

GRAMMAR: Final = Grammar()
END_TURN: Final = GRAMMAR.verb("end_turn")
DOCK: Final = GRAMMAR.verb("dock", STATION, DIE)
DOCK_RUN: Final = GRAMMAR.verb("dock_run", RUN)
LAND: Final = GRAMMAR.verb("land", TERRITORY)
CYCLE: Final = GRAMMAR.verb("cycle")
CLAIM: Final = GRAMMAR.verb("claim", CARD)
TRADE: Final = GRAMMAR.verb("trade")
LAUNCH: Final = GRAMMAR.verb("launch")
BUY_RELIC: Final = GRAMMAR.verb("buy_relic")
LAUNCH_NOW: Final = GRAMMAR.verb("launch_now")
LOSE_EXCESS: Final = GRAMMAR.verb("lose_excess")
STEAL_NOTHING: Final = GRAMMAR.verb("steal_nothing")
STEAL: Final = GRAMMAR.verb("steal", SEAT, RESOURCE)
STOP: Final = GRAMMAR.verb("stop")
KEEP_FUEL: Final = GRAMMAR.verb("keep_fuel", AMOUNT)
USE_BOOSTER: Final = GRAMMAR.verb("booster", DIE)
USE_STASIS: Final = GRAMMAR.verb("stasis", DIE)
USE_POLARITY: Final = GRAMMAR.verb("polarity", DIE)
USE_WARPER: Final = GRAMMAR.verb("warp", DIE)
USE_CRYSTAL: Final = GRAMMAR.verb("crystal", TERRITORY)
REMOVE_FIELD: Final = GRAMMAR.verb("remove_field", FIELD)
TAKE_DISCARD: Final = GRAMMAR.verb("take_discard", CARD)
PLACE_FIELD: Final = GRAMMAR.verb("place_field", FIELD, TERRITORY)
USE_CANNON: Final = GRAMMAR.verb("cannon", PORT)
USE_TELEPORTER: Final = GRAMMAR.verb("teleport", PORT)
STEAL_CARD: Final = GRAMMAR.verb("steal_card", SEAT, CARD)
MOVE_TO: Final = GRAMMAR.verb("move_to", TERRITORY)
MOVE_COLONY: Final = GRAMMAR.verb("move_colony", COLONY)
SWAP_COLONIES: Final = GRAMMAR.verb("swap_colonies", COLONY)
SWAP_WITH: Final = GRAMMAR.verb("swap_with", COLONY)
DESTROY: Final = GRAMMAR.verb("destroy", PORT)
DESTROY_IN_BAY: Final = GRAMMAR.verb("destroy_in_bay", BAY)
USE_GRAVITY: Final = GRAMMAR.verb("gravity", Slot("down", DIE), Slot("up", DIE))
USE_HELMET: Final = GRAMMAR.verb("helmet", PORT)


def colony(seat: int, territory: int) -> int:
    """The number of a seat's colony on a territory."""
    return seat * LANDS + territory


def offer(answers: list[int], base: int, dice: list[int]) -> None:
    """Add the actions of one verb and station for each of these dice."""
    for die in dice:
        answers.append(base + die)  # noqa: PERF401 - once compiled, cheaper than a second list


def kind_in_bay(ship: int) -> int:
    """What a ship is in the Maintenance Bay, where its value means nothing."""
    return RELIC_IN_BAY if SHIP_IS_RELIC[ship] else SHIP_SEAT[ship]
