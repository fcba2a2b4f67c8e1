"""What can stand in the way, declared: each is said by a message of its own."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTION,
    ALLIANCE,
    DEVELOPMENT,
    FACTION,
    PART,
    PIECE,
    PLANET,
    RESOURCE,
    SEAT,
    SECTOR,
    SHIP,
    SHRINE,
    SQUARE,
    TECHNOLOGY,
    TRACK,
)
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import ABSENT, FAR, FORBIDDEN, ORDER, TAKEN, USED, Obstacles


def supply(s: EclipseState, seat: int, resource: int, amount: int) -> None:
    """More of a resource from nowhere."""
    s.stored[seat * KINDS + resource] += amount


OBSTACLES: Final = Obstacles("eclipse")
SHORTAGE: Final = OBSTACLES.shortage(RESOURCE, supply)

# The turn
FIRST_ACTION: Final = OBSTACLES.cause("first_action", ORDER, Field("action", ACTION))
MUST_ACT: Final = OBSTACLES.cause("must_act", ORDER)
HAS_PASSED: Final = OBSTACLES.cause("has_passed", FORBIDDEN)
NOT_PASSED: Final = OBSTACLES.cause("not_passed", ORDER)
NO_DISC: Final = OBSTACLES.cause("no_disc", ABSENT)
DISC_TOO_DEAR: Final = OBSTACLES.cause("disc_too_dear", FORBIDDEN, Field("upkeep"), Field("money"))
OFF_THE_BOARD: Final = OBSTACLES.cause("off_the_board", ABSENT)
ON_THE_BOARD: Final = OBSTACLES.cause("on_the_board", FORBIDDEN)
NOWHERE_TO_EXPLORE: Final = OBSTACLES.cause("nowhere_to_explore", ABSENT)
NOTHING_ON_OFFER: Final = OBSTACLES.cause("nothing_on_offer", ABSENT)
NOTHING_AFFORDABLE: Final = OBSTACLES.cause("nothing_affordable", FORBIDDEN, Field("price"), Field("science"))
SECONDARY_MARKER: Final = OBSTACLES.cause("secondary_marker", FORBIDDEN)
NOBODY_WAITED: Final = OBSTACLES.cause("nobody_waited", ORDER)

# Other players
NO_PLAYER: Final = OBSTACLES.cause("no_player", ABSENT)
YOURSELF: Final = OBSTACLES.cause("yourself", FORBIDDEN)
GONE: Final = OBSTACLES.cause("gone", ABSENT, Field("other", SEAT))
NO_DIPLOMACY: Final = OBSTACLES.cause("no_diplomacy", FORBIDDEN, Field("players"))
TRAITOR: Final = OBSTACLES.cause("traitor", FORBIDDEN)
OTHER_TRAITOR: Final = OBSTACLES.cause("other_traitor", FORBIDDEN, Field("other", SEAT))
NO_AMBASSADOR: Final = OBSTACLES.cause("no_ambassador", ABSENT)
OTHER_NO_AMBASSADOR: Final = OBSTACLES.cause("other_no_ambassador", ABSENT, Field("other", SEAT))
HAVE_RELATIONS: Final = OBSTACLES.cause("have_relations", TAKEN, Field("other", SEAT))
NO_RELATIONS: Final = OBSTACLES.cause("no_relations", ORDER, Field("one", SEAT), Field("other", SEAT))
NOT_NEIGHBOURS: Final = OBSTACLES.cause("not_neighbours", FAR, Field("other", SEAT))
SHIPS_TOGETHER: Final = OBSTACLES.cause("ships_together", FORBIDDEN, Field("other", SEAT))
PROPOSED: Final = OBSTACLES.cause("proposed", USED, Field("other", SEAT))
DURING_AN_ACTION: Final = OBSTACLES.cause("during_an_action", ORDER)
NO_ALLIANCES: Final = OBSTACLES.cause("no_alliances", FORBIDDEN)
LAST_ROUND: Final = OBSTACLES.cause("last_round", FORBIDDEN)
PAIRS_ONLY: Final = OBSTACLES.cause("pairs_only", FORBIDDEN, Field("players"))
NO_ALLIANCE: Final = OBSTACLES.cause("no_alliance", ABSENT)
OTHER_NO_ALLIANCE: Final = OBSTACLES.cause("other_no_alliance", ABSENT, Field("other", SEAT))
ALLIED: Final = OBSTACLES.cause("allied", TAKEN, Field("alliance", ALLIANCE))
OTHER_ALLIED: Final = OBSTACLES.cause(
    "other_allied", TAKEN, Field("other", SEAT), Field("alliance", ALLIANCE)
)
NOT_ALLIED: Final = OBSTACLES.cause("not_allied", FORBIDDEN, Field("other", SEAT))
ALLIANCES_FOUNDED: Final = OBSTACLES.cause("alliances_founded", TAKEN)
ALLIANCE_FOUNDED: Final = OBSTACLES.cause("alliance_founded", TAKEN, Field("alliance", ALLIANCE))
ALLIANCE_FULL: Final = OBSTACLES.cause("alliance_full", TAKEN, Field("alliance", ALLIANCE))
OATH_BROKEN: Final = OBSTACLES.cause("oath_broken", FORBIDDEN, Field("alliance", ALLIANCE))
SPEAKER: Final = OBSTACLES.cause("speaker", ORDER, Field("other", SEAT))
NOTHING_TO_SHOW: Final = OBSTACLES.cause("nothing_to_show", USED, Field("other", SEAT))

# Hexes
NOT_LAID: Final = OBSTACLES.cause("not_laid", ABSENT, Field("sector", SECTOR))
NOT_CONTROLLED: Final = OBSTACLES.cause("not_controlled", ABSENT, Field("sector", SECTOR))
CONTROLLED: Final = OBSTACLES.cause("controlled", TAKEN, Field("sector", SECTOR), Field("other", SEAT))
ENEMIES: Final = OBSTACLES.cause("enemies", FORBIDDEN, Field("sector", SECTOR), Field("ships"))
UNCONNECTED: Final = OBSTACLES.cause("unconnected", FAR, Field("sector", SECTOR))
SAME_HEX: Final = OBSTACLES.cause("same_hex", FORBIDDEN, Field("sector", SECTOR))
ONLY_THIS_HEX: Final = OBSTACLES.cause("only_this_hex", FORBIDDEN, Field("sector", SECTOR))

# Explore
EXPLORED: Final = OBSTACLES.cause("explored", TAKEN, Field("sector", SECTOR))
NO_PRESENCE: Final = OBSTACLES.cause("no_presence", FAR, Field("sector", SECTOR))
NO_WORMHOLE: Final = OBSTACLES.cause("no_wormhole", FORBIDDEN, Field("sector", SECTOR))
STACK_EMPTY: Final = OBSTACLES.cause("stack_empty", ABSENT)
SAME_ZONE: Final = OBSTACLES.cause("same_zone", ORDER, Field("sector", SECTOR))
MUST_EXPLORE: Final = OBSTACLES.cause("must_explore", ORDER)
ONE_HEX: Final = OBSTACLES.cause("one_hex", ABSENT)
UNJOINED: Final = OBSTACLES.cause("unjoined", FORBIDDEN, Field("sector", SECTOR))
DRAWN: Final = OBSTACLES.cause("drawn", FORBIDDEN, Field("hexes"))
TURNED_AWAY: Final = OBSTACLES.cause("turned_away", FORBIDDEN)

# Influence and population
NO_DISC_MOVES: Final = OBSTACLES.cause("no_disc_moves", USED)
NO_HEX_FOR_DISC: Final = OBSTACLES.cause("no_hex_for_disc", ABSENT)
NO_FLIPS: Final = OBSTACLES.cause("no_flips", USED)
ALL_SHIPS_READY: Final = OBSTACLES.cause("all_ships_ready", FORBIDDEN)
NO_COLONY_SHIP: Final = OBSTACLES.cause("no_colony_ship", USED)
NO_SQUARE: Final = OBSTACLES.cause("no_square", ABSENT, Field("square", SQUARE), Field("sector", SECTOR))
SQUARES_FILLED: Final = OBSTACLES.cause(
    "squares_filled", TAKEN, Field("square", SQUARE), Field("sector", SECTOR)
)
NO_CUBE: Final = OBSTACLES.cause("no_cube", ABSENT, Field("resource", RESOURCE))
TRACK_OF_CUBES_FULL: Final = OBSTACLES.cause("track_of_cubes_full", TAKEN, Field("resource", RESOURCE))
ORBITAL_CUBE: Final = OBSTACLES.cause("orbital_cube", FORBIDDEN)
NEEDS_TECHNOLOGY: Final = OBSTACLES.cause("needs_technology", FORBIDDEN, Field("technology", TECHNOLOGY))
NOT_MAGELLAN: Final = OBSTACLES.cause("not_magellan", FORBIDDEN)
KEPT_FOR_UPKEEP: Final = OBSTACLES.cause("kept_for_upkeep", FORBIDDEN, Field("price"), Field("money"))

# Research
NOT_ON_OFFER: Final = OBSTACLES.cause("not_on_offer", ABSENT, Field("technology", TECHNOLOGY))
TECHNOLOGY_OWNED: Final = OBSTACLES.cause("technology_owned", TAKEN, Field("technology", TECHNOLOGY))
TRACK_FULL: Final = OBSTACLES.cause("track_full", TAKEN, Field("track", TRACK))
CHOOSE_THE_TRACK: Final = OBSTACLES.cause("choose_the_track", ORDER, Field("technology", TECHNOLOGY))
OWN_TRACK: Final = OBSTACLES.cause(
    "own_track", FORBIDDEN, Field("technology", TECHNOLOGY), Field("track", TRACK)
)
DEVELOPMENT_GONE: Final = OBSTACLES.cause("development_gone", ABSENT, Field("development", DEVELOPMENT))
NO_HEX_FOR_TILE: Final = OBSTACLES.cause("no_hex_for_tile", ABSENT, Field("development", DEVELOPMENT))
MUST_RESEARCH: Final = OBSTACLES.cause("must_research", ORDER)
RARE_NOT_FOUND: Final = OBSTACLES.cause("rare_not_found", FORBIDDEN, Field("technology", TECHNOLOGY))
NOT_THE_CHEAPEST: Final = OBSTACLES.cause("not_the_cheapest", FORBIDDEN, Field("price"), Field("cheapest"))

# Build
NEVER_BUILT: Final = OBSTACLES.cause("never_built", FORBIDDEN, Field("piece", PIECE))
NO_PIECE: Final = OBSTACLES.cause("no_piece", ABSENT, Field("piece", PIECE))
STANDS_THERE: Final = OBSTACLES.cause("stands_there", TAKEN, Field("piece", PIECE), Field("sector", SECTOR))

# Move
NO_SHIP: Final = OBSTACLES.cause("no_ship", ABSENT, Field("ship", SHIP), Field("sector", SECTOR))
PINNED: Final = OBSTACLES.cause("pinned", FORBIDDEN, Field("sector", SECTOR), Field("ships"))
HELD: Final = OBSTACLES.cause("held", FORBIDDEN, Field("sector", SECTOR))
NO_EXIT: Final = OBSTACLES.cause("no_exit", FORBIDDEN, Field("sector", SECTOR))
NO_PASSAGE: Final = OBSTACLES.cause("no_passage", FORBIDDEN, Field("sector", SECTOR))
NOT_ADJACENT: Final = OBSTACLES.cause("not_adjacent", FAR, Field("sector", SECTOR), Field("position", SECTOR))
NO_STEPS: Final = OBSTACLES.cause("no_steps", USED, Field("movement"))
NO_JUMP_DRIVE: Final = OBSTACLES.cause("no_jump_drive", ABSENT, Field("ship", SHIP))
JUMPED: Final = OBSTACLES.cause("jumped", USED)
NO_BAY: Final = OBSTACLES.cause("no_bay", ABSENT, Field("ship", SHIP))
LOADABLE: Final = OBSTACLES.cause("loadable", FORBIDDEN, Field("interceptors"))
ABOARD: Final = OBSTACLES.cause("aboard", ABSENT, Field("interceptors"))
IMMOBILE: Final = OBSTACLES.cause("immobile", FORBIDDEN, Field("ship", SHIP))

# Upgrade
NO_BLUEPRINT: Final = OBSTACLES.cause("no_blueprint", ABSENT, Field("ship", SHIP))
NO_SLOT: Final = OBSTACLES.cause("no_slot", ABSENT, Field("ship", SHIP))
NOT_ON_TYPE: Final = OBSTACLES.cause("not_on_type", FORBIDDEN, Field("part", PART), Field("ship", SHIP))
ON_A_SLOT: Final = OBSTACLES.cause("on_a_slot", FORBIDDEN, Field("part", PART))
BESIDE_THE_GRID: Final = OBSTACLES.cause("beside_the_grid", FORBIDDEN, Field("part", PART))
NOT_FOUND: Final = OBSTACLES.cause("not_found", ABSENT, Field("part", PART))
SLOT_REFITTED: Final = OBSTACLES.cause("slot_refitted", USED)
SAME_PART: Final = OBSTACLES.cause("same_part", TAKEN, Field("part", PART))
LACKS_ENERGY: Final = OBSTACLES.cause("lacks_energy", FORBIDDEN, Field("ship", SHIP), Field("energy"))
LACKS_DRIVE: Final = OBSTACLES.cause("lacks_drive", FORBIDDEN, Field("ship", SHIP))
MEND_FIRST: Final = OBSTACLES.cause("mend_first", ORDER, Field("ship", SHIP))
NO_TILE: Final = OBSTACLES.cause("no_tile", ABSENT, Field("ship", SHIP))
PART_LIES: Final = OBSTACLES.cause("part_lies", ORDER)
OTHER_PART: Final = OBSTACLES.cause("other_part", FORBIDDEN, Field("part", PART))
BEGUN_ELSEWHERE: Final = OBSTACLES.cause("begun_elsewhere", ORDER, Field("ship", SHIP))
NO_ROOM_ON: Final = OBSTACLES.cause("no_room_on", FORBIDDEN, Field("part", PART), Field("ship", SHIP))
INSTALL_NOW: Final = OBSTACLES.cause("install_now", ORDER, Field("part", PART))

# Combat and reputation
NOT_TIED: Final = OBSTACLES.cause("not_tied", FORBIDDEN)
NO_DIE: Final = OBSTACLES.cause("no_die", ABSENT)
EQUAL_DIE: Final = OBSTACLES.cause("equal_die", ORDER)
NO_TARGET: Final = OBSTACLES.cause("no_target", ABSENT)
NO_ENEMY: Final = OBSTACLES.cause("no_enemy", FORBIDDEN)
MISSES: Final = OBSTACLES.cause("misses", FORBIDDEN, Field("roll"))
EQUAL_TARGET: Final = OBSTACLES.cause("equal_target", ORDER)
NO_MISSILE: Final = OBSTACLES.cause("no_missile", ABSENT)
NO_CANNONS: Final = OBSTACLES.cause("no_cannons", ABSENT)
ABSORBED: Final = OBSTACLES.cause("absorbed", FORBIDDEN, Field("other", SEAT))
NO_CUBE_THERE: Final = OBSTACLES.cause("no_cube_there", ABSENT, Field("square", SQUARE))
NOT_DRAWN: Final = OBSTACLES.cause("not_drawn", ABSENT, Field("value"))
ROOM_FOR_TILE: Final = OBSTACLES.cause("room_for_tile", FORBIDDEN)
NO_REPUTATION: Final = OBSTACLES.cause("no_reputation", ABSENT, Field("value"))

# Upkeep, shrines and set-up
SOLVENT: Final = OBSTACLES.cause("solvent", FORBIDDEN, Field("money"))
FOR_MONEY_ONLY: Final = OBSTACLES.cause("for_money_only", FORBIDDEN)
SHRINE_BUILT: Final = OBSTACLES.cause("shrine_built", TAKEN, Field("shrine", SHRINE))
NO_PLANET: Final = OBSTACLES.cause("no_planet", ABSENT, Field("shrine", SHRINE))
NO_SHRINE_AFTER_TRADES: Final = OBSTACLES.cause("no_shrine_after_trades", FORBIDDEN)
WRONG_PLANET: Final = OBSTACLES.cause(
    "wrong_planet", FORBIDDEN, Field("shrine", SHRINE), Field("planet", PLANET)
)
NO_SUCH_PLANET: Final = OBSTACLES.cause(
    "no_such_planet", ABSENT, Field("planet", PLANET), Field("sector", SECTOR)
)
PLANET_HAS_SHRINE: Final = OBSTACLES.cause("planet_has_shrine", TAKEN, Field("sector", SECTOR))
SPECIES_LEFT_OUT: Final = OBSTACLES.cause("species_left_out", ABSENT, Field("species", FACTION))
PLAIN_SPECIES: Final = OBSTACLES.cause("plain_species", FORBIDDEN)
SPECIES_TAKEN: Final = OBSTACLES.cause("species_taken", TAKEN, Field("species", FACTION))
OTHER_SIDE_TAKEN: Final = OBSTACLES.cause("other_side_taken", TAKEN, Field("species", FACTION))

# What is said before an action is confirmed
NOTHING_MOVES: Final = OBSTACLES.idle("nothing_moves")
NOTHING_TO_BUILD: Final = OBSTACLES.idle("nothing_to_build", Field("price"), Field("materials"))
NOWHERE_TO_BUILD: Final = OBSTACLES.idle("nowhere_to_build")
DEBT: Final = OBSTACLES.warning("debt", Field("missing"), Field("upkeep"), Field("money"))
TRADED_DEBT: Final = OBSTACLES.warning("traded_debt", Field("missing"), Field("upkeep"), Field("money"))
LAST_SECTOR: Final = OBSTACLES.warning("last_sector", Field("sector", SECTOR))
LEAVES_THE_GAME: Final = OBSTACLES.warning("leaves_the_game")
OATH: Final = OBSTACLES.warning("oath", Field("alliance", ALLIANCE), Field("points"), Field("penalty"))
BECOMES_TRAITOR: Final = OBSTACLES.warning("becomes_traitor", Field("other", SEAT))
ENDS_RELATIONS: Final = OBSTACLES.warning("ends_relations", Field("other", SEAT))
