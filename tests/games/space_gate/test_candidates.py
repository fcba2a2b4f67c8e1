"""Which answers a bot looks at: never none, never an illegal one, and none that leads nowhere."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, Table

from astrolude.bots.playout import sample_positions
from astrolude.games.space_gate.advice.haste import PATIENCE, impatient
from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import DOMAIN, GRAMMAR
from astrolude.games.space_gate.grammar import GATE as GATE_KIND
from astrolude.games.space_gate.questions import ASK_DIG, ASK_FILL, ASK_MOVE
from astrolude.games.space_gate.rules.closing import HAWKING, SHUT
from astrolude.kernel.generator import Generator

GATE = "gate_water_sun_1@0,1r0 open"


def looked_at(table: Table) -> list[str]:
    return [GRAMMAR.text(action) for action in GAME.candidates(table.state)]


def asked(table: Table, question: int) -> Table:
    """The same position with another question put to Anna."""
    table.state.stack = [question]
    table.state.listed = False
    return table


@pytest.mark.parametrize("players", GAME.players)
def test_candidates_are_legal_and_never_none(players: int) -> None:
    options = {"turn_limit": "12", "reorganisation_0": "on"}
    for state in sample_positions(GAME.new(players, options, 5), Generator(7), 3):
        found = GAME.candidates(state)
        assert found
        assert set(found) <= set(state.legal_actions())


def test_a_settler_goes_aboard_and_not_back() -> None:
    table = Table().base(ANNA, GATE + " 1", start=4)
    assert looked_at(asked(table, ASK_MOVE.at(ANNA, DOMAIN.read("water"), 1))) == ["move start_airlock_1 N"]


def test_a_room_where_nothing_can_be_done_is_left_alone() -> None:
    table = Table().base(ANNA, GATE + " 0", start=5)
    targets = {text.split()[-1] for text in looked_at(table)}
    assert targets == {"water", "new_modules"}


def test_airlocks_are_filled_by_the_room_they_have() -> None:
    table = Table().base(ANNA, "airlock_water_5@0,1r0 open 3", start=1)
    assert looked_at(asked(table, ASK_FILL.at(ANNA, 1))) == ["fill start_airlock_1"]


def test_a_bot_lays_no_base_anew() -> None:
    table = Table(reorganisation_0="on").base(ANNA, GATE + " 0", start=5)
    assert table.allows("reorganise")
    assert "reorganise" not in looked_at(table)


class TestHaste:
    """After so many turns bots look only at what brings the last planets to their closing."""

    TILES = ("gate_water_sun_1@0,1r0 open 0", "gate_energy_door_1@0,2r0 open 0")

    def late(self, *tiles: str, start: int = 5) -> Table:
        """The door leads to Bose, the last planet; the sun to Hawking."""
        table = Table().planets(["collins", "bose"], closed=["dirac", "fermi", "planck"])
        table.state.phases[0] = SHUT
        table.state.gates[GATE_KIND.read("sun")] = HAWKING
        table.base(ANNA, *tiles, start=start)
        table.state.turn = PATIENCE * table.state.players + 1
        return table

    def moving(self, table: Table, domain: str, points: int = 2) -> list[str]:
        return looked_at(asked(table, ASK_MOVE.at(ANNA, DOMAIN.read(domain), points - 1)))

    def test_it_begins_after_the_patience_of_bots(self) -> None:
        table = self.late(*self.TILES)
        assert impatient(table.state)
        table.state.turn -= 1
        assert not impatient(table.state)

    def test_a_gate_to_hawking_is_a_way_and_no_end(self) -> None:
        table = self.late(*self.TILES)
        assert {text.split()[-1] for text in looked_at(table)} == {"water"}
        assert self.moving(table, "water") == ["move start_airlock_1 N"]
        half = self.late("gate_water_sun_1@0,1r0 open 1", self.TILES[1])
        assert {text.split()[-1] for text in looked_at(half)} == {"energy"}
        assert self.moving(half, "energy") == ["move gate_water_sun_1 N"]
        assert self.moving(half, "water") == ["stop"]  # a second settler would send both to Hawking
        assert half.allows("move start_airlock_1 N")

    def test_empty_airlocks_are_filled_first(self) -> None:
        assert {text.split()[-1] for text in looked_at(self.late(*self.TILES, start=0))} == {"airlock"}

    def test_who_has_no_gate_to_a_planet_looks_for_one(self) -> None:
        table = self.late(self.TILES[0]).on_top("gate_energy_door_1", "gate_water_sun_2")
        assert {text.split()[-1] for text in looked_at(table)} == {"new_modules"}
        digging = asked(table, ASK_DIG.at(ANNA, 0))
        assert "take gate_energy" in looked_at(digging)
        assert "take gate_water" not in looked_at(digging)
        table.state.play(GRAMMAR.parse("take gate_energy"))
        assert {text.split()[0] for text in looked_at(table)} == {"attach"}
        other = asked(self.late(self.TILES[0]).on_top("gate_water_sun_2"), ASK_DIG.at(ANNA, 0))
        other.state.play(GRAMMAR.parse("take gate_water"))
        assert looked_at(other) == ["put_under"]

    def test_settlers_land_where_they_help_to_close(self) -> None:
        table = Table().planets(["russell", "bose"], closed=["dirac", "fermi", "planck"])
        table.settled("russell", BEN, "i1_1..i1_5 i2_1..i2_4")
        table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
        table.state.turn = PATIENCE * table.state.players + 1
        assert table.legal() == ["island 1", "island 2", "island 3", "island 4"]
        assert looked_at(table) == ["island 2", "island 3", "island 4"]


def test_a_module_is_laid_with_most_links() -> None:
    table = asked(Table().base(ANNA, start=5).on_top("odyssey_water_1"), ASK_DIG.at(ANNA, 0))
    table.state.play(GRAMMAR.parse("take odyssey_water"))
    cells = [text.rsplit(" ", 1)[0] for text in looked_at(table) if text.startswith("attach")]
    assert len(cells) == len(set(cells)) == 4
    assert "put_under" in looked_at(table)
