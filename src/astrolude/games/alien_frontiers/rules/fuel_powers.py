"""AF-9.2, AF-9.4, AF-9.7: the fuel powers that change ships, borrow a bonus or fire at ships."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import BORROWED, CARD_USED, DESTROYED, REMOVED, REROLLED, TURNED
from astrolude.games.alien_frontiers.grammar import (
    STOP,
    USE_BOOSTER,
    USE_CANNON,
    USE_CRYSTAL,
    USE_GRAVITY,
    USE_POLARITY,
    USE_STASIS,
    USE_WARPER,
    offer,
)
from astrolude.games.alien_frontiers.rules.ports import is_enemy, leave, representative
from astrolude.games.alien_frontiers.rules.supply import give_back
from astrolude.games.alien_frontiers.rules.terraforming import retire
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BOOSTER,
    CANNON,
    CARD_BIT,
    CARD_FUEL,
    CRYSTAL,
    DICE,
    GRAVITY,
    ISOLATION,
    LANDS,
    MAY_BE_BORROWED,
    POHL,
    POHL_FUEL,
    POLARITY,
    PORT_STATION,
    PORTS,
    SHIP_SEAT,
    STASIS,
    STATION_END,
    TERRAFORMING,
    VALUES,
    WARPER,
)


def discount(s: AlienState, seat: int) -> int:
    """AF-7.11: what the Pohl bonus takes off the price of a fuel power."""
    return POHL_FUEL if has_bonus(s, seat, POHL) else 0


def card_price(s: AlienState, seat: int, card: int, units: int) -> int:
    """AF-7.11, AF-9.7: fuel for using a card on so many units, never below 0."""
    return max(0, CARD_FUEL[card] * units - discount(s, seat))


def pay_card(s: AlienState, seat: int, card: int, units: int) -> None:
    """AF-9.4: pay for a fuel power and mark the card as used this turn."""
    price = card_price(s, seat, card, units)
    give_back(s, seat, price, 0)
    s.used |= CARD_BIT[card]
    s.note(CARD_USED, seat, card, price)


def add_ship_powers(s: AlienState, seat: int, unused: int, purse: int, answers: list[int]) -> None:
    """AF-9.6, AF-9.11, AF-9.13, AF-9.17, AF-9.19, AF-9.20: powers on unplaced ships, paid from `purse`."""
    dice = [die for die in range(DICE) if s.dice[die]]
    if not dice:
        return
    if unused & CARD_BIT[BOOSTER] and purse >= CARD_FUEL[BOOSTER]:
        offer(answers, USE_BOOSTER.at(0), [die for die in dice if may_rise(die)])
    if unused & CARD_BIT[STASIS] and purse >= CARD_FUEL[STASIS]:
        offer(answers, USE_STASIS.at(0), [die for die in dice if may_fall(die)])
    if unused & CARD_BIT[POLARITY] and purse >= CARD_FUEL[POLARITY]:
        offer(answers, USE_POLARITY.at(0), dice)
    if unused & CARD_BIT[WARPER] and purse >= CARD_FUEL[WARPER]:
        offer(answers, USE_WARPER.at(0), dice)
    if unused & CARD_BIT[GRAVITY] and purse >= CARD_FUEL[GRAVITY]:
        for down in dice:
            if may_fall(down):
                ups = [up for up in dice if may_rise(up) and (up != down or s.dice[up] > 1)]
                offer(answers, USE_GRAVITY.at(down, 0), ups)


def may_rise(die: int) -> bool:
    """AF-9.6: no value above 6."""
    return die % VALUES < VALUES - 1


def may_fall(die: int) -> bool:
    """AF-9.6: no value below 1."""
    return die % VALUES > 0


def turn(s: AlienState, seat: int, die: int, result: int) -> None:
    """AF-9.6: an unplaced ship shows another value."""
    s.dice[die] -= 1
    s.dice[result] += 1
    s.note(TURNED, seat, die, result)


def boost(s: AlienState, seat: int, die: int) -> None:
    """AF-9.11 Booster Pod."""
    pay_card(s, seat, BOOSTER, 1)
    turn(s, seat, die, die + 1)


def slow(s: AlienState, seat: int, die: int) -> None:
    """AF-9.19 Stasis Beam."""
    pay_card(s, seat, STASIS, 1)
    turn(s, seat, die, die - 1)


def flip(s: AlienState, seat: int, die: int) -> None:
    """AF-9.17 Polarity Device: the opposite face."""
    pay_card(s, seat, POLARITY, 1)
    lowest = die - die % VALUES
    turn(s, seat, die, lowest + VALUES - 1 - die % VALUES)


def shift(s: AlienState, seat: int, down: int, up: int) -> None:
    """AF-9.13 Gravity Manipulator: one ship down, a different one up."""
    pay_card(s, seat, GRAVITY, 1)
    turn(s, seat, down, down - 1)
    turn(s, seat, up, up + 1)


def warp_answers(s: AlienState) -> list[int]:
    """AF-9.20: another ship to re-roll, not before the last one in order of dice, or stop."""
    left = [die for die in range(s.chosen[-1], DICE) if s.dice[die] > s.chosen.count(die)]
    answers = [STOP.at()]
    offer(answers, USE_WARPER.at(0), left)
    return answers


def reroll(s: AlienState, seat: int) -> None:
    """AF-9.20, AF-5.11 Temporal Warper: all chosen ships are rolled at once."""
    pay_card(s, seat, WARPER, 1)
    for die in s.chosen:
        s.dice[die] -= 1
    rolled: list[int] = []
    for die in s.chosen:
        result = die - die % VALUES + s.rng.below(VALUES)
        s.dice[result] += 1
        rolled.append(result)
    s.chosen.clear()
    s.reveal()
    s.note_all(REROLLED, seat, rolled)


def may_borrow(s: AlienState, seat: int, territory: int) -> bool:
    """AF-9.12, AF-7.7.3: a territory with colonies, not isolated, not the desert, whose bonus he lacks."""
    return (
        MAY_BE_BORROWED[territory]
        and s.fields[ISOLATION] != territory
        and s.control[territory] != seat
        and s.borrowed != territory
        and colonies_on(s, territory) > 0
    )


def colonies_on(s: AlienState, territory: int) -> int:
    """Landed colonies of all players on a territory."""
    colonies = 0
    for seat in range(s.players):
        colonies += s.colonies[seat * LANDS + territory]
    return colonies


def add_borrowing(s: AlienState, seat: int, purse: int, answers: list[int]) -> None:
    """AF-9.12: the territories whose bonus may be borrowed for the fuel in `purse`."""
    answers += [
        USE_CRYSTAL.at(territory)
        for territory in range(LANDS)
        if purse >= CARD_FUEL[CRYSTAL] * colonies_on(s, territory) and may_borrow(s, seat, territory)
    ]


def borrow(s: AlienState, seat: int, territory: int) -> None:
    """AF-9.12 Data Crystal: the bonus until the end of the turn."""
    pay_card(s, seat, CRYSTAL, colonies_on(s, territory))
    s.borrowed = territory
    s.note(BORROWED, seat, territory)


def add_cannon_targets(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-9.16: the first ship of a shot; equal ships are offered once."""
    answers += [
        USE_CANNON.at(port)
        for port in range(PORTS)
        if is_enemy(s, seat, port) and representative(s, port) == port
    ]


