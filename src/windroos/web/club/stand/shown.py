"""Standings in the reader's language: the rows of the page, of its files, and of an explanation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.board import RankedRow, SeasonBoard
from windroos.club.mentions import with_names
from windroos.club.people import taken_apart
from windroos.club.season_events import SeasonLot
from windroos.club.standing_account import StandingAccount, StandingNeighbour, TieValue
from windroos.reckoning.criteria import Criterion
from windroos.reckoning.numbers import Number, show, total
from windroos.reckoning.ranking import ranking_order
from windroos.reckoning.saying import item_text, measure_text, ordinal
from windroos.reckoning.scored import EveningScore
from windroos.text import reckoning as reckoning_words
from windroos.text.figures import day
from windroos.text.web.club_stand import WORDS
from windroos.text.words import Lang
from windroos.web.chart import Chart, chart
from windroos.web.export import Cell

Naming = Callable[[str], str]
"""A person's name, as this reader may see it."""
CHARTED: Final = 5


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


def shown_rows(board: SeasonBoard, rows: Iterable[RankedRow], name: Naming, lang: Lang) -> list[ShownRow]:
    """Rows as they are read."""
    return [_shown(board, row, name, lang) for row in rows]


def _shown(board: SeasonBoard, board_row: RankedRow, name: Naming, lang: Lang) -> ShownRow:
    row = board_row.row
    average = "" if board_row.average is None else show(board_row.average, lang)
    evenings = str(row.evenings)
    if row.needed:
        evenings = _say("of_needed", lang, evenings=row.evenings, needed=row.needed)
    moved, said = _moved(board_row, lang)
    decided = ""
    if row.decided_by:
        decided = _say("decided", lang, measure=decided_text(board, row.decided_by, lang))
    short = _say("row_short", lang, evenings=evenings, average=average or "–", won=board_row.won)
    return ShownRow(
        row.place,
        row.person,
        name(row.person),
        moved,
        said,
        show(row.score, lang),
        evenings,
        average,
        board_row.won,
        tuple(SmallFigure(show(one.score, lang), day(one.evening.date, lang), one.kept) for one in board_row.last),
        _status(board_row, lang),
        decided,
        row.person in board.scored.champions,
        short,
    )


def _moved(row: RankedRow, lang: Lang) -> tuple[str, str]:
    if row.is_new:
        return "●", _say("moved_new", lang)
    if not row.moved:
        return "", ""
    sign, key = ("▲", "moved_up") if row.moved > 0 else ("▼", "moved_down")
    return f"{sign}{abs(row.moved)}", _say(key, lang, places=abs(row.moved))


def _status(row: RankedRow, lang: Lang) -> str:
    """What the title still asks of somebody."""
    chance = row.chance
    if chance is not None and chance.may_miss < 0:
        return _say("too_late", lang)
    if row.lacking:
        return _say("still_needs", lang, lacking=row.lacking)
    if not row.row.eligible:
        return _say("not_member", lang)
    if chance is None:
        return ""
    if not chance.can_win:
        return _say("cannot_win", lang)
    return _say("may_miss", lang, count=chance.may_miss) if row.row.needed and chance.may_miss else ""


def decided_text(board: SeasonBoard, measure: str, lang: Lang) -> str:
    """The criterion of the ranking that has this measure, in words."""
    order = (*ranking_order(board.formula), Criterion("lot"))
    return measure_text(next(one for one in order if one.measure == measure), lang)


def notes(board: SeasonBoard, lots: Sequence[SeasonLot], name: Naming, lang: Lang) -> list[str]:
    """What there is to say above the rows: how far it is, how it would end, who has the title, what is not known."""
    scored = board.scored
    if board.evening is None:
        return [_say("after_none", lang)]
    found = [_say("after", lang, played=scored.played, held=board.held, counting=scored.counting)]
    names = joined([name(person) for person in scored.champions], lang)
    if board.ahead is not None and board.ending is None:
        key = "if_now" if names and board.ahead.margin else "if_now_alone" if names else "if_now_none"
        margin = "" if board.ahead.margin is None else show(board.ahead.margin, lang)
        found.append(_say(key, lang, names=names, margin=margin, left=board.ahead.left))
    found += [
        _say("lot_drawn", lang, seed=lot.seed, names=joined([name(one) for one in lot.people], lang)) for lot in lots
    ]
    if board.lacks:
        who = joined(sorted({name(lack.person) for lack in board.lacks}), lang)
        what = joined([_lack(measure, lang) for measure in dict.fromkeys(lack.measure for lack in board.lacks)], lang)
        found.append(_say("lacks", lang, names=who, measures=what))
    return found


def _lack(measure: str, lang: Lang) -> str:
    if measure in reckoning_words.MEASURES and measure != "special_total":
        return reckoning_words.MEASURES[measure].to(lang)
    return _say(measure, lang) if measure in WORDS else measure


