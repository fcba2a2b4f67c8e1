"""FD-21: the questions and steps inside actions and effects. What they do is said by the rules' modules."""

from __future__ import annotations

from astrolude.games.federation.decisions.common import (
    Asked,
    Numbered,
    SeatStep,
)
from astrolude.games.federation.grammar import (
    ASK_CONVERT,
    ASK_FUND,
    BUILD,
    CONVERT,
    COPIED,
    COPY,
    COUNTS,
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
    WILLING,
)
from astrolude.games.federation.rules.accreditation import (
    climb,
)
from astrolude.games.federation.rules.arratooine import (
    enter_stall,
    reward_actions,
    stall_actions,
    take_reward,
)
from astrolude.games.federation.rules.atalum import (
    scholar_actions,
    take_scholar,
    top_scholar_actions,
)
from astrolude.games.federation.rules.crystals import (
    owe,
    pay_on,
    pay_with,
    payment_actions,
)
from astrolude.games.federation.rules.e81216 import (
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
from astrolude.games.federation.rules.effects import (
    run_line,
)
from astrolude.games.federation.rules.medals import (
    choose_medal,
    medal_actions,
)
from astrolude.games.federation.rules.missions import (
    release,
    release_actions,
    release_some,
)
from astrolude.games.federation.rules.neo import (
    asteroid_actions,
    inert_actions,
    reach,
    take_inert,
)
from astrolude.games.federation.rules.planets import (
    extra_actions,
    planet_action,
    take_extra,
    visit_actions,
)
from astrolude.games.federation.rules.projects import (
    fund,
    funding_actions,
)
from astrolude.games.federation.rules.scholars import (
    copied_actions,
    copy,
    refresh,
    refresh_actions,
)
from astrolude.games.federation.rules.senate import (
    copy_action,
    copy_actions,
)
from astrolude.games.federation.rules.six_moon import (
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
from astrolude.games.federation.tables.components import (
    BUILDING_COST,
    SCHOLAR_BIT,
)
from astrolude.kernel.state import Decision


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


def refresh_choices(s: FederationState, seat: int, will: int) -> list[int]:
    """FD-10.7: the Embassy may be declined."""
    actions = refresh_actions(s, seat)
    if will == WILLING or not actions:
        actions.append(DECLINE)
    return actions
