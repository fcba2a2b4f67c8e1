"""The laws that every game must keep, as plain functions. A game gets them tested by registering.

Each takes a `Start`, plays a random game from it and raises `LawBroken` with the record of the way there.
`LAWS` lists those that are tried on cases, `notation_round_trips` and `wishes_settle` need only the game.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from math import isfinite
from typing import Any, Final

from astrolude.kernel.errors import AstroludeError, CannotUndo, IllegalAction, InvalidOptions, InvalidRecord
from astrolude.kernel.game import ASK, Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.observation import Memory, Sketch
from astrolude.kernel.play import Play
from astrolude.kernel.position import MECHANISM, Part, fields
from astrolude.kernel.record import read_record, record_of
from astrolude.kernel.start import Start
from astrolude.kernel.state import NOBODY, State
from astrolude.testing.effects import effects_come_true as effects_come_true
from astrolude.testing.obstacles import obstacles_tell_why as obstacles_tell_why
from astrolude.testing.walk import BOUND, LawBroken, Walk

SELDOM: Final = 15
"""Checks that cost much are made at one position in this many."""

RARELY: Final = 50
"""Checks that replay the whole game are made at one position in this many."""


def notation_round_trips(game: Game) -> None:
    """Every action and every question is read back from its notation."""
    for what, grammar in [("action", game.grammar), ("question", game.questions)]:
        for number in range(grammar.size):
            text = grammar.text(number)
            if grammar.parse(text) != number:
                raise LawBroken(
                    f"{game.id}: the {what} {number} is written {text!r} but read {grammar.parse(text)}"
                )


def wishes(game: Game, players: int, tries: int) -> list[dict[str, str]]:
    """What may be wished of the options: each preset, and so many wishes at random."""
    rng = Generator(players)
    return [preset.options for preset in game.presets] + [
        {option.name: option.values[rng.below(len(option.values))] for option in game.options}
        for _ in range(tries)
    ]


def wishes_settle(game: Game, tries: int = 40) -> None:
    """Whatever is wished of the options, what is settled begins a game, and is settled for good."""
    for players in game.players:
        for wish in wishes(game, players, tries):
            settled = game.settled(players, wish)
            if game.settled(players, settled) != settled:
                raise LawBroken(f"{game.id} for {players}: {wish} settles twice")
            try:
                game.new(players, settled)
            except InvalidOptions as problem:
                raise LawBroken(f"{game.id} for {players}: {wish} cannot be: {problem}") from None


def components_are_conserved(case: Start) -> None:
    """`State.problems` finds nothing wrong in any position: components, negative numbers, points."""
    walk = Walk(case)
    for _ in walk.steps():
        walk.demand_equal(walk.state.problems(), [], "the position is inconsistent")
    walk.demand_equal(walk.state.problems(), [], "the final position is inconsistent")


def somebody_always_has_a_choice(case: Start) -> None:
    """Before the end one seat has legal actions, all different, all of the grammar; after it nobody has."""
    walk = Walk(case)
    for _ in walk.steps():
        state = walk.state
        legal = state.legal_actions()
        walk.demand(0 <= state.seat < case.players, f"seat {state.seat} is to decide")
        walk.demand(len(set(legal)) == len(legal), f"an action is offered twice: {legal}")
        walk.demand(min(legal) >= 0 and max(legal) < case.game.grammar.size, f"out of range: {legal}")
        walk.demand(
            len(legal) > 1 or not state.decision.automatic,
            f"{state.decision.prompt!r} leaves no choice and was asked all the same",
        )
        walk.demand(state.outcome() is None, "there is an outcome before the end")
    walk.demand_equal(walk.state.seat, NOBODY, "a seat is to decide after the end")
    walk.demand_equal(walk.state.legal_actions(), [], "there are legal actions after the end")
    walk.demand(walk.state.outcome() is not None, "there is no outcome after the end")


def game_ends(case: Start, bound: int = BOUND) -> None:
    """Random play comes to an end within a number of decisions."""
    Walk(case, bound).finish()


def clone_is_equal_and_independent(case: Start) -> None:
    """A clone is the same position, goes the same way, and going its own way touches nothing else."""
    walk = Walk(case)
    for action in walk.steps():
        state = walk.state
        before = state.snapshot()
        legal = list(state.legal_actions())
        twin, stray = state.clone(), state.clone()
        walk.demand_equal(twin.snapshot(), before, "a clone differs")
        walk.demand_equal(twin.legal_actions(), legal, "a clone has other legal actions")
        twin.apply(action)
        stray.apply(walk.choose(stray))
        walk.demand_equal(state.snapshot(), before, "playing in a clone changed the original")
        walk.demand_equal(state.legal_actions(), legal, "playing in a clone changed the legal actions")
        mirror = state.clone()
        mirror.play(action)
        walk.demand_equal(mirror.snapshot(), twin.snapshot(), "two clones went different ways")


def positions_are_saved_whole(case: Start) -> None:
    """A position as text or pickled is the same position, goes the same way and is told the same."""
    walk = Walk(case)
    for action in walk.steps():
        if not walk.now_and_then(SELDOM):
            continue
        state = walk.state
        for saved in (case.game.position(state.to_text()), pickle.loads(pickle.dumps(state))):
            walk.demand(saved == state, "a saved position differs")
            walk.demand_equal(saved.legal_actions(), state.legal_actions(), "a saved position asks otherwise")
            walk.demand_equal(
                saved.view(state.seat), state.view(state.seat), "a saved position looks otherwise"
            )
            twin = state.clone()
            twin.play(action)
            saved.play(action)
            walk.demand_equal(saved.snapshot(), twin.snapshot(), "a saved position goes another way")


def every_field_is_cloned_and_counted(case: Start) -> None:
    """Whatever field of a position changes, a clone has the change and the snapshot tells it."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _demand_fields_matter(walk, walk.state, walk.state.clone())


