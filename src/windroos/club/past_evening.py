"""An evening of a file beside what is known of it: what is new of it, what was there, what says otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningEvent, ResultTyped, SheetTyped, TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of, typed_sheet
from windroos.club.past_events import TotalTaken
from windroos.club.past_requests import ImportedEvening, ImportedForm, ImportedTable, ImportedTotal
from windroos.club.people import People, one_with, who_is
from windroos.club.result_requests import DoHands, DoResult, PaperHand, PaperSpecial
from windroos.club.results import check_points, check_result, check_rules, check_table
from windroos.errors import WindroosError

WHOLE: Final = Fraction(1)


class ImportNote(NamedTuple):
    """Something of a file that is not taken over as it stands, with the evening's day and the people it is about.

    code   `differs`, `unsettled` (kept, and counts for nobody), `refused` with the error
    error  why it cannot be
    """

    code: str
    day: date
    people: tuple[str, ...]
    error: WindroosError | None = None


class EveningTaking:
    """One evening of a file beside what is known of it."""

    def __init__(
        self,
        people: People,
        evening: EveningState | None,
        planned: ImportedEvening,
        imported: str,
        counts: Counter[str],
        notes: list[ImportNote],
    ) -> None:
        self._people = people
        self._planned = planned
        self._imported = imported
        self._counts = counts
        self._notes = notes
        self._rules = evening.rules if evening is not None else planned.rules
        standing = evening.standing if evening is not None else ()
        self._taken = {(typed.table, typed.part) for typed in standing}
        if evening is not None:
            self._taken |= set(evening.results)
        self._tables = [self._of(typed.players, points_of(typed)) for typed in standing]
        totals = evening.totals if evening is not None else ()
        self._totals: dict[str, list[int | None]] = {}
        for total in totals:
            self._totals.setdefault(one_with(people, total.person), []).append(total.points)

    def _of(self, players: Iterable[str], points: Iterable[int]) -> dict[str, int]:
        return {one_with(self._people, player): won for player, won in zip(players, points, strict=True)}

    def events(self) -> Iterator[EveningEvent]:
        """What is new, in the order of the file: forms, tables, totals, so that what is said twice is taken once."""
        known = list(self._tables)
        for form in self._planned.forms:
            yield from self._form(form, known)
        for table in self._planned.tables:
            yield from self._table(table, known)
        for total in self._planned.totals:
            yield from self._total(total)

    def _note(self, code: str, people: Iterable[str], error: WindroosError | None = None) -> None:
        self._notes.append(ImportNote(code, self._planned.day, tuple(people), error))

    def _is_known(self, points: Mapping[str, int], known: list[dict[str, int]]) -> bool:
        """Whether a table is there already, or says otherwise than one that is; what is there counts once."""
        if points in known:
            known.remove(dict(points))
            self._counts["there"] += 1
            return True
        if any(points.keys() == table.keys() for table in known):
            self._note("differs", points)
            return True
        totals = {who: self._totals[who] for who in points if who in self._totals}
        if totals:
            if all(won in totals.get(who, ()) for who, won in points.items()):
                self._counts["there"] += 1
            else:
                self._note("differs", points)
            return True
        return False

    def _form(self, form: ImportedForm, known: list[dict[str, int]]) -> Iterator[SheetTyped]:
        try:
            check_table(form.players, self._people)
            hands = tuple(
                PaperHand(hand.winner, "", hand.giver, hand.scores, PaperSpecial(), (), "") for hand in form.hands
            )
            rules = form.rules or self._rules
            if not rules:
                raise ClubError("club_import_rules")
            asked = DoHands(
                evening="",
                table=form.table or 1,
                part=1,
                share=WHOLE,
                rules=rules,
                options=(),
                players=form.players,
                hands=hands,
                reason="",
            )
            typed = typed_sheet(asked, rules, "")
        except WindroosError as wrong:
            self._note("refused", form.players, wrong)
            return
        points = self._of(typed.players, points_of(typed))
        if not self._is_known(points, known):
            table, part = self._free(form.table, 1)
            self._counts["forms"] += 1
            self._tables.append(points)
            yield typed._replace(table=table, part=part, imported=self._imported)

    def _table(self, table: ImportedTable, known: list[dict[str, int]]) -> Iterator[ResultTyped]:
        rules = table.rules or self._rules
        asked = DoResult("", table.table or 1, table.part, WHOLE, *table[2:8], reason="", unsettled=True)
        try:
            check_result(asked, self._people)
        except ClubError as wrong:
            self._note("refused", table.players, wrong)
            return
        points = self._of(table.players, table.points)
        if self._is_known(points, known):
            return
        settled = True
        try:
            check_points(table.points, rules)
        except ClubError as wrong:
            settled = False
            self._note("unsettled", table.players, wrong)
        number, part = self._free(table.table, table.part)
        self._counts["tables"] += 1
        self._tables.append(points)
        yield ResultTyped(number, part, WHOLE, rules, *table[3:8], reason="", settled=settled, imported=self._imported)

    def _total(self, total: ImportedTotal) -> Iterator[TotalTaken]:
        who = who_is(self._people, total.person)
        check_rules(total.rules)
        known = self._totals.get(who)
        if known is not None:
            if total.points in known:
                known.remove(total.points)
                self._counts["there"] += 1
            else:
                self._note("differs", (who,))
            return
        played = [table[who] for table in self._tables if who in table]
        if played:
            if total.points in (None, sum(played), *played):
                self._counts["there"] += 1
            else:
                self._note("differs", (who,))
            return
        self._counts["totals"] += 1
        yield TotalTaken(self._imported, *total)

    def _free(self, table: int, part: int) -> tuple[int, int]:
        """The place of a table: as the file says where it is free, else the next."""
        place = (table, part) if table else (1, 1)
        while place in self._taken:
            place = (place[0] + 1, 1)
        self._taken.add(place)
        return place


def points_of(typed: TypedResult) -> Sequence[int]:
    """What everybody won or lost at a table, in seating order."""
    return sheet_of(typed).match.points if isinstance(typed, SheetTyped) else typed.points
