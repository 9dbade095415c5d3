"""The laboratory's intervals and reports: honest, in order, with files, a page and plots that hold all."""

import csv
import io
import re
import xml.etree.ElementTree as ET
from math import comb, sqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests import lab_standin
from tests.lab.totals import LIVE, MIXED, report_of
from windroos.books.catalog import IDS, book_words, rules
from windroos.intervals import Estimate, mean, mean_of, quantile, share
from windroos.lab.count import count
from windroos.lab.page import page
from windroos.lab.plots import bar_plot, bars, interval_plot, nice_step
from windroos.lab.report import report
from windroos.lab.task import Task
from windroos.text.words import Lang

COMMAND = "windroos lab run --rules nts2002"


@given(st.integers(0, 60), st.integers(1, 60))
def test_a_share_lies_within_its_interval_and_that_within_0_and_1(seen: int, more: int) -> None:
    one = share(seen, seen + more)
    assert one.value is not None
    assert one.low is not None
    assert one.high is not None
    assert 0 <= one.low <= one.value <= one.high <= 1
    assert one.low < one.high


def test_wilson_by_an_example() -> None:
    """Wilson 1927 as in textbooks: 15 of 50 gives 0.1910 to 0.4375; 0 of 10 gives 0 to 0.2775."""
    for one, low, high in ((share(15, 50), 0.1910, 0.4375), (share(0, 10), 0.0, 0.2775)):
        assert one.low == pytest.approx(low, abs=1e-4)
        assert one.high == pytest.approx(high, abs=1e-4)


def test_wilson_covers_as_promised() -> None:
    """Over all outcomes of 100 hands the interval holds the true share about 95 times out of 100."""
    for true in (0.02, 0.2, 0.5):
        covered = 0.0
        for seen in range(101):
            one = share(seen, 100)
            assert one.low is not None
            assert one.high is not None
            if one.low <= true <= one.high:
                covered += comb(100, seen) * true**seen * (1 - true) ** (100 - seen)
        assert 0.92 < covered < 0.98


@given(st.lists(st.integers(-5000, 5000), min_size=2, max_size=50))
def test_the_mean_and_its_interval(values: list[int]) -> None:
    one = mean(sum(values), sum(value * value for value in values), len(values))
    reach = 1.959964 * sqrt(float(np.var(values, ddof=1)) / len(values))
    assert one.value == pytest.approx(np.mean(values))
    assert one.low == pytest.approx(float(np.mean(values)) - reach, abs=1e-4)
    assert one.high == pytest.approx(float(np.mean(values)) + reach, abs=1e-4)


def test_nothing_seen_says_nothing() -> None:
    assert share(0, 0) == Estimate(None, None, None, 0, 0) == mean(0, 0, 0)
    assert mean(7, 49, 1)[:3] == (7, None, None)
    assert quantile({}, 0.5) is None


def test_quantiles_and_means_of_a_histogram() -> None:
    histogram = {10: 5, 20: 4, 1000: 1}
    assert [quantile(histogram, part) for part in (0.1, 0.5, 0.9, 0.91, 1)] == [10, 10, 20, 1000, 1000]
    assert mean_of(histogram).value == 113


def test_a_side_s_interval_goes_by_hand() -> None:
    """Two seats of one player: the sum of a hand is one observation, and half of it a seat's."""
    found = report_of(players=MIXED)
    task = found.task
    made = lab_standin.play(found.rules, MIXED, task.hands, task.seed)
    both = (made.net[:, 0].astype(int) + made.net[:, 2]) / 2
    side = found.sides[0]
    assert (side.player, side.seats) == ("live", (0, 2))
    assert side.income.value == pytest.approx(both.mean())
    reach = 1.959964 * both.std(ddof=1) / sqrt(len(both))
    assert side.income.high == pytest.approx(both.mean() + reach, rel=1e-6)
    assert sum(side.income.seen for side in found.sides) == 0


def test_four_of_one_player_receive_nothing_together() -> None:
    (side,) = report_of(players=LIVE).sides
    assert side.income[:3] == (0, 0, 0)


