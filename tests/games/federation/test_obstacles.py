"""Why an action is not possible, in the words that a person reads."""

from __future__ import annotations

import random

import pytest
from tests.games.federation.positions import ANNA, BEN, Table
from tests.games.telling import why

from astrolude.games.federation.game import GAME
from astrolude.games.federation.grammar import TOKEN
from astrolude.games.federation.rules.crystals import covers, short_of

SPY, OFFICE, ASSISTANTS = "left_middle_1", "right_top_5", "right_bottom_5"


def test_a_price_is_told_with_what_is_missing() -> None:
    assert why(Table(), f"play voting_1 {SPY}") == [
        "1 Lavandium short: this takes 1, and you have 0 for it, Oceanium included."
    ]
    assert why(Table(), f"play voting_1 {SPY}", "fr") == [
        "Il manque 1 Lavandium\u00a0: il en faut 1, et vous en avez 0 pour cela, Oceanium compris."
    ]
    assert why(Table(), f"play funding_2 {SPY}") == [], "the bonus of the ambassador pays"


def test_oceanium_is_counted_once_and_gold_is_never_replaced() -> None:
    table = Table().purse(ANNA, "CO").action(ANNA, "e81216").purse(ANNA, "O")
    assert why(table, "building megastructure_1") == [
        "1 Coppernium short: this takes 1, and you have 0 for it, Oceanium included.",
        "1 gold diamond short: this takes 1, you have 0. Nothing replaces it.",
    ]


@pytest.mark.parametrize("seed", range(200))
def test_nothing_is_short_exactly_when_a_cost_is_covered(seed: int) -> None:
    chance = random.Random(seed)
    purse = [chance.randrange(3) for _ in range(4)]
    cost = [chance.randrange(3) for _ in range(4)]
    missing = short_of(purse, cost)
    assert (not any(missing)) == pays(purse, cost)
    assert pays([held + more for held, more in zip(purse, missing, strict=True)], cost)


def pays(purse: list[int], cost: list[int]) -> bool:
    lavandium, coppernium, oceanium, gold = purse
    return covers(lavandium, coppernium, oceanium, gold, cost)


def test_what_cannot_be_paid_away_comes_before_the_price() -> None:
    table = Table().pawn(BEN, "voting_1", SPY)
    assert why(table, f"play voting_1 {SPY}") == [
        "Spy (left, middle) is taken by Ben.",
        "1 Lavandium short: this takes 1, and you have 0 for it, Oceanium included.",
    ]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (
            f"play voting_1 {OFFICE}",
            "President’s Office: whoever begins the round cannot go there on the first turn.",
        ),
        (
            "play voting_7 outer_module",
            "You do not have the seven-vote ambassador. A Deep Space tile brings it, once in the game.",
        ),
        ("lay alteration_1v01", "You do not have the token “2 votes, 1 release token”."),
        ("use scholar_1a1", "You do not own the scholar “level +1 this round” (Atalum 1)."),
        ("pause", "None of your scholars that lie face up can be used at any time."),
        ("mission neo", "A ship leaves after your ambassador has been played."),
        ("end_turn", "First play an ambassador."),
        ("stall stall_1", "Only with an Arratooine action, or a tile that opens a stall."),
    ],
)
def test_the_first_reason(action: str, reason: str) -> None:
    assert why(Table(), action)[0] == reason


def test_what_a_mission_needs() -> None:
    table = Table().ships(ANNA, 0).scholars(ANNA, "1A1").do("play voting_1 outer_module")
    assert why(table, "mission spy") == [
        "There is no ship in your hangar.",
        (
            "Spy mission has no release token. An ambassador on its funding side in the Senate cell"
            " of that name brings one."
        ),
        "It takes accreditation level 3; yours is 1.",
    ]
    assert why(table, "play voting_2 outer_module") == ["You have played your ambassador for this turn."]


def test_another_question_comes_first() -> None:
    table = Table().action(ANNA, "small_lounge")
    assert why(table, "play voting_1 outer_module") == ["First answer this: Which project do you fund?"]


def test_reasons_that_random_games_hardly_meet() -> None:
    table = Table().token(ANNA, "4v04").do("lay alteration_4v04", f"play voting_1 {SPY}")
    assert table.state.contributions[ANNA] == 1, "the only funding that pays the cell is given unasked"
    table = Table().token(ANNA, "4f02").do("lay alteration_4f02", f"play voting_1 {SPY}")
    assert why(table, "fund neo") == []
    table = Table().action(ANNA, "presidents_office")
    table.state.medals_left[0] = 0
    assert why(table.refresh(), "medal neo") == ["No medal of this colour is left: Néo medal."]
    table = Table().purse(ANNA, "LCOG").action(ANNA, "e81216")
    table.state.places[0] = 4
    assert why(table.refresh(), "building megastructure_1") == [
        "Megastructure 1 has no free coefficient left."
    ]
    table = Table(structures="random").built(ANNA, "alteration_incubator").scholars(ANNA, "1E3")
    table.do("use scholar_1e3")
    [token] = [name for name in TOKEN.labels if table.has_token(ANNA, name.removeprefix("alteration_"))]
    assert why(table, f"lay {token}")[0].endswith("it can be laid from your next turn on.")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_answer_to_a_question_is_refused_with_a_reason_or_legal(players: int, seed: int) -> None:
    """The law asks about a few actions of a verb; here all are, when a question comes for the first time."""
    assert GAME.in_the_way is not None
    chance = random.Random(seed)
    state = GAME.new(players, {"structures": "random"}, seed)
    met: set[str] = set()
    while not state.over:
        prompt = state.decision.prompt
        if prompt not in met or chance.random() < 0.02:
            met.add(prompt)
            legal = set(state.legal_actions())
            for verb in GAME.in_the_way.asked[prompt].verbs:
                for index in range(verb.size):
                    action = verb.nth(index)
                    told = GAME.in_the_way.against(state, action)
                    assert (action in legal) == (not told), (GAME.grammar.text(action), told)
        state.apply(chance.choice(state.legal_actions()))
