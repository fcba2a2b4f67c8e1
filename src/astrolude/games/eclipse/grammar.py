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
from astrolude.kernel.grammar import Grammar, Kind, Slot, numbers

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

GRAMMAR: Final = Grammar()
STOP: Final = GRAMMAR.verb("stop")
PASS: Final = GRAMMAR.verb("pass")
ATTACK: Final = GRAMMAR.verb("attack")
ACCEPT: Final = GRAMMAR.verb("accept")
REFUSE: Final = GRAMMAR.verb("refuse")
DECLINE: Final = GRAMMAR.verb("decline")
FRONT: Final = GRAMMAR.verb("front")
POINTS: Final = GRAMMAR.verb("points")
FIRE: Final = GRAMMAR.verb("fire")
BOMBS: Final = GRAMMAR.verb("bombs")
DRAW_AGAIN: Final = GRAMMAR.verb("draw_again")
DISCARD: Final = GRAMMAR.verb("discard")
BEGIN: Final = GRAMMAR.verb("begin")
WAIT: Final = GRAMMAR.verb("wait")
FORCE: Final = GRAMMAR.verb("force")
LEAVE: Final = GRAMMAR.verb("leave")
GIVE_UP: Final = GRAMMAR.verb("give_up")
FLIP: Final = GRAMMAR.verb("flip")
KEEP_PART: Final = GRAMMAR.verb("keep_part")
FROM_TRACK: Final = GRAMMAR.verb("from_track")
TO_TRACK: Final = GRAMMAR.verb("to_track")
ACT: Final = GRAMMAR.verb("act", Slot("action", ACTION))
REACT: Final = GRAMMAR.verb("react", REACTION)
CHOOSE_RESOURCE: Final = GRAMMAR.verb("resource", RESOURCE)
TRADE: Final = GRAMMAR.verb("trade", EXCHANGE)
FLIP_FOR: Final = GRAMMAR.verb("flip_for", RESOURCE)
CHOOSE_TARGET: Final = GRAMMAR.verb("target", PLACE)
SHOOT_MISSILE: Final = GRAMMAR.verb("missile", DIE)
REROLL: Final = GRAMMAR.verb("reroll", DIE)
PROPOSE: Final = GRAMMAR.verb("propose", MATTER, SEAT)
LAY: Final = GRAMMAR.verb("lay", DRAWN, ROTATION)
LOAD: Final = GRAMMAR.verb("load", COUNT)
UNLOAD: Final = GRAMMAR.verb("unload", COUNT)
KEEP: Final = GRAMMAR.verb("keep", VALUE)
RETURN_TILE: Final = GRAMMAR.verb("return_tile", VALUE)
CHOOSE_ALLIANCE: Final = GRAMMAR.verb("alliance", ALLIANCE)
CHOOSE_TYPE: Final = GRAMMAR.verb("type", SHIP)
CHOOSE_CUBE: Final = GRAMMAR.verb("cube", SQUARE)
STEP: Final = GRAMMAR.verb("step", SECTOR)
JUMP: Final = GRAMMAR.verb("jump", SECTOR)
RETREAT: Final = GRAMMAR.verb("retreat", SECTOR)
PUT: Final = GRAMMAR.verb("put", SECTOR)
LIFT: Final = GRAMMAR.verb("lift", SECTOR)
ABANDON: Final = GRAMMAR.verb("abandon", SECTOR)
ACTIVATE: Final = GRAMMAR.verb("activate", MOVER, SECTOR)
BUILD: Final = GRAMMAR.verb("build", PIECE, SECTOR)
EXPLORE: Final = GRAMMAR.verb("explore", SECTOR, EDGE)
COLONISE: Final = GRAMMAR.verb("colonise", WAY, SECTOR)
RESEARCH: Final = GRAMMAR.verb("research", TECHNOLOGY)
RESEARCH_ON: Final = GRAMMAR.verb("research_on", TECHNOLOGY, TRACK)
DEVELOP: Final = GRAMMAR.verb("develop", DEVELOPMENT)
REMOVE: Final = GRAMMAR.verb("remove", SHIP, BLUEPRINT_SLOT)
INSTALL: Final = GRAMMAR.verb("install", PART, SHIP, BLUEPRINT_SLOT)
CHOOSE_SHRINE: Final = GRAMMAR.verb("shrine", SHRINE)
CHOOSE_PLANET: Final = GRAMMAR.verb("planet", PLANET, SECTOR)
CHOOSE_SPECIES: Final = GRAMMAR.verb("species", FACTION)
ROTATE: Final = GRAMMAR.verb("rotate", ROTATION)
GO_ROUND: Final = GRAMMAR.verb("go_round", DIRECTION)
SHOW: Final = GRAMMAR.verb("show", SEAT)
