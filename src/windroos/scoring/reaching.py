"""How far a hand is from sets that may go out, by trying every such hand: for books whose points come from everywhere.

In MCR eight points are made up of any of eighty fans, the last tile's among them, so that no few shapes hold the hands
that have them. But few hands are near: all that lack so many tiles are made, and the scorer says of each, with each
tile that it lacks as the last one drawn, whether it may go out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from windroos.hands import By, Hand, Situation, Win
from windroos.rules.rules import Rules
from windroos.scoring.readings import readings
from windroos.scoring.refusing import kinds_in_play
from windroos.scoring.score import count_reading
from windroos.tiles import SUITED

MOST_SCORED: Final = 12_000
"""Hands that are scored before the search ends: a second or two. For eight points some hundreds are enough as a rule,
and 6,000 where the sets that lie are the poorest."""
MOST_MADE: Final = 100_000
"""Hands that are made."""
FARTHEST: Final = 14
"""Tiles that a hand can lack."""

Counts = tuple[int, ...]
"""Tiles of each kind of a suit, or of all kinds."""
Part = tuple[int, Counts]
"""The tiles that a part of a hand lacks, and the whole of it."""
Parts = dict[tuple[int, int], list[Part]]
"""Parts of one suit by the sets and pairs that they hold."""


class Reach(NamedTuple):
    """How far a hand is from one that may go out.

    missing   tiles that it lacks when all of them are drawn, in the right order
    nearer    mask of the kinds that bring it nearer
    at_least  nothing was found so far away, nor nearer, and no further was looked: `nearer` is 0
    """

    missing: int
    nearer: int
    at_least: bool = False


def reach(rules: Rules, hand: Hand, winds: Situation, least: int) -> Reach:
    """How far thirteen tiles are from sets and a pair that may go out.

    Args:
        rules: whose minimum it is
        hand: thirteen tiles
        winds: seat and round; the rest of it does not matter
        least: tiles that they lack for any sets and a pair
    """
    have = [hand.concealed.count(kind) for kind in range(34)]
    laid = [tile for meld in hand.melds for tile in meld.tiles()]
    in_play = kinds_in_play(rules)
    room = [(4 - laid.count(kind)) * (in_play >> kind & 1) for kind in range(34)]
    scored = made = 0
    for missing in range(max(1, least), FARTHEST + 1):
        nearer = 0
        for whole in _hands(have, room, 4 - len(hand.melds), missing):
            made += 1
            lacks = [kind for kind in range(34) if whole[kind] > have[kind]]
            if all(nearer >> kind & 1 for kind in lacks):
                continue
            scored += len(lacks)
            nearer |= _drawn_before(rules, hand, winds, whole, lacks, missing)
            if scored > MOST_SCORED or made > MOST_MADE:
                return Reach(missing, 0, at_least=True)
        if nearer:
            return Reach(missing, nearer)
    return Reach(FARTHEST, 0, at_least=True)


def _drawn_before(rules: Rules, hand: Hand, winds: Situation, whole: Counts, lacks: Sequence[int], missing: int) -> int:
    """The kinds that bring a hand nearer to a whole one: those after which it can still be ended so that it may go out.

    The only tile that is missing ends the hand itself.
    """
    tiles = [kind for kind in range(34) for _ in range(whole[kind])]
    found = 0
    for last in lacks:
        before = tiles.copy()
        before.remove(last)
        ready = hand._replace(concealed=tuple(before))
        ended = winds._replace(win=Win(last, By.WALL))
        if any(count_reading(rules, facts).total.legal for facts in readings(rules, ready, ended)):
            several = missing == 1 or whole[last] - hand.concealed.count(last) > 1
            found |= sum(1 << kind for kind in lacks if kind != last or several)
    return found


def _hands(have: Sequence[int], room: Sequence[int], sets: int, missing: int) -> Iterator[Counts]:
    """The hands of so many sets and a pair that lack exactly so many tiles, each once, as the counts of all kinds."""
    suits = [_parts(have[at : at + 9], room[at : at + 9], missing, at) for at in (0, 9, 18, 27)]

    def go_on(suit: int, sets: int, pairs: int, lacks: int, whole: Counts) -> Iterator[Counts]:
        if suit == len(suits):
            if sets == pairs == lacks == 0:
                yield whole
            return
        for (some, pair), parts in suits[suit].items():
            if some <= sets and pair <= pairs:
                for short, counts in parts:
                    if short <= lacks:
                        yield from go_on(suit + 1, sets - some, pairs - pair, lacks - short, whole + counts)

    yield from go_on(0, sets, 1, missing, ())


def _parts(have: Sequence[int], room: Sequence[int], most: int, at: int) -> Parts:
    """Whatever sets and at most one pair there can be of a suit that lack at most so many tiles."""
    found: dict[Counts, tuple[int, int, int]] = {}
    ranks = len(have)

    def go_on(counts: Counts, begun: tuple[int, int], sets: int, pair: int, lacks: int) -> None:
        rank = len(counts)
        if lacks > most or sets > 4:
            return
        if rank == ranks:
            if begun == (0, 0):
                found[counts] = sets, pair, lacks
            return
        runs = 4 if SUITED >> at + rank & 1 else 0
        for chows in range(min(runs, room[rank] - sum(begun)) + 1):
            for alike, pung, two in ((0, 0, 0), (2, 0, 1), (3, 1, 0)):
                held = sum(begun) + chows + alike
                if held <= room[rank] and pair + two <= 1:
                    short = max(0, held - have[rank])
                    go_on((*counts, held), (begun[1], chows), sets + chows + pung, pair + two, lacks + short)

    go_on((), (0, 0), 0, 0, 0)
    parts: Parts = {}
    for counts, (sets, pair, lacks) in found.items():
        parts.setdefault((sets, pair), []).append((lacks, counts))
    return parts
