"""What must hold in every position, in words where it does not."""

from __future__ import annotations

from astrolude.games.gaia.rules.placing import holds_station, is_own
from astrolude.games.gaia.rules.power import IN_GAIA_AREA, OUT_OF_GAME
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import IVITS, PIECES, TAKLONS
from astrolude.games.gaia.tables.federations import STACKED
from astrolude.games.gaia.tables.planets import EMPTY, GAIA, LOST, TRANSDIM
from astrolude.games.gaia.tables.research import TOP_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.resources import CAPS
from astrolude.games.gaia.tables.scoring import SOURCE_COUNT
from astrolude.games.gaia.tables.space import DISTANCES, NEIGHBOURS, NOWHERE_NEAR
from astrolude.games.gaia.tables.structures import LOST_MINE, ROWS
from astrolude.games.gaia.tables.supply import GAIAFORMERS, NONE, SATELLITES, SPACE_STATIONS, TOKEN_COPIES
from astrolude.games.gaia.tables.tech_tiles import STANDARD, STANDARD_TILES
from astrolude.kernel.bits import count
from astrolude.kernel.state import NOBODY


def broken(s: GaiaState) -> list[str]:
    """Every broken invariant."""
    found = [*_map(s), *_supplies(s), *_tracks(s)]
    for side in range(s.sides):
        if s.faction[side] != NONE:
            found += [
                *_resources(s, side),
                *_pieces(s, side),
                *_distances(s, side),
                *_federations(s, side),
                *_tiles(s, side),
            ]
    return found


def _map(s: GaiaState) -> list[str]:
    """GP-2.6, GP-7.2: what stands where."""
    found: list[str] = []
    for place in s.board:
        planet = s.planet[place]
        if (s.owner[place] == NOBODY) != (s.structure[place] == NONE):
            found.append(f"hex {place}: a structure without owner or an owner without structure")
        if s.owner[place] != NOBODY and (planet < 0 or planet == TRANSDIM):
            found.append(f"hex {place}: a structure without a planet to stand on")
        if (planet == LOST) != (s.structure[place] == LOST_MINE):
            found.append(f"hex {place}: the Lost Planet and its mine do not go together")
        if s.guest[place] != NOBODY and s.owner[place] in (NOBODY, s.guest[place]):
            found.append(f"hex {place}: a Lantid mine without a foreign owner of the planet")
        if s.former[place] != NOBODY and (planet not in (GAIA, TRANSDIM) or s.owner[place] != NOBODY):
            found.append(f"hex {place}: a gaiaformer that cannot be there")
    if s.planet.count(LOST) > 1:
        found.append("the Lost Planet is on the map twice")
    if len(set(s.stations)) != len(s.stations) or len(s.stations) > SPACE_STATIONS:
        found.append(f"space stations {s.stations}")
    found += [f"a space station on the planet {place}" for place in s.stations if s.planet[place] != EMPTY]
    return found


def _resources(s: GaiaState, side: int) -> list[str]:
    """GP-2.3, GP-1.3: nothing negative, nothing above a cap, points by source."""
    held = [s.ore[side], s.credits[side], s.knowledge[side], s.qic[side]]
    found = [
        f"side {side} holds {amount} of resource {kind}"
        for kind, amount in enumerate(held)
        if amount < 0 or (CAPS[kind] and amount > CAPS[kind])
    ]
    bowls = [s.first_bowl[side], s.second_bowl[side], s.third_bowl[side], s.gaia_area[side]]
    if min(bowls) < 0:
        found.append(f"side {side} has tokens {bowls}")
    if s.faction[side] == TAKLONS:
        if not OUT_OF_GAME <= s.stone <= IN_GAIA_AREA:
            found.append(f"the brainstone is in {s.stone}")
        elif s.stone != OUT_OF_GAME and not bowls[s.stone - 1]:
            found.append(f"the brainstone is in {s.stone}, but there is no token: {bowls}")
    if s.points[side] < 0:
        found.append(f"side {side} has {s.points[side]} points")
    ledger = s.ledger[side * SOURCE_COUNT : (side + 1) * SOURCE_COUNT]
    if sum(ledger) != s.points[side]:
        found.append(f"side {side} has {s.points[side]} points, its sources make {sum(ledger)}")
    return found


