"""The law of what is told before an action: what it costs and brings is what happens."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.effects import Effect
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk

SELDOM: Final = 8
"""All answers are tried at one position in so many; elsewhere only the one that is played."""


def effects_come_true(case: Start) -> None:
    """What an action is said to cost and bring is what its seat then has less or more of.

    Nothing hidden decides what is said, and chance is only pleaded where something was revealed.
    """
    walk = Walk(case)
    for chosen in walk.steps():
        if case.game.holdings is not None:
            actions = walk.state.legal_actions() if walk.now_and_then(SELDOM) else [chosen]
            for action in actions:
                _check(walk, action)


def _check(walk: Walk, action: int) -> None:
    game, state = walk.case.game, walk.state
    assert game.holdings is not None
    seat, before, text = state.seat, state.snapshot(), game.grammar.text(action)
    world = state.determinize(seat, Generator(walk.rng.seed()))
    told = game.effect(world, [action])
    walk.demand_equal(state.snapshot(), before, f"telling the effect of {text!r} changed the position")
    walk.demand_equal(_said(told), _said(game.effect(state, [action])), f"the effect of {text!r} knows more")
    had = game.holdings.count(state, seat)
    trial = state.clone()
    trial.play(action)
    walk.demand_equal(told.chance, trial.reveals != state.reveals, f"whether chance decides {text!r}")
    if not told.chance:
        got = [now - then for now, then in zip(game.holdings.count(trial, seat), had, strict=True)]
        changes = {name: by for name, by in zip(game.holdings.names, got, strict=True) if by}
        walk.demand_equal(told.changes, changes, f"the effect of {text!r} is not what happens")


def _said(effect: Effect) -> list[object]:
    return [effect.changes, effect.chance]
