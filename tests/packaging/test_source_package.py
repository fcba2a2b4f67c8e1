"""What is in a source package, and that the same wheel comes out of it, without Node."""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.packaging.building import make

from astrolude import __version__
from workshop import page
from workshop.paths import PACKAGE, PAGE, ROOT, WEB

NAME = f"astrolude-{__version__}"
BUILD = "import sys; sys.path.insert(0, 'tools'); import build_backend; build_backend.build_{}(sys.argv[1])"


def build(kind: str, root: Path, folder: Path, **settings: str) -> Path:
    """Let the build backend make a package, as pip and build do."""
    make([sys.executable, "-c", BUILD.format(kind), str(folder)], root, **settings)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package of this working copy, unpacked; with the page where it is built already."""
    folder = tmp_path_factory.mktemp("sdist")
    archive = build("sdist", ROOT, folder, ASTROLUDE_NO_PAGE="0" if page.is_built() else "1")
    assert archive.name == f"{NAME}.tar.gz"
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / NAME


def files(folder: Path, below: Path) -> set[str]:
    """Files below a folder as one would type them, without what tools leave behind."""
    skipped = {"__pycache__", "node_modules", ".svelte-kit"}
    paths = (path for path in folder.rglob("*") if path.is_file() and skipped.isdisjoint(path.parts))
    return {path.relative_to(below).as_posix() for path in paths}


def test_package_page_and_tools_are_complete(unpacked: Path) -> None:
    for folder in (PACKAGE, WEB, ROOT / "tools"):
        assert files(folder, ROOT) - files(unpacked, unpacked) == set()
    for name in ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE", "SECURITY.md"):
        assert (unpacked / name).is_file(), name


def test_nothing_that_was_installed_or_compiled_is_packed(unpacked: Path) -> None:
    assert not (unpacked / "web" / "node_modules").exists()
    assert [name for name in files(unpacked, unpacked) if name.endswith((".so", ".pyd", ".pyc"))] == []


def test_a_wheel_comes_out_of_it_without_node(unpacked: Path, tmp_path: Path) -> None:
    with_page = {} if page.is_built() else {"ASTROLUDE_NO_PAGE": "1"}
    wheel = build("wheel", unpacked, tmp_path, PATH=str(Path(sys.executable).parent / "nothing"), **with_page)
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert files(PAGE, ROOT / "src") <= names if page.is_built() else "astrolude/__init__.py" in names
