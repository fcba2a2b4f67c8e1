"""What is said of a possible action before it is confirmed: that it changes nothing, or what it loses."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.causes import (
    CHARGE_LOST,
    NOTHING_CHARGED,
    NOTHING_FITS,
    OVER_CAP,
    STEPS_LOST,
    STEPS_UNUSED,
    TOKENS_FIRST,
)
from astrolude.games.gaia.grammar import (
    ACTION,
    BONUS_RANGE,
    BUILD,
    CONVERT,
    GAIN,
    ICONS,
    RAISE_STONE,
    TAKE_ICON,
    TAKE_TILE,
    TAKE_TOKEN,
    USE_SPECIAL,
)
from astrolude.games.gaia.rules.income import icon_row
from astrolude.games.gaia.rules.mines import needed_steps
from astrolude.games.gaia.rules.power import chargeable
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    BURN,
    CONVERSION_GAIN,
    FIRST_TILE_SPECIAL,
    SPACE_GAIN,
    SPECIAL_ACADEMY,
    SPECIAL_TILES,
)
from astrolude.games.gaia.tables.factions import ACADEMY_SPECIAL, GLEENS
from astrolude.games.gaia.tables.federations import TOKEN_GAIN
from astrolude.games.gaia.tables.resources import (
    CHARGE,
    CREDITS,
    CREDITS_CAP,
    KNOWLEDGE,
    KNOWLEDGE_CAP,
    ORE,
    ORE_CAP,
    QIC,
    TOKENS,
)
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS
from astrolude.games.gaia.tables.tech_tiles import TILE_GAIN, TILE_SPECIAL
from astrolude.kernel.obstacles import Obstacle

CAPS: Final = [(ORE, ORE_CAP), (CREDITS, CREDITS_CAP), (KNOWLEDGE, KNOWLEDGE_CAP)]


def turn_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-2.3, GP-4.2, R-16: what an action gains above a cap."""
    seat = s.seat
    if ACTION.holds(action):
        return gain_warnings(s, seat, SPACE_GAIN[ACTION.of(action)])
    if USE_SPECIAL.holds(action):
        return gain_warnings(s, seat, special_row(s, seat, USE_SPECIAL.of(action)))
    return conversion_warnings(s, action)


def conversion_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-2.3, GP-9.2."""
    if not CONVERT.holds(action):
        return []
    conversion = CONVERT.of(action)
    if conversion == BURN or conversion >= RAISE_STONE:
        return []
    return gain_warnings(s, s.seat, CONVERSION_GAIN[conversion])


def special_row(s: GaiaState, seat: int, special: int) -> list[int]:
    """GP-7.7.1: what a special action gains by itself; empty where it is carried out on the board."""
    if special == SPECIAL_ACADEMY:
        return ACADEMY_SPECIAL[s.faction[seat]]
    if FIRST_TILE_SPECIAL <= special < FIRST_TILE_SPECIAL + len(SPECIAL_TILES):
        return TILE_SPECIAL[SPECIAL_TILES[special - FIRST_TILE_SPECIAL]]
    return []


def gain_warnings(s: GaiaState, seat: int, row: list[int]) -> list[Obstacle]:
    """GP-2.3, GP-4.2: what of a gain finds no place; whether anything of it is left."""
    if not row:
        return []
    due = as_received(s, seat, row)
    held = [s.ore[seat], s.credits[seat], s.knowledge[seat]]
    lost = [max(0, held[resource] + due[resource] - cap) for resource, cap in CAPS]
    uncharged = max(0, due[CHARGE] - chargeable(s, seat) - 2 * due[TOKENS])
    left = sum(due) - sum(lost) - uncharged
    over, idle = (OVER_CAP, CHARGE_LOST) if left else (NOTHING_FITS, NOTHING_CHARGED)
    found = [over.obstacle(resource, lost[resource], cap) for resource, cap in CAPS if lost[resource]]
    return [*found, idle.obstacle(uncharged)] if uncharged else found


def as_received(s: GaiaState, seat: int, row: list[int]) -> list[int]:
    """GP-11.4: the Gleens' Q.I.C. become ore at first."""
    if not row[QIC] or s.faction[seat] != GLEENS or s.out[seat * ROWS + ACADEMY_QIC]:
        return row
    due = row[:]
    due[ORE] += due[QIC]
    due[QIC] = 0
    return due


def combination_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-9.4, GP-2.3: a part of a combination that the cap takes, what is in the basket counted."""
    if not GAIN.holds(action):
        return []
    resource, seat = GAIN.of(action), s.seat
    held = [s.ore[seat], s.credits[seat], s.knowledge[seat]]
    return [
        NOTHING_FITS.obstacle(resource, 1, cap)
        for capped, cap in CAPS
        if capped == resource and held[resource] + s.basket[resource] >= cap
    ]


def mine_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-7.6.2: free steps that the planet does not need are lost."""
    bonus = s.decision.argument
    if bonus == BONUS_RANGE or not BUILD.holds(action):
        return []
    free = bonus + 1
    needed = needed_steps(s, s.seat, BUILD.of(action))
    if needed >= free:
        return []
    return [STEPS_LOST.obstacle(needed, free) if needed else STEPS_UNUSED.obstacle(free)]


def token_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-2.3: a federation token's gain."""
    return gain_warnings(s, s.seat, TOKEN_GAIN[TAKE_TOKEN.of(action)]) if TAKE_TOKEN.holds(action) else []


def tile_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-2.3: what a tile gives at once."""
    return gain_warnings(s, s.seat, TILE_GAIN[TAKE_TILE.of(action)]) if TAKE_TILE.holds(action) else []


def income_warnings(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-5.1.4: charging before tokens come that could be charged."""
    if not TAKE_ICON.holds(action):
        return []
    taken = TAKE_ICON.of(action)
    row = icon_row(s, s.seat, taken)
    lost = row[CHARGE] - chargeable(s, s.seat) - 2 * row[TOKENS]
    if lost <= 0:
        return []
    others = [icon for icon in range(ICONS) if s.icons[icon] > (icon == taken)]
    return [TOKENS_FIRST.obstacle(lost)] if any(icon_row(s, s.seat, icon)[TOKENS] for icon in others) else []
