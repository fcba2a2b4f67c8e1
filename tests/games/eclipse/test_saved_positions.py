"""A position is saved whole, a battle in progress included, and play goes on from it."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.games.eclipse.fights import ARENA, EAST, Fight
from tests.games.eclipse.positions import ANNA, BEN, TERRANS

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.rules.combat.battle import IDLE
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

EVERY = 25
ON = 30
"""So many further decisions are compared."""


def play(s: State, chance: Generator, decisions: int) -> None:
    for _ in range(decisions):
        if s.over:
            return
        legal = s.legal_actions()
        s.play(legal[chance.below(len(legal))])


def saved(s: State) -> list[State]:
    return [
        GAME.position(s.to_text()),
        pickle.loads(pickle.dumps(s)),
        copy.copy(s),
        copy.deepcopy(s),
    ]


def check(s: EclipseState, seed: int) -> None:
    ahead = s.clone()
    play(ahead, Generator(seed), ON)
    for twin in saved(s):
        assert twin == s
        assert twin.legal_actions() == s.legal_actions()
        assert twin.view(None) == s.view(None)
        play(twin, Generator(seed), ON)
        assert twin == ahead


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"bankruptcy": "prevented"}),
        (
            4,
            {
                "bankruptcy": "prevented",
                "alliances": "on",
                "rare_technologies": "on",
                "developments": "on",
                "ancient_hives": "on",
            },
        ),
        (
            7,
            {
                "bankruptcy": "prevented",
                "simultaneous_play": "waiting",
                "extra_sectors": "on",
                "warp_portals": "on",
            },
        ),
    ],
)
def test_positions_of_random_games_are_read_back_and_played_on(players: int, options: dict[str, str]) -> None:
    s = GAME.new(players, options, seed=5)
    assert isinstance(s, EclipseState)
    chance = Generator(11)
    decisions = 0
    while not s.over and decisions < 40 * EVERY:
        if decisions % EVERY == 0:
            check(s, decisions)
        play(s, chance, 1)
        decisions += 1
    assert decisions > 10 * EVERY


def test_a_battle_in_progress_is_saved_with_its_squadrons_designs_and_dice() -> None:
    fight = Fight(*TERRANS[:2]).neighbours().own(ANNA, EAST).own(BEN, ARENA)
    fight.ships(BEN, ARENA, "cruiser", 3).ships(ANNA, ARENA, "interceptor", 4).ships(ANNA, ARENA, "cruiser")
    s = fight.combat(*[6] * 8).until("assign").state
    s.rng = Generator(3)
    assert s.battle.squadrons
    assert s.battle.volley.faces
    for step in range(12):
        check(s, step)
        play(s, Generator(step), 1)


def test_an_idle_battle_that_was_read_back_is_never_copied_again() -> None:
    s = GAME.new(2, seed=1)
    assert isinstance(s, EclipseState)
    assert s.battle is IDLE
    twin = GAME.position(s.to_text())
    assert isinstance(twin, EclipseState)
    assert twin.battle is not IDLE
    assert twin.battle.is_idle()
    assert twin.clone().battle is twin.battle
