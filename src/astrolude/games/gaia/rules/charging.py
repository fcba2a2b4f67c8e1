"""GP-10: charge power when an opponent builds near."""

from __future__ import annotations

from astrolude.games.gaia.events import CHARGE_ACCEPTED, CHARGE_DECLINED
from astrolude.games.gaia.grammar import ACCEPT, DECLINE, TOKEN_AFTER, TOKEN_FIRST
from astrolude.games.gaia.questions import ASK_CHARGE, THEN_OFFERS
from astrolude.games.gaia.rules.counts import power_value
from astrolude.games.gaia.rules.power import charge, chargeable, gain_tokens, has_institute
from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import TAKLONS
from astrolude.games.gaia.tables.scoring import FROM_CHARGING
from astrolude.games.gaia.tables.space import INFLUENCE
from astrolude.kernel.state import NOBODY


def make_offers(s: GaiaState, builder: int) -> None:
    """GP-10.5, GP-10.7, GP-10.10: for each hex built on, every opponent near it clockwise from the builder.

    An answer changes nothing for another seat, so all who can charge are asked one after the other.
    """
    if not s.built:
        return
    place = s.built.pop(0)
    THEN_OFFERS.then(s, builder)
    for seat in reversed(offered_to(s, builder, place)):
        ASK_CHARGE.ask(s, seat, place)


def offered_to(s: GaiaState, builder: int, place: int) -> list[int]:
    """GP-10.2, GP-10.5: the seats that may charge for a hex, clockwise from the builder."""
    values = values_near(s, place)
    found: list[int] = []
    for step in range(1, s.sides):
        seat = (builder + step) % s.sides
        if seat < s.players and values[seat] and is_offered(s, seat):
            found.append(seat)
    return found


def values_near(s: GaiaState, place: int) -> list[int]:
    """GP-10.2: by side, the highest power value of its structures within distance 2."""
    values = [0] * s.sides
    for other in INFLUENCE[place]:
        owner = s.owner[other]
        if owner != NOBODY:
            value = power_value(s, owner, other)
            if value > values[owner]:
                values[owner] = value
            guest = s.guest[other]
            if guest != NOBODY and not values[guest]:
                values[guest] = power_value(s, guest, other)
    return values


def gains_token(s: GaiaState, seat: int) -> bool:
    """GP-11.5: the Taklons' institute adds a token to every passive charge."""
    return s.faction[seat] == TAKLONS and has_institute(s, seat)


def is_offered(s: GaiaState, seat: int) -> bool:
    """GP-10.3: something can be charged, or a token gained."""
    return chargeable(s, seat) > 0 or gains_token(s, seat)


def offered(s: GaiaState, seat: int, place: int, extra: int) -> int:
    """GP-10.3: the one amount that may be charged; `extra` comes from a token gained first."""
    value = values_near(s, place)[seat]
    possible = chargeable(s, seat) + extra
    if possible < value:
        value = possible
    if s.points[seat] + 1 < value:
        value = s.points[seat] + 1
    return value


def charge_answers(s: GaiaState, seat: int, place: int) -> list[int]:
    """GP-10.4, GP-11.5."""
    if gains_token(s, seat):
        return [
            DECLINE.at(),
            TOKEN_FIRST.at(offered(s, seat, place, 2)),
            TOKEN_AFTER.at(offered(s, seat, place, 0)),
        ]
    return [DECLINE.at(), ACCEPT.at(offered(s, seat, place, 0))]


def answer_charge(s: GaiaState, seat: int, place: int, action: int) -> None:
    """GP-10.4: pay one point less than is charged, or decline."""
    if ACCEPT.holds(action):
        accept(s, seat, place, ACCEPT.of(action))
    elif TOKEN_AFTER.holds(action):
        accept(s, seat, place, TOKEN_AFTER.of(action))
        gain_tokens(s, seat, 1)
    elif TOKEN_FIRST.holds(action):
        gain_tokens(s, seat, 1)
        accept(s, seat, place, TOKEN_FIRST.of(action))
    else:
        s.note(CHARGE_DECLINED, seat, place)


def accept(s: GaiaState, seat: int, place: int, amount: int) -> None:
    """GP-10.4, GP-10.6."""
    cost = amount - 1 if amount > 1 else 0
    s.note(CHARGE_ACCEPTED, seat, place, amount, cost)
    score(s, seat, -cost, FROM_CHARGING)
    charge(s, seat, amount)
