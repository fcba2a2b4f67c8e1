"""AF-2, AF-3: what is in the box and on the board, as flat tables read once from the data files.

Everything is an index: stations, ports, territories, fields and cards are numbered in the order of their
files. A ship is one number too: its owner's seat, then whether it is the relic, then its value.
"""

from __future__ import annotations

from typing import Any, Final

from astrolude.kernel.bits import mask_of
from astrolude.kernel.data import read_data

SEATS: Final = 4
NOWHERE: Final = -1


_SETUP: Final = read_data("alien_frontiers", "setup")
_TERRITORIES: Final[list[dict[str, Any]]] = read_data("alien_frontiers", "territories")["territories"]
_FIELDS: Final[list[dict[str, Any]]] = read_data("alien_frontiers", "fields")["fields"]
_CARDS: Final[list[dict[str, Any]]] = (
    read_data("alien_frontiers", "cards")["cards"] + read_data("alien_frontiers", "cards")["optional_cards"]
)
_STATIONS: Final[list[dict[str, Any]]] = [
    station
    for station in read_data("alien_frontiers", "stations")["stations"]
    if station["is_orbital_facility"]
]


def _ids(rows: list[dict[str, Any]]) -> list[str]:
    return [str(row["id"]) for row in rows]


def _whole(value: Any) -> int:
    return int(value)


COLOURS: Final = _ids(_SETUP["colours"])
STATIONS: Final = _ids(_STATIONS)
TERRITORIES: Final = _ids(_TERRITORIES)
FIELDS: Final = _ids(_FIELDS)
CARDS: Final = _ids(_CARDS)

VALUES: Final = 6
DICE: Final = 2 * VALUES
"""Kinds of dice of one player: own-colour ships by value, then the Relic Ship by value."""
SHIPS: Final = SEATS * DICE
EMPTY: Final = -1
"""What a free port holds."""
BLOCKING: Final = SHIPS
"""What a port blocked for the whole game holds."""

