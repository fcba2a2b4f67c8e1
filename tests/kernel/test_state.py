"""The mechanism: a stack of questions, forced ones settled, illegal answers refused without a trace."""

from __future__ import annotations

import pytest
from tests.kernel.bare import bare_game
from tests.kernel.positions import act, arrange, events, island, legal, new

from astrolude.kernel.errors import IllegalAction, InvalidAction, InvalidInput, InvalidOptions
from astrolude.kernel.game import ASK, Option
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.grammar import Grammar, numbers
from astrolude.kernel.questions import Questions
from astrolude.kernel.state import NOBODY, Decision, Outcome, State, Step, make_decisions, ranks_by
from astrolude.testing.toy import ANSWER, GAME, GRAMMAR, LIGHT, Island


def test_a_new_game_is_settled_up_to_its_first_choice() -> None:
    play = new()
    assert events(play) == ["rolled"]
    assert play.state.seat == 0
    assert play.state.decision.prompt == "step"
    assert len(play.state.legal_actions()) > 1


def test_forced_decisions_settle_by_themselves() -> None:
    play = new()
    act(play, "rest")
    assert play.state.seat == 1
    assert events(play) == ["rolled", "rolled"]


def test_questions_are_asked_last_in_first_out() -> None:
    play = new(3)
    arrange(play, lit=[[], ["1,0"], ["-1,0"]], stores=[[4, 4], [0, 0], [0, 0]])
    act(play, "light 0,0")
    assert (play.state.seat, play.state.decision.prompt) == (1, "answer")
    act(play, "let")
    assert (play.state.seat, play.state.decision.prompt) == (2, "answer")
    act(play, "let")
    assert (play.state.seat, play.state.decision.prompt) == (0, "step")


def test_a_decision_that_is_not_automatic_is_asked_even_without_a_choice() -> None:
    play = new()
    arrange(play, hands=[[], ["gull"]], lit=[[], ["1,0"]], stores=[[4, 4], [0, 0]])
    act(play, "light 0,0")
    assert play.state.seat == 1
    assert legal(play) == ["let"]


def test_an_interrupt_changes_what_was_begun() -> None:
    play = new()
    s = arrange(play, hands=[[], ["storm"]], lit=[[], ["1,0"]], stores=[[4, 4], [0, 0]])
    act(play, "light 0,0")
    assert legal(play) == ["let", "douse"]
    act(play, "douse")
    assert s.lit[0] == 0
    assert events(play)[-2:] == ["lit", "doused"]
    assert (s.seat, s.decision.prompt) == (0, "step")


def test_a_chain_offers_no_set_twice() -> None:
    play = new()
    arrange(play, hands=[["gull", "reef", "reef"], []])
    act(play, "signal")
    assert legal(play) == ["send gull", "send reef"]
    act(play, "send reef")
    assert legal(play) == ["send reef", "stop"]


def test_arguments_of_a_question_reach_its_decision() -> None:
    place = LIGHT.of(GRAMMAR.parse("light -1,1"))
    question = ANSWER.at(3, place)
    decision = new().state.decisions[question]
    assert (decision.prompt, decision.seat, decision.arguments) == ("answer", 3, [place])


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    play = new()
    arrange(play, hands=[[], []], stores=[[0, 0], [0, 0]])
    before = play.state.snapshot()
    expected = r"'light 0,0' is not possible now: seat 0 is asked 'step' and may choose rest, draw$"
    with pytest.raises(IllegalAction, match=expected):
        act(play, "light 0,0")
    assert play.state.snapshot() == before
    assert legal(play) == ["rest", "draw"]
    assert play.actions == []


def test_a_refusal_names_only_the_first_of_many_choices() -> None:
    play = new()
    arrange(play, lit=[["0,0"], []], stores=[[4, 4], [0, 0]])
    choices = len(play.state.legal_actions())
    assert choices > 10
    with pytest.raises(IllegalAction, match=f"and {choices - 10} more$"):
        act(play, "stop")


