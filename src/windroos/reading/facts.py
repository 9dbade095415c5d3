"""Facts: everything a rule may look at, in small ints.

One `Facts` describes one reading of one hand in one situation; its `Lay` is the same for every reading of that hand.
All of it runs unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bits import at_least_one, at_least_three, exactly_two, squeeze
from windroos.hands import By
from windroos.reading.suits import PUNG, Sets

LOSER, SETS, IRREGULAR, KNITTED, SEASONS_CLAIMED = range(5)
"""Forms: tiles of a player who did not win; sets and a pair; a hand outside sets; MCR's knitted straight with one set
and a pair; seven or eight seasons claimed with any tiles."""

NO_KNITTED: Final = -1
EAST_FIRST_CHOW: Final = 34
"""The bit in `Lay.east_first` that tells of a chow."""


class Lay(NamedTuple):
    """What is the same for every reading of a hand. All fields are ints; flags are 0 or 1.

    `m p s z` are packed counts of all tiles, kongs and the winning tile included; `laid_*` say what has been laid out.
    """

    m: int
    p: int
    s: int
    z: int
    kinds: int
    """Mask of the kinds present."""
    laid_pungs: int
    """Mask of laid-out pungs and kongs."""
    kongs: int
    """Mask of kongs."""
    laid_open: int
    """Mask of laid-out pungs and kongs that lie open."""
    laid_chow_m: int
    laid_chow_p: int
    laid_chow_s: int
    laid: int
    """Laid-out sets, concealed kongs included."""
    claimed: int
    """Sets that lie open."""
    east_first: int
    """Mask of the pungs and kongs made with East's first discard; bit 34 for a chow."""
    bonus: int
    """Bits 0-3 seasons spring to winter, bits 4-7 flowers plum to bamboo."""
    seat: int
    round: int
    """0-3, or 4 in the round of the green dragon."""
    winner: int
    by: int
    """`hands.By`, 0 for a loser."""
    win: int
    """The kind of the winning tile as it counts, -1 for a loser."""
    waits: int
    """How many kinds complete the hand."""
    last: int
    first14: int
    first_discard: int
    kongs_in_turn: int
    moon: int
    robbed_concealed: int
    claimed_seasons: int
    rejected: int
    bet: int
    last_of_kind: int
    pe_ling: int
    """1 where dots 1 was taken as bamboo 1; `win` and the counts then hold bamboo 1."""
    special: int
    """Index + 1 of the special formation of the 144 rules, 0 for none."""
    discard_opens: int
    """Policy: a set completed by a discard or robbed tile counts as open."""
    four_is_two_pairs: int
    """Policy: four alike may be two of the pairs of a hand of pairs."""


class Facts(NamedTuple):
    """One reading of one hand: all of it small ints."""

    lay: Lay
    form: int
    pungs: int
    """Mask of all pungs and kongs."""
    open: int
    """Mask of the pungs and kongs that count as open."""
    chow_m: int
    """Chows of characters: seven digits of three bits by first rank; `chow_p` dots, `chow_s` bamboo."""
    chow_p: int
    chow_s: int
    pair: int
    """The kind of the pair, -1 where there is none."""
    pairs: int
    """Mask of all pairs: the winner's one pair, or every pair left on a loser's rack."""
    place: int
    """What the winning tile completed: `readings.PAIR` ... `readings.WHOLE`, 0 for a loser."""
    knitted: int
    """0-5: which knitted straight (MCR), -1 for none."""
    chow_fans: int
    """The fans of its chows, as `rules.chow_fans` combines them (MCR); 0 where the policy does not ask for them."""


def facts(lay: Lay, form: int, sets: Sets, pairs: int, place: int, knitted: int, chow_fans: int = 0) -> Facts:
    """One reading of the hand that lies before a player."""
    opened = lay.laid_open
    if place == PUNG and lay.discard_opens and (lay.by == By.DISCARD or lay.by == By.ROBBED):
        opened |= 1 << lay.win
    return Facts(
        lay=lay,
        form=form,
        pungs=sets.pungs | lay.laid_pungs,
        open=opened,
        chow_m=sets.chow_m + lay.laid_chow_m,
        chow_p=sets.chow_p + lay.laid_chow_p,
        chow_s=sets.chow_s + lay.laid_chow_s,
        pair=sets.pair,
        pairs=pairs,
        place=place,
        knitted=knitted,
        chow_fans=chow_fans,
    )


def loser_sets(m: int, p: int, s: int, z: int) -> Sets:
    """A loser's rack (packed counts without laid-out sets): every three alike is a pung; chows count for nothing.

    This is the reading that pays best: a pung is always worth more than a pair of the same kind, and no pair or pung
    takes a tile from another.
    """
    return Sets(three_alike(m, p, s, z), 0, 0, 0, -1)


def three_alike(m: int, p: int, s: int, z: int) -> int:
    """Mask of the kinds with three or more copies."""
    return mask_of(at_least_three(m), at_least_three(p), at_least_three(s), at_least_three(z))


def two_alike(m: int, p: int, s: int, z: int) -> int:
    """Mask of the kinds with exactly two copies."""
    return mask_of(exactly_two(m), exactly_two(p), exactly_two(s), exactly_two(z))


def kinds_of(m: int, p: int, s: int, z: int) -> int:
    """Mask of the kinds present."""
    return mask_of(at_least_one(m), at_least_one(p), at_least_one(s), at_least_one(z))


def mask_of(m: int, p: int, s: int, z: int) -> int:
    """Packed ones of the suits as one mask of kinds."""
    return squeeze(m) | squeeze(p) << 9 | squeeze(s) << 18 | squeeze(z) << 27


def add_tile(lay: Lay, kind: int, sign: int = 1) -> Lay:
    """The same lay with one tile more (or, with sign -1, one less)."""
    one = sign << 3 * (kind % 9)
    m, p, s, z = lay.m, lay.p, lay.s, lay.z
    if kind < 9:
        m += one
    elif kind < 18:
        p += one
    elif kind < 27:
        s += one
    else:
        z += one
    return lay._replace(m=m, p=p, s=s, z=z, kinds=kinds_of(m, p, s, z))
