"""EC-15.5, EC-18, ER-12.11, ER-15.3.4: reputation tiles after battles."""

from __future__ import annotations

import pytest
from tests.games.eclipse.fights import ARENA, EAST, Fight
from tests.games.eclipse.lines import Line
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS

from astrolude.games.eclipse.rules.combat.battle import Battle
from astrolude.games.eclipse.rules.combat.engagement import (
    begin_battle,
    declare_retreat,
    destroy,
    end_battle,
    leave,
)
from astrolude.games.eclipse.rules.reputation import (
    draws_of,
    has_room_for_ambassador,
    has_room_for_reputation,
    next_draw,
)
from astrolude.games.eclipse.tables.developments import DEV_DIPLOMATIC_FLEET

PARTNERS = TERRANS[1:4]


def won(*species: str) -> Fight:
    """Anna's cruiser destroys a harmless interceptor of Ben."""
    table = Fight(*(species or TERRANS[:2])).ships(ANNA, ARENA, "cruiser").ships(BEN, ARENA)
    return table.harmless(BEN, "interceptor")


def bag(table: Fight, *values: int) -> Fight:
    """The reputation bag holds these tiles; the others are on nobody's track."""
    table.state.reputation_bag = [values.count(value) for value in range(5)]
    return table


def played(table: Fight, *texts: str) -> Fight:
    """Answer although the tiles of the box are not all there."""
    for text in texts:
        table.state.apply(table.state.grammar.parse(text))
    return table


def drawing(table: Fight) -> Fight:
    """Combat up to the first draw."""
    table.combat(6, 6, 6, 6, 6, 6)
    while table.prompt not in ("reputation", "turn"):
        table.play(table.answers[0])
    return table


# How many


@pytest.mark.clauses("EC-18.2", "T-67", "T-68", "ER-12.11")
def test_tiles_are_drawn_for_taking_part_and_for_ships_destroyed() -> None:
    battle = Battle()
    for destroyed, draws in [([2, 2], 5), ([2, 2, 1], 5), ([3], 4), ([1, 2], 4), ([], 1), ([1], 2)]:
        battle.earned[ANNA] = sum(destroyed)
        assert draws_of(battle, ANNA) == draws


@pytest.mark.clauses("EC-18.2", "ER-7.4", "ER-8.3", "ER-15.2.4")
@pytest.mark.parametrize(
    ("ship", "draws"),
    [("interceptor", 1), ("starbase", 1), ("orbital_ship", 1), ("cruiser", 2), ("dreadnought", 3)],
)
def test_what_a_destroyed_ship_is_worth(ship: str, draws: int) -> None:
    battle = Line().ships(ANNA, "cruiser").ships(BEN, ship).begin(1, 2)
    destroy(battle, 1, ANNA)
    assert battle.earned[ANNA] == draws


@pytest.mark.clauses("EC-18.2", "ER-7.4", "ER-8.3")
@pytest.mark.parametrize(
    ("npc", "draws"),
    [("ancient", 1), ("gcds", 3), ("ancient_cruiser_3", 2), ("ancient_dreadnought_b", 3)],
)
def test_what_a_destroyed_non_player_ship_is_worth(npc: str, draws: int) -> None:
    battle = Line().npc(npc).ships(ANNA, "cruiser").begin(0, 1)
    destroy(battle, 0, ANNA)
    assert battle.earned[ANNA] == draws


@pytest.mark.clauses("ER-12.11")
def test_a_ship_counts_for_the_owner_of_the_die_with_the_last_point() -> None:
    battle = Line().npc("gcds").ships(ANNA, "cruiser", side=1).ships(BEN, "cruiser", side=1).begin(0, 1)
    battle.damage[0] = 7
    destroy(battle, 0, BEN)
    assert (battle.earned[ANNA], battle.earned[BEN]) == (0, 3)


