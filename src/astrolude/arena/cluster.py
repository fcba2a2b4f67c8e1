"""Matches on a Ray cluster, batches of whole games at a time.

Ray gives the batch of a machine that died to another one, and hands on each batch once: nothing is lost,
nothing counted twice. Astrolude must be installed on every machine of the cluster.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final

from astrolude.arena.fixture import Fixture
from astrolude.arena.match import MatchResult
from astrolude.extras import extra
from astrolude.kernel.errors import AstroludeError

if TYPE_CHECKING:
    from ray import ObjectRef

Played = tuple[int, MatchResult]
"""A match's place in its schedule, and how it ended."""

BATCHES: Final = 8
"""Batches for each processor: few enough that sending them costs nothing, enough that all end together."""

PATIENCE: Final = 5.0
"""Seconds to wait for the machine that heads the cluster."""


class ClusterTrouble(AstroludeError):
    """The cluster cannot be used; the message says why."""


def played_on(address: str, schedule: Sequence[Fixture]) -> Generator[Played]:
    """Play every match of a schedule on a cluster and hand on each as its batch ends."""
    ray = connect(address)
    try:
        batches = batched(schedule, int(BATCHES * ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1, max_retries=-1)(play_batch)
        yield from gathered(ray, [play.remote(batch) for batch in batches])
    finally:
        ray.shutdown()


def batched(schedule: Sequence[Fixture], most: int) -> list[list[tuple[int, Fixture]]]:
    """The schedule cut into so many batches of equal size, or fewer."""
    places = list(enumerate(schedule))
    size = max(1, -(-len(places) // most))
    return [places[first : first + size] for first in range(0, len(places), size)]


def play_batch(batch: list[tuple[int, Fixture]]) -> list[Played]:
    return [(place, fixture.play()) for place, fixture in batch]


def gathered(ray: Any, waiting: list[ObjectRef[list[Played]]]) -> Generator[Played]:
    """The results of all batches, in the order in which they end."""
    while waiting:
        done, waiting = ray.wait(waiting)
        try:
            yield from ray.get(done[0])
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise ClusterTrouble(f"the cluster could not play a batch of games: {reason}") from None


def connect(address: str) -> Any:
    """Ray, connected to a cluster. Ray itself waits for minutes for a machine that is not there."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        import ray
    if address != "auto":
        knock(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise ClusterTrouble(f"no Ray cluster answers at {address}: {reason}") from None
    return ray


def knock(address: str) -> None:
    """ClusterTrouble unless something listens at this address."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ClusterTrouble(
            f"the address of a Ray cluster is HOST:PORT, ray://HOST:PORT or auto, not {address!r}"
        )
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise ClusterTrouble(f"no Ray cluster answers at {address}") from None
