"""The page's folders know each other one way, from `net` to `think`."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "web" / "src"

LAYERS: Final = (
    "net",
    "engine",
    "i18n",
    "design",
    "near",
    "games",
    "app",
    "rules",
    "table",
    "club",
    "learn",
    "puzzles",
    "think",
)
"""A folder may know those before it."""

STARTERS: Final = frozenset({"main.ts", "App.svelte"})
"""What puts the page together knows every folder."""

STAND_IN: Final = "dev"
"""What development and tests play with: only they and the page's beginning know it."""

SHARED: Final = frozenset({"games/types", "games/motion"})
"""All that a game knows of other games: what each of them gives to the page, and how things move."""

GAMES: Final = frozenset(path.parent.name for path in PAGE.glob("games/*/index.ts"))
GAMELESS: Final = frozenset(
    {"net", "engine", "i18n", "design", "near", "rules", "table", "club", "learn", "puzzles", "think"}
)
"""The folders that name no game: not in an import, not in a text's name, not in a condition."""

_IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]""")
_SERVER_DATA: Final = re.compile(r"src/astrolude/games/(\w+)/")


def imported_files(path: str, source: str) -> Iterator[str]:
    """What a file of the page imports, as paths from the page's sources on; `../` leads out of them."""
    for match in _IMPORT.finditer(source):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), match[1]))


def is_for_tests(path: str) -> bool:
    return ".test." in path or "/testing/" in path


def fault(path: str, imported: str) -> str | None:
    """What is wrong with one import, or nothing."""
    folder, target = path.split("/")[0], imported.split("/")[0]
    if path in STARTERS or folder == STAND_IN:
        return None
    if imported.startswith("../"):
        return _fault_with_data(path, imported)
    if target == STAND_IN:
        return None if is_for_tests(path) else f"{path} imports {imported}: only tests know {STAND_IN}"
    if folder == target == "games":
        return _fault_between_games(path, imported)
    if folder == target or is_for_tests(path):
        return None
    if LAYERS.index(target) > LAYERS.index(folder):
        return f"{path} imports {imported}: {folder} must not know {target}"
    return None


def _fault_between_games(path: str, imported: str) -> str | None:
    own = path.split("/")[1]
    if own in GAMES and imported.split("/")[1] != own and imported not in SHARED:
        return f"{path} imports {imported}: a game must not know another, nor the list of games"
    return None


def _fault_with_data(path: str, imported: str) -> str | None:
    """Outside the page lie the games' data and texts; each is read by its own game."""
    data = _SERVER_DATA.search(imported)
    if data and not path.startswith(f"games/{data[1]}/"):
        return f"{path} reads the data of {data[1]}"
    return None


def games_named(path: str, source: str) -> list[str]:
    """The games that a file of a gameless folder names in a text: `'gaia'`, `'eclipse-price'`."""
    if path.split("/")[0] not in GAMELESS or is_for_tests(path):
        return []
    named = re.findall(rf"""['"`]({"|".join(sorted(GAMES))})(?=['"`-])""", source)
    return [f"{path} names the game {game}" for game in named]


def faults(sources: Mapping[str, str]) -> list[str]:
    """All that is wrong in files given as path → source."""
    wrong: list[str] = []
    for path, source in sources.items():
        found = (fault(path, imported) for imported in imported_files(path, source))
        wrong += [each for each in found if each is not None]
        wrong += games_named(path, source)
    return wrong


def test_the_page_keeps_its_layers() -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    sources = {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in files}
    assert {path.split("/")[0] for path in sources} == {*LAYERS, *STARTERS, STAND_IN}
    assert sum(1 for path in sources for _ in imported_files(path, sources[path])) > 1000
    assert faults(sources) == []


@pytest.mark.parametrize(
    ("path", "source", "wrong"),
    [
        ("design/Tip.svelte", "import type { Face } from '../games/types';", "design must not know games"),
        (
            "games/gaia/Board.svelte",
            "import { services } from '../../app/services';",
            "games must not know app",
        ),
        ("games/gaia/view.ts", "import { seat } from '../eclipse/view';", "a game must not know another"),
        ("games/gaia/view.ts", "const all = await import('../index');", "nor the list of games"),
        (
            "games/gaia/facts.ts",
            "import x from '../../../../src/astrolude/games/eclipse/data/a.json';",
            "reads the data",
        ),
        ("app/Home.svelte", "import { demo } from '../dev/demo';", "only tests know dev"),
        ("table/Dock.svelte", "if (game === 'gaia') return;", "names the game gaia"),
        ("design/Icon.svelte", "t('eclipse-price')", "names the game eclipse"),
    ],
)
def test_what_breaks_the_layers_is_found(path: str, source: str, wrong: str) -> None:
    (found,) = faults({path: source})
    assert wrong in found


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("games/gaia/view.ts", "import type { Table } from '../types';\nimport Map from './Map.svelte';"),
        ("games/gaia/facts.ts", "import x from '../../../../src/astrolude/games/gaia/data/a.json';"),
        (
            "table/Dock.svelte",
            "import Chip from '../design/Chip.svelte';\nimport { settings } from '../app/settings.svelte';",
        ),
        ("table/Dock.test.ts", "import { demo } from '../dev/demo';"),
        ("main.ts", "const { pretend } = await import('./dev/standIn');"),
        ("table/EndScreen.svelte", '<use href="#pl-gaia" />'),
    ],
)
def test_what_keeps_the_layers_is_let_be(path: str, source: str) -> None:
    assert faults({path: source}) == []
