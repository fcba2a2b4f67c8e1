"""What changed between two states: enough to make the second from the first, and no more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from astrolude.server.tables import messages

Path = list[str | int]

MISSING: Final = object()


def changes_between(
    old: Mapping[str, object], new: Mapping[str, object]
) -> tuple[list[messages.Change], list[Path]]:
    """The places that hold something else, and those that are gone."""
    changes: list[messages.Change] = []
    gone: list[Path] = []
    _compare_mappings([], old, new, changes, gone)
    return changes, gone


def changed(message: Mapping[str, Any], delta: messages.DeltaMessage) -> dict[str, Any]:
    """A state after a delta: what a client does. What did not change is shared between the two."""
    root = {**message, "events": delta["events"], "from_ply": delta["from_ply"]}
    copies: dict[tuple[str | int, ...], Any] = {(): root}
    for change in delta["changes"]:
        *way, last = change["at"]
        _copy(copies, tuple(way))[last] = change["to"]
    for *way, last in delta["gone"]:
        del _copy(copies, tuple(way))[last]
    return root


def _copy(copies: dict[tuple[str | int, ...], Any], path: tuple[str | int, ...]) -> Any:
    """The container at a path, copied once, as are those that lead to it."""
    if path not in copies:
        outer = _copy(copies, path[:-1])
        outer[path[-1]] = copies[path] = outer[path[-1]].copy()
    return copies[path]


def _compare_mappings(
    path: Path,
    old: Mapping[str, object],
    new: Mapping[str, object],
    changes: list[messages.Change],
    gone: list[Path],
) -> None:
    for name, value in new.items():
        before = old.get(name, MISSING)
        if before is not value and before != value:
            _compare([*path, name], before, value, changes, gone)
    gone.extend([*path, name] for name in old if name not in new)


def _compare(path: Path, old: object, new: object, changes: list[messages.Change], gone: list[Path]) -> None:
    """Two values that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_mappings(path, old, new, changes, gone)
        return
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        different = [index for index, (one, other) in _pairs(old, new) if one != other]
        # A list that has little in common with the former one is told as a whole.
        if 2 * len(different) <= len(new):
            for index in different:
                _compare([*path, index], old[index], new[index], changes, gone)
            return
    changes.append({"at": path, "to": new})


def _pairs(old: list[object], new: list[object]) -> Iterator[tuple[int, tuple[object, object]]]:
    return enumerate(zip(old, new, strict=True))
