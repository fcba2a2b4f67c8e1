"""Studies: what is told of a game, what the figures say, and a page that needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from astrolude import games
from astrolude.arena import MatchResult, Terms, Tournament, play_match
from astrolude.arena.ledger import InvalidLedger
from astrolude.kernel.start import Start
from astrolude.locales import Texts, load, texts
from astrolude.locales.sentences import Sentences
from astrolude.study.plan import Plan, UnknownVerb
from astrolude.study.study import CannotWrite, collect, write
from astrolude.study.table import by_group, games_of, known_at, openings, progress_of, seat_table, verbs_of
from astrolude.study.telling import STEPS, Tale, Telling, moments
from astrolude.testing.toy import GAME

PUBLISHED = Path(__file__).parents[2] / "docs" / "studies"
TOY_TEXTS = Path(__file__).parents[1] / "locales" / "beacons"
GAMES = 30
PLAN = Plan(Start(GAME, 3, seed=1), ["greedy", "random"], GAMES)


@pytest.fixture(autouse=True, scope="module")
def toy_texts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "FOLDERS", [*texts.FOLDERS, TOY_TEXTS])
        load.cache_clear()
        yield
    load.cache_clear()


@pytest.fixture(scope="module")
def words(toy_texts: None) -> Sentences:
    return Sentences(load("en"), GAME)


@pytest.fixture(scope="module")
def tellings(tmp_path_factory: pytest.TempPathFactory) -> list[Telling]:
    return played(PLAN, tmp_path_factory.mktemp("study"))


def played(plan: Plan, folder: Path, jobs: int = 1) -> list[Telling]:
    return collect(plan, folder / "games.jsonl", jobs, lambda: None)


def telling(leaders: list[int], wins: int = 0) -> Telling:
    result = MatchResult(0, ["a", "b"], [1, 0], [1, 2], [wins], [1, 1], [0, 0])
    return Telling(result, 2, leaders, 0, [0, 1], [{}, {}], {}, {})


def test_a_game_is_told_as_it_is_played(tellings: list[Telling]) -> None:
    for told in tellings[:5]:
        result = told.result
        match = play_match(Start(GAME, 3, seed=result.seed), result.bots)
        assert (match.scores, match.ranks, match.decisions) == (result.scores, result.ranks, result.decisions)
        assert len(told.leaders) == STEPS
        assert told.leaders[-1] in result.winners
        assert all(told.offered[verb] >= number for verb, number in told.chosen.items())


def test_processes_make_no_difference(tellings: list[Telling], tmp_path: Path) -> None:
    assert played(replace(PLAN, games=6), tmp_path, jobs=2) == tellings[:6]


class Interrupted(Exception):
    """Somebody pulls the plug."""


def test_an_interrupted_study_goes_on_where_it_stopped(tellings: list[Telling], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ended: list[int] = []

    def until_the_fourth() -> None:
        ended.append(1)
        if len(ended) == 4:
            raise Interrupted

    with pytest.raises(Interrupted):
        collect(PLAN, path, 1, until_the_fourth)
    before = path.read_bytes()
    assert before.count(b"\n") == 1 + 4
    path.write_bytes(before + b'{"number": 4, "resu')
    assert collect(PLAN, path, 1, lambda: ended.append(2)) == tellings
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == 1 + GAMES
    assert len(ended) == 4 + GAMES


def test_a_study_that_has_ended_is_not_played_again_but_can_be_prolonged(
    tellings: list[Telling], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(PLAN, games=5)
    assert played(short, tmp_path) == tellings[:5]
    with monkeypatch.context() as patch:
        patch.setattr(Tale, "play", lambda tale: pytest.fail(f"game {tale.seed} is played again"))
        assert played(short, tmp_path) == tellings[:5]
        assert played(replace(PLAN, games=2), tmp_path) == tellings[:2]
    assert played(replace(PLAN, games=8), tmp_path) == tellings[:8]


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, bots=["greedy"]),
        replace(PLAN, drawn=["rest"]),
        replace(PLAN, start=Start(GAME, 3, seed=2)),
        replace(PLAN, start=Start(GAME, 3, {"weather": "calm"}, 1)),
    ],
)
def test_the_games_of_another_study_are_not_taken_for_this_one(other: Plan, tmp_path: Path) -> None:
    played(replace(PLAN, games=1), tmp_path)
    with pytest.raises(InvalidLedger, match="holds another study: name another file with --output"):
        played(other, tmp_path)


def test_the_file_of_a_tournament_is_no_study(tmp_path: Path) -> None:
    with Tournament(Terms(PLAN.start, ["greedy", "random"]), 1, tmp_path / "games.jsonl"):
        pass
    with pytest.raises(InvalidLedger, match="holds another study"):
        played(PLAN, tmp_path)


def test_moments_are_evenly_spaced() -> None:
    assert moments([0] * 50 + [1] * 51) == [0] * 9 + [1] * 11
    assert moments([2]) == [2] * STEPS


@pytest.mark.parametrize(
    ("leaders", "share"),
    [
        ([1] * STEPS, 0.0),
        ([0] * (STEPS - 1) + [1], 0.95),
        ([0] * 10 + [1] * 10, 0.5),
        ([1, 0] * 9 + [1, 1], 0.9),
    ],
)
def test_the_winner_is_known_from_where_it_leads_to_the_end(leaders: list[int], share: float) -> None:
    assert known_at(telling(leaders)) == pytest.approx(share)


def test_the_table_has_a_row_for_each_seat(tellings: list[Telling], words: Sentences) -> None:
    table = seat_table(GAME, words, tellings)
    assert len(table) == 3 * GAMES
    assert table["win"].sum() == pytest.approx(GAMES)
    assert table["behind"].min() == 0
    assert len(games_of(table)) == GAMES
    row = table.row(0, named=True)
    assert (row["game"], row["seat"], row["bot"], row["seed"]) == (0, 1, "greedy", 1)
    assert table["first light"].drop_nulls()[0].startswith("Light")


def test_groups_have_their_wins_and_points(tellings: list[Telling], words: Sentences) -> None:
    table = seat_table(GAME, words, tellings)
    figures = {row["group"]: row for row in by_group(table, "bot").iter_rows(named=True)}
    wins = table.filter(pl.col("bot") == "greedy")["win"].to_list()
    assert figures["greedy"]["win"] == pytest.approx(sum(wins) / len(wins))
    assert figures["greedy"]["win_low"] < figures["greedy"]["win"] < figures["greedy"]["win_high"]
    assert figures["greedy"]["win"] > figures["random"]["win"]
    assert figures["greedy"]["seats"] + figures["random"]["seats"] == 3 * GAMES


def test_openings_say_something() -> None:
    table = pl.DataFrame(
        {
            "first pick": ["x", "y"] * 10,
            "first place": [str(number) for number in range(20)],
            "first rare": ["x", *[None] * 19],
            "first same": ["x"] * 20,
        }
    )
    assert openings(table) == ["first pick"]


def test_the_later_winner_leads_in_all_games_at_the_end(tellings: list[Telling]) -> None:
    figures = progress_of(tellings)
    assert figures["share"][-1] == 1.0
    assert 0 <= figures["share"].min() <= 1  # type: ignore[operator]
    assert (
        progress_of([telling([0] * 10 + [1] * 10), telling([1] * 20)])["share"].to_list()
        == [0.5] * 10 + [1.0] * 10
    )


def test_actions_are_counted_where_there_was_another_kind(tellings: list[Telling], words: Sentences) -> None:
    figures = verbs_of(words, tellings)
    assert figures["rate"].max() <= 1  # type: ignore[operator]
    assert figures["chosen"].sum() == sum(sum(told.chosen.values()) for told in tellings)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_nothing_else(language: str, tellings: list[Telling], tmp_path: Path) -> None:
    spoken: Texts = load(language)
    files = write(PLAN, tellings, spoken, tmp_path / "report.html")
    page, parquet, csv = files
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert "<script" not in text
    assert "://" not in text
    assert spoken.text("study-known-title") in text
    assert f"<li>{spoken.text('study-rules', version=GAME.rules_version)}</li>" in text
    assert text.count('class="chart"') >= 6
    raw, plain = pl.read_parquet(parquet), pl.read_csv(csv, infer_schema_length=None)
    assert raw.columns == plain.columns
    assert raw.select("seed", "seat", "bot", "score").equals(plain.select("seed", "seat", "bot", "score"))


def test_the_pictures_show_every_seat_and_every_game(
    tellings: list[Telling], words: Sentences, tmp_path: Path
) -> None:
    page, parquet, _ = write(PLAN, tellings, load("en"), tmp_path / "report.html")
    table, text = pl.read_parquet(parquet), page.read_text(encoding="utf-8")
    scores, lengths, changes = (
        [int(count) for count in re.findall(r"<rect[^>]*><title>[^:]*: (\d+)</title>", plot)]
        for plot in re.findall(r'<div class="plot">.*?</div>', text)[:3]
    )
    assert sum(scores) == len(table)
    assert sum(lengths) == sum(changes) == GAMES
    for group in by_group(table, "turn", 1).iter_rows(named=True):
        share, seats = f"{100 * group['win']:.0f}\u00a0%", group["seats"]
        assert f'<span class="num">{share}</span><span class="num">{seats}</span>' in text


def test_a_place_that_cannot_be_written_is_named(tellings: list[Telling], tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="cannot be written"):
        write(PLAN, tellings, load("en"), tmp_path / "nowhere" / "report.html")


def test_the_order_of_the_first_turns_is_told(tellings: list[Telling], words: Sentences) -> None:
    table = seat_table(GAME, words, tellings)
    for told in tellings:
        first = GAME.new(3, None, told.result.seed).seat
        assert told.order == [first, (first + 1) % 3, (first + 2) % 3]
    assert sorted(table["turn"].to_list()) == [1] * GAMES + [2] * GAMES + [3] * GAMES


def test_first_actions_can_be_drawn_by_lot(tmp_path: Path) -> None:
    plan = replace(PLAN, bots=["greedy"], start=Start(GAME, 3, {"weather": "calm"}, 1), drawn=["rest"])
    drawn = collect(plan, tmp_path / "drawn.jsonl", 1, lambda: None)
    chosen = collect(replace(plan, drawn=[]), tmp_path / "chosen.jsonl", 1, lambda: None)
    assert all("rest" in opening for told in drawn for opening in told.openings)
    assert not all("rest" in opening for told in chosen for opening in told.openings)
    page, *_ = write(plan, drawn, load("en"), tmp_path / "drawn.html")
    text = page.read_text(encoding="utf-8")
    assert "Drawn by lot for every seat, so that everything is tried equally often: Rest." in text
    assert "Played with" in text


def test_only_a_known_action_can_be_drawn() -> None:
    with pytest.raises(
        UnknownVerb, match="beacons has no action 'faction' to be drawn; its actions: douse, draw"
    ):
        replace(PLAN, drawn=["faction"])


@pytest.mark.parametrize("games", [1, 2])
def test_even_a_game_or_two_make_a_study(games: int, tmp_path: Path) -> None:
    plan = replace(PLAN, games=games)
    page, *_ = write(plan, played(plan, tmp_path), load("en"), tmp_path / "small.html")
    assert "By the order of the first turns" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_solo_game_that_the_automaton_wins_is_told(language: str, tmp_path: Path) -> None:
    plan = Plan(Start("gaia", 1, seed=1), ["random"], 2)
    tellings = played(plan, tmp_path)
    assert [told.result.winners for told in tellings] == [[], []]
    assert {(told.sides, told.leaders[-1]) for told in tellings} == {(2, 1)}
    spoken = load(language)
    page, parquet, _ = write(plan, tellings, spoken, tmp_path / "solo.html")
    table, text = pl.read_parquet(parquet), page.read_text(encoding="utf-8")
    assert table["win"].sum() == 0
    assert len(games_of(table)) == 2
    percent = [spoken.text("study-percent", number=number) for number in (0, 50)]
    assert spoken.text("study-even", share=percent[1]) in text
    assert spoken.text("study-alone", share=percent[0], low="low", high="high").partition("low")[0] in text
    assert {"en": "none won", "fr": "aucune n’a gagné"}[language] in text


def test_the_published_studies_are_small_and_fit_their_tables() -> None:
    pages = sorted(PUBLISHED.glob("*.html"))
    assert [page.stem for page in pages] == sorted(game.id for game in games.load())
    assert sum(file.stat().st_size for file in PUBLISHED.iterdir()) < 1_000_000
    guide = (PUBLISHED / "README.md").read_text(encoding="utf-8")
    for page in pages:
        text, table = page.read_text(encoding="utf-8"), pl.read_parquet(page.with_suffix(".parquet"))
        bot = table["bot"][0]
        assert f"<li>{table['game'].n_unique()} games with 4 players, played by {bot}.</li>" in text
        [version] = re.findall(r"<li>Played under version (\d+) of the game’s rules.</li>", text)
        assert f"under version {version} of their game's rules" in guide, "the guide says it too"
        assert "<script" not in text
        for group in by_group(table, "turn", 1).iter_rows(named=True):
            share = load("en").text("study-figure", number=group["win"])
            assert f"<td>{group['seats']}</td><td>{share}</td>" in text
