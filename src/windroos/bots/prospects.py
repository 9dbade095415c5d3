"""What thirteen tiles promise: for each hand that is near, its worth times the chance to finish it.

The chance counts live tiles: copies of a kind that this seat has not seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bots.gather import Gathering, masks_of
from windroos.bots.ladders import CLASS, KEY, MISSING
from windroos.bots.nearest import Aim
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.sight import draws_left, unseen
from windroos.bots.targets import Target
from windroos.play.view import View
from windroos.tiles import EAST

_SECOND: Final = 0.3
"""How much a second way counts beside the best one: ways share their tiles."""
_FINAL: Final = 0.6
"""The chance that another player discards a tile that he has drawn, while one waits for it."""
_CLAIM_PUNG: Final = 0.4
_CLAIM_CHOW: Final = 0.4


class Outlook(NamedTuple):
    """What a hand promises: its worth, and for the hand it works for most the tiles missing and the live ones."""

    worth: float
    aim: Aim | None
    missing: int
    live: int


class Prospect:
    """The looks of one seat at one moment."""

    __slots__ = ("_draws", "_final", "_hidden", "_others", "_seats", "_tables", "left")

    def __init__(self, view: View) -> None:
        self.left = unseen(view)
        self._seats = view.table.seats
        self._others = self._seats - 1
        self._draws = min(MOST_DRAWS, draws_left(view))
        hidden = 13 * self._others + view.conduct.dead
        turns = (len(view.conduct.tiles) - hidden - 14) // self._seats
        self._tables = tuple(chances(way, self._seats, hidden, turns) for way in (OPEN, CONCEALED, DRAWN))
        self._final = 1 + _FINAL * self._others

    def outlook(self, rack: tuple[int, ...], keys: int, aims: list[Aim]) -> Outlook:
        """What these tiles (one less than a whole hand) promise for some hands to work for."""
        best = Outlook(0.0, None, MOST_MISSING, 0)
        total = 0.0
        masks = None
        for aim in aims:
            if type(aim) is Target:
                missing = aim.distance(keys)
                if missing > MOST_MISSING:
                    continue
                live, help = self._help(aim, keys, rack, missing)
                way = (
                    DRAWN
                    if aim.wish.drawn and aim.wish.most_open == 0
                    else CONCEALED
                    if not aim.wish.most_open
                    else OPEN
                )
            else:
                assert isinstance(aim, Gathering)
                masks = masks or masks_of(keys)
                missing = aim.distance(masks)
                if missing > MOST_MISSING:
                    continue
                live = self._live(aim.nearer(masks))
                help = live * (self._final if missing == 1 else 1.0)
                way = CONCEALED
            chance = self._tables[way][missing][self._draws][min(MOST_HELP, int(help))]
            worth = aim.value * chance
            total += worth
            if worth > best.worth:
                best = Outlook(worth, aim, missing, live)
        return best._replace(worth=best.worth + _SECOND * (total - best.worth))

    def _live(self, mask: int) -> int:
        left, total = self.left, 0
        while mask:
            low = mask & -mask
            total += left[low.bit_length() - 1]
            mask ^= low
        return total

    def _help(self, aim: Target, keys: int, rack: tuple[int, ...], missing: int) -> tuple[int, float]:
        """The live tiles that bring a hand nearer; and the same, each times the chance to have it."""
        kinds = nearer(aim, keys, missing, self.left)
        left = self.left
        live = sum([left[kind] for kind in kinds])
        if missing == 1:
            return live, live * (1.0 if aim.wish.drawn else self._final)
        if not aim.wish.most_open:
            return live, float(live)
        help = float(live)
        pungs, chows = _CLAIM_PUNG * self._others, _CLAIM_CHOW
        for kind in kinds:
            if rack.count(kind) >= 2:
                help += pungs * left[kind]
            elif kind < EAST and _makes_chow(rack, kind):
                help += chows * left[kind]
        return live, help


def _makes_chow(rack: tuple[int, ...], kind: int) -> bool:
    rank = kind % 9
    above = rank < 8 and kind + 1 in rack
    below = rank > 0 and kind - 1 in rack
    return (above and below) or (above and rank < 7 and kind + 2 in rack) or (below and rank > 1 and kind - 2 in rack)


def nearer(aim: Target, keys: int, missing: int, left: list[int]) -> list[int]:
    """The kinds, of which some are left, that bring a hand nearer."""
    a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
    m, p, s, z, two, three, short = aim.m, aim.p, aim.s, aim.z, aim.two, aim.three, aim.short
    x, y, w, v = m[a], p[b], s[c], z[d]
    all_taken = x + y + w + v
    xc, yc, wc, vc = x & CLASS, y & CLASS, w & CLASS, v & CLASS
    row = three[two[xc][yc]]
    found = []
    for kind in range(9):
        if left[kind]:
            new = m[a + _POWERS[kind]]
            if new != x and short[three[two[new & CLASS][yc]][wc]][vc] + (all_taken - x + new >> MISSING) < missing:
                found.append(kind)
    beside = two[xc]
    for kind in range(9):
        if left[9 + kind]:
            new = p[b + _POWERS[kind]]
            if new != y and short[three[beside[new & CLASS]][wc]][vc] + (all_taken - y + new >> MISSING) < missing:
                found.append(9 + kind)
    for kind in range(9):
        if left[18 + kind]:
            new = s[c + _POWERS[kind]]
            if new != w and short[row[new & CLASS]][vc] + (all_taken - w + new >> MISSING) < missing:
                found.append(18 + kind)
    last = short[row[wc]]
    for kind in range(7):
        if left[EAST + kind]:
            new = z[d + _POWERS[kind]]
            if new != v and last[new & CLASS] + (all_taken - v + new >> MISSING) < missing:
                found.append(EAST + kind)
    return found


_POWERS: Final = tuple(5**rank for rank in range(9))
