"""From what stands in a file, and who its names are, to what a club is asked to take over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from hashlib import sha256
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from windroos.club.past_events import KeptPlace
from windroos.club.past_requests import (
    DoImport,
    ImportedAdjustment,
    ImportedEvening,
    ImportedForm,
    ImportedHand,
    ImportedHonour,
    ImportedPerson,
    ImportedStanding,
    ImportedTable,
    ImportedTotal,
)
from windroos.club.people import MemberSpan
from windroos.importing.errors import ImportingError
from windroos.importing.found import FoundMember, FoundPast, FoundTotal, ImportDoubt
from windroos.importing.matching import NameMatch
from windroos.importing.member_lists import CONTACTS
from windroos.people.spelling import LONGEST_TEXT, MOST_POINTS

Decision = Literal["person", "member", "guest", "out"]
FIRST_DAY: Final = date(1980, 1, 1)
"""Since when somebody is a member of whom a list does not say it, and who has no results."""


class NameChoice(NamedTuple):
    """Whom a name means: a person of the club by id, a new member, a new guest, or nobody, and it is left out."""

    what: Decision
    person: str = ""


def proposed(match: NameMatch) -> NameChoice | None:
    """What a name is taken for without being asked; None where somebody must say it."""
    if match.likeness == "same":
        return NameChoice("person", match.people[0])
    if match.likeness == "new":
        return NameChoice("guest" if match.guest else "member")
    return None


class ImportPlan(NamedTuple):
    """What is asked of the club, what is doubted, and the names that nobody has decided yet."""

    asked: DoImport
    doubts: tuple[ImportDoubt, ...]
    undecided: tuple[str, ...]

    @property
    def asked_day(self) -> ImportDoubt | None:
        """The first number of a day of which nobody has said yet from when it counts."""
        return next((doubt for doubt in self.doubts if doubt.code == "day_number"), None)

    def check(self) -> None:
        """See that nothing is left to be said. Raises ImportingError `import_undecided`, `import_epoch`."""
        if self.asked_day is not None:
            raise ImportingError("import_epoch", **self.asked_day.values)
        if self.undecided:
            names = ", ".join(self.undecided[:5])
            raise ImportingError("import_undecided", count=len(self.undecided), names=names[:200])


def plan_import(
    found: FoundPast,
    matches: Iterable[NameMatch],
    chosen: Mapping[str, NameChoice],
    id: str,
    digest: str,
    shapes: tuple[str, ...],
    players: Mapping[str, FoundMember] = MappingProxyType({}),
) -> ImportPlan:
    """What a file asks, once its names are decided; what has an undecided name, or one that is left out, is not in it.

    Args:
        found: what stands in the file
        matches: its names
        chosen: what was decided of them, by the name as it is written; the others are as proposed
        id: of the import; new people get ids that follow from it
        digest: of the file
        shapes: of its parts
        players: who of the club stands in its list of the EMA, by id (`matching.players_of`)
    """
    named = _named(found, matches, chosen, id)
    ids, people = named.ids, named.people
    for person, player in players.items():
        people[person] = people.get(person, ImportedPerson(person))._replace(ema=player.ema)
    doubts = list(found.doubts)
    evenings = _evenings(found, ids, id, doubts)
    honours = tuple(
        ImportedHonour(new_id(id, f"{one.year} {one.title}"), one.year, one.title[:LONGEST_TEXT],
                       tuple(dict.fromkeys(ids[name] for name in one.names)), one.source[:LONGEST_TEXT])
        for one in found.honours
        if all(name in ids for name in one.names)
    )  # fmt: skip
    standings = tuple(
        ImportedStanding(
            standing.title,
            tuple(KeptPlace(row.place, ids[row.name], row.score) for row in standing.rows if row.name in ids),
        )
        for standing in found.standings
    )
    shown = tuple(one for one in standings if one.rows)
    asked = DoImport(id, digest, shapes, tuple(people.values()), evenings, shown, honours)
    return ImportPlan(asked, tuple(doubts), named.undecided)


class _Named(NamedTuple):
    """Who the names of a file are: ids by the name as it is written, people by id; names that nobody has decided."""

    ids: dict[str, str]
    people: dict[str, ImportedPerson]
    undecided: tuple[str, ...]


def _named(found: FoundPast, matches: Iterable[NameMatch], chosen: Mapping[str, NameChoice], id: str) -> _Named:
    first, listed = found.names(), dict[str, list[FoundMember]]()
    for member in found.members:
        listed.setdefault(member.name, []).append(member)
    ids: dict[str, str] = {}
    people: dict[str, ImportedPerson] = {}
    undecided = []
    for match in matches:
        decided = chosen.get(match.written) or proposed(match)
        if decided is None:
            undecided.append(match.written)
        elif decided.what != "out":
            is_new = decided.what != "person"
            person = new_id(id, match.clean) if is_new else decided.person
            ids[match.written] = person
            known = people.get(person, ImportedPerson(person, match.clean[:LONGEST_TEXT] if is_new else ""))
            if not is_new and match.likeness != "same":
                known = known._replace(spelled=(*known.spelled, match.written[:LONGEST_TEXT]))
            rows = listed.get(match.written, [])
            if decided.what == "member" or any(row.since is not None for row in rows):
                known = known._replace(member=_spans(known.member, rows, first.get(match.written)))
            reached = {key: text for row in rows for key in CONTACTS if (text := getattr(row, key))}
            people[person] = known._replace(**reached)
    return _Named(ids, people, tuple(undecided))


def _spans(known: tuple[MemberSpan, ...], rows: Sequence[FoundMember], first: date | None) -> tuple[MemberSpan, ...]:
    """When somebody was what: as a list of members says, else a member from the first day of his results.

    Rows that follow each other are a membership each; of those that overlap it is one, from the first to the last.
    """
    spans = sorted((_span(row, first) for row in rows), key=lambda span: span.since) or [MemberSpan(first or FIRST_DAY)]
    if known or any(before.until is None or before.until >= after.since for before, after in pairwise(spans)):
        since = min(span.since for span in (*known[:1], *spans))
        return (spans[-1]._replace(since=since),)
    return tuple(spans)


def _span(row: FoundMember, first: date | None) -> MemberSpan:
    since = row.since or first or FIRST_DAY
    return MemberSpan(since, row.until if row.until is not None and row.until >= since else None, row.kind)


def new_id(imported: str, name: str) -> str:
    """The id of a new person of an import: the same for the same name, so that sending it twice makes nobody twice."""
    return sha256(f"{imported} {name.casefold()}".encode()).hexdigest()[:16]


def _evenings(
    found: FoundPast, ids: Mapping[str, str], id: str, doubts: list[ImportDoubt]
) -> tuple[ImportedEvening, ...]:
    """The evenings by day, each with what stands in the file of it."""
    tables: dict[date, list[ImportedTable]] = {}
    for table in found.tables:
        if all(name in ids for name in table.names):
            if max(map(abs, table.points)) > MOST_POINTS:
                doubts.append(ImportDoubt(table.sheet, table.place, "too_much"))
                continue
            players = tuple(ids[name] for name in table.names)
            tables.setdefault(table.day, []).append(
                ImportedTable(table.table, table.part, table.rules, players, *table[7:])
            )
    forms: dict[date, list[ImportedForm]] = {}
    for form in found.forms:
        if all(name in ids for name in form.names):
            hands = tuple(
                ImportedHand(ids.get(hand.winner, ""), ids.get(hand.giver, ""), hand.scores) for hand in form.hands
            )
            players = tuple(ids[name] for name in form.names)
            forms.setdefault(form.day, []).append(ImportedForm(form.table, form.rules, players, hands))
    totals = _totals(found.totals, ids, doubts)
    adjustments: dict[date, list[ImportedAdjustment]] = {}
    for one in found.adjustments:
        if one.name in ids and abs(one.points) <= MOST_POINTS:
            given = ImportedAdjustment(ids[one.name], one.points, one.reason[:LONGEST_TEXT])
            adjustments.setdefault(one.day, []).append(given)
    planned = {one.day: one for one in found.planned}
    return tuple(
        ImportedEvening(
            new_id(id, str(day)),
            day,
            planned[day].kind if day in planned else "competition",
            planned[day].rules if day in planned else "",
            tables=tuple(_once(tables.get(day, ()))),
            totals=tuple(totals.get(day, ())),
            forms=tuple(dict.fromkeys(forms.get(day, ()))),
            adjustments=tuple(adjustments.get(day, ())),
            planned=day in planned,
            begins=planned[day].begins if day in planned else "",
        )
        for day in sorted({*tables, *forms, *totals, *adjustments, *planned})
    )


def _once(tables: Iterable[ImportedTable]) -> Iterable[ImportedTable]:
    """Tables that are said in two parts of a file, the same people with the same points, taken once."""
    seen: dict[frozenset[tuple[str, int]], ImportedTable] = {}
    for table in tables:
        seen.setdefault(frozenset(zip(table.players, table.points, strict=True)), table)
    return seen.values()


def _totals(
    totals: Iterable[FoundTotal], ids: Mapping[str, str], doubts: list[ImportDoubt]
) -> dict[date, list[ImportedTotal]]:
    """Totals by day. Of one person on one day a file may say the same in several sheets: then it is taken once."""
    by_day: dict[date, dict[str, dict[str, list[FoundTotal]]]] = {}
    for total in totals:
        if total.name not in ids:
            continue
        if total.points is not None and abs(total.points) > MOST_POINTS:
            doubts.append(ImportDoubt(total.sheet, total.place, "too_much"))
            continue
        sheets = by_day.setdefault(total.day, {}).setdefault(ids[total.name], {})
        sheets.setdefault(total.sheet, []).append(total)
    found: dict[date, list[ImportedTotal]] = {}
    for day, people in by_day.items():
        for person, sheets in people.items():
            first, *others = sheets.values()
            said = Counter(total.points for total in first)
            wrong = [other[0] for other in others if Counter(total.points for total in other) != said]
            doubts += [ImportDoubt(other.sheet, other.place, "said_otherwise") for other in wrong]
            found.setdefault(day, []).extend(ImportedTotal(person, *total[4:]) for total in first)
    return found
