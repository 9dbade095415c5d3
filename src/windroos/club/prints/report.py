"""The report card of a club year: what somebody made of it, beside the year before; a sheet a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from windroos.club.cup import cup_standing
from windroos.club.portrait import tables_of
from windroos.club.prints.hands import best_hands
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import standings
from windroos.club.year import ClubYear, numbered, year_of
from windroos.printing.document import (
    PrintBlock,
    PrintBreak,
    PrintColumn,
    PrintDocument,
    PrintFigures,
    PrintRow,
    PrintTable,
    PrintText,
)
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import show
from windroos.reckoning.scored import Scored
from windroos.text.figures import number, percent, signed

BEST: Final = 3
"""Hands that are drawn."""


class YearTally(NamedTuple):
    """What somebody did in a club year.

    points    by evening, in order of time
    mahjongs, caused, hands  over tables of which they are known; None where that is none
    met       at how many tables he met whom
    """

    evenings: int = 0
    tables: int = 0
    won: int = 0
    points: tuple[tuple[str, int], ...] = ()
    mahjongs: int | None = None
    caused: int | None = None
    hands: int | None = None
    met: Mapping[str, int] = {}


def report_cards(source: PrintSource, person: str = "", year: int | None = None) -> PrintDocument:
    """The report card of a person, or of everybody who played that year and whose sheet the reader may see.

    Raises ClubError `club_person_unknown`, `club_page_closed`, `club_year_far`.
    """
    kind = source.club.year
    of = year_of(kind, source.today) if year is None else numbered(kind, year)
    earlier = any(one.day < of.first for one in source.held)
    now, before = _lines(source, of), _lines(source, numbered(kind, of.number - 1)) if earlier else []
    if person:
        people = [source.shown(person)]
    else:
        people = [one for one in source.ordered({line.person for night in now for line in night}) if source.sees(one)]
    ranked = _ranked(source, of)
    blocks: list[PrintBlock] = []
    for at, one in enumerate(people):
        blocks += [PrintBreak()] if at else []
        blocks += [
            PrintText(source.name(one), "name"),
            *_card(source, of, one, tally(now, one), tally(before, one), ranked),
        ]
    shown = tuple(blocks) or (PrintText(source.say("book_nothing"), "lead"),)
    name = str(of.number) if of.first.year == of.last.year else f"{of.first.year}-{of.last.year}"
    title = source.say("print_report", year=name)
    return PrintDocument(title, source.club.name, shown, source.imprint(), 11, single=len(people) == 1)


def tally(nights: Sequence[Sequence[ResultLine]], person: str) -> YearTally:
    """What somebody did on some evenings, given the lines of everybody."""
    points: list[tuple[str, int]] = []
    own: list[ResultLine] = []
    met, won, tables = Counter[str](), 0, 0
    for night in nights:
        here = [line for line in night if line.person == person]
        if not here:
            continue
        own += here
        points.append((str(here[0].date), sum(int(line.points or 0) for line in here)))
        for _, at in tables_of(night, person):
            tables += 1
            met.update(one for one in at if one != person)
            won += len(at) > 1 and at[person] == max(at.values())
    return YearTally(
        evenings=len(points),
        tables=tables,
        won=won,
        points=tuple(points),
        mahjongs=_sum(line.mahjongs for line in own),
        caused=_sum(line.caused for line in own),
        hands=_sum(line.hands if line.hands is not None else line.table_hands for line in own),
        met=dict(met),
    )


def _sum(values: Iterator[int | None]) -> int | None:
    known = [value for value in values if value is not None]
    return sum(known) if known else None


def _lines(source: PrintSource, of: ClubYear) -> list[Sequence[ResultLine]]:
    return [source.lines(source.club, one) for one in source.held if one.day in of]


def _ranked(source: PrintSource, of: ClubYear) -> list[tuple[str, Scored]]:
    """The seasons that a year has days of, as they stand."""
    known = sorted(source.club.seasons.items(), key=lambda one: (one[1].since, one[0]))
    some = [(id, one) for id, one in known if one.since <= of.last and of.first <= one.until]
    return [(id, standings(source.club, source.held, one, lines=source.lines)) for id, one in some]


def _card(
    source: PrintSource, of: ClubYear, who: str, now: YearTally, before: YearTally, ranked: list[tuple[str, Scored]]
) -> Iterator[PrintBlock]:
    if not now.evenings:
        yield PrintText(source.say("report_nothing"), "lead")
        return
    figures = [
        (str(now.evenings), source.say("evenings")),
        (str(now.tables), source.say("tables")),
        (str(now.won), source.say("tables_won")),
    ]
    if now.mahjongs is not None:
        figures.append((str(now.mahjongs), source.say("mahjongs")))
    yield PrintFigures(tuple(figures))
    yield from (PrintText(text, "lead") for text in _titles(source, of, who, ranked))
    rows = [
        PrintRow(
            (
                source.season_name(id),
                "–" if row.place is None else source.say("of_people", place=row.place, count=len(scored.rows)),
                show(row.score, source.lang),
                str(row.evenings),
            ),
            "first" if row.place == 1 else "",
        )
        for id, scored in ranked
        for row in scored.rows
        if row.person == who
    ]
    if rows:
        columns = (
            PrintColumn(source.say("season"), "name"),
            PrintColumn(source.say("place"), "figure"),
            PrintColumn(source.say("score"), "figure"),
            PrintColumn(source.say("evenings"), "figure", spare=True),
        )
        yield PrintText(source.say("print_standings"), "heading")
        yield PrintTable(columns, tuple(rows))
    yield PrintText(source.say("beside_last" if before.evenings else "in_figures"), "heading")
    yield _beside(source, now, before)
    if now.met:
        most = max(now.met.values())
        names = ", ".join(
            source.name(one) for one in source.ordered(one for one in now.met if now.met[one] == most)[:4]
        )
        yield PrintText(source.say("met_most", names=names, times=source.say("times_met_n", count=most)), "plain")
    hands = best_hands(source, of.first, of.last, BEST, who)
    if hands:
        yield PrintText(source.say("best_hands"), "heading")
        yield from hands
    yield PrintText(source.say("report_signed"), "sign")


def _titles(source: PrintSource, of: ClubYear, who: str, ranked: list[tuple[str, Scored]]) -> Iterator[str]:
    """Titles of seasons that ended in the year, and cups that were won in it."""
    for id, scored in ranked:
        until = source.club.seasons[id].until
        if until in of and until < source.today and who in scored.champions:
            yield source.say("champion_of", season=source.season_name(id))
    for cup in source.club.cups.values():
        wins = cup_standing(source.club, source.held, cup, source.today).wins
        won = sum(win.day in of and (win.person == who or who in win.shared) for win in wins)
        if won:
            yield source.say("cup_won", times=source.say("times_met_n", count=won))


def _beside(source: PrintSource, now: YearTally, before: YearTally) -> PrintTable:
    """The figures of the year beside those of the year before where he played then, of those that are known."""

    def best(one: YearTally) -> str:
        return signed(max(points for _, points in one.points), source.lang) if one.points else "–"

    def shown(value: int | None) -> str:
        return "–" if value is None else number(value, source.lang)

    def rate(one: YearTally) -> str:
        return "–" if not one.tables else percent(one.won / one.tables, source.lang)

    rows = [
        ("evenings", shown(now.evenings), shown(before.evenings)),
        ("tables", shown(now.tables), shown(before.tables)),
        ("tables_won", f"{now.won} ({rate(now)})", f"{before.won} ({rate(before)})" if before.tables else "–"),
        ("points", *(signed(sum(points for _, points in one.points), source.lang) for one in (now, before))),
        ("best_evening", best(now), best(before)),
    ]
    counts = (
        ("mahjongs", now.mahjongs, before.mahjongs),
        ("caused", now.caused, before.caused),
        ("hands", now.hands, before.hands),
    )
    rows += [(key, shown(one), shown(other)) for key, one, other in counts if not one is other is None]
    heads = ("this_year", "last_year") if before.evenings else ("this_year",)
    columns = (PrintColumn("", "name"), *(PrintColumn(source.say(head), "figure") for head in heads))
    lines = tuple(PrintRow((source.say(key), *shown_of[: len(heads)])) for key, *shown_of in rows)
    return PrintTable(columns, lines)
