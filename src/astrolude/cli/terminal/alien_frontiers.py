"""Alien Frontiers in the terminal: stations with their ports, the planet, the players, the cards.

The view is described in `docs/design/alien_frontiers.md`.
"""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal.colours import piece_style, seat_style
from astrolude.locales import Sentences

View = dict[str, Any]

BLOCKED: Final = " ✕ "
FREE: Final = " · "
LAST_CIRCLE: Final = 7


def draw(screen: Screen, words: Sentences, view: View) -> RenderableType:
    """The whole board, from the turn at the top to the cards at the bottom."""
    return Group(
        turn(screen, words, view),
        Text(),
        Columns([stations(screen, words, view), planet(screen, words, view)], padding=(0, 2)),
        Text(),
        players(screen, words, view),
        cards(screen, words, view),
    )


def say(screen: Screen, part: str, /, **arguments: str | int) -> str:
    return screen.text(f"alien_frontiers-{part}", **arguments)


def turn(screen: Screen, words: Sentences, view: View) -> Text:
    seat = view["active"]
    line = Text(say(screen, "turn", turn=view["turn"], round=view["round"]), QUIET)
    line.append("  ").append(words.thing(f"seat:{seat}"), seat_style(seat)).append("  ")
    for die in view["dice"]:
        line.append(ship(die.partition(":")[2], seat)).append(" ")
    return line


def ship(value: str, seat: int) -> Text:
    """A die in its owner's colour; the Relic Ship has none."""
    if value.startswith("r"):
        return Text(f" {value[1:]} ", "bold reverse")
    return Text(f" {value} ", piece_style(seat))


def stations(screen: Screen, words: Sentences, view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1))
    table.add_column(say(screen, "stations"))
    table.add_column("")
    for station, groups in view["stations"].items():
        table.add_row(words.thing(f"station:{station}"), groups_of_ports(station, groups, len(view["seats"])))
    bay = Text(" ").join(docked(place) for place in view["bay"])
    table.add_row(Text(say(screen, "bay"), QUIET), bay)
    return table


def groups_of_ports(station: str, groups: list[list[View]], players: int) -> Text:
    """The ports of a facility, groups set apart; of the hub only the tracks in use."""
    shown = groups[:players] if station == "colonist_hub" else groups
    return Text("  ").join(Text("").join(port(place) for place in group) for group in shown)


def port(place: View) -> Text:
    if place["blocked"]:
        return Text(BLOCKED, QUIET)
    return docked(place["ship"]) if place["ship"] else Text(FREE, QUIET)


def docked(die: View) -> Text:
    return ship(f"r{die['value']}" if die["relic"] else str(die["value"]), die["seat"])


def planet(screen: Screen, words: Sentences, view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1))
    table.add_column(say(screen, "planet"))
    table.add_column(say(screen, "colonies"))
    table.add_column(say(screen, "control"))
    for place in view["territories"]:
        name = Text(words.thing(place["territory"]))
        for field in place["fields"]:
            name.append(f"  {words.thing(field)}", "bold magenta")
        table.add_row(name, colonies(place["colonies"]), controller(words, place["controller"]))
    return table


def colonies(counts: list[int]) -> Text:
    line = Text()
    for seat, count in enumerate(counts):
        line.append("● " * count, seat_style(seat))
    return line


def controller(words: Sentences, seat: int | None) -> Text:
    return Text("–", QUIET) if seat is None else Text(words.thing(f"seat:{seat}"), seat_style(seat))


def players(screen: Screen, words: Sentences, view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1))
    table.add_column(say(screen, "player"))
    for heading in ("points", "fuel", "ore", "ships", "reserve", "circle"):
        table.add_column(say(screen, heading), justify="right")
    table.add_column(say(screen, "cards"))
    for seat in view["seats"]:
        table.add_row(
            Text(words.thing(f"seat:{seat['seat']}"), seat_style(seat["seat"])),
            Text(str(seat["score"]["total"]), ACCENT),
            str(seat["fuel"]),
            str(seat["ore"]),
            f"{seat['ships']}{' + R' if seat['relic'] else ''}",
            str(seat["reserve"]),
            f"{seat['circle']}/{LAST_CIRCLE}",
            owned(words, seat["cards"]),
        )
    return table


def owned(words: Sentences, held: list[View]) -> Text:
    return Text(", ").join(Text(words.thing(card["card"]), QUIET if card["used"] else "") for card in held)


def cards(screen: Screen, words: Sentences, view: View) -> Text:
    shown = words.listed(words.thing(card) for card in view["display"]) or "–"
    line = Text.assemble((f"{say(screen, 'display')} ", QUIET), shown, "\n")
    piles = {"draw": view["draw_pile"], "discard": len(view["discard_pile"])}
    line.append(say(screen, "piles", **piles), QUIET)
    stock = view["stock"]
    if stock["fuel"] is not None:
        line.append(f"  {say(screen, 'stock', fuel=stock['fuel'], ore=stock['ore'])}", QUIET)
    return line
