"""Typing what a table came to: the fields of its form, and what they ask, for the desk and for the table's phone."""

from __future__ import annotations

from typing import NamedTuple

from windroos.errors import WindroosError
from windroos.reckoning.sums import check_sum, wanted_sum
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import HallTable, tables_of
from windroos.tournament.result_requests import DoTableResult
from windroos.tournament.state import TournamentState
from windroos.web.posted import Form
from windroos.web.tournament.house import number_in


class TypedTable(NamedTuple):
    """The form of a table.

    typed   the figures as they stand in its fields, by place; with `minus` ticked beside which
    wanted  what they must sum to; `off` is what they come to beyond it, None while one is missing
    """

    table: HallTable
    typed: tuple[str, ...]
    minus: tuple[bool, ...]
    mahjongs: tuple[str, ...]
    wanted: int
    off: int | None
    must_say: bool


def table_of_round(state: TournamentState, round: int, table: int) -> HallTable:
    """A table of a round. Raises TournamentError `tournament_no_table`, `tournament_no_schedule`."""
    state.schedule.table(max(1, round), max(1, table))
    found = next((one for one in tables_of(state, round) if one.table == table), None)
    if found is None:
        raise TournamentError("tournament_no_table", table=table, round=round, most=len(tables_of(state, round)))
    return found


def typed_table(state: TournamentState, round: int, table: int, form: Form | None = None) -> TypedTable:
    """The form of a table: with what was typed, else with the result that stands."""
    held = table_of_round(state, round, table)
    kept = state.results.get((round, table))
    places = range(len(held.people))
    wanted = wanted_sum(formula_of(state.setup).table.start, len(held.people))
    if form is None:
        figures: list[int | None] = list(held.points) or [None] * len(held.people)
        made = kept.typed.mahjongs if kept is not None and kept.typed is not None else ()
        shown = tuple("" if one is None else str(abs(one)) for one in figures)
        lost = tuple(bool(one and one < 0) for one in figures)
        mahjongs = tuple(str(one) for one in made) or ("",) * len(places)
        return TypedTable(held, shown, lost, mahjongs, wanted, _off(figures, wanted), held.is_in)
    typed = [form.get(f"points-{place}", "").strip()[:12] for place in places]
    shown = tuple(one.removeprefix("-").removeprefix("\N{MINUS SIGN}") for one in typed)
    lost = tuple(bool(form.get(f"minus-points-{at}")) or typed[at][:1] in ("-", "\N{MINUS SIGN}") for at in places)
    mahjongs = tuple(form.get(f"mahjongs-{place}", "").strip()[:4] for place in places)
    off = _off([_figure(form, place) for place in places], wanted)
    return TypedTable(held, shown, lost, mahjongs, wanted, off, held.is_in)


def result_typed(state: TournamentState, round: int, table: int, form: Form) -> DoTableResult:
    """What a form asks. Raises TournamentError `tournament_points_missing`, `tournament_figure`."""
    held = table_of_round(state, round, table)
    places = range(len(held.people))
    missing = [place for place in places if not form.get(f"points-{place}", "").strip()]
    if missing:
        raise TournamentError("tournament_points_missing", place=missing[0] + 1)
    points = tuple(number_in(form, f"points-{place}") for place in places)
    some = any(form.get(f"mahjongs-{place}", "").strip() for place in places)
    mahjongs = tuple(number_in(form, f"mahjongs-{place}", most=1000) for place in places) if some else ()
    kept = state.results.get((round, table))
    best = kept.typed.best if kept is not None and kept.typed is not None else ()
    return DoTableResult(round, table, points, mahjongs, best, form.get("reason", "").strip()[:200])


def check_seen(held: HallTable, form: Form) -> None:
    """See that a form was filled in over the result that still stands, or that the same is typed.

    Raises TournamentError `tournament_meanwhile`.
    """
    if "seen" in form and number_in(form, "seen", -1) != held.event:
        same = held.points and tuple(_figure(form, place) for place in range(len(held.people))) == held.points
        if not same:
            raise TournamentError("tournament_meanwhile", table=held.table)


def _figure(form: Form, place: int) -> int | None:
    try:
        return number_in(form, f"points-{place}") if form.get(f"points-{place}", "").strip() else None
    except WindroosError:
        return None


def _off(points: list[int | None], wanted: int) -> int | None:
    if None in points:
        return None
    wrong = check_sum(points, wanted)
    return wrong.difference if wrong is not None else 0
