"""What the actions of a turn cost, payable or not: what free conversions may be wanted for."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import ACTION, BUILD, FEDERATION, PROJECT, RESEARCH, UPGRADE, USE_SPECIAL
from astrolude.games.gaia.rules.board_actions import can_carry_out
from astrolude.games.gaia.rules.federations import affordable, search_exists
from astrolude.games.gaia.rules.gaia_project import project_tokens
from astrolude.games.gaia.rules.mines import (
    IMPOSSIBLE,
    add_mines,
    base_range,
    is_shared,
    mine_ore,
    mine_qic,
    needed_steps,
    range_qic,
)
from astrolude.games.gaia.rules.research import can_advance
from astrolude.games.gaia.rules.specials import booster_special, faction_special
from astrolude.games.gaia.rules.tokens import stock_answers
from astrolude.games.gaia.rules.upgrades import upgrade_credits
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    POWER_SPACES,
    SPACE_COST,
    SPACE_GAIN,
    SPACE_STEPS,
    SPACES,
    SPECIAL_RANGE,
    SPECIAL_SPACE_STATION,
    SPECIAL_STEP,
)
from astrolude.games.gaia.tables.boosters import RANGE_BONUS, STEP_BOOSTER_STEPS
from astrolude.games.gaia.tables.factions import IVITS, MINE_CREDITS, ORE_COST, PIECES, UPGRADES_TO
from astrolude.games.gaia.tables.planets import EMPTY, TRANSDIM
from astrolude.games.gaia.tables.research import ADVANCE_KNOWLEDGE, TRACK_COUNT
from astrolude.games.gaia.tables.resources import (
    CREDITS,
    CREDITS_CAP,
    KNOWLEDGE,
    KNOWLEDGE_CAP,
    ORE,
    ORE_CAP,
    QIC,
)
from astrolude.games.gaia.tables.space import FAR
from astrolude.games.gaia.tables.structures import MINE, ROWS
from astrolude.games.gaia.tables.supply import NONE, SATELLITES, SPACE_STATIONS
from astrolude.kernel.state import NOBODY

NEEDS: Final = 7
"""A price is a list of so many numbers: the four resources, then these three."""
NEED_POWER: Final = 4
"""Power in bowl III."""
NEED_TOKENS: Final = 5
"""Tokens in all bowls together."""
NEED_FORMERS: Final = 6
"""Gaiaformers on the faction board."""

Price = list[int]


class Wish:
    """An action, and the prices that would each make it possible."""

    def __init__(self, action: int, prices: list[Price]) -> None:
        self.action: Final = action
        self.prices: Final = prices


def wishes(s: GaiaState, seat: int, tokens_more: int) -> list[Wish]:
    """GP-6: every action that only its price can forbid; `tokens_more` is how many tokens could be gained."""
    found = [Wish(BUILD.at(place), [price]) for place, price in mines(s, seat, 0, 0)]
    found += [Wish(PROJECT.at(place), [price]) for place, price in projects(s, seat, 0)]
    found += upgrades(s, seat)
    found += research(s, seat)
    found += spaces(s, seat)
    found += specials(s, seat)
    found += federation(s, seat, tokens_more)
    return [wish for wish in found if wish.prices]


def mines(s: GaiaState, seat: int, free: int, bonus: int) -> list[tuple[int, Price]]:
    """GP-7.1: by planet, the price of a mine with free steps and a bonus to range."""
    if s.out[seat * ROWS + MINE] == PIECES[s.faction[seat]][MINE]:
        return []
    reach = base_range(s, seat) + bonus
    found: list[tuple[int, Price]] = []
    for place in s.spots:
        ore = mine_ore(s, seat, place, free)
        if ore != IMPOSSIBLE:
            found.append((place, [ore, MINE_CREDITS, 0, mine_qic(s, seat, place, reach), 0, 0, 0]))
    return found


def stepped(s: GaiaState, seat: int, free: int) -> list[Price]:
    """GP-7.6.2: the prices of mines with free steps, where a step is of use."""
    return [price for place, price in mines(s, seat, free, 0) if needs_steps(s, seat, place)]


def needs_steps(s: GaiaState, seat: int, place: int) -> bool:
    """GP-7.1.5, GP-11.2: whether a mine here takes a step at all."""
    return needed_steps(s, seat, place) > 0 and not is_shared(s, place)


def projects(s: GaiaState, seat: int, bonus: int) -> list[tuple[int, Price]]:
    """GP-7.2: by planet, the price of a Gaia project."""
    tokens = project_tokens(s, seat)
    if not s.formers[seat] or not tokens:
        return []
    reach = base_range(s, seat) + bonus
    near = s.near[seat]
    return [
        (place, [0, 0, 0, range_qic(near[place], reach), 0, tokens, 1])
        for place in s.spots
        if s.planet[place] == TRANSDIM and s.former[place] == NOBODY
    ]


def upgrades(s: GaiaState, seat: int) -> list[Wish]:
    """GP-7.3."""
    faction = s.faction[seat]
    found: list[Wish] = []
    for place in s.own[seat]:
        structure = s.structure[place]
        if s.owner[place] != seat or structure >= ROWS:
            continue
        for target in UPGRADES_TO[faction][structure]:
            if s.out[seat * ROWS + target] < PIECES[faction][target]:
                price = [ORE_COST[faction][target], upgrade_credits(s, seat, place, target), 0, 0, 0, 0, 0]
                found.append(Wish(UPGRADE.at(target, place), [price]))
    return found


def research(s: GaiaState, seat: int) -> list[Wish]:
    """GP-7.5."""
    price = [0, 0, ADVANCE_KNOWLEDGE, 0, 0, 0, 0]
    return [Wish(RESEARCH.at(track), [price]) for track in range(TRACK_COUNT) if can_advance(s, seat, track)]


def spaces(s: GaiaState, seat: int) -> list[Wish]:
    """GP-7.6: the free spaces; one with steps also needs the price of a mine."""
    found: list[Wish] = []
    for space in range(len(SPACES)):
        if s.spaces_used >> space & 1:
            continue
        own = [0] * NEEDS
        if space < POWER_SPACES:
            own[NEED_POWER] = SPACE_COST[space]
        else:
            own[QIC] = SPACE_COST[space]
        if SPACE_STEPS[space]:
            then = stepped(s, seat, SPACE_STEPS[space])
            found.append(Wish(ACTION.at(space), distinct([together(own, price) for price in then])))
        elif is_worth_power(s, seat, space):
            found.append(Wish(ACTION.at(space), [own]))
    return found


def is_worth_power(s: GaiaState, seat: int, space: int) -> bool:
    """Whether a space is worth converting for: a step is of use, not all of the gain is lost (GP-7.6.3)."""
    if SPACE_STEPS[space]:
        return can_use_steps(s, seat, SPACE_STEPS[space])
    if not can_carry_out(s, seat, space):
        return False
    row = SPACE_GAIN[space]
    if row[ORE]:
        return s.ore[seat] < ORE_CAP
    if row[CREDITS]:
        return s.credits[seat] < CREDITS_CAP
    if row[KNOWLEDGE]:
        return s.knowledge[seat] < KNOWLEDGE_CAP
    return True


def can_use_steps(s: GaiaState, seat: int, free: int) -> bool:
    """Whether a mine that needs a step can be paid."""
    answers: list[int] = []
    add_mines(s, seat, free, 0, answers)
    return any(needs_steps(s, seat, BUILD.of(answer)) for answer in answers)


def specials(s: GaiaState, seat: int) -> list[Wish]:
    """GP-7.7: the special actions that end in something to be paid."""
    found: list[Wish] = []
    for special in (booster_special(s, seat), faction_special(s, seat)):
        if special == NONE or s.used[seat] >> special & 1:
            continue
        if special == SPECIAL_STEP:
            prices = stepped(s, seat, STEP_BOOSTER_STEPS)
        elif special == SPECIAL_RANGE:
            near = mines(s, seat, 0, RANGE_BONUS) + projects(s, seat, RANGE_BONUS)
            prices = [price for _, price in near]
        elif special == SPECIAL_SPACE_STATION:
            prices = stations(s, seat)
        else:
            continue
        found.append(Wish(USE_SPECIAL.at(special), distinct(prices)))
    return found


def stations(s: GaiaState, seat: int) -> list[Price]:
    """GP-11.8: the Q.I.C. to the nearest hex for a space station."""
    if len(s.stations) == SPACE_STATIONS:
        return []
    near = s.near[seat]
    nearest = FAR
    for place in s.board:
        if s.planet[place] == EMPTY and place not in s.stations and near[place] < nearest:
            nearest = near[place]
    return [[0, 0, 0, range_qic(nearest, base_range(s, seat)), 0, 0, 0]]


def federation(s: GaiaState, seat: int, tokens_more: int) -> list[Wish]:
    """GP-8: the fewest satellites with which a federation exists, if they are more than can be paid."""
    least = affordable(s, seat) + 1
    most = min(least - 1 + tokens_more, SATELLITES - len(s.satellites[seat]))
    if most < least or not stock_answers(s) or not search_exists(s, seat, most):
        return []
    while least < most:
        middle = (least + most) // 2
        if search_exists(s, seat, middle):
            most = middle
        else:
            least = middle + 1
    price = [0] * NEEDS
    price[QIC if s.faction[seat] == IVITS else NEED_TOKENS] = least
    return [Wish(FEDERATION.at(), [price])]


def together(one: Price, other: Price) -> Price:
    return [a + b for a, b in zip(one, other, strict=True)]


def distinct(prices: list[Price]) -> list[Price]:
    found: list[Price] = []
    for price in prices:
        if price not in found:
            found.append(price)
    return found
