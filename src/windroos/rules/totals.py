"""From counted entries to a total: one small function for each scheme.

Each takes the entries that count (`hits`, `n` of them, in the order of the table) and how often each entry counts, and
changes nothing but `replaced_by`, where it says which entry took an entry's place. What that says of an entry that does
not count means nothing. All run unchanged in plain Python (lists) and compiled (arrays).
"""

from __future__ import annotations

from typing import Final

from windroos.rules.rule import Columns, Policy
from windroos.rules.scheme import Total
from windroos.settling.overscore import RULE_LIMIT

STANDS: Final = -1
"""In `replaced_by`: nothing took the place of this entry."""
BY_POINTS: Final = -2
"""In `replaced_by`: the counted points (or fan, without a cap) took its place: a waiting hand's half, a limit hand."""
WINNER, IRREGULAR, WAITING = 1, 2, 3
FINISHING, BONUS, FLOWERS, NOTHING_ELSE, FORMATION, STAKE = range(1, 7)
MOST_DOUBLES: Final = 30


def times_counted(who: int, times: int, winner: int, form_irregular: int, laid: int) -> int:
    """How often an entry counts, from what its pattern said and whose hand it is."""
    if who == WINNER:
        return times if winner else 0
    if who == IRREGULAR:
        return int(winner == 1 and form_irregular == 1 and times == 0)
    if who == WAITING:
        return int(winner == 0 and laid == 0 and times == 1)
    return times


def better(one: Total, other: Total, winner: int) -> int:
    """Whether one reading is to be preferred to another; of equal ones the first found stays.

    A legal reading before an illegal one, then the total, then what it would be without the limit, then (for a winner)
    `extra`.
    """
    if one.legal != other.legal:
        return int(one.legal > other.legal)
    if one.total != other.total:
        return int(one.total > other.total)
    if one.more != other.more:
        return int(one.more > other.more)
    return int(winner == 1 and one.extra > other.extra)


def replace_entries(hits: list[int], n: int, replaced_by: list[int], columns: Columns) -> None:
    """Set `replaced_by` for every entry that another one replaces; a replaced entry still replaces others."""
    for i in range(n):
        replaced_by[hits[i]] = STANDS
    for i in range(n):
        at = hits[i]
        for other in range(columns.starts[at], columns.starts[at + 1]):
            replaced_by[columns.replaced[other]] = at


def highest_limit(hits: list[int], n: int, replaced_by: list[int], columns: Columns) -> int:
    """The entry with the highest limit value that counts, the first of equals; -1 without one."""
    best = -1
    for i in range(n):
        at = hits[i]
        if columns.limit[at] and replaced_by[at] == STANDS and (best < 0 or columns.limit[at] > columns.limit[best]):
            best = at
    return best


def replace_others(hits: list[int], n: int, replaced_by: list[int], by: int) -> None:
    """One entry takes the place of everything else."""
    for i in range(n):
        at = hits[i]
        if at != by and replaced_by[at] == STANDS:
            replaced_by[at] = by


def doubles_total(
    hits: list[int], n: int, counts: list[int], replaced_by: list[int], columns: Columns, policy: Policy, winner: int
) -> Total:
    """NTS: points doubled up to the limit; a limit hand is worth what the table says.

    Source: NTS 2002, p. 7-8; Groene Hart 2011, p. 9.
    """
    replace_entries(hits, n, replaced_by, columns)
    limit = highest_limit(hits, n, replaced_by, columns)
    points = doubles = needed = exempt = 0
    for i in range(n):
        at = hits[i]
        if replaced_by[at] == STANDS and columns.limit[at] == 0:
            points += counts[at] * columns.points[at]
            doubles += counts[at] * columns.doubles[at]
            needed += counts[at] * columns.doubles[at] * columns.minimum[at]
    for i in range(n):
        at = hits[i]
        exempt |= columns.exempt[at]
    total = min(policy.limit, points << min(doubles, MOST_DOUBLES))
    legal = int(exempt == 1 or needed >= policy.minimum)
    if limit >= 0:
        worth = min(policy.limit, columns.limit[limit])
        if winner == 1 or policy.half_always == 1 or worth > total:
            replace_others(hits, n, replaced_by, limit)
            return Total(worth, legal, 0, 0, limit, 0, 0)
        for i in range(n):
            at = hits[i]
            if columns.limit[at]:
                replaced_by[at] = BY_POINTS
    return Total(total, legal, points, doubles, -1, 0, 0)


