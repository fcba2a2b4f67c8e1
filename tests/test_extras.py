"""A package that comes with an extra and is not there is named together with the extra."""

from __future__ import annotations

import subprocess
import sys

import pytest

from astrolude.extras import MissingExtra, extra

USES = [
    ("gymnasium", "research", "import astrolude.research.gymnasium"),
    ("pettingzoo", "research", "import astrolude.research.pettingzoo"),
    ("pyspiel", "research", "import astrolude.research.openspiel"),
    ("numpy", "research", "import astrolude.research.policy"),
    ("polars", "study", "import astrolude.study.report"),
    ("ray", "ray", "from astrolude.arena.cluster import connect; connect('auto')"),
]


@pytest.mark.parametrize(("package", "name", "use"), USES, ids=[package for package, _, _ in USES])
def test_what_is_missing_is_named(package: str, name: str, use: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; {use}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == (
        f"astrolude.extras.MissingExtra: {package} is not installed: pip install 'astrolude[{name}]'"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "astrolude: polars is not installed: pip install 'astrolude[study]'"),
        ("fr", "astrolude: polars n’est pas installé\u00a0: pip install 'astrolude[study]'"),
    ],
)
def test_a_command_says_it_in_one_sentence(language: str, sentence: str) -> None:
    code = (
        "import sys; sys.modules['polars'] = None; from astrolude.cli.app import run; "
        f"sys.exit(run(['study', 'gaia', '--lang', {language!r}]))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (run.returncode, run.stderr.strip()) == (2, sentence)


def test_an_error_of_our_own_is_none_of_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such") as caught, extra("research"):
        import astrolude.no_such  # type: ignore[import-not-found] # noqa: F401
    assert not isinstance(caught.value, MissingExtra)
