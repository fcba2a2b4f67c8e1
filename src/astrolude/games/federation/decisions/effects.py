"""FD-21: the questions and steps inside actions and effects. What they do is said by the rules' modules."""

from __future__ import annotations

from astrolude.games.federation.grammar import (
    BUILD,
    CONVERT,
    COPIED,
    COPY,
    DECLINE,
    ENTER_STALL,
    FUND,
    KEEP,
    LEAVE_OUT,
    MOVE_MINER,
    PAY,
    REFRESH,
    RELEASE,
    REWARD,
    TAKE_INCOME,
    TAKE_INERT,
    TAKE_MEDAL,
    TAKE_SCHOLAR,
    TAKE_TOKEN,
    UPGRADE,
    VISIT,
)
from astrolude.games.federation.questions import ASK_CONVERT, ASK_FUND
from astrolude.games.federation.rules.arratooine import (
    enter_stall,
    reward_answers,
    stall_answers,
    take_reward,
)
from astrolude.games.federation.rules.atalum import scholar_answers, take_scholar, top_scholar_answers
from astrolude.games.federation.rules.crystals import owe, pay_on, pay_with, payment_answers
from astrolude.games.federation.rules.e81216 import (
    CONVERSIONS,
    build,
    building_answers,
    convert,
    convert_answers,
    income_answers,
    leave_out_answers,
    take_income,
    teleport,
    teleport_answers,
    upgrade,
    upgrade_answers,
    without,
)
from astrolude.games.federation.rules.medals import choose_medal, medal_answers
from astrolude.games.federation.rules.missions import release, release_answers, release_some
from astrolude.games.federation.rules.neo import asteroid_answers, inert_answers, reach, take_inert
from astrolude.games.federation.rules.planets import extra_answers, planet_action, take_extra, visit_answers
from astrolude.games.federation.rules.projects import fund, funding_answers
from astrolude.games.federation.rules.scholars import copied_answers, copy, refresh, refresh_answers
from astrolude.games.federation.rules.senate import copy_action, copy_answers
from astrolude.games.federation.rules.six_moon import (
    archive_answers,
    keep_answers,
    keep_from_archive,
    keep_laid_token,
    moon_token_answers,
    take_moon_token,
)
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import BUILDING_COST
from astrolude.kernel.state import Decision


class Payment(Decision[FederationState]):
    """D-06. Argument: the crystal that is due."""

    def legal(self, s: FederationState) -> list[int]:
        return payment_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        pay_with(s, self.seat, self.argument, PAY.of(action))
        pay_on(s, self.seat)


class Release(Decision[FederationState]):
    """D-07, D-08. Argument: how many tokens are left to place."""

    def legal(self, s: FederationState) -> list[int]:
        return release_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        release(s, self.seat, RELEASE.of(action))
        if self.argument:
            release_some(s, self.seat, self.argument)


class Fund(Decision[FederationState]):
    """D-07, D-08. Argument: how many fundings are left."""

    def legal(self, s: FederationState) -> list[int]:
        return funding_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        if self.argument:
            ASK_FUND.ask(s, self.seat, self.argument - 1)
        fund(s, self.seat, FUND.of(action))


class Medal(Decision[FederationState]):
    """D-08: a medal of one's choice."""

    def legal(self, s: FederationState) -> list[int]:
        return medal_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        choose_medal(s, self.seat, TAKE_MEDAL.of(action))


class Asteroid(Decision[FederationState]):
    """D-08: where the miner goes."""

    def legal(self, s: FederationState) -> list[int]:
        return asteroid_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        reach(s, self.seat, MOVE_MINER.of(action))


class Inert(Decision[FederationState]):
    """D-08: an inert token."""

    def legal(self, s: FederationState) -> list[int]:
        return inert_answers(s)

    def take(self, s: FederationState, action: int) -> None:
        take_inert(s, self.seat, TAKE_INERT.of(action))


class MoonToken(Decision[FederationState]):
    """D-08: a token of the moon."""

    def legal(self, s: FederationState) -> list[int]:
        return moon_token_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_moon_token(s, self.seat, TAKE_TOKEN.of(action))


class Scholar(Decision[FederationState]):
    """D-08: a scholar to take."""

    def legal(self, s: FederationState) -> list[int]:
        return scholar_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_scholar(s, self.seat, TAKE_SCHOLAR.of(action))


