"""What an evening is worth to everybody who has something of it: results at tables, points by hand, rounds missed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from windroos.reckoning.evening_winner import evening_winners
from windroos.reckoning.facts import Adjustment, MissedRound, Roster, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import Number, exact, total
from windroos.reckoning.scored import CountedEvening, EveningScore, Lack, PartScore, ScoreItem
from windroos.reckoning.tables import TableScorer

KEPT_SUMS: Final = 4096


_Worth = tuple[tuple[ScoreItem, ...], tuple[ScoreItem, ...], Number]
_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made of every result."""


@dataclass(slots=True)
class Earned:
    """What somebody has earned so far.

    entries   in order; `at` are the places of those that count, and `scores` what these are worth
    evenings  that count and at which he was, and the id of the `first` of them
    """

    entries: list[EveningScore] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    scores: list[Number] = field(default_factory=list)
    evenings: int = 0
    first: str = ""

    def add(self, tonight: Sequence[EveningScore]) -> None:
        """Those of one evening more, or of one that he missed."""
        for entry in tonight:
            if entry.kept:
                self.at.append(len(self.entries))
                self.scores.append(entry.score)
            self.entries.append(entry)
        if tonight and tonight[0].present and tonight[0].counts:
            self.evenings += 1
            self.first = self.first or tonight[0].evening.id


@dataclass(slots=True)
class ScoreBook:
    """What has been reckoned so far, evening after evening."""

    formula: Formula
    roster: Roster
    lots: Sequence[Sequence[str]]
    only: Set[str]
    evenings: list[CountedEvening] = field(default_factory=list)
    earned: dict[str, Earned] = field(default_factory=dict)
    lacks: list[Lack] = field(default_factory=list)
    undecided: list[tuple[str, ...]] = field(default_factory=list)

    def enter(self, person: str, tonight: Sequence[EveningScore]) -> None:
        """What an evening is worth to somebody who is in the ranking."""
        (self.earned.get(person) or self.earned.setdefault(person, Earned())).add(tonight)


class EveningScorer:
    """Scores evenings by one formula, and enters them in the book."""

    def __init__(self, formula: Formula, roster: Roster, only: Set[str], book: ScoreBook) -> None:
        self.formula = formula
        self.roster = roster
        self.only = only
        self.book = book
        self.tables = TableScorer(formula, book.lacks)
        bonus = formula.attendance.bonus
        self.bonus = (ScoreItem("attendance", bonus),) if bonus else ()
        self.is_plain = formula.season.of != "games" and not formula.attendance.pro_rata
        self.known: dict[int, _Worth] = {}
        """By where the items of a table are in memory: many evenings are worth the same."""

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
            outside = {line.person for line in lines if not line.placed}
            if moves_up:
                outside.update(line.person for line in lines if not (line.ranked and line.person in inside))
            scores = self.tables.scored(lines, outside)
            results.append(scores)
            for part in scores:
                line = part.line
                if line.ranked and (person := line.person) in inside:
                    if person in own:
                        own[person].append(part)
                    else:
                        own[person] = [part]
        tonight: dict[str, list[EveningScore]] = {
            person: self._scores(evening, parts, by_hand.get(person, ()), counts=counts)
            for person, parts in own.items()
        }
        winners = self._winners(evening, tonight) if counts else ()
        for person, given in by_hand.items():
            if person not in tonight and self._may_be_ranked(person, evening):
                items = tuple(_adjusted(one) for one in given)
                tonight[person] = [scored_entry(evening, (), items, present=False, counts=counts)]
        for person, entries in tonight.items():
            self.book.enter(person, entries)
        self.book.evenings.append(CountedEvening(evening, people, counts, winners, tuple(results)))

    def miss(self, evening: SeasonEvening, missed: Iterable[MissedRound]) -> None:
        """What an evening that was played is worth to who did not play it to its end."""
        for one in sorted(missed, key=lambda one: (one.person, one.code)):
            items: tuple[ScoreItem, ...] = (ScoreItem(one.code, one.score),)
            if one.uma:
                items += (ScoreItem("missed_uma", one.uma),)
            line = ResultLine(
                *(one.person, evening.id, evening.date),
                table=0,
                size=0,
                points=one.points,
                hands=0,
                mahjongs=0,
                caused=0,
                self_drawn=0,
                penalty=one.penalty,
            )
            items += self.tables.penalty_items(line)
            part = PartScore(line, 0, 1, items, total([item.value for item in items]))
            found = scored_entry(evening, (part,), items, present=False, counts=True)
            self.book.enter(one.person, (found,))

    def _scores(
        self, evening: SeasonEvening, parts: list[PartScore], by_hand: Sequence[Adjustment], *, counts: bool
    ) -> list[EveningScore]:
        """A person's evening, or each of its games."""
        if len(parts) == 1 and self.is_plain and not by_hand:  # nearly always
            _, items, score = self.known.get(id(parts[0].items)) or self._worth(parts[0].items)
            why = "" if counts else "small"
            return [_new(EveningScore, (evening, (*parts,), items, score, True, counts, why, counts))]
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
                scored_entry(evening, (part,), part.items + (extra if not at else ()), present=True, counts=counts)
                for at, part in enumerate(known)
            ]
        chosen = parts
        if formula.evening.combine == "best" and len(parts) > 1:
            chosen = [part for part in parts if part.score is not None]
            chosen = [max(chosen, key=lambda part: part.score or 0)] if chosen else []
        items = chosen[0].items if len(chosen) == 1 else tuple(item for part in chosen for item in part.items)
        return [scored_entry(evening, tuple(parts), items + extra, present=True, counts=counts)]

    def _worth(self, items: tuple[ScoreItem, ...]) -> _Worth:
        """Of the items of a table: these, with the premium for being there, and what that is worth."""
        found = (items, *_added(items + self.bonus))
        if len(self.known) < KEPT_SUMS:
            self.known[id(items)] = found
        return found

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


def _adjusted(one: Adjustment) -> ScoreItem:
    return ScoreItem("adjusted", one.points, note=one.reason)


def scored_entry(
    evening: SeasonEvening, parts: tuple[PartScore, ...], items: tuple[ScoreItem, ...], *, present: bool, counts: bool
) -> EveningScore:
    """What an evening is worth to somebody, as the sum of its items."""
    items, score = _added(items)
    return EveningScore(
        evening=evening,
        parts=parts,
        items=items,
        score=score,
        present=present,
        kept=counts,
        why="" if counts else "small",
        counts=counts,
    )


@lru_cache(maxsize=KEPT_SUMS)
def _added(items: tuple[ScoreItem, ...]) -> tuple[tuple[ScoreItem, ...], Number]:
    """The items and their sum; an evening is nearly always worth what many others were, and one value of it will do."""
    return items, total([item.value for item in items])
