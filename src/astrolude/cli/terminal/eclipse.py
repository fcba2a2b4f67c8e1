"""Eclipse in the terminal: the galaxy as a map of numbers, its hexes, technologies, players, a battle.

The view is described in `docs/design/eclipse.md`. Everything fits into 80 columns, with nine players too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal.colours import piece_style, seat_style
from astrolude.games.eclipse.technology_tables import TECH_COST, TECH_MIN, TECH_TRACK, TECHNOLOGIES, TRACKS
from astrolude.locales import Sentences
from astrolude.locales.texts import Argument

View = dict[str, Any]

NOTHING: Final = "·"
HEX_WIDTH: Final = 2
"""Signs for half the distance between two neighbours of a row."""
WIDEST_MAP: Final = 80
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


def draw(screen: Screen, words: Sentences, view: View) -> RenderableType:
    """The whole table, from the round at the top to the battle at the bottom."""
    parts: list[RenderableType] = [
        heading(screen, words, view),
        galaxy(view),
        hexes(screen, words, view),
        market(screen, words, view),
        players(screen, words, view),
    ]
    if view["seats"][view["active"]]["species"] is not None:
        parts.append(blueprints(screen, words, view))
    if view["battle"] is not None:
        parts.append(battle(screen, words, view["battle"]))
    return Group(*parts)


def say(screen: Screen, part: str, /, **arguments: Argument) -> str:
    """A message of the game; the page shares it."""
    return screen.texts.text(f"eclipse-{part}", **arguments)


def label(reference: str) -> str:
    return reference.partition(":")[2]


def heading(screen: Screen, words: Sentences, view: View) -> Text:
    parts = [say(screen, f"phase-{view['phase']}")]
    if view["round"] > 0:
        parts.insert(0, say(screen, "round", round=view["round"]))
    if view["traitor"] is not None:
        parts.append(say(screen, "traitor", seat=words.thing(f"seat:{view['traitor']}")))
    return Text(" · ".join(parts), QUIET)


def galaxy(view: View) -> Text:
    """Every hex by its number where it lies, in the colour of its controller; a sign tells of ships."""
    cells = [(2 * hexagon["q"] + hexagon["r"], hexagon["r"], hexagon) for hexagon in view["sectors"]]
    left = min(x for x, _, _ in cells)
    if (max(x for x, _, _ in cells) - left + 2) * HEX_WIDTH > WIDEST_MAP:
        return Text()
    drawn = Text()
    for row in range(min(y for _, y, _ in cells), max(y for _, y, _ in cells) + 1):
        for x, _, hexagon in sorted((cell for cell in cells if cell[1] == row), key=lambda cell: cell[0]):
            drawn.pad_right(max(0, (x - left) * HEX_WIDTH - len(drawn.plain.rpartition("\n")[2])))
            drawn.append(label(hexagon["ref"]), controller_style(hexagon)).append(sign(hexagon))
        drawn.append("\n")
    return drawn


def controller_style(hexagon: View) -> str:
    return QUIET if hexagon["controller"] is None else piece_style(hexagon["controller"])


def sign(hexagon: View) -> str:
    """What stands in a hex: guardians, players' ships, or a tile to be found."""
    if hexagon["ancients"] or hexagon["guard"]:
        return "!"
    if hexagon["fleets"]:
        return "+"
    return "?" if hexagon["discovery"] else " "


