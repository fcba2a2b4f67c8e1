"""Every puzzle that comes with the package: it replays, its solutions lead where they should, and hold."""

from __future__ import annotations

from collections import Counter

import pytest

from astrolude.advice.reasons import HELPED, HINDERED
from astrolude.games import load
from astrolude.kernel.registry import find, names
from astrolude.locales import LANGUAGES
from astrolude.locales import load as texts_of
from astrolude.puzzles import Puzzle, attempt, has_puzzles, known_verdict, puzzles
from astrolude.puzzles.finding import EQUAL, GAP, SURE, WRONG
from astrolude.puzzles.worth import LONGEST, Scales, mean

load()
GAMES = [game for game in names() if has_puzzles(game)]
SHIPPED = [puzzle for game in GAMES for puzzle in puzzles(find(game)).values()]
SAMPLE = SHIPPED[::12]
"""Few enough to be searched again."""
LEAST = 40
"""How many of each game ship at least."""


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game.id}-{puzzle.id}"


@pytest.mark.parametrize("game", GAMES)
def test_enough_puzzles_ship_with_every_game(game: str) -> None:
    assert len(puzzles(find(game))) >= LEAST


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_a_puzzle_is_played_to_its_solution_and_away_from_it(puzzle: Puzzle) -> None:
    begun = attempt(puzzle, [])
    assert not begun.ended
    assert begun.astray is None
    assert begun.play.state.problems() == []
    assert len(begun.play.state.legal_actions()) > 1
    for line in puzzle.right:
        assert 0 < len(line) <= LONGEST
        solved = attempt(puzzle, line)
        assert solved.ended
        assert solved.astray is None
        verdict = known_verdict(solved)
        assert verdict is not None
        assert verdict.solved
        assert verdict.loss == 0.0
    for loss, line in puzzle.wrong:
        failed = attempt(puzzle, line)
        assert failed.ended
        verdict = known_verdict(failed)
        assert verdict is not None
        assert not verdict.solved
        assert verdict.loss == pytest.approx(max(loss, puzzle.margin)), "no less than by the longest search"


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_whoever_is_shown_each_step_solves_it(puzzle: Puzzle) -> None:
    chosen: list[str] = []
    reached = attempt(puzzle, chosen)
    while not reached.ended:
        assert reached.following is not None
        chosen.append(puzzle.game.grammar.text(reached.following))
        reached = attempt(puzzle, chosen)
    verdict = known_verdict(reached)
    assert verdict is not None
    assert verdict.solved


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_its_figures_are_those_of_a_clear_turn(puzzle: Puzzle) -> None:
    assert 1 <= puzzle.grade <= 5
    assert puzzle.margin >= WRONG
    assert 0.0 <= puzzle.limit < puzzle.margin
    assert 0.0 < puzzle.worth <= 1.0
    assert puzzle.wrong
    assert EQUAL < WRONG
    assert WRONG - EQUAL <= GAP
    assert SURE > 0.85


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_the_seat_cannot_tell_the_worlds_apart_in_which_it_was_weighed(puzzle: Puzzle) -> None:
    """The lines are possible in every world that the seat may be in: none rests on what is hidden."""
    scales = Scales(puzzle.position, 3, 1, 7)
    for world in scales.worlds:
        assert world.view(puzzle.seat) == puzzle.position.view(puzzle.seat)
        first, *_ = puzzle.solutions[0]
        assert first in world.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_short_search_still_finds_the_best_turn_ahead_of_the_clearly_wrong(puzzle: Puzzle) -> None:
    scales = Scales(puzzle.position, 2, 48, 11)
    best = max(mean(scales.weigh(line, 2)) for line in puzzle.solutions[:2])
    _, wrong = max(puzzle.wrong)
    assert best > mean(scales.weigh(puzzle.numbers(wrong), 2))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_are_the_same_moment(game: str) -> None:
    places = Counter((p.start.seed, p.start.players, len(p.actions)) for p in puzzles(find(game)).values())
    assert set(places.values()) == {1}


@pytest.mark.parametrize("game", GAMES)
def test_the_easiest_come_first_and_there_are_several_grades(game: str) -> None:
    grades = [puzzle.grade for puzzle in puzzles(find(game)).values()]
    assert grades == sorted(grades)
    assert len(set(grades)) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_played_and_every_reason_has_a_name(language: str) -> None:
    texts = texts_of(language)
    for puzzle in SHIPPED:
        if puzzle.who is not None:
            kind, label = puzzle.who.split(":")
            assert texts.has(f"{puzzle.game.id}-{kind}-{label}"), puzzle.who
        verdict = known_verdict(attempt(puzzle, puzzle.right[0]))
        assert verdict is not None
        for reason in verdict.reasons:
            general = f"terms-{reason.term}"
            own = f"terms-{puzzle.game.id}-{reason.term}"
            assert reason.thing or texts.has(general if reason.term in (HINDERED, HELPED) else own), own
