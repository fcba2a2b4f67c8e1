"""How well each seat stands, in points: what is scored, what the end would bring, and what is yet to come.

Crystals and pieces count by the exchange values of FD-18, less and less as rounds run out; projects count by
how near they are to being funded; influence by the laws and medals that may still come.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.accreditation import level
from astrolude.games.federation.components import (
    ALL_MISSIONS,
    COLUMN_CELLS,
    COLUMN_PROJECT,
    COPPERNIUM,
    GOLD,
    KINDS,
    LAVANDIUM,
    LAW_POINTS,
    MEDAL_POINTS,
    MISSION_LEVEL,
    MISSIONS,
    NEUTRAL,
    NOBODY,
    OCEANIUM,
    PAWNS,
    PROJECT_LAST,
    ROUNDS,
    SEVEN,
    WORLDS,
)
from astrolude.games.federation.executive import cell_votes, floor_votes
from astrolude.games.federation.points import total
from astrolude.games.federation.scholars import PRODUCTION_MASK, face_up
from astrolude.games.federation.scoring import leftovers, shares
from astrolude.games.federation.state import FederationState
from astrolude.kernel.bits import count, lowest

CRYSTAL_WORTH: Final = [1.0, 1.0, 1.7, 2.8]
DEGREE_WORTH: Final = 1.1
DIE_WORTH: Final = 0.7
SHIP_WORTH: Final = 2.6
RELEASE_WORTH: Final = 0.7
TOKEN_WORTH: Final = 2.0
SCHOLAR_WORTH: Final = 2.2
STRUCTURE_WORTH: Final = 1.6
"""Of a production structure, for each round whose income is still to come."""
SEVEN_WORTH: Final = 4.0
PRESIDENT_WORTH: Final = 1.5
MISSION_WORTH: Final = 1.0
LAW_SHARE: Final = 0.22
"""How much of a law not yet revealed an influence level may expect."""
FUNDINGS_A_ROUND: Final = 1.8
"""How many fundings a project may expect in a round."""


def evaluate(s: FederationState) -> list[float]:
    """Each seat's points now plus what it may expect."""
    if s.over:
        return [float(total(s, seat)) for seat in range(s.players)]
    values = [float(total(s, seat)) for seat in range(s.players)]
    left = ROUNDS - s.round - played_share(s)
    for seat in range(s.players):
        values[seat] += holdings(s, seat, left) + prospects(s, seat, left)
    add_projects(s, values, left)
    add_laws(s, values)
    add_floors(s, values)
    return values


def played_share(s: FederationState) -> float:
    """How much of the current round is over."""
    return sum(s.turns) / (4.0 * s.players)


def holdings(s: FederationState, seat: int, left: float) -> float:
    """What a seat owns: worth its use while rounds are left, at the end its leftovers."""
    use = min(1.0, left / 1.5)
    own = KINDS * seat
    worth = 0.0
    for kind in (LAVANDIUM, COPPERNIUM, OCEANIUM, GOLD):
        worth += CRYSTAL_WORTH[kind] * min(s.crystals[own + kind], 4)
    worth += TOKEN_WORTH * count(s.tokens[seat])
    worth += SHIP_WORTH * min(s.hangar[seat], ready_missions(s, seat) + 1)
    worth += RELEASE_WORTH * count(ALL_MISSIONS & s.released[seat] & ~s.done[seat])
    worth += SCHOLAR_WORTH * count(face_up(s, seat))
    if s.pawns[len(PAWNS) * seat + SEVEN]:
        worth += SEVEN_WORTH
    return use * worth + (1.0 - use) * leftovers(s, seat)


def ready_missions(s: FederationState, seat: int) -> int:
    """Released missions that the seat's level opens."""
    highest = level(s, seat)
    ready = s.released[seat] & ~s.done[seat]
    number = 0
    for mission in range(len(MISSIONS)):
        if ready >> mission & 1 and MISSION_LEVEL[mission] <= highest:
            number += 1
    return number


def prospects(s: FederationState, seat: int, left: float) -> float:
    """Medals owned and near, accreditation, die, structures and influence for laws to come."""
    medals = count(s.medals[seat])
    worth = float(MEDAL_POINTS[medals])
    step = MEDAL_POINTS[min(medals + 1, len(MEDAL_POINTS) - 1)] - MEDAL_POINTS[medals]
    influence = 0
    for planet in range(WORLDS):
        here = s.influence[WORLDS * seat + planet]
        influence += here
        if s.medals_left[planet] and not s.medals[seat] >> planet & 1:
            worth += 0.6 * step * here / lowest(s.medals_left[planet])
    worth += MISSION_WORTH * count(s.done[seat])
    worth += left * (
        LAW_SHARE * LAW_POINTS * influence + STRUCTURE_WORTH * count(s.built[seat] & PRODUCTION_MASK)
    )
    worth += min(1.0, left) * (DEGREE_WORTH * s.degree[seat] + DIE_WORTH * s.die[seat])
    worth += min(1.0, left) * 0.8 * (s.game_bonus[seat] + s.round_bonus[seat])
    if s.president == seat and left > 1.0:
        worth += PRESIDENT_WORTH
    return worth


def add_projects(s: FederationState, values: list[float], left: float) -> None:
    """Projects by the present ranks, the surer the nearer they are to being funded."""
    reach = FUNDINGS_A_ROUND * left
    for project, missing in enumerate(fundings_missing(s)):
        hope = 1.0 if missing <= 0 else reach / (reach + missing + 0.1)
        for seat, points in enumerate(shares(s, project)):
            values[seat] += hope * points


def fundings_missing(s: FederationState) -> list[int]:
    """By project: the cells still to go once the pawns on the board have funded their columns."""
    missing = [last - cell for last, cell in zip(PROJECT_LAST, s.projects, strict=True)]
    for column, cells in enumerate(COLUMN_CELLS):
        for cell in cells:
            if s.owner[cell] != NOBODY and s.owner[cell] != NEUTRAL and not s.votes[cell]:
                missing[COLUMN_PROJECT[column]] -= 1
    return missing


def add_laws(s: FederationState, values: list[float]) -> None:
    """The laws of this round by the votes that stand, evenly where the wings are level."""
    left = right = 0
    for cell in range(len(s.votes)):
        if s.votes[cell]:
            if cell < len(s.votes) // 2:
                left += cell_votes(s, cell)
            else:
                right += cell_votes(s, cell)
    chance = 0.5 + 0.5 * (left - right) / (left + right + 4.0)
    for seat in range(s.players):
        base = WORLDS * seat
        values[seat] += LAW_POINTS * chance * s.influence[base + s.laws_left[s.round]]
        values[seat] += LAW_POINTS * (1.0 - chance) * s.influence[base + s.laws_right[s.round]]


def add_floors(s: FederationState, values: list[float]) -> None:
    """The floors of this round by the votes that stand."""
    over = min(1.0, 0.35 + played_share(s))
    for floor in range(3):
        votes = floor_votes(s, floor)
        most = max(votes)
        if most:
            for seat in range(s.players):
                values[seat] += 0.8 * over * level(s, seat) * votes[seat] / (most + 1.0)
