"""Every question with the class that stands for it."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import questions
from astrolude.games.gaia.decisions import payments, set_up, steps, turn
from astrolude.games.gaia.questions import QUESTIONS
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[GaiaState]]]] = {
    questions.ASK_TURN: turn.Turn,
    questions.ASK_AFTER: turn.After,
    questions.ASK_COMBINATION: payments.Combination,
    questions.ASK_PAYMENT: payments.Payment,
    questions.ASK_STONE: payments.Stone,
    questions.ASK_FROM_FIRST: payments.FromFirst,
    questions.ASK_FROM_SECOND: payments.FromSecond,
    questions.ASK_STONE_ALONG: payments.StoneAlong,
    questions.ASK_TILE: turn.Tile,
    questions.ASK_COVER: turn.Cover,
    questions.ASK_ADVANCE: turn.Advance,
    questions.ASK_LOWEST_TRACK: turn.LowestTrack,
    questions.ASK_MINE: turn.Mine,
    questions.ASK_LOST_PLANET: turn.LostPlanet,
    questions.ASK_STATION: turn.Station,
    questions.ASK_SWAP: turn.Swap,
    questions.ASK_DOWNGRADE: turn.Downgrade,
    questions.ASK_PLANETS: turn.Planets,
    questions.ASK_SATELLITES: turn.Satellites,
    questions.ASK_TOKEN: turn.Token,
    questions.ASK_RESCORE: turn.Rescore,
    questions.ASK_INCOME: payments.Income,
    questions.ASK_GAIA_TILES: payments.GaiaTiles,
    questions.ASK_GAIA_GAINS: payments.GaiaGains,
    questions.ASK_BOOSTER: set_up.Booster,
    questions.ASK_ROTATION: set_up.Rotation,
    questions.ASK_FACTION: set_up.Faction,
    questions.ASK_FIRST_MINE: set_up.FirstMine,
    questions.ASK_FIRST_INSTITUTE: set_up.FirstInstitute,
    questions.ASK_CHARGE: payments.Charge,
    questions.THEN_OFFERS: steps.Offers,
    questions.THEN_INCOME_OF: steps.IncomeOf,
    questions.THEN_COLLECT: steps.Collect,
    questions.THEN_GAIA_PHASE: steps.GaiaPhase,
    questions.THEN_EXCHANGE_OF: steps.ExchangeOf,
    questions.THEN_RETURN_OF: steps.ReturnOf,
    questions.THEN_ACTION_PHASE: steps.ActionPhase,
    questions.THEN_FIRST_STRUCTURES: steps.FirstStructures,
    questions.THEN_ROUND: steps.Round,
    questions.THEN_TURN_OF: steps.TurnOf,
    questions.THEN_AUTOMA_TURN: steps.AutomaTurn,
    questions.THEN_AUTOMA_MINE: steps.AutomaMine,
    questions.THEN_AUTOMA_BOOSTER: steps.AutomaBooster,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
