"""What a person's page shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import groupby
from typing import Final, NamedTuple

from windroos.club.champion import ChampionRow
from windroos.club.club_events import SeasonSet
from windroos.club.figures import figures_of
from windroos.club.mahjongs import RULED, ProgramRulings
from windroos.club.people import NameOf
from windroos.club.portrait import Portrait
from windroos.club.tally import EveningTally
from windroos.intervals import Estimate
from windroos.reckoning.numbers import show
from windroos.reckoning.scored import StandingRow
from windroos.text.figures import day, number, percent, signed
from windroos.text.play import SEATS
from windroos.text.web.club_figures import FIGURES, PROGRAM, WORDS
from windroos.text.words import Lang, Words
from windroos.web.chart import Chart, chart, place_chart
from windroos.web.club.figure_lines import (
    FigureLine,
    decimal,
    figure_line,
    hand_line,
    record_lines,
    special_line,
)

MOST_OPPONENTS: Final = 40
MOST_NIGHTS: Final = 60
"""Evenings in the table under the chart; the last ones."""


class BigFigure(NamedTuple):
    """One of the four large figures."""

    value: str
    name: str
    about: str


class NightLine(NamedTuple):
    """An evening of the table under the chart."""

    evening: str
    day: str
    points: str
    so_far: str
    place: str


class OpponentLine(NamedTuple):
    """Somebody he met."""

    person: str
    tables: int
    ahead: FigureLine


class YearLine(NamedTuple):
    """A year by the 144 rules: hands, and the averages of rule 137; `total` of the numbers of hands of 1000 points."""

    year: int
    hands: str
    won: str
    end_total: str
    overscore: str
    game_all_round: str
    hand_all_round: str
    total: str


class PlaceLine(NamedTuple):
    """Where somebody stands in a season, or ended."""

    season: str
    name: str
    place: int
    score: str
    evenings: int
    ended: bool


def portrait_values(found: Portrait, name_of: NameOf, lang: Lang) -> dict[str, object]:
    """The parts of a portrait as a page writes them."""
    return {
        "big": _big(found, lang),
        "figures": _figures(found, lang),
        "seats": tuple(
            figure_line(SEATS[seat].to(lang), one, "hands", lang) for seat, one in enumerate(found.seats) if one.of
        ),
        "sizes": tuple(
            (
                figure_line(WORDS["at_size"].to(lang).format(size=one.size), one.points, "tables", lang),
                figure_line("", one.won, "tables", lang, shared=True),
            )
            for one in found.sizes
        ),
        "nights": tuple(
            NightLine(
                one.evening,
                day(one.day, lang),
                signed(one.points, lang),
                signed(one.so_far, lang),
                WORDS["place_of"].to(lang).format(place=one.place, of=one.of),
            )
            for one in found.nights[: -MOST_NIGHTS - 1 : -1]
        ),
        "chart": _chart(found, lang),
        "place_drawing": _places(found, lang),
        "chart_text": signed(found.nights[-1].so_far, lang) if found.nights else "",
        "best": tuple(hand_line(made, found.rules, lang) for made in found.best),
        "special": tuple(special_line(one, found.rules, name_of, lang) for one in found.special),
        "records": record_lines(found.records, name_of, lang, 1),
        "opponents": tuple(
            OpponentLine(one.person, one.tables, figure_line("", one.ahead, "tables", lang))
            for one in found.opponents[:MOST_OPPONENTS]
        ),
        "few": not found.ranked and found.hands_won.of > 0,
        "known": known_line(found, lang),
    }


def _big(found: Portrait, lang: Lang) -> tuple[BigFigure, ...]:
    """Evenings, mahjongs a hand, average a hand, tables won."""
    rows = (
        ("big_mahjongs", figure_line("", found.hands_won, "hands", lang, shared=True)),
        ("big_average", figure_line("", found.a_hand, "hands", lang)),
        ("big_tables", figure_line("", found.won, "tables", lang, shared=True)),
    )
    return (
        BigFigure(number(found.evenings, lang), WORDS["big_evenings"].to(lang), ""),
        *(BigFigure(line.value, WORDS[key].to(lang), line.about) for key, line in rows),
    )


def _figures(found: Portrait, lang: Lang) -> tuple[FigureLine, ...]:
    rows = (
        ("points", found.points, "tables", False),
        ("won", found.won, "tables", True),
        ("a_hand", found.a_hand, "hands", False),
        ("hands_won", found.hands_won, "hands", True),
        ("self_drawn", found.self_drawn, "mahjongs", True),
        ("gave", found.gave, "hands", True),
        ("gained", found.gained, "mahjongs", False),
        ("lost_as_east", found.lost_as_east, "hands", False),
        ("lost_else", found.lost_else, "hands", False),
        ("draws", found.draws, "hands", True),
        ("dead", found.dead, "hands", True),
        ("fouls", found.fouls, "hands", True),
    )
    return _lines(FIGURES, (row for row in rows if row[1].of), lang)


def _lines(
    words: Mapping[str, Words], rows: Iterable[tuple[str, Estimate, str, bool]], lang: Lang
) -> tuple[FigureLine, ...]:
    return tuple(figure_line(words[key].to(lang), one, unit, lang, shared=shared) for key, one, unit, shared in rows)


def _chart(found: Portrait, lang: Lang) -> Chart | None:
    """His points, added up evening by evening."""
    series = [[0, *(night.so_far for night in found.nights)]]
    return chart([WORDS["points_then"].to(lang)], series, [0]) if found.nights else None


def _places(found: Portrait, lang: Lang) -> Chart | None:
    """His place on each evening."""
    if not found.nights:
        return None
    most = max(night.of for night in found.nights)
    return place_chart(WORDS["place"].to(lang), [night.place for night in found.nights], most)


def program_lines(
    person: str, evenings: tuple[EveningTally, ...], lang: Lang, ruled: ProgramRulings = RULED
) -> tuple[FigureLine, ...]:
    """The averages of rule 137."""
    found = figures_of(person, evenings, ruled)
    if not found.games:
        return ()
    rows = (
        ("won", found.won, "hands", True),
        ("end_total", found.end_total, "games", False),
        ("overscore", found.overscore, "mahjongs", False),
        ("game_all_round", found.game_all_round, "games", False),
        ("hand_all_round", found.hand_all_round, "hands", False),
        ("very_special", found.very_special, "hands", True),
    )
    return _lines(PROGRAM, rows, lang)


def year_lines(
    person: str,
    evenings: tuple[EveningTally, ...],
    year_of: Callable[[date], int],
    totals: Mapping[int, int],
    lang: Lang,
    ruled: ProgramRulings = RULED,
) -> tuple[YearLine, ...]:
    """The averages of rule 137 of each year, the latest first; `totals` of hands of 1000 points by year (rule 130)."""
    found = []
    for year, some in groupby(evenings, key=lambda one: year_of(one.day)):
        own = figures_of(person, some, ruled)
        if own.games:
            values = (own.end_total, own.overscore, own.game_all_round, own.hand_all_round)
            won = "–" if own.won.value is None else percent(own.won.value, lang)
            end, over, game, hand = ("–" if one.value is None else decimal(one.value, lang) for one in values)
            total = number(totals.get(year, 0), lang)
            found.append(
                YearLine(
                    year=year,
                    hands=number(own.hands, lang),
                    won=won,
                    end_total=end,
                    overscore=over,
                    game_all_round=game,
                    hand_all_round=hand,
                    total=total,
                )
            )
    return tuple(reversed(found))


def best_total_line(best: tuple[int, ChampionRow] | None, lang: Lang) -> FigureLine | None:
    """The year with the highest total of hands of 1000 points (rule 130)."""
    if best is None:
        return None
    year, row = best
    about = WORDS["best_total_in"].to(lang).format(year=year, hands=number(len(row.hands), lang))
    return FigureLine(WORDS["best_total"].to(lang), number(row.total, lang), about)


def known_line(found: Portrait, lang: Lang) -> str:
    """Of how many of his tables the hands are known; "" where that is all of them."""
    if found.sheets >= found.tables:
        return ""
    numbers = {"sheets": number(found.sheets, lang), "tables": number(found.tables, lang)}
    return WORDS["known_at"].to(lang).format(**numbers)


def season_line(season: SeasonSet, name: str, row: StandingRow, lang: Lang, *, ended: bool) -> PlaceLine:
    """Where somebody stands."""
    return PlaceLine(season.season, name, row.place or 0, show(row.score, lang), row.evenings, ended)
