"""A report as CSV: one tidy file a table, numbers with a decimal point, ids beside the names that a reader knows."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from windroos.errors import OptionError
from windroos.intervals import Estimate
from windroos.lab.report import FORMATIONS, ItemFigures, Report
from windroos.text import lab as texts
from windroos.text.books import BookWords, capital
from windroos.text.explain import SEATS as SEAT_NAMES
from windroos.text.words import Lang

Cell = str | int | float | None
Sheet = tuple[tuple[str, ...], list[tuple[Cell, ...]]]
"""The names of the columns, and the rows."""

_ESTIMATE: Final = ("value", "low", "high", "seen", "of")


def write_csv(folder: Path, report: Report, book: BookWords, lang: Lang) -> list[Path]:
    """Write summary.csv, seats.csv, distributions.csv and items.csv in a folder; the files.

    Raises:
        OptionError: they cannot be written.
    """
    files = []
    for name, sheet in sheets(report, book, lang).items():
        path = folder / f"{name}.csv"
        write_whole(path, csv_text(sheet))
        files.append(path)
    return files


def sheets(report: Report, book: BookWords, lang: Lang) -> dict[str, Sheet]:
    """The tables by name. Shares are 0..1; `low` and `high` bound the 95 % interval, empty where nothing was seen."""
    figures: list[tuple[Cell, ...]] = [
        (figure.id, texts.FIGURES[figure.id].to(lang), figure.unit, *figure.estimate) for figure in report.summary
    ]
    speed = report.totals.hands / report.seconds if report.seconds else None
    figures.append(("speed", texts.SPEED.to(lang), "hands/s", speed, None, None, report.totals.hands, None))
    return {
        "summary": (("id", "name", "unit", *_ESTIMATE), figures),
        "seats": _seats(report, lang),
        "distributions": (("id", "name", "value", "seen", "share"), list(_distributions(report, lang))),
        "items": (
            ("id", "name", "heading", "special", "active", "times", *_ESTIMATE),
            [
                (item.id, item_name(item, report, book, lang), item.heading, int(item.special), int(item.active),
                 item.times, *item.hands)
                for item in (*report.items, *report.formations)
            ],
        ),
    }  # fmt: skip


def _seats(report: Report, lang: Lang) -> Sheet:
    columns = ["seat", "name", "player"]
    for name in ("wins", "self_drawn", "gave", "income"):
        columns.extend((name, f"{name}_low", f"{name}_high"))
    rows: list[tuple[Cell, ...]] = [
        (
            "ESWN"[place.seat], SEAT_NAMES[place.seat].to(lang), place.player,
            *_three(place.wins), *_three(place.own), *_three(place.gave), *_three(place.income),
        )
        for place in report.places
    ]  # fmt: skip
    return tuple(columns), rows


def _three(estimate: Estimate) -> tuple[Cell, Cell, Cell]:
    return estimate.value, estimate.low, estimate.high


def _distributions(report: Report, lang: Lang) -> Iterable[tuple[Cell, ...]]:
    for spread in report.spreads:
        all_seen = sum(spread.histogram.values())
        for value in sorted(spread.histogram):
            seen = spread.histogram[value]
            yield spread.id, texts.FIGURES[spread.id].to(lang), value, seen, seen / all_seen


def item_name(item: ItemFigures, report: Report, book: BookWords, lang: Lang) -> str:
    """What players call it, to stand at the beginning of a line."""
    return capital(plain_name(item, report, book, lang))


def plain_name(item: ItemFigures, report: Report, book: BookWords, lang: Lang) -> str:
    """What players call it, to stand in a sentence."""
    formations = report.rules.formations
    if item.heading == FORMATIONS and formations is not None:
        return formations.rows[formations.place(item.id) - 1].name.to(lang)
    return book.entries[item.id][0].to(lang) if item.id in book.entries else item.id


def csv_text(sheet: Sheet) -> str:
    """A table as CSV."""
    columns, rows = sheet
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return out.getvalue()


def can_write(path: Path, folder: bool = False) -> None:
    """See before a long run that its answer has somewhere to go; a folder is made where it is missing.

    Raises:
        OptionError: there is no such place, or it may not be written.
    """
    try:
        if folder:
            path.mkdir(parents=True, exist_ok=True)
        elif path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        trial = (path if folder else path.parent) / f".windroos-{os.getpid()}"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise OptionError("lab_unwritable", file=str(path), reason=error.strerror or str(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file under another name first, so that nobody finds half of it.

    Raises:
        OptionError: it cannot be written.
    """
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        raise OptionError("lab_unwritable", file=str(path), reason=error.strerror or str(error)) from None
