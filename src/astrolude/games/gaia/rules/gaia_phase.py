"""GP-5.2: the Gaia phase. Planets turn, then each player's tokens come back."""

from __future__ import annotations

from astrolude.games.gaia.events import GAIAFORMERS_RETURNED, PLANET_TURNED, TOKENS_DISCARDED, TOKENS_RETURNED
from astrolude.games.gaia.grammar import EXCHANGE, GAIN, STOP
from astrolude.games.gaia.questions import (
    ASK_GAIA_GAINS,
    ASK_GAIA_TILES,
    ASK_TILE,
    THEN_EXCHANGE_OF,
    THEN_OFFERS,
    THEN_RETURN_OF,
)
from astrolude.games.gaia.rules.conversions import chain_answers, empty_basket, put_in_basket
from astrolude.games.gaia.rules.power import IN_GAIA_AREA, has_institute, has_stone_in, move_stone
from astrolude.games.gaia.rules.tech import tile_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import EXCHANGE_TOKENS
from astrolude.games.gaia.tables.factions import ITARS, TERRANS
from astrolude.games.gaia.tables.planets import GAIA, TRANSDIM
from astrolude.games.gaia.tables.resources import COUNTED
from astrolude.kernel.state import NOBODY


def turn_planets(s: GaiaState) -> None:
    """GP-5.2.3: Transdim planets with a gaiaformer become Gaia planets."""
    turned = [place for place in s.spots if s.planet[place] == TRANSDIM and s.former[place] != NOBODY]
    if turned:
        planet = s.planet[:]
        for place in turned:
            planet[place] = GAIA
            s.note(PLANET_TURNED, s.former[place], place)
        s.planet = planet


def offer_exchange(s: GaiaState, seat: int) -> None:
    """GP-5.2.1, GP-11.14: the Itars may trade tokens for tech tiles, then the rest returns."""
    if (
        s.faction[seat] == ITARS
        and has_institute(s, seat)
        and s.gaia_area[seat] >= EXCHANGE_TOKENS
        and tile_answers(s, seat)
    ):
        ASK_GAIA_TILES.ask(s, seat)
    else:
        THEN_RETURN_OF.then(s, seat)


def answer_exchange(s: GaiaState, seat: int, action: int) -> None:
    """GP-11.14, R-23: a tile for four tokens, as often as they can; offers are made at once."""
    if not EXCHANGE.holds(action):
        THEN_RETURN_OF.then(s, seat)
        return
    s.gaia_area[seat] -= EXCHANGE_TOKENS
    s.note(TOKENS_DISCARDED, seat, 0, 0, 0)
    THEN_EXCHANGE_OF.then(s, seat)
    THEN_OFFERS.then(s, seat)
    ASK_TILE.ask(s, seat)


def return_tokens(s: GaiaState, seat: int) -> None:
    """GP-5.2.2: tokens of the Gaia area to bowl I, the Terrans' to bowl II; gaiaformers to the board."""
    if s.formers_away[seat]:
        s.formers[seat] += s.formers_away[seat]
        s.note(GAIAFORMERS_RETURNED, seat, s.formers_away[seat])
        s.formers_away[seat] = 0
    tokens = s.gaia_area[seat]
    if not tokens:
        return
    s.gaia_area[seat] = 0
    if has_stone_in(s, seat, IN_GAIA_AREA):
        move_stone(s, seat, 1)
    if s.faction[seat] != TERRANS:
        s.first_bowl[seat] += tokens
        s.note(TOKENS_RETURNED, seat, tokens, 0)
        return
    s.second_bowl[seat] += tokens
    s.note(TOKENS_RETURNED, seat, tokens, 1)
    if has_institute(s, seat):
        s.bill = tokens
        s.basket = [0] * COUNTED
        s.basket_last = 0
        ASK_GAIA_GAINS.ask(s, seat)


def gaia_gain_answers(s: GaiaState) -> list[int]:
    """GP-11.1: a further gain for what is left of the tokens' worth, or stop."""
    return [STOP.at(), *chain_answers(s)]


def answer_gaia_gain(s: GaiaState, seat: int, action: int) -> None:
    """GP-11.1: one choice per Gaia phase, named part by part."""
    if STOP.holds(action):
        empty_basket(s, seat)
    else:
        put_in_basket(s, GAIN.of(action))
        ASK_GAIA_GAINS.ask(s, seat)
