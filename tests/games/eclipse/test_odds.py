"""The odds calculator: right chances where they can be worked out by hand, and clear refusals."""

from __future__ import annotations

from typing import Any

import pytest

from astrolude.games.eclipse.advice.fleet_notation import read_side
from astrolude.games.eclipse.advice.odds import odds
from astrolude.kernel.errors import InvalidInput

BATTLES = 500


def odds_of(attacker: object, defender: object, **more: Any) -> dict[str, Any]:
    return odds({"attacker": attacker, "defender": defender, "battles": BATTLES, **more})


def fought(attacker: str, defender: str, **more: Any) -> dict[str, Any]:
    return odds_of(read_side(attacker), read_side(defender), **more)


def test_a_duel_of_equal_interceptors_is_what_arithmetic_says() -> None:
    """Both hit with a 6 and die of one hit; the defender shoots first: 1/6 ÷ (1 − 25/36) = 6/11."""
    found = fought("interceptor", "interceptor", battles=4000)
    assert found["defender"]["wins"] == pytest.approx(6 / 11, abs=0.03)
    assert found["attacker"]["wins"] + found["defender"]["wins"] == 1


def test_missiles_that_fire_first_are_what_arithmetic_says() -> None:
    """Two plasma missile dice that hit with a 6 destroy an Ancient (2 points) in 1 − 25/36 of the cases."""
    hull_only = "interceptor[plasma_missile, hull/ion_cannon]"
    found = fought(hull_only, "ancient", battles=4000)
    assert found["attacker"]["wins"] == pytest.approx(11 / 36, abs=0.03)


def test_missiles_of_a_battle_under_way_have_been_fired() -> None:
    """What only has missiles can do nothing any more; equal cannons fight as if there had been none."""
    spent = fought("interceptor[plasma_missile, hull/ion_cannon]", "ancient", missiles_fired=True)
    assert spent["attacker"]["wins"] == 0
    duel = fought("interceptor[plasma_missile]", "interceptor", missiles_fired=True, battles=4000)
    assert duel["defender"]["wins"] == pytest.approx(6 / 11, abs=0.03)


def chance_of_a_cruiser_against_an_ancient() -> float:
    """Worked out by hand: the Ancient fires first; a die hits with 5 or 6, two hits destroy either ship."""
    ancient = {0: 4 / 9, 1: 4 / 9, 2: 1 / 9}
    cruiser = {0: 2 / 3, 1: 1 / 3}
    positions, won = {(0, 0): 1.0}, 0.0
    for _ in range(200):
        following: dict[tuple[int, int], float] = {}
        for (suffered, done), chance in positions.items():
            for hits, likely in ancient.items():
                if suffered + hits > 1:
                    continue
                for answer, likely_answer in cruiser.items():
                    share = chance * likely * likely_answer
                    if done + answer > 1:
                        won += share
                    else:
                        place = (suffered + hits, done + answer)
                        following[place] = following.get(place, 0.0) + share
        positions = following
    return won


def test_a_cruiser_against_an_ancient_is_what_an_exact_count_says() -> None:
    found = fought("cruiser", "ancient", battles=6000)
    assert found["attacker"]["wins"] == pytest.approx(chance_of_a_cruiser_against_an_ancient(), abs=0.02)


def test_a_stalemate_is_lost_by_the_attacker() -> None:
    """EC-16.16: without cannons nobody can win but the defender."""
    found = fought("2 interceptor[hull/ion_cannon]", "interceptor[hull/ion_cannon]")
    assert found["defender"]["wins"] == 1
    assert found["attacker"]["ships_left"] == [1, 0, 0]


def test_losses_and_survivors_agree() -> None:
    found = fought("2 cruiser + 3 interceptor", "orion: 2 cruiser + starbase")
    for side in ("attacker", "defender"):
        shown = found[side]
        assert sum(shown["ships_left"]) == pytest.approx(1)
        ships = sum(group["count"] for group in shown["groups"])
        lost = sum(group["lost"] for group in shown["groups"])
        mean_left = sum(left * chance for left, chance in enumerate(shown["ships_left"]))
        assert lost + mean_left == pytest.approx(ships)
        for group in shown["groups"]:
            assert sum(group["left"]) == pytest.approx(1)
    assert found["attacker"]["ships_left"][0] == pytest.approx(found["defender"]["wins"])


