"""What the evaluation of Projet Gaia believes, and which answers its bots look at."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table

from astrolude import engine_kind
from astrolude.arena import simulate
from astrolude.games.gaia.advice.evaluation import DERIVED, EVALUATION, round_to_act, stage_of, terms_of
from astrolude.games.gaia.advice.terms import FLOW, FLOWS, HELD, TERMS
from astrolude.games.gaia.advice.terms_final import final_standings
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.kernel.data import read_data
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start

ANNA, BEN = 0, 1
STAGES = ROUNDS + 1


def worth(board: Table, seat: int = ANNA) -> float:
    return GAME.evaluate(board.state)[seat]


def settled(round_: int = 2) -> Table:
    """Two players with a mine each and enough for a turn."""
    board = Table("terrans", "xenos", round_=round_).final_tiles("final_structures", "final_sectors")
    return board.put(ANNA, "mine", "0,0").put(BEN, "mine", "5,0")


def texts(board: Table) -> list[str]:
    return [GAME.grammar.text(action) for action in GAME.candidates(board.state)]


def test_every_term_has_a_weight_for_every_round_and_the_end() -> None:
    rows = read_data("gaia", "evaluation")["terms"]
    assert list(rows) == [term for term in TERMS.names if term not in DERIVED]
    assert all(len(row) == STAGES for row in rows.values())
    assert len(EVALUATION.stages) == STAGES


def test_at_the_end_resources_are_a_third_of_a_point() -> None:
    end = EVALUATION.stages[-1]
    assert end[HELD : HELD + 4] == pytest.approx([1 / 3] * 4, abs=0.001)
    assert not any(end[FLOW : FLOW + FLOWS])


@pytest.mark.parametrize("round_", range(1, ROUNDS + 1))
def test_more_is_worth_more(round_: int) -> None:
    poor = settled(round_).give(ANNA, ore=2, credits_=2, knowledge=2, qic=1, bowls=(2, 2, 2))
    for richer in (
        settled(round_).give(ANNA, ore=3, credits_=2, knowledge=2, qic=1, bowls=(2, 2, 2)),
        settled(round_).give(ANNA, ore=2, credits_=3, knowledge=2, qic=1, bowls=(2, 2, 2)),
        settled(round_).give(ANNA, ore=2, credits_=2, knowledge=3, qic=1, bowls=(2, 2, 2)),
        settled(round_).give(ANNA, ore=2, credits_=2, knowledge=2, qic=2, bowls=(2, 2, 2)),
        settled(round_).give(ANNA, ore=2, credits_=2, knowledge=2, qic=1, bowls=(2, 1, 3)),
    ):
        assert worth(richer) > worth(poor)


def test_an_income_is_worth_more_the_earlier_it_comes() -> None:
    for resource in range(FLOWS):
        flows = [weights[FLOW + resource] for weights in EVALUATION.stages]
        assert flows == sorted(flows, reverse=True)
        assert flows[-2:] == [0.0, 0.0]


def test_the_stages_are_the_rounds_in_which_a_seat_acts_next_and_the_end() -> None:
    board = settled(ROUNDS)
    assert [stage_of(settled(round_).state, ANNA) for round_ in range(1, STAGES)] == list(range(ROUNDS))
    start = GAME.new(2, None, 7)
    assert isinstance(start, GaiaState)
    assert stage_of(start, ANNA) == 0
    board.state.passed = [BEN]
    assert [stage_of(board.state, seat) for seat in (ANNA, BEN)] == [ROUNDS - 1, ROUNDS]
    assert EVALUATION.last == ROUNDS


def test_points_scored_and_those_of_levels_count_in_full() -> None:
    board = settled().give(ANNA, points=20)
    richer = settled().give(ANNA, points=23)
    assert worth(richer) - worth(board) == pytest.approx(3)
    for weights in EVALUATION.stages:
        assert weights[TERMS.names.index("points")] == weights[TERMS.names.index("level_points")] == 1.0


def test_a_tech_tile_with_income_pays_early_and_hardly_late() -> None:
    early = worth(settled(1).tile(ANNA, "tech_income_ore_charge")) - worth(settled(1))
    late = worth(settled(ROUNDS).tile(ANNA, "tech_income_ore_charge")) - worth(settled(ROUNDS))
    assert early > 4 > 2 > late


def test_structures_close_together_bring_a_federation_nearer() -> None:
    together = settled(4).put(ANNA, "research_lab", "0,1").put(ANNA, "planetary_institute", "1,0")
    apart = settled(4).put(ANNA, "research_lab", "-4,0").put(ANNA, "planetary_institute", "0,5")
    assert worth(together.final_tiles("final_structures", "final_gaia_planets")) > worth(
        apart.final_tiles("final_structures", "final_gaia_planets")
    )


def test_a_lead_on_a_final_tile_counts_more_towards_the_end() -> None:
    def lead(round_: int) -> float:
        board = settled(round_).put(ANNA, "mine", "1,0", "2,0")
        return final_standings(board.state, board.state.final_tiles[0])[ANNA]

    early = settled(1).put(ANNA, "mine", "1,0", "2,0")
    standings = final_standings(early.state, early.state.final_tiles[0])
    assert standings[ANNA] > standings[BEN]
    assert lead(6) - final_standings(settled(6).state, settled(6).state.final_tiles[0])[ANNA] > 2.5


def test_the_beginning_of_a_round_changes_nothing_for_those_who_passed() -> None:
    """What a seat was said to hold after its pass is what it holds when the next round has begun."""
    compared = 0
    chance = Generator(3)
    for seed in range(16):
        state = GAME.new(2, None, seed)
        while not state.over:
            assert isinstance(state, GaiaState)
            before = state.clone()
            choices = GAME.candidates(state)
            state.play(choices[chance.below(len(choices))])
            if 0 < before.round < state.round and state.decision.prompt == "turn":
                first = before.passed[0]
                assert round_to_act(before, first) == round_to_act(state, first)
                promised, kept = terms_of(before)[first], terms_of(state)[first]
                assert promised[HELD : HELD + 4] == kept[HELD : HELD + 4]
                compared += 1
    assert compared > 20


def test_a_conversion_needs_a_purpose() -> None:
    board = settled().give(ANNA, ore=9, credits_=20, knowledge=2, qic=3, bowls=(2, 2, 0))
    assert not [text for text in texts(board) if text.startswith("convert")]
    board = settled().give(ANNA, ore=9, credits_=20, knowledge=3, qic=0, bowls=(2, 0, 4))
    assert [text for text in texts(board) if text.startswith("convert")] == ["convert power_to_knowledge"]


def test_after_the_action_the_turn_ends() -> None:
    board = settled().give(ANNA, ore=9, credits_=20, knowledge=8, qic=3, bowls=(2, 2, 4))
    board.do("research economy")
    assert texts(board) == ["end_turn"]


def test_candidates_are_legal_and_never_missing() -> None:
    chance = Generator(5)
    for players in (2, 4):
        state = GAME.new(players, None, 11)
        while not state.over:
            candidates = GAME.candidates(state)
            assert candidates
            assert set(candidates) <= set(state.legal_actions())
            state.play(candidates[chance.below(len(candidates))])


def test_a_faction_without_structures_is_worth_what_it_usually_brings() -> None:
    start = GAME.new(2, None, 7)
    assert start.decision.prompt == "faction"
    rows = read_data("gaia", "evaluation")["terms"]
    usual = rows["before_the_game"][0]
    assert GAME.evaluate(start) == [usual] * 2
    worths = {}
    for action in start.legal_actions():
        state = start.clone()
        state.play(action)
        worths[GAME.grammar.text(action).removeprefix("faction ")] = GAME.evaluate(state)[start.seat]
    assert worths == {faction: usual + rows[f"worth_{faction}"][0] for faction in worths}
    assert len(worths) > 10


def test_greedy_beats_random() -> None:
    wins = simulate(Start(GAME, 2, seed=40), ["greedy", "random"], 2).wins()
    assert wins["greedy"] == 2


def test_a_bot_can_play_alone() -> None:
    greedy, chance = (
        simulate(Start(GAME, 1, seed=5), [bot], 1).results[0].scores[0] for bot in ("greedy", "random")
    )
    assert greedy > 2 * chance


@pytest.mark.skipif(engine_kind() == "pure", reason="takes minutes with the plain engine")
def test_greedy_scores_like_an_experienced_player() -> None:
    results = simulate(Start(GAME, 4, seed=40), ["greedy"], 12).results
    scores = [score for result in results for score in result.scores]
    assert sum(scores) / len(scores) > 90
