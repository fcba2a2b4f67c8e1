"""Every question with the class of its objects."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse import questions
from astrolude.games.eclipse.decisions import actions, combat, follow_ups, phases, steps
from astrolude.games.eclipse.questions import QUESTIONS
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[EclipseState]]]] = {
    questions.ASK_TURN: actions.Turn,
    questions.ASK_BEGIN: actions.Begin,
    questions.ASK_EXPLORE: actions.Explore,
    questions.ASK_DRAWN: actions.Drawn,
    questions.ASK_INFLUENCE: actions.Influence,
    questions.ASK_PLACE_DISC: actions.PlaceDisc,
    questions.ASK_PUT_DOWN: actions.PutDown,
    questions.ASK_RESEARCH: actions.Research,
    questions.ASK_BUILD: actions.Build,
    questions.ASK_MOVE: actions.Move,
    questions.ASK_FLY: actions.Fly,
    questions.ASK_UPGRADE: actions.Upgrade,
    questions.ASK_AFTER: actions.After,
    questions.ASK_CLAIM_HEX: follow_ups.ClaimHex,
    questions.ASK_DISCOVERY: follow_ups.Discovery,
    questions.ASK_ANCIENT_PART: follow_ups.AncientPart,
    questions.ASK_ANCIENT_TECHNOLOGY: follow_ups.AncientTechnology,
    questions.ASK_PLACE_TILE: follow_ups.PlaceTile,
    questions.ASK_ARTIFACT: follow_ups.Artifact,
    questions.ASK_CUBE_TRACK: follow_ups.CubeTrack,
    questions.ASK_GRAVEYARD: follow_ups.Graveyard,
    questions.ASK_CONSENT: follow_ups.Consent,
    questions.ASK_MAKE_ROOM: follow_ups.MakeRoom,
    questions.ASK_ENVOY_CUBE: follow_ups.EnvoyCube,
    questions.ASK_WHICH_ALLIANCE: follow_ups.WhichAlliance,
    questions.ASK_TYPE_ORDER: combat.TypeOrder,
    questions.ASK_ATTACK_OR_RETREAT: combat.AttackOrRetreat,
    questions.ASK_STALEMATE: combat.Stalemate,
    questions.ASK_REROLL: combat.Reroll,
    questions.ASK_ASSIGN: combat.Assign,
    questions.ASK_POINT_DEFENCE: combat.PointDefence,
    questions.ASK_SHOOT_MISSILE: combat.ShootMissile,
    questions.ASK_POPULATION: combat.Population,
    questions.ASK_CUBES: combat.Cubes,
    questions.ASK_REPUTATION: combat.Reputation,
    questions.ASK_DISPLACE: combat.Displace,
    questions.ASK_SHRINE: phases.Shrine,
    questions.ASK_PLANET: phases.Planet,
    questions.ASK_COLONISTS: phases.Colonists,
    questions.ASK_UPKEEP: phases.Upkeep,
    questions.ASK_DIRECTION: phases.Direction,
    questions.ASK_SPECIES: phases.Species,
    questions.ASK_ROTATION: phases.Rotation,
    questions.ASK_FIRST_CUBE: phases.FirstCube,
    questions.ASK_ORBITAL_CUBE: phases.OrbitalCube,
    questions.THEN_ROUND: steps.Round,
    questions.THEN_TURN_OVER: steps.TurnOver,
    questions.THEN_UPKEEP_PHASE: steps.UpkeepPhase,
    questions.THEN_UPKEEP_OF: steps.UpkeepOf,
    questions.THEN_PAYMENT_OF: steps.PaymentOf,
    questions.THEN_CLEANUP: steps.Cleanup,
    questions.THEN_NEW_ROUND: steps.NewRound,
    questions.THEN_HIVES: steps.Hives,
    questions.THEN_REVELATION: steps.Revelation,
    questions.THEN_EXCHANGE_ENVOYS: steps.ExchangeEnvoys,
    questions.THEN_JOINED: steps.Joined,
    questions.THEN_HOMES_PLACED: steps.HomesPlaced,
    questions.THEN_HEX: steps.Hex,
    questions.THEN_BATTLE: steps.Battle,
    questions.THEN_VOLLEY: steps.Volley,
    questions.THEN_DEFENCE: steps.Defence,
    questions.THEN_DAMAGE: steps.Damage,
    questions.THEN_HEX_POPULATION: steps.HexPopulation,
    questions.THEN_ANCIENT_BOMBS: steps.AncientBombs,
    questions.THEN_HEX_REPUTATION: steps.HexReputation,
    questions.THEN_END_COMBAT: steps.EndCombat,
    questions.THEN_CONTROL: steps.Control,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
