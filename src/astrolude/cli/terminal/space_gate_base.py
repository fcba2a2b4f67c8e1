"""A base of Space Gate Odyssey as a map of boxes: each module seven signs wide and three lines high.

The lines of a box are whole where the module is open and dotted where it is closed; a corridor breaks them.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from astrolude.cli.screen import QUIET, Screen
from astrolude.cli.terminal.colours import seat_style

View = dict[str, Any]

WIDTH: Final = 7
COLUMNS: Final = 11
"""So many modules side by side fit into 80 columns."""
DOMAIN_STYLES: Final = {"water": "blue", "vegetation": "green", "energy": "magenta"}
GATE_SIGNS: Final = {"sun": "☼", "door": "∩", "ring": "◎"}
IMPROVEMENT_SIGNS: Final = {"recruit": "+", "promotion": "^", "automaton": "r"}
AIRLOCK_SIGN: Final = "#"
ANY_DOMAIN: Final = "*"


def base_map(screen: Screen, seat: View) -> Text:
    """The rows of the grid from north to south; what is too wide goes on below, to the east."""
    places = {(module["x"], module["y"]): module for module in seat["base"]}
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = max(y for _, y in places), min(y for _, y in places)
    lines: list[Text] = []
    for first in range(left, right + 1, COLUMNS):
        columns = range(first, min(first + COLUMNS, right + 1))
        for y in range(top, bottom - 1, -1):
            row = [box(screen, places.get((x, y)), seat["seat"]) for x in columns]
            lines += [Text("").join(parts) for parts in zip(*row, strict=True)]
    return Text("\n").join(lines)


def box(screen: Screen, module: View | None, seat: int) -> tuple[Text, Text, Text]:
    """A module's three lines, or an empty cell."""
    if module is None:
        blank = Text(" " * WIDTH)
        return blank, blank, blank
    style = domain_style(module)
    across, along = ("─", "│") if module["open"] else ("┄", "┊")
    sides = {side: behind != "wall" for side, behind in module["sides"].items()}
    upper = f"┌{across * 2}{'╨' if sides['N'] else across}{across * 2}┐"
    lower = f"└{across * 2}{'╥' if sides['S'] else across}{across * 2}┘"
    middle = Text("╡" if sides["W"] else along, style)
    middle.append(inside(screen, module, seat)).append("╞" if sides["E"] else along, style)
    return Text(upper, style), middle, Text(lower, style)


def inside(screen: Screen, module: View, seat: int) -> Text:
    """Five signs: the domain, what the module is, and who is on board or how many fit."""
    line = Text(domain_letter(screen, module), f"bold {domain_style(module)}")
    line.append(kind_signs(screen, module), "" if module["open"] else QUIET)
    if module["open"]:
        line.append(str(module["settlers"]), seat_style(seat) if module["settlers"] else QUIET)
    line.append(f"/{module['capacity']}", QUIET)
    line.pad_right(WIDTH - 2 - len(line))
    return line


def tile_signs(screen: Screen, tile: View) -> Text:
    """A module on a pile: domain, kind, capacity, corridors."""
    line = Text(domain_letter(screen, tile), f"bold {domain_style(tile)}")
    line.append(kind_signs(screen, tile)).append(f"/{tile['capacity']} ")
    return line.append(corridors(screen, tile), QUIET)


def corridors(screen: Screen, tile: View) -> str:
    """The sides that have one, by their initials."""
    return "".join(screen.texts.text(f"space_gate-side-{side}")[0].upper() for side in tile["corridors"])


def kind_signs(screen: Screen, tile: View) -> str:
    """The gate, an airlock, or what opening brings; nothing is left of that on an open module."""
    if tile["gate"] is not None:
        return GATE_SIGNS[tile["gate"].partition(":")[2]]
    if tile["improvement"] is None:
        return AIRLOCK_SIGN
    if tile.get("open"):
        return " "
    room = tile["improvement_room"]
    letter = "" if room is None else room_letter(screen, room.partition(":")[2])
    return IMPROVEMENT_SIGNS[tile["improvement"]] + letter


def room_letter(screen: Screen, room: str) -> str:
    return screen.texts.text(f"space_gate-letter-{room}")


def domain_letter(screen: Screen, tile: View) -> str:
    return ANY_DOMAIN if tile["domain"] is None else room_letter(screen, tile["domain"].partition(":")[2])


def domain_style(tile: View) -> str:
    return "" if tile["domain"] is None else DOMAIN_STYLES[tile["domain"].partition(":")[2]]
