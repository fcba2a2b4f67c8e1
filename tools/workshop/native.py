"""What is done to the C that mypyc writes before a compiler reads it.

mypyc leaves every docstring out, so that `help()` of the compiled engine would be empty: they are put back.
What runs once, when a module is imported, is half of all the code: it is marked as not worth optimizing,
which saves a sixth of the compiler's time. Lines are no longer indented by up to a thousand spaces. Lists are
read faster (`lists`).

The texts that are looked for are mypyc's own; tests/kernel/test_docstrings.py fails when they change.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from workshop import lists

ONCE: Final = """\
#if defined(__clang__)
#define RUNS_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""

INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
TOP_LEVEL: Final = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE)
FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s[\w |]+, PyDoc_STR\("(?:[^"\\]|\\.)*")\)')
PROPERTY: Final = re.compile(r"(\(getter\)(\w+),\s(?:\(setter\)\w+,\s|NULL, ))NULL, NULL\}")
CLASS: Final = re.compile(
    r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\((?:"(?:[^"\\]|\\.)*")?)(?:NULL)?\)'
)
"""mypyc writes NULL where it cannot tell the signature."""
MODULE: Final = re.compile(r'("([\w.]+)",\s)NULL(, /\* docstring \*/)')


def finish(extensions: Iterable[Any], source: Path) -> None:
    """Let the extensions that hold the engine's code be compiled from a finished copy of their C.

    A copy is only written when it differs, so that what did not change is not compiled again.
    """
    docs = documented(source)
    for extension in extensions:
        (path,) = map(Path, extension.sources)
        if path.name.startswith("__native_"):
            copy = path.with_name(path.name.replace("__native_", "__finished_"))
            text = finished(path.read_text(encoding="utf-8"), docs)
            if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
                copy.write_text(text, encoding="utf-8", newline="\n")
            extension.sources = [str(copy)]


def finished(text: str, docs: Mapping[str, str]) -> str:
    """A file of mypyc's C with docstrings and quick lists, and with what runs once marked."""

    def with_doc(found: re.Match[str], end: str = ")") -> str:
        doc = docs.get(found[2])
        return found[0] if doc is None else f"{found[1]} {literal(doc)}{end}"

    text = INDENT.sub("", text)
    text = TOP_LEVEL.sub(r"RUNS_ONCE \1", text)
    text = FUNCTION.sub(with_doc, text)
    text = CLASS.sub(with_doc, text)
    text = PROPERTY.sub(lambda found: with_doc(found, ", NULL}"), text)
    text = MODULE.sub(lambda found: with_doc(found, found[3]), text)
    return ONCE + lists.quickened(text)


def documented(source: Path) -> dict[str, str]:
    """The docstrings of every module below the folder, by the names that mypyc gives to what has them."""
    docs: dict[str, str] = {}
    for path in sorted(source.rglob("*.py")):
        module = ".".join(path.relative_to(source).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        _note(docs, module, tree)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                _note(docs, c_name(f"{module}.{node.name}"), node)
                for member in node.body:
                    if isinstance(member, ast.FunctionDef):
                        _note(docs, c_name(f"{module}.{node.name}.{member.name}"), member)
                        _note(docs, f"{c_name(f'{module}.{node.name}')}_get_{member.name}", member)
            elif isinstance(node, ast.FunctionDef):
                _note(docs, c_name(f"{module}.{node.name}"), node)
    return docs


def c_name(name: str) -> str:
    """A full name as mypyc writes it in C."""
    return name.replace("___", "___3_").replace(".", "___")


def literal(text: str) -> str:
    """A text as a C string literal."""
    signs = {ord("\n"): r"\n", ord('"'): r"\"", ord("\\"): r"\\", ord("?"): r"\?"}
    return '"' + "".join(signs.get(byte, _sign(byte)) for byte in text.encode()) + '"'


def _sign(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}"


def _note(docs: dict[str, str], name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
    doc = ast.get_docstring(node, clean=False)
    if doc is not None:
        docs[name] = inspect.cleandoc(doc)
