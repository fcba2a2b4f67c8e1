"""FD-21: the questions as objects: what may be answered, and what an answer does. The rules are elsewhere.

Prompts come first, then the steps that are put to nobody.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.accreditation import (
    choose_deep_space,
    climb,
    deep_space_actions,
)
from astrolude.games.federation.arratooine import (
    enter_stall,
    reward_actions,
    stall_actions,
    take_reward,
)
from astrolude.games.federation.atalum import (
    scholar_actions,
    take_scholar,
    top_scholar_actions,
)
from astrolude.games.federation.components import (
    BUILDING_COST,
    FACES,
    FREE_LEVEL,
    NOTHING,
    SCHOLAR_BIT,
)
from astrolude.games.federation.crystals import (
    owe,
    pay_on,
    pay_with,
    payment_actions,
)
from astrolude.games.federation.e81216 import (
    CONVERSIONS,
    build,
    building_actions,
    complete_building,
    convert,
    convert_actions,
    income_actions,
    leave_out_actions,
    take_income,
    teleport,
    teleport_actions,
    upgrade,
    upgrade_actions,
    without,
)
from astrolude.games.federation.effects import (
    run_line,
)
from astrolude.games.federation.executive import (
    WING_ANSWERS,
    choose_law,
    pay_upkeep,
    receive_income,
    run_stage,
    upkeep_actions,
)
from astrolude.games.federation.grammar import (
    ADD_DIE,
    ASK_CLOSE,
    ASK_CONVERT,
    ASK_FUND,
    ASK_PLACE,
    ASK_PLACE_WITH,
    ASK_WINDOW,
    BUILD,
    CHOOSE_DEEP,
    CHOOSE_SIDE,
    CHOOSE_STARTER,
    CHOOSE_WING,
    CONVERT,
    COPIED,
    COPY,
    COUNTS,
    DECLINE,
    DROP,
    END_TURN,
    ENTER_STALL,
    FUND,
    KEEP,
    LAY,
    LEAVE_OUT,
    MOVE_MINER,
    PAUSE,
    PAY,
    PAY_LEVEL,
    PLAY,
    PLAY_FACE,
    PLAY_SEVEN,
    QUESTIONS,
    REFRESH,
    RELEASE,
    REWARD,
    SEND,
    TAKE_INCOME,
    TAKE_INERT,
    TAKE_MEDAL,
    TAKE_SCHOLAR,
    TAKE_TOKEN,
    TOKEN_COUNT,
    UPGRADE,
    USE,
    VISIT,
    WILLING,
)
from astrolude.games.federation.laws import (
    open_round,
)
from astrolude.games.federation.medals import (
    choose_medal,
    medal_actions,
)
from astrolude.games.federation.missions import (
    release,
    release_actions,
    release_some,
    send_ship,
)
from astrolude.games.federation.neo import (
    asteroid_actions,
    inert_actions,
    reach,
    take_inert,
)
from astrolude.games.federation.planets import (
    extra_actions,
    planet_action,
    take_extra,
    visit_actions,
)
from astrolude.games.federation.projects import (
    fund,
    funding_actions,
)
from astrolude.games.federation.scholars import (
    copied_actions,
    copy,
    refresh,
    refresh_actions,
    use,
)
from astrolude.games.federation.senate import (
    copy_action,
    copy_actions,
)
from astrolude.games.federation.setup import (
    choose_side,
    choose_starter,
    side_actions,
    starter_actions,
)
from astrolude.games.federation.six_moon import (
    archive_actions,
    keep_actions,
    keep_from_archive,
    keep_laid_token,
    moon_token_actions,
    take_moon_token,
)
from astrolude.games.federation.state import (
    FederationState,
)
from astrolude.games.federation.turn import (
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
from astrolude.kernel.state import Decision, Step, make_decisions


class Asked(Decision[FederationState]):
    """A question that is put even where it leaves no choice."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False


class Numbered(Decision[FederationState]):
    """A question with one argument."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.number: Final = arguments[0]


class SeatStep(Step[FederationState]):
    """A step on behalf of a seat, with one further argument where there is any."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.owner: Final = arguments[0]
        self.number: Final = arguments[-1]


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


class Payment(Numbered):
    """D-06. Argument: the crystal that is due."""

    def legal(self, s: FederationState) -> list[int]:
        return payment_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        pay_with(s, self.seat, self.number, action - PAY)
        pay_on(s, self.seat)


