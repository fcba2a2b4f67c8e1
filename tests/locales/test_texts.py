"""Messages by id: found, formatted, or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrolude.locales import LANGUAGES, FaultyText, MissingText, Texts, load
from astrolude.locales.texts import files_of

SOURCE = """
greeting = Hello { $name }
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
card = Gull
    .tip = Brings { $what } fame.
bare =
    .tip = Only a tip
plain = Nothing to fill in
"""


def texts(tmp_path: Path, *sources: str) -> Texts:
    files = []
    for number, source in enumerate(sources):
        file = tmp_path / f"{number}.ftl"
        file.write_text(source, encoding="utf-8")
        files.append(file)
    return Texts("en", files)


def test_arguments_are_filled_in(tmp_path: Path) -> None:
    spoken = texts(tmp_path, SOURCE)
    assert spoken.text("greeting", name="Anna") == "Hello Anna"
    assert spoken.text("ships", count=1) == "one ship"
    assert spoken.text("ships", count=3) == "3 ships"


def test_a_missing_text_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match="there is no text 'farewell' in the language 'en'"):
        texts(tmp_path, SOURCE).text("farewell")
    with pytest.raises(MissingText, match="'farewell'"):
        texts(tmp_path, SOURCE).attribute("farewell", "tip")


def test_a_missing_argument_is_an_error_that_names_the_text(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match=r"the text 'greeting' \(en\) cannot be formatted: .*name"):
        texts(tmp_path, SOURCE).text("greeting")


def test_a_text_without_a_value_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match=r"'bare' .* has attributes but no value"):
        texts(tmp_path, SOURCE).text("bare")


def test_attributes_are_optional(tmp_path: Path) -> None:
    spoken = texts(tmp_path, SOURCE)
    assert spoken.attribute("bare", "tip") == "Only a tip"
    assert spoken.attribute("plain", "tip") is None


def test_variables_are_known(tmp_path: Path) -> None:
    spoken = texts(tmp_path, SOURCE)
    assert spoken.variables("ships") == {"count"}
    assert spoken.variables("card") == {"what"}
    assert spoken.variables("plain") == set()


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match=r"0\.ftl cannot be read here: 'broken = \{ \$name'"):
        texts(tmp_path, "broken = { $name\n").has("broken")


def test_a_text_that_stands_twice_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match=r"1\.ftl: 'greeting' is already defined"):
        texts(tmp_path, SOURCE, "greeting = Hi\n").has("greeting")


def test_texts_are_read_once() -> None:
    assert load("en") is load("en")


def test_a_file_is_read_when_a_message_that_begins_with_its_name_is_asked_for(tmp_path: Path) -> None:
    for name, source in {"ships": "ships = Ships\n", "cards": "cards-gull = { $broken\n"}.items():
        (tmp_path / f"{name}.ftl").write_text(source, encoding="utf-8")
    spoken = Texts("en", [tmp_path / "ships.ftl", tmp_path / "cards.ftl"])
    assert spoken.text("ships") == "Ships"
    assert not spoken.has("ships-two")
    with pytest.raises(FaultyText, match=r"cards\.ftl cannot be read"):
        spoken.has("cards-gull")


def test_every_message_begins_with_the_name_of_its_file() -> None:
    for language in LANGUAGES:
        for file in files_of(language):
            own = Texts(language, [file]).entries
            assert own
            assert [name for name in own if name.partition("-")[0] != file.stem] == []


@pytest.mark.parametrize(
    ("language", "value", "decimals", "written"),
    [
        ("en", 1234.56, 1, "1,234.6"),
        ("fr", 1234.56, 1, "1\u202f234,6"),
        ("en", 1234567, 0, "1,234,567"),
        ("fr", 0.5, 2, "0,50"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    language: str, value: float, decimals: int, written: str
) -> None:
    assert load(language).number(value, decimals) == written
