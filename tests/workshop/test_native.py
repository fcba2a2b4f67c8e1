"""mypyc's C gets its docstrings back, and what runs once is marked."""

from __future__ import annotations

from pathlib import Path

import pytest

from workshop.native import documented, finished, literal

SOURCE = '''"""About hexes, "quoted"."""


class Hex:
    """A place.

    Six neighbours.
    """

    @property
    def ring(self) -> int:
        """How far out."""
        return 0

    def turn(self) -> None:
        """Where?"""

    def undocumented(self) -> None: ...


def far(a: Hex) -> int:
    """Number of steps – at least."""
    return 0
'''

C = """static PyMethodDef methods[] = {
        {"far", (PyCFunction)CPyPy_pkg___hexes___far, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("far(a)\\n--\\n\\n") /* docstring */},
        {"turn",
         (PyCFunction)CPyPy_pkg___hexes___Hex___turn,
         METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn($self)\\n--\\n\\n")},
        {"undocumented",
         (PyCFunction)CPyPy_pkg___hexes___Hex___undocumented,
         METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undocumented($self)\\n--\\n\\n")},
        {"ring",
         (getter)pkg___hexes___Hex_get_ring,
        NULL, NULL, NULL},
        {"size",
         (getter)pkg___hexes___Hex_get_size, (setter)pkg___hexes___Hex_set_size,
         NULL, NULL},
static PyTypeObject CPyType_pkg___hexes___Hex_template_ = {
    .tp_name = "Hex",
    .tp_doc = PyDoc_STR("Hex()\\n--\\n\\n"),
"pkg.hexes",
    NULL, /* docstring */
        char CPyDef_pkg___hexes_____top_level__(void) {
char CPyDef_pkg___hexes___far(void) {
"""  # noqa: E501


@pytest.fixture
def docs(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "hexes.py").write_text(SOURCE, encoding="utf-8")
    return documented(tmp_path)


@pytest.mark.parametrize(
    "line",
    [
        r'PyDoc_STR("far(a)\n--\n\n" "Number of steps \342\200\223 at least.") /* docstring */},',
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn($self)\n--\n\n" "Where\?")},',
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undocumented($self)\n--\n\n")},',
        r'NULL,  "How far out.", NULL},',
        "(getter)pkg___hexes___Hex_get_size, (setter)pkg___hexes___Hex_set_size,\nNULL, NULL},",
        r'.tp_doc = PyDoc_STR("Hex()\n--\n\n" "A place.\n\nSix neighbours."),',
        r'"About hexes, \"quoted\".", /* docstring */',
        "\nRUNS_ONCE char CPyDef_pkg___hexes_____top_level__(void) {\n",
        "\nchar CPyDef_pkg___hexes___far(void) {\n",
    ],
)
def test_docstrings_come_back_and_what_runs_once_is_marked(docs: dict[str, str], line: str) -> None:
    assert line in finished(C, docs)


def test_a_literal_holds_any_text() -> None:
    assert literal('a "b"\n\\ é??/') == r'"a \"b\"\n\\ \303\251\?\?/"'
