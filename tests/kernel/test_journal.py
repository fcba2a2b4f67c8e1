"""The journal: structured events, each with the seats that may see it."""

from __future__ import annotations

import pytest
from tests.kernel.positions import act, events, new

from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import EVERYONE, Entry, Event, Events, Field, Journal

SHIP = Kind("ship", ["scout", "cruiser"])
EVENTS = Events()
MOVED = EVENTS.event("moved", Field("ship", SHIP), Field("far"))
HIT = EVENTS.event("hit", Field("ships", SHIP, many=True))


def test_an_event_becomes_references_and_numbers() -> None:
    entry = Entry(MOVED, 2, [1, 5, 0, 0], EVERYONE)
    assert entry.to_json() == {"event": "moved", "seat": 2, "args": {"ship": "ship:cruiser", "far": 5}}


@pytest.mark.parametrize("values", [[], [0, 1, 0]])
def test_the_last_field_may_hold_many_values(values: list[int]) -> None:
    entry = Entry(HIT, 0, values, EVERYONE)
    assert entry.to_json()["args"] == {"ships": [SHIP.reference(value) for value in values]}


def test_only_the_seats_of_the_mask_see_a_private_event() -> None:
    entry = Entry(MOVED, 0, [0, 0], 0b101)
    assert [entry.visible(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]


def test_everyone_sees_a_public_event() -> None:
    entry = Entry(MOVED, 0, [0, 0], EVERYONE)
    assert all(entry.visible(seat) for seat in (-1, 0, 8))


def test_events_are_kept_in_order() -> None:
    journal = Journal()
    journal.add(HIT, 0, [0], EVERYONE)
    journal.add(MOVED, 1, [1, 2], 1)
    assert [(entry.event, entry.seat) for entry in journal.entries] == [(HIT, 0), (MOVED, 1)]


def test_the_description_names_roles_and_kinds() -> None:
    assert EVENTS.describe() == [
        {
            "name": "moved",
            "fields": [
                {"role": "ship", "kind": "ship", "many": False},
                {"role": "far", "kind": None, "many": False},
            ],
        },
        {"name": "hit", "fields": [{"role": "ships", "kind": "ship", "many": True}]},
    ]


def test_faulty_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match="only the last field"):
        Event("hit", Field("ships", SHIP, many=True), Field("far"))
    with pytest.raises(ValueError, match="declared twice"):
        EVENTS.event("hit")


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    play = new()
    act(play, "draw")
    assert events(play, 0) == ["rolled", "drew", "received"]
    assert events(play, 1) == ["rolled", "drew"]
    assert events(play) == ["rolled", "drew"]
