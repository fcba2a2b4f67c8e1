"""What is said of a possible action before it is confirmed, and that it is true."""

from __future__ import annotations

from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table
from tests.games.telling import warned

from astrolude.games.eclipse.questions import ASK_UPKEEP
from astrolude.games.eclipse.rules.diplomacy import have_relations


def test_a_move_without_a_ship_that_can_move() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA)
    assert warned(table, "act move") == ["None of your ships can move: the disc would be spent for nothing."]
    assert warned(table, "act move", "fr") == [
        "Aucun de vos vaisseaux ne peut se déplacer\u00a0: le disque serait dépensé pour rien."
    ]
    before = table.state.discs[ANNA]
    table.play("act move")
    assert (table.seat, table.state.discs[ANNA]) == (BEN, before - 1), "it did nothing else"
    near = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 103).turn(ANNA)
    assert warned(near, "act move") == []


def test_a_build_that_nothing_can_be_paid_for() -> None:
    poor = Table(*TERRANS[:2]).store(ANNA, 1, 3, 1).turn(ANNA)
    assert warned(poor, "act build") == [
        "You cannot pay for anything, even after trading: the cheapest costs 3 materials, you have 1."
    ]
    assert poor.play("act build").offers("build") == []
    assert warned(Table(*TERRANS[:2]).store(ANNA, 1, 4, 1).turn(ANNA), "act build") == [], "two trades"
    homeless = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 103).disown(221).turn(ANNA)
    assert warned(homeless, "act build") == [
        "There is nothing that you could build: no hex, no piece or no technology for it."
    ]


def test_a_pass_into_debt() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 0).discs(ANNA, 6).turn(ANNA)
    assert warned(table, "pass") == [
        (
            "As things stand you cannot pay: the upkeep is 7, you will have 3. 4 short, you would have to "
            "give up sectors, or collapse."
        )
    ]
    rich = Table(*TERRANS[:2]).store(ANNA, 0, 20, 0).discs(ANNA, 6).turn(ANNA)
    assert warned(rich, "pass")[0].startswith("As things stand you are 4 money short")
    assert warned(Table(*TERRANS[:2]).turn(ANNA), "pass") == []


def test_the_last_sector() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA).play("act influence")
    assert warned(table, "lift 221") == ["Procyon (221) is your last sector."]
    debt = Table(*TERRANS[:2]).store(ANNA, 0, 2, 0).discs(ANNA, 2).ask(ASK_UPKEEP.at(ANNA))
    assert warned(debt, "abandon 221") == ["Procyon (221) is your last sector."]
    second = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).turn(ANNA).play("act influence")
    assert warned(second, "lift 221") == []


def test_breaking_an_oath_and_attacking_a_partner() -> None:
    table = Table(*TERRANS[:4], alliances="on").relations(ANNA, BEN).alliance("nova", ANNA, BEN).turn(ANNA)
    oath = "The Nova Alliance is left for good: its 2 points are lost, and breaking the oath costs 3 more."
    assert warned(table, "leave") == [oath]
    table.ships(ANNA, 223).turn(ANNA)
    assert warned(table, "leave") == [
        oath,
        "Your ships stand beside Ben: this is an attack, and you take the Traitor card.",
    ]
    partner = Table(*TERRANS[:4]).relations(ANNA, CLEO).lay(103, 1, 0).own(CLEO, 103).guard(1, None)
    partner.ships(ANNA, 1).turn(ANNA).play("act move", "activate interceptor 001")
    assert warned(partner, "step 103") == [
        "This attacks Cleo: your relations end, and you take the Traitor card."
    ]
    partner.play("step 103")
    assert partner.state.traitor == ANNA
    assert not have_relations(partner.state, ANNA, CLEO)


def test_nothing_is_said_of_what_is_not_possible() -> None:
    table = Table(*TERRANS[:2]).discs(ANNA, 0).turn(ANNA)
    assert warned(table, "act move") == []
