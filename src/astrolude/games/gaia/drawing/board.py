"""Projet Gaia in the terminal: the galaxy, the research board, actions, scoring tiles, the factions.

The view is described in `docs/design/gaia.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrolude.drawing import ACCENT, QUIET, Block, Flow, Table, Text, View, joined, named, number
from astrolude.games.gaia.drawing.galaxy import galaxy, legend
from astrolude.games.gaia.drawing.seats import BETWEEN, crossed, seats
from astrolude.locales import Sentences

NOW: Final = "▸"
NOTHING: Final = "·"


def draw(words: Sentences, view: View) -> list[Block]:
    """The whole table, from the round at the top to the factions at the bottom."""
    return [
        heading(words, view),
        *notes(words, view),
        Text(),
        galaxy(words, view),
        Text(),
        legend(words),
        Text(),
        research(words, view),
        Text(),
        offers(words, view),
        Text(),
        final(words, view),
        Text(),
        seats(words, view),
    ]


def heading(words: Sentences, view: View) -> Flow:
    """The round, the phase, whose turn it is; while a table is set up nobody has a turn."""
    phase = Text(words.say(f"phase-{view['phase']}"), QUIET)
    if not view["round"]:
        return Flow([phase])
    return Flow(
        [Text(words.say("round-short", round=view["round"]), QUIET), phase, named(words, view["active"])]
    )


def notes(words: Sentences, view: View) -> Iterator[Text]:
    """What is under way: a federation, a payment, charges that are offered."""
    forming = view["federation"]
    if forming is not None:
        power = words.say("federation-power", power=forming["power"], need=forming["need"])
        count, most = len(forming["satellites"]), forming["affordable"]
        yield Text(f"{power}, {words.say('federation-satellites', count=count, most=most)}")
    if view["bill"]:
        yield Text(words.say("bill", power=view["bill"]))
    for offer in view["offers"]:
        seat = words.thing(f"seat:{offer['seat']}")
        yield Text(words.say("brings-charge", seat=seat, charge=offer["charge"], points=offer["points"]))


def research(words: Sentences, view: View) -> Table:
    """Everyone's level on each track, its tile and its advanced one; then the tiles for any track."""
    board = view["research"]
    sides = [number(side) for side in range(len(board["tracks"][0]["levels"]))]
    align = f"l{'r' * len(sides)}l"
    heads = [words.say("terminal-tile"), words.say("terminal-advanced")]
    table = Table(words.say("head-research"), *sides, *heads, align=align)
    for track in board["tracks"]:
        levels = [str(level) for level in track["levels"]]
        advanced = NOTHING if track["advanced"] is None else words.thing(track["advanced"])
        table.row(words.thing(track["track"]), *levels, stack(words, track["tile"]), advanced)
    for place, free in enumerate(board["free"]):
        name = "" if place else words.thing("limit:any")
        table.row(name, *[""] * len(sides), stack(words, free))
    return table


def stack(words: Sentences, pile: View) -> Text:
    return Text(f"{words.thing(pile['tile'])} ×{pile['left']}", "" if pile["left"] else QUIET)


def offers(words: Sentences, view: View) -> Table:
    """What lies there for everyone: actions, boosters, federation tokens, the scoring of the rounds."""
    table = Table()
    for paid_in in ("power", "qic"):
        spaces = [space for space in view["spaces"] if space["paid_in"] == paid_in]
        actions = joined(BETWEEN, (action(words, space) for space in spaces))
        table.row(Text(words.say(f"terminal-actions-{paid_in}"), ACCENT), actions)
    boosters = BETWEEN.join(words.thing(booster) for booster in view["boosters"])
    table.row(Text(words.say("head-boosters"), ACCENT), boosters)
    table.row(Text(words.say("head-tokens"), ACCENT), stock(words, view))
    for place, tile in enumerate(view["round_tiles"], start=1):
        name = Text("" if place > 1 else words.say("head-rounds"), ACCENT)
        mark = NOW if place == view["round"] else " "
        told = f"{mark}{place}{words.say('colon')}{words.thing(tile)}"
        table.row(name, Text(told, QUIET if place < view["round"] else ""))
    return table


def action(words: Sentences, space: View) -> Text:
    """`3 knowledge (7)`: what it brings, and what it costs."""
    return crossed(f"{words.thing(space['space'])} ({space['cost']})", space["used"])


def stock(words: Sentences, view: View) -> str:
    """The tokens that are left, and the one that waits at the end of a track."""
    left = [f"{words.thing(kind['token'])} ×{kind['left']}" for kind in view["tokens"] if kind["left"]]
    top = view["research"]["top_token"]
    if top is not None:
        left.append(f"{words.thing('level:terraforming_5')}{words.say('colon')}{words.thing(top)}")
    return BETWEEN.join(left)


def final(words: Sentences, view: View) -> Table:
    """`2 (12)`: what each side counts for the final tiles, and the points that it would bring."""
    tiles = view["final_tiles"]
    sides = [number(side) for side in range(len(tiles[0]["counts"]))]
    neutral = any(tile["neutral"] is not None for tile in tiles)
    heads = [words.say("neutral")] if neutral else []
    table = Table(words.say("head-final"), *sides, *heads, align="lr")
    for tile in tiles:
        counted = [
            f"{count} ({points})" for count, points in zip(tile["counts"], tile["points"], strict=True)
        ]
        table.row(words.thing(tile["final_tile"]), *counted, *([str(tile["neutral"])] if neutral else []))
    return table
