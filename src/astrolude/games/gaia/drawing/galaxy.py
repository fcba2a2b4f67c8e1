"""The galaxy of Projet Gaia: every hex where it lies, with its planet, its structures and whose they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrolude.drawing import QUIET, Flow, Mosaic, Text, View, label, owned, seat_style
from astrolude.games.gaia.tables.structures import ROWS, STRUCTURES
from astrolude.locales import Sentences

HALF_A_HEX: Final = 2
"""Signs for half the distance between two neighbours of a row."""
ROOM: Final = 2 * HALF_A_HEX
"""What stands in a hex takes no more."""
SPACE: Final = "·"
GAIAFORMER: Final = "○"
STATION: Final = "⊞"
SIGNS: Final = {
    "mine": "•",
    "trading_station": "▲",
    "research_lab": "●",
    "planetary_institute": "■",
    "academy_knowledge": "◆",
    "academy_qic": "◈",
    "lost_planet_mine": "•",
}
ON_BOARDS: Final = STRUCTURES[:ROWS]
"""What comes from a faction's board; the lost planet's mine does not."""
PLANET_STYLES: Final = {
    "terra": "blue",
    "oxide": "red",
    "volcanic": "dark_orange",
    "desert": "yellow",
    "swamp": "dark_goldenrod",
    "titanium": "bright_black",
    "ice": "bold",
    "gaia": "green",
    "transdim": "magenta",
    "lost": "cyan",
}


def galaxy(words: Sentences, view: View) -> Mosaic:
    """Rows of hexes; the middle of a sector bears its number."""
    middles = {label(sector["place"]): sector["sector"] for sector in view["sectors"]}
    cells: dict[tuple[int, int], list[Text]] = {}
    for hexagon in view["hexes"]:
        q, r = (int(part) for part in label(hexagon["hex"]).split(","))
        cells[2 * q + r, r] = [content(words, hexagon, middles.get(label(hexagon["hex"])))]
    return Mosaic(cells, HALF_A_HEX, span=2)


def content(words: Sentences, hexagon: View, sector: int | None) -> Text:
    """At most four signs: what the hex is, then what stands there with the small numbers of its owners."""
    there = pieces(hexagon)
    if hexagon["planet"] is not None:
        letter = words.say(f"letter-{hexagon['planet']}")[: ROOM - there.width]
        return Text(letter, PLANET_STYLES[hexagon["planet"]]).add(there)
    name = "" if sector is None else f"{sector:02}"
    if not there.plain:
        return Text(name or SPACE, QUIET)
    return Text(name, QUIET).add(there) if len(name) + there.width <= ROOM else there


def pieces(hexagon: View) -> Text:
    shown = Text()
    if "owner" in hexagon:
        shown.add(owned(SIGNS[hexagon["structure"]], hexagon["owner"]), seat_style(hexagon["owner"]))
    if "guest" in hexagon:
        shown.add(owned("", hexagon["guest"]), seat_style(hexagon["guest"]))
    if "gaiaformer" in hexagon:
        shown.add(owned(GAIAFORMER, hexagon["gaiaformer"]), seat_style(hexagon["gaiaformer"]))
    if "station" in hexagon:
        shown.add(STATION)
    for seat in hexagon.get("satellites", []):
        shown.add(owned("", seat), seat_style(seat))
    return shown


def legend(words: Sentences) -> Flow:
    """The letters of the planets and the signs of the structures."""
    return Flow(Text(part, style) for part, style in explained(words))


def explained(words: Sentences) -> Iterator[tuple[str, str]]:
    for planet, style in PLANET_STYLES.items():
        yield f"{words.say(f'letter-{planet}')} {words.thing(f'planet:{planet}')}", style
    for structure in ON_BOARDS:
        yield f"{SIGNS[structure]} {words.thing(f'structure:{structure}')}", QUIET
    yield f"{GAIAFORMER} {words.thing('structure:gaiaformer')}", QUIET
    yield f"{STATION} {words.thing('structure:space_station')}", QUIET
    yield words.say("terminal-legend"), QUIET
