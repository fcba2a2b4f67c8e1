"""EC-8, ER-4, ER-15.1.2: the Research action, and what a technology brings at once."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import DISCS_GAINED, RESEARCHED, REVEALED
from astrolude.games.eclipse.grammar import RESEARCH, RESEARCH_ON
from astrolude.games.eclipse.questions import ASK_ARTIFACT, THEN_REVELATION
from astrolude.games.eclipse.rules.artifacts import artifacts
from astrolude.games.eclipse.rules.developments import add_developments, can_develop
from astrolude.games.eclipse.rules.discovery import draw_discovery, resolve
from astrolude.games.eclipse.rules.economy import can_raise, gain, pay
from astrolude.games.eclipse.rules.supply import (
    TRACK_COUNT,
    cheapest_technologies,
    is_open,
    price,
    tile_count,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, RESOURCES, SCIENCE
from astrolude.games.eclipse.tables.species import MAGELLAN, SPECIES_HOME
from astrolude.games.eclipse.tables.technologies import (
    ARTIFACT_RESOURCES,
    RARE,
    REVELATION_TILES,
    T_ARTIFACT_KEY,
    TECH_DISCS,
    TECH_TRACK,
    TECHNOLOGY_COUNT,
)

TECH_TRACKS: Final = [
    [TECH_TRACK[technology]] if technology < RARE else list(range(TRACK_COUNT))
    for technology in range(TECHNOLOGY_COUNT)
]
"""By technology: the tracks on which its tile may be laid."""


def can_research(s: EclipseState, seat: int) -> bool:
    """EC-5.5, ER-6.9: whether a technology or development can be bought, after trading."""
    cheapest = cheapest_price(s, seat)
    if cheapest != NONE and can_raise(s, seat, [0, cheapest, 0]):
        return True
    return can_develop(s, seat)


def cheapest_price(s: EclipseState, seat: int) -> int:
    """The lowest price of a technology that is open to the seat, NONE without one."""
    lowest = NONE
    for technology in range(TECHNOLOGY_COUNT):
        if not s.market[technology] or s.technologies[seat] >> technology & 1:
            continue
        for track in TECH_TRACKS[technology]:
            if is_open(s, seat, technology, track):
                cost = price(s, seat, technology, track)
                if lowest == NONE or cost < lowest:
                    lowest = cost
    return lowest


def add_research(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-8.1, ER-4.3, ER-6.2: what can be paid now."""
    science = s.stored[seat * len(RESOURCES) + SCIENCE]
    for technology in range(TECHNOLOGY_COUNT):
        if not s.market[technology] or s.technologies[seat] >> technology & 1:
            continue
        if technology < RARE:
            track = TECH_TRACK[technology]
            if is_open(s, seat, technology, track) and price(s, seat, technology, track) <= science:
                answers.append(RESEARCH.at(technology))
            continue
        first = RESEARCH_ON.at(technology, 0)
        answers += [
            first + track
            for track in range(TRACK_COUNT)
            if is_open(s, seat, technology, track) and price(s, seat, technology, track) <= science
        ]
    add_developments(s, seat, answers)


def research(s: EclipseState, seat: int, technology: int, track: int) -> None:
    """EC-8.2: the tile is paid in science."""
    cost = price(s, seat, technology, track)
    pay(s, seat, SCIENCE, cost)
    take_technology(s, seat, technology, track, cost)


def ancient_technology(s: EclipseState, seat: int, technology: int) -> None:
    """EC-23.4: without paying."""
    take_technology(s, seat, technology, TECH_TRACK[technology], 0)


def ancient_technology_answers(s: EclipseState, seat: int) -> list[int]:
    return [RESEARCH.at(technology) for technology in cheapest_technologies(s, seat)]


def take_technology(s: EclipseState, seat: int, technology: int, track: int, cost: int) -> None:
    """EC-8.5: a tile from the supply board, with what it brings at once."""
    s.market[technology] -= 1
    s.note(RESEARCHED, seat, technology, track, cost)
    hold_technology(s, seat, technology, track)
    discs = min(TECH_DISCS[technology], s.reserve[seat])
    if discs:
        s.reserve[seat] -= discs
        s.discs[seat] += discs
        s.note(DISCS_GAINED, seat, discs)
    reveals = MAGELLAN[s.species[seat]] and not s.revelations >> seat & 1
    if reveals and tile_count(s, seat, track) == REVELATION_TILES:
        s.revelations |= 1 << seat
        THEN_REVELATION.then(s, seat)
    if technology == T_ARTIFACT_KEY:
        found = artifacts(s, seat)
        if found:
            ASK_ARTIFACT.ask(s, seat, found)


def hold_technology(s: EclipseState, seat: int, technology: int, track: int) -> None:
    """EC-8.3: the leftmost free slot of the track."""
    s.technologies[seat] |= 1 << technology
    row = seat * TRACK_COUNT + track
    s.tiles[row] = [*s.tiles[row], technology]


def use_artifact(s: EclipseState, seat: int, left: int, resource: int) -> None:
    """EC-8.13: five resources for each artifact, chosen for each separately."""
    gain(s, seat, resource, ARTIFACT_RESOURCES)
    if left > 1:
        ASK_ARTIFACT.ask(s, seat, left - 1)


def reveal_discovery(s: EclipseState, seat: int) -> None:
    """ER-15.1.2, ER-11.10: Magellan's free discovery; what it places goes to the starting sector."""
    s.note(REVEALED, seat)
    tile = draw_discovery(s)
    if tile != NONE:
        resolve(s, seat, tile, SPECIES_HOME[s.species[seat]])