def _demand_fields_matter(walk: Walk, state: State, twin: State) -> None:
    for path in sorted(_paths(twin, state)):
        *way, name = path
        holder: object = twin
        for step in way:
            holder = getattr(holder, step)
        value = getattr(holder, name)
        if value == [] or name in state.memos():
            continue
        setattr(holder, name, _another(value))
        field = ".".join(path)
        walk.demand(twin.snapshot() != state.snapshot(), f"the snapshot does not tell the field {field!r}")
        walk.demand_equal(twin.clone().snapshot(), twin.snapshot(), f"a clone loses the field {field!r}")
        setattr(holder, name, value)


def _paths(thing: object, original: object) -> Iterator[tuple[str, ...]]:
    """The fields of a position and of the objects in it, each by the way there.

    An object that a clone shares is one that never changes.
    """
    for name in fields(thing):
        value, model = getattr(thing, name), getattr(original, name)
        if isinstance(value, Part):
            if value is not model:
                yield from ((name, *path) for path in _paths(value, model))
        elif name not in MECHANISM and not isinstance(value, Generator):
            yield (name,)


def _another(value: object) -> object:
    """A value of the same type that is not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, value[-1]]
    return f"{value}?"


def candidates_are_legal(case: Start) -> None:
    """What bots look at is never nothing, each answer once, and always legal."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            looked_at = case.game.candidates(walk.state)
            walk.demand(bool(looked_at), "no legal action is a candidate")
            walk.demand(len(set(looked_at)) == len(looked_at), f"a candidate stands twice: {looked_at}")
            illegal = set(looked_at) - set(walk.state.legal_actions())
            walk.demand(not illegal, f"a candidate is not legal: {sorted(illegal)}")


def views_tell_scores_and_round(case: Start) -> None:
    """Every view has the scores by seat and the number of the round, and the last ones are the outcome's."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _scores_seen(walk)
    outcome = walk.state.outcome()
    assert outcome is not None
    walk.demand_equal(_scores_seen(walk), outcome.scores, "the last view tells other scores than the outcome")


def _scores_seen(walk: Walk) -> object:
    for seat in (None, *range(walk.case.players)):
        view = walk.state.view(seat)
        scores, number = view.get("scores"), view.get("round")
        good = isinstance(scores, list) and [type(score) for score in scores] == [int] * walk.case.players
        walk.demand(good, f"the view's 'scores' are {scores!r}")
        walk.demand(type(number) is int and number >= 0, f"the view's 'round' is {number!r}")
    return walk.state.view(None)["scores"]


def illegal_actions_change_nothing(case: Start, tries: int = 4) -> None:
    """What is not legal raises IllegalAction and leaves the position untouched."""
    walk = Walk(case)
    size = case.game.grammar.size
    for _ in walk.steps():
        legal = set(walk.state.legal_actions())
        wrong = [walk.rng.below(size) for _ in range(tries)]
        for action in [-1, size, *(action for action in wrong if action not in legal)]:
            _must_refuse(walk, action)
    _must_refuse(walk, walk.play.actions[-1])


def _must_refuse(walk: Walk, action: int) -> None:
    state = walk.state
    before, legal = state.snapshot(), list(state.legal_actions())
    try:
        state.apply(action)
    except IllegalAction:
        walk.demand_equal(state.snapshot(), before, f"refusing {action} changed the position")
        walk.demand_equal(state.legal_actions(), legal, f"refusing {action} changed the legal actions")
    else:
        walk.fail(f"{action} is not legal and was taken")


def record_replays(case: Start) -> None:
    """A record, saved as text and read again, leads to the same position and the same journal."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(RARELY):
            _reload(walk)
    _reload(walk)


