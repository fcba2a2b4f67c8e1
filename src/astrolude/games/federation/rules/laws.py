"""FD-9.8a, FD-9.8b, FD-19: what a new round turns up: laws and blocking tiles."""

from __future__ import annotations

from astrolude.games.federation.events import BLOCKED, LAWS_REVEALED, LAWS_SWAPPED, ROUND_BEGAN
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    NEUTRAL,
    PLANET_BLOCK_X,
    PLANET_BLOCK_ZERO,
    ROOM_BLOCK_ZERO,
    ROUNDS,
)
from astrolude.kernel.state import NOBODY


def open_round(s: FederationState) -> None:
    """Laws and blocking tiles of the round; the laws of the last round come with those before it."""
    s.reveal()
    s.note(ROUND_BEGAN, s.first, s.round + 1)
    reveal_laws(s)
    block_cells(s)


def reveal_laws(s: FederationState) -> None:
    """FD-9.8a, FD-9.8b: the two laws of a round are never the same."""
    now = s.round
    if now == ROUNDS - 2:
        if s.laws_left[now] == s.laws_right[now] or s.laws_left[now + 1] == s.laws_right[now + 1]:
            s.note(LAWS_SWAPPED, NOBODY, s.laws_right[now])
            s.laws_right[now], s.laws_right[now + 1] = s.laws_right[now + 1], s.laws_right[now]
    elif now < ROUNDS - 2 and s.laws_left[now] == s.laws_right[now]:
        s.note(LAWS_SWAPPED, NOBODY, s.laws_right[now])
        rest = [s.laws_right[now], *s.laws_right[now + 2 :]]
        s.rng.shuffle(rest)
        s.laws_right[now:] = [s.laws_right[now + 1], *rest]
    s.note(LAWS_REVEALED, NOBODY, s.laws_left[now], s.laws_right[now])


def laws_known(s: FederationState) -> int:
    """How many laws of each wing have been turned up."""
    return ROUNDS if s.round >= ROUNDS - 2 else s.round + 1


def block_cells(s: FederationState) -> None:
    """FD-19.2, FD-19.3: neutral tiles of the round's value on two cells, 0 tiles on the others."""
    if s.planet_blocks:
        tile = s.planet_blocks[s.round]
        put_neutral(s, PLANET_BLOCK_X[tile], s.round + 1)
        put_neutral(s, PLANET_BLOCK_ZERO[tile], 0)
    if s.room_blocks:
        put_neutral(s, ROOM_BLOCK_ZERO[s.room_blocks[s.round]], 0)


def put_neutral(s: FederationState, cells: list[int], votes: int) -> None:
    for cell in cells:
        s.owner[cell] = NEUTRAL
        s.votes[cell] = votes
    s.note_all(BLOCKED, NOBODY, [votes, *cells])
