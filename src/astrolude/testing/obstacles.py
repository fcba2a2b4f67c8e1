"""The law of what stands in the way: why an action is not possible, told exactly and from what is known."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import IDLE, NOW, SHORT, TURN, WARNING, Obstacle, rank_of
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.testing.walk import Walk

SELDOM: Final = 15
"""Positions are asked at once in so many; each is asked about every verb."""

TRIES: Final = 3
"""How many actions of a verb are asked about."""


def obstacles_tell_why(case: Start) -> None:
    """An action has no obstacle exactly when it is legal, what cannot be paid away comes first, nothing
    hidden decides it, a game that tells its own always knows why, and what is short is short by just so much.
    """
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _check_position(walk)
    last = walk.play.actions[-1]
    walk.demand(bool(case.game.obstacles(walk.state, last)), "nothing stands in the way after the end")


def _check_position(walk: Walk) -> None:
    state = walk.state
    before = state.snapshot()
    world = state.determinize(state.seat, Generator(walk.rng.seed()))
    for action in _asked_about(walk):
        _check_action(walk, world, action)
    walk.demand_equal(state.snapshot(), before, "asking why changed the position")


def _asked_about(walk: Walk) -> list[int]:
    """Some actions of every verb, and one that is legal."""
    actions = [walk.choose(walk.state)]
    for verb in walk.case.game.grammar.verbs:
        actions += _some_of(walk, verb)
    return actions


def _some_of(walk: Walk, verb: Verb) -> list[int]:
    if verb.size <= TRIES:
        return [verb.nth(index) for index in range(verb.size)]
    return [verb.nth(walk.rng.below(verb.size)) for _ in range(TRIES)]


def _check_action(walk: Walk, world: State, action: int) -> None:
    game, state = walk.case.game, walk.state
    text = game.grammar.text(action)
    legal = action in state.legal_actions()
    found = game.obstacles(state, action)
    walk.demand(legal == (not found), f"{text!r} is {'' if legal else 'not '}legal and meets {found}")
    walk.demand(found == sorted(found, key=rank_of), f"{text!r} meets obstacles out of order: {found}")
    elsewhere = _told(game.obstacles(world, action))
    walk.demand_equal(elsewhere, _told(found), f"why not {text!r} knows what is hidden")
    warned = game.warnings(state, action)
    walk.demand(all(met.kind in (WARNING, IDLE) for met in warned), f"{text!r} warns of {warned}")
    walk.demand_equal(_told(game.doubtful(state).get(action, [])), _told(warned), f"{text!r} is not doubtful")
    told = _told(game.warnings(world, action))
    walk.demand_equal(told, _told(warned), f"a warning of {text!r} knows what is hidden")
    other = (state.seat + 1) % walk.case.players
    if other != state.seat:
        refused = game.obstacles(state, action, other)
        walk.demand([met.kind for met in refused] == [TURN], f"seat {other} is not told whose turn it is")
    if game.in_the_way is not None:
        own = game.in_the_way.against(state, action)
        walk.demand(legal == (not own), f"{text!r} is {'' if legal else 'not '}legal, the game tells {own}")
        walk.demand(all(met.kind != NOW for met in found), f"nobody knows why {text!r} is not possible")
        _check_shortages(walk, action, text, found)


def _told(found: list[Obstacle]) -> list[object]:
    return [met.to_json() for met in found]


def _check_shortages(walk: Walk, action: int, text: str, found: list[Obstacle]) -> None:
    """What is missing removes a shortage, and one less does not."""
    for met in found:
        if met.kind == SHORT:
            missing = met.arguments["missing"]
            assert isinstance(missing, int)
            walk.demand(missing > 0, f"{text!r} is short of nothing: {met}")
            walk.demand(_is_short(walk, action, met, missing - 1), f"{text!r} needs less than {met}")
            walk.demand(not _is_short(walk, action, met, missing), f"{text!r} needs more than {met}")


def _is_short(walk: Walk, action: int, met: Obstacle, amount: int) -> bool:
    """Whether so much more of the resource leaves it short."""
    game, trial = walk.case.game, walk.state.clone()
    trial.listed = False
    assert game.in_the_way is not None
    for shortage in game.in_the_way.shortages:
        for resource, cause in enumerate(shortage.causes):
            if cause.message == met.message:
                shortage.supply(trial, walk.state.seat, resource, amount)
    return met.message in [still.message for still in game.obstacles(trial, action)]
