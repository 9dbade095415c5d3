"""What a score form comes to: the figures of a table, counted from the taps of each of its hands. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.books.catalog import IDS
from windroos.errors import WindroosError
from windroos.reckoning.lines import seat_counts
from windroos.scoresheet.events import HandKept
from windroos.scoresheet.opening import open_sheet
from windroos.scoresheet.places import players_at
from windroos.scoresheet.sheet import Sheet, after, opened
from windroos.scoresheet.taps import Tap
from windroos.scoresheet.won import won_hand
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.result_requests import DoTableResult
from windroos.tournament.state import TournamentState

_LIMITS: Final = ("limit", "formation", "situation")
"""Kinds of mahjong that are limit hands; in the 144 rules these are the special ones."""
_ACROSS_BOOKS: Final = ("table_points", "mahjongs", "wins")
"""Measures that can be compared whatever is played."""


class FormFigures(NamedTuple):
    """What a table came to, by place; as `TableResult` has it. `limits` is () where nobody said which hand one was."""

    points: tuple[int, ...]
    mahjongs: tuple[int, ...]
    best: tuple[int | None, ...]
    caused: tuple[int, ...]
    hands: int
    limits: tuple[int, ...]


def form_rules(state: TournamentState) -> str:
    """The rules by which a form of a tournament is counted; "" where its results alone are kept."""
    return next((one for one in formula_of(state.setup).lines.rules if one in IDS), "")


def counted_books(state: TournamentState) -> tuple[str, ...]:
    """The books of which a table chooses one to count by: that of the formula, or any where it holds for all.

    () where points of two books would be added up, and of Riichi, of which results alone are kept.
    """
    formula, named = formula_of(state.setup), form_rules(state)
    if named:
        return (named,)
    return IDS if not formula.lines.rules and formula.table.measure in _ACROSS_BOOKS else ()


def form_figures(
    state: TournamentState, table: int, people: Sequence[str], hands: Sequence[Sequence[Tap]]
) -> FormFigures:
    """The figures of a form of a table whose players are these, in seating order.

    Raises TournamentError `tournament_form_rules` where forms are not counted, `tournament_form_players` where a seat
    is empty, `tournament_form_hand`, which names the hand that cannot be; SheetError where so many cannot play.
    """
    rules = form_rules(state)
    if not rules:
        raise TournamentError("tournament_form_rules")
    if not all(people):
        raise TournamentError("tournament_form_players", table=table)
    sheet = opened(open_sheet(rules, people))
    for number, taps in enumerate(hands, 1):
        try:
            sheet = after(sheet, HandKept(tuple(taps)))
        except WindroosError as wrong:
            raise TournamentError("tournament_form_hand", number=number, cause=wrong) from wrong
    return sheet_figures(state, sheet)


def sheet_figures(state: TournamentState, sheet: Sheet) -> FormFigures:
    """The figures of a table whose hands are on this sheet, of who sit there now, East first."""
    counts, start, order = seat_counts(sheet), formula_of(state.setup).table.start, players_at(sheet)
    seats = [counts[player] for player in order]
    return FormFigures(
        tuple(start + one.points for one in seats),
        tuple(one.mahjongs for one in seats),
        tuple(None if one.best is None else one.best.reckoned for one in seats),
        tuple(one.caused for one in seats),
        seats[0].table_hands,
        tuple(limits[player] for player in order) if (limits := _limits(sheet)) else (),
    )


def _limits(sheet: Sheet) -> tuple[int, ...]:
    won = [one for entry in sheet.entries if not entry.struck and (one := won_hand(entry.counted)) is not None]
    if any(one.kind == "unsaid" for one in won):
        return ()
    return tuple(
        sum(one.player == player and one.kind in _LIMITS for one in won) for player in range(len(sheet.match.players))
    )


def with_form(state: TournamentState, people: Sequence[str], asked: DoTableResult) -> DoTableResult:
    """A result with the figures that its hands come to; what was sent beside them, a value a seat, must be the same.

    Raises as `form_figures`, and TournamentError `tournament_form_hands`, `tournament_form_differs`.
    """
    found = form_figures(state, asked.table, people, asked.form)
    if asked.hands not in (None, found.hands):
        raise TournamentError("tournament_form_hands", hands=asked.hands, right=found.hands)
    pairs = {
        "points": (asked.points, found.points),
        "mahjongs": (asked.mahjongs, found.mahjongs),
        "best": (asked.best, found.best),
        "caused": (asked.caused, found.caused),
        "limits": (asked.limits, found.limits),
    }
    for key, (sent, right) in pairs.items():
        for place, (one, other) in enumerate(zip(sent, right, strict=False), 1):  # what was not said is no other figure
            if one != other:
                raise TournamentError("tournament_form_differs", key=key, place=place, sent=one, right=other)
    return asked._replace(**{**found._asdict(), "limits": found.limits or asked.limits})
