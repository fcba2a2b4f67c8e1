"""Results are written once: after a crash, by two workers, from an end seen twice; and annulled ones."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, func, insert, select, update
from tests.server.databases import KINDS, in_store, new_store

from astrolude.server.club.marks import MARKS, mark_of
from astrolude.server.club.rows import GameResult, SeatResult, field_of, places
from astrolude.server.club.scale import MODEL, Skill, after_game, expected_places, mark, shown
from astrolude.server.club.seasons import ALL, Seasons
from astrolude.server.people.rows import Person
from astrolude.server.store.address import database_url
from astrolude.server.store.desk import CannotDo, Desk
from astrolude.server.store.people import SqlPeople
from astrolude.server.store.results import SqlResults
from astrolude.server.store.schema import CLAIMS, RATINGS, RESULTS, TABLES
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.rows import BOT, FINISHED, PERSON, Header, Seat, SeatKind, Sitting, Standing

T = TypeVar("T")
Work = Callable[[SqlStore], Coroutine[Any, Any, T]]

OCTOBER = 1_791_100_000_000
"""2026-10-04."""


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_store(request, tmp_path)


def person(name: str) -> Person:
    return Person(f"p_{name}", name, None, "en", 1)


async def populate(store: SqlStore, *names: str) -> None:
    people = SqlPeople(store)
    for name in names:
        await people.add(person(name), None)


async def finished(store: SqlStore, table: str, *seats: str) -> None:
    """A finished rated table: a person's name, `bot`, or `-name` for a seat that a bot plays on for."""
    kinds: list[SeatKind] = [BOT if name == "bot" or name.startswith("-") else PERSON for name in seats]
    header = Header(
        id=table,
        game="alien_frontiers",
        rules=1,
        options={},
        seed=1,
        listed=False,
        invite_hash=None,
        created=1,
        changed=OCTOBER,
        standing=Standing(FINISHED, None, {"ranks": [], "scores": []}),
        rated=True,
    )
    rows = [
        Seat(number, kind, name, "normal" if kind == BOT else None, f"hash {number}")
        for number, (name, kind) in enumerate(zip(seats, kinds, strict=True))
    ]
    sitting = [
        Sitting(f"p_{name.lstrip('-')}", (number,), once=True)
        for number, name in enumerate(seats)
        if name != "bot"
    ]
    await store.add(header, rows, sitting)


def result(table: str, *ranks: int, levels: tuple[str | None, ...] = (), **more: Any) -> GameResult:
    bots = levels or (None,) * len(ranks)
    seats = [
        SeatResult(seat, level, rank, 10 - rank, {"colonies": 10 - rank}, None)
        for seat, (rank, level) in enumerate(zip(ranks, bots, strict=True))
    ]
    values: dict[str, Any] = {"at": OCTOBER, "rated": True, "early": False, **more}
    return GameResult(table, "alien_frontiers", values["at"], values["rated"], values["early"], seats)


