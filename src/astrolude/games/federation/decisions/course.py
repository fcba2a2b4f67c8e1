"""FD-21: the questions and steps of the course of the game: setup, turns and the Executive phase."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.grammar import (
    ADD_DIE,
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
    PLAY_SEVEN,
    SEND,
    USE,
)
from astrolude.games.federation.questions import ASK_CLOSE, ASK_PLACE, ASK_PLACE_WITH, ASK_WINDOW
from astrolude.games.federation.rules.accreditation import choose_deep_space, deep_space_answers
from astrolude.games.federation.rules.executive import WING_ANSWERS, choose_law, pay_upkeep, upkeep_answers
from astrolude.games.federation.rules.missions import send_ship
from astrolude.games.federation.rules.scholars import use
from astrolude.games.federation.rules.turn import (
    DIE_ANSWERS,
    add_die,
    close_answers,
    keep_seven,
    open_turn,
    place,
    place_answers,
    place_with_answers,
    window_answers,
)
from astrolude.games.federation.setup import choose_side, choose_starter, side_answers, starter_answers
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import FREE_LEVEL, NOTHING
from astrolude.kernel.state import Decision

FIFTH_ANSWERS: Final = [PLAY_SEVEN.at(), DECLINE.at()]


class Place(Decision[FederationState]):
    """D-04 and W1."""

    automatic = False

    def legal(self, s: FederationState) -> list[int]:
        return place_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if PLAY.holds(action):
            face, cell = PLAY.of(action)
            place(s, self.seat, face, cell, NOTHING)
        elif PAUSE.holds(action):
            s.paused = True
            ASK_PLACE.ask(s, self.seat)
        elif LAY.holds(action):
            ASK_PLACE_WITH.ask(s, self.seat, LAY.of(action))
        else:
            ASK_PLACE.ask(s, self.seat)
            use(s, self.seat, USE.of(action))


class PlaceWith(Decision[FederationState]):
    """D-04 with a token. Argument: the token."""

    def legal(self, s: FederationState) -> list[int]:
        return place_with_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        face, cell = PLAY.of(action)
        place(s, self.seat, face, cell, self.argument)


class Die(Decision[FederationState]):
    """D-05."""

    def legal(self, s: FederationState) -> list[int]:
        return DIE_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        if ADD_DIE.holds(action):
            add_die(s, self.seat)


class Window(Decision[FederationState]):
    """W2 of FD-15.5, asked for by `pause`."""

    def legal(self, s: FederationState) -> list[int]:
        return window_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if not DECLINE.holds(action):
            ASK_WINDOW.ask(s, self.seat)
            use(s, self.seat, USE.of(action))


class Close(Decision[FederationState]):
    """W3, D-10 and W4."""

    def legal(self, s: FederationState) -> list[int]:
        return close_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if END_TURN.holds(action):
            return
        ASK_CLOSE.ask(s, self.seat)
        if USE.holds(action):
            use(s, self.seat, USE.of(action))
        else:
            s.sent = True
            send_ship(s, self.seat, SEND.of(action))


class Fifth(Decision[FederationState]):
    """D-11."""

    def legal(self, s: FederationState) -> list[int]:
        return FIFTH_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        if PLAY_SEVEN.holds(action):
            open_turn(s, self.seat)
        else:
            keep_seven(s, self.seat)


class DeepSpace(Decision[FederationState]):
    """D-09. Always asked: only the chooser knows what lies there."""

    automatic = False

    def legal(self, s: FederationState) -> list[int]:
        return deep_space_answers(s)

    def take(self, s: FederationState, action: int) -> None:
        choose_deep_space(s, self.seat, CHOOSE_DEEP.of(action))


class Upkeep(Decision[FederationState]):
    """D-13."""

    def legal(self, s: FederationState) -> list[int]:
        return upkeep_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        pay_upkeep(s, self.seat, FREE_LEVEL if DROP.holds(action) else PAY_LEVEL.of(action) + 1)


class Law(Decision[FederationState]):
    """D-14."""

    def legal(self, s: FederationState) -> list[int]:
        return WING_ANSWERS

    def take(self, s: FederationState, action: int) -> None:
        choose_law(s, self.seat, CHOOSE_WING.of(action))


class Starter(Decision[FederationState]):
    """D-02."""

    def legal(self, s: FederationState) -> list[int]:
        return starter_answers(s)

    def take(self, s: FederationState, action: int) -> None:
        choose_starter(s, self.seat, CHOOSE_STARTER.of(action))


class Side(Decision[FederationState]):
    """D-01. Argument: the site."""

    def legal(self, s: FederationState) -> list[int]:
        return side_answers(self.argument)

    def take(self, s: FederationState, action: int) -> None:
        choose_side(s, self.argument, CHOOSE_SIDE.of(action))
