"""Why an action is not possible: told exactly in rich positions, and in the words that a person reads."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.eclipse.fights import ARENA, Fight
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table
from tests.games.eclipse.rich_positions import rich_position
from tests.games.eclipse.test_rich_positions import choose
from tests.games.telling import why

from astrolude.games.eclipse.advice.causes import OBSTACLES, SHORTAGE
from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import SHORT, Obstacle
from astrolude.locales import Sentences, load

DECISIONS = 120
TRIES = 5
"""How many actions of a verb are asked about."""


# The law, where random games from the first round hardly get


@pytest.mark.parametrize("seed", range(1, 11))
def test_in_the_middle_of_the_game_an_action_has_no_obstacle_exactly_when_it_is_legal(seed: int) -> None:
    random = Random(seed)
    state = rich_position(seed).state
    for _ in range(DECISIONS):
        if state.over:
            break
        world = state.determinize(state.seat, Generator(seed))
        for verb in OBSTACLES.asked[state.decision.prompt].verbs:
            for action in some_of(verb, random):
                found = OBSTACLES.against(state, action)
                asked = f"{state.decision.prompt}: {GRAMMAR.text(action)}"
                assert (action in state.legal_actions()) == (not found), asked
                assert OBSTACLES.against(world, action) == found, f"{asked} knows what is hidden"
                check_shortages(state, action, found)
        state.play(choose(state, random))


def some_of(verb: Verb, random: Random) -> list[int]:
    if verb.size <= TRIES:
        return [verb.nth(index) for index in range(verb.size)]
    return [verb.nth(random.randrange(verb.size)) for _ in range(TRIES)]


def check_shortages(state: EclipseState, action: int, found: list[Obstacle]) -> None:
    """What is missing removes a shortage, and one less does not."""
    messages = [cause.message for cause in SHORTAGE.causes]
    for met in found:
        if met.kind == SHORT:
            missing = met.arguments["missing"]
            assert isinstance(missing, int)
            for amount, stays in ((missing - 1, True), (missing, False)):
                trial = state.clone()
                trial.listed = False
                SHORTAGE.supply(trial, state.seat, messages.index(met.message), amount)
                still = [other.message for other in GAME.obstacles(trial, action)]
                assert (met.message in still) == stays, GRAMMAR.text(action)


# The words


def test_a_price_is_told_with_what_is_missing_and_what_comes_first() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 2, 3, 4).turn(ANNA)
    assert why(table, "build dreadnought 221") == [
        "First choose the action Build.",
        "4 materials short: this takes 8, you have 4.",
    ]
    table.play("act build")
    assert why(table, "build dreadnought 221") == ["4 materials short: this takes 8, you have 4."]
    assert why(table, "build dreadnought 221", "fr") == [
        "Il manque 4 matériaux\u00a0: il en faut 8, vous en avez 4."
    ]


def test_what_cannot_be_paid_away_comes_before_the_price() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 2).turn(ANNA).play("act build")
    assert why(table, "build orbital 223") == [
        f"You do not control {named(223)}: your disc is not there.",
        "You need the technology Orbital.",
        "3 materials short: this takes 5, you have 2.",
    ]


def test_a_pinned_ship_says_what_holds_it() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 103, "dreadnought").ships(BEN, 221, amount=2)
    table.turn(ANNA).play("act move")
    assert why(table, "activate interceptor 221")[0] == (
        f"Pinned: 2 enemy ships in {named(221)} hold your ships; as many of yours must stay."
    )
    assert why(table, "activate cruiser 221") == [f"You have no such ship in {named(221)}: Cruiser."]


def named(number: int) -> str:
    return Sentences(load("en"), GAME).thing(f"sector:{number:03}")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("react build", "Reactions come only after passing. You have not passed: take an action."),
        ("leave", "You are in no alliance."),
        ("give_up", "You still have a disc or a ship on the board; one leaves the game only without any."),
        ("propose founding 1", "This table plays without alliances."),
        ("propose relations 1", "With 2 players there are no diplomatic relations."),
        ("propose relations 0", "That is you."),
        ("flip_for money", "Only the Magellan species turn colony ships into resources."),
        ("activate cruiser 221", f"You have no such ship in {named(221)}: Cruiser."),
        ("explore 221 0", "First choose the action Explore."),
        ("step 221", "First choose the action Move and the ship that moves."),
        ("retreat 221", "Only in a battle, when it is the turn of your ships."),
        ("install zero_point_source cruiser 1", "You need the technology Zero-Point Source."),
    ],
)
def test_the_first_reason_in_a_turn(action: str, reason: str) -> None:
    assert why(Table(*TERRANS[:2]).turn(ANNA), action)[0] == reason


def test_after_passing_only_reactions_are_left() -> None:
    table = Table(*TERRANS[:2])
    table.state.passed = [ANNA]
    table.turn(ANNA)
    assert why(table, "act explore") == [
        "You have passed: until the next round only the reactions Upgrade, Build and Move are left."
    ]
    assert why(table, "act research", "fr") == [
        (
            "Vous avez passé\u00a0: jusqu’à la manche suivante, il ne reste que les réactions Améliorer, "
            "Construire et Déplacer."
        )
    ]


def test_without_discs_nothing_can_be_done() -> None:
    table = Table(*TERRANS[:2]).discs(ANNA, 0).turn(ANNA)
    assert why(table, "act move") == ["There is no influence disc left on your track."]
    prudent = Table(*TERRANS[:2], bankruptcy="prevented").store(ANNA, 0, 5, 5).discs(ANNA, 8).turn(ANNA)
    assert why(prudent, "act move") == [
        (
            "One more disc off the track makes an upkeep of 5; you can pay 3 at most, and bankruptcy is "
            "prevented at this table."
        )
    ]


def test_a_blueprint_says_what_it_would_lack() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "antimatter_cannon")
    table.state.passed = [ANNA]
    table.turn(ANNA).play("react upgrade")
    assert why(table, "install antimatter_cannon interceptor 2") == [
        "Interceptor would lack 2 energy: a stronger source, or a thriftier part."
    ]
    assert why(table, "install hull interceptor 4", "fr") == [
        "Intercepteur\u00a0: il ne resterait aucun propulseur, et il en faut un."
    ]
    assert why(table, "install gauss_shield interceptor 1")[0] == "You need the technology Gauss Shield."
    assert why(table, "install nuclear_drive starbase 1")[0] == (
        "Nuclear Drive is not allowed on this ship: Starbase."
    )


def test_the_rare_reasons_are_told_too() -> None:
    """What random games hardly meet: a bare offer, an empty stack, a player in debt."""
    bare = Table(*TERRANS[:2]).market().turn(ANNA)
    assert why(bare, "act research") == ["Nothing that you could take is on offer."]
    poor = Table(*TERRANS[:2]).market("plasma_cannon").store(ANNA, 0, 1, 0).turn(ANNA)
    assert why(poor, "act research")[0] == (
        "You cannot pay for anything, even after trading: "
        "the cheapest technology costs 5 science, you have 1."
    )
    debt = Table(*TERRANS[:2]).store(ANNA, 0, 3, 3).discs(ANNA, 3).upkeep()
    assert why(debt, "stop")[0].endswith("money short: this takes 17, you have 3.")
    bombs = Fight(*TERRANS[:2], rare_technologies="on").own(ANNA, ARENA).cube(ANNA, ARENA, "science")
    bombs.learn(ANNA, "neutron_absorber", track="grid").learn(BEN, "neutron_bombs").ships(BEN, ARENA).combat()
    assert why(bombs, "bombs") == ["Anna has the Neutron Absorber: bombs have no effect."]


def test_another_question_comes_first() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA).play("act build")
    assert why(table, "act move") == ["First answer this: What do you build, and where? (left: 2)"]


def test_alliances_and_relations() -> None:
    table = Table(*TERRANS[:4], alliances="on").turn(ANNA)
    assert why(table, "propose founding 1") == [
        "Alliances are proposed during an action: choose one first.",
        "Anna and Ben have no diplomatic relations: these come first.",
    ]
    table.relations(ANNA, BEN).alliance("nova", BEN, CLEO).turn(ANNA).play("act upgrade")
    assert why(table, "propose founding 1") == ["Ben is a member of the Nova Alliance."]
    assert why(table, "propose joining 1") == [
        "With 4 players an alliance has two members and is not joined."
    ]
