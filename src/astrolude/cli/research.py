"""`astrolude research`: what learning programs need to know about a game."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from astrolude.cli.options import AsJson, BadInput, GameName, Language, Players, read_start
from astrolude.cli.screen import QUIET, Screen, print_json
from astrolude.cli.spoken import SpokenCommand, SpokenGroup
from astrolude.drawing import Table
from astrolude.kernel.observation import Place

research: Final = typer.Typer(
    name="research",
    cls=SpokenGroup,
    help="Interfaces for learning programs.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)


@research.callback()
def about() -> None:
    """What learning programs need to know. See docs/research.md for PettingZoo, Gymnasium and OpenSpiel."""


Cells = Annotated[bool, typer.Option("--cells", help="List every cell with its name.")]
OneBlock = Annotated[str | None, typer.Option("--block", metavar="NAME", help="This block alone.")]


@research.command(cls=SpokenCommand)
def describe(
    game: GameName,
    players: Players = None,
    cells: Cells = False,
    block: OneBlock = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Say what a learning program sees: the blocks of a game's observation, each of its cells, all actions.

    Every value is a float32: the number on the table divided by the block's scale, or 0 and 1 for flags. A
    cell is called after its block and its place in each dimension, in the words of the notation: `self` is
    the seat that looks, `next_1` the one to its left, and so on clockwise.

    With `--json`: `{"game", "players", "size", "actions", "blocks": [{"name", "start", "shape", "axes",
    "scale"}]}`, where axes names the places of each dimension, and with `--cells` also `"cells"`, the names
    of all cells in order.

    **Examples**

    - `astrolude research describe gaia --players 4`

    - `astrolude research describe gaia --cells --block sides`

    - `astrolude research describe alien_frontiers --cells --json`
    """
    start = read_start(game, players, None, 0)
    layout = start.game.layout(start.players)
    places = [place for place in layout.places if block in (None, place.block.name)]
    if not places:
        known = ", ".join(place.block.name for place in layout.places)
        raise BadInput(f"{start.game.id} has no block {block!r}; its blocks are: {known}")
    named = {place.block.name: place.block.cells(layout.players) for place in places}
    if json:
        told = {
            "game": start.game.id,
            "players": layout.players,
            "size": layout.size,
            "actions": start.game.grammar.size,
            "blocks": [about for about in layout.describe() if about["name"] in named],
        }
        names = [cell for place in places for cell in named[place.block.name]]
        print_json({**told, "cells": names} if cells else told)
        return
    screen = Screen(lang)
    screen.draw([cell_table(screen, places, named) if cells else block_table(screen, places, layout.players)])
    actions = start.game.grammar.size
    screen.say("research-size", QUIET, players=layout.players, cells=layout.size, actions=actions)


def block_table(screen: Screen, places: list[Place], players: int) -> Table:
    table = screen.table("research-block", "research-start", "research-shape", "research-scale", numbers=3)
    for place in places:
        shape = " × ".join(str(size) for size in place.block.dimensions(players))
        table.row(place.block.name, str(place.start), shape, str(place.block.scale))
    return table


def cell_table(screen: Screen, places: list[Place], named: dict[str, list[str]]) -> Table:
    """A line for each cell, with its number and what it is divided by."""
    table = screen.table("research-cell", "research-number", "research-scale", numbers=2)
    for place in places:
        for number, cell in enumerate(named[place.block.name], place.start):
            table.row(cell, str(number), str(place.block.scale))
    return table
