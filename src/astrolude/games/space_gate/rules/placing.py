"""SG-13, the P of every exoplanet: where a settler may land."""

from __future__ import annotations

from astrolude.games.space_gate.grammar import CHOOSE_ISLAND
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import CAPACITY, MODULE_GATE
from astrolude.games.space_gate.tables.exoplanets import (
    ANY_FREE,
    DIRAC,
    FERMI,
    PLACEMENT,
    PRIMARIES_PER_SECONDARY,
    REQUIRES_LINKS,
    RUSSELL,
    SIDE_CENTRAL,
    SIDE_CENTRE,
    SIDE_ENDS,
    SIDE_GROUPS,
    SIDE_PRIMARY,
    SIDE_SATELLITES,
    SIDE_SECONDARY,
    SIDE_SITES,
    SITE_CLASS,
    SITE_LINKS,
    SITE_REQUIRES,
)
from astrolude.kernel.state import NOBODY


def destination(s: GateState) -> int:
    """SG-10.3, SG-11.6: where the settlers in flight go at this moment: a planet in play, or HAWKING."""
    return s.gates[MODULE_GATE[s.sent]]


def legal_sites(s: GateState, seat: int, side: int) -> list[int]:
    """SG-10.4: the sites that the next settler in flight may take; of equal ones the first (SG-16.5)."""
    kind = PLACEMENT[side]
    if kind == ANY_FREE:
        return unlike(s, SIDE_SITES[side])
    if kind == REQUIRES_LINKS:
        return [site for site in SIDE_SITES[side] if s.sites[site] == NOBODY and supported(s, site)]
    if kind == DIRAC:
        return dirac_sites(s, seat, side)
    if kind == FERMI:
        return unlike(s, fermi_part(s, side))
    if kind == RUSSELL:
        return unlike(s, SIDE_GROUPS[side][s.island])
    return canal_sites(s, seat, side)


def unlike(s: GateState, sites: list[int]) -> list[int]:
    """The free ones among some sites of one side, equal ones named once."""
    found: list[int] = []
    seen = 0
    for site in sites:
        if s.sites[site] == NOBODY:
            bit = 1 << SITE_CLASS[site]
            if not seen & bit:
                seen |= bit
                found.append(site)
    return found


def supported(s: GateState, site: int) -> bool:
    """SG-13.1.2, SG-13.3.3, SG-13.8.6: every site that it rests on is occupied, by whomever."""
    return owned(s, NOBODY, SITE_REQUIRES[site]) == 0


def owned(s: GateState, seat: int, sites: list[int]) -> int:
    """How many of some sites a player holds."""
    total = 0
    for site in sites:
        if s.sites[site] == seat:
            total += 1
    return total


def dirac_sites(s: GateState, seat: int, side: int) -> list[int]:
    """SG-13.3.2, SG-13.3.3: primaries, a secondary for every sixth own settler, the centre at the last."""
    found = unlike(s, SIDE_PRIMARY[side])
    if may_take_secondary(s, seat, side):
        found += unlike(s, SIDE_SECONDARY[side])
    centre = SIDE_CENTRAL[side][0]
    if s.sites[centre] == NOBODY and supported(s, centre):
        found.append(centre)
    return found


def may_take_secondary(s: GateState, seat: int, side: int) -> bool:
    """SG-13.3.2: only with the 6th, 12th, 18th … own settler on Dirac."""
    return next_settler(s, seat, side) % (PRIMARIES_PER_SECONDARY[side] + 1) == 0


def next_settler(s: GateState, seat: int, side: int) -> int:
    """The number of a player's next settler on a planet, from 1."""
    return owned(s, seat, SIDE_SITES[side]) + 1


def fermi_part(s: GateState, side: int) -> list[int]:
    """SG-13.4.2, SG-10.13: the first settler of a module goes on a satellite, the others on the planet."""
    return SIDE_SATELLITES[side] if s.flying == CAPACITY[s.sent] else SIDE_CENTRE[side]


def canal_sites(s: GateState, seat: int, side: int) -> list[int]:
    """SG-13.8.2: the first settler on a free end, every other next to an own one."""
    if not owned(s, seat, SIDE_SITES[side]):
        return [site for site in SIDE_ENDS[side] if s.sites[site] == NOBODY]
    return [site for site in SIDE_SITES[side] if s.sites[site] == NOBODY and owned(s, seat, SITE_LINKS[site])]


def island_answers(s: GateState, side: int) -> list[int]:
    """SG-13.6.2: every island with a free site."""
    return [CHOOSE_ISLAND.at(island) for island, sites in enumerate(SIDE_GROUPS[side]) if unlike(s, sites)]
