"""A game in words, and that no word is missing in any language."""

from __future__ import annotations

import pytest

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.kernel.grammar import Kind
from astrolude.kernel.obstacles import GAME_OVER, NOT_NOW
from astrolude.kernel.play import Play
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.locales import ENGLISH, LANGUAGES, Sentences, Texts
from astrolude.testing import toy
from astrolude.testing.cases import cases
from astrolude.testing.walk import Walk

GAMES = [toy.GAME, *games.load()]


@pytest.fixture
def words(spoken: dict[str, Texts]) -> Sentences:
    return Sentences(spoken["en"], toy.GAME, ["Anna", "Ben"])


def test_things_have_names_of_their_own_or_of_their_kind(words: Sentences) -> None:
    assert words.thing("card:storm") == "Storm"
    assert words.thing("hex:0,0") == "the middle"
    assert words.thing("hex:1,-1") == "hex 1,-1"
    assert words.thing("seat:1") == "Ben"


def test_a_seat_without_a_name_is_called_by_its_number(spoken: dict[str, Texts]) -> None:
    assert Sentences(spoken["en"], toy.GAME).thing("seat:1") == "keeper 1"


def test_a_side_beyond_the_seats_is_the_games_opponent(spoken: dict[str, Texts]) -> None:
    games.load()
    assert Sentences(spoken["en"], find("gaia"), ["Anna"]).thing("seat:1") == "the Automa"


def test_tips_explain_things(words: Sentences) -> None:
    assert words.tip("card:gull") == "Brings fame when sent."
    assert words.tip("card:mast") is None
    assert words.tip("hex:1,0") is None


def test_actions_name_what_they_are_about(words: Sentences) -> None:
    parse = toy.GRAMMAR.parse
    assert words.action(parse("rest")) == "Rest"
    assert words.action(parse("shift 0,0 1,0")) == "Shift the beacon from the middle to hex 1,0"
    assert words.action(parse("send gull")) == "Send: Gull"


def test_a_whole_action_may_have_a_text_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("texts") / "x.ftl"
    file.write_text("beacons-card = a { $label }\nbeacons-action-send = Show { $card }\n")
    assert Sentences(Texts("en", [file]), toy.GAME).action(toy.GRAMMAR.parse("send gull")) == "Show a gull"


def test_prompts_know_their_arguments(words: Sentences) -> None:
    play = Play(Start(toy.GAME, 2, None, 2))
    assert words.prompt(play.state) == "What do you do? (2 left)"


@pytest.mark.parametrize(("reader", "who"), [(0, "You"), (1, "Anna"), (-1, "Anna")])
def test_events_know_whether_the_reader_did_it(words: Sentences, reader: int, who: str) -> None:
    assert words.event({"event": "drew", "seat": 0, "args": {}}, reader) == f"{who} drew a card."


def test_events_list_many_values(words: Sentences) -> None:
    told = {"event": "ended", "seat": 0, "args": {"scores": [3, 5]}}
    assert words.event(told) == "The game ended: 3, 5."


def kinds_of(game: Game) -> list[Kind]:
    """Every kind that can be referred to, but for seats, which have names."""
    slots = [slot.kind for verb in game.grammar.verbs for slot in verb.slots]
    slots += [slot.kind for prompt in game.questions.verbs for slot in prompt.slots]
    fields = [field.kind for event in game.events.events for field in event.fields if field.kind]
    return list({kind.name: kind for kind in [*slots, *fields] if kind.name != "seat"}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_of_a_game_has_a_name(game: Game, language: str, spoken: dict[str, Texts]) -> None:
    words = Sentences(spoken[language], game)
    assert words.title
    assert words.summary
    for option in game.options:
        assert words.option(option.name)
        assert all(words.option_value(option.name, value) for value in option.values)
    for kind in kinds_of(game):
        assert all(words.thing(kind.reference(index)) for index in range(kind.size))


def one_case_of(game: Game) -> Start:
    """With the most players and all options away from their defaults, so that most words occur."""
    return list(cases(game, [1]))[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_can_be_told(game: Game, language: str, spoken: dict[str, Texts]) -> None:
    case = one_case_of(game)
    words = Sentences(spoken[language], game, [f"Seat {seat}" for seat in range(case.players)])
    walk = Walk(case)
    seen: set[int] = set()
    for _ in walk.steps():
        assert words.prompt(walk.state)
        seen.update(walk.state.legal_actions())
    assert all(words.action(action) for action in seen)
    for entry in walk.play.journal.entries:
        told = entry.to_json()
        for reader in (-1, entry.seat):
            assert "{" not in words.event(told, reader)
    view = walk.state.view(None)
    assert isinstance(view["seats"], list)
    assert all(words.score_part(part) for part in view["seats"][0]["score"]["parts"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_of_a_game_is_written(game: Game, spoken: dict[str, Texts]) -> None:
    words = Sentences(spoken[ENGLISH], game)
    missing = [event.name for event in game.events.events if not words.has(f"event-{event.name}")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_obstacle_of_a_game_is_said(game: Game, language: str, spoken: dict[str, Texts]) -> None:
    """With whatever numbers and things it is filled."""
    words = Sentences(spoken[language], game, ["Anna", "Ben", "Cleo"])
    own = [] if game.in_the_way is None else game.in_the_way.all_causes(game.grammar)
    for cause in [GAME_OVER, NOT_NOW, *own]:
        for value in (0, 1, 2):
            kinds = [field.kind for field in cause.fields]
            values = [value if kind is None else value % kind.size for kind in kinds]
            assert "{" not in words.obstacle(cause.obstacle(*values).to_json())


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_languages_have_the_same_messages(language: str, spoken: dict[str, Texts]) -> None:
    english, other = spoken[ENGLISH].entries, spoken[language].entries
    assert sorted(set(english) ^ set(other)) == []
    for name, message in english.items():
        tips = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in other[name].attributes] == tips, name
