"""The players of Eclipse in figures, and the blueprints of the active one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrolude.drawing import Table, View, player
from astrolude.locales import Sentences

NOTHING: Final = "·"
PASSED: Final = "*"
FIGURES: Final = ("initiative", "movement", "computer", "shield", "hull", "energy")
HEADS: Final = (
    "points",
    "money",
    "science",
    "materials",
    "discs",
    "colonies",
    "tracks",
    "reputation",
)


def players(words: Sentences, view: View) -> Table:
    """A line for each player; one without a species has no figures yet."""
    table = Table("", *(words.say(f"head-{head}") for head in HEADS), align="lr")
    for seat, board in enumerate(view["seats"]):
        unborn = board["species"] is None
        mark = PASSED if not unborn and board["passed"] else ""
        figures = [NOTHING] * len(HEADS) if unborn else figures_of(board)
        table.row(player(words, seat).add(mark), *figures)
    return table


def figures_of(board: View) -> Iterator[str]:
    yield str(board["score"]["total"])
    for resource in ("money", "science", "materials"):
        row = board["resources"][f"resource:{resource}"]
        yield f"{row['stored']}+{row['production']}"
    yield f"{board['discs']['track']} −{board['upkeep']}"
    yield f"{board['colony_ships']['ready']}/{board['colony_ships']['all']}"
    yield "/".join(str(len(tiles)) for tiles in board["technologies"].values())
    known = [str(value) if value is not None else "?" for value in board["reputation"]["tiles"]]
    yield " ".join(known) or NOTHING


def blueprints(words: Sentences, view: View) -> Table:
    """What the ships of the active player are worth."""
    active = view["active"]
    heads = [words.say(f"figure-{figure}") for figure in (*FIGURES, "cannons", "missiles")]
    table = Table(player(words, active), *heads, align="lrrrrrrl")
    for blueprint in view["seats"][active]["blueprints"]:
        numbers = [str(blueprint["figures"][figure]) for figure in FIGURES]
        dice = [dice_of(words, blueprint["figures"][weapon]) for weapon in ("cannons", "missiles")]
        table.row(words.thing(blueprint["ship"]), *numbers, *dice)
    return table


def dice_of(words: Sentences, dice: View) -> str:
    shown = [words.say(f"dice-{colour}", number=number) for colour, number in dice.items() if number]
    return words.listed(shown) or NOTHING
