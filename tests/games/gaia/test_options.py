"""The laws with every way to set the game up: options exclude each other, so each is named here."""

from __future__ import annotations

import pytest

from astrolude.games.gaia.game import GAME, LEVELS
from astrolude.games.gaia.tables.automa_cards import AUTOMA_FACTIONS
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.registry import register
from astrolude.kernel.start import Start
from astrolude.testing.laws import (
    Law,
    components_are_conserved,
    knowledge_is_kept,
    record_replays,
    somebody_always_has_a_choice,
    surprises_forbid_undo,
)

register(GAME)

WAYS: list[tuple[int, dict[str, str]]] = [
    (2, {"setup": "first_game"}),
    (3, {"setup": "first_game"}),
    (4, {"setup": "first_game_free_mines"}),
    (2, {"map": "method_small", "rotation": "last_player", "turn_order": "variable"}),
    (3, {"map": "small", "turn_order": "variable"}),
    (3, {"map": "method_1", "rotation": "last_player", "planets_apart": "home_types_only"}),
    (4, {"map": "method_2", "turn_order": "variable"}),
    (4, {"map": "method_3", "rotation": "last_player"}),
    (1, {"setup": "first_game", "automa_faction": "taklons"}),
    *((1, {"automa": level}) for level in LEVELS),
    *((1, {"automa_faction": faction, "map": "method_small"}) for faction in AUTOMA_FACTIONS),
]
LAWS: list[Law] = [
    components_are_conserved,
    somebody_always_has_a_choice,
    record_replays,
    knowledge_is_kept,
    surprises_forbid_undo,
]


@pytest.mark.parametrize(
    ("players", "options"),
    WAYS,
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else str(value),
)
def test_the_laws_hold(players: int, options: dict[str, str]) -> None:
    for law in LAWS:
        law(Start(GAME, players, GAME.complete(players, options), 18))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"map": "method_1"}),
        (4, {"map": "small"}),
        (4, {"setup": "first_game", "map": "method_3"}),
        (4, {"rotation": "last_player"}),
        (2, {"automa": "ultoma"}),
        (1, {"setup": "first_game", "automa_faction": "xenos"}),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(InvalidOptions):
        GAME.complete(players, options)
