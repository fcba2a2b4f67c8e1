"""SG-13, the S of every exoplanet: what each player's settlers on it are worth."""

from __future__ import annotations

from astrolude.games.space_gate.rules.placing import owned
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.exoplanets import (
    BY_GROUPS,
    BY_LEVELS,
    BY_NETWORK,
    BY_SATELLITES,
    MAJORITY,
    PER_SETTLER,
    PRESENCE,
    SATELLITE_POINTS,
    SCORING,
    SIDE_CENTRE,
    SIDE_GROUPS,
    SIDE_SITES,
    SITE_LINKS,
    SITE_VALUE,
    TIE,
)
from astrolude.kernel.state import NOBODY


def worth(s: GateState, side: int) -> list[int]:
    """SG-11.1: the influence that each player would score if the planet closed now."""
    kind = SCORING[side]
    if kind == BY_LEVELS:
        return add(settled(s, side), by_groups(s, side))
    if kind == BY_GROUPS:
        return by_groups(s, side)
    if kind == BY_SATELLITES:
        return by_satellites(s, side)
    if kind == BY_NETWORK:
        return add(
            settled(s, side), majority([largest_group(s, seat, side) for seat in range(s.players)], side)
        )
    return by_values(s, side)


def gains(s: GateState, side: int, site: int) -> list[int]:
    """What one more settler on this free site would add to each player's worth of the planet."""
    now = worth(s, side)
    added: list[int] = []
    for seat in range(s.players):
        s.sites[site] = seat
        added.append(worth(s, side)[seat] - now[seat])
    s.sites[site] = NOBODY
    return added


def add(points: list[int], more: list[int]) -> list[int]:
    return [points[seat] + more[seat] for seat in range(len(points))]


def by_values(s: GateState, side: int) -> list[int]:
    """SG-13.3.5, SG-13.7.2, SG-13.8.3, SG-13.8.7: the sum of the sites.

    On the canal the order of placing gives the same sum, because each player walks site by site.
    """
    points = [0] * s.players
    for site in SIDE_SITES[side]:
        if s.sites[site] != NOBODY:
            points[s.sites[site]] += SITE_VALUE[site]
    return points


def settled(s: GateState, side: int) -> list[int]:
    """So much for each own settler."""
    return [owned(s, seat, SIDE_SITES[side]) * PER_SETTLER[side] for seat in range(s.players)]


def majority(counts: list[int], side: int) -> list[int]:
    """SG-18.16: points for the most of something, others if that is tied, none for the most of nothing."""
    best = max(counts)
    leaders = counts.count(best)
    prize = MAJORITY[side] if leaders == 1 else TIE[side]
    return [prize if best and count == best else 0 for count in counts]


def by_groups(s: GateState, side: int) -> list[int]:
    """SG-13.1.4, SG-13.2.6, SG-13.6.4: the majority of each level, volcano or island, and being there."""
    points = [0] * s.players
    for group in SIDE_GROUPS[side]:
        counts = [owned(s, seat, group) for seat in range(s.players)]
        points = add(points, majority(counts, side))
        if PRESENCE[side]:
            points = add(points, [PRESENCE[side] if count else 0 for count in counts])
    return points


def by_satellites(s: GateState, side: int) -> list[int]:
    """SG-13.4.5, SG-13.4.6: the central planet, and different satellites."""
    points = majority(central_counts(s, side), side)
    for seat in range(s.players):
        points[seat] += satellite_points(s, seat, side)
    return points


def satellite_points(s: GateState, seat: int, side: int) -> int:
    """SG-13.4.6: for how many different satellites a player is on."""
    satellites = 0
    for group in SIDE_GROUPS[side]:
        if owned(s, seat, group):
            satellites += 1
    return SATELLITE_POINTS[side][satellites]


def central_counts(s: GateState, side: int) -> list[int]:
    """Settlers on Fermi's central planet, by seat."""
    return [owned(s, seat, SIDE_CENTRE[side]) for seat in range(s.players)]


def central_leaders(s: GateState, side: int) -> list[int]:
    """SG-13.4.5: who exchanges tokens when Fermi closes; nobody on other planets or with nobody there."""
    counts = central_counts(s, side)
    best = max(counts)
    return [seat for seat in range(s.players) if best and counts[seat] == best]


def largest_group(s: GateState, seat: int, side: int) -> int:
    """SG-13.5.3, SG-18.32: the size of the largest group of own sites connected by roads."""
    best = 0
    reached: list[int] = []
    for start in SIDE_SITES[side]:
        if s.sites[start] == seat and start not in reached:
            group = [start]
            for site in group:
                for other in SITE_LINKS[site]:
                    if s.sites[other] == seat and other not in group:
                        group.append(other)
            reached += group
            best = max(best, len(group))
    return best
