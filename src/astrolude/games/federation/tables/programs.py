"""FD-20: every list of effects in the data files as a program: a run of lines (operation and its values).

Programs lie one after the other in one table, so that a place in a program is one number, and the next line
of a program is the next number until a line is marked as its last.
"""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.federation.tables.components import (
    ACTIONS,
    BARGAIN_REWARD,
    CRYSTALS,
    FACE_BONUS,
    KINDS,
    MEDALS,
    MISSIONS,
    PLANETS,
    POINTS_OF_USE,
    PRODUCTION_INCOME,
    TOKEN_BONUS,
    bag,
)
from astrolude.kernel.data import read_data

OPS: Final = [
    "gain",
    "price",
    "degrees",
    "die",
    "die_set",
    "ship",
    "release",
    "fund",
    "pp",
    "pp_per",
    "planet_action",
    "planet_action_choice",
    "copy_senate_action",
    "take_president",
    "medal_choice",
    "take_medal",
    "level_bonus",
    "refresh_scholar",
    "copy_scholar",
    "alteration_random",
    "alteration_choose",
    "stall_free",
    "build_free",
    "structure_income",
    "advance_without_reward",
    "upgrade_crystal",
    "exchange",
    "exchange_each",
    "keep_alteration",
    "special_ambassador",
    "planet_tile",
]
"""The operations of FD-20.2. `price` is a negative crystal of a bag; `planet_tile` marks what works inside an
action on its planet only (FD-15.7) and is never run."""

OP_GAIN: Final = OPS.index("gain")
OP_PRICE: Final = OPS.index("price")
OP_DEGREES: Final = OPS.index("degrees")
OP_DIE: Final = OPS.index("die")
OP_DIE_SET: Final = OPS.index("die_set")
OP_SHIP: Final = OPS.index("ship")
OP_RELEASE: Final = OPS.index("release")
OP_FUND: Final = OPS.index("fund")
OP_PP: Final = OPS.index("pp")
OP_PP_PER: Final = OPS.index("pp_per")
OP_PLANET: Final = OPS.index("planet_action")
OP_PLANET_CHOICE: Final = OPS.index("planet_action_choice")
OP_COPY_ACTION: Final = OPS.index("copy_senate_action")
OP_PRESIDENT: Final = OPS.index("take_president")
OP_MEDAL_CHOICE: Final = OPS.index("medal_choice")
OP_MEDAL: Final = OPS.index("take_medal")
OP_LEVEL: Final = OPS.index("level_bonus")
OP_REFRESH: Final = OPS.index("refresh_scholar")
OP_COPY_SCHOLAR: Final = OPS.index("copy_scholar")
OP_RANDOM_TOKEN: Final = OPS.index("alteration_random")
OP_CHOOSE_TOKEN: Final = OPS.index("alteration_choose")
OP_STALL_FREE: Final = OPS.index("stall_free")
OP_BUILD_FREE: Final = OPS.index("build_free")
OP_INCOME: Final = OPS.index("structure_income")
OP_TELEPORT: Final = OPS.index("advance_without_reward")
OP_UPGRADE: Final = OPS.index("upgrade_crystal")
OP_EXCHANGE: Final = OPS.index("exchange")
OP_EXCHANGE_EACH: Final = OPS.index("exchange_each")
OP_KEEP: Final = OPS.index("keep_alteration")
OP_SEVEN: Final = OPS.index("special_ambassador")

PER: Final = [
    *[f"influence_{planet}" for planet in PLANETS],
    "accreditation_level",
    "die_value",
    "missions_done",
    "release_tokens",
    "scholar_colours",
    "medals",
    "crystals",
    "alteration_tokens",
    "megastructures",
    "production_structures",
    "stalls_occupied",
    "degrees",
]
"""What points can be given for; the first ones are the influences in the order of the planets."""

PARTS: Final = [
    "floors",
    "laws",
    "missions",
    "megastructures",
    "scholars",
    "stalls",
    "degrees",
    "medals",
    "leftovers",
    "projects",
]
"""Where a player's prestige points come from."""

ALL: Final = 0
"""The amount of `structure_income` that means every structure."""
UNTIL_ROUND: Final = 0
UNTIL_GAME: Final = 1
NO_MAXIMUM: Final = 1000

LINE_OP: Final[list[int]] = []
LINE_N: Final[list[int]] = []
"""An amount, as the operation counts."""
LINE_X: Final[list[int]] = []
"""A second value: what points are given per, a planet, a medal, how long a bonus lasts."""
LINE_MAXIMUM: Final[list[int]] = []
LINE_PART: Final[list[int]] = []
"""The part of the score that points of this line belong to."""
LINE_BAG: Final[list[list[int]]] = []
LINE_LAST: Final[list[bool]] = []
LINE_NAME: Final[list[str]] = []

NO_PROGRAM: Final = -1
_EMPTY: Final = [0] * KINDS


