"""Which options go together is declared once: the engine refuses and settles by it, the page asks by it."""

from __future__ import annotations

import itertools

import pytest

import option_cases
from astrolude import games
from astrolude.games.eclipse.rules.options import modules_of, secret_worlds
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import MIDDLE, SECTOR_COUNT, SECTOR_MODULE, SECTOR_RING
from astrolude.games.eclipse.tables.setup import MIDDLE_HEXES
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.locales import LANGUAGES, load
from astrolude.locales.complaints import recognise
from astrolude.testing import toy

GAMES = games.load()


def test_the_page_is_held_to_what_the_engine_settles() -> None:
    current = option_cases.FILE.read_text(encoding="utf-8") == option_cases.written()
    assert current, "options have changed: `make protocol` settles them anew"


@pytest.mark.parametrize("game", [toy.GAME, *GAMES], ids=lambda game: game.id)
def test_couplings_follow_each_other_and_name_what_there_is(game: Game) -> None:
    values = {option.name: option.values for option in game.options}
    for place, coupling in enumerate(game.couplings):
        assert set(coupling.values) < set(values[coupling.option])
        assert all(set(wanted) <= set(values[name]) for name, wanted in coupling.when.items())
        later = {other.option for other in game.couplings[place:]}
        assert not later & set(coupling.when), "what a coupling asks about must be settled before it"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_is_the_message_that_says_it(game: Game) -> None:
    for coupling in game.couplings:
        assert recognise(coupling.why) == (f"errors-{coupling.reason}", {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_explains_itself_and_every_preset_has_words(game: Game, language: str) -> None:
    texts = load(language)
    for option in game.options:
        assert texts.attribute(f"{game.id}-option-{option.name}", "tip"), option.name
    for preset in game.presets:
        assert texts.text(f"app-preset-{preset.name}")
        assert texts.text(f"{game.id}-preset-{preset.name}")


def test_what_was_asked_for_is_refused_and_what_was_left_open_gives_way() -> None:
    gaia = find("gaia")
    with pytest.raises(InvalidOptions, match="the first game is played on the default map"):
        gaia.complete(3, {"setup": "first_game", "map": "method_3"})
    assert gaia.complete(1, {"setup": "first_game"})["automa_faction"] == "taklons"
    assert gaia.settled(3, {"setup": "first_game", "map": "method_3"})["map"] == "default"


def test_an_option_without_effect_is_accepted_but_not_asked_about() -> None:
    gaia = find("gaia")
    wish = {"planets_apart": "home_types_only"}
    assert gaia.complete(3, wish)["planets_apart"] == "home_types_only"
    assert gaia.settled(3, wish)["planets_apart"] == "all_types"


def middle_hexes(options: dict[str, str]) -> int:
    """ER-1.3: the middle hexes in use."""
    used = modules_of(options)
    hexes = [sector for sector in range(SECTOR_COUNT) if SECTOR_RING[sector] == MIDDLE]
    modules = [SECTOR_MODULE[sector] for sector in hexes]
    return secret_worlds(options) + sum(1 for module in modules if module == NONE or used >> module & 1)


@pytest.mark.parametrize("players", [7, 8, 9])
def test_large_games_of_eclipse_have_enough_middle_hexes_exactly_when_they_may_begin(players: int) -> None:
    eclipse = find("eclipse")
    names = ["ancient_hives", "warp_portals", "secret_world", "extra_sectors"]
    fitting = {option.name: option.fitting(players) for option in eclipse.options}
    for chosen in itertools.product(*[fitting[name] for name in names]):
        wish = {name: values[0] for name, values in fitting.items()} | dict(zip(names, chosen, strict=True))
        enough = middle_hexes(wish) >= MIDDLE_HEXES[players]
        try:
            eclipse.complete(players, wish)
        except InvalidOptions:
            assert not enough, wish
        else:
            assert enough, wish
