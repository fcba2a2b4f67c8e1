"""SG-4, SG-6: the pieces on the Odyssey board: action points, moving, gaining and losing them."""

from __future__ import annotations

from astrolude.games.space_gate.events import AUTOMATED, PROMOTED, RECRUITED
from astrolude.games.space_gate.grammar import ACTIVATE, CHOOSE_ROOM, GIVE
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    CHIEF,
    CHIEF_POINTS,
    ENGINEER,
    ENGINEER_POINTS,
    NOTHING,
    ROBOT_POINTS,
    ROOMS,
)


def points_in(s: GateState, seat: int, room: int) -> int:
    """SG-4.5: engineer 1, chief engineer 2, robot 1."""
    place = seat * len(ROOMS) + room
    return (
        s.engineers[place] * ENGINEER_POINTS + s.chiefs[place] * CHIEF_POINTS + s.robots[place] * ROBOT_POINTS
    )


def pieces_at(s: GateState, piece: int, place: int) -> int:
    """How many engineers or chief engineers stand at a place, a seat's own part of a room."""
    return s.engineers[place] if piece == ENGINEER else s.chiefs[place]


def pieces_in(s: GateState, seat: int, piece: int, room: int) -> int:
    """How many engineers or chief engineers a seat has in a room."""
    return pieces_at(s, piece, seat * len(ROOMS) + room)


def activation_answers(s: GateState, seat: int) -> list[int]:
    """SG-4.2, SG-4.3: any own engineer or chief engineer, to any of the four other rooms."""
    found: list[int] = []
    for room in range(len(ROOMS)):
        place = seat * len(ROOMS) + room
        for piece in (ENGINEER, CHIEF):
            if pieces_at(s, piece, place):
                first = ACTIVATE.at(piece, room, 0)
                for target in range(len(ROOMS)):
                    if target != room:
                        found.append(first + target)  # noqa: PERF401 - once compiled, cheaper than a second list
    return found


def walk(s: GateState, seat: int, piece: int, start: int, target: int) -> None:
    """SG-4.3: the piece goes from one room to the stand of another."""
    pieces = s.engineers if piece == ENGINEER else s.chiefs
    pieces[seat * len(ROOMS) + start] -= 1
    pieces[seat * len(ROOMS) + target] += 1
    s.room = target
    s.stand = piece


def recruit_answers(s: GateState) -> list[int]:
    """SG-6.5: any of the five rooms."""
    return [CHOOSE_ROOM.at(room) for room in range(len(ROOMS))]


def recruit(s: GateState, seat: int, room: int) -> None:
    """SG-6.5: an engineer from the reserve goes into a room."""
    s.engineer_reserve[seat] -= 1
    s.engineers[seat * len(ROOMS) + room] += 1
    s.note(RECRUITED, seat, room)


def promotion_answers(s: GateState, seat: int) -> list[int]:
    """SG-6.6: every room with an own engineer without a suit; empty where there is none."""
    return [CHOOSE_ROOM.at(room) for room in range(len(ROOMS)) if s.engineers[seat * len(ROOMS) + room]]


def promote(s: GateState, seat: int, room: int) -> None:
    """SG-6.6: an engineer puts on a suit; the one on the stand only where he is the last in the room."""
    place = seat * len(ROOMS) + room
    s.suit_reserve[seat] -= 1
    s.engineers[place] -= 1
    s.chiefs[place] += 1
    if seat == s.active and room == s.room and s.stand == ENGINEER and not s.engineers[place]:
        s.stand = CHIEF
    s.note(PROMOTED, seat, room)


def automate(s: GateState, seat: int, room: int) -> None:
    """SG-6.7: a robot from the reserve goes into the room of the icon."""
    s.robot_reserve[seat] -= 1
    s.robots[seat * len(ROOMS) + room] += 1
    s.note(AUTOMATED, seat, room)


def giving_answers(s: GateState, seat: int) -> list[int]:
    """SG-12.3, SG-12.5: every own engineer or chief engineer, by kind and room; never a robot."""
    found: list[int] = []
    for room in range(len(ROOMS)):
        for piece in (ENGINEER, CHIEF):
            if pieces_in(s, seat, piece, room):
                found.append(GIVE.at(piece, room))  # noqa: PERF401 - once compiled, cheaper than a second list
    return found


def leave(s: GateState, seat: int, piece: int, room: int) -> None:
    """SG-12.5, SG-4.9: a piece leaves the Odyssey, suit and all; the one on the stand goes last."""
    pieces = s.engineers if piece == ENGINEER else s.chiefs
    place = seat * len(ROOMS) + room
    pieces[place] -= 1
    if seat == s.active and room == s.room and piece == s.stand and not pieces[place]:
        s.stand = NOTHING
