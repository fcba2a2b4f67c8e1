"""`astrolude play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from astrolude.bots import Bot, make_bot
from astrolude.cli.options import (
    BadInput,
    GameName,
    Language,
    Options,
    Players,
    read_bots,
    read_file,
    read_start,
)
from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal.session import Session
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.play import Play
from astrolude.kernel.record import read_record
from astrolude.kernel.registry import find

Opponents = Annotated[
    str, typer.Option("--bots", "-b", metavar="BOT,BOT,…", help="Who plays against you, clockwise from you.")
]
Seat = Annotated[int, typer.Option("--seat", help="Your seat, from 0; seat 0 usually begins.")]
Name = Annotated[str, typer.Option("--name", help="What you are called in the log and the record.")]
ChosenSeed = Annotated[int | None, typer.Option("--seed", "-s", help="The seed; by default a new one.")]
RecordFile = Annotated[Path | None, typer.Option("--record", "-r", help="Write the game here as it goes.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")]


def play(
    game: GameName,
    players: Players = None,
    bots: Opponents = "normal",
    seat: Seat = 0,
    name: Name = "",
    option: Options = None,
    seed: ChosenSeed = None,
    record: RecordFile = None,
    resume: Resume = None,
    lang: Language = None,
) -> None:
    """Play in the terminal against bots.

    Choose by number or by notation. `u` takes back, `s FILE` saves, `l` shows the log, `b` the board,
    `i` explains what is in sight, `why` what stands in the way, `?` help, `q` leaves. A bot is `easy`,
    `normal`, `hard`, or any that `simulate` knows.

    **Examples**

    - `astrolude play alien_frontiers`

    - `astrolude play alien_frontiers --players 4 --bots easy,normal,hard --lang fr`

    - `astrolude play alien_frontiers --record evening.record`, later `--resume evening.record`
    """
    screen = Screen(lang)
    if resume is None:
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        begun = Play(read_start(game, players, option, chosen))
    else:
        begun = go_on(find(game), resume)
    count = begun.start.players
    if not 0 <= seat < count:
        raise BadInput(f"your seat is 0 to {count - 1}, not {seat}")
    chance = Generator(secrets.randbelow(SEEDS))
    opponents = seat_bots(begun, seat, read_bots(bots), chance)
    names = [" ".join(name.split()) or screen.text("person")] * count
    for other, (level, _) in opponents.items():
        names[other] = screen.text("bot-name", level=level, number=other + 1)
    screen.say("play-seed", QUIET, seed=str(begun.start.seed))
    screen.say("play-hint", ACCENT)
    table = {other: bot for other, (_, bot) in opponents.items()}
    Session(screen, begun, names, seat, table, chance, record or resume).run()


def go_on(game: Game, file: Path) -> Play:
    """A saved game, played through up to where it stopped."""
    record = read_record(read_file(file))
    if record.start.game is not game:
        raise BadInput(f"{file} is a game of {record.start.game.id}, not of {game.id}")
    return record.replay()


def seat_bots(play: Play, person: int, specs: list[str], chance: Generator) -> dict[int, tuple[str, Bot]]:
    """A bot for every other seat, in the order given, clockwise from the person; alone needs none."""
    players = play.start.players
    if len(specs) >= max(players, 2):
        raise BadInput(f"{players} players leave room for {players - 1} bots, not {len(specs)}")
    seated: dict[int, tuple[str, Bot]] = {}
    for turned in range(1, players):
        spec = specs[(turned - 1) % len(specs)]
        seated[(person + turned) % players] = (spec, make_bot(spec, play.game, chance.seed()))
    return seated
