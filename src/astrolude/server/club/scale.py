"""What a game says about how strong its players are, and how that is shown.

Ratings are Plackett-Luce ratings of openskill: made for tables of any size, places counted, points not. A
rating is a best guess and how far off that may be. What is shown lies on a scale of its own: 1500 is where
everybody begins, and who is 200 above wins about three duels of four.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
START: Final = 1500
STEP: Final = 30.0
"""Points of the scale for one of openskill's."""
Z: Final = NormalDist().inv_cdf(0.975)
"""19 times out of 20 the truth lies within so many sigma."""
LEAST_GAMES: Final = 3
"""Before a rating is shown: until then it says more about the first opponents."""
AS_EXPECTED: Final = 0.25
"""Places by which a result may differ from what was expected and still be called expected."""


class Skill(NamedTuple):
    """How strong somebody is, in openskill's numbers."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def rating(self) -> int:
        return shown(self.mu)

    @property
    def margin(self) -> int:
        return round(Z * self.sigma * STEP)

    @property
    def safe(self) -> float:
        """What one is at least, as good as surely; in openskill's numbers."""
        return self.mu - Z * self.sigma


def shown(mu: float) -> int:
    """A rating on the scale that people see."""
    return round(START + STEP * (mu - MODEL.mu))


def mark(rating: int) -> Skill:
    """A fixed point of the scale: as sure as anything is."""
    return Skill(MODEL.mu + (rating - START) / STEP, MODEL.sigma / 10)


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game with these places, 1 the best; who is level shares one."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def expected_places(skills: Sequence[Skill]) -> list[float]:
    """The place that each may expect: one, and the chances that each of the others is ahead."""
    return [
        1 + sum(_ahead(other, one) for j, other in enumerate(skills) if j != i)
        for i, one in enumerate(skills)
    ]


def _ahead(one: Skill, other: Skill) -> float:
    """The chance that one is placed before the other."""
    spread = sqrt(2 * MODEL.beta**2 + one.sigma**2 + other.sigma**2)
    return 1 / (1 + exp((other.mu - one.mu) / spread))
