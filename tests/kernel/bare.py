"""The least that is a game: tables, and a state without fields of its own."""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.kernel.evaluation import Evaluation, Terms
from astrolude.kernel.game import Game, Option
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar
from astrolude.kernel.journal import Events
from astrolude.kernel.questions import Questions
from astrolude.kernel.state import Decision, Outcome, State


def lay_nothing(s: State, options: dict[str, str]) -> None:
    """No question is asked."""


def no_points(s: State) -> Outcome:
    return Outcome([0] * s.players, [1] * s.players)


def see_nothing(s: State, seat: int | None) -> dict[str, object]:
    return {}


def hide_nothing(s: State, seat: int, rng: Generator) -> None:
    """All is known."""


def no_problems(s: State) -> list[str]:
    return []


def no_terms(s: State) -> list[list[float]]:
    return [[] for _ in range(s.players)]


def bare_game(
    players: Sequence[int] = (2,),
    options: Sequence[Option] = (),
    grammar: Grammar | None = None,
    questions: Questions | None = None,
    decisions: list[Decision[State]] | None = None,
) -> Game:
    return Game(
        "bare",
        module=__name__,
        players=players,
        options=options,
        rules_version=1,
        grammar=grammar or Grammar(),
        questions=questions or Questions(2),
        events=Events(),
        decisions=decisions or [],
        state=State,
        set_up=lay_nothing,
        outcome=no_points,
        view=see_nothing,
        redraw=hide_nothing,
        problems=no_problems,
        blocks=[],
        evaluation=Evaluation(Terms(), [[]]).for_all,
        terms=no_terms,
    )
