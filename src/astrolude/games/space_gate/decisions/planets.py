"""The questions of settlers on their way: sites, exchanges, Hawking, gates."""

from __future__ import annotations

from astrolude.games.space_gate.grammar import CHOOSE_ISLAND, EXCHANGE, GATE_TO, GIVE_SETTLER, SEND, SETTLE
from astrolude.games.space_gate.rules.closing import gate_answers, open_planet
from astrolude.games.space_gate.rules.hawking import (
    exchange,
    exchange_answers,
    give_piece,
    give_settler,
    settler_answers,
)
from astrolude.games.space_gate.rules.odyssey import giving_answers
from astrolude.games.space_gate.rules.placing import destination, island_answers
from astrolude.games.space_gate.rules.sending import send, send_answers, settle, site_answers
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.state import Decision


class Send(Decision[GateState]):
    """D8."""

    def legal(self, s: GateState) -> list[int]:
        return send_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        send(s, self.seat, SEND.of(action))


class Island(Decision[GateState]):
    """D8a."""

    def legal(self, s: GateState) -> list[int]:
        return island_answers(s, s.planets[destination(s)])

    def take(self, s: GateState, action: int) -> None:
        s.island = CHOOSE_ISLAND.of(action)


class Site(Decision[GateState]):
    """D8b."""

    def legal(self, s: GateState) -> list[int]:
        return site_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        settle(s, self.seat, SETTLE.of(action))


class Exchange(Decision[GateState]):
    """D8c, D10."""

    def legal(self, s: GateState) -> list[int]:
        return exchange_answers()

    def take(self, s: GateState, action: int) -> None:
        exchange(s, self.seat, EXCHANGE.of(action))


class RankPiece(Decision[GateState]):
    """D9."""

    def legal(self, s: GateState) -> list[int]:
        return giving_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        give_piece(s, self.seat, action)


class RankSettler(Decision[GateState]):
    """D9b."""

    def legal(self, s: GateState) -> list[int]:
        return settler_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        give_settler(s, self.seat, GIVE_SETTLER.of(action))


class GateTo(Decision[GateState]):
    """D11."""

    def legal(self, s: GateState) -> list[int]:
        return gate_answers(s)

    def take(self, s: GateState, action: int) -> None:
        open_planet(s, self.seat, GATE_TO.of(action))