class Release(Numbered):
    """D-07, D-08. Argument: how many tokens are left to place."""

    def legal(self, s: FederationState) -> list[int]:
        return release_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        release(s, self.seat, action - RELEASE)
        if self.number:
            release_some(s, self.seat, self.number)


class Fund(Numbered):
    """D-07, D-08. Argument: how many fundings are left."""

    def legal(self, s: FederationState) -> list[int]:
        return funding_actions(s)

    def take(self, s: FederationState, action: int) -> None:
        if self.number:
            s.ask(ASK_FUND + self.seat * COUNTS + self.number)
        fund(s, self.seat, action - FUND)


class Medal(Decision[FederationState]):
    """D-08: a medal of one's choice."""

    def legal(self, s: FederationState) -> list[int]:
        return medal_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        choose_medal(s, self.seat, action - TAKE_MEDAL)


class Asteroid(Decision[FederationState]):
    """D-08: where the miner goes."""

    def legal(self, s: FederationState) -> list[int]:
        return asteroid_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        reach(s, self.seat, action - MOVE_MINER)


class Inert(Decision[FederationState]):
    """D-08: an inert token."""

    def legal(self, s: FederationState) -> list[int]:
        return inert_actions(s)

    def take(self, s: FederationState, action: int) -> None:
        take_inert(s, self.seat, action - TAKE_INERT)


class MoonToken(Decision[FederationState]):
    """D-08: a token of the moon."""

    def legal(self, s: FederationState) -> list[int]:
        return moon_token_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_moon_token(s, self.seat, action - TAKE_TOKEN)


class Scholar(Decision[FederationState]):
    """D-08: a scholar to take."""

    def legal(self, s: FederationState) -> list[int]:
        return scholar_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_scholar(s, self.seat, action - TAKE_SCHOLAR)


class ScholarAny(Decision[FederationState]):
    """D-08: a scholar of level 3, through 2A2."""

    def legal(self, s: FederationState) -> list[int]:
        return top_scholar_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_scholar(s, self.seat, action - TAKE_SCHOLAR)


class Stall(Numbered):
    """D-08. Argument: how the stall is come by."""

    def legal(self, s: FederationState) -> list[int]:
        return stall_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        enter_stall(s, self.seat, action - ENTER_STALL, self.number)


class Reward(Decision[FederationState]):
    """D-08. Arguments: the stall and the level."""

    def legal(self, s: FederationState) -> list[int]:
        return reward_actions(self.arguments[0], self.arguments[1] + 1)

    def take(self, s: FederationState, action: int) -> None:
        take_reward(s, self.seat, action - REWARD)


class Building(Numbered):
    """D-08. Argument: how the building is come by."""

    def legal(self, s: FederationState) -> list[int]:
        return building_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        build(s, self.seat, action - BUILD, self.number)


class LeaveOut(Numbered):
    """1E2: the crystal not paid. Argument: the building."""

    def legal(self, s: FederationState) -> list[int]:
        return leave_out_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        owe(s, self.seat, without(BUILDING_COST[self.number], action - LEAVE_OUT))


class CopyAction(Decision[FederationState]):
    """D-08: what a spy copies."""

    def legal(self, s: FederationState) -> list[int]:
        return copy_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        copy_action(s, self.seat, action - COPY)