@pytest.mark.clauses("ER-7.4", "ER-T47", "ER-7.3")
def test_destroying_an_ancient_cruiser_gives_three_draws_the_tile_and_the_hex() -> None:
    table = Fight(*TERRANS[:2]).guard(ARENA, "ancient_cruiser_3").discovery(ARENA, "money_8")
    table.ships(ANNA, ARENA, "cruiser")
    table.fit(ANNA, "cruiser", "antimatter_cannon/ion_cannon", "tachyon_source/nuclear_source").combat(6)
    assert table.draws() == [(ANNA, 3)]
    assert table.state.trophies[ANNA] == 1
    table.until("claim_hex").play(f"put {ARENA}")
    assert table.prompt == "discovery"


@pytest.mark.clauses("ER-8.3", "ER-8.2")
def test_destroying_the_ancient_dreadnought_gives_its_tile() -> None:
    table = Fight(*TERRANS[:2], galactic_center_takeover="on").guard(1, "ancient_dreadnought_a")
    table.ships(ANNA, 1, "dreadnought", 2)
    table.fit(ANNA, "dreadnought", "antimatter_cannon/ion_cannon", "tachyon_source/nuclear_source")
    table.fit(ANNA, "dreadnought", "gluon_computer/electron_computer", "fusion_drive/nuclear_drive")
    table.fit(ANNA, "dreadnought", "fusion_source/hull")
    table.combat(6, 6, 6, 6)
    assert table.destroyed() == ["ancient_dreadnought_a"]
    assert table.draws() == [(ANNA, 4)]
    assert table.state.trophies[ANNA] == 1


# Taking part


@pytest.mark.clauses("EC-18.3", "EC-28.15")
def test_the_tile_for_taking_part_is_given_once_also_after_several_battles() -> None:
    table = Fight(*TERRANS[:3]).ships(ANNA, ARENA).ships(BEN, ARENA).ships(CLEO, ARENA, "cruiser")
    table.harmless(ANNA, "interceptor").harmless(BEN, "interceptor").combat().finish_combat()
    assert table.draws() == [(ANNA, 1), (BEN, 1), (CLEO, 3)]


@pytest.mark.clauses("EC-18.3", "T-69", "T-115")
def test_who_withdrew_with_all_ships_keeps_only_the_tiles_for_ships() -> None:
    line = Line().ships(ANNA, "interceptor", 2).ships(ANNA, "cruiser").ships(BEN, "cruiser")
    battle = line.begin(1, 2)
    battle.earned[ANNA] = 2
    declare_retreat(battle, 0, 0)
    assert draws_of(battle, ANNA) == 3
    declare_retreat(battle, 1, 0)
    assert draws_of(battle, ANNA) == 2
    destroy(battle, 0, BEN)
    destroy(battle, 1, BEN)
    destroy(battle, 2, BEN)
    assert draws_of(battle, ANNA) == 2


@pytest.mark.clauses("EC-18.3", "EC-28.38")
def test_who_loses_the_ships_that_had_not_declared_retreat_has_withdrawn() -> None:
    battle = Line().ships(ANNA, "interceptor").ships(ANNA, "cruiser").ships(BEN, "cruiser").begin(1, 2)
    declare_retreat(battle, 0, 0)
    destroy(battle, 1, BEN)
    assert draws_of(battle, ANNA) == 0


@pytest.mark.clauses("EC-18.3", "EC-16.15")
def test_the_last_battle_in_the_hex_decides_whether_a_player_has_withdrawn() -> None:
    battle = Line().ships(ANNA, "cruiser").ships(BEN, "cruiser").ships(CLEO, "cruiser").begin(2, 3)
    declare_retreat(battle, 2, 0)
    destroy(battle, 1, CLEO)
    assert draws_of(battle, CLEO) == 2
    end_battle(battle)
    begin_battle(battle, 1, 3)
    assert draws_of(battle, CLEO) == 3


