"""What must hold in every position, in words where it does not."""

from __future__ import annotations

from astrolude.games.eclipse.questions import ASK_ANCIENT_PART, ASK_UPGRADE
from astrolude.games.eclipse.rules import blueprints
from astrolude.games.eclipse.rules.cubes import KINDS, squares
from astrolude.games.eclipse.rules.diplomacy import WITH_CUBE
from astrolude.games.eclipse.rules.galaxy import link, sector_at, wormholes
from astrolude.games.eclipse.rules.move import CARRIER
from astrolude.games.eclipse.rules.presence import ships_of
from astrolude.games.eclipse.rules.reputation import fits
from astrolude.games.eclipse.rules.supply import TRACK_COUNT
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    ANCIENT_PORTAL,
    CUBES,
    DISCS,
    EXTRA_REPUTATION_TILES,
    INTERCEPTOR,
    NONE,
    ORBITAL_SHIP,
    PROSPERITY,
    PROSPERITY_DISCS,
    REPUTATION_TILES,
    SHIP_SUPPLY,
    SHIP_TYPES,
    SQ_ORBITAL,
    SQUARE_KINDS,
    TRACK_CAPACITY,
    WARP_PORTAL,
)
from astrolude.games.eclipse.tables.sectors import (
    EDGE_Q,
    EDGE_R,
    EDGES,
    OPPOSITE,
    SECTOR_COUNT,
    SECTOR_PORTAL,
)
from astrolude.games.eclipse.tables.species import AMBASSADORS, COLONY_SHIPS, ENLIGHTENED, EXILES
from astrolude.games.eclipse.tables.technologies import (
    RARE,
    TECH_COPIES,
    TECH_EXTRA,
    TECHNOLOGY_COUNT,
    TRACK_SLOTS,
)
from astrolude.games.eclipse.view.battle_invariants import battle_problems
from astrolude.kernel.state import NOBODY


def broken(s: EclipseState) -> list[str]:
    """Every broken invariant."""
    found = [*_hexes(s), *_links(s), *_control(s), *_fleets(s), *_technologies(s), *_reputation(s)]
    found += battle_problems(s)
    for seat in range(s.players):
        if s.species[seat] != NONE and not s.gone[seat] and _has_home(s, seat):
            found += [
                *_cubes(s, seat),
                *_discs(s, seat),
                *_ships(s, seat),
                *_board(s, seat),
                *_envoys(s, seat),
            ]
    return found


def _has_home(s: EclipseState, seat: int) -> bool:
    """Whether set-up has come as far as the seat's home hex."""
    return s.round > 0 or bool(s.own[seat])


def _hexes(s: EclipseState) -> list[str]:
    """EC-2.3, EC-6.3: every hex is in one place; the board is listed in order."""
    laid = [sector for sector in range(SECTOR_COUNT) if s.rotation[sector] != NONE]
    found = [] if laid == s.board else [f"the board lists {s.board}, laid are {laid}"]
    piles = [*s.stacks, *s.discards, *s.box, s.hand, s.aside, s.board]
    seen = [sector for pile in piles for sector in pile]
    if len(set(seen)) != len(seen):
        found.append("a hex is in two places")
    places = [(s.q[sector], s.r[sector]) for sector in s.board]
    if len(set(places)) != len(places):
        found.append("two hexes lie on one place")
    portals = [
        sector
        for sector in s.board
        if SECTOR_PORTAL[sector] or s.structures[sector] & (WARP_PORTAL | ANCIENT_PORTAL)
    ]
    if portals != s.portals:
        found.append(f"portals {s.portals}, should be {portals}")
    return found


def _links(s: EclipseState) -> list[str]:
    """EC-4.2: the table of neighbours is that of coordinates and wormholes."""
    found: list[str] = []
    for sector in s.board:
        for edge in range(EDGES):
            other = sector_at(s, s.q[sector] + EDGE_Q[edge], s.r[sector] + EDGE_R[edge])
            joined = 0 if other == NONE else link(wormholes(s, sector), wormholes(s, other), edge)
            if s.near[sector][edge] != other or s.links[sector][edge] != joined:
                found.append(f"sector {sector}, edge {edge}: wrong neighbour or link")
            if other != NONE and s.near[other][OPPOSITE[edge]] != sector:
                found.append(f"sector {sector}, edge {edge}: the neighbour does not know it")
    return found


