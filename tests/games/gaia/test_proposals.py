"""Proposals: what a player could do after free conversions, and the cheapest way there."""

from __future__ import annotations

import random

import pytest
from tests.games.gaia.positions import Table

from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.grammar import ACTION, BUILD, GRAMMAR, USE_SPECIAL
from astrolude.games.gaia.rules.mines import add_mines, is_shared, needed_steps
from astrolude.games.gaia.rules.turn import is_conversion
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import SPACE_GAIN, SPACE_STEPS, SPECIAL_STEP
from astrolude.games.gaia.tables.factions import TAKLONS
from astrolude.games.gaia.tables.resources import CREDITS_CAP, KNOWLEDGE_CAP, ORE_CAP
from astrolude.games.gaia.tables.structures import ROWS

NOTHING = {"ore": 0, "credits_": 0, "knowledge": 0, "qic": 0, "bowls": (0, 0, 0)}


def table(faction: str, **has: object) -> Table:
    """The faction with a mine in the middle and nothing but what is named; a home planet lies next to it."""
    board = Table(faction, "lantids" if faction != "lantids" else "xenos").put(0, "mine", "0,0")
    board.give(0, **(NOTHING | has))  # type: ignore[arg-type]
    return board


def way(board: Table, action: str) -> list[str] | None:
    """The proposed way to an action, or None; it must be legal and lead there."""
    wanted = GRAMMAR.parse(action)
    for proposal in GAME.proposals(board.state):
        if proposal.action == wanted:
            trial = board.state.clone()
            for step in proposal.way:
                trial.apply(step)
            assert wanted in trial.legal_actions()
            return [GRAMMAR.text(step) for step in proposal.way]
    return None


def test_power_pays_before_goods() -> None:
    board = table("terrans", ore=3, credits_=1, bowls=(0, 0, 2)).planet("0,1", "terra")
    assert way(board, "build 0,1") == ["convert power_to_credit"]


def test_ore_pays_where_there_is_no_power() -> None:
    board = table("terrans", ore=3, credits_=1).planet("0,1", "terra")
    assert way(board, "build 0,1") == ["convert ore_to_credit"]


def test_nothing_is_taken_that_the_price_itself_needs() -> None:
    assert way(table("terrans", ore=1, credits_=1).planet("0,1", "terra"), "build 0,1") is None


def test_what_can_be_paid_is_not_proposed() -> None:
    assert way(table("terrans", ore=1, credits_=2).planet("0,1", "terra"), "build 0,1") is None


def test_a_distant_planet_takes_power_for_range() -> None:
    board = table("terrans", ore=1, credits_=2, bowls=(0, 2, 3)).planet("0,3", "terra")
    assert way(board, "build 0,3") == ["convert burn", "convert power_to_qic"]


def test_an_upgrade_and_research() -> None:
    board = table("terrans", ore=2, credits_=4, knowledge=3, bowls=(0, 0, 4))
    assert way(board, "upgrade trading_station 0,0") == ["convert power_to_credit"] * 2
    assert way(board, "research economy") == ["convert power_to_knowledge"]


def test_burning_for_a_power_action() -> None:
    board = table("terrans", bowls=(0, 4, 2))
    assert way(board, "action power_7_credits") == ["convert burn"] * 2


def test_a_power_action_with_steps_also_needs_the_mine() -> None:
    board = table("terrans", ore=2, credits_=1, bowls=(0, 0, 5)).planet("0,1", "oxide")
    assert way(board, "action power_2_steps") == ["convert ore_to_credit"]


def test_a_gaia_project_takes_tokens_from_ore() -> None:
    board = table("terrans", ore=1, bowls=(5, 0, 0), formers=1).levels(0, gaia_project=1)
    board.planet("0,1", "transdim")
    assert way(board, "project 0,1") == ["convert ore_to_token"]


def test_power_becomes_ore_becomes_a_token() -> None:
    board = table("terrans", bowls=(2, 0, 3), formers=1).levels(0, gaia_project=1)
    board.planet("0,1", "transdim")
    assert way(board, "project 0,1") == ["convert power_to_ore", "convert ore_to_token"]


