"""A law that cannot be broken proves nothing: each of them catches a toy game with a fault of its kind."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from astrolude.kernel.effects import Effect, Holdings
from astrolude.kernel.game import ASK, Game, Proposal
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Event, Journal
from astrolude.kernel.observation import Block, Layout, Sketch, numbered
from astrolude.kernel.obstacles import Asked, Obstacle, Shortage, Tell
from astrolude.kernel.state import Outcome, State
from astrolude.testing import laws
from astrolude.testing.cases import cases
from astrolude.testing.toy import (
    DAWN,
    DOUSE,
    GAME,
    HAND_EMPTY,
    LET,
    OBSTACLES,
    REST,
    STEPS,
    STOP,
    Dusk,
    Island,
    NextStep,
    keeper_view,
    step_obstacles,
)
from astrolude.testing.walk import LawBroken

CASES = list(cases(GAME, range(3)))
Fault = Callable[[pytest.MonkeyPatch], None]


def resources_appear(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("astrolude.testing.toy.YIELDS", [[1, 1]] * 6)
    patch.setattr("astrolude.testing.toy.pay", lambda pool, bank, cost: None)
    patch.setattr("astrolude.testing.toy.move", lambda source, target, kind, amount: _gain(target, kind))


def _gain(target: list[int], kind: int) -> int:
    target[kind] += 1
    return 1


def actions_are_offered_twice(patch: pytest.MonkeyPatch) -> None:
    legal = NextStep.legal
    patch.setattr(NextStep, "legal", lambda self, s: [*legal(self, s), REST.at()])


def outcome_comes_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Island, "outcome", lambda self: Outcome([0] * self.players, [1] * self.players))


def game_never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dusk, "run", lambda self, s: DAWN.then(s, 0))


def question_has_no_answer(patch: pytest.MonkeyPatch) -> None:
    legal = NextStep.legal
    patch.setattr(NextStep, "legal", lambda self, s: legal(self, s) if self.left == STEPS else [])


def clone_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    clone = Island.clone

    def shallow(self: Island) -> Island:
        twin = clone(self)
        twin.fame = self.fame
        twin.hands = self.hands
        return twin

    patch.setattr(Island, "clone", shallow)


def clone_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    clone = Island.clone

    def forgetful(self: Island) -> Island:
        twin = clone(self)
        twin.round = 0
        return twin

    patch.setattr(Island, "clone", forgetful)


def snapshot_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Island, "scalars", lambda self: [self.active, self.round, self.rounds])


def clone_counts_anew(patch: pytest.MonkeyPatch) -> None:
    clone = Island.clone

    def forgetful(self: Island) -> Island:
        twin = clone(self)
        twin.cards = len(twin.pile) + len(twin.discard) + sum(len(hand) for hand in twin.hands)
        return twin

    patch.setattr(Island, "clone", forgetful)


def saved_position_is_another(patch: pytest.MonkeyPatch) -> None:
    to_text = Island.to_text

    def drifting(self: Island) -> str:
        twin = self.clone()
        twin.rng.word()
        return to_text(twin)

    patch.setattr(Island, "to_text", drifting)


def no_candidate_is_left(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "candidates", lambda state: [])


def a_candidate_is_illegal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "candidates", lambda state: [*state.legal_actions(), -1])


def view_hides_the_scores(patch: pytest.MonkeyPatch) -> None:
    view = Island.view
    patch.setattr(Island, "view", lambda self, seat: {**view(self, seat), "scores": None})


def view_flatters(patch: pytest.MonkeyPatch) -> None:
    view = Island.view
    patch.setattr(Island, "view", lambda self, seat: {**view(self, seat), "scores": [9] * self.players})


def refusals_cost_a_reveal(patch: pytest.MonkeyPatch) -> None:
    def apply(self: Island, action: int) -> None:
        if action not in self.legal_actions():
            self.reveal()
            raise self.refusal(action)
        self.play(action)

    patch.setattr(Island, "apply", apply)


def anything_is_taken(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Island, "apply", lambda self, action: self.play(self.legal_actions()[0]))


def hands_are_shown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("astrolude.testing.toy.keeper_view", lambda s, seat, own: keeper_view(s, seat, True))


def own_hand_is_drawn_anew(patch: pytest.MonkeyPatch) -> None:
    determinize = Island.determinize
    patch.setattr(Island, "determinize", lambda self, seat, rng: determinize(self, 1 - min(seat, 1), rng))


def dice_can_be_foreseen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Island, "determinize", lambda self, seat, rng: self.clone())


def stale_answers_survive(patch: pytest.MonkeyPatch) -> None:
    """A determinization that offers the actions of another hand."""

    def determinize(self: Island, seat: int, rng: Generator) -> Island:
        twin = self.clone()
        twin.rng = Generator(rng.seed())
        if seat == self.seat:
            twin.answers = [DOUSE.at()]
        return twin

    patch.setattr(Island, "determinize", determinize)


def journal_steers_the_dice(patch: pytest.MonkeyPatch) -> None:
    add = Journal.add

    def note(self: Island, event: Event, seat: int, *values: int) -> None:
        if self.journal is not None:
            self.rng.word()
            add(self.journal, event, seat, [*values, 0, 0, 0, 0], -1)

    patch.setattr(Island, "note", note)


def event_is_for_nobody(patch: pytest.MonkeyPatch) -> None:
    note_all = State.note_all

    def note(self: Island, event: Event, seat: int, values: list[int], seen: int = -1) -> None:
        note_all(self, event, seat, values, seen if seen < 0 else 1 << 9)

    patch.setattr(Island, "note_all", note)


def view_holds_a_set(patch: pytest.MonkeyPatch) -> None:
    view = Island.view
    patch.setattr(Island, "view", lambda self, seat: {**view(self, seat), "lit": {1, 2}})


def view_holds_number_keys(patch: pytest.MonkeyPatch) -> None:
    view = Island.view
    patch.setattr(Island, "view", lambda self, seat: {**view(self, seat), "owners": {0: "seat:0"}})


def looking_rolls_a_die(patch: pytest.MonkeyPatch) -> None:
    view = Island.view

    def look(self: Island, seat: int | None) -> dict[str, object]:
        self.rng.word()
        return view(self, seat)

    patch.setattr(Island, "view", look)


def every_nth_deal_differs(patch: pytest.MonkeyPatch, nth: int) -> None:
    """Not a pure function of game, options, seed and actions."""
    set_up = GAME.set_up
    dealt: list[int] = []

    def drifting(state: State, options: dict[str, str]) -> None:
        dealt.append(len(dealt))
        if len(dealt) % nth == 0:
            state.rng = Generator(len(dealt))
        set_up(state, options)

    patch.setattr(GAME, "set_up", drifting)


def loaded_game_differs(patch: pytest.MonkeyPatch) -> None:
    every_nth_deal_differs(patch, 2)


def game_after_an_undo_differs(patch: pytest.MonkeyPatch) -> None:
    every_nth_deal_differs(patch, 3)


def drawing_reveals_nothing(patch: pytest.MonkeyPatch) -> None:
    def secretly(self: NextStep, s: Island) -> None:
        s.hands[self.seat].append(s.pile.pop() if s.pile else s.discard.pop())

    patch.setattr(NextStep, "draw", secretly)


def score_has_no_source(patch: pytest.MonkeyPatch) -> None:
    score = Island.score
    patch.setattr(Island, "score", lambda self, seat: score(self, seat) + 1)


def everybody_comes_second(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("astrolude.testing.toy.ranks_by", lambda keys: [2] * len(keys))


def last_comes_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("astrolude.testing.toy.ranks_by", lambda keys: [1 + sum(a < b for a in keys) for b in keys])


def evaluation_forgets_a_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "terms", lambda state: [[0.0, 0.0]])


def evaluation_is_infinite(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "terms", lambda state: [[float("inf"), 0.0]] * state.players)


def order_gives_an_illegal_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "ordered", lambda state, orders: LET.at())


def order_looks_at_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Rests when the next card of the pile is a gull."""
    patch.setattr(GAME, "ordered", lambda state, orders: _peek(state))


