"""AF-6.8: the Raiders' Outpost and the raid."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import CARD_LOST, DISPLACED, STOLE, STOLE_CARD, STOLE_NOTHING
from astrolude.games.alien_frontiers.grammar import (
    FUEL,
    ORE,
    RESOURCES,
    STEAL,
    STEAL_CARD,
    STEAL_NOTHING,
    STOP,
)
from astrolude.games.alien_frontiers.questions import ASK_RAID, ASK_RAID_MORE
from astrolude.games.alien_frontiers.rules.deck import acquire, lose, refill
from astrolude.games.alien_frontiers.rules.ports import dock_group, leave
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CARD_BIT,
    CARDS,
    DECOY,
    EMPTY,
    OUTPOST,
    RAID_TOKENS,
    SHIP_SEAT,
    SHIP_VALUE,
    STATION_END,
    STATION_FIRST,
    STATION_PORTS,
)


def standing_sum(s: AlienState) -> int:
    """AF-6.8.2: the sum that a new run has to exceed, 0 at an empty outpost."""
    total = 0
    if s.occupied & STATION_PORTS[OUTPOST]:
        for port in range(STATION_FIRST[OUTPOST], STATION_END[OUTPOST]):
            if s.ports[port] != EMPTY:
                total += SHIP_VALUE[s.ports[port]]
    return total


def dock_outpost(s: AlienState, seat: int, ships: list[int]) -> None:
    """AF-6.8.2, AF-6.8.7: displaced ships to the Maintenance Bay, the run docks, then the raid."""
    for port in range(STATION_FIRST[OUTPOST], STATION_END[OUTPOST]):
        if s.ports[port] != EMPTY:
            ship = leave(s, port)
            s.bay.append(ship)
            s.note(DISPLACED, SHIP_SEAT[ship], ship, port)
    dock_group(s, seat, OUTPOST, ships)
    ASK_RAID.ask(s, seat)


def raid_answers(s: AlienState, seat: int) -> list[int]:
    """AF-6.8.3, AF-6.8.6, AF-6.8.8, AF-6.8.9, AF-6.8.11, AF-9.14, AF-10.3: what may be stolen."""
    answers = [STEAL_NOTHING.at()]
    for victim in range(s.players):
        if victim == seat:
            continue
        hand = s.hands[victim]
        if hand & CARD_BIT[DECOY]:
            answers.append(STEAL_CARD.at(victim, DECOY))
            continue
        if s.fuel[victim]:
            answers.append(STEAL.at(victim, FUEL))
        if s.ore[victim]:
            answers.append(STEAL.at(victim, ORE))
        first = STEAL_CARD.at(victim, 0)
        answers += [first + card for card in range(len(CARDS)) if hand & CARD_BIT[card]]
    return answers


def further_raid_answers(s: AlienState, seat: int) -> list[int]:
    """AF-6.8.3: another token, not before the last one in order of seats and resources, or stop."""
    answers = [STOP.at()]
    for token in range(s.chosen[-1], s.players * RESOURCES):
        victim = token // RESOURCES
        if victim == seat or s.hands[victim] & CARD_BIT[DECOY]:
            continue
        held = s.fuel[victim] if token % RESOURCES == FUEL else s.ore[victim]
        if held > s.chosen.count(token):
            answers.append(STEAL.at(victim, token % RESOURCES))
    return answers


def choose_token(s: AlienState, seat: int, victim: int, resource: int) -> None:
    """AF-5.11: remember a token; all of them change hands together."""
    s.chosen.append(victim * RESOURCES + resource)
    if len(s.chosen) == RAID_TOKENS:
        steal_tokens(s, seat)
    else:
        ASK_RAID_MORE.ask(s, seat)


def steal_tokens(s: AlienState, seat: int) -> None:
    """AF-6.8.8: the chosen tokens go straight to the raider."""
    for victim in range(s.players):
        fuel = s.chosen.count(victim * RESOURCES + FUEL)
        ore = s.chosen.count(victim * RESOURCES + ORE)
        if fuel or ore:
            s.fuel[victim] -= fuel
            s.ore[victim] -= ore
            s.fuel[seat] += fuel
            s.ore[seat] += ore
            s.note(STOLE, seat, victim, fuel, ore)
    s.chosen.clear()


def steal_card(s: AlienState, seat: int, victim: int, card: int) -> None:
    """AF-6.8.4, AF-6.8.5, AF-6.8.10, AF-9.8: the card changes hands; a kind already owned is discarded."""
    s.note(STOLE_CARD, seat, victim, card)
    lose(s, victim, card)
    if s.hands[seat] & CARD_BIT[card]:
        s.discard.append(card)
        s.note(CARD_LOST, seat, card)
        refill(s)
    else:
        acquire(s, seat, card)


def steal_nothing(s: AlienState, seat: int) -> None:
    """AF-6.8.3: the third choice."""
    s.note(STOLE_NOTHING, seat)
