"""How well each seat stands, in points: what bots believe about this game.

The evaluation is a weighted sum. Each term has two weights, one for the start of the game and one for its
end; in between they shift with the colonies that the seat closest to the end still has to land. The weights
are in `data/evaluation.json`; `benchmarks/fit_evaluation.py` fits them to the results of played games.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import ASK_RAID_MORE, FUEL, RESOURCES
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CARDS,
    CIRCLES,
    CLAIM_AT,
    ISOLATION,
    LANDS,
    NOBODY,
    SEATS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIPS,
    STARTING_SHIPS,
    TERRAFORMING_PORT,
    TERRITORIES,
    VALUES,
    read,
)

STAGES: Final = 8
"""Steps between the start and the end of the game at which the weights are laid down."""

FIRST_FUEL: Final = 4
FIRST_ORE: Final = 3
"""What a seat can hope to spend next turn; more is worth less."""

TERMS: Final[list[str]] = [
    "colony", "control", "other_points",
    "fourth_ship", "fifth_ship", "sixth_ship", "relic",
    "first_fuel", "more_fuel", "first_ore", "more_ore",
    "circle", "launch_ready",
    "firm_control", "shared_lead", "one_behind",
    "claim", "claim_share", "trade",
    *(f"die_{value}" for value in range(1, VALUES + 1)), "pair", "triple", "run",
    *CARDS, *TERRITORIES,
]  # fmt: skip

COLONY: Final = TERMS.index("colony")
CONTROL: Final = TERMS.index("control")
OTHER_POINTS: Final = TERMS.index("other_points")
FOURTH_SHIP: Final = TERMS.index("fourth_ship")
RELIC: Final = TERMS.index("relic")
FUEL_FIRST: Final = TERMS.index("first_fuel")
FUEL_MORE: Final = TERMS.index("more_fuel")
ORE_FIRST: Final = TERMS.index("first_ore")
ORE_MORE: Final = TERMS.index("more_ore")
CIRCLE: Final = TERMS.index("circle")
LAUNCH_READY: Final = TERMS.index("launch_ready")
FIRM: Final = TERMS.index("firm_control")
SHARED: Final = TERMS.index("shared_lead")
BEHIND: Final = TERMS.index("one_behind")
CLAIM_READY: Final = TERMS.index("claim")
CLAIM_SHARE: Final = TERMS.index("claim_share")
TRADE_RIGHT: Final = TERMS.index("trade")
DIE: Final = TERMS.index("die_1")
PAIR: Final = TERMS.index("pair")
TRIPLE: Final = TERMS.index("triple")
RUN: Final = TERMS.index("run")
CARD: Final = TERMS.index(CARDS[0])
BONUS: Final = TERMS.index(TERRITORIES[0])


def weights_by_stage(terms: dict[str, list[float]]) -> list[list[float]]:
    """The weights at each stage, from the end (0) to the start, in the order of TERMS."""
    stages: list[list[float]] = []
    for stage in range(STAGES + 1):
        share = stage / STAGES
        stages.append([terms[term][0] * share + terms[term][1] * (1.0 - share) for term in TERMS])
    return stages


WEIGHTS: Final[list[list[float]]] = weights_by_stage(read("evaluation")["terms"])


def evaluate(s: AlienState) -> list[float]:
    """What each seat has and may expect, in points."""
    weights = WEIGHTS[stage(s)]
    values = [holdings(s, seat, weights) for seat in range(s.players)]
    lands(s, weights, values)
    values[s.active] += turn(s, weights)
    return values


def stage(s: AlienState) -> int:
    """How far the end is: STAGES at the start, the less the fewer colonies somebody still has to land."""
    fewest = s.colonies_each
    for seat in range(s.players):
        left = s.reserve[seat] + (1 if s.circle[seat] else 0)
        if left < fewest:
            fewest = left
    return fewest * STAGES // s.colonies_each


def holdings(s: AlienState, seat: int, weights: list[float]) -> float:
    """What a seat holds: points that do not lie on territories, ships, resources, the hub and cards."""
    fleet = s.fleet[seat]
    relic = s.relic == seat
    ship = s.ports[TERRAFORMING_PORT]
    if 0 <= ship < SHIPS and SHIP_SEAT[ship] == seat:
        if SHIP_IS_RELIC[ship]:
            relic = False
        else:
            fleet -= 1
    value = weights[RELIC] if relic else 0.0
    for extra in range(fleet - STARTING_SHIPS):
        value += weights[FOURTH_SHIP + extra]
    fuel, ore = resources(s, seat)
    value += weights[FUEL_FIRST] * min(fuel, FIRST_FUEL) + weights[FUEL_MORE] * max(fuel - FIRST_FUEL, 0)
    value += weights[ORE_FIRST] * min(ore, FIRST_ORE) + weights[ORE_MORE] * max(ore - FIRST_ORE, 0)
    circle = s.circle[seat]
    value += weights[CIRCLE] * circle
    if circle == CIRCLES:
        value += weights[LAUNCH_READY]
    hand = s.hands[seat]
    card = 0
    while hand:
        if hand & 1:
            value += weights[CARD + card]
        hand >>= 1
        card += 1
    return value


def resources(s: AlienState, seat: int) -> tuple[int, int]:
    """Fuel and ore, as if the tokens chosen so far in a raid had changed hands."""
    fuel = s.fuel[seat]
    ore = s.ore[seat]
    if s.chosen and ASK_RAID_MORE <= s.stack[-1] < ASK_RAID_MORE + SEATS:
        for token in s.chosen:
            change = 1 if seat == s.active else -1 if seat == token // RESOURCES else 0
            if token % RESOURCES == FUEL:
                fuel += change
            else:
                ore += change
    return fuel, ore


def lands(s: AlienState, weights: list[float], values: list[float]) -> None:
    """What each seat has on the planet: its colonies, what they hold, and points of other kinds."""
    landed = [0] * s.players
    held = [0] * s.players
    for territory in range(LANDS):
        owner = s.control[territory]
        if owner != NOBODY:
            held[owner] += 1
        most = 0
        second = 0
        for seat in range(s.players):
            there = s.colonies[seat * LANDS + territory]
            landed[seat] += there
            if there > most:
                second = most
                most = there
            elif there > second:
                second = there
        if most:
            rivalry(s, territory, most, second, weights, values)
    for seat in range(s.players):
        other = s.scores[seat] - landed[seat] - held[seat]
        values[seat] += weights[COLONY] * landed[seat] + weights[OTHER_POINTS] * other


def rivalry(
    s: AlienState, territory: int, most: int, second: int, weights: list[float], values: list[float]
) -> None:
    """What a territory means to those who hold it, share the lead, or stand one colony behind."""
    owner = s.control[territory]
    if owner != NOBODY:
        values[owner] += weights[CONTROL]
        if s.fields[ISOLATION] != territory:
            values[owner] += weights[BONUS + territory]
        if most - second > 1:
            values[owner] += weights[FIRM]
    if second < most - 1:
        return
    for seat in range(s.players):
        there = s.colonies[seat * LANDS + territory]
        if there and seat != owner:
            if there == most:
                values[seat] += weights[SHARED]
            elif there == most - 1:
                values[seat] += weights[BEHIND]


def turn(s: AlienState, weights: list[float]) -> float:
    """What the active seat may still do with the ships it has not placed and the rights it has gained.

    A fresh roll counts nothing, so a turn that has just begun is no reason to have wished it away.
    """
    value = 0.0
    if s.total >= CLAIM_AT:
        value += weights[CLAIM_READY]
    elif s.total:
        value += weights[CLAIM_SHARE] * s.total / CLAIM_AT
    if s.market_pairs:
        value += weights[TRADE_RIGHT]
    unplaced = 0
    row = 0
    for face in range(VALUES):
        ships = s.dice[face] + s.dice[face + VALUES]
        if not ships:
            row = 0
            continue
        unplaced += ships
        row += 1
        value += weights[DIE + face] * ships
        if ships > 1:
            value += weights[PAIR]
            if ships > 2:
                value += weights[TRIPLE]
        if row == 3:
            value += weights[RUN]
    if unplaced == s.fleet[s.active] + (1 if s.relic == s.active else 0):
        return 0.0
    return value
