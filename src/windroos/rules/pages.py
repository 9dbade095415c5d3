"""What a rule book says beside its tables: where it speaks of what, and who pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from windroos.settling.terms import Terms


class Clause(NamedTuple):
    """A sentence of `windroos.text.handbook.CLAUSES`, with its values, and the options that decide it."""

    code: str
    values: tuple[tuple[str, int | str], ...] = ()
    options: tuple[str, ...] = ()


def clause(code: str, *options: str, **values: int | str) -> Clause:
    """A clause with its values and the options that decide it."""
    return Clause(code, tuple(values.items()), options)


Says = Callable[[Mapping[str, bool | int | str], Terms], tuple[Clause, ...]]
"""What a book says of a subject, from its options and the terms on which it is settled."""


class Pages(NamedTuple):
    """The places of a book, and what it says in them that no other does.

    book       what the book is called in sources
    places     subject to pages or rules: `wall`, `claims`, `kongs`, `going_out`, `match`, `clock`, `paying`,
               `mistakes`, `liability`; one that is missing has no page of its own
    paying     who pays whom
    mistakes   what mistakes cost
    examples   the file with a hand for each item (`windroos.handbook.examples`)
    borrowed   the place in another book that some subjects are taken from where it is silent, and those subjects: what
               is said there of three and five players and of the green dragon's round
    sizes      where in another book it stands how three and five play, by their number, where this one knows only four
    pungs      the two sorts of pungs and kongs whose points stand in a square on the card: of 2-8, and of ones, nines
               and honours; () where there are none. Entries are called `pung_SORT_open`, `kong_SORT_dicht`, ...
    """

    book: str
    places: Mapping[str, str]
    paying: Says
    mistakes: Says
    examples: Path
    borrowed: str = ""
    borrowing: tuple[str, ...] = ()
    sizes: Mapping[int, str] = {}  # it is not changed
    pungs: tuple[str, ...] = ()


def pays_differences(options: Mapping[str, bool | int | str], terms: Terms) -> tuple[Clause, ...]:
    """Everybody pays the winner, and the others settle their differences."""
    found = [clause("rounded_up", "round_up")] if terms.round_up else []
    found += [
        clause("pays_winner"),
        clause("pays_differences"),
        clause("pays_east_double"),
        clause("pays_limit_over" if terms.overscores else "pays_limit", "limit", limit=terms.limit),
    ]
    if terms.overscores:
        found.append(clause("pays_special", "special_values", "bet", double=2 * terms.limit))
    if "chips" in options:
        found.append(clause("pays_chips" if terms.chips else "pays_exact", "chips"))
    return tuple(found)


def dead_pays(_options: Mapping[str, bool | int | str], _terms: Terms) -> tuple[Clause, ...]:
    """A dead hand pays, and a false mahjong is one."""
    return (clause("dead_pays", "dead_hand"), clause("false_is_dead", "dead_hand"))
