"""Alien Frontiers in the terminal: stations with their ports, the planet, the players, the cards.

The view is described in `docs/design/alien_frontiers.md`.
"""

from __future__ import annotations

from typing import Final

from astrolude.drawing import (
    ACCENT,
    QUIET,
    Beside,
    Block,
    Flow,
    Table,
    Text,
    View,
    held,
    joined,
    label,
    named,
    owned,
    piece,
    player,
    seat_style,
)
from astrolude.locales import Sentences

BLOCKED: Final = held(" ✕ ")
FREE: Final = held(" · ")
NOBODY: Final = "–"
LAST_CIRCLE: Final = 7


def draw(words: Sentences, view: View) -> list[Block]:
    """The whole board, from the turn at the top to the cards at the bottom."""
    return [
        turn(words, view),
        Text(),
        Beside(stations(words, view), planet(words, view)),
        Text(),
        players(words, view),
        Text(),
        Text(words.say("terminal-display"), QUIET).add(" ").add(listed(words, view["display"])),
        Flow(piles(words, view)),
    ]


def turn(words: Sentences, view: View) -> Flow:
    seat = view["active"]
    told = Text(words.say("terminal-turn", turn=view["turn"], round=view["round"]), QUIET)
    return Flow([told, player(words, seat), joined(" ", (ship(label(die), seat) for die in view["dice"]))])


def ship(value: str, seat: int) -> Text:
    """A die in its owner's colour; the Relic Ship has no colour."""
    if value.startswith("r"):
        return Text(held(f" {owned(value[1:], seat)} "), "bold reverse")
    return piece(value, seat)


def stations(words: Sentences, view: View) -> Table:
    table = Table(words.say("terminal-stations"), "")
    for station, groups in view["stations"].items():
        table.row(words.thing(f"station:{station}"), groups_of_ports(station, groups, len(view["seats"])))
    table.row(Text(words.say("terminal-bay"), QUIET), joined(" ", (docked(place) for place in view["bay"])))
    return table


def groups_of_ports(station: str, groups: list[list[View]], players: int) -> Text:
    """The ports of a facility, groups set apart; of the hub only the tracks in use."""
    shown = groups[:players] if station == "colonist_hub" else groups
    return joined("  ", (joined("", (port(place) for place in group)) for group in shown))


def port(place: View) -> Text:
    if place["blocked"]:
        return Text(BLOCKED, QUIET)
    return docked(place["ship"]) if place["ship"] else Text(FREE, QUIET)


def docked(die: View) -> Text:
    return ship(f"r{die['value']}" if die["relic"] else str(die["value"]), die["seat"])


def planet(words: Sentences, view: View) -> Table:
    heads = ("terminal-planet", "terminal-colonies", "terminal-control")
    table = Table(*(words.say(head) for head in heads))
    for place in view["territories"]:
        name = Text(words.thing(place["territory"]))
        for field in place["fields"]:
            name.add(f"  {words.thing(field)}", "bold magenta")
        table.row(name, colonies(place["colonies"]), controller(words, place["controller"]))
    return table


def colonies(counts: list[int]) -> Text:
    shown = [Text(owned("●" * count, seat), seat_style(seat)) for seat, count in enumerate(counts) if count]
    return joined(" ", shown)


def controller(words: Sentences, seat: int | None) -> Text:
    return Text(NOBODY, QUIET) if seat is None else named(words, seat)


def players(words: Sentences, view: View) -> Table:
    heads = ("player", "points", "fuel", "ore", "ships", "reserve", "circle", "cards")
    table = Table(*(words.say(f"terminal-{head}") for head in heads), align="lrrrrrrl")
    for seat in view["seats"]:
        table.row(
            player(words, seat["seat"]),
            Text(str(seat["score"]["total"]), ACCENT),
            str(seat["fuel"]),
            str(seat["ore"]),
            f"{seat['ships']}{' + R' if seat['relic'] else ''}",
            str(seat["reserve"]),
            f"{seat['circle']}/{LAST_CIRCLE}",
            hand(words, seat["cards"]),
        )
    return table


def hand(words: Sentences, held: list[View]) -> Text:
    return joined(", ", (Text(words.thing(card["card"]), QUIET if card["used"] else "") for card in held))


def listed(words: Sentences, cards: list[str]) -> str:
    return words.listed(words.thing(card) for card in cards) or NOBODY


def piles(words: Sentences, view: View) -> list[Text]:
    counts = {"draw": view["draw_pile"], "discard": len(view["discard_pile"])}
    shown = [words.say("terminal-piles", **counts)]
    if view["stock"]["fuel"] is not None:
        shown.append(words.say("terminal-stock", fuel=view["stock"]["fuel"], ore=view["stock"]["ore"]))
    return [Text(part, QUIET) for part in shown]
