"""What became of EXPERT's tiles and discards, and which tiles came, counted for training; in the compiled subset."""

from __future__ import annotations

from windroos.expert.choice import show
from windroos.expert.known import MOST_DRAWS, POINT, WORTH_STEPS
from windroos.expert.rack import Maps, put, take
from windroos.expert.release import release_of
from windroos.expert.threat import threat_of
from windroos.expert.worth import between, step_of, worth_of
from windroos.fast.selfplay.covered import cover, uncover
from windroos.fast.selfplay.state import MOST_MARKS, TENTHS, HandState
from windroos.tiles import KINDS


def mark_worth(h: HandState, maps: Maps, seat: int, kind: int) -> None:
    """Note what EXPERT thinks of its tiles without the kind that it is about to discard, as it tells people."""
    at = h.marked[seat]
    if h.search.worths[kind] == 0 or at >= MOST_MARKS:
        return
    take(h, maps, seat, kind)
    show(h, kind, 1)
    cover(h, seat)
    worth = worth_of(h, maps, seat)
    uncover(h, seat)
    show(h, kind, -1)
    put(h, maps, seat, kind)
    h.marks[seat, at] = min(MOST_DRAWS - 1, h.draws) * WORTH_STEPS + step_of(worth)
    h.chance_marks[seat, at] = between(h, h.lookups.chances, worth)
    h.marked[seat] = at + 1


def count_threats(h: HandState, maps: Maps, seat: int, kind: int, winner: int) -> None:
    """Count a discard, which lies open now, for each other seat; `winner` went out with it, below 0: nobody."""
    h.discards -= 1
    h.seen_copies[kind] -= 1
    put(h, maps, seat, kind)
    cover(h, seat)
    for other in range(h.rules.seats):
        if other != seat:
            threat = threat_of(h, seat, other, kind)
            h.threat_tally[threat, 0] += 1
            h.threat_tally[threat, 1] += int(other == winner)
    uncover(h, seat)
    take(h, maps, seat, kind)
    h.seen_copies[kind] += 1
    h.discards += 1


def count_release(h: HandState, seat: int, kind: int) -> None:
    """Count a discard that is about to lie open, and all that might have been it, as the other seats see them."""
    for other in range(h.rules.seats):
        if other == seat:
            continue
        cover(h, other)
        h.release_tally[release_of(h, kind), 2] += 1
        left = max(1, h.rules.plain_tiles - h.visible_tiles - h.seats[other].rack_size)
        for one in range(KINDS):
            unseen = 4 - h.seen_copies[one] - h.seats[other].rack[one]
            h.release_tally[release_of(h, one), 3] += unseen * POINT // left
        uncover(h, other)


def count_arrival(h: HandState, seat: int, kind: int) -> None:
    """Count a tile that a seat is about to draw, and all that might have come, as it sees them."""
    cover(h, seat)
    h.release_tally[release_of(h, kind), 0] += 1
    left = max(1, h.rules.plain_tiles - h.visible_tiles - h.seats[seat].rack_size)
    for one in range(KINDS):
        unseen = 4 - h.seen_copies[one] - h.seats[seat].rack[one]
        h.release_tally[release_of(h, one), 1] += unseen * POINT // left
    uncover(h, seat)


def count_worths(h: HandState) -> None:
    """At the end of a hand: what all that was noted in it came to."""
    for seat in range(h.rules.seats):
        for at in range(h.marked[seat]):
            mark = h.marks[seat, at]
            h.worth_tally[mark, 0] += 1
            chance = h.chance_marks[seat, at]
            tenth = min(TENTHS - 1, TENTHS * chance // POINT)
            h.chance_tally[tenth, 0] += 1
            h.chance_tally[tenth, 1] += chance
            if h.winner == seat:
                h.chance_tally[tenth, 2] += 1
                h.worth_tally[mark, 1] += 1
                h.worth_tally[mark, 2] += h.seats[seat].net
        h.marked[seat] = 0
