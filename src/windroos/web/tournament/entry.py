"""Typing what a table came to: the fields of its form, and what they ask, for the desk and for the table's phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.reckoning.sums import check_sum, wanted_sum
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import HallTable, tables_of
from windroos.tournament.result_events import TableResult
from windroos.tournament.result_requests import DoTableResult
from windroos.tournament.state import TournamentState
from windroos.tournament.table_asks import OF_PLAYERS, OF_TABLE, TableAsks, settled_scores, table_asks
from windroos.web.form import Form
from windroos.web.tournament.house import number_in

_MORE: Final = (*OF_PLAYERS, *OF_TABLE, "loan", "sticks", "sticks_to")


class TypedTable(NamedTuple):
    """The form of a table.

    typed   the figures as they stand in its fields, by place; with `minus` ticked beside which
    more    what stands in its other fields, by their names; what of it is asked says `asks`
    wanted  what they must sum to; `off` is what they come to beyond it, None while one is missing
    """

    table: HallTable
    typed: tuple[str, ...]
    minus: tuple[bool, ...]
    more: Mapping[str, str]
    asks: TableAsks
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
    held, formula = table_of_round(state, round, table), formula_of(state.setup)
    kept = state.results.get((round, table))
    places = range(len(held.people))
    wanted, asks = wanted_sum(formula.table.start, len(held.people)), table_asks(formula)
    if form is None:
        figures: list[int | None] = list(held.points) or [None] * len(held.people)
        shown = tuple("" if one is None else str(abs(one)) for one in figures)
        lost = tuple(bool(one and one < 0) for one in figures)
        more = _told(kept.typed) if kept is not None and kept.typed is not None else {}
        return TypedTable(held, shown, lost, more, asks, wanted, _off(figures, wanted), held.is_in)
    typed = [form.get(f"points-{place}", "").strip()[:12] for place in places]
    shown = tuple(one.removeprefix("-").removeprefix("\N{MINUS SIGN}") for one in typed)
    lost = tuple(bool(form.get(f"minus-points-{at}")) or typed[at][:1] in ("-", "\N{MINUS SIGN}") for at in places)
    more = {key: form[key].strip()[:200] for key in form if key.partition("-")[0] in _MORE}
    try:
        off = _off(list(_settled(form, [_figure(form, place) for place in places], asks)), wanted)
    except WindroosError:
        off = None
    return TypedTable(held, shown, lost, more, asks, wanted, off, held.is_in)


def _told(typed: TableResult) -> dict[str, str]:
    """What was told of a table beside its points, as fields."""
    of_players = {"mahjongs": typed.mahjongs, "caused": typed.caused, "best": typed.best, "limits": typed.limits}
    found = {
        f"{key}-{at}": "" if value is None else str(value)
        for key, values in of_players.items()
        for at, value in enumerate(values)
    }
    return {**found, "hands": "" if typed.hands is None else str(typed.hands), "hand": typed.hand}


def result_typed(state: TournamentState, round: int, table: int, form: Form) -> DoTableResult:
    """What a form asks. Raises TournamentError `tournament_points_missing`, `tournament_figure`, `..._sticks`."""
    held, asks = table_of_round(state, round, table), table_asks(formula_of(state.setup))
    places = range(len(held.people))
    missing = [place for place in places if not form.get(f"points-{place}", "").strip()]
    if missing:
        raise TournamentError("tournament_points_missing", place=missing[0] + 1)
    points = tuple(one or 0 for one in _settled(form, [number_in(form, f"points-{place}") for place in places], asks))
    counts = {
        key: tuple(number_in(form, f"{key}-{place}", most=1000) for place in places)
        if any(form.get(f"{key}-{place}", "").strip() for place in places) else ()
        for key in ("mahjongs", "caused", "limits")
    }  # fmt: skip
    bests = tuple(
        number_in(form, f"best-{place}") if form.get(f"best-{place}", "").strip() else None for place in places
    )
    hands = number_in(form, "hands", most=1000) if form.get("hands", "").strip() else None
    return DoTableResult(
        round=round, table=table, points=points, mahjongs=counts["mahjongs"],
        best=bests if any(one is not None for one in bests) else (), reason=form.get("reason", "").strip()[:200],
        caused=counts["caused"], hands=hands, hand=form.get("hand", "").strip()[:200], limits=counts["limits"],
        typist=form.get("typist", "").strip()[:40],
    )  # fmt: skip


def _settled(form: Form, points: Sequence[int | None], asks: TableAsks) -> Sequence[int | None]:
    """The scores with loans and sticks of Riichi settled. Raises TournamentError."""
    loans = [number_in(form, f"loan-{place}", most=1_000_000) for place in range(len(points))]
    sticks = number_in(form, "sticks", most=1000)
    known = [one for one in points if one is not None]
    if not asks.riichi or not (sticks or any(loans)) or len(known) < len(points):
        return points
    to = form.get("sticks_to", "")
    if sticks and to not in {str(place) for place in range(len(points))}:
        raise TournamentError("tournament_sticks", sticks=sticks)
    return settled_scores(known, loans, sticks, int(to or 0))


def check_seen(held: HallTable, form: Form) -> None:
    """See that a form was filled in over the result that still stands, or that the same is typed.

    Raises TournamentError `tournament_meanwhile`.
    """
    if "seen" in form and number_in(form, "seen", -1) != held.event:
        same = held.points and tuple(_figure(form, place) for place in range(len(held.people))) == held.points
        if not same:
            raise TournamentError("tournament_meanwhile", table=held.table)


def check_agreed(held: HallTable, form: Form) -> None:
    """See that who agrees saw the result that stands. Raises TournamentError `tournament_meanwhile`."""
    if number_in(form, "seen", -1) != held.event:
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
