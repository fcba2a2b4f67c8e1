"""What stands in the way of choosing scholars, tokens, medals, missions, projects and tiles."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.advice.causes import (
    COPIES_UP_TO,
    FACE_DOWN,
    FACE_UP,
    FUNDED,
    IN_USE,
    KEPT,
    LEVEL_1_ONLY,
    LEVEL_3_ONLY,
    LEVEL_BELOW,
    MEDAL_OWNED,
    MEDALS_GONE,
    MUST_REFRESH,
    MUST_USE,
    NEVER_COPIED,
    NOT_DISPLAYED,
    NOT_HERE,
    NOT_IN_ARCHIVE,
    NOT_IN_DEEP_SPACE,
    NOT_ON_PAWN,
    NOT_ON_TABLE,
    NOT_YOURS,
    OTHER_SITE,
    PAYS_THE_CELL,
    RELEASED,
    SAME_STACK,
    WITHOUT_EFFECT,
)
from astrolude.games.federation.grammar import (
    CHOOSE_DEEP,
    CHOOSE_SIDE,
    CHOOSE_STARTER,
    COPIED,
    DECLINE,
    FUND,
    KEEP,
    REFRESH,
    RELEASE,
    TAKE_MEDAL,
    TAKE_SCHOLAR,
    USE,
    WILLING,
)
from astrolude.games.federation.rules.planets import extra_answers
from astrolude.games.federation.rules.projects import complete, pays_the_cell
from astrolude.games.federation.rules.scholars import face_up, has_effect, on_display, tokens_on_pawns
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    COPIER_LEVELS,
    DURING,
    LEVEL_1,
    SCHOLAR_BIT,
    SCHOLAR_LEVEL,
    SCHOLAR_STACK,
    SCHOLAR_TIMING,
    SENATORIAL,
    SITE_STRUCTURES,
    STACK_MASK,
    WORLDS,
)
from astrolude.kernel.obstacles import Obstacle

TOP: Final = 3
"""The level of the scholars that 2A2 reaches."""


def scholar_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.3 (1): on display, none of its stack owned, the level below owned."""
    scholar = TAKE_SCHOLAR.of(action)
    found = display_obstacles(s, scholar)
    stack = SCHOLAR_STACK[scholar]
    if stack % 3 and not s.owned[s.seat] & STACK_MASK[stack - 1]:
        found.append(LEVEL_BELOW.obstacle(SCHOLAR_LEVEL[scholar] - 1))
    return found


def display_obstacles(s: FederationState, scholar: int) -> list[Obstacle]:
    found: list[Obstacle] = []
    if s.owned[s.seat] & STACK_MASK[SCHOLAR_STACK[scholar]]:
        found.append(SAME_STACK.obstacle(scholar))
    elif not on_display(s, scholar):
        found.append(NOT_DISPLAYED.obstacle(scholar))
    return found


def top_scholar_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """2A2: a scholar of level 3 whatever its type."""
    scholar = TAKE_SCHOLAR.of(action)
    found = display_obstacles(s, scholar)
    if SCHOLAR_LEVEL[scholar] != TOP:
        found.append(LEVEL_3_ONLY.obstacle())
    return found


def extra_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-15.7: the tiles of this point, declined unless the action needs one."""
    if action in extra_answers(s, s.seat, s.decision.argument):
        return []
    if DECLINE.holds(action):
        return [MUST_USE.obstacle()]
    scholar = USE.of(action)
    if not s.owned[s.seat] & SCHOLAR_BIT[scholar]:
        return [NOT_YOURS.obstacle(scholar)]
    if s.used[s.seat] & SCHOLAR_BIT[scholar]:
        return [FACE_DOWN.obstacle(scholar)]
    return [NOT_HERE.obstacle(scholar)]


def copied_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-15.3: face up on the display or the own board, of a level, no copy or planet tile, with effect."""
    scholar, highest = COPIED.of(action), s.decision.argument + 1
    found: list[Obstacle] = []
    if SCHOLAR_LEVEL[scholar] > highest:
        found.append(COPIES_UP_TO.obstacle(highest))
    elif COPIER_LEVELS[scholar] or SCHOLAR_TIMING[scholar] == DURING:
        found.append(NEVER_COPIED.obstacle(scholar))
    elif not has_effect(s, s.seat, scholar, 0):
        found.append(WITHOUT_EFFECT.obstacle(scholar))
    if not face_up(s, s.seat) & SCHOLAR_BIT[scholar] and not on_display(s, scholar):
        found.append(NOT_DISPLAYED.obstacle(scholar))
    return found


def refresh_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-10.7, FD-15.6: an own level-1 tile that lies face down and is not in use."""
    if DECLINE.holds(action):
        return [] if s.decision.argument == WILLING else [MUST_REFRESH.obstacle()]
    scholar = REFRESH.of(action)
    bit = SCHOLAR_BIT[scholar]
    if not s.owned[s.seat] & bit:
        return [NOT_YOURS.obstacle(scholar)]
    found: list[Obstacle] = []
    if not bit & LEVEL_1:
        found.append(LEVEL_1_ONLY.obstacle())
    if not s.used[s.seat] & bit:
        found.append(FACE_UP.obstacle(scholar))
    elif s.busy & bit:
        found.append(IN_USE.obstacle(scholar))
    return found


def release_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-7.10."""
    mission = RELEASE.of(action)
    return [RELEASED.obstacle(mission)] if s.released[s.seat] >> mission & 1 else []


def fund_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-9.5, FD-4.10."""
    project = FUND.of(action)
    if project == SENATORIAL:
        return []
    found: list[Obstacle] = []
    if complete(s, project):
        found.append(FUNDED.obstacle(project))
    if pays_the_cell(s, s.seat, s.decision.argument):
        found.append(PAYS_THE_CELL.obstacle(SENATORIAL))
    return found


def medal_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-8.5."""
    medal = TAKE_MEDAL.of(action)
    found: list[Obstacle] = []
    if s.medals[s.seat] >> medal & 1:
        found.append(MEDAL_OWNED.obstacle(medal))
    elif medal < WORLDS and not s.medals_left[medal]:
        found.append(MEDALS_GONE.obstacle(medal))
    return found


def keep_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """2C3: a token on an own pawn."""
    token = KEEP.of(action)
    if not tokens_on_pawns(s, s.seat) >> token & 1:
        return [NOT_ON_PAWN.obstacle(token)]
    return [KEPT.obstacle(token)] if s.kept >> token & 1 else []


def archive_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """Deep Space 5: one of the two tokens that only the chooser sees."""
    token = KEEP.of(action)
    return [] if token in s.aside else [NOT_IN_ARCHIVE.obstacle(token)]


def deep_space_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-14.4: one of the tiles that only those see who have reached Deep Space."""
    tile = CHOOSE_DEEP.of(action)
    return [] if tile in s.deep else [NOT_IN_DEEP_SPACE.obstacle(tile)]


def starter_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """FD-2.2 (3)."""
    tile = CHOOSE_STARTER.of(action)
    return [] if tile in s.starters else [NOT_ON_TABLE.obstacle(tile)]


def side_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """D-01."""
    structure = CHOOSE_SIDE.of(action)
    return [] if structure in SITE_STRUCTURES[s.decision.argument] else [OTHER_SITE.obstacle(structure)]