class ScholarAny(Decision[FederationState]):
    """D-08: a scholar of level 3, through 2A2."""

    def legal(self, s: FederationState) -> list[int]:
        return top_scholar_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_scholar(s, self.seat, TAKE_SCHOLAR.of(action))


class Stall(Decision[FederationState]):
    """D-08. Argument: how the stall is come by."""

    def legal(self, s: FederationState) -> list[int]:
        return stall_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        enter_stall(s, self.seat, ENTER_STALL.of(action), self.argument)


class Reward(Decision[FederationState]):
    """D-08. Arguments: the stall and the level."""

    def legal(self, s: FederationState) -> list[int]:
        return reward_answers(self.arguments[0], self.arguments[1] + 1)

    def take(self, s: FederationState, action: int) -> None:
        take_reward(s, self.seat, REWARD.of(action))


class Building(Decision[FederationState]):
    """D-08. Argument: how the building is come by."""

    def legal(self, s: FederationState) -> list[int]:
        return building_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        build(s, self.seat, BUILD.of(action), self.argument)


class LeaveOut(Decision[FederationState]):
    """1E2: the crystal not paid. Argument: the building."""

    def legal(self, s: FederationState) -> list[int]:
        return leave_out_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        owe(s, self.seat, without(BUILDING_COST[self.argument], LEAVE_OUT.of(action)))


class CopyAction(Decision[FederationState]):
    """D-08: what a spy copies."""

    def legal(self, s: FederationState) -> list[int]:
        return copy_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        copy_action(s, self.seat, COPY.of(action))


class Extra(Decision[FederationState]):
    """D-08: whether a planet scholar is used. Argument: the point of use."""

    def legal(self, s: FederationState) -> list[int]:
        return extra_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        take_extra(s, self.seat, self.argument, action)


class Copied(Decision[FederationState]):
    """D-03: the scholar to copy. Argument: the highest level."""

    def legal(self, s: FederationState) -> list[int]:
        return copied_answers(s, self.seat, self.argument + 1)

    def take(self, s: FederationState, action: int) -> None:
        copy(s, self.seat, COPIED.of(action))


class Refresh(Decision[FederationState]):
    """D-03, D-12: the scholar to turn up. Argument: whether it may be declined."""

    def legal(self, s: FederationState) -> list[int]:
        return refresh_answers(s, self.seat, self.argument)

    def take(self, s: FederationState, action: int) -> None:
        if not DECLINE.holds(action):
            refresh(s, self.seat, REFRESH.of(action), self.argument)


class Structure(Decision[FederationState]):
    """D-03: whose income is received."""

    def legal(self, s: FederationState) -> list[int]:
        return income_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        take_income(s, self.seat, TAKE_INCOME.of(action))


class Convert(Decision[FederationState]):
    """D-03: 1D3. Argument: how many crystals may still be turned."""

    def legal(self, s: FederationState) -> list[int]:
        return convert_answers(s, self.seat, self.argument + 1 == CONVERSIONS)

    def take(self, s: FederationState, action: int) -> None:
        if not DECLINE.holds(action):
            convert(s, self.seat, CONVERT.of(action))
            if self.argument:
                ASK_CONVERT.ask(s, self.seat, self.argument - 1)


class Upgrade(Decision[FederationState]):
    """D-12: the Shapeshifter Chamber."""

    def legal(self, s: FederationState) -> list[int]:
        return upgrade_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        if not DECLINE.holds(action):
            upgrade(s, self.seat, UPGRADE.of(action))


class Visit(Decision[FederationState]):
    """D-09: the planet of Deep Space 8."""

    def legal(self, s: FederationState) -> list[int]:
        return visit_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        planet_action(s, self.seat, VISIT.of(action))


class Keep(Decision[FederationState]):
    """D-03: 2C3."""

    def legal(self, s: FederationState) -> list[int]:
        return keep_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        keep_laid_token(s, self.seat, KEEP.of(action))


class KeepToken(Decision[FederationState]):
    """D-09: Deep Space 5. Always asked: only the chooser knows what lies there."""

    automatic = False

    def legal(self, s: FederationState) -> list[int]:
        return archive_answers(s)

    def take(self, s: FederationState, action: int) -> None:
        keep_from_archive(s, self.seat, KEEP.of(action))


class Teleport(Decision[FederationState]):
    """D-12: the Teleporter."""

    def legal(self, s: FederationState) -> list[int]:
        return teleport_answers(s, self.seat)

    def take(self, s: FederationState, action: int) -> None:
        teleport(s, self.seat, action)