def _reload(walk: Walk) -> Play:
    """The game saved and loaded again, which must be the same."""
    text = record_of(walk.play, [f"seat {seat}" for seat in range(walk.case.players)]).text()
    record = read_record(text)
    walk.demand_equal(record.text(), text, "a record read and written again is another text")
    try:
        loaded = record.replay()
    except InvalidRecord as error:
        walk.fail(f"the record cannot be replayed: {error}")
    walk.demand_equal(loaded.state.snapshot(), walk.state.snapshot(), "the record leads to another position")
    walk.demand_equal(_events(loaded), _events(walk.play), "the record tells another story")
    return loaded


def _events(play: Play) -> list[object]:
    return [(entry.to_json(), entry.seen) for entry in play.journal.entries]


def knowledge_is_kept(case: Start) -> None:
    """The view of a determinization is the view: nothing hidden leaks, and nothing known is forgotten."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            for seat in range(case.players):
                _check_world(walk, seat)


def _check_world(walk: Walk, seat: int) -> None:
    state = walk.state
    before = state.snapshot()
    world = state.determinize(seat, Generator(walk.rng.seed()))
    who = f"a determinization for seat {seat}"
    walk.demand_equal(state.snapshot(), before, f"{who} changed the original")
    walk.demand_equal(world.view(seat), state.view(seat), f"{who} shows it another view")
    walk.demand_equal(world.view(None), state.view(None), f"{who} shows a spectator another view")
    walk.demand_equal(world.seat, state.seat, f"{who} asks another seat")
    walk.demand_equal(world.decision.prompt, state.decision.prompt, f"{who} asks another question")
    walk.demand_equal(world.problems(), [], f"{who} is inconsistent")
    walk.demand(world.rng.words() != state.rng.words(), f"{who} keeps the dice that are yet to be rolled")
    if seat == state.seat:
        walk.demand_equal(world.legal_actions(), state.legal_actions(), f"{who} offers other actions")
    key = walk.rng.seed()
    twins = [start.determinize(seat, Generator(key)).snapshot() for start in (state, world)]
    walk.demand_equal(twins[1], twins[0], f"{who} still tells what is hidden: the same lot deals otherwise")
    _check_future(walk, world, who)


def _check_future(walk: Walk, world: State, who: str, steps: int = 15) -> None:
    """Another world can be played on like this one."""
    for _ in range(steps):
        if world.over:
            return
        world.play(walk.choose(world))
        walk.demand_equal(world.problems(), [], f"{who} becomes inconsistent when played on")


def journal_changes_nothing(case: Start) -> None:
    """A game without a journal goes the same way as one with."""
    walk = Walk(case)
    silent = case.new()
    for action in walk.steps():
        walk.demand_equal(silent.snapshot(), walk.state.snapshot(), "without a journal the game differs")
        silent.play(action)
    walk.demand_equal(silent.snapshot(), walk.state.snapshot(), "without a journal the end differs")


def journal_can_be_told(case: Start) -> None:
    """Every event turns into JSON, and those not for everyone are for seats of this game."""
    walk = Walk(case)
    walk.finish()
    for entry in walk.play.journal.entries:
        told = entry.to_json()
        walk.demand_equal(_through_json(walk, told), told, "an event is not the same after JSON")
        if not entry.visible(NOBODY):
            walk.demand(
                0 < entry.seen < 1 << case.players, f"{told} is for nobody in this game: {entry.seen}"
            )


def views_survive_json_and_reload(case: Start) -> None:
    """A view is plain JSON, looking changes nothing, and a saved game shows the same views when loaded."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _check_views(walk)
        if walk.now_and_then(RARELY):
            walk.demand_equal(
                _views(_reload(walk).state), _views(walk.state), "a loaded game is seen differently"
            )
    _check_views(walk)


def _views(state: State) -> list[object]:
    return [state.view(None), *(state.view(seat) for seat in range(state.players))]


def _check_views(walk: Walk) -> None:
    before = walk.state.snapshot()
    for view in _views(walk.state):
        walk.demand_equal(_through_json(walk, view), view, "a view is not the same after JSON")
    walk.demand_equal(walk.state.snapshot(), before, "looking changed the position")


