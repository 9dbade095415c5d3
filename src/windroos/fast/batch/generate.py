"""The text of a kernel: `windroos.fast.batch.rows` with the few functions that a rule set decides.

These are which patterns to count, for whom, and how they add up. Awards, options and house rules are numbers given at
run time, so that one kernel serves them all. The text holds a fingerprint of every function and constant that is
compiled into it, and the name of its file a digest of the text: compiled code can only ever be found by the sources
that it was made from.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from types import FunctionType
from typing import Final, NamedTuple

from windroos.fast.batch import rows
from windroos.fast.build import jit
from windroos.fast.build.cache import source_digest, source_of
from windroos.fast.build.reach import fingerprint, full_name, reachable
from windroos.reading.facts import Lay
from windroos.rules import totals
from windroos.rules.rule import Choice, Entry, Pattern, Who
from windroos.rules.rules import Rules

GENERATED: Final = frozenset(
    full_name(function)
    for function in (
        rows.count_entries,
        rows.nearest,
        rows.add_up,
        rows.get_lay,
        rows.put_lay,
    )
)
_GUARDS: Final = {
    Who.EVERYONE: "True",
    Who.WINNER: "winner == 1",
    Who.IRREGULAR: "irregular == 1",
    Who.WAITING: "winner == 0 and laid == 0",
}
"""Outside these nothing can count (see `totals.times_counted`), so the patterns need not be asked."""
_FORMATION: Final = ", special.worths[lay.special], int(form != IRREGULAR)"
"""What the total of a scheme with special formations takes besides."""
_APART: Final = ("nearest", "count_entries")
"""Compiled as functions of their own; `_SMALL` are inlined by the machine's compiler, the others by Numba."""
_SMALL: Final = ("get_lay", "put_lay", "add_up", "add_tile")


class KernelSource(NamedTuple):
    """The text of a kernel and the functions that it needs."""

    text: str
    functions: tuple[FunctionType, ...]


def source_of_kernel(rules: Rules) -> KernelSource:
    """The text of the kernel; the same for all options and house rules of a rule set."""
    entries = rules.entries
    patterns = {full_name(pattern): pattern for entry in entries for pattern in patterns_of(entry)}
    total = rules.rule_set.scheme.total
    roots: list[Callable[..., object]] = [*patterns.values(), rows.score_rows, totals.times_counted, total]
    functions = reachable(roots, GENERATED)
    names = {name: f"pattern_{at}" for at, name in enumerate(patterns)}
    imports = [
        f"from {pattern.__module__} import {pattern.__name__} as {names[name]}" for name, pattern in patterns.items()
    ]
    text = [
        source_of(rows),
        "# --- generated ---",
        f"# of functions {fingerprint(functions.values())}",
        f"# compiled by {source_digest(jit)}",
        "from numba import njit as _njit",
        "from windroos.rules.totals import times_counted",
        f"from {total.__module__} import {total.__name__} as _total",
        *imports,
        *_count_entries(entries, names),
        *_nearest(entries, names),
        *_memory(),
        *_add_up(rules),
        *_compiled(),
    ]
    return KernelSource("\n".join(text) + "\n", tuple(f for f in functions.values() if f.__module__ != rows.__name__))


def patterns_of(entry: Entry) -> tuple[Pattern, ...]:
    """All patterns among which the options of an entry choose. Raises TypeError for one without a name."""
    found = entry.pattern.patterns if isinstance(entry.pattern, Choice) else (entry.pattern,)
    for pattern in found:
        if getattr(sys.modules[pattern.__module__], pattern.__name__, None) is not pattern:
            raise TypeError(f"the pattern of {entry.id} must be a function with a name in its module")
    return found


def _asked(at: int, entry: Entry, names: dict[str, str], indent: str) -> Iterator[str]:
    """Lines that set `t` to what the entry's pattern says."""
    found = patterns_of(entry)
    if len(found) == 1:
        yield f"{indent}t = {names[full_name(found[0])]}(f)"
        return
    for choice, pattern in enumerate(found):
        word = "if" if choice == 0 else "elif"
        test = f"{word} switches.chosen[{at}] == {choice}" if choice < len(found) - 1 else "else"
        yield f"{indent}{test}:"
        yield f"{indent}    t = {names[full_name(pattern)]}(f)"