def cannon_answers(s: AlienState, seat: int) -> list[int]:
    """AF-9.16: another ship at the same facility, after the last one in port order, or stop."""
    if card_price(s, seat, CANNON, len(s.chosen) + 1) > s.fuel[seat]:
        return [STOP.at()]
    last = s.chosen[-1]
    return [STOP.at()] + [
        USE_CANNON.at(port)
        for port in range(last + 1, STATION_END[PORT_STATION[last]])
        if is_enemy(s, seat, port) and follows(s, port)
    ]


def follows(s: AlienState, port: int) -> bool:
    """Whether every ship that no rule can tell from this one and that comes before it is chosen."""
    first = representative(s, port)
    for earlier in range(first, port):
        if earlier not in s.chosen and representative(s, earlier) == first:
            return False
    return True


def fire(s: AlienState, seat: int) -> None:
    """AF-9.16, AF-5.11 Plasma Cannon: all chosen ships leave together, a terraforming ship for good."""
    pay_card(s, seat, CANNON, len(s.chosen))
    for port in s.chosen:
        ship = leave(s, port)
        if PORT_STATION[port] == TERRAFORMING:
            retire(s, ship)
            s.note(DESTROYED, SHIP_SEAT[ship], ship)
        else:
            s.bay.append(ship)
            s.note(REMOVED, SHIP_SEAT[ship], ship, port)
    s.chosen.clear()
