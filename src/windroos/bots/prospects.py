"""What thirteen tiles promise: for each hand that is near, its worth times the chance to finish it.

The chance counts live tiles: copies of a kind that this seat has not seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bots import plans
from windroos.bots.caution import risk
from windroos.bots.gather import Gathering, masks_of
from windroos.bots.nearest import Aim
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.sight import Tiles, draws_left, unseen
from windroos.bots.slots import CLASS, KEY, MISSING
from windroos.bots.targets import Target
from windroos.hands import By, Hand, Situation, Win
from windroos.play.view import View
from windroos.play.winning import completing
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.scoring.waits import copies_of
from windroos.tiles import EAST, kinds_in

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

    __slots__ = ("_draws", "_final", "_others", "_tables", "_view", "left")

    def __init__(self, view: View) -> None:
        self.left = unseen(view)
        self._view = view
        seats = view.table.seats
        self._others = seats - 1
        self._draws = min(MOST_DRAWS, draws_left(view))
        hidden = 13 * self._others + view.conduct.dead
        turns = (len(view.conduct.tiles) - hidden - 14) // seats
        self._tables = tuple(chances(way, seats, hidden, turns) for way in (OPEN, CONCEALED, DRAWN))
        self._final = _FINAL * self._others

    def outlook(self, tiles: Tiles, aims: list[Aim]) -> Outlook:
        """What these tiles (one less than a whole hand) promise for some hands to work for.

        Hands that lack one tile are taken together: what completes them is asked of the scorer, who knows the minimum.
        """
        best = Outlook(0.0, None, MOST_MISSING, 0)
        total = 0.0
        waiting: Aim | None = None
        masks = masks_of(tiles.keys)
        for aim in aims:
            missing = aim.distance(tiles.keys) if type(aim) is Target else aim.distance(masks)  # type: ignore[arg-type]  # else
            if missing == 1:
                waiting = waiting or aim
            if not 1 < missing <= MOST_MISSING:
                continue
            if type(aim) is Target:
                live, help = self._help(aim, tiles, missing)
                way = _way(aim)
            else:
                assert isinstance(aim, Gathering)
                help = live = self._live(aim.nearer(masks))
                way = CONCEALED
            worth = aim.value * self._tables[way][missing][self._draws][min(MOST_HELP, int(help))]
            total += worth
            if worth > best.worth:
                best = Outlook(worth, aim, missing, live)
        if waiting is not None:
            ready = self._ready(tiles, waiting)
            total += ready.worth
            best = max(best, ready, key=_worth)
        return best._replace(worth=best.worth + _SECOND * (total - best.worth))

    def risk(self, kind: int) -> float:
        """The points that discarding a kind may cost."""
        return risk(self._view, self.left, kind)

    def waits(self, tiles: Tiles) -> tuple[tuple[int, float, float], ...]:
        """`waits_of` for this seat; none for a wrong number of tiles."""
        view = self._view
        if len(tiles.rack) + 3 * len(tiles.melds) != 13:
            return ()
        hand = Hand(tiles.rack, tiles.melds, tuple(sorted(view.table.bonus[view.seat])))
        return waits_of(view.rules, hand, Situation(view.seat, view.table.round))

    def _ready(self, tiles: Tiles, aim: Aim) -> Outlook:
        """What a waiting hand promises, whatever tile completes it."""
        help = pays = 0.0
        live = 0
        for kind, thrown, drawn in self.waits(tiles):
            left = self.left[kind]
            live += left
            for value, chance in ((thrown, self._final), (drawn, 1.0)):
                if value:
                    help += chance * left
                    pays += chance * left * value
        if not help:
            return Outlook(0.0, aim, 1, live)
        chance = self._tables[OPEN][1][self._draws][min(MOST_HELP, round(help))]
        return Outlook(pays / help * chance, aim, 1, live)

    def _live(self, mask: int) -> int:
        left, total = self.left, 0
        while mask:
            low = mask & -mask
            total += left[low.bit_length() - 1]
            mask ^= low
        return total

    def _help(self, aim: Target, tiles: Tiles, missing: int) -> tuple[int, float]:
        """The live tiles that bring a hand nearer; and the same, each times the chance to have it."""
        kinds = nearer(aim, tiles.keys, missing, self.left)
        left, rack = self.left, tiles.rack
        live = sum([left[kind] for kind in kinds])
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


@lru_cache(maxsize=1 << 12)
def waits_of(rules: Rules, hand: Hand, winds: Situation) -> tuple[tuple[int, float, float], ...]:
    """The kinds that complete a hand, with what each pays from a discard and from the wall (0: it may not go out)."""
    found = []
    mask = completing(rules, hand.concealed, hand.melds, winds.seat, winds.round)
    for kind in kinds_in(mask):
        if copies_of(hand, kind) < 4:
            by = [_pays(score(rules, hand, winds._replace(win=Win(kind, way)))) for way in (By.DISCARD, By.WALL)]
            found.append((kind, by[0], by[1]))
    return tuple(found)


def _pays(found: Score) -> float:
    return plans.worth(found.rules, found.total) if found.legal else 0.0


def _worth(outlook: Outlook) -> float:
    return outlook.worth


def _way(aim: Target) -> int:
    return OPEN if aim.wish.most_open else DRAWN if aim.wish.drawn else CONCEALED


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
