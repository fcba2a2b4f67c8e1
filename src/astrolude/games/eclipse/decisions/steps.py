"""What happens next without anybody choosing: the continuations of the stack. The rules are elsewhere."""

from __future__ import annotations

from astrolude.games.eclipse.rules.alliances import join_unless_refused
from astrolude.games.eclipse.rules.cleanup import clean_up, roll_for_hives
from astrolude.games.eclipse.rules.combat.aftermath import end_combat, next_control
from astrolude.games.eclipse.rules.combat.battle import BOMBARDING
from astrolude.games.eclipse.rules.combat.gunnery import do_damage, resolve_defence, take_aim
from astrolude.games.eclipse.rules.combat.phase import next_hex, proceed
from astrolude.games.eclipse.rules.combat.population_attack import (
    ancients_attack,
    next_attack,
    resolve_attack,
)
from astrolude.games.eclipse.rules.diplomacy import exchange_envoys
from astrolude.games.eclipse.rules.draft import ask_first_cubes
from astrolude.games.eclipse.rules.phases import CLEANUP, UPKEEP, begin_round, end_game, end_turn
from astrolude.games.eclipse.rules.reputation import call_participants, next_draw
from astrolude.games.eclipse.rules.research import reveal_discovery
from astrolude.games.eclipse.rules.upkeep import ask_payment, begin_upkeep, begin_upkeep_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import ROUNDS
from astrolude.kernel.state import NOBODY, Step


class Round(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        begin_round(s)


class TurnOver(Step[EclipseState]):
    """Argument: the seat whose turn ends."""

    def run(self, s: EclipseState) -> None:
        end_turn(s, self.argument)


class UpkeepPhase(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        begin_upkeep(s, UPKEEP)


class UpkeepOf(Step[EclipseState]):
    """Argument: the seat."""

    def run(self, s: EclipseState) -> None:
        begin_upkeep_of(s, self.argument)


class PaymentOf(Step[EclipseState]):
    """Argument: the seat."""

    def run(self, s: EclipseState) -> None:
        ask_payment(s, self.argument)


class Cleanup(Step[EclipseState]):
    """EC-20.4: the last round has none."""

    def run(self, s: EclipseState) -> None:
        if s.round == ROUNDS:
            end_game(s)
        else:
            clean_up(s, CLEANUP)


class Hives(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        roll_for_hives(s)


class NewRound(Step[EclipseState]):
    """EC-20.3."""

    def run(self, s: EclipseState) -> None:
        if s.next_start != NOBODY:
            s.start = s.next_start
        begin_round(s)


class Revelation(Step[EclipseState]):
    """Argument: the seat."""

    def run(self, s: EclipseState) -> None:
        reveal_discovery(s, self.argument)


class ExchangeEnvoys(Step[EclipseState]):
    """Arguments: the two partners."""

    def run(self, s: EclipseState) -> None:
        exchange_envoys(s, self.argument, self.second)


class Joined(Step[EclipseState]):
    """ER-12.3: everybody has been asked. Arguments: the newcomer, and the alliance."""

    def run(self, s: EclipseState) -> None:
        join_unless_refused(s, self.argument, self.second)


class HomesPlaced(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        ask_first_cubes(s)


# Combat


class Hex(Step[EclipseState]):
    """EC-16.1: the next hex."""

    def run(self, s: EclipseState) -> None:
        next_hex(s)


class Battle(Step[EclipseState]):
    """EC-16.3, EC-16.7: the next battle of the hex, or the next turn in it."""

    def run(self, s: EclipseState) -> None:
        proceed(s)


class Volley(Step[EclipseState]):
    """The dice of a volley stand."""

    def run(self, s: EclipseState) -> None:
        take_aim(s)


class Defence(Step[EclipseState]):
    """The dice of Point Defense, or of an attack on population, stand."""

    def run(self, s: EclipseState) -> None:
        if s.battle.stage == BOMBARDING:
            resolve_attack(s)
        else:
            resolve_defence(s)


class Damage(Step[EclipseState]):
    """All shots of a volley have their targets."""

    def run(self, s: EclipseState) -> None:
        do_damage(s)


class HexPopulation(Step[EclipseState]):
    """EC-17: the next player who may attack population."""

    def run(self, s: EclipseState) -> None:
        next_attack(s)


class AncientBombs(Step[EclipseState]):
    """ER-9.5, ER-17.2: Ancient Ships attack population, and then the draws begin."""

    def run(self, s: EclipseState) -> None:
        call_participants(s)
        ancients_attack(s)


class HexReputation(Step[EclipseState]):
    """EC-18: the next participant draws."""

    def run(self, s: EclipseState) -> None:
        next_draw(s)


class EndCombat(Step[EclipseState]):
    """The end of the phase."""

    def run(self, s: EclipseState) -> None:
        end_combat(s)


class Control(Step[EclipseState]):
    """EC-17.8: the next hex to control."""

    def run(self, s: EclipseState) -> None:
        next_control(s)
