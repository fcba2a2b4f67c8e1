"""Every question with the class that stands for it."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import questions as q
from astrolude.games.gaia.decisions import payments, set_up, steps, turn
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[GaiaState]]]] = {
    q.ASK_TURN: turn.Turn,
    q.ASK_AFTER: turn.After,
    q.ASK_COMBINATION: payments.Combination,
    q.ASK_PAYMENT: payments.Payment,
    q.ASK_STONE: payments.Stone,
    q.ASK_FROM_FIRST: payments.FromFirst,
    q.ASK_FROM_SECOND: payments.FromSecond,
    q.ASK_STONE_ALONG: payments.StoneAlong,
    q.ASK_TILE: turn.Tile,
    q.ASK_COVER: turn.Cover,
    q.ASK_ADVANCE: turn.Advance,
    q.ASK_LOWEST_TRACK: turn.LowestTrack,
    q.ASK_MINE: turn.Mine,
    q.ASK_LOST_PLANET: turn.LostPlanet,
    q.ASK_STATION: turn.Station,
    q.ASK_SWAP: turn.Swap,
    q.ASK_DOWNGRADE: turn.Downgrade,
    q.ASK_PLANETS: turn.Planets,
    q.ASK_SATELLITES: turn.Satellites,
    q.ASK_TOKEN: turn.Token,
    q.ASK_RESCORE: turn.Rescore,
    q.ASK_INCOME: payments.Income,
    q.ASK_GAIA_TILES: payments.GaiaTiles,
    q.ASK_GAIA_GAINS: payments.GaiaGains,
    q.ASK_BOOSTER: set_up.Booster,
    q.ASK_ROTATION: set_up.Rotation,
    q.ASK_FACTION: set_up.Faction,
    q.ASK_FIRST_MINE: set_up.FirstMine,
    q.ASK_FIRST_INSTITUTE: set_up.FirstInstitute,
    q.ASK_CHARGE: payments.Charge,
    q.THEN_OFFERS: steps.Offers,
    q.THEN_INCOME_OF: steps.IncomeOf,
    q.THEN_COLLECT: steps.Collect,
    q.THEN_GAIA_PHASE: steps.GaiaPhase,
    q.THEN_EXCHANGE_OF: steps.ExchangeOf,
    q.THEN_RETURN_OF: steps.ReturnOf,
    q.THEN_ACTION_PHASE: steps.ActionPhase,
    q.THEN_FIRST_STRUCTURES: steps.FirstStructures,
    q.THEN_ROUND: steps.Round,
    q.THEN_TURN_OF: steps.TurnOf,
    q.THEN_AUTOMA_TURN: steps.AutomaTurn,
    q.THEN_AUTOMA_MINE: steps.AutomaMine,
    q.THEN_AUTOMA_BOOSTER: steps.AutomaBooster,
}

DECISIONS: Final = make_decisions(q.QUESTIONS, CLASSES)
