"""A base of Space Gate Odyssey as a map of boxes: each module seven signs wide and three lines high.

The lines of a box are whole where the module is open and dotted where it is closed; a corridor breaks them.
"""

from __future__ import annotations

from typing import Final

from astrolude.drawing import QUIET, Mosaic, Text, View, joined, label, player, seat_style
from astrolude.locales import Sentences

WIDTH: Final = 7
HEIGHT: Final = 3
DOMAIN_STYLES: Final = {"water": "blue", "vegetation": "green", "energy": "magenta"}
GATE_SIGNS: Final = {"sun": "☼", "door": "∩", "ring": "◎"}
IMPROVEMENT_SIGNS: Final = {"recruit": "+", "promotion": "^", "automaton": "r"}
AIRLOCK_SIGN: Final = "#"
ANY_DOMAIN: Final = "*"


class Base:
    """A block: the map of a base under its owner's name."""

    def __init__(self, words: Sentences, seat: View) -> None:
        owner = seat["seat"]
        boxes = {(module["x"], -module["y"]): box(words, module, owner) for module in seat["base"]}
        self.name: Final = player(words, owner)
        self.map: Final = Mosaic(boxes, WIDTH, height=HEIGHT)

    def lines(self, width: int) -> list[Text]:
        return [*self.name.lines(width), *self.map.lines(width)]


def box(words: Sentences, module: View, seat: int) -> tuple[Text, Text, Text]:
    """A module's three lines."""
    style = domain_style(module)
    across, along = ("─", "│") if module["open"] else ("┄", "┊")
    sides = {side: behind != "wall" for side, behind in module["sides"].items()}
    upper = f"┌{across * 2}{'╨' if sides['N'] else across}{across * 2}┐"
    lower = f"└{across * 2}{'╥' if sides['S'] else across}{across * 2}┘"
    middle = joined(
        "",
        [
            Text("╡" if sides["W"] else along, style),
            inside(words, module, seat).padded(WIDTH - 2),
            Text("╞" if sides["E"] else along, style),
        ],
    )
    return Text(upper, style), middle, Text(lower, style)


def inside(words: Sentences, module: View, seat: int) -> Text:
    """Five signs: the domain, what the module is, and who is on board or how many fit."""
    line = Text(domain_letter(words, module), f"bold {domain_style(module)}")
    line.add(kind_signs(words, module), "" if module["open"] else QUIET)
    if module["open"]:
        line.add(str(module["settlers"]), seat_style(seat) if module["settlers"] else QUIET)
    return line.add(f"/{module['capacity']}", QUIET)


def tile_signs(words: Sentences, tile: View) -> Text:
    """A module on a pile: domain, kind, capacity, corridors."""
    line = Text(domain_letter(words, tile), f"bold {domain_style(tile)}")
    line.add(kind_signs(words, tile)).add(f"/{tile['capacity']} ")
    return line.add(corridors(words, tile), QUIET)


def corridors(words: Sentences, tile: View) -> str:
    """The sides that have one, by their initials."""
    return "".join(words.say(f"side-{side}")[0].upper() for side in tile["corridors"])


def kind_signs(words: Sentences, tile: View) -> str:
    """The gate, an airlock, or what opening brings; nothing is left of that on an open module."""
    if tile["gate"] is not None:
        return GATE_SIGNS[label(tile["gate"])]
    if tile["improvement"] is None:
        return AIRLOCK_SIGN
    if tile.get("open"):
        return " "
    room = tile["improvement_room"]
    letter = "" if room is None else room_letter(words, label(room))
    return IMPROVEMENT_SIGNS[tile["improvement"]] + letter


def room_letter(words: Sentences, room: str) -> str:
    return words.say(f"letter-{room}")


def domain_letter(words: Sentences, tile: View) -> str:
    return ANY_DOMAIN if tile["domain"] is None else room_letter(words, label(tile["domain"]))


def domain_style(tile: View) -> str:
    return "" if tile["domain"] is None else DOMAIN_STYLES[label(tile["domain"])]
