"""Taking over what a file holds: what of it is new, what is there already, what says otherwise; and taking it back.

A dry run is the same decision that is not written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any, Final, NamedTuple

from windroos.club.club_events import ClubEvent, PersonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import (
    EveningCancelled,
    EveningClosed,
    EveningEvent,
    EveningSet,
    ResultTyped,
    SheetTyped,
    TypedResult,
)
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of, typed_sheet
from windroos.club.mentions import with_ids
from windroos.club.past_events import ImportUndone, ImportVoided, ResultsImported, StandingKept, TotalTaken
from windroos.club.past_requests import (
    DoImport,
    DoUndoImport,
    ImportedEvening,
    ImportedForm,
    ImportedPerson,
    ImportedTable,
    ImportedTotal,
)
from windroos.club.people import ClubPerson, People, checked_memberships, one_with
from windroos.club.person_card import PersonCard, checked_card
from windroos.club.requests import DoHands, DoResult, PaperHand, PaperSpecial
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


class TakenOver(NamedTuple):
    """What a file comes to.

    events  of each evening by its id
    cards   of new people, and of those whose spelling was learnt
    there   results that were there already; the other counts are of what is new
    contacts  what came on cards that had it not yet
    """

    club: tuple[ClubEvent, ...]
    events: Mapping[str, tuple[EveningEvent, ...]]
    cards: Mapping[str, PersonCard]
    evenings: int
    tables: int
    forms: int
    totals: int
    people: int
    members: int
    standings: int
    contacts: int
    there: int
    notes: tuple[ImportNote, ...]

    @property
    def added(self) -> int:
        """Everything that is new, people too."""
        return self.tables + self.forms + self.totals + self.people + self.members + self.standings + self.contacts


def take_over(
    club: ClubState,
    evenings: Mapping[str, EveningState],
    cards: Mapping[str, PersonCard],
    asked: DoImport,
) -> TakenOver:
    """What taking over comes to. Raises ClubError for people, days and memberships that cannot be."""
    if any(asked.id == known.imported for known in club.imports):
        raise ClubError("club_import_done")
    people, new_people = _people(club, asked)
    kept = {
        one.id: checked_card(PersonCard(one.name, **_reached(one))) for one in asked.people if one.id not in club.people
    }
    contacts = 0
    by_day = {evening.day: evening for _, evening in sorted(evenings.items(), reverse=True) if not evening.cancelled}
    counts: Counter[str] = Counter()
    notes: list[ImportNote] = []
    events: dict[str, tuple[EveningEvent, ...]] = {}
    made: list[str] = []
    for planned in asked.evenings:
        check_rules(planned.rules)
        evening = by_day.get(planned.day)
        taking = _Taking(people, evening, planned, asked.id, counts, notes)
        added = tuple(taking.events())
        if not added:
            continue
        if evening is None:
            if planned.id in evenings or planned.id in events:
                raise ClubError("club_evening_unknown", evening=planned.id)
            lot = planned.id
            opening = EveningSet(planned.day, planned.kind, planned.rules, lot)
            added = (opening, *added, EveningClosed())
            made.append(planned.id)
            events[planned.id] = added
        else:
            events[evening.id] = added
    standings = _standings(club, {id: card.name for id, card in cards.items()}, asked, people)
    for one in asked.people:
        card = kept.get(one.id, cards.get(one.id))
        if card is not None and set(one.spelled) - set(card.spelled):
            kept[one.id] = card._replace(spelled=tuple(dict.fromkeys((*card.spelled, *one.spelled))))
        if one.id in cards:
            card = kept.get(one.id, cards[one.id])
            said = {key: value for key, value in _reached(one).items() if value and not getattr(card, key)}
            contacts += len(said)
            if said:
                kept[one.id] = checked_card(card._replace(**said))
    results = counts["tables"] + counts["forms"] + counts["totals"]
    told: list[ClubEvent] = [*new_people]
    if results or new_people or standings:
        told.append(ResultsImported(asked.id, asked.digest, asked.shapes, results, tuple(made)))
        told += standings
    return TakenOver(
        tuple(told),
        events,
        kept,
        len(made),
        counts["tables"],
        counts["forms"],
        counts["totals"],
        sum(event.person not in club.people for event in new_people),
        sum(event.person in club.people for event in new_people),
        len(standings),
        contacts,
        counts["there"],
        tuple(notes),
    )


def _reached(one: ImportedPerson) -> dict[str, Any]:
    """What a file says of how to reach somebody, by the name on his card."""
    return {"email": one.email, "telephone": one.telephone, "bond": one.bond, "ema": one.ema}


def _people(club: ClubState, asked: DoImport) -> tuple[People, list[PersonSet]]:
    """Everybody after the import, and the events that make it so; who is a member already stays as he is."""
    people = dict(club.people)
    told = []
    for one in asked.people:
        known = people.get(one.id)
        spans = checked_memberships(one.member)
        if known is not None and known.erased:
            raise ClubError("club_erased", person=one.id)
        if known is None or (spans and not known.memberships):
            told.append(PersonSet(one.id, spans))
            people[one.id] = (known or ClubPerson(one.id))._replace(memberships=spans)
    return people, told


def _standings(club: ClubState, names: Mapping[str, str], asked: DoImport, people: People) -> list[StandingKept]:
    """Old standings that were not kept yet."""
    known = {(kept.title, kept.rows) for kept in club.old_standings}
    found = []
    for standing in asked.standings:
        for row in standing.rows:
            if row.person not in people:
                raise ClubError("club_person_unknown", person=row.person)
        kept = StandingKept(asked.id, with_ids(standing.title, names), standing.rows)
        if (kept.title, kept.rows) not in known:
            found.append(kept)
    return found


class _Taking:
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
            asked = DoHands("", form.table or 1, 1, WHOLE, rules, (), form.players, hands, "")
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
        if total.person not in self._people:
            raise ClubError("club_person_unknown", person=total.person)
        check_rules(total.rules)
        who = one_with(self._people, total.person)
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


class TakenBack(NamedTuple):
    """What taking an import back comes to; `kept` results were corrected since, and stay."""

    club: tuple[ClubEvent, ...]
    events: Mapping[str, tuple[EveningEvent, ...]]
    results: int
    kept: int


def take_back(club: ClubState, evenings: Mapping[str, EveningState], asked: DoUndoImport) -> TakenBack:
    """Everything of an import goes; evenings that it made and that hold nothing else are cancelled.

    Who came with it stays as a person: others may rest on him. Raises ClubError `club_import_unknown`.
    """
    found = next((one for one in club.imports if one.imported == asked.imported), None)
    if found is None:
        raise ClubError("club_import_unknown")
    events: dict[str, tuple[EveningEvent, ...]] = {}
    results = kept = 0
    for id, evening in evenings.items():
        own = sum(typed.imported == asked.imported for typed in evening.standing)
        own += sum(total.imported == asked.imported for total in evening.totals)
        kept += sum(
            one.typed is not None
            and one.typed.imported != asked.imported
            and any(old.typed.imported == asked.imported for old in one.earlier)
            for one in evening.results.values()
        )
        results += own
        if own:
            events[id] = (ImportVoided(asked.imported),)
        rest = len(evening.standing) + len(evening.totals) - own
        if id in found.made and not rest and not evening.adjustments and not evening.cancelled:
            events[id] = (*events.get(id, ()), EveningCancelled(""))
    return TakenBack((ImportUndone(asked.imported),), events, results, kept)
