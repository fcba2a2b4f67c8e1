"""GP-7.4 to GP-7.7, GP-8: what stands in the way of research, tiles, federations and actions with a space."""

from __future__ import annotations

from astrolude.games.gaia.advice.causes import (
    FACTION_OUT,
    FACTION_TAKEN,
    FEDERATION_LINK,
    FEDERATION_POWER,
    GOODS,
    JOIN_MORE,
    LAST_ROUND,
    NO_GREEN,
    NO_MINE,
    NO_SPECIAL,
    NO_SUCH_TILE,
    NO_TARGET,
    NO_TILE,
    NO_TOKEN,
    NOT_JOINABLE,
    NOT_LOWEST,
    NOTHING_TO_COVER,
    SPACE_USED,
    SPECIAL_USED,
    STOCK_EMPTY,
    TILE_LEVEL,
    TILE_OWNED,
    TOP_TAKEN,
    TRACK_CLOSED,
    TRACK_ENDS,
    WRONG_TRACK,
)
from astrolude.games.gaia.advice.obstacles_power import power_obstacles
from astrolude.games.gaia.grammar import ADVANCE, ANY_TRACK, CHOOSE_FACTION, JOIN, TAKE_TILE
from astrolude.games.gaia.rules.board_actions import can_carry_out
from astrolude.games.gaia.rules.federations import (
    affordable,
    can_form,
    planet_answers,
    power_at_hand,
    power_needed,
)
from astrolude.games.gaia.rules.research import can_advance, is_top_taken
from astrolude.games.gaia.rules.specials import booster_special, faction_special, is_possible
from astrolude.games.gaia.rules.tech import ADVANCED_FROM
from astrolude.games.gaia.rules.tokens import has_green, stock_answers
from astrolude.games.gaia.setup import faction_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    FIRST_TILE_SPECIAL,
    POWER_SPACES,
    SPACE_COST,
    SPACE_STEPS,
    SPECIAL_ACADEMY,
    SPECIAL_TILES,
)
from astrolude.games.gaia.tables.actions import TAKE_TILE as SPACE_TAKES_TILE
from astrolude.games.gaia.tables.factions import PARTNER
from astrolude.games.gaia.tables.research import ADVANCE_KNOWLEDGE, TOP_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.resources import KNOWLEDGE, QIC
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.games.gaia.tables.tech_tiles import STANDARD, STANDARD_TILES, TILE_BIT
from astrolude.kernel.obstacles import Obstacle


def research_obstacles(s: GaiaState, seat: int, track: int) -> list[Obstacle]:
    """GP-7.5.1."""
    return track_obstacles(s, seat, track) + GOODS.obstacles(KNOWLEDGE, ADVANCE_KNOWLEDGE, s.knowledge[seat])


def track_obstacles(s: GaiaState, seat: int, track: int) -> list[Obstacle]:
    """GP-7.5.3, GP-11.10: why a track has no next step."""
    if can_advance(s, seat, track):
        return []
    level = s.levels[seat * TRACK_COUNT + track]
    if level < TOP_LEVEL - 1:
        return [TRACK_CLOSED.obstacle()]
    if level == TOP_LEVEL:
        return [TRACK_ENDS.obstacle(track)]
    found: list[Obstacle] = []
    if is_top_taken(s, track):
        found.append(TOP_TAKEN.obstacle(track))
    if not has_green(s, seat):
        found.append(NO_GREEN.obstacle())
    return found or [TRACK_CLOSED.obstacle()]


def advance_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-7.4.2: the free step, on one track or any."""
    if not ADVANCE.holds(action):
        return []
    track, limit = ADVANCE.of(action), s.decision.argument
    found = track_obstacles(s, s.seat, track)
    if limit not in (ANY_TRACK, track):
        found.append(WRONG_TRACK.obstacle(limit))
    return found


def lowest_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-11.12: one of the lowest tracks."""
    track = ADVANCE.of(action)
    levels = s.levels[s.seat * TRACK_COUNT : (s.seat + 1) * TRACK_COUNT]
    found = track_obstacles(s, s.seat, track)
    if levels[track] > min(levels):
        found.append(NOT_LOWEST.obstacle(min(levels)))
    return found


