"""FD-9.3 to FD-9.5b: funding the Grand Projects and the Senatorial project."""

from __future__ import annotations

from astrolude.games.federation.events import CONTRIBUTED, FUNDED
from astrolude.games.federation.grammar import FUND
from astrolude.games.federation.questions import THEN_ACT
from astrolude.games.federation.rules.crystals import covers, gain_one
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    CELL_ACTION,
    COLUMN_CELLS,
    COLUMN_PROJECT,
    COLUMN_PROJECTS,
    CONTRIBUTION_CRYSTALS,
    KINDS,
    NEUTRAL,
    PROJECT_LAST,
    SENATORIAL,
)
from astrolude.kernel.state import NOBODY


def complete(s: FederationState, project: int) -> bool:
    """Whether the marker is on the last cell or beyond."""
    return s.projects[project] >= PROJECT_LAST[project]


def funding_answers(s: FederationState, seat: int, left: int) -> list[int]:
    """FD-9.5: column projects not yet on their last cell, and the Senatorial project always.

    `left` fundings follow this one. FD-4.10: the Senatorial project alone, if its crystal must pay the cell.
    """
    answers: list[int] = []
    if not pays_the_cell(s, seat, left):
        answers = [FUND.at(project) for project in range(COLUMN_PROJECTS) if not complete(s, project)]
    answers.append(FUND.at(SENATORIAL))
    return answers


def pays_the_cell(s: FederationState, seat: int, left: int) -> bool:
    """FD-4.10: whether the cell just taken can be paid only if this funding brings its crystal."""
    if THEN_ACT.at(seat) not in s.stack:
        return False
    cost = ACTION_COST[CELL_ACTION[s.cell]]
    own = s.crystals[KINDS * seat : KINDS * (seat + 1)]
    later = promised(s, seat, left)
    if covers(own[0] + later[0], own[1] + later[1], own[2] + later[2], own[3] + later[3], cost):
        return False
    now = promised(s, seat, left + 1)
    return covers(own[0] + now[0], own[1] + now[1], own[2] + now[2], own[3] + now[3], cost)


def promised(s: FederationState, seat: int, fundings: int) -> list[int]:
    """FD-9.5b: the crystals that so many contributions to the Senatorial project would bring a seat now."""
    crystals = [0] * KINDS
    first = s.contributions[seat]
    for kind in CONTRIBUTION_CRYSTALS[first : first + fundings]:
        crystals[kind] += 1
    return crystals


def fund(s: FederationState, seat: int, project: int) -> None:
    """One cell on behalf of a seat; the Senatorial project counts its contributions (FD-9.5b)."""
    s.projects[project] += 1
    s.note(FUNDED, seat, project, s.projects[project])
    if project == SENATORIAL:
        contribution = s.contributions[seat]
        s.contributions[seat] += 1
        s.note(CONTRIBUTED, seat, s.contributions[seat])
        if contribution < len(CONTRIBUTION_CRYSTALS):
            gain_one(s, seat, CONTRIBUTION_CRYSTALS[contribution])


def fund_columns(s: FederationState) -> None:
    """FD-9.3: column by column from the left, top to bottom; what exceeds a track goes to the Senate."""
    for column, cells in enumerate(COLUMN_CELLS):
        project = COLUMN_PROJECT[column]
        for cell in cells:
            seat = s.owner[cell]
            if seat != NOBODY and seat != NEUTRAL and not s.votes[cell]:
                fund(s, seat, SENATORIAL if complete(s, project) else project)