def _through_json(walk: Walk, value: object) -> object:
    try:
        return json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        walk.fail(f"{value!r} is no JSON: {error}")


def undo_restores(case: Start) -> None:
    """An undo leads back to the position before, and is refused once something was revealed."""
    walk = Walk(case)
    for action in walk.steps():
        if walk.now_and_then(RARELY):
            _check_undo(walk, action)


def _check_undo(walk: Walk, action: int) -> None:
    """On a second play, so that the walk itself goes on undisturbed."""
    play = _reload(walk)
    seat, before, told = play.state.seat, play.state.snapshot(), _events(play)
    play.act(action)
    after = play.state.snapshot()
    if play.why_no_undo(seat):
        _must_not_undo(walk, play, seat)
        return
    for other in range(walk.case.players):
        if other != seat:
            _must_not_undo(walk, play, other)
    try:
        play.undo(seat)
    except AstroludeError as error:
        walk.fail(f"an undo cannot replay the game: {error}")
    walk.demand_equal(play.state.snapshot(), before, "an undo leads to another position")
    walk.demand_equal(_events(play), told, "an undo leaves something in the journal")
    play.act(action)
    walk.demand_equal(play.state.snapshot(), after, "after an undo the same action leads elsewhere")


def _must_not_undo(walk: Walk, play: Play, seat: int) -> None:
    before = play.state.snapshot()
    try:
        play.undo(seat)
    except CannotUndo:
        walk.demand_equal(play.state.snapshot(), before, "a refused undo changed the position")
    else:
        walk.fail(f"seat {seat} took back what it may not")


def surprises_forbid_undo(case: Start) -> None:
    """What the deciding seat could not foresee, dice or hidden cards, counts as a reveal.

    It could not foresee what turns out otherwise in another world that it cannot tell from this one.
    """
    walk = Walk(case)
    for action in walk.steps():
        seat, here = walk.state.seat, walk.state.clone()
        there = walk.state.determinize(seat, Generator(walk.rng.seed()))
        here.play(action)
        there.play(action)
        walk.demand(
            here.reveals > walk.state.reveals or here.view(seat) == there.view(seat),
            f"{case.game.grammar.text(action)!r} showed seat {seat} something new and could be taken back",
        )


def scores_add_up(case: Start) -> None:
    """In every view a seat's score is the sum of its parts, and at the end it is the outcome's."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _totals(walk)
    outcome = walk.state.outcome()
    if outcome is None:
        walk.fail("there is no outcome after the end")
    scores = [*outcome.scores, *(score for score, _ in outcome.opponents)]
    walk.demand_equal(scores, _totals(walk), "the outcome has other scores than the view")


def _totals(walk: Walk) -> list[int]:
    """The scores of the seats, then those of opponents without a seat."""
    view: dict[str, Any] = walk.state.view(None)
    walk.demand_equal(len(view["seats"]), walk.case.players, "the view has another number of seats")
    scores = [side["score"] for side in [*view["seats"], *view.get("opponents", [])]]
    for side, score in enumerate(scores):
        walk.demand_equal(
            score["total"], sum(score["parts"].values()), f"the score of side {side} does not add up"
        )
    return [score["total"] for score in scores]


def ranks_are_consistent(case: Start) -> None:
    """Somebody wins, shared places leave gaps, and nobody stands behind a seat with fewer points."""
    walk = Walk(case)
    outcome = walk.finish().outcome()
    if outcome is None:
        walk.fail("there is no outcome after the end")
    sizes = [len(outcome.scores), len(outcome.ranks)]
    walk.demand_equal(sizes, [case.players] * 2, "not one score and rank for each seat")
    scores = outcome.scores + [score for score, _ in outcome.opponents]
    ranks = outcome.ranks + [rank for _, rank in outcome.opponents]
    for side, rank in enumerate(ranks):
        better = sum(1 for other in ranks if other < rank)
        walk.demand_equal(rank, 1 + better, f"the rank of side {side} does not fit {ranks}")
        ahead = [other for other, score in enumerate(scores) if score > scores[side]]
        walk.demand(
            all(ranks[other] < rank for other in ahead), f"side {side} is ranked too well: {scores} {ranks}"
        )


def evaluation_speaks_for_every_seat(case: Start) -> None:
    """The game's own evaluation gives each seat a finite number and changes nothing."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _check_evaluation(walk)
    _check_evaluation(walk)


def _check_evaluation(walk: Walk) -> None:
    before = walk.state.snapshot()
    values = walk.case.game.evaluate(walk.state)
    walk.demand_equal(len(values), walk.case.players, "not one value for each seat")
    walk.demand(all(isfinite(value) for value in values), f"the evaluation is not finite: {values}")
    walk.demand_equal(walk.state.snapshot(), before, "evaluating changed the position")


