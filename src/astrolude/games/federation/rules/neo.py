"""FD-10.1: Néo, the miner and the asteroids."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import (
    ASTEROID_TOKEN_TAKEN,
    ASTEROID_TOKENS_SHOWN,
    INERT_SHOWN,
    INERT_TAKEN,
    MINER_MOVED,
)
from astrolude.games.federation.grammar import MOVE_MINER, TAKE_INERT
from astrolude.games.federation.questions import ASK_ASTEROID, ASK_EXTRA, ASK_INERT
from astrolude.games.federation.rules.crystals import gain
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.scholars import enablers
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ASTEROID_INFLUENCE,
    ASTEROID_NEXT,
    ASTEROID_REWARD,
    ASTEROID_SLOT,
    ASTEROID_TOKEN_REWARD,
    INERT_TOKEN_REWARD,
    INERT_ZONE,
    LEADS_TO_INERT,
    NEO,
    NOTHING,
    POINTS_OF_USE,
)
from astrolude.kernel.state import NOBODY

DOUBLE_REWARD: Final = POINTS_OF_USE.index("neo_double_reward")
EXTRA_MOVE: Final = POINTS_OF_USE.index("neo_extra_move")


def neo_possible(s: FederationState, seat: int) -> bool:
    """FD-4.9: a line onward, or an inert token left for a miner in the inert zone."""
    return s.miner[seat] != INERT_ZONE or bool(inert_left(s))


def inert_left(s: FederationState) -> list[int]:
    return [token for token in s.inert if token != NOTHING]


def mine(s: FederationState, seat: int) -> None:
    """One Néo action, and its repetition by 2B2 after it (FD-15.7)."""
    if enablers(s, seat, EXTRA_MOVE):
        ASK_EXTRA.ask(s, seat, EXTRA_MOVE)
    move(s, seat)


def move(s: FederationState, seat: int) -> None:
    """FD-10.1 (1), (4): along a line; in the inert zone another inert token."""
    if s.miner[seat] == INERT_ZONE:
        ASK_INERT.ask(s, seat)
    else:
        ASK_ASTEROID.ask(s, seat)


def asteroid_answers(s: FederationState, seat: int) -> list[int]:
    return [MOVE_MINER.at(asteroid) for asteroid in ASTEROID_NEXT[s.miner[seat]]]


def arrive(s: FederationState, seat: int, asteroid: int) -> None:
    """FD-10.1 (1), (3), (4): the miner moves, influence follows, tokens within reach are turned up."""
    s.miner[seat] = asteroid
    s.note(MINER_MOVED, seat, asteroid)
    set_influence(s, seat, NEO, ASTEROID_INFLUENCE[asteroid])
    turned: list[int] = []
    for following in ASTEROID_NEXT[asteroid]:
        slot = ASTEROID_SLOT[following]
        if slot != NOTHING and not s.rocks_shown >> slot & 1:
            s.rocks_shown |= 1 << slot
            turned.append(s.rocks[slot])
    if turned:
        s.reveal()
        s.note_all(ASTEROID_TOKENS_SHOWN, NOBODY, turned)
    if LEADS_TO_INERT[asteroid] and not s.inert_shown:
        s.inert_shown = True
        s.reveal()
        s.note_all(INERT_SHOWN, NOBODY, s.inert[:])


def reach(s: FederationState, seat: int, asteroid: int) -> None:
    """FD-10.1 (2): arriving by a Néo action, with the asteroid's reward."""
    arrive(s, seat, asteroid)
    slot = ASTEROID_SLOT[asteroid]
    if asteroid == INERT_ZONE:
        if inert_left(s):
            ASK_INERT.ask(s, seat)
    elif slot == NOTHING:
        find(s, seat, ASTEROID_REWARD[asteroid])
    elif s.rocks[slot] != NOTHING:
        token = s.rocks[slot]
        s.rocks[slot] = NOTHING
        s.note(ASTEROID_TOKEN_TAKEN, seat, token)
        find(s, seat, ASTEROID_TOKEN_REWARD[token])


def inert_answers(s: FederationState) -> list[int]:
    return [TAKE_INERT.at(token) for token in inert_left(s)]


def take_inert(s: FederationState, seat: int, token: int) -> None:
    """FD-10.1 (4): one of the inert tokens that are left."""
    s.inert[s.inert.index(token)] = NOTHING
    s.note(INERT_TAKEN, seat, token)
    find(s, seat, INERT_TOKEN_REWARD[token])


def find(s: FederationState, seat: int, reward: list[int]) -> None:
    """A reward of Néo, which 1B2 can double (FD-15.7)."""
    gain(s, seat, reward)
    s.found = reward
    if enablers(s, seat, DOUBLE_REWARD):
        ASK_EXTRA.ask(s, seat, DOUBLE_REWARD)
