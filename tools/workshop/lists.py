"""How compiled code reads and writes lists of numbers, which is most of what rules do.

mypyc calls a function for each item, owns it for as long as it takes to read the number in it, and gives it
back: two writes to the same small number's count, again and again, where one read would do. The list keeps
its item meanwhile, so here it is only lent; and `lists.h` puts the functions where they are called.

The texts that are looked for are mypyc's own; the build stops where numbers are read otherwise.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

HEADER: Final = Path(__file__).with_name("lists.h")

INT: Final = r"""if \(likely\(PyLong_Check\((?P=item)\)\)\)
\w+ = CPyTagged_FromObject\((?P=item)\);
else \{
CPy_TypeError\("int", (?P=item)\); \w+ = CPY_INT_TAG;
\}
"""
FLOAT: Final = r"""(?P<double>\w+) = PyFloat_AsDouble\((?P=item)\);
if \((?P=double) == -1\.0 && PyErr_Occurred\(\)\) \{
CPy_TypeError\("float", (?P=item)\); (?P=double) = -113\.0;
\}
"""
FAILED: Final = r"""(?:CPyTagged_DECREF\(\w+\);
)*if \(unlikely\((?P=item) == NULL\)\) \{
(?:CPy_AddTraceback\(.*\);
)?goto \w+;
\}
"""
NUMBER: Final = rf"(?P<number>{INT}|{FLOAT})CPy_DECREF\((?P=item)\);\n"

READ: Final = re.compile(
    rf"^(?P<item>\w+) = CPyList_GetItem(?P<kind>Short)?(?P<where>\(.*\);\n{FAILED}){NUMBER}", re.MULTILINE
)
"""A number is read at an index."""
VISITED: Final = re.compile(rf"^CPy_INCREF\((?P<item>\w+)\);\n{NUMBER}", re.MULTILINE)
"""A number is read by a loop over the list."""
LIKELY: Final = re.compile(r" = CPyList_GetItem\w*\(.*\n(?:.*\n){1,6}.* = CPyTagged_FromObject\(")
"""What any reading of a number from a list begins and ends with."""
INCLUDES: Final = re.compile(r"\A(?:#include .*\n)+")


def quickened(text: str) -> str:
    """A file of mypyc's C, without indents, whose lists are quick."""
    read = lent(text)
    if read == text and LIKELY.search(text):
        raise ValueError("mypyc writes otherwise how a number is read from a list: bring lists.py up to date")
    return at_hand(read)


def lent(text: str) -> str:
    """The text with numbers read from lent items."""
    text = READ.sub(r"\g<item> = CPyList_GetItem\g<kind>Borrow\g<where>\g<number>", text)
    return VISITED.sub(r"\g<number>", text)


def at_hand(text: str) -> str:
    """The text with `lists.h` after what it includes, mypyc's runtime among it."""
    return INCLUDES.sub(lambda found: found[0] + HEADER.read_text(encoding="utf-8"), text, count=1)