def observations_keep_knowledge(case: Start) -> None:
    """What a seat observes fits the layout, changes nothing, is the same in every world that the seat cannot
    tell from this one, and the same with a memory of earlier positions."""
    walk = Walk(case)
    memories = case.game.layout(case.players).memories()
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _check_observations(walk, memories)
    _check_observations(walk, memories)


def _check_observations(walk: Walk, memories: list[Memory]) -> None:
    state, game = walk.state, walk.case.game
    layout = game.layout(walk.case.players)
    before = state.snapshot()
    for seat in range(walk.case.players):
        seen = layout.observe(state, seat)
        walk.demand_equal(seen.cursor, layout.size, "the observation has other cells")
        written = seen.flags + seen.cells
        walk.demand(len(set(written)) == len(written), "a cell of the observation is written twice")
        world = layout.observe(state.determinize(seat, Generator(walk.rng.seed())), seat)
        walk.demand_equal(_arrays(world), _arrays(seen), f"seat {seat} observes what is hidden")
        recalled = layout.observe(state, seat, memories[seat])
        walk.demand_equal(_arrays(recalled), _arrays(seen), f"seat {seat} remembers something else")
    walk.demand_equal(state.snapshot(), before, "observing changed the position")


def _arrays(seen: Sketch) -> list[bytes]:
    return [b"".join(part) for part in (seen.flags, seen.cells, seen.values)]


def standing_orders_give_legal_answers(case: Start) -> None:
    """Whatever a seat has ordered, the answer is legal, and decided by nothing that the seat cannot know."""
    walk = Walk(case)
    choices = [{order.name: value} for order in case.game.orders for value in order.fitting(case.players)]
    for _ in walk.steps():
        state = walk.state
        world = state.determinize(state.seat, Generator(walk.rng.seed()))
        for orders in [{}, *choices]:
            answer = case.game.ordered(state, orders)
            legal = [ASK, *state.legal_actions()]
            walk.demand(answer in legal, f"{orders} gives {answer}, which is not legal")
            walk.demand_equal(case.game.ordered(world, orders), answer, f"{orders} knows what is hidden")


def proposals_lead_where_they_say(case: Start) -> None:
    """A proposed way is legal step by step for one seat and shows it nothing; then its action is legal."""
    walk = Walk(case)
    for _ in walk.steps():
        if walk.now_and_then(SELDOM):
            _check_proposals(walk)


def _check_proposals(walk: Walk) -> None:
    state = walk.state
    before, legal = state.snapshot(), state.legal_actions()
    found = [(proposal.action, proposal.way) for proposal in walk.case.game.proposals(state)]
    walk.demand_equal(state.snapshot(), before, "proposing changed the position")
    world = state.determinize(state.seat, Generator(walk.rng.seed()))
    elsewhere = [(proposal.action, proposal.way) for proposal in walk.case.game.proposals(world)]
    walk.demand_equal(elsewhere, found, "the proposals know what is hidden")
    for action, way in found:
        text = walk.case.game.grammar.text(action)
        walk.demand(action not in legal, f"{text!r} is proposed and legal already")
        walk.demand(bool(way), f"nothing leads to {text!r}")
        trial = state.clone()
        for step in way:
            walk.demand(step in trial.legal_actions(), f"the way to {text!r} cannot be gone: {way}")
            trial.play(step)
            walk.demand(trial.seat == state.seat, f"the way to {text!r} ends the turn: {way}")
        walk.demand_equal(trial.reveals, state.reveals, f"the way to {text!r} shows something")
        walk.demand(action in trial.legal_actions(), f"{text!r} is not legal after {way}")


Law = Callable[[Start], None]

LAWS: Final[list[Law]] = [
    components_are_conserved,
    somebody_always_has_a_choice,
    game_ends,
    clone_is_equal_and_independent,
    every_field_is_cloned_and_counted,
    positions_are_saved_whole,
    candidates_are_legal,
    views_tell_scores_and_round,
    illegal_actions_change_nothing,
    record_replays,
    knowledge_is_kept,
    journal_changes_nothing,
    journal_can_be_told,
    views_survive_json_and_reload,
    undo_restores,
    surprises_forbid_undo,
    scores_add_up,
    ranks_are_consistent,
    evaluation_speaks_for_every_seat,
    observations_keep_knowledge,
    standing_orders_give_legal_answers,
    proposals_lead_where_they_say,
    obstacles_tell_why,
    effects_come_true,
]
