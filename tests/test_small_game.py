"""The small game in the documentation is a game: its files, in a copy of the repository, pass every check."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from workshop import page

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "a-small-game.md"
FILE: Final = re.compile(
    r"""^```\w+ title="([^"]+)"(?: (more)| below=(["'])(.+?)\3)?\n(.*?)^```$""", re.M | re.S
)
"""A file, lines for the end of one that exists, or for below a line that begins so."""

COPIED: Final = ["src/astrolude", "tests", "training", "tools", "docs", "benchmarks", "web"]
NEEDED: Final = ["pyproject.toml", "zensical.toml", "README.md", "CHANGELOG.md"]
MODULES: Final = ROOT / "web" / "node_modules"
ELSEWHERE: Final = """
import { mergeConfig } from 'vite';
import ours from './vite.config';

export default mergeConfig(ours, { server: { fs: { strict: false } } });
"""
"""The settings of the page's tests, but that their packages lie outside of the copy."""
UNITS: Final = [
    "src/games/noughts",
    "src/games/cards.test.ts",
    "src/games/naming.test.ts",
    "src/games/terms.test.ts",
    "src/i18n/sharedSentences.test.ts",
]
LISTS: Final = {
    "src/astrolude/games/__init__.py": ('"eclipse")', '"eclipse", "noughts")'),
    "tests/reader/test_reader.py": ("UNWRITTEN: set[str] = set()", 'UNWRITTEN: set[str] = {"noughts"}'),
    "tests/workshop/test_near.py": ("UNTAUGHT: set[str] = set()", 'UNTAUGHT: set[str] = {"noughts"}'),
}
"""What the document says in a sentence."""

SYSTEM: Final = ["PATH", "SYSTEMROOT", "TEMP"]
"""Variables without which programs do not start on every system."""

CHECKS: Final = ["tests", "--ignore=tests/web", "--ignore=tests/packaging"]
"""Where tests go through all games; a browser and packages need more than is copied."""
TOGETHER: Final = ["tests/kernel/test_registry.py", "tests/workshop/test_near.py"]
"""Where a test is about all games at once, so that its name says none."""


class Writing(NamedTuple):
    """What the document writes into a file."""

    path: str
    body: str
    more: bool
    below: str

    def into(self, folder: Path) -> None:
        path = folder / self.path
        assert path.is_file() == (self.more or bool(self.below)), self.path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.is_file() else []
        if self.below:
            [at] = [number for number, line in enumerate(lines, 1) if line.startswith(self.below)]
            lines.insert(at, self.body)
        else:
            lines += ["\n", self.body] if self.more else [self.body]
        path.write_text("".join(lines), encoding="utf-8")


def written() -> list[Writing]:
    found = FILE.findall(DOCUMENT.read_text(encoding="utf-8"))
    return [Writing(path, body, bool(more), below) for path, more, _, below, body in found]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository as it is, with what the document says."""
    copied = tmp_path_factory.mktemp("small_game")
    left_out = shutil.ignore_patterns("__pycache__", "static", "studies", "images", "node_modules", "*.so")
    for name in COPIED:
        shutil.copytree(ROOT / name, copied / name, ignore=left_out)
    for name in NEEDED:
        (copied / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copied / name)
    for name, (before, after) in LISTS.items():
        text = (copied / name).read_text(encoding="utf-8")
        assert before in text, name
        (copied / name).write_text(text.replace(before, after), encoding="utf-8")
    for writing in written():
        writing.into(copied)
    for tool in ("sentence_cases", "option_cases"):
        call(copied, "tools/" + tool + ".py")
    return copied


def call(folder: Path, *words: str) -> str:
    """What a program says that runs in the copy; it must succeed."""
    kept = {name: os.environ[name] for name in SYSTEM if name in os.environ}
    home = {"HOME": str(folder), "USERPROFILE": str(folder)}
    environment = {**kept, **home, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


def test_every_room_is_written_down() -> None:
    paths = {writing.path for writing in written()}
    assert len(paths) > 45
    assert sum(path.startswith("src/astrolude/games/noughts/") for path in paths) > 25


@pytest.mark.slow
def test_the_small_game_passes_every_check(copy: Path) -> None:
    told = call(copy, "-m", "pytest", "-q", "-p", "no:xdist", *CHECKS, "-k", "noughts")
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 110, told
    call(copy, "-m", "pytest", "-q", "-p", "no:xdist", *TOGETHER)


def test_its_code_is_in_the_style_of_the_house(copy: Path) -> None:
    folders = ["src/astrolude/games/noughts", "tests/games/noughts", "tests/rules/noughts"]
    call(copy, "-m", "ruff", "check", "--no-cache", *folders)
    call(copy, "-m", "ruff", "format", "--check", "--no-cache", *folders)


def test_the_architecture_holds_with_it(copy: Path) -> None:
    call(
        copy,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "tests/test_architecture.py",
        "-k",
        "rooms or declaration",
    )


def test_every_clause_is_named_by_a_test(copy: Path) -> None:
    assert "9 of 9 clauses" in call(copy, "-m", "astrolude", "rules", "noughts", "--missing")


@pytest.mark.skipif(not MODULES.is_dir(), reason="the packages of the page are not installed")
def test_its_page_passes_the_checks_of_the_page(copy: Path) -> None:
    """Its types alone, and the tests in which all games are gone through."""
    web = copy / "web"
    (web / "node_modules").symlink_to(MODULES)
    settings = {"extends": "./tsconfig.json", "include": ["src/games/noughts"]}
    (web / "noughts.json").write_text(json.dumps(settings), encoding="utf-8")
    (web / "noughts.config.ts").write_text(ELSEWHERE, encoding="utf-8")
    node = page.find_node()
    assert node is not None
    for words in (
        ["prettier", "--check", "src/games/noughts"],
        ["svelte-check", "--tsconfig", "./noughts.json", "--fail-on-warnings"],
        ["vitest", "run", "--config", "noughts.config.ts", *UNITS],
    ):
        done = subprocess.run(
            [MODULES / ".bin" / words[0], *words[1:]],
            cwd=web,
            env={**os.environ, **page.node_path(node)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_it_is_played_by_bots_and_measured(copy: Path) -> None:
    bots = ["simulate", "noughts", "--bots", "search:20it,greedy", "--games", "6", "--seed", "1"]
    assert "greedy" in call(copy, "-m", "astrolude", *bots)
    assert "Signature of noughts" in call(copy, "-m", "astrolude", "bench", "noughts")