def _peek(state: Island) -> int:
    return REST.at() if state.decision.prompt == "step" and state.pile[-1:] == [0] else ASK


def proposal_is_legal_already(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "proposals", lambda state: [Proposal(state.legal_actions()[0], [REST.at()])])


def proposal_leads_nowhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "proposals", lambda state: [Proposal(STOP.at(), [state.legal_actions()[0]])])


def proposal_looks_at_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        GAME,
        "proposals",
        lambda state: [Proposal(STOP.at(), [REST.at()])] if state.pile[-1:] == [0] else [],
    )


def obstacle_tells(patch: pytest.MonkeyPatch, tell: Tell) -> None:
    """Another answer to why a step is not possible."""
    step = OBSTACLES.asked["step"]
    patch.setitem(OBSTACLES.asked, "step", Asked(step.verbs, tell, main=True))


def obstacle_stands_before_the_legal(patch: pytest.MonkeyPatch) -> None:
    obstacle_tells(patch, lambda state, action: [HAND_EMPTY.obstacle()])


def obstacle_is_unknown(patch: pytest.MonkeyPatch) -> None:
    obstacle_tells(patch, lambda state, action: [])


def obstacle_looks_at_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    obstacle_tells(
        patch,
        lambda state, action: [
            met for met in step_obstacles(state, action) for _ in range(1 + (state.pile[-1:] == [0]))
        ],
    )


