"""GP-7.2: start a Gaia project."""

from __future__ import annotations

from astrolude.games.gaia.events import PROJECT_STARTED
from astrolude.games.gaia.grammar import PROJECT
from astrolude.games.gaia.rules.mines import base_range, range_qic
from astrolude.games.gaia.rules.placing import replaced
from astrolude.games.gaia.rules.power import TO_GAIA_AREA, pay_tokens, tokens_in_bowls
from astrolude.games.gaia.rules.resources import pay
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import RANGE_PER_QIC
from astrolude.games.gaia.tables.planets import TRANSDIM
from astrolude.games.gaia.tables.research import GAIA_PROJECT, PROJECT_TOKENS, TRACK_COUNT
from astrolude.kernel.state import NOBODY


def project_tokens(s: GaiaState, seat: int) -> int:
    """GP-7.2.2."""
    return PROJECT_TOKENS[s.levels[seat * TRACK_COUNT + GAIA_PROJECT]]


def add_projects(s: GaiaState, seat: int, bonus: int, answers: list[int]) -> None:
    """GP-7.2.1: append every Transdim planet that can be gaiaformed, with a bonus to range."""
    if not s.formers[seat] or tokens_in_bowls(s, seat) < project_tokens(s, seat):
        return
    furthest = base_range(s, seat) + bonus + RANGE_PER_QIC * s.qic[seat]
    near = s.near[seat]
    answers += [
        PROJECT.at(place)
        for place in s.spots
        if near[place] <= furthest and s.planet[place] == TRANSDIM and s.former[place] == NOBODY
    ]


def start_project(s: GaiaState, seat: int, place: int, bonus: int) -> None:
    """GP-7.2.2, GP-7.2.3: the gaiaformer is placed, the tokens go to the Gaia area."""
    qic = range_qic(s.near[seat][place], base_range(s, seat) + bonus)
    if qic:
        pay(s, seat, 0, 0, 0, qic)
    s.former = replaced(s.former, place, seat)
    s.formers[seat] -= 1
    s.note(PROJECT_STARTED, seat, place)
    pay_tokens(s, seat, project_tokens(s, seat), TO_GAIA_AREA)
