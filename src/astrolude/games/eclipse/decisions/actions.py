"""The questions of a turn and its actions as objects: what may be answered, and what an answer does.

Most of them are open: free steps are answers beside their own.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTIVATE,
    BUILD,
    DEVELOP,
    EXPLORE,
    FLIP,
    FROM_TRACK,
    LIFT,
    RESEARCH,
    RESEARCH_ON,
    STOP,
)
from astrolude.games.eclipse.questions import ASK_AFTER, ASK_INFLUENCE, ASK_MOVE, QUESTIONS
from astrolude.games.eclipse.rules.build import add_builds, build
from astrolude.games.eclipse.rules.developments import develop
from astrolude.games.eclipse.rules.explore import (
    add_zones,
    ask_drawn,
    decide_on_hand,
    drawn_answers,
    explore,
    is_first,
)
from astrolude.games.eclipse.rules.free_steps import (
    add_action_steps,
    add_payment_steps,
    is_free_step,
    take_free_step,
)
from astrolude.games.eclipse.rules.influence import (
    add_disc_moves,
    add_flip,
    flip,
    place_disc_answers,
    put_down,
    put_down_answers,
    take_from_hex,
    take_from_track,
)
from astrolude.games.eclipse.rules.markers import answer_begin, begin_answers
from astrolude.games.eclipse.rules.move import activate, add_activations, end_move, flight_answers, fly
from astrolude.games.eclipse.rules.research import add_research, can_research, research
from astrolude.games.eclipse.rules.turn import take_turn, turn_answers
from astrolude.games.eclipse.rules.upgrade import add_upgrades, take_upgrade
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.species import ACT_RESEARCH
from astrolude.games.eclipse.tables.technologies import TECH_TRACK
from astrolude.kernel.state import Decision


class OpenQuestion(Decision[EclipseState]):
    """EC-5.4: free steps are further answers; after one the same question is asked again."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.number: Final = QUESTIONS.number(prompt, seat, *arguments)

    def take(self, s: EclipseState, action: int) -> None:
        if is_free_step(action):
            s.ask(self.number)
            take_free_step(s, self.seat, action)
        else:
            self.carry_out(s, action)

    def carry_out(self, s: EclipseState, action: int) -> None:
        """Take an answer that is the question's own."""
        raise NotImplementedError


class ActionStep(OpenQuestion):
    """EC-5.4: a step of an action: its own answers, then the free steps of actions. A stop ends it."""

    def legal(self, s: EclipseState) -> list[int]:
        answers: list[int] = []
        self.add_answers(s, answers)
        add_action_steps(s, self.seat, answers)
        return answers

    def carry_out(self, s: EclipseState, action: int) -> None:
        if not STOP.holds(action):
            self.act(s, action)

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        """Add the answers that are the step's own."""
        raise NotImplementedError

    def act(self, s: EclipseState, action: int) -> None:
        """Take an answer of its own that is no stop."""
        raise NotImplementedError


class Turn(OpenQuestion):
    """EC-26 (2). Always asked: nobody passes by himself."""

    automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return turn_answers(s, self.seat)

    def carry_out(self, s: EclipseState, action: int) -> None:
        take_turn(s, self.seat, action)


class Begin(Decision[EclipseState]):
    """ER-D06."""

    def legal(self, s: EclipseState) -> list[int]:
        return begin_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        answer_begin(s, self.seat, action)


class After(ActionStep):
    """EC-5.4: free steps after the action; a stop ends the turn."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        answers.append(STOP.at())


class Explore(ActionStep):
    """EC-6.2. Argument: explorations left, this one included."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        add_zones(s, self.seat, answers)
        if not is_first(s, self.seat, self.argument):
            answers.append(STOP.at())

    def act(self, s: EclipseState, action: int) -> None:
        sector, edge = EXPLORE.of(action)
        explore(s, self.seat, sector, edge)
        ask_drawn(s, self.seat, self.argument)


