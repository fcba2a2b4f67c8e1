"""FD-8: medals of honour, and influence, which brings most of them."""

from __future__ import annotations

from astrolude.games.federation.events import MEDAL_TAKEN
from astrolude.games.federation.grammar import TAKE_MEDAL
from astrolude.games.federation.questions import ASK_MEDAL
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import MEDALS, WORLDS
from astrolude.kernel.bits import lowest


def set_influence(s: FederationState, seat: int, planet: int, influence: int) -> None:
    """FD-8.2: influence changes; the lowest medal left is taken as soon as its level is reached."""
    s.influence[WORLDS * seat + planet] = influence
    left = s.medals_left[planet]
    if left and not s.medals[seat] >> planet & 1:
        level = lowest(left)
        if influence >= level:
            s.medals_left[planet] = left & ~(1 << level)
            receive_medal(s, seat, planet)


def receive_medal(s: FederationState, seat: int, medal: int) -> None:
    """FD-8.1: nobody owns two of one colour."""
    if not s.medals[seat] >> medal & 1:
        s.medals[seat] |= 1 << medal
        s.note(MEDAL_TAKEN, seat, medal)


def eligible(s: FederationState, seat: int) -> list[int]:
    """FD-8.5: colours that a seat may choose; there are as many accreditation and Solo medals as players."""
    return [
        medal
        for medal in range(len(MEDALS))
        if not s.medals[seat] >> medal & 1 and (medal >= WORLDS or s.medals_left[medal])
    ]


def offer_medal(s: FederationState, seat: int) -> None:
    """FD-8.5: a medal of one's choice, if there is any."""
    if eligible(s, seat):
        ASK_MEDAL.ask(s, seat)


def medal_answers(s: FederationState, seat: int) -> list[int]:
    return [TAKE_MEDAL.at(medal) for medal in eligible(s, seat)]


def choose_medal(s: FederationState, seat: int, medal: int) -> None:
    """FD-8.5: of a planet's medals the one on the highest level."""
    if medal < WORLDS:
        s.medals_left[medal] &= ~(1 << s.medals_left[medal].bit_length() - 1)
    receive_medal(s, seat, medal)
