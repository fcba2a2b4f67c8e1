"""The bot with a network: the same search, determined by its seed, and blind to what its seat cannot see."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.bots.taking import taken
from tests.learning.networks import alien_frontiers, arrays, written

from astrolude.bots import InvalidBot, make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from astrolude.learning.bot import LearnedBot
from astrolude.learning.files import UnfitNetwork
from astrolude.learning.judge import Habits, LearnedJudge, settle
from astrolude.learning.network import Network, parts_of


def name(path: Path, more: str = "") -> str:
    return f"learned:8it:network={path}{more}"


def played(spec: str, seed: int, count: int = 40) -> list[int]:
    return taken("alien_frontiers", spec, seed, seed, count)


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    spec = name(written(tmp_path), ":own=3:others=1")
    assert played(spec, 4) == played(spec, 4)


def test_what_was_learned_changes_the_play(tmp_path: Path) -> None:
    spec = name(written(tmp_path))
    assert played(spec, 4) != played("search:8it", 4)


def test_a_network_that_corrects_nothing_plays_as_the_search_does(tmp_path: Path) -> None:
    spec = name(written(tmp_path), ":corrects=false:own=0:others=0")
    assert played(spec, 4) == played("search:8it", 4)


def test_a_network_that_does_not_fit_is_no_bot(tmp_path: Path) -> None:
    game = alien_frontiers()
    with pytest.raises(InvalidBot, match="another rules version"):
        make_bot(name(written(tmp_path, rules_version=0)), game, 1)
    path = written(tmp_path)
    with pytest.raises(InvalidBot, match="the budget 'soon' cannot be read"):
        make_bot(f"learned:soon:network={path}", game, 1)
    with pytest.raises(InvalidBot, match="some answers"):
        make_bot(name(path, ":own=-1"), game, 1)


def test_a_network_for_two_does_not_play_with_three(tmp_path: Path) -> None:
    game = alien_frontiers()
    bot = make_bot(name(written(tmp_path)), game, 1)
    with pytest.raises(UnfitNetwork, match="has a network for 2 players, not for 3"):
        bot.choose(game.new(3, None, 1))


def test_the_judge_looks_at_the_answers_with_the_best_scores(tmp_path: Path) -> None:
    game = alien_frontiers()
    network = Network(arrays(game, 2), parts_of(game.grammar.describe())[0])
    state = game.new(2, None, 3)
    while len(game.candidates(state)) < 5:
        state.apply(state.legal_actions()[0])
    judge = LearnedJudge(game, state, network, Habits(own=2, others=1))
    answers = game.candidates(state)
    scores = network.scores(judge.look(state, judge.relative(state)), answers)
    best = sorted(range(len(answers)), key=lambda place: -float(scores[place]))[:2]
    assert judge.promising(state, answers) == [answers[place] for place in sorted(best)]


def test_the_network_sees_no_more_than_the_seat(tmp_path: Path) -> None:
    """In every world that the seat cannot tell from the real one, its network sees the same."""
    game = alien_frontiers()
    network = Network(arrays(game, 2), parts_of(game.grammar.describe())[0])
    state: State = game.new(2, None, 8)
    chance = Generator(2)
    for step in range(120):
        if state.over:
            break
        world = state.determinize(state.seat, chance)
        judge = LearnedJudge(game, state, network, Habits())
        zero = [0.0, 0.0]
        assert np.array_equal(judge.look(state, zero), judge.look(world, zero))
        actions = state.legal_actions()
        state.apply(actions[(7 * step) % len(actions)])


def test_settling_takes_only_what_is_no_choice() -> None:
    game = alien_frontiers()
    state = game.new(2, None, 5)
    settle(game, state)
    assert state.over or len(game.candidates(state)) > 1


def test_without_numpy_one_line_says_so(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from astrolude.bots import InvalidBot, make_bot\n"
        "from astrolude.games import load\n"
        "from astrolude.kernel.registry import find\n"
        "load()\n"
        "try: make_bot('learned:50ms', find('alien_frontiers'), 1)\n"
        "except InvalidBot as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    (line,) = done.stdout.splitlines()
    assert line.startswith("there is no bot")
    assert line.endswith("astrolude.learning.bot needs numpy")


def test_a_bot_in_the_middle_of_a_game_can_be_copied(tmp_path: Path) -> None:
    game = alien_frontiers()
    bot = make_bot(name(written(tmp_path), ":own=2"), game, 5)
    state = game.new(2, None, 4)
    twin = pickle.loads(pickle.dumps(bot))
    assert isinstance(twin, LearnedBot)
    assert twin.habits.own == 2
    assert bot.choose(state.clone()) == twin.choose(state.clone())


def test_a_game_without_a_network_has_no_learned_bot() -> None:
    alien_frontiers()
    with pytest.raises(InvalidBot, match="no network comes along for federation"):
        make_bot("learned:50ms", find("federation"), 1)
    with pytest.raises(InvalidBot, match="no network comes along for federation"):
        make_bot("expert", find("federation"), 1)
