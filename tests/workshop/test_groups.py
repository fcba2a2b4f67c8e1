"""Each game is compiled as one group with all that lies below it, except what may take its time."""

from __future__ import annotations

from pathlib import Path

import pytest

from workshop.groups import engine_groups
from workshop.paths import PACKAGE


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with a kernel and one game that has rooms."""
    root = tmp_path / "astrolude"
    for name in (
        "kernel/state.py",
        "games/__init__.py",
        "games/nim/__init__.py",
        "games/nim/game.py",
        "games/nim/rules/__init__.py",
        "games/nim/rules/combat/volley.py",
        "games/nim/drawing/__init__.py",
        "games/nim/drawing/board.py",
        "games/nim/data/piles.json",
        "bots/__init__.py",
        "server/app.py",
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return root


def test_a_game_and_all_below_it_are_one_group_without_drawings(package: Path) -> None:
    found = {
        group.name: [path.relative_to(package).as_posix() for path in group.files]
        for group in engine_groups(package)
    }
    assert found == {
        "astrolude.kernel": ["kernel/state.py"],
        "astrolude.nim": ["games/nim/game.py", "games/nim/rules/combat/volley.py"],
    }


def test_every_module_of_the_engine_is_in_one_group_and_every_name_is_given_once() -> None:
    groups = engine_groups()
    files = [path for group in groups for path in group.files]
    names = [group.name for group in groups]
    assert len(files) == len(set(files))
    assert len(names) == len(set(names)) >= 7
    for name in ("kernel/state.py", "bots/search.py", "games/gaia/game.py"):
        assert PACKAGE / name in files
