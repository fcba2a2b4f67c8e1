"""Federation in the terminal: the Senate with its votes and projects, the planets, the players.

The view is described in `docs/design/federation.md`. Everything fits into 80 columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal.colours import piece_style, seat_style
from astrolude.locales import Sentences
from astrolude.locales.texts import Argument

View = dict[str, Any]

FLOORS: Final = ("top", "middle", "bottom")
WINGS: Final = ("left", "right")
CELL_WIDTH: Final = 10
CRYSTAL_STYLES: Final = ("magenta", "green", "blue", "yellow")
FREE: Final = "·"
FUNDS: Final = "▲"


def draw(screen: Screen, words: Sentences, view: View) -> RenderableType:
    """The whole table, from the round at the top to the players at the bottom."""
    return Group(
        heading(screen, words, view),
        senate(screen, view, words),
        votes(screen, words, view),
        Text(),
        planets(screen, words, view),
        players(screen, words, view),
    )


def say(screen: Screen, part: str, /, **arguments: Argument) -> str:
    """A message of the game; the page shares it."""
    return screen.texts.text(f"federation-{part}", **arguments)


def label(reference: str) -> str:
    return reference.partition(":")[2]


def heading(screen: Screen, words: Sentences, view: View) -> Text:
    active = view["active"]
    seat = view["seats"][active or 0]
    turn = max(1, min(4, seat["turns"] + (view["placed"] is None)))
    president = words.thing(f"seat:{view['president']}")
    parts = [
        say(screen, "round", round=view["round"]),
        say(screen, f"phase-{view['phase']}", turn=turn),
        say(screen, "presidency", seat=president),
    ]
    return Text(" · ".join(parts), QUIET)


def senate(screen: Screen, view: View, words: Sentences) -> Table:
    """Floors by columns, each column under its project."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    projects = {project["ref"]: project for project in view["projects"]}
    for project in view["senate"]["columns"]:
        table.add_column(project_heading(screen, projects[project]), width=CELL_WIDTH)
    for floor in FLOORS:
        cells = [cell for cell in view["senate"]["cells"] if f"_{floor}_" in cell["ref"]]
        row = [cell_text(screen, words, cell) for cell in cells]
        table.add_row(Text(say(screen, f"floor-{floor}-short"), ACCENT), *row, end_section=floor != "bottom")
    return table


def project_heading(screen: Screen, project: View) -> str:
    name = say(screen, f"short-{label(project['ref'])}")
    return f"{name} {min(project['cell'], project['last'])}/{project['last']}"


def cell_text(screen: Screen, words: Sentences, cell: View) -> Text:
    name = Text(say(screen, f"short-{label(cell['action'])}"))
    return name.append("\n").append(occupant(words, cell))


def occupant(words: Sentences, cell: View) -> Text:
    """The pawn with its votes and die, or the votes of a neutral tile."""
    if cell["neutral"] is not None:
        return Text(f" {cell['neutral']} ", "reverse")
    if cell["seat"] is None:
        return Text(FREE, QUIET)
    die = f"+{cell['die']}" if cell["die"] else ""
    return pawn(words, cell["seat"], FUNDS if cell["funds"] else f"{cell['votes']}{die}")


def pawn(words: Sentences, seat: int, shown: str) -> Text:
    return Text(f" {words.thing(f'seat:{seat}')[:1]} {shown} ", piece_style(seat))


def votes(screen: Screen, words: Sentences, view: View) -> Group:
    """The law and the votes of each wing, who votes on each floor, and who stands outside."""
    lines = [wing(screen, words, view, side) for side in WINGS]
    floors = Text(" · ").join(floor_votes(screen, words, view, floor) for floor in FLOORS)
    outside = [pawn(words, each["seat"], "") for each in view["senate"]["outer"]]
    outer = Text(f"{say(screen, 'short-outer_module')}  ", QUIET)
    outer.append(Text(" ").join(outside or [Text(FREE)]))
    senatorial = view["projects"][-1]
    return Group(*lines, floors, outer.append(f"   {project_heading(screen, senatorial)}", QUIET))


def wing(screen: Screen, words: Sentences, view: View, side: str) -> Text:
    known = view["laws"][side][view["round"] - 1 :]
    law = words.thing(known[0]) if known else FREE
    count = say(screen, "about-votes", votes=view["senate"]["wings"][side])
    line = Text(f"{say(screen, f'wing-{side}-head')}  ", ACCENT).append(f"{law}, {count}")
    if len(known) > 1:
        line.append("  ").append(say(screen, "laws-next", laws=words.thing(known[1])), QUIET)
    return line