class Extra(Numbered):
    """D-08: whether a planet scholar is used. Argument: the point of use."""

    def legal(self, s: FederationState) -> list[int]:
        return extra_actions(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        take_extra(s, self.seat, self.number, action)


class Copied(Numbered):
    """D-03: the scholar to copy. Argument: the highest level."""

    def legal(self, s: FederationState) -> list[int]:
        return copied_actions(s, self.seat, self.number + 1)

    def take(self, s: FederationState, action: int) -> None:
        copy(s, self.seat, action - COPIED)


class Refresh(Numbered):
    """D-03, D-12: the scholar to turn up. Argument: whether it may be declined."""

    def legal(self, s: FederationState) -> list[int]:
        return refresh_choices(s, self.seat, self.number)

    def take(self, s: FederationState, action: int) -> None:
        if action != DECLINE:
            refresh(s, self.seat, action - REFRESH)


class Structure(Decision[FederationState]):
    """D-03: whose income is received."""

    def legal(self, s: FederationState) -> list[int]:
        return income_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_income(s, self.seat, action - TAKE_INCOME)


class Convert(Numbered):
    """D-03: 1D3. Argument: how many crystals may still be turned."""

    def legal(self, s: FederationState) -> list[int]:
        return convert_actions(s, self.seat, self.number + 1 == CONVERSIONS)

    def take(self, s: FederationState, action: int) -> None:
        if action != DECLINE:
            convert(s, self.seat, action - CONVERT)
            if self.number:
                s.ask(ASK_CONVERT + self.seat * COUNTS + self.number)


class Upgrade(Decision[FederationState]):
    """D-12: the Shapeshifter Chamber."""

    def legal(self, s: FederationState) -> list[int]:
        return upgrade_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if action != DECLINE:
            upgrade(s, self.seat, action - UPGRADE)


class Visit(Decision[FederationState]):
    """D-09: the planet of Deep Space 8."""

    def legal(self, s: FederationState) -> list[int]:
        return visit_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        planet_action(s, self.seat, action - VISIT)


class Keep(Decision[FederationState]):
    """D-03: 2C3."""

    def legal(self, s: FederationState) -> list[int]:
        return keep_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        keep_laid_token(s, self.seat, action - KEEP)


class KeepToken(Asked):
    """D-09: Deep Space 5. Always asked: only the chooser knows what lies there."""

    def legal(self, s: FederationState) -> list[int]:
        return archive_actions(s)

    def take(self, s: FederationState, action: int) -> None:
        keep_from_archive(s, self.seat, action - KEEP)


class Teleport(Decision[FederationState]):
    """D-12: the Teleporter."""

    def legal(self, s: FederationState) -> list[int]:
        return teleport_actions(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        teleport(s, self.seat, action)


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


class Effects(SeatStep):
    """FD-20: one line of a program."""

    def run(self, s: FederationState) -> None:
        run_line(s, self.owner, self.number)


class Climb(SeatStep):
    """FD-14.4: the degrees that waited for Deep Space."""

    def run(self, s: FederationState) -> None:
        climb(s, self.owner, self.number + 1)


class Settled(SeatStep):
    """FD-15.6: a scholar's effect is over."""

    def run(self, s: FederationState) -> None:
        s.busy &= ~SCHOLAR_BIT[self.number]


class Complete(SeatStep):
    """FD-10.5: what a building brings."""

    def run(self, s: FederationState) -> None:
        complete_building(s, self.owner, self.number)


class Act(SeatStep):
    """FD-4.3 (3)."""

    def run(self, s: FederationState) -> None:
        act(s, self.owner)


class ApplySide(SeatStep):
    """FD-4.3 (4)."""

    def run(self, s: FederationState) -> None:
        apply_side(s, self.owner)


class ReceiveIncome(SeatStep):
    """FD-9.1."""

    def run(self, s: FederationState) -> None:
        receive_income(s, self.owner)


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


def refresh_choices(s: FederationState, seat: int, will: int) -> list[int]:
    """FD-10.7: the Embassy may be declined."""
    actions = refresh_actions(s, seat)
    if will == WILLING or not actions:
        actions.append(DECLINE)
    return actions


FIFTH_ANSWERS: Final = [PLAY_SEVEN, DECLINE]
PLAY_END: Final = PLAY + PLAY_FACE * len(FACES)

CLASSES: Final[dict[str, type[Decision[FederationState]]]] = {
    "place": Place,
    "place_with": PlaceWith,
    "die": Die,
    "window": Window,
    "close": Close,
    "fifth": Fifth,
    "payment": Payment,
    "release": Release,
    "fund": Fund,
    "medal": Medal,
    "asteroid": Asteroid,
    "inert": Inert,
    "moon_token": MoonToken,
    "scholar": Scholar,
    "scholar_any": ScholarAny,
    "stall": Stall,
    "reward": Reward,
    "building": Building,
    "leave_out": LeaveOut,
    "copy": CopyAction,
    "extra": Extra,
    "copied": Copied,
    "refresh": Refresh,
    "structure": Structure,
    "convert": Convert,
    "upgrade": Upgrade,
    "visit": Visit,
    "keep": Keep,
    "keep_token": KeepToken,
    "teleport": Teleport,
    "deep_space": DeepSpace,
    "upkeep": Upkeep,
    "law": Law,
    "starter": Starter,
    "side": Side,
    "effects": Effects,
    "climb": Climb,
    "settled": Settled,
    "complete": Complete,
    "act": Act,
    "apply_side": ApplySide,
    "receive_income": ReceiveIncome,
    "next_turn": NextTurn,
    "begin_round": BeginRound,
    "executive": Executive,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