def fan_total(
    hits: list[int], n: int, counts: list[int], replaced_by: list[int], columns: Columns, policy: Policy, winner: int
) -> Total:
    """Hong Kong: the sum of the fan up to the cap; a limit hand has a row of its own. Losers count nothing.

    Without a cap a limit hand is worth its row, or its fan where these are more. What pays beside the fan
    (`Part.BONUS`) stands beside a limit hand too. Source: Fu Hing, p. 26; rulings H6 and H23.
    """
    replace_entries(hits, n, replaced_by, columns)
    limit = highest_limit(hits, n, replaced_by, columns)
    fan = needed = exempt = 0
    for i in range(n):
        at = hits[i]
        if replaced_by[at] == STANDS and columns.limit[at] == 0:
            fan += counts[at] * columns.fan[at]
            needed += counts[at] * columns.fan[at] * columns.minimum[at]
            exempt |= columns.exempt[at]
    if winner == 0:
        return Total(0, 0, 0, 0, -1, 0, 0)
    total = min(policy.limit, fan)
    if limit < 0:
        return Total(total, int(exempt == 1 or needed >= policy.minimum), fan, 0, -1, 0, fan)
    if columns.limit[limit] >= total:
        replace_others(hits, n, replaced_by, limit)
        for i in range(n):
            if columns.part[hits[i]] == BONUS:
                replaced_by[hits[i]] = STANDS
        return Total(columns.limit[limit], 1, 0, 0, limit, 0, 0)
    for i in range(n):
        if columns.limit[hits[i]] and replaced_by[hits[i]] == STANDS:
            replaced_by[hits[i]] = BY_POINTS
    return Total(total, 1, fan, 0, -1, 0, fan)


def points_total(
    hits: list[int], n: int, counts: list[int], replaced_by: list[int], columns: Columns, policy: Policy, winner: int
) -> Total:
    """MCR: the sum of the fans, at least the minimum without flowers; a hand with nothing at all is the chicken hand.

    Source: Mahjong Competition Rules; the total is without flowers, `extra` holds them.
    """
    replace_entries(hits, n, replaced_by, columns)
    fan = flowers = 0
    for i in range(n):
        at = hits[i]
        part = columns.part[at]
        worth = counts[at] * columns.fan[at] if replaced_by[at] == STANDS else 0
        flowers += worth if part == FLOWERS else 0
        fan += worth if part != FLOWERS and part != NOTHING_ELSE else 0
    for i in range(n):
        at = hits[i]
        if columns.part[at] == NOTHING_ELSE:
            if fan:
                counts[at] = 0
            else:
                fan = counts[at] * columns.fan[at]
    if winner == 0:
        return Total(0, 0, 0, 0, -1, flowers, 0)
    return Total(fan, int(fan >= policy.minimum), fan, 0, -1, flowers, 0)


def gau_total(
    hits: list[int],
    n: int,
    counts: list[int],
    replaced_by: list[int],
    columns: Columns,
    policy: Policy,
    winner: int,
    formation: int,
    ordinary: int,
) -> Total:
    """144 rules: Gewone and Afmaakpunten rounded up to a ten, Uitmaakpunten, then doubled up to the limit.

    `formation` is the worth of the special formation where the limit is 500, 0 without one; `ordinary` says whether
    the reading is an ordinary mahjong (or a loser's tiles), whose points may be more. A won bet is one double more,
    and doubles a special formation beyond the limit; a lost one leaves nothing. A situation is worth the limit.
    Source: rules 61, 69-71, 80-90.
    """
    replace_entries(hits, n, replaced_by, columns)
    rounded = bonus = doubles = 0
    stake = special = -1
    for i in range(n):
        at = hits[i]
        if replaced_by[at] == STANDS and columns.limit[at] == 0:
            part = columns.part[at]
            worth = counts[at] * columns.points[at]
            rounded += worth if part <= FINISHING else 0
            bonus += worth if part == BONUS else 0
            doubles += counts[at] * columns.doubles[at]
            special = at if part == FORMATION else special
            stake = at if part == STAKE else stake
    if stake >= 0 and winner == 0:
        replace_others(hits, n, replaced_by, stake)
        return Total(0, 1, 0, 0, -1, 0, 0)
    if policy.round_up:
        rounded = (rounded + 9) // 10 * 10
    unlimited = (rounded + bonus) << min(doubles, MOST_DOUBLES)
    total = min(policy.limit, unlimited)
    bet = columns.doubles[stake] if stake >= 0 else 0
    best = highest_limit(hits, n, replaced_by, columns)
    fixed = 0
    if best >= 0:
        fixed = columns.limit[best] << (bet if columns.part[best] == FORMATION else 0)
    worth = (formation * policy.limit // RULE_LIMIT) << bet
    if special >= 0 and worth > fixed:
        best = special
        fixed = worth
    if best >= 0 and (fixed >= total or not ordinary):
        replace_others(hits, n, replaced_by, best)
        if stake >= 0 and columns.part[best] == FORMATION:
            replaced_by[stake] = STANDS
        return Total(fixed, 1, 0, 0, best, 0, fixed)
    if special >= 0:
        replaced_by[special] = BY_POINTS
    return Total(total, ordinary, rounded + bonus, doubles, -1, rounded, unlimited)
