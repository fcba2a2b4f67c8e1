"""GP-2.3, GP-1.3: ore, credits, knowledge and Q.I.C. under their caps, and points by source."""

from __future__ import annotations

from astrolude.games.gaia.events import GAIAFORMER_GAINED, GAINED, PAID, SCORED
from astrolude.games.gaia.rules.power import charge, gain_tokens
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import GLEENS
from astrolude.games.gaia.tables.resources import (
    CHARGE,
    CREDITS,
    CREDITS_CAP,
    GAIAFORMER,
    KNOWLEDGE,
    KNOWLEDGE_CAP,
    ORE,
    ORE_CAP,
    POINTS,
    QIC,
    TOKENS,
)
from astrolude.games.gaia.tables.scoring import SOURCE_COUNT
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS


def add(s: GaiaState, seat: int, ore: int, credit: int, knowledge: int, qic: int) -> None:
    """GP-2.3: gain; what exceeds a cap is lost. GP-11.4: the Gleens' Q.I.C. become ore at first."""
    if qic and s.faction[seat] == GLEENS and not s.out[seat * ROWS + ACADEMY_QIC]:
        ore += qic
        qic = 0
    if ore > ORE_CAP - s.ore[seat]:
        ore = ORE_CAP - s.ore[seat]
    if credit > CREDITS_CAP - s.credits[seat]:
        credit = CREDITS_CAP - s.credits[seat]
    if knowledge > KNOWLEDGE_CAP - s.knowledge[seat]:
        knowledge = KNOWLEDGE_CAP - s.knowledge[seat]
    s.ore[seat] += ore
    s.credits[seat] += credit
    s.knowledge[seat] += knowledge
    s.qic[seat] += qic
    s.note(GAINED, seat, ore, credit, knowledge, qic)


def pay(s: GaiaState, seat: int, ore: int, credit: int, knowledge: int, qic: int) -> None:
    """Pay a cost that the player can afford."""
    s.ore[seat] -= ore
    s.credits[seat] -= credit
    s.knowledge[seat] -= knowledge
    s.qic[seat] -= qic
    s.note(PAID, seat, ore, credit, knowledge, qic)


def score(s: GaiaState, seat: int, points: int, source: int) -> None:
    """GP-1.2: points from a source; negative for passive charging."""
    if points:
        s.points[seat] += points
        s.ledger[seat * SOURCE_COUNT + source] += points
        s.note(SCORED, seat, points, source)


def gain(s: GaiaState, seat: int, row: list[int], times: int, source: int) -> None:
    """Carry out a row of gains, whatever printed it; `source` is where its points come from."""
    ore, credit, knowledge, qic = row[ORE], row[CREDITS], row[KNOWLEDGE], row[QIC]
    if ore or credit or knowledge or qic:
        add(s, seat, ore * times, credit * times, knowledge * times, qic * times)
    if row[TOKENS]:
        gain_tokens(s, seat, row[TOKENS] * times)
    if row[POINTS]:
        score(s, seat, row[POINTS] * times, source)
    if row[GAIAFORMER]:
        gain_gaiaformer(s, seat)
    if row[CHARGE]:
        charge(s, seat, row[CHARGE] * times)


def gain_gaiaformer(s: GaiaState, seat: int) -> None:
    """GP-7.2.4: one more gaiaformer is ready on the faction board."""
    s.formers[seat] += 1
    s.formers_owned[seat] += 1
    s.note(GAIAFORMER_GAINED, seat)