def shortage_is_overstated(patch: pytest.MonkeyPatch) -> None:
    told = Shortage.obstacles
    patch.setattr(
        Shortage,
        "obstacles",
        lambda self, resource, needed, held: told(self, resource, needed + (held < needed), held),
    )


def shortage_is_understated(patch: pytest.MonkeyPatch) -> None:
    def by_one(self: Shortage, resource: int, needed: int, held: int) -> list[Obstacle]:
        return [self.causes[resource].obstacle(resource, 1, needed, held)] if held < needed else []

    patch.setattr(Shortage, "obstacles", by_one)


class Pile(Block[Island]):
    def write(self, s: Island, seat: int, out: Sketch) -> None:
        out.number(1 + s.pile[-1] if s.pile else 0)


class Twice(Block[Island]):
    def write(self, s: Island, seat: int, out: Sketch) -> None:
        out.flag(0)
        out.number(1)


class Stale(Block[Island]):
    """Recalls a list that changes."""

    def write(self, s: Island, seat: int, out: Sketch) -> None:
        if not out.recall(s.fame):
            out.one_of(sum(s.fame) % 7, 7)


def observation_looks_at_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAME.layouts, 2, Layout(GAME.questions, [Pile("pile", [["top"]])], 2))


def observation_writes_a_cell_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAME.layouts, 2, Layout(GAME.questions, [Twice("twice", [["cell"]])], 2))


def observation_recalls_what_has_changed(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAME.layouts, 2, Layout(GAME.questions, [Stale("stale", [numbered(7)])], 2))


def holdings_look_at_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GAME, "holdings", Holdings(["top"], lambda state, seat: [sum(state.pile[-2:])]))


def effect_is(patch: pytest.MonkeyPatch, other: Callable[[Effect], Effect]) -> None:
    effect = GAME.effect
    patch.setattr(GAME, "effect", lambda state, actions: other(effect(state, actions)))


def effect_flatters(patch: pytest.MonkeyPatch) -> None:
    effect_is(patch, lambda told: Effect({**told.changes, "points": 2}, told.chance))


def effect_pleads_chance(patch: pytest.MonkeyPatch) -> None:
    effect_is(patch, lambda told: Effect(told.changes, True))


