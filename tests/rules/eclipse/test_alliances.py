"""ER-12: alliances: founding, joining, leaving, pinning and the shared score."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, DAN, TERRANS, Table

from astrolude.games.eclipse.rules import alliances, control, diplomacy, presence
from astrolude.games.eclipse.scoring import outcome_of
from astrolude.games.eclipse.tables.common import ALLIANCES, NONE
from astrolude.games.eclipse.tables.sectors import sector

EVE = 4
HOME_OF_BEN = 223


def allied_table(players: int = 4, **options: str) -> Table:
    """With alliances; Anna and Ben have relations."""
    return Table(*TERRANS[:players], alliances="on", **options).relations(ANNA, BEN)


def acting(table: Table, seat: int = ANNA) -> Table:
    """In the middle of an Upgrade action of a seat."""
    return table.turn(seat).play("act upgrade")


# Founding


@pytest.mark.clauses("ER-12.2", "ER-R14", "ER-17.1")
def test_two_partners_found_an_alliance() -> None:
    table = acting(allied_table())
    assert table.offers("propose founding") == ["propose founding 1"]
    table.play("propose founding 1")
    assert (table.seat, table.prompt, table.answers) == (BEN, "consent", ["accept", "refuse"])
    table.play("accept")
    assert (table.seat, table.answers) == (ANNA, ["alliance nova", "alliance flare", "alliance vortex"])
    table.play("alliance flare")
    assert table.state.alliance[:2] == [ALLIANCES.index("flare")] * 2
    assert table.prompt == "upgrade", "the action goes on"


@pytest.mark.clauses("ER-12.2")
def test_a_refused_founding_is_not_proposed_again_in_the_turn() -> None:
    table = acting(allied_table()).play("propose founding 1", "refuse")
    assert table.state.alliance == [NONE] * 4
    assert table.prompt == "upgrade"
    assert not table.offers("propose founding")
    assert acting(table).offers("propose founding"), "the next turn is another matter"


@pytest.mark.clauses("ER-12.2", "ER-T104")
def test_founding_needs_relations_two_free_players_and_an_unused_alliance() -> None:
    assert not acting(Table(*TERRANS[:4], alliances="on")).offers("propose founding"), "no relations"
    assert not acting(allied_table().alliance("nova", ANNA, CLEO)).offers("propose founding")
    assert not acting(allied_table().alliance("nova", BEN, CLEO)).offers("propose founding")
    used = allied_table()
    used.state.founded = 0b111
    assert not acting(used).offers("propose founding"), "all three are used up"
    assert not acting(Table(*TERRANS[:4]).relations(ANNA, BEN)).offers("propose founding"), (
        "without the module"
    )


@pytest.mark.clauses("ER-12.2")
def test_the_last_unused_alliance_is_taken_by_itself() -> None:
    table = allied_table()
    table.state.founded = 0b011
    acting(table).play("propose founding 1", "accept")
    assert table.state.alliance[ANNA] == ALLIANCES.index("vortex")


@pytest.mark.clauses("ER-12.1", "ER-T60")
def test_how_many_members_an_alliance_has() -> None:
    five = allied_table(5).alliance("nova", ANNA, BEN).relations(ANNA, CLEO)
    assert not acting(five, CLEO).offers("propose joining"), "two with five players"
    six = allied_table(6).alliance("nova", ANNA, BEN).relations(ANNA, CLEO)
    assert acting(six, CLEO).offers("propose joining") == ["propose joining 0"]
    full = six.alliance("nova", ANNA, BEN, DAN)
    assert not acting(full, CLEO).offers("propose joining"), "three with six"


@pytest.mark.clauses("ER-12.5", "ER-T61")
def test_nothing_of_this_in_the_last_round() -> None:
    table = allied_table(6).round(9)
    assert not acting(table).offers("propose founding")
    table.alliance("nova", ANNA, BEN).relations(ANNA, CLEO)
    assert not acting(table, CLEO).offers("propose joining")
    assert "leave" not in table.turn(ANNA).answers
    assert "leave" in table.round(8).turn(ANNA).answers


# Joining


@pytest.mark.clauses("ER-12.3", "ER-T100", "ER-R34")
def test_a_newcomer_needs_everybodys_consent() -> None:
    table = allied_table(6).alliance("nova", ANNA, BEN).relations(BEN, CLEO)
    acting(table, CLEO).play("propose joining 0")
    assert table.seat == ANNA, "clockwise from the proposer: 3, 4, 5, then 0"
    table.play("accept")
    assert table.seat == BEN
    table.play("accept")
    assert table.state.alliance[CLEO] == ALLIANCES.index("nova")
    refused = allied_table(6).alliance("nova", ANNA, BEN).relations(BEN, CLEO)
    acting(refused, CLEO).play("propose joining 0", "refuse")
    assert refused.seat == CLEO, "the first refusal ends the matter, Ben is not asked"
    assert refused.state.alliance[CLEO] == NONE
    assert not refused.offers("propose joining")


@pytest.mark.clauses("ER-12.3")
def test_a_member_may_invite() -> None:
    table = allied_table(6).alliance("nova", ANNA, BEN).relations(BEN, CLEO)
    acting(table, ANNA)
    assert table.offers("propose joining") == ["propose joining 2"]
    table.play("propose joining 2")
    assert table.seat == BEN
    table.play("accept")
    assert table.seat == CLEO
    table.play("accept")
    assert table.state.alliance[CLEO] == ALLIANCES.index("nova")


@pytest.mark.clauses("ER-12.3", "ER-12.4")
def test_who_may_not_join() -> None:
    stranger = allied_table(6).alliance("nova", ANNA, BEN)
    assert not acting(stranger, CLEO).offers("propose joining"), "no relations with a member"
    leaver = allied_table(6).alliance("nova", ANNA, BEN).relations(BEN, CLEO)
    leaver.state.broken[CLEO] = 1 << ALLIANCES.index("nova")
    assert not acting(leaver, CLEO).offers("propose joining"), "he left it before"
    leaver.state.broken[CLEO] = 1 << ALLIANCES.index("flare")
    assert acting(leaver, CLEO).offers("propose joining"), "having left another one he may"
    tiles = allied_table(6).alliance("nova", ANNA).relations(ANNA, CLEO)
    tiles.state.broken[BEN] = tiles.state.broken[DAN] = 1 << ALLIANCES.index("nova")
    assert not acting(tiles, CLEO).offers("propose joining"), "no tile is left"


@pytest.mark.clauses("ER-12.3", "ER-12.4", "ER-T101")
def test_an_alliance_of_one() -> None:
    six = allied_table(6).alliance("nova", BEN).relations(BEN, CLEO)
    six.state.broken[ANNA] = 1
    assert acting(six, CLEO).offers("propose joining") == ["propose joining 1"], "it may be joined"
    four = allied_table(4).alliance("nova", BEN).relations(BEN, CLEO)
    four.state.broken[ANNA] = 1
    assert not acting(four, CLEO).offers("propose"), "never with four players"
    assert not acting(four, BEN).offers("propose founding"), "he is still a member"
    assert "leave" in four.turn(BEN).answers
    assert alliances.tile_points(four.state, BEN) == 2
    assert alliances.shared(four.state, [5, 7, 9, 11]) == [5, 7, 9, 11], "divided by one"


@pytest.mark.clauses("ER-12.18")
def test_a_member_who_has_left_the_game_agrees_to_everything() -> None:
    table = allied_table(6).alliance("nova", ANNA, BEN).relations(BEN, CLEO)
    table.state.gone[ANNA] = 1
    table.state.final[ANNA] = 11
    acting(table, CLEO)
    assert table.offers("propose joining") == ["propose joining 1"]
    table.play("propose joining 1", "accept")
    assert table.state.alliance[CLEO] == ALLIANCES.index("nova"), "Ben alone was asked"
    assert alliances.shared(table.state, [11, 5, 2, 0, 0, 0])[:3] == [6, 6, 6]


# Effects


@pytest.mark.clauses("ER-12.6", "ER-0.2", "EC-4.5")
def test_allies_are_no_enemies() -> None:
    table = allied_table().lay(103, 1, 0).own(BEN, 103).ships(ANNA, 103).alliance("nova", ANNA, BEN)
    s, place = table.state, sector(103)
    assert not presence.are_hostile(s, ANNA, BEN)
    assert presence.are_hostile(s, ANNA, CLEO)
    assert presence.enemies(s, BEN, place) == 0
    assert not control.may_place(s, ANNA, place), "the hex has an ally's disc"
    table.disown(103)
    assert control.may_place(s, ANNA, place)
    table.ships(CLEO, 103)
    assert not control.may_place(s, ANNA, place)


@pytest.mark.clauses("ER-12.6")
def test_entering_an_allys_hex_breaks_nothing() -> None:
    table = allied_table().lay(103, 1, 0, 0).own(BEN, 103).alliance("nova", ANNA, BEN).ships(ANNA, 1)
    table.guard(1, None).turn(ANNA).play("act move")
    activations = table.offers("activate interceptor 001")
    assert activations
    table.play("activate interceptor 001", "step 103")
    assert diplomacy.have_relations(table.state, ANNA, BEN)
    assert table.state.traitor == NONE


@pytest.mark.clauses("ER-12.6")
def test_what_is_an_allys_is_not_yours() -> None:
    table = allied_table().lay(103, 1, 0).own(BEN, 103).ships(ANNA, 103).alliance("nova", ANNA, BEN)
    table.store(ANNA, 9, 9, 30).turn(ANNA)
    assert not table.offers("colonise grey_money 103")
    table.play("act build")
    assert not table.offers("build interceptor 103")


@pytest.mark.clauses("ER-12.6")
def test_allies_may_form_relations_beside_each_others_ships() -> None:
    def neighbours(*allies: int) -> Table:
        table = Table(*TERRANS[:4], alliances="on", warp_portals="on")
        table.structure(221, "warp_portal").structure(223, "warp_portal").ships(ANNA, 223)
        return table.alliance("nova", *allies).turn(ANNA)

    assert not neighbours().offers("propose relations"), "a ship on the other's hex"
    assert neighbours(ANNA, BEN).offers("propose relations") == ["propose relations 1"]


@pytest.mark.clauses("ER-12.10", "ER-T63")
def test_allied_ships_hold_the_enemy_together() -> None:
    table = (
        allied_table().lay(103, 1, 0).alliance("nova", ANNA, BEN).ships(ANNA, 103, amount=2).ships(BEN, 103)
    )
    table.ships(CLEO, 103, amount=2)
    s, place = table.state, sector(103)
    assert presence.may_leave(s, ANNA, place)
    assert presence.may_leave(s, BEN, place)
    table.no_ships(BEN, 103)
    assert not presence.may_leave(s, ANNA, place), "after that none"


@pytest.mark.clauses("ER-12.10", "ER-T64")
def test_cloaked_and_other_ships_together() -> None:
    table = (
        allied_table().lay(103, 1, 0).alliance("nova", ANNA, BEN).learn(ANNA, "cloaking_device", track="nano")
    )
    table.ships(CLEO, 103, amount=3).ships(ANNA, 103).ships(BEN, 103, amount=2)
    s, place = table.state, sector(103)
    assert presence.may_leave(s, BEN, place), "a cloaked and a normal ship stay: 2 + 1 = 3"
    few = (
        allied_table().lay(103, 1, 0).alliance("nova", ANNA, BEN).learn(ANNA, "cloaking_device", track="nano")
    )
    few.ships(CLEO, 103, amount=3).ships(ANNA, 103).ships(BEN, 103)
    assert not presence.may_leave(few.state, BEN, place), "3 − 2 = 1, not less than 1"
    few.ships(ANNA, 103).no_ships(BEN, 103)
    assert presence.may_leave(few.state, ANNA, place), "a cloaked one may"


@pytest.mark.clauses("ER-12.10", "ER-T99")
def test_draco_among_allies() -> None:
    table = Table("descendants_of_draco", *TERRANS[:3], alliances="on").lay(103, 1, 0).ancients(103, 2)
    table.alliance("nova", ANNA, BEN).ships(ANNA, 103, "cruiser").ships(BEN, 103, "cruiser", 2)
    assert presence.may_leave(table.state, ANNA, sector(103)), "nothing else opposes Draco"
    assert not presence.may_leave(table.state, BEN, sector(103))


# Leaving


@pytest.mark.clauses("ER-12.13", "ER-T06", "ER-R13")
def test_leaving_turns_the_tile_over() -> None:
    table = allied_table().alliance("flare", ANNA, BEN).turn(ANNA).play("leave")
    assert table.state.alliance[:2] == [NONE, ALLIANCES.index("flare")]
    assert diplomacy.have_relations(table.state, ANNA, BEN), "relations stay"
    assert table.state.traitor == NONE
    assert "pass" not in table.answers, "an action must follow"
    assert "leave" not in table.answers
    table.play("act upgrade", "stop")
    assert table.seat == BEN


@pytest.mark.clauses("ER-T07", "ER-12.14")
def test_an_attack_after_leaving() -> None:
    table = (
        allied_table().lay(103, 1, 0).own(BEN, 103).alliance("flare", ANNA, BEN).ships(ANNA, 1).guard(1, None)
    )
    table.turn(ANNA).play("leave", "act move", "activate interceptor 001", "step 103")
    assert not diplomacy.have_relations(table.state, ANNA, BEN)
    assert table.state.traitor == ANNA
    assert alliances.tile_points(table.state, BEN) == 2
    assert alliances.tile_points(table.state, ANNA) == -3


@pytest.mark.clauses("ER-12.13", "ER-T62")
def test_leaving_beside_a_former_ally_is_an_attack() -> None:
    table = allied_table().alliance("nova", ANNA, BEN).ships(ANNA, HOME_OF_BEN, "cruiser").turn(ANNA)
    table.play("leave")
    assert table.state.traitor == ANNA
    assert not diplomacy.have_relations(table.state, ANNA, BEN)
    strangers = Table(*TERRANS[:6], alliances="on").alliance("nova", ANNA, BEN, CLEO)
    strangers.ships(ANNA, 223).turn(ANNA).play("leave")
    assert strangers.state.traitor == ANNA, "also without relations"


@pytest.mark.clauses("ER-12.13", "ER-T102")
def test_without_a_disc_leaving_is_not_offered() -> None:
    table = allied_table().alliance("nova", ANNA, BEN).discs(ANNA, 0).turn(ANNA)
    assert "leave" not in table.answers
    assert "leave" not in allied_table().turn(ANNA).answers, "nor without an alliance"


@pytest.mark.clauses("ER-12.13", "ER-R39", "ER-T134")
def test_an_alliance_is_not_left_with_a_reaction() -> None:
    table = allied_table().alliance("nova", ANNA, BEN).round(5)
    assert "leave" in table.turn(ANNA).answers
    table.state.passed = [ANNA]
    table.turn(ANNA)
    assert table.offers("react")
    assert "leave" not in table.answers
    table.relations(CLEO, DAN).turn(CLEO)
    table.state.passed = [CLEO]
    table.turn(CLEO).play("react upgrade")
    assert table.offers("propose founding") == ["propose founding 3"], "founding is possible during one"


@pytest.mark.clauses("ER-12.19", "ER-T103", "ER-R13")
def test_a_former_allys_ship_in_your_hex() -> None:
    table = (
        allied_table().alliance("nova", ANNA, BEN).no_ships(ANNA, 221).ships(BEN, 221).store(ANNA, 9, 9, 9)
    )
    cubes = table.squares(221)
    table.turn(ANNA).play("leave", "act upgrade", "stop")
    assert table.state.traitor == NONE
    assert diplomacy.have_relations(table.state, ANNA, BEN)
    table.state.passed = [0, 1, 2, 3]
    table.end_actions()
    while table.prompt != "turn":
        table.play(table.answers[0])
    assert table.squares(221) == cubes, "in Combat nothing happens there"
    assert table.controller(221) == ANNA
    table.turn(ANNA).play("act build", "build interceptor 221")
    assert table.state.traitor == ANNA
    assert not diplomacy.have_relations(table.state, ANNA, BEN)


# Points


@pytest.mark.clauses("ER-12.14", "ER-12.4")
def test_points_of_alliance_tiles() -> None:
    table = allied_table().alliance("nova", ANNA, BEN)
    table.state.broken[ANNA] = 0b110
    assert alliances.tile_points(table.state, ANNA) == 2 - 3 - 3
    assert alliances.tile_points(table.state, CLEO) == 0


@pytest.mark.clauses("ER-12.15", "ER-T23", "ER-T105")
def test_members_share_their_points() -> None:
    table = Table(*TERRANS[:6], alliances="on").alliance("nova", ANNA, BEN, CLEO)
    assert alliances.shared(table.state, [26, 44, 30, 32, 31, 30]) == [33, 33, 33, 32, 31, 30]
    two = allied_table().alliance("nova", ANNA, BEN)
    assert alliances.shared(two.state, [-1, 0, 4, 4])[:2] == [-1, -1], "rounded down below zero too"


@pytest.mark.clauses("ER-12.15", "ER-T67")
def test_ties_go_by_shared_resources() -> None:
    table = Table(*TERRANS[:6], alliances="on").alliance("nova", ANNA, BEN, CLEO)
    for seat, money in enumerate([10, 5, 6]):
        table.store(seat, money, 0, 0)
    table.store(DAN, 8, 0, 0).store(EVE, 7, 0, 0).store(5, 6, 0, 0)
    for seat in (DAN, EVE, 5):
        table.state.kept[seat] = 1
    outcome = outcome_of(table.state)
    assert outcome.scores == [outcome.scores[0]] * 6, "2 VP for the tile, 2 VP for a discovery"
    assert outcome.ranks == [2, 2, 2, 1, 2, 6], "7 each against 8, 7 and 6"