def floor_votes(screen: Screen, words: Sentences, view: View, floor: str) -> Text:
    counted = view["senate"]["floors"][floor]
    line = Text(say(screen, f"floor-{floor}-short"), ACCENT)
    shown = [
        Text(f" {words.thing(f'seat:{seat}')} {count}", seat_style(seat))
        for seat, count in enumerate(counted["seats"])
        if count
    ]
    if counted["neutral"]:
        shown.append(Text(f" {say(screen, 'label-neutral', votes=counted['neutral'])}"))
    for part in shown or [Text(f" {FREE}", QUIET)]:
        line.append(part)
    return line


def planets(screen: Screen, words: Sentences, view: View) -> Table:
    """What can be had on the planets that change: tokens, scholars, works."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=ACCENT, no_wrap=True)
    table.add_column()
    for step, tokens in enumerate(view["six_moon"]["steps"], start=1):
        if isinstance(tokens, list) and tokens:
            table.add_row(f"{say(screen, 'short-six_moon')} {step}", joined(words, tokens))
    scholars = [code(stack["visible"]) for stack in view["atalum"] if stack["visible"]]
    table.add_row(say(screen, "short-atalum"), " ".join(scholars))
    table.add_row(say(screen, "short-e81216"), joined(words, view["e81216"]["sites"]))
    for mega in view["e81216"]["megastructures"]:
        factors = " ".join(f"×{factor}" for factor in mega["coefficients"]) or FREE
        table.add_row("", f"{words.thing(mega['ref'])} {factors}")
    return table


def joined(words: Sentences, references: Iterable[str]) -> str:
    return ", ".join(words.thing(each) for each in references)


def code(scholar: str) -> str:
    return label(scholar).removeprefix("scholar_").upper()


def players(screen: Screen, words: Sentences, view: View) -> Table:
    """A row for what is owned, a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, header_style=ACCENT, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", style=QUIET, no_wrap=True)
    for seat in range(len(view["seats"])):
        table.add_column(words.thing(f"seat:{seat}"), header_style=seat_style(seat))
    rows: dict[str, Callable[[View], Text]] = {
        "points": lambda seat: Text(str(seat["score"]["total"]), ACCENT),
        "crystals": crystals,
        "degree": lambda seat: Text(f"{seat['degree']} ({seat['level']})"),
        "die": lambda seat: Text(str(seat["die"] or FREE)),
        "ships": lambda seat: Text(str(seat["ships"]["hangar"])),
        "hand": hand,
        "released": lambda seat: missions(screen, seat),
        "missions": lambda seat: Text(str(seat["missions_done"])),
        "medals": lambda seat: Text(str(len(seat["medals"]))),
        "tokens": lambda seat: Text(str(len(seat["tokens"]))),
        "scholars": scholars_of,
    }
    for name, written in rows.items():
        table.add_row(say(screen, f"row-{name}"), *map(written, view["seats"]))
    for planet, left in view["medals"].items():
        name = say(screen, f"short-{planet}")
        thresholds = "/".join(map(str, left)) or FREE
        table.add_row(f"{name} ({thresholds})", *(str(seat["influence"][planet]) for seat in view["seats"]))
    return table


def crystals(seat: View) -> Text:
    """Lavandium, Coppernium, Oceanium and gold diamonds by their initials."""
    shown = Text()
    for (name, count), style in zip(seat["crystals"].items(), CRYSTAL_STYLES, strict=True):
        shown.append(f"{count}{name[0].upper()} ", style)
    return shown


def hand(seat: View) -> Text:
    return Text(" ".join(votes for votes, count in seat["pawns"].items() for _ in range(count)) or FREE)


def missions(screen: Screen, seat: View) -> Text:
    """Missions that wait for a ship."""
    waiting = [each for each in seat["missions"] if each["released"] and not each["done"]]
    return Text(", ".join(say(screen, f"short-{label(each['ref'])}") for each in waiting) or FREE)


def scholars_of(seat: View) -> Text:
    """By their codes, those used up faint."""
    shown = [Text(code(each["ref"]), QUIET if each["used"] else "") for each in seat["scholars"]]
    return Text(" ").join(shown or [Text(FREE)])
