"""What ships are worth, and what the fights are worth that their places promise: threat and reach."""

from __future__ import annotations

import math
from typing import Final

from astrolude.games.eclipse.blueprints import MOVEMENT, STATS
from astrolude.games.eclipse.evaluation_battles import (
    SHIP_MATERIALS,
    Force,
    chance_to_win,
    reputation_gain,
)
from astrolude.games.eclipse.evaluation_current_battle import draws_to_come, fighting
from astrolude.games.eclipse.evaluation_economy import can_bear
from astrolude.games.eclipse.galaxy import FULL, HALF, has_generator
from astrolude.games.eclipse.npc_tables import ANCIENT
from astrolude.games.eclipse.phases import ACTION
from astrolude.games.eclipse.presence import allied, fears_ancients, ship_count
from astrolude.games.eclipse.sector_tables import EDGES, SECTOR_COUNT, SECTOR_SQUARES, SECTOR_VP
from astrolude.games.eclipse.species_tables import PLANTA
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import (
    MOBILE,
    MONOLITH,
    MONOLITH_POINTS,
    NONE,
    ROUNDS,
    SHIP_TYPES,
    SQUARE_ADVANCED,
    SQUARE_KINDS,
)

POWER_WORTH: Final = 1.4
"""What a fleet is worth over a whole game, with the logarithm of its power."""
DESIGN_WORTH: Final = 0.2
"""What the power of a type is worth beyond the ships there are, for those that can still be built."""
LOST_MATERIAL: Final = 0.2
"""What a material in a ship that is lost was worth over the next rounds."""
SQUARE_WORTH: Final = 1.45
"""What a population square of a hex to be taken is worth over a whole game."""
DISC_COST: Final = 3.1
"""What the disc on a hex costs over a whole game."""
DISCOVERY: Final = 2.0
WITHOUT_DISC: Final = 0.2
"""What the prize is worth to those who have no disc for it, or could not pay for it."""
HUNT_AT_HAND: Final = 0.3
HUNT_SOMEWHERE: Final = 0.2
"""What a prize is worth that the ships next to it could fight for, or all ships together."""
SECOND_QUARRY: Final = 0.25
"""What every prey but the best one is worth, as a share."""
LIKELY_REPUTATION: Final = 0.63
"""What a battle promises in reputation comes true so often."""
SECOND_HONOUR: Final = 0.3
"""What the reputation of every battle but the best one is worth, as a share."""
LOST_KILLS: Final = 0.5
"""The share of the enemies, all but one, that is usually destroyed in a battle that is lost."""
REINFORCED: Final = 0.5
"""How much a fight in the present round counts on the ships that could still come."""
VACANT: Final = 0.23
CONQUERED: Final = 0.33
"""What a prize without defenders is worth to a ship that stands in it, vacant or with a foreign disc."""
WON: Final = 1.8
"""What a vacant prize is worth to whoever wins the battle for it."""
RAID: Final = 0.07
"""What a foreign hex is worth to a fleet next to it."""


def _square_count(sector: int) -> float:
    """Advanced squares count half."""
    total = 0.0
    for kind in range(SQUARE_KINDS):
        total += SECTOR_SQUARES[sector * SQUARE_KINDS + kind] * (0.5 if SQUARE_ADVANCED[kind] else 1.0)
    return total


SQUARE_COUNT: Final = [_square_count(sector) for sector in range(SECTOR_COUNT)]


class Outlook:
    """By seat: what fights to come are worth, and all mobile ships as one force."""

    def __init__(self, s: EclipseState, ahead: float) -> None:
        self.ahead: Final = ahead
        self.values: Final = [0.0] * s.players
        self.armies: Final = [army(s, seat) for seat in range(s.players)]
        self.quarries: Final = [0.0] * s.players
        """The best prey of each seat so far."""
        self.honours: Final = [0.0] * s.players
        """The most that a single battle promises each seat in reputation so far."""

    def hunt(self, seat: int, worth: float) -> None:
        """One more prey: the ships can be in one place only, so the best one counts most."""
        self.values[seat] += added(self.quarries, seat, worth, SECOND_QUARRY)

    def honour(self, s: EclipseState, seat: int, draws: float) -> None:
        """One more battle that brings reputation: its tile may have to replace that of another battle."""
        worth = LIKELY_REPUTATION * reputation_gain(s, seat, draws)
        self.values[seat] += added(self.honours, seat, worth, SECOND_HONOUR)


def added(best: list[float], seat: int, worth: float, share: float) -> float:
    """What one more chance adds where the best one counts in full and every other one by a share."""
    known = best[seat]
    if worth <= known:
        return share * worth
    best[seat] = worth
    return worth - known + share * known


