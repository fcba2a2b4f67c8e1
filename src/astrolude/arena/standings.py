"""What the games of a tournament say about its bots: ratings, wins and points, and how sure that is.

The games of one deal share their chance, so they are no independent witnesses: how far a mean may be off is
judged by how much whole deals differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from astrolude.arena.match import MatchResult

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A mean, and the interval that covers the truth 19 times out of 20."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Standing:
    """What one bot reached."""

    bot: str
    games: int
    """Seats it played; in a small field it may sit at a table twice."""
    rating: Estimate
    wins: Estimate
    """Its share of the wins of a seat; who shares a win has a part of it."""
    score: Estimate
    ranks: list[int]
    """How often it came first, second, …"""
    rate: float
    """Decisions in a second of the processor's time."""


@dataclass
class Tally:
    """A bot's games, summed up deal by deal."""

    deals: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    """Share of the win and points of each of its seats."""
    ranks: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, deal: int, result: MatchResult, seat: int) -> None:
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        self.deals.setdefault(deal, []).append((share, result.scores[seat]))
        self.ranks.append(result.ranks[seat])
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]


def standings(bots: Sequence[str], games: Iterable[tuple[int, MatchResult]]) -> list[Standing]:
    """The bots that have played, the best rated first; `games` are the results with their deals.

    A game that was cut off counts for nobody.
    """
    tallies = {bot: Tally() for bot in bots}
    ratings = Ratings(bots)
    for deal, result in games:
        if result.cut_off:
            continue
        ratings.add(result)
        for seat, bot in enumerate(result.bots):
            tallies[bot].add(deal, result, seat)
    table = [standing(bot, tally, ratings.of(bot)) for bot, tally in tallies.items() if tally.deals]
    return sorted(table, key=lambda entry: -entry.rating.mean)


def standing(bot: str, tally: Tally, rating: Estimate) -> Standing:
    shares = [[share for share, _ in deal] for deal in tally.deals.values()]
    scores = [[float(score) for _, score in deal] for deal in tally.deals.values()]
    return Standing(
        bot,
        len(tally.ranks),
        rating,
        share_of(shares),
        mean_of(scores),
        [tally.ranks.count(rank) for rank in range(1, max(tally.ranks) + 1)],
        tally.decisions / max(tally.seconds, 1e-9),
    )


def mean_of(deals: list[list[float]]) -> Estimate:
    """The mean over all games, with its interval from the spread of the deals; none from a single deal."""
    means = [fmean(deal) for deal in deals]
    mean = fmean(means)
    if len(means) == 1:
        return Estimate(mean, float("-inf"), float("inf"))
    margin = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Estimate(mean, mean - margin, mean + margin)


def share_of(deals: list[list[float]]) -> Estimate:
    """A share of wins with Wilson's interval, which stays honest when all games were won.

    Its number of witnesses is the one that would give the spread of the deals: at least that of the deals,
    at most that of the games.
    """
    means = [fmean(deal) for deal in deals]
    share = fmean(means)
    witnesses = float(len(means))
    if len(means) > 1 and stdev(means) > 0:
        games = sum(len(deal) for deal in deals)
        equivalent = share * (1 - share) * len(means) / stdev(means) ** 2
        witnesses = min(max(equivalent, witnesses), float(games))
    centre = (share + Z * Z / (2 * witnesses)) / (1 + Z * Z / witnesses)
    spread = sqrt(share * (1 - share) / witnesses + (Z / (2 * witnesses)) ** 2)
    margin = Z * spread / (1 + Z * Z / witnesses)
    return Estimate(share, centre - margin, centre + margin)


def student(freedom: int) -> float:
    """The quantile of Student's distribution, by its expansion around the normal one; 4 % off at worst
    from two degrees of freedom on."""
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


class Ratings:
    """Plackett-Luce ratings: made for tables of any size, games counted in their order."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.model: Final = PlackettLuce()
        self.by_bot: Final = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, result: MatchResult) -> None:
        """Count a game. A bot on several seats moves by the mean of what each of them brought."""
        teams = [[self.by_bot[bot]] for bot in result.bots]
        rated = self.model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in dict.fromkeys(result.bots):
            seats = [rated[seat][0] for seat, name in enumerate(result.bots) if name == bot]
            self.by_bot[bot] = self.model.rating(
                mu=fmean(seat.mu for seat in seats),
                sigma=sqrt(fmean(seat.sigma**2 for seat in seats)),
                name=bot,
            )

    def of(self, bot: str) -> Estimate:
        rating: PlackettLuceRating = self.by_bot[bot]
        margin = Z * rating.sigma
        return Estimate(rating.mu, rating.mu - margin, rating.mu + margin)
