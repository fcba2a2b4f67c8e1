"""The legal actions as a numbered list, and what a typed line means."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from astrolude.drawing import ACCENT, Columns, Text
from astrolude.kernel.errors import InvalidAction
from astrolude.kernel.state import State
from astrolude.locales import Sentences

IN_ONE_COLUMN: Final = 12
"""More choices than this are set in columns."""
LONGEST_NUMBER: Final = 9
"""More digits are no choice in any game, and Python refuses to read thousands of them."""


class Order(Enum):
    """What a person can say instead of choosing."""

    UNDO = "u"
    SAVE = "s"
    LOG = "l"
    BOARD = "b"
    EXPLAIN = "i"
    WHY = "why"
    HELP = "?"
    QUIT = "q"


class Said(NamedTuple):
    """What a line means: an action, an order with what follows it, or nothing, and then why."""

    action: int | None = None
    order: Order | None = None
    rest: str = ""
    trouble: str = ""
    """`no_such_choice`, `not_understood` or `not_now`."""
    illegal: int | None = None
    """The action that is not possible now."""


def choices(words: Sentences, actions: list[int]) -> Columns:
    """Every legal action with its number, in the reader's words."""
    width = len(str(len(actions)))
    lines = [
        Text(f"{number:>{width}} ", ACCENT).add(words.action(action))
        for number, action in enumerate(actions, 1)
    ]
    return Columns(lines, most=1 if len(lines) <= IN_ONE_COLUMN else len(lines), hanging=width + 1)


def understand(line: str, state: State) -> Said:
    """A number of the list, an action in notation, or an order."""
    text = line.strip()
    actions = state.legal_actions()
    if text.isascii() and text.isdigit():
        number = int(text[:LONGEST_NUMBER])
        if len(text) > LONGEST_NUMBER or not 1 <= number <= len(actions):
            return Said(trouble="no_such_choice")
        return Said(actions[number - 1])
    first, _, rest = text.partition(" ")
    for order in Order:
        if first.lower() == order.value:
            return Said(order=order, rest=rest.strip())
    try:
        action = state.grammar.parse(text)
    except InvalidAction:
        return Said(trouble="not_understood")
    return Said(action) if action in actions else Said(trouble="not_now", illegal=action)
