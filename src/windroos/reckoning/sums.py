"""What the points of a table must sum to, and what may be wrong where they do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

SlipKind = Literal["sign", "swapped", "digit_more", "digit_less", "missing"]
_LIKELY: Final[tuple[SlipKind, ...]] = get_args(SlipKind)


class Slip(NamedTuple):
    """What may have gone wrong in typing.

    kind    the sign of a figure; a digit too many or too few in it; two of its digits swapped; a player missing
    player  whose figure it is, a place in the table's order; -1 for who is missing
    figure  what it would have to be
    """

    kind: SlipKind
    player: int
    figure: int


class WrongSum(NamedTuple):
    """A table that does not sum to what it must.

    difference  what the figures are above it
    slips       what would mend it, the likeliest first; none where no single slip does
    """

    difference: int
    slips: tuple[Slip, ...]


def wanted_sum(start: int = 0, players: int = 4, deductions: int = 0) -> int:
    """What a table must sum to: what everybody began with, less what goes to nobody.

    0; 3000 x players where boxes of chips are counted; 4 x 30,000 in Riichi.
    """
    return start * players - deductions


def check_sum(points: Sequence[int | None], wanted: int = 0) -> WrongSum | None:
    """What is wrong with the sum of these figures; None where nothing is. A figure may not be there yet."""
    known = [(player, figure) for player, figure in enumerate(points) if figure is not None]
    difference = sum(figure for _, figure in known) - wanted
    gaps = [player for player, figure in enumerate(points) if figure is None]
    if gaps:
        slips = (Slip("missing", gaps[0], -difference),) if len(gaps) == 1 else ()
        return WrongSum(difference, slips)
    if not difference:
        return None
    found: list[Slip] = []
    for player, figure in known:
        kind = _slip(figure, figure - difference)
        if kind is not None:
            found.append(Slip(kind, player, figure - difference))
    found.sort(key=lambda slip: _LIKELY.index(slip.kind))
    if len(points) < 5:
        found.append(Slip("missing", -1, -difference))
    return WrongSum(difference, tuple(found))


def likely_slip(wrong: WrongSum) -> Slip | None:
    """The slip that may be said to who typed: a sign, or a digit where nothing says that two changed places."""
    one = next((slip for slip in wrong.slips if slip.player >= 0 and slip.kind != "swapped"), None)
    return one if one is not None and (one.kind == "sign" or wrong.difference % 9) else None


def _slip(typed: int, right: int) -> SlipKind | None:
    """By what single slip the one is typed for the other."""
    if typed == -right:
        return "sign"
    if (typed < 0) != (right < 0) and typed and right:
        return None
    one, other = str(abs(typed)), str(abs(right))
    if len(one) == len(other) + 1 and other in _without_one(one):
        return "digit_more"
    if len(other) == len(one) + 1 and one in _without_one(other):
        return "digit_less"
    # Swapping two neighbours changes a figure by a multiple of nine.
    if len(one) == len(other) and (typed - right) % 9 == 0 and other in _swapped(one):
        return "swapped"
    return None


def _without_one(digits: str) -> set[str]:
    return {digits[:at] + digits[at + 1 :] for at in range(len(digits))}


def _swapped(digits: str) -> set[str]:
    return {digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :] for at in range(len(digits) - 1)}
