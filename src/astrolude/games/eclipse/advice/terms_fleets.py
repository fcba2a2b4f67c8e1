"""What ships are worth, and what the fights are worth that their places promise: threat and reach."""

from __future__ import annotations

import math
from typing import Final

from astrolude.games.eclipse.advice.current_battle import draws_to_come, fighting
from astrolude.games.eclipse.advice.forces import SHIP_MATERIALS, Force, chance_to_win, reputation_gain
from astrolude.games.eclipse.advice.terms import (
    ATTACK,
    CONQUERED,
    DEFENCE,
    DESIGNS,
    HONOUR,
    HUNT_AT_HAND,
    HUNT_SOMEWHERE,
    LOSSES,
    LOST,
    POWER,
    RAID,
    RAIDED,
    VACANT,
)
from astrolude.games.eclipse.advice.terms_economy import can_bear, rounds_ahead
from astrolude.games.eclipse.rules.blueprints import MOVEMENT, STATS
from astrolude.games.eclipse.rules.galaxy import FULL, HALF, has_generator
from astrolude.games.eclipse.rules.phases import ACTION
from astrolude.games.eclipse.rules.presence import are_allied, fears_ancients, ship_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    MOBILE,
    MONOLITH,
    MONOLITH_POINTS,
    NONE,
    ROUNDS,
    SHIP_TYPES,
    SQUARE_ADVANCED,
    SQUARE_KINDS,
)
from astrolude.games.eclipse.tables.npcs import ANCIENT
from astrolude.games.eclipse.tables.sectors import EDGES, SECTOR_COUNT, SECTOR_SQUARES, SECTOR_VP
from astrolude.games.eclipse.tables.species import PLANTA
from astrolude.kernel.state import NOBODY

SQUARE_WORTH: Final = 1.45
"""What a population square of a hex to be taken is worth over a whole game."""
DISC_COST: Final = 3.1
"""What the disc on a hex costs over a whole game."""
DISCOVERY_WORTH: Final = 2.0
WITHOUT_DISC: Final = 0.2
"""What the prize is worth to those who have no disc for it, or could not pay for it."""
UNKNOWN: Final = -1.0
SECOND_QUARRY: Final = 0.25
"""What every prey but the best one is worth, as a share."""
SECOND_HONOUR: Final = 0.3
"""What the reputation of every battle but the best one is worth, as a share."""
LOST_KILLS: Final = 0.5
"""The share of the enemies, all but one, that is usually destroyed in a battle that is lost."""
REINFORCED: Final = 0.5
"""How much a fight in the present round counts on the ships that could still come."""


def _square_count(sector: int) -> float:
    """Advanced squares count half."""
    total = 0.0
    for kind in range(SQUARE_KINDS):
        total += SECTOR_SQUARES[sector * SQUARE_KINDS + kind] * (0.5 if SQUARE_ADVANCED[kind] else 1.0)
    return total


SQUARE_COUNT: Final = [_square_count(sector) for sector in range(SECTOR_COUNT)]


class Outlook:
    """By seat: the terms of fights to come, and all mobile ships as one force."""

    def __init__(self, s: EclipseState, ahead: float, terms: list[list[float]]) -> None:
        self.ahead: Final = ahead
        self.terms: Final = terms
        self.armies: Final = [army(s, seat) for seat in range(s.players)]
        self.at_hand: Final = [0.0] * s.players
        self.somewhere: Final = [0.0] * s.players
        """The best prey of each seat so far, for the ships next to it and for all ships."""
        self.honours: Final = [0.0] * s.players
        """The most that a single battle promises each seat in reputation so far."""
        self.grips: Final = [UNKNOWN] * s.players
        """What each seat would hold on to, once that was asked."""

    def prize(self, s: EclipseState, seat: int, sector: int) -> float:
        """What it brings a seat to take a hex, the seat's grip being asked for once."""
        if self.grips[seat] == UNKNOWN:
            self.grips[seat] = grip_of(s, seat)
        return prize(s, seat, sector, self.ahead, self.grips[seat])

    def hunt(self, seat: int, at_hand: float, somewhere: float) -> None:
        """One more prey: the ships can be in one place only, so the best one counts most."""
        self.terms[seat][HUNT_AT_HAND] += added(self.at_hand, seat, at_hand, SECOND_QUARRY)
        self.terms[seat][HUNT_SOMEWHERE] += added(self.somewhere, seat, somewhere, SECOND_QUARRY)

    def honour(self, s: EclipseState, seat: int, draws: float) -> None:
        """One more battle that brings reputation: its tile may have to replace that of another battle."""
        worth = reputation_gain(s, seat, draws)
        self.terms[seat][HONOUR] += added(self.honours, seat, worth, SECOND_HONOUR)


class Drawn:
    """The power of a seat's designs, with the figures it follows from: a list replaced, never changed."""

    def __init__(self, s: EclipseState, seat: int) -> None:
        self.stats: Final = s.stats[seat]
        power = 0.0
        for ship in range(MOBILE):
            single = Force()
            single.add_ships(s, seat, ship, 1)
            power += single.power() * 3.0 / SHIP_MATERIALS[ship]
        self.power: Final = power


SEATS: Final = 9
DRAWN: Final[list[Drawn | None]] = [None] * SEATS
"""By seat: the designs that were judged last, for they seldom change."""


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


