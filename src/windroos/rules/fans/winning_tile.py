"""The fans of the Mahjong Competition Rules for a concealed hand and for the winning tile."""

from __future__ import annotations

from windroos.bits import digit, has
from windroos.reading.facts import IRREGULAR, Facts
from windroos.reading.suits import CHOW_HIGH, CHOW_LOW, CHOW_MIDDLE, PAIR
from windroos.rules.fans.whole_hand import nine_gates
from windroos.rules.fifth_tile import waits_for_a_fifth
from windroos.rules.patterns import sets, whole


def concealed_hand(f: Facts) -> int:
    """No set claimed, won on another player's tile."""
    return int(f.lay.claimed == 0 and f.form != IRREGULAR and whole.self_drawn(f) == 0)


def fully_concealed_without_gates(f: Facts) -> int:
    """No set claimed, self-drawn; not where the hand has to be concealed: there self-drawn counts."""
    return int(
        f.lay.claimed == 0 and f.form != IRREGULAR and whole.self_drawn(f) == 1 and sets.four_hidden_pungs(f) == 0
    )


def fully_concealed(f: Facts) -> int:
    """The same, nine gates among the hands that have to be concealed."""
    return int(fully_concealed_without_gates(f) == 1 and nine_gates(f) == 0)


def melded_hand(f: Facts) -> int:
    """Four claimed sets, won on another player's tile."""
    return int(f.lay.claimed == 4 and whole.self_drawn(f) == 0)


def shown(f: Facts) -> int:
    """How many tiles of the winning tile's kind lie in the own laid-out pungs and chows."""
    if f.lay.win < 0:
        return 0
    if f.lay.win >= 27:
        return 3 * has(f.lay.laid_pungs, f.lay.win)
    chows = f.lay.laid_chow_m if f.lay.win < 9 else f.lay.laid_chow_p if f.lay.win < 18 else f.lay.laid_chow_s
    # Digit r of `three` counts the chows that begin at rank r - 2, so the chows with rank r begin at r, r + 1, r + 2.
    three = chows << 6 >> 3 * (f.lay.win % 9)
    return (three & 7) + (three >> 3 & 7) + (three >> 6 & 7) + 3 * has(f.lay.laid_pungs, f.lay.win)


def last_tile(f: Facts) -> int:
    """The fourth tile of a kind whose other three all players see; three in the own laid-out sets are seen too."""
    if f.lay.win < 0:
        return 0
    packed = f.lay.m if f.lay.win < 9 else f.lay.p if f.lay.win < 18 else f.lay.s if f.lay.win < 27 else f.lay.z
    seen = shown(f)
    hidden = digit(packed, f.lay.win % 9) - 1 - seen
    return int(hidden == 0 and (f.lay.last_of_kind == 1 or seen == 3))


def edge_wait(f: Facts) -> int:
    """3 for 1-2-3 or 7 for 7-8-9, and no other tile wins."""
    rank = f.lay.win % 9
    edge = (f.place == CHOW_HIGH and rank == 2) or (f.place == CHOW_LOW and rank == 6)
    return int(edge and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)


def closed_wait(f: Facts) -> int:
    """The middle tile of a chow, and no other tile wins."""
    return int(f.place == CHOW_MIDDLE and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)


def single_wait(f: Facts) -> int:
    """The second tile of the pair, and no other tile wins."""
    return int(f.place == PAIR and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)
