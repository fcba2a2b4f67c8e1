"""GP-7.3: upgrade a structure."""

from __future__ import annotations

from astrolude.games.gaia.events import DOWNGRADED, UPGRADED
from astrolude.games.gaia.grammar import DOWNGRADE, UPGRADE
from astrolude.games.gaia.rules.placing import forget_links, replaced
from astrolude.games.gaia.rules.resources import pay
from astrolude.games.gaia.rules.tech import ask_tile
from astrolude.games.gaia.rules.tokens import gain_token
from astrolude.games.gaia.rules.triggers import trigger
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.counts import ON_BIG, ON_STATION
from astrolude.games.gaia.tables.factions import (
    CREDITS_COST,
    GIVES_TILE,
    GLEENS,
    NEIGHBOUR_CREDITS,
    ORE_COST,
    PIECES,
    UPGRADES_TO,
)
from astrolude.games.gaia.tables.federations import GLEENS_TOKEN
from astrolude.games.gaia.tables.space import INFLUENCE
from astrolude.games.gaia.tables.structures import INSTITUTE, LAB, LOST_MINE, ROWS, STATION
from astrolude.kernel.state import NOBODY


def has_neighbour(s: GaiaState, seat: int, place: int) -> bool:
    """GP-7.3.4: an opponent's structure in the influence zone."""
    for other in INFLUENCE[place]:
        owner = s.owner[other]
        guest = s.guest[other]
        if (owner != NOBODY and owner != seat) or (guest != NOBODY and guest != seat):
            return True
    return False


def upgrade_credits(s: GaiaState, seat: int, place: int, target: int) -> int:
    """GP-7.3.1, R-38: the discount for a trading station is measured from the mine."""
    if target == STATION and has_neighbour(s, seat, place):
        return NEIGHBOUR_CREDITS
    return CREDITS_COST[s.faction[seat]][target]


def can_pay_upgrade(s: GaiaState, seat: int, place: int, target: int) -> bool:
    faction = s.faction[seat]
    if s.ore[seat] < ORE_COST[faction][target]:
        return False
    credit = s.credits[seat]
    if credit >= CREDITS_COST[faction][target]:
        return True
    return target == STATION and credit >= NEIGHBOUR_CREDITS and has_neighbour(s, seat, place)


def add_upgrades(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-7.3.1, GP-7.3.3: append what own structures can become."""
    faction = s.faction[seat]
    for place in s.own[seat]:
        structure = s.structure[place]
        if s.owner[place] != seat or structure == LOST_MINE:
            continue
        answers += [
            UPGRADE.at(target, place)
            for target in UPGRADES_TO[faction][structure]
            if s.out[seat * ROWS + target] < PIECES[faction][target]
            and can_pay_upgrade(s, seat, place, target)
        ]


def replace_structure(s: GaiaState, seat: int, place: int, structure: int) -> None:
    """GP-7.3.2: the new piece leaves the faction board, the replaced one returns to it."""
    s.out[seat * ROWS + s.structure[place]] -= 1
    s.out[seat * ROWS + structure] += 1
    s.structure = replaced(s.structure, place, structure)
    forget_links(s, seat)
    s.built.append(place)


def upgrade(s: GaiaState, seat: int, place: int, target: int) -> None:
    """GP-7.3.5: pay, replace, triggers, institute effects, tech tile; the offers follow after the action."""
    pay(s, seat, ORE_COST[s.faction[seat]][target], upgrade_credits(s, seat, place, target), 0, 0)
    replace_structure(s, seat, place, target)
    s.note(UPGRADED, seat, target, place)
    if target == STATION:
        trigger(s, seat, ON_STATION)
    elif target >= INSTITUTE:
        trigger(s, seat, ON_BIG)
    if target == INSTITUTE and s.faction[seat] == GLEENS:
        gain_token(s, seat, GLEENS_TOKEN)
    if GIVES_TILE[target]:
        ask_tile(s, seat)


def downgrade_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-11.11: own research labs, while a trading station is left."""
    if s.out[seat * ROWS + STATION] == PIECES[s.faction[seat]][STATION]:
        return []
    return [DOWNGRADE.at(place) for place in s.own[seat] if s.structure[place] == LAB]


def downgrade(s: GaiaState, seat: int, place: int) -> None:
    """GP-11.11: counts as an upgrade to a trading station."""
    replace_structure(s, seat, place, STATION)
    s.note(DOWNGRADED, seat, place)
    trigger(s, seat, ON_STATION)
