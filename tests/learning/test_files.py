"""A network is used only where it fits; otherwise the message says what is wrong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.learning.networks import alien_frontiers, arrays, written

from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.learning.files import (
    UnfitNetwork,
    fingerprint,
    identity,
    read_network,
    read_record,
    write_network,
)


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = alien_frontiers()
    path = written(tmp_path, rounds=3, seeds=[5, 9])
    network, record = read_network(path, game), read_record(path)
    assert (record["rounds"], record["seeds"]) == (3, [5, 9])
    assert network.players == 2
    assert np.allclose(network.table[:-1], arrays(game, 2)["table"], atol=2e-3)
    assert network.answers.shape == (game.grammar.size, 6)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "gaia"}, "plays gaia with 2, not alien_frontiers"),
        ({"players": 7}, "with 7"),
        ({"rules_version": 0}, "another rules version of alien_frontiers: 0"),
        ({"fingerprint": "0000"}, "another fingerprint of alien_frontiers: 0000"),
    ],
)
def test_a_network_of_something_else_is_refused(
    tmp_path: Path, changes: dict[str, object], said: str
) -> None:
    with pytest.raises(UnfitNetwork, match=said):
        read_network(written(tmp_path, **changes), alien_frontiers())


def test_a_network_for_another_number_of_players_has_another_fingerprint() -> None:
    game = alien_frontiers()
    assert len({fingerprint(game, players) for players in game.players}) == len(game.players)


def test_a_network_without_its_record_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.with_suffix(".json").unlink()
    with pytest.raises(UnfitNetwork, match=r"has no record network\.json"):
        read_network(path, alien_frontiers())


@pytest.mark.parametrize("record", ["{", "[]"])
def test_a_damaged_record_is_refused(tmp_path: Path, record: str) -> None:
    path = written(tmp_path)
    path.with_suffix(".json").write_text(record, encoding="utf-8")
    with pytest.raises(UnfitNetwork, match=r"the record network\.json"):
        read_network(path, alien_frontiers())


def test_damaged_and_missing_arrays_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:2000])
    with pytest.raises(UnfitNetwork, match="cannot be read"):
        read_network(path, alien_frontiers())
    path.unlink()
    with pytest.raises(UnfitNetwork, match=r"there is no network network\.npz"):
        read_network(path, alien_frontiers())


def test_arrays_of_a_wrong_size_or_without_numbers_are_refused(tmp_path: Path) -> None:
    game = alien_frontiers()
    path = tmp_path / "network.npz"
    wrong = arrays(game, 2) | {"table": np.zeros((5, 8))}
    write_network(path, wrong, identity(game, 2))
    with pytest.raises(UnfitNetwork, match="'table' has 5 inputs"):
        read_network(path, game)
    write_network(path, arrays(game, 2) | {"value_bias": np.full(5, np.nan)}, identity(game, 2))
    with pytest.raises(UnfitNetwork, match="'value_bias' holds something that is no number"):
        read_network(path, game)


def test_every_game_has_a_meaning_to_hold_a_network_to() -> None:
    load()
    for name in ("alien_frontiers", "eclipse", "federation", "gaia", "space_gate"):
        assert len(fingerprint(find(name), 2)) == 16
