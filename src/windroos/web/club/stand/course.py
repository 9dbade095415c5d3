"""The course of a season: what each has come to after every evening, as a drawing and as figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from windroos.club.board import SeasonBoard
from windroos.club.people import NameOf
from windroos.people.names import taken_apart
from windroos.reckoning.numbers import Number, running_totals, show, total
from windroos.reckoning.scored import EveningScore
from windroos.text.figures import day
from windroos.text.words import Lang
from windroos.web.chart import Chart, chart
from windroos.web.club.stand.shown import stand_text

CHARTED: Final = 5
"""Rows that are drawn."""


class CourseRow(NamedTuple):
    """Somebody's score after each evening, "" before his first."""

    name: str
    scores: tuple[str, ...]


class SeasonCourse(NamedTuple):
    """The course of a season: the drawing of the first five, the days of its evenings, everybody's scores."""

    chart: Chart | None
    days: tuple[str, ...]
    rows: tuple[CourseRow, ...]
    said: str


def course(board: SeasonBoard, name: NameOf, lang: Lang) -> SeasonCourse:
    """The sum of what each has earned after each evening that counts, before anything falls away."""
    nights = [one.evening for one in board.scored.evenings if one.counts]
    at = {evening.id: place for place, evening in enumerate(nights)}
    rows = [*board.rows, *board.below]
    series = [_series(one.row.entries, at) for one in rows]
    first = rows[:CHARTED]
    drawn = None
    if len(nights) > 1 and first:
        leaders = [place for place, one in enumerate(first) if one.row.place == 1]
        drawn = chart(_short([name(one.row.person) for one in first]), series[: len(first)], leaders)
    last = zip(first, series, strict=False)
    standing = ", ".join(f"{name(one.row.person)} {show(sums[-1], lang)}" for one, sums in last)
    return SeasonCourse(
        drawn,
        tuple(day(evening.date, lang) for evening in nights),
        tuple(
            CourseRow(name(one.row.person), tuple(show(value, lang) for value in sums[1:]))
            for one, sums in zip(rows, series, strict=True)
        ),
        stand_text("chart_of", lang, standings=standing),
    )


def _short(names: Sequence[str]) -> list[str]:
    """First names, where these tell them apart."""
    first = [taken_apart(name).first for name in names]
    return [name if first.count(short) > 1 else short for name, short in zip(names, first, strict=True)]


def _series(entries: Iterable[EveningScore], at: dict[str, int]) -> list[Number]:
    """The sum after each evening, from 0 on."""
    earned: list[Number] = [0] * len(at)
    for one in entries:
        if one.evening.id in at:
            earned[at[one.evening.id]] = total((earned[at[one.evening.id]], one.score))
    return [0, *running_totals(earned)]
