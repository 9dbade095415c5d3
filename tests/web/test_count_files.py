"""The sheet on paper and in a spreadsheet, and the chart."""

from __future__ import annotations

import csv
import io
from itertools import pairwise

import openpyxl
import pytest
from starlette.testclient import TestClient

from tests.web.thumb import Thumb, worked_example
from windroos.web.chart import APART, HEIGHT, chart, place_chart
from windroos.web.export import csv_text, xlsx_file

ROWS: list[list[str | int]] = [["Spel", "=1+1", "@x"], [1, "-2", "+3"], [2, -5, "\tx"]]


def test_csv_has_the_whole_sheet(client: TestClient) -> None:
    thumb = Thumb(client)
    id = thumb.make(title="Tafel 3: =A1")
    worked_example(thumb, id).press("tap=keep")
    answer = client.get(f"/tellen/{id}.csv")
    assert answer.content.startswith(b"\xef\xbb\xbf")
    assert "windroos%20Tafel%203%20A1.csv" in answer.headers["content-disposition"]
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
    row = dict(zip(rows[0], rows[1], strict=True))
    assert (row["Joost"], row["Ineke"], row["Totaal Marijke"], row["Score Henk"]) == ("384", "-244", "24", "20")


def test_xlsx_has_numbers_and_texts(client: TestClient) -> None:
    thumb = Thumb(client)
    id = thumb.make(names=("=1+1", "+Joost", "@Ineke", "Henk"))
    worked_example(thumb, id).press("tap=keep")
    page = openpyxl.load_workbook(io.BytesIO(client.get(f"/tellen/{id}.xlsx").content)).worksheets[0]
    rows = list(page.iter_rows())
    assert all(cell.data_type != "f" for row in rows for cell in row)
    assert 384 in [cell.value for cell in rows[1]]
    assert "=1+1" in [cell.value for cell in rows[0]]


def test_no_text_becomes_a_formula() -> None:
    for lang, sign in (("nl", ";"), ("en", ",")):
        text = csv_text(ROWS, "nl" if lang == "nl" else "en").decode("utf-8-sig")
        read = list(csv.reader(io.StringIO(text), delimiter=sign))
        assert read[0] == ["Spel", "'=1+1", "'@x"]
        assert read[1] == ["1", "'-2", "'+3"]
        assert read[2] == ["2", "-5", "'\tx"]
    page = openpyxl.load_workbook(io.BytesIO(xlsx_file(ROWS, "a/b:[c]"))).worksheets[0]
    assert [cell.data_type for row in page.iter_rows() for cell in row] == ["s", "s", "s", "n", "s", "s", "n", "n", "s"]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "⁺", "\N{MINUS SIGN}"])
@pytest.mark.parametrize("before", ["", " ", "\t", "\r", "\u200b", "\ufeff "])
def test_a_formula_in_any_width_stays_a_text(sign: str, before: str) -> None:
    text = f"{before}{sign}1+1"
    read = next(
        csv.reader(io.StringIO(csv_text([[text, "Joost"]], "nl").decode("utf-8-sig"), newline=""), delimiter=";")
    )
    assert read == [f"'{text}", "Joost"]
    page = openpyxl.load_workbook(io.BytesIO(xlsx_file([[text, "Joost", 1]], "t"))).worksheets[0]
    assert [cell.data_type for cell in page[1]] == ["s", "s", "n"]
    assert [cell.quotePrefix for cell in page[1]] == [True, False, False], "also when somebody types in the cell"


def test_print_has_the_history(client: TestClient) -> None:
    thumb = Thumb(client)
    id = thumb.make()
    worked_example(thumb, id).press("tap=keep")
    assert "Joost maakt mahjong met bamboe 3" in thumb.go(f"/tellen/{id}/print").words


@pytest.mark.parametrize("last", [(0, 0, 0, 0, 0), (5, 4, 3, 2, 1), (1000, 999, -1, -2, -3), (-7, -7, -7, -7, 28)])
def test_names_beside_the_chart_never_collide(last: tuple[int, ...]) -> None:
    drawn = chart("abcde", [(0, points) for points in last], ())
    assert drawn is not None
    heights = sorted(line.name_y for line in drawn.lines)
    assert all(low + APART <= high + 0.11 for low, high in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < HEIGHT


@pytest.mark.parametrize(("places", "most"), [((1,), 1), ((3, 1, 12), 12), (tuple(range(1, 61)), 60), ((2, 2), 2)])
def test_the_first_place_is_on_top_and_every_place_within(places: tuple[int, ...], most: int) -> None:
    drawn = place_chart("Plaats", places, most)
    points = [tuple(map(float, one.split())) for one in drawn.lines[0].path.removeprefix("M").split("L")]
    heights = [down for _, down in points]
    assert len(points) == len(places)
    assert [down for _, down in sorted(zip(places, heights, strict=True))] == sorted(heights)
    assert all(0 < down < HEIGHT for down in heights)
    assert next(level for _, level in drawn.levels) == 1
    assert len(drawn.levels) <= 7
    assert drawn.hands[-1][1] == len(places)


def test_before_the_first_hand_there_is_nothing_to_draw() -> None:
    assert chart("ab", [(0,), (0,)], ()) is None
