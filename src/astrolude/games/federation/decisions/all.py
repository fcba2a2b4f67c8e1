"""FD-21: one object for every question that can be asked, and for every step."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation import questions
from astrolude.games.federation.decisions.course import (
    Close,
    DeepSpace,
    Die,
    Fifth,
    Law,
    Place,
    PlaceWith,
    Side,
    Starter,
    Upkeep,
    Window,
)
from astrolude.games.federation.decisions.effects import (
    Asteroid,
    Building,
    Convert,
    Copied,
    CopyAction,
    Extra,
    Fund,
    Inert,
    Keep,
    KeepToken,
    LeaveOut,
    Medal,
    MoonToken,
    Payment,
    Refresh,
    Release,
    Reward,
    Scholar,
    ScholarAny,
    Stall,
    Structure,
    Teleport,
    Upgrade,
    Visit,
)
from astrolude.games.federation.decisions.steps import (
    Act,
    ApplySide,
    BeginRound,
    Climb,
    Complete,
    Effects,
    Executive,
    NextTurn,
    ReceiveIncome,
    Settled,
)
from astrolude.games.federation.questions import QUESTIONS
from astrolude.games.federation.state import FederationState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[FederationState]]]] = {
    questions.ASK_PLACE: Place,
    questions.ASK_PLACE_WITH: PlaceWith,
    questions.ASK_DIE: Die,
    questions.ASK_WINDOW: Window,
    questions.ASK_CLOSE: Close,
    questions.ASK_FIFTH: Fifth,
    questions.ASK_PAYMENT: Payment,
    questions.ASK_RELEASE: Release,
    questions.ASK_FUND: Fund,
    questions.ASK_MEDAL: Medal,
    questions.ASK_ASTEROID: Asteroid,
    questions.ASK_INERT: Inert,
    questions.ASK_MOON_TOKEN: MoonToken,
    questions.ASK_SCHOLAR: Scholar,
    questions.ASK_SCHOLAR_ANY: ScholarAny,
    questions.ASK_STALL: Stall,
    questions.ASK_REWARD: Reward,
    questions.ASK_BUILDING: Building,
    questions.ASK_LEAVE_OUT: LeaveOut,
    questions.ASK_COPY: CopyAction,
    questions.ASK_EXTRA: Extra,
    questions.ASK_COPIED: Copied,
    questions.ASK_REFRESH: Refresh,
    questions.ASK_STRUCTURE: Structure,
    questions.ASK_CONVERT: Convert,
    questions.ASK_UPGRADE: Upgrade,
    questions.ASK_VISIT: Visit,
    questions.ASK_KEEP: Keep,
    questions.ASK_KEEP_TOKEN: KeepToken,
    questions.ASK_TELEPORT: Teleport,
    questions.ASK_DEEP: DeepSpace,
    questions.ASK_UPKEEP: Upkeep,
    questions.ASK_LAW: Law,
    questions.ASK_STARTER: Starter,
    questions.ASK_SIDE: Side,
    questions.THEN_EFFECTS: Effects,
    questions.THEN_CLIMB: Climb,
    questions.THEN_SETTLED: Settled,
    questions.THEN_COMPLETE: Complete,
    questions.THEN_ACT: Act,
    questions.THEN_APPLY_SIDE: ApplySide,
    questions.THEN_RECEIVE_INCOME: ReceiveIncome,
    questions.THEN_NEXT_TURN: NextTurn,
    questions.THEN_BEGIN_ROUND: BeginRound,
    questions.THEN_EXECUTIVE: Executive,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
