"""Eclipse in the terminal: the galaxy as a map of numbers, its hexes, technologies, players, a battle.

The view is described in `docs/design/eclipse.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

from astrolude.drawing import ACCENT, QUIET, Block, Table, Text, View, label, named
from astrolude.games.eclipse.drawing.galaxy import galaxy, hexes, in_hand
from astrolude.games.eclipse.drawing.seats import blueprints, players
from astrolude.games.eclipse.tables.technologies import TECH_COST, TECH_MIN, TECH_TRACK, TECHNOLOGIES, TRACKS
from astrolude.locales import Sentences


def draw(words: Sentences, view: View) -> list[Block]:
    """The whole table, from the round at the top to the battle at the bottom."""
    parts: list[Block] = [
        heading(words, view),
        Text(),
        galaxy(view),
        Text(),
        hexes(words, view),
        Text(),
        market(words, view),
        Text(),
        players(words, view),
    ]
    if view["exploring"] is not None:
        parts += [Text(), in_hand(words, view["exploring"])]
    if view["seats"][view["active"]]["species"] is not None:
        parts += [Text(), blueprints(words, view)]
    if view["battle"] is not None:
        parts += [Text(), *battle(words, view["battle"])]
    return parts


def heading(words: Sentences, view: View) -> Text:
    parts = [words.say(f"phase-{view['phase']}")]
    if view["round"] > 0:
        parts.insert(0, words.say("round", round=view["round"]))
    if view["traitor"] is not None:
        parts.append(words.say("traitor", seat=words.thing(f"seat:{view['traitor']}")))
    return Text(" · ".join(parts), QUIET)


def market(words: Sentences, view: View) -> Table:
    """Technologies to be had by track, with cost and least cost; then developments."""
    lines: dict[str, list[str]] = {}
    for reference, number in view["market"]["technologies"].items():
        technology = TECHNOLOGIES.index(label(reference))
        track = TECH_TRACK[technology]
        name = words.thing(f"track:{TRACKS[track]}") if track >= 0 else words.say("short-rare")
        copies = f" ×{number}" if number > 1 else ""
        price = f" {TECH_COST[technology]}/{TECH_MIN[technology]}"
        lines.setdefault(name, []).append(f"{words.thing(reference)}{price}{copies}")
    if view["market"]["developments"]:
        named = [words.thing(each) for each in view["market"]["developments"]]
        lines[words.say("short-developments")] = named
    table = Table()
    for name, technologies in lines.items():
        table.row(Text(name, ACCENT), words.listed(technologies))
    return table


def battle(words: Sentences, fight: View) -> Iterator[Text]:
    """The ships that fight, with their damage, and the dice on the table."""
    yield Text(words.say("battle-on", sector=words.thing(fight["sector"])), ACCENT)
    for squadron in fight["squadrons"]:
        owner = squadron["owner"]
        here = [ship for ship in squadron["ships"] if ship["state"] == "here"]
        damage = " ".join(f"{ship['damage']}/{squadron['hull'] + 1}" for ship in here)
        ships = f"{words.thing(squadron['ship'])} ×{len(here)}  {damage}"
        yield Text(ships) if owner is None else named(words, owner).add(f" {ships}")
    rolled = [*(fight["volley"] or {"shots": []})["shots"], *(fight["dice"] or {"dice": []})["dice"]]
    if rolled:
        yield Text(words.say("dice-on-table", dice=" ".join(str(die["face"]) for die in rolled)))
