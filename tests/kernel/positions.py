"""Small helpers that bring the toy game to a position worth testing."""

from __future__ import annotations

from astrolude.kernel.play import Play
from astrolude.kernel.start import Start
from astrolude.testing.toy import CARD, GAME, HEX, Island

RECORD = """\
astrolude 1
game beacons
rules 1
players 2
option length short
option weather stormy
seed 1
seat 0 Anna
seat 1 Ben
actions
draw
rest
"""


def new(players: int = 2, seed: int = 1, **options: str) -> Play:
    return Play(Start(GAME, players, options, seed))


def act(play: Play, *texts: str) -> None:
    """Take actions given in notation."""
    for text in texts:
        play.act(GAME.grammar.parse(text))


def legal(play: Play) -> list[str]:
    return [GAME.grammar.text(action) for action in play.state.legal_actions()]


def events(play: Play, seat: int = -1) -> list[str]:
    """The names of the events that a seat may see; -1 is a spectator."""
    return [entry.event.name for entry in play.journal.entries if entry.visible(seat)]


def island(play: Play) -> Island:
    state = play.state
    assert isinstance(state, Island)
    return state


def arrange(
    play: Play,
    *,
    hands: list[list[str]] | None = None,
    lit: list[list[str]] | None = None,
    stores: list[list[int]] | None = None,
) -> Island:
    """Set up a position by hand; only for tests that do not replay it."""
    s = island(play)
    if hands is not None:
        s.hands = [sorted(CARD.read(card) for card in hand) for hand in hands]
    if lit is not None:
        s.lit = [sum(1 << HEX.read(place) for place in places) for places in lit]
    if stores is not None:
        s.stores = [store[:] for store in stores]
    s.listed = False
    return s
