"""Puzzles from games of bots: finds them with all cores until the time is over.

    make compiled && export PYTHONPATH=build/compiled
    .venv/bin/python benchmarks/puzzles.py find --minutes 3 --jobs 16 --out puzzles-found
    .venv/bin/python benchmarks/puzzles.py figures puzzles-found
    .venv/bin/python benchmarks/puzzles.py ship puzzles-found --most 60

`find` writes a file for each game, one puzzle a line, each at the moment it is found, and how many positions
it looked at. `ship` plays them under the present rules, chooses among them (every grade, few of one kind) and
writes them to `games/<game>/puzzles/puzzles.jsonl`, beside those that ship already
if these belong to the same rules. How a puzzle is found and checked is said in `astrolude.puzzles.finding`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from astrolude.games import load
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.puzzles.finding import search_games
from astrolude.puzzles.puzzle import SEPARATOR, end_of

SHARES = {"federation": 5, "eclipse": 4, "space_gate": 3, "gaia": 2, "alien_frontiers": 2}
"""By game: how many of sixteen processes look for its puzzles; the slower its turns, the more."""

ROOT = Path(__file__).parents[1]
WHO = ("faction", "species")
"""What a seat's view calls who is played there; seats of other games differ by colour alone."""
MOST_CHOICES = 14
"""A turn of more choices is no puzzle for people."""
ALIKE = 6
"""So many turns that begin alike, before others are taken."""
MOST_WRONG = 12
"""So many wrong lines are kept for each puzzle, the best of them."""

GRACE = 20
"""Seconds that a look under way may take longer."""


