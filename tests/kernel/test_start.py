"""How a game begins is one value: checked, comparable, and the same after any journey."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys

import pytest

from astrolude.kernel.errors import AstroludeError, InvalidInput, InvalidOptions
from astrolude.kernel.journal import Journal
from astrolude.kernel.registry import register
from astrolude.kernel.start import Start, read_start
from astrolude.testing.toy import GAME

LONG = Start(GAME, 3, {"length": "long"}, 2**64 - 1)


def test_options_are_complete_and_checked() -> None:
    assert LONG.options == GAME.complete(3, {"length": "long"})
    assert set(LONG.options) == {option.name for option in GAME.options}


def test_without_a_number_people_play_against_each_other() -> None:
    assert Start(GAME).players == 2


def test_a_game_may_be_named() -> None:
    assert Start("gaia", 3).game.id == "gaia"
    assert Start("gaia").players == 2, "nobody plays alone who did not ask to"


def test_it_begins_the_game_it_names() -> None:
    journal = Journal()
    assert LONG.new(journal).snapshot() == GAME.new(3, {"length": "long"}, 2**64 - 1).snapshot()
    assert LONG.new(journal).journal is journal


@pytest.mark.parametrize(
    ("players", "options", "seed"), [(9, {}, 0), (2, {"lenght": "long"}, 0), (2, {}, -1), (2, {}, 2**64)]
)
def test_what_cannot_be_is_refused(players: int, options: dict[str, str], seed: int) -> None:
    with pytest.raises(InvalidOptions):
        Start(GAME, players, options, seed)


def test_equal_starts_are_equal_and_hash_alike() -> None:
    same = Start(GAME, 3, {"weather": LONG.options["weather"], "length": "long"}, 2**64 - 1)
    assert same == LONG
    assert hash(same) == hash(LONG)
    others = [LONG.with_seed(3), Start(GAME, 3, None, LONG.seed), Start(GAME, 2, LONG.options, LONG.seed)]
    assert len({LONG, same, *others}) == 4
    assert LONG != "beacons"


def test_json_leads_there_and_back() -> None:
    register(GAME)
    written = json.dumps(LONG.to_json())
    assert json.loads(written)["game"] == "beacons"
    assert read_start(json.loads(written)) == LONG


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        {"game": "beacons"},
        {**LONG.to_json(), "more": 1},
        {**LONG.to_json(), "players": "3"},
        {**LONG.to_json(), "options": ["long"]},
        {**LONG.to_json(), "options": {"length": 1}},
    ],
)
def test_json_of_another_form_is_refused(wrong: object) -> None:
    with pytest.raises(InvalidInput):
        read_start(wrong)


def test_json_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(AstroludeError, match="there is no game 'chess'"):
        read_start({**LONG.to_json(), "game": "chess"})


def test_copies_and_pickles_are_equal() -> None:
    for twin in (copy.copy(LONG), copy.deepcopy(LONG), pickle.loads(pickle.dumps(LONG))):
        assert twin == LONG
        assert twin.game is GAME


def test_another_process_needs_no_registered_game() -> None:
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    run = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(LONG), capture_output=True, check=True
    )
    assert run.stdout.decode().strip() == str(LONG)


def test_it_says_what_it_is() -> None:
    assert str(LONG) == f"beacons players=3 length=long weather={LONG.options['weather']} seed={2**64 - 1}"
    assert repr(LONG.with_seed(5)).startswith("Start('beacons', 3, {'length': 'long'")
