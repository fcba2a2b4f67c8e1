"""A turn thought through while others play: the position as it would be if it came to a seat at once."""

from __future__ import annotations

from astrolude.kernel.state import State


def turn_now(world: State, seat: int) -> bool:
    """Give a seat its turn as if everybody else waited; False where it cannot be thought through now.

    What is being asked is dropped, so the world is one to try things on, never the game itself; after False
    it is of no use.
    """
    if world.over or not world.game.turn_ahead(world, seat):
        return False
    world.listed = False
    return world.seat == seat
