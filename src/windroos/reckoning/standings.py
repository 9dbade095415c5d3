"""Standings: a formula applied to results, stage by stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final

from windroos.reckoning.evening_winner import evening_winners
from windroos.reckoning.facts import Adjustment, Membership, Roster, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.keeping import combined, fallen
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import Number, exact, share_of, total
from windroos.reckoning.ranking import Account, placed, rank
from windroos.reckoning.scored import CountedEvening, EveningScore, Lack, PartScore, Scored, ScoreItem
from windroos.reckoning.tables import NOBODY_OUTSIDE, TableScorer

KEPT_SUMS: Final = 4096
Tables = dict[str, dict[tuple[int, int], list[ResultLine]]]
"""The lines of each evening, by table and part."""
Places = Mapping[str, int | None]
"""Who stands in a ranking, with his place; None below the line."""
_AT: Final = attrgetter("evening", "date", "table", "part", "size", "rules")
"""What lines of one table have alike, and decides whether they count."""


def apply(
    formula: Formula,
    lines: Iterable[ResultLine],
    evenings: Iterable[SeasonEvening],
    members: Iterable[Membership] | None = None,
    adjustments: Iterable[Adjustment] = (),
    lots: Sequence[Sequence[str]] = (),
    before: Sequence[tuple[date, Formula]] = (),
    only: Set[str] = frozenset(),
) -> Scored:
    """The standings that follow from these results, whatever order they come in.

    Args:
        formula: its stages are applied one after another
        lines: results; those of other evenings, kinds or rule sets are left out
        evenings: those of the season or period, also evenings to come
        members: who was a member when; None where everybody is
        adjustments: points given by hand
        lots: persons in the order in which lots put them, each lot drawn once
        before: (day, formula) by which the evenings before that day were scored, the oldest first; what is kept of
            them, the title and the order are by `formula` all the same
        only: who may be in the ranking, a division; empty: everybody
    """
    return apply_until(formula, lines, evenings, (), members, adjustments, lots, before, only)[0]


def apply_until(
    formula: Formula,
    lines: Iterable[ResultLine],
    evenings: Iterable[SeasonEvening],
    days: Sequence[date],
    members: Iterable[Membership] | None = None,
    adjustments: Iterable[Adjustment] = (),
    lots: Sequence[Sequence[str]] = (),
    before: Sequence[tuple[date, Formula]] = (),
    only: Set[str] = frozenset(),
) -> tuple[Scored, tuple[Places, ...]]:
    """As `apply`, and besides who had which place at the end of each of these days, which are in order."""
    found: list[Places] = []
    roster = Roster(members)
    planned = sorted((one for one in evenings if one.kind in formula.lines.kinds), key=lambda one: (one.date, one.id))
    tables, present = _tables(formula, lines, planned)
    by_hand: dict[str, dict[str, list[Adjustment]]] = {}
    for one in adjustments:
        by_hand.setdefault(one.evening, {}).setdefault(one.person, []).append(one)
    book = _Book(formula, roster, lots, only)
    by_day = [(until, _EveningScorer(one, roster, only, book)) for until, one in before]
    scorer = _EveningScorer(formula, roster, only, book)
    for evening in planned:
        while len(found) < len(days) and evening.date > days[len(found)]:
            found.append(book.places())
        if evening.id in present:
            own = next((one for until, one in by_day if evening.date < until), scorer)
            own.add(evening, tables.get(evening.id, {}), present[evening.id], by_hand.get(evening.id, {}))
    found += [book.places() for _ in range(len(days) - len(found))]
    return book.scored(), tuple(found)


def _tables(
    formula: Formula, lines: Iterable[ResultLine], planned: Sequence[SeasonEvening]
) -> tuple[Tables, dict[str, set[str]]]:
    """The lines that count by evening and table, and who was there, at whatever table."""
    rules, catch_up = formula.lines.rules, formula.season.catch_up
    dates = {evening.id: evening.date for evening in planned}
    tables: Tables = {}
    present: dict[str, set[str]] = {}
    for (evening, played, table, part, size, ruled), some in groupby(lines, key=_AT):
        day = dates.get(evening)
        if day is None:
            continue
        if played != day and (
            (catch_up.until is not None and played > catch_up.until) or (catch_up.short == "ignored" and size == 3)
        ):
            continue
        own = list(some)
        present.setdefault(evening, set()).update([line.person for line in own])
        if not rules or ruled in rules:
            tables.setdefault(evening, {}).setdefault((table, part), []).extend(own)
    return tables, present


@dataclass(slots=True)
class _Book:
    """What has been reckoned so far, evening after evening."""

    formula: Formula
    roster: Roster
    lots: Sequence[Sequence[str]]
    only: Set[str]
    evenings: list[CountedEvening] = field(default_factory=list)
    entries: dict[str, list[EveningScore]] = field(default_factory=dict)
    lacks: list[Lack] = field(default_factory=list)
    undecided: list[tuple[str, ...]] = field(default_factory=list)

    def scored(self) -> Scored:
        """The standings of all that was added."""
        counting = self._counting()
        ranked = rank(self.formula, self._accounts(counting), self.lots)
        return Scored(
            tuple(self.evenings),
            len(counting),
            needed(self.formula, len(counting)),
            ranked.rows,
            ranked.champions if counting else (),
            (*self.undecided, *ranked.undecided),
            tuple(dict.fromkeys((*self.lacks, *ranked.lacks))),
        )

    def places(self) -> Places:
        """Who has which place in the standings of all that was added."""
        ordered = placed(self.formula, self._accounts(self._counting()), self.lots)
        return {one.account.person: one.place for one in ordered.found}

    def _counting(self) -> list[SeasonEvening]:
        return [one.evening for one in self.evenings if one.counts]

    def _accounts(self, counting: Sequence[SeasonEvening]) -> list[Account]:
        """What everybody has earned, over the evenings that count."""
        attendance, people = self.formula.attendance, dict.fromkeys(self.entries)
        if counting and (attendance.absent is not None or attendance.absent_without_notice is not None):
            there = self.roster.between(counting[0].date, counting[-1].date)
            people |= dict.fromkeys(person for person in there if not self.only or person in self.only)
        ids = frozenset(evening.id for evening in counting)
        accounts = (self._account(person, counting, ids) for person in people)
        return [account for account in accounts if account.entries]

    def _account(self, person: str, counting: Sequence[SeasonEvening], ids: Set[str]) -> Account:
        """What somebody has earned, what fell away, and whether he may have the title; `ids` of those that count."""
        formula, entries = self.formula, list(self.entries.get(person, ()))
        there = {entry.evening.id for entry in entries if entry.present}
        evenings = len(ids & there)
        if formula.attendance.joined == "from_first":
            since = next((at for at, evening in enumerate(counting) if evening.id in there), len(counting))
            counting = counting[since:]
        absences = self._absences(person, counting, there)
        if absences:
            entries = sorted((*entries, *absences), key=lambda entry: (entry.evening.date, entry.evening.id))
        at = [place for place, entry in enumerate(entries) if entry.kept]
        scores = [entries[place].score for place in at]
        reasons = fallen(formula.season, scores, len(counting))
        for place, why in zip(at, reasons, strict=True):
            if why:
                entries[place] = entries[place]._replace(kept=False, why=why)
        score = combined(formula.season, [one for one, why in zip(scores, reasons, strict=True) if not why])
        least = needed(formula, len(counting))
        last = self.evenings[-1].evening.date
        eligible = evenings >= least and (not formula.title.members_only or self.roster.has(person, last))
        return Account(person, score, entries, evenings, least, eligible)

    def _absences(self, person: str, counting: Sequence[SeasonEvening], there: set[str]) -> list[EveningScore]:
        """Results of evenings that somebody missed, where those are worth something."""
        stage = self.formula.attendance
        found: list[EveningScore] = []
        if stage.absent is None and stage.absent_without_notice is None:
            return found
        for evening in counting:
            if evening.id in there:
                continue
            silent = person in evening.without_notice and stage.absent_without_notice is not None
            value = stage.absent_without_notice if silent else stage.absent
            if value is not None:
                item = ScoreItem("absent_without_notice" if silent else "absent", value)
                found.append(_entry(evening, (), (item,), present=False, counts=True))
        return found


class _EveningScorer:
    """Scores evenings by one formula, and enters them in the book."""

    def __init__(self, formula: Formula, roster: Roster, only: Set[str], book: _Book) -> None:
        self.formula = formula
        self.roster = roster
        self.only = only
        self.book = book
        self.tables = TableScorer(formula, book.lacks)
        bonus = formula.attendance.bonus
        self.bonus = (ScoreItem("attendance", bonus),) if bonus else ()

    def add(
        self,
        evening: SeasonEvening,
        tables: Mapping[tuple[int, int], list[ResultLine]],
        present: set[str],
        by_hand: Mapping[str, list[Adjustment]],
    ) -> None:
        """One evening that was played."""
        formula = self.formula
        members = self.roster.members(present, evening.date)
        people = len(members if formula.evening.count == "members" else present)
        counts = people >= formula.evening.counts_from_members
        inside = members if formula.lines.guests == "unranked" else present
        if self.only:
            inside = inside & self.only
        moves_up = formula.lines.guest_places == "move_up"
        own: dict[str, list[PartScore]] = {}
        results = []
        for _, lines in sorted(tables.items()):
            outside = NOBODY_OUTSIDE
            if moves_up:
                outside = frozenset(line.person for line in lines if not (line.ranked and line.person in inside))
            scores = self.tables.scored(lines, outside)
            results.append(scores)
            for part in scores:
                if part.line.ranked and part.line.person in inside:
                    own.setdefault(part.line.person, []).append(part)
        tonight: dict[str, list[EveningScore]] = {
            person: self._scores(evening, parts, by_hand.get(person, ()), counts=counts)
            for person, parts in own.items()
        }
        winners = self._winners(evening, tonight) if counts else ()
        for person, given in by_hand.items():
            if person not in tonight and self._may_be_ranked(person, evening):
                items = tuple(_adjusted(one) for one in given)
                tonight[person] = [_entry(evening, (), items, present=False, counts=counts)]
        for person, scores_of in tonight.items():
            self.book.entries.setdefault(person, []).extend(scores_of)
        self.book.evenings.append(CountedEvening(evening, people, counts, winners, tuple(results)))

    def _scores(
        self, evening: SeasonEvening, parts: list[PartScore], by_hand: Sequence[Adjustment], *, counts: bool
    ) -> list[EveningScore]:
        """A person's evening, or each of its games."""
        formula = self.formula
        extra = self.bonus
        if extra and formula.attendance.pro_rata:
            share = total([part.line.share for part in parts])
            if share < 1:
                extra = (ScoreItem("attendance_part", exact(formula.attendance.bonus * share)),)
        if by_hand:
            extra = (*extra, *map(_adjusted, by_hand))
        if formula.season.of == "games":
            known = [part for part in parts if part.score is not None]
            return [
                _entry(evening, (part,), part.items + (extra if not at else ()), present=True, counts=counts)
                for at, part in enumerate(known)
            ]
        chosen = parts
        if formula.evening.combine == "best" and len(parts) > 1:
            chosen = [part for part in parts if part.score is not None]
            chosen = [max(chosen, key=lambda part: part.score or 0)] if chosen else []
        items = chosen[0].items if len(chosen) == 1 else tuple(item for part in chosen for item in part.items)
        return [_entry(evening, tuple(parts), items + extra, present=True, counts=counts)]

    def _winners(self, evening: SeasonEvening, tonight: Mapping[str, list[EveningScore]]) -> tuple[str, ...]:
        """Who won the evening; a guest who is in the ranking wins no cup that is for members (ruling K4)."""
        if self.formula.kind == "cup" and self.formula.cup.members_only:
            tonight = {person: found for person, found in tonight.items() if self.roster.has(person, evening.date)}
        won = evening_winners(self.formula, tonight, self.book.lots, self.book.lacks.append)
        if won.undecided:
            self.book.undecided.append(won.undecided)
        return won.people

    def _may_be_ranked(self, person: str, evening: SeasonEvening) -> bool:
        """Whether points by hand of who did not play are for the ranking."""
        is_known = self.formula.lines.guests == "ranked" or self.roster.has(person, evening.date)
        return is_known and (not self.only or person in self.only)


def needed(formula: Formula, counting: int) -> int:
    """Evenings for the title, where so many count (ruling K17)."""
    title = formula.title
    return max(share_of(title.attendance_share, counting, up=title.round_up), title.attendance_least)


def _adjusted(one: Adjustment) -> ScoreItem:
    return ScoreItem("adjusted", one.points, note=one.reason)


def _entry(
    evening: SeasonEvening, parts: tuple[PartScore, ...], items: tuple[ScoreItem, ...], *, present: bool, counts: bool
) -> EveningScore:
    items, score = _added(items)
    return EveningScore(evening, parts, items, score, present, counts, "" if counts else "small", counts)


@lru_cache(maxsize=KEPT_SUMS)
def _added(items: tuple[ScoreItem, ...]) -> tuple[tuple[ScoreItem, ...], Number]:
    """The items and their sum; an evening is nearly always worth what many others were, and one value of it will do."""
    return items, total([item.value for item in items])
