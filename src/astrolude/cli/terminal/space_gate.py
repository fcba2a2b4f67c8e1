"""Space Gate Odyssey in the terminal: the Odyssey, the bases, the worksite, the exoplanets, the players.

The view is described in `docs/design/space_gate.md`. Everything fits into 80 columns; a player is a number
and a colour, so that the drawing can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal.colours import seat_style
from astrolude.cli.terminal.space_gate_base import GATE_SIGNS, base_map, tile_signs
from astrolude.locales import Sentences
from astrolude.locales.texts import Argument

View = dict[str, Any]

CREW: Final = ("engineers", "chiefs", "robots")
PILES_IN_A_ROW: Final = 3
FREE: Final = "·"
PREDOMINANT: Final = "◇"


def draw(screen: Screen, words: Sentences, view: View) -> RenderableType:
    """The whole table, from the turn at the top to the players at the bottom."""
    return Group(
        heading(screen, words, view),
        rooms(screen, words, view),
        bases(screen, words, view),
        Text(say(screen, "terminal-legend"), QUIET),
        worksite(screen, words, view),
        planets(screen, words, view),
        track(screen, words, view),
        players(screen, words, view),
    )


def say(screen: Screen, part: str, /, **arguments: Argument) -> str:
    """A message of the game; the page shares it."""
    return screen.texts.text(f"space_gate-{part}", **arguments)


def label(reference: str) -> str:
    return reference.partition(":")[2]


def number(seat: int) -> Text:
    """A player as one sign."""
    return Text(str(seat + 1), seat_style(seat))


def grid(*headings: str) -> Table:
    """A table of the house; the first column is text, the others are set to the right."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1))
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place == 0 else "right")
    return table


def heading(screen: Screen, words: Sentences, view: View) -> Text:
    """Whose turn it is, the activated room, how far the game has come, what is in the air or in hand."""
    closed = sum(planet["phase"] == "closed" for planet in view["planets"])
    line = Text(say(screen, "turn-short", turn=view["turn"]), QUIET).append("  ")
    line.append(words.thing(f"seat:{view['active']}"), seat_style(view["active"])).append("  ")
    if view["room"] is not None:
        line.append(say(screen, "phase-room", room=words.thing(view["room"])), ACCENT).append("  ")
    line.append(say(screen, "phase-closed", closed=closed, of=len(view["planets"])), QUIET)
    for note in notes(screen, words, view):
        line.append("\n").append(note)
    return line


def notes(screen: Screen, words: Sentences, view: View) -> Iterator[str]:
    """What is on its way: a module in hand, settlers in flight, a base that is laid anew."""
    if view["taken"] is not None:
        yield say(screen, "terminal-taken", module=words.thing(view["taken"]["module"]))
    if view["flight"] is not None:
        yield say(screen, "terminal-flight", settlers=view["flight"]["settlers"])
    if view["relay"] is not None:
        modules = words.listed(words.thing(module["module"]) for module in view["relay"]["modules"])
        yield say(screen, "terminal-relay", modules=modules)


def rooms(screen: Screen, words: Sentences, view: View) -> Table:
    """Everyone's team in each room, and the points that it gives."""
    names = [words.thing(f"seat:{seat['seat']}") for seat in view["seats"]]
    table = grid(say(screen, "odyssey"), *names)
    for place in view["rooms"]:
        active = place["room"] == view["room"]
        name = Text(words.thing(place["room"]), ACCENT if active else "")
        table.add_row(name, *(team(screen, place, seat["seat"]) for seat in view["seats"]))
    return table


def team(screen: Screen, place: View, seat: int) -> Text:
    """`2I 1C = 4`: who stands there and what they are worth."""
    there = [f"{place[kind][seat]}{say(screen, f'terminal-{kind}')}" for kind in CREW if place[kind][seat]]
    if not there:
        return Text(FREE, QUIET)
    return Text(" ".join(there)).append(f" = {place['points'][seat]}", seat_style(seat))


def bases(screen: Screen, words: Sentences, view: View) -> Columns:
    """The map of every base under its owner's name; small ones stand side by side."""
    maps = [
        Group(Text(words.thing(f"seat:{seat['seat']}"), seat_style(seat["seat"])), base_map(screen, seat))
        for seat in view["seats"]
    ]
    return Columns(maps, padding=(0, 3))


def worksite(screen: Screen, words: Sentences, view: View) -> Table:
    """The nine piles: the module on top with its corridors, and how many lie there."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1))
    table.add_column(say(screen, "worksite"))
    for domain in ("water", "vegetation", "energy"):
        table.add_column(words.thing(f"domain:{domain}"))
    for row in range(0, len(view["piles"]), PILES_IN_A_ROW):
        piles = view["piles"][row : row + PILES_IN_A_ROW]
        kind = ("gates", "odyssey", "airlocks")[row // PILES_IN_A_ROW]
        table.add_row(say(screen, f"piles-{kind}"), *(pile(screen, each) for each in piles))
    return table


def pile(screen: Screen, each: View) -> Text:
    if each["top"] is None:
        return Text(FREE, QUIET)
    line = tile_signs(screen, each["top"]).append(f" ×{each['count']}")
    if each["locked"]:
        line.stylize("dim strike")
    return line


def planets(screen: Screen, words: Sentences, view: View) -> Table:
    """Who stands where on each exoplanet, and what it would bring everyone if it closed now."""
    table = grid(say(screen, "tab-planets"), "", "", *(str(seat["seat"] + 1) for seat in view["seats"]))
    table.columns[2].justify = "left"
    for planet in view["planets"]:
        if planet["phase"] == "closed":
            continue
        worth = [str(points) for points in planet["worth"]] if planet["phase"] == "open" else []
        gate = "" if planet["gate"] is None else GATE_SIGNS[label(planet["gate"])]
        table.add_row(words.thing(planet["planet"]), gate, sites(planet), *worth)
    gates = [gate for gate, place in view["gates"].items() if place == "place:hawking"]
    if gates:
        table.add_row(words.thing("place:hawking"), "".join(GATE_SIGNS[gate] for gate in gates), "")
    return table


def sites(planet: View) -> Text:
    """Every site in the order of the data: a player's number, a free site, a free one of predominance."""
    line = Text()
    for site in planet["sites"]:
        if site["seat"] is not None:
            line.append(number(site["seat"]))
        else:
            line.append(PREDOMINANT if site["predominance"] else FREE, QUIET)
    return line


def track(screen: Screen, words: Sentences, view: View) -> Text:
    """`7 Water 1,3`: what each token is worth and who would score it."""
    line = Text(f"{say(screen, 'predominance')}  ", ACCENT)
    for space in view["track"]:
        line.append(f"{space['value']} {words.thing(space['token'])} ")
        line.append(Text(",").join(number(seat) for seat in space["leaders"])).append("  ")
    return line


def players(screen: Screen, words: Sentences, view: View) -> Table:
    """Influence, ranks, what is left in the reserve, corridors on the void."""
    parts = ("influence", "ranks", "settlers", "engineers", "suits", "robots", "void")
    table = grid(say(screen, "terminal-player"), *(say(screen, f"terminal-head-{part}") for part in parts))
    for seat in view["seats"]:
        index, reserve = seat["seat"], seat["reserve"]
        name = Text(f"{index + 1} {words.thing(f'seat:{index}')}", seat_style(index))
        left = [reserve[part] for part in parts[2:6]]
        counts = [seat["score"]["total"], len(seat["ranks"]), *left, seat["void"]]
        table.add_row(name, *(str(count) for count in counts))
    return table
