"""What a study is to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astrolude.bots import Entrant
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.start import Start


class UnknownVerb(AstroludeError):
    """A game has no action of this name; the message says which it has."""


@dataclass(frozen=True)
class Plan:
    """Which game is played how often, by whom and under which conditions."""

    start: Start
    """Of the first game; the others have the seeds that follow."""
    bots: Sequence[Entrant]
    games: int
    drawn: Sequence[str] = ()
    """Verbs whose first action is drawn by lot for each seat: bots that know what is strongest would always
    begin with the same."""
    cut_off: int = CUT_OFF
    """The decisions after which a game is broken off."""

    def __post_init__(self) -> None:
        game = self.start.game
        known = game.grammar.by_name
        for verb in self.drawn:
            if verb not in known:
                names = ", ".join(sorted(known))
                raise UnknownVerb(f"{game.id} has no action {verb!r} to be drawn; its actions: {names}")
