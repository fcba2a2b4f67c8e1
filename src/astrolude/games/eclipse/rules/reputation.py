"""EC-15.5, EC-18: reputation tiles: slots of the track, draws after battles, and the choice of one tile."""

from __future__ import annotations

from astrolude.games.eclipse.events import (
    TILE_KEPT,
    TILE_KEPT_SECRETLY,
    TILE_RETURNED,
    TILE_RETURNED_SECRETLY,
    TILES_DRAWN,
    TILES_SEEN,
)
from astrolude.games.eclipse.grammar import DECLINE, KEEP, RETURN_TILE
from astrolude.games.eclipse.questions import ASK_DISPLACE, ASK_REPUTATION, THEN_HEX_REPUTATION
from astrolude.games.eclipse.rules.combat.battle import Battle
from astrolude.games.eclipse.rules.economy import gain
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MONEY, MOST_DRAWN, TAKING_PART
from astrolude.games.eclipse.tables.developments import DEV_DIPLOMATIC_FLEET
from astrolude.games.eclipse.tables.species import REPUTATION_SLOTS, SYNDICATE
from astrolude.kernel.pools import draw
from astrolude.kernel.state import NOBODY


def fits(s: EclipseState, seat: int, ambassadors: int, tiles: int) -> bool:
    """EC-15.5: whether so many ambassadors and reputation tiles can be arranged on the track.

    The Diplomatic Fleet is one more shared slot (ER-6.3).
    """
    slots = s.species[seat] * 3
    beyond = max(0, ambassadors - REPUTATION_SLOTS[slots]) + max(0, tiles - REPUTATION_SLOTS[slots + 2])
    return beyond <= shared_slots(s, seat)


def shared_slots(s: EclipseState, seat: int) -> int:
    return REPUTATION_SLOTS[s.species[seat] * 3 + 1] + (s.developments[seat] >> DEV_DIPLOMATIC_FLEET & 1)


def ambassadors_held(s: EclipseState, seat: int) -> int:
    return sum(1 for giver in range(s.players) if s.envoys[giver * s.players + seat])


def has_room_for_reputation(s: EclipseState, seat: int) -> bool:
    """EC-18.4: a slot is free for one more reputation tile."""
    return fits(s, seat, ambassadors_held(s, seat), len(s.reputation[seat]) + 1)


def has_room_for_ambassador(s: EclipseState, seat: int) -> bool:
    """EC-15.5: a slot is free for one more ambassador."""
    return fits(s, seat, ambassadors_held(s, seat) + 1, len(s.reputation[seat]))


def draw_tiles(s: EclipseState, number: int) -> list[int]:
    """EC-18.5: tiles from the bag at random, as many as there are."""
    drawn = min(number, sum(s.reputation_bag))
    return sorted([draw(s.reputation_bag, s.rng) for _ in range(drawn)])


def add_tile(s: EclipseState, seat: int, value: int) -> None:
    """A tile lies face down on the track; nobody has been shown it."""
    s.reputation[seat] = [*s.reputation[seat], value]
    s.shown[seat] = [*s.shown[seat], 0]


def return_tile(s: EclipseState, seat: int, value: int) -> None:
    """A tile of the track goes back to the bag; only its owner knows which."""
    place = s.reputation[seat].index(value)
    s.reputation[seat] = [*s.reputation[seat][:place], *s.reputation[seat][place + 1 :]]
    s.shown[seat] = [*s.shown[seat][:place], *s.shown[seat][place + 1 :]]
    s.reputation_bag[value] += 1
    s.note(TILE_RETURNED, seat)
    s.note_all(TILE_RETURNED_SECRETLY, seat, [value], 1 << seat)


def return_tile_answers(s: EclipseState, seat: int) -> list[int]:
    """One answer for each value on the track."""
    return [RETURN_TILE.at(value - 1) for value in sorted(set(s.reputation[seat]))]


def draws_of(battle: Battle, owner: int) -> int:
    """EC-18.2, EC-18.3: for taking part unless the owner withdrew, and for destroyed ships; at most five."""
    part = TAKING_PART if not battle.withdrawn >> owner & 1 else 0
    return min(MOST_DRAWN, part + battle.earned[owner])


def call_participants(s: EclipseState) -> None:
    """EC-18.1: who fought in the hex, in the order of entry, draws."""
    battle = s.battle
    owners: list[int] = []
    for squadron in battle.squadrons:
        if (
            squadron.owner < s.players
            and squadron.owner not in owners
            and battle.taken_part >> squadron.owner & 1
        ):
            owners.append(squadron.owner)
    battle.pending = owners[::-1]


def next_draw(s: EclipseState) -> None:
    """EC-18.1: the next participant draws and looks at the tiles."""
    battle = s.battle
    while battle.pending:
        seat = battle.pending.pop()
        if draws_of(battle, seat) and _look(s, seat, draws_of(battle, seat)):
            THEN_HEX_REPUTATION.then(s)
            ASK_REPUTATION.ask(s, seat)
            return


def _look(s: EclipseState, seat: int, number: int) -> bool:
    """Draw and look; False if there is nothing to choose: an empty bag, or no slot at all (EC-18.7)."""
    tiles = draw_tiles(s, number)
    if not tiles:
        return False
    s.reveal()
    s.note(TILES_DRAWN, seat, len(tiles))
    s.note_all(TILES_SEEN, seat, [value - 1 for value in tiles], 1 << seat)
    if s.species[seat] == SYNDICATE and len(tiles) > 1:
        gain(s, seat, MONEY, len(tiles) - 1)
    s.battle.actor = seat
    s.battle.looked = tiles
    if not s.reputation[seat] and not has_room_for_reputation(s, seat):
        return_looked(s)
        return False
    return True


def return_looked(s: EclipseState) -> None:
    """EC-18.4: the drawn tiles go back to the bag."""
    for value in s.battle.looked:
        s.reputation_bag[value] += 1
    s.battle.looked = []
    s.battle.actor = NOBODY


def keep_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-18.4: one of the drawn tiles; returning all only where no slot is free."""
    answers = [KEEP.at(value - 1) for value in sorted(set(s.battle.looked))]
    if not has_room_for_reputation(s, seat):
        answers.append(DECLINE.at())
    return answers


def keep(s: EclipseState, seat: int, value: int) -> None:
    """EC-18.4: the chosen tile, in place of another where no slot is free; the others return to the bag."""
    s.battle.looked.remove(value)
    return_looked(s)
    if has_room_for_reputation(s, seat):
        _lay_down(s, seat, value)
        return
    s.battle.actor = seat
    s.battle.looked = [value]
    ASK_DISPLACE.ask(s, seat)


def displace(s: EclipseState, seat: int, value: int) -> None:
    """EC-18.4: a tile of the track makes room for the one just chosen."""
    return_tile(s, seat, value)
    chosen = s.battle.looked[0]
    s.battle.looked = []
    s.battle.actor = NOBODY
    _lay_down(s, seat, chosen)


def _lay_down(s: EclipseState, seat: int, value: int) -> None:
    add_tile(s, seat, value)
    s.note(TILE_KEPT, seat)
    s.note_all(TILE_KEPT_SECRETLY, seat, [value - 1], 1 << seat)
