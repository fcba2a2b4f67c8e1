"""The archive of the engine for browsers: whole, and nothing in it that is not used there."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

import browser_engine
from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.server.tables import puzzling, teaching
from workshop.near import LEFT_OUT, PARTS, engine_files
from workshop.paths import PACKAGE, SOURCE

UNTAUGHT: set[str] = set()
"""The games that have no lessons or no puzzles yet."""

TAUGHT = set(NAMES) - UNTAUGHT

ROOTS = [
    "astrolude.server.near.host",
    "astrolude.server.near.minds",
    *[f"astrolude.games.{name}.game" for name in NAMES],
    "astrolude.bots.playout",
]
"""Both workers, what the registry imports by name, and what compares engines by signatures."""

IMPORTABLE = {*sys.stdlib_module_names, *browser_engine.BESIDE}

ALONE = """
import asyncio, json, sys
sys.path[:] = [sys.argv[1], *[path for path in sys.path if "packages" not in path]]
from astrolude.server.near.host import Host
from astrolude.server.near import minds

class Bridge:
    def listen(self, hear): pass

async def tell():
    async def ask(method, address, body=None):
        answer = json.loads(await host.call(method, address, None, body and json.dumps(body)))
        assert answer["status"] == 200, answer
        return json.loads(answer["body"])
    host = Host(Bridge())
    found = {}
    for game in [each["id"] for each in await ask("GET", "/api/games")]:
        await ask("GET", f"/api/games/{game}")
        lessons = [each["id"] for each in (await ask("GET", f"/api/games/{game}/lessons"))["lessons"]]
        puzzles = [each["id"] for each in (await ask("GET", f"/api/games/{game}/puzzles"))["puzzles"]]
        for lesson in lessons[:1]:
            await ask("POST", f"/api/games/{game}/lessons/{lesson}", {"actions": []})
        for puzzle in puzzles[:1]:
            await ask("POST", f"/api/games/{game}/puzzles/{puzzle}", {"actions": []})
        found[game] = [len(lessons), len(puzzles)]
    print(json.dumps(found))

asyncio.run(tell())
"""


@pytest.fixture(scope="module")
def archive() -> bytes:
    return browser_engine.engine()


def names(archive: bytes) -> list[str]:
    with zipfile.ZipFile(BytesIO(archive)) as opened:
        return opened.namelist()


def test_nothing_is_in_the_archive_twice(archive: bytes) -> None:
    assert [name for name, count in Counter(names(archive)).items() if count > 1] == []


def test_whatever_the_packed_parts_bring_beside_python_is_packed(archive: bytes) -> None:
    """Data of a kind that nobody has thought of would be missing in browsers alone."""
    beside = {
        path.relative_to(SOURCE).as_posix()
        for part in PARTS
        for path in (PACKAGE / part).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and LEFT_OUT.isdisjoint(path.parts)
    }
    assert {f"astrolude/games/{name}/puzzles/puzzles.jsonl" for name in TAUGHT} <= beside
    assert beside - set(names(archive)) == set()


def test_all_packed_python_is_reached_and_finds_what_it_imports() -> None:
    packed = {module(path): path for path in engine_files() if path.suffix == ".py"}
    reached: set[str] = set()
    waiting = list(ROOTS)
    missing = set()
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        waiting += [name[:at] for at, sign in enumerate(name) if sign == "."]
        for home, imported in imports(packed[name]):
            if home in packed:
                waiting += [found for found in (home, f"{home}.{imported}") if found in packed]
            elif home.partition(".")[0] not in IMPORTABLE and not name_of_server(name):
                missing.add((name, home))
    assert missing == set()
    assert sorted(set(packed) - reached) == []


def name_of_server(name: str) -> bool:
    """The two packages that offer more than is packed, and load it only when somebody asks for it."""
    return name in ("astrolude", "astrolude.server")


def module(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Every module that is named for import, with what is taken from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", each.name) for each in node.names)


def test_the_archive_alone_tells_all_games_lessons_and_puzzles(archive: bytes, tmp_path: Path) -> None:
    """With nothing else of this repository on the path, in a process of its own."""
    with zipfile.ZipFile(BytesIO(archive)) as opened:
        opened.extractall(tmp_path)
    told = subprocess.run(
        [sys.executable, "-I", "-c", ALONE, tmp_path], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    expected = {
        name: [
            len(teaching.course_info(find(name))["lessons"]),
            len(puzzling.puzzle_list(find(name))["puzzles"]),
        ]
        for name in NAMES
    }
    assert json.loads(told.stdout) == expected
    assert {name for name, counts in expected.items() if min(counts) > 0} == TAUGHT
