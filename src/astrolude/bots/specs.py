"""How people write bots: a name, a budget where the bot has one, then parameters, all joined by colons.

    greedy    search:50ms    search:2000it    learned:50ms    greedy:attention=0.5
    mypackage.mybot:MyBot:depth=3

A name with a colon in it is a class or a function of a module. A part without `=` belongs to the value before
it, so that a value may hold a colon.
"""

from __future__ import annotations

from typing import Final

from astrolude.kernel.errors import AstroludeError

LEVELS: Final = ["easy", "normal", "hard"]
"""The levels offered to people in every game, from the weakest."""

EXPERT: Final = "expert"
"""The level that learned: only where a network comes along."""

LEARNED: Final = "learned"
"""The search with a network: the one that comes along, or any other."""

NAMES: Final = ["random", "greedy", "search", LEARNED, *LEVELS, EXPERT]
"""The bots that come along."""

EXPECTED: Final = (
    "a bot is one of random, greedy, greedy:attention=<0 to 1>, search, search:<milliseconds>ms, "
    "search:<iterations>it, learned or learned:<milliseconds>ms where a network comes along, "
    "a level (easy, normal, hard, and expert where a network comes along), "
    "or your own as <module>:<class or function>"
)

Value = int | float | bool | str
"""What a parameter can be."""


class InvalidBot(AstroludeError):
    """No such bot can be made; the message says why, and what a bot may be."""


class Spec:
    """A bot as it is written, taken apart."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        parts = text.split(":")
        name = parts.pop(0)
        if name not in NAMES and parts and "=" not in parts[0]:
            name += ":" + parts.pop(0)
        self.name: Final = name
        self.words: Final[list[str]] = []
        """What stands before the first parameter: a budget."""
        self.parameters: Final[dict[str, str]] = {}
        last = ""
        for part in parts:
            key, sign, value = part.partition("=")
            if sign and key.isidentifier():
                if key in self.parameters:
                    raise InvalidBot(f"{text!r} gives {key!r} twice")
                self.parameters[key] = value
                last = key
            elif last:
                self.parameters[last] += ":" + part
            else:
                self.words.append(part)

    @property
    def own(self) -> bool:
        """Whether it is somebody's own: a class or function of a module."""
        return ":" in self.name


def read_value(text: str) -> Value:
    """A whole number, a number, true or false, or else the text itself."""
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text
