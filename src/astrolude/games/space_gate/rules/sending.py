"""SG-10: full gate modules send their settlers to where their gate stands."""

from __future__ import annotations

from astrolude.games.space_gate.events import RETURNED, SENT, SETTLED
from astrolude.games.space_gate.grammar import HAWKING_PLACE, SEND, SETTLE
from astrolude.games.space_gate.questions import (
    ASK_EXCHANGE,
    ASK_ISLAND,
    ASK_SEND,
    ASK_SITE,
    THEN_FLIGHT,
    THEN_LANDED,
    THEN_SCORE,
    THEN_SENDING,
)
from astrolude.games.space_gate.rules.closing import HAWKING, close
from astrolude.games.space_gate.rules.closure import closes
from astrolude.games.space_gate.rules.hawking import owe
from astrolude.games.space_gate.rules.placing import destination, legal_sites
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    CAPACITY,
    GATE_MODULE,
    HAWKING_INFLUENCE,
    MODULE_KIND,
    NOTHING,
)
from astrolude.games.space_gate.tables.exoplanets import PLACEMENT, PREDOMINANT, RUSSELL, SIDE_PLANET


def full_modules(s: GateState, seat: int) -> list[int]:
    """SG-10.1: open gate modules that hold as many settlers as they can."""
    return [
        module
        for module in s.bases[seat]
        if MODULE_KIND[module] == GATE_MODULE and s.settlers[module] == CAPACITY[module]
    ]


def go_on_sending(s: GateState, seat: int) -> None:
    """SG-10.1, SG-10.2, SG-10.11: as long as a module is full, its owner must empty one."""
    if full_modules(s, seat):
        THEN_SENDING.then(s, seat)
        ASK_SEND.ask(s, seat)


def send_answers(s: GateState, seat: int) -> list[int]:
    """SG-10.2, SG-14.1: which full module next; once all gates stand on Hawking the order means nothing."""
    modules = full_modules(s, seat)
    if s.ending:
        return [SEND.at(modules[0])]
    return [SEND.at(module) for module in modules]


def send(s: GateState, seat: int, module: int) -> None:
    """SG-10.3, SG-10.9: the module is empty, its settlers are on their way."""
    s.sent = module
    s.flying = s.settlers[module]
    s.island = NOTHING
    s.settlers[module] = 0
    place = destination(s)
    s.note(SENT, seat, module, s.flying, HAWKING_PLACE if place == HAWKING else SIDE_PLANET[s.planets[place]])
    THEN_FLIGHT.then(s, seat)


def fly(s: GateState, seat: int) -> None:
    """SG-10.4, SG-10.8, SG-16.6: the next settler in flight arrives, until all have or none can."""
    if not s.flying:
        s.sent = NOTHING
        s.island = NOTHING
        return
    THEN_FLIGHT.then(s, seat)
    place = destination(s)
    if place == HAWKING:
        arrive_on_hawking(s, seat)
        return
    side = s.planets[place]
    if PLACEMENT[side] == RUSSELL and s.island == NOTHING:
        ASK_ISLAND.ask(s, seat)
    elif legal_sites(s, seat, side):
        ASK_SITE.ask(s, seat)
    else:
        give_up(s, seat)


def arrive_on_hawking(s: GateState, seat: int) -> None:
    """SG-10.8: 1 influence at once, and the settler goes to the reserve."""
    s.flying -= 1
    s.settler_reserve[seat] += 1
    s.from_hawking[seat] += HAWKING_INFLUENCE
    owe(s, seat, HAWKING_INFLUENCE)
    THEN_SCORE.then(s, seat)


def give_up(s: GateState, seat: int) -> None:
    """SG-10.4, SG-10.7: the settlers that are not placed go to the reserve."""
    if s.flying:
        s.note(RETURNED, seat, s.flying)
    s.settler_reserve[seat] += s.flying
    s.flying = 0


def site_answers(s: GateState, seat: int) -> list[int]:
    """SG-10.4: the legal sites of the planet that the gate stands on."""
    return [SETTLE.at(site) for site in legal_sites(s, seat, s.planets[destination(s)])]


def settle(s: GateState, seat: int, site: int) -> None:
    """SG-10.4, SG-10.6, SG-18.29: a settler lands; on a predominance site the exchange comes first."""
    s.sites[site] = seat
    s.flying -= 1
    s.note(SETTLED, seat, site)
    if PREDOMINANT[site]:
        THEN_LANDED.then(s, seat)
        ASK_EXCHANGE.ask(s, seat)
    else:
        land(s, seat)


def land(s: GateState, seat: int) -> None:
    """SG-10.7: after each settler the planet may close."""
    place = destination(s)
    if closes(s, s.planets[place]):
        give_up(s, seat)
        close(s, seat, place)