def army(s: EclipseState, seat: int) -> Force:
    """All ships of a seat that can move."""
    numbers = [0] * MOBILE
    base = seat * SHIP_TYPES
    for sector in s.board:
        if seat in s.entered[sector]:
            fleet = s.fleets[sector]
            for ship in range(MOBILE):
                numbers[ship] += fleet[base + ship]
    force = Force()
    for ship in range(MOBILE):
        if numbers[ship]:
            force.add_ships(s, seat, ship, numbers[ship])
    return force


def prospects(s: EclipseState, ahead: float) -> list[float]:
    """By seat: what its ships are worth where they stand."""
    outlook = Outlook(s, ahead)
    for seat in range(s.players):
        if not s.gone[seat] and s.species[seat] != NONE:
            outlook.values[seat] += fleet_worth(s, seat, outlook)
    embattled = s.battle.sector if s.battle.squadrons else NONE
    if embattled != NONE:
        judge_battle(s, embattled, outlook)
    for sector in s.board:
        if s.entered[sector]:
            if sector != embattled:
                judge_presence(s, sector, outlook)
            look_around(s, sector, outlook)
        if s.ancients[sector] or s.guard[sector] != NONE:
            judge_hunt(s, sector, outlook)
    return outlook.values


def fleet_worth(s: EclipseState, seat: int, outlook: Outlook) -> float:
    """The power of ships on the board, and of the designs of those that are not built yet."""
    designs = 0.0
    for ship in range(MOBILE):
        single = Force()
        single.add_ships(s, seat, ship, 1)
        designs += single.power() * 3.0 / SHIP_MATERIALS[ship]
    power = outlook.armies[seat].power()
    return (POWER_WORTH * math.log1p(power) + DESIGN_WORTH * designs) * outlook.ahead / ROUNDS


def prize(s: EclipseState, seat: int, sector: int, ahead: float) -> float:
    """What it brings a seat to take a hex."""
    value = SECTOR_VP[sector] + (SQUARE_WORTH * SQUARE_COUNT[sector] - DISC_COST) * ahead / ROUNDS
    if s.discovery[sector] != NONE:
        value += DISCOVERY
    if s.structures[sector] & MONOLITH:
        value += MONOLITH_POINTS
    if s.species[seat] == PLANTA:
        value += 1.0
    if not s.discs[seat] or not can_bear(s, seat, 1):
        value *= WITHOUT_DISC
    return max(0.0, value)


def side(s: EclipseState, seat: int, sector: int) -> Force:
    """What a seat and its allies have in a hex."""
    force = Force()
    for other in s.entered[sector]:
        if allied(s, seat, other):
            add_fleet(s, other, sector, SHIP_TYPES, force)
    return force


def opposition(s: EclipseState, seat: int, sector: int) -> Force:
    """Everything in a hex that a seat would have to fight."""
    force = Force()
    if s.guard[sector] != NONE:
        force.add_npc(s.guard[sector], 1)
    if s.ancients[sector] and fears_ancients(s, seat):
        force.add_npc(ANCIENT, s.ancients[sector])
    for other in s.entered[sector]:
        if not allied(s, seat, other):
            add_fleet(s, other, sector, SHIP_TYPES, force)
    return force


def add_fleet(s: EclipseState, seat: int, sector: int, types: int, force: Force) -> None:
    """The ships of a seat in a hex, as far as their types are below a number."""
    for ship in range(types):
        number = ship_count(s, seat, sector, ship)
        if number:
            force.add_ships(s, seat, ship, number)


def add_neighbours(s: EclipseState, seat: int, sector: int, force: Force) -> None:
    """EC-11.3: the ships of a seat that could come into a hex with one step."""
    least = HALF if has_generator(s, seat) else FULL
    near, links = s.near[sector], s.links[sector]
    for edge in range(EDGES):
        if links[edge] >= least and seat in s.entered[near[edge]]:
            for ship in range(MOBILE):
                number = ship_count(s, seat, near[edge], ship)
                if number and s.stats[seat][ship * STATS + MOVEMENT]:
                    force.add_ships(s, seat, ship, number)


def judge_presence(s: EclipseState, sector: int, outlook: Outlook) -> None:
    """Ships that share a hex will fight; ships alone in a hex may take it."""
    for seat in s.entered[sector]:
        against = opposition(s, seat, sector)
        if against.ships:
            judge_fight(s, seat, sector, against, outlook)
        else:
            judge_hold(s, seat, sector, outlook)


