"""The files: a starting position as data, then every move with the changes that it made."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

from astrolude.games.gaia.rules.maps import Layout
from astrolude.games.gaia.setup import Setting
from astrolude.games.gaia.tables.boosters import BOOSTERS
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS
from astrolude.games.gaia.tables.planets import EMPTY, OUTSIDE, PLANETS
from astrolude.games.gaia.tables.research import SLOTS, TRACKS
from astrolude.games.gaia.tables.scoring import FINAL_TILES, ROUND_TILES
from astrolude.games.gaia.tables.space import HEXES, PLACE_COUNT, PLACE_OF, REGION
from astrolude.games.gaia.tables.tech_tiles import TILES

Json = dict[str, Any]

FORMAT: Final = "gaia-trace/1"
IDS: Final[Json] = json.loads(Path(__file__).with_name("ids.json").read_text(encoding="utf-8"))


def named(group: str, table: list[str]) -> dict[str, int]:
    """The trace's names of components, and our numbers."""
    return {name: table.index(ours) for name, ours in IDS[group].items()}


TRACK_NAMES: Final = named("tracks", TRACKS)
BOOSTER_NAMES: Final = named("boosters", BOOSTERS)
TILE_NAMES: Final = named("tech_tiles", TILES) | named("advanced_tech_tiles", TILES)
TOKEN_NAMES: Final = named("federations", FEDERATION_TOKENS)
ROUND_NAMES: Final = named("round_scoring", ROUND_TILES)
FINAL_NAMES: Final = named("final_scoring", FINAL_TILES)


class NoTrace(ValueError):
    """A file that is something else."""


class Trace:
    """One recorded game."""

    def __init__(self, content: Json, name: str) -> None:
        if content.get("format") != FORMAT:
            raise NoTrace(f"{name} is no trace of the format {FORMAT}")
        self.name: Final = name
        self.players: Final = int(content["players"])
        self.factions: Final[list[str]] = [IDS["factions"][faction] for faction in content["factions"]]
        self.setup: Final[Json] = content["setup"]
        self.initial: Final[Json] = content["initial"]
        self.moves: Final[list[Json]] = content["moves"]
        self.complete: Final = bool(content["complete"])
        self.final_scores: Final[list[int]] = content["final_scores"]
        self.losses: Final[list[int]] = content["final_conversion_loss"]
        self.hex_at: Final = {
            row[0]: REGION.indices[(int(row[2]), int(row[3]))] for row in self.setup["hexes"]
        }
        """By label: our number of the hex."""
        self.label_of: Final = {index: label for label, index in self.hex_at.items()}

    def setting(self) -> Setting:
        """The starting position as our engine lays it out."""
        setup = self.setup
        setting = Setting()
        setting.first = 0
        setting.layout = Layout()
        setting.planets = [OUTSIDE] * HEXES
        setting.sectors = [0] * PLACE_COUNT
        for label, sector, _, _, planet in setup["hexes"]:
            index = self.hex_at[label]
            setting.planets[index] = EMPTY if planet == "empty" else PLANETS.index(planet)
            setting.sectors[PLACE_OF[index]] = int(sector.rstrip("AB"))
        positions = IDS["tech_positions"]
        slots = {positions[name]: TILE_NAMES[tile] for name, tile in setup["tech_tiles"].items()}
        setting.slots = [slots[slot] for slot in SLOTS]
        advanced = setup["advanced_tech_tiles"]
        setting.advanced = [TILE_NAMES[advanced[name]] for name in TRACK_NAMES]
        setting.top_token = TOKEN_NAMES[setup["terraforming_federation"]]
        setting.round_tiles = [ROUND_NAMES[name] for name in setup["round_scoring"]]
        setting.final_tiles = [FINAL_NAMES[name] for name in setup["final_scoring"]]
        setting.boosters = [BOOSTER_NAMES[name] for name in setup["boosters"]]
        return setting


class Position:
    """What the trace says about the game after a move: players, map and common supply."""

    def __init__(self, players: int) -> None:
        self.players: Final[list[Json]] = [{} for _ in range(players)]
        self.map: Final[dict[str, list[Any]]] = {}
        self.pool: Final[Json] = {}

    def change(self, record: Json) -> None:
        """Take over what a record says has changed."""
        for seat, changes in record.get("players", {}).items():
            self.players[int(seat)].update(changes)
        for label, value in record.get("map", {}).items():
            if value is None:
                self.map.pop(label, None)
            else:
                self.map[label] = value
        self.pool.update(record.get("pool", {}))

    def after(self, move: Json) -> None:
        for checkpoint in move.get("checkpoints", []):
            self.change(checkpoint)
        self.change(move["after"])


def read_trace(path: Path) -> Trace:
    """A trace from a file, compressed or not."""
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    name = path.name.removesuffix(".gz").removesuffix(".json")
    try:
        content = json.loads(data)
    except ValueError:
        content = None
    return Trace(content if isinstance(content, dict) else {}, name)
