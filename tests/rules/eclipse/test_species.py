"""EC-24, ER-15: what the boards of the species say."""

from __future__ import annotations

import pytest

from astrolude.games.eclipse.tables.common import NONE, PIECES, SHIPS, SQUARE_KINDS, SQUARES
from astrolude.games.eclipse.tables.sectors import SECTOR_NUMBER, SECTOR_SQUARES
from astrolude.games.eclipse.tables.species import (
    ACT_BUILD,
    ACT_EXPLORE,
    ACT_MOVE,
    ACT_RESEARCH,
    ACT_UPGRADE,
    AMBASSADORS,
    COLONY_SHIPS,
    COLOURS,
    EXPLORE_DRAW,
    HAS_BLUEPRINT,
    INFLUENCE_FLIPS,
    INFLUENCE_MOVES,
    MAGELLAN,
    PIECE_COST,
    REPUTATION_SLOTS,
    SPECIES,
    SPECIES_COLOUR,
    SPECIES_HOME,
    START_CUBES,
    START_DISCS,
    START_ORBITALS,
    START_REPUTATION,
    START_SHIPS,
    START_STORE,
    START_TECHS,
    TERRAN,
    TRADE_GET,
    TRADE_GIVE,
)
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES, TRACKS


class Board:
    """A species' board in words."""

    def __init__(self, name: str) -> None:
        self.species = SPECIES.index(name)

    @property
    def colour(self) -> str:
        return COLOURS[SPECIES_COLOUR[self.species]]

    @property
    def home(self) -> int:
        return SECTOR_NUMBER[SPECIES_HOME[self.species]]

    @property
    def storage(self) -> list[int]:
        return START_STORE[3 * self.species : 3 * self.species + 3]

    @property
    def trade(self) -> list[str]:
        gives = TRADE_GIVE[3 * self.species : 3 * self.species + 3]
        gets = TRADE_GET[3 * self.species : 3 * self.species + 3]
        return [f"{give}:{get}" for give, get in zip(gives, gets, strict=True)]

    @property
    def track(self) -> str:
        ambassadors, shared, reputation = REPUTATION_SLOTS[3 * self.species : 3 * self.species + 3]
        return "A" * ambassadors + "S" * shared + "R" * reputation

    @property
    def technologies(self) -> list[str]:
        return [
            f"{TECHNOLOGIES[technology]}/{TRACKS[track]}" for technology, track in START_TECHS[self.species]
        ]

    @property
    def squares(self) -> list[str]:
        first = SPECIES_HOME[self.species] * SQUARE_KINDS
        return [name for kind, name in enumerate(SQUARES) for _ in range(SECTOR_SQUARES[first + kind])]

    @property
    def cubes(self) -> list[str]:
        first = self.species * SQUARE_KINDS
        return [name for kind, name in enumerate(SQUARES) for _ in range(START_CUBES[first + kind])]

    @property
    def ships(self) -> dict[str, int]:
        first = self.species * len(SHIPS)
        return {
            ship: START_SHIPS[first + kind] for kind, ship in enumerate(SHIPS) if START_SHIPS[first + kind]
        }

    @property
    def prices(self) -> list[int]:
        return PIECE_COST[len(PIECES) * self.species : len(PIECES) * self.species + len(PIECES)]

    @property
    def actions(self) -> list[int]:
        tables = [ACT_EXPLORE, INFLUENCE_MOVES, ACT_RESEARCH, ACT_UPGRADE, ACT_BUILD, ACT_MOVE]
        return [table[self.species] for table in tables]


ORDINARY_PRICES = [3, 5, 8, 3, 5, 10]


@pytest.mark.clauses("EC-24.1", "EC-24")
@pytest.mark.parametrize(
    ("name", "colour", "home"),
    [
        ("directorate", "red", 221),
        ("federation", "blue", 223),
        ("union", "green", 225),
        ("republic", "yellow", 227),
        ("conglomerate", "white", 229),
        ("alliance", "black", 231),
    ],
)
def test_terrans(name: str, colour: str, home: int) -> None:
    board = Board(f"terran_{name}")
    assert TERRAN[board.species]
    assert (board.colour, board.home) == (colour, home)
    assert board.storage == [2, 3, 3]
    assert board.trade == ["2:1", "2:1", "2:1"]
    assert board.track == "ASSSS"
    assert board.technologies == ["starbase/military"]
    assert board.actions == [1, 2, 1, 2, 2, 3]
    assert board.squares == ["money", "money_advanced", "science", "science_advanced", "materials"]
    assert board.cubes == ["money", "science", "materials"]
    assert board.ships == {"interceptor": 1}
    assert board.prices == ORDINARY_PRICES
    assert START_DISCS[board.species] == 13
    assert COLONY_SHIPS[board.species] == 3


@pytest.mark.clauses("EC-24.2")
def test_eridani_empire() -> None:
    board = Board("eridani_empire")
    assert (board.colour, board.home, board.storage, board.track) == ("red", 222, [26, 2, 4], "SSSS")
    assert board.trade == ["3:1", "3:1", "3:1"]
    assert board.technologies == ["plasma_cannon/military", "gauss_shield/grid", "fusion_drive/nano"]
    assert START_DISCS[board.species] == 11
    assert START_REPUTATION[board.species] == 2
    assert board.squares == ["money", "money_advanced", "science", "science_advanced"]


