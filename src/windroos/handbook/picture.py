"""A scored hand as groups of tiles to draw: sets as its reading has them, and which tiles a line is about."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Final, NamedTuple

from windroos.hands import Hand, Meld, Win
from windroos.reading.facts import KNITTED, SETS, Facts
from windroos.reading.suits import CHOW_HIGH, CHOW_LOW, CHOW_MIDDLE, PAIR, PUNG
from windroos.rules.patterns.winning import winning_tile
from windroos.scoring.explain import line_tiles
from windroos.scoring.score import Line, Score
from windroos.telling.racks import sets_on_rack
from windroos.tiles import KINDS, kinds_in


class PictureTile(NamedTuple):
    """One tile as it lies there."""

    kind: int
    lit: bool = False
    """The line that is told of is about it."""
    won: bool = False
    """The winning tile."""
    down: bool = False
    """It lies face down: the outer tiles of a concealed kong."""
    turned: bool = False
    """It lies on its side: it was claimed."""


class TileGroup(NamedTuple):
    """Tiles that stand together: a set, the pair, what is left over, the bonus tiles."""

    tiles: tuple[PictureTile, ...]
    laid: bool = False
    """It lies on the table."""

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of its tiles, for its name."""
        return tuple(tile.kind for tile in self.tiles)


def picture(score: Score, line: Line | None = None) -> tuple[TileGroup, ...]:
    """The tiles of a hand in groups: laid-out sets, the rack as its reading has it, bonus tiles.

    Lit are the tiles that `line` is about; none where it is about the whole hand.
    """
    read = score.best.facts if score.best is not None else None
    groups = [_laid(meld) for meld in score.hand.melds]
    groups.extend(TileGroup(group) for group in _rack(score.hand, score.situation.win, read))
    if line is not None and line.tiles:
        groups = _lit(groups, score, line)
    if score.hand.bonus:
        groups.append(TileGroup(tuple(PictureTile(kind) for kind in score.hand.bonus), True))
    return tuple(groups)


def _laid(meld: Meld) -> TileGroup:
    """A set on the table: the claimed tile on its side, a concealed kong with its outer tiles face down."""
    kinds = meld.tiles()
    if not meld.open:
        return TileGroup(tuple(PictureTile(kind, down=at in (0, 3)) for at, kind in enumerate(kinds)), True)
    return TileGroup(tuple(PictureTile(kind, turned=at == 0) for at, kind in enumerate(kinds)), True)


def _rack(hand: Hand, win: Win | None, read: Facts | None) -> list[tuple[PictureTile, ...]]:
    """The concealed tiles: a winner's sets with the winning tile in its place, a loser's threes alike and the rest."""
    last = win.tile if win is not None else -1
    counts_as = read.lay.win if read is not None and last >= 0 else last  # dots 1 may stand for bamboo 1
    left = Counter((*hand.concealed, *((counts_as,) if last >= 0 else ())))
    groups: list[tuple[int, ...]] = []
    pairs = kinds_in(read.pairs) if read is not None and read.form in (SETS, KNITTED) else ()
    for group in (*sets_on_rack(left.elements(), win, read), *((kind,) * 2 for kind in pairs)):
        if not Counter(group) - left:
            left -= Counter(group)
            groups.append(group)
    groups.extend(_rest(left, win))
    drawn = [tuple(PictureTile(kind) for kind in group) for group in groups]
    if last >= 0:
        at = _home(groups, counts_as, read)
        drawn[at] = _with_last(drawn[at], counts_as, last)
    return drawn


def _rest(left: Counter[int], win: Win | None) -> list[tuple[int, ...]]:
    """What is in no set: a winner's pairs as pairs, everything else by suit."""
    if win is not None and all(count % 2 == 0 for count in left.values()):
        return [(kind,) * 2 for kind, count in sorted(left.items()) for _ in range(count // 2)]
    tiles = sorted(left.elements())
    return [tuple(group) for _, group in groupby(tiles, key=lambda kind: kind // 9)]


_PLACE_IN_CHOW: Final = {CHOW_LOW: 0, CHOW_MIDDLE: 1, CHOW_HIGH: 2}


def _home(groups: list[tuple[int, ...]], kind: int, read: Facts | None) -> int:
    """Which group the winning tile completes."""
    wanted: tuple[int, ...] = ()
    if read is not None and read.form in (SETS, KNITTED):
        if read.place in _PLACE_IN_CHOW:
            first = kind - _PLACE_IN_CHOW[read.place]
            wanted = (first, first + 1, first + 2)
        elif read.place in (PAIR, PUNG):
            wanted = (kind,) * (2 if read.place == PAIR else 3)
    fallback = max(at for at, group in enumerate(groups) if kind in group)
    return groups.index(wanted) if wanted in groups else fallback


def _with_last(group: tuple[PictureTile, ...], counts_as: int, last: int) -> tuple[PictureTile, ...]:
    """The group with the winning tile marked; the last of its kind there."""
    at = max(place for place, tile in enumerate(group) if tile.kind == counts_as)
    return (*group[:at], PictureTile(last, won=True), *group[at + 1 :])


def _lit(groups: list[TileGroup], score: Score, line: Line) -> list[TileGroup]:
    """The groups with the tiles lit that a line is about: whole sets first, then single tiles."""
    if line.entry.tiles is winning_tile:
        return [_light(group, tuple(at for at, tile in enumerate(group.tiles) if tile.won)) for group in groups]
    wanted = Counter(kind for kind in line_tiles(score, line) if kind < KINDS)
    found: dict[int, tuple[int, ...]] = {}
    for at in sorted(range(len(groups)), key=lambda at: (len(set(groups[at].kinds)) > 1, -len(groups[at].tiles))):
        group = groups[at]
        if not Counter(group.kinds) - wanted or (len(set(group.kinds)) == 3 and set(group.kinds) <= set(wanted)):
            wanted -= Counter(group.kinds) if len(set(group.kinds)) == 1 else Counter()
            found[at] = tuple(range(len(group.tiles)))
    whole = {kind for at in found for kind in groups[at].kinds}
    for at, group in enumerate(groups):
        if at not in found:
            places: list[int] = []
            for place, tile in enumerate(group.tiles):
                if tile.kind not in whole and wanted[tile.kind] > 0:
                    wanted[tile.kind] -= 1
                    places.append(place)
            found[at] = tuple(places)
    return [_light(group, found[at]) for at, group in enumerate(groups)]


def _light(group: TileGroup, places: tuple[int, ...]) -> TileGroup:
    return TileGroup(tuple(tile._replace(lit=at in places) for at, tile in enumerate(group.tiles)), group.laid)