class Line:
    """One line of a program before it is laid into the table."""

    def __init__(self, op: int, n: int = 0, x: int = 0, maximum: int = NO_MAXIMUM) -> None:
        self.op: Final = op
        self.n: Final = n
        self.x: Final = x
        self.maximum: Final = maximum
        self.bag: list[int] = _EMPTY


def _with_bag(op: int, crystals: list[int]) -> Line:
    line = Line(op)
    line.bag = crystals
    return line


def _line(effect: dict[str, Any]) -> Line:
    """One effect object of the data files."""
    name = str(effect["op"])
    if name in POINTS_OF_USE:
        return Line(OPS.index("planet_tile"))
    op = OPS.index(name)
    if op == OP_GAIN:
        return _with_bag(op, bag(effect))
    if op == OP_EXCHANGE:
        line = _with_bag(op, bag(effect["give"]))
        line.bag = [*line.bag, *bag(effect["get"])]
        return line
    if op == OP_PP_PER:
        per = str(effect["per"])
        kind = PER.index(f"influence_{effect['planet']}" if per == "influence" else per)
        return Line(op, int(effect["each"]), kind, int(effect.get("max", NO_MAXIMUM)))
    if op == OP_PLANET:
        return Line(op, 0, PLANETS.index(effect["planet"]))
    if op == OP_MEDAL:
        return Line(op, 0, MEDALS.index(effect["medal"]))
    if op == OP_LEVEL:
        return Line(op, int(effect["n"]), UNTIL_ROUND if effect["until"] == "round_end" else UNTIL_GAME)
    if op == OP_COPY_SCHOLAR:
        return Line(op, max(effect["levels"]))
    if op == OP_INCOME:
        return Line(op, ALL if effect["n"] == "all" else int(effect["n"]))
    if op == OP_EXCHANGE_EACH:
        return Line(op, int(effect["max"]))
    return Line(op, int(effect.get("n", effect.get("level", 0))))


def _bag_lines(content: dict[str, int]) -> list[Line]:
    """A bag in the order of its keys; neighbouring crystals are one line, a negative one is a price."""
    lines: list[Line] = []
    for key, amount in content.items():
        if key in CRYSTALS:
            crystals = bag({key: abs(amount)})
            op = OP_GAIN if amount > 0 else OP_PRICE
            if lines and lines[-1].op == op:
                lines[-1].bag = [a + b for a, b in zip(lines[-1].bag, crystals, strict=True)]
            else:
                lines.append(_with_bag(op, crystals))
        else:
            lines.append(Line(OPS.index(key), amount))
    return lines


def _lay(name: str, lines: list[Line], part: str) -> int:
    """Put a program into the table; returns where it begins."""
    if not lines:
        return NO_PROGRAM
    start = len(LINE_OP)
    for number, line in enumerate(lines):
        LINE_OP.append(line.op)
        LINE_N.append(line.n)
        LINE_X.append(line.x)
        LINE_MAXIMUM.append(line.maximum)
        LINE_PART.append(PARTS.index(part))
        LINE_BAG.append(line.bag)
        LINE_LAST.append(number == len(lines) - 1)
        LINE_NAME.append(f"{name}.{number + 1}")
    return start


def _lay_all(kind: str, rows: list[dict[str, Any]], part: str) -> list[int]:
    return [_lay(f"{kind}-{row['id']}", [_line(effect) for effect in row["effects"]], part) for row in rows]


FACE_PROGRAM: Final = [
    _lay(f"face-{face}", _bag_lines(bonus), "floors") for face, bonus in enumerate(FACE_BONUS)
]
TOKEN_PROGRAM: Final = [
    _lay(f"token-{token}", _bag_lines(bonus), "floors") for token, bonus in enumerate(TOKEN_BONUS)
]
ACTION_PROGRAM: Final = _lay_all("action", read_data("federation", "senate")["actions"], "missions")
MISSION_PROGRAM: Final = _lay_all("mission", read_data("federation", "missions")["missions"], "missions")
SCHOLAR_PROGRAM: Final = _lay_all("scholar", read_data("federation", "scholars")["tiles"], "scholars")
STARTER_PROGRAM: Final = _lay_all("starter", read_data("federation", "starters")["tiles"], "missions")
DEEP_SPACE_PROGRAM: Final = _lay_all("deep", read_data("federation", "deep_space")["tiles"], "missions")
BARGAIN_PROGRAM: Final = [
    _lay(f"bargain-{number}", _bag_lines(reward), "stalls") for number, reward in enumerate(BARGAIN_REWARD)
]
INCOME_PROGRAM: Final = [
    _lay(f"income-{number}", [_line(effect) for effect in income], "scholars")
    for number, income in enumerate(PRODUCTION_INCOME)
]
if len(ACTION_PROGRAM) != len(ACTIONS) or len(MISSION_PROGRAM) != len(MISSIONS):
    raise ValueError("every Senate action and every mission needs a program")
