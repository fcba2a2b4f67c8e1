"""The games that a process plays, by the names of the modules that bring them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module


def load_games(names: Iterable[str]) -> None:
    """Import each module; `module:function` is then called to register what it has."""
    for name in names:
        module, _, function = name.partition(":")
        loaded = import_module(module)
        if function:
            getattr(loaded, function)()