def test_a_federation_takes_tokens_for_its_satellites() -> None:
    board = table("terrans", ore=3, bowls=(1, 0, 0)).put(0, "planetary_institute", "1,0")
    board.put(0, "planetary_institute", "4,0")
    assert way(board, "federation") == ["convert ore_to_token"]


def test_the_ivits_take_qic_for_their_satellites() -> None:
    board = table("ivits", bowls=(0, 0, 8)).put(0, "planetary_institute", "1,0")
    board.put(0, "planetary_institute", "4,0")
    assert way(board, "federation") == ["convert power_to_qic"] * 2


def test_a_space_station_out_of_range_takes_qic() -> None:
    board = table("ivits", bowls=(0, 0, 4)).put(0, "planetary_institute", "0,1")
    near = [(q, r) for q in range(-1, 2) for r in range(-1, 3) if (q, r) not in ((0, 0), (0, 1))]
    for q, r in near:
        board.planet(f"{q},{r}", "transdim")
    assert way(board, "special space_station") == ["convert power_to_qic"]


def test_the_range_booster_needs_the_price_of_what_is_built() -> None:
    board = table("terrans", ore=1, bowls=(0, 0, 2)).booster(0, "booster_range_action").planet("0,4", "terra")
    assert way(board, "special booster_range") == ["convert power_to_credit"] * 2


def test_the_taklons_pay_with_the_brainstone_at_once() -> None:
    board = table("taklons", ore=0, credits_=1, bowls=(0, 0, 2), stone=3).planet("0,1", "swamp")
    assert way(board, "build 0,1") == ["combine", "gain ore", "gain credits"]


def test_the_taklons_keep_the_brainstone_where_a_token_is_enough() -> None:
    board = table("taklons", ore=1, credits_=1, bowls=(0, 0, 2), stone=3).planet("0,1", "swamp")
    assert way(board, "build 0,1") == ["convert power_to_credit", "without_stone"]


def test_the_taklons_raise_the_brainstone_by_burning() -> None:
    board = table("taklons", bowls=(0, 2, 1), stone=2)
    assert way(board, "action power_7_credits") == ["convert burn_raise_stone"]


def test_the_nevlas_combine_what_their_tokens_are_worth_double_for() -> None:
    board = table("nevlas", ore=0, credits_=1, bowls=(0, 0, 2)).planet("0,1", "ice")
    board.put(0, "planetary_institute", "3,0")
    assert way(board, "build 0,1") == ["combine", "gain ore", "gain credits"]
    assert way(table("nevlas", credits_=1, bowls=(0, 0, 2)).planet("0,1", "ice"), "build 0,1") is None


def test_the_nevlas_send_a_token_for_knowledge() -> None:
    board = table("nevlas", knowledge=3, bowls=(0, 0, 5))
    assert way(board, "research science") == ["convert nevlas_token_to_knowledge"]


def test_the_hadsch_hallas_pay_with_credits() -> None:
    board = table("hadsch_hallas", credits_=5).planet("0,1", "oxide")
    assert way(board, "build 0,1") is None
    board.put(0, "planetary_institute", "3,0").turn(0)
    assert way(board, "build 0,1") == ["convert hadsch_credit_to_ore"]
    assert way(board, "research economy") is None


def test_the_bal_taks_send_a_gaiaformer_for_range() -> None:
    board = table("bal_taks", ore=1, credits_=2, bowls=(0, 0, 4), formers=1).planet("0,3", "volcanic")
    assert way(board, "build 0,3") == ["convert bal_taks_gaiaformer_to_qic"]


def test_a_gaiaformer_is_not_sent_where_the_project_needs_it() -> None:
    board = table("bal_taks", bowls=(6, 0, 0), formers=1).levels(0, gaia_project=1).planet("0,3", "transdim")
    assert way(board, "project 0,3") is None
    board.give(0, formers=2).turn(0)
    assert way(board, "project 0,3") == ["convert bal_taks_gaiaformer_to_qic"]


