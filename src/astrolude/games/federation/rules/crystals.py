"""FD-1.3, D-06: crystals, what they can pay, and paying them."""

from __future__ import annotations

from astrolude.games.federation.events import GAINED, PAID_CRYSTAL
from astrolude.games.federation.grammar import PAY
from astrolude.games.federation.questions import ASK_PAYMENT
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import COPPERNIUM, GOLD, KINDS, LAVANDIUM, OCEANIUM


def covers(lav: int, cop: int, oce: int, gold: int, cost: list[int]) -> bool:
    """FD-1.3a: whether crystals pay a cost, Oceanium standing for missing Lavandium and Coppernium."""
    wild = oce - cost[OCEANIUM]
    if cost[LAVANDIUM] > lav:
        wild -= cost[LAVANDIUM] - lav
    if cost[COPPERNIUM] > cop:
        wild -= cost[COPPERNIUM] - cop
    return wild >= 0 and gold >= cost[GOLD]


def short_of(purse: list[int], cost: list[int]) -> list[int]:
    """FD-1.3a: what crystals lack of a cost by kind, Oceanium standing in for Lavandium, then Coppernium."""
    missing = [0] * KINDS
    missing[OCEANIUM] = max(cost[OCEANIUM] - purse[OCEANIUM], 0)
    missing[GOLD] = max(cost[GOLD] - purse[GOLD], 0)
    wild = max(purse[OCEANIUM] - cost[OCEANIUM], 0)
    for kind in (LAVANDIUM, COPPERNIUM):
        lacking = max(cost[kind] - purse[kind], 0)
        missing[kind] = max(lacking - wild, 0)
        wild = max(wild - lacking, 0)
    return missing


def payable(s: FederationState, seat: int, cost: list[int]) -> bool:
    """Whether a seat can pay a cost with what it owns."""
    own = KINDS * seat
    return covers(
        s.crystals[own],
        s.crystals[own + COPPERNIUM],
        s.crystals[own + OCEANIUM],
        s.crystals[own + GOLD],
        cost,
    )


def gain(s: FederationState, seat: int, bag: list[int]) -> None:
    """Crystals from the supply, which never runs out."""
    own = KINDS * seat
    for kind in range(KINDS):
        s.crystals[own + kind] += bag[kind]
    s.note(GAINED, seat, bag[LAVANDIUM], bag[COPPERNIUM], bag[OCEANIUM], bag[GOLD])


def gain_one(s: FederationState, seat: int, kind: int) -> None:
    """One crystal of a kind."""
    bag = [0, 0, 0, 0]
    bag[kind] = 1
    gain(s, seat, bag)


def lose(s: FederationState, seat: int, kind: int) -> None:
    """One crystal back to the supply."""
    s.crystals[KINDS * seat + kind] -= 1
    s.note(PAID_CRYSTAL, seat, kind)


def owe(s: FederationState, seat: int, cost: list[int]) -> None:
    """Pay a cost that is payable: at once, or asking where the payer has a choice."""
    s.owed = cost[:]
    for kind in (OCEANIUM, GOLD):
        while s.owed[kind]:
            s.owed[kind] -= 1
            lose(s, seat, kind)
    pay_on(s, seat)


def pay_on(s: FederationState, seat: int) -> None:
    """D-06: pay what leaves no choice, then ask for the next crystal that does."""
    for kind in (LAVANDIUM, COPPERNIUM):
        while s.owed[kind]:
            ways = payment_answers(s, seat, kind)
            if len(ways) > 1:
                ASK_PAYMENT.ask(s, seat, kind)
                return
            pay_with(s, seat, kind, PAY.of(ways[0]))


def payment_answers(s: FederationState, seat: int, due: int) -> list[int]:
    """D-06: the crystals that may pay one that is due, the rest staying payable; the named one first."""
    own = KINDS * seat
    ways: list[int] = []
    if s.crystals[own + due]:
        ways.append(PAY.at(due))
    if s.crystals[own + OCEANIUM]:
        s.owed[due] -= 1
        s.crystals[own + OCEANIUM] -= 1
        if payable(s, seat, s.owed):
            ways.append(PAY.at(OCEANIUM))
        s.owed[due] += 1
        s.crystals[own + OCEANIUM] += 1
    return ways


def pay_with(s: FederationState, seat: int, due: int, kind: int) -> None:
    """One crystal of a kind for one that is due."""
    s.owed[due] -= 1
    lose(s, seat, kind)
