"""Concealed kongs that lie face down: what a seat cannot see while its player chooses; in the compiled subset.

They count among the tiles that lie open, as the frozen players take them. Whoever plays as people meet it sees them of
its own alone.
"""

from __future__ import annotations

from windroos.expert.choice import show
from windroos.expert.rack import lowest
from windroos.fast.selfplay.state import HandState


def cover(h: HandState, seat: int) -> None:
    """From now on, until `uncover`, what lies open is what a seat sees."""
    show_covered(h, seat, -4)


def uncover(h: HandState, seat: int) -> None:
    """What lies face down before others counts again."""
    show_covered(h, seat, 4)


def show_covered(h: HandState, seat: int, copies: int) -> None:
    """So many tiles more of each kong that lies face down before another seat lie open; below 0: fewer."""
    for other in range(h.rules.seats):
        kinds = h.seats[other].covered_kinds
        if other == seat:
            kinds = 0
        while kinds:
            show(h, lowest(kinds), copies)
            kinds &= kinds - 1
