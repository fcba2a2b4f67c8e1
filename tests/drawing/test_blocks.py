"""Text, tables and maps in the width there is."""

from __future__ import annotations

import pytest

from astrolude.drawing import Beside, Block, Columns, Flow, Mosaic, Table, Text, held, joined
from astrolude.drawing.text import columns


def shown(block: Block, width: int) -> list[str]:
    lines = [line.plain.rstrip() for line in block.lines(width)]
    assert all(columns(line) <= width for line in lines)
    return lines


def test_a_text_is_broken_between_words_and_keeps_its_styles() -> None:
    text = Text("three ", "bold").add("score and").add(" ten", "dim")
    assert [line.spans for line in text.lines(9)] == [
        [("three", "bold")],
        [("score and", "")],
        [("ten", "dim")],
    ]


def test_what_is_held_together_is_not_broken() -> None:
    assert shown(Text(f"ab {held('c d')} e"), 5) == ["ab", held("c d") + " e"]


def test_a_word_that_is_too_long_is_cut_where_the_line_ends() -> None:
    assert shown(Text("abcdefg hi"), 3) == ["abc", "def", "g", "hi"]


def test_lines_that_go_on_hang() -> None:
    assert [line.plain for line in Text("12 build a mine there").lines(10, hanging=3)] == [
        "12 build a",
        "   mine",
        "   there",
    ]


def test_own_line_breaks_and_empty_texts_stay() -> None:
    assert shown(Text("a\n\nb"), 10) == ["a", "", "b"]
    assert shown(Text(), 10) == [""]


@pytest.mark.parametrize(("text", "width"), [("ab", 2), ("é", 1), ("e\u0301", 1), ("宇宙", 4), ("₁●", 2)])
def test_signs_take_the_columns_that_a_terminal_gives_them(text: str, width: int) -> None:
    assert columns(text) == width


def test_texts_are_joined() -> None:
    assert joined(", ", ["a", Text("b", "bold"), "c"]).spans[2] == ("b", "bold")
    assert joined(", ", []).plain == ""


def test_a_flow_breaks_between_its_parts() -> None:
    flow = Flow(["one two", "three", "four five six seven"])
    assert shown(flow, 14) == ["one two  three", "four five six", "seven"]


def test_a_table_sets_numbers_to_the_right() -> None:
    table = Table("Name", "Fuel", align="lr")
    table.row("Anna", "7")
    table.rule()
    table.row("Benedict", "12")
    assert shown(table, 40) == [
        "Name      Fuel",
        "──────────────",
        "Anna         7",
        "──────────────",
        "Benedict    12",
    ]


def test_a_table_narrows_what_has_words_to_break() -> None:
    table = Table("Name", "Cards")
    table.row("Anna", "Stasis Beam, Booster Pod")
    assert shown(table, 18) == [
        "Name  Cards",
        "──────────────────",
        "Anna  Stasis Beam,",
        "      Booster Pod",
    ]


def test_a_table_that_cannot_be_narrowed_is_written_out_row_by_row() -> None:
    table = Table("Player", "Fuel", "Ore", align="lr")
    table.row("Anna", "1000", "")
    table.row("Ben", "0", "3")
    assert shown(table, 12) == ["Player", "Anna", "  Fuel 1000", "Ben", "  Fuel 0", "  Ore 3"]


def test_blocks_stand_side_by_side_while_they_fit() -> None:
    blocks = Beside(Text("a\nb"), Text("cc"), Text("d"), gap=1)
    assert shown(blocks, 4) == ["a cc", "b", "", "d"]


def test_columns_are_read_downwards() -> None:
    parts = [Text(name) for name in ("a", "b", "c", "d", "e")]
    assert shown(Columns(parts, most=9, gap=1), 3) == ["a d", "b e", "c"]
    assert shown(Columns(parts, most=1), 9) == ["a", "b", "c", "d", "e"]


def test_a_map_too_wide_goes_on_below_and_cuts_no_picture() -> None:
    cells = {(2 * q + r, r): [Text(f"{q}{r}")] for q in range(4) for r in range(2)}
    assert shown(Mosaic(cells, step=2, span=2), 40) == ["00  10  20  30", "  01  11  21  31"]
    assert shown(Mosaic(cells, step=2, span=2), 8) == [
        "00  10",
        "  01",
        "→",
        "  20",
        "11  21",
        "→",
        "30",
        "  31",
    ]
