"""AF-6.12: landing a colony, from the reserve or from the hub."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import LANDED
from astrolude.games.alien_frontiers.grammar import FROM_EXCESS, FROM_HUB, FROM_RESERVE, LAND, colony
from astrolude.games.alien_frontiers.rules.hub import advance
from astrolude.games.alien_frontiers.rules.territories import settle
from astrolude.games.alien_frontiers.scoring import end_game
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import LANDS, REPULSOR


def landing_answers(s: AlienState) -> list[int]:
    """AF-6.12, AF-8.6, AF-10.2: every territory without the Repulsor Field."""
    closed = s.fields[REPULSOR]
    return [LAND.at(territory) for territory in range(LANDS) if territory != closed]


def land(s: AlienState, seat: int, territory: int, origin: int) -> None:
    """AF-6.3.7, AF-6.3.8, AF-5.6: the colony lands, the board settles, the last colony ends the game."""
    if origin == FROM_RESERVE and s.reserve[seat]:
        s.reserve[seat] -= 1
        s.note(LANDED, seat, territory, FROM_RESERVE)
    else:
        s.circle[seat] = 0
        s.note(LANDED, seat, territory, FROM_HUB)
    s.colonies[colony(seat, territory)] += 1
    settle(s)
    if s.reserve[seat] == 0 and s.circle[seat] == 0:
        end_game(s, seat)
    elif origin == FROM_EXCESS:
        advance(s, seat)