CAUGHT: list[tuple[laws.Law, Fault]] = [
    (laws.components_are_conserved, resources_appear),
    (laws.somebody_always_has_a_choice, actions_are_offered_twice),
    (laws.somebody_always_has_a_choice, outcome_comes_early),
    (laws.game_ends, game_never_ends),
    (laws.game_ends, question_has_no_answer),
    (laws.clone_is_equal_and_independent, clone_shares_a_list),
    (laws.clone_is_equal_and_independent, clone_forgets_a_field),
    (laws.every_field_is_cloned_and_counted, snapshot_forgets_a_field),
    (laws.every_field_is_cloned_and_counted, clone_counts_anew),
    (laws.positions_are_saved_whole, saved_position_is_another),
    (laws.candidates_are_legal, no_candidate_is_left),
    (laws.candidates_are_legal, a_candidate_is_illegal),
    (laws.views_tell_scores_and_round, view_hides_the_scores),
    (laws.views_tell_scores_and_round, view_flatters),
    (laws.illegal_actions_change_nothing, refusals_cost_a_reveal),
    (laws.illegal_actions_change_nothing, anything_is_taken),
    (laws.record_replays, loaded_game_differs),
    (laws.knowledge_is_kept, hands_are_shown),
    (laws.knowledge_is_kept, own_hand_is_drawn_anew),
    (laws.knowledge_is_kept, dice_can_be_foreseen),
    (laws.knowledge_is_kept, stale_answers_survive),
    (laws.journal_changes_nothing, journal_steers_the_dice),
    (laws.journal_can_be_told, event_is_for_nobody),
    (laws.views_survive_json_and_reload, view_holds_a_set),
    (laws.views_survive_json_and_reload, view_holds_number_keys),
    (laws.views_survive_json_and_reload, looking_rolls_a_die),
    (laws.undo_restores, game_after_an_undo_differs),
    (laws.surprises_forbid_undo, drawing_reveals_nothing),
    (laws.scores_add_up, score_has_no_source),
    (laws.ranks_are_consistent, everybody_comes_second),
    (laws.ranks_are_consistent, last_comes_first),
    (laws.evaluation_speaks_for_every_seat, evaluation_forgets_a_seat),
    (laws.evaluation_speaks_for_every_seat, evaluation_is_infinite),
    (laws.observations_keep_knowledge, observation_looks_at_hidden_cards),
    (laws.observations_keep_knowledge, observation_writes_a_cell_twice),
    (laws.observations_keep_knowledge, observation_recalls_what_has_changed),
    (laws.standing_orders_give_legal_answers, order_gives_an_illegal_answer),
    (laws.standing_orders_give_legal_answers, order_looks_at_hidden_cards),
    (laws.proposals_lead_where_they_say, proposal_is_legal_already),
    (laws.proposals_lead_where_they_say, proposal_leads_nowhere),
    (laws.proposals_lead_where_they_say, proposal_looks_at_hidden_cards),
    (laws.obstacles_tell_why, obstacle_stands_before_the_legal),
    (laws.obstacles_tell_why, obstacle_is_unknown),
    (laws.obstacles_tell_why, obstacle_looks_at_hidden_cards),
    (laws.obstacles_tell_why, shortage_is_overstated),
    (laws.obstacles_tell_why, shortage_is_understated),
    (laws.effects_come_true, holdings_look_at_hidden_cards),
    (laws.effects_come_true, effect_flatters),
    (laws.effects_come_true, effect_pleads_chance),
]


def keep(law: laws.Law) -> None:
    for case in CASES:
        law(case)


@pytest.mark.parametrize(("law", "fault"), CAUGHT, ids=lambda item: item.__name__)
def test_a_fault_is_caught(law: laws.Law, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(LawBroken):
        keep(law)


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert {law for law, _ in CAUGHT} == set(laws.LAWS)


def test_a_failure_names_the_case_and_gives_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    resources_appear(monkeypatch)
    with pytest.raises(LawBroken, match=r"resource \d does not add up") as caught:
        keep(laws.components_are_conserved)
    message = str(caught.value)
    assert "case: beacons players=2 length=short weather=stormy seed=200" in message
    assert "astrolude 1\ngame beacons" in message


def test_a_notation_that_reads_as_something_else_is_caught() -> None:
    muddled = SimpleNamespace(size=2, text=lambda number: "rest", parse=lambda text: 0)
    game = SimpleNamespace(id="muddled", grammar=muddled, questions=muddled)
    with pytest.raises(LawBroken, match="the action 1 is written 'rest' but read 0"):
        laws.notation_round_trips(cast(Game, game))
