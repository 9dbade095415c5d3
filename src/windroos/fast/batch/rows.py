"""The loop over many hands that `windroos.fast.batch.kernel` compiles, once for each rule set.

It does what `windroos.scoring.readings` and `windroos.scoring.score` do for one hand, with look-ups where those search:
read the hand, find every reading, count the entries in each, add them up and keep the best. Facts, patterns, totals,
limits on readings and the preference among them are the same functions. What raises `NotImplementedError` here is
generated for each rule set.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from windroos.bits import count, digit_sum
from windroos.fast.batch.arrays import REPLACED, Scores, Switches, Work
from windroos.fast.batch.formations import Special, formation_of
from windroos.fast.batch.row_reading import open_row
from windroos.fast.batch.row_sets import (
    KeyedRack,
    NotedReading,
    add_to_rack,
    knitted_waits,
    note,
    note_knitted,
    note_sets,
    set_waits,
    with_few_chows,
    with_keys,
)
from windroos.fast.batch.suits import Suits
from windroos.reading.facts import (
    IRREGULAR,
    LOSER,
    NO_KNITTED,
    SEASONS_CLAIMED,
    Facts,
    Lay,
    facts,
    kinds_of,
    loser_sets,
    two_alike,
)
from windroos.reading.suits import NO_SETS, WHOLE, Sets
from windroos.reading.waits import allowed_chows, without_own_fours
from windroos.rules.irregular_patterns import seven_pairs_short
from windroos.rules.rule import Columns, Policy
from windroos.rules.scheme import Total
from windroos.rules.totals import STANDS, better
from windroos.scoring.outside_sets import moment
from windroos.scoring.priority import rank_of
from windroos.scoring.readings import CAKE_IN_PAIRS, CAKE_IN_SETS, cake
from windroos.scoring.refusing import AllowedSituations
from windroos.tiles import S1

# --- generated for each rule set -------------------------------------------------------------------------------------


def count_entries(
    lay: Any,
    noted: NotedReading,
    switches: Switches,
    short: NDArray[np.int64],
    hits: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> int:
    """Write how often each entry counts in a reading, and which do, in order; returns how many do."""
    raise NotImplementedError


def nearest(lay: Any, switches: Switches, short: NDArray[np.int64]) -> int:
    """The tiles missing for the nearest hand outside four sets and a pair; 14 where there is none.

    What is missing for each goes into `short`.
    """
    raise NotImplementedError


def get_lay(record: Any) -> Lay:
    """Read a lay from memory, all at once: for all the compiler knows, each entry that is counted may change it."""
    raise NotImplementedError


def put_lay(record: Any, lay: Any) -> None:
    """Write a lay into memory, from a `Lay` or from other memory."""
    raise NotImplementedError


def add_up(lay: Any, form: int, n: int, work: Work, columns: Columns, policy: Policy, special: Special) -> Total:
    """The total of a counted reading, by the rule set's scheme."""
    raise NotImplementedError


# --- the loop --------------------------------------------------------------------------------------------------------


def score_rows(
    words: NDArray[np.int64],
    switches: Switches,
    columns: Columns,
    policy: Policy,
    house: AllowedSituations,
    suits: Suits,
    special: Special,
    work: Work,
    out: Scores,
) -> None:
    """Score every row of words (n, WIDTH / 8). A row that is wrong gets its error and nothing else."""
    for row in range(words.shape[0]):
        opened = open_row(words, row, policy, house)
        out.error[row] = opened.error
        if opened.error:
            continue
        n = 0
        put_lay(work.lay[0], opened.lay)
        if opened.lay.winner == 0:
            put_lay(work.whole[0], opened.lay)
            sets = loser_sets(opened.rack.m, opened.rack.p, opened.rack.s, opened.rack.z)
            pairs = two_alike(opened.rack.m, opened.rack.p, opened.rack.s, opened.rack.z)
            n = note(work.readings, n, LOSER, 0, sets, pairs, 0, NO_KNITTED, 0)
        elif opened.lay.claimed_seasons:
            put_lay(work.whole[0], opened.lay)
            n = note(work.readings, n, SEASONS_CLAIMED, 0, NO_SETS, 0, 0, NO_KNITTED, 0)
        else:
            rack = with_keys(opened.rack)
            laid = opened.lay
            laid_chows = digit_sum(laid.laid_chow_m) + digit_sum(laid.laid_chow_p) + digit_sum(laid.laid_chow_s)
            whole = work.whole[0]
            put_lay(whole, work.lay[0])
            add_tile(whole, opened.tile)
            whole.waits = count(waits_of(rack, laid_chows, switches, policy, suits, work))
            formation = formation_of(whole, laid_chows, special)
            whole.special = max(formation, moment(whole, special.heaven, special.indirect))
            n = note_complete(rack, opened.tile, laid_chows, formation, switches, policy, special, suits, work)
        if n:
            count_readings(row, n, switches, columns, policy, house.priority, special, work, out)


