"""FD-10.5: E81216, production structures and megastructures; the incomes that ask (FD-10.6 to FD-10.8)."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import BUILT, INCOME_BEGAN
from astrolude.games.federation.grammar import (
    ADVANCE_MAGE,
    BUILD,
    CONVERT,
    DECLINE,
    FREE,
    LEAVE_OUT,
    MOVE_MINER,
    PAID,
    TAKE_INCOME,
    UPGRADE,
)
from astrolude.games.federation.questions import (
    ASK_BUILDING,
    ASK_EXTRA,
    ASK_LEAVE_OUT,
    THEN_COMPLETE,
    THEN_EFFECTS,
)
from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.crystals import covers, gain_one, lose, owe, payable
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.rules.neo import arrive
from astrolude.games.federation.rules.points import MEGA_PART, score
from astrolude.games.federation.rules.scholars import enablers
from astrolude.games.federation.rules.six_moon import advance_mage
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ASTEROID_NEXT,
    BUILDING_COST,
    BUILDINGS,
    COEFFICIENTS,
    COPPERNIUM,
    E81216,
    GOLD,
    KINDS,
    LAVANDIUM,
    MEGA_TOKENS,
    MOONS,
    OCEANIUM,
    POINTS_OF_USE,
    PRODUCTIONS,
    SITES,
    WORLDS,
)
from astrolude.games.federation.tables.programs import INCOME_PROGRAM

DISCOUNT: Final = POINTS_OF_USE.index("build_discount")
SECOND_BUILDING: Final = POINTS_OF_USE.index("build_second")
COUNTS_MISSIONS: Final = MEGA_TOKENS.index("missions_done")
COUNTS_LEVEL: Final = MEGA_TOKENS.index("accreditation_level")
COUNTS_DIE: Final = MEGA_TOKENS.index("die_value")
PRODUCTION_INFLUENCE: Final = 1
MEGA_INFLUENCE: Final = 2
CONVERSIONS: Final = 2
"""1D3: how many crystals it turns at most."""


def sites_open(s: FederationState, seat: int) -> list[int]:
    """FD-10.5 (1), (3), (4): what the seat has not built, with a robot and a free coefficient left."""
    if not s.robots[seat]:
        return []
    built = s.built[seat]
    found = [structure for structure in s.sites if not built >> structure & 1]
    for mega in range(SITES):
        building = PRODUCTIONS + mega
        if not built >> building & 1 and s.places[mega] < len(COEFFICIENTS):
            found.append(building)
    return found


def discounted(lav: int, cop: int, oce: int, gold: int, cost: list[int]) -> bool:
    """1E2: whether a cost is payable with one crystal left out, not gold."""
    for kind in (LAVANDIUM, COPPERNIUM, OCEANIUM):
        if cost[kind] and covers(lav, cop, oce, gold, without(cost, kind)):
            return True
    return False


def without(cost: list[int], kind: int) -> list[int]:
    """A cost with one crystal of a kind less."""
    rest = cost[:]
    rest[kind] -= 1
    return rest


def e81216_possible(s: FederationState, seat: int, lav: int, cop: int, oce: int, gold: int) -> bool:
    """FD-4.9: a building that these crystals can pay, 1E2 counted."""
    for building in sites_open(s, seat):
        if covers(lav, cop, oce, gold, BUILDING_COST[building]):
            return True
        if enablers(s, seat, DISCOUNT) and discounted(lav, cop, oce, gold, BUILDING_COST[building]):
            return True
    return False


def can_build(s: FederationState, seat: int) -> bool:
    """2E2: whether another building is possible now."""
    own = KINDS * seat
    return e81216_possible(s, seat, *s.crystals[own : own + KINDS])


def construct(s: FederationState, seat: int) -> None:
    """One E81216 action, and a second building by 2E2 after it (FD-15.7)."""
    if enablers(s, seat, SECOND_BUILDING):
        ASK_EXTRA.ask(s, seat, SECOND_BUILDING)
    choose_building(s, seat)


def choose_building(s: FederationState, seat: int) -> None:
    """FD-10.5 (1): a building to pay, with 1E2 one crystal less."""
    if enablers(s, seat, DISCOUNT) and building_answers(s, seat, FREE):
        ASK_EXTRA.ask(s, seat, DISCOUNT)
    else:
        ASK_BUILDING.ask(s, seat, PAID)


def building_answers(s: FederationState, seat: int, mode: int) -> list[int]:
    """What can be built: paid in full, with one crystal less (FREE), or for nothing (a tile)."""
    own = KINDS * seat
    lav, cop, oce, gold = s.crystals[own : own + KINDS]
    answers: list[int] = []
    for building in sites_open(s, seat):
        cost = BUILDING_COST[building]
        if mode == PAID:
            possible = covers(lav, cop, oce, gold, cost)
        elif mode == FREE:
            possible = discounted(lav, cop, oce, gold, cost)
        else:
            possible = True
        if possible:
            answers.append(BUILD.at(building))
    return answers


def build(s: FederationState, seat: int, building: int, mode: int) -> None:
    """FD-10.5: the robot, influence, then the cost, then income or points."""
    s.robots[seat] -= 1
    s.built[seat] |= 1 << building
    if building >= PRODUCTIONS:
        s.places[building - PRODUCTIONS] += 1
    s.note(BUILT, seat, building)
    THEN_COMPLETE.then(s, seat, building)
    if mode == PAID:
        owe(s, seat, BUILDING_COST[building])
    elif mode == FREE:
        ASK_LEAVE_OUT.ask(s, seat, building)
    grown = PRODUCTION_INFLUENCE if building < PRODUCTIONS else MEGA_INFLUENCE
    set_influence(s, seat, E81216, s.influence[WORLDS * seat + E81216] + grown)


def leave_out_answers(s: FederationState, seat: int, building: int) -> list[int]:
    """1E2: the crystals that can be left out, the rest being payable."""
    cost = BUILDING_COST[building]
    return [
        LEAVE_OUT.at(kind)
        for kind in (LAVANDIUM, COPPERNIUM, OCEANIUM)
        if cost[kind] and payable(s, seat, without(cost, kind))
    ]


def complete_building(s: FederationState, seat: int, building: int) -> None:
    """FD-10.5 (2), (3): income at once, or the highest free coefficient times the smaller value."""
    if building < PRODUCTIONS:
        THEN_EFFECTS.then(s, seat, INCOME_PROGRAM[building])
        return
    mega = building - PRODUCTIONS
    coefficient = COEFFICIENTS[s.places[mega] - 1]
    smaller = min(value_of(s, seat, s.mega_tokens[2 * mega]), value_of(s, seat, s.mega_tokens[2 * mega + 1]))
    score(s, seat, coefficient * smaller, MEGA_PART)


def value_of(s: FederationState, seat: int, token: int) -> int:
    """What a megastructure token counts."""
    if token == COUNTS_MISSIONS:
        return missions_done(s, seat)
    if token == COUNTS_LEVEL:
        return level(s, seat)
    if token == COUNTS_DIE:
        return s.die[seat]
    return s.influence[WORLDS * seat + token]


def income_sites(s: FederationState, seat: int) -> list[int]:
    """The seat's production structures from left to right."""
    return [structure for structure in s.sites if s.built[seat] >> structure & 1]


