"""The front door: what a library user does in the first hour needs one import, in both engines."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import astrolude
from astrolude.games import NAMES

GAMES = [game.id for game in astrolude.all_games()]
SERVING = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "typer", "rich", "pydantic", "websockets"}


def advanced(name: str, plies: int = 60, players: int | None = None) -> astrolude.State:
    """A position some way into a random game, less far into a short one."""
    state = astrolude.new(name, players, seed=5)
    rng = astrolude.Generator(11)
    for _ in range(plies):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        if state.over:
            return advanced(name, plies // 2, players)
    return state


def loaded_after(program: str) -> set[str]:
    """The modules that a fresh interpreter has imported after a program."""
    lines = f"import json, sys\n{program}\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_importing_the_package_imports_none_of_its_parts() -> None:
    assert [name for name in loaded_after("import astrolude") if name.startswith("astrolude.")] == []


def test_playing_drawing_and_saving_need_no_package_of_server_or_command_line() -> None:
    program = """
import astrolude
play = astrolude.begin("alien_frontiers", players=3, seed=7)
play.act(play.state.legal_actions()[0])
print(play.state)
astrolude.read(astrolude.record(play).text()).replay()
astrolude.bot("greedy", "alien_frontiers").choose(play.state.clone())
"""
    loaded = loaded_after(program)
    assert {name.partition(".")[0] for name in loaded} & SERVING == set()
    assert not [name for name in loaded if name.startswith(("astrolude.server", "astrolude.cli"))]


def test_every_name_of_the_door_opens() -> None:
    for name in astrolude.__all__:
        assert getattr(astrolude, name) is not None
    assert set(astrolude.__all__) <= set(dir(astrolude))
    with pytest.raises(AttributeError, match="no attribute 'knock'"):
        astrolude.knock  # noqa: B018


def test_games_are_listed_described_and_found_by_name() -> None:
    assert list(NAMES) == GAMES
    game = astrolude.game("gaia")
    assert astrolude.game(game) is game
    assert game.to_json()["players"] == [1, 2, 3, 4]
    assert repr(game) == "<gaia for 1, 2, 3, 4 players>"
    with pytest.raises(astrolude.UnknownGame, match="did you mean 'gaia'"):
        astrolude.game("gaja")


def test_a_game_is_played_in_notation() -> None:
    state = astrolude.new("alien_frontiers", players=2, seed=7)
    texts = state.legal_texts()
    assert [state.grammar.parse(text) for text in texts] == state.legal_actions()
    state.apply_text(texts[0])
    with pytest.raises(astrolude.IllegalAction, match="unknown verb 'dok'"):
        state.apply_text("dok hub 3")


def test_a_number_of_another_library_is_an_action() -> None:
    numpy = pytest.importorskip("numpy")
    state = astrolude.new("gaia", players=2)
    twin = state.clone()
    state.apply(numpy.int64(state.legal_actions()[1]))
    twin.apply(twin.legal_actions()[1])
    assert state == twin
    with pytest.raises(TypeError):
        state.apply("pass")  # type: ignore[arg-type]


def test_a_choice_is_taken_back() -> None:
    play = astrolude.begin("alien_frontiers", players=2, seed=3)
    before = play.state.clone()
    seat = play.state.seat
    play.act(play.state.legal_actions()[0])
    assert play.state != before
    play.undo(seat)
    assert play.state == before


def test_a_record_is_written_and_read_from_text_and_file(tmp_path: Path) -> None:
    play = astrolude.begin("federation", players=3, seed=9)
    for _ in range(10):
        play.act(play.state.legal_actions()[0])
    text = astrolude.record(play, ["Ann", "Ben", "Cleo"]).text()
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    for record in (astrolude.read(text), astrolude.read(file)):
        assert record.names == ["Ann", "Ben", "Cleo"]
        assert record.replay().state == play.state
        assert [position.ply for position in record.positions()] == list(range(11))
    with pytest.raises(astrolude.InvalidRecord, match="cannot be read"):
        astrolude.read(tmp_path / "none.txt")


def test_bots_play_a_match_and_a_tournament() -> None:
    result = astrolude.match("alien_frontiers", ["greedy", "random"], seed=4)
    assert result == astrolude.match("alien_frontiers", ["greedy", "random"], seed=4)
    standings = astrolude.tournament("alien_frontiers", ["greedy", "random"], games=2)
    assert [standing.bot for standing in standings] == ["greedy", "random"]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_copied_pickled_and_read_back(name: str) -> None:
    for plies in (0, 60):
        state = advanced(name, plies)
        twins = [
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            astrolude.position(state.to_text()),
        ]
        for twin in twins:
            assert twin == state
            assert twin is not state
            twin.apply(twin.legal_actions()[-1])
            assert twin != state
        assert twins[0] == twins[1] == twins[2] == twins[3]
        assert json.loads(json.dumps(state.to_json())) == state.to_json()
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_one_object_however_it_is_copied(name: str) -> None:
    game = astrolude.game(name)
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("name", GAMES)
def test_a_position_prints_as_a_drawing(name: str) -> None:
    state = advanced(name)
    assert len(str(state).splitlines()) > 5
    assert name in repr(state)
    assert "asked" in repr(state)


def outcome_of(state: astrolude.State) -> list[int]:
    rng = astrolude.Generator(2)
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def test_positions_travel_to_other_processes() -> None:
    state = advanced("alien_frontiers")
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(outcome_of, state).result(timeout=60) == outcome_of(state.clone())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gaia:", "the position cannot be read"),
        ("gaia:~~~", "the position cannot be read"),
        ("gaia:" + "0" * 40, "the position cannot be read"),
    ],
)
def test_a_position_that_cannot_be_read_says_so(text: str, message: str) -> None:
    with pytest.raises(astrolude.InvalidRecord, match=message):
        astrolude.position(text)


def test_a_position_of_another_game_version_or_shape_is_refused() -> None:
    state = advanced("alien_frontiers")
    game = state.game
    whole = state.to_json()
    from astrolude.kernel.position import read, thaw

    with pytest.raises(astrolude.InvalidRecord, match="begins with 'alien_frontiers'"):
        astrolude.game("gaia").position(state.to_text())
    with pytest.raises(astrolude.InvalidRecord, match="'rules' is 99"):
        thaw(game, {**whole, "rules": 99})
    with pytest.raises(astrolude.InvalidOptions, match="not 7"):
        thaw(game, {**whole, "players": 7})
    fields = whole["fields"]
    assert isinstance(fields, dict)
    chance = fields["rng"]
    assert isinstance(chance, dict)
    for wrong in (
        {**fields, "apply": 3},
        {key: fields[key] for key in fields if key != "fuel"},
        {**fields, "rng": {"Generator": {**chance["Generator"], "below": 1}}},
    ):
        packed = _packed({**whole, "fields": wrong})
        with pytest.raises(astrolude.InvalidRecord, match="a field too many or too few"):
            read(game, packed)
    with pytest.raises(astrolude.InvalidRecord, match="cannot be: "):
        read(game, _packed({**whole, "fields": {**fields, "ore": [-1] * state.players}}))


def _packed(frozen: dict[str, object]) -> str:
    from base64 import b85encode
    from zlib import compress

    return f"alien_frontiers:{b85encode(compress(json.dumps(frozen).encode())).decode()}"
