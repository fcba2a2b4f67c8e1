"""Which answers a bot looks at: all that could matter, and no conversion without a purpose.

A conversion costs no action, so a bot that may convert at will drowns in orders of conversions, or puts off
its pass by exchanging all it has. Here a conversion is a candidate only if it brings a purchase nearer that
the power at hand can complete.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.prices import is_worth_power
from astrolude.games.gaia.grammar import COMBINE, CONVERT
from astrolude.games.gaia.questions import (
    ASK_AFTER,
    ASK_FROM_FIRST,
    ASK_FROM_SECOND,
    ASK_SATELLITES,
    ASK_TURN,
)
from astrolude.games.gaia.rules.mines import IMPOSSIBLE, base_range, mine_ore, mine_qic
from astrolude.games.gaia.rules.power import has_institute, power
from astrolude.games.gaia.rules.upgrades import upgrade_credits
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    BURN,
    CONVERSION_GAIN,
    CONVERSION_POWER,
    GAIAFORMER_TO_QIC,
    GENERAL_CONVERSIONS,
    POWER_PRICE,
    POWER_SPACES,
    RANGE_PER_QIC,
    SPACE_COST,
    SPACES,
)
from astrolude.games.gaia.tables.factions import (
    CREDITS_COST,
    HADSCH_HALLAS,
    MINE_CREDITS,
    ORE_COST,
    PIECES,
    UPGRADES_TO,
)
from astrolude.games.gaia.tables.research import ADVANCE_KNOWLEDGE
from astrolude.games.gaia.tables.resources import COUNTED, CREDITS, KNOWLEDGE, ORE, QIC
from astrolude.games.gaia.tables.structures import LOST_MINE, ROWS, STATION
from astrolude.kernel.state import NOBODY

BURNING: Final = COUNTED
"""The bit of the wishes that says: more power."""
REACH_BEYOND: Final = 2
"""How many Q.I.C. more than are in hand a planet may need to be a purpose."""


def candidates(s: GaiaState) -> list[int]:
    """The answers worth a look, never none.

    After the action only the end of the turn: what a conversion could do then, it can do before the next
    action. Tokens are given from the lowest bowl, and the first of equally short links is as good as any.
    """
    answers = s.legal_actions()
    question = s.stack[-1]
    if len(answers) == 1:
        return answers
    if ASK_TURN.holds(question):
        return purposeful(s, s.seat, answers)
    if ASK_AFTER.holds(question) or ASK_SATELLITES.holds(question):
        return answers[:1]
    if ASK_FROM_FIRST.holds(question) or ASK_FROM_SECOND.holds(question):
        return answers[-1:]
    return answers


def purposeful(s: GaiaState, seat: int, answers: list[int]) -> list[int]:
    """GP-6: all actions, and the conversions that serve a purchase."""
    wanted = wishes(s, seat)
    kept: list[int] = []
    for answer in answers:
        if CONVERT.holds(answer):
            if serves(s, CONVERT.of(answer), wanted):
                kept.append(answer)
        elif not COMBINE.holds(answer):
            kept.append(answer)
    return kept


def serves(s: GaiaState, conversion: int, wanted: int) -> bool:
    """Whether a conversion gives something that is wished for; a gaiaformer is always worth a thought."""
    if conversion == BURN:
        return bool(wanted >> BURNING & 1)
    if conversion == GAIAFORMER_TO_QIC:
        return True
    if conversion >= len(CONVERSION_GAIN):
        return False
    if not CONVERSION_POWER[conversion] and conversion < GENERAL_CONVERSIONS:
        return False
    row = CONVERSION_GAIN[conversion]
    return any(row[resource] and wanted >> resource & 1 for resource in range(COUNTED))


def wishes(s: GaiaState, seat: int) -> int:
    """The resources that would complete a purchase, as a mask; BURNING where power is wanting."""
    means = power(s, seat)
    burnable = s.second_bowl[seat] // 2
    if s.faction[seat] == HADSCH_HALLAS and has_institute(s, seat):
        means += s.credits[seat]
    if not means and not burnable:
        return 0
    mask = lacking(s, seat, 0, 0, ADVANCE_KNOWLEDGE, 0, means, burnable)
    mask |= upgrade_wishes(s, seat, means, burnable) | mine_wishes(s, seat, means, burnable)
    for space in range(len(SPACES)):
        if s.spaces_used >> space & 1 or not is_worth_power(s, seat, space):
            continue
        if space >= POWER_SPACES:
            mask |= lacking(s, seat, 0, 0, 0, SPACE_COST[space], means, burnable)
        elif burnable and power(s, seat) < SPACE_COST[space] <= power(s, seat) + burnable:
            mask |= 1 << BURNING
    return mask


def lacking(
    s: GaiaState, seat: int, ore: int, credit: int, knowledge: int, qic: int, means: int, burnable: int
) -> int:
    """What a purchase lacks, as a mask; nothing if it lacks nothing or more than power can give."""
    ore -= s.ore[seat]
    credit -= s.credits[seat]
    knowledge -= s.knowledge[seat]
    qic -= s.qic[seat]
    mask = 0
    price = 0
    if ore > 0:
        price += ore * POWER_PRICE[ORE]
        mask |= 1 << ORE
    if credit > 0:
        price += credit * POWER_PRICE[CREDITS]
        mask |= 1 << CREDITS
    if knowledge > 0:
        price += knowledge * POWER_PRICE[KNOWLEDGE]
        mask |= 1 << KNOWLEDGE
    if qic > 0:
        price += qic * POWER_PRICE[QIC]
        mask |= 1 << QIC
    if price > means + burnable:
        return 0
    if price > means:
        return 1 << BURNING
    return mask


def upgrade_wishes(s: GaiaState, seat: int, means: int, burnable: int) -> int:
    """GP-7.3: what upgrades lack."""
    faction = s.faction[seat]
    mask = 0
    for place in s.own[seat]:
        structure = s.structure[place]
        if s.owner[place] != seat or structure == LOST_MINE:
            continue
        for target in UPGRADES_TO[faction][structure]:
            if s.out[seat * ROWS + target] < PIECES[faction][target]:
                credit = CREDITS_COST[faction][target]
                if target == STATION:
                    credit = upgrade_credits(s, seat, place, target)
                mask |= lacking(s, seat, ORE_COST[faction][target], credit, 0, 0, means, burnable)
    return mask


def mine_wishes(s: GaiaState, seat: int, means: int, burnable: int) -> int:
    """GP-7.1: what mines lack."""
    if s.out[seat * ROWS] == PIECES[s.faction[seat]][0]:
        return 0
    mask = 0
    reach = base_range(s, seat)
    furthest = reach + RANGE_PER_QIC * (s.qic[seat] + REACH_BEYOND)
    near = s.near[seat]
    for place in s.spots:
        if near[place] <= furthest and s.former[place] in (NOBODY, seat):
            ore = mine_ore(s, seat, place, 0)
            if ore != IMPOSSIBLE:
                qic = mine_qic(s, seat, place, reach)
                mask |= lacking(s, seat, ore, MINE_CREDITS, 0, qic, means, burnable)
    return mask
