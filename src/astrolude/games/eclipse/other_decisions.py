"""The questions of set-up, discoveries, cubes, diplomacy, Upkeep and Cleanup as objects."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse import alliances, diplomacy
from astrolude.games.eclipse.cleanup import choose_direction
from astrolude.games.eclipse.control import place_disc
from astrolude.games.eclipse.cubes import (
    add_colonies,
    bury,
    colonise,
    cube_track_answers,
    graveyard_answers,
    put_on_track,
)
from astrolude.games.eclipse.discovery import discovery_answers, keep_for_points, use_front
from astrolude.games.eclipse.draft import (
    choose_species,
    first_cube_answers,
    orbital_cube_answers,
    place_home,
    put_orbital_cube,
    remove_cube,
    rotation_answers,
    species_answers,
)
from astrolude.games.eclipse.economy import add_sales, sell_ship, trade
from astrolude.games.eclipse.grammar import (
    ABANDON,
    ACCEPT,
    ASK_COLONISTS,
    ASK_PLANET,
    ASK_SHRINE,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_SHRINE,
    CHOOSE_SPECIES,
    COLONISE,
    COLONISE_STRIDE,
    DECLINE,
    DIRECTION,
    FLIP_FOR,
    FRONT,
    GO_ROUND,
    JOINING,
    PLANET_SPAN,
    PLANET_STRIDE,
    PUT,
    REFUSE,
    RELATIONS,
    RESEARCH,
    RETURN_TILE,
    ROTATE,
    STOP,
    THEN_PAYMENT_OF,
    TRADE,
)
from astrolude.games.eclipse.reputation import return_tile, return_tile_answers
from astrolude.games.eclipse.research import ancient_technology, ancient_technology_answers, use_artifact
from astrolude.games.eclipse.shrines import build_shrine, planet_answers, shrine_answers
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import RESOURCES
from astrolude.games.eclipse.upkeep import abandon, pay_upkeep, payment_answers
from astrolude.kernel.state import Decision

ALL_RESOURCES: Final = [CHOOSE_RESOURCE + resource for resource in range(len(RESOURCES))]


class Argued(Decision[EclipseState]):
    """A question with one argument."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.argument: Final = arguments[0]


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


class Shrine(Decision[EclipseState]):
    """ER-D33."""

    def legal(self, s: EclipseState) -> list[int]:
        return shrine_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action >= CHOOSE_SHRINE:
            s.ask(ASK_PLANET + self.seat * PLANET_SPAN + action - CHOOSE_SHRINE)
        elif action != DECLINE:
            s.ask(ASK_SHRINE + self.seat)
            trade(s, self.seat, action - TRADE)


class Planet(Argued):
    """ER-D33. Argument: the shrine."""

    def legal(self, s: EclipseState) -> list[int]:
        return planet_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        planet, sector = divmod(action - CHOOSE_PLANET, PLANET_STRIDE)
        build_shrine(s, self.seat, self.argument, planet, sector)


class Colonists(Decision[EclipseState]):
    """EC-19.2: colony ships at the start of Upkeep."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        add_colonies(s, self.seat, True, answers)
        if len(answers) > 1:
            add_sales(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        s.ask(ASK_COLONISTS + self.seat)
        if action >= COLONISE:
            way, sector = divmod(action - COLONISE, COLONISE_STRIDE)
            colonise(s, self.seat, way, sector)
        else:
            sell_ship(s, self.seat, action - FLIP_FOR)


class Upkeep(Decision[EclipseState]):
    """EC-19.4, ER-15.1.3."""

    def legal(self, s: EclipseState) -> list[int]:
        return payment_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            pay_upkeep(s, self.seat)
            return
        s.ask(THEN_PAYMENT_OF + self.seat)
        if action >= ABANDON:
            abandon(s, self.seat, action - ABANDON)
        elif action >= FLIP_FOR:
            sell_ship(s, self.seat, action - FLIP_FOR)
        else:
            trade(s, self.seat, action - TRADE)


class Direction(Decision[EclipseState]):
    """ER-D35."""

    def legal(self, s: EclipseState) -> list[int]:
        return [GO_ROUND + direction for direction in range(DIRECTION.size)]

    def take(self, s: EclipseState, action: int) -> None:
        choose_direction(s, self.seat, action - GO_ROUND)


class Species(Decision[EclipseState]):
    """EC-26 (1), ER-D02."""

    def legal(self, s: EclipseState) -> list[int]:
        return species_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        choose_species(s, self.seat, action - CHOOSE_SPECIES)


class Rotation(Decision[EclipseState]):
    """ER-D03."""

    def legal(self, s: EclipseState) -> list[int]:
        return rotation_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        place_home(s, self.seat, action - ROTATE)


class FirstCube(Decision[EclipseState]):
    """ER-D05."""

    def legal(self, s: EclipseState) -> list[int]:
        return first_cube_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        remove_cube(s, self.seat, action - CHOOSE_RESOURCE)


class OrbitalCube(Decision[EclipseState]):
    """ER-D04."""

    def legal(self, s: EclipseState) -> list[int]:
        return orbital_cube_answers()

    def take(self, s: EclipseState, action: int) -> None:
        put_orbital_cube(s, self.seat, action - CHOOSE_RESOURCE)


OTHER_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "claim_hex": ClaimHex,
    "discovery": Discovery,
    "ancient_technology": AncientTechnology,
    "artifact": Artifact,
    "cube_track": CubeTrack,
    "graveyard": Graveyard,
    "consent": Consent,
    "make_room": MakeRoom,
    "envoy_cube": EnvoyCube,
    "shrine": Shrine,
    "planet": Planet,
    "colonists": Colonists,
    "upkeep": Upkeep,
    "direction": Direction,
    "species": Species,
    "rotation": Rotation,
    "first_cube": FirstCube,
    "orbital_cube": OrbitalCube,
}