def tile_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-7.4.1, GP-7.4.4: standard tiles not owned, advanced tiles earned."""
    tile, seat = TAKE_TILE.of(action), s.seat
    if s.tiles[seat] & TILE_BIT[tile]:
        return [TILE_OWNED.obstacle(tile)]
    if tile < STANDARD:
        return [] if s.stacks[tile] else [NO_SUCH_TILE.obstacle(tile)]
    if tile not in s.advanced:
        return [NO_SUCH_TILE.obstacle(tile)]
    found: list[Obstacle] = []
    track = s.advanced.index(tile)
    level = s.levels[seat * TRACK_COUNT + track]
    if level < ADVANCED_FROM:
        found.append(TILE_LEVEL.obstacle(track, level, ADVANCED_FROM))
    if not has_green(s, seat):
        found.append(NO_GREEN.obstacle())
    if not s.tiles[seat] & STANDARD_TILES & ~s.covered[seat]:
        found.append(NOTHING_TO_COVER.obstacle())
    return found


def federation_obstacles(s: GaiaState, seat: int) -> list[Obstacle]:
    """GP-8.1.1, GP-8.1.2: power, satellites that can be paid, and a token."""
    if can_form(s, seat):
        return []
    if not stock_answers(s):
        return [STOCK_EMPTY.obstacle()]
    power = power_at_hand(s, seat)
    needed = power_needed(s, seat)
    if power < needed:
        return [FEDERATION_POWER.obstacle(power, needed)]
    return [FEDERATION_LINK.obstacle(affordable(s, seat))]


def joining_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-8.2.4: a further cluster, or enough of them."""
    if action in planet_answers(s):
        return []
    return [NOT_JOINABLE.obstacle() if JOIN.holds(action) else JOIN_MORE.obstacle()]


def space_obstacles(s: GaiaState, seat: int, space: int) -> list[Obstacle]:
    """GP-7.6.1: a free space that can be paid and carried out."""
    found: list[Obstacle] = []
    if s.spaces_used >> space & 1:
        found.append(used_obstacle(s))
    if space < POWER_SPACES:
        found += power_obstacles(s, seat, SPACE_COST[space])
    else:
        found += GOODS.obstacles(QIC, SPACE_COST[space], s.qic[seat])
    if not can_carry_out(s, seat, space):
        if SPACE_STEPS[space]:
            found.append(NO_MINE.obstacle())
        else:
            found.append(NO_TILE.obstacle() if space == SPACE_TAKES_TILE else NO_TOKEN.obstacle())
    return found


def used_obstacle(s: GaiaState) -> Obstacle:
    """GP-7.6.1: a space is free again in the next round, if there is one."""
    return SPACE_USED.obstacle(s.round + 1) if s.round < ROUNDS else LAST_ROUND.obstacle()


def special_obstacles(s: GaiaState, seat: int, special: int) -> list[Obstacle]:
    """GP-7.7.1: owned, unused and possible."""
    if not owns_special(s, seat, special):
        return [NO_SPECIAL.obstacle()]
    found: list[Obstacle] = []
    if s.used[seat] >> special & 1:
        found.append(SPECIAL_USED.obstacle())
    free = FIRST_TILE_SPECIAL <= special <= SPECIAL_ACADEMY
    if not free and not is_possible(s, seat, special):
        found.append(NO_TARGET.obstacle())
    return found


def owns_special(s: GaiaState, seat: int, special: int) -> bool:
    """GP-7.7.2: by booster, tile, academy or faction."""
    if special == SPECIAL_ACADEMY:
        return s.out[seat * ROWS + ACADEMY_QIC] > 0
    if FIRST_TILE_SPECIAL <= special < SPECIAL_ACADEMY:
        working = s.tiles[seat] & ~s.covered[seat]
        return working & TILE_BIT[SPECIAL_TILES[special - FIRST_TILE_SPECIAL]] != 0
    return special in (booster_special(s, seat), faction_special(s, seat))


def faction_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-3.3.1, GP-3.2.2: boards not taken, in the first game those of its pool."""
    if action in faction_answers(s):
        return []
    faction = CHOOSE_FACTION.of(action)
    taken = faction in s.faction or PARTNER[faction] in s.faction
    return [(FACTION_TAKEN if taken else FACTION_OUT).obstacle(faction)]
