"""Matches on a Ray cluster: the same games, even if a machine dies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.bots import own_bots, toy

from astrolude.arena import MatchResult, Terms, Tournament
from astrolude.arena.cluster import ClusterTrouble, connect
from astrolude.kernel.start import Start

TERMS = Terms(Start(toy.GAME, 3, seed=11), ["greedy", own_bots.First, "search:40it"])
GAMES = 60


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that plays nothing itself, and two workers of one processor each, all on this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    small: dict[str, Any] = {"object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **small})
    yield made
    made.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_loses_no_game_and_counts_none_twice(tmp_path: Path, cluster: Any) -> None:
    first, _ = (cluster.add_node(num_cpus=1, object_store_memory=80 * 1024 * 1024) for _ in range(2))
    cluster.wait_for_nodes()
    seen: list[MatchResult] = []

    def kill_one(result: MatchResult) -> None:
        seen.append(result)
        if len(seen) == 10:
            cluster.remove_node(first, allow_graceful=False)

    with Tournament(TERMS, GAMES, tmp_path / "cluster.jsonl") as tournament:
        tournament.play(ray=cluster.address, on_result=kill_one)
        on_cluster = list(tournament.results())
    assert len(seen) == GAMES
    with Tournament(TERMS, GAMES, tmp_path / "here.jsonl") as tournament:
        tournament.play()
        assert list(tournament.results()) == on_cluster


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "no Ray cluster answers at ray://127.0.0.1:1"),
        ("127.0.0.1:99999999", "no Ray cluster answers"),
        ("somewhere", "is HOST:PORT, ray://HOST:PORT or auto, not 'somewhere'"),
    ],
)
def test_an_unreachable_cluster_is_named(address: str, sentence: str) -> None:
    with pytest.raises(ClusterTrouble, match=sentence):
        connect(address)
