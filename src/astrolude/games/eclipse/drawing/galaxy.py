"""The galaxy of Eclipse: every hex by its number where it lies, and what stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrolude.drawing import (
    ACCENT,
    QUIET,
    Mosaic,
    Table,
    Text,
    View,
    joined,
    label,
    named,
    owned,
    piece_style,
    seat_style,
)
from astrolude.locales import Sentences

HALF_A_HEX: Final = 3
"""Signs for half the distance between two neighbours of a row."""
GUARDED: Final = "!"
SHIPS: Final = "+"
TO_BE_FOUND: Final = "?"
EMPTY: Final = " "
NOTHING: Final = "·"


def galaxy(view: View) -> Mosaic:
    """A sign behind the number tells of guardians, ships, or a tile to be found."""
    cells = {
        (2 * hexagon["q"] + hexagon["r"], hexagon["r"]): [code(hexagon).add(sign(hexagon))]
        for hexagon in view["sectors"]
    }
    return Mosaic(cells, HALF_A_HEX, span=2)


def code(hexagon: View) -> Text:
    """`221₃`: its number, and that of its controller."""
    owner, shown = hexagon["controller"], label(hexagon["ref"])
    return Text(shown, QUIET) if owner is None else Text(owned(shown, owner), piece_style(owner))


def sign(hexagon: View) -> str:
    if hexagon["ancients"] or hexagon["guard"]:
        return GUARDED
    if hexagon["fleets"]:
        return SHIPS
    return TO_BE_FOUND if hexagon["discovery"] else EMPTY


def hexes(words: Sentences, view: View) -> Table:
    """A line for every hex with something in it."""
    table = Table(align="lrl", gap=1)
    for hexagon in view["sectors"]:
        if hexagon["controller"] is not None or sign(hexagon) != EMPTY:
            contents = joined("  ", [*pieces(words, hexagon), *tiles(words, hexagon)])
            points = Text(str(hexagon["points"]), QUIET)
            table.row(name(words, hexagon), points, population(words, hexagon), contents)
    return table


def in_hand(words: Sentences, drawn: View) -> Table:
    """The hexes that were drawn, in the order in which they can be laid: points, squares, Ancients."""
    table = Table(Text(words.say("in-hand"), ACCENT), align="lrl", gap=1)
    for hexagon in drawn["hexes"]:
        squares = [f"{letter(words, square['square'])}{square['number']}" for square in hexagon["squares"]]
        ancients = words.say("short-ancients", number=hexagon["ancients"]) if hexagon["ancients"] else ""
        points = Text(str(hexagon["points"]), QUIET)
        table.row(words.thing(hexagon["ref"]), points, " ".join(squares) or NOTHING, Text(ancients, ACCENT))
    return table


def name(words: Sentences, hexagon: View) -> Text:
    owner, shown = hexagon["controller"], words.thing(hexagon["ref"])
    return Text(shown) if owner is None else Text(owned(shown, owner), seat_style(owner))


def population(words: Sentences, hexagon: View) -> Text:
    """Cubes on squares, by the letters of the squares."""
    shown = [
        f"{letter(words, square['square'])}{square['cubes']}/{square['number']}"
        for square in hexagon["squares"]
    ]
    return Text(" ".join(shown) or NOTHING, "" if hexagon["controller"] is not None else QUIET)


def letter(words: Sentences, reference: str) -> str:
    """The short name of a square or a ship."""
    return words.say(f"short-{label(reference)}")


def pieces(words: Sentences, hexagon: View) -> Iterator[Text]:
    """Ships by owner, guardians first."""
    if hexagon["guard"]:
        yield Text(words.thing(f"vessel:{hexagon['guard']}"), ACCENT)
    if hexagon["ancients"]:
        yield Text(words.say("short-ancients", number=hexagon["ancients"]), ACCENT)
    for fleet in hexagon["fleets"]:
        ships = [f"{number}{letter(words, ship)}" for ship, number in fleet["ships"].items()]
        yield named(words, fleet["seat"]).add(f" {' '.join(ships)}", seat_style(fleet["seat"]))


def tiles(words: Sentences, hexagon: View) -> Iterator[Text]:
    if hexagon["discovery"]:
        yield Text(TO_BE_FOUND, QUIET)
    for structure in hexagon["structures"]:
        yield Text(words.thing(f"structure:{structure}"), QUIET)
