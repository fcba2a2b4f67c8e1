"""A game as its history tells it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.game import Game
from astrolude.kernel.play import Play, entry_of, standing_plies
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import FINISHED, RUNNING, Header, Standing


class Course:
    """A play together with its history, and the ply of each action that still stands."""

    def __init__(self, start: Start, history: list[int], position: State | None = None) -> None:
        self.play: Final = Play(start, position)
        self.play.follow(history)
        self.history: Final = history
        self.plies: Final = standing_plies(history)

    def act(self, action: int, by_order: bool = False) -> None:
        self.play.act(action, by_order)
        self.history.append(entry_of(action, by_order))
        self.plies.append(len(self.history))

    def last_common(self, ply: int) -> int:
        """The ply of the last standing action that already stood at `ply`; 0 if none did."""
        known = bisect_right(self.plies, ply)
        return self.plies[known - 1] if known else 0


def start_of(header: Header, players: int) -> Start:
    """How the game of a table begins; a refusal if this server does not play it by the same rules."""
    game = find_game(header.game)
    if game.rules_version != header.rules:
        raise Refusal(
            "unknown_game",
            f"this table follows version {header.rules} of the rules of {header.game}, "
            f"this server plays version {game.rules_version}",
        )
    return Start(game, players, header.options, header.seed)


def find_game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refusal("unknown_game", str(error)) from None


def standing_of(state: State) -> Standing:
    """How a game stands that has started."""
    outcome = state.outcome()
    if outcome is None:
        return Standing(RUNNING, state.seat)
    return Standing(FINISHED, None, outcome.to_json())
