"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from astrolude.games.federation import questions
from astrolude.games.federation.advice.causes import OBSTACLES as OBSTACLES
from astrolude.games.federation.advice.obstacles_planets import (
    asteroid_obstacles,
    building_obstacles,
    convert_obstacles,
    copy_obstacles,
    inert_obstacles,
    leave_out_obstacles,
    moon_token_obstacles,
    payment_obstacles,
    reward_obstacles,
    stall_obstacles,
    structure_obstacles,
    teleport_obstacles,
    upgrade_obstacles,
    upkeep_obstacles,
    visit_obstacles,
)
from astrolude.games.federation.advice.obstacles_tiles import (
    archive_obstacles,
    copied_obstacles,
    deep_space_obstacles,
    extra_obstacles,
    fund_obstacles,
    keep_obstacles,
    medal_obstacles,
    refresh_obstacles,
    release_obstacles,
    scholar_obstacles,
    side_obstacles,
    starter_obstacles,
    top_scholar_obstacles,
)
from astrolude.games.federation.advice.obstacles_turn import (
    close_obstacles,
    place_obstacles,
    place_with_obstacles,
    window_obstacles,
)
from astrolude.games.federation.advice.warnings import close_warnings, place_warnings, place_with_warnings
from astrolude.games.federation.grammar import (
    ADD_DIE,
    ADVANCE_MAGE,
    BUILD,
    CHOOSE_DEEP,
    CHOOSE_SIDE,
    CHOOSE_STARTER,
    CHOOSE_WING,
    CONVERT,
    COPIED,
    COPY,
    DECLINE,
    DROP,
    END_TURN,
    ENTER_STALL,
    FUND,
    KEEP,
    LAY,
    LEAVE_OUT,
    MOVE_MINER,
    PAUSE,
    PAY,
    PAY_LEVEL,
    PLAY,
    PLAY_SEVEN,
    REFRESH,
    RELEASE,
    REWARD,
    SEND,
    TAKE_INCOME,
    TAKE_INERT,
    TAKE_MEDAL,
    TAKE_SCHOLAR,
    TAKE_TOKEN,
    UPGRADE,
    USE,
    VISIT,
)
from astrolude.games.federation.state import FederationState
from astrolude.kernel.obstacles import Obstacle


def no_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """D-05, D-11, D-14: every answer is open."""
    return []


OBSTACLES.question(questions.ASK_PLACE, [PLAY, LAY, USE, PAUSE], place_obstacles, main=True)
OBSTACLES.question(questions.ASK_CLOSE, [SEND, USE, END_TURN], close_obstacles, main=True)
OBSTACLES.question(questions.ASK_PLACE_WITH, [PLAY], place_with_obstacles)
OBSTACLES.question(questions.ASK_DIE, [ADD_DIE, DECLINE], no_obstacles)
OBSTACLES.question(questions.ASK_WINDOW, [USE, DECLINE], window_obstacles)
OBSTACLES.question(questions.ASK_FIFTH, [PLAY_SEVEN, DECLINE], no_obstacles)
OBSTACLES.question(questions.ASK_PAYMENT, [PAY], payment_obstacles)
OBSTACLES.question(questions.ASK_RELEASE, [RELEASE], release_obstacles)
OBSTACLES.question(questions.ASK_FUND, [FUND], fund_obstacles)
OBSTACLES.question(questions.ASK_MEDAL, [TAKE_MEDAL], medal_obstacles)
OBSTACLES.question(questions.ASK_ASTEROID, [MOVE_MINER], asteroid_obstacles)
OBSTACLES.question(questions.ASK_INERT, [TAKE_INERT], inert_obstacles)
OBSTACLES.question(questions.ASK_MOON_TOKEN, [TAKE_TOKEN], moon_token_obstacles)
OBSTACLES.question(questions.ASK_SCHOLAR, [TAKE_SCHOLAR], scholar_obstacles)
OBSTACLES.question(questions.ASK_SCHOLAR_ANY, [TAKE_SCHOLAR], top_scholar_obstacles)
OBSTACLES.question(questions.ASK_STALL, [ENTER_STALL], stall_obstacles)
OBSTACLES.question(questions.ASK_REWARD, [REWARD], reward_obstacles)
OBSTACLES.question(questions.ASK_BUILDING, [BUILD], building_obstacles)
OBSTACLES.question(questions.ASK_LEAVE_OUT, [LEAVE_OUT], leave_out_obstacles)
OBSTACLES.question(questions.ASK_COPY, [COPY], copy_obstacles)
OBSTACLES.question(questions.ASK_EXTRA, [USE, DECLINE], extra_obstacles)
OBSTACLES.question(questions.ASK_COPIED, [COPIED], copied_obstacles)
OBSTACLES.question(questions.ASK_REFRESH, [REFRESH, DECLINE], refresh_obstacles)
OBSTACLES.question(questions.ASK_STRUCTURE, [TAKE_INCOME], structure_obstacles)
OBSTACLES.question(questions.ASK_CONVERT, [CONVERT, DECLINE], convert_obstacles)
OBSTACLES.question(questions.ASK_UPGRADE, [UPGRADE, DECLINE], upgrade_obstacles)
OBSTACLES.question(questions.ASK_VISIT, [VISIT], visit_obstacles)
OBSTACLES.question(questions.ASK_KEEP, [KEEP], keep_obstacles)
OBSTACLES.question(questions.ASK_KEEP_TOKEN, [KEEP], archive_obstacles)
OBSTACLES.question(questions.ASK_TELEPORT, [MOVE_MINER, ADVANCE_MAGE], teleport_obstacles)
OBSTACLES.question(questions.ASK_DEEP, [CHOOSE_DEEP], deep_space_obstacles)
OBSTACLES.question(questions.ASK_UPKEEP, [PAY_LEVEL, DROP], upkeep_obstacles)
OBSTACLES.question(questions.ASK_LAW, [CHOOSE_WING], no_obstacles)
OBSTACLES.question(questions.ASK_STARTER, [CHOOSE_STARTER], starter_obstacles)
OBSTACLES.question(questions.ASK_SIDE, [CHOOSE_SIDE], side_obstacles)

OBSTACLES.warn(questions.ASK_PLACE, place_warnings)
OBSTACLES.warn(questions.ASK_PLACE_WITH, place_with_warnings)
OBSTACLES.warn(questions.ASK_CLOSE, close_warnings)
