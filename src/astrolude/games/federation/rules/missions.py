"""FD-7: special missions, their release tokens and ships."""

from __future__ import annotations

from astrolude.games.federation.events import MISSION_ACCOMPLISHED, RELEASED, SHIPS_RECEIVED
from astrolude.games.federation.grammar import RELEASE, SEND
from astrolude.games.federation.questions import ASK_RELEASE, THEN_EFFECTS
from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.crystals import owe, payable
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ALL_MISSIONS,
    MISSION_COST,
    MISSION_LEVEL,
    MISSIONS,
    NOTHING,
)
from astrolude.games.federation.tables.programs import MISSION_PROGRAM
from astrolude.kernel.bits import count


def missions_done(s: FederationState, seat: int) -> int:
    """FD-7.4: missions with a ship, the Start slot, and the Deep Space tile."""
    slots = int(s.starter[seat] != NOTHING) + int(s.deep_tile[seat] != NOTHING)
    return count(s.done[seat]) + slots


def receive_ships(s: FederationState, seat: int, ships: int) -> None:
    """FD-7.7: from the reserve to the hangar, as many as there are."""
    ships = min(ships, s.reserve[seat])
    if ships:
        s.reserve[seat] -= ships
        s.hangar[seat] += ships
        s.note(SHIPS_RECEIVED, seat, ships)


def release(s: FederationState, seat: int, mission: int) -> None:
    """A release token on a mission, unless it is already there."""
    if not s.released[seat] >> mission & 1:
        s.released[seat] |= 1 << mission
        s.note(RELEASED, seat, mission)


def release_some(s: FederationState, seat: int, tokens: int) -> None:
    """FD-7.10: tokens on missions of one's choice, one after the other; what has no place is lost."""
    left = ALL_MISSIONS & ~s.released[seat]
    if count(left) <= tokens:
        for mission in range(len(MISSIONS)):
            release(s, seat, mission)
    else:
        ASK_RELEASE.ask(s, seat, tokens - 1)


def release_answers(s: FederationState, seat: int) -> list[int]:
    return [RELEASE.at(mission) for mission in range(len(MISSIONS)) if not s.released[seat] >> mission & 1]


def mission_answers(s: FederationState, seat: int) -> list[int]:
    """FD-7.2, FD-7.8: released, not yet accomplished, level high enough, own cost payable, ship at hand."""
    ready = s.released[seat] & ~s.done[seat]
    if not s.hangar[seat] or not ready:
        return []
    highest = level(s, seat)
    return [
        SEND.at(mission)
        for mission in range(len(MISSIONS))
        if ready >> mission & 1
        and MISSION_LEVEL[mission] <= highest
        and payable(s, seat, MISSION_COST[mission])
    ]


def send_ship(s: FederationState, seat: int, mission: int) -> None:
    """FD-7.2, FD-7.9: the ship first, then cost and effect."""
    s.hangar[seat] -= 1
    s.done[seat] |= 1 << mission
    s.note(MISSION_ACCOMPLISHED, seat, mission)
    THEN_EFFECTS.then(s, seat, MISSION_PROGRAM[mission])
    owe(s, seat, MISSION_COST[mission])
