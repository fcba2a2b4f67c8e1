"""What every game's table of a test can do: answer in notation, and read what was told."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.state import State

S = TypeVar("S", bound=State)


class Answering(Generic[S]):
    """A position and the answers to what it asks."""

    state: S

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt

    @property
    def seat(self) -> int:
        return self.state.seat

    def legal(self, *verbs: str) -> list[str]:
        """The legal actions in notation, of these verbs if any are named."""
        return [text for text in self.state.legal_texts() if not verbs or text.split()[0] in verbs]

    def allows(self, *actions: str) -> bool:
        """Whether each of these actions is legal now."""
        return all(self.state.grammar.parse(action) in self.state.legal_actions() for action in actions)

    def refuses(self, *actions: str) -> bool:
        """Whether each of these actions is refused now and leaves no trace."""
        for action in actions:
            before = self.state.snapshot()
            try:
                self.state.apply_text(action)
            except IllegalAction:
                assert self.state.snapshot() == before
            else:
                return False
        return True

    def play(self, *actions: str) -> Self:
        """Take actions; after each of them every invariant holds."""
        for action in actions:
            self.state.apply_text(action)
            assert self.state.problems() == []
        return self


class Playing(Answering[S]):
    """The same with a journal, of which only what the last `play` wrote is read."""

    played_from: int = 0
    """How long the journal was when the last `play` began."""

    def play(self, *actions: str) -> Self:
        assert self.state.journal is not None
        self.played_from = len(self.state.journal.entries)
        return super().play(*actions)

    def events(self) -> list[dict[str, Any]]:
        """What happened since the last `play` began."""
        assert self.state.journal is not None
        return [entry.to_json() for entry in self.state.journal.entries[self.played_from :]]

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of one name since the last `play` began: the seat and the arguments."""
        return [{"seat": event["seat"], **event["args"]} for event in self.events() if event["event"] == name]
