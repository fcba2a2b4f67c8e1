"""The questions of a turn and its actions as objects: what may be answered, and what an answer does.

Most of them are open: free steps are further answers, and taking one asks the same question again.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTIVATE,
    ACTIVATE_STRIDE,
    ASK_AFTER,
    ASK_BUILD,
    ASK_DRAWN,
    ASK_EXPLORE,
    ASK_FLY,
    ASK_INFLUENCE,
    ASK_MOVE,
    ASK_RESEARCH,
    ASK_TURN,
    BUILD,
    BUILD_STRIDE,
    BUILDS,
    DEVELOP,
    DRAWNS,
    EXPLORE,
    EXPLORE_STRIDE,
    EXPLORES,
    FLIP,
    FROM_TRACK,
    INFLUENCE_STRIDE,
    INFLUENCES,
    LIFT,
    MOVES,
    RESEARCH,
    RESEARCH_ON,
    RESEARCH_ON_STRIDE,
    RESEARCHES,
    STOP,
)
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
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.species import ACT_RESEARCH
from astrolude.games.eclipse.tables.technologies import TECH_TRACK
from astrolude.kernel.state import Decision


class Counted(Decision[EclipseState]):
    """A question whose first argument says how often the action may still be done."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.left: Final = arguments[0]


class Turn(Decision[EclipseState]):
    """EC-26 (2). Always asked: nobody passes by himself."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return turn_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if is_free_step(action):
            s.ask(ASK_TURN + self.seat)
            take_free_step(s, self.seat, action)
        else:
            take_turn(s, self.seat, action)


class Begin(Decision[EclipseState]):
    """ER-D06."""

    def legal(self, s: EclipseState) -> list[int]:
        return begin_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        answer_begin(s, self.seat, action)


class After(Decision[EclipseState]):
    """EC-5.4: free steps after the action."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action != STOP:
            s.ask(ASK_AFTER + self.seat)
            take_free_step(s, self.seat, action)


class Explore(Counted):
    """EC-6.2. Argument: explorations left, this one included."""

    def legal(self, s: EclipseState) -> list[int]:
        answers: list[int] = []
        add_zones(s, self.seat, answers)
        if not is_first(s, self.seat, self.left):
            answers.append(STOP)
        add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        if is_free_step(action):
            s.ask(ASK_EXPLORE + self.seat * EXPLORES + self.left)
            take_free_step(s, self.seat, action)
            return
        sector, edge = divmod(action - EXPLORE, EXPLORE_STRIDE)
        explore(s, self.seat, sector, edge)
        ask_drawn(s, self.seat, self.left)


class Drawn(Counted):
    """EC-6.4. Argument: explorations left, this one included. Always asked: the hex is to be seen."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = drawn_answers(s, self.seat)
        add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if is_free_step(action):
            s.ask(ASK_DRAWN + self.seat * DRAWNS + self.left)
            take_free_step(s, self.seat, action)
        else:
            decide_on_hand(s, self.seat, self.left, action)


class Influence(Counted):
    """EC-7.1. Arguments: disc moves and colony ships left."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.flips: Final = arguments[1]

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        if self.left:
            add_disc_moves(s, self.seat, answers)
        if self.flips:
            add_flip(s, self.seat, answers)
        add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        if is_free_step(action):
            self.again(s, self.left, self.flips)
            take_free_step(s, self.seat, action)
        elif action == FLIP:
            self.again(s, self.left, self.flips - 1)
            flip(s, self.seat)
        else:
            self.again(s, self.left - 1, self.flips)
            if action == FROM_TRACK:
                take_from_track(s, self.seat)
            else:
                take_from_hex(s, self.seat, action - LIFT)

    def again(self, s: EclipseState, left: int, flips: int) -> None:
        s.ask(ASK_INFLUENCE + self.seat * INFLUENCES + left * INFLUENCE_STRIDE + flips)


class PlaceDisc(Decision[EclipseState]):
    """EC-7.2: where a disc from the track goes."""

    def legal(self, s: EclipseState) -> list[int]:
        return place_disc_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        put_down(s, self.seat, action)


class PutDown(Decision[EclipseState]):
    """EC-7.4: where a disc from a hex goes. Argument: that hex."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.origin: Final = arguments[0]

    def legal(self, s: EclipseState) -> list[int]:
        return put_down_answers(s, self.seat, self.origin)

    def take(self, s: EclipseState, action: int) -> None:
        put_down(s, self.seat, action)


class Research(Counted):
    """EC-8.1, ER-D14. The first tile must be bought (EC-5.5) as long as one can be paid after trades.

    Always asked: nothing is bought by itself, even if a trade has left no other choice.
    """

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        answers: list[int] = []
        add_research(s, self.seat, answers)
        first = self.left == ACT_RESEARCH[s.species[self.seat]]
        if not first or not can_research(s, self.seat):
            answers.append(STOP)
        add_action_steps(s, self.seat, answers)
        add_payment_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        if is_free_step(action):
            s.ask(ASK_RESEARCH + self.seat * RESEARCHES + self.left)
            take_free_step(s, self.seat, action)
            return
        if self.left > 1:
            s.ask(ASK_RESEARCH + self.seat * RESEARCHES + self.left - 1)
        else:
            s.ask(ASK_AFTER + self.seat)
        if action >= DEVELOP:
            develop(s, self.seat, action - DEVELOP)
        elif action >= RESEARCH_ON:
            technology, track = divmod(action - RESEARCH_ON, RESEARCH_ON_STRIDE)
            research(s, self.seat, technology, track)
        else:
            research(s, self.seat, action - RESEARCH, TECH_TRACK[action - RESEARCH])


class Build(Counted):
    """EC-10.1."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        add_builds(s, self.seat, answers)
        add_action_steps(s, self.seat, answers)
        add_payment_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        if is_free_step(action):
            s.ask(ASK_BUILD + self.seat * BUILDS + self.left)
            take_free_step(s, self.seat, action)
            return
        if self.left > 1:
            s.ask(ASK_BUILD + self.seat * BUILDS + self.left - 1)
        else:
            s.ask(ASK_AFTER + self.seat)
        piece, sector = divmod(action - BUILD, BUILD_STRIDE)
        build(s, self.seat, piece, sector)


class Move(Counted):
    """EC-11.1. Argument: activations left."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        if self.left:
            add_activations(s, self.seat, answers)
            add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            if not self.left:
                s.ask(ASK_AFTER + self.seat)
            end_move(s, self.seat)
        elif is_free_step(action):
            s.ask(ASK_MOVE + self.seat * MOVES + self.left)
            take_free_step(s, self.seat, action)
        else:
            s.ask(ASK_MOVE + self.seat * MOVES + self.left - 1)
            ship, sector = divmod(action - ACTIVATE, ACTIVATE_STRIDE)
            activate(s, self.seat, ship, sector)


class Fly(Decision[EclipseState]):
    """EC-11.2, ER-D20: within an activation."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = flight_answers(s, self.seat)
        if len(answers) > 1:
            add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if is_free_step(action):
            s.ask(ASK_FLY + self.seat)
            take_free_step(s, self.seat, action)
        else:
            fly(s, self.seat, action)


ACTION_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "turn": Turn,
    "begin": Begin,
    "after": After,
    "explore": Explore,
    "drawn": Drawn,
    "influence": Influence,
    "place_disc": PlaceDisc,
    "put_down": PutDown,
    "research": Research,
    "build": Build,
    "move": Move,
    "fly": Fly,
}
