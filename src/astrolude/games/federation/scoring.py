"""FD-17: final scoring and who wins."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import GAME_ENDED, PROJECT_SCORED, PROJECT_UNFUNDED
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.rules.points import LEFTOVER_PART, MEDAL_PART, PROJECT_PART, score, total
from astrolude.games.federation.rules.projects import complete
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    COPPERNIUM,
    GOLD,
    KINDS,
    LAVANDIUM,
    MEDAL_POINTS,
    OCEANIUM,
    PROJECTS,
    SENATORIAL,
    SPECIAL_MISSIONS,
    WORLDS,
)
from astrolude.kernel.bits import count
from astrolude.kernel.state import NOBODY, Outcome, ranks_by

CRYSTALS_PER_POINT: Final = 2


def end_game(s: FederationState) -> None:
    """FD-17.1: medals, leftovers, funded projects."""
    for seat in range(s.players):
        score(s, seat, MEDAL_POINTS[count(s.medals[seat])], MEDAL_PART)
    for seat in range(s.players):
        score(s, seat, leftovers(s, seat), LEFTOVER_PART)
    for project in range(len(PROJECTS)):
        score_project(s, project)
    s.finish()
    s.note_all(GAME_ENDED, NOBODY, outcome_of(s).winners)


def leftovers(s: FederationState, seat: int) -> int:
    """FD-17.3, FD-5.5: tokens, gold, ships in the hangar; other crystals two for a point."""
    own = KINDS * seat
    plain = s.crystals[own + LAVANDIUM] + s.crystals[own + COPPERNIUM] + s.crystals[own + OCEANIUM]
    single = count(s.tokens[seat]) + s.crystals[own + GOLD] + s.hangar[seat]
    return single + plain // CRYSTALS_PER_POINT


def standing(s: FederationState, seat: int, project: int) -> int:
    """FD-17.4: what a project ranks by."""
    if project < WORLDS:
        return s.influence[WORLDS * seat + project]
    if project == SPECIAL_MISSIONS:
        return missions_done(s, seat)
    return s.contributions[seat]


def score_project(s: FederationState, project: int) -> None:
    """FD-17.4 to FD-17.6: ranks of a funded project; tied players share, rounded down."""
    if not complete(s, project):
        s.note(PROJECT_UNFUNDED, NOBODY, project)
        return
    for seat, points in enumerate(shares(s, project)):
        if points:
            s.note(PROJECT_SCORED, seat, project, points)
            score(s, seat, points, PROJECT_PART)


def shares(s: FederationState, project: int) -> list[int]:
    """The points of each seat if the project were scored now; a seat with nothing takes no part."""
    values = [standing(s, seat, project) for seat in range(s.players)]
    points: list[int] = []
    for value in values:
        ahead = 0
        tied = 0
        for other in values:
            ahead += other > value
            tied += other == value
        shared = s.ladder[ahead : ahead + tied]
        points.append(sum(shared) // tied if value else 0)
    return points


def outcome_of(s: FederationState) -> Outcome:
    """FD-17.7: most points win; a tie is shared."""
    scores = [total(s, seat) for seat in range(s.players)]
    return Outcome(scores, ranks_by([[points] for points in scores]))


if PROJECTS[SENATORIAL] != PROJECTS[-1] or SPECIAL_MISSIONS != WORLDS:
    raise ValueError("the projects must be the planets in the order of the laws, missions, then the Senate")
