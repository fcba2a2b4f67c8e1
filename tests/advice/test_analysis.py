"""A finished game judged decision by decision."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from astrolude.advice import Analysis, analyse
from astrolude.advice.analysis import decisions_of
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.record import Record, record_of
from astrolude.kernel.start import Start

load()


def played(game: str, bots: list[str], seed: int) -> Record:
    play = Play(Start(game, len(bots), {}, seed))
    chance = Generator(seed)
    seated = [make_bot(bot, play.game, seed + seat) for seat, bot in enumerate(bots)]
    while not play.state.over:
        play.act(answer(seated[play.state.seat], play.state, chance))
    return record_of(play, [f"{bot} {seat}" for seat, bot in enumerate(bots)])


@pytest.fixture(scope="module")
def record() -> Record:
    return played("alien_frontiers", ["greedy", "random"], 5)


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, iterations=12, seed=1)


def test_every_decision_is_judged_once_and_in_order(record: Record, found: Analysis) -> None:
    assert [judged.ply for judged in found.decisions] == [position.ply for position in decisions_of(record)]
    actions = [record.actions[judged.ply] for judged in found.decisions]
    grammar = found.start.game.grammar
    assert [grammar.text(judged.played.action) for judged in found.decisions] == actions


def test_a_player_by_lot_is_less_precise_than_one_who_thinks(found: Analysis) -> None:
    greedy, lot = found.players()
    assert greedy.precision is not None
    assert lot.precision is not None
    assert greedy.precision > lot.precision + 20
    assert lot.costly + lot.mistakes > greedy.costly + greedy.mistakes


def test_turning_points_are_few_costly_and_apart(found: Analysis) -> None:
    turning = found.turning_points()
    assert 0 < len(turning) <= 6
    assert all(judged.loss >= 0.05 for judged in turning)
    assert all(after.ply - before.ply >= 4 for before, after in pairwise(turning))


def test_luck_is_told_where_chance_had_a_say_and_only_there(found: Analysis) -> None:
    lucky = [judged for judged in found.decisions if judged.luck is not None]
    assert 0 < len(lucky) < len(found.decisions)


def test_the_report_is_json_with_what_programs_need(record: Record, found: Analysis) -> None:
    report = json.loads(json.dumps(found.to_json()))
    assert report["game"] == "alien_frontiers"
    assert [player["name"] for player in report["players"]] == record.names
    assert report["outcome"]["ranks"]
    for ply in report["plies"]:
        assert sum(ply["chances"]) == pytest.approx(1.0, abs=0.01)
        assert len(ply["points"]) == 2
        assert ply["best"][0]["loss"] == 0.0
        assert ply["loss"] >= 0.0


def test_with_iterations_the_result_depends_on_nothing_else(record: Record, found: Analysis) -> None:
    assert analyse(record, iterations=12, seed=1).to_json() == found.to_json()


def test_progress_is_told(record: Record) -> None:
    seen: list[tuple[int, int]] = []
    analyse(record, iterations=1, on_progress=lambda done, of: seen.append((done, of)))
    assert seen[-1] == (len(seen), len(seen))


def test_each_player_is_told_thirds_slips_and_where_points_came_from(found: Analysis) -> None:
    for seat, player in enumerate(found.players()):
        own = {judged.ply: judged for judged in found.decisions if judged.seat == seat}
        assert len(player.phases) == 3
        assert sum(phase.lost for phase in player.phases) == pytest.approx(
            sum(judged.loss for judged in own.values()), abs=0.01
        )
        losses = [own[ply].loss for ply in player.slips]
        assert losses == sorted(losses, reverse=True)
        assert all(loss >= 0.02 for loss in losses)
        assert player.sources
        terms = found.start.game.evaluation(2).terms.names
        for source in player.sources:
            assert source.term in terms
            assert source.played == pytest.approx(
                sum(judged.played.worths.get(source.term, 0.0) for judged in own.values()), abs=0.06
            )
            assert source.best == pytest.approx(
                sum(judged.best[0].worths.get(source.term, 0.0) for judged in own.values()), abs=0.06
            )


def test_who_plays_by_lot_falls_behind_the_bots_plan(found: Analysis) -> None:
    behind = [sum(source.best - source.played for source in player.sources) for player in found.players()]
    assert behind[1] > behind[0]
