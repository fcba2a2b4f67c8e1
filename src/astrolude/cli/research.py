"""`astrolude research`: what learning programs need to know about a game."""

from __future__ import annotations

from typing import Final

import typer

from astrolude.cli.options import AsJson, GameName, Language, Players, read_start
from astrolude.cli.screen import QUIET, Screen, print_json

research: Final = typer.Typer(
    name="research",
    help="Interfaces for learning programs.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)


@research.callback()
def about() -> None:
    """What learning programs need to know. See docs/research.md for PettingZoo, Gymnasium and OpenSpiel."""


@research.command()
def describe(
    game: GameName,
    players: Players = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List the blocks of a game's observation, and the size of its action space.

    Every value is a float32: the number on the table divided by the block's scale, or 0 and 1 for flags.
    Where a block has a dimension for the players, the seat that looks comes first and the others follow
    clockwise.

    **Examples**

    - `astrolude research describe gaia --players 4`

    - `astrolude research describe alien_frontiers --json`
    """
    start = read_start(game, players, None, 0)
    known = start.game
    layout = known.layout(start.players)
    if json:
        print_json(
            {
                "game": known.id,
                "players": layout.players,
                "size": layout.size,
                "actions": known.grammar.size,
                "blocks": layout.describe(),
            }
        )
        return
    screen = Screen(lang)
    table = screen.table("research-block", "research-start", "research-shape", "research-scale", numbers=3)
    for place in layout.places:
        shape = " × ".join(str(size) for size in place.block.dimensions(layout.players))
        table.row(place.block.name, str(place.start), shape, str(place.block.scale))
    screen.draw([table])
    screen.say("research-size", QUIET, players=layout.players, cells=layout.size, actions=known.grammar.size)