@pytest.mark.parametrize("number", [-1, GRAMMAR.size])
def test_a_number_without_meaning_is_invalid(number: int) -> None:
    play = new()
    before = play.state.snapshot()
    with pytest.raises(InvalidAction, match="out of range"):
        play.act(number)
    assert play.state.snapshot() == before


def test_after_the_end_nothing_can_be_done() -> None:
    play = new()
    while not play.state.over:
        act(play, "rest")
    assert play.state.seat == NOBODY
    assert play.state.legal_actions() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        act(play, "rest")


def test_legal_actions_are_listed_on_demand_and_then_kept() -> None:
    play = new()
    arrange(play, hands=[["gull", "mast"], []])
    act(play, "signal")
    assert not play.state.listed
    first = play.state.legal_actions()
    assert play.state.listed
    assert play.state.legal_actions() is first


def test_a_clone_keeps_no_journal() -> None:
    play = new()
    before = len(play.journal.entries)
    twin = play.state.clone()
    twin.apply(GRAMMAR.parse("rest"))
    assert twin.journal is None
    assert len(play.journal.entries) == before


def test_a_determinization_never_shows_the_real_hidden_cards_for_sure() -> None:
    s = island(new(seed=3))
    worlds = [s.determinize(0, Generator(n)) for n in range(60)]
    seen = [world for world in worlds if isinstance(world, Island)]
    assert len({tuple(world.hands[1]) for world in seen}) > 5
    assert [world.hands[0] for world in seen] == [s.hands[0]] * 60


def test_ranks_compare_ladders_and_share_places() -> None:
    assert ranks_by([[5, 1], [7, 0], [5, 2], [5, 1]]) == [3, 1, 2, 3]
    assert ranks_by([[1], [1]]) == [1, 1]


def test_an_outcome_names_all_who_share_the_first_place() -> None:
    outcome = Outcome([4, 4, 2], [1, 1, 3])
    assert outcome.winners == [0, 1]
    assert outcome.to_json() == {"scores": [4, 4, 2], "ranks": [1, 1, 3]}


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert GAME.new(3, seed=5).snapshot() == GAME.new(3, seed=5).snapshot()
    assert GAME.new(3, seed=5).snapshot() != GAME.new(3, seed=6).snapshot()


def test_options_are_completed_with_their_defaults() -> None:
    assert GAME.complete(2, {}) == {"length": "short", "weather": "stormy"}
    assert GAME.complete(2, {"weather": "calm"}) == {"length": "short", "weather": "calm"}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (5, {}, "beacons is played by 2, 3, 4 players, not 5"),
        (2, {"wind": "high"}, "beacons has no option 'wind'; its options are: length, weather"),
        (2, {"length": "endless"}, "option 'length' is one of short, long with 2 players, not 'endless'"),
        (2, {"length": "long", "weather": "calm"}, "a long game of beacons needs stormy weather"),
    ],
)
def test_options_that_cannot_be_are_refused(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidOptions, match=message):
        GAME.new(players, options)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_is_an_invalid_option(seed: int) -> None:
    with pytest.raises(InvalidOptions, match="a seed is a whole number"):
        GAME.new(2, seed=seed)


def test_a_game_describes_itself() -> None:
    assert GAME.to_json() == {
        "id": "beacons",
        "players": [2, 3, 4],
        "options": [
            {"name": "length", "values": ["short", "long"], "default": "short", "counts": {}},
            {"name": "weather", "values": ["stormy", "calm"], "default": "stormy", "counts": {}},
        ],
        "couplings": [
            {
                "reason": "beacons-long",
                "option": "weather",
                "values": ["stormy"],
                "when": {"length": ["long"]},
                "players": [],
            }
        ],
        "presets": [{"name": "usual", "options": {}}],
        "orders": [{"name": "storms", "values": ["ask", "keep"], "default": "ask", "counts": {}}],
        "calculators": ["distance"],
        "rules_version": 1,
    }


def test_what_a_state_must_supply_is_missing_in_the_base_class() -> None:
    state = counting(CHOOSE.at(0))
    for method in (state.clone, state.scalars, state.parts):
        with pytest.raises(NotImplementedError):
            method()


