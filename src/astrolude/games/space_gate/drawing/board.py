"""Space Gate Odyssey in the terminal: the Odyssey, the bases, the worksite, the exoplanets, the players.

The view is described in `docs/design/space_gate.md`. Everything fits into 80 columns; a player is a number
and a colour, so that the drawing can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    joined,
    label,
    number,
    player,
    seat_style,
)
from astrolude.games.space_gate.drawing.base import GATE_SIGNS, Base, tile_signs
from astrolude.locales import Sentences

CREW: Final = ("engineers", "chiefs", "robots")
PILES_IN_A_ROW: Final = 3
FREE: Final = "·"
PREDOMINANT: Final = "◇"


def draw(words: Sentences, view: View) -> list[Block]:
    """The whole table, from the turn at the top to the players at the bottom."""
    return [
        *heading(words, view),
        Text(),
        rooms(words, view),
        Text(),
        Beside(*(Base(words, seat) for seat in view["seats"])),
        Text(words.say("terminal-legend"), QUIET),
        Text(),
        worksite(words, view),
        Text(),
        planets(words, view),
        Text(),
        track(words, view),
        Text(),
        players(words, view),
    ]


def heading(words: Sentences, view: View) -> Iterator[Block]:
    """Whose turn it is, the activated room, how far the game has come, what is in the air or in hand."""
    closed = sum(planet["phase"] == "closed" for planet in view["planets"])
    parts = [Text(words.say("turn-short", turn=view["turn"]), QUIET)]
    if view["turn"]:
        parts.append(player(words, view["active"]))
    if view["room"] is not None:
        parts.append(Text(words.say("phase-room", room=words.thing(view["room"])), ACCENT))
    parts.append(Text(words.say("phase-closed", closed=closed, of=len(view["planets"])), QUIET))
    yield Flow(parts)
    for note in notes(words, view):
        yield Text(note)


def notes(words: Sentences, view: View) -> Iterator[str]:
    """What is on its way: a module in hand, settlers in flight, a base that is laid anew."""
    if view["taken"] is not None:
        yield words.say("terminal-taken", module=words.thing(view["taken"]["module"]))
    if view["flight"] is not None:
        yield words.say("terminal-flight", settlers=view["flight"]["settlers"])
    if view["relay"] is not None:
        modules = words.listed(words.thing(module["module"]) for module in view["relay"]["modules"])
        yield words.say("terminal-relay", modules=modules)


def rooms(words: Sentences, view: View) -> Table:
    """Everyone's team in each room, and the points that it gives."""
    names = [player(words, seat["seat"]) for seat in view["seats"]]
    table = Table(words.say("odyssey"), *names, align="lr")
    for place in view["rooms"]:
        active = place["room"] == view["room"]
        name = Text(words.thing(place["room"]), ACCENT if active else "")
        table.row(name, *(team(words, place, seat["seat"]) for seat in view["seats"]))
    return table


def team(words: Sentences, place: View, seat: int) -> Text:
    """`2I 1C = 4`: who stands there and what they are worth."""
    there = [f"{place[kind][seat]}{words.say(f'terminal-{kind}')}" for kind in CREW if place[kind][seat]]
    if not there:
        return Text(FREE, QUIET)
    return Text(" ".join(there)).add(f" = {place['points'][seat]}", seat_style(seat))


def worksite(words: Sentences, view: View) -> Table:
    """The nine piles: the module on top with its corridors, and how many lie there."""
    domains = [words.thing(f"domain:{domain}") for domain in ("water", "vegetation", "energy")]
    table = Table(words.say("worksite"), *domains)
    for row in range(0, len(view["piles"]), PILES_IN_A_ROW):
        piles = view["piles"][row : row + PILES_IN_A_ROW]
        kind = ("gates", "odyssey", "airlocks")[row // PILES_IN_A_ROW]
        table.row(words.say(f"piles-{kind}"), *(pile(words, each) for each in piles))
    return table


def pile(words: Sentences, each: View) -> Text:
    if each["top"] is None:
        return Text(FREE, QUIET)
    line = tile_signs(words, each["top"]).add(f" ×{each['count']}")
    return line.styled("dim strike") if each["locked"] else line


def planets(words: Sentences, view: View) -> Table:
    """Who stands where on each exoplanet, and what it would bring everyone if it closed now."""
    numbers = [number(seat["seat"]) for seat in view["seats"]]
    table = Table(words.say("tab-planets"), "", "", *numbers, align="lllr")
    for planet in view["planets"]:
        if planet["phase"] == "closed":
            continue
        worth = [str(points) for points in planet["worth"]] if planet["phase"] == "open" else []
        gate = "" if planet["gate"] is None else GATE_SIGNS[label(planet["gate"])]
        table.row(words.thing(planet["planet"]), gate, sites(planet), *worth)
    gates = [gate for gate, place in view["gates"].items() if place == "place:hawking"]
    if gates:
        table.row(words.thing("place:hawking"), "".join(GATE_SIGNS[gate] for gate in gates), "")
    return table


def sites(planet: View) -> Text:
    """Every site in the order of the data: a player's number, a free site, a free one of predominance."""
    line = Text()
    for site in planet["sites"]:
        if site["seat"] is not None:
            line.add(number(site["seat"]))
        else:
            line.add(PREDOMINANT if site["predominance"] else FREE, QUIET)
    return line


def track(words: Sentences, view: View) -> Flow:
    """`7 Water 1,3`: what each token is worth and who would score it."""
    parts = [Text(words.say("predominance"), ACCENT)]
    for space in view["track"]:
        leaders = joined(",", (number(seat) for seat in space["leaders"]))
        parts.append(Text(f"{space['value']} {words.thing(space['token'])} ").add(leaders))
    return Flow(parts)


def players(words: Sentences, view: View) -> Table:
    """Influence, ranks, what is left in the reserve, corridors on the void."""
    parts = ("influence", "ranks", "settlers", "engineers", "suits", "robots", "void")
    heads = [words.say(f"terminal-head-{part}") for part in parts]
    table = Table(words.say("terminal-player"), *heads, align="lr")
    for seat in view["seats"]:
        left = [seat["reserve"][part] for part in parts[2:6]]
        counts = [seat["score"]["total"], len(seat["ranks"]), *left, seat["void"]]
        table.row(player(words, seat["seat"]), *(str(count) for count in counts))
    return table
