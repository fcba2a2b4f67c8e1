"""The flights worth making: towards a fight that can be won, a hex to be taken, a hex to be defended."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.forces import chance_to_win, reputation_gain
from astrolude.games.eclipse.advice.terms_economy import rounds_ahead
from astrolude.games.eclipse.advice.terms_fleets import army, grip_of, opposition, prize
from astrolude.games.eclipse.grammar import ACTIVATE, JUMP, STEP
from astrolude.games.eclipse.rules.galaxy import FULL, HALF, has_generator
from astrolude.games.eclipse.rules.presence import are_allied
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.sectors import EDGES, SECTOR_COUNT
from astrolude.kernel.state import NOBODY

FADING: Final = 0.6
"""What a goal is worth one hex away from it."""
SIGHT: Final = 4
"""Goals farther away than this are not seen."""
MOST_FLIGHTS: Final = 4
"""So many of the most promising activations are looked at."""
CHEERED: Final = 0.3
"""A fight is worth this share of its gain even if it is lost: somebody may help, and there is reputation."""


def lures(s: EclipseState, seat: int) -> list[float]:
    """By sector: what draws a ship of the seat there, or farther on through it."""
    ahead = rounds_ahead(s)
    all_ships = army(s, seat)
    grip = grip_of(s, seat)
    lure = [0.0] * SECTOR_COUNT
    for sector in s.board:
        owner = s.controller[sector]
        against = opposition(s, seat, sector)
        if against.ships:
            gain = prize(s, seat, sector, ahead, grip) + reputation_gain(s, seat, 1.0 + against.draws)
            lure[sector] = gain * (CHEERED + (1.0 - CHEERED) * chance_to_win(all_ships, against))
        elif owner == NOBODY:
            lure[sector] = 0.0 if seat in s.entered[sector] else prize(s, seat, sector, ahead, grip)
        elif not are_allied(s, seat, owner) and not s.envoys[seat * s.players + owner]:
            lure[sector] = prize(s, seat, sector, ahead, grip)
    spread(s, seat, lure)
    return lure


def spread(s: EclipseState, seat: int, lure: list[float]) -> None:
    """A goal draws from afar, less and less."""
    least = HALF if has_generator(s, seat) else FULL
    for _ in range(SIGHT):
        changed = False
        for sector in s.board:
            near, links = s.near[sector], s.links[sector]
            for edge in range(EDGES):
                if links[edge] >= least and lure[near[edge]] * FADING > lure[sector]:
                    lure[sector] = lure[near[edge]] * FADING
                    changed = True
        if not changed:
            return


def worthwhile_activations(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """The ships that something draws elsewhere, the most tempted first, then the other answers."""
    lure = lures(s, seat)
    tempted: list[list[float]] = []
    rest: list[int] = []
    for action in legal:
        if not ACTIVATE.holds(action):
            rest.append(action)
            continue
        _, sector = ACTIVATE.of(action)
        better = best_nearby(s, seat, sector, lure) - lure[sector]
        if better > 0.0:
            tempted.append([-better, float(action)])
    tempted.sort()
    chosen = [int(entry[1]) for entry in tempted[:MOST_FLIGHTS]]
    return [*chosen, *rest]


def best_nearby(s: EclipseState, seat: int, sector: int, lure: list[float]) -> float:
    """The strongest lure one step away."""
    least = HALF if has_generator(s, seat) else FULL
    near, links = s.near[sector], s.links[sector]
    best = 0.0
    for edge in range(EDGES):
        if links[edge] >= least:
            best = max(best, lure[near[edge]])
    return best


def worthwhile_steps(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """Steps and jumps to where the lure is stronger; then to stop, or what concerns the cargo."""
    lure = lures(s, seat)
    here = lure[s.position]
    chosen: list[int] = []
    rest: list[int] = []
    for action in legal:
        if STEP.holds(action):
            if lure[STEP.of(action)] > here:
                chosen.append(action)
        elif JUMP.holds(action):
            if lure[JUMP.of(action)] > here:
                chosen.append(action)
        else:
            rest.append(action)
    return [*chosen, *rest]
