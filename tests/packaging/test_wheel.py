"""What is in a wheel, and that it runs from there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.packaging.building import PIP_WHEEL, make

from astrolude import __version__
from workshop import page
from workshop.paths import PACKAGE, PAGE, ROOT, SOURCE


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the plain engine, and with the page where it is built already."""
    folder = tmp_path_factory.mktemp("wheel")
    make([*PIP_WHEEL, str(folder), "."], ROOT, ASTROLUDE_NO_PAGE="0" if page.is_built() else "1")
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def package_files(*patterns: str) -> set[str]:
    """The package's files as a wheel names them, the page apart."""
    paths = (path for pattern in patterns for path in PACKAGE.rglob(pattern))
    return {path.relative_to(SOURCE).as_posix() for path in paths if not path.is_relative_to(PAGE)}


def test_a_wheel_without_compiled_modules_fits_every_machine(wheel: Path, contents: set[str]) -> None:
    assert wheel.name == f"astrolude-{__version__}-py3-none-any.whl"
    assert [name for name in contents if name.endswith((".so", ".pyd"))] == []


def test_every_module_table_and_text_is_in_the_wheel(contents: set[str]) -> None:
    assert package_files("*.py", "*.json", "*.jsonl", "*.ftl", "py.typed") - contents == set()


def test_nothing_but_the_package_and_its_metadata_is_in_the_wheel(contents: set[str]) -> None:
    metadata = f"astrolude-{__version__}.dist-info"
    assert {name.split("/")[0] for name in contents} == {"astrolude", metadata}
    assert f"{metadata}/licenses/LICENSE" in contents


def test_the_page_is_in_the_wheel_as_it_was_built(contents: set[str]) -> None:
    prefix = PAGE.relative_to(SOURCE).as_posix()
    packed = {name for name in contents if name.startswith(prefix)}
    built = {path.relative_to(SOURCE).as_posix() for path in PAGE.rglob("*") if path.is_file()}
    assert packed == (built if page.is_built() else set())


def test_the_package_runs_from_the_wheel(wheel: Path) -> None:
    program = "import astrolude; print(astrolude.__version__, astrolude.engine_kind(), astrolude.__file__)"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(wheel)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == [__version__, "pure", str(wheel / "astrolude" / "__init__.py")]