def judge_hold(s: EclipseState, seat: int, sector: int, outlook: Outlook) -> None:
    """Ships that nobody opposes may take the hex, if it is not their owner's already."""
    owner = s.controller[sector]
    if owner == NONE:
        outlook.values[seat] += VACANT * prize(s, seat, sector, outlook.ahead)
    elif not allied(s, seat, owner):
        outlook.values[seat] += CONQUERED * prize(s, seat, sector, outlook.ahead)
        outlook.values[owner] -= CONQUERED * prize(s, owner, sector, outlook.ahead)


def judge_fight(s: EclipseState, seat: int, sector: int, against: Force, outlook: Outlook) -> None:
    """The spoils and the reputation against the losses, of a battle that has not begun."""
    own = side(s, seat, sector)
    chance = chance_to_win(own, against)
    if s.phase == ACTION:
        add_neighbours(s, seat, sector, own)
        chance = (1.0 - REINFORCED) * chance + REINFORCED * chance_to_win(own, against)
    outlook.honour(s, seat, 1.0 + kills(against, chance))
    outlook.values[seat] += spoils(s, seat, sector, own, chance, outlook.ahead)


def kills(against: Force, chance: float) -> float:
    """The tiles for destroyed ships: all of them, or some of several before the own ones are gone."""
    some = LOST_KILLS * (1.0 - 1.0 / against.ships)
    return against.draws * (chance + some * (1.0 - chance))


def spoils(s: EclipseState, seat: int, sector: int, own: Force, chance: float, ahead: float) -> float:
    """What a battle decides beside reputation: the hex, and the ships that it costs."""
    stake = prize(s, seat, sector, ahead)
    owner = s.controller[sector]
    if owner == seat:
        value = (chance - 1.0) * stake
    else:
        value = chance * stake * (WON if owner == NONE else CONQUERED)
    losses = (1.0 - chance) + 0.4 * chance * (1.0 - chance)
    return value - losses * own.materials * LOST_MATERIAL * min(1.0, ahead / 3.0)


def judge_battle(s: EclipseState, sector: int, outlook: Outlook) -> None:
    """The battle that is being fought, with its damage and those who have declared retreat."""
    for seat in range(s.players):
        own, against = fighting(s, seat, True), fighting(s, seat, False)
        chance = chance_to_win(own, against)
        draws = draws_to_come(s, seat)
        if own.ships and against.ships:
            outlook.values[seat] += spoils(s, seat, sector, own, chance, outlook.ahead)
            draws += kills(against, chance)
        elif own.ships:
            judge_hold(s, seat, sector, outlook)
        elif against.ships and s.controller[sector] == seat:
            outlook.values[seat] -= CONQUERED * prize(s, seat, sector, outlook.ahead)
        outlook.honour(s, seat, draws)


def look_around(s: EclipseState, sector: int, outlook: Outlook) -> None:
    """Foreign hexes next to a fleet are in danger."""
    for seat in s.entered[sector]:
        fleet = Force()
        add_fleet(s, seat, sector, MOBILE, fleet)
        if not fleet.ships:
            continue
        least = HALF if has_generator(s, seat) else FULL
        near, links = s.near[sector], s.links[sector]
        for edge in range(EDGES):
            if links[edge] < least:
                continue
            other = near[edge]
            owner = s.controller[other]
            if owner == NONE or allied(s, seat, owner) or s.envoys[seat * s.players + owner]:
                continue
            raid = RAID * (chance_to_win(fleet, opposition(s, seat, other)) if s.entered[other] else 1.0)
            outlook.values[seat] += raid * prize(s, seat, other, outlook.ahead)
            outlook.values[owner] -= raid * prize(s, owner, other, outlook.ahead)


def judge_hunt(s: EclipseState, sector: int, outlook: Outlook) -> None:
    """Ancients and guards are prey for those who reach their hex and are not there yet."""
    for seat in range(s.players):
        if seat in s.entered[sector] or not outlook.armies[seat].ships or not reaches(s, seat, sector):
            continue
        against = opposition(s, seat, sector)
        if not against.ships:
            continue
        at_hand = Force()
        add_neighbours(s, seat, sector, at_hand)
        chance = HUNT_SOMEWHERE * chance_to_win(outlook.armies[seat], against)
        chance += HUNT_AT_HAND * chance_to_win(at_hand, against)
        gain = prize(s, seat, sector, outlook.ahead) + reputation_gain(s, seat, 1.0 + against.draws)
        outlook.hunt(seat, chance * gain * min(1.0, outlook.ahead + 0.3))


def reaches(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether a hex of the seat, or one with its ships, is connected."""
    least = HALF if has_generator(s, seat) else FULL
    near, links = s.near[sector], s.links[sector]
    for edge in range(EDGES):
        if links[edge] >= least and (s.controller[near[edge]] == seat or seat in s.entered[near[edge]]):
            return True
    return False