def _control(s: EclipseState) -> list[str]:
    """EC-4.3, EC-4.9: discs and cubes on hexes."""
    found: list[str] = []
    for seat in range(s.players):
        own = [sector for sector in range(SECTOR_COUNT) if s.controller[sector] == seat]
        if own != s.own[seat]:
            found.append(f"seat {seat} controls {own}, listed as {s.own[seat]}")
    for sector in range(SECTOR_COUNT):
        if s.controller[sector] != NOBODY and sector not in s.board:
            found.append(f"sector {sector} is controlled but not on the table")
        if s.controller[sector] == NOBODY and any(s.cubes[sector]):
            found.append(f"sector {sector} has cubes and no disc")
        if any(not 0 <= s.cubes[sector][kind] <= squares(s, sector, kind) for kind in range(SQUARE_KINDS)):
            found.append(f"sector {sector} has cubes {s.cubes[sector]}, more than squares")
        if s.ancients[sector] < 0:
            found.append(f"sector {sector} has {s.ancients[sector]} Ancients")
    return found


def _fleets(s: EclipseState) -> list[str]:
    """EC-11.10, ER-15.2.3: the order of entry names those with ships; orbital ships are the Exiles' cubes."""
    found: list[str] = []
    for sector in range(SECTOR_COUNT):
        fleet = s.fleets[sector]
        if fleet and min(fleet) < 0:
            found.append(f"sector {sector} has ships {fleet}")
        present = [seat for seat in range(s.players) if ships_of(s, seat, sector)]
        if sorted(s.entered[sector]) != present:
            found.append(f"sector {sector}: ships of {present}, entered by {s.entered[sector]}")
        if bool(fleet) != bool(present):
            found.append(f"sector {sector} keeps an empty fleet")
        for seat in present:
            orbitals = fleet[seat * SHIP_TYPES + ORBITAL_SHIP]
            exile = s.species[seat] == EXILES and s.controller[sector] == seat
            if orbitals != (s.cubes[sector][SQ_ORBITAL] if exile else 0):
                found.append(f"sector {sector}: seat {seat} has {orbitals} orbital ships")
    return found


def _cubes(s: EclipseState, seat: int) -> list[str]:
    """EC-2.1, EC-4.10: all cubes of a colour are somewhere, and no track holds more than it can."""
    base = seat * KINDS
    on_tracks = s.track[base : base + KINDS]
    given = sum(1 for other in range(s.players) if s.envoys[seat * s.players + other] == WITH_CUBE)
    on_hexes = sum(sum(s.cubes[sector]) for sector in s.own[seat])
    buried = sum(s.graveyard[base : base + KINDS])
    total = sum(on_tracks) + given + on_hexes + buried + s.loose[seat] + s.removed[seat]
    found = [] if total == CUBES else [f"seat {seat} has {total} cubes"]
    if min(on_tracks) < 0 or max(on_tracks) > TRACK_CAPACITY:
        found.append(f"seat {seat} has tracks {on_tracks}")
    if min(s.stored[base : base + KINDS]) < 0:
        found.append(f"seat {seat} has resources {s.stored[base : base + KINDS]}")
    if s.loose[seat] < 0 or min(s.graveyard[base : base + KINDS]) < 0:
        found.append(f"seat {seat} has {s.loose[seat]} loose cubes or a negative graveyard")
    return found


def _discs(s: EclipseState, seat: int) -> list[str]:
    """EC-2.1, ER-15.4.3: all discs of a colour are somewhere."""
    spent = s.spent[seat * SPACES : (seat + 1) * SPACES]
    extra = PROSPERITY_DISCS if _is_prosperous(s, seat) else 0
    total = s.discs[seat] + sum(spent) + s.reserve[seat] + s.lifted[seat] + len(s.own[seat])
    found = [] if total == DISCS + extra else [f"seat {seat} has {total} discs"]
    if s.discs[seat] < 0 or s.reserve[seat] < 0 or min(spent) < 0:
        found.append(f"seat {seat} has a negative number of discs somewhere")
    return found