def _pieces(s: GaiaState, side: int) -> list[str]:
    """GP-2.2: pieces on the map and off the board are the same, and not more than there are."""
    found: list[str] = []
    own = sorted(place for place in s.spots if is_own(s, side, place))
    if sorted(s.own[side]) != own:
        found.append(f"side {side} owns {own}, listed as {s.own[side]}")
    on_map = [0] * ROWS
    for place in own:
        structure = s.structure[place] if s.owner[place] == side else 0
        if structure != LOST_MINE:
            on_map[structure] += 1
    out = s.out[side * ROWS : (side + 1) * ROWS]
    if on_map != out:
        found.append(f"side {side} has {on_map} on the map, {out} off the board")
    if any(number > most for number, most in zip(out, PIECES[s.faction[side]], strict=True)):
        found.append(f"side {side} has more pieces than there are: {out}")
    formers = s.former.count(side) + s.formers[side] + s.formers_away[side]
    if formers != s.formers_owned[side] or formers > GAIAFORMERS or s.formers[side] < 0:
        found.append(f"side {side} has {formers} gaiaformers, counted as {s.formers_owned[side]}")
    return found


def _distances(s: GaiaState, side: int) -> list[str]:
    """GP-7.1.3: the table of distances is that of the starting points."""
    starts = s.own[side] + (s.stations if s.faction[side] == IVITS else [])
    expected = list(map(min, NOWHERE_NEAR, NOWHERE_NEAR, *(DISTANCES[start] for start in starts)))
    return [] if expected == s.near[side] else [f"side {side}: the distances are wrong"]


def _federations(s: GaiaState, side: int) -> list[str]:
    """GP-8.3, GP-8.7: members are own hexes, and nothing own lies next to a member outside."""
    found: list[str] = []
    satellites = s.satellites[side]
    if len(satellites) > SATELLITES or len(set(satellites)) != len(satellites):
        found.append(f"side {side} has satellites on {satellites}")
    for place in s.board:
        own = is_own(s, side, place) or holds_station(s, side, place)
        if s.member[side][place] and not own and place not in satellites:
            found.append(f"side {side}: hex {place} is a member and holds nothing")
        if own and not s.member[side][place] and any(s.member[side][other] for other in NEIGHBOURS[place]):
            found.append(f"side {side}: hex {place} lies next to its federation and is no member")
    if side < s.players:
        found += [f"a satellite on {place} is no member" for place in satellites if not s.member[side][place]]
    if s.faction[side] != IVITS and len(s.tokens[side]) < s.federations[side] - 1:
        found.append(f"side {side} has fewer tokens than federations")
    return found


def _tiles(s: GaiaState, side: int) -> list[str]:
    """GP-7.4.4: each advanced tile covers one standard tile."""
    found: list[str] = []
    if s.covered[side] & ~(s.tiles[side] & STANDARD_TILES):
        found.append(f"side {side} has covered tiles that it does not own")
    if count(s.covered[side]) != count(s.tiles[side] >> STANDARD):
        found.append(f"side {side}: covered and advanced tiles are not as many")
    return found


def _supplies(s: GaiaState) -> list[str]:
    """GP-2.4: tokens, tiles and boosters are somewhere, once."""
    found: list[str] = []
    if min(s.stock) < 0 or min(s.stacks) < 0:
        found.append(f"stacks {s.stock} {s.stacks}")
    for kind in range(STACKED):
        owned = sum(1 for tokens in s.tokens for token in tokens if token // 2 == kind)
        copies = s.stock[kind] + owned + int(s.top_token == kind)
        if copies > TOKEN_COPIES:
            found.append(f"there are {copies} federation tokens of kind {kind}")
    held = [booster for booster in s.booster if booster != NONE]
    if len(set(s.boosters + held)) != len(s.boosters) + len(held):
        found.append(f"boosters {s.boosters} and {held}")
    return found


def _tracks(s: GaiaState) -> list[str]:
    """GP-7.5.3: one player on the top of a track."""
    found: list[str] = []
    for track in range(TRACK_COUNT):
        levels = [s.levels[side * TRACK_COUNT + track] for side in range(s.sides)]
        if min(levels) < 0 or max(levels) > TOP_LEVEL or levels.count(TOP_LEVEL) > 1:
            found.append(f"track {track} has levels {levels}")
    return found