def test_the_gleens_make_no_qic_before_their_academy() -> None:
    board = table("gleens", ore=1, credits_=2, bowls=(0, 0, 4)).planet("0,3", "desert")
    assert way(board, "build 0,3") is None
    board.put(0, "academy_qic", "0,-3").turn(0)
    assert way(board, "build 0,3") == ["convert power_to_qic"]


def test_nothing_is_proposed_outside_a_turn() -> None:
    board = table("terrans", ore=9, credits_=9, knowledge=4).do("research economy")
    assert board.prompt == "after"
    assert GAME.proposals(board.state) == []


def reachable(state: GaiaState, conversions: int, found: set[int], seen: set[tuple[int, ...]]) -> None:
    """Every action that is legal after at most so many conversions, however they are paid."""
    asked = state.decision.prompt
    for action in state.legal_actions():
        if asked == "turn" and not is_conversion(action):
            if not wastes_steps(state, action):
                found.add(action)
        elif asked != "turn" or conversions:
            after = state.clone()
            after.play(action)
            left = conversions - int(asked == "turn")
            key = (left, *after.snapshot())
            if key not in seen:
                seen.add(key)
                reachable(after, left, found, seen)


def wastes_steps(state: GaiaState, action: int) -> bool:
    """Whether no mine that a step action could build now needs a step: nobody is led to that."""
    steps = SPACE_STEPS[ACTION.of(action)] if ACTION.holds(action) else 0
    if action == USE_SPECIAL.at(SPECIAL_STEP):
        steps = 1
    answers: list[int] = []
    add_mines(state, state.seat, steps, 0, answers)
    places = [BUILD.of(answer) for answer in answers]
    needing = [place for place in places if needed_steps(state, state.seat, place)]
    return steps > 0 and all(is_shared(state, place) for place in needing)


def at_cap(state: GaiaState, action: int) -> bool:
    """Whether a space gives what the player has as much of as he can: nobody is led to that."""
    caps = [(state.ore, ORE_CAP), (state.credits, CREDITS_CAP), (state.knowledge, KNOWLEDGE_CAP)]
    gains = SPACE_GAIN[ACTION.of(action)] if ACTION.holds(action) else [0] * len(caps)
    return any(gains[good] and amounts[state.seat] == cap for good, (amounts, cap) in enumerate(caps))


def shuffled_wealth(state: GaiaState, chance: random.Random) -> GaiaState:
    """The position with other resources in the hands of the one who plays, and sometimes an institute."""
    rich, seat = state.clone(), state.seat
    rich.ore[seat] = chance.choice([0, 1, 3, ORE_CAP])
    rich.credits[seat] = chance.choice([0, 1, 5, CREDITS_CAP])
    rich.knowledge[seat] = chance.choice([0, 1, 3, KNOWLEDGE_CAP])
    rich.qic[seat] = chance.choice([0, 1])
    for bowl in (rich.first_bowl, rich.second_bowl, rich.third_bowl):
        bowl[seat] = chance.randint(1, 4)
    if rich.faction[seat] == TAKLONS:
        rich.stone = chance.randint(1, 3)
    rich.out[seat * ROWS + 3] = chance.choice([rich.out[seat * ROWS + 3], 1])
    rich.listed = False
    return rich


@pytest.mark.parametrize("seed", range(4))
def test_all_that_two_conversions_make_possible_is_proposed(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.new(chance.randint(2, 4), {}, seed)
    assert isinstance(state, GaiaState)
    looked_at = 0
    while not state.over:
        if state.decision.prompt == "turn" and chance.random() < 0.05:
            rich = shuffled_wealth(state, chance)
            found: set[int] = set()
            reachable(rich, 2, found, set())
            proposed = {proposal.action for proposal in GAME.proposals(rich)}
            wanted = found - set(rich.legal_actions()) - proposed
            assert [GRAMMAR.text(action) for action in sorted(wanted) if not at_cap(rich, action)] == []
            looked_at += 1
        state.play(chance.choice(state.legal_actions()))
    assert looked_at