def search(game: str, first: int, stride: int, seconds: float, out: Path) -> None:
    """What one process does."""
    load()
    for row in search_games(find(game), first, stride, seconds):
        line = json.dumps(row, separators=(",", ":")) + "\n"
        handle = os.open(out / f"{game}.jsonl", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(handle, line.encode())
        os.close(handle)


def shared(games: list[str], jobs: int) -> list[str]:
    """The game of each process."""
    order = [game for turn in range(max(SHARES.values())) for game in games if turn < SHARES.get(game, 3)]
    return [order[number % len(order)] for number in range(jobs)]


def run(games: list[str], minutes: float, jobs: int, seed: int, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")
    works = [
        context.Process(target=search, args=(game, seed + number, jobs, 60.0 * minutes, out))
        for number, game in enumerate(shared(games, jobs))
    ]
    for work in works:
        work.start()
    until = time.monotonic() + 60.0 * minutes + GRACE
    for work in works:
        work.join(max(0.0, until - time.monotonic()))
        if work.is_alive():
            work.terminate()


def rows_of(folders: list[Path]) -> dict[str, list[dict[str, Any]]]:
    """By game: all that was written in these folders, each with the folder that it comes from."""
    found: dict[str, list[dict[str, Any]]] = {}
    for folder in folders:
        for path in sorted(folder.glob("*.jsonl")):
            rows = [{**json.loads(line), "from": str(folder)} for line in path.read_text().splitlines()]
            found.setdefault(path.stem, []).extend(rows)
    return found


def figures(folders: list[Path]) -> None:
    """By game: how many positions were looked at, what each sieve left, and the puzzles by grade."""
    for game, rows in rows_of(folders).items():
        found = [row for row in rows if "ply" in row]
        last = {(row["from"], row["first"]): row["figures"] for row in rows if "figures" in row}
        total = {name: sum(each[name] for each in last.values()) for name in next(iter(last.values()), {})}
        grades = [sum(row["grade"] == grade for row in found) for grade in range(1, 6)]
        print(game, len(found), "by grade", grades, total)
        margins = sorted(row["margin"] for row in found)
        if margins:
            sure = sum(row["sure"] == 1.0 for row in found) / len(found)
            median = margins[len(margins) // 2]
            print(f"    margin: {margins[0]}, median {median}; ahead in all worlds: {sure:.0%}")


def ship(folders: list[Path], most: int, least: int) -> None:
    """Write the files that go with the package: what ships already, and the best of what was found."""
    load()
    for game_id, rows in rows_of(folders).items():
        game = find(game_id)
        target = ROOT / "src" / "astrolude" / "games" / game.id / "puzzles" / "puzzles.jsonl"
        kept = shipped_before(game, target)
        have = {row["id"] for row in kept}
        found = {puzzle_id(row): row for row in rows if "ply" in row}
        new = [row for name, row in found.items() if name not in have and fits(game, row)]
        chosen = [*kept, *(shipped(game, row) for row in chosen_from(new, kept, most - len(kept)))]
        few = "" if len(chosen) >= least else f"(under {least})"
        print(f"{game.id}: {len(chosen)}, {len(kept)} of them kept, {len(found)} found", few)
        target.parent.mkdir(exist_ok=True)
        lines = [{"rules": game.rules_version}, *sorted(chosen, key=easiest_first)]
        target.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def shipped_before(game: Game, path: Path) -> list[dict[str, Any]]:
    """The puzzles that the package has, unless the rules are others now."""
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return rows[1:] if rows and rows[0]["rules"] == game.rules_version else []


def puzzle_id(row: dict[str, Any]) -> str:
    return f"{row['seed']}-{row['ply']}"


def easiest_first(row: dict[str, Any]) -> tuple[int, float, list[int]]:
    return (row["grade"], -row["margin"], [int(number) for number in row["id"].split("-")])


def position_of(game: Game, row: dict[str, Any]) -> State:
    state = Start(game, row["players"], row["options"], row["seed"]).new()
    for text in row["actions"]:
        state.apply_text(text)
    return state


def fits(game: Game, row: dict[str, Any]) -> bool:
    """Whether a puzzle can be played by the present rules, and its turn is short enough to be looked for."""
    if row["rules"] != game.rules_version or len(row["right"][0]) > MOST_CHOICES:
        return False
    try:
        position = position_of(game, row)
        for line in [*row["right"], *(line for _, *line in row["wrong"])]:
            world = position.clone()
            for text in line:
                world.apply_text(text)
    except AstroludeError:
        return False
    return True


def chosen_from(rows: list[dict[str, Any]], kept: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The surest of each grade in turn, and not many of the same kind, beside those that are kept."""
    left = sorted(rows, key=lambda row: -(row["margin"] + row["sure"]))
    kinds = Counter(kind_of(row["right"][0].split(SEPARATOR)) for row in kept)
    counts = Counter(row["grade"] for row in kept)
    taken: list[dict[str, Any]] = []
    while left and len(taken) < most:
        row = min(left, key=lambda row: (kinds[kind_of(row["right"][0])] // ALIKE, counts[row["grade"]]))
        left.remove(row)
        kinds[kind_of(row["right"][0])] += 1
        counts[row["grade"]] += 1
        taken.append(row)
    return taken


def kind_of(line: list[str]) -> str:
    """What a turn begins with."""
    return line[0].split()[0]


def shipped(game: Game, row: dict[str, Any]) -> dict[str, Any]:
    """A puzzle as the package has it."""
    position = position_of(game, row)
    view: dict[str, Any] = position.view(position.seat)
    own: dict[str, Any] = view["seats"][position.seat]
    defaults = game.complete(row["players"], {})
    return {
        "id": puzzle_id(row),
        "players": row["players"],
        "options": {name: value for name, value in row["options"].items() if value != defaults[name]},
        "seed": row["seed"],
        "actions": SEPARATOR.join(row["actions"]),
        "round": view["round"],
        "who": next((own[name] for name in WHO if name in own), None),
        **{name: row[name] for name in ("grade", "worth", "margin", "limit", "sure", "error")},
        "right": [SEPARATOR.join(line) for line in row["right"]],
        "wrong": [[loss, SEPARATOR.join(line)] for loss, line in wrong_lines(game, position, row)],
    }


def wrong_lines(game: Game, position: State, row: dict[str, Any]) -> list[tuple[float, list[str]]]:
    """One wrong line for each end, as it was weighed most carefully: those come first."""
    parse = game.grammar.parse
    seen = {end_of(position, [parse(text) for text in line]) for line in row["right"]}
    kept: list[tuple[float, list[str]]] = []
    for loss, *line in row["wrong"]:
        end = end_of(position, [parse(text) for text in line])
        if end not in seen and len(kept) < MOST_WRONG:
            kept.append((loss, line))
        seen.add(end)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("--games", default=",".join(SHARES), help="separated by commas")
    finding.add_argument("--minutes", type=float, default=3.0)
    finding.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    finding.add_argument("--seed", type=int, default=1000, help="of the first game")
    finding.add_argument("--out", type=Path, default=Path("puzzles-found"))
    counting = commands.add_parser("figures")
    counting.add_argument("folders", type=Path, nargs="+")
    shipping = commands.add_parser("ship")
    shipping.add_argument("folders", type=Path, nargs="+")
    shipping.add_argument("--most", type=int, default=60, help="of a game")
    shipping.add_argument("--least", type=int, default=40, help="of a game; fewer are said")
    given = parser.parse_args()
    if given.command == "find":
        run(given.games.split(","), given.minutes, given.jobs, given.seed, given.out)
    elif given.command == "ship":
        ship(given.folders, given.most, given.least)
    else:
        figures(given.folders)


if __name__ == "__main__":
    main()
