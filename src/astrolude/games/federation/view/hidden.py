"""FD-22: what a seat cannot know, dealt anew within each group of equal backs."""

from __future__ import annotations

from astrolude.games.federation.rules.laws import laws_known
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    MOON_POWER,
    MOON_SLOTS,
    MOONS,
    STACK_SIZE,
    STACKS,
    TOKEN_POWER,
)
from astrolude.kernel.generator import Generator
from astrolude.kernel.piles import mix
from astrolude.kernel.piles import redraw as deal


def redraw(s: FederationState, seat: int, rng: Generator) -> None:
    """FD-22.1, FD-22.2: every hidden group is shuffled; what was ever seen by the seat stays."""
    redraw_tokens(s, seat, rng)
    redraw_rocks(s, rng)
    redraw_scholars(s, rng)
    known = laws_known(s)
    for laws in (s.laws_left, s.laws_right):
        laws[known:] = mixed(laws[known:], rng)
    for tiles in (s.planet_blocks, s.room_blocks):
        tiles[s.round + 1 :] = mixed(tiles[s.round + 1 :], rng)
    if not s.deep_seen >> seat & 1:
        deal([s.deep, s.deep_box], rng)
        s.deep.sort()


def mixed(items: list[int], rng: Generator) -> list[int]:
    mix(items, rng)
    return items


def redraw_tokens(s: FederationState, seat: int, rng: Generator) -> None:
    """Tokens of one power: face down on the moons, in a pile, in the box."""
    for power in range(1, 5):
        moons = [moon for moon in range(s.shown, MOONS) if MOON_POWER[moon] == power]
        hidden = [s.moons[moon * MOON_SLOTS : (moon + 1) * MOON_SLOTS] for moon in moons]
        boxed = [token for token in s.token_box if TOKEN_POWER[token] == power]
        hidden.append(boxed)
        if power == 1:
            hidden.append(s.pile)
        archived: list[int] = []
        if power == 4 and s.archivist != seat:
            archived = [s.archived] if s.archived >= 0 else []
            hidden.extend([s.aside, archived])
        deal(hidden, rng)
        for place, moon in enumerate(moons):
            s.moons[moon * MOON_SLOTS : (moon + 1) * MOON_SLOTS] = hidden[place]
        s.token_box = [token for token in s.token_box if TOKEN_POWER[token] != power] + boxed
        if archived:
            s.archived = archived[0]


def redraw_rocks(s: FederationState, rng: Generator) -> None:
    """Asteroid and inert tokens that lie face down, with those in the box."""
    down = [slot for slot in range(len(s.rocks)) if not s.rocks_shown >> slot & 1]
    hidden = [s.rocks[slot] for slot in down]
    deal([hidden, s.rock_box], rng)
    for slot, token in zip(down, hidden, strict=True):
        s.rocks[slot] = token
    if not s.inert_shown:
        deal([s.inert, s.inert_box], rng)


def redraw_scholars(s: FederationState, rng: Generator) -> None:
    """The tiles of a stack below the visible one; of level 3 those in the box."""
    for stack in range(STACKS):
        first = s.taken[stack]
        if stack % 3 == 1 and not s.taken[stack - 1]:
            start = 0
        elif stack % 3 == 2:
            start = STACK_SIZE[stack]
        else:
            start = first + 1
        base = 3 * stack
        s.order[base + start : base + 3] = mixed(s.order[base + start : base + 3], rng)