def test_a_game_without_advice_looks_at_every_answer_and_is_asked_each_time() -> None:
    state = counting(CHOOSE.at(0))
    game = state.game
    assert game.candidates(state) == [0, 1]
    assert game.ordered(state, {"reactions": "never"}) == ASK
    assert game.proposals(state) == []
    assert game.naming(state, "hex:0,0") is None
    assert game.evaluate(state) == [0.0, 0.0]


def test_a_standing_order_answers_or_lets_the_seat_be_asked() -> None:
    play = new()
    arrange(play, hands=[[], ["storm"]], lit=[[], ["1,0"]], stores=[[4, 4], [0, 0]])
    assert GAME.ordered(play.state, {"storms": "keep"}) == ASK
    act(play, "light 0,0")
    assert GAME.ordered(play.state, {"storms": "keep"}) == GRAMMAR.parse("let")
    assert GAME.ordered(play.state, {"storms": "ask"}) == ASK


def test_a_calculator_answers_or_says_what_it_cannot_work_with() -> None:
    assert GAME.calculate("distance", {"from": "1,0", "to": "-1,1"}) == {"distance": 2}
    with pytest.raises(InvalidInput, match="name hexes of the island"):
        GAME.calculate("distance", {"from": "9,9", "to": "0,0"})
    with pytest.raises(
        InvalidInput, match="beacons has no calculator 'height'; its calculators are: distance"
    ):
        GAME.calculate("height", {})


def test_an_option_value_can_be_for_some_numbers_of_players_only() -> None:
    shape = Option("shape", ["wide", "narrow"], {"wide": [3, 4]})
    game = bare_game([2, 3], [shape])
    assert game.complete(3, {}) == {"shape": "wide"}
    assert game.complete(2, {}) == {"shape": "narrow"}
    with pytest.raises(InvalidOptions, match="one of narrow with 2 players, not 'wide'"):
        game.complete(2, {"shape": "wide"})


class Count(Step[State]):
    """A step that runs as often as its argument says, then lets somebody choose."""

    def run(self, s: State) -> None:
        if self.argument:
            COUNT.then(s, self.argument - 1)
        else:
            CHOOSE.ask(s, 0)


class Choose(Decision[State]):
    def legal(self, s: State) -> list[int]:
        return [0, 1]


class Nothing(Decision[State]):
    def legal(self, s: State) -> list[int]:
        return []


COUNTING = Questions(2)
CHOOSE = COUNTING.prompt("choose")
NOTHING = COUNTING.prompt("nothing")
COUNT = COUNTING.step("count", numbers("times", 0, 3))
STEPS = make_decisions(COUNTING, {CHOOSE: Choose, NOTHING: Nothing, COUNT: Count})
LEFT_OR_RIGHT = Grammar()
LEFT_OR_RIGHT.verb("left")
LEFT_OR_RIGHT.verb("right")


COUNTING_GAME = bare_game(grammar=LEFT_OR_RIGHT, questions=COUNTING, decisions=STEPS)


def counting(question: int) -> State:
    s = State()
    s.prepare(COUNTING_GAME, 2, Generator(0), None)
    s.ask(question)
    return s


def test_steps_run_by_themselves_and_belong_to_nobody() -> None:
    s = counting(COUNT.at(3))
    assert s.seat == NOBODY
    s.settle()
    assert (s.seat, s.decision.prompt, s.legal_actions()) == (0, "choose", [0, 1])


def test_a_question_without_an_answer_fails_loudly() -> None:
    with pytest.raises(RuntimeError, match="'nothing' has no answer"):
        counting(NOTHING.at(0)).settle()


def test_a_game_that_forgets_to_ask_fails_loudly() -> None:
    s = counting(CHOOSE.at(0))
    s.stack.pop()
    with pytest.raises(RuntimeError, match="nothing is asked, but the game is not over"):
        s.settle()


def test_an_option_has_values_each_once_and_restricts_only_those() -> None:
    for values in ([], ["on", "on"]):
        with pytest.raises(ValueError, match="needs values, each once"):
            Option("helmet", values)
    with pytest.raises(ValueError, match="restricts a value that it does not have"):
        Option("helmet", ["off", "on"], {"yes": [2]})
