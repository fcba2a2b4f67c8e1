"""The data files: every record says where its values come from."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from astrolude.kernel.data import read_data

OURS = "evaluation"
"""What bots believe is no component of the game: it comes from nowhere but our own measuring."""

FILES = sorted(
    path.name.removesuffix(".json")
    for path in files("astrolude.games.federation").joinpath("data").iterdir()
    if path.name.endswith(".json") and path.name != f"{OURS}.json"
)
KNOWN = {"seed", "public", "known", "reconstructed"}


def provenances(value: Any) -> list[dict[str, Any]]:
    """Every provenance anywhere in a file."""
    if isinstance(value, dict):
        found = []
        for key, part in value.items():
            if key.endswith("provenance"):
                found += [part] if "kind" in part else list(part.values())
            else:
                found += provenances(part)
        return found
    if isinstance(value, list):
        return [found for part in value for found in provenances(part)]
    return []


@pytest.mark.parametrize("name", FILES)
def test_every_file_says_where_its_values_come_from(name: str) -> None:
    found = provenances(read_data("federation", name))
    assert found
    assert {provenance["kind"] for provenance in found} <= KNOWN


def test_public_values_name_their_source() -> None:
    for name in FILES:
        for provenance in provenances(read_data("federation", name)):
            if provenance["kind"] == "public":
                assert provenance["source"], json.dumps(provenance)


def test_the_files_are_those_of_the_document() -> None:
    assert len(FILES) == 19
