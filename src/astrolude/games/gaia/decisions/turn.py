"""The questions as objects: what may be answered, and what an answer does. The rules are elsewhere.

Here are the questions of a turn and of what its action brings; payments and set-up have modules of their own.
"""

from __future__ import annotations

from astrolude.games.gaia.grammar import (
    ADVANCE,
    ANY_TRACK,
    COVER,
    DECLINE,
    DOWNGRADE,
    JOIN,
    JOINED,
    PUT_LOST_PLANET,
    PUT_STATION,
    SATELLITE,
    SWAP,
    TAKE_TILE,
    TAKE_TOKEN,
)
from astrolude.games.gaia.rules.federations import (
    join_cluster,
    pick_satellite,
    planet_answers,
    satellite_answers,
    start_satellites,
)
from astrolude.games.gaia.rules.mines import lost_planet_answers, put_lost_planet
from astrolude.games.gaia.rules.research import advance, advance_answers, lowest_answers
from astrolude.games.gaia.rules.specials import (
    bonus_answers,
    place_station,
    station_answers,
    swap_answers,
    swap_institute,
    take_bonus,
)
from astrolude.games.gaia.rules.tech import ask_advance, cover_answers, cover_tile, take_tile, tile_answers
from astrolude.games.gaia.rules.tokens import rescore, rescore_answers, stock_answers, take_from_stock
from astrolude.games.gaia.rules.turn import after_answers, take_after_action, take_turn_action, turn_answers
from astrolude.games.gaia.rules.upgrades import downgrade, downgrade_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.state import Decision


class Turn(Decision[GaiaState]):
    """GP-14 point 7. Always asked: nobody passes by himself."""

    automatic = False

    def legal(self, s: GaiaState) -> list[int]:
        return turn_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        take_turn_action(s, self.seat, action)


class After(Decision[GaiaState]):
    """GP-14 point 7: conversions after the action. Always asked: until then a builder may undo (GP-10.7)."""

    automatic = False

    def legal(self, s: GaiaState) -> list[int]:
        return after_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        take_after_action(s, self.seat, action)


class Tile(Decision[GaiaState]):
    """GP-14 point 8."""

    def legal(self, s: GaiaState) -> list[int]:
        return tile_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        take_tile(s, self.seat, TAKE_TILE.of(action))


class Cover(Decision[GaiaState]):
    """GP-14 point 8: the standard tile under an advanced one. Argument: the advanced tile."""

    def legal(self, s: GaiaState) -> list[int]:
        return cover_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        cover_tile(s, self.seat, COVER.of(action), self.argument)


class Advance(Decision[GaiaState]):
    """GP-14 point 8: the free step. Argument: the only track for it, or any."""

    def legal(self, s: GaiaState) -> list[int]:
        return advance_answers(s, self.seat, self.argument)

    def take(self, s: GaiaState, action: int) -> None:
        if not DECLINE.holds(action):
            advance(s, self.seat, ADVANCE.of(action))


class LowestTrack(Decision[GaiaState]):
    """GP-11.12: the Bescods' step; it may not be declined (R-50)."""

    def legal(self, s: GaiaState) -> list[int]:
        return lowest_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        advance(s, self.seat, ADVANCE.of(action))


class Mine(Decision[GaiaState]):
    """GP-7.6.2, GP-7.7.4: where a step or range action builds. Argument: the bonus."""

    def legal(self, s: GaiaState) -> list[int]:
        return bonus_answers(s, self.seat, self.argument)

    def take(self, s: GaiaState, action: int) -> None:
        take_bonus(s, self.seat, self.argument, action)


class LostPlanet(Decision[GaiaState]):
    """GP-14 point 10."""

    def legal(self, s: GaiaState) -> list[int]:
        return lost_planet_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        put_lost_planet(s, self.seat, PUT_LOST_PLANET.of(action))


class Station(Decision[GaiaState]):
    """GP-11.8: where the Ivits' space station goes."""

    def legal(self, s: GaiaState) -> list[int]:
        return station_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        place_station(s, self.seat, PUT_STATION.of(action))


class Swap(Decision[GaiaState]):
    """GP-11.6: the mine that changes places with the Ambas' institute."""

    def legal(self, s: GaiaState) -> list[int]:
        return swap_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        swap_institute(s, self.seat, SWAP.of(action))


class Downgrade(Decision[GaiaState]):
    """GP-11.11: the Firaks' lab; then a step on any track, which may be declined."""

    def legal(self, s: GaiaState) -> list[int]:
        return downgrade_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        downgrade(s, self.seat, DOWNGRADE.of(action))
        ask_advance(s, self.seat, ANY_TRACK)


class Planets(Decision[GaiaState]):
    """GP-8.2.4: the planets of a federation, cluster by cluster."""

    def legal(self, s: GaiaState) -> list[int]:
        return planet_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        if JOINED.holds(action):
            start_satellites(s, self.seat)
        else:
            join_cluster(s, self.seat, JOIN.of(action))


class Satellites(Decision[GaiaState]):
    """GP-8.2.6: the link of a federation, hex by hex."""

    def legal(self, s: GaiaState) -> list[int]:
        return satellite_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        pick_satellite(s, self.seat, SATELLITE.of(action))


class Token(Decision[GaiaState]):
    """GP-8.1.1: the token for a federation."""

    def legal(self, s: GaiaState) -> list[int]:
        return stock_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        take_from_stock(s, self.seat, TAKE_TOKEN.of(action))


class Rescore(Decision[GaiaState]):
    """GP-7.6.1: the own token whose reward is gained again."""

    def legal(self, s: GaiaState) -> list[int]:
        return rescore_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        rescore(s, self.seat, TAKE_TOKEN.of(action))