def income_answers(s: FederationState, seat: int) -> list[int]:
    return [TAKE_INCOME.at(structure) for structure in income_sites(s, seat)]


def take_income(s: FederationState, seat: int, structure: int) -> None:
    """The income of one structure."""
    s.note(INCOME_BEGAN, seat, structure)
    THEN_EFFECTS.then(s, seat, INCOME_PROGRAM[structure])


def take_all_incomes(s: FederationState, seat: int) -> None:
    """FD-9.1: sites from left to right; the last asked is the first resolved."""
    for structure in reversed(income_sites(s, seat)):
        THEN_EFFECTS.then(s, seat, INCOME_PROGRAM[structure])


def teleport_answers(s: FederationState, seat: int) -> list[int]:
    """FD-10.6: one line on Néo or one step on 6Moon."""
    answers = [MOVE_MINER.at(asteroid) for asteroid in ASTEROID_NEXT[s.miner[seat]]]
    if s.mage[seat] < MOONS:
        answers.append(ADVANCE_MAGE.at())
    return answers


def teleport(s: FederationState, seat: int, action: int) -> None:
    """FD-10.6: influence and medals, tokens turned up, nothing received."""
    if ADVANCE_MAGE.holds(action):
        advance_mage(s, seat)
    else:
        arrive(s, seat, MOVE_MINER.of(action))


def upgrade_answers(s: FederationState, seat: int) -> list[int]:
    """FD-10.8: Lavandium, Coppernium or Oceanium one step up, or nothing."""
    own = KINDS * seat
    answers = [UPGRADE.at(kind) for kind in range(GOLD) if s.crystals[own + kind]]
    answers.append(DECLINE.at())
    return answers


def upgrade(s: FederationState, seat: int, kind: int) -> None:
    """FD-10.8: the crystals' order is the order of the steps."""
    lose(s, seat, kind)
    gain_one(s, seat, kind + 1)


def convert_answers(s: FederationState, seat: int, first: bool) -> list[int]:
    """1D3: Lavandium or Coppernium into Oceanium; the second time it may be left."""
    own = KINDS * seat
    answers = [CONVERT.at(kind) for kind in (LAVANDIUM, COPPERNIUM) if s.crystals[own + kind]]
    if not first:
        answers.append(DECLINE.at())
    return answers


def convert(s: FederationState, seat: int, kind: int) -> None:
    lose(s, seat, kind)
    gain_one(s, seat, OCEANIUM)


if len(BUILDINGS) != PRODUCTIONS + SITES or MEGA_TOKENS[:WORLDS] != [
    f"influence_{planet}" for planet in ("neo", "six_moon", "atalum", "arratooine", "e81216")
]:
    raise ValueError("the megastructure tokens must begin with the planets, in the order of the laws")
