"""Who plays whom: over random tournaments of every size, and against an exact search where one can be."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from astrolude.server.club.fixtures import Duel, Event, Participant, Verdict, Whole
from astrolude.server.club.pairing import (
    FREE,
    Groups,
    first_round,
    going_on,
    knock_out,
    knock_out_rounds,
    next_round,
    rematches,
    seated,
    sizes,
)
from astrolude.server.club.points import POINTS, points_of
from astrolude.server.club.tallies import is_last, met_before, next_tables, tally, through


def event(kind: str, size: int, rounds: int = 4) -> Event:
    return Event(
        id="c_test",
        name="Test",
        about="",
        organiser="p_1",
        kind="knockout" if kind == "knockout" else "swiss",
        game="beacons",
        options={},
        size=size,
        rounds=rounds,
        most=64,
        registration="public",
        code="ABCDEF",
        clock={},
        rated=False,
        automatic=False,
        pause=0,
        begins=None,
        created=0,
        changed=0,
        state="running",
    )


def people(number: int) -> list[Participant]:
    return [Participant(n, f"p_{n}", f"P{n}", None, "in", None) for n in range(1, number + 1)]


def played(whole: Whole, rng: Random) -> Whole:
    """One round more, its tables paired and played with random places."""
    duels: list[Duel] = list(whole.duels)
    number = whole.event.round + 1
    for board, players in enumerate(next_tables(whole), 1):
        ranks = [1 + rng.randrange(len(players)) for _ in players]
        ranks = [1 + sum(other < rank for other in ranks) for rank in ranks]
        verdict = None if len(players) == 1 else Verdict(ranks, [rng.random() < 0.05 for _ in players])
        duels.append(Duel(number, board, players, None, 0, "done", verdict))
    changed = Event(**{**vars(whole.event), "round": number})
    return Whole(changed, None, whole.entrants, duels)


def with_some_gone(whole: Whole, rng: Random, share: float) -> Whole:
    entrants = [
        each._replace(state="out") if each.state == "in" and rng.random() < share else each
        for each in whole.entrants
    ]
    return Whole(whole.event, None, entrants, whole.duels)


@pytest.mark.parametrize("size", [2, 3, 4, 5, 9])
def test_everybody_who_takes_part_sits_once_in_each_round(size: int) -> None:
    rng = Random(size)
    for number in [4, 5, 6, 7, 9, 13, 22, 33]:
        whole = Whole(event("swiss", size), None, people(number))
        for _ in range(4):
            able = {each.number for each in whole.entrants if each.state == "in"}
            if len(able) < 2:
                break
            whole = played(whole, rng)
            tables = [duel.players for duel in whole.current]
            assert sorted(n for table in tables for n in table) == sorted(able)
            lengths = sorted(len(table) for table in tables)
            assert lengths[-1] <= size
            assert lengths[-1] - lengths[0] <= 1
            assert lengths.count(1) <= (size == 2 and len(able) % 2)
            whole = with_some_gone(whole, rng, 0.05)


@pytest.mark.parametrize("number", [4, 5, 6, 7, 8, 9, 12, 15, 16, 31, 64])
def test_nobody_has_a_second_duel_or_bye_while_that_can_be_avoided(number: int) -> None:
    rng = Random(number)
    for _ in range(3 if number < 30 else 1):
        whole = Whole(event("swiss", 2), None, people(number))
        for _ in range(min(number - 1, 7)):
            met = met_before(whole.duels)
            able = [each.number for each in whole.entrants]
            whole = played(whole, rng)
            tables = [duel.players for duel in whole.current]
            again = rematches([[*table, FREE][:2] for table in tables], met)
            assert again == 0 or not can_avoid(tuple(able), met)


def can_avoid(able: tuple[int, ...], met: dict[frozenset[int], int]) -> bool:
    """Whether there are duels without a rematch, by trying all of them."""
    line = (*able, FREE) if len(able) % 2 else able

    @cache
    def possible(left: tuple[int, ...]) -> bool:
        if not left:
            return True
        first, rest = left[0], left[1:]
        return any(
            not met.get(frozenset((first, other))) and possible(tuple(n for n in rest if n != other))
            for other in rest
        )

    return possible(line)


@pytest.mark.parametrize("seed", range(12))
def test_duels_are_as_even_as_an_exact_search_makes_them(seed: int) -> None:
    rng = Random(seed)
    number = rng.choice([6, 8, 10])
    points = {n: Fraction(rng.randrange(0, 13, 2)) for n in range(1, number + 1)}
    met = {frozenset(pair): 1 for pair in combinations(points, 2) if rng.random() < 0.3}
    order = sorted(points, key=lambda n: (-points[n], n))

    def price(groups: Sequence[Sequence[int]]) -> tuple[int, Fraction]:
        return (
            rematches([list(group) for group in groups], met),
            sum(((points[a] - points[b]) ** 2 for a, b in groups), Fraction(0)),
        )

    def all_duels(left: list[int]) -> list[list[list[int]]]:
        if not left:
            return [[]]
        return [
            [[left[0], other], *rest]
            for other in left[1:]
            for rest in all_duels([n for n in left[1:] if n != other])
        ]

    assert price(next_round(order, points, met, 2, seed)) == min(price(each) for each in all_duels(order))


def test_tables_of_four_meet_as_few_known_faces_as_they_can() -> None:
    """Sixteen can play three rounds, twelve cannot play two, without anybody meeting twice."""
    for number, rounds, most in ((16, 3, 0), (32, 4, 0), (64, 5, 0), (12, 2, 3), (13, 3, 3)):
        rng = Random(number)
        whole = Whole(event("swiss", 4), None, people(number))
        for _ in range(rounds):
            met = met_before(whole.duels)
            whole = played(whole, rng)
            again = rematches([list(duel.players) for duel in whole.current], met)
            assert again <= most
            assert len({frozenset(duel.players) for duel in whole.duels}) == len(whole.duels)


def test_the_same_tournament_is_paired_alike_by_every_worker() -> None:
    whole = played(played(Whole(event("swiss", 4), None, people(13)), Random(1)), Random(2))
    assert next_tables(whole) == next_tables(Whole(whole.event, None, whole.entrants, list(whole.duels)))


@pytest.mark.parametrize("size", [2, 3, 4, 9])
@pytest.mark.parametrize("number", [4, 5, 7, 8, 12, 17, 33, 64])
def test_a_knock_out_ends_with_one_table_and_leaves_no_hole(number: int, size: int) -> None:
    rng = Random(number * size)
    whole = Whole(event("knockout", size), None, people(number))
    rounds = 0
    while not (whole.event.round and is_last(whole)):
        whole = played(whole, rng)
        rounds += 1
        assert rounds <= knock_out_rounds(number, size)
    assert rounds == knock_out_rounds(number, size)
    lines = tally(whole)
    assert len(lines) == number
    assert lines[0].place == 1
    finalists = set(whole.current[0].players)
    assert {line.number for line in lines[: len(finalists)]} == finalists
    byes = [duel for duel in whole.duels if len(duel.players) == 1]
    assert all(duel.round == 1 for duel in byes) or size != 2


def test_byes_of_a_knock_out_go_to_the_strongest_and_strong_meet_weak() -> None:
    assert knock_out([1, 2, 3, 4, 5, 6], 2) == [[3, 6], [4, 5], [1], [2]]
    assert knock_out([1, 2, 3, 4, 5, 6, 7, 8], 4) == [[1, 4, 5, 8], [2, 3, 6, 7]]
    assert (going_on(4, 2), going_on(3, 2), going_on(2, 2), going_on(4, 1)) == (2, 1, 1, 0)


def test_of_a_knock_out_table_the_better_go_on_and_the_absent_last() -> None:
    whole = Whole(event("knockout", 4), None, people(8))
    duels = [
        Duel(1, 1, [1, 2, 3, 4], None, 0, "done", Verdict([3, 1, 1, 4], [False, True, False, False])),
        Duel(1, 2, [5, 6, 7, 8], None, 0, "done", Verdict([1, 1, 1, 1], [False] * 4)),
    ]
    whole = Whole(Event(**{**vars(whole.event), "round": 1}), None, whole.entrants, duels)
    assert through(whole, duels[0]) == [3, 1]
    assert through(whole, duels[1]) == [5, 6], "where all is level the stronger seed goes on"


def test_points_of_level_places_are_shared_and_a_won_table_is_worth_the_same_everywhere() -> None:
    assert {places[0] for places in POINTS.values()} == {4}
    assert points_of([1, 1, 3, 4], [False] * 4) == [3, 3, 1, 0]
    assert points_of([1, 2, 2, 2], [False] * 4) == [4, 1, 1, 1]
    assert points_of([1, 2], [False, True]) == [4, 0]
    assert points_of([1, 1], [True, True]) == [0, 0]
    assert points_of([1], [False]) == [4]
    for size, places in POINTS.items():
        assert len(places) == size
        assert sum(points_of([1] * size, [False] * size), Fraction(0)) == sum(places)


def test_ties_are_broken_by_the_opponents_as_if_tables_were_full() -> None:
    """Three at one table, two at another: whoever sat at the smaller one loses nothing by it."""
    duels = [
        Duel(1, 1, [1, 2, 3], None, 0, "done", Verdict([1, 2, 3], [False] * 3)),
        Duel(1, 2, [4, 5], None, 0, "done", Verdict([1, 2], [False] * 2)),
    ]
    base = event("swiss", 3, 1)
    lines = {
        line.number: line
        for line in tally(Whole(Event(**{**vars(base), "round": 1}), None, people(5), duels))
    }
    assert [lines[number].tie for number in (1, 2, 3)] == [2, 4, 6]
    assert [lines[number].tie for number in (4, 5)] == [0, 8]
    assert (lines[1].place, lines[4].place) == (1, 2)
    bye = [
        Duel(1, 1, [1, 2], None, 0, "done", Verdict([1, 2], [False] * 2)),
        Duel(1, 2, [3], None, 0, "done"),
    ]
    duel_event = Event(**{**vars(event("swiss", 2, 1)), "round": 1})
    third = next(line for line in tally(Whole(duel_event, None, people(3), bye)) if line.number == 3)
    assert [third.points, third.tie] == [4, 4], "a bye is like somebody with one's own points"


def test_who_sat_late_begins_next_time() -> None:
    assert seated([1, 2, 3], {1: 0, 2: 3, 3: 1}) == [2, 3, 1]


def test_tables_are_as_even_as_can_be() -> None:
    assert sizes(13, 4) == [4, 3, 3, 3]
    assert sizes(5, 2) == [2, 2, 1]
    assert sizes(4, 9) == [4]
    groups: Groups = first_round([1, 2, 3, 4, 5, 6], 3)
    assert groups == [[1, 3, 5], [2, 4, 6]]