@pytest.mark.clauses("EC-28.38")
def test_who_fights_on_after_other_ships_got_away_took_part() -> None:
    battle = Line().ships(ANNA, "interceptor").ships(ANNA, "cruiser").ships(BEN, "cruiser").begin(1, 2)
    declare_retreat(battle, 0, 0)
    leave(battle, 0)
    destroy(battle, 1, BEN)
    assert draws_of(battle, ANNA) == 1


@pytest.mark.clauses("EC-18.3", "T-111")
def test_a_player_whose_ships_were_all_destroyed_took_part() -> None:
    table = won().combat().finish_combat()
    assert table.destroyed() == ["interceptor"]
    assert (BEN, 1) in table.draws()


@pytest.mark.clauses("EC-18.3")
def test_a_retreat_of_all_ships_costs_the_tile_in_the_game() -> None:
    table = Fight(*TERRANS[:2]).neighbours().own(ANNA, EAST).ships(ANNA, ARENA).ships(BEN, ARENA)
    table.combat().dice(1).play(f"retreat {EAST}").finish_combat()
    assert table.draws() == [(BEN, 1)]


# The choice


@pytest.mark.clauses("EC-18.4", "T-123", "EC-27.2")
def test_one_of_the_drawn_tiles_is_kept_and_the_others_return() -> None:
    table = drawing(won())
    assert table.seat == ANNA
    looked = table.state.battle.looked[:]
    before = table.state.reputation_bag[:]
    assert len(looked) == 2
    assert table.answers == [f"keep {value}" for value in sorted(set(looked))]
    table.play(f"keep {looked[-1]}")
    assert table.state.reputation[ANNA] == [looked[-1]]
    assert table.state.reputation_bag[looked[0]] == before[looked[0]] + 1 - table.state.battle.looked.count(
        looked[0]
    )


@pytest.mark.clauses("EC-18.4", "EC-27.2", "ER-20.2")
def test_only_the_owner_sees_the_tiles() -> None:
    table = drawing(won())
    own, other = (table.state.view(seat)["battle"] for seat in (ANNA, BEN))
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert own["looking"] == {"seat": ANNA, "number": 2, "tiles": table.state.battle.looked}
    assert other["looking"] == {"seat": ANNA, "number": 2, "tiles": None}
    secret = [entry for entry in table.journal.entries if entry.seen != -1]
    assert all(not entry.visible(BEN) for entry in secret if entry.seat == ANNA)
    assert any(entry.visible(ANNA) for entry in secret)


@pytest.mark.clauses("EC-18.4", "T-70", "EC-15.5")
def test_without_a_free_slot_a_tile_of_the_track_makes_room_or_all_return() -> None:
    table = won("eridani_empire", *PARTNERS).relations(ANNA, CLEO).relations(ANNA, 3)
    table.state.reputation_bag[table.state.reputation[ANNA][0]] += 1
    table.state.reputation_bag[table.state.reputation[ANNA][1]] += 1
    table.state.reputation[ANNA] = []
    table.state.shown[ANNA] = []
    table.reputation(ANNA, 1, 2)
    drawing(table)
    assert table.seat == ANNA
    values = sorted(set(table.state.battle.looked))
    assert table.answers == [*[f"keep {value}" for value in values], "decline"]
    best = values[-1]
    table.play(f"keep {best}")
    assert (table.prompt, table.answers) == ("displace", ["return_tile 1", "return_tile 2"])
    table.play("return_tile 1")
    assert table.state.reputation[ANNA] == [2, best]


@pytest.mark.clauses("EC-18.4", "T-70")
def test_all_drawn_tiles_may_return_only_if_no_slot_is_free() -> None:
    table = won("eridani_empire", *PARTNERS).relations(ANNA, CLEO).relations(ANNA, 3)
    tiles = table.state.reputation[ANNA][:]
    drawing(table).play("decline")
    assert table.state.reputation[ANNA] == tiles
    assert ANNA not in [seat for _, seat, _ in table.happened("tile_kept")]