def hexes(screen: Screen, words: Sentences, view: View) -> Table:
    """A line for every hex with something in it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", style=QUIET)
    table.add_column(no_wrap=True)
    table.add_column()
    for hexagon in view["sectors"]:
        if hexagon["controller"] is not None or sign(hexagon) != " ":
            name = Text(words.thing(hexagon["ref"]))
            if hexagon["controller"] is not None:
                name.stylize(seat_style(hexagon["controller"]))
            contents = Text("  ").join([*pieces(screen, words, hexagon), *tiles(screen, hexagon)])
            table.add_row(name, str(hexagon["points"]), population(screen, hexagon), contents)
    return table


def population(screen: Screen, hexagon: View) -> Text:
    """Cubes on squares, by the letters of the squares."""
    shown = [
        f"{letter(screen, square['square'])}{square['cubes']}/{square['number']}"
        for square in hexagon["squares"]
    ]
    return Text(" ".join(shown) or NOTHING, "" if hexagon["controller"] is not None else QUIET)


def letter(screen: Screen, reference: str) -> str:
    """The short name of a square or a ship."""
    return say(screen, f"short-{label(reference)}")


def pieces(screen: Screen, words: Sentences, hexagon: View) -> Iterator[Text]:
    """Ships by owner, guardians first."""
    if hexagon["guard"]:
        yield Text(words.thing(f"vessel:{hexagon['guard']}"), ACCENT)
    if hexagon["ancients"]:
        yield Text(say(screen, "short-ancients", number=hexagon["ancients"]), ACCENT)
    for fleet in hexagon["fleets"]:
        ships = [f"{number}{letter(screen, ship)}" for ship, number in fleet["ships"].items()]
        owner = words.thing(f"seat:{fleet['seat']}")
        yield Text(f"{owner} {' '.join(ships)}", seat_style(fleet["seat"]))


def tiles(screen: Screen, hexagon: View) -> Iterator[Text]:
    if hexagon["discovery"]:
        yield Text("?", QUIET)
    for structure in hexagon["structures"]:
        yield Text(say(screen, f"structure-{label(structure) or structure}"), QUIET)


def market(screen: Screen, words: Sentences, view: View) -> Table:
    """Technologies to be had by track, with cost and least cost; then developments."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=ACCENT, no_wrap=True)
    table.add_column()
    lines: dict[str, list[str]] = {}
    for reference, number in view["market"]["technologies"].items():
        technology = TECHNOLOGIES.index(label(reference))
        track = TECH_TRACK[technology]
        name = words.thing(f"track:{TRACKS[track]}") if track >= 0 else say(screen, "short-rare")
        copies = f" ×{number}" if number > 1 else ""
        price = f" {TECH_COST[technology]}/{TECH_MIN[technology]}"
        lines.setdefault(name, []).append(f"{words.thing(reference)}{price}{copies}")
    if view["market"]["developments"]:
        lines[say(screen, "short-developments")] = [
            words.thing(each) for each in view["market"]["developments"]
        ]
    for name, technologies in lines.items():
        table.add_row(name, ", ".join(technologies))
    return table


def players(screen: Screen, words: Sentences, view: View) -> Table:
    """A line for each player."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for head in HEADS:
        table.add_column(say(screen, f"head-{head}"), justify="right", no_wrap=True)
    for seat, board in enumerate(view["seats"]):
        if board["species"] is None:
            table.add_row(Text(words.thing(f"seat:{seat}"), seat_style(seat)), *[NOTHING] * len(HEADS))
            continue
        mark = "*" if board["passed"] else ""
        table.add_row(Text(f"{words.thing(f'seat:{seat}')}{mark}", seat_style(seat)), *figures_of(board))
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


def blueprints(screen: Screen, words: Sentences, view: View) -> Table:
    """What the ships of the active player are worth."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words.thing(f"seat:{view['active']}"), header_style=seat_style(view["active"]))
    for figure in FIGURES:
        table.add_column(say(screen, f"figure-{figure}"), justify="right")
    table.add_column(say(screen, "figure-cannons"))
    table.add_column(say(screen, "figure-missiles"))
    for blueprint in view["seats"][view["active"]]["blueprints"]:
        numbers = [str(blueprint["figures"][figure]) for figure in FIGURES]
        dice = [dice_of(screen, blueprint["figures"][weapon]) for weapon in ("cannons", "missiles")]
        table.add_row(words.thing(blueprint["ship"]), *numbers, *dice)
    return table


def dice_of(screen: Screen, dice: View) -> str:
    shown = [say(screen, f"dice-{colour}", number=number) for colour, number in dice.items() if number]
    return ", ".join(shown) or NOTHING


def battle(screen: Screen, words: Sentences, fight: View) -> Group:
    """The ships that fight, with their damage, and the dice on the table."""
    lines = [Text(say(screen, "battle-on", sector=words.thing(fight["sector"])), ACCENT)]
    for squadron in fight["squadrons"]:
        owner = squadron["owner"]
        here = [ship for ship in squadron["ships"] if ship["state"] == "here"]
        damage = " ".join(f"{ship['damage']}/{squadron['hull'] + 1}" for ship in here)
        name = "" if owner is None else f"{words.thing(f'seat:{owner}')} "
        line = Text(f"{name}{words.thing(squadron['ship'])} ×{len(here)}  {damage}")
        line.stylize(QUIET if owner is None else seat_style(owner))
        lines.append(line)
    rolled = [*(fight["volley"] or {"shots": []})["shots"], *(fight["dice"] or {"dice": []})["dice"]]
    if rolled:
        lines.append(Text(say(screen, "dice-on-table", dice=" ".join(str(die["face"]) for die in rolled))))
    return Group(*lines)