def ratings(connection: Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    rows = connection.execute(select(RATINGS))
    return {(row.person, row.season): (round(row.mu, 9), round(row.sigma, 9), row.games) for row in rows}


def test_a_result_is_written_once_however_often_its_end_is_seen(url: str) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben")
        await finished(store, "t_1", "anna", "ben")
        results = SqlResults(store, Seasons(3))
        assert await results.unrecorded(10) == ["t_1"]
        written = await asyncio.gather(*(results.record(result("t_1", 1, 2)) for _ in range(12)))
        assert written.count(True) == 1
        first = await store.read(ratings)
        assert not await results.record(result("t_1", 2, 1)), "what an end said first stands"
        assert await store.read(ratings) == first
        assert await results.unrecorded(10) == []
        assert {key: value[2] for key, value in first.items()} == {
            (f"p_{name}", season): 1 for name in ("anna", "ben") for season in (ALL, "2026-10")
        }

    in_store(url, work)


def test_two_workers_that_end_games_of_the_same_people_lose_none(url: str) -> None:
    """Each of the games changes both ratings: a lost update would show in the number of games."""

    async def work(store: SqlStore) -> None:
        other = SqlStore(database_url(url), "other") if store.shared else store
        if store.shared:
            await other.open()
        try:
            await populate(store, "anna", "ben")
            for number in range(12):
                await finished(store, f"t_{number}", "anna", "ben")
            desks = [SqlResults(each, Seasons(3)) for each in (store, other)]
            both = [desk.record(result(f"t_{n}", 1, 2)) for n in range(12) for desk in desks]
            random.Random(1).shuffle(both)
            assert (await asyncio.gather(*both)).count(True) == 12
            found = await store.read(ratings)
            assert {value[2] for value in found.values()} == {12}
            numbers = await store.read(
                lambda connection: list(
                    connection.execute(select(RESULTS.c.number, func.count()).group_by(RESULTS.c.number))
                )
            )
            assert [tuple(row) for row in sorted(numbers)] == [(n, 2) for n in range(1, 13)]
        finally:
            if store.shared:
                await other.close()

    in_store(url, work)


def test_nothing_is_half_written(url: str) -> None:
    """A crash between the rows of a game and its ratings leaves neither."""

    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben")
        await finished(store, "t_1", "anna", "ben")

        def crash(connection: Connection) -> None:
            from astrolude.server.store.results import record

            record(connection, result("t_1", 1, 2), Seasons(3))
            raise RuntimeError("the power is gone")

        with pytest.raises(RuntimeError, match="power"):
            await store.engine.write(crash)
        assert await store.read(ratings) == {}
        results = SqlResults(store, Seasons(3))
        assert await results.unrecorded(10) == ["t_1"]
        assert await results.record(result("t_1", 1, 2))

    in_store(url, work)


@pytest.mark.parametrize(
    ("change", "levels"),
    [
        ({"early": True}, ()),
        ({"rated": False}, ()),
        ({}, (None, "random")),
        ({}, (None, "greedy")),
    ],
)
def test_what_does_not_count_changes_no_rating(
    url: str, change: dict[str, Any], levels: tuple[str | None, ...]
) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben")
        await finished(store, "t_1", "anna", *(["bot"] if levels else ["ben"]))
        assert await SqlResults(store, Seasons(3)).record(result("t_1", 1, 2, levels=levels, **change))
        assert await store.read(ratings) == {}

    in_store(url, work)


def test_whoever_left_is_last_and_a_game_that_all_left_counts_for_nobody(url: str) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben", "eve")
        results = SqlResults(store, Seasons(0))
        await finished(store, "t_1", "-anna", "ben", "-eve")
        await results.record(result("t_1", 1, 2, 3, levels=("normal", None, "normal")))
        rows = await store.read(
            lambda c: c.execute(select(RESULTS.c.rank, RESULTS.c.gone, RESULTS.c.level)).all()
        )
        assert [tuple(row) for row in rows] == [(2, True, None), (1, False, None), (2, True, None)]
        found = await store.read(ratings)
        assert found["p_ben", ALL][0] > MODEL.mu > found["p_anna", ALL][0]
        await finished(store, "t_2", "-anna", "-ben")
        await results.record(result("t_2", 1, 2, levels=("normal", "normal")))
        assert (await store.read(ratings)) == found

    in_store(url, work)


def test_annulling_a_game_counts_all_later_ones_anew(url: str) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben", "eve")
        results, desk = SqlResults(store, Seasons(3)), Desk(store)
        games = [("anna", "ben"), ("ben", "eve"), ("anna", "eve"), ("anna", "ben")]
        for number, pair in enumerate(games):
            await finished(store, f"t_{number}", *pair)
            await results.record(result(f"t_{number}", 1, 2))
        await desk.annul("t_1")
        with pytest.raises(CannotDo):
            await desk.annul("t_1")
        with pytest.raises(CannotDo):
            await desk.annul("t_nowhere")
        annulled = await store.read(ratings)
        # The same as if it had never been played.
        await store.write(lambda c: [c.execute(table.delete()) for table in (RATINGS, RESULTS)])
        for number in (0, 2, 3):
            await results.record(result(f"t_{number}", 1, 2))
        fresh = await store.read(ratings)
        assert annulled == fresh
        assert annulled["p_anna", ALL][2] == 3

    in_store(url, work)


def test_a_recount_keeps_what_a_person_without_account_meant_to_others(url: str) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben", "eve")
        results, people = SqlResults(store, Seasons(3)), SqlPeople(store)
        for number, pair in enumerate([("ben", "eve"), ("ben", "anna"), ("anna", "eve")]):
            await finished(store, f"t_{number}", *pair)
            await results.record(result(f"t_{number}", 1, 2))
        before = await store.read(ratings)
        await people.remove("p_ben")
        kept = await store.read(ratings)
        assert kept == {key: value for key, value in before.items() if key[0] != "p_ben"}
        await Desk(store).annul("t_2")
        after = await store.read(ratings)
        assert after["p_anna", ALL][2] == 1
        assert after["p_anna", ALL][0] < MODEL.mu, "she lost to somebody who was strong by then"

    in_store(url, work)


def test_a_seat_that_finds_its_person_afterwards_joins_an_unrated_game_only(url: str) -> None:
    async def work(store: SqlStore) -> None:
        await populate(store, "anna", "ben")
        results = SqlResults(store, Seasons(3))
        await finished(store, "t_1", "anna", "ben")
        await store.write(lambda c: c.execute(update(TABLES).values(rated=False)))
        await store.write(lambda c: c.execute(CLAIMS.delete().where(CLAIMS.c.person == "p_ben")))
        await results.record(result("t_1", 1, 2, rated=False))
        claim = {"table_id": "t_1", "seat": 1, "person": "p_ben", "at": 1}
        await store.write(lambda c: c.execute(insert(CLAIMS), claim))
        assert not await results.record(result("t_1", 1, 2, rated=False))
        people = await store.read(lambda c: list(c.execute(select(RESULTS.c.person)).scalars()))
        assert people == ["p_anna", "p_ben"]

    in_store(url, work)


# What numbers mean


def test_who_is_200_above_wins_three_duels_of_four() -> None:
    places_expected = expected_places([mark(1700), mark(1500)])
    assert places_expected[0] == pytest.approx(1.25, abs=0.02)
    assert sum(places_expected) == pytest.approx(3)


def test_ratings_find_the_strength_that_games_are_drawn_from() -> None:
    """Four players 200 points apart, 400 games: the order is right, and the truth within the margins."""
    rng = random.Random(5)
    truth = [1200, 1400, 1600, 1800]
    skills = [Skill() for _ in truth]
    for _ in range(400):
        one, other = rng.sample(range(4), 2)
        chance = 2 - expected_places([mark(truth[one]), mark(truth[other])])[0]
        ranks = [1, 2] if rng.random() < chance else [2, 1]
        skills[one], skills[other] = after_game([skills[one], skills[other]], ranks)
    found = [skill.rating for skill in skills]
    assert found == sorted(found)
    gaps = [found[n + 1] - found[n] for n in range(3)]
    assert all(80 < gap < 350 for gap in gaps)
    assert all(shown(skill.safe) < skill.rating for skill in skills)
    assert max(skill.margin for skill in skills) < Skill().margin / 2


def test_beating_a_weaker_one_brings_little() -> None:
    strong = Skill(40.0, 2.0)
    weak, equal = Skill(15.0, 2.0), Skill(40.0, 2.0)
    little = after_game([strong, weak], [1, 2])[0].mu - strong.mu
    much = after_game([strong, equal], [1, 2])[0].mu - strong.mu
    assert 0 <= little < much / 5


def test_bots_are_marks_in_the_order_of_their_levels_with_a_source() -> None:
    for game, marks in MARKS.items():
        assert [each["level"] for each in marks] == sorted(
            (each["level"] for each in marks), key=["easy", "normal", "hard"].index
        )
        assert [each["rating"] for each in marks] == sorted(each["rating"] for each in marks), game
        assert mark_of(game, "normal") == 1500
        assert all(each["source"] for each in marks)
    assert mark_of("gaia", "random") is None
    assert mark_of("beacons", "normal") is None


def test_those_who_left_come_last_and_the_others_close_up() -> None:
    assert places([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert places([1, 1, 3, 4], [False, True, True, False]) == [1, 3, 3, 2]
    assert places([1, 2], [True, True]) == [1, 1]


def test_games_belong_to_the_board_of_their_number_of_players() -> None:
    assert [field_of(n) for n in (1, 2, 3, 4, 5, 9)] == [None, "2", "3", "4", "more", "more"]


def test_seasons_follow_the_months_that_the_host_chose() -> None:
    quarters = Seasons(3)
    assert quarters.of(OCTOBER) == "2026-10"
    told = quarters.told("2026-10", OCTOBER)
    assert (told["begins"][:10], told["ends"][:10], told["over"]) == ("2026-10-01", "2027-01-01", False)
    assert quarters.of(quarters.ends("2026-10")) == "2027-01"
    assert quarters.of(quarters.ends("2026-10") - 1) == "2026-10"
    fifths = Seasons(5)
    assert fifths.told("2026-11", OCTOBER)["ends"][:10] == "2027-01-01", "a year begins with a season"
    assert Seasons(0).of(OCTOBER) is None
    for wrong in ("", "2026", "2026-13", "2026-00", "9999-01", "２０２６-10"):
        with pytest.raises(ValueError, match=r".*"):
            quarters.begins(wrong)