def add_prospects(s: EclipseState, terms: list[list[float]]) -> None:
    """What the ships of each seat are worth where they stand."""
    outlook = Outlook(s, rounds_ahead(s), terms)
    for seat in range(s.players):
        if not s.gone[seat] and s.species[seat] != NONE:
            add_fleet_worth(s, seat, outlook)
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


def add_fleet_worth(s: EclipseState, seat: int, outlook: Outlook) -> None:
    """The power of ships on the board, and of the designs of those that are not built yet."""
    terms = outlook.terms[seat]
    known = DRAWN[seat]
    if known is None or known.stats is not s.stats[seat]:
        known = Drawn(s, seat)
        DRAWN[seat] = known
    terms[DESIGNS] = known.power
    terms[POWER] = math.log1p(outlook.armies[seat].power())


def grip_of(s: EclipseState, seat: int) -> float:
    """The share of a prize that a seat would hold on to: little without a disc, or money for it."""
    return 1.0 if s.discs[seat] and can_bear(s, seat, 1) else WITHOUT_DISC


def prize(s: EclipseState, seat: int, sector: int, ahead: float, grip: float) -> float:
    """What it brings a seat to take a hex."""
    value = SECTOR_VP[sector] + (SQUARE_WORTH * SQUARE_COUNT[sector] - DISC_COST) * ahead / ROUNDS
    if s.discovery[sector] != NONE:
        value += DISCOVERY_WORTH
    if s.structures[sector] & MONOLITH:
        value += MONOLITH_POINTS
    if s.species[seat] == PLANTA:
        value += 1.0
    return max(0.0, value * grip)


def side(s: EclipseState, seat: int, sector: int) -> Force:
    """What a seat and its allies have in a hex."""
    force = Force()
    for other in s.entered[sector]:
        if are_allied(s, seat, other):
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
        if not are_allied(s, seat, other):
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
    if owner == NOBODY:
        outlook.terms[seat][VACANT] += outlook.prize(s, seat, sector)
    elif not are_allied(s, seat, owner):
        outlook.terms[seat][CONQUERED] += outlook.prize(s, seat, sector)
        outlook.terms[owner][LOST] += outlook.prize(s, owner, sector)


def judge_fight(s: EclipseState, seat: int, sector: int, against: Force, outlook: Outlook) -> None:
    """The spoils and the reputation against the losses, of a battle that has not begun."""
    own = side(s, seat, sector)
    chance = chance_to_win(own, against)
    if s.phase == ACTION:
        add_neighbours(s, seat, sector, own)
        chance = (1.0 - REINFORCED) * chance + REINFORCED * chance_to_win(own, against)
    outlook.honour(s, seat, 1.0 + kills(against, chance))
    add_spoils(s, seat, sector, own, chance, outlook)


def kills(against: Force, chance: float) -> float:
    """The tiles for destroyed ships: all of them, or some of several before the own ones are gone."""
    some = LOST_KILLS * (1.0 - 1.0 / against.ships)
    return against.draws * (chance + some * (1.0 - chance))


def add_spoils(s: EclipseState, seat: int, sector: int, own: Force, chance: float, outlook: Outlook) -> None:
    """What a battle decides beside reputation: the hex, and the ships that it costs."""
    terms = outlook.terms[seat]
    stake = outlook.prize(s, seat, sector)
    owner = s.controller[sector]
    if owner == seat:
        terms[DEFENCE] += (1.0 - chance) * stake
    else:
        terms[ATTACK if owner == NOBODY else CONQUERED] += chance * stake
    losses = (1.0 - chance) + 0.4 * chance * (1.0 - chance)
    terms[LOSSES] += losses * own.materials


def judge_battle(s: EclipseState, sector: int, outlook: Outlook) -> None:
    """The battle that is being fought, with its damage and those who have declared retreat."""
    for seat in range(s.players):
        own, against = fighting(s, seat, True), fighting(s, seat, False)
        chance = chance_to_win(own, against)
        draws = draws_to_come(s, seat)
        if own.ships and against.ships:
            add_spoils(s, seat, sector, own, chance, outlook)
            draws += kills(against, chance)
        elif own.ships:
            judge_hold(s, seat, sector, outlook)
        elif against.ships and s.controller[sector] == seat:
            outlook.terms[seat][LOST] += outlook.prize(s, seat, sector)
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
            if owner == NOBODY or are_allied(s, seat, owner) or s.envoys[seat * s.players + owner]:
                continue
            chance = chance_to_win(fleet, opposition(s, seat, other)) if s.entered[other] else 1.0
            outlook.terms[seat][RAID] += chance * outlook.prize(s, seat, other)
            outlook.terms[owner][RAIDED] += chance * outlook.prize(s, owner, other)


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
        gain = outlook.prize(s, seat, sector) + reputation_gain(s, seat, 1.0 + against.draws)
        somewhere = chance_to_win(outlook.armies[seat], against)
        outlook.hunt(seat, chance_to_win(at_hand, against) * gain, somewhere * gain)


def reaches(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether a hex of the seat, or one with its ships, is connected."""
    least = HALF if has_generator(s, seat) else FULL
    near, links = s.near[sector], s.links[sector]
    for edge in range(EDGES):
        if links[edge] >= least and (s.controller[near[edge]] == seat or seat in s.entered[near[edge]]):
            return True
    return False
