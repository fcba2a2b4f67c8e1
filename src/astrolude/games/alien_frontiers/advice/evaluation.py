"""How well each seat stands, in points: what bots believe about this game.

The evaluation is a weighted sum. Each term has two weights, one for the start of the game and one for its
end; in between they shift with the colonies that the seat closest to the end still has to land. A duel has
weights of its own. They are in `data/evaluation.json`; `training/fit_weights.py` fitted them to the results
of played games, and `training/tune.py` tuned those of the duel.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import FUEL, RESOURCES
from astrolude.games.alien_frontiers.questions import ASK_RAID_MORE
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CARDS,
    CIRCLES,
    CLAIM_AT,
    ISOLATION,
    LANDS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIPS,
    STARTING_SHIPS,
    TERRAFORMING_PORT,
    TERRITORIES,
    VALUES,
)
from astrolude.kernel.data import read_data
from astrolude.kernel.evaluation import Evaluation, Terms, read_stages
from astrolude.kernel.state import NOBODY

STAGES: Final = 8
"""Steps between the start and the end of the game at which the weights are laid down."""

FIRST_FUEL: Final = 4
FIRST_ORE: Final = 3
"""What a seat can hope to spend next turn; more is worth less."""

TERMS: Final = Terms()
COLONY: Final = TERMS.term("colony")
CONTROL: Final = TERMS.term("control")
OTHER_POINTS: Final = TERMS.term("other_points")
MISSING_SHIP: Final = TERMS.term("missing_ship")
FOURTH_SHIP: Final = TERMS.row(["fourth_ship", "fifth_ship", "sixth_ship"])
RELIC: Final = TERMS.term("relic")
FUEL_FIRST: Final = TERMS.term("first_fuel")
FUEL_MORE: Final = TERMS.term("more_fuel")
ORE_FIRST: Final = TERMS.term("first_ore")
ORE_MORE: Final = TERMS.term("more_ore")
CIRCLE: Final = TERMS.term("circle")
LAUNCH_READY: Final = TERMS.term("launch_ready")
FIRM: Final = TERMS.term("firm_control")
SHARED: Final = TERMS.term("shared_lead")
BEHIND: Final = TERMS.term("one_behind")
CLAIM_READY: Final = TERMS.term("claim")
CLAIM_SHARE: Final = TERMS.term("claim_share")
TRADE_RIGHT: Final = TERMS.term("trade")
DIE: Final = TERMS.row([f"die_{value}" for value in range(1, VALUES + 1)])
PAIR: Final = TERMS.term("pair")
TRIPLE: Final = TERMS.term("triple")
RUN: Final = TERMS.term("run")
CARD: Final = TERMS.row(CARDS, "card")
BONUS: Final = TERMS.row(TERRITORIES, "territory")

DUEL: Final = 2
_WEIGHTS: Final = read_data("alien_frontiers", "evaluation")
_OF_TWO: Final = Evaluation(TERMS, read_stages(TERMS, _WEIGHTS["two_players"]["terms"])).refined(STAGES)
_OF_MORE: Final = Evaluation(TERMS, read_stages(TERMS, _WEIGHTS["more_players"]["terms"])).refined(STAGES)


def evaluation_for(players: int) -> Evaluation:
    """The weights of a table of this size."""
    return _OF_TWO if players == DUEL else _OF_MORE


def stage_of(s: AlienState, seat: int) -> float:
    """How near the end is, in eighths: the nearer the fewer colonies somebody still has to land.

    The same for all seats.
    """
    fewest = s.colonies_each
    for seat in range(s.players):
        left = s.reserve[seat] + (1 if s.circle[seat] else 0)
        if left < fewest:
            fewest = left
    return float(STAGES - fewest * STAGES // s.colonies_each)


def terms_of(s: AlienState) -> list[list[float]]:
    """By seat: what it has and may expect."""
    terms = [TERMS.blank() for _ in range(s.players)]
    for seat in range(s.players):
        add_holdings(s, seat, terms[seat])
    add_lands(s, terms)
    add_turn(s, terms[s.active])
    return terms


def add_holdings(s: AlienState, seat: int, terms: list[float]) -> None:
    """What a seat holds: points that do not lie on territories, ships, resources, the hub and cards."""
    fleet = s.fleet[seat]
    relic = s.relic == seat
    ship = s.ports[TERRAFORMING_PORT]
    if 0 <= ship < SHIPS and SHIP_SEAT[ship] == seat:
        if SHIP_IS_RELIC[ship]:
            relic = False
        else:
            fleet -= 1
    if relic:
        terms[RELIC] = 1.0
    if fleet < STARTING_SHIPS:
        terms[MISSING_SHIP] = float(STARTING_SHIPS - fleet)
    for extra in range(fleet - STARTING_SHIPS):
        terms[FOURTH_SHIP + extra] = 1.0
    fuel, ore = resources(s, seat)
    terms[FUEL_FIRST] = float(min(fuel, FIRST_FUEL))
    terms[FUEL_MORE] = float(max(fuel - FIRST_FUEL, 0))
    terms[ORE_FIRST] = float(min(ore, FIRST_ORE))
    terms[ORE_MORE] = float(max(ore - FIRST_ORE, 0))
    circle = s.circle[seat]
    terms[CIRCLE] = float(circle)
    if circle == CIRCLES:
        terms[LAUNCH_READY] = 1.0
    hand = s.hands[seat]
    card = CARD
    while hand:
        if hand & 1:
            terms[card] = 1.0
        hand >>= 1
        card += 1


def resources(s: AlienState, seat: int) -> tuple[int, int]:
    """Fuel and ore, as if the tokens chosen so far in a raid had changed hands."""
    fuel = s.fuel[seat]
    ore = s.ore[seat]
    if s.chosen and ASK_RAID_MORE.holds(s.stack[-1]):
        for token in s.chosen:
            change = 1 if seat == s.active else -1 if seat == token // RESOURCES else 0
            if token % RESOURCES == FUEL:
                fuel += change
            else:
                ore += change
    return fuel, ore


def add_lands(s: AlienState, terms: list[list[float]]) -> None:
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
            add_rivalry(s, territory, most, second, terms)
    for seat in range(s.players):
        terms[seat][COLONY] = float(landed[seat])
        terms[seat][CONTROL] = float(held[seat])
        terms[seat][OTHER_POINTS] = float(s.scores[seat] - landed[seat] - held[seat])


def add_rivalry(s: AlienState, territory: int, most: int, second: int, terms: list[list[float]]) -> None:
    """What a territory means to those who hold it, share the lead, or stand one colony behind."""
    owner = s.control[territory]
    if owner != NOBODY:
        if s.fields[ISOLATION] != territory:
            terms[owner][BONUS + territory] = 1.0
        if most - second > 1:
            terms[owner][FIRM] += 1.0
    if second < most - 1:
        return
    for seat in range(s.players):
        there = s.colonies[seat * LANDS + territory]
        if there and seat != owner:
            if there == most:
                terms[seat][SHARED] += 1.0
            elif there == most - 1:
                terms[seat][BEHIND] += 1.0


def add_turn(s: AlienState, terms: list[float]) -> None:
    """What the active seat may still do with the ships it has not placed and the rights it has gained.

    A fresh roll counts nothing, so a turn that has just begun is no reason to have wished it away.
    """
    if sum(s.dice) == s.fleet[s.active] + (1 if s.relic == s.active else 0):
        return
    if s.total >= CLAIM_AT:
        terms[CLAIM_READY] = 1.0
    elif s.total:
        terms[CLAIM_SHARE] = s.total / CLAIM_AT
    if s.trade_at:
        terms[TRADE_RIGHT] = 1.0
    row = 0
    for face in range(VALUES):
        ships = s.dice[face] + s.dice[face + VALUES]
        if not ships:
            row = 0
            continue
        row += 1
        terms[DIE + face] = float(ships)
        if ships > 1:
            terms[PAIR] += 1.0
            if ships > 2:
                terms[TRIPLE] += 1.0
        if row == 3:
            terms[RUN] += 1.0
