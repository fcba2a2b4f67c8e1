"""The course of a game in the terminal: the person is asked, bots answer, what happens is told.

The terminal has the person's eyes: it shows their view and the events that they may see, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from astrolude.bots import Bot, answer
from astrolude.cli.options import BadInput, write_file
from astrolude.cli.screen import ACCENT, BAD, GOOD, QUIET, Screen
from astrolude.cli.terminal.choices import Order, Said, choices, understand
from astrolude.drawing import Flow, Text, draw, named, references, standing
from astrolude.kernel.generator import Generator
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.play import Play
from astrolude.kernel.record import record_of
from astrolude.kernel.why import why
from astrolude.locales import Sentences

LOG: Final = 40
"""How many of the last events the log shows."""


class Session:
    """A play, its seats, and how far its journal has been told."""

    def __init__(
        self,
        screen: Screen,
        play: Play,
        names: list[str],
        person: int,
        bots: Mapping[int, Bot],
        chance: Generator,
        record: Path | None,
    ) -> None:
        self.screen: Final = screen
        self.play: Final = play
        self.names: Final = names
        self.person: Final = person
        self.bots: Final = bots
        self.chance: Final = chance
        self.record: Final = record
        self.words: Final = Sentences(screen.texts, play.game, names, lambda: play.state)
        self.told = 0

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        self.tell_events()
        while not self.play.state.over:
            seat = self.play.state.seat
            if seat != self.person:
                self.let_bot_act(seat)
            elif not self.let_person_act():
                return
        self.screen.blank()
        self.screen.say("play-over", GOOD)
        self.screen.draw([standing(self.words, self.play.state)])

    def let_bot_act(self, seat: int) -> None:
        with self.screen.console.status(self.screen.text("play-thinking", name=self.names[seat])):
            action = answer(self.bots[seat], self.play.state, self.chance)
        self.act(action)

    def let_person_act(self) -> bool:
        """Ask until something was decided; False when the person leaves."""
        self.show_board()
        self.show_question()
        while True:
            said = self.read()
            if said.order is Order.QUIT:
                self.leave()
                return False
            if said.action is not None:
                self.screen.draw([self.addressed(f"· {self.words.action(said.action)}")])
                self.act(said.action)
                return True
            if said.order is not None and self.obey(said.order, said.rest):
                return True

    def read(self) -> Said:
        """A line that means something; the end of the input means leaving."""
        while True:
            try:
                line = self.screen.ask(self.addressed("› "))
            except EOFError:
                self.screen.blank()
                return Said(order=Order.QUIT)
            said = understand(line, self.play.state)
            if not said.trouble:
                return said
            last = len(self.play.state.legal_actions())
            self.screen.say(f"play-{said.trouble}", BAD, text=line.strip(), last=last)
            if said.illegal is not None:
                self.tell_obstacles(self.play.game.obstacles(self.play.state, said.illegal))

    def addressed(self, line: str) -> Text:
        """A line that begins with the person's name."""
        return named(self.words, self.person).add(f" {line}")

    def obey(self, order: Order, rest: str) -> bool:
        """Do what was said; True if the position has changed."""
        if order is Order.UNDO:
            return self.undo()
        orders: dict[Order, Callable[[], None]] = {
            Order.SAVE: lambda: self.save(rest),
            Order.LOG: self.show_log,
            Order.BOARD: self.show_board,
            Order.EXPLAIN: self.explain,
            Order.WHY: lambda: self.tell_why(rest),
            Order.HELP: lambda: self.screen.say("play-help"),
        }
        orders[order]()
        self.show_question()
        return False

    def act(self, action: int) -> None:
        self.play.act(action)
        self.tell_events()
        if self.record is not None:
            write_file(self.record, self.text())

    def undo(self) -> bool:
        reason = self.play.why_no_undo(self.person)
        if reason:
            self.screen.say(f"undo-{reason}", BAD)
            return False
        self.play.undo(self.person)
        self.told = min(self.told, len(self.play.journal.entries))
        self.screen.say("undo-done", GOOD)
        return True

    def save(self, name: str) -> None:
        """Write the record so far; what cannot be written is said, and the game goes on."""
        path = Path(name or f"{self.play.game.id}-{self.play.start.seed}.record").expanduser()
        try:
            write_file(path, self.text())
        except BadInput as error:
            self.screen.draw([Text(self.screen.complaint(error), BAD)])
        else:
            self.screen.say("play-saved", GOOD, file=str(path))

    def text(self) -> str:
        return record_of(self.play, self.names).text()

    def leave(self) -> None:
        if self.record is not None:
            write_file(self.record, self.text())
            command = self.screen.text("play-left", game=self.play.game.id, file=str(self.record))
            self.screen.show_whole(Text(command, QUIET))

    def show_board(self) -> None:
        view = self.play.state.view(self.person)
        width = self.screen.console.width
        self.screen.blank()
        self.screen.draw([Text("─" * width, QUIET), *draw(self.words, view, width)])

    def show_question(self) -> None:
        state = self.play.state
        asked = Text(self.words.prompt(state), ACCENT)
        self.screen.draw([Text(), asked, choices(self.words, state.legal_actions())])

    def explain(self) -> None:
        """What the things are that the person sees or could choose."""
        actions = self.play.state.legal_actions()
        chosen = [name for action in actions for name in self.play.game.grammar.references(action)]
        for reference in dict.fromkeys([*chosen, *references(self.play.state.view(self.person))]):
            tip = self.words.tip(reference)
            if tip is not None:
                self.screen.draw([Text(self.words.thing(reference), ACCENT).add(f"  {tip}")])

    def tell_why(self, text: str) -> None:
        """What stands in the way of an action; a verb, or things alone, stand for the nearest one."""
        first, _, rest = text.partition(" ")
        verbs = self.play.game.grammar.by_name
        about = rest.split() if first in verbs else text.split()
        found = why(self.play.state, about, first if first in verbs else "") if text else None
        if found is None:
            self.screen.say("play-not_understood", BAD, text=text)
            return
        self.screen.draw([Text(self.words.action(found.action), ACCENT)])
        if not found.obstacles:
            self.screen.say("play-possible", GOOD)
        self.tell_obstacles(found.obstacles or self.play.game.warnings(self.play.state, found.action))
        for proposal in self.play.game.proposals(self.play.state):
            if proposal.action == found.action:
                way = ", ".join(self.words.action(step) for step in proposal.way)
                self.screen.say("play-way", GOOD, way=way)

    def tell_obstacles(self, obstacles: list[Obstacle]) -> None:
        told = [Text(self.words.obstacle(obstacle.to_json())) for obstacle in obstacles]
        self.screen.draw(Flow([sentence], indent=2) for sentence in told)

    def tell_events(self) -> None:
        """What happened since it was last told, as far as the person may know."""
        entries = self.play.journal.entries
        self.tell(self.told, len(entries))
        self.told = len(entries)

    def show_log(self) -> None:
        self.tell(max(0, self.told - LOG), self.told)

    def tell(self, first: int, end: int) -> None:
        seen = [entry for entry in self.play.journal.entries[first:end] if entry.visible(self.person)]
        told = [Text(self.words.event(entry.to_json(), self.person), QUIET) for entry in seen]
        self.screen.draw(Flow([event], indent=2) for event in told)
