"""GP-10.7: charges are offered when the builder ends his turn, and nothing depends on that.

The rulebook says "at once". A law over random positions: the offers are the same right after the action and
at the end of the turn, and the game goes on from the same position whichever comes first, the answers or the
builder's last conversions.
"""

from __future__ import annotations

import pytest

from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.grammar import END_TURN
from astrolude.games.gaia.questions import ASK_AFTER, ASK_CHARGE, THEN_OFFERS
from astrolude.games.gaia.rules.placing import forget_links
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import TAKLONS
from astrolude.games.gaia.tables.structures import INSTITUTE, ROWS
from astrolude.kernel.errors import CannotUndo
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

CONVERSIONS = 12
"""More are not made before a turn ends."""


def random_answer(state: State, chance: Generator) -> int:
    answers = state.legal_actions()
    return answers[chance.below(len(answers))]


def with_other_wealth(state: GaiaState, chance: Generator) -> GaiaState:
    """The position with other tokens, goods and points for everybody, and often the Taklons' institute."""
    rich = state.clone()
    for seat in range(rich.players):
        for bowl in (rich.first_bowl, rich.second_bowl, rich.third_bowl):
            bowl[seat] = chance.below(4)
        for goods in (rich.ore, rich.credits, rich.knowledge, rich.qic):
            goods[seat] = chance.below(4)
        rich.points[seat] = chance.below(5)
        if rich.faction[seat] == TAKLONS:
            rich.out[seat * ROWS + INSTITUTE] = chance.below(2)
            rich.stone = 1 + chance.below(3)
            bowls = [rich.first_bowl, rich.second_bowl, rich.third_bowl]
            bowls[rich.stone - 1][seat] += 1
        forget_links(rich, seat)
    rich.listed = False
    return rich


def convert(state: GaiaState, chance: Generator) -> list[int]:
    """Random conversions after the action, up to the end of the turn; what was answered."""
    taken: list[int] = []
    while not ASK_AFTER.holds(state.stack[-1]) or len(taken) < CONVERSIONS:
        action = random_answer(state, chance)
        if END_TURN.holds(action):
            break
        state.apply(action)
        taken.append(action)
    return taken


def answer_offers(state: GaiaState, builder: int, chance: Generator) -> int:
    """Everybody answers; how many charges were offered."""
    offers = 0
    while state.decision.prompt in ("charge", "stone") and state.seat != builder:
        offers += int(state.decision.prompt == "charge")
        state.apply(random_answer(state, chance))
    return offers


@pytest.mark.clauses("GP-10.7", "GP-10.9", "R-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_is_offered_after_the_action_and_at_the_end_of_the_turn(players: int) -> None:
    offered = converted = 0
    for seed in range(12):
        chance = Generator(100 * players + seed)
        state = GAME.new(players, {}, seed)
        assert isinstance(state, GaiaState)
        while not state.over:
            if ASK_AFTER.holds(state.stack[-1]) and state.built:
                late = with_other_wealth(state, chance)
                early, builder, answers = late.clone(), late.seat, chance.below(1 << 30)
                now = late.view(None)["offers"]
                taken = convert(late, chance)
                assert late.view(None)["offers"] == now
                late.apply(END_TURN.at())
                offered += answer_offers(late, builder, Generator(answers))
                THEN_OFFERS.then(early, builder)
                early.listed = False
                early.settle()
                answer_offers(early, builder, Generator(answers))
                for action in (*taken, END_TURN.at()):
                    early.apply(action)
                assert early == late
                converted += len(taken)
            state.play(random_answer(state, chance))
    assert offered > 100
    assert converted > 100


@pytest.mark.clauses("GP-10.7", "R-21")
def test_a_builder_may_take_back_until_he_ends_his_turn_and_somebody_answers() -> None:
    taken_back = refused = 0
    for seed in range(6):
        chance = Generator(seed)
        play = Play(Start(GAME, 3, None, seed))
        while not play.state.over and taken_back < 20:
            state = play.state
            assert isinstance(state, GaiaState)
            if ASK_CHARGE.holds(state.stack[-1]):
                builder = state.active
                play.act(random_answer(state, chance))
                with pytest.raises(CannotUndo):
                    play.undo(builder)
                refused += 1
                continue
            if ASK_AFTER.holds(state.stack[-1]) and state.view(None)["offers"] and chance.below(2):
                builder, count = state.seat, len(play.actions)
                play.undo(builder)
                assert play.state.seat == builder
                assert len(play.actions) == count - 1
                taken_back += 1
            play.act(random_answer(play.state, chance))
    assert taken_back
    assert refused
