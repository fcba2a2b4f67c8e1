"""T-6, T-17, T-18, GP-9.4: cases that the given traces hardly hold, made in their format."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.gaia.scribe import Json, Scribe, build, convert, icon, passing, stone

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.space import DISTANCES
from gaia_trace.replay import Replay
from gaia_trace.trace import IDS, Trace

SHORT_TRACKS = {ours: name for name, ours in IDS["tracks"].items()}


def followed(trace: Trace) -> Replay:
    replay = Replay(trace)
    replay.run()
    assert str(replay.mismatch) == "None"
    return replay


def research(track: str) -> Json:
    return {"kind": "research", "track": track}


def income_game(places: list[str]) -> tuple[Scribe, list[tuple[int, list[Json]]]]:
    """Two rounds up to the second income, where Ivits, Itars and Taklons have something to answer.

    The brainstone goes through `places`: after the charge of the economy track, and of the booster.
    """
    boosters = ["booster1", "booster2", "booster3", "booster5", "booster9", "booster6"]
    game = Scribe("greedy_3p_07", ["ivits", "itars", "taklons"], boosters)
    ours = {0: "booster_range_action", 1: "booster_pass_big_buildings", 2: "booster_pass_mines"}
    homes = {0: ["-1,-3"], 1: ["3,-7", "-5,3"], 2: ["-1,1", "3,-3"]}
    game.set_up({0: "booster5", 1: "booster9", 2: "booster6"}, ours, homes)
    game.play("icon institute_charge", "icon booster")
    game.write("income", 0, icon(pw=4), icon(pw=2))
    game.move("actions", ["pass", "booster booster_tokens_ore"], passing("booster2"))
    game.move("actions", ["research science", "end_turn"], research("sci"))
    game.move("actions", ["research economy", "end_turn"], research("eco"))
    game.move("actions", ["pass", "booster booster_range_action"], passing("booster5"))
    game.play("pass", "booster booster_pass_big_buildings")
    game.write("actions", 2, passing("booster9"), settled=False)
    game.play("icon institute_charge", "icon booster")
    assert game.state.decision.prompt == "stone"
    game.play(*[f"stone_in {place}" for place in places])
    assert game.state.decision.prompt == "turn"
    return game, [(0, [icon(pw=4)]), (1, [icon(pw=2)]), (2, [stone(f"area{places[-1]}")])]


@pytest.mark.clauses("T-6", "T-17", "T-20")
@pytest.mark.parametrize("places", [["2", "2"], ["2", "3"], ["1", "2"]], ids="-".join)
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_income_is_answered_in_any_order(order: tuple[int, ...], places: list[str]) -> None:
    game, answers = income_game(places)
    for index in order:
        seat, commands = answers[index]
        game.write("income", seat, *commands, settled=index == order[-1])
    assert followed(game.trace("income")).rulings == {"T-20": 2}


@pytest.mark.clauses("T-6")
def test_the_brainstone_is_told_in_the_move_of_another_seat() -> None:
    game, answers = income_game(["2", "2"])
    for index, (seat, commands) in enumerate(answers[:2]):
        game.write("income", seat, *commands, stone("area2"), settled=index == 1)
    followed(game.trace("income"))


@pytest.mark.clauses("T-6", "T-20")
def test_a_wrong_place_of_the_brainstone_is_found() -> None:
    game, answers = income_game(["2", "2"])
    for index, (seat, commands) in enumerate(answers):
        game.write("income", seat, *commands, settled=index == 2)
    game.content["moves"][-1]["after"]["players"]["2"]["brainstone"] = "area1"
    replay = Replay(game.trace("income"))
    replay.run()
    assert replay.mismatch is not None
    assert "brainstone" in replay.mismatch.difference


def homes_of(game: Scribe, planet: str) -> list[int]:
    return [place for place in game.state.spots if PLANETS[game.state.planet[place]] == planet]


def far_from(game: Scribe, planet: str, start: int) -> list[int]:
    """The planets of a type, those far away first: nobody there charges."""
    return sorted(homes_of(game, planet), key=lambda place: -DISTANCES[start][place])


def nearest_transdim(game: Scribe, place: int) -> int:
    return min(DISTANCES[place][other] for other in homes_of(game, "transdim"))


def labels(places: list[int]) -> list[str]:
    return [g.HEX.labels[place] for place in places]


@pytest.mark.clauses("GP-9.4", "GP-11.13", "GP-E24", "T-15")
@pytest.mark.parametrize("burned", [1, 2])
def test_nevlas_spend_one_token_for_two_credits_in_one_command(burned: int) -> None:
    """With one token in bowl III the first credit leaves no choice, with two it does."""
    boosters = ["booster1", "booster2", "booster3", "booster5", "booster6"]
    game = Scribe("uniform_2p_04", ["nevlas", "gleens"], boosters)
    ours = {0: "booster_ore_knowledge", 1: "booster_tokens_ore"}
    first = homes_of(game, "ice")[0]
    place, label = g.HEX.labels[first], game.label_of[first]
    homes = {0: labels(homes_of(game, "ice")), 1: labels(far_from(game, "desert", first))}
    game.set_up({0: "booster1", 1: "booster2"}, ours, homes)
    game.move("actions", [f"upgrade trading_station {place}", "end_turn"], build("ts", label))
    game.move("actions", ["pass", "booster booster_credits_qic"], passing("booster3"))
    game.move("actions", [f"upgrade planetary_institute {place}", "end_turn"], build("PI", label))
    before, tokens = game.state.credits[0], game.state.third_bowl[0]
    game.play(*["convert burn"] * burned, "combine")
    game.play(*(["gain credits"] if burned == 1 else ["gain credits", "gain credits", "pay"]))
    assert (game.state.credits[0], game.state.third_bowl[0]) == (before + 2, tokens + burned - 1)
    game.play("pass", "booster booster_pass_mines")
    commands = [{"kind": "burn", "count": burned}, convert({"pw": 2}, {"c": 2}), passing("booster6")]
    game.write("actions", 0, *commands)
    followed(game.trace("nevlas"))


@pytest.mark.clauses("T-18", "GP-11.14")
@pytest.mark.parametrize("says", [False, True], ids=["silent", "aloud"])
def test_itars_decline_a_second_tile(says: bool) -> None:
    """Eight tokens of the Gaia area, one tile; whether the refusal is written down or not."""
    boosters = ["booster1", "booster2", "booster3", "booster5", "booster6"]
    game = Scribe("uniform_2p_04", ["itars", "gleens"], boosters)
    ours = {0: "booster_tokens_ore", 1: "booster_ore_knowledge"}
    ice = sorted(homes_of(game, "ice"), key=lambda place: nearest_transdim(game, place))
    place, label = g.HEX.labels[ice[0]], game.label_of[ice[0]]
    homes = {0: labels(ice), 1: labels(far_from(game, "desert", ice[0]))}
    game.set_up({0: "booster2", 1: "booster1"}, ours, homes)
    game.move("actions", [f"upgrade trading_station {place}", "end_turn"], build("ts", label))
    game.move("actions", ["pass", "booster booster_credits_qic"], passing("booster3"))
    game.move("actions", [f"upgrade planetary_institute {place}", "end_turn"], build("PI", label))
    game.move("actions", ["research gaia_project", "end_turn"], research("gaia"))
    [project, *_] = [a for a in map(g.GRAMMAR.text, game.state.legal_actions()) if a.startswith("project")]
    target = game.label_of[g.HEX.read(project.split()[1])]
    game.move("actions", [project, "from_first 6", "end_turn"], build("gf", target))
    game.play("convert burn", "convert burn", "pass", "booster booster_pass_mines")
    game.write("actions", 0, {"kind": "burn", "count": 2}, passing("booster6"), settled=False)
    game.play("icon institute_charge")
    game.write("income", 0, icon(pw=4), settled=False)
    assert (game.state.decision.prompt, game.state.gaia_area[0]) == ("gaia_tiles", 8)
    game.play("exchange", "tile tech_7_vp")
    [advance, *_] = [a for a in map(g.GRAMMAR.text, game.state.legal_actions()) if a.startswith("advance")]
    step = research(SHORT_TRACKS[advance.split()[1]])
    game.play(advance, "decline")
    refusal = [{"kind": "decline", "offer": [["tech", 1]]}] if says else []
    tile = {"kind": "tech_tile", "pos": "", "tile": "tech4"}
    game.write("gaia", 0, convert({"tg": 4}, {"tech": 1}), tile, step, *refusal)
    assert followed(game.trace("itars")).rulings == {"T-20": 1} | ({} if says else {"T-18": 1})
