"""Counting a real table, hand by hand: what is tapped, what is still missing, who pays whom, and the standings.

Everything is folded from events; the hand that is being entered is folded from its taps. A player is a place in
`SheetOpening.players`, the same in every hand whatever his wind.
"""

__all__ = [
    "capabilities",
    "counted",
    "draft",
    "events",
    "keys",
    "matrix",
    "missing",
    "naming",
    "nearly",
    "opening",
    "pao",
    "paper",
    "places",
    "rows",
    "say",
    "sheet",
    "spelling",
    "standings",
    "taps",
    "won",
]