def _is_prosperous(s: EclipseState, seat: int) -> bool:
    return s.species[seat] == ENLIGHTENED and s.bonuses >> PROSPERITY & 1 == 1


def _ships(s: EclipseState, seat: int) -> list[str]:
    """EC-2.1, ER-5.2: all ships of a colour are on hexes, aboard, or in the supply."""
    found: list[str] = []
    for ship in range(ORBITAL_SHIP):
        on_hexes = sum(s.fleets[sector][seat * SHIP_TYPES + ship] for sector in s.board if s.fleets[sector])
        total = on_hexes + s.supply[seat * SHIP_TYPES + ship]
        if ship == INTERCEPTOR and seat == s.active:
            total += s.cargo + sum(s.carriers[2::CARRIER])
        if total != SHIP_SUPPLY[ship] or s.supply[seat * SHIP_TYPES + ship] < 0:
            found.append(f"seat {seat} has {total} ships of type {ship}")
    return found


def _board(s: EclipseState, seat: int) -> list[str]:
    """EC-8.3, EC-8.4, EC-9.5, EC-13: technologies, blueprints and colony ships."""
    found: list[str] = []
    rows = s.tiles[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]
    held = sorted(technology for row in rows for technology in row)
    owned = [technology for technology in range(TECHNOLOGY_COUNT) if s.technologies[seat] >> technology & 1]
    if held != owned or max(len(row) for row in rows) > TRACK_SLOTS:
        found.append(f"seat {seat} has technologies {owned}, on its tracks {held}")
    if not 0 <= s.ready[seat] <= COLONY_SHIPS[s.species[seat]]:
        found.append(f"seat {seat} has {s.ready[seat]} colony ships ready")
    if not any(ASK_UPGRADE.holds(question) or ASK_ANCIENT_PART.holds(question) for question in s.stack):
        found += blueprints.problems(s, seat)
    return found


def _envoys(s: EclipseState, seat: int) -> list[str]:
    """EC-15.2, EC-15.5: ambassadors are exchanged, and all tiles fit on the track."""
    found: list[str] = []
    given = [other for other in range(s.players) if s.envoys[seat * s.players + other]]
    taken = [other for other in range(s.players) if s.envoys[other * s.players + seat]]
    if given != taken or len(given) > AMBASSADORS[s.species[seat]]:
        found.append(f"seat {seat} has given ambassadors to {given} and holds those of {taken}")
    if not fits(s, seat, len(taken), len(s.reputation[seat])):
        found.append(f"seat {seat}: its reputation track does not hold all tiles")
    return found


def _technologies(s: EclipseState) -> list[str]:
    """EC-8.5: no technology tile appears from nowhere."""
    found: list[str] = []
    for technology in range(TECHNOLOGY_COUNT):
        copies = TECH_COPIES[technology] + TECH_EXTRA[technology]
        tiles = s.market[technology] + s.bag[technology] + s.coming[technology]
        if min(s.market[technology], s.bag[technology], s.coming[technology]) < 0 or tiles > copies:
            found.append(f"technology {technology}: {tiles} tiles")
    if sum(s.market[RARE:]) > len(s.market) - RARE:
        found.append("more rare technologies than there are")
    return found


def _reputation(s: EclipseState) -> list[str]:
    """EC-3.2, ER-13.1: every reputation tile is in the bag, on a track, or being looked at."""
    found: list[str] = []
    for value in range(len(s.reputation_bag)):
        held = sum(tiles.count(value) for tiles in s.reputation) + s.battle.looked.count(value)
        total = s.reputation_bag[value] + held
        if total not in (REPUTATION_TILES[value], REPUTATION_TILES[value] + EXTRA_REPUTATION_TILES[value]):
            found.append(f"there are {total} reputation tiles of value {value}")
    if [len(tiles) for tiles in s.shown] != [len(tiles) for tiles in s.reputation]:
        found.append("not every reputation tile says who has seen it")
    return found
