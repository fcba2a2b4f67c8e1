"""mypyc's C reads numbers from items that their lists keep, by functions that stand where they are called."""

from __future__ import annotations

import pytest

from workshop.lists import HEADER, at_hand, lent, quickened

READ = """\
cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
CPyTagged_DECREF(cpy_r_place);
if (unlikely(cpy_r_r1 == NULL)) {
CPy_AddTraceback("a.py", "f", 97, CPyStatic_a___globals);
goto CPyL50;
}
if (likely(PyLong_Check(cpy_r_r1)))
cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
else {
CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
}
CPy_DECREF(cpy_r_r1);
if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
"""
READ_FLOAT = """\
cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, 4);
if (unlikely(cpy_r_r1 == NULL)) {
goto CPyL50;
}
cpy_r_r2 = PyFloat_AsDouble(cpy_r_r1);
if (cpy_r_r2 == -1.0 && PyErr_Occurred()) {
CPy_TypeError("float", cpy_r_r1); cpy_r_r2 = -113.0;
}
CPy_DECREF(cpy_r_r1);
"""
VISITED = """\
CPy_INCREF(cpy_r_r1);
if (likely(PyLong_Check(cpy_r_r1)))
cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
else {
CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
}
CPy_DECREF(cpy_r_r1);
"""


@pytest.mark.parametrize(
    ("text", "getter"), [(READ, "CPyList_GetItemBorrow("), (READ_FLOAT, "CPyList_GetItemShortBorrow(")]
)
def test_a_number_is_read_from_an_item_that_the_list_keeps(text: str, getter: str) -> None:
    read = lent(text)
    assert getter in read
    assert "CPy_DECREF(cpy_r_r1);" not in read
    assert [line for line in text.splitlines() if "Get" not in line and "CPy_DECREF" not in line] == [
        line for line in read.splitlines() if "Get" not in line
    ]


def test_a_loop_over_numbers_owns_none_of_them() -> None:
    assert lent(VISITED) == VISITED.split("\n", 1)[1].replace("CPy_DECREF(cpy_r_r1);\n", "")


@pytest.mark.parametrize(
    "between",
    ["CPy_DECREF(cpy_r_r0);\n", "CPyL9: ;\n", "cpy_r_r7 = CPyDef_f();\n"],
    ids=["the_list_may_go", "others_come_by", "anything_may_happen"],
)
def test_an_item_is_owned_where_its_list_might_let_go_of_it(between: str) -> None:
    head, check, rest = READ.partition("if (likely(PyLong_Check")
    assert lent(head + between + check + rest) == head + between + check + rest


def test_an_item_that_is_used_afterwards_is_owned() -> None:
    kept = READ.replace("CPy_DECREF(cpy_r_r1);\n", "")
    assert lent(kept) == kept


def test_the_functions_come_after_mypycs_own() -> None:
    includes = '#include <list_ops.c>\n#include "__native_a.h"\n'
    assert at_hand(includes + "int a;\n") == includes + HEADER.read_text(encoding="utf-8") + "int a;\n"


def test_the_build_stops_when_mypyc_writes_otherwise() -> None:
    assert quickened(READ) == lent(READ)
    with pytest.raises(ValueError, match="up to date"):
        quickened(READ.replace("likely", "mostly"))
