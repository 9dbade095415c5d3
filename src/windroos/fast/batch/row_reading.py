"""Reading one packed row (see `windroos.fast.batch.packed`), in the subset of Python that is compiled.

A row is read as eight-byte words, the first byte lowest.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.bits import PackedCounts, count, digit_sum
from windroos.fast.batch.packed import (
    BETS,
    BONUS,
    BY,
    CHOW,
    CLAIMED,
    EAST_FIRST,
    FLAGS_AT,
    KONG,
    KONGS_IN_TURN,
    MARKS,
    MELDS,
    MOST_SETS,
    NO_TILE,
    OPEN,
    ROUND,
    SEAT,
    WIN,
)
from windroos.fast.batch.row_check import (
    BAD_ROW,
    CONCEALED_MELD,
    FIRST_REFUSAL,
    FIVE_OF_A_TILE,
    NO_SUCH_CHOW,
    SUIT,
    are_orphans,
    check,
)
from windroos.hands import Circumstances
from windroos.reading.facts import EAST_FIRST_CHOW, Lay, kinds_of
from windroos.rules.rule import Policy
from windroos.scoring.refusing import AllowedSituations, AskedSituation, refusal

_ONES: Final = 0x0101010101010101
_THREES: Final = 3 * _ONES
_SEVENS: Final = 7 * _ONES
_EIGHTS: Final = 8 * _ONES
_MOST_MARKS: Final = 31


class ReadRow(NamedTuple):
    """A row as it was read: what is wrong with it (0: nothing), the winning tile (-1: none), the tiles."""

    error: int
    tile: int
    rack: PackedCounts
    lay: Lay


class LaidSets(NamedTuple):
    """The laid-out sets together. `low` and `high` are packed counts: characters and dots, bamboo and honours."""

    error: int
    low: int
    high: int
    pungs: int
    kongs: int
    open: int
    chow_low: int
    chow_s: int
    sets: int
    claimed: int
    east_first: int
    made: int
    """How many sets were made with East's first discard, and how many of them are concealed."""
    made_concealed: int


def byte(words: NDArray[np.int64], row: int, at: int) -> int:
    """One byte of a row."""
    return int(words[row, at >> 3]) >> 8 * (at & 7) & 0xFF


def digits(word: int) -> int:
    """Eight bytes, none above seven, as eight digits of three bits."""
    pairs = (word | word >> 5) & 0x003F003F003F003F
    fours = (pairs | pairs >> 10) & 0x00000FFF00000FFF
    return (fours | fours >> 20) & 0xFFFFFF


def read_rack(words: NDArray[np.int64], row: int) -> tuple[int, int, PackedCounts]:
    """Whether there are five of any kind (a number, 0 for not), how many concealed tiles, and which."""
    a, b, c, d = int(words[row, 0]), int(words[row, 1]), int(words[row, 2]), int(words[row, 3])
    e = int(words[row, 4]) & 0xFFFF
    any_bit = a | b | c | d | e
    five = any_bit & ~_SEVENS
    # A byte above four, where none is above seven: adding three sets its bit 3.
    for word in (a, b, c, d, e):
        five |= (word & _SEVENS) + _THREES & _EIGHTS
    if five:
        return 1, 0, PackedCounts(0, 0, 0, 0)
    size = (a + b + c + d + e) * _ONES >> 56 & 0xFF
    a, b, c, d = digits(a), digits(b), digits(c), digits(d)
    e = digits(e)
    return (
        0,
        size,
        PackedCounts(a | (b & 0o7) << 24, b >> 3 | (c & 0o77) << 21, c >> 6 | (d & 0o777) << 18, d >> 9 | e << 15),
    )


def digit_of(low: int, high: int, kind: int) -> int:
    """The count of one kind."""
    return (low >> 3 * kind if kind < 18 else high >> 3 * (kind - 18)) & 7


