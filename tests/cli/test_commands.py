"""What the commands print, for people and for programs, and how they refuse."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.kernel.positions import RECORD

from astrolude import __version__, engine_kind
from astrolude.testing.toy import GAME

COMMANDS = [
    "play",
    "serve",
    "games",
    "simulate",
    "tournament",
    "study",
    "replay",
    "bench",
    "rules",
    "version",
]


def test_help_lists_every_command(cli: Cli) -> None:
    result = cli("--help")
    assert result.code == 0
    assert all(f" {command} " in result.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(cli: Cli, command: str) -> None:
    result = cli(command, "--help")
    assert result.code == 0
    assert "Examples" in result.out
    assert f"astrolude {command}" in result.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "No such command 'nonsense'."),
        (["play"], "Missing argument 'GAME'."),
        (["play", "bacons"], "there is no game 'bacons'; did you mean 'beacons'?"),
        (["play", "beacons", "--players", "9"], "beacons is played by 2, 3, 4 players, not 9"),
        (["play", "beacons", "--bots", "wizard"], "there is no bot 'wizard'"),
        (["play", "beacons", "--bots", "easy,easy"], "2 players leave room for 1 bots, not 2"),
        (["play", "beacons", "--seat", "2"], "your seat is 0 to 1, not 2"),
        (["play", "beacons", "--seed", "-1"], "a seed is a whole number"),
        (["play", "beacons", "--resume", "nowhere.record"], "nowhere.record cannot be read: No such file"),
        (["games", "--lang", "tlh"], "--lang: Astrolude speaks en and fr, not 'tlh'"),
        (["simulate", "beacons", "--option", "length"], "an option is written NAME=VALUE, not 'length'"),
        (["simulate", "beacons", "-o", "length=long", "-o", "length=short"], "'length' is given twice"),
        (["simulate", "beacons", "-o", "length=endless"], "option 'length' is one of short, long"),
        (["simulate", "beacons", "--bots", "greedy,"], "bots are written NAME,NAME,…, not 'greedy,'"),
        (["simulate", "beacons", "--bots", "a,b,c"], "2 players need 1 to 2 bots, not 3"),
        (["simulate", "beacons", "--games", "0"], "at least one game, not 0"),
        (["simulate", "beacons", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "beacons", "--jobs", "0"], "at least one process is needed, not 0"),
        (["bench", "beacons", "--players", "5"], "beacons is played by 2, 3, 4 players, not 5"),
        (["tournament", "beacons", "--bots", "greedy"], "at least two bots"),
        (["tournament", "beacons", "--bots", "greedy,wizard"], "there is no bot 'wizard'"),
        (["tournament", "beacons", "--players", "7"], "beacons is played by 2, 3, 4 players, not 7"),
        (["tournament", "beacons", "--option", "length=endless"], "option 'length' is one of short, long"),
        (["tournament", "beacons", "-o", "nowhere/t.jsonl"], "cannot be used: No such file or directory"),
        (["study", "bacons"], "there is no game 'bacons'; did you mean 'beacons'?"),
        (["study", "beacons", "--bots", "wizard"], "there is no bot 'wizard'"),
        (["study", "beacons", "-o", "report.pdf"], "a report is an .html file, not 'report.pdf'"),
        (["study", "beacons", "-o", "nowhere/report.html"], "there is no folder nowhere"),
        (["study", "beacons", "--games", "0"], "at least one game, not 0"),
        (
            ["research", "describe", "beacons", "--block", "sky"],
            "beacons has no block 'sky'; its blocks",
        ),
        (["research", "describe", "bacons"], "there is no game 'bacons'"),
        (["research", "describe", "beacons", "--players", "8"], "is played by 2, 3, 4 players, not 8"),
        (["replay", "nowhere.record"], "nowhere.record cannot be read: No such file or directory"),
        (["serve", "--port", "70000"], "Invalid value for '--port'"),
    ],
)
def test_bad_input_is_answered_by_one_sentence_and_exit_code_2(
    cli: Cli, arguments: list[str], sentence: str
) -> None:
    result = cli(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("astrolude: ")
    assert result.err.count("\n") == 1
    assert sentence in result.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "la commande 'nonsense' n’existe pas. Voir 'astrolude --help'."),
        (["play"], "il manque l’argument 'GAME'. Voir"),
        (["play", "bacons"], "le jeu 'bacons' n’existe pas\u202f; vouliez-vous dire 'beacons'\u202f?"),
        (["play", "beacons", "--players", "9"], "beacons se joue à 2, 3, 4 joueurs, pas 9"),
        (["play", "beacons", "--seat", "2"], "votre place va de 0 à 1, pas 2"),
        (
            ["play", "beacons", "--bots", "wizard"],
            "le robot 'wizard' n’existe pas\u202f; un robot est random",
        ),
        (
            ["simulate", "beacons", "-o", "length=endless"],
            "l’option 'length' vaut short, long, pas 'endless'",
        ),
        (["replay", "nowhere.record"], "ne peut pas être lu\u00a0: fichier ou dossier introuvable"),
        (["serve", "--port", "70000"], "valeur impossible pour '--port'\u00a0: au plus 65535."),
    ],
)
def test_refusals_follow_the_language(cli: Cli, arguments: list[str], sentence: str) -> None:
    result = cli(*arguments, "--lang", "fr")
    assert (result.code, result.out) == (2, "")
    assert sentence in result.err


def test_a_language_that_is_not_spoken_is_refused_in_english(cli: Cli) -> None:
    assert "Astrolude speaks en and fr, not 'tlh'" in cli("games", "--lang=tlh").err


def test_games_are_listed_with_their_options(cli: Cli) -> None:
    result = cli("games")
    assert "Beacons  beacons" in result.out
    assert "Players: 2–4" in result.out
    assert "Length (length): short (short), long (long)" in result.out


def test_games_for_programs(cli: Cli) -> None:
    assert cli("games", "--json").json() == [GAME.to_json()]


@pytest.mark.parametrize("arguments", [["--lang", "fr", "games"], ["games", "--lang", "fr"]])
def test_the_language_may_be_given_before_or_after_the_command(cli: Cli, arguments: list[str]) -> None:
    assert "Joueurs : 2–4" in cli(*arguments).out


def test_version_says_what_is_running(cli: Cli) -> None:
    result = cli("version")
    assert f"Astrolude {__version__}" in result.out
    assert ("compiled" in result.out) == (engine_kind() == "compiled")
    assert "beacons, version 1 of the rules" in result.out
    described = cli("version", "--json").json()
    assert (described["version"], described["engine"]) == (__version__, engine_kind())
    assert described["games"] == {"beacons": 1}


def test_simulate_for_programs_has_exactly_the_promised_form(cli: Cli) -> None:
    played = cli("simulate", "beacons", "--players", "3", "--games", "4", "--seed", "7", "--json").json()
    assert list(played) == ["game", "players", "games", "cut_off", "seconds", "decisions", "results"]
    assert (played["game"], played["players"], played["games"]) == ("beacons", 3, 4)
    assert [result["seed"] for result in played["results"]] == [7, 8, 9, 10]
    for result in played["results"]:
        assert list(result) == ["seed", "scores", "winners", "decisions", "cut_off"]
        best = max(result["scores"])
        assert result["winners"]
        assert all(result["scores"][winner] == best for winner in result["winners"])
    assert played["decisions"] == sum(result["decisions"] for result in played["results"])


def test_simulated_results_go_by_bot_although_seats_rotate(cli: Cli) -> None:
    played = cli("simulate", "beacons", "--bots", "greedy,random", "--games", "30", "--json").json()
    wins = [sum(place in result["winners"] for result in played["results"]) for place in (0, 1)]
    assert wins[0] > 24
    assert wins[1] < 6


def test_the_same_seed_simulates_the_same_games(cli: Cli) -> None:
    first = cli("simulate", "beacons", "--games", "3", "--seed", "5", "--json").json()
    again = cli("simulate", "beacons", "--games", "3", "--seed", "5", "--json").json()
    other = cli("simulate", "beacons", "--games", "3", "--seed", "50", "--json").json()
    assert first["results"] == again["results"]
    assert first["results"] != other["results"]


def test_simulate_takes_options(cli: Cli) -> None:
    short = cli("simulate", "beacons", "--games", "20", "--json").json()
    long = cli("simulate", "beacons", "--games", "20", "-o", "length=long", "--json").json()
    assert long["decisions"] > 1.5 * short["decisions"]


def test_simulate_ends_with_a_table_by_bot(cli: Cli) -> None:
    result = cli("simulate", "beacons", "--bots", "greedy,random", "--games", "10")
    lines = [line.split() for line in result.out.splitlines() if line.strip()]
    assert [line[0] for line in lines if line[0] in ("greedy", "random")] == ["greedy", "random"]
    assert "10 games in" in result.out


def test_nobody_meets_the_automa_unasked(cli: Cli, tmp_path: Path) -> None:
    assert cli("simulate", "gaia", "-n", "1", "--json").json()["players"] == 2
    file = str(tmp_path / "t.jsonl")
    rated = cli(
        "tournament", "gaia", "--bots", "random,tests.bots.own_bots:First", "-n", "1", "-o", file, "--json"
    )
    assert rated.json()["players"] == 2


OWN_BOT = """
from astrolude.bots import Bot

