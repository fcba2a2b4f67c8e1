"""Which language is spoken."""

from __future__ import annotations

import pytest

from astrolude.locales import UnknownLanguage, choose_language


@pytest.mark.parametrize(
    ("wanted", "environment", "expected"),
    [
        ("fr", {"ASTROLUDE_LANG": "en", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"ASTROLUDE_LANG": "fr", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("fr-CA", {}, "fr"),
        ("FR", {}, "fr"),
        ("", {"ASTROLUDE_LANG": "", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_strongest_wish_decides(wanted: str | None, environment: dict[str, str], expected: str) -> None:
    assert choose_language(wanted, environment) == expected


def test_without_any_hint_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("fr_FR", "UTF-8"))
    assert choose_language(None, {}) == "fr"
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert choose_language(None, {}) == "en"


@pytest.mark.parametrize(
    ("wanted", "environment", "source"),
    [("de", {}, "--lang"), (None, {"ASTROLUDE_LANG": "klingon"}, "ASTROLUDE_LANG")],
)
def test_an_explicit_wish_that_cannot_be_met_is_refused(
    wanted: str | None, environment: dict[str, str], source: str
) -> None:
    with pytest.raises(UnknownLanguage, match=f"{source}: Astrolude speaks en and fr, not"):
        choose_language(wanted, environment)
