"""What thirteen tiles promise: for each hand that is near, its worth times the chance to finish it.

The chance counts live tiles: copies of a kind that this seat has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bots import plans
from windroos.bots.discard_risk import risks
from windroos.bots.discards import Discards, Look
from windroos.bots.irregular_targets import masks_of
from windroos.bots.nearest import Aim
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.slots import WEIGHTS
from windroos.bots.targets import Target
from windroos.bots.visible import Tiles, draws_left, unseen, without
from windroos.hands import Hand, Situation, copies_of
from windroos.play.model.view import View
from windroos.play.rules.winning import completing
from windroos.rules.rules import Rules
from windroos.scoring.outlook import completed
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


class _Promise:
    """What some tiles promise so far: of the hand that is worth most, and of all together."""

    __slots__ = ("aim", "chows", "live", "missing", "total", "twos", "waiting", "worth")

    def __init__(self, twos: int, chows: int) -> None:
        self.twos = twos
        """The kinds that make a pung with two of the tiles."""
        self.chows = chows & ~twos
        """The kinds that make a chow with two of the tiles, and no pung."""
        self.worth = self.total = 0.0
        self.aim: Aim | None = None
        self.missing = MOST_MISSING
        self.live = 0
        self.waiting: Aim | None = None


def _promises(keys: int, kinds: Sequence[int]) -> list[_Promise]:
    """Nothing yet, for a hand without each of these kinds."""
    ones, twos, threes, _ = masks_of(keys)
    chows = _chows_with(ones)
    found = []
    for kind in kinds:
        gone = 1 << kind
        if not twos & gone:
            found.append(_Promise(twos, _chows_with(ones & ~gone)))
        else:
            found.append(_Promise(twos if threes & gone else twos & ~gone, chows))
    return found


class Prospect:
    """The looks of one seat at one moment."""

    __slots__ = ("_chances", "_final", "_others", "_pung", "_unseen", "_view", "left")

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
        self._pung = _CLAIM_PUNG * self._others

    def outlook(self, tiles: Tiles, aims: Sequence[Aim]) -> Outlook:
        """What these tiles (one less than a whole hand) promise for some hands to work for.

        Hands that lack one tile are taken together: what completes them is asked of the scorer, who knows the minimum.
        """
        masks = masks_of(tiles.keys)
        promise = _Promise(masks.twos, _chows_with(masks.ones))
        for aim in aims:
            self._add((promise,), aim, (aim.look(tiles.keys) if type(aim) is Target else aim.look(masks),))  # type: ignore[arg-type]  # else
        return self._outlook(promise, tiles)

    def outlooks(self, tiles: Tiles, kinds: Sequence[int], aims: Sequence[Aim]) -> list[Outlook]:
        """The same for a whole hand, without a tile of each of these kinds."""
        discards, promises = Discards(tiles.keys, kinds), _promises(tiles.keys, kinds)
        for aim in aims:
            if type(aim) is Target:
                self._add(promises, aim, discards.looks(aim))
            else:
                self._add(promises, aim, [aim.look(masks_of(tiles.keys - WEIGHTS[kind])) for kind in kinds])  # type: ignore[arg-type]  # a gathering
        return [
            self._outlook(promise, without(tiles, kind) if promise.waiting is not None else tiles)
            for promise, kind in zip(promises, kinds, strict=True)
        ]

    def _add(self, promises: Sequence[_Promise], aim: Aim, looks: Iterable[Look]) -> None:
        """One more hand to work for, as each of the tiles are looked at."""
        unseen, pung, claims = self._unseen, self._pung, aim.way == OPEN
        value, chances = aim.value, self._chances[aim.way]
        for promise, (missing, kinds) in zip(promises, looks, strict=True):
            if missing <= 1 or missing > MOST_MISSING:
                if missing == 1 and promise.waiting is None:
                    promise.waiting = aim
                continue
            help = live = (kinds * _FOUR_TIMES & unseen).bit_count()
            if claims:
                pungs = ((kinds & promise.twos) * _FOUR_TIMES & unseen).bit_count()
                chows = ((kinds & promise.chows) * _FOUR_TIMES & unseen).bit_count()
                help += (pung * pungs + _CLAIM_CHOW * chows) // 10
            worth = value * chances[missing][min(MOST_HELP, help)]
            promise.total += worth
            if worth > promise.worth:
                promise.worth, promise.aim, promise.missing, promise.live = worth, aim, missing, live

    def _outlook(self, promise: _Promise, tiles: Tiles) -> Outlook:
        """All hands to work for together; `tiles` are asked only where one of them waits."""
        best, total = Outlook(promise.worth, promise.aim, promise.missing, promise.live), promise.total
        if promise.waiting is not None:
            ready = self._ready(tiles, promise.waiting)
            total += ready.worth
            best = max(best, ready, key=_worth)
        return best._replace(worth=best.worth + _SECOND * (total - best.worth))

    def risks(self, kinds: Sequence[int]) -> list[float]:
        """The points that discarding each of the kinds may cost."""
        return risks(self._view, self.left, kinds)

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


@lru_cache(maxsize=1 << 12)
def waits_of(rules: Rules, hand: Hand, winds: Situation) -> tuple[tuple[int, float, float], ...]:
    """The kinds that complete a hand, with what each pays from a discard and from the wall (0: it may not go out)."""
    mask = completing(rules, hand.concealed, hand.melds, winds.seat, winds.round)
    kinds = [kind for kind in kinds_in(mask) if copies_of(hand, kind) < 4]
    if not kinds:
        return ()
    return tuple(
        (kind, _pays(rules, thrown), _pays(rules, drawn))
        for kind, thrown, drawn in completed(rules, hand, winds, kinds)
    )


def _pays(rules: Rules, total: int | None) -> float:
    return 0.0 if total is None else plans.worth(rules, total)


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
