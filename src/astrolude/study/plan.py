"""What a study is to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game


class UnknownVerb(AstroludeError):
    """A game has no action of this name; the message says which it has."""


@dataclass(frozen=True)
class Plan:
    """Which game is played how often, by whom and under which conditions."""

    game: Game
    players: int
    bots: Sequence[str]
    games: int
    seed: int
    options: Mapping[str, str]
    drawn: Sequence[str] = ()
    """Verbs whose first action is drawn by lot for each seat: bots that know what is strongest would always
    begin with the same."""

    def __post_init__(self) -> None:
        known = self.game.grammar.by_name
        for verb in self.drawn:
            if verb not in known:
                names = ", ".join(sorted(known))
                raise UnknownVerb(f"{self.game.id} has no action {verb!r} to be drawn; its actions: {names}")