def test_items_are_the_winner_s() -> None:
    found = report_of("nts2002")
    ids = {item.id for item in found.items}
    assert {"schoon", "dertien_wezen", "mahjong"} <= ids
    assert not any(id.startswith("wacht") for id in ids)
    special = {item.id for item in found.items if item.special}
    assert "dertien_wezen" in special
    assert "schoon" not in special
    assert len(report_of("nmv144").formations) == len(rules("nmv144").formations.rows)  # type: ignore[union-attr]  # it has them


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_csv_files_are_tidy(id: str, lang: Lang, tmp_path: Path) -> None:
    from windroos.lab.files import write_csv

    found = report_of(id)
    files = write_csv(tmp_path, found, book_words(id), lang)
    assert [path.name for path in files] == ["summary.csv", "seats.csv", "distributions.csv", "items.csv"]
    tables = {path.stem: list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8")))) for path in files}
    for path in files:
        rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8"))))
        assert len({len(row) for row in rows}) == 1
        assert len(rows) > 4
    summary = {row["id"]: row for row in tables["summary"]}
    assert float(summary["won"]["value"]) == found.totals.won / 3000
    assert summary["speed"]["value"] == "1500.0"
    names = {row["id"]: row["name"] for row in tables["items"]}
    assert "" not in names.values()
    assert {"nmv144": "slang", "mcr": "chicken_hand"}.get(id, "dertien_wezen") in names
    assert sum(float(row["share"]) for row in tables["distributions"] if row["id"] == "scores") == pytest.approx(1)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_the_page_needs_nothing_and_says_everything(id: str, lang: Lang) -> None:
    found = report_of(id)
    book = book_words(id)
    text = page(found, book, COMMAND + " --set 'a<b'", lang)
    assert "<script" not in text
    assert not re.search(r"(src|href)=|url\(|https?:", text)
    assert found.rules.digest in text
    assert "a&lt;b" in text
    assert text.count("<svg") == 4
    assert book.entry(found.items[0].id, lang).replace("'", "&#x27;") in text
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    body = text.replace("<!DOCTYPE html>\n", "").replace('<meta charset="utf-8">', "")
    ET.fromstring(re.sub(r"<meta[^>]*>", "", body))  # every tag is closed, every sign escaped


def test_the_page_of_no_mahjong_at_all() -> None:
    task = Task("nts2002", LIVE, 2)
    made = lab_standin.play(task.rules(), LIVE, 2, 1)
    drawn = made._replace(winner=made.winner * 0 - 1, by=made.by * 0, giver=made.winner * 0 - 1, net=made.net * 0)
    found = report(task, task.rules(), count(task.rules(), drawn), 0.0)
    text = page(found, book_words("nts2002"), COMMAND, "en")
    assert "100.00 %" in text
    assert "nan" not in text.lower()


def test_bars_are_values_or_classes_and_hold_all() -> None:
    assert [bar.label for bar in bars({3: 1, 5: 1})] == ["3", "4", "5"]
    classes = bars({8: 1, 11: 1, 12: 1, 300: 1})
    assert [bar.label for bar in classes[:4]] == ["8", "12", "16", "24"]
    assert [classes[0].share, classes[1].share, classes[-1].share] == [0.5, 0.25, 0.25]
    even = bars({13: 1, 60: 3}, growing=False)
    assert (even[0].label, even[-1].label) == ("12", "60") if len(even) > 20 else ("10", "60")
    assert sum(bar.share for bar in even) == pytest.approx(1)
    assert bars({}) == []


@given(st.dictionaries(st.integers(-50, 4000), st.integers(1, 10**9), min_size=1, max_size=80), st.booleans())
def test_no_histogram_breaks_a_plot(histogram: dict[int, int], growing: bool) -> None:
    drawn = bars(histogram, growing)
    assert sum(bar.share for bar in drawn) == pytest.approx(1)
    assert len(drawn) <= 60
    assert [int(bar.label) for bar in drawn] == sorted({int(bar.label) for bar in drawn})
    ET.fromstring(bar_plot("a & b", drawn, 0.0, "nl", "<"))


@example([0.0, 0.0, 0.0, 5e-324], 0.0)
@given(st.lists(st.floats(-1e6, 1e6), min_size=4, max_size=4), st.floats(0, 1e6))
def test_no_interval_breaks_a_plot(values: list[float], reach: float) -> None:
    rows = [("E", Estimate(value, value - reach, value + reach, 1, 1)) for value in values]
    text = interval_plot("t", [*rows, ("N", Estimate(None, None, None, 0, 0))], "en")
    ET.fromstring(text)
    assert "nan" not in text


@given(st.floats(1e-6, 1e9), st.integers(1, 9))
def test_a_nice_step_is_nice(span: float, lines: int) -> None:
    step = nice_step(span, lines)
    assert span / lines * 0.99 <= step <= span / lines * 2.6
    assert re.match(r"[125]\.?0*e", f"{step:.6e}")