DIE_VALUE: Final = [die % VALUES + 1 for die in range(DICE)]
SHIP_SEAT: Final = [ship // DICE for ship in range(SHIPS)]
SHIP_DIE: Final = [ship % DICE for ship in range(SHIPS)]
SHIP_VALUE: Final = [DIE_VALUE[ship % DICE] for ship in range(SHIPS)]
SHIP_IS_RELIC: Final = [ship % DICE >= VALUES for ship in range(SHIPS)]

SHIPS_PER_COLOUR: Final = _whole(_SETUP["max_own_ships"])
STARTING_SHIPS: Final = _whole(_SETUP["starting_ships"])
FEWEST_SHIPS: Final = _whole(_SETUP["min_own_ships"])

SOLAR: Final = STATIONS.index("solar_converter")
MARKET: Final = STATIONS.index("orbital_market")
ARTIFACT: Final = STATIONS.index("alien_artifact")
OUTPOST: Final = STATIONS.index("raiders_outpost")
MINE: Final = STATIONS.index("lunar_mine")
CONSTRUCTOR: Final = STATIONS.index("colony_constructor")
HUB: Final = STATIONS.index("colonist_hub")
SHIPYARD: Final = STATIONS.index("shipyard")
TERRAFORMING: Final = STATIONS.index("terraforming_station")

SHIPS_PER_DOCK: Final = [_whole(station["ships_per_dock"]) for station in _STATIONS]

GROUP_STATION: Final = [index for index, station in enumerate(_STATIONS) for _ in station["dock_groups"]]
GROUP_SIZE: Final = [_whole(group["size"]) for station in _STATIONS for group in station["dock_groups"]]
GROUP_FIRST: Final = [sum(GROUP_SIZE[:group]) for group in range(len(GROUP_SIZE))]
GROUP_BLOCKED_WITH: Final[list[list[int]]] = [
    [_whole(players) for players in group["blocked_with"]]
    for station in _STATIONS
    for group in station["dock_groups"]
]
"""For each group the player counts with which it is blocked."""

PORT_GROUP: Final = [group for group, size in enumerate(GROUP_SIZE) for _ in range(size)]
PORT_STATION: Final = [GROUP_STATION[group] for group in PORT_GROUP]
PORTS: Final = len(PORT_GROUP)
PORT_BIT: Final = [1 << port for port in range(PORTS)]

STATION_FIRST: Final = [PORT_STATION.index(station) for station in range(len(STATIONS))]
STATION_END: Final = [
    STATION_FIRST[station] + PORT_STATION.count(station) for station in range(len(STATIONS))
]
STATION_FIRST_GROUP: Final = [GROUP_STATION.index(station) for station in range(len(STATIONS))]
STATION_END_GROUP: Final = [
    STATION_FIRST_GROUP[station] + GROUP_STATION.count(station) for station in range(len(STATIONS))
]
STATION_PORTS: Final = [
    mask_of(range(STATION_FIRST[station], STATION_END[station])) for station in range(len(STATIONS))
]
GROUP_PORTS: Final = [
    mask_of(range(GROUP_FIRST[group], GROUP_FIRST[group] + GROUP_SIZE[group]))
    for group in range(len(GROUP_SIZE))
]
CLUSTER_FIRST: Final = [
    STATION_FIRST[PORT_STATION[port]] if GROUP_SIZE[PORT_GROUP[port]] == 1 else GROUP_FIRST[PORT_GROUP[port]]
    for port in range(PORTS)
]
"""The first port of those among which equal ships are interchangeable: a group, or all single ports."""
TRACK_FIRST: Final = [GROUP_FIRST[STATION_FIRST_GROUP[HUB] + seat] for seat in range(SEATS)]
TRACK_PORTS: Final = [GROUP_PORTS[STATION_FIRST_GROUP[HUB] + seat] for seat in range(SEATS)]
TERRAFORMING_PORT: Final = STATION_FIRST[TERRAFORMING]

REUSE_FROM: Final[list[bool]] = [bool(station["teleport_from"]) for station in _STATIONS]
CONTROL_FROM: Final[list[bool]] = [bool(station["helmet_from"]) for station in _STATIONS]
CONTROL_TO: Final[list[bool]] = [bool(station["helmet_to"]) for station in _STATIONS]

SOLAR_FUEL: Final = [
    _whole(_STATIONS[SOLAR]["effect"]["fuel_by_value"][str(DIE_VALUE[die])]) for die in range(DICE)
]
CLAIM_AT: Final = _whole(_STATIONS[ARTIFACT]["effect"]["claim_threshold"])
CIRCLES: Final = _whole(_STATIONS[HUB]["effect"]["circles_per_track"])
LAUNCH_FUEL: Final = _whole(_STATIONS[HUB]["effect"]["launch_cost"]["fuel"])
LAUNCH_ORE: Final = _whole(_STATIONS[HUB]["effect"]["launch_cost"]["ore"])
TRADED_ORE: Final = _whole(_STATIONS[MARKET]["effect"]["trade"]["gain_ore"])
CONSTRUCTOR_ORE: Final = _whole(_STATIONS[CONSTRUCTOR]["cost"]["ore"])
TERRAFORMING_FUEL: Final = _whole(_STATIONS[TERRAFORMING]["cost"]["fuel"])
TERRAFORMING_ORE: Final = _whole(_STATIONS[TERRAFORMING]["cost"]["ore"])
TERRAFORMING_VALUE: Final = _whole(_STATIONS[TERRAFORMING]["dock_requirement"]["value"])
RAID_TOKENS: Final = _whole(_STATIONS[OUTPOST]["effect"]["steal_max_resources"])

_SHIP_COSTS: Final[dict[str, Any]] = _STATIONS[SHIPYARD]["cost"]["by_new_ship_rank"]
SHIP_FUEL: Final = [
    _whole(_SHIP_COSTS.get(str(rank), {}).get("fuel", 0)) for rank in range(SHIPS_PER_COLOUR + 1)
]
SHIP_ORE: Final = [
    _whole(_SHIP_COSTS.get(str(rank), {}).get("ore", 0)) for rank in range(SHIPS_PER_COLOUR + 1)
]
"""What the ship that becomes number `rank` of its fleet costs."""

RUN_LENGTH: Final = SHIPS_PER_DOCK[OUTPOST]
RUNS: Final = VALUES - RUN_LENGTH + 1
RUN_SUM: Final = [sum(range(low + 1, low + 1 + RUN_LENGTH)) for low in range(RUNS)]
"""The sums of the runs that begin with value 1, 2, 3, 4."""

ASIMOV: Final = TERRITORIES.index("asimov_crater")
BRADBURY: Final = TERRITORIES.index("bradbury_plateau")
BURROUGHS: Final = TERRITORIES.index("burroughs_desert")
HEINLEIN: Final = TERRITORIES.index("heinlein_plains")
HERBERT: Final = TERRITORIES.index("herbert_valley")
LEM: Final = TERRITORIES.index("lem_badlands")
POHL: Final = TERRITORIES.index("pohl_foothills")
VAN_VOGT: Final = TERRITORIES.index("van_vogt_mountains")

LANDS: Final = len(TERRITORIES)
"""How many territories there are."""
MAY_BE_BORROWED: Final[list[bool]] = [bool(row["data_crystal_allowed"]) for row in _TERRITORIES]


def _bonus(territory: int, what: str) -> int:
    return int(_TERRITORIES[territory]["bonus"][what])


ASIMOV_DOCKS: Final = _bonus(ASIMOV, "min_ships_this_turn")
BRADBURY_ORE: Final = _bonus(BRADBURY, "ore")
RELIC_FUEL: Final = _bonus(BURROUGHS, "fuel")
RELIC_ORE: Final = _bonus(BURROUGHS, "ore")
HEINLEIN_FUEL: Final = _bonus(HEINLEIN, "fuel")
HERBERT_FUEL: Final = _bonus(HERBERT, "fuel")
HERBERT_ORE: Final = _bonus(HERBERT, "ore")
LEM_FUEL: Final = _bonus(LEM, "fuel")
POHL_FUEL: Final = _bonus(POHL, "fuel")

ISOLATION: Final = FIELDS.index("isolation_field")
POSITRON: Final = FIELDS.index("positron_field")
REPULSOR: Final = FIELDS.index("repulsor_field")
FIELD_CARD: Final = [CARDS.index(str(row["placed_by"])) for row in _FIELDS]
"""The card whose discard power places the field."""

BOOSTER: Final = CARDS.index("booster_pod")
CRYSTAL: Final = CARDS.index("data_crystal")
GRAVITY: Final = CARDS.index("gravity_manipulator")
DECOY: Final = CARDS.index("holographic_decoy")
TELEPORTER: Final = CARDS.index("orbital_teleporter")
CANNON: Final = CARDS.index("plasma_cannon")
POLARITY: Final = CARDS.index("polarity_device")
CACHE: Final = CARDS.index("resource_cache")
STASIS: Final = CARDS.index("stasis_beam")
WARPER: Final = CARDS.index("temporal_warper")
HELMET: Final = CARDS.index("mind_control_helmet")

NO_POWER: Final = -1
CARD_BIT: Final = [1 << card for card in range(len(CARDS))]
CARD_COPIES: Final = [_whole(row["copies"]) for row in _CARDS]
CARD_POINTS: Final = [_whole(row["victory_points"]) for row in _CARDS]
CARD_FUEL: Final = [
    _whole(row["fuel_power"]["base_fuel"]) if row["fuel_power"] else NO_POWER for row in _CARDS
]
"""The price of the fuel power, of one unit where it is priced by units; NO_POWER without one."""
CARD_UNIT: Final = [str((row["fuel_power"] or {}).get("cost_per", "")).partition(" ")[0] for row in _CARDS]
"""What the price of a fuel power is multiplied by: colony, ship, or nothing."""
POINT_CARDS: Final = mask_of([card for card in range(len(CARDS)) if CARD_POINTS[card]])
FUEL_POWERS: Final = mask_of([card for card in range(len(CARDS)) if CARD_FUEL[card] != NO_POWER])
DISCARD_POWERS: Final = mask_of([card for card, row in enumerate(_CARDS) if row["discard_power"]])
DISPLAY_SIZE: Final = _whole(_SETUP["display_size"])

FUEL_TOKENS: Final = _whole(_SETUP["components"]["fuel"])
ORE_TOKENS: Final = _whole(_SETUP["components"]["ore"])
RESOURCE_LIMIT: Final = _whole(_SETUP["resource_limit_end_of_turn"])
PLAYER_COUNTS: Final = [_whole(players) for players in _SETUP["by_players"]]


def colonies_each(players: int, long: bool) -> int:
    """AF-3.8 to AF-3.11: how many colonies a player has."""
    return int(_SETUP["by_players"][str(players)]["colonies_long" if long else "colonies"])


def starting_resources(players: int, order: int, french: bool) -> tuple[int, int]:
    """AF-3.8 to AF-3.10: fuel and ore of the player who is number `order` (from 0) in turn order."""
    edition = "french" if french else "international"
    row: dict[str, int] = _SETUP["by_players"][str(players)]["start_resources"][edition][order]
    return row["fuel"], row["ore"]


def deck(helmet: bool) -> list[int]:
    """AF-2.4: the alien tech cards in the order of their kinds; the promotional card only on demand."""
    return [
        card for card, copies in enumerate(CARD_COPIES) for _ in range(copies) if helmet or card != HELMET
    ]
