"""What is told of a table of a round, by whoever types it or by the score sheet on which it counts, decided. Pure.

A sheet writes into its table until somebody types or strikes the result there: then the sheet is left, whoever goes on
with it, and the table may begin another once the result was struck.
"""

from __future__ import annotations

from typing import Final

from windroos.people.mentions import Spelt
from windroos.scoresheet.places import people_at
from windroos.scoresheet.sheet import fold
from windroos.tournament.errors import TournamentError
from windroos.tournament.form_figures import counted_books, sheet_figures
from windroos.tournament.result_deciding import decide_table
from windroos.tournament.result_requests import DoStrike, DoTableResult, TableRequest
from windroos.tournament.seats import seated, stage_of
from windroos.tournament.sheet_events import CountBegun, CountLeft
from windroos.tournament.sheet_requests import DoLinkSheet, DoTakeSheet, TableSheetRequest
from windroos.tournament.sheets import counted_on
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision

_MORE_THAN_HANDS: Final = (
    *("tournament_form_differs", "tournament_form_hands", "tournament_form_hand"),
    "tournament_form_rules",
)
"""A sheet that a form cannot repeat: points were given by hand on it, the turn was set, or its table chose the book."""


def decide_counted(state: TournamentState, asked: TableRequest | TableSheetRequest, names: Spelt) -> TournamentDecision:
    """What a request comes to. Raises TournamentError, SheetError."""
    if isinstance(asked, DoLinkSheet):
        return _linked(state, asked)
    if isinstance(asked, DoTakeSheet):
        return _taken(state, asked, names)
    decision = decide_table(state, asked, names)
    if not isinstance(asked, DoTableResult | DoStrike) or not decision.events:
        return decision
    if not sheet_of(state, asked.round, asked.table):
        return decision
    return decision._replace(events=(CountLeft(asked.round, asked.table), *decision.events))


def sheet_of(state: TournamentState, round: int, table: int) -> str:
    """The score sheet on which a table of a round counts, "" none. Raises TournamentError as `seated`."""
    return counted_on(state.sheets, (round, table), seated(state, round, table))


def check_counting(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Who is counted, East first, where a table of a round may begin to count hand by hand.

    Raises TournamentError `tournament_form_rules`, `tournament_form_players`, `tournament_sheet_walls`,
    `tournament_sheet_result`, and as `seated`.
    """
    people = seated(state, round, table)
    if not counted_books(state):
        raise TournamentError("tournament_form_rules")
    if round in state.walls.rounds:
        raise TournamentError("tournament_sheet_walls", round=round)
    if not all(people):
        raise TournamentError("tournament_form_players", table=table)
    if stage_of(state, round, table) != "empty":
        raise TournamentError("tournament_sheet_result", round=round, table=table)
    return people


def _linked(state: TournamentState, asked: DoLinkSheet) -> TournamentDecision:
    """Of two who begin at once the second counts on the sheet of the first."""
    held = sheet_of(state, asked.round, asked.table)
    if held:
        return TournamentDecision({"sheet": held})
    people = check_counting(state, asked.round, asked.table)
    event = CountBegun(asked.round, asked.table, asked.sheet, people)
    return TournamentDecision({"sheet": asked.sheet}, (event,))


def _taken(state: TournamentState, asked: DoTakeSheet, names: Spelt) -> TournamentDecision:
    """The result of a table from its sheet, with the hands themselves where they alone make it."""
    people = seated(state, asked.round, asked.table)
    if sheet_of(state, asked.round, asked.table) != asked.sheet or not asked.events:
        raise TournamentError("tournament_sheet_other", round=asked.round, table=asked.table)
    sheet = fold(asked.events)
    if people_at(sheet) != people:
        raise TournamentError("tournament_sheet_other", round=asked.round, table=asked.table)
    hands = tuple(entry.taps for entry in sheet.entries if not entry.struck)
    as_begun = people_at(sheet) == sheet.opening.people
    if not hands:
        raise TournamentError("tournament_form_empty")
    figures = sheet_figures(state, sheet)
    result = DoTableResult(
        round=asked.round, table=asked.table, points=figures.points, mahjongs=figures.mahjongs, best=figures.best,
        reason=asked.reason, caused=figures.caused, hands=figures.hands, hand="", limits=figures.limits,
        form=hands if as_begun else (),
    )  # fmt: skip
    try:
        return decide_table(state, result, names)
    except TournamentError as wrong:
        if wrong.code not in _MORE_THAN_HANDS:
            raise
    return decide_table(state, result._replace(form=()), names)
