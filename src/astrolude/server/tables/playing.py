"""What a seat does in a running game: act, take back, look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, cast

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Journal
from astrolude.kernel.play import UNDO, UNDO_REASONS, entry_of
from astrolude.kernel.record import record_of
from astrolude.kernel.state import State
from astrolude.kernel.why import why
from astrolude.server.tables import messages
from astrolude.server.tables.course import Course, standing_of
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.messages import Obstacle, Preview
from astrolude.server.tables.rows import FINISHED, Beat, Standing, Step, Told
from astrolude.server.tables.sight import obstacle_infos, seen_by, told_of, undoing_seat, why_no_undo
from astrolude.server.tables.table import Overtaken, Table
from astrolude.server.tables.tokens import new_seed

PLAN: Final = "plan"
"""The standing order that every game knows: what a seat means to do, offered when its turn comes."""
MOST_PLANNED: Final = 20
"""Steps that may be planned."""


async def act(table: Table, seats: Sequence[int], ply: int, action: int | str, by_order: bool = False) -> int:
    """Take an action for the deciding seat, which must be one of the caller's; the new ply."""
    async with table.change():
        course = await current(table, seats, ply)
        seat = deciding(course, seats)
        number = read_action(table.game, action)
        # A clone tells whether it is legal and how the game stands then; the state waits for the store.
        trial = course.play.state.clone()
        trial.journal = Journal()
        try:
            trial.apply(number)
        except IllegalAction as error:
            raise Refusal("illegal_action", str(error), error.obstacles) from None
        told = [told_of(entry) for entry in trial.journal.entries]
        beat = await _append(table, entry_of(number, by_order), seat, standing_of(trial), told)
        course.act(number, by_order)
        table.moved(course, beat)
        await _done_as_planned(table, seat, number)
    return table.ply


async def undo(table: Table, seats: Sequence[int], ply: int) -> int:
    """Take back the caller's last decision by an entry in the history; the new ply."""
    async with table.change():
        course = await current(table, seats, ply)
        reason = why_no_undo(course.play, seats)
        if reason:
            raise Refusal("cannot_undo", UNDO_REASONS[reason])
        seat = undoing_seat(course.play, seats)
        async with table.replaying:
            before = await course.follow([UNDO])
        beat = await _append(table, UNDO, seat, standing_of(before.play.state))
        table.moved(before, beat)
    return table.ply


async def order(table: Table, seats: Sequence[int], orders: dict[str, str], seat: int | None) -> None:
    """Leave standing orders for one of the caller's seats; they replace the earlier ones."""
    if not seats or (seat is not None and seat not in seats):
        raise Refusal("no_seat", "standing orders can be given for a seat of one's own")
    known = {option.name: option.values for option in table.game.orders}
    for name, value in orders.items():
        if name == PLAN:
            planned(table.game, value)
        elif value not in known.get(name, []):
            raise Refusal("bad_request", f"{table.game.id} knows no standing order {name!r} of {value!r}")
    async with table.change():
        await table.catch_up()
        table.started()
        chosen = seats[0] if seat is None else seat
        await table.write(table.store.set_orders(table.id, table.header.revision, chosen, orders))
        table.ordered(chosen, orders)


def planned(game: Game, plan: str) -> list[int]:
    """The steps of a plan: actions in notation, one a line; a refusal if too many or wrong."""
    lines = plan.splitlines()
    if len(lines) > MOST_PLANNED:
        raise Refusal("bad_request", f"a plan has at most {MOST_PLANNED} steps")
    return [read_action(game, line) for line in lines]


async def _done_as_planned(table: Table, seat: int, action: int) -> None:
    """What was planned first and is done now leaves the plan. Nothing is ever played by a plan alone."""
    orders = table.orders.get(seat, {})
    steps = planned(table.game, orders.get(PLAN, ""))
    if not steps or steps[0] != action:
        return
    rest = "\n".join(table.game.grammar.text(step) for step in steps[1:])
    left = {
        **{name: value for name, value in orders.items() if name != PLAN},
        **({PLAN: rest} if rest else {}),
    }
    # Whoever changes the seats in this very moment wins: the step then stays in the plan.
    with suppress(Overtaken):
        await table.write(table.store.set_orders(table.id, table.header.revision, seat, left))
        table.ordered(seat, left)


