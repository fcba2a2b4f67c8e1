"""ER-1, ER-16, ER-17.1, ER-18, ER-20: the modules of the expansion, its variants, and what is hidden."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MODULES, NONE
from astrolude.games.eclipse.tables.npcs import ANCIENT_DREADNOUGHTS, GCDS
from astrolude.games.eclipse.tables.sectors import CENTER, SECTOR_COUNT, SECTOR_MODULE, SECTOR_NUMBER
from astrolude.games.eclipse.tables.technologies import RARE
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import Generator


def dealt(players: int, **options: str | int) -> EclipseState:
    seed = int(options.pop("seed", 1))
    state = GAME.new(players, {name: str(value) for name, value in options.items()}, seed)
    assert isinstance(state, EclipseState)
    return state


def hexes_in_use(s: EclipseState) -> set[int]:
    piles = [*s.stacks, *s.box, s.board]
    return {SECTOR_NUMBER[index] for pile in piles for index in pile}


def brought_by(module: str) -> set[int]:
    return {
        SECTOR_NUMBER[index]
        for index in range(SECTOR_COUNT)
        if SECTOR_MODULE[index] != NONE and MODULES[SECTOR_MODULE[index]] == module
    }


@pytest.mark.clauses("ER-1.1", "ER-2.3")
def test_every_module_is_an_option_of_its_own() -> None:
    options = {option.name: option.values for option in GAME.options}
    assert set(MODULES) <= set(options)
    assert all(options[module][0] == "off" for module in MODULES), "the base game is the default"
    base = dealt(4)
    assert base.modules == 0
    assert not base.portals
    assert base.guard[CENTER] == GCDS
    assert base.developments_left == 0


@pytest.mark.clauses("ER-1.1", "ER-3.2", "ER-9.1", "ER-10.1")
@pytest.mark.parametrize("module", ["ancient_hives", "warp_portals", "extra_sectors"])
def test_modules_bring_their_hexes(module: str) -> None:
    new = brought_by(module)
    assert new
    assert not new & hexes_in_use(dealt(4))
    s = dealt(4, **{module: "on"})
    assert new <= hexes_in_use(s)
    assert len(s.stacks[2]) == 14, "the outer stack keeps its size"
    middle = [number for number in new if number < 300]
    assert len(s.stacks[1]) == 11 + len(middle), "the middle stack holds all"


@pytest.mark.clauses("ER-8.1")
def test_galactic_center_takeover() -> None:
    sides = {dealt(2, seed=seed, galactic_center_takeover="on").guard[CENTER] for seed in range(12)}
    assert sides == set(ANCIENT_DREADNOUGHTS), "a random side up"


@pytest.mark.clauses("ER-1.3", "ER-T78", "ER-R20", "ER-18.5")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"alliances": "on"}),
        (3, {"alliances": "on"}),
        (4, {"small_galaxy": "on"}),
        (6, {"simultaneous_play": "on"}),
        (4, {"secret_world": "1", "ancient_homeworlds": "on"}),
        (7, {"turn_direction_choice": "on", "simultaneous_play": "on", "extra_sectors": "on"}),
        (7, {"new_species": "off", "extra_sectors": "on"}),
    ],
)
def test_what_does_not_go_together(players: int, options: dict[str, str]) -> None:
    with pytest.raises(InvalidOptions):
        dealt(players, **options)


@pytest.mark.clauses("ER-1.3")
def test_what_is_accepted() -> None:
    assert dealt(6, ancient_homeworlds="on").players == 6, "it does nothing"
    seven = [*TERRANS, "wardens_of_magellan"]
    assert Table(*seven, warp_portals="on", simultaneous_play="on").told("portals_not_advised")
    assert dealt(4, alliances="on").players == 4


@pytest.mark.clauses("ER-1.4")
def test_without_portals_nothing_of_them_is_in_the_game() -> None:
    s = dealt(4, new_discoveries="on", developments="on")
    assert not brought_by("warp_portals") & hexes_in_use(s)
    assert len(s.found_stack) == 21 + 8 - 1, "the Ancient Warp Portal is missing, one tile lies on the centre"
    assert len(dealt(4, new_discoveries="on", warp_portals="on").found_stack) == 21 + 9 - 1
    assert len(dealt(4, warp_portals="on").found_stack) == 20, "none of the new tiles is used"


@pytest.mark.clauses("ER-1.4", "ER-1.5")
def test_a_species_keeps_its_rare_technology() -> None:
    table = Table("exiles", "enlightened_of_lyra")
    assert [bool(table.state.technologies[seat] >> RARE) for seat in (ANNA, BEN)] == [True, True]
    assert sum(table.state.market[RARE:]) + sum(table.state.bag[RARE:]) == 0


@pytest.mark.clauses("ER-16.3", "ER-T78")
def test_the_small_galaxy() -> None:
    assert len(dealt(3, small_galaxy="on").stacks[2]) == 7
    assert len(dealt(3).stacks[2]) == 10


@pytest.mark.clauses("ER-16.1", "ER-T77")
def test_predictable_technologies() -> None:
    table = Table(*TERRANS[:4], predictable_technologies="on")
    s = table.state
    assert (sum(s.market), sum(s.coming)) == (16, 7)
    shown = s.coming[:]
    before = s.market[:]
    table.play(*["pass"] * 4)
    assert s.market == [old + new for old, new in zip(before, shown, strict=True)]
    assert sum(s.coming) == 7
    while s.round < 9:
        table.play(*["pass"] * 4)
    assert sum(s.coming) == 0, "after the Cleanup of round 8 nothing is shown"
    assert sum(s.market) == 16 + 8 * 7


@pytest.mark.clauses("ER-16.1", "ER-T127")
def test_the_last_batch_is_shown_in_round_seven() -> None:
    table = Table(*TERRANS[:2], predictable_technologies="on")
    assert (sum(table.state.market), sum(table.state.coming)) == (12, 4)
    table.round(7).play("pass", "pass")
    assert (table.state.round, sum(table.state.coming)) == (8, 4)
    table.play("pass", "pass")
    assert (table.state.round, sum(table.state.coming)) == (9, 0)


@pytest.mark.clauses("ER-16.1")
def test_tiles_that_are_only_shown_cannot_be_researched() -> None:
    table = Table(*TERRANS[:2], predictable_technologies="on").market().store(ANNA, 50, 50, 50)
    assert sum(table.state.coming) == 4
    assert "act research" not in table.turn(ANNA).answers


@pytest.mark.clauses("ER-16.2")
def test_the_second_to_pass_chooses_the_direction() -> None:
    table = Table(*TERRANS[:3], turn_direction_choice="on")
    table.play("pass", "pass", "pass")
    assert (table.seat, table.prompt) == (BEN, "direction")
    table.play("go_round counterclockwise")
    assert table.seat == ANNA, "the first to pass begins all the same"
    table.play("act upgrade", "stop")
    assert table.seat == 2, "turns go the other way round"


@pytest.mark.clauses("ER-18.2", "ER-T29", "ER-6.6")
def test_no_action_removes_what_lies_for_good() -> None:
    verbs = {verb.name for verb in GRAMMAR.verbs}
    assert "remove" in verbs
    assert [slot.kind.name for slot in GRAMMAR.by_name["remove"].slots] == ["ship", "slot"], "ship parts only"
    assert not {"demolish", "destroy", "take_shrine", "move_tile"} & verbs


def seen_tiles(s: EclipseState, reader: int | None) -> dict[str, object]:
    """What somebody sees of Anna's reputation tiles."""
    seats = s.view(reader)["seats"]
    assert isinstance(seats, list)
    tiles: dict[str, object] = seats[ANNA]["reputation"]
    return tiles


