"""The questions that follow an action: discs, discoveries, tiles, cubes and consent."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACCEPT,
    CHOOSE_ALLIANCE,
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
from astrolude.games.eclipse.rules import alliances, developments, diplomacy, upgrade
from astrolude.games.eclipse.rules.control import place_disc
from astrolude.games.eclipse.rules.cubes import bury, cube_track_answers, graveyard_answers, put_on_track
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

ALL_RESOURCES: Final = [CHOOSE_RESOURCE.at(resource) for resource in range(len(RESOURCES))]


class ClaimHex(Decision[EclipseState]):
    """EC-6.7, EC-17.8, ER-D32. Argument: the hex."""

    def legal(self, s: EclipseState) -> list[int]:
        return [PUT.at(self.argument), DECLINE.at()]

    def take(self, s: EclipseState, action: int) -> None:
        if not DECLINE.holds(action):
            place_disc(s, self.seat, self.argument)


class Discovery(Decision[EclipseState]):
    """EC-23.2, ER-D18. Argument: the tile."""

    def legal(self, s: EclipseState) -> list[int]:
        return discovery_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        if FRONT.holds(action):
            use_front(s, self.seat, self.argument)
        else:
            keep_for_points(s, self.seat, self.argument)


class AncientTechnology(Decision[EclipseState]):
    """EC-23.4."""

    def legal(self, s: EclipseState) -> list[int]:
        return ancient_technology_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        ancient_technology(s, self.seat, RESEARCH.of(action))


class Artifact(Decision[EclipseState]):
    """EC-8.13. Argument: artifacts left."""

    def legal(self, s: EclipseState) -> list[int]:
        return ALL_RESOURCES

    def take(self, s: EclipseState, action: int) -> None:
        use_artifact(s, self.seat, self.argument, CHOOSE_RESOURCE.of(action))


class CubeTrack(Decision[EclipseState]):
    """EC-4.10. Argument: which tracks come first."""

    def legal(self, s: EclipseState) -> list[int]:
        return cube_track_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        put_on_track(s, self.seat, CHOOSE_RESOURCE.of(action))


class Graveyard(Decision[EclipseState]):
    """EC-17.4. Argument: which boxes."""

    def legal(self, s: EclipseState) -> list[int]:
        return graveyard_answers(self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        bury(s, self.seat, CHOOSE_RESOURCE.of(action))


class Consent(Decision[EclipseState]):
    """EC-15.2, ER-D10. Arguments: who proposes, and what. After a refusal the others need not answer."""

    def legal(self, s: EclipseState) -> list[int]:
        return [REFUSE.at()] if self.second == JOINING and s.refused else [ACCEPT.at(), REFUSE.at()]

    def take(self, s: EclipseState, action: int) -> None:
        accepted = ACCEPT.holds(action)
        if self.second == RELATIONS:
            diplomacy.answer(s, self.seat, self.argument, accepted)
        else:
            alliances.answer(s, self.seat, self.argument, self.second, accepted)


class MakeRoom(Decision[EclipseState]):
    """EC-15.5: the reputation tile that goes back to the bag for an ambassador."""

    def legal(self, s: EclipseState) -> list[int]:
        return return_tile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        return_tile(s, self.seat, RETURN_TILE.of(action) + 1)


class EnvoyCube(Decision[EclipseState]):
    """EC-15.3: the cube on the ambassador. Argument: who gets it."""

    def legal(self, s: EclipseState) -> list[int]:
        return diplomacy.envoy_cube_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        diplomacy.give_cube(s, self.seat, self.argument, CHOOSE_RESOURCE.of(action))


class AncientPart(Decision[EclipseState]):
    """EC-23.5: install a found part at once, or keep it. Argument: the part."""

    def legal(self, s: EclipseState) -> list[int]:
        return upgrade.ancient_part_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        upgrade.take_ancient_part(s, self.seat, self.argument, action)


class PlaceTile(Decision[EclipseState]):
    """ER-6.4, ER-6.5: the hex of a shellworld or warp portal. Argument: the development."""

    def legal(self, s: EclipseState) -> list[int]:
        return developments.place_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        developments.place(s, self.seat, self.argument, PUT.of(action))


class WhichAlliance(Decision[EclipseState]):
    """ER-12.2: the founder chooses among the unused alliances. Argument: the partner."""

    def legal(self, s: EclipseState) -> list[int]:
        return alliances.founding_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        alliances.found(s, self.seat, self.argument, CHOOSE_ALLIANCE.of(action))
