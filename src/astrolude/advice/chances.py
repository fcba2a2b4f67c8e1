"""From what a search says to chances that can be read: of positions given 70 %, seven in ten are won."""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.kernel.game import Game


def chances_of(game: Game, worths: Sequence[float]) -> list[float]:
    """By seat: the chance to win, from the utilities that bots go by; together they make 1.

    A utility also counts the places behind the winner and what the search hopes for; the game's `sharpness`,
    measured in finished games, says how much more or less certain the result is. Who plays alone has nothing
    to be compared with but its own beginning: its utility is its chance to do better than it stood.
    """
    if len(worths) == 1:
        return [worths[0]]
    sharpness = game.evaluation(len(worths)).sharpness_of(len(worths))
    powers = [max(worth, 0.0) ** sharpness for worth in worths]
    total = sum(powers)
    return [power / total for power in powers] if total > 0.0 else [1.0 / len(worths)] * len(worths)
