"""Standings: a formula applied to results, stage by stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from datetime import date
from itertools import groupby
from operator import attrgetter
from typing import Final

from windroos.reckoning.evening_scores import Earned, EveningScorer, ScoreBook, scored_entry
from windroos.reckoning.facts import Adjustment, Membership, MissedRound, Roster, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.keeping import combined, fallen
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import share_of
from windroos.reckoning.ranking import Account, placed, rank
from windroos.reckoning.scored import EveningScore, Scored, ScoreItem

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
    missed: Iterable[MissedRound] = (),
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
        missed: rounds that somebody did not play to their end, and what they are worth to him; of rounds of which
            nothing is known yet they are left out
    """
    return apply_until(
        formula=formula, lines=lines, evenings=evenings, days=(), members=members, adjustments=adjustments, lots=lots,
        before=before, only=only, missed=missed,
    )[0]  # fmt: skip


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
    missed: Iterable[MissedRound] = (),
) -> tuple[Scored, tuple[Places, ...]]:
    """As `apply`, and besides who had which place at the end of each of these days, which are in order."""
    found: list[Places] = []
    roster = Roster(members)
    planned = sorted((one for one in evenings if one.kind in formula.lines.kinds), key=lambda one: (one.date, one.id))
    tables, present = _tables(formula, lines, planned)
    by_hand: dict[str, dict[str, list[Adjustment]]] = {}
    for one in adjustments:
        by_hand.setdefault(one.evening, {}).setdefault(one.person, []).append(one)
    book = ScoreBook(formula, roster, lots, only)
    not_played: dict[str, list[MissedRound]] = {}
    for round in missed:
        not_played.setdefault(round.evening, []).append(round)
    by_day = [(until, EveningScorer(one, roster, only, book)) for until, one in before]
    scorer = EveningScorer(formula, roster, only, book)
    for evening in planned:
        while len(found) < len(days) and evening.date > days[len(found)]:
            found.append(_places(book))
        if evening.id in present:
            own = next((one for until, one in by_day if evening.date < until), scorer)
            own.add(evening, tables.get(evening.id, {}), present[evening.id], by_hand.get(evening.id, {}))
            own.miss(evening, not_played.get(evening.id, ()))
    found += [_places(book) for _ in range(len(days) - len(found))]
    return _scored(book), tuple(found)


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


def _scored(book: ScoreBook) -> Scored:
    """The standings of all that was added."""
    counting = _counting(book)
    ranked = rank(book.formula, _accounts(book, counting), book.lots)
    return Scored(
        tuple(book.evenings),
        len(counting),
        needed(book.formula, len(counting)),
        ranked.rows,
        ranked.champions if counting else (),
        (*book.undecided, *ranked.undecided),
        tuple(dict.fromkeys((*book.lacks, *ranked.lacks))),
    )


def _places(book: ScoreBook) -> Places:
    """Who has which place in the standings of all that was added."""
    ordered = placed(book.formula, _accounts(book, _counting(book)), book.lots)
    return {one.account.person: one.place for one in ordered.found}


def _counting(book: ScoreBook) -> list[SeasonEvening]:
    return [one.evening for one in book.evenings if one.counts]


def _accounts(book: ScoreBook, counting: Sequence[SeasonEvening]) -> list[Account]:
    """What everybody has earned, over the evenings that count."""
    attendance, people = book.formula.attendance, dict.fromkeys(book.earned)
    if counting and (attendance.absent is not None or attendance.absent_without_notice is not None):
        there = book.roster.between(counting[0].date, counting[-1].date)
        people |= dict.fromkeys(person for person in there if not book.only or person in book.only)
    accounts = (_account(book, person, counting) for person in people)
    return [account for account in accounts if account.entries]


def _account(book: ScoreBook, person: str, counting: Sequence[SeasonEvening]) -> Account:
    """What somebody has earned, what fell away, and whether he may have the title."""
    formula, own = book.formula, book.earned.get(person, Earned())
    evenings = own.evenings
    if formula.attendance.joined == "from_first":
        since = next((at for at, evening in enumerate(counting) if evening.id == own.first), len(counting))
        counting = counting[since:]
    absences = _absences(book, person, counting, own.entries)
    if absences:
        entries = sorted((*own.entries, *absences), key=lambda entry: (entry.evening.date, entry.evening.id))
        own = Earned()
        own.add(entries)
    entries, scores = own.entries.copy(), own.scores
    reasons = fallen(formula.season, scores, len(counting))
    for place, why in zip(own.at, reasons, strict=True):
        if why:
            entries[place] = entries[place]._replace(kept=False, why=why)
    score = combined(formula.season, [one for one, why in zip(scores, reasons, strict=True) if not why])
    least = needed(formula, len(counting))
    last = book.evenings[-1].evening.date
    eligible = evenings >= least and (not formula.title.members_only or book.roster.has(person, last))
    return Account(person, score, entries, evenings, least, eligible)


def _absences(
    book: ScoreBook, person: str, counting: Sequence[SeasonEvening], entries: Sequence[EveningScore]
) -> list[EveningScore]:
    """Results of evenings that somebody missed, where those are worth something."""
    stage = book.formula.attendance
    found: list[EveningScore] = []
    if stage.absent is None and stage.absent_without_notice is None:
        return found
    there = {entry.evening.id for entry in entries if entry.present}
    for evening in counting:
        if evening.id in there:
            continue
        silent = person in evening.without_notice and stage.absent_without_notice is not None
        value = stage.absent_without_notice if silent else stage.absent
        if value is not None:
            item = ScoreItem("absent_without_notice" if silent else "absent", value)
            found.append(scored_entry(evening, (), (item,), present=False, counts=True))
    return found


def needed(formula: Formula, counting: int) -> int:
    """Evenings for the title, where so many count (ruling K17)."""
    title = formula.title
    return max(share_of(title.attendance_share, counting, up=title.round_up), title.attendance_least)