class Drawn(ActionStep):
    """EC-6.4. Argument: explorations left, this one included. Always asked: the hex is to be seen."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        answers += drawn_answers(s, self.seat)

    def carry_out(self, s: EclipseState, action: int) -> None:
        decide_on_hand(s, self.seat, self.argument, action)


class Influence(ActionStep):
    """EC-7.1. Arguments: disc moves and colony ships left."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        answers.append(STOP.at())
        if self.argument:
            add_disc_moves(s, self.seat, answers)
        if self.second:
            add_flip(s, self.seat, answers)

    def act(self, s: EclipseState, action: int) -> None:
        if FLIP.holds(action):
            ASK_INFLUENCE.ask(s, self.seat, self.argument, self.second - 1)
            flip(s, self.seat)
        else:
            ASK_INFLUENCE.ask(s, self.seat, self.argument - 1, self.second)
            if FROM_TRACK.holds(action):
                take_from_track(s, self.seat)
            else:
                take_from_hex(s, self.seat, LIFT.of(action))


class PlaceDisc(Decision[EclipseState]):
    """EC-7.2: where a disc from the track goes."""

    def legal(self, s: EclipseState) -> list[int]:
        return place_disc_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        put_down(s, self.seat, action)


class PutDown(Decision[EclipseState]):
    """EC-7.4: where a disc from a hex goes. Argument: that hex."""

    def legal(self, s: EclipseState) -> list[int]:
        return put_down_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        put_down(s, self.seat, action)


class Purchase(ActionStep):
    """EC-5.5: a step that is paid for, so trades are open too. Argument: steps left, this one included."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        left = arguments[0] - 1
        self.following: Final = (
            QUESTIONS.number(prompt, seat, left) if left > 0 else QUESTIONS.number(ASK_AFTER.name, seat)
        )

    def legal(self, s: EclipseState) -> list[int]:
        answers = super().legal(s)
        add_payment_steps(s, self.seat, answers)
        return answers

    def act(self, s: EclipseState, action: int) -> None:
        s.ask(self.following)
        self.buy(s, action)

    def buy(self, s: EclipseState, action: int) -> None:
        """Pay for what was chosen and take it."""
        raise NotImplementedError


class Research(Purchase):
    """EC-8.1, ER-D14. Argument: tiles left, this one included.

    The first tile must be bought (EC-5.5) as long as one can be paid after trades.

    Always asked: nothing is bought by itself, even if a trade has left no other choice.
    """

    automatic = False

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        add_research(s, self.seat, answers)
        first = self.argument == ACT_RESEARCH[s.species[self.seat]]
        if not first or not can_research(s, self.seat):
            answers.append(STOP.at())

    def buy(self, s: EclipseState, action: int) -> None:
        if DEVELOP.holds(action):
            develop(s, self.seat, DEVELOP.of(action))
        elif RESEARCH_ON.holds(action):
            technology, track = RESEARCH_ON.of(action)
            research(s, self.seat, technology, track)
        else:
            technology = RESEARCH.of(action)
            research(s, self.seat, technology, TECH_TRACK[technology])


class Upgrade(ActionStep):
    """EC-9.2: return and install parts, as long as some may be installed. Argument: how many."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        add_upgrades(s, self.seat, self.argument, answers)

    def carry_out(self, s: EclipseState, action: int) -> None:
        take_upgrade(s, self.seat, self.argument, action)


class Build(Purchase):
    """EC-10.1. Argument: pieces left, this one included."""

    def add_answers(self, s: EclipseState, answers: list[int]) -> None:
        answers.append(STOP.at())
        add_builds(s, self.seat, answers)

    def buy(self, s: EclipseState, action: int) -> None:
        piece, sector = BUILD.of(action)
        build(s, self.seat, piece, sector)


class Move(OpenQuestion):
    """EC-11.1. Argument: activations left."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP.at()]
        if self.argument:
            add_activations(s, self.seat, answers)
            add_action_steps(s, self.seat, answers)
        return answers

    def carry_out(self, s: EclipseState, action: int) -> None:
        if STOP.holds(action):
            if not self.argument:
                ASK_AFTER.ask(s, self.seat)
            end_move(s, self.seat)
        else:
            ASK_MOVE.ask(s, self.seat, self.argument - 1)
            ship, sector = ACTIVATE.of(action)
            activate(s, self.seat, ship, sector)


class Fly(OpenQuestion):
    """EC-11.2, ER-D20: within an activation."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = flight_answers(s, self.seat)
        if len(answers) > 1:
            add_action_steps(s, self.seat, answers)
        return answers

    def carry_out(self, s: EclipseState, action: int) -> None:
        fly(s, self.seat, action)
