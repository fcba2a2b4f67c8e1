"""What a host does about the club with `astrolude admin`, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.harness import running
from tests.server.mailbox import Mailbox
from tests.server.members import CLOCK, Member, club_settings, rated_game

from astrolude.cli.app import run


@pytest.mark.parametrize(
    ("language", "annulled", "cancelled"),
    [
        ("en", "does not count any more", "is given up"),
        ("fr", "ne compte plus", "est abandonné"),
    ],
)
def test_a_host_annuls_a_game_and_gives_up_a_tournament(
    tmp_path: Path,
    box: Mailbox,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    annulled: str,
    cancelled: str,
) -> None:
    monkeypatch.setenv("ASTROLUDE_LANG", language)
    monkeypatch.setenv("COLUMNS", "160")
    settings = club_settings(box, tmp_path)
    with running(settings) as address:
        members = [Member(address, box, f"Desk {language} {name}") for name in ("A", "B")]
        tables = [rated_game(members)["table"] for _ in range(3)]
        wanted = {"name": "Cup", "kind": "swiss", "game": "beacons", "clock": CLOCK}
        cup = members[0].post("/tournaments", **wanted)["id"]

    def admin(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert run(["admin", *words, "--db", settings.database]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    assert annulled in admin("annul", tables[1])
    assert tables[1] in admin("annul", tables[1], code=2)
    [listed] = json.loads(admin("tournaments", "--json"))
    assert (listed["id"], listed["state"], listed["players"]) == (cup, "open", 0)
    assert "Cup" in admin("tournaments")
    assert cancelled in admin("cancel", cup, "the host is away")
    assert cup in admin("cancel", cup, "again", code=2)
    with running(settings) as address:
        member = members[0]
        member.http.base_url = address
        games = member.get(f"/club/people/{member.id}/games")["games"]
        assert {game["table"]: (game["rated"], game["annulled"]) for game in games} == {
            table: (table != tables[1], table == tables[1]) for table in tables
        }
        [rating] = member.get(f"/club/people/{member.id}")["ratings"]
        assert (rating["games"], rating["to_go"]) == (2, 1)
        shown = member.get(f"/tournaments/{cup}")
        assert (shown["state"], shown["cancelled"]) == ("cancelled", "the host is away")
    for member in members:
        member.http.close()