def ended_line(board: SeasonBoard, name: Naming, lang: Lang) -> str:
    """Who has the title; "" where it is not closed."""
    if board.ending is None:
        return ""
    title = board.formula.title.name or _say("title", lang)
    if board.period:
        title = _say("title_period", lang, period=board.period)
    names = joined([name(person) for person in board.ending.people], lang)
    return _say("ended", lang, title=title, names=names, day=day(board.ending.day, lang))


def joined(names: Sequence[str], lang: Lang) -> str:
    """Names in a sentence: `Anna, Bram en Carla`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {'en' if lang == 'nl' else 'and'} {names[-1]}"


def file_rows(board: SeasonBoard, name: Naming, lang: Lang) -> list[list[Cell]]:
    """The standings for a spreadsheet; numbers are numbers, and beside each score stands its exact fraction."""
    keys = ("place", "name", "score", "exact", "evenings", "needed", "kept", "mahjongs", "caused", "decided")
    found: list[list[Cell]] = [[_say(f"col_{key}", lang) for key in keys]]
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


# --- an explanation ----------------------------------------------------------------------------------------------


class ShownEvening(NamedTuple):
    """An evening of an explanation.

    items    what it is made of; `worth` is their sum
    why      why it is no part of the total, "" where it is
    running  what the total has come to, "" where it adds nothing or the total is a mean
    """

    id: str
    day: str
    items: tuple[str, ...]
    worth: str
    why: str
    running: str


class ShownTie(NamedTuple):
    """A criterion between those who are equal: its value of each, and whether it decided."""

    measure: str
    values: tuple[str, ...]
    decides: bool


def shown_evenings(board: SeasonBoard, account: StandingAccount, name: Naming, lang: Lang) -> list[ShownEvening]:
    """What a score is made of; the notes of points by hand show names as this reader may see them."""
    entries = account.mine.row.entries
    names = {
        part.line.person: name(part.line.person) for one in board.scored.evenings for t in one.tables for part in t
    }
    sums = _sums([one.score if one.kept else 0 for one in entries])
    is_sum = board.formula.season.combine == "sum"
    return [
        ShownEvening(
            one.evening.id,
            day(one.evening.date, lang),
            tuple(with_names(item_text(item, lang), names) for item in one.items)
            or (reckoning_words.NOTHING.to(lang),),
            show(one.score, lang),
            reckoning_words.FALLEN[one.why].to(lang) if one.why else "",
            show(so_far, lang) if one.kept and is_sum else "",
        )
        for one, so_far in zip(entries, sums, strict=True)
    ]


def shown_ties(ties: Iterable[TieValue], lang: Lang) -> list[ShownTie]:
    """The criteria with everybody's values."""
    unknown = _say("unknown", lang)
    return [
        ShownTie(
            measure_text(one.criterion, lang),
            tuple(_tie(one.criterion, value, unknown, lang) for value in one.values),
            one.decides,
        )
        for one in ties
    ]


def _tie(criterion: Criterion, value: Number | None, unknown: str, lang: Lang) -> str:
    if value is None:
        return unknown
    return ordinal(1 - int(value), lang) if criterion.measure == "lot" else show(value, lang)


def place_line(account: StandingAccount, lang: Lang) -> str:
    """Which place somebody has."""
    place = account.mine.row.place
    return _say("why_below", lang) if place is None else _say("why_place", lang, ordinal=ordinal(place, lang))


def beside_lines(account: StandingAccount, name: Naming, lang: Lang) -> list[str]:
    """How far those just above and below are."""
    found = [_say("why_first", lang)] if account.above is None and account.mine.row.place == 1 else []
    found += [_beside(account.above, "why_behind", name, lang)] if account.above else []
    found += [_beside(account.below, "why_ahead", name, lang)] if account.below else []
    return found


def _beside(other: StandingNeighbour, key: str, name: Naming, lang: Lang) -> str:
    who = name(other.row.person)
    if not other.more:
        return _say("why_equal", lang, name=who)
    place = ordinal(other.row.place, lang) if other.row.place else "–"
    return _say(key, lang, more=show(max(other.more, -other.more), lang), name=who, ordinal=place)


# --- the course --------------------------------------------------------------------------------------------------


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


def course(board: SeasonBoard, name: Naming, lang: Lang) -> SeasonCourse:
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
        _say("chart_of", lang, standings=standing),
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
    return [0, *_sums(earned)]


def _sums(values: Iterable[Number]) -> list[Number]:
    """What the values have come to after each."""
    found: list[Number] = []
    for value in values:
        found.append(total((found[-1], value)) if found else value)
    return found


def _say(key: str, lang: Lang, **values: object) -> str:
    text = WORDS[key].to(lang)
    return text.format(**values) if values else text