def _count_entries(entries: tuple[Entry, ...], names: dict[str, str]) -> Iterator[str]:
    """Each entry's pattern in the order of the table, in groups by whose hand it counts in."""
    yield "def count_entries(lay, noted, switches, short, hits, counts):"
    yield "    f = noted_facts(get_lay(lay), noted)"
    yield "    irregular, winner, laid = int(f.form == IRREGULAR), lay.winner, lay.laid"
    yield "    n = 0"
    if any(entry.who in (Who.IRREGULAR, Who.WAITING) for entry in entries):
        yield "    if irregular == 1 or (winner == 0 and laid == 0):"
        yield "        nearest(lay, switches, short)"
    place = {entry.pattern: at for at, entry in enumerate(entries) if entry.who == Who.IRREGULAR}
    for who, group in groupby(enumerate(entries), lambda item: item[1].who):
        members = list(group)
        yield f"    if {_GUARDS[who]}:"
        for at, entry in members:
            if who in (Who.IRREGULAR, Who.WAITING) and entry.pattern in place:
                yield f"        t = short[{place[entry.pattern]}]"
            else:
                yield from _asked(at, entry, names, " " * 8)
            yield f"        t = times_counted({int(who)}, t, winner, irregular, laid) * switches.active[{at}]"
            yield f"        counts[{at}] = t"
            yield f"        hits[n] = {at}"
            yield "        n += int(t != 0)"
        yield "    else:"
        for at, _ in members:
            yield f"        counts[{at}] = 0"
    yield "    return n"


def _nearest(entries: tuple[Entry, ...], names: dict[str, str]) -> Iterator[str]:
    """The patterns of the hands outside four sets and a pair."""
    yield "def nearest(lay, switches, short):"
    yield "    f = irregular_facts(get_lay(lay))"
    yield "    best = 14"
    for at, entry in enumerate(entries):
        if entry.who == Who.IRREGULAR:
            yield from _asked(at, entry, names, " " * 4)
            yield f"    short[{at}] = t"
            yield f"    if switches.active[{at}]:"
            yield "        best = min(best, t)"
    yield "    return best"


def _memory() -> Iterator[str]:
    """`Lay` from and into memory, field by field."""
    yield "def get_lay(record):"
    yield f"    return Lay({', '.join(f'{field}=record.{field}' for field in Lay._fields)})"
    yield "def put_lay(record, lay):"
    yield from (f"    record.{field} = lay.{field}" for field in Lay._fields)


def _add_up(rules: Rules) -> Iterator[str]:
    """The scheme's total."""
    yield "def add_up(lay, form, n, work, columns, policy, special):"
    more = _FORMATION if rules.rule_set.scheme.formations else ""
    yield f"    return _total(work.hits, n, work.counts, work.replaced_by, columns, policy, lay.winner{more})"


def _compiled() -> Iterator[str]:
    """How each function is compiled. Nothing allocates, so no references are counted (`_nrt`)."""
    bare = "error_model='numpy', _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True"
    yield f"_apart = _njit({bare})"
    yield f"_inline = _njit(inline='always', {bare})"
    yield f"_small = _njit(forceinline=True, {bare})"
    mine = [
        name
        for name, value in vars(rows).items()
        if isinstance(value, FunctionType) and value.__module__ == rows.__name__ and name != "score_rows"
    ]
    yield "facts = _inline(facts)"  # facts that hold a lay in memory cannot be returned
    for name in mine:
        how = "_apart" if name in _APART else "_small" if name in _SMALL else "_inline"
        yield f"{name} = {how}({name})"
    yield "score_rows = _njit(cache=True, nogil=True, _nrt=False, error_model='numpy')(score_rows)"
