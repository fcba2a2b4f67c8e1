"""A game in the terminal: choices, orders, bots, records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

import astrolude
from astrolude.kernel.record import read_record

CAN_LIGHT = "2"
"""A seed whose first roll allows lighting a beacon."""


def test_choices_are_numbered_and_can_be_typed_as_notation(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    start = ("play", "beacons", "--seed", CAN_LIGHT, "--bots", "random", "--record", str(record))
    result = cli(*start, typed=["light 0,0", "1"])
    assert "Light the middle" in result.out
    assert "Player · Light the middle" in result.out
    assert "Player lit the middle." in result.out
    assert read_record(record.read_text()).actions[:2] == ["light 0,0", "rest"]


def test_a_whole_game_against_bots_ends_with_the_standing(cli: Cli) -> None:
    result = cli("play", "beacons", "-p", "3", "-b", "easy,random", "--seed", "3", typed=["1"] * 50)
    assert result.code == 0
    assert "The game is over." in result.out
    assert "Bot 2 (easy)" in result.out
    assert "Bot 3 (random)" in result.out
    last = result.out[result.out.rindex("Place") :]
    assert re.findall(r"^(\w+) .*\d$", last, re.MULTILINE) == ["Beacons", "Fame", "Points"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There are choices 1 to 10."),
        ("99", "There are choices 1 to 10."),
        ("1" * 5000, "There are choices 1 to 10."),
        ("dance", "“dance” is not understood"),
        ("", "“” is not understood"),
        ("stop", "“stop” is not possible now."),
        ("u", "There is nothing to take back."),
        ("?", "take back your last decision"),
    ],
)
def test_a_line_that_decides_nothing_is_answered(cli: Cli, line: str, answer: str) -> None:
    assert answer in cli("play", "beacons", "--seed", CAN_LIGHT, typed=[line]).out


def test_undo_takes_back_and_asks_again(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    start = ("play", "beacons", "--seed", CAN_LIGHT, "--bots", "random", "--record", str(record))
    result = cli(*start, typed=["light 0,0", "u", "light 1,0"])
    assert "Taken back." in result.out
    assert read_record(record.read_text()).actions == ["light 1,0"]
    assert result.out.count("Player lit the middle.") == 1
    assert result.out.count("Player lit hex 1,0.") == 1


def test_a_seen_card_cannot_be_taken_back(cli: Cli) -> None:
    result = cli("play", "beacons", "--seed", CAN_LIGHT, typed=["draw", "u"])
    assert "this stands" in result.out


def test_save_writes_a_record_that_can_be_resumed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    cli("play", "beacons", "--seed", CAN_LIGHT, "--name", " Anna\n", typed=["draw", f"s {file}", "q"])
    saved = read_record(file.read_text())
    assert saved.actions == ["draw"]
    assert saved.names == ["Anna", "Bot 2 (normal)"]
    result = cli("play", "beacons", "--resume", str(file), typed=["rest", "q"])
    assert f"--resume {file}" in result.out
    assert read_record(file.read_text()).actions[:2] == ["draw", "rest"]


def test_a_record_of_another_game_is_not_resumed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "other.record"
    play = astrolude.begin("alien_frontiers", players=2, seed=1)
    file.write_text(astrolude.record(play).text())
    result = cli("play", "beacons", "--resume", str(file))
    assert (result.code, result.err) == (
        2,
        f"astrolude: {file} is a game of alien_frontiers, not of beacons\n",
    )


def test_a_file_that_cannot_be_written_does_not_end_the_game(cli: Cli, tmp_path: Path) -> None:
    result = cli("play", "beacons", "--seed", CAN_LIGHT, typed=[f"s {tmp_path}", "draw", "q"])
    assert result.code == 0
    assert f"{tmp_path} cannot be written: Is a directory" in result.out
    assert "Player · Draw a card" in result.out


def test_the_log_and_the_board_can_be_seen_again(cli: Cli) -> None:
    result = cli("play", "beacons", "--seed", CAN_LIGHT, typed=["l", "b"])
    assert result.out.count("Player rolled a") == 2
    assert result.out.count("hand") == 2


def test_what_is_in_sight_can_be_explained(cli: Cli) -> None:
    result = cli("play", "beacons", "--seed", "0", typed=["signal", "send gull", "i"])
    assert result.out.count("Gull  Brings fame when sent.") == 1
    assert "Storm  Brings" not in result.out


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("why shift 0,0 1,0", ["Shift the beacon from the middle", "You have no beacon at the middle."]),
        ("why douse", ["Douse it", "Only when a beacon is lit next to yours."]),
        ("why light 0,0", ["Light the middle", "It is possible now."]),
        ("why 0,0", ["It is possible now."]),
        ("why", ["“” is not understood"]),
        ("why dance", ["“dance” is not understood"]),
        ("douse", ["“douse” is not possible now.", "Only when a beacon is lit next to yours."]),
    ],
)
def test_what_stands_in_the_way_is_told(cli: Cli, typed: str, answers: list[str]) -> None:
    out = " ".join(cli("play", "beacons", "--seed", CAN_LIGHT, typed=[typed]).out.split())
    assert [answer for answer in answers if answer not in out] == []


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "ore short: this takes"), ("fr", "Il manque")],
)
def test_a_verb_and_a_thing_are_enough_to_ask_why(cli: Cli, language: str, reason: str) -> None:
    start = ("play", "alien_frontiers", "--seed", "1", "--lang", language)
    assert reason in cli(*start, typed=["why dock shipyard"]).out


def test_only_the_own_hand_and_the_own_cards_are_shown(cli: Cli) -> None:
    result = cli("play", "beacons", "--seed", "5", "-b", "random", typed=["draw", "rest"] + ["1"] * 9)
    received = [line for line in result.out.splitlines() if line.strip().startswith("It is ")]
    assert len(received) == 1
    hands = [line for line in result.out.splitlines() if "hand" in line]
    assert hands
    assert all(line.split()[-1] == "–" for line in hands)


def test_another_seat_and_another_language(cli: Cli) -> None:
    result = cli("play", "beacons", "--seat", "1", "--seed", "1", "-b", "random", "--lang", "fr", typed=["q"])
    assert "Robot 1 (random)" in result.out
    assert "Que faites-vous ?" in result.out
