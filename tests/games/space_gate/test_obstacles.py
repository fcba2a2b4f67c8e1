"""Why an action is not possible, in the words that a person reads."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table
from tests.games.telling import why

from astrolude.games.space_gate.grammar import MODULE
from astrolude.games.space_gate.tables.components import MODULE_PILE

GATE = "gate_water_sun_1@0,1r0 open"
SEALED = [
    "airlock_water_6@0,1r2 closed",
    "airlock_vegetation_6@1,0r3 closed",
    "airlock_energy_6@0,-1r0 closed",
]


def walking() -> Table:
    """Anna has two points in Water; the gate to the north holds one settler of two."""
    table = Table().base(ANNA, GATE + " 1", "odyssey_vegetation_1@1,0r1 open 0", start=5)
    table.crew(ANNA, water="E1", airlock="E1").crew(BEN).crew(CLEO)
    return table.play("activate engineer airlock water")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("activate chief water energy", "You have no chief engineer there: Water."),
        (
            "activate engineer water water",
            "The piece is there already (Water): it has to go to another room.",
        ),
        ("reorganise", "You have no reorganisation token."),
        ("move start_airlock_1 N", "Only with points in Water, Wildlife or Energy, when that room acts."),
        (
            "send gate_water_sun_1",
            "By itself when a gate module is full, after everybody has acted in the room.",
        ),
    ],
)
def test_in_a_turn(action: str, reason: str) -> None:
    assert why(Table().crew(ANNA, water="E1", airlock="E1"), action) == [reason]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move start_airlock_2 N", "In your base there is no such module: the starting airlock."),
        (
            "move odyssey_vegetation_1 W",
            "There is no settler on the wildlife Odyssey module (recruit, for 2).",
        ),
        ("move start_airlock_1 S", "This corridor leads into the void: no module lies to the south."),
        (
            "move start_airlock_1 E",
            (
                "The room that acts is Water: "
                "no settler goes to the wildlife Odyssey module (recruit, for 2) now."
            ),
        ),
        ("fill start_airlock_1", "Only with points in the Airlocks, when that room acts."),
        ("activate engineer water energy", "First answer this: Water: move a settler (steps left: 2)"),
    ],
)
def test_in_a_domain_room(action: str, reason: str) -> None:
    assert why(walking(), action)[0] == reason


def test_a_wall_a_blocked_corridor_and_a_full_module() -> None:
    table = Table().base(
        ANNA, GATE + " 1", "odyssey_water_1@1,0r1 open 0", "airlock_water_5@1,1r1 open 0", start=5
    )
    table.crew(ANNA, water="E2", airlock="E1").crew(BEN).crew(CLEO).play("activate engineer airlock water")
    assert why(table, "move odyssey_water_1 N")[-1] == (
        "There is no corridor to the north of the water Odyssey module (recruit, for 2)."
    )
    table.play("move start_airlock_1 N")
    assert why(table, "move start_airlock_1 N") == [
        "There is no room on the water gate Sun for 2: it holds 2 settlers."
    ]


def test_a_reserve_that_is_empty_is_a_shortage() -> None:
    table = Table().base(ANNA, "airlock_water_5@0,1r0 open 1", "airlock_energy_1@1,0r0 closed", start=1)
    table.planets(["bose", "fermi", "susskind"]).reserve(ANNA, 0).crew(ANNA, airlock="E1", water="E1")
    table.state.tokens[ANNA] = 1  # so that somebody is asked although there is nothing to fill
    table.crew(BEN).crew(CLEO).play("activate engineer water airlock")
    assert why(table, "fill start_airlock_1") == [
        "1 settler short: your reserve holds 0, this takes 1 at least."
    ]
    assert why(table, "fill start_airlock_1", "fr") == [
        "Il manque 1 colon\u00a0: votre réserve en a 0, il en faut au moins 1."
    ]
    assert (
        why(table, "fill airlock_energy_1")[0] == "A settler has to open it first: the energy airlock for 2."
    )


def test_piles_and_places() -> None:
    table = Table().base(ANNA, "gate_water_door_2@1,0r1 closed", "airlock_water_1@0,1r0 closed")
    table.on_top("airlock_water_4").crew(ANNA, new_modules="C1", water="E1").crew(BEN).crew(CLEO)
    table.play("activate engineer water new_modules", "take airlock_water")
    assert why(table, "attach airlock_water_1 E 0") == [
        "Turned like this, no corridor of the module meets one of your base."
    ]
    assert why(table, "attach start_airlock_1 N 0") == [
        "There lies a module already, to the north of the starting airlock."
    ]
    assert why(table, "attach gate_water_door_2 N 2") == [
        "There is no corridor to the north of the water gate Door for 3."
    ]
    table.play("attach airlock_water_1 E 2")
    assert why(table, "take airlock_water") == [
        "You have added a module of this pile already (airlocks, water): take from another one."
    ]


def test_a_base_that_is_laid_anew_must_not_be_sealed_too_early() -> None:
    ends = [
        "airlock_water_6",
        "airlock_vegetation_6",
        "airlock_energy_6",
        "gate_water_door_4",
        "gate_water_ring_4",
    ]
    names = ["airlock_water_1", *ends, "airlock_water_4", "airlock_vegetation_4"]
    table = Table(reorganisation_0="on").base(ANNA, "airlock_water_1@0,1r0 closed")
    for name in names[1:]:
        module = MODULE.read(name)
        table.state.piles[MODULE_PILE[module]].remove(module)
        table.attach_anywhere(ANNA, module)
    table.changed().play("reorganise", "pick airlock_water_1", "attach start_airlock_1 N 0")
    for name, place in zip(
        ends,
        ["airlock_water_1 N 2", "airlock_water_1 E 3", "start_airlock_1 E 3", "start_airlock_1 S 0"],
        strict=False,
    ):
        table.play(f"pick {name}", f"attach {place}")
    assert why(table, "pick airlock_water_6") == [
        "Not among the modules still to be laid: the water airlock for 4."
    ]
    table.play("pick gate_water_ring_4", "attach airlock_water_1 W 1", "pick airlock_water_4")
    assert why(table, "attach start_airlock_1 W 0") == [
        "Your base would have no corridor left for the module still to be laid."
    ]
    table.play("attach start_airlock_1 W 1")
    stuck = Table(reorganisation_0="on").base(ANNA, *SEALED, "gate_water_door_4@-1,0r1 closed")
    for name in ("airlock_water_1", "gate_water_ring_4"):
        module = MODULE.read(name)
        stuck.state.piles[MODULE_PILE[module]].remove(module)
        stuck.state.bases[ANNA] = [*stuck.state.bases[ANNA], module]
    stuck.changed().play("reorganise")
    for name, place in (
        ("airlock_water_6", "N 2"),
        ("airlock_vegetation_6", "E 3"),
        ("airlock_energy_6", "S 0"),
    ):
        stuck.play(f"pick {name}", f"attach start_airlock_1 {place}")
    assert why(stuck, "pick gate_water_door_4") == [
        "Wherever it lay, no corridor would be left for the other 2 modules."
    ]


def sending(planet: str, *settled: tuple[int, str], players: int = 3) -> Table:
    table = Table(players).planets([planet, "bose", "susskind"] if planet != "bose" else [planet])
    for seat, sites in settled:
        table.settled(planet, seat, sites)
    return table.base(ANNA, "gate_water_sun_3@0,1r2 open 3").step_four("water")


@pytest.mark.parametrize(
    ("table", "action", "reason"),
    [
        (
            sending("bose", (BEN, "l1_1")),
            "site bose_b.l2_1",
            "One of the 2 spots that it needs is still free.",
        ),
        (sending("bose"), "site bose_b.l2_1", "2 of the 2 spots that it needs are still free."),
        (
            sending("bose", (BEN, "l1_1")),
            "site bose_b.l1_1",
            "A settler stands there already: Bose, level 1, spot 1.",
        ),
        (sending("bose"), "site planck_b.n1", "Your settlers fly to Bose."),
        (
            sending("dirac", (ANNA, "p1..p6")),
            "site dirac_b.s1",
            "This is your settler number 7 here; only every 6th may take an advanced spot.",
        ),
        (
            sending("fermi"),
            "site fermi_a.c1",
            "The first settler of a module goes to a satellite, the others to the planet in the middle.",
        ),
        (
            sending("turing", players=2),
            "site turing_a.centre",
            "On the canal you begin at a free end, and go on beside your last settler.",
        ),
        (sending("planck"), "island 1", "Only when you send settlers to Russell."),
    ],
)
def test_where_a_settler_may_land(table: Table, action: str, reason: str) -> None:
    assert why(table, action) == [reason]


def test_islands() -> None:
    table = sending("russell", (BEN, "i1_1..i1_7"))
    assert why(table, "island 1") == ["There is no free spot left: island 1."]
    table.play("island 2")
    assert why(table, "site russell_b.i3_1") == ["All settlers of this module go to island 2."]
    two = sending("russell", players=2)
    assert why(two, "island 4") == ["This planet has 3 islands."]


def test_where_a_gate_may_go() -> None:
    table = Table().planets(["susskind", "dirac", "bose"], ["planck", "turing"])
    table.settled("susskind", BEN, "t1_1..t2_2").settled("susskind", CLEO, "t2_3..t3_5")
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    assert table.asked == ("gate_to", ANNA)
    assert why(table, "gate_to susskind") == ["Susskind is closed."]
    assert why(table, "gate_to dirac") == ["Dirac has a gate already."]
    assert why(table, "gate_to fermi") == ["Fermi is not in this game."]
    assert why(table, "gate_to fermi", "fr") == ["Fermi n’est pas de cette partie."]
