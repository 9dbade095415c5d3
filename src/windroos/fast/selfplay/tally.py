"""What became of EXPERT's tiles and discards, counted for training; in the compiled subset."""

from __future__ import annotations

from windroos.expert.known import MOST_DRAWS, WORTH_STEPS
from windroos.expert.rack import Maps, put, take
from windroos.expert.threat import threat_of
from windroos.expert.worth import step_of
from windroos.fast.selfplay.state import MOST_MARKS, HandState


def mark_worth(h: HandState, seat: int, kind: int) -> None:
    """Note what EXPERT thinks of its tiles without the kind that it is about to discard."""
    at = h.marked[seat]
    worth = h.search.worths[kind] - 1
    if worth < 0 or at >= MOST_MARKS:
        return
    h.marks[seat, at] = min(MOST_DRAWS - 1, h.draws) * WORTH_STEPS + step_of(worth)
    h.marked[seat] = at + 1


def count_threats(h: HandState, maps: Maps, seat: int, kind: int, winner: int) -> None:
    """Count a discard, which lies open now, for each other seat; `winner` went out with it, below 0: nobody."""
    h.discards -= 1
    h.seen_copies[kind] -= 1
    put(h, maps, seat, kind)
    for other in range(h.rules.seats):
        if other != seat:
            threat = threat_of(h, seat, other, kind)
            h.threat_tally[threat, 0] += 1
            h.threat_tally[threat, 1] += int(other == winner)
    take(h, maps, seat, kind)
    h.seen_copies[kind] += 1
    h.discards += 1


def count_worths(h: HandState) -> None:
    """At the end of a hand: what all that was noted in it came to."""
    for seat in range(h.rules.seats):
        for at in range(h.marked[seat]):
            mark = h.marks[seat, at]
            h.worth_tally[mark, 0] += 1
            if h.winner == seat:
                h.worth_tally[mark, 1] += 1
                h.worth_tally[mark, 2] += h.seats[seat].net
        h.marked[seat] = 0
