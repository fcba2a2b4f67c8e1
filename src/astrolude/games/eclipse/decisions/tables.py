"""The questions about blueprints, developments and alliances."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import ASK_UPGRADE, CHOOSE_ALLIANCE, PUT, UPGRADES
from astrolude.games.eclipse.rules import alliances, developments, upgrade
from astrolude.games.eclipse.rules.free_steps import add_action_steps, is_free_step, take_free_step
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import Decision, Step


class Upgrade(Decision[EclipseState]):
    """EC-9.2: return and install parts, as long as some may be installed."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.left: Final = arguments[0]

    def legal(self, s: EclipseState) -> list[int]:
        answers: list[int] = []
        upgrade.add_upgrades(s, self.seat, self.left, answers)
        add_action_steps(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if is_free_step(action):
            s.ask(ASK_UPGRADE + self.seat * UPGRADES + self.left)
            take_free_step(s, self.seat, action)
        else:
            upgrade.take(s, self.seat, self.left, action)


class AncientPart(Decision[EclipseState]):
    """EC-23.5: install a found part at once, or keep it."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.part: Final = arguments[0]

    def legal(self, s: EclipseState) -> list[int]:
        return upgrade.found_answers(s, self.seat, self.part)

    def take(self, s: EclipseState, action: int) -> None:
        upgrade.take_found(s, self.seat, self.part, action)


class PlaceTile(Decision[EclipseState]):
    """ER-6.4, ER-6.5: the hex of a shellworld or warp portal."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.development: Final = arguments[0]

    def legal(self, s: EclipseState) -> list[int]:
        return developments.place_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        developments.place(s, self.seat, self.development, action - PUT)


class WhichAlliance(Decision[EclipseState]):
    """ER-12.2: the founder chooses among the unused alliances."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.partner: Final = arguments[0]

    def legal(self, s: EclipseState) -> list[int]:
        return alliances.founding_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        alliances.found(s, self.seat, self.partner, action - CHOOSE_ALLIANCE)


class Joined(Step[EclipseState]):
    """ER-12.3: everybody has been asked about a newcomer."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.newcomer: Final = arguments[0]
        self.alliance: Final = arguments[1]

    def run(self, s: EclipseState) -> None:
        alliances.join_unless_refused(s, self.newcomer, self.alliance)


TABLE_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "upgrade": Upgrade,
    "ancient_part": AncientPart,
    "place_tile": PlaceTile,
    "which_alliance": WhichAlliance,
    "joined": Joined,
}