@pytest.mark.clauses("ER-20.1", "ER-20.2", "ER-20.3")
def test_what_is_hidden_and_what_is_public() -> None:
    table = Table(*TERRANS[:4], alliances="on", developments="on", predictable_technologies="on")
    table.alliance("nova", ANNA, BEN).reputation(ANNA, 4, 3)
    s = table.state
    hidden = seen_tiles(s, None)
    assert seen_tiles(s, BEN) == seen_tiles(s, CLEO) == hidden, "allies see nothing without being shown"
    assert seen_tiles(s, ANNA) != hidden
    table.turn(ANNA).play("show 1")
    assert seen_tiles(s, BEN) != hidden
    assert seen_tiles(s, CLEO)["tiles"] == hidden["tiles"]
    market = str(s.view(2)["market"])
    assert "development" in market
    assert "coming" in market or "shown" in market


@pytest.mark.clauses("ER-20.1", "ER-20.4")
def test_hidden_things_are_dealt_anew() -> None:
    table = Table(*TERRANS[:2], ancient_hives="on", new_discoveries="on").reputation(BEN, 4, 1)
    twins = [table.state.determinize(ANNA, Generator(seed)) for seed in range(4)]
    stacks = {str(twin.stacks) for twin in twins if isinstance(twin, EclipseState)}
    assert len(stacks) > 1
    for twin in twins:
        assert isinstance(twin, EclipseState)
        assert twin.view(ANNA) == table.state.view(ANNA)
        assert twin.problems() == []
        assert len(twin.reputation[BEN]) == 2
