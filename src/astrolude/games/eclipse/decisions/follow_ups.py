"""The questions that follow an action: discs, discoveries, cubes and consent, as objects."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACCEPT,
    CHOOSE_RESOURCE,
    DECLINE,
    FRONT,
    JOINING,
    PUT,
    REFUSE,
    RELATIONS,
    RESEARCH,
    RETURN_TILE,
)
from astrolude.games.eclipse.question import Argued
from astrolude.games.eclipse.rules import alliances, diplomacy
from astrolude.games.eclipse.rules.control import place_disc
from astrolude.games.eclipse.rules.cubes import (
    bury,
    cube_track_answers,
    graveyard_answers,
    put_on_track,
)
from astrolude.games.eclipse.rules.discovery import discovery_answers, keep_for_points, use_front
from astrolude.games.eclipse.rules.reputation import return_tile, return_tile_answers
from astrolude.games.eclipse.rules.research import (
    ancient_technology,
    ancient_technology_answers,
    use_artifact,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import RESOURCES
from astrolude.kernel.state import Decision

ALL_RESOURCES: Final = [CHOOSE_RESOURCE + resource for resource in range(len(RESOURCES))]


class ClaimHex(Argued):
    """EC-6.7, EC-17.8, ER-D32. Argument: the hex."""

    def legal(self, s: EclipseState) -> list[int]:
        return [PUT + self.argument, DECLINE]

    def take(self, s: EclipseState, action: int) -> None:
        if action != DECLINE:
            place_disc(s, self.seat, self.argument)


class Discovery(Argued):
    """EC-23.2, ER-D18. Argument: the tile."""

    def legal(self, s: EclipseState) -> list[int]:
        return discovery_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        if action == FRONT:
            use_front(s, self.seat, self.argument)
        else:
            keep_for_points(s, self.seat, self.argument)


class AncientTechnology(Decision[EclipseState]):
    """EC-23.4."""

    def legal(self, s: EclipseState) -> list[int]:
        return ancient_technology_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        ancient_technology(s, self.seat, action - RESEARCH)


class Artifact(Argued):
    """EC-8.13. Argument: artifacts left."""

    def legal(self, s: EclipseState) -> list[int]:
        return ALL_RESOURCES

    def take(self, s: EclipseState, action: int) -> None:
        use_artifact(s, self.seat, self.argument, action - CHOOSE_RESOURCE)


class CubeTrack(Argued):
    """EC-4.10. Argument: which tracks come first."""

    def legal(self, s: EclipseState) -> list[int]:
        return cube_track_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        put_on_track(s, self.seat, action - CHOOSE_RESOURCE)


class Graveyard(Argued):
    """EC-17.4. Argument: which boxes."""

    def legal(self, s: EclipseState) -> list[int]:
        return graveyard_answers(self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        bury(s, self.seat, action - CHOOSE_RESOURCE)


class Consent(Decision[EclipseState]):
    """EC-15.2, ER-D10. Arguments: who proposes, and what. After a refusal the others need not answer."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.proposer: Final = arguments[0]
        self.matter: Final = arguments[1]

    def legal(self, s: EclipseState) -> list[int]:
        return [REFUSE] if self.matter == JOINING and s.refused else [ACCEPT, REFUSE]

    def take(self, s: EclipseState, action: int) -> None:
        accepted = action == ACCEPT
        if self.matter == RELATIONS:
            diplomacy.answer(s, self.seat, self.proposer, accepted)
        else:
            alliances.answer(s, self.seat, self.proposer, self.matter, accepted)


class MakeRoom(Decision[EclipseState]):
    """EC-15.5: the reputation tile that goes back to the bag for an ambassador."""

    def legal(self, s: EclipseState) -> list[int]:
        return return_tile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        return_tile(s, self.seat, action - RETURN_TILE + 1)


class EnvoyCube(Argued):
    """EC-15.3: the cube on the ambassador. Argument: who gets it."""

    def legal(self, s: EclipseState) -> list[int]:
        return diplomacy.envoy_cube_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        diplomacy.give_cube(s, self.seat, self.argument, action - CHOOSE_RESOURCE)


FOLLOW_UP_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "claim_hex": ClaimHex,
    "discovery": Discovery,
    "ancient_technology": AncientTechnology,
    "artifact": Artifact,
    "cube_track": CubeTrack,
    "graveyard": Graveyard,
    "consent": Consent,
    "make_room": MakeRoom,
    "envoy_cube": EnvoyCube,
}
