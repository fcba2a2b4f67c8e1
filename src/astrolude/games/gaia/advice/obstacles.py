"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import questions
from astrolude.games.gaia.advice.causes import (
    BOOSTER_GONE,
    CHARGE_AMOUNT,
    NO_ICON,
    NO_ROTATION,
    NO_TOKEN,
    NOT_A_LAB,
    NOT_COVERABLE,
    NOT_LINKING,
    NOT_SWAPPABLE,
    STOCK_EMPTY,
    STONE_PLACE,
    TOKEN_COUNT,
)
from astrolude.games.gaia.advice.causes import OBSTACLES as OBSTACLES
from astrolude.games.gaia.advice.obstacles_map import (
    bonus_obstacles,
    first_obstacles,
    lost_planet_obstacles,
    mine_obstacles,
    project_obstacles,
    station_obstacles,
    upgrade_obstacles,
)
from astrolude.games.gaia.advice.obstacles_power import (
    combination_obstacles,
    conversion_obstacles,
    gain_obstacles,
)
from astrolude.games.gaia.advice.obstacles_research import (
    advance_obstacles,
    faction_obstacles,
    federation_obstacles,
    joining_obstacles,
    lowest_obstacles,
    research_obstacles,
    space_obstacles,
    special_obstacles,
    tile_obstacles,
)
from astrolude.games.gaia.advice.warnings import (
    combination_warnings,
    conversion_warnings,
    income_warnings,
    mine_warnings,
    tile_warnings,
    token_warnings,
    turn_warnings,
)
from astrolude.games.gaia.grammar import (
    ACCEPT,
    ACTION,
    ADVANCE,
    BUILD,
    CHOOSE_FACTION,
    COMBINE,
    CONVERT,
    COVER,
    DECLINE,
    DOWNGRADE,
    END_TURN,
    EXCHANGE,
    FEDERATION,
    FROM_FIRST,
    FROM_SECOND,
    GAIN,
    JOIN,
    JOINED,
    PASS,
    PAY,
    PROJECT,
    PUT,
    PUT_LOST_PLANET,
    PUT_STATION,
    RESEARCH,
    ROTATE,
    SATELLITE,
    STONE_IN,
    STOP,
    SWAP,
    TAKE_BOOSTER,
    TAKE_ICON,
    TAKE_TILE,
    TAKE_TOKEN,
    TOKEN_AFTER,
    TOKEN_FIRST,
    UPGRADE,
    USE_SPECIAL,
    WITH_STONE,
    WITHOUT_STONE,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle, otherwise

CONVERSIONS: Final[list[Verb]] = [CONVERT, COMBINE]
ACTIONS: Final[list[Verb]] = [PASS, BUILD, PROJECT, UPGRADE, FEDERATION, RESEARCH, ACTION, USE_SPECIAL]
STONE: Final[list[Verb]] = [WITH_STONE, WITHOUT_STONE]


def turn_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-6: the actions of a turn, and the conversions. Passing is always possible."""
    seat = s.seat
    if BUILD.holds(action):
        return mine_obstacles(s, seat, BUILD.of(action), 0, 0)
    if UPGRADE.holds(action):
        target, place = UPGRADE.of(action)
        return upgrade_obstacles(s, seat, target, place)
    if PROJECT.holds(action):
        return project_obstacles(s, seat, PROJECT.of(action), 0)
    if RESEARCH.holds(action):
        return research_obstacles(s, seat, RESEARCH.of(action))
    if ACTION.holds(action):
        return space_obstacles(s, seat, ACTION.of(action))
    if USE_SPECIAL.holds(action):
        return special_obstacles(s, seat, USE_SPECIAL.of(action))
    if FEDERATION.holds(action):
        return federation_obstacles(s, seat)
    return after_obstacles(s, action)


def after_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-5.3.2: conversions; ending the turn, and passing, are always possible."""
    if CONVERT.holds(action) or COMBINE.holds(action):
        return conversion_obstacles(s, s.seat, action)
    return []


OBSTACLES.question(questions.ASK_TURN, [*ACTIONS, *CONVERSIONS], turn_obstacles, main=True)
OBSTACLES.question(questions.ASK_AFTER, [END_TURN, *CONVERSIONS], after_obstacles, main=True)
OBSTACLES.question(questions.ASK_COMBINATION, [GAIN, PAY], combination_obstacles)
OBSTACLES.question(questions.ASK_PAYMENT, STONE, otherwise(STONE_PLACE))
OBSTACLES.question(questions.ASK_STONE, [STONE_IN], otherwise(STONE_PLACE))
OBSTACLES.question(questions.ASK_FROM_FIRST, [FROM_FIRST], otherwise(TOKEN_COUNT))
OBSTACLES.question(questions.ASK_FROM_SECOND, [FROM_SECOND], otherwise(TOKEN_COUNT))
OBSTACLES.question(questions.ASK_STONE_ALONG, STONE, otherwise(STONE_PLACE))
OBSTACLES.question(questions.ASK_TILE, [TAKE_TILE], tile_obstacles)
OBSTACLES.question(questions.ASK_COVER, [COVER], otherwise(NOT_COVERABLE))
OBSTACLES.question(questions.ASK_ADVANCE, [ADVANCE, DECLINE], advance_obstacles)
OBSTACLES.question(questions.ASK_LOWEST_TRACK, [ADVANCE], lowest_obstacles)
OBSTACLES.question(questions.ASK_MINE, [BUILD, PROJECT], bonus_obstacles)
OBSTACLES.question(questions.ASK_LOST_PLANET, [PUT_LOST_PLANET], lost_planet_obstacles)
OBSTACLES.question(questions.ASK_STATION, [PUT_STATION], station_obstacles)
OBSTACLES.question(questions.ASK_SWAP, [SWAP], otherwise(NOT_SWAPPABLE))
OBSTACLES.question(questions.ASK_DOWNGRADE, [DOWNGRADE], otherwise(NOT_A_LAB))
OBSTACLES.question(questions.ASK_PLANETS, [JOIN, JOINED], joining_obstacles)
OBSTACLES.question(questions.ASK_SATELLITES, [SATELLITE], otherwise(NOT_LINKING))
OBSTACLES.question(questions.ASK_TOKEN, [TAKE_TOKEN], otherwise(STOCK_EMPTY))
OBSTACLES.question(questions.ASK_RESCORE, [TAKE_TOKEN], otherwise(NO_TOKEN))
OBSTACLES.question(questions.ASK_INCOME, [TAKE_ICON], otherwise(NO_ICON))
OBSTACLES.question(questions.ASK_GAIA_TILES, [EXCHANGE, DECLINE], otherwise(NO_ICON))
OBSTACLES.question(questions.ASK_GAIA_GAINS, [GAIN, STOP], gain_obstacles)
OBSTACLES.question(questions.ASK_BOOSTER, [TAKE_BOOSTER], otherwise(BOOSTER_GONE))
OBSTACLES.question(questions.ASK_ROTATION, [ROTATE], otherwise(NO_ROTATION))
OBSTACLES.question(questions.ASK_FACTION, [CHOOSE_FACTION], faction_obstacles)
OBSTACLES.question(questions.ASK_FIRST_MINE, [PUT], first_obstacles)
OBSTACLES.question(questions.ASK_FIRST_INSTITUTE, [PUT], first_obstacles)
OBSTACLES.question(
    questions.ASK_CHARGE, [ACCEPT, TOKEN_FIRST, TOKEN_AFTER, DECLINE], otherwise(CHARGE_AMOUNT)
)

OBSTACLES.warn(questions.ASK_TURN, turn_warnings)
OBSTACLES.warn(questions.ASK_AFTER, conversion_warnings)
OBSTACLES.warn(questions.ASK_COMBINATION, combination_warnings)
OBSTACLES.warn(questions.ASK_GAIA_GAINS, combination_warnings)
OBSTACLES.warn(questions.ASK_MINE, mine_warnings)
OBSTACLES.warn(questions.ASK_TILE, tile_warnings)
OBSTACLES.warn(questions.ASK_TOKEN, token_warnings)
OBSTACLES.warn(questions.ASK_RESCORE, token_warnings)
OBSTACLES.warn(questions.ASK_INCOME, income_warnings)