def count_readings(
    row: int,
    n: int,
    switches: Switches,
    columns: Columns,
    policy: Policy,
    priority: int,
    special: Special,
    work: Work,
    out: Scores,
) -> None:
    """Count every reading that was noted, and write down the best."""
    best = Total(0, -1, 0, 0, -1, 0, 0)
    formation = rank = 0
    winner = work.whole[0].winner
    for at in range(n):
        noted = work.readings[at]
        lay = work.other[0] if noted.cake_eaten else work.whole[0]
        hits = count_entries(lay, noted, switches, work.short, work.hits, work.counts)
        total = add_up(lay, noted.form, hits, work, columns, policy, special)
        if winner == 1 and total.legal:
            rank = max(rank, rank_of(priority, noted.form, noted.place, lay.special))
        if at == 0 or better(total, best, winner):
            best = total
            formation = lay.special
            if out.times.shape[0]:
                write_times(out.times, row, hits, work)
    out.would_be[row] = best.total
    out.total[row] = best.total if winner == 0 or best.legal else 0
    out.legal[row] = winner == 0 or best.legal != 0
    out.complete[row] = winner != 0
    out.points[row] = best.points
    out.doubles[row] = best.doubles
    out.limit[row] = best.limit
    out.special[row] = formation
    out.extra[row] = best.extra
    out.more[row] = best.more
    out.rank[row] = rank


def write_times(times: NDArray[np.uint8], row: int, n: int, work: Work) -> None:
    """How often each entry counts in the best reading so far."""
    for at in range(times.shape[1]):
        times[row, at] = 0
    for at in range(n):
        entry = work.hits[at]
        if work.counts[entry]:
            times[row, entry] = work.counts[entry] | (0 if work.replaced_by[entry] == STANDS else REPLACED)


# --- readings --------------------------------------------------------------------------------------------------------


def add_tile(lay: Any, kind: int) -> None:
    """Add the winning tile to a lay in memory."""
    one = 1 << 3 * (kind % 9)
    if kind < 9:
        lay.m += one
    elif kind < 18:
        lay.p += one
    elif kind < 27:
        lay.s += one
    else:
        lay.z += one
    lay.win = kind
    lay.kinds = kinds_of(lay.m, lay.p, lay.s, lay.z)


def noted_facts(lay: Any, noted: NotedReading) -> Facts:
    """A reading that was noted, of the lay in memory that it belongs to."""
    sets = Sets(noted.pungs, noted.chow_m, noted.chow_p, noted.chow_s, noted.pair)
    return facts(lay, noted.form, sets, noted.pairs, noted.place, noted.knitted, noted.chow_fans)


def irregular_facts(lay: Any) -> Facts:
    """The hand as one outside four sets and a pair."""
    return facts(lay, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED)


def waits_of(rack: KeyedRack, laid_chows: int, switches: Switches, policy: Policy, suits: Suits, work: Work) -> int:
    """Mask of the kinds that complete the hand."""
    waits = set_waits(rack, suits)
    laid = work.lay[0].laid
    if waits and policy.max_chows < 4:
        waits = with_few_chows(waits, rack, suits, laid_chows, policy.max_chows)
    if policy.whole_waits and laid == 0 and nearest(work.lay[0], switches, work.short) <= 1:
        for kind in range(34):
            put_lay(work.other[0], work.lay[0])
            add_tile(work.other[0], kind)
            if nearest(work.other[0], switches, work.short) == 0:
                waits |= 1 << kind
    if policy.knitted and laid <= 1:
        waits |= knitted_waits(rack, suits)
    if policy.own_fours:
        lay = work.lay[0]
        waits = without_own_fours(waits, lay.m, lay.p, lay.s, lay.z)
    return waits


def note_complete(
    rack: KeyedRack,
    tile: int,
    laid_chows: int,
    formation: int,
    switches: Switches,
    policy: Policy,
    special: Special,
    suits: Suits,
    work: Work,
) -> int:
    """Note every complete reading, in the order of `windroos.scoring.readings.readings`; returns how many."""
    n = 0
    readings = work.readings
    laid = work.lay[0].laid
    if formation or (laid == 0 and nearest(work.whole[0], switches, work.short) == 0):
        n = note(readings, n, IRREGULAR, 0, NO_SETS, 0, WHOLE, NO_KNITTED, 0)
    allowed = allowed_chows(policy.max_chows)
    whole, lay = add_to_rack(rack, tile), work.lay[0]
    n = note_sets(whole, NO_KNITTED, lay, policy, laid_chows, allowed, tile, 0, suits, readings, n)
    if policy.knitted and laid <= 1:
        n = note_knitted(whole, lay, policy, tile, suits, readings, n)
    eaten = cake(policy, tile, work.lay[0].s, laid, work.lay[0].kinds)
    if eaten:
        other = work.other[0]
        put_lay(other, work.lay[0])
        add_tile(other, S1)
        other.pe_ling = 1
        other.waits = work.whole[0].waits
        other.special = moment(other, special.heaven, special.indirect)
        if eaten & CAKE_IN_PAIRS and seven_pairs_short(irregular_facts(other)) == 0:
            n = note(readings, n, IRREGULAR, 1, NO_SETS, 0, WHOLE, NO_KNITTED, 0)
        if eaten & CAKE_IN_SETS:
            with_bamboo = add_to_rack(rack, S1)
            n = note_sets(with_bamboo, NO_KNITTED, lay, policy, laid_chows, allowed, S1, 1, suits, readings, n)
    return n