def read_sets(words: NDArray[np.int64], row: int, low: int, high: int) -> LaidSets:
    """The laid-out sets, their tiles added to the packed counts. Stops at the first that is wrong."""
    pungs = kongs = opened = chow_low = chow_s = sets = claimed = east_first = made = made_concealed = error = 0
    for at in range(MOST_SETS):
        tile, marks = byte(words, row, MELDS + at), byte(words, row, MARKS + at)
        if tile == NO_TILE:
            continue
        kind = marks & 3
        if tile > 33 or marks > _MOST_MARKS or kind > KONG:
            return LaidSets(BAD_ROW, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        is_open = int(marks & OPEN != 0)
        copies = 4 if kind == KONG else 3
        sets += 1
        claimed += is_open
        made += int(marks & EAST_FIRST != 0)
        made_concealed += int(marks & EAST_FIRST != 0 and is_open == 0)
        if is_open == 0 and kind != KONG:
            error = max(error, CONCEALED_MELD)
        if kind == CHOW:
            if tile > 26 or tile % 9 > 6:
                return LaidSets(NO_SUCH_CHOW, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            for other in range(tile, tile + 3):
                if digit_of(low, high, other) > 3:
                    error = FIVE_OF_A_TILE
            one = 1 << 3 * tile if tile < 18 else 1 << 3 * (tile - 18)
            chow_low += one if tile < 18 else 0
            chow_s += one if tile > 17 else 0
            low += 0o111 * one if tile < 18 else 0
            high += 0o111 * one if tile > 17 else 0
            east_first |= 1 << EAST_FIRST_CHOW if marks & EAST_FIRST else 0
        else:
            if digit_of(low, high, tile) + copies > 4:
                error = FIVE_OF_A_TILE
            low += copies << 3 * tile if tile < 18 else 0
            high += copies << 3 * (tile - 18) if tile > 17 else 0
            pungs |= 1 << tile
            kongs |= 1 << tile if kind == KONG else 0
            opened |= is_open << tile
            east_first |= 1 << tile if marks & EAST_FIRST else 0
        if error == FIVE_OF_A_TILE:
            break
    return LaidSets(
        error, low, high, pungs, kongs, opened, chow_low, chow_s, sets, claimed, east_first, made, made_concealed
    )


class Head(NamedTuple):
    """The bytes of a row that are no tiles of the hand. A loser has no winning tile (-1) and nothing of a win."""

    seat: int
    round: int
    by: int
    tile: int
    flags: int
    kongs_in_turn: int
    claimed_seasons: int
    bonus: int
    bets: int
    winner: int


def read_head(words: NDArray[np.int64], row: int) -> Head:
    """Who won, how, and with which bonus tiles."""
    by, tile = byte(words, row, BY), byte(words, row, WIN)
    winner = int(by > 0)
    return Head(
        seat=byte(words, row, SEAT),
        round=byte(words, row, ROUND),
        by=by,
        tile=-1 if winner == 0 or tile == NO_TILE else tile,
        flags=byte(words, row, FLAGS_AT),
        kongs_in_turn=byte(words, row, KONGS_IN_TURN) if winner else 0,
        claimed_seasons=byte(words, row, CLAIMED) if winner else 0,
        bonus=byte(words, row, BONUS),
        bets=byte(words, row, BETS),
        winner=winner,
    )


def open_row(words: NDArray[np.int64], row: int, policy: Policy, house: AllowedSituations) -> ReadRow:
    """Read and check one row."""
    five, concealed, rack = read_rack(words, row)
    sets = read_sets(words, row, rack.m | rack.p << 27, rack.s | rack.z << 27)
    head = read_head(words, row)
    lay = lay_of_row(head, sets, policy)
    in_row = int(
        head.seat < 4 and head.round < 5 and head.by < 6 and head.tile < 34 and head.flags < 128 and head.bets < 4
    )
    error = sets.error
    if in_row == 0 or (head.tile < 0 and head.winner == 1 and head.claimed_seasons == 0):
        error = BAD_ROW
    elif error == 0 or error == FIVE_OF_A_TILE:
        error = wrong_in_hand(head, sets, five | int(error == FIVE_OF_A_TILE), concealed)
        if error == 0:
            refused = refusal(house, shown_of(head, sets, rack, lay.kinds))
            error = FIRST_REFUSAL + refused if refused >= 0 else 0
    return ReadRow(error, head.tile, rack, lay)


def wrong_in_hand(head: Head, sets: LaidSets, five: int, concealed: int) -> int:
    """What `check` says of the hand and its circumstances."""
    flags = head.flags
    copies = digit_of(sets.low, sets.high, head.tile) if head.tile >= 0 and head.tile < 34 else 0
    return check(
        Circumstances(
            seat=head.seat,
            tile=head.tile,
            by=head.by,
            last=flags & 1,
            first14=flags >> 1 & 1,
            first_discard=flags >> 2 & 1,
            kongs_in_turn=head.kongs_in_turn,
            moon=flags >> 3 & 1,
            robbed_concealed=flags >> 4 & 1,
            rejected=flags >> 5 & 1,
            last_of_kind=flags >> 6 & 1,
            kongs=count(sets.kongs),
            claimed=sets.claimed,
            bonus=count(head.bonus),
            copies=copies,
        ),
        five | int(head.claimed_seasons == 0 and copies > 3),
        concealed + 3 * sets.sets,
        head.claimed_seasons,
        head.bets,
    )


def shown_of(head: Head, sets: LaidSets, rack: PackedCounts, kinds: int) -> AskedSituation:
    """What the hand asks of a rule set."""
    robbed = head.flags >> 4 & head.winner
    orphans = 0
    if robbed:
        orphans = are_orphans(rack, head.tile, sets.sets)
    return AskedSituation(
        bonus=count(head.bonus),
        seat=head.seat,
        round=head.round,
        east_first=sets.made,
        east_first_concealed=sets.made_concealed,
        claimed_seasons=head.claimed_seasons,
        robbed_concealed=robbed,
        orphans=orphans,
        kinds=kinds | (1 << head.tile if head.tile >= 0 else 0),
        open_chows=digit_sum(sets.chow_low & SUIT) + digit_sum(sets.chow_low >> 27) + digit_sum(sets.chow_s),
    )


def lay_of_row(head: Head, sets: LaidSets, policy: Policy) -> Lay:
    """What every reading of the row shares; waits and special formations are not yet filled in."""
    m, p, s, z = sets.low & SUIT, sets.low >> 27, sets.high & SUIT, sets.high >> 27
    flags, winner = head.flags, head.winner
    return Lay(
        m=m,
        p=p,
        s=s,
        z=z,
        kinds=kinds_of(m, p, s, z),
        laid_pungs=sets.pungs,
        kongs=sets.kongs,
        laid_open=sets.open,
        laid_chow_m=sets.chow_low & SUIT,
        laid_chow_p=sets.chow_low >> 27,
        laid_chow_s=sets.chow_s,
        laid=sets.sets,
        claimed=sets.claimed,
        east_first=sets.east_first,
        bonus=head.bonus,
        seat=head.seat,
        round=head.round,
        winner=winner,
        by=head.by,
        win=-1,
        waits=0,
        last=flags & winner,
        first14=flags >> 1 & winner,
        first_discard=flags >> 2 & winner,
        kongs_in_turn=head.kongs_in_turn,
        moon=flags >> 3 & winner,
        robbed_concealed=flags >> 4 & winner,
        claimed_seasons=head.claimed_seasons,
        rejected=flags >> 5 & winner,
        bet=(head.bets | head.bets >> 1) & 1,
        last_of_kind=flags >> 6 & winner,
        pe_ling=0,
        special=0,
        discard_opens=policy.discard_opens,
        four_is_two_pairs=policy.four_is_two_pairs,
    )