@pytest.mark.clauses("EC-24.3")
def test_hydran_progress() -> None:
    board = Board("hydran_progress")
    assert (board.colour, board.home, board.storage, board.track) == ("blue", 224, [2, 5, 2], "ASSS")
    assert board.technologies == ["advanced_labs/nano"]
    assert board.actions == [1, 2, 2, 2, 2, 2]
    assert board.squares == ["money", "science", "science_advanced", "materials_advanced"]
    assert board.cubes == ["money", "science", "science_advanced"]


@pytest.mark.clauses("EC-24.4")
def test_planta() -> None:
    board = Board("planta")
    assert (board.colour, board.home, board.storage, board.track) == ("green", 226, [4, 4, 4], "ASSS")
    assert board.technologies == ["starbase/military"]
    assert COLONY_SHIPS[board.species] == 4
    assert board.actions == [2, 2, 1, 2, 2, 2]
    assert board.squares == ["money", "science", "materials"]


@pytest.mark.clauses("EC-24.5")
def test_descendants_of_draco() -> None:
    board = Board("descendants_of_draco")
    assert (board.colour, board.home, board.storage, board.track) == ("yellow", 228, [2, 4, 3], "SSSS")
    assert board.technologies == []
    assert EXPLORE_DRAW[board.species] == 2
    assert {EXPLORE_DRAW[other] for other in range(len(SPECIES)) if other != board.species} == {1}
    assert board.squares == ["money", "science", "materials_advanced"]


@pytest.mark.clauses("EC-24.6", "EC-10.2")
def test_mechanema() -> None:
    board = Board("mechanema")
    assert (board.colour, board.home, board.storage, board.track) == ("white", 230, [3, 3, 3], "SSSS")
    assert board.technologies == ["positron_computer/grid"]
    assert board.actions == [1, 2, 1, 3, 3, 2]
    assert board.prices == [2, 4, 7, 2, 4, 8]
    assert board.squares == ["money", "money_advanced", "science", "materials_advanced"]


@pytest.mark.clauses("EC-24.7")
def test_orion_hegemony() -> None:
    board = Board("orion_hegemony")
    assert (board.colour, board.home, board.storage, board.track) == ("black", 232, [3, 3, 5], "SSSSR")
    assert board.trade == ["4:1", "4:1", "4:1"]
    assert board.technologies == ["neutron_bombs/military", "gauss_shield/grid"]
    assert board.ships == {"cruiser": 1}
    assert board.squares == ["money_advanced", "science", "materials", "materials_advanced"]


@pytest.mark.clauses("ER-15.1.1")
@pytest.mark.parametrize(("name", "home"), [("wardens", 233), ("keepers", 235), ("sentinels", 237)])
def test_magellan(name: str, home: int) -> None:
    board = Board(f"{name}_of_magellan")
    assert MAGELLAN[board.species]
    assert (board.home, board.storage, board.track) == (home, [2, 2, 3], "SSSS")
    assert board.technologies == ["fusion_source/grid"]
    assert INFLUENCE_FLIPS[board.species] == 1
    assert board.actions == [1, 2, 1, 2, 2, 2]
    assert {INFLUENCE_FLIPS[other] for other in range(len(SPECIES)) if not MAGELLAN[other]} == {2}


@pytest.mark.clauses("ER-15.2.1", "ER-15.2.2", "ER-R04")
def test_exiles() -> None:
    board = Board("exiles")
    assert (board.home, board.storage, board.track) == (234, [2, 3, 4], "SSSS")
    assert board.technologies == ["cloaking_device/military", "orbital/nano"]
    assert START_ORBITALS[board.species] == 1
    assert sum(START_ORBITALS) == 1
    assert board.prices == [3, 5, 8, NONE, 6, 10]
    assert board.cubes == ["materials"]
    assert not HAS_BLUEPRINT[board.species * len(SHIPS) + SHIPS.index("starbase")]
    assert HAS_BLUEPRINT[board.species * len(SHIPS) + SHIPS.index("orbital_ship")]


@pytest.mark.clauses("ER-15.3.1", "ER-15.3.2", "ER-15.3.3", "ER-R05", "ER-R17")
def test_rho_indi_syndicate() -> None:
    board = Board("rho_indi_syndicate")
    assert (board.home, board.storage, board.track) == (236, [2, 3, 3], "SSRRR")
    assert board.technologies == ["starbase/military", "gauss_shield/grid"]
    assert board.ships == {"interceptor": 2}
    assert (COLONY_SHIPS[board.species], AMBASSADORS[board.species]) == (2, 2)
    assert board.actions == [1, 2, 1, 2, 2, 4]
    assert board.trade == ["3:2", "3:1", "3:1"]
    assert board.prices == [4, 6, NONE, 4, 5, 10]


@pytest.mark.clauses("ER-15.4.1", "ER-R05")
def test_enlightened_of_lyra() -> None:
    board = Board("enlightened_of_lyra")
    assert (board.home, board.storage, board.track) == (238, [2, 3, 3], "SSSS")
    assert board.technologies == ["distortion_shield/grid"]
    assert board.cubes == ["money", "science", "materials"]
    assert board.prices == ORDINARY_PRICES
    assert AMBASSADORS[board.species] == 3


@pytest.mark.clauses("EC-10.2")
def test_ordinary_prices() -> None:
    others = [name for name in SPECIES if name not in ("mechanema", "exiles", "rho_indi_syndicate")]
    assert all(Board(name).prices == ORDINARY_PRICES for name in others)


def test_starting_technologies_cover_printed_parts_that_need_one() -> None:
    gauss = [name for name in SPECIES if "gauss_shield/grid" in Board(name).technologies]
    assert gauss == ["eridani_empire", "orion_hegemony", "rho_indi_syndicate"]
