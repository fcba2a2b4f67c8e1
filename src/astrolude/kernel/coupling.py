"""What belongs together before a game: values that other choices settle, and ways to play with a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class Coupling:
    """Where every condition of `when` holds, `option` has one of `values`, and `why` says the reason.

    `when` names values of other options; `players`, if given, restricts it to these numbers. `reason` is the
    message (`errors-<reason>`) that says `why` in every language. An idle one says that the option has no
    effect there: other values are accepted, but nobody needs to be asked.
    """

    def __init__(
        self,
        reason: str,
        why: str,
        option: str,
        values: Sequence[str],
        when: Mapping[str, Sequence[str]],
        players: Sequence[int] = (),
        idle: bool = False,
    ) -> None:
        self.reason: Final = reason
        self.why: Final = why
        self.option: Final = option
        self.values: Final = list(values)
        self.when: Final = {name: list(wanted) for name, wanted in when.items()}
        self.players: Final = list(players)
        self.idle: Final = idle

    def holds(self, players: int, options: Mapping[str, str]) -> bool:
        """Whether it restricts its option now."""
        if self.players and players not in self.players:
            return False
        return all(options[name] in wanted for name, wanted in self.when.items())

    def excludes(self, players: int, options: Mapping[str, str]) -> bool:
        """Whether the option has a value that it may not have."""
        return options[self.option] not in self.values and self.holds(players, options)

    def to_json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "option": self.option,
            "values": self.values,
            "when": self.when,
            "players": self.players,
        }


class Preset:
    """A way to play with a name: values of some options, the others at their defaults."""

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        self.name: Final = name
        self.options: Final = dict(options)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "options": self.options}