@pytest.mark.clauses("EC-18.7")
def test_who_has_only_ambassadors_looks_and_returns_everything() -> None:
    """Three ambassadors and four slots make this impossible in play, so the position is forced."""
    table = won("hydran_progress", *TERRANS[2:6])
    for other in range(1, 5):
        table.relations(ANNA, other)
    s = table.state
    before, asked = s.reputation_bag[:], s.stack[:]
    s.battle = Line().ships(ANNA, "cruiser").ships(BEN, "cruiser").begin(1, 2)
    s.battle.pending = [ANNA]
    next_draw(s)
    assert table.draws() == [(ANNA, 1)]
    assert (s.reputation_bag, s.reputation[ANNA], s.stack) == (before, [], asked)


@pytest.mark.clauses("EC-18.5")
def test_an_almost_empty_bag_gives_what_it_has() -> None:
    table = bag(won(), 4)
    table.state.passed = [ANNA, BEN]
    table.state.next_start = ANNA
    table.dice(6, 6, 6, 6).end_actions()
    assert table.draws() == [(ANNA, 1)]
    assert table.answers == ["keep 4"]
    played(table, "keep 4")
    assert table.draws() == [(ANNA, 1)]


# Slots


@pytest.mark.clauses("EC-15.5", "T-49")
def test_tiles_are_arranged_among_the_slots() -> None:
    table = Fight(TERRANS[1], "eridani_empire", "orion_hegemony", "planta")
    s = table.state
    table.reputation(ANNA, 1, 1, 1, 1)
    assert has_room_for_ambassador(s, ANNA)
    assert not has_room_for_reputation(s, ANNA)
    table.reputation(BEN, 1, 1)
    assert not has_room_for_ambassador(s, BEN)
    table.reputation(CLEO, 1, 1, 1, 2)
    assert has_room_for_ambassador(s, CLEO)
    table.reputation(CLEO, 2)
    assert not has_room_for_ambassador(s, CLEO)


@pytest.mark.clauses("ER-6.3", "ER-T86", "ER-17.8")
def test_the_diplomatic_fleet_is_one_more_space() -> None:
    table = Fight(*TERRANS[:2], developments="on").reputation(ANNA, 1, 1, 1, 1).relations(ANNA, BEN)
    s = table.state
    assert not has_room_for_ambassador(s, ANNA)
    assert not has_room_for_reputation(s, ANNA)
    s.developments[ANNA] |= 1 << DEV_DIPLOMATIC_FLEET
    assert has_room_for_ambassador(s, ANNA)
    assert has_room_for_reputation(s, ANNA)


# Pillage


@pytest.mark.clauses("ER-15.3.4", "ER-T25", "ER-R25")
def test_the_syndicate_gains_a_money_for_every_tile_but_one() -> None:
    table = won("rho_indi_syndicate", TERRANS[0])
    money = table.stored(ANNA)[0]
    drawing(table)
    assert table.draws()[0] == (ANNA, 2)
    assert table.stored(ANNA)[0] == money + 1


@pytest.mark.clauses("ER-15.3.4", "ER-T125")
@pytest.mark.parametrize(("tiles", "gain"), [([1, 2], 1), ([3], 0)])
def test_pillage_counts_the_tiles_really_drawn(tiles: list[int], gain: int) -> None:
    table = bag(won("rho_indi_syndicate", TERRANS[0]).ships(BEN, ARENA, "interceptor", 4), *tiles)
    money = table.stored(ANNA)[0]
    table.state.passed = [ANNA, BEN]
    table.state.next_start = ANNA
    table.end_actions()
    while table.prompt != "reputation":
        table.state.play(table.state.legal_actions()[0])
    assert table.draws() == [(ANNA, len(tiles))]
    assert table.stored(ANNA)[0] == money + gain
