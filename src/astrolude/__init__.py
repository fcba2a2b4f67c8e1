"""Five heavy space board games by their full rules, for players, hosts and researchers."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final, Literal

__all__ = ["__version__", "engine_kind"]

__version__: Final = "0.1.0"

EngineKind = Literal["compiled", "pure"]


def engine_kind() -> EngineKind:
    """Say whether the rules run as machine code made by mypyc or as plain Python.

    The kernel is compiled as a whole or not at all, so the file behind one of its modules tells.
    """
    spec = find_spec("astrolude.kernel.state")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("astrolude.kernel is missing: install Astrolude again.")
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