class Last(Bot):
    def __init__(self, offset=1):
        self.offset = offset

    def choose(self, state):
        actions = state.legal_actions()
        return actions[-self.offset % len(actions)]
"""


def test_one_s_own_bot_in_the_current_folder_can_play(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "club_bot.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    own = "club_bot:Last:offset=2"
    found = cli("simulate", "beacons", "--bots", f"{own},random", "-n", "2", "-j", "2", "--json")
    assert (found.code, found.json()["games"]) == (0, 2)
    assert own in cli("simulate", "beacons", "--bots", f"{own},random", "-n", "1").out
    rated = cli("tournament", "beacons", "--bots", f"{own},greedy", "-n", "2", "--log", "log.jsonl", "--json")
    assert {standing["bot"] for standing in rated.json()["standings"]} == {own, "greedy"}
    told = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert {line["bot"] for line in told} == {own, "greedy"}
    assert own in cli("play", "beacons", "--bots", own, "--seed", "1", typed=["q"]).out


def test_numbers_follow_the_language(cli: Cli) -> None:
    assert " 100.0 %" in cli("simulate", "beacons", "--bots", "greedy", "--games", "2").out
    assert " 100,0 %" in cli("simulate", "beacons", "--bots", "greedy", "--games", "2", "--lang", "fr").out


def test_research_lists_blocks_and_every_cell(cli: Cli) -> None:
    blocks = cli("research", "describe", "beacons").out
    assert "beacons" in blocks
    assert "2 × 7" in blocks
    cells = cli("research", "describe", "beacons", "--cells", "--block", "seats").out
    assert [line.split()[0] for line in cells.splitlines() if "seats/" in line] == [
        f"seats/{seat}/{thing}" for seat in ("self", "next_1") for thing in ("oil", "wicks", "fame", "cards")
    ]
    assert "Numéro" in cli("research", "describe", "beacons", "--cells", "--lang", "fr").out


def test_research_for_programs_names_every_cell(cli: Cli) -> None:
    told = cli("research", "describe", "beacons", "--cells", "--json").json()
    assert told["cells"] == GAME.layout(2).cells()
    assert len(told["cells"]) == told["size"]
    seats = next(block for block in told["blocks"] if block["name"] == "seats")
    assert seats["axes"] == [["self", "next_1"], ["oil", "wicks", "fame", "cards"]]
    assert told["cells"][seats["start"]] == "seats/self/oil"
    assert "cells" not in cli("research", "describe", "beacons", "--json").json()


def test_bench_for_programs_has_exactly_the_promised_form(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrolude.arena.bench.SLICES", 1)
    monkeypatch.setattr("astrolude.arena.bench.SLICE_SECONDS", 0.002)
    measured = cli("bench", "beacons", "--players", "2", "--json").json()
    assert list(measured) == ["compiled", "games"]
    assert measured["compiled"] == (engine_kind() == "compiled")
    (row,) = measured["games"]
    speeds = ["games_per_s", "decisions_per_s", "clone_us", "legal_us", "apply_us"]
    assert list(row) == ["game", "players", *speeds, "signature"]
    assert (row["game"], row["players"]) == ("beacons", 2)
    table = cli("bench", "--players", "2").out
    assert row["signature"] in table


def written(folder: Path, text: str) -> str:
    file = folder / "game.record"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_replay_sums_a_record_up(cli: Cli, tmp_path: Path) -> None:
    result = cli("replay", written(tmp_path, RECORD))
    assert result.code == 0
    assert "Anna, Ben · seed 1" in result.out
    assert "not finished: after 2 actions Ben is to decide" in result.out
    assert "draw" not in result.out


def test_replay_shows_every_step(cli: Cli, tmp_path: Path) -> None:
    result = cli("replay", written(tmp_path, RECORD), "--steps")
    told = [line.strip() for line in result.out.splitlines()]
    assert "1  Anna · Draw a card" in told
    assert "2  Anna · Rest" in told
    assert told.index("Anna drew a card.") == told.index("1  Anna · Draw a card") + 1
    assert sum(line.startswith("Ben rolled a") for line in told) == 1


def test_replay_for_programs(cli: Cli, tmp_path: Path) -> None:
    told = cli("replay", written(tmp_path, RECORD), "--json").json()
    assert told["actions"] == ["draw", "rest"]
    assert told["seats"] == ["Anna", "Ben"]
    assert (told["finished"], told["outcome"]) == (False, None)
    ended = RECORD + "rest\n" * 3
    told = cli("replay", written(tmp_path, ended), "--json").json()
    assert told["finished"]
    assert sorted(told["outcome"]) == ["ranks", "scores"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RECORD + "let\n", "line 13: 'let' is not possible now: seat 1 is asked 'step'"),
        (RECORD + "danse\n", "line 13: unknown verb 'danse'"),
        (RECORD.replace("seed 1", "seed one"), "'seed' must be a whole number, not 'one'"),
        ("hello", "line 1: a record begins with 'astrolude 1'"),
    ],
)
def test_replay_refuses_an_illegal_record_by_line_and_reason(
    cli: Cli, tmp_path: Path, text: str, sentence: str
) -> None:
    result = cli("replay", written(tmp_path, text))
    assert result.code == 2
    assert sentence in result.err


def test_a_byte_order_mark_is_no_part_of_a_record(cli: Cli, tmp_path: Path) -> None:
    assert cli("replay", written(tmp_path, "\ufeff" + RECORD)).code == 0


def test_replay_refuses_what_is_no_text(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(b"\xff\xfe\x00")
    result = cli("replay", str(file))
    assert (result.code, result.err) == (2, f"astrolude: {file} is no text file\n")
