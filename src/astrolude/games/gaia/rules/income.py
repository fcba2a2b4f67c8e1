"""GP-5.1: income. Everything is gained at once, except that the order of charges and new tokens is chosen."""

from __future__ import annotations

from astrolude.games.gaia.grammar import (
    ICON_BASE,
    ICON_BOOSTER,
    ICON_INSTITUTE_CHARGE,
    ICON_INSTITUTE_TOKENS,
    ICON_LAB,
    ICON_TILE,
    ICONS,
    TAKE_ICON,
)
from astrolude.games.gaia.questions import ASK_INCOME, THEN_COLLECT
from astrolude.games.gaia.rules.power import charge, gain_tokens, has_institute, has_stone_in
from astrolude.games.gaia.rules.resources import add
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import BOOSTER_INCOME
from astrolude.games.gaia.tables.factions import BASE_INCOME, INSTITUTE_INCOME, ROW_INCOME
from astrolude.games.gaia.tables.research import ECONOMY, LEVEL_INCOME, SCIENCE, TRACK_COUNT
from astrolude.games.gaia.tables.resources import CHARGE, CREDITS, KNOWLEDGE, ORE, QIC, TOKENS
from astrolude.games.gaia.tables.structures import LAB, ROWS
from astrolude.games.gaia.tables.supply import NONE
from astrolude.games.gaia.tables.tech_tiles import INCOME_TILES, TILE_BIT, TILE_INCOME


def income_rows(s: GaiaState, seat: int) -> list[list[int]]:
    """GP-5.1.1: every row of gains now in force, the booster's included."""
    faction = s.faction[seat]
    rows = [BASE_INCOME[faction]]
    rows += [ROW_INCOME[faction][structure][s.out[seat * ROWS + structure]] for structure in range(ROWS)]
    if has_institute(s, seat):
        rows += INSTITUTE_INCOME[faction]
    if s.booster[seat] != NONE:
        rows.append(BOOSTER_INCOME[s.booster[seat]])
    working = s.tiles[seat] & ~s.covered[seat]
    rows += [TILE_INCOME[tile] for tile in INCOME_TILES if working & TILE_BIT[tile]]
    rows += [LEVEL_INCOME[track][s.levels[seat * TRACK_COUNT + track]] for track in (ECONOMY, SCIENCE)]
    return rows


def begin_income(s: GaiaState, seat: int) -> None:
    """GP-5.1.7: gain all that no order can change; charges and tokens are left as icons."""
    ore = money = knowledge = qic = 0
    for row in income_rows(s, seat):
        ore += row[ORE]
        money += row[CREDITS]
        knowledge += row[KNOWLEDGE]
        qic += row[QIC]
    add(s, seat, ore, money, knowledge, qic)
    s.icons = icons_of(s, seat)
    THEN_COLLECT.then(s, seat)


def icons_of(s: GaiaState, seat: int) -> list[int]:
    """GP-5.1.4: how many icons of each kind charge power or give tokens."""
    icons = [0] * ICONS
    for icon in range(ICONS):
        row = icon_row(s, seat, icon)
        if row and (row[CHARGE] or row[TOKENS]):
            icons[icon] = s.out[seat * ROWS + LAB] if icon == ICON_LAB else 1
    return icons


def icon_row(s: GaiaState, seat: int, icon: int) -> list[int]:
    """What one icon gives; empty if the player does not have it."""
    faction = s.faction[seat]
    if icon == ICON_BASE:
        return BASE_INCOME[faction]
    if icon == ICON_LAB:
        return ROW_INCOME[faction][LAB][1] if s.out[seat * ROWS + LAB] else []
    if icon == ICON_INSTITUTE_CHARGE:
        return INSTITUTE_INCOME[faction][0] if has_institute(s, seat) else []
    if icon == ICON_INSTITUTE_TOKENS:
        has_second = has_institute(s, seat) and len(INSTITUTE_INCOME[faction]) > 1
        return INSTITUTE_INCOME[faction][1] if has_second else []
    if icon == ICON_BOOSTER:
        return BOOSTER_INCOME[s.booster[seat]] if s.booster[seat] != NONE else []
    if icon == ICON_TILE:
        working = s.tiles[seat] & ~s.covered[seat]
        for tile in INCOME_TILES:
            if working & TILE_BIT[tile] and TILE_INCOME[tile][CHARGE]:
                return TILE_INCOME[tile]
        return []
    return LEVEL_INCOME[ECONOMY][s.levels[seat * TRACK_COUNT + ECONOMY]]


def collect(s: GaiaState, seat: int) -> None:
    """GP-5.1.4: take the icons one by one; ask for the next one where the order matters."""
    icon = NONE
    for kind in range(ICONS):
        if s.icons[kind]:
            icon = kind
    if icon == NONE:
        return
    THEN_COLLECT.then(s, seat)
    if order_matters(s, seat):
        ASK_INCOME.ask(s, seat)
    else:
        take_icon(s, seat, icon)


def order_matters(s: GaiaState, seat: int) -> bool:
    """GP-5.1.7: whether charging everything first ends otherwise than taking all tokens first.

    It does where the charge empties bowl I. A brainstone in I must go with the last token of that bowl, and
    may stay where new tokens came before.
    """
    charges = tokens = 0
    for icon in range(ICONS):
        if s.icons[icon]:
            row = icon_row(s, seat, icon)
            charges += row[CHARGE] * s.icons[icon]
            tokens += row[TOKENS] * s.icons[icon]
    if not charges or not tokens:
        return False
    first = s.first_bowl[seat]
    return charges > first or (charges == first and has_stone_in(s, seat, 1))


def income_answers(s: GaiaState) -> list[int]:
    return [TAKE_ICON.at(icon) for icon in range(ICONS) if s.icons[icon]]


def take_icon(s: GaiaState, seat: int, icon: int) -> None:
    """GP-5.1.4: one icon, completely."""
    s.icons[icon] -= 1
    row = icon_row(s, seat, icon)
    if row[TOKENS]:
        gain_tokens(s, seat, row[TOKENS])
    if row[CHARGE]:
        charge(s, seat, row[CHARGE])
