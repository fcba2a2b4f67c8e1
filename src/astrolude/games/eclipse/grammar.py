"""What can be answered and what can be asked: the two grammars, and their numbers as constants.

Rules are free functions that know actions and questions only by these numbers. Verbs and prompts of frequent
questions come first: small numbers are cheapest. No verb names coordinates: a sector tile lies at most once
on the table and names its place, and a zone to explore lies beyond an edge of a sector.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import ACTIONS as ACTION_NAMES
from astrolude.games.eclipse.tables.common import (
    ALLIANCES,
    MOBILE,
    PIECES,
    RESOURCES,
    SEATS,
    SHIPS,
    SHRINES,
    SQUARES,
    WAYS,
)
from astrolude.games.eclipse.tables.common import REACTIONS as REACTION_NAMES
from astrolude.games.eclipse.tables.developments import DEVELOPMENTS
from astrolude.games.eclipse.tables.discoveries import DISCOVERIES
from astrolude.games.eclipse.tables.parts import PARTS
from astrolude.games.eclipse.tables.sectors import PLANETS, SECTORS
from astrolude.games.eclipse.tables.species import SLOTS, SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES, TRACKS
from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, numbers
from astrolude.kernel.questions import Questions

LINE: Final = 192
"""How many ships can stand in the line of one hex."""

DICE: Final = 128
"""How many dice one volley can have."""

SEAT: Final = numbers("seat", 0, SEATS - 1)
SECTOR: Final = Kind("sector", SECTORS)
EDGE: Final = numbers("edge", 0, 5)
ROTATION: Final = numbers("rotation", 0, 5)
ACTION: Final = Kind("space", ACTION_NAMES)
REACTION: Final = Kind("reaction", REACTION_NAMES)
RESOURCE: Final = Kind("resource", RESOURCES)
EXCHANGE: Final = Kind(
    "exchange", [f"{give}_{get}" for give in RESOURCES for get in RESOURCES if give != get]
)
MATTER: Final = Kind("matter", ["relations", "founding", "joining"])
DRAWN: Final = Kind("drawn", ["first", "second"])
COUNT: Final = numbers("count", 1, 8)
VALUE: Final = numbers("value", 1, 4)
ALLIANCE: Final = Kind("alliance", ALLIANCES)
SHIP: Final = Kind("ship", SHIPS)
MOVER: Final = Kind("mover", SHIPS[:MOBILE])
SQUARE: Final = Kind("square", SQUARES)
WAY: Final = Kind("way", WAYS)
PIECE: Final = Kind("piece", PIECES)
TECHNOLOGY: Final = Kind("technology", TECHNOLOGIES)
TRACK: Final = Kind("track", TRACKS)
DEVELOPMENT: Final = Kind("development", DEVELOPMENTS)
DISCOVERY: Final = Kind("discovery", DISCOVERIES)
PART: Final = Kind("part", PARTS)
BLUEPRINT_SLOT: Final = numbers("slot", 1, SLOTS)
SHRINE: Final = Kind("shrine", SHRINES)
PLANET: Final = Kind("planet", PLANETS)
FACTION: Final = Kind("species", SPECIES)
DIRECTION: Final = Kind("direction", ["clockwise", "counterclockwise"])
PLACE: Final = numbers("place", 0, LINE - 1)
DIE: Final = numbers("die", 0, DICE - 1)
LIMIT: Final = Kind("limit", ["any", "orbital"])
LEFT: Final = numbers("left", 0, 4)
FLIPS: Final = numbers("flips", 0, 2)

ANY_TRACK: Final = LIMIT.read("any")
MONEY_OR_SCIENCE: Final = LIMIT.read("orbital")
RELATIONS: Final = MATTER.read("relations")
FOUNDING: Final = MATTER.read("founding")
JOINING: Final = MATTER.read("joining")
CLOCKWISE: Final = DIRECTION.read("clockwise")
EXCHANGE_GIVE: Final = [give for give in range(3) for get in range(3) if give != get]
EXCHANGE_GET: Final = [get for give in range(3) for get in range(3) if give != get]

GRAMMAR: Final = Grammar(
    [
        Verb("stop"),
        Verb("pass"),
        Verb("attack"),
        Verb("accept"),
        Verb("refuse"),
        Verb("decline"),
        Verb("front"),
        Verb("points"),
        Verb("fire"),
        Verb("bombs"),
        Verb("draw_again"),
        Verb("discard"),
        Verb("begin"),
        Verb("wait"),
        Verb("force"),
        Verb("leave"),
        Verb("give_up"),
        Verb("flip"),
        Verb("keep_part"),
        Verb("from_track"),
        Verb("to_track"),
        Verb("act", Slot("action", ACTION)),
        Verb("react", REACTION),
        Verb("resource", RESOURCE),
        Verb("trade", EXCHANGE),
        Verb("flip_for", RESOURCE),
        Verb("target", PLACE),
        Verb("missile", DIE),
        Verb("reroll", DIE),
        Verb("propose", MATTER, SEAT),
        Verb("lay", DRAWN, ROTATION),
        Verb("load", COUNT),
        Verb("unload", COUNT),
        Verb("keep", VALUE),
        Verb("return_tile", VALUE),
        Verb("alliance", ALLIANCE),
        Verb("type", SHIP),
        Verb("cube", SQUARE),
        Verb("step", SECTOR),
        Verb("jump", SECTOR),
        Verb("retreat", SECTOR),
        Verb("put", SECTOR),
        Verb("lift", SECTOR),
        Verb("abandon", SECTOR),
        Verb("activate", MOVER, SECTOR),
        Verb("build", PIECE, SECTOR),
        Verb("explore", SECTOR, EDGE),
        Verb("colonise", WAY, SECTOR),
        Verb("research", TECHNOLOGY),
        Verb("research_on", TECHNOLOGY, TRACK),
        Verb("develop", DEVELOPMENT),
        Verb("remove", SHIP, BLUEPRINT_SLOT),
        Verb("install", PART, SHIP, BLUEPRINT_SLOT),
        Verb("shrine", SHRINE),
        Verb("planet", PLANET, SECTOR),
        Verb("species", FACTION),
        Verb("rotate", ROTATION),
        Verb("go_round", DIRECTION),
        Verb("show", SEAT),
    ]
)

STOP: Final = GRAMMAR.base("stop")
PASS: Final = GRAMMAR.base("pass")
ATTACK: Final = GRAMMAR.base("attack")
ACCEPT: Final = GRAMMAR.base("accept")
REFUSE: Final = GRAMMAR.base("refuse")
DECLINE: Final = GRAMMAR.base("decline")
FRONT: Final = GRAMMAR.base("front")
POINTS: Final = GRAMMAR.base("points")
FIRE: Final = GRAMMAR.base("fire")
BOMBS: Final = GRAMMAR.base("bombs")
DRAW_AGAIN: Final = GRAMMAR.base("draw_again")
DISCARD: Final = GRAMMAR.base("discard")
BEGIN: Final = GRAMMAR.base("begin")
WAIT: Final = GRAMMAR.base("wait")
FORCE: Final = GRAMMAR.base("force")
LEAVE: Final = GRAMMAR.base("leave")
GIVE_UP: Final = GRAMMAR.base("give_up")
FLIP: Final = GRAMMAR.base("flip")
KEEP_PART: Final = GRAMMAR.base("keep_part")
FROM_TRACK: Final = GRAMMAR.base("from_track")
TO_TRACK: Final = GRAMMAR.base("to_track")
ACT: Final = GRAMMAR.base("act")
REACT: Final = GRAMMAR.base("react")
CHOOSE_RESOURCE: Final = GRAMMAR.base("resource")
TRADE: Final = GRAMMAR.base("trade")
FLIP_FOR: Final = GRAMMAR.base("flip_for")
CHOOSE_TARGET: Final = GRAMMAR.base("target")
SHOOT_MISSILE: Final = GRAMMAR.base("missile")
REROLL: Final = GRAMMAR.base("reroll")
PROPOSE: Final = GRAMMAR.base("propose")
PROPOSE_STRIDE: Final = GRAMMAR.stride("propose", "matter")
LAY: Final = GRAMMAR.base("lay")
LAY_STRIDE: Final = GRAMMAR.stride("lay", "drawn")
LOAD: Final = GRAMMAR.base("load")
UNLOAD: Final = GRAMMAR.base("unload")
KEEP: Final = GRAMMAR.base("keep")
RETURN_TILE: Final = GRAMMAR.base("return_tile")
CHOOSE_ALLIANCE: Final = GRAMMAR.base("alliance")
CHOOSE_TYPE: Final = GRAMMAR.base("type")
CHOOSE_CUBE: Final = GRAMMAR.base("cube")
STEP: Final = GRAMMAR.base("step")
JUMP: Final = GRAMMAR.base("jump")
RETREAT: Final = GRAMMAR.base("retreat")
PUT: Final = GRAMMAR.base("put")
LIFT: Final = GRAMMAR.base("lift")
ABANDON: Final = GRAMMAR.base("abandon")
ACTIVATE: Final = GRAMMAR.base("activate")
ACTIVATE_STRIDE: Final = GRAMMAR.stride("activate", "mover")
BUILD: Final = GRAMMAR.base("build")
BUILD_STRIDE: Final = GRAMMAR.stride("build", "piece")
EXPLORE: Final = GRAMMAR.base("explore")
EXPLORE_STRIDE: Final = GRAMMAR.stride("explore", "sector")
COLONISE: Final = GRAMMAR.base("colonise")
COLONISE_STRIDE: Final = GRAMMAR.stride("colonise", "way")
RESEARCH: Final = GRAMMAR.base("research")
RESEARCH_ON: Final = GRAMMAR.base("research_on")
RESEARCH_ON_STRIDE: Final = GRAMMAR.stride("research_on", "technology")
DEVELOP: Final = GRAMMAR.base("develop")
REMOVE: Final = GRAMMAR.base("remove")
INSTALL: Final = GRAMMAR.base("install")
INSTALL_PART_STRIDE: Final = GRAMMAR.stride("install", "part")
CHOOSE_SHRINE: Final = GRAMMAR.base("shrine")
CHOOSE_PLANET: Final = GRAMMAR.base("planet")
PLANET_STRIDE: Final = GRAMMAR.stride("planet", "planet")
CHOOSE_SPECIES: Final = GRAMMAR.base("species")
ROTATE: Final = GRAMMAR.base("rotate")
GO_ROUND: Final = GRAMMAR.base("go_round")
SHOW: Final = GRAMMAR.base("show")

QUESTIONS: Final = Questions(
    SEATS,
    [
        Verb("turn"),
        Verb("begin"),
        Verb("explore", LEFT),
        Verb("drawn", LEFT),
        Verb("influence", LEFT, FLIPS),
        Verb("place_disc"),
        Verb("put_down", SECTOR),
        Verb("research", LEFT),
        Verb("build", LEFT),
        Verb("move", LEFT),
        Verb("fly"),
        Verb("upgrade", LEFT),
        Verb("after"),
        Verb("claim_hex", SECTOR),
        Verb("discovery", DISCOVERY),
        Verb("ancient_part", PART),
        Verb("ancient_technology"),
        Verb("place_tile", DEVELOPMENT),
        Verb("artifact", numbers("artifacts", 0, 40)),
        Verb("cube_track", LIMIT),
        Verb("graveyard", LIMIT),
        Verb("consent", Slot("proposer", SEAT), MATTER),
        Verb("make_room"),
        Verb("envoy_cube", Slot("partner", SEAT)),
        Verb("which_alliance", Slot("partner", SEAT)),
        Verb("type_order"),
        Verb("attack_or_retreat"),
        Verb("stalemate"),
        Verb("reroll"),
        Verb("assign"),
        Verb("point_defence"),
        Verb("shoot_missile"),
        Verb("population"),
        Verb("cubes"),
        Verb("reputation"),
        Verb("displace"),
        Verb("shrine"),
        Verb("planet", SHRINE),
        Verb("colonists"),
        Verb("upkeep"),
        Verb("direction"),
        Verb("species"),
        Verb("rotation"),
        Verb("first_cube"),
        Verb("orbital_cube"),
    ],
    [
        Verb("round"),
        Verb("turn_over", SEAT),
        Verb("upkeep_phase"),
        Verb("upkeep_of", SEAT),
        Verb("payment_of", SEAT),
        Verb("cleanup"),
        Verb("new_round"),
        Verb("hives"),
        Verb("revelation", SEAT),
        Verb("exchange_envoys", SEAT, Slot("partner", SEAT)),
        Verb("joined", SEAT, ALLIANCE),
        Verb("homes_placed"),
        Verb("hex"),
        Verb("battle"),
        Verb("volley"),
        Verb("defence"),
        Verb("damage"),
        Verb("hex_population"),
        Verb("ancient_bombs"),
        Verb("hex_reputation"),
        Verb("end_combat"),
        Verb("control"),
    ],
)

ASK_TURN: Final = QUESTIONS.base("turn")
ASK_BEGIN: Final = QUESTIONS.base("begin")
ASK_EXPLORE: Final = QUESTIONS.base("explore")
EXPLORES: Final = QUESTIONS.span("explore")
ASK_DRAWN: Final = QUESTIONS.base("drawn")
DRAWNS: Final = QUESTIONS.span("drawn")
ASK_INFLUENCE: Final = QUESTIONS.base("influence")
INFLUENCES: Final = QUESTIONS.span("influence")
INFLUENCE_STRIDE: Final = QUESTIONS.stride("influence", "left")
ASK_PLACE_DISC: Final = QUESTIONS.base("place_disc")
ASK_PUT_DOWN: Final = QUESTIONS.base("put_down")
PUT_DOWNS: Final = QUESTIONS.span("put_down")
ASK_RESEARCH: Final = QUESTIONS.base("research")
RESEARCHES: Final = QUESTIONS.span("research")
ASK_BUILD: Final = QUESTIONS.base("build")
BUILDS: Final = QUESTIONS.span("build")
ASK_MOVE: Final = QUESTIONS.base("move")
MOVES: Final = QUESTIONS.span("move")
ASK_FLY: Final = QUESTIONS.base("fly")
ASK_UPGRADE: Final = QUESTIONS.base("upgrade")
UPGRADES: Final = QUESTIONS.span("upgrade")
ASK_AFTER: Final = QUESTIONS.base("after")
ASK_CLAIM_HEX: Final = QUESTIONS.base("claim_hex")
CLAIM_HEXES: Final = QUESTIONS.span("claim_hex")
ASK_DISCOVERY: Final = QUESTIONS.base("discovery")
DISCOVERY_SPAN: Final = QUESTIONS.span("discovery")
ASK_ANCIENT_PART: Final = QUESTIONS.base("ancient_part")
ANCIENT_PARTS: Final = QUESTIONS.span("ancient_part")
ASK_ANCIENT_TECHNOLOGY: Final = QUESTIONS.base("ancient_technology")
ASK_PLACE_TILE: Final = QUESTIONS.base("place_tile")
PLACE_TILES: Final = QUESTIONS.span("place_tile")
ASK_ARTIFACT: Final = QUESTIONS.base("artifact")
ARTIFACTS: Final = QUESTIONS.span("artifact")
ASK_CUBE_TRACK: Final = QUESTIONS.base("cube_track")
CUBE_TRACKS: Final = QUESTIONS.span("cube_track")
ASK_GRAVEYARD: Final = QUESTIONS.base("graveyard")
GRAVEYARDS: Final = QUESTIONS.span("graveyard")
ASK_CONSENT: Final = QUESTIONS.base("consent")
CONSENTS: Final = QUESTIONS.span("consent")
CONSENT_STRIDE: Final = QUESTIONS.stride("consent", "proposer")
ASK_MAKE_ROOM: Final = QUESTIONS.base("make_room")
ASK_ENVOY_CUBE: Final = QUESTIONS.base("envoy_cube")
ENVOY_CUBES: Final = QUESTIONS.span("envoy_cube")
ASK_WHICH_ALLIANCE: Final = QUESTIONS.base("which_alliance")
WHICH_ALLIANCES: Final = QUESTIONS.span("which_alliance")
ASK_SHRINE: Final = QUESTIONS.base("shrine")
ASK_PLANET: Final = QUESTIONS.base("planet")
PLANET_SPAN: Final = QUESTIONS.span("planet")
ASK_COLONISTS: Final = QUESTIONS.base("colonists")
ASK_UPKEEP: Final = QUESTIONS.base("upkeep")
ASK_DIRECTION: Final = QUESTIONS.base("direction")
ASK_SPECIES: Final = QUESTIONS.base("species")
ASK_ROTATION: Final = QUESTIONS.base("rotation")
ASK_FIRST_CUBE: Final = QUESTIONS.base("first_cube")
ASK_ORBITAL_CUBE: Final = QUESTIONS.base("orbital_cube")

ASK_TYPE_ORDER: Final = QUESTIONS.base("type_order")
ASK_ATTACK_OR_RETREAT: Final = QUESTIONS.base("attack_or_retreat")
ASK_STALEMATE: Final = QUESTIONS.base("stalemate")
ASK_REROLL: Final = QUESTIONS.base("reroll")
ASK_ASSIGN: Final = QUESTIONS.base("assign")
ASK_POINT_DEFENCE: Final = QUESTIONS.base("point_defence")
ASK_SHOOT_MISSILE: Final = QUESTIONS.base("shoot_missile")
ASK_POPULATION: Final = QUESTIONS.base("population")
ASK_CUBES: Final = QUESTIONS.base("cubes")
ASK_REPUTATION: Final = QUESTIONS.base("reputation")
ASK_DISPLACE: Final = QUESTIONS.base("displace")

THEN_ROUND: Final = QUESTIONS.base("round")
THEN_TURN_OVER: Final = QUESTIONS.base("turn_over")
THEN_UPKEEP: Final = QUESTIONS.base("upkeep_phase")
THEN_UPKEEP_OF: Final = QUESTIONS.base("upkeep_of")
THEN_PAYMENT_OF: Final = QUESTIONS.base("payment_of")
THEN_CLEANUP: Final = QUESTIONS.base("cleanup")
THEN_NEW_ROUND: Final = QUESTIONS.base("new_round")
THEN_HIVES: Final = QUESTIONS.base("hives")
THEN_REVELATION: Final = QUESTIONS.base("revelation")
THEN_EXCHANGE_ENVOYS: Final = QUESTIONS.base("exchange_envoys")
THEN_JOINED: Final = QUESTIONS.base("joined")
THEN_HOMES_PLACED: Final = QUESTIONS.base("homes_placed")

THEN_HEX: Final = QUESTIONS.base("hex")
THEN_BATTLE: Final = QUESTIONS.base("battle")
THEN_VOLLEY: Final = QUESTIONS.base("volley")
THEN_DEFENCE: Final = QUESTIONS.base("defence")
THEN_DAMAGE: Final = QUESTIONS.base("damage")
THEN_HEX_POPULATION: Final = QUESTIONS.base("hex_population")
THEN_ANCIENT_BOMBS: Final = QUESTIONS.base("ancient_bombs")
THEN_HEX_REPUTATION: Final = QUESTIONS.base("hex_reputation")
THEN_END_COMBAT: Final = QUESTIONS.base("end_combat")
THEN_CONTROL: Final = QUESTIONS.base("control")
