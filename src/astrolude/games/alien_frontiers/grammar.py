"""AF-10: every action and every question as a number with a grammar.

Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.tables.components import (
    CARDS,
    CONSTRUCTOR,
    FIELDS,
    HUB,
    LANDS,
    MARKET,
    PORT_STATION,
    PORTS,
    RESOURCE_LIMIT,
    RUN_LENGTH,
    RUNS,
    SEATS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIPYARD,
    STATION_FIRST,
    STATIONS,
    TERRAFORMING,
    TERRITORIES,
    VALUES,
)
from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, numbers
from astrolude.kernel.questions import Questions

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

GRAMMAR: Final = Grammar(
    [
        Verb("end_turn"),
        Verb("dock", STATION, DIE),
        Verb("dock_run", RUN),
        Verb("land", TERRITORY),
        Verb("cycle"),
        Verb("claim", CARD),
        Verb("trade"),
        Verb("launch"),
        Verb("buy_relic"),
        Verb("launch_now"),
        Verb("lose_excess"),
        Verb("steal_nothing"),
        Verb("steal", SEAT, RESOURCE),
        Verb("stop"),
        Verb("keep_fuel", AMOUNT),
        Verb("booster", DIE),
        Verb("stasis", DIE),
        Verb("polarity", DIE),
        Verb("warp", DIE),
        Verb("crystal", TERRITORY),
        Verb("remove_field", FIELD),
        Verb("take_discard", CARD),
        Verb("place_field", FIELD, TERRITORY),
        Verb("cannon", PORT),
        Verb("teleport", PORT),
        Verb("steal_card", SEAT, CARD),
        Verb("move_to", TERRITORY),
        Verb("move_colony", COLONY),
        Verb("swap_colonies", COLONY),
        Verb("swap_with", COLONY),
        Verb("destroy", PORT),
        Verb("destroy_in_bay", BAY),
        Verb("gravity", Slot("down", DIE), Slot("up", DIE)),
        Verb("helmet", PORT),
    ]
)

END_TURN: Final = GRAMMAR.base("end_turn")
DOCK: Final = GRAMMAR.base("dock")
DOCK_SOLAR: Final = GRAMMAR.number("dock", STATION.read("solar_converter"), 0)
DOCK_MARKET: Final = GRAMMAR.number("dock", MARKET, 0)
DOCK_ARTIFACT: Final = GRAMMAR.number("dock", STATION.read("alien_artifact"), 0)
DOCK_MINE: Final = GRAMMAR.number("dock", STATION.read("lunar_mine"), 0)
DOCK_CONSTRUCTOR: Final = GRAMMAR.number("dock", CONSTRUCTOR, 0)
DOCK_HUB: Final = GRAMMAR.number("dock", HUB, 0)
DOCK_SHIPYARD: Final = GRAMMAR.number("dock", SHIPYARD, 0)
DOCK_TERRAFORMING: Final = GRAMMAR.number("dock", TERRAFORMING, 0)
DOCK_RUN: Final = GRAMMAR.base("dock_run")
LAND: Final = GRAMMAR.base("land")
CYCLE: Final = GRAMMAR.base("cycle")
CLAIM: Final = GRAMMAR.base("claim")
TRADE: Final = GRAMMAR.base("trade")
LAUNCH: Final = GRAMMAR.base("launch")
BUY_RELIC: Final = GRAMMAR.base("buy_relic")
LAUNCH_NOW: Final = GRAMMAR.base("launch_now")
LOSE_EXCESS: Final = GRAMMAR.base("lose_excess")
STEAL_NOTHING: Final = GRAMMAR.base("steal_nothing")
STEAL: Final = GRAMMAR.base("steal")
STOP: Final = GRAMMAR.base("stop")
KEEP_FUEL: Final = GRAMMAR.base("keep_fuel")
USE_BOOSTER: Final = GRAMMAR.base("booster")
USE_STASIS: Final = GRAMMAR.base("stasis")
USE_POLARITY: Final = GRAMMAR.base("polarity")
USE_WARPER: Final = GRAMMAR.base("warp")
USE_CRYSTAL: Final = GRAMMAR.base("crystal")
REMOVE_FIELD: Final = GRAMMAR.base("remove_field")
TAKE_DISCARD: Final = GRAMMAR.base("take_discard")
PLACE_FIELD: Final = GRAMMAR.base("place_field")
USE_CANNON: Final = GRAMMAR.base("cannon")
USE_TELEPORTER: Final = GRAMMAR.base("teleport")
STEAL_CARD: Final = GRAMMAR.base("steal_card")
MOVE_TO: Final = GRAMMAR.base("move_to")
MOVE_COLONY: Final = GRAMMAR.base("move_colony")
SWAP_COLONIES: Final = GRAMMAR.base("swap_colonies")
SWAP_WITH: Final = GRAMMAR.base("swap_with")
DESTROY: Final = GRAMMAR.base("destroy")
DESTROY_IN_BAY: Final = GRAMMAR.base("destroy_in_bay")
USE_GRAVITY: Final = GRAMMAR.base("gravity")
USE_HELMET: Final = GRAMMAR.base("helmet")

QUESTIONS: Final = Questions(
    SEATS,
    [
        Verb("main"),
        Verb("land", ORIGIN),
        Verb("excess"),
        Verb("raid"),
        Verb("raid_more"),
        Verb("surplus"),
        Verb("warp"),
        Verb("cannon"),
        Verb("teleport", PORT),
        Verb("helmet", PORT),
        Verb("move_colony", COLONY),
        Verb("swap_colonies", COLONY),
    ],
)

ASK_MAIN: Final = QUESTIONS.base("main")
ASK_LAND: Final = QUESTIONS.base("land")
ASK_EXCESS: Final = QUESTIONS.base("excess")
ASK_RAID: Final = QUESTIONS.base("raid")
ASK_RAID_MORE: Final = QUESTIONS.base("raid_more")
ASK_SURPLUS: Final = QUESTIONS.base("surplus")
ASK_WARP: Final = QUESTIONS.base("warp")
ASK_CANNON: Final = QUESTIONS.base("cannon")
ASK_TELEPORT: Final = QUESTIONS.base("teleport")
ASK_HELMET: Final = QUESTIONS.base("helmet")
ASK_MOVE_COLONY: Final = QUESTIONS.base("move_colony")
ASK_SWAP_COLONIES: Final = QUESTIONS.base("swap_colonies")
ORIGINS: Final = QUESTIONS.span("land")


def colony(seat: int, territory: int) -> int:
    """The number of a seat's colony on a territory."""
    return seat * LANDS + territory


def offer(actions: list[int], base: int, dice: list[int]) -> None:
    """Add the actions of one verb and station for each of these dice."""
    for die in dice:
        actions.append(base + die)  # noqa: PERF401 - once compiled, cheaper than a second list


def kind_in_bay(ship: int) -> int:
    """What a ship is in the Maintenance Bay, where its value means nothing."""
    return RELIC_IN_BAY if SHIP_IS_RELIC[ship] else SHIP_SEAT[ship]