def test_the_same_seed_gives_the_same_odds() -> None:
    assert fought("2 cruiser", "ancient", seed=5) == fought("2 cruiser", "ancient", seed=5)
    assert fought("2 cruiser", "ancient", seed=5) != fought("2 cruiser", "ancient", seed=6)


def test_damage_before_the_battle_counts() -> None:
    hurt = [{"ships": [{"ship": "dreadnought", "damage": [2]}]}]
    unhurt = [{"ships": [{"ship": "dreadnought"}]}]
    chances = [odds_of(fleets, read_side("interceptor"))["attacker"]["wins"] for fleets in (hurt, unhurt)]
    assert chances[0] < chances[1] - 0.1


@pytest.mark.parametrize(
    ("better", "worse", "enemy"),
    [
        ("2 cruiser[gauss_shield]", "2 cruiser", "2 ancient"),
        ("cruiser[improved_hull]", "cruiser", "ancient"),
        ("cruiser[electron_computer]", "cruiser", "ancient"),
        ("3 cruiser with distortion", "3 cruiser", "ancient_dreadnought_b"),
        ("3 cruiser with point_defense", "3 cruiser", "ancient_dreadnought_b"),
        ("enlightened: 2 cruiser", "2 cruiser", "2 ancient"),
        (
            "dreadnought[antimatter_cannon/ion_cannon, tachyon_source/nuclear_source] with splitter",
            "dreadnought[antimatter_cannon/ion_cannon, tachyon_source/nuclear_source]",
            "8 interceptor",
        ),
    ],
)
def test_what_is_better_wins_more_often(better: str, worse: str, enemy: str) -> None:
    assert fought(better, enemy)["attacker"]["wins"] > fought(worse, enemy)["attacker"]["wins"]


def test_technologies_printed_on_the_board_count() -> None:
    """ER-15.4.1: the Enlightened have a Distortion Shield."""
    missiles = "4 interceptor[plasma_missile, positron_computer/ion_cannon, fusion_source/nuclear_source]"
    lyra = [{"species": "enlightened_of_lyra", "ships": [{"ship": "dreadnought"}]}]
    chances = [
        odds_of(read_side(missiles), fleets)["attacker"]["wins"]
        for fleets in (lyra, read_side("dreadnought"))
    ]
    assert chances[0] < chances[1]


def test_allies_fight_side_by_side() -> None:
    found = fought("cruiser and planta: cruiser", "2 ancient")
    assert [group["ship"] for group in found["attacker"]["groups"]] == ["cruiser", "cruiser"]
    assert len(found["attacker"]["ships_left"]) == 3
    assert found["attacker"]["wins"] > fought("cruiser", "2 ancient")["attacker"]["wins"]