async def preview(table: Table, seats: Sequence[int], ply: int, actions: Sequence[int | str]) -> Preview:
    """What the deciding seat would see after its next actions."""
    async with table.lock:
        course = await current(table, seats, ply)
        seat = deciding(course, seats)
        numbers = [read_action(table.game, action) for action in actions]
        return foresee(course.play.state, seat, numbers, new_seed())


async def why_not(
    table: Table, seats: Sequence[int], ply: int, about: Sequence[str], verb: str
) -> messages.WhyNot:
    """What stands in the way of the action that is nearest, for one of the caller's seats."""
    if not about and not verb:
        raise Refusal("bad_request", "name a thing or a verb to ask about")
    async with table.lock:
        course = await current(table, seats, ply)
        state = course.play.state
        seat = state.seat if state.seat in seats else seats[0]
        # In a world drawn for that seat, so that nothing hidden can decide.
        world = state.determinize(seat, Generator(new_seed()))
        found = why(world, about, verb, seat)
        if found is None:
            return {"action": None, "obstacles": []}
        action = cast(messages.Action, table.game.grammar.to_json(found.action))
        return {"action": action, "obstacles": obstacle_infos(found.obstacles)}


def foresee(state: State, seat: int, actions: Sequence[int], seed: int) -> Preview:
    """The view after actions, tried in a world drawn for that seat, so that nothing hidden can show.

    Where chance or hidden cards decide there is no view.
    """
    world = state.determinize(seat, Generator(seed))
    known = world.reveals
    told: list[Obstacle] = []
    for action in actions:
        if world.seat != seat:
            raise Refusal("illegal_action", "another seat would decide before these actions are done")
        told = obstacle_infos(world.game.warnings(world, action))
        try:
            world.apply(action)
        except IllegalAction as error:
            raise Refusal("illegal_action", str(error), error.obstacles) from None
        if world.reveals != known:
            return {"view": None, "chance": True, "warnings": told}
    return {"view": seen_by(world, seat), "chance": False, "warnings": told}


def record(table: Table) -> str:
    """A finished game as a record: it holds the seed, so there is none before the end."""
    course = table.started()
    if table.status != FINISHED:
        raise Refusal("not_finished", "the record holds what is hidden: it exists once the game is over")
    names = [seat.name or seat.level or f"seat {seat.seat}" for seat in table.seats]
    return record_of(course.play, names).text()


def read_action(game: Game, action: int | str) -> int:
    """The number of an action that is given by number or in notation."""
    try:
        if isinstance(action, str):
            return game.grammar.parse(action)
        game.grammar.verb_of(action)
    except IllegalAction as error:
        raise Refusal("illegal_action", str(error), error.obstacles) from None
    return action


async def current(table: Table, seats: Sequence[int], ply: int) -> Course:
    """The game, if the caller has a seat and knows how it stands."""
    if not seats:
        raise Refusal("no_seat", "only those who hold a seat can do this")
    if ply != table.ply or table.doubtful:
        await table.catch_up()
    course = table.started()
    if table.status == FINISHED and not course.play.state.over:
        raise Refusal("illegal_action", "this table was closed")
    if ply != table.ply:
        raise Refusal("stale", f"this answers ply {ply}, but the table is at ply {table.ply}")
    return course


def deciding(course: Course, seats: Sequence[int]) -> int:
    seat = course.play.state.seat
    if course.play.state.over:
        raise Refusal("illegal_action", "the game is over")
    if seat not in seats:
        raise Refusal("not_your_turn", f"seat {seat} decides now")
    return seat


async def _append(table: Table, entry: int, seat: int, standing: Standing, told: Sequence[Told] = ()) -> Beat:
    """Write the next entry of the history; when it was made."""
    due = None
    if table.timing is not None:
        timing = table.timing_after(Beat(seat, table.store.now(), entry))
        due = table.due_after(timing, standing.deciding, table.seats)
    step = Step(table.ply + 1, entry, seat, standing, told, due)
    return Beat(seat, await table.write(table.store.append(table.id, step)), entry)
