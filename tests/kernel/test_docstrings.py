"""`help()` says as much of the compiled engine as of the plain one."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrolude import bots, kernel
from astrolude.kernel.state import State


def documented_things(package: Path, prefix: str) -> Iterator[tuple[str, str, str]]:
    """For each docstring of a package: the module, the name in it, and the text in the source."""
    for path in sorted(package.glob("[a-z]*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = f"{prefix}.{path.stem}"
        yield module, "", ast.get_docstring(tree) or ""
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                yield module, node.name, ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                for member in node.body:
                    if isinstance(member, ast.FunctionDef) and not member.name.startswith("__"):
                        yield module, f"{node.name}.{member.name}", ast.get_docstring(member) or ""


def found(module: str, name: str) -> object:
    thing: object = importlib.import_module(module)
    for part in filter(None, name.split(".")):
        thing = getattr(thing, part)
    return thing


@pytest.mark.parametrize("package", [kernel, bots])
def test_every_docstring_in_the_source_is_that_of_the_thing_itself(package: object) -> None:
    assert inspect.ismodule(package)
    (folder,) = package.__path__
    things = [thing for thing in documented_things(Path(folder), package.__name__) if thing[2]]
    assert len(things) > 40
    differing = [
        f"{module} {name}"
        for module, name, text in things
        if inspect.cleandoc(found(module, name).__doc__ or "") != inspect.cleandoc(text)
    ]
    assert differing == []


def test_help_shows_signature_and_docstring() -> None:
    text = pydoc.plain(pydoc.render_doc(State))
    assert "legal_actions(self" in text
    assert "What may be chosen now" in text
