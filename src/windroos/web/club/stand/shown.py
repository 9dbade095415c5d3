"""Standings in the reader's language: the rows of the page and of its files, and what is said above them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from windroos.club.board import RankedRow, SeasonBoard
from windroos.club.people import NameOf
from windroos.club.rule_names import rules_called
from windroos.club.season_events import SeasonLot
from windroos.reckoning.criteria import Criterion
from windroos.reckoning.numbers import Number, decimal, show
from windroos.reckoning.ranking import ranking_order
from windroos.reckoning.saying import measure_text
from windroos.text import reckoning as reckoning_words
from windroos.text.explain import listed
from windroos.text.figures import day
from windroos.text.formulas import part_called
from windroos.text.web.club_stand import WORDS
from windroos.text.words import Lang
from windroos.web.export import Cell


class SmallFigure(NamedTuple):
    """An evening in a row: its score, the day, and whether it is part of the total."""

    score: str
    day: str
    kept: bool


class ShownRow(NamedTuple):
    """A row of the page. `moved` is a sign with a number, `moved_said` the same in words; "" where nobody moved."""

    place: int | None
    person: str
    name: str
    moved: str
    moved_said: str
    score: str
    evenings: str
    average: str
    won: int
    last: tuple[SmallFigure, ...]
    status: str
    decided: str
    leads: bool
    short: str


def shown_rows(board: SeasonBoard, rows: Iterable[RankedRow], name: NameOf, lang: Lang) -> list[ShownRow]:
    """Rows as they are read."""
    return [_shown(board, row, name, lang) for row in rows]


def _shown(board: SeasonBoard, board_row: RankedRow, name: NameOf, lang: Lang) -> ShownRow:
    row = board_row.row
    average = "" if board_row.average is None else decimal(board_row.average, lang)
    evenings = str(row.evenings)
    if row.needed:
        evenings = stand_text("of_needed", lang, evenings=row.evenings, needed=row.needed)
    moved, said = _moved(board_row, lang)
    decided = ""
    if row.decided_by:
        decided = stand_text("decided", lang, measure=decided_text(board, row.decided_by, lang))
    short = stand_text("row_short", lang, evenings=evenings, average=average or "–", won=board_row.won)
    return ShownRow(
        place=row.place,
        person=row.person,
        name=name(row.person),
        moved=moved,
        moved_said=said,
        score=show(row.score, lang),
        evenings=evenings,
        average=average,
        won=board_row.won,
        last=tuple(SmallFigure(show(one.score, lang), day(one.evening.date, lang), one.kept) for one in board_row.last),
        status=_status(board_row, lang),
        decided=decided,
        leads=row.person in board.scored.champions,
        short=short,
    )


def _moved(row: RankedRow, lang: Lang) -> tuple[str, str]:
    if row.is_new:
        return "●", stand_text("moved_new", lang)
    if not row.moved:
        return "", ""
    sign, key = ("▲", "moved_up") if row.moved > 0 else ("▼", "moved_down")
    return f"{sign}{abs(row.moved)}", stand_text(key, lang, places=abs(row.moved))


def _status(row: RankedRow, lang: Lang) -> str:
    """What the title still asks of somebody."""
    chance = row.chance
    if chance is not None and chance.may_miss < 0:
        return stand_text("too_late", lang)
    if row.lacking:
        return stand_text("still_needs", lang, lacking=row.lacking)
    if not row.row.eligible:
        return stand_text("not_member", lang)
    if chance is None:
        return ""
    if not chance.can_win:
        return stand_text("cannot_win", lang)
    return stand_text("may_miss", lang, count=chance.may_miss) if row.row.needed and chance.may_miss else ""


def decided_text(board: SeasonBoard, measure: str, lang: Lang) -> str:
    """The criterion of the ranking that has this measure, in words."""
    order = (*ranking_order(board.formula), Criterion("lot"))
    return measure_text(next(one for one in order if one.measure == measure), lang)


def notes(board: SeasonBoard, lots: Sequence[SeasonLot], name: NameOf, lang: Lang) -> list[str]:
    """What there is to say above the rows: how far it is, how it would end, who has the title, what is not known."""
    scored = board.scored
    if board.evening is None:
        return [stand_text("after_none", lang)]
    found = [
        stand_text(
            "after",
            lang,
            played=scored.played,
            held=board.held,
            counting=scored.counting,
        )
    ]
    names = listed([name(person) for person in scored.champions], lang)
    if board.ahead is not None and board.ending is None:
        key = "if_now" if names and board.ahead.margin else "if_now_alone" if names else "if_now_none"
        margin = "" if board.ahead.margin is None else show(board.ahead.margin, lang)
        found.append(stand_text(key, lang, names=names, margin=margin, left=board.ahead.left))
    found += [
        stand_text("lot_drawn", lang, seed=lot.seed, names=listed([name(one) for one in lot.people], lang))
        for lot in lots
    ]
    if board.lacks:
        who = listed(sorted({name(lack.person) for lack in board.lacks}), lang)
        what = listed([_lack(measure, lang) for measure in dict.fromkeys(lack.measure for lack in board.lacks)], lang)
        found.append(stand_text("lacks", lang, names=who, measures=what))
    if board.mixed:
        found.append(stand_text("mixed", lang, rules=listed([rules_called(id, lang) for id in board.mixed], lang)))
    return found


def _lack(measure: str, lang: Lang) -> str:
    if f"lack_{measure}" in WORDS:
        return stand_text(f"lack_{measure}", lang)
    if measure in reckoning_words.MEASURES and measure != "special_total":
        return reckoning_words.MEASURES[measure].to(lang)
    return stand_text(measure, lang) if measure in WORDS else measure


def ended_line(board: SeasonBoard, name: NameOf, lang: Lang) -> str:
    """Who has the title; "" where it is not closed."""
    if board.ending is None:
        return ""
    title = part_called(board.formula.title.name, lang) or stand_text("title", lang)
    if board.period:
        title = stand_text("title_period", lang, period=part_called(board.period, lang))
    names = listed([name(person) for person in board.ending.people], lang)
    return stand_text("ended", lang, title=title, names=names, day=day(board.ending.day, lang))


def file_rows(board: SeasonBoard, name: NameOf, lang: Lang) -> list[list[Cell]]:
    """The standings for a spreadsheet; numbers are numbers, and beside each score stands its exact fraction."""
    keys = ("place", "name", "score", "exact", "evenings", "needed", "kept", "mahjongs", "caused", "decided")
    found: list[list[Cell]] = [[stand_text(f"col_{key}", lang) for key in keys]]
    for one in (*board.rows, *board.below):
        row = one.row
        found.append(
            [
                *(row.place or "", name(row.person), _cell(row.score), str(row.score), row.evenings, row.needed),
                *(row.kept, "" if row.mahjongs is None else row.mahjongs, "" if row.caused is None else row.caused),
                decided_text(board, row.decided_by, lang) if row.decided_by else "",
            ]
        )
    return found


def _cell(value: Number) -> Cell:
    return value if isinstance(value, int) else Fraction(value)


def stand_text(key: str, lang: Lang, **values: object) -> str:
    """Words of these pages with what they are about."""
    text = WORDS[key].to(lang)
    return text.format(**values) if values else text