def test_names_may_be_short_and_plural() -> None:
    parts = ["hull", "gauss_shield", "plasma_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
    assert read_side("Mech: 2 cruisers[gauss shield, Plasma-Cannon/ion_c] with point defense") == [
        {
            "species": "mechanema",
            "ships": [{"ship": "cruiser", "count": 2, "parts": parts}],
            "technologies": ["point_defense"],
        }
    ]
    assert read_side("terrans: 3x interceptor")[0]["ships"] == [{"ship": "interceptor", "count": 3}]
    assert read_side("lyra: cruiser")[0]["colony_ships"] == 3


@pytest.mark.parametrize(
    ("attacker", "defender", "sentence"),
    [
        ("draco: cruiser", "ancient", "Descendants of Draco and Ancient Ships do not fight each other"),
        ("ancient", "cruiser", "non-player ships are always the defender"),
        ("cruiser", "ancient + cruiser", "non-player ships fight beside no player"),
        ("cruiser", "ancient and cruiser", "non-player ships fight beside no player"),
        ("5 cruiser", "ancient", "count is a whole number from 1 to 4 here, not 5"),
        ("cruiser", "2 gcds", "count is 1 here, not 2"),
        ("frigate", "ancient", "'frigate' is no ship; expected one of interceptor"),
        ("cruiser[plasma]", "ancient", "'plasma' may mean plasma_cannon or plasma_missile"),
        ("cruiser[hull, hull]", "ancient", "the cruiser has no empty slot left for a hull"),
        ("cruiser[hull/gauss_shield]", "ancient", "the cruiser has no printed gauss_shield left for a hull"),
        ("cruiser[antimatter_cannon/ion_cannon]", "ancient", "this cruiser lacks 2 energy"),
        ("cruiser[hull/nuclear_drive]", "ancient", "this cruiser has no drive"),
        ("starbase[nuclear_drive]", "ancient", "a starbase may not carry a nuclear_drive"),
        ("interceptor[interceptor_bay]", "ancient", "an? interceptor may not carry a interceptor_bay"),
        ("cruiser", "ancient[hull]", "ancient has no blueprint that could be changed"),
        ("exiles: starbase", "ancient", "exiles has no blueprint of a starbase"),
        ("rho: dreadnought", "ancient", "rho_indi_syndicate has no blueprint of a dreadnought"),
        ("zerg: cruiser", "ancient", "'zerg' is no species"),
        ("cruiser with cloaking", "ancient", "'cloaking' is no technology of battles"),
        ("cruiser + 2 cruiser", "ancient", "each ship type of a fleet is named once"),
        ("cruiser +", "ancient", "names no ships"),
        ("cruiser and cruiser and cruiser and cruiser", "ancient", "attacker is a list of 1 to 3 fleets"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(attacker: str, defender: str, sentence: str) -> None:
    with pytest.raises(InvalidInput, match=sentence) as refused:
        fought(attacker, defender)
    assert "\n" not in str(refused.value)


FLEET = {"ships": [{"ship": "cruiser"}]}


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({}, "defender is a list"),
        ({"attacker": [FLEET], "defender": [FLEET], "speed": 1}, "the question has no field 'speed'"),
        ({"attacker": [FLEET], "defender": ["cruiser"]}, "a fleet is an object"),
        ({"attacker": [FLEET], "defender": [{"ships": ["cruiser"]}]}, "ships are given as objects"),
        ({"attacker": [FLEET], "defender": [{"ships": []}]}, "at least one ship"),
        ({"attacker": [FLEET], "defender": [{"ships": 3}]}, "ships is a list"),
        ({"attacker": [FLEET], "defender": [FLEET], "battles": 99}, "battles is a whole number from 100"),
        ({"attacker": [FLEET], "defender": [FLEET], "battles": 10**9}, "battles is a whole number from 100"),
        ({"attacker": [FLEET], "defender": [FLEET], "battles": True}, "not True"),
        ({"attacker": [FLEET], "defender": [FLEET], "missiles_fired": 1}, "missiles_fired is true or false"),
        ({"attacker": [FLEET], "defender": [FLEET], "seed": "x"}, "seed is a whole number"),
        ({"attacker": [{**FLEET, "colony_ships": 1}], "defender": [FLEET]}, "colony_ships is 0 here, not 1"),
        (
            {"attacker": [FLEET], "defender": [{"ships": [{"ship": "cruiser", "damage": [2]}]}]},
            "damage is a whole number from 0 to 1 here",
        ),
        (
            {"attacker": [FLEET], "defender": [{"ships": [{"ship": "cruiser", "damage": [0, 0]}]}]},
            "there are only 1 ships that could be damaged",
        ),
        (
            {"attacker": [FLEET], "defender": [{"ships": [{"ship": "cruiser", "parts": ["hull"]}]}]},
            "a cruiser of terran_directorate has 5 to 6 parts, not 1",
        ),
        (
            {"attacker": [FLEET], "defender": [{"ships": [{"ship": "ancient", "parts": []}]}]},
            "ancient has no blueprint",
        ),
    ],
)
def test_a_question_of_another_form_is_refused(question: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidInput, match=sentence):
        odds(question)
