"""FD-21: the questions and steps of the course of the game: setup, turns and the Executive phase."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.decisions.common import (
    Asked,
    Numbered,
    SeatStep,
)
from astrolude.games.federation.grammar import (
    ADD_DIE,
    ASK_CLOSE,
    ASK_PLACE,
    ASK_PLACE_WITH,
    ASK_WINDOW,
    CHOOSE_DEEP,
    CHOOSE_SIDE,
    CHOOSE_STARTER,
    CHOOSE_WING,
    DECLINE,
    DROP,
    END_TURN,
    LAY,
    PAUSE,
    PAY_LEVEL,
    PLAY,
    PLAY_FACE,
    PLAY_SEVEN,
    SEND,
    TOKEN_COUNT,
    USE,
)
from astrolude.games.federation.rules.accreditation import (
    choose_deep_space,
    deep_space_actions,
)
from astrolude.games.federation.rules.executive import (
    WING_ANSWERS,
    choose_law,
    pay_upkeep,
    receive_income,
    run_stage,
    upkeep_actions,
)
from astrolude.games.federation.rules.laws import (
    open_round,
)
from astrolude.games.federation.rules.missions import (
    send_ship,
)
from astrolude.games.federation.rules.scholars import (
    use,
)
from astrolude.games.federation.rules.turn import (
    DIE_ANSWERS,
    act,
    add_die,
    apply_side,
    close_actions,
    keep_seven,
    next_turn,
    open_turn,
    place,
    place_actions,
    place_with_actions,
    window_actions,
)
from astrolude.games.federation.setup import (
    choose_side,
    choose_starter,
    side_actions,
    starter_actions,
)
from astrolude.games.federation.state import (
    FederationState,
)
from astrolude.games.federation.tables.components import (
    FACES,
    FREE_LEVEL,
    NOTHING,
)
from astrolude.kernel.state import Decision, Step

FIFTH_ANSWERS: Final = [PLAY_SEVEN, DECLINE]
PLAY_END: Final = PLAY + PLAY_FACE * len(FACES)


class Place(Asked):
    """D-04 and W1."""

    def legal(self, s: FederationState) -> list[int]:
        return place_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if action >= PLAY and action < PLAY_END:
            face, cell = divmod(action - PLAY, PLAY_FACE)
            place(s, self.seat, face, cell, NOTHING)
        elif action == PAUSE:
            s.paused = True
            s.ask(ASK_PLACE + self.seat)
        elif action >= LAY:
            s.ask(ASK_PLACE_WITH + self.seat * TOKEN_COUNT + action - LAY)
        else:
            s.ask(ASK_PLACE + self.seat)
            use(s, self.seat, action - USE)


class PlaceWith(Numbered):
    """D-04 with a token. Argument: the token."""

    def legal(self, s: FederationState) -> list[int]:
        return place_with_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        face, cell = divmod(action - PLAY, PLAY_FACE)
        place(s, self.seat, face, cell, self.number)


class Die(Decision[FederationState]):
    """D-05."""

    def legal(self, s: FederationState) -> list[int]:
        return DIE_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        if action == ADD_DIE:
            add_die(s, self.seat)


class Window(Decision[FederationState]):
    """W2 of FD-15.5, asked for by `pause`."""

    def legal(self, s: FederationState) -> list[int]:
        return window_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if action != DECLINE:
            s.ask(ASK_WINDOW + self.seat)
            use(s, self.seat, action - USE)


class Close(Decision[FederationState]):
    """W3, D-10 and W4."""

    def legal(self, s: FederationState) -> list[int]:
        return close_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if action == END_TURN:
            return
        s.ask(ASK_CLOSE + self.seat)
        if action >= USE:
            use(s, self.seat, action - USE)
        else:
            s.sent = True
            send_ship(s, self.seat, action - SEND)


class Fifth(Decision[FederationState]):
    """D-11."""

    def legal(self, s: FederationState) -> list[int]:
        return FIFTH_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        if action == PLAY_SEVEN:
            open_turn(s, self.seat)
        else:
            keep_seven(s, self.seat)


class DeepSpace(Asked):
    """D-09. Always asked: only the chooser knows what lies there."""

    def legal(self, s: FederationState) -> list[int]:
        return deep_space_actions(s)

    def take(self, s: FederationState, action: int) -> None:
        choose_deep_space(s, self.seat, action - CHOOSE_DEEP)


class Upkeep(Decision[FederationState]):
    """D-13."""

    def legal(self, s: FederationState) -> list[int]:
        return upkeep_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        pay_upkeep(s, self.seat, FREE_LEVEL if action == DROP else action - PAY_LEVEL)


class Law(Decision[FederationState]):
    """D-14."""

    def legal(self, s: FederationState) -> list[int]:
        return WING_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        choose_law(s, self.seat, action - CHOOSE_WING)


class Starter(Decision[FederationState]):
    """D-02."""

    def legal(self, s: FederationState) -> list[int]:
        return starter_actions(s)

    def take(self, s: FederationState, action: int) -> None:
        choose_starter(s, self.seat, action - CHOOSE_STARTER)


class Side(Numbered):
    """D-01. Argument: the site."""

    def legal(self, s: FederationState) -> list[int]:
        return side_actions(self.number)

    def take(self, s: FederationState, action: int) -> None:
        choose_side(s, self.number, action - CHOOSE_SIDE)


class Act(SeatStep):
    """FD-4.3 (3)."""

    def run(self, s: FederationState) -> None:
        act(s, self.owner)


class ApplySide(SeatStep):
    """FD-4.3 (4)."""

    def run(self, s: FederationState) -> None:
        apply_side(s, self.owner)


class NextTurn(Step[FederationState]):
    """FD-3.2."""

    def run(self, s: FederationState) -> None:
        next_turn(s)


class BeginRound(Step[FederationState]):
    """FD-9.8, FD-9.8d: a further round; its first player is next after the seat before."""

    def run(self, s: FederationState) -> None:
        open_round(s)
        s.active = (s.first - 1) % s.players
        next_turn(s)


class Executive(Step[FederationState]):
    """FD-9. Argument: the step of the phase."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.stage: Final = arguments[0]

    def run(self, s: FederationState) -> None:
        run_stage(s, self.stage)


class ReceiveIncome(SeatStep):
    """FD-9.1."""

    def run(self, s: FederationState) -> None:
        receive_income(s, self.owner)
