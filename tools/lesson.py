"""For authors of lessons: look at a position, try a lesson, let bots play a line, check a course.

- python tools/lesson.py check alien_frontiers
- python tools/lesson.py show alien_frontiers dock next "dock solar_converter 5"
- python tools/lesson.py look alien_frontiers '{"players": 2, "seed": 7, "actions": ["dock lunar_mine 3"]}'
- python tools/lesson.py line gaia --players 2 --seed 7 --plies 60 > …/lessons/lines/opening.json
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from astrolude.bots.asking import answer
from astrolude.bots.making import make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.lessons import Lesson, syllabus, walk
from astrolude.lessons.checking import faults_of_course, faults_of_lesson, unused_texts
from astrolude.lessons.positions import read_position
from astrolude.rulebook import documents, parse_clauses

ROOT = Path(__file__).parents[1]


def check(game: str) -> int:
    """Every fault of a course, one a line."""
    course = syllabus(find(game))
    if course is None:
        print(f"{game} has no lessons/course.json")
        return 1
    clauses = {
        clause.id
        for file in documents(ROOT, game)
        for clause in parse_clauses(file.read_text(encoding="utf-8"))
    }
    faults = [fault for lesson in course.lessons for fault in faults_of_lesson(lesson)]
    faults += faults_of_course(course, clauses)
    faults += [f"nothing shows the text {name}" for name in unused_texts(course)]
    print("\n".join(faults) or f"{len(course.lessons)} lessons, {len(course.quiz)} questions: all is well")
    return int(bool(faults))


def show(game: str, name: str, actions: list[str]) -> int:
    """Where a learner is who did this."""
    course = syllabus(find(game))
    lesson: Lesson | None = course.lesson(name) if course else None
    if lesson is None:
        print(f"{game} has no lesson {name}")
        return 1
    reached = walk(lesson, actions)
    tell(reached.play.state)
    grammar = lesson.game.grammar
    current = reached.current
    print(f"\nplayed   {', '.join(grammar.text(action) for action in reached.play.actions)}")
    print(f"step     {current.id if current else 'done'}")
    print(f"offered  {', '.join(grammar.text(action) for action in reached.offered)}")
    print(f"shown    {reached.shown}")
    if reached.reply:
        print(f"answered {reached.reply}")
    return 0


def look(game: str, source: str) -> int:
    """A position as a lesson would begin with it: its view, its fields, drawn, and what is asked."""
    state = read_position(find(game), json.loads(source))[1]
    print(f"view   {json.dumps(state.view(state.seat))}\n")
    print(f"fields {json.dumps(state.to_json()['fields'])}\n")
    tell(state)
    return 0


def tell(state: State) -> None:
    print(state)
    if not state.over:
        print(f"\nasked    seat {state.seat}, {state.decision.prompt}")
        print(f"legal    {', '.join(state.legal_texts())}")


def line(start: Start, plies: int, bot: str) -> int:
    """A game between bots, as a file of `lessons/lines/`."""
    state, chance = start.new(), Generator(start.seed)
    bots = [make_bot(bot, start.game, start.seed + seat) for seat in range(start.players)]
    actions: list[str] = []
    while not state.over and len(actions) < plies:
        action = answer(bots[state.seat], state, chance)
        actions.append(state.grammar.text(action))
        state.apply(action)
    told = {"players": start.players, "options": start.options, "seed": start.seed, "actions": actions}
    print(json.dumps(told, indent=1))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("game")
    shown = commands.add_parser("show")
    shown.add_argument("game")
    shown.add_argument("lesson")
    shown.add_argument("actions", nargs="*")
    looked = commands.add_parser("look")
    looked.add_argument("game")
    looked.add_argument("position", nargs="?", default="{}")
    made = commands.add_parser("line")
    made.add_argument("game")
    made.add_argument("--players", type=int)
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--plies", type=int, default=100)
    made.add_argument("--bot", default="greedy")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    if given.command == "check":
        return check(given.game)
    if given.command == "show":
        return show(given.game, given.lesson, given.actions)
    if given.command == "look":
        return look(given.game, given.position)
    options = dict(option.split("=", 1) for option in given.option)
    return line(Start(given.game, given.players, options, given.seed), given.plies, given.bot)


if __name__ == "__main__":
    sys.exit(main())
