"""Who meets whom: every bot has every seat of a deal, and every deal is fair."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots import toy

from astrolude.arena.schedule import Entry, Terms, checked, entries
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.start import Start


def terms(players: int, bots: list[str], seed: int = 5) -> Terms:
    return checked(Terms(Start(toy.GAME, players, seed=seed), bots))


def by_deal(schedule: list[Entry]) -> dict[int, list[Entry]]:
    deals: dict[int, list[Entry]] = {}
    for entry in schedule:
        deals.setdefault(entry.deal, []).append(entry)
    return deals


@pytest.mark.parametrize(
    "bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"], ["a", "b", "c", "d", "e"]]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_each_deal_every_bot_has_every_seat_equally_often(players: int, bots: list[str]) -> None:
    schedule = entries(Terms(Start(toy.GAME, players), bots), 40)
    for deal in by_deal(schedule).values():
        assert len({entry.fixture.seed for entry in deal}) == 1
        for bot in deal[0].fixture.bots:
            seats = Counter(
                seat for entry in deal for seat, name in enumerate(entry.fixture.bots) if name == bot
            )
            assert len(set(seats.values())) == 1
            assert len(seats) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_over_many_deals_all_bots_play_equally_often(players: int) -> None:
    bots = ["a", "b", "c"]
    schedule = entries(Terms(Start(toy.GAME, players), bots), 12 * players)
    seats = Counter(name for entry in schedule for name in entry.fixture.bots)
    assert max(seats.values()) - min(seats.values()) <= players


def test_with_more_bots_than_seats_every_pair_meets() -> None:
    schedule = entries(Terms(Start(toy.GAME, 2), ["a", "b", "c"]), 6)
    assert {frozenset(entry.fixture.bots) for entry in schedule} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }


def test_no_game_is_played_twice_and_no_deal_broken_off() -> None:
    schedule = entries(Terms(Start(toy.GAME, 4), ["a", "b"]), 5)
    games = [(entry.fixture.seed, tuple(entry.fixture.bots)) for entry in schedule]
    assert len(set(games)) == len(games) == 6
    assert [entry.deal for entry in schedule] == [0, 0, 1, 1, 2, 2]


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short, long = (entries(terms(3, ["greedy", "random"]), games) for games in (6, 30))
    assert long[: len(short)] == short


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed", "sentence"),
    [
        (9, ["greedy", "random"], 1, 0, "is played by 2, 3, 4 players, not 9"),
        (2, ["greedy"], 1, 0, "at least two bots"),
        (2, ["greedy", "greedy"], 1, 0, "each bot of a tournament is named once"),
        (2, ["greedy", "wizard"], 1, 0, "there is no bot 'wizard'"),
        (2, ["greedy", "random"], 0, 0, "at least one game, not 0"),
        (2, ["greedy", "random"], 1, -1, "a seed is a whole number"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: int, bots: list[str], games: int, seed: int, sentence: str
) -> None:
    with pytest.raises(AstroludeError, match=sentence):
        entries(checked(Terms(Start(toy.GAME, players, seed=seed), bots)), games)
