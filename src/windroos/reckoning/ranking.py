"""The order of people by what they earned: measures, ties, lots, who has the title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from windroos.reckoning.criteria import Criterion, Equals, ordered
from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, mean, total
from windroos.reckoning.scored import EveningScore, Lack, PartScore, StandingRow
from windroos.reckoning.tables import measured


class Account(NamedTuple):
    """What somebody has earned so far, before there are places.

    entries  evening by evening, in order; `score` is what they make together
    """

    person: str
    score: Number
    entries: Sequence[EveningScore]
    evenings: int = 0
    needed: int = 0
    eligible: bool = True

    @property
    def kept(self) -> int:
        """Results that are part of the score."""
        return len([entry for entry in self.entries if entry.kept])


class Placed(NamedTuple):
    """Somebody's place, None below the line; `decided_by` as `StandingRow` has it."""

    place: int | None
    account: Account
    decided_by: str


class Ordered(NamedTuple):
    """Everybody in order, who wait for a lot, and what was not known."""

    found: tuple[Placed, ...]
    undecided: tuple[tuple[str, ...], ...]
    lacks: tuple[Lack, ...]


class Ranked(NamedTuple):
    """The rows of standings, who has the title, who wait for a lot, and what was not known."""

    rows: tuple[StandingRow, ...]
    champions: tuple[str, ...]
    undecided: tuple[tuple[str, ...], ...]
    lacks: tuple[Lack, ...]


def rank(formula: Formula, accounts: Iterable[Account], lots: Sequence[Sequence[str]]) -> Ranked:
    """The rows of everybody, in order."""
    ordered = placed(formula, accounts, lots)
    rows = tuple(_row(formula, one) for one in ordered.found)
    first = next((row.place for row in rows if row.eligible), None)
    champions = tuple(row.person for row in rows if row.eligible and row.place == first)
    return Ranked(rows, champions, ordered.undecided, ordered.lacks)


def placed(formula: Formula, accounts: Iterable[Account], lots: Sequence[Sequence[str]]) -> Ordered:
    """Everybody in order; who cannot have the title stands below the others, or among them."""
    accounts = sorted(accounts, key=lambda account: account.person)
    below = formula.ranking.ineligible == "below"
    order = ranking_order(formula)
    lacks: list[Lack] = []
    undecided: list[tuple[str, ...]] = []
    found: list[Placed] = []
    for line in (True, False) if below else (None,):
        some = [account for account in accounts if line is None or account.eligible == line]
        place = 1
        for equals in equal_groups(formula, some, order, lots, lacks.append):
            if len(equals.members) > 1 and _asks_lot(order) and line is not False:
                undecided.append(tuple(account.person for account in equals.members))
            own = place if line is not False else None
            found.extend(Placed(own, account, equals.decided_by) for account in equals.members)
            place += len(equals.members)
    return Ordered(tuple(found), tuple(undecided), tuple(dict.fromkeys(lacks)))


def ranking_order(formula: Formula) -> tuple[Criterion, ...]:
    """The criteria of the ranking, with the lot at the end where that breaks ties."""
    order = formula.ranking.order
    return order if formula.ranking.ties == "share" or _asks_lot(order) else (*order, Criterion("lot"))


def _asks_lot(order: Sequence[Criterion]) -> bool:
    return any(one.measure == "lot" for one in order)


def equal_groups(
    formula: Formula,
    accounts: Sequence[Account],
    order: Sequence[Criterion],
    lots: Sequence[Sequence[str]],
    lacking: Callable[[Lack], None],
) -> list[Equals[Account]]:
    """Accounts in order, those that are equal to the end together."""

    def values(measure: str, tied: Sequence[Account]) -> Sequence[Number | None]:
        return _values(formula, measure, tied, lots)

    def lack(measure: str, account: Account) -> None:
        if measure != "lot":
            lacking(Lack(measure, account.person))

    return ordered(accounts, order, values, lack)


def tie_values(
    formula: Formula, rows: Sequence[StandingRow], lots: Sequence[Sequence[str]] = ()
) -> tuple[tuple[Criterion, tuple[Number | None, ...]], ...]:
    """Each criterion of the ranking with its values for those of some rows, in their order; None: nobody knows."""
    accounts = [Account(row.person, row.score, row.entries, row.evenings, row.needed, row.eligible) for row in rows]
    return tuple(
        (criterion, tuple(_values(formula, criterion.measure, accounts, lots))) for criterion in ranking_order(formula)
    )


def _values(
    formula: Formula, measure: str, tied: Sequence[Account], lots: Sequence[Sequence[str]]
) -> Sequence[Number | None]:
    """A measure of some who have been equal so far."""
    if measure == "lot":
        return _lot([account.person for account in tied], lots)
    if measure == "mutual":
        return _mutual(tied)
    return [value_of(formula, account, measure) for account in tied]


def value_of(formula: Formula, account: Account, measure: str) -> Number | None:
    """A measure of the ranking over the results that count; None where it is not known."""
    match measure:
        case "score":
            return account.score
        case "evenings":
            return account.evenings
        case "average":
            return mean([entry.score for entry in account.entries if entry.kept])
        case "evening":
            return max((entry.score for entry in account.entries if entry.kept), default=0)
        case "tables_won":
            return len([part for part in _parts(formula, account) if part.place == 1])
    values = [measured(formula, part.line, measure) for part in _parts(formula, account)]
    known = [value for value in values if value is not None]
    if len(known) < len(values):
        return None
    return max(known, default=0) if measure == "best" else total(known)


def _parts(formula: Formula, account: Account) -> list[PartScore]:
    """The table parts over which a ranking's measures are taken (ruling K16)."""
    over_kept = formula.ranking.over == "kept"
    return [part for entry in account.entries if entry.kept or (entry.counts and not over_kept) for part in entry.parts]


def _lot(tied: Sequence[str], lots: Sequence[Sequence[str]]) -> Sequence[Number | None]:
    """Who was drawn first has the most; nothing where these were never drawn together."""
    for lot in lots:
        if set(tied) <= set(lot):
            return [-lot.index(person) for person in tied]
    return (None,) * len(tied)


def _mutual(tied: Sequence[Account]) -> list[Number]:
    """What each of them earned at tables where another of them sat."""
    own = [
        {
            (part.line.evening, part.line.table, part.line.part): part.score or 0
            for entry in account.entries
            for part in entry.parts
        }
        for account in tied
    ]
    shared = Counter(at for parts in own for at in parts)
    return [total(score for at, score in parts.items() if shared[at] > 1) for parts in own]


def _row(formula: Formula, one: Placed) -> StandingRow:
    account = one.account
    lines = [part.line for part in _parts(formula, account)]
    return StandingRow(
        place=one.place,
        person=account.person,
        score=account.score,
        evenings=account.evenings,
        needed=account.needed,
        kept=account.kept,
        eligible=account.eligible,
        mahjongs=_sum([line.mahjongs for line in lines]),
        caused=_sum([line.caused for line in lines]),
        decided_by=one.decided_by,
        entries=tuple(account.entries),
    )


def _sum(values: Sequence[int | None]) -> int | None:
    """The sum; None where one is not known."""
    known = [value for value in values if value is not None]
    return sum(known) if len(known) == len(values) else None
