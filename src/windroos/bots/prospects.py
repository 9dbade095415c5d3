"""What thirteen tiles promise: for each hand that is near, its worth times the chance to finish it.

The chance counts live tiles: copies of a kind that this seat has not seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bots import plans
from windroos.bots.caution import risk
from windroos.bots.gather import masks_of
from windroos.bots.nearest import Aim
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.sight import Tiles, draws_left, unseen
from windroos.bots.targets import Target
from windroos.hands import By, Hand, Situation, Win
from windroos.play.view import View
from windroos.play.winning import completing
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.scoring.waits import copies_of
from windroos.tiles import KINDS, SUITED, kinds_in

_SECOND: Final = 0.3
"""How much a second way counts beside the best one: ways share their tiles."""
_FINAL: Final = 0.6
"""The chance that another player discards a tile that he has drawn, while one waits for it."""
_CLAIM_PUNG: Final = 4
"""Tenths of a tile that each other player's chance to discard it adds, where it makes a pung with two of the rack."""
_CLAIM_CHOW: Final = 4
"""The same for a chow, which one player alone can give."""
_FOUR_TIMES: Final = sum(1 << KINDS * copy for copy in range(4))
_COPIES: Final = tuple(sum(1 << KINDS * copy for copy in range(number)) for number in range(5))
_ONES: Final = 1 | 1 << 9 | 1 << 18
_NINES: Final = _ONES << 8


class Outlook(NamedTuple):
    """What a hand promises: its worth, and for the hand it works for most the tiles missing and the live ones."""

    worth: float
    aim: Aim | None
    missing: int
    live: int


class Prospect:
    """The looks of one seat at one moment."""

    __slots__ = ("_chances", "_final", "_others", "_unseen", "_view", "left")

    def __init__(self, view: View) -> None:
        self.left = unseen(view)
        self._unseen = _as_bits(self.left)
        self._view = view
        seats = view.table.seats
        self._others = seats - 1
        draws = min(MOST_DRAWS, draws_left(view))
        hidden = 13 * self._others + view.conduct.dead
        turns = (len(view.conduct.tiles) - hidden - 14) // seats
        ways = (chances(way, seats, hidden, turns) for way in (OPEN, CONCEALED, DRAWN))
        self._chances = tuple([by_draws[draws] for by_draws in way] for way in ways)
        self._final = _FINAL * self._others

    def outlook(self, tiles: Tiles, aims: list[Aim]) -> Outlook:
        """What these tiles (one less than a whole hand) promise for some hands to work for.

        Hands that lack one tile are taken together: what completes them is asked of the scorer, who knows the minimum.
        """
        best = Outlook(0.0, None, MOST_MISSING, 0)
        total = 0.0
        waiting: Aim | None = None
        masks = masks_of(tiles.keys)
        chows = _chows_with(masks.ones) & ~masks.twos
        for aim in aims:
            missing, kinds = aim.look(tiles.keys) if type(aim) is Target else aim.look(masks)  # type: ignore[arg-type]  # else
            if missing == 1:
                waiting = waiting or aim
            if not 1 < missing <= MOST_MISSING:
                continue
            help = live = self._live(kinds)
            if aim.way == OPEN:
                pungs = _CLAIM_PUNG * self._others * self._live(kinds & masks.twos)
                help += (pungs + _CLAIM_CHOW * self._live(kinds & chows)) // 10
            worth = aim.value * self._chances[aim.way][missing][min(MOST_HELP, help)]
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
        chance = self._chances[OPEN][1][min(MOST_HELP, round(help))]
        return Outlook(pays / help * chance, aim, 1, live)

    def _live(self, kinds: int) -> int:
        """The unseen tiles of these kinds."""
        return (kinds * _FOUR_TIMES & self._unseen).bit_count()


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


def _as_bits(left: list[int]) -> int:
    """Four masks, one behind the other: of the kinds of which one or more are left, two or more, three, four."""
    bits = 0
    for kind, number in enumerate(left):
        bits |= _COPIES[number] << kind
    return bits


def _chows_with(held: int) -> int:
    """Mask of the kinds that make a chow with two of these."""
    held &= SUITED
    low, high = held & ~_NINES, held & ~_ONES
    below, above = low << 1, high >> 1
    return below & above | (below & ~_NINES) << 1 & below | (above & ~_ONES) >> 1 & above
