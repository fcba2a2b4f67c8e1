"""What the Senate promises each seat, for the evaluation: laws, floors and Grand Projects."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.executive import cell_votes
from astrolude.games.federation.scoring import standing
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    CELL_COLUMN,
    CELL_FLOOR,
    CELL_WING,
    COLUMN_PROJECT,
    FLOORS,
    LAW_POINTS,
    LEFT,
    NEUTRAL,
    OUTER,
    PROJECT_LAST,
    PROJECTS,
    SEATS,
    WORLDS,
)
from astrolude.kernel.state import NOBODY

TURNS: Final = 4
"""Turns of each player in a round."""
VOTES_A_TURN: Final = 0.8
"""By how many votes a turn still to come may shift the balance of the wings."""
FLOOR_VOTES_A_TURN: Final = 0.4
"""The same for one of the three floors."""
OVERTAKING: Final = 0.8
"""How much influence a round still to come may shift between two players."""
FUNDINGS_A_ROUND: Final = 0.5
"""How many fundings a player gives one project in a round."""
LATECOMER: Final = 0.4
"""What part of a project's points somebody may expect who does not take part in it yet."""


def turns_left(s: FederationState) -> int:
    """Turns of all players until the Executive phase, without the seven-vote ambassador."""
    left = TURNS * s.players
    for turns in s.turns:
        left -= turns
    return max(0, left)


def surer(lead: float, doubt: float) -> float:
    """The chance to stay ahead with a lead while so much may still change."""
    return 0.5 + 0.5 * lead / (abs(lead) + doubt)


class Chamber:
    """The Senate as it stands: votes of the wings and floors, fundings of the projects."""

    def __init__(self, s: FederationState) -> None:
        self.left_votes = 0
        self.right_votes = 0
        self.floor_votes: Final = [0] * (len(FLOORS) * (SEATS + 1))
        """By floor and owner, the neutral player last."""
        self.fundings: Final = [0] * len(PROJECTS)
        for cell in range(OUTER):
            owner = s.owner[cell]
            if owner == NOBODY:
                continue
            votes = cell_votes(s, cell)
            if votes:
                if CELL_WING[cell] == LEFT:
                    self.left_votes += votes
                else:
                    self.right_votes += votes
                self.floor_votes[CELL_FLOOR[cell] * (SEATS + 1) + owner] += votes
            elif owner != NEUTRAL:
                self.fundings[COLUMN_PROJECT[CELL_COLUMN[cell]]] += 1


def law_now(s: FederationState, chamber: Chamber, points: list[float]) -> None:
    """What this round's law will bring, by the votes that stand and the turns still to come."""
    chance = surer(chamber.left_votes - chamber.right_votes, 0.1 + VOTES_A_TURN * turns_left(s))
    left = s.laws_left[s.round]
    right = s.laws_right[s.round]
    for seat in range(s.players):
        own = WORLDS * seat
        points[seat] += LAW_POINTS * (
            chance * s.influence[own + left] + (1.0 - chance) * s.influence[own + right]
        )


def laws_to_come(s: FederationState) -> list[float]:
    """By planet: how often its law may be expected to pass after this round.

    Each law is in each stack once, and one of the two that are revealed passes: so everybody knows what is
    still to come, though not when.
    """
    expected = [1.0] * WORLDS
    for number in range(s.round + 1):
        expected[s.laws_left[number]] -= 0.5
        expected[s.laws_right[number]] -= 0.5
    return expected


def floors(s: FederationState, chamber: Chamber, points: list[float]) -> None:
    """What the floors will bring this round; players who are level both score."""
    doubt = 0.1 + FLOOR_VOTES_A_TURN * turns_left(s)
    for floor in range(len(FLOORS)):
        first = floor * (SEATS + 1)
        for seat in range(s.players):
            own = chamber.floor_votes[first + seat]
            if own:
                rival = 0
                for other in range(SEATS + 1):
                    if other != seat and chamber.floor_votes[first + other] > rival:
                        rival = chamber.floor_votes[first + other]
                points[seat] += level(s, seat) * surer(own - rival + 0.5, doubt)


def project_hope(s: FederationState, project: int, fundings: int, rounds: float) -> float:
    """The chance that a project will be funded: 1 if the pawns on the board do it."""
    missing = PROJECT_LAST[project] - s.projects[project] - fundings
    if missing <= 0:
        return 1.0
    reach = FUNDINGS_A_ROUND * s.players * rounds
    return reach / (reach + missing)


def project_points(s: FederationState, project: int, rounds: float, points: list[float], hope: float) -> None:
    """What a project would bring each seat, by how far it is ahead of each of the others."""
    values = [standing(s, seat, project) for seat in range(s.players)]
    ladder = s.ladder
    doubt = 0.1 + OVERTAKING * rounds
    for seat in range(s.players):
        behind = 0.0
        for other in range(s.players):
            if other != seat:
                behind += 1.0 - surer(values[seat] - values[other], doubt)
        whole = int(behind)
        here = float(ladder[whole])
        if whole + 1 < len(ladder):
            here -= (behind - whole) * (ladder[whole] - ladder[whole + 1])
        if not values[seat]:
            here *= LATECOMER * min(1.0, rounds)
        points[seat] += hope * here
