"""Federation in the terminal: the Senate with its votes and projects, the planets, the players.

The view is described in `docs/design/federation.md`. Everything fits into 80 columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from astrolude.drawing import (
    ACCENT,
    QUIET,
    Block,
    Flow,
    Table,
    Text,
    View,
    held,
    joined,
    label,
    named,
    piece,
    player,
)
from astrolude.locales import Sentences

FLOORS: Final = ("top", "middle", "bottom")
WINGS: Final = ("left", "right")
CRYSTAL_STYLES: Final = ("magenta", "green", "blue", "yellow")
FREE: Final = "·"
FUNDS: Final = "▲"
AMBASSADOR: Final = "●"


def draw(words: Sentences, view: View) -> list[Block]:
    """The whole table, from the round at the top to the players at the bottom."""
    return [
        heading(words, view),
        Text(),
        senate(words, view),
        *votes(words, view),
        Text(),
        planets(words, view),
        Text(),
        players(words, view),
    ]


def heading(words: Sentences, view: View) -> Text:
    active = view["active"]
    seat = view["seats"][active or 0]
    turn = max(1, min(4, seat["turns"] + (view["placed"] is None)))
    president = words.thing(f"seat:{view['president']}")
    parts = [
        words.say("round", round=view["round"]),
        words.say(f"phase-{view['phase']}", turn=turn),
        words.say("presidency", seat=president),
    ]
    return Text(" · ".join(parts), QUIET)


def senate(words: Sentences, view: View) -> Table:
    """Floors by columns, each column under its project."""
    projects = {project["ref"]: project for project in view["projects"]}
    columns = [project_heading(words, projects[project]) for project in view["senate"]["columns"]]
    table = Table("", *columns)
    for floor in FLOORS:
        cells = [cell for cell in view["senate"]["cells"] if f"_{floor}_" in cell["ref"]]
        table.row(
            Text(words.say(f"floor-{floor}-short"), ACCENT), *(cell_text(words, cell) for cell in cells)
        )
    return table


def project_heading(words: Sentences, project: View) -> str:
    name = words.say(f"short-{label(project['ref'])}")
    return f"{name} {min(project['cell'], project['last'])}/{project['last']}"


def cell_text(words: Sentences, cell: View) -> Text:
    name = words.say(f"short-{label(cell['action'])}")
    return Text(f"{name}\n").add(occupant(cell))


def occupant(cell: View) -> Text:
    """The pawn with its votes and die, or the votes of a neutral tile."""
    if cell["neutral"] is not None:
        return Text(held(f" {cell['neutral']} "), "reverse")
    if cell["seat"] is None:
        return Text(FREE, QUIET)
    die = f"+{cell['die']}" if cell["die"] else ""
    return piece(FUNDS if cell["funds"] else f"{cell['votes']}{die}", cell["seat"])


def votes(words: Sentences, view: View) -> Iterator[Block]:
    """The law and the votes of each wing, who votes on each floor, and who stands outside."""
    for side in WINGS:
        yield wing(words, view, side)
    yield Flow(floor_votes(words, view, floor) for floor in FLOORS)
    outside = [piece(AMBASSADOR, each["seat"]) for each in view["senate"]["outer"]]
    outer = Text(f"{words.say('short-outer_module')}  ", QUIET).add(joined(" ", outside or [FREE]))
    yield Flow([outer, Text(project_heading(words, view["projects"][-1]), QUIET)], gap=3)


def wing(words: Sentences, view: View, side: str) -> Flow:
    known = view["laws"][side][view["round"] - 1 :]
    law = words.thing(known[0]) if known else FREE
    count = words.say("about-votes", votes=view["senate"]["wings"][side])
    parts = [Text(f"{words.say(f'wing-{side}-head')}  ", ACCENT).add(f"{law}, {count}")]
    if len(known) > 1:
        parts.append(Text(words.say("laws-next", laws=words.thing(known[1])), QUIET))
    return Flow(parts)


def floor_votes(words: Sentences, view: View, floor: str) -> Text:
    counted = view["senate"]["floors"][floor]
    line = Text(words.say(f"floor-{floor}-short"), ACCENT)
    shown = [
        Text(" ").add(named(words, seat)).add(f" {count}")
        for seat, count in enumerate(counted["seats"])
        if count
    ]
    if counted["neutral"]:
        shown.append(Text(f" {words.say('label-neutral', votes=counted['neutral'])}"))
    for part in shown or [Text(f" {FREE}", QUIET)]:
        line.add(part)
    return line


def planets(words: Sentences, view: View) -> Table:
    """What can be had on the planets that change: tokens, scholars, works."""
    table = Table()
    for step, tokens in enumerate(view["six_moon"]["steps"], start=1):
        if isinstance(tokens, list) and tokens:
            table.row(Text(f"{words.say('short-six_moon')} {step}", ACCENT), things(words, tokens))
    scholars = [code(stack["visible"]) for stack in view["atalum"] if stack["visible"]]
    table.row(Text(words.say("short-atalum"), ACCENT), " ".join(scholars))
    table.row(Text(words.say("short-e81216"), ACCENT), things(words, view["e81216"]["sites"]))
    for mega in view["e81216"]["megastructures"]:
        factors = " ".join(f"×{factor}" for factor in mega["coefficients"]) or FREE
        table.row("", f"{words.thing(mega['ref'])} {factors}")
    return table


def things(words: Sentences, references: Iterable[str]) -> str:
    return words.listed(words.thing(each) for each in references)


def code(scholar: str) -> str:
    return label(scholar).removeprefix("scholar_").upper()


def players(words: Sentences, view: View) -> Table:
    """A row for what is owned, a column for each player."""
    table = Table("", *(player(words, seat) for seat in range(len(view["seats"]))))
    rows: dict[str, Callable[[View], str | Text]] = {
        "points": lambda seat: Text(str(seat["score"]["total"]), ACCENT),
        "crystals": crystals,
        "degree": lambda seat: f"{seat['degree']} ({seat['level']})",
        "die": lambda seat: str(seat["die"] or FREE),
        "ships": lambda seat: str(seat["ships"]["hangar"]),
        "hand": hand,
        "released": lambda seat: missions(words, seat),
        "missions": lambda seat: str(seat["missions_done"]),
        "medals": lambda seat: str(len(seat["medals"])),
        "tokens": lambda seat: str(len(seat["tokens"])),
        "scholars": scholars_of,
    }
    for part, written in rows.items():
        table.row(Text(words.say(f"row-{part}"), QUIET), *map(written, view["seats"]))
    for planet, left in view["medals"].items():
        thresholds = "/".join(map(str, left)) or FREE
        name = Text(f"{words.say(f'short-{planet}')} ({thresholds})", QUIET)
        table.row(name, *(str(seat["influence"][planet]) for seat in view["seats"]))
    return table


def crystals(seat: View) -> Text:
    """Lavandium, Coppernium, Oceanium and gold diamonds by their initials."""
    shown = zip(seat["crystals"].items(), CRYSTAL_STYLES, strict=True)
    return joined(" ", (Text(f"{count}{name[0].upper()}", style) for (name, count), style in shown))


def hand(seat: View) -> str:
    return " ".join(votes for votes, count in seat["pawns"].items() for _ in range(count)) or FREE


def missions(words: Sentences, seat: View) -> str:
    """Missions that wait for a ship."""
    waiting = [each for each in seat["missions"] if each["released"] and not each["done"]]
    return words.listed(words.say(f"short-{label(each['ref'])}") for each in waiting) or FREE


def scholars_of(seat: View) -> Text:
    """By their codes, those used up faint."""
    shown = [Text(code(each["ref"]), QUIET if each["used"] else "") for each in seat["scholars"]]
    return joined(" ", shown or [FREE])
