"""FD-9.3 to FD-9.5b: funding the Grand Projects and the Senatorial project."""

from __future__ import annotations

from astrolude.games.federation.events import CONTRIBUTED, FUNDED
from astrolude.games.federation.grammar import FUND
from astrolude.games.federation.rules.crystals import gain_one
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    COLUMN_CELLS,
    COLUMN_PROJECT,
    COLUMN_PROJECTS,
    CONTRIBUTION_CRYSTALS,
    NEUTRAL,
    PROJECT_LAST,
    SENATORIAL,
)
from astrolude.kernel.state import NOBODY


def complete(s: FederationState, project: int) -> bool:
    """Whether the marker is on the last cell or beyond."""
    return s.projects[project] >= PROJECT_LAST[project]


def funding_answers(s: FederationState) -> list[int]:
    """FD-9.5: column projects not yet on their last cell, and the Senatorial project always."""
    answers = [FUND.at(project) for project in range(COLUMN_PROJECTS) if not complete(s, project)]
    answers.append(FUND.at(SENATORIAL))
    return answers


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
