"""The compiled tree is the sources plus the extension modules, and nothing that is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from workshop import compiler, engine
from workshop.console import Trouble
from workshop.stamps import Stamp


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one module with its compiled form, and the compiled form of a module that was removed."""
    package = tmp_path / "src" / "astrolude" / "kernel"
    built = tmp_path / "engine" / "astrolude" / "kernel"
    package.mkdir(parents=True)
    built.mkdir(parents=True)
    (package / "state.py").write_text("x = 1\n")
    (built / "state.cpython-311.so").write_text("machine code")
    (built / "removed.cpython-311.so").write_text("machine code")
    (built.parent / "kernel__mypyc.cpython-311.so").write_text("machine code")
    monkeypatch.setattr(engine, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "src" / "astrolude")
    monkeypatch.setattr(engine, "ENGINE", tmp_path / "engine")
    monkeypatch.setattr(engine, "COMPILED", tmp_path / "compiled")
    return tmp_path


def compiled_files(tree: Path) -> set[str]:
    root = tree / "compiled" / "astrolude"
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def test_sources_and_their_compiled_forms_are_mirrored(tree: Path) -> None:
    engine.mirror()
    expected = {"kernel/state.py", "kernel/state.cpython-311.so", "kernel__mypyc.cpython-311.so"}
    assert compiled_files(tree) == expected


def test_changes_and_removals_reach_the_mirror(tree: Path) -> None:
    engine.mirror()
    source = tree / "src" / "astrolude" / "kernel" / "state.py"
    source.rename(source.with_name("play.py")).write_text("x = 2\n")
    engine.mirror()
    assert compiled_files(tree) == {"kernel/play.py", "kernel__mypyc.cpython-311.so"}
    assert (tree / "compiled" / "astrolude" / "kernel" / "play.py").read_text() == "x = 2\n"


def test_what_did_not_change_is_left_alone(tree: Path) -> None:
    engine.mirror()
    module = tree / "compiled" / "astrolude" / "kernel" / "state.cpython-311.so"
    before = module.stat().st_ino
    engine.mirror()
    assert module.stat().st_ino == before


@pytest.mark.parametrize("remembers", [True, False])
def test_a_build_that_stumbles_over_an_earlier_one_is_made_from_nothing(
    tree: Path, monkeypatch: pytest.MonkeyPatch, remembers: bool
) -> None:
    memory = tree / "mypyc"
    if remembers:
        memory.mkdir()
    titles: list[str] = []

    def stumbling(title: str, *_: object, **__: object) -> None:
        titles.append(title)
        if memory.is_dir() or not remembers:
            raise Trouble("it stumbled")

    monkeypatch.setattr(engine, "MEMORY", memory)
    monkeypatch.setattr(engine, "BUILD", tree)
    monkeypatch.setattr(engine, "MADE", Stamp(tree / "made-from"))
    monkeypatch.setattr(engine, "step", stumbling)
    monkeypatch.setattr(compiler, "works", lambda: True)
    if remembers:
        engine.ensure()
        assert len(titles) == 2
        assert not memory.exists()
    else:
        with pytest.raises(Trouble, match="it stumbled"):
            engine.ensure()
        assert len(titles) == 1
